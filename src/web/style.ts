import type { Palette } from '../display/theme.js';

/** The colours of a theme as custom properties. */
export function variables(palette: Palette, titles: string): string {
  const entries = Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`);
  return `:host{${entries.join(';')};--titles:${titles}}`;
}

/** How a table is laid out; colours come from the theme. */
export const tableStyle = `
:host{display:block;background:var(--paper);color:var(--ink);font:14px/1.4 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;padding:12px;box-sizing:border-box}
*{box-sizing:border-box}
h3{font:bold 13px/1.3 var(--titles);color:var(--accent);margin:0 0 4px}
h4{font-size:13px;margin:0}
p{margin:0}
.prompt{font-size:17px;font-weight:600;margin:0 0 6px}
.sofar{color:var(--faint);margin-bottom:6px}
.choices{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:8px;align-items:center}
button,input{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:7px 12px;min-height:36px}
button{cursor:pointer}
button.lit{border:2px solid var(--lit)}
button:hover{border-color:var(--accent)}
input{width:6.500em}
.range{color:var(--faint);font-size:12px}
.table{display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:14px;align-items:start}
.boards{display:flex;flex-wrap:wrap;gap:14px}
.board{margin:0;flex:1 1 420px;max-width:calc(var(--columns)*120px)}
.board.wide{flex-basis:100%}
.board svg{display:block;width:100%;height:auto}
figcaption{font:bold 13px var(--titles);color:var(--accent)}
.aside{display:flex;flex-direction:column;gap:8px}
.seat{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:6px 10px 6px 42px;position:relative;min-height:40px}
.seat.active{border:2px solid var(--accent)}
.seat h3{color:var(--ink)}
.turn{color:var(--accent);font-weight:normal}
.sign{position:absolute;left:8px;top:6px;width:26px;height:26px}
dl{margin:0;display:flex;flex-wrap:wrap;gap:0 12px;font-size:12px}
dl div{display:flex;gap:4px}
dt{color:var(--faint)}
dd{margin:0;font-weight:600}
.track .line{position:relative;height:26px;margin:0 12px;border-bottom:3px solid var(--line)}
.stop{position:absolute;bottom:-6px;width:2px;height:9px;background:var(--accent)}
.marker{position:absolute;bottom:4px;transform:translateX(-50%);background:var(--accent);color:var(--paper);border-radius:9px;min-width:18px;height:18px;font-size:11px;line-height:18px;text-align:center;padding:0 4px}
small{color:var(--faint);font-weight:normal}
.zones{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:12px 18px}
.cards{display:flex;flex-wrap:wrap;gap:8px}
.zone.row,.zone.hand,.zone.mat{flex-basis:100%}
.card{background:var(--panel);border:1.500px solid var(--owner,var(--line));border-top-width:5px;border-radius:8px;padding:6px 8px;width:160px;font-size:12px}
.pile .card{width:auto;border-top-width:1.500px;padding:2px 8px}
.pile .card h4{font-weight:normal;font-size:12px}
.mat .card{width:auto}
.face-down{background:var(--line)}
.kind{color:var(--faint);font-size:11px}
.value{color:var(--accent);margin-right:6px;white-space:nowrap}
.hidden-cards{align-self:center;color:var(--faint)}
[data-id]:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--chosen);outline-offset:2px}
.lit{cursor:pointer}
.card.lit,.seat.lit,.zone.lit{outline:3px solid var(--lit);outline-offset:1px}
.card.chosen,.seat.chosen,.zone.chosen{outline:4px solid var(--chosen)}
svg .lit{cursor:pointer}
svg [data-id]:focus{outline:none}
svg [data-id]:focus-visible>*{stroke:var(--chosen);stroke-width:5}
@media (max-width:760px){.table{grid-template-columns:minmax(0,1fr)}.card{width:calc(50% - 4px)}.pile .card,.mat .card{width:auto}}
`;
