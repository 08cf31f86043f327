/** The style of the form of an open row, and of the reply below it. */
export const SEND_STYLE = `
.send { border-top: 1px solid var(--line); margin-top: 0.75rem; padding-top: 0.625rem; max-width: 44rem; min-width: 0; }
.send h3 { font-size: 13px; margin: 0 0 0.25rem; }
.send fieldset { border: 0; margin: 0 0 0.5rem; padding: 0; min-width: 0; }
.send legend, .send > label { color: var(--soft); padding: 0; margin-bottom: 0.125rem; }
.send fieldset > label { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 0 0.625rem; align-items: center; margin-bottom: 0.25rem; }
.send label > .note { grid-column: 2; font-size: 12px; overflow-wrap: anywhere; }
.send :is(input, textarea, select) { font: 13px var(--mono); color: var(--ink); background: var(--ground); border: 1px solid var(--edge); border-radius: 5px; padding: 0.125rem 0.5rem; min-height: 26px; }
.send fieldset :is(input, textarea) { width: 100%; min-width: 0; }
.send textarea { display: block; resize: vertical; }
.send :focus-visible { outline-offset: 0; }
.send button { color: var(--accent); border-color: var(--accent); font-weight: 600; min-height: 28px; }
.sent { font-weight: 600; margin-top: 0.5rem; }
.fits { color: var(--good); }
.misfits { color: var(--bad); overflow-wrap: anywhere; }
.reply { overflow-wrap: anywhere; scroll-margin: 5rem 0 1rem; }
.reply > pre, .json { font: 12px/1.5 var(--mono); max-height: 32rem; overflow: auto; margin-top: 0.25rem; }
.reply img { display: block; max-width: 100%; max-height: 24rem; margin-top: 0.25rem; }
.fold > summary { cursor: pointer; min-height: 24px; width: fit-content; max-width: 100%; }
.json .fold > :not(summary) { margin-left: 1rem; }
.json-string { color: var(--good); }
.json-number, .json-boolean, .json-object { color: var(--param); }
@media (min-width: 75rem) {
  .details:has(> .send:not([hidden])) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); gap: 0 1.25rem; align-items: start; }
  .send { border-top: 0; border-left: 1px solid var(--line); margin: 0; padding: 0 0 0 1.25rem; }
}
@media (max-width: 44rem) {
  .send :is(input, textarea, select) { font-size: 16px; min-height: 34px; }
  .send button { min-height: 34px; }
}
@media (hover: none) { .fold > summary { min-height: 28px; } }
`
