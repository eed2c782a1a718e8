/** How a report looks, by day and by night. */
export const style = `
:root { color-scheme: light dark; --ink: #1c1b22; --paper: #fff; --faint: #8884; --s0: #3a6ea5; --s1: #c8553d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6ee; --paper: #17161c; --s0: #7fb2e5; --s1: #ef8a6f; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--faint); }
section { overflow-x: auto; }
svg { max-width: 100%; min-width: 36rem; height: auto; font-size: 12px; }
svg text { fill: var(--ink); }
.s0, .k0 { fill: var(--s0); background: var(--s0); }
.s1, .k1 { fill: var(--s1); background: var(--s1); }
.key { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.5em; }
.interval { stroke: var(--ink); stroke-width: 1.5; }
.fair { stroke: var(--ink); stroke-dasharray: 3 3; }
.axis { stroke: var(--faint); }
polyline { fill: none; stroke-width: 2; }
.c0 { stroke: #3a6ea5; } .c1 { stroke: #c8553d; } .c2 { stroke: #4f9d69; } .c3 { stroke: #b08b2e; }
.c4 { stroke: #8a5fb0; } .c5 { stroke: #2e9ca6; } .c6 { stroke: #a65f7d; } .c7 { stroke: #6b6b76; }
`;
