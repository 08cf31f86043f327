/** Shows the reply to a request that a form has sent. All of it is text, or a picture in an element that runs nothing. */
import { FIT, FITS } from '../reply.js'
import { element, exactJson, jsonElement } from './json.js'

/** How many characters of a body are shown, and how many bytes of a picture. */
const MAX = { text: 100_000, picture: 10_000_000 }

interface Shown {
  readonly response: Response
  readonly body: Blob
  readonly milliseconds: number
  /** The statuses of the contract; none if it does not say. */
  readonly statuses: readonly string[]
  /** Header fields that the browser did not send. */
  readonly unsent: readonly string[]
}

/** What a reader hears: `201 Created · 35 ms · 120 bytes`. */
export const statusLine = ({ response, body, milliseconds }: Shown): string =>
  isRedirect(response)
    ? `A redirect · ${milliseconds} ms`
    : `${`${response.status} ${response.statusText}`.trim()} · ${milliseconds} ms · ${body.size} bytes`

export const replyElements = async (shown: Shown): Promise<readonly Node[]> => {
  const { response, body, unsent } = shown
  if (isRedirect(response)) return [note('A page cannot read where a redirect leads to. The curl line shows it.')]
  const headers = [...response.headers].filter(([name]) => name !== FIT.toLowerCase())
  const fields = element('details', '', { className: 'fold' })
  fields.append(
    element('summary', `${headers.length} header fields`),
    element('pre', headers.map(([name, value]) => `${name}: ${value}`).join('\n')),
  )
  return [
    ...(unsent.length > 0 ? [note(`The browser does not let a page send ${unsent.join(', ')}.`)] : []),
    fitElement(shown),
    fields,
    await bodyElement(body, response.headers.get('Content-Type') ?? ''),
  ]
}

/** The browser hides all of a redirect that it does not follow. */
const isRedirect = ({ type }: Response): boolean => type === 'opaqueredirect'

const fitElement = ({ response, statuses }: Shown): HTMLElement => {
  const fit = response.headers.get(FIT)
  if (fit === FITS) return element('p', 'Fits the contract.', { className: 'fits' })
  if (fit !== null) return element('p', `Does not fit: ${decodeURIComponent(fit)}.`, { className: 'misfits' })
  if (statuses.length === 0) return note('The contract does not say what this route replies.')
  return statuses.includes(String(response.status))
    ? note('The contract has this status. Its body was not compared.')
    : element('p', `Does not fit: the contract has no reply ${response.status}, only ${statuses.join(', ')}.`, {
        className: 'misfits',
      })
}

const note = (text: string): HTMLElement => element('p', text, { className: 'note' })

const bodyElement = async (body: Blob, contentType: string): Promise<HTMLElement> => {
  const type = contentType.replace(/;.*$/s, '').trim().toLowerCase()
  if (body.size === 0) return note('No body.')
  if (/^image\//.test(type) && body.size <= MAX.picture) {
    const src = await dataUrl(body)
    return element('img', '', { src, alt: `The body: ${type}` })
  }
  if (type !== '' && !/^text\/|[/+](?:json|xml|javascript|x-www-form-urlencoded|x-ndjson|yaml)$/.test(type))
    return note(`${body.size} bytes of ${type}`)
  const text = await body.text()
  const json = /[/+]json$/.test(type) && text.length <= MAX.text * 10 ? exactJson(text) : undefined
  if (json) {
    const tree = element('div', '', { className: 'json' })
    tree.append(jsonElement(json.value))
    return tree
  }
  const rest = text.length - MAX.text
  return element('pre', rest > 0 ? `${text.slice(0, MAX.text)}\n… and ${rest} more characters` : text)
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })
