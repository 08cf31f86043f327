/** The paths of a document, and the ids of its operations: both follow from the method and the path of a route alone. */

import { parseSegment, type Segment } from '../text/segments.js'

/** The path of a route as a document has it: `/@{username}` for `/@:username`. A wildcard is a parameter too. */
export const documentPath = (path: string): string => path.split('/').map(parseSegment).map(documentSegment).join('/')
const documentSegment = ({ kind, prefix, name, suffix }: Segment): string =>
  kind === 'literal' ? prefix : `${prefix}{${name}}${suffix}`

/** The path without the names of its parameters. OpenAPI allows one path of a shape, so the operations of two must share it. */
export const documentShape = (path: string): string => documentPath(path).replaceAll(/\{[^}]*\}/g, '{}')

/**
 * The `operationId` of a route: its method and the segments of its path, with `_` between them. `mark-read` becomes `markRead`, `:id`
 * becomes `byId`, and `*path` becomes `anyPath`. A path with other segments could give the id of another path, and gets a checksum
 * after `__`. So no two routes of a table have the same id, and no route changes that of another one.
 *
 * @example operationIdOf('GET', '/places/:placeId/rooms/:id') // 'get_places_byPlaceId_rooms_byId'
 * @example operationIdOf('GET', '/@:username') // 'get_byUsername__7n3x0b'
 */
export const operationIdOf = (method: string, path: string): string => {
  const segments = path.split('/').slice(1).filter(Boolean).map(parseSegment)
  const id = [method.toLowerCase(), ...segments.map(wordOf).filter(Boolean)].join('_')
  return segments.every(isReversible) ? id : `${id}__${checksum(documentShape(path))}`
}

const BEFORE_NAME = { literal: '', affixed: 'by', parameter: 'by', wildcard: 'any' }

const wordOf = ({ kind, prefix, name, suffix }: Segment): string =>
  [prefix, BEFORE_NAME[kind], name, suffix]
    .flatMap(text => text.split(/[^A-Za-z0-9]+/))
    .filter(Boolean)
    .map((text, at) => (at === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1)))
    .join('')

/** Whether no other segment at the same place becomes the same word. The names of parameters do not tell routes apart. */
const isReversible = ({ kind, prefix, name }: Segment): boolean => {
  if (kind === 'literal') return /^(?!(?:by|any)-)[a-z0-9]+(?:-[a-z][a-z0-9]*)*$/.test(prefix)
  return kind !== 'affixed' && /^[A-Za-z][A-Za-z0-9]*$/.test(name)
}

/** The hash FNV-1a of 32 bits. */
const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
