/** A request to a route, with values made up for its parameters: as a path, and as a curl line. */

import { formatOf } from '../body/media-types.js'
import type { AnyRoute } from '../route/route.js'
import type { ParamKind } from '../text/param-kinds.js'
import { parseSegment } from '../text/segments.js'
import { type Credential, credentialOf, type SecuritySchemes } from './credentials.js'
import { fieldsIn, textOf, UNKNOWN_BODY } from './sample.js'
import type { ShownOperation, ShownParameter } from './shown-operation.js'

const BY_KIND: Readonly<Record<ParamKind, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  bigint: '1',
  integer: '1',
}

/**
 * A path that the route matches. A parameter has the value that is given for it; otherwise one of its kind, `1` if its name ends with
 * `id`, or its name.
 *
 * @example samplePath({ path: '/@:username/posts/:id' }) // '/@username/posts/1'
 */
export const samplePath = (
  { path, kinds }: Pick<AnyRoute, 'path' | 'kinds'>,
  values: Readonly<Record<string, string>> = {},
): string =>
  filledPath(path, (name, isWildcard) => {
    const value = values[name] ?? sampleParam(name, kinds)
    return (isWildcard ? value.split('/') : [value]).map(encoded).join('/')
  })

/** The value that `samplePath` has for a parameter. */
export const sampleParam = (name: string, kinds: AnyRoute['kinds']): string => {
  const kind = kinds?.[name]
  if (kind) return BY_KIND[kind]
  return /id$/i.test(name) ? '1' : name
}

/** A path as a URL has it, with what a function gives in place of each parameter. */
export const filledPath = (path: string, fill: (name: string, isWildcard: boolean) => string): string =>
  path
    .split('/')
    .map(segment => {
      const { kind, prefix, name, suffix } = parseSegment(segment)
      const filled = kind === 'literal' ? '' : fill(name, kind === 'wildcard')
      return encodeURI(decoded(prefix)) + filled + encodeURI(decoded(suffix))
    })
    .join('/')

/** Half of a surrogate pair, which a schema or a route that is not checked may have, has no encoding. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')
const encoded = (text: string): string => encodeURIComponent(wellFormed(text))

const decoded = (text: string): string => {
  try {
    return wellFormed(decodeURI(text))
  } catch {
    return wellFormed(text.replaceAll('%', ''))
  }
}

/** The method of a request to a route: GET for a route of every method. */
export const sampleMethod = ({ method }: Pick<AnyRoute, 'method'>): string => (method === 'ALL' ? 'GET' : method)

/**
 * A curl line for a shell, in parts, between which the line may break: the request, and each option with its value. It has placeholders
 * for the first security requirement, as in `<token>`, the parameters that are required, and a body that resembles what the contract
 * takes. `values` are those of the path, as in `samplePath`.
 */
export const curlParts = (
  route: AnyRoute,
  origin: string,
  operation: ShownOperation | undefined,
  schemes: SecuritySchemes = {},
  values: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const credentials = operation?.security[0]?.flatMap(scheme => credentialOf(scheme, schemes) ?? []) ?? []
  const parameters = operation?.parameters.filter(
    ({ isRequired, ...each }) => isRequired && !isAmong(credentials, each),
  )
  const samples = parameters?.map(({ place, name, sample }) => ({ place, name, value: textOf(sample) })) ?? []
  const at = (place: string) => [...credentials, ...samples].filter(each => each.place === place)
  const query = at('query').map(({ name, value }) => `${encoded(name)}=${valueInQuery(value)}`)
  const cookies = at('cookie').map(({ name, value }) => `${name}=${value}`)
  const url = `${origin}${samplePath(route, values)}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const method = sampleMethod(route)
  const parts = [
    ['curl', ...(method === 'GET' ? [] : method === 'HEAD' ? ['-I'] : ['-X', method]), url],
    ...at('option').map(({ name, value }) => [name, value]),
    ...at('header').map(({ name, value }) => ['-H', `${name}: ${value}`]),
    ...(cookies.length > 0 ? [['-b', cookies.join('; ')]] : []),
    ...bodyParts(operation),
  ]
  return parts.map(words => words.map(quoted).join(' '))
}

export const isAmong = (
  credentials: readonly Credential[],
  { place, name }: Pick<ShownParameter, 'place' | 'name'>,
): boolean => credentials.some(each => each.place === place && each.name.toLowerCase() === name.toLowerCase())

/** A placeholder stays legible. */
const valueInQuery = (value: string): string => (/^<.*>$/.test(value) ? value : encoded(value))

const bodyParts = (operation: ShownOperation | undefined): readonly (readonly string[])[] => {
  const [body] = operation?.bodies ?? []
  if (!body) return []
  const { mediaType, sample } = body
  const format = formatOf(mediaType)
  const fields = () => fieldsIn(sample).map(([name, value]) => `${name}=${value}`)
  if (format === 'multipart') return fields().map(field => ['-F', field])
  if (format === 'form') return fields().map(field => ['--data-urlencode', field])
  const isJson = format === 'json' && sample !== UNKNOWN_BODY
  return [
    ['-H', `Content-Type: ${mediaType}`],
    [format === 'bytes' ? '--data-binary' : '-d', isJson ? JSON.stringify(sample) : textOf(sample)],
  ]
}

/** A word for a shell: in quotes if it has characters that mean something there. */
const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)
