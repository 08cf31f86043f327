/** Links as properties: `routes.to['Places'].show({ id: 5 })` is the path of `Places#show`. */

import type { IsUnknownInstance } from '../controller/module-class.js'
import type { HasRefused, TargetIndex, TargetsIn } from '../entries/lookup.js'
import type { LinkedRoutes } from '../route/route.js'
import type { CompletionOnly, IsAny, IsOne, NoCompletion, TextCompletion } from '../text/inference.js'
import type {
  ExactParams,
  HasParams,
  IsText,
  LinkKinds,
  LinkOptionsAt,
  LinkPath,
  ParamsOfEach,
} from './link-arguments.js'
import type { SeveralPathsMessage } from './link-messages.js'
import type { LinkOptions } from './link-options.js'

/**
 * The links of a table by controller path and action. See `routes.to`.
 *
 * From the parameters of the links, an editor leads to the methods, and from the controller paths to the lines of the
 * registry. So the keys of both mapped types come from a `keyof`, directly or as the constraint of a type parameter: with
 * an `as` clause, the compiler would not connect them with the members that they come from. Both are branches of
 * conditional types: as the body of an alias, they would have the whole table among its type arguments, and error
 * messages would print it.
 *
 * The type arguments are the entries, not an index of them: the compiler copies an index for each class that it is used for.
 */
export type TargetLinks<Registry, Entries> =
  HasRefused<Entries> extends true
    ? LinksWithRefused<Registry>
    : [UnregisteredPath<Registry, TargetsIn<Entries>>] extends [never]
      ? RegisteredLinks<Registry, Entries>
      : RegisteredLinks<Registry, Entries> & UnregisteredLinks<Entries, UnregisteredPath<Registry, TargetsIn<Entries>>>

/**
 * The links of a table with a refused call: of every name, and with any parameters. With any other type than `any` in the
 * index signature, a project with `noUncheckedIndexedAccess` would have an error for each link.
 */
type LinksWithRefused<Registry> = {
  readonly [Path in keyof Registry]: Registry[Path] extends { readonly prototype: infer Instance }
    ? { readonly [Action in keyof Instance]: (params?: object, options?: object) => string } & AnyNames
    : AnyNames
} & AnyNames
interface AnyNames {
  // biome-ignore lint/suspicious/noExplicitAny: as said
  readonly [name: string]: any
}

type RegisteredLinks<Registry, Entries> = Registry extends unknown
  ? {
      readonly [Path in keyof Registry]: Registry[Path] extends { readonly prototype: infer Instance }
        ? IsUnknownInstance<Instance> extends true
          ? AnyNames
          : ActionLinks<Entries, Path & string, Instance>
        : never
    }
  : never

/** The links of classes that are not registered and have a `static readonly controllerPath`. */
type UnregisteredLinks<Entries, Paths extends string> = {
  readonly [Path in Paths]: ActionLinks<Entries, Path, InstanceAt<TargetIndex<Entries>, Path>>
}
type UnregisteredPath<Registry, Target> = Target extends `${infer Path}#${string}`
  ? Path extends keyof Registry
    ? never
    : Path
  : never
type InstanceAt<Index, Path extends string> = ClassIn<Index[keyof Index & `${Path}#${string}`]>['prototype']
type ClassIn<Expanded> = Expanded extends { readonly controller: infer Class extends { readonly prototype: unknown } }
  ? Class
  : never

/** The type of an instance is `any` for a class that a declaration file describes by a construct signature. */
type ActionLinks<Entries, Path extends string, Instance> =
  IsAny<Instance> extends true
    ? { readonly [Target in TargetsIn<Entries> & `${Path}#${string}` as ActionOf<Target>]: LinkAt<Entries, Target> }
    : RoutedActions<Entries, Path, Instance> extends infer Actions extends keyof Instance
      ? { readonly [Action in Actions]: LinkAt<Entries, `${Path}#${Action & string}`> }
      : never

type RoutedActions<Entries, Path extends string, Instance> = {
  [Action in keyof Instance & string]: `${Path}#${Action}` extends TargetsIn<Entries> ? Action : never
}[keyof Instance & string]
type ActionOf<Target> = Target extends `${string}#${infer Action}` ? Action : never

