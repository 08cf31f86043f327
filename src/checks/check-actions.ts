/**
 * The checks of `createRouter(routes)`. `defineRoutes` looks only at the names of actions, because an action may take its
 * context from the very table that is being defined. Their types are checked in this later statement.
 */

import type { InputContext } from '../contract/input.js'
import type { ControllerAt } from '../controller/registry.js'
import type { ContextsIn, Indexed } from '../entries/class-contexts.js'
import type { Expand } from '../entries/expand.js'
import type { ExpandedRedirect } from '../entries/expanded.js'
import type { Action, ExpectedActions, ExpectedClass, ExpectedClasses, RoutedActions } from '../entries/expected.js'
import type { WithTargets } from '../entries/lookup.js'
import type { TopFrame } from '../frame/frame.js'
import type { MemberAction } from '../route/actions.js'
import type { IsWritten } from '../route/context.js'
import type { NoActionMessage, ResourceMessages, UnroutedMessage } from './action-messages.js'
import type { UnregisteredProblem } from './check-constructors.js'
import type { ComparedRegistry } from './check-inputs.js'
import type { RedirectProblem } from './check-redirects.js'
import type { UncommonProblem } from './check-signature.js'

/**
 * What is wrong with the actions of a table, one error message for each, or `never`: an action that is no function, or
 * that expects what one of its routes does not provide; a redirect that leads nowhere; and a class that is not registered
 * and cannot be constructed. `Instantiates` says whether the router has the option `instantiate`.
 */
export type ActionsProblem<Registry, Entries, Instantiates> =
  ComparedRegistry<Registry, Entries> extends infer Classes
    ?
        | PlainProblem<Registry, Classes, Expand<Entries, TopFrame, {}>['plain'], Entries, Instantiates>
        | (Registry extends WithClasses
            ? PublicMembers<Registry> extends Expand<Entries, TopFrame, {}>[keyof WithTargets]
              ? never
              : UnroutedProblem<
                  Registry,
                  Exclude<PublicMembers<Registry>, Expand<Entries, TopFrame, {}>[keyof WithTargets]>
                >
            : never)
        | ClassesProblem<
            Registry,
            Classes,
            ContextsIn<Registry, Indexed<Entries>>,
            Expand<Entries, TopFrame, {}>['classPath'],
            Entries,
            Instantiates
          >
        | EachProblem<Registry, Expand<Entries, TopFrame, {}>['apart'], Entries, Instantiates>
    : never

interface WithClasses {
  readonly [path: string]: { readonly prototype: unknown }
}
/** The public members of all classes, as targets. */
type PublicMembers<Registry extends WithClasses> = {
  [Path in keyof Registry & string]: `${Path}#${keyof Registry[Path]['prototype'] & string}`
}[keyof Registry & string]

/**
 * Distributes over the members without a route. One that takes a context from a file of `signalbox contexts` had a route when that was
 * written.
 */
type UnroutedProblem<Registry, Member> = Member extends `${infer Path}#${infer Name}`
  ? InstanceOf<ControllerAt<Registry, Path>> extends {
      readonly [Key in Name]: (ctx: infer Expected, ...rest: never) => unknown
    }
    ? [true] extends [IsWritten<Expected>]
      ? UnroutedMessage<Member>
      : never
    : never
  : never

/** Distributes over the resources without options. */
type PlainProblem<
  Registry,
  Classes,
  Expanded extends { readonly expected: unknown },
  Entries,
  Instantiates,
> = Expanded extends unknown
  ? Classes extends Expanded['expected']
    ? never
    : EachProblem<Registry, Expanded, Entries, Instantiates>
  : never

/** Actions are right as a rule, and one comparison with all that is expected of their classes shows it. */
type ClassesProblem<Registry, Classes, Contexts, ClassPath, Entries, Instantiates> =
  Classes extends ExpectedClasses<Contexts, ClassPath & keyof Contexts>
    ? never
    : UnfitProblem<Registry, UnfitPath<Classes, Contexts, ClassPath & keyof Classes>, Entries, Instantiates>

/** The paths of the classes that do not fit, even without the public members that have no route. */
type UnfitPath<Classes, Contexts, ClassPath extends keyof Classes> = {
  [Path in ClassPath]: Path extends keyof Contexts
    ? Classes[Path] extends ExpectedClass<ExpectedActions<Contexts[Path]>>
      ? never
      : Classes[Path] extends ExpectedClass<RoutedActions<Contexts[Path]>>
        ? never
        : Path
    : never
}[ClassPath]

type UnfitProblem<Registry, Path, Entries, Instantiates> = [Path] extends [never]
  ? never
  : EachProblem<Registry, ExpandedOf<Expand<Entries, TopFrame, {}>, Path>, Entries, Instantiates>

