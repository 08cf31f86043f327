/** HTML templates that escape their values. */

/** Text that is HTML already, and is not escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

/** A value in a template. `undefined` and `false` are left out. */
type HtmlValue = string | number | Html | readonly HtmlValue[] | undefined | false

/**
 * An HTML template. It escapes its values, unless they are `Html`, for use in text and in quoted attributes.
 *
 * @example html`<b title="${'"'}">${'<'}</b>`.text // '<b title="&quot;">&lt;</b>'
 */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.reduce((text, part, at) => text + markup(values[at - 1]) + part))

const markup = (value: HtmlValue): string => {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(markup).join('')
  return String(value).replace(/[&<>"']/g, character => ESCAPES[character] ?? '')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
