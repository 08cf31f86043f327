/** Reads requests as people paste them: a curl line, or an address without its scheme. */

/**
 * The method, the path and the query of a curl line, and other text as it is, but for the host of an address such as `localhost:3000/places`.
 *
 * @see https://curl.se/docs/manpage.html
 *
 * @example pastedRequest("curl -X DELETE 'http://localhost:3000/places/5' -H 'Accept: *'") // 'DELETE /places/5'
 */
export const pastedRequest = (text: string): string => {
  const line = text.trim()
  if (!/^(?:[$%>]\s+)?curl(?:\.exe)?\s/i.test(line)) return line.replace(/^([a-z-]+\s+)?[\w.-]+:\d+(?=\/)/i, '$1')
  const words = wordsOf(line)
  let [method, url, usual] = ['', '', 'GET']
  const data: string[] = []
  for (let at = words.findIndex(word => /^curl(?:\.exe)?$/i.test(word)) + 1; at < words.length; at++) {
    const word = words[at] ?? ''
    const { option, flags, value = words[++at] ?? '' } = optionOf(word)
    if (/^(?:X|request)$/.test(option)) method = value
    else if (option === 'url' || !word.startsWith('-')) url ||= option === 'url' ? value : word
    else if (/^(?:d|data.*|json|F|form.*)$/.test(option)) {
      data.push(option === 'data-urlencode' ? encodedField(value) : value)
      if (usual === 'GET') usual = 'POST'
    } else if (/^(?:T|upload-file)$/.test(option)) usual = 'PUT'
    if (flags.includes('I') || option === 'head') usual = 'HEAD'
    if (flags.includes('G') || option === 'get') usual = 'GET '
  }
  const path = pathOf(url)
  const query = usual === 'GET ' && data.length > 0 ? `${path.includes('?') ? '&' : '?'}${data.join('&')}` : ''
  return url === '' ? line : `${(method || usual).trim().toUpperCase()} ${path}${query}`
}

/** `name=a b` as a query has it. */
const encodedField = (field: string): string => {
  const value = field.indexOf('=') + 1
  return field.slice(0, value) + String(new URLSearchParams({ '': field.slice(value) })).slice(1)
}

/** The words of a line of a shell, without their quotes. */
const wordsOf = (line: string): readonly string[] =>
  [...line.replace(/\\\s+/g, ' ').matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/g)].map(([word]) =>
    unquoted(word),
  )

const unquoted = (word: string): string =>
  word.replace(
    /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/g,
    (_all, escaped?: string, single?: string, double?: string) =>
      escaped ?? single ?? (double ?? '').replace(/\\(["\\$`])/g, '$1'),
  )

/** The long options that take no value. */
const FLAGS =
  /^(?:anyauth|basic|compressed|digest|fail|fail-with-body|get|globoff|head|http\d.*|include|insecure|ipv[46]|location|location-trusted|negotiate|no-.*|ntlm|path-as-is|progress-bar|show-error|silent|verbose)$/

/** A word as an option, if it is one. */
interface CurlOption {
  /** The name of a long option, the letter of a short one with a value, or nothing. */
  readonly option: string
  /** Short options without a value, which may stand before one with a value. */
  readonly flags: string
  /** `undefined` if the next word is the value. */
  readonly value: string | undefined
}

const optionOf = (word: string): CurlOption => {
  const [, long, joined] = /^--([\w.-]+)(?:=(.*))?$/s.exec(word) ?? []
  if (long !== undefined) return { option: long, flags: '', value: joined ?? (FLAGS.test(long) ? '' : undefined) }
  const [, flags = '', short = '', rest = ''] =
    /^-([^-AbcCdDeEFhHKmoPQrtTuUwxXyYz]*)(?:([AbcCdDeEFhHKmoPQrtTuUwxXyYz])(.*))?$/s.exec(word) ?? []
  return { option: short, flags, value: short !== '' && rest === '' ? undefined : rest }
}

const pathOf = (url: string): string => {
  const path = url.replace(/^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i, '').replace(/#.*$/s, '')
  return path.startsWith('/') ? path : `/${path}`
}
