/**
 * The entry point `signalbox/types`: types that describe a table where a project emits declarations. The compiler writes
 * them, as in `import('signalbox/types').Namespace<'v1', 'GET /ping'>`; an application has no need to name them. They have
 * an entry point of their own so that they do not crowd the completions of `signalbox`, and may change in any version: emit declarations
 * anew, and import none of these by hand. It has declarations, and no code.
 */

export type { InputContext } from '../contract/input.js'
export type { NoJson } from '../contract/json.js'
export type { LazyClass } from '../controller/loader.js'
export type { Below } from '../entries/keys.js'
export type { Refused } from '../entries/refused.js'
export type {
  AnyInApplication,
  Collection,
  DefaultResources,
  InApplication,
  KindedScope,
  Module,
  MountedApplication,
  Namespace,
  PathScope,
  Redirect,
  Renamed,
  Resource,
  Resources,
  RouteContract,
  Unregistered,
  WithState,
} from '../entries/stored.js'
export type { CollectionFrame } from '../frame/collection-frame.js'
export type { AnyFrame, TopFrame } from '../frame/frame.js'
export type { RenamedResourceFrame, ResourceFrame } from '../frame/resource-frame.js'
export type { RenamedResourcesFrame, ResourcesFrame, ShallowOuterFrame } from '../frame/resources-frame.js'
export type { KindedScopeFrame, ModuleFrame, NamespaceFrame, ScopeFrame } from '../frame/scope-frame.js'
export type {
  ChosenSettings,
  DefaultResourcesSettings,
  DefaultSettings,
  ListedSettings,
  ListedSettingsAt,
} from '../frame/settings.js'
export type { PathLink, UrlLink } from '../query/links.js'
export type { MatchRequest, WideTarget } from '../query/match.js'
export type { LinkTo, LinkToOneOf, PlainLinkTo } from '../query/target-links.js'
export type { Used, WithDescriptions } from '../route/context.js'
export type { WithKinds } from '../route/kinds.js'
export type { Stated } from '../route/needs.js'
export type { ApplicationMiddleware, ApplicationRoute, Redirection } from '../route/route.js'
export type { WrittenContext } from '../route/written-context.js'
export type { PartScope, Scope } from '../scope/declarations/scope.js'
export type { AnywhereFrame } from '../scope/shared/anywhere.js'
export type { ContextParts } from '../table/context-parts.js'
