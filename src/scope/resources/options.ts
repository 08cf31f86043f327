/** The options of `resources` and `resource`, and the check of an object of them. */

import type { ControllerClass } from '../../controller/controller.js'
import type { Registered } from '../../controller/registry.js'
import type { PluralAction, ResourceKind, SingularAction } from '../../route/actions.js'
import type { IsAny, IsOne } from '../../text/inference.js'
import type { CallMessage, OneLiteral } from '../../text/messages.js'
import { type Joined, type NoOptionsObject, optionNamesProblem, type UntypedOr } from '../../text/options.js'
import type { ParamKind } from '../../text/param-kinds.js'
import { type NoOptionMessage, noOptionMessage } from '../options/foreign-words.js'
import type { IsObjectLiteral, NotGiven, OptionsMessage, Untyped } from '../options/refused-options.js'
import {
  type OptionNames,
  type OptionProblems,
  optionsOf,
  type PathOptionMessage,
  type SegmentOptionMessage,
} from './option-problems.js'
import type { UseOption } from './resource-use.js'

/** The options that `resources` and `resource` have in common. */
interface SharedOptions<StandardAction extends string> {
  /** The standard actions to route. */
  readonly only?: readonly StandardAction[]
  /** The standard actions to leave out. Not together with `only`. */
  readonly except?: readonly StandardAction[]
  /** The controller, instead of the one registered under the controller path that the name gives. */
  readonly controller?: ControllerClass | string
  /** The segment in paths instead of the name: for `users`, `{ path: 'people' }` gives `/people`, and the targets remain those of `Users`. */
  readonly path?: string
  /** The one method of the action `update`. Without the option, it answers PUT and PATCH. */
  readonly update?: 'put' | 'patch'
  /**
   * Middlewares: one or a list that run before everything in the resource, the callback included, or those of single standard
   * actions: `{ create: authenticate, destroy: [authenticate, admin] }`.
   */
  readonly use?: UseOption<StandardAction>
}

/**
 * The options of `resources`.
 *
 * @example r.resources('videos', { except: ['destroy'], param: 'slug' })
 */
export interface ResourcesOptions extends SharedOptions<PluralAction> {
  /** The singular of the name, where the inflection is wrong: `resources('caches', { singular: 'cache' })`. */
  readonly singular?: string
  /** The name of the id parameter instead of `id`: `param: 'slug'` gives `/videos/:slug` and, nested, `:videoSlug`. */
  readonly param?: string
  /**
   * The kind of the id, also as `:placeId` in nested paths. A request with another value is answered with 404, links take a
   * value of this kind, and `castParam(ctx, 'id')` needs no kind.
   */
  readonly id?: ParamKind
  /**
   * Leaves parents out of the paths of nested members, at every depth: a room is `/rooms/:id`, and the list of rooms remains
   * `/places/:id/rooms`.
   *
   * @see https://guides.rubyonrails.org/routing.html#shallow-nesting
   */
  readonly shallow?: true
}

/**
 * The options of `resource`.
 *
 * @example r.resource('user', { only: ['show'], plural: 'users' })
 */
export interface ResourceOptions extends SharedOptions<SingularAction> {
  /** The plural of the name, where the inflection is wrong: `resource('staff', { plural: 'staff' })`. */
  readonly plural?: string
}

/** The options of each kind of resource. */
export interface OptionsOf {
  readonly resources: ResourcesOptions
  readonly resource: ResourceOptions
}

/** Functions without types in place of options: see `Untyped`. Without `use`, which may be a function. */
export interface UntypedOf {
  readonly resources: Untyped<Exclude<keyof ResourcesOptions, 'use'>>
  readonly resource: Untyped<Exclude<keyof ResourceOptions, 'use'>>
}

/** What is let through as options, so that the error message says what to write. */
export type AnyOptions = object | NoOptionsObject

/** What is inferred as the options of a call without options: nothing, or the callback that comes in their place. */
export type NoOptions = NotGiven | ((...given: never[]) => unknown)

/** The same for options with a value of type `any`: middlewares of this type may be in a list. */
export type AnyOptionMessage<Call extends string, Options> =
  IsAny<Options> extends true
    ? OptionsMessage<Call>
    : Options extends { readonly use: infer Use }
      ? IsAny<Use> extends true
        ? CallMessage<Call, "the option 'use' must not be of type any: write a list, { use: [middleware] }">
        : OptionsMessage<Call>
      : OptionsMessage<Call>

/**
 * Whether the options are right. While they are wrong, the error is reported at the options, not at the name. The text of a
 * name is the same for a member of an enum, which would not be among `keyof Options & 'only'`.
 */
export type AreOptionsRight<Kind extends ResourceKind, Registry, Options> = keyof Options extends keyof OptionsOf[Kind]
  ? OptionProblems<Kind, Registry, Options>[`${keyof Options & string}` &
      keyof OptionProblems<Kind, Registry, Options>] extends never
    ? IsObjectLiteral<Options>
    : false
  : false

/** What is wrong with options of any type, or `undefined`: the twin of `CheckedOptions`. */
export const optionsProblem = (
  kind: ResourceKind,
  registry: Registered,
  name: string,
  options: unknown,
): string | undefined => {
  const known = optionsOf(kind)
  const names = known.map(option => option.name)
  const problem = optionNamesProblem(options, names, noOptionMessage(kind, name))
  if (problem !== undefined) return problem
  const given = options as Readonly<Record<string, unknown>> // an object, as is checked above
  return known
    .filter(option => option.name in given) // also as `undefined`, like an import that two modules wait for
    .map(option => option.problem(given[option.name], { registry, kind, name, options: given }))
    .find(found => found !== undefined)
}

export type WrongOption<Kind extends ResourceKind, Registry, Options> = {
  [Key in keyof Options]: [OptionProblem<Kind, Registry, '', Options, Key>] extends [never] ? never : Key
}[keyof Options]

export type OptionProblem<
  Kind extends ResourceKind,
  Registry,
  Name extends string,
  Options,
  Key extends keyof Options,
> = Key extends keyof OptionsOf[Kind] & keyof OptionProblems<Kind, Registry, Options>
  ? [OptionProblems<Kind, Registry, Options>[Key]] extends [SegmentOptionMessage<'path'>]
    ? PathOption<Kind, Name, OptionProblems<Kind, Registry, Options>[Key], Options[Key]>
    : OptionProblems<Kind, Registry, Options>[Key]
  : NoOptionMessage<Kind, Name, Key & string, OptionList<Kind>>

/** With what to write for a path of several segments, for example. */
type PathOption<Kind extends ResourceKind, Name extends string, Problem, Path> = [Problem] extends [never]
  ? never
  : [Path] extends [string]
    ? PathOptionMessage<Kind, Name, Path>
    : Problem

/** The names of the options, as error messages list them. */
export type OptionList<Kind extends ResourceKind> = Joined<OptionNames<Kind>>

/** The type in place of a wrong option: the message, or another type. A value of type `any`, as while only `{ o` is written, would fit either. */
export type RefusedValue<Call extends string, Problem, Value> =
  IsAny<Value> extends true
    ? unknown
    : Problem extends string
      ? UntypedOr<
          Value,
          CallMessage<Call, [Value] extends [string] ? (IsOne<Value> extends true ? Problem : OneLiteral) : Problem>
        >
      : { readonly [At in keyof Problem]: OfMember<Call, Problem[At]> }
/** A right member of a list is an action, and no action has a space. */
type OfMember<Call extends string, Problem> = Problem extends `${string} ${string}`
  ? CallMessage<Call, Problem>
  : Problem
