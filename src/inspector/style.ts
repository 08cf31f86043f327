/**
 * The style of the inspector's page. Every pair of colours has the contrast that level AA of WCAG 2 requires, as the
 * browser tests measure. Each row is a grid of its own, so that the browser lays out only the visible rows of a long
 * table.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbfbfa; --panel: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #dfe3e8; --edge: #7d8590;
  --accent: #0b57d0; --on-accent: #ffffff; --good: #0f5a2a; --good-tint: #e4f5e9; --bad: #9a1f1c; --bad-tint: #fdebe9;
  --read: #0a5a8f; --read-tint: #e3f1fb; --make: #17652f; --make-tint: #e3f5e6; --put: #7a4a00; --put-tint: #fbeed3;
  --patch: #6b3fa0; --patch-tint: #f0e8fb; --other: #424a53; --other-tint: #eaecef;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #121519; --panel: #191d22; --ink: #e4e7eb; --soft: #a3acb7; --line: #2b313a; --edge: #77818d;
    --accent: #8ab8ff; --on-accent: #0b1a30; --good: #93dfa8; --good-tint: #16301f; --bad: #ffb0aa; --bad-tint: #3a1d1c;
    --read: #8ecbff; --read-tint: #12314a; --make: #8fdca2; --make-tint: #163822; --put: #f2c879; --put-tint: #3d2e10;
    --patch: #cdb2f7; --patch-tint: #33264a; --other: #c3cad2; --other-tint: #2a3038;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { background: var(--ground); color: var(--ink); font: 0.9375rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; }
h1, h2, h3, p, dl, dd, ol { margin: 0; padding: 0; }
h1 { font-size: 1.375rem; letter-spacing: -0.01em; }
h2 { font-size: 1.0625rem; }
h3 { font-size: 0.875rem; margin: 1rem 0 0.375rem; }
code, var, .mono, tbody th, .target { font-family: var(--mono); font-size: 0.8125rem; font-style: normal; unicode-bidi: isolate; }
code, var, a, th, td, .summary { overflow-wrap: anywhere; }
var { color: var(--patch); }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.25rem; }
.hidden-title, caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--panel); padding: 0.5rem 0.75rem; z-index: 2; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.875rem; }
header p, .note, footer { color: var(--soft); font-size: 0.875rem; }
section { margin-top: 1.5rem; }
.ask { background: var(--panel); border: 1px solid var(--line); border-radius: 0.625rem; padding: 1rem 1.25rem 1.25rem; }
form, .filter { display: flex; flex-wrap: wrap; align-items: end; gap: 0.625rem; }
form { margin-top: 0.625rem; }
label { display: grid; gap: 0.1875rem; font-size: 0.8125rem; color: var(--soft); }
.wide { flex: 1 1 16rem; min-width: 0; }
input, select, button {
  font: inherit; font-size: 0.875rem; color: var(--ink); background: var(--ground); border: 1px solid var(--edge);
  border-radius: 0.375rem; padding: 0 0.625rem; height: 2.25rem; min-width: 0; max-width: 100%;
}
input, select { font-family: var(--mono); }
button { font-weight: 600; background: var(--accent); border-color: var(--accent); color: var(--on-accent); cursor: pointer; }
.filter button { background: var(--panel); border-color: var(--edge); color: var(--ink); }
.filter { justify-content: space-between; margin-bottom: 0.75rem; }
.filter > div { display: flex; flex: 0 1 32rem; align-items: end; gap: 0.625rem; }
.summary { font-weight: 600; margin-top: 1rem; padding: 0.5rem 0.75rem; border-left: 4px solid var(--bad); border-radius: 0.25rem;
  background: var(--bad-tint); color: var(--bad); }
.summary[data-outcome='route'] { border-color: var(--good); background: var(--good-tint); color: var(--good); }
.summary:empty { margin: 0; padding: 0; border: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; margin-top: 0.75rem; }
dt { color: var(--soft); font-size: 0.875rem; }
dd, ol { font-size: 0.875rem; }
dd ul, ol { list-style: none; margin: 0; padding: 0; }
ol li { display: grid; grid-template-columns: 4.75rem minmax(0, 2fr) minmax(0, 3fr); gap: 0.125rem 0.75rem; align-items: baseline;
  padding: 0.25rem 0; border-top: 1px solid var(--line); }
.method { display: inline-block; min-width: 4.5rem; padding: 0.0625rem 0.375rem; border: 1px solid transparent; border-radius: 0.25rem;
  font: 600 0.6875rem/1.4 var(--mono); letter-spacing: 0.03em; text-align: center; color: var(--other); background: var(--other-tint); }
.method[data-method='GET'] { color: var(--read); background: var(--read-tint); }
.method[data-method='POST'] { color: var(--make); background: var(--make-tint); }
.method[data-method='PUT'] { color: var(--put); background: var(--put-tint); }
.method[data-method='PATCH'] { color: var(--patch); background: var(--patch-tint); }
.method[data-method='DELETE'] { color: var(--bad); background: var(--bad-tint); }
table { --columns: 5.75rem minmax(0, 5fr) minmax(0, 4fr); display: block; background: var(--panel); border: 1px solid var(--line);
  border-radius: 0.625rem; }
table.uses { --columns: 5.75rem minmax(0, 5fr) minmax(0, 4fr) minmax(0, 2fr); }
table.explained { --columns: 5.75rem minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr); }
table.uses.explained { --columns: 5.75rem minmax(0, 5fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 5fr); }
table:not(.explained) .why { display: none; }
thead { display: block; position: sticky; top: 0; z-index: 1; background: var(--panel); border-radius: 0.625rem 0.625rem 0 0;
  border-bottom: 1px solid var(--edge); }
tbody { display: block; }
tr { display: grid; grid-template-columns: var(--columns); gap: 0 1rem; align-items: baseline; padding: 0.3125rem 0.75rem; }
th, td { text-align: left; font-weight: 400; padding: 0; min-width: 0; }
thead th { color: var(--soft); font-size: 0.8125rem; padding: 0.1875rem 0; }
tbody tr { border-top: 1px solid var(--line); scroll-margin-top: 3rem; content-visibility: auto; contain-intrinsic-block-size: auto 2rem; }
tbody tr:first-child { border-top: 0; }
tbody tr:last-child { border-radius: 0 0 0.5625rem 0.5625rem; }
tbody .use, tbody .why { color: var(--soft); font-size: 0.8125rem; }
tbody tr:hover { background: var(--ground); }
tbody tr[data-verdict='answers'] { background: var(--good-tint); box-shadow: inset 4px 0 var(--good); }
tbody tr[data-verdict='answers'] .why { color: var(--good); font-weight: 600; }
tbody tr[data-verdict='answers'] .why::before { content: '\\2713\\00a0'; }
tbody tr[data-verdict='outranked'] .why, tbody tr[data-verdict='method'] .why { color: var(--ink); }
tbody tr:target { outline: 2px solid var(--accent); outline-offset: -2px; }
footer { margin-top: 1.5rem; }
@media (max-width: 48rem) {
  html { font-size: 0.9375rem; }
  .ask { padding: 0.75rem; }
  ol li { grid-template-columns: 4.75rem minmax(0, 1fr); }
  ol li > :last-child { grid-column: 2; }
  .filter > div { flex: 1 1 100%; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { grid-template-columns: 5rem minmax(0, 1fr); padding: 0.5rem 0.625rem; gap: 0.125rem 0.625rem; scroll-margin-top: 0;
    contain-intrinsic-block-size: auto 4rem; }
  tbody tr > * { grid-column: 2; }
  tbody tr > :first-child { grid-column: 1; grid-row: 1; }
  tbody td:empty { display: none; }
}
@media (forced-colors: active) { .summary, .method { border: 1px solid; } }
`
