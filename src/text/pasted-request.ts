/** Reads requests as people paste them: a curl line, or an address without its scheme. */

/**
 * The method and the path of a curl line, and other text as it is, but for the host of an address such as `localhost:3000/places`. The
 * page of the inspector contains this function as text, so it uses nothing outside of itself, and names no function in it.
 *
 * @see https://curl.se/docs/manpage.html
 *
 * @example pastedRequest("curl -X DELETE 'http://localhost:3000/places/5' -H 'Accept: *'") // 'DELETE /places/5'
 */
export const pastedRequest = (text: string): string => {
  const line = text.trim()
  if (!/^(?:[$%>]\s+)?curl(?:\.exe)?\s/i.test(line)) return line.replace(/^([a-z-]+\s+)?[\w.-]+:\d+(?=\/)/i, '$1')
  const words = [...line.replace(/\\\s+/g, ' ').matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/g)].map(
    ([word]) =>
      word.replace(
        /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/g,
        (_all, escaped?: string, single?: string, double?: string) =>
          escaped ?? single ?? (double ?? '').replace(/\\(["\\$`])/g, '$1'),
      ),
  )
  let [method, url, usual] = ['', '', 'GET']
  for (let at = words.findIndex(word => /^curl(?:\.exe)?$/i.test(word)) + 1; at < words.length; at++) {
    const word = words[at] ?? ''
    const [, long, joined] = /^--([\w.-]+)(?:=(.*))?$/s.exec(word) ?? []
    // Short options without a value may stand before one with a value, which may follow at once.
    const [, flags = '', short, rest] =
      /^-([^-AbcCdDeEFhHKmoPQrtTuUwxXyYz]*)(?:([AbcCdDeEFhHKmoPQrtTuUwxXyYz])(.*))?$/s.exec(word) ?? []
    const isFlag =
      long !== undefined &&
      /^(?:anyauth|basic|compressed|digest|fail|fail-with-body|get|globoff|head|http\d.*|include|insecure|ipv[46]|location|location-trusted|negotiate|no-.*|ntlm|path-as-is|progress-bar|show-error|silent|verbose)$/.test(
        long,
      )
    const takesNext = (long !== undefined && !isFlag && joined === undefined) || rest === ''
    const value = joined ?? (takesNext ? (words[++at] ?? '') : (rest ?? ''))
    const option = short ?? long ?? ''
    if (/^(?:X|request)$/.test(option)) method = value
    else if (option === 'url' || !word.startsWith('-')) url ||= option === 'url' ? value : word
    else if (/^(?:d|data.*|json|F|form.*)$/.test(option) && usual === 'GET') usual = 'POST'
    else if (/^(?:T|upload-file)$/.test(option)) usual = 'PUT'
    if (flags.includes('I') || option === 'head') usual = 'HEAD'
    if (flags.includes('G') || option === 'get') usual = 'GET '
  }
  if (url === '') return line
  const path = url.replace(/^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return `${(method || usual).trim().toUpperCase()} ${path.startsWith('/') ? path : `/${path}`}`
}