/** The expanded entries of some classes. */
type ExpandedOf<Expanded extends WithTargets, Path> = Expanded extends unknown
  ? Expanded[keyof WithTargets] extends `${Path & string}#${string}`
    ? Expanded
    : never
  : never

type EachProblem<Registry, Expanded, Entries, Instantiates> = Expanded extends WithStandardActions
  ?
      | ResourceMessages<
          Expanded['controllerPath'],
          StandardActionProblem<
            Expanded['actions'],
            InstanceOf<RoutedClass<Registry, Expanded['controllerPath'], Expanded['controller']>>,
            Expanded,
            RoutedClass<Registry, Expanded['controllerPath'], Expanded['controller']>
          >
        >
      | (Expanded['controllerPath'] extends keyof Registry
          ? never
          : [Expanded['actions']] extends [never]
            ? never
            : UnregisteredProblem<
                Expanded['controller'],
                Expanded['collectionPath'],
                StandardContext<Expanded['actions'], Expanded, Expanded['controller']>,
                Instantiates
              >)
  : Expanded extends WithVerbAction<infer Path, infer Name>
    ?
        | RouteProblem<
            Name,
            InstanceOf<RoutedClass<Registry, Path, Expanded['controller']>>,
            Expanded,
            RoutedClass<Registry, Path, Expanded['controller']>,
            `${Path}#${Name}`,
            'path',
            'collectionContext'
          >
        | (Path extends keyof Registry
            ? never
            : UnregisteredProblem<
                Expanded['controller'],
                Expanded['path'],
                InputContext<Expanded['collectionContext'], Expanded['controller'], Name>,
                Instantiates
              >)
    : Expanded extends ExpandedRedirect<infer From, infer Target, infer Method, infer To>
      ? RedirectProblem<Entries, From, Target, Method, To>
      : never

/** What a resource expands to. */
interface WithStandardActions {
  readonly controllerPath: string
  readonly actions: string
  readonly controller: unknown
  readonly collectionPath: string
  readonly memberPath: string
  readonly collectionContext: unknown
  readonly memberContext: unknown
}

interface WithVerbAction<Path extends string, Name extends string> {
  readonly target: `${Path}#${Name}`
  readonly controller: unknown
  readonly path: string
  readonly collectionContext: unknown
}

type RoutedClass<Registry, Path extends string, Controller> = Controller extends undefined
  ? ControllerAt<Registry, Path>
  : Controller

/**
 * What the constructor of a class makes. The type of `prototype` is another one: `any` for a class that a declaration file
 * describes by a construct signature, and with `any` in place of the type parameters for a generic class.
 */
type InstanceOf<Controller> = Controller extends abstract new (...args: never) => infer Instance ? Instance : never

/** Distributes over the standard actions of a resource. */
type StandardActionProblem<
  Name extends string,
  Instance,
  Expanded extends WithStandardActions,
  Controller,
> = Name extends unknown
  ? RouteProblem<
      Name,
      Instance,
      Expanded,
      Controller,
      `${Expanded['controllerPath']}#${Name}`,
      `${PlaceOf<Name>}Path`,
      `${PlaceOf<Name>}Context`
    >
  : never
type PlaceOf<Name> = Name extends MemberAction ? 'member' : 'collection'

type StandardContext<Name extends string, Expanded extends WithStandardActions, Controller> = Name extends unknown
  ? InputContext<Expanded[`${PlaceOf<Name>}Context`], Controller, Name>
  : never

/**
 * What is wrong with one action for one of its routes. `Path` and `Context` are names of members of `Expanded`, which the
 * compiler works out where they are read: an action that reads nothing fits any route, and this question comes first. The
 * type of a function has no keys. That of `never`, which is assignable to every function, has all of them.
 */
type RouteProblem<
  Name extends string,
  Instance,
  Expanded extends { readonly [Key in Path | Context]: unknown },
  Controller,
  Target extends string,
  Path extends string,
  Context extends string,
> = Name extends keyof Instance
  ? keyof Instance[Name] extends never
    ? Instance[Name] extends Action<unknown>
      ? never
      : Instance[Name] extends Action<InputContext<Expanded[Context], Controller, Name>>
        ? never
        : UncommonProblem<
            Instance,
            Instance[Name],
            Target,
            Expanded[Path] & string,
            InputContext<Expanded[Context], Controller, Name>
          >
    : UncommonProblem<
        Instance,
        Instance[Name],
        Target,
        Expanded[Path] & string,
        InputContext<Expanded[Context], Controller, Name>
      >
  : NoActionMessage<Target>
