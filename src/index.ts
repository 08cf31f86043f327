// Declaring: the table, and what can be asked of its type.
export type { PluralAction, SingularAction } from './actions.js'
// Words: what the paths and controller paths are made by.
export { type CamelCase, camelCase, type PascalCase, pascalCase } from './case.js'
// In a controller: the context of an action, and its parameters as values.
export { type CastKinds, castParam, type StandardSchema } from './cast-param.js'
export type { ActionContext, InContext } from './context.js'
export type { Constructable, ControllerClass, Controllers, LazyClass } from './controller.js'
export { defineRoutes, defineRoutesFor } from './define.js'
export type { ScopeAt } from './draw.js'
export { LinkError, RouteError } from './errors.js'
// Asking: which route answers, and why the others do not.
export { type Explanation, explainMatch, type RouteVerdict } from './explain.js'
export { type Pluralize, pluralize, type Singularize, singularize } from './inflection.js'
export { type InspectorOptions, inspector } from './inspector.js'
// Mounting on Koa.
export { createRouter, type Router, type RouterOptions } from './koa.js'
// Links and recognition: the table from its other side.
export type { LinkOptions } from './link-options.js'
export type { LinkParams, PathLink, UrlLink } from './links.js'
export type { ControllerLoader } from './loader.js'
export type { MatchOptions, MatchRequest, RedirectMatch, RouteMatch } from './match.js'
// The stored form of a table's and a part's type: named here so that a project can emit declarations of its own.
export type { Collection, Namespace, PathScope } from './namespace.js'
export type { ChosenSettings, DefaultSettings, ResourceOptions, ResourcesOptions } from './options.js'
export type { Redirect, RedirectOptions, RedirectStatus } from './redirect.js'
export type { Redirection } from './redirect-check.js'
// Tests of one's own table.
export { type Expectations, misroutedRequests, unreachedRoutes } from './requests.js'
export type { Resource } from './resource.js'
export type { PlainResources, PlainSettings, Resources } from './resources.js'
export type { ActionRoute, AnyRoute, LazyController, MiddlewareRoute, RedirectRoute, Route } from './route.js'
export type { Scope, Under } from './routes.js'
export type {
  AnyLevel,
  CollectionLevel,
  NamespaceLevel,
  ResourceLevel,
  ResourcesLevel,
  ScopeLevel,
  TopLevel,
} from './scope.js'
export { type UnroutedActions, unroutedActions } from './signatures.js'
export type { AnyRouteTable, RouteMap, RouteOf, RouteTable, TargetOf } from './table.js'
export type { Unregistered } from './verbs.js'
