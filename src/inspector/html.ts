/** HTML that is escaped where it is put together. */
/** Text that is HTML already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

/** What may stand in a template: `undefined` and `false` are nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | undefined | false

/**
 * A template of HTML. Whatever is put into it is escaped, for text and for attributes in quotes, unless it is `Html`.
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
