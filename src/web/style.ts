import type { Palette } from '../display/theme.js';

/** The colours of a theme as custom properties. */
export function variables(palette: Palette, titles: string): string {
  const entries = Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`);
  return `:host{${entries.join(';')};--titles:${titles}}`;
}

/** In pixels; elements with less room than `narrowest` have all below each other. */
export const padding = 12;
export const gap = 14;
export const asideWidth = 280;
export const narrowest = 720;
/** With less room it is not laid out yet, and drawn as for a usual one. */
export const leastWidth = 100;
export const usualWidth = 1000;

/** How a table is laid out; colours come from the theme. */
export const tableStyle = `
:host{display:block;background:var(--paper);color:var(--ink);font:14px/1.4 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;padding:${padding}px;box-sizing:border-box;container-type:inline-size}
*{box-sizing:border-box}
h3{font:bold 13px/1.3 var(--titles);color:var(--accent);margin:0 0 4px}
h4{font-size:13px;margin:0}
p{margin:0}
.head{position:sticky;top:0;z-index:1;background:var(--paper);max-height:50vh;overflow:auto;display:flex;flex-wrap:wrap;align-items:center;gap:0 8px;padding-top:4px;margin-bottom:8px;border-bottom:1px solid var(--line)}
.asking{display:contents}
.prompt{font-size:17px;font-weight:600;margin:0 0 6px;flex-basis:100%}
.sofar{color:var(--faint);margin-bottom:6px;flex-basis:100%}
.choices{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:8px;align-items:center}
button,input{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:7px 12px;min-height:36px}
button{cursor:pointer}
button.lit,button.seek{border:2px solid var(--lit)}
button.seek{margin-bottom:8px}
button[hidden]{display:none}
button:hover{border-color:var(--accent)}
input{width:6.5em}
.range{color:var(--faint);font-size:12px}
.table{display:grid;grid-template-columns:minmax(0,1fr) ${asideWidth}px;gap:${gap}px;align-items:start}
.boards{display:flex;flex-wrap:wrap;gap:${gap}px}
.others{grid-column:1/-1}
.boards:empty,.zones:empty{display:none}
.board{margin:0;max-width:100%}
.pans{overflow-x:auto;overscroll-behavior-x:contain}
[data-id]{scroll-margin-top:140px}
.board svg{display:block;width:100%;height:auto}
figcaption{font:bold 13px var(--titles);color:var(--accent)}
.aside{display:flex;flex-direction:column;gap:8px}
.seat{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:6px 10px 6px 42px;position:relative;min-height:40px}
.seat.asked{border:2px solid var(--accent)}
.seat h3{color:var(--ink)}
.turn{color:var(--accent);font-weight:normal}
.sign{position:absolute;left:8px;top:6px;width:26px;height:26px}
dl{margin:0;display:flex;flex-wrap:wrap;gap:0 12px;font-size:12px}
dl div{display:flex;gap:4px}
dt{color:var(--faint)}
dd{margin:0;font-weight:600}
.track .line{position:relative;margin:0 12px;border-bottom:3px solid var(--line)}
.stop{position:absolute;bottom:-6px;width:2px;height:9px;background:var(--accent)}
.marker{position:absolute;transform:translateX(-50%);background:var(--accent);color:var(--paper);border-radius:9px;min-width:18px;height:18px;font-size:11px;line-height:18px;text-align:center;padding:0 4px}
small{color:var(--faint);font-weight:normal}
.aside .card.full{width:100%}
.zones{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:12px 20px;align-items:flex-start}
.zone.counted{display:flex;gap:6px;align-items:baseline;background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:2px 10px}
.zone.counted h3{margin:0}
.cards{display:flex;flex-wrap:wrap;gap:8px}
.card{background:var(--panel);border:1.5px solid var(--owner,var(--line));border-top:5px solid var(--band,var(--owner,var(--line)));border-radius:8px;padding:6px 8px;width:160px;font-size:12px}
.card.brief{width:auto;border-top:1.5px solid var(--owner,var(--line));padding:3px 9px;display:flex;gap:6px;align-items:baseline}
.card.brief h4{font-weight:normal;font-size:12px}
.card.long{width:328px}
.mat .card.full{width:auto;max-width:300px}
.values{display:flex;flex-wrap:wrap;gap:0 8px}
.face-down{background:var(--line)}
.kind{color:var(--faint);font-size:11px}
.value{color:var(--accent)}
.hidden-cards{align-self:center;color:var(--faint)}
[data-id]:focus-visible,.pans:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--chosen);outline-offset:2px}
.lit{cursor:pointer}
.card.lit,.seat.lit,.zone.lit{outline:3px solid var(--lit);outline-offset:1px}
.card.chosen,.seat.chosen,.zone.chosen{outline:4px solid var(--chosen)}
svg .lit{cursor:pointer}
svg [data-id]:focus{outline:none}
svg [data-id]:focus-visible>*{stroke:var(--chosen);stroke-width:5}
@container (max-width:${narrowest - 2 * padding}px){.table{grid-template-columns:minmax(0,1fr)}.zone{max-width:100%}.prompt{font-size:15px}.card.full{width:calc(50% - 4px);min-width:140px;flex-grow:1}.card.long{width:100%}.mat .card.full{max-width:100%}}
`;
