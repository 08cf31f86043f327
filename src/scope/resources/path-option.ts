/** What is wrong with the option `path` of `resources` and `resource`, which is one segment: what to write for another path. */

import type { ResourceKind } from '../../route/actions.js'
import type { IsLiteral } from '../../text/inference.js'
import { type NameProblem, nameProblem } from '../../text/names.js'
import type { Trimmed } from '../foreign/name-message.js'

/** The error message for a path that is not one segment. `Name` is that of the resource. */
export type PathOptionMessage<Kind extends ResourceKind, Name extends string, Path> = Path extends string
  ? IsLiteral<Path> extends true
    ? PathMessage<Kind, Name, Trimmed<Path>>
    : SegmentOptionMessage<'path'>
  : SegmentOptionMessage<'path'>

type PathMessage<Kind extends ResourceKind, Name extends string, Path extends string> = Path extends ''
  ? typeof EMPTY // 1
  : NameProblem<Path> extends never
    ? SlashMessage<Path> // 2
    : LastSegment<Path> extends `:${string}`
      ? ParameterMessage<Path> // 3
      : Path extends `${infer Before}/${LastSegment<Path>}`
        ? NameProblem<LastSegment<Path>> extends never
          ? InScopeMessage<Before, `r.${Kind}('${Name}'${WithPath<Name, LastSegment<Path>>})`> // 4
          : SegmentOptionMessage<'path'>
        : SegmentOptionMessage<'path'>

/** What is wrong with the option, or `undefined`. */
export const pathOptionProblem = (kind: ResourceKind, name: string, value: unknown): string | undefined => {
  if (nameProblem(value) === undefined) return undefined
  if (typeof value !== 'string') return segmentOptionMessage('path')
  const path = value.replace(/^\/+|\/+$/g, '')
  if (path === '') return EMPTY // 1
  if (nameProblem(path) === undefined) return slashMessage(path) // 2
  const slash = path.lastIndexOf('/')
  const last = path.slice(slash + 1)
  if (last.startsWith(':')) return parameterMessage(path) // 3
  return slash === -1 || nameProblem(last) !== undefined
    ? segmentOptionMessage('path')
    : inScopeMessage(path.slice(0, slash), `r.${kind}('${name}'${last === name ? '' : `, { path: '${last}' }`})`) // 4
}

type LastSegment<Path extends string> = Path extends `${string}/${infer Rest}` ? LastSegment<Rest> : Path

type WithPath<Name extends string, Segment extends string> = Segment extends Name ? '' : `, { path: '${Segment}' }`

const EMPTY = "'path' cannot be empty: write the actions as verbs, as in get(':id', 'Controller#action')"

type SlashMessage<Segment extends string> = `'path' is one segment without slashes: write { path: '${Segment}' }`
const slashMessage = <Segment extends string>(segment: Segment): SlashMessage<Segment> =>
  `'path' is one segment without slashes: write { path: '${segment}' }`

type ParameterMessage<Path extends string> =
  `'path' cannot end in a parameter: write the actions as verbs in scope('${Path}', r => …)`
const parameterMessage = <Path extends string>(path: Path): ParameterMessage<Path> =>
  `'path' cannot end in a parameter: write the actions as verbs in scope('${path}', r => …)`

type InScopeMessage<
  Path extends string,
  Call extends string,
> = `'path' is one segment: write scope('${Path}', r => ${Call})`
const inScopeMessage = <Path extends string, Call extends string>(path: Path, call: Call): InScopeMessage<Path, Call> =>
  `'path' is one segment: write scope('${path}', r => ${call})`

/** Also that of `singular` and `plural`. */
export type SegmentOptionMessage<Option extends string> =
  `'${Option}' must be one path segment, written as a string literal`
export const segmentOptionMessage = <Option extends string>(option: Option): SegmentOptionMessage<Option> =>
  `'${option}' must be one path segment, written as a string literal`
