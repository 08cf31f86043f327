/** Reads the request that a form describes. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What `fetch` takes. */
interface FormRequest {
  readonly url: URL
  readonly init: Omit<RequestInit, 'method' | 'headers'> & { readonly method: string; readonly headers: Headers }
}

const fieldsAt = (form: HTMLElement, place: string): readonly Field[] => [
  ...form.querySelectorAll<Field>(`[data-in="${place}"]:enabled`),
]

/** The names and the values of the fields that are not empty; of a list, one for each line. */
const valuesAt = (form: HTMLElement, place: string): readonly (readonly [name: string, value: string])[] =>
  fieldsAt(form, place).flatMap(field => {
    if (field.type === 'file') return []
    const { name = '', prefix = '' } = field.dataset
    const values = field instanceof HTMLTextAreaElement ? field.value.split('\n') : [field.value]
    return values.filter(value => value !== '').map(value => [name, withPrefix(prefix, value)] as const)
  })

/** A credential as its header field has it: `Bearer …`, or name and password in base64. */
const withPrefix = (prefix: string, value: string): string =>
  prefix + (prefix === 'Basic ' ? btoa(String.fromCharCode(...new TextEncoder().encode(value))) : value)

const filesOf = (field: Field): readonly File[] =>
  field instanceof HTMLInputElement && field.files ? [...field.files] : []

export const methodOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLSelectElement>('[data-methods]')?.value ?? form.dataset.method ?? 'GET'

/** @throws {TypeError} for a header field that cannot be sent, {URIError} for half of a surrogate pair. */
export const requestOf = (form: HTMLFormElement): FormRequest => {
  const method = methodOf(form)
  const url = urlOf(form)
  const headers = new Headers()
  for (const [name, value] of valuesAt(form, 'header')) headers.set(name, value)
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(form, headers)
  return { url, init: { method, headers, body: body ?? null } }
}

/** An address of this origin, whatever the values are. */
const urlOf = (form: HTMLFormElement): URL => {
  const values = new Map(valuesAt(form, 'path'))
  const path = (form.dataset.path ?? '/').replace(/\{(\+?)([^}]*)\}/g, (_all, rest: string, name: string) => {
    const value = values.get(name) ?? ''
    return (rest === '' ? [value] : value.split('/')).map(encodeURIComponent).join('/')
  })
  const url = new URL(location.origin + path)
  url.search = valuesAt(form, 'any-query')[0]?.[1] ?? ''
  for (const [name, value] of valuesAt(form, 'query')) url.searchParams.append(name, value)
  return url
}

/** The body, with its type among the header fields; the browser writes the type of a form. */
const bodyOf = (form: HTMLFormElement, headers: Headers): BodyInit | undefined => {
  const part = form.querySelector<HTMLFieldSetElement>('[data-body]:enabled')
  if (part === null) return undefined
  const { body: type = '', format } = part.dataset
  if (format === 'form') return new URLSearchParams(valuesAt(part, 'form').map(pair => [...pair]))
  if (format === 'multipart') return multipartOf(part)
  const [field] = fieldsAt(part, 'body')
  const content = field && (filesOf(field)[0] ?? (field instanceof HTMLTextAreaElement ? field.value : ''))
  if (content === undefined || content === '') return undefined
  const given = content instanceof File && content.type !== '' ? content.type : type
  if (!headers.has('Content-Type')) headers.set('Content-Type', given)
  return content
}

const multipartOf = (part: HTMLElement): FormData => {
  const data = new FormData()
  for (const [name, value] of valuesAt(part, 'form')) data.append(name, value)
  for (const field of fieldsAt(part, 'form'))
    for (const file of filesOf(field)) data.append(field.dataset.name ?? '', file)
  return data
}
