/** What to write in place of a name that is a path, as Rails takes it: `resources 'admin/users'`. */

import type { ResourceKind } from '../../route/actions.js'
import type { IsLiteral } from '../../text/inference.js'
import { type NameProblem, nameProblem } from '../../text/names.js'

type Named = ResourceKind | 'namespace'

/** The error message for a name with a problem. */
export type NameMessage<Call extends Named, Name extends string> = [IsLiteral<Name>, Name] extends [
  true,
  `${string}/${string}`,
]
  ? [PathMessage<Call, Trimmed<Name>>] extends [never]
    ? NameProblem<Name>
    : PathMessage<Call, Trimmed<Name>>
  : NameProblem<Name>

type PathMessage<Call extends Named, Name extends string> =
  AreNames<Name> extends true
    ? Name extends `${infer First}/${infer Rest}`
      ? NestedNameMessage<First, `r.${Call}('${Rest}'${Call extends 'namespace' ? ', …' : ''})`> // 1
      : SlashMessage<Name> // 2
    : never

export const namedProblem = (call: Named, name: unknown): string | undefined => {
  const problem = nameProblem(name)
  if (problem === undefined || typeof name !== 'string' || !name.includes('/')) return problem
  const [first = '', ...rest] = name.replace(/^\/+|\/+$/g, '').split('/')
  if ([first, ...rest].some(each => nameProblem(each) !== undefined)) return problem
  return rest.length > 0
    ? nestedNameMessage(first, `r.${call}('${rest.join('/')}'${call === 'namespace' ? ', …' : ''})`) // 1
    : slashMessage(first) // 2
}

/** Whether all segments of a path are names. */
type AreNames<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? NameProblem<First> extends never
    ? AreNames<Rest>
    : false
  : NameProblem<Path> extends never
    ? true
    : false

/** A path without slashes at its ends. */
export type Trimmed<Path extends string> = Path extends `/${infer Rest}`
  ? Trimmed<Rest>
  : Path extends `${infer Rest}/`
    ? Trimmed<Rest>
    : Path

type NestedNameMessage<Name extends string, Inside extends string> = ReturnType<typeof nestedNameMessage<Name, Inside>>
const nestedNameMessage = <Name extends string, Inside extends string>(name: Name, inside: Inside) =>
  `the name must be one path segment: write namespace('${name}', r => ${inside})` as const

type SlashMessage<Name extends string> = ReturnType<typeof slashMessage<Name>>
const slashMessage = <Name extends string>(name: Name) =>
  `the name must be one path segment, without slashes: write '${name}'` as const
