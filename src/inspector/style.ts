/**
 * The style of the inspector's page. Every pair of colours has the contrast that level AA of WCAG 2 requires, as the
 * browser tests measure. A browser lays out only the rows that are in sight of a long table.
 */
import { SEND_STYLE } from './send-style.js'

export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f7f8f9; --panel: #ffffff; --head: #f0f2f5; --ink: #1b1f24; --soft: #57606a; --line: #e3e7ec; --edge: #7d8590;
  --accent: #0b57d0; --tint: #e8f0fe; --good: #0f5a2a; --good-tint: #e4f5e9; --bad: #9a1f1c; --bad-tint: #fdebe9;
  --warn: #7a4a00; --warn-tint: #fbeed3; --param: #6b3fa0; --post: #17652f; --put: #7a4a00; --patch: #6b3fa0;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #111418; --panel: #181c21; --head: #1f242b; --ink: #e4e7eb; --soft: #a3acb7; --line: #2a3039; --edge: #77818d;
    --accent: #8ab8ff; --tint: #1c2a41; --good: #93dfa8; --good-tint: #16301f; --bad: #ffb0aa; --bad-tint: #3a1d1c;
    --warn: #f2c879; --warn-tint: #3d2e10; --param: #cdb2f7; --post: #8fdca2; --put: #f2c879; --patch: #cdb2f7;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { background: var(--ground); color: var(--ink); font: 13px/1.5 system-ui, sans-serif; scroll-padding-top: 4rem; }
body { margin: 0; display: grid; grid-template: auto 1fr / 20rem minmax(0, 1fr); }
h1, h2, p, dl, dd, ul, ol, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 15px; }
h2 { font-size: 12px; }
code, pre, var, .path, .target, .use, .place, .method, #controllers, .filters ul { font-family: var(--mono); font-size: 12px; font-style: normal; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 3px; }
main:focus { outline: 0; }
.unseen, .skip:not(:focus), .unseen-until-focus:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; left: 1rem; top: 0.5rem; background: var(--panel); padding: 0.5rem 0.75rem; z-index: 3; }
.note, #help, .count, .arrow { color: var(--soft); }

.bar { grid-column: 1 / -1; position: sticky; top: 0; z-index: 2; display: grid; grid-template-columns: 18.5rem minmax(0, 1fr) auto;
  gap: 0 1rem; align-items: center; padding: 0.5rem 1.25rem 0.5rem 1rem; background: var(--ground); border-bottom: 1px solid var(--line); }
