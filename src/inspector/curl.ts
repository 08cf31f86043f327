/** A request to a route, with values made up for its parameters: as a path, and as a curl line. */

import type { AnyRoute } from '../route/route.js'
import type { ParamKind } from '../text/param-kinds.js'
import { parseSegment } from '../text/segments.js'
import type { ShownOperation } from './operation.js'

const BY_KIND: Readonly<Record<ParamKind, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  bigint: '1',
  integer: '1',
}

/**
 * A path that the route matches. A parameter has a value of its kind, `1` if its name ends with `id`, or its name.
 *
 * @example samplePath({ path: '/@:username/posts/:id' }) // '/@username/posts/1'
 */
export const samplePath = ({ path, kinds }: Pick<AnyRoute, 'path' | 'kinds'>): string =>
  path
    .split('/')
    .map(segment => {
      const { kind, prefix, name, suffix } = parseSegment(segment)
      if (kind === 'literal') return encodeURI(decoded(prefix))
      const given = kinds?.[name]
      const value = given ? BY_KIND[given] : /id$/i.test(name) ? '1' : name
      return encodeURI(decoded(prefix)) + encodeURIComponent(value) + encodeURI(decoded(suffix))
    })
    .join('/')

const decoded = (text: string): string => {
  try {
    return decodeURI(text)
  } catch {
    return text.replaceAll('%', '')
  }
}

/** The method to ask a route with. A route of every method is asked with GET. */
export const sampleMethod = ({ method }: Pick<AnyRoute, 'method'>): string => (method === 'ALL' ? 'GET' : method)

/** A curl line for a shell. It has the parameters that are required, and a body that resembles what the contract takes. */
export const curlLine = (route: AnyRoute, origin: string, operation: ShownOperation | undefined): string => {
  const required = operation?.parameters.filter(({ isRequired }) => isRequired) ?? []
  const query = required
    .filter(({ place }) => place === 'query')
    .map(({ name, sample }) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(sample))}`)
  const headers = required
    .filter(({ place }) => place === 'header')
    .map(({ name, sample }) => ` -H ${quoted(`${name}: ${textOf(sample)}`)}`)
  const url = `${origin}${samplePath(route)}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const method = sampleMethod(route)
  const option = method === 'GET' ? '' : method === 'HEAD' ? ' -I' : ` -X ${method}`
  return `curl${option} ${quoted(url)}${headers.join('')}${bodyOption(operation)}`
}

const textOf = (sample: unknown): string => (typeof sample === 'object' ? JSON.stringify(sample) : String(sample))

const bodyOption = (operation: ShownOperation | undefined): string => {
  const [body] = operation?.bodies ?? []
  if (!body) return ''
  if (body.mediaType === 'multipart/form-data')
    return Object.entries({ ...Object(body.sample) })
      .map(([name, value]) => ` -F ${quoted(`${name}=${textOf(value)}`)}`)
      .join('')
  const isJson = /[/+]json$/.test(body.mediaType)
  return ` -H ${quoted(`Content-Type: ${body.mediaType}`)} -d ${quoted(isJson ? JSON.stringify(body.sample) : textOf(body.sample))}`
}

/** A word for a shell: in quotes if it has characters that mean something there. */
const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)
