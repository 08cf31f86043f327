/**
 * Checks the contracts of controllers: at run time in `defineRoutes`, or when a lazy controller is loaded; in the types in
 * `createRouter`. A schema may make links, so in `defineRoutes` the type of the table would depend on itself.
 */

import { offersAction, type PublicNames, similarName } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { IsAny } from '../text/inference.js'
import { guessMessage } from '../text/similar.js'
import type { LongBody, LongBodyProblem } from './body.js'
import {
  type ActionContract,
  ALL_ACTIONS,
  CONTRACT,
  type ControllerContract,
  contractAt,
  type HidesSchemas,
  type LooseContract,
  type WithContract,
  type WithoutContract,
} from './contract.js'
import { INPUT_PARTS, type InputPart } from './input-error.js'
import {
  isMember,
  isObject,
  type MemberMessage,
  memberOfAllProblem,
  memberProblem,
  type SchemaMessage,
  type UnknownMemberMessage,
} from './members.js'
import { type ReturnsProblem, repliesIn } from './returns.js'
import { isSchema, type NoMembers, type StandardSchema } from './schema.js'

/** What is wrong with the contracts of the registered classes, one error message for each mistake, or `never`. */
export type ContractsProblem<Registry> = Registry extends { readonly [path: string]: WithoutContract }
  ? never
  : {
      [Path in keyof Registry & string]: Registry[Path] extends WithoutContract
        ? never
        : Registry[Path] extends WithContract<infer Contract>
          ? ContractProblem<Path, Contract, PublicNames<Registry[Path]>>
          : Registry[Path] extends { readonly prototype: object }
            ? UnreadableMessage<Path>
            : never
    }[keyof Registry & string]

/** Distributes over a contract that a condition chooses. */
type ContractProblem<Path extends string, Contract, Names> = Contract extends NoMembers | Function | undefined
  ? NoContractMessage<Path>
  : HidesSchemas<Contract> extends true
    ? HiddenMessage<Path>
    : {
        [Action in keyof Contract & string]: Action extends typeof ALL_ACTIONS
          ? ActionProblem<`${Path}#${Action}`, Contract[Action], ControllerContract>
          : Action extends Names
            ? ActionProblem<`${Path}#${Action}`, Contract[Action], ActionContract>
            : UnknownActionMessage<Path, Action>
      }[keyof Contract & string]

/** What is wrong with the contract of an action or of all, which has the members of `Known`; or `never`. Of a type such as `any`, nothing is known. */
type ActionProblem<Target extends string, Contract, Known> =
  IsAny<Contract> extends true
    ? never
    : Contract extends NoMembers | Function | undefined
      ? NoObjectMessage<Target>
      : Contract extends StandardSchema // one of its members is enough
        ? UnknownMemberMessage<` of '${Target}'`, '~standard', false>
        : string extends keyof Contract
          ? never
          : {
              [Member in keyof Contract]-?: Member extends symbol
                ? never
                : Member extends keyof ActionContract & keyof Known
                  ? ValueProblem<Target, Member, Contract[Member]>
                  : UnknownMemberMessage<
                      ` of '${Target}'`,
                      `${Member & (string | number)}`,
                      InputPart extends keyof Known ? false : true
                    >
            }[keyof Contract]

/** What is wrong with the value of a member, or `never`. */
type ValueProblem<Target extends string, Member extends keyof ActionContract, Value> = Member extends 'returns'
  ? ReturnsProblem<`'returns' in the contract of '${Target}'`, Exclude<Value, undefined>>
  : [Member, Value] extends ['body', LongBody]
    ? LongBodyProblem<`'body' in the contract of '${Target}'`, Value>
    : Value extends LooseContract[Member]
      ? never
      : Member extends InputPart
        ? SchemaMessage<` of '${Target}'`, Member>
        : MemberMessage<` of '${Target}'`, Member>

