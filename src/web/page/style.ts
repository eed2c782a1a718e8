/** The page around the table. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:#f3f2ef;--text:#1d1d1f;--edge:#c8c6c0;--sheet:#fff;--strong:#24507a;--good:#1a7a3c;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#15161a;--text:#eee;--edge:#44474f;--sheet:#22252b;--strong:#8fc1f0;--good:#5fd38a;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.45 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 14px;border-bottom:1px solid var(--edge)}
h1{font-size:20px;margin:0}
header p{margin:0}
h2{font-size:16px;margin:0 0 6px}
main{padding:12px 14px;display:grid;grid-template-columns:minmax(0,1fr) 320px;gap:14px;align-items:start}
main.single{display:block;max-width:900px;margin:auto}
button,select,input,textarea{font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--edge);border-radius:8px;padding:6px 10px;min-height:36px}
input[type=checkbox]{min-height:auto;vertical-align:middle}
label:has(>input[type=checkbox]){white-space:nowrap}
button{cursor:pointer}
button:disabled{opacity:.5;cursor:default}
button:focus-visible,select:focus-visible,input:focus-visible,a:focus-visible,li:focus-visible{outline:3px solid var(--strong);outline-offset:1px}
.bar{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-bottom:8px}
.bar input[type=range]{flex:1 1 200px;min-height:auto;padding:0}
.panel{background:var(--sheet);border:1px solid var(--edge);border-radius:10px;padding:10px 12px;margin-bottom:12px}
.notice:has(>:first-child:empty){border:0;padding:0;margin:0;background:none}
.notice>button{display:none}
aside{position:sticky;top:12px;max-height:calc(100vh - 24px);overflow:auto}
.story{max-height:420px;overflow:auto;padding:0;margin:0;list-style:none;font-size:13px}
.story li{padding:3px 6px;border-radius:6px;cursor:pointer}
.story li.now{background:var(--strong);color:var(--ground)}
.story li.event{padding-left:18px;border-left:3px solid var(--edge);border-radius:0}
.latest{font-weight:600;margin:0 0 8px;min-height:1.45em}
.legend{display:flex;flex-wrap:wrap;gap:2px 16px;font-size:13px;margin:0;padding:0;list-style:none}
.legend svg{width:34px;height:10px;vertical-align:middle}
.good{color:var(--good);font-weight:600}
.bad{color:var(--bad);font-weight:600}
.chart{width:100%;height:auto;display:block}
cityrules-table{border:1px solid var(--edge);border-radius:12px;overflow:clip}
.curtain{min-height:50vh;display:grid;place-items:center;text-align:center}
form.setup{display:grid;gap:10px}
fieldset{border:1px solid var(--edge);border-radius:10px;display:flex;flex-wrap:wrap;gap:8px 16px}
.option{flex:1 1 260px}
fieldset.options,details[open]{display:flex;flex-wrap:wrap;gap:12px 18px}
details>summary{flex-basis:100%}
fieldset.options>p{flex-basis:100%;margin:0}
.option p{margin:2px 0 0}
.row{flex-basis:100%;display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center}
.kind{font-size:13px;opacity:.85}
.lookup details[open]{display:block}
.games{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:10px}
.games button{text-align:left;padding:14px}
.why{border-left:4px solid var(--bad);padding-left:10px}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:860px){
main{grid-template-columns:minmax(0,1fr)}
body>*>main{padding:8px 0}
header{padding:8px 10px;gap:6px}
h1{flex:1 1 70%;font-size:18px}
header button{padding:4px 9px}
.bar,.latest{margin-left:10px;margin-right:10px}
cityrules-table{border-width:1px 0;border-radius:0}
aside{position:static;max-height:none}
.notice:not(:has(>:first-child:empty)){position:fixed;inset:auto 0 0;z-index:2;max-height:45vh;overflow:auto;margin:0;border-width:2px 0 0;border-radius:0;padding-right:90px}
.notice:not(:has(>:first-child:empty))>button{display:block;position:absolute;top:8px;right:10px}
}
`;
