/** Media types: which of them a body or a reply may have, and how a body of each is read. */

/** A media type, or a range of them such as `image/*`. A pattern, so that a contract keeps what is written. */
type MediaType = `${string}/${string}`
/** What `type` is in a contract. */
export type MediaTypes = MediaType | readonly [MediaType, ...MediaType[]]
/** The same in words. */
export const MEDIA_TYPES = "a media type, as in 'text/csv', or a list of them"

export const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
export const MULTIPART = 'multipart/form-data'

/** How a body is read. What is no text in itself is given as bytes. */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'text' | 'bytes'

/** How a body of a media type is read. */
export const formatOf = (type: string): BodyFormat => {
  if (type === FORM) return 'form'
  if (type === MULTIPART) return 'multipart'
  if (/[/+]json$/.test(type)) return 'json'
  return /^text\/|[/+]xml$/.test(type) ? 'text' : 'bytes'
}

/** Whether a body of one media type is one of another, which a contract names. JSON stands for all `application/*+json`. */
export const isOfType = (given: string, named: string): boolean => {
  const type = named.toLowerCase()
  if (type === JSON_TYPE && /^application\/[^/]+\+json$/.test(given)) return true
  return type.endsWith('/*') ? type === '*/*' || given.startsWith(type.slice(0, -1)) : given === type
}

/** Whether a value is a media type, or a list of them. */
export const areMediaTypes = (
  value: unknown,
  isType: (type: string) => boolean = type => type.includes('/'),
): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(each => typeof each === 'string' && isType(each))
    : typeof value === 'string' && isType(value)