/** What is wrong with the contract of a class, one error message for each mistake. */
export const contractProblems = (path: string, controller: ControllerClass): readonly string[] => {
  const { [CONTRACT]: contract } = controller as { readonly [CONTRACT]?: unknown } // any class may have this static
  if (!(CONTRACT in controller)) return []
  if (!isObject(contract)) return [noContractMessage(path)]
  if (hidesMembers(contract)) return [hiding(path)]
  const problems = Object.entries(contract).flatMap(([action, each]) =>
    action === ALL_ACTIONS || offersAction(controller, action)
      ? actionProblems(`${path}#${action}`, each, action === ALL_ACTIONS ? memberOfAllProblem : memberProblem)
      : [guessMessage(unknownActionMessage(path, action), similarName(controller, action))],
  )
  return problems.length > 0 ? problems : lostProblems(path, controller)
}

const actionProblems = (target: string, contract: unknown, problemOf: typeof memberProblem): readonly string[] => {
  if (!isObject(contract)) return [noObjectMessage(target)]
  const { returns }: { readonly returns?: unknown } = contract
  if (hidesMembers(contract) || (isObject(returns) && !isSchema(returns) && hidesMembers(returns)))
    return [hiding(target)]
  const of = ` of '${target}'`
  return Object.entries(contract).flatMap(([member, value]) => {
    const problem = value === undefined && isMember(member) ? undefined : problemOf(of, member, value)
    return problem === undefined ? [] : [problem]
  })
}

/** Whether an object has members of a class or of another object, which the router does not read. */
const hidesMembers = (value: object): boolean => {
  const parent: object | null = Object.getPrototypeOf(value)
  if (parent === null || Object.getPrototypeOf(parent) === null) return false // that of all objects, in any realm
  return Object.getOwnPropertyNames(parent).some(name => name !== 'constructor') || hidesMembers(parent)
}

/**
 * What the contract of a class lacks of those of its parents. TypeScript refuses that in a class, but gives one that a mixin has made
 * the contracts of all of its parents.
 */
const lostProblems = (path: string, controller: ControllerClass): readonly string[] => {
  const problems = new Set<string>()
  for (let parent: object = Object.getPrototypeOf(controller); parent; parent = Object.getPrototypeOf(parent)) {
    const { [CONTRACT]: inherited }: { readonly [CONTRACT]?: unknown } = parent
    if (!isObject(inherited)) continue
    for (const action of Object.keys(inherited)) {
      const [own, others] = [contractAt(controller, action), contractAt(parent, action)]
      if (others && !own) problems.add(lacking(path, action))
      for (const part of [...INPUT_PARTS, 'returns'] as const)
        if (others?.[part] && own && !own[part]) problems.add(lacking(path, `${action}.${part}`))
      const replies = repliesIn(own?.returns ?? {})
      for (const status of own?.returns ? repliesIn(others?.returns ?? {}).keys() : [])
        if (!replies.has(status)) problems.add(lacking(path, `${action}.returns.${status}`))
    }
  }
  return [...problems]
}
const lacking = (path: string, member: string): string =>
  `the contract of '${path}' lacks '${member}', which that of a parent class has: spread it, as in { ...Parent.contract }`
const hiding = (of: string): string =>
  `the contract of '${of}' has members on its prototype, which the router does not read: write one object`

type UnknownActionMessage<Path extends string, Action extends string> = ReturnType<
  typeof unknownActionMessage<Path, Action>
>
const unknownActionMessage = <Path extends string, Action extends string>(path: Path, action: Action) =>
  `the contract of '${path}' names '${action}', which is not a public method of the class` as const

type NoContractMessage<Path extends string> = ReturnType<typeof noContractMessage<Path>>
const noContractMessage = <Path extends string>(path: Path) =>
  `the contract of '${path}' must be an object with the names of actions` as const

type NoObjectMessage<Target extends string> = ReturnType<typeof noObjectMessage<Target>>
const noObjectMessage = <Target extends string>(target: Target) =>
  `the contract of '${target}' must be an object` as const

/** At run time, a private member is like any other, and one that may be missing is there or not. */
type UnreadableMessage<Path extends string> =
  `the contract of '${Path}' is private, or may be missing: write 'static readonly contract'`

/** A contract does not show its type at run time, so there is no function. */
type HiddenMessage<Path extends string> =
  `the type of the contract of '${Path}' hides its schemas: use 'satisfies' in place of an annotation`
