/**
 * What declarations expand to: one `ExpandedDefaultResources` or `ExpandedResource` for all standard actions of a resource, one `ExpandedVerb` for a verb, one
 * `ExpandedRedirect` (see `redirect-check.ts`) for a redirect. They hold what a context, a link or a route needs, and nothing of
 * the registry. Their members are worked out where they are read: the keys always, for the indexes of targets, the paths
 * of a resource only for a context that names it.
 */

import type Koa from 'koa'
import type { PathParams } from '../text/path.js'
import type { CollectionAction, MemberAction, PluralAction } from './actions.js'
import type { CarriedContext } from './context.js'
import type { AnyFrame } from './frame.js'
import type { Route } from './route.js'

/** What a redirect expands to. It has no target of its own, and is linked by its path. */
export interface ExpandedRedirect<Path extends string, Target extends string> {
  readonly collectionKey: never
  readonly memberKey: never
  readonly pattern: Path
  readonly routes: Redirection<Path, Target>
  /** Nothing that the classes say by themselves: `ActionsProblem` goes on to `RedirectProblem`. */
  readonly expected: never
  readonly onCollection: never
  readonly onMember: never
  readonly from: Path
  readonly redirect: Target
}

/**
 * A redirect among the routes of `RouteOf`.
 *
 * @example Extract<RouteOf<typeof routes>, { redirect: string }>['path'] // '/old-places/:id'
 */
export interface Redirection<Path extends string, Target extends string> {
  readonly method: 'GET'
  readonly path: Path
  readonly target: undefined
  /** The target that it leads to. */
  readonly redirect: Target
  readonly params: PathParams<Path>
}

/** What the router expects of the class of a resource, action by action. */
export interface StandardActions<OnCollection, OnMember> {
  readonly index: OnCollection
  readonly create: OnCollection
  readonly show: OnMember
  readonly update: OnMember
  readonly destroy: OnMember
}

/**
 * What an action may be. Its result is not asked for, and by `void` not even worked out: the bodies of all actions would be
 * checked for it.
 */
export type Action<Context> = (ctx: Context, next: Next) => void
interface Next extends Koa.Next {}

/** What `resources` with options and `resource` expand to. */
export interface ExpandedResource<
  Group extends string,
  Actions extends string,
  Collection extends AnyFrame,
  Name extends string,
  Member extends AnyFrame,
  State,
> {
  /** The targets on the collection, and those on a member. */
  readonly collectionKey: LiteralGroup<Group, Actions & CollectionAction>
  readonly memberKey: LiteralGroup<Group, Actions & MemberAction>
  /** Only a verb may have no target. */
  readonly pattern: never
  readonly group: Group
  readonly actions: Actions
  readonly collection: `${Collection['path']}/${Name}`
  readonly member: Member['path']
  readonly routes: StandardRoutes<Group, `${Collection['path']}/${Name}`, Member['path']>[Actions & PluralAction]
  /** What the router expects of the controllers: the class of the group with these actions. */
  readonly expected: Member['controller'] extends undefined
    ? ExpectedClass<
        Group,
        ExpectedActions<Actions, StandardActions<Action<this['onCollection']>, Action<this['onMember']>>>
      >
    : never
  /**
   * The contexts of its actions: worked out once, whoever asks for them. Their parameters are read off the frames, not
   * off the path (measured: a context costs 26 instantiations, and 28 more where each annotation reads its path anew).
   */
  readonly onCollection: CarriedContext<State, { [Param in Collection['params']]: string }>
  readonly onMember: CarriedContext<State, { [Param in Member['params']]: string }>
  readonly state: State
  /** The class given as `controller`; `undefined` for the one registered for the group. */
  readonly controller: Member['controller']
}

/**
 * What a plain `resources(name)` or `resources(name, draw)` expands to, as most of a table do. What a `ExpandedResource` has to
 * find out is known of it, and it needs no frame of its own (measured: 50 of 440 instantiations a resource).
 */
export interface ExpandedDefaultResources<Group extends string, Here extends AnyFrame, Name extends string, State> {
  readonly collectionKey: `${Group}#${CollectionAction}`
  readonly memberKey: `${Group}#${MemberAction}`
  readonly pattern: never
  readonly group: Group
  readonly actions: PluralAction
  readonly collection: `${Here['path']}/${Name}`
  readonly member: `${Here['parent']}/${Name}/:id`
  readonly routes: StandardRoutes<Group, `${Here['path']}/${Name}`, `${Here['parent']}/${Name}/:id`>[PluralAction]
  readonly expected: ExpectedClass<Group, StandardActions<Action<this['onCollection']>, Action<this['onMember']>>>
  readonly onCollection: CarriedContext<State, { [Param in Here['params']]: string }>
  readonly onMember: CarriedContext<State, { [Param in Here['parentParams'] | 'id']: string }>
  readonly state: State
  readonly controller: undefined
}

/** What a verb expands to. */
export interface ExpandedVerb<Method, Path, Target, State, Controller> {
  readonly collectionKey: LiteralTarget<Target> & `${string}#${CollectionAction}`
  readonly memberKey: Exclude<LiteralTarget<Target>, `${string}#${CollectionAction}`>
  /** The path, by which a route is linked that has no target in the type. */
  readonly pattern: [LiteralTarget<Target>] extends [never] ? Path : never
  readonly method: Method
  readonly path: Path
  readonly target: Target
  readonly routes: Route<Method & string, Path & string, Target & (string | undefined)>
  readonly expected: never
  readonly onCollection: CarriedContext<State, PathParams<Path & string>>
  readonly onMember: this['onCollection']
  readonly state: State
  readonly controller: Controller
}

type ExpectedClass<Group extends string, Actions> = { readonly [Key in Group]: { readonly prototype: Actions } }

/** Those of the standard actions that are routed. */
type ExpectedActions<Actions, All> = PluralAction extends Actions ? All : Pick<All, Actions & keyof All>

/** The targets of standard actions; none where `string` stands for the controller path. */
type LiteralGroup<Group extends string, Actions extends string> = string extends Group ? never : `${Group}#${Actions}`

/** The target of a verb; none for a middleware, or where `string` stands for the controller path. */
type LiteralTarget<Target> = Target extends string ? ({} extends { [Key in Target]: 1 } ? never : Target) : never

/**
 * The routes of the standard actions, under their actions. The twin of `PLURAL_ACTIONS`, written out: derived from it,
 * a resource cost 165 instantiations where this form cost 42 (now 23). `resource` has no `index` and else the same methods.
 */
interface StandardRoutes<Group extends string, Collection extends string, Member extends string> {
  readonly index: Route<'GET', Collection, `${Group}#index`>
  readonly create: Route<'POST', Collection, `${Group}#create`>
  readonly show: Route<'GET', Member, `${Group}#show`>
  readonly update: Route<'PUT', Member, `${Group}#update`> | Route<'PATCH', Member, `${Group}#update`>
  readonly destroy: Route<'DELETE', Member, `${Group}#destroy`>
}
