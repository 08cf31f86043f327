/** What is written in more than one place, in the source or in its description, is the same everywhere. */
import { expectType } from 'tsd'
import type { MemberNames } from '../../src/contract/members.js'
import type { Expand } from '../../src/entries/expand.js'
import type { ExpandedResource } from '../../src/entries/expanded.js'
import type { StandardKeys } from '../../src/entries/keys.js'
import type { Resources } from '../../src/entries/stored.js'
import type { TopFrame } from '../../src/frame/frame.js'
import type { ResourcesFrame } from '../../src/frame/resources-frame.js'
import type { ListedSettings } from '../../src/frame/settings.js'
import { type ActionContract, defineRoutes, type ResourceOptions, type ResourcesOptions } from '../../src/index.js'
import type { ResourceKind } from '../../src/route/actions.js'
import type { Scope } from '../../src/scope/declarations/scope.js'
import type { NAMESPACE_OPTIONS, NamespaceOptions } from '../../src/scope/namespace/module.js'
import type { SCOPE_OPTIONS, ScopeOptions } from '../../src/scope/options/scope-options.js'
import type { REDIRECT_OPTIONS, RedirectOptions } from '../../src/scope/redirect/redirect-options.js'
import type { OptionNames, OptionProblems } from '../../src/scope/resources/option-problems.js'
import type { VerbName } from '../../src/scope/verb/verb-call.js'
import type { EntriesOf } from '../../src/table/table.js'
import type { Equal } from '../../test/support/types.js'

// Every option is in the list of its call, without which it would be refused at run time, and only options have problems.
expectType<Equal<OptionNames<'resources'>[number], keyof ResourcesOptions>>(true)
expectType<Equal<OptionNames<'resource'>[number], keyof ResourceOptions>>(true)
expectType<Equal<OptionNames<ResourceKind>[number], keyof OptionProblems<ResourceKind, {}, {}>>>(true)
expectType<Equal<(typeof SCOPE_OPTIONS)[number], keyof ScopeOptions>>(true)
expectType<Equal<(typeof NAMESPACE_OPTIONS)[number], keyof NamespaceOptions>>(true)
expectType<Equal<(typeof REDIRECT_OPTIONS)[number], keyof RedirectOptions>>(true)
expectType<Equal<MemberNames[number], keyof ActionContract>>(true)

// Every method of a route has its verb.
expectType<Equal<Extract<keyof Scope<TopFrame, {}, never, never, never, {}>, VerbName>, VerbName>>(true)

// The example of docs/internals/declaring.md.
class PlacesController {
  show() {}
}
const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['show'] }))
type Entry = Resources<'places', ListedSettings<'show'>, never>
expectType<Entry>({} as EntriesOf<typeof routes>)
expectType<Equal<StandardKeys<'resources', TopFrame, 'places', 'show'>, '/places/: GET'>>(true)
type Inner = ResourcesFrame<TopFrame, 'places', ListedSettings<'show'>>
expectType<Equal<Inner['path' | 'parentPath'], '/places/:id' | '/places/:placeId'>>(true)
expectType<Equal<Inner['controllerPath' | 'controllerPrefix'], 'Places' | 'Places/'>>(true)
expectType<Equal<Expand<Entry, TopFrame, {}>, ExpandedResource<'Places', 'show', TopFrame, 'places', Inner, {}>>>(true)
