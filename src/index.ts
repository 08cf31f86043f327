export type { Constructable, ControllerClass, Controllers, LazyClass, LazyController } from './controller/controller.js'
export type { ControllerLoader } from './controller/loader.js'
export { type InspectorOptions, inspector } from './inspector/inspector.js'
export { type CastKinds, castParam, type StandardSchema } from './koa/cast-param.js'
export type { RouterOptions } from './koa/layer.js'
export { createRouter, type Router } from './koa/router.js'
export { type Explanation, explainMatch, type RouteVerdict } from './query/explain.js'
export type { LinkOptions } from './query/link-options.js'
export type { LinkParams, PathLink, UrlLink } from './query/links.js'
export type { MatchOptions, MatchRequest, RedirectMatch, RouteMatch } from './query/match.js'
export type { PluralAction, SingularAction } from './route/actions.js'
export type { InContext } from './route/context.js'
export type { Redirection } from './route/expanded.js'
export type {
  AnyLevel,
  CollectionLevel,
  NamespaceLevel,
  ResourceLevel,
  ResourcesLevel,
  ScopeLevel,
  TopLevel,
} from './route/frame.js'
export type { ActionRoute, AnyRoute, MiddlewareRoute, RedirectRoute, RedirectStatus, Route } from './route/route.js'
export type { ChosenSettings, DefaultSettings, PlainSettings } from './route/settings.js'
export type {
  Collection,
  Namespace,
  PathScope,
  PlainResources,
  Redirect,
  Resource,
  Resources,
  Under,
  Unregistered,
} from './route/stored.js'
export type { ResourceOptions, ResourcesOptions } from './scope/options.js'
export type { RedirectOptions } from './scope/redirect.js'
export type { Scope, ScopeAt } from './scope/scope.js'
export { defineRoutes, defineRoutesFor } from './table/define.js'
export { type Expectations, misroutedRequests, unreachedRoutes } from './table/expectations.js'
export type { ActionContext, AnyRouteTable, RouteMap, RouteOf, RouteTable, TargetOf } from './table/table.js'
export { type UnroutedActions, unroutedActions } from './table/unrouted.js'
export { type CamelCase, camelCase, type PascalCase, pascalCase } from './text/case.js'
export { type Pluralize, pluralize, type Singularize, singularize } from './text/inflection.js'
export { LinkError, RouteError } from './text/messages.js'
