/** The entry point `signalbox`: what an application imports. */

// Defining a table

export type { Constructable, ControllerClass, Controllers } from './controller/controller.js'
export type { LazyController } from './controller/lazy.js'
export type { ControllerLoader } from './controller/loader.js'
export type { PluralAction, SingularAction } from './route/actions.js'
export type { RedirectStatus } from './route/route.js'
export type { ScopeAnywhere, ScopeAt } from './scope/declarations/scope-at.js'
export type { ScopeOptions } from './scope/options/scope-options.js'
export type { InCollection, InNamespace, InResource, InResources, InScope } from './scope/part/place.js'
export type { RedirectOptions } from './scope/redirect/redirect-options.js'
export type { ResourceOptions, ResourcesOptions } from './scope/resources/options.js'
export { defineRoutes, defineRoutesFor } from './table/define.js'
export { LinkError, RouteError } from './text/messages.js'

// Reading a table's type

export type { InContext } from './route/context.js'
export type { ActionRoute, AnyRoute, MiddlewareRoute, RedirectRoute, Route } from './route/route.js'
export type { ActionContext, ContextsOf } from './table/contexts.js'
export type { ReplyOf } from './table/replies.js'
export type { AnyRouteTable, RouteMap, RouteOf, RouteTable, TargetOf } from './table/table.js'

// Links and recognition

export type { LinkParams } from './query/link-arguments.js'
export type { LinkOptions } from './query/link-options.js'
export type { MatchOptions, RedirectMatch, RouteMatch } from './query/match.js'

// Mounting on Koa

export type { AllowedMethodsOptions } from './koa/allowed-methods-options.js'
export { castParam } from './koa/cast-param.js'
export { type ProblemMembers, problem } from './koa/problem.js'
export { problemDetails } from './koa/problem-details.js'
export { type ApplicationRouter, createRouter, type Router } from './koa/router.js'
export type { RouterOptions } from './koa/router-options.js'

// Contracts

export type { BodyContract } from './contract/body.js'
export type {
  ActionContract,
  ContractOf,
  ControllerContract,
  ReplySchemas,
  SecurityRequirements,
} from './contract/contract.js'
export { InputError, type InputIssue } from './contract/input-error.js'
export type { ProblemDetails } from './contract/problem-details.js'
export { type ProblemContract, problemOf } from './contract/problem-of.js'
export { type HeaderFields, type Reply, type ReplyHeaders, reply } from './contract/reply.js'
export type { ReplyContract } from './contract/returns.js'
export type { StandardSchema } from './contract/schema.js'
export { type Described, describeMiddleware, type MiddlewareDescription, type Requires } from './route/described.js'
export type { Middleware } from './route/needs.js'
export type { InputOf } from './table/input-of.js'

// Inflection and case

export { type Pluralize, pluralize, type Singularize, singularize } from './inflection/inflection.js'
export { type CamelCase, camelCase, type PascalCase, pascalCase } from './text/case.js'
export type { CastKinds, ParamKind } from './text/param-kinds.js'