type LinkAt<Entries, Target extends string> = LinkForPath<Entries, Target, LinkPath<Entries, Target> & string>
type LinkForPath<Entries, Target extends string, Path extends string> =
  IsOne<Path> extends true
    ? HasParams<Path> extends true
      ? LinkOfKinds<Target, Path, LinkKinds<Entries, Target, Path>>
      : PlainLinkTo<Target, Path>
    : LinkOfKinds<Target, Path, { [Each in Path]: LinkKinds<Entries, Target, Each> }>

/** An editor shows the kinds of a link, so a link without them is one without that type argument. */
type LinkOfKinds<Target extends string, Path extends string, Kinds> =
  IsOne<Path> extends true
    ? [keyof Kinds] extends [never]
      ? LinkTo<Target, Path>
      : LinkTo<Target, Path, Kinds>
    : [{ [Each in keyof Kinds]: keyof Kinds[Each] }[keyof Kinds]] extends [never]
      ? LinkToOneOf<Target, Path>
      : LinkToOneOf<Target, Path, Kinds>

/*
 * The three forms of a link. They are function types, not interfaces with call signatures: from a call, "go to definition"
 * would lead to such a signature as well as to the method. Their aliases are what an editor shows for a link.
 */

/** A link to a path with parameters. */
export type LinkTo<Target extends string, Path extends string, Kinds = {}> =
  /** Makes the path of the action, as `routes.path` does: takes the parameters of the path, and `{ query, hash }`. */
  <const Given>(params: ExactParams<PropertyCall<Target>, Path, Kinds, Given>, options?: LinkOptionsAt<Path>) => string

/** A link to a path without parameters. */
// biome-ignore lint/correctness/noUnusedVariables: an editor shows the target and the path of the link
export type PlainLinkTo<Target extends string, Path extends string> =
  /** Makes the path of the action, as `routes.path` does: takes `{ query, hash }`. */
  (options?: LinkOptions) => string

/** A link to one of several paths. `Chosen` is inferred from the option `path`. */
export type LinkToOneOf<Target extends string, Paths extends string, Kinds = {}> =
  /** Makes a path of the action, as `routes.path` does: takes the parameters of the path, and `{ path, query, hash }`. */
  <const Given, Chosen extends string = never>(
    params: [Chosen] extends [never]
      ? CompletionOnly<Given, SeveralPaths<Target, Paths, Given>>
      : Chosen extends Paths
        ? ExactParams<PropertyCall<Target>, Chosen, Chosen extends keyof Kinds ? Kinds[Chosen] : {}, Given>
        : unknown,
    options?: LinkOptions & {
      /** One of the paths of the target. */
      readonly path?: TextCompletion<Chosen, Paths>
    },
  ) => string

/** Without a chosen path: the error message or, while no parameters are written, those of all paths. */
type SeveralPaths<Target extends string, Paths extends string, Given> = unknown extends Given
  ? ParamsOfEach<Paths>
  : IsText<Given> extends true
    ? NoCompletion<SeveralPathsMessage<PropertyCall<Target>>, Object>
    : SeveralPathsMessage<PropertyCall<Target>>

/** `routes.to` without the types of a table: a wrong call is an error at run time only. */
export interface AnyTargetLinks {
  readonly [controllerPath: string]: { readonly [action: string]: (params?: object, options?: object) => string }
}

/**
 * A link as its error messages name it.
 *
 * @example PropertyCall<'Places#show'> // "to['Places'].show"
 */
type PropertyCall<Target extends string> = Target extends `${infer Path}#${infer Action}`
  ? `to['${Path}'].${Action}`
  : never
const propertyCall = (path: string, action: string): string => `to['${path}'].${action}`

/**
 * The object `routes.to`. Takes the routes and the function that makes a link to a target. Like the type, it has all
 * registered controller paths. The objects have no prototype, so that no name has a meaning of its own.
 */
export const createTargetLinks = (
  routes: LinkedRoutes,
  link: (call: string, target: string, params: unknown, options: unknown) => string,
): AnyTargetLinks => {
  const links = new Map<string, object>(Object.keys(routes.controllers).map(path => [path, Object.create(null)]))
  for (const route of routes) {
    if (!('target' in route)) continue
    const { target, action } = route
    const path = target.slice(0, -action.length - 1)
    const actions = links.get(path) ?? Object.create(null)
    const value = (params?: object, options?: object) => link(propertyCall(path, action), target, params, options)
    links.set(path, Object.defineProperty(actions, action, { value, enumerable: true, configurable: true }))
  }
  const to = Object.create(null)
  for (const [path, actions] of links)
    Object.defineProperty(to, path, { value: Object.freeze(actions), enumerable: true })
  return Object.freeze(to)
}
