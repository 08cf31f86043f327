/**
 * Checks the contracts of controllers. At run time `defineRoutes` does so, and the loading of a lazy controller. For the types
 * it is `createRouter`, since a schema may make links: the type of the table would depend on itself.
 */

import { offersAction, type PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import { type ActionContract, CONTRACT, type ContractIn } from './contract.js'
import type { InputPart } from './input-error.js'
import { isSchema } from './schema.js'

/** What is wrong with the contracts of the registered classes, one error message for each mistake, or `never`. */
export type ContractsProblem<Registry> = Registry extends { readonly [path: string]: WithoutContract }
  ? never
  : {
      [Path in keyof Registry & string]: Registry[Path] extends WithoutContract
        ? never
        : [keyof ContractIn<Registry[Path]>, ContractIn<Registry[Path]>] extends [
              PublicNames<Registry[Path]>,
              Contracts,
            ]
          ? never
          : ContractProblem<Path, ContractIn<Registry[Path]>, PublicNames<Registry[Path]>>
    }[keyof Registry & string]

/** The member `prototype` is there because a type of optional members alone would refuse all classes without a contract. */
interface WithoutContract {
  readonly prototype: object
  readonly [CONTRACT]?: undefined
}

/** The contracts of actions, whatever their names. */
interface Contracts {
  readonly [action: string]: ActionContract
}

type ContractProblem<Path extends string, Contract, Names> = {
  [Action in keyof Contract & string]: Action extends Names
    ? Contract[Action] extends ActionContract
      ? never
      : ActionProblem<`${Path}#${Action}`, Contract[Action]>
    : UnknownActionMessage<Path, Action>
}[keyof Contract & string]

/** Of the other members, `satisfies` says what is wrong. */
type ActionProblem<Target extends string, Contract> = {
  [Member in keyof Contract & InputPart]: Contract[Member] extends ActionContract[Member]
    ? never
    : SchemaMessage<Target, Member>
}[keyof Contract & InputPart]

/** What is wrong with the contract of a class, one error message for each mistake. */
export const contractProblems = (path: string, controller: ControllerClass): readonly string[] => {
  const { [CONTRACT]: contract } = controller as { readonly [CONTRACT]?: unknown } // any class may have this static
  if (contract === undefined) return []
  if (!isObject(contract)) return [`the contract of '${path}' must be an object with the names of actions`]
  return Object.entries(contract).flatMap(([action, each]) =>
    offersAction(controller, action) ? actionProblems(`${path}#${action}`, each) : [unknownActionMessage(path, action)],
  )
}

const actionProblems = (target: string, contract: unknown): readonly string[] => {
  if (!isObject(contract)) return [`the contract of '${target}' must be an object`]
  return Object.entries(contract).flatMap(([member, value]) => {
    const problem = value === undefined ? undefined : memberProblem(target, member, value)
    return problem === undefined ? [] : [problem]
  })
}

const memberProblem = (target: string, member: string, value: unknown): string | undefined => {
  if (!Object.hasOwn(MEMBERS, member))
    return `the contract of '${target}' has no member '${member}': the members are ${MEMBER_NAMES}`
  const { fits, message } = MEMBERS[member as keyof ActionContract] // one of them, as is checked above
  return fits(value) ? undefined : message(target, member)
}

type UnknownActionMessage<
  Path extends string,
  Action extends string,
> = `the contract of '${Path}' names '${Action}', which is not a public method of the class`
const unknownActionMessage = <Path extends string, Action extends string>(
  path: Path,
  action: Action,
): UnknownActionMessage<Path, Action> =>
  `the contract of '${path}' names '${action}', which is not a public method of the class`

type SchemaMessage<
  Target extends string,
  Member extends string,
> = `'${Member}' in the contract of '${Target}' must be a Standard Schema, as those of zod, valibot and arktype are`
const schemaMessage = <Target extends string, Member extends string>(
  target: Target,
  member: Member,
): SchemaMessage<Target, Member> =>
  `'${member}' in the contract of '${target}' must be a Standard Schema, as those of zod, valibot and arktype are`

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isString = (value: unknown): boolean => typeof value === 'string'
const isListOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits)

/** The keys of an object are strings. A status is one of three digits. */
const isReplies = (value: unknown): boolean =>
  isSchema(value) ||
  (isObject(value) && Object.entries(value).every(([status, schema]) => /^[1-5]\d\d$/.test(status) && isSchema(schema)))

interface Member {
  readonly fits: (value: unknown) => boolean
  readonly message: (target: string, member: string) => string
}
const must =
  (what: string) =>
  (target: string, member: string): string =>
    `'${member}' in the contract of '${target}' must be ${what}`
const SCHEMA: Member = { fits: isSchema, message: schemaMessage }
const TEXT: Member = { fits: isString, message: must('a string') }

const MEMBERS: { readonly [Name in keyof ActionContract]-?: Member } = {
  params: SCHEMA,
  query: SCHEMA,
  headers: SCHEMA,
  body: SCHEMA,
  returns: { fits: isReplies, message: must('a Standard Schema, or an object with one for each status') },
  summary: TEXT,
  description: TEXT,
  tags: { fits: isListOf(isString), message: must('a list of strings') },
  deprecated: { fits: value => typeof value === 'boolean', message: must('true or false') },
  security: { fits: isListOf(isObject), message: must('a list of objects') },
}
const MEMBER_NAMES = Object.keys(MEMBERS).join(', ')
