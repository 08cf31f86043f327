/**
 * Checks the contracts of controllers: at run time in `defineRoutes`, or when a lazy controller is loaded; in the types in
 * `createRouter`. A schema may make links, so in `defineRoutes` the type of the table would depend on itself.
 */

import { offersAction, type PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import { type ActionContract, CONTRACT, type ContractIn, type HidesSchemas, type WithoutContract } from './contract.js'
import type { InputPart } from './input-error.js'
import { isObject, memberProblem, type SchemaMessage } from './members.js'
import type { NoMembers } from './schema.js'

/** What is wrong with the contracts of the registered classes, one error message for each mistake, or `never`. */
export type ContractsProblem<Registry> = Registry extends { readonly [path: string]: WithoutContract }
  ? never
  : {
      [Path in keyof Registry & string]: Registry[Path] extends WithoutContract
        ? never
        : ContractProblem<Path, ContractIn<Registry[Path]>, PublicNames<Registry[Path]>>
    }[keyof Registry & string]

type ContractProblem<Path extends string, Contract, Names> = Contract extends NoMembers
  ? NoContractMessage<Path>
  : HidesSchemas<Contract> extends true
    ? HiddenMessage<Path>
    : {
        [Action in keyof Contract & string]: Action extends Names
          ? Contract[Action] extends ActionContract
            ? never
            : ActionProblem<`${Path}#${Action}`, Contract[Action]>
          : UnknownActionMessage<Path, Action>
      }[keyof Contract & string]

/** What is wrong with an action's contract, or `never`. `satisfies` reports mistakes in its other members. */
type ActionProblem<Target extends string, Contract> = {
  [Member in keyof Contract & InputPart]: Contract[Member] extends ActionContract[Member]
    ? never
    : SchemaMessage<` of '${Target}'`, Member>
}[keyof Contract & InputPart]

/** What is wrong with the contract of a class, one error message for each mistake. */
export const contractProblems = (path: string, controller: ControllerClass): readonly string[] => {
  const { [CONTRACT]: contract } = controller as { readonly [CONTRACT]?: unknown } // any class may have this static
  if (contract === undefined) return []
  if (!isObject(contract)) return [noContractMessage(path)]
  return Object.entries(contract).flatMap(([action, each]) =>
    offersAction(controller, action) ? actionProblems(`${path}#${action}`, each) : [unknownActionMessage(path, action)],
  )
}

const actionProblems = (target: string, contract: unknown): readonly string[] => {
  if (!isObject(contract)) return [`the contract of '${target}' must be an object`]
  const of = ` of '${target}'`
  return Object.entries(contract).flatMap(([member, value]) => {
    const problem = value === undefined ? undefined : memberProblem(of, member, value)
    return problem === undefined ? [] : [problem]
  })
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

type NoContractMessage<Path extends string> = `the contract of '${Path}' must be an object with the names of actions`
const noContractMessage = <Path extends string>(path: Path): NoContractMessage<Path> =>
  `the contract of '${path}' must be an object with the names of actions`

/** A contract does not show its type at run time, so there is no function. */
type HiddenMessage<Path extends string> =
  `the type of the contract of '${Path}' hides its schemas: use 'satisfies' in place of an annotation`
