/** The stored declarations of a table expanded, and what is read off them: targets, contexts, routes. */

import type { PascalOf } from '../text/case.js'
import type { Boxed } from '../text/inference.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { ExpandedDefaultResources, ExpandedRedirect, ExpandedResource, ExpandedVerb } from './expanded.js'
import type {
  AnyFrame,
  CollectionFrame,
  NamespaceFrame,
  ResourceFrame,
  ResourcesFrame,
  ScopeFrame,
  TopFrame,
} from './frame.js'
import type { DefaultResourcesSettings, Settings } from './settings.js'
import type {
  Collection,
  DefaultResources,
  Namespace,
  PathScope,
  Redirect,
  Resource,
  Resources,
  Unregistered,
  WithState,
} from './stored.js'

/**
 * Declarations in their stored form, expanded. Whether a text is a name or a verb's is asked first, since most are names
 * (measured: 16 instantiations a resource).
 */
export type Expand<Entry, Here extends AnyFrame, State> = Entry extends string
  ? Boxed<Entry> extends HasSpace
    ? ExpandText<Entry, Here, State>
    : ExpandedDefaultResources<`${Here['prefix']}${PascalOf<Entry>}`, Here, Entry, State>
  : Entry extends DefaultResources<infer Name extends string, infer Children>
    ? ExpandDefaultResources<Name, Children, Here, State>
    : Entry extends Namespace<infer Name extends string, infer Children>
      ? Expand<Children, NamespaceFrame<Here, Name>, State>
      : Entry extends Resources<infer Name extends string, infer Chosen extends Settings, infer Children>
        ? ExpandResources<Name, Chosen, Children, Here, State>
        : Entry extends WithState<infer Inner, infer Children>
          ? Expand<Children, Here, Inner>
          : ExpandOther<Entry, Here, State>

type ExpandOther<Entry, Here extends AnyFrame, State> =
  Entry extends Collection<infer Children>
    ? Expand<Children, CollectionFrame<Here>, State>
    : Entry extends PathScope<infer Path extends string, infer Children>
      ? Expand<Children, ScopeFrame<Here, SlashedPath<Path>>, State>
      : Entry extends Resource<infer Name extends string, infer Chosen extends Settings, infer Children>
        ? ExpandResource<Name, Chosen, Children, Here, State>
        : Entry extends Unregistered<infer Text extends string, infer Controller>
          ? ExpandText<Text, Here, State, Controller>
          : Entry extends Redirect<infer From extends string, infer Target extends string>
            ? ExpandedRedirect<JoinPath<Here['path'], SlashedPath<From>>, Target>
            : never

/** A name holds no space; a verb's text holds one or two. In an interface, for the reason that `InvalidName` gives. */
interface HasSpace {
  readonly name: `${string} ${string}`
}

/** `Controller` is the class of a verb whose class is not registered. */
type ExpandText<
  Entry extends string,
  Here extends AnyFrame,
  State,
  Controller = undefined,
> = Entry extends `${infer Method} ${infer Rest}`
  ? Rest extends `${infer Path} ${infer Target}`
    ? ExpandVerb<Method, Target, State, JoinPath<Here['path'], Path>, VerbController<Here, Target, Controller>>
    : ExpandVerb<Method, undefined, State, JoinPath<Here['path'], Rest>, undefined>
  : never

/** A bare verb in a resource that was given a class calls that class. */
type VerbController<Here extends AnyFrame, Target, Controller> = Controller extends undefined
  ? Target extends `${Here['group']}#${string}`
    ? Here['controller']
    : undefined
  : Controller

/** Aliases are worked out before they go into an interface: see `ResourcesEntry`. */
type ExpandVerb<Method, Target, State, Path, Controller> = Path extends string
  ? ExpandedVerb<Method, Path, Target, State, Controller>
  : never

type ExpandDefaultResources<Name extends string, Children, Here extends AnyFrame, State> =
  | ExpandedDefaultResources<`${Here['prefix']}${PascalOf<Name>}`, Here, Name, State>
  | Expand<Children, ResourcesFrame<Here, Name, DefaultResourcesSettings>, State>

type ExpandResources<
  Name extends string,
  Chosen extends Settings,
  Children,
  Here extends AnyFrame,
  State,
  Inside extends AnyFrame = ResourcesFrame<Here, Name, Chosen>,
> = ExpandedResource<Inside['group'], Chosen['actions'], Here, Name, Inside, State> | Expand<Children, Inside, State>

type ExpandResource<
  Name extends string,
  Chosen extends Settings,
  Children,
  Here extends AnyFrame,
  State,
  Inside extends AnyFrame = ResourceFrame<Here, Name, Chosen>,
> = ExpandedResource<Inside['group'], Chosen['actions'], Here, Name, Inside, State> | Expand<Children, Inside, State>

/**
 * The targets of a table. Read off the declarations: `keyof` an index would cost three instantiations a resource for each
 * use. Bound by `infer`, or 7.0 would put the union together anew at every annotation that has it as a constraint
 * (measured: 0.5 s of the check of 3,996 routes, growing with the square).
 */
export type TargetsIn<Entries> =
  TargetsOf<Expand<Entries, TopFrame, {}>> extends infer Target extends string ? Target : never
type TargetsOf<Group extends Indexed> = Group[keyof Indexed]

/** What everything expands to has. */
interface Indexed {
  readonly collectionKey: string
  readonly memberKey: string
}

/**
 * A table's expanded declarations under their targets. It depends on the stored entries alone: with the registry among
 * its arguments, every use would walk the whole table again (measured: quadratic). For the same reason the keys are read
 * off members: the compiler works out the `as` clause for the whole union at every use, which is one step for a member of
 * a union and one step a declaration for a conditional type.
 */
export type TargetIndex<Entries> = IndexOf<Expand<Entries, TopFrame, {}>>
type IndexOf<Group extends Indexed> = { [Each in Group as Each[keyof Indexed]]: Each }

/**
 * The contexts of a table under their targets: an annotation reads one, and asks no more (measured: 60 instantiations a
 * resource for two of them; 77 where each looks its declaration up and asks whether its target is on the collection).
 */
export type ContextIndex<Entries> = ContextsOf<Expand<Entries, TopFrame, {}>>
type ContextsOf<Group extends WithContexts> = { [Each in Group as Each['collectionKey']]: Each['onCollection'] } & {
  [Each in Group as Each['memberKey']]: Each['onMember']
}
interface WithContexts extends Indexed {
  readonly onCollection: unknown
  readonly onMember: unknown
}

/** The routes of a table. */
export type RoutesIn<Entries> = RoutesOf<Expand<Entries, TopFrame, {}>>
type RoutesOf<Group extends { readonly routes: unknown }> = Group['routes']

/** The paths of a target in its declarations: of a resource's standard action, that of the collection or the member. */
export type TargetPath<Group, Target> = Group extends { readonly path: infer Path extends string }
  ? Path
  : Group extends { readonly collection: infer Collection extends string; readonly member: infer Member extends string }
    ? Target extends `${string}#${'index' | 'create'}`
      ? Collection
      : Member
    : never
