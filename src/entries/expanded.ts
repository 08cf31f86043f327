/**
 * What the entries of a table expand to. All standard actions of a resource are an `ExpandedDefaultResources` or an
 * `ExpandedResource`, a verb is an `ExpandedAction` or an `ExpandedMiddleware`. They contain what a context, a link or a route
 * needs, and no part of the registry. They are interfaces, so that a member is worked out only where it is read: the targets
 * always, for the indexes; the paths of a resource only for a context that names it.
 */

import type { AnyFrame } from '../frame/frame.js'
import type { CollectionAction, MemberAction, PluralAction, UpdateMethods } from '../route/actions.js'
import type { RouteContextOf } from '../route/context.js'
import type { ApplicationRoute, Redirection, Route } from '../route/route.js'
import type { IsWide } from '../text/inference.js'
import type { JoinPath, ParamNames, ParamsOf } from '../text/path.js'
import type { Action, ExpectedClass, StandardActions } from './expected.js'
import type { StandardRouteKeys, StandardRoutes } from './standard-routes.js'

/** What `resources` with options and `resource` expand to. */
export interface ExpandedResource<
  ControllerPath extends string,
  Actions extends string,
  Collection extends AnyFrame,
  Name extends string,
  Member extends AnyFrame,
  State,
  Update extends keyof UpdateMethods = '',
> {
  /** The targets whose path is the collection's, and those whose path is a member's. */
  readonly collectionTargets: LiteralTargets<ControllerPath, Actions & CollectionAction>
  readonly memberTargets: LiteralTargets<ControllerPath, Actions & MemberAction>
  /** The method and the path of each route that a client may call: `'GET /places/:id'`. */
  readonly keys: StandardRouteKeys<`${Collection['path']}/${Name}`, Member['path'], Update>[Actions & PluralAction]
  /** The path by which a route without a target is linked. A standard action has a target. */
  readonly pattern: never
  readonly controllerPath: ControllerPath
  readonly actions: Actions
  readonly collectionPath: `${Collection['path']}/${Name}`
  readonly memberPath: Member['path']
  readonly routes: StandardRoutes<ControllerPath, `${Collection['path']}/${Name}`, Member['path'], Update>[Actions &
    PluralAction]
  /** The class that `createRouter` compares as a whole with its contexts. */
  readonly classPath: ControllerPath
  readonly plain: never
  /** This entry if its class is not registered: `createRouter` checks such entries one by one. */
  readonly apart: Member['controller'] extends undefined
    ? never
    : ExpandedResource<ControllerPath, Actions, Collection, Name, Member, State, Update>
  /**
   * The contexts of its actions. The compiler works out each only once. Their parameters come from the frames, which is
   * cheaper than parsing a path for each annotation.
   */
  readonly collectionContext: RouteContextOf<State, ParamsOf<Collection['params']>, Collection['kinds']>
  readonly memberContext: RouteContextOf<State, ParamsOf<Member['params']>, Member['kinds']>
  readonly collectionKinds: Collection['kinds']
  readonly memberKinds: Member['kinds']
  readonly state: State
  /** The option `controller`; `undefined` for the class that is registered. */
  readonly controller: Member['controller']
}

/**
 * What a default resource expands to. Most entries of a table are default resources. This is much cheaper than an
 * `ExpandedResource`: the actions and the controller path are known, and no inner frame is needed.
 */
export interface ExpandedDefaultResources<
  ControllerPath extends string,
  Frame extends AnyFrame,
  Name extends string,
  State,
> {
  readonly collectionTargets: `${ControllerPath}#${CollectionAction}`
  readonly memberTargets: `${ControllerPath}#${MemberAction}`
  readonly keys:
    | `${'GET' | 'POST'} ${Frame['path']}/${Name}`
    | `${'GET' | 'PUT' | 'PATCH' | 'DELETE'} ${Frame['parentPath']}/${Name}/:id`
  readonly pattern: never
  readonly controllerPath: ControllerPath
  readonly actions: PluralAction
  readonly collectionPath: `${Frame['path']}/${Name}`
  readonly memberPath: `${Frame['parentPath']}/${Name}/:id`
  readonly routes: StandardRoutes<
    ControllerPath,
    `${Frame['path']}/${Name}`,
    `${Frame['parentPath']}/${Name}/:id`
  >[PluralAction]
  readonly classPath: never
  /** This entry: its five actions have two contexts, so `createRouter` compares them without looking up a context for each. */
  readonly plain: ExpandedDefaultResources<ControllerPath, Frame, Name, State>
  readonly expected: {
    readonly [Path in ControllerPath]: ExpectedClass<
      StandardActions<Action<this['collectionContext']>, Action<this['memberContext']>>
    >
  }
  readonly apart: never
  readonly collectionContext: RouteContextOf<State, ParamsOf<Frame['params']>, Frame['kinds']>
  readonly memberContext: RouteContextOf<State, ParamsOf<Frame['parentParams'] | 'id'>, Frame['parentKinds']>
  readonly collectionKinds: Frame['kinds']
  readonly memberKinds: Frame['parentKinds']
  readonly state: State
  readonly controller: undefined
}

/** What a verb with an action of a registered class expands to. */
export interface ExpandedAction<
  Method extends string,
  Frame extends AnyFrame,
  Path extends string,
  Target extends string,
  State,
