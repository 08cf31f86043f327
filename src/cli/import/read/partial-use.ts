/** Finds requests that a middleware of another router is before, although it is not before all requests of their route. */
import type { Row } from '../reading.js'

const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/[({].*$/, '')
    .split('/')
    .filter(Boolean)

/**
 * A row for the requests of a route that only a middleware at a literal path is before: for `use('/admin', guard)` and `/:section/x`,
 * that is `/admin/x`. Mostly there are none.
 */
export const partialUse = (at: string, names: readonly string[], method: string, path: string): readonly Row[] => {
  const [prefix, segments] = [segmentsOf(at), segmentsOf(path)]
  const texts = segments.map((segment, index) => (segment.startsWith(':') ? (prefix[index] ?? segment) : segment))
  const isBefore =
    prefix.length <= texts.length && prefix.every((text, index) => text.startsWith(':') || text === texts[index])
  const isPart = prefix.some((text, index) => !text.startsWith(':') && text !== segments[index])
  if (!isBefore || !isPart) return []
  const problem = `${names.join(', ')} at ${at} is before these requests, and not before ${path}: declare them too`
  return [{ method, path: `/${texts.join('/')}`, problem }]
}