.bar form { display: flex; align-items: center; padding-right: 0.25rem; height: 2.125rem; background: var(--panel); border: 1px solid var(--edge); border-radius: 0.5rem; }
.bar form:has(#box:focus) { outline: 2px solid var(--accent); outline-offset: -1px; }
#box { flex: 1; min-width: 0; height: 100%; padding: 0 0.75rem; font: 13px var(--mono); color: var(--ink); background: none; border: 0; }
#box::placeholder { color: var(--soft); opacity: 1; font-family: system-ui, sans-serif; }
#box::-webkit-search-cancel-button { display: none; }
#box:focus { outline: 2px solid transparent; }
.examples, kbd { font: 12px var(--mono); color: var(--soft); margin-right: 0.375rem; }
kbd { font-size: 11px; border: 1px solid var(--line); border-radius: 4px; padding: 0 0.375rem; }
#box:focus ~ kbd, #box:not(:placeholder-shown) ~ :is(kbd, .examples), #box:placeholder-shown ~ .clear { display: none; }
.clear { display: grid; place-content: center; width: 28px; height: 28px; font: 16px/1 system-ui, sans-serif; color: var(--soft); border-radius: 5px; text-decoration: none; }
.clear:hover { background: var(--head); color: var(--ink); }
#count { color: var(--soft); min-width: 7.5rem; text-align: right; font-variant-numeric: tabular-nums; }

nav { position: sticky; top: 3.2rem; max-height: calc(100vh - 3.2rem); overflow: auto; padding: 0.625rem 0.5rem 1rem; align-self: start; }
nav h2 { color: var(--soft); padding: 0 0.5rem; margin: 0.75rem 0 0.125rem; font-weight: 600; }
nav > :first-child > h2, nav > h2:first-child { margin-top: 0; }
nav a { display: flex; align-items: baseline; justify-content: space-between; gap: 0.5rem; padding: 0 0.5rem; line-height: 24px; border-radius: 5px; color: var(--ink); text-decoration: none; }
nav a span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav a strong { font-size: 11px; font-weight: 400; color: var(--soft); white-space: nowrap; }
nav a:hover { background: var(--head); }
nav a[aria-current] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
nav a[aria-current], nav a[aria-current] strong { color: var(--accent); font-weight: 600; }
.filters { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: baseline; }
.filters > span { color: var(--soft); font: 12px/1.5 system-ui, sans-serif; padding: 0 0.5rem; }
.filters > ul, .filters li { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
.filters a:first-child { grid-column: 1 / span 2; }
.filters a + a { justify-content: flex-end; }

main { padding: 0.5rem 1.25rem 0.75rem 0.5rem; min-width: 0; }
.group { background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; margin-bottom: 0.375rem; scroll-margin-top: 3.75rem; overflow: clip; }
.row { content-visibility: auto; contain-intrinsic-block-size: auto 24px; }
.group > header { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: baseline; padding: 0.125rem 0.75rem; background: var(--head); border-bottom: 1px solid var(--line); }
.group h2 { font: 600 12.5px/1.5 var(--mono); overflow-wrap: anywhere; }
.group > header .place { margin-left: auto; align-self: center; }
.chain { overflow-wrap: anywhere; }
#active { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-bottom: 0.375rem; }
#active .button { color: var(--accent); background: var(--tint); border-color: var(--accent); border-radius: 1rem; }
.cross { color: var(--soft); }
.use { font-size: 11.5px; }
.arrow::before { content: '\\2192' / ''; padding: 0 0.375rem; }
.target .arrow::before { padding: 0 0.125rem; }
.place { font-size: 11.5px; overflow-wrap: anywhere; text-decoration: none; color: var(--soft); }
a.place { color: var(--accent); display: inline-block; line-height: 18px; padding: 3px 0; margin: -3px 0; }
a.place:hover { text-decoration: underline; }

.row > details > summary { display: grid; grid-template-columns: 0.375rem 5.5rem minmax(0, 1fr) 13rem 17rem; gap: 0 0.625rem; align-items: baseline;
  min-height: 24px; padding: 0.0625rem 0.75rem; cursor: pointer; list-style: none; scroll-margin: 4.5rem 0 1rem; }
.row > details > summary::-webkit-details-marker { display: none; }
.row > details > summary::before { content: ''; grid-column: 1; grid-row: 1; justify-self: center; align-self: start; width: 0.4375rem; height: 0.4375rem; margin-top: 0.4375rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; rotate: -45deg; }
.row > details[open] > summary::before { border-color: var(--accent); rotate: 45deg; }
.row > details > summary:hover::before { border-color: var(--ink); }
.row > details > summary:hover { background: var(--head); }
.row > details > summary:focus-visible { outline-offset: -2px; background: var(--tint); }
.methods { white-space: nowrap; }
.method { font-size: 11px; font-weight: 700; color: var(--soft); }
.method[data-method='GET'] { font-weight: 400; }
.method[data-method='POST'] { color: var(--post); }
.method[data-method='PUT'] { color: var(--put); }
.method[data-method='PATCH'] { color: var(--patch); }
.method[data-method='DELETE'] { color: var(--bad); }
.methods:has(.method + .method) [data-asked] { outline: 1px solid; outline-offset: 2px; border-radius: 1px; }
.methods:has([data-asked]) .method + .method { margin-left: 0.25rem; }
.path { font-size: 12.5px; overflow-wrap: anywhere; color: var(--ink); }
var { color: var(--param); font-size: inherit; }
.path i { color: var(--soft); font: 11px var(--mono); }
.what { display: flex; gap: 0.75rem; min-width: 0; }
.about { flex: 1; min-width: 0; container-type: inline-size; color: var(--soft); }
.about > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@container (max-width: 6rem) { .about > span { display: none; } }
.target { color: var(--soft); overflow-wrap: anywhere; }
.end { display: contents; }
.chips { text-align: right; text-wrap: balance; }
.chip { display: inline-block; font: 11px/1.45 system-ui, sans-serif; color: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: 0 0.3125rem; }
.chip.status { font-variant-numeric: tabular-nums; }
.chip.s2 { color: var(--good); }
.chip.s4, .chip.s5 { color: var(--bad); }
.chip.more { color: var(--accent); background: var(--tint); border-color: transparent; }
.chip.less, .chip.deprecated { color: var(--warn); background: var(--warn-tint); border-color: transparent; }
.chip.answers { display: none; color: var(--good); background: var(--panel); font-weight: 600; }
.row[data-answers] .chip.answers { display: inline-block; }
.row[data-answers] > details > summary { background: var(--good-tint); box-shadow: inset 3px 0 var(--good); }
.row[data-answers] > details > summary :is(.target, .chip, .method, i) { color: var(--good); }
.row:target > details > summary { box-shadow: inset 3px 0 var(--accent); }
.row > details[open] > summary { background: var(--tint); }
.row > details[open] > summary :is(.target, .chip, .method, i) { color: var(--ink); }
.row:has(details[open]) { border-bottom: 1px solid var(--line); }

.details { padding: 0.5rem 0.75rem 0.75rem 1.25rem; }
.details dl > div, #reasons dl > div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0 0.625rem; padding: 0.125rem 0; }
dt { color: var(--soft); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
.line { display: flex; }
.line > :first-child:not(:last-child) { flex: none; }
.line > :last-child, .curl, .row > details > summary .path, .runs li { min-width: 0; padding-left: 2ch; text-indent: -2ch; }
.runs li > * { text-indent: 0; }
.curl { display: block; user-select: all; }
.curl span { display: inline-block; max-width: 100%; white-space: pre-wrap; padding-left: 2ch; }
.curl span:first-child { padding-left: 0; text-indent: 0; }
.problem { color: var(--warn); overflow-wrap: anywhere; }
.runs { display: flex; flex-wrap: wrap; gap: 0 1.25rem; counter-reset: run; }
.runs li::before { counter-increment: run; content: counter(run) '. '; color: var(--soft); }
.buttons { display: block; margin-top: 0.25rem; white-space: nowrap; }
button, .button { display: inline-block; font: 12px/1.5 system-ui, sans-serif; min-height: 24px; padding: 0.125rem 0.625rem; color: var(--ink); background: var(--panel);
  border: 1px solid var(--edge); border-radius: 5px; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { background: var(--head); }

#answer { background: var(--panel); border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 0.5rem; padding: 0.625rem 1rem 0.75rem; margin-bottom: 0.75rem; scroll-margin-top: 4rem; }
#answer[data-outcome='route'] { border-left-color: var(--good); }
#summary { font-size: 14px; font-weight: 600; color: var(--bad); overflow-wrap: anywhere; }
#answer[data-outcome='route'] #summary { color: var(--good); }
#reasons > p, #reasons dl { margin-top: 0.25rem; }
#reasons h2 { margin: 0.625rem 0 0.125rem; color: var(--soft); }
.misses > li { padding: 0.1875rem 0; }
.misses ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding-left: 1rem; }
.misses ul li { min-height: 24px; }
.misses a, .found a { text-decoration-color: var(--edge); }
.title { display: flex; gap: 0.75rem; align-items: baseline; min-width: 0; }
.title a { line-height: 24px; }
body:not(:has(nav)) main { grid-column: 1 / -1; padding-left: 1rem; }
.breaks h2 { color: var(--bad); }
.review h2 { color: var(--warn); }
.safe h2 { color: var(--good); }
.bar:not(:has(form)) #count { grid-column: 2 / -1; overflow-wrap: anywhere; }
.changes li { display: grid; grid-template-columns: 7rem minmax(0, 2fr) minmax(0, 3fr); gap: 0 0.625rem; align-items: baseline; padding: 0.1875rem 0.75rem; overflow-wrap: anywhere; }
.changes a { text-decoration-color: var(--edge); line-height: 24px; }
#none { padding: 2rem 1rem; text-align: center; color: var(--soft); font-size: 14px; }

@media (min-width: 60.01rem) {
  .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (hover: none) { kbd { display: none; } }
@media (max-width: 60rem) {
  body { grid-template-columns: minmax(0, 1fr); }
  .bar { grid-template-columns: auto 1fr; gap: 0.375rem 0.75rem; padding: 0.5rem 0.75rem; }
  form { grid-row: 2; grid-column: 1 / -1; }
  .bar:not(:has(form)) #count { grid-column: 1 / -1; text-align: left; }
  #box { font-size: 16px; }
  .clear { width: 34px; height: 34px; margin-right: -0.25rem; }
  html { scroll-padding-top: 6rem; }
  nav { position: static; display: grid; gap: 0.25rem; padding: 0.5rem 0.75rem 0; overflow: visible; max-height: none; }
  nav h2, .filters > span, .examples { display: none !important; }
  nav ul { padding: 2px 0; }
  nav ul, .filters > ul, .filters li { display: flex; gap: 0.375rem; }
  .filters { display: block; }
  nav:has(~ main > #answer:not([hidden])) .filters { display: none; }
  .filters > ul { flex-wrap: wrap; }
  nav .filters li { flex: 0 1 auto; flex-wrap: wrap; gap: 0; }
  #controllers { overflow-x: auto; padding-right: 3rem; mask-image: linear-gradient(to left, transparent, #000 3rem); }
  nav li { flex: none; border: 1px solid var(--line); border-radius: 5px; background: var(--panel); }
  main { padding: 0.5rem 0.75rem 2rem; }
  .group { scroll-margin-top: 6rem; }
  .group > header .place { margin: 0; padding-right: 2rem; }
}
@media (max-width: 44rem) {
  .row > details > summary { grid-template-columns: 0.375rem 3.75rem minmax(0, 1fr); gap: 0 0.5rem; padding: 0.3125rem 0.75rem; scroll-margin: 7rem 0 1rem; }
  .row { contain-intrinsic-block-size: auto 48px; }
  .methods { white-space: normal; grid-column: 2; grid-row: 1 / 3; align-self: start; line-height: 1.4; }
  .row > details > summary > :is(.what, .end) { grid-column: 3; }
  .about { display: none; }
  .end { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.5rem; }
  .chips { margin-left: auto; }
  .details { padding-left: 0.75rem; }
  .runs { display: block; }
  .changes li { grid-template-columns: minmax(0, 1fr); }
  .changes .methods { grid-area: auto; }
  .details dl > div, #reasons dl > div { grid-template-columns: minmax(0, 1fr); padding: 0.25rem 0; }
}
@media (forced-colors: active) { .chip, #answer { border: 1px solid; } .row[data-answers] > details > summary { outline: 2px solid; outline-offset: -2px; } nav a[aria-current] { outline: 1px solid; outline-offset: -1px; } }
${SEND_STYLE}`