> {
  readonly collectionTargets: Target extends `${string}#${CollectionAction}` ? Target : never
  readonly memberTargets: Target extends `${string}#${CollectionAction}` ? never : Target
  readonly keys: VerbKey<Method, this['path']>
  readonly pattern: never
  readonly method: Method
  readonly path: JoinPath<Frame['path'], Path>
  readonly target: Target
  readonly routes: Route<Method, this['path'], Target>
  readonly classPath: Target extends `${infer ControllerPath}#${string}` ? ControllerPath : never
  readonly plain: never
  readonly apart: never
  readonly collectionContext: this['memberContext']
  readonly memberContext: RouteContextOf<State, ParamsOf<Frame['params'] | ParamNames<Path>>, Frame['kinds']>
  readonly collectionKinds: Frame['kinds']
  readonly memberKinds: Frame['kinds']
  readonly state: State
  readonly controller: undefined
}

/**
 * What a verb with an action expands to if the class is not registered: `Class`, or with `undefined` that of the resource around it.
 * The compiler may not know the name of such a class. Its target is `string` then, which would make a `string` of all other targets.
 */
export interface ExpandedUnregistered<
  Method extends string,
  Frame extends AnyFrame,
  Path extends string,
  Target extends string,
  State,
  Class,
> extends Omit<ExpandedAction<Method, Frame, Path, Target, State>, OfUnregistered> {
  readonly collectionTargets: Target extends `${string}#${CollectionAction}` ? LiteralTarget<Target> : never
  readonly memberTargets: Target extends `${string}#${CollectionAction}` ? never : LiteralTarget<Target>
  readonly pattern: [LiteralTarget<Target>] extends [never] ? this['path'] : never
  readonly apart: ExpandedUnregistered<Method, Frame, Path, Target, State, Class>
  readonly controller: VerbController<Frame, Target, Class>
}
type OfUnregistered = 'collectionTargets' | 'memberTargets' | 'pattern' | 'apart' | 'controller'

/** What a verb with a middleware expands to. It has no target and is linked by its path. */
export interface ExpandedMiddleware<Method extends string, Frame extends AnyFrame, Path extends string, State> {
  readonly collectionTargets: never
  readonly memberTargets: never
  /** None: a client does not know what it takes. Its contract, if it has one, is an entry of its own. */
  readonly keys: never
  readonly pattern: this['path']
  readonly path: JoinPath<Frame['path'], Path>
  readonly target: undefined
  readonly routes: Route<Method, this['path'], undefined>
  readonly classPath: never
  readonly plain: never
  readonly apart: never
  readonly collectionContext: RouteContextOf<State, ParamsOf<Frame['params'] | ParamNames<Path>>, Frame['kinds']>
  readonly memberContext: this['collectionContext']
  readonly collectionKinds: Frame['kinds']
  readonly memberKinds: Frame['kinds']
}

/** What each of the two routes of a mounted application expands to. */
export interface ExpandedApplication<Frame extends AnyFrame, Path extends string, State>
  extends ExpandedMiddleware<'ALL', Frame, Path, State> {
  readonly routes: ApplicationRoute<this['path']>
}

/** What the contract of a middleware route expands to. The route is an entry of its own. */
export interface ExpandedContract<Method extends string, Frame extends AnyFrame, Path extends string, State, Contract> {
  readonly collectionTargets: never
  readonly memberTargets: never
  readonly keys: VerbKey<Method, this['path']>
  readonly pattern: never
  readonly path: JoinPath<Frame['path'], Path>
  readonly routes: never
  readonly classPath: never
  readonly plain: never
  readonly apart: never
  readonly collectionContext: never
  readonly memberContext: never
  readonly memberKinds: Frame['kinds']
  readonly state: State
  readonly contract: Contract
}

/** What a redirect expands to. It has no target of its own and is linked by its path. */
export interface ExpandedRedirect<Path extends string, Target extends string, Method extends string, To> {
  readonly collectionTargets: never
  readonly memberTargets: never
  readonly keys: never
  readonly pattern: Path
  readonly routes: Redirection<Path, Target, Method>
  readonly classPath: never
  readonly plain: never
  /** This entry, because a redirect is checked against the other routes, not against a class: see `RedirectProblem`. */
  readonly apart: ExpandedRedirect<Path, Target, Method, To>
  readonly collectionContext: never
  readonly memberContext: never
  readonly from: Path
  readonly redirect: Target
  readonly redirectedMethod: Method
  readonly to: To
}

/** The targets of standard actions; none where the controller path is `string`. */
type LiteralTargets<ControllerPath extends string, Actions extends string> = string extends ControllerPath
  ? never
  : `${ControllerPath}#${Actions}`

/** The target of a verb; none where the controller path is `string`. */
type LiteralTarget<Target extends string> = {} extends { [Key in Target]: 1 } ? never : Target

/**
 * A bare verb in a resource with the option `controller` calls that class. The controller path of a class that is not
 * registered is `string`, which the target of any verb matches, but only the target of a bare verb is as wide.
 */
type VerbController<Frame extends AnyFrame, Target extends string, Class> = Class extends undefined
  ? Target extends `${Frame['controllerPath']}#${string}`
    ? IsWide<Frame['controllerPath']> extends IsWide<Target>
      ? Frame['controller']
      : undefined
    : undefined
  : Class

/** The key of a verb. A client cannot send a request of every method. */
type VerbKey<Method extends string, Path extends string> = Method extends 'ALL' ? never : `${Method} ${Path}`
