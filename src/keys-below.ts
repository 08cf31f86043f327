/**
 * The keys of what stands behind a head, made of the declarations in their stored form. Asked for only where a head is met
 * again (see `keys.ts`): a table in which no path begins as another pays nothing for it.
 */
import type { PluralAction, PluralKeys, SingularAction, SingularKeys } from './actions.js'
import type { VerbKey } from './keys.js'
import type { Collection, Namespace, PathScope } from './namespace.js'
import type { PathShape, SlashedPath } from './path.js'
import type { Redirect } from './redirect.js'
import type { Resource } from './resource.js'
import type { PlainResources, Resources } from './resources.js'
import type { Under } from './routes.js'
import type { Unregistered } from './verbs.js'

/** The keys of declarations in their stored form. In a resource's scope they stand behind its id, but for a collection's. */
export type KeysBelow<Shape extends string, Entries> = Shape extends '/:' ? MemberKeys<Entries> : EntryKeys<Entries>

type MemberKeys<Entry> =
  Entry extends Under<infer _State, infer Children>
    ? MemberKeys<Children>
    : Entry extends Collection<infer Children>
      ? EntryKeys<Children>
      : `/:${EntryKeys<Entry>}`

type EntryKeys<Entry> = Entry extends string
  ? TextKeys<Entry>
  : Entry extends Namespace<infer Name extends string, infer Children>
    ? `/${Name}${EntryKeys<Children>}`
    : Entry extends PathScope<infer Path extends string, infer Children>
      ? `${PathShape<SlashedPath<Path>>}${EntryKeys<Children>}`
      : Entry extends PlainResources<infer Name extends string, infer Children>
        ? `/${Name}${PluralKeys[PluralAction] | MemberKeys<Children>}`
        : Entry extends Resource<infer Name extends string, infer Settings, infer Children>
          ? `/${Name}${SingularKeys[ActionsOf<Settings> & SingularAction] | EntryKeys<Children>}`
          : EntryKeysOfOthers<Entry>

type EntryKeysOfOthers<Entry> =
  Entry extends Resources<infer Name extends string, infer Settings, infer Children>
    ? `/${Name}${PluralKeys[ActionsOf<Settings> & PluralAction] | MemberKeys<Children>}`
    : Entry extends Under<infer _State, infer Children>
      ? EntryKeys<Children>
      : Entry extends Unregistered<infer Text extends string, infer _Controller>
        ? TextKeys<Text>
        : Entry extends Redirect<infer From extends string, infer _Target>
          ? VerbKey<'', From, 'GET'>
          : never

/** Of a verb's text, or of a plain resource's name. */
type TextKeys<Text extends string> = Text extends `${infer Method} ${infer Rest}`
  ? VerbKey<'', FirstWord<Rest>, Method>
  : `/${Text}${PluralKeys[PluralAction]}`
type FirstWord<Text extends string> = Text extends `${infer Word} ${string}` ? Word : Text

type ActionsOf<Settings> = Settings extends { readonly actions: infer Actions } ? Actions : never
