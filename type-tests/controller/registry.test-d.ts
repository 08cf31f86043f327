/**
 * The controller path of a class, in maps where the index of the registry finds it and in maps that must be searched. Each
 * case states the path, and that a search through the whole map gives the same: an index that finds too much or too little
 * would give a declaration the target of another class, or none.
 */
import type { ControllerClass } from '../../src/controller/controller.js'
import type { ControllerPathOf } from '../../src/controller/registry.js'
import type { IsOneClass, IsSameClass } from '../../src/controller/same-class.js'
import { defineRoutes } from '../../src/index.js'
import type { Equal, Expect } from '../../test/support/types.js'

/** The rules of `ControllerPathOf` without an index: compares the class with each value of the map. */
type Searched<Registry, Controller extends ControllerClass> = [Found<Registry, Controller>] extends [never]
  ? Controller extends { readonly controllerPath: infer Path extends string }
    ? Path
    : string
  : Found<Registry, Controller>
type Found<Registry, Controller extends ControllerClass> = {
  [Path in keyof Registry & string]: IsSameClass<Controller, Registry[Path]> extends true ? Path : never
}[keyof Registry & string]

/** Whether the path of a class is `Path`, by the index and by the search. */
type Is<Registry, Controller extends ControllerClass, Path> = [
  Equal<ControllerPathOf<Registry, Controller>, Path>,
  Equal<Searched<Registry, Controller>, Path>,
] extends [true, true]
  ? true
  : false

declare class Places {
  index(): void
}
declare class Users {
  index(): void
}
/** The members of `Places` under another name. */
declare class Twin {
  index(): void
}
declare class Extended extends Users {
  more(): void
}
declare class Generic<Type> {
  index(): Type
}
declare class Hidden {
  private readonly secret: string
  index(): void
}
declare class WithPath {
  static readonly controllerPath: 'Admin/Status'
  index(): void
}
/** Statics under the names of members of `Function`, and one that no string can be read from. */
declare class Statics {
  static readonly length: 'length'
  static readonly name: 'name'
  static readonly controllerPath: 5
  static [Symbol.hasInstance](instance: unknown): boolean
  index(): void
}
const classFrom = (text: string) =>
  class {
    index() {
      return text
    }
  }
const Sales = classFrom('sales')
const Costs = classFrom('costs')
declare const withPrototype: { new (): Users; readonly prototype: Users }
declare const constructed: new () => { index(): void }

/** What a loader, a decorator or a module without types may leave in the map. */
// biome-ignore lint/suspicious/noExplicitAny: as said
type Any = any

/** A map of classes alone: the index has all of them. */
interface Indexed {
  Places: typeof Places
  'V1/Users': typeof Users
  Generic: typeof Generic
  Hidden: typeof Hidden
  Statics: typeof Statics
}

export type InAnIndex = [
  // The index compares symbols, so two classes with the same members differ.
  Expect<Is<Indexed, typeof Places, 'Places'>>,
  Expect<Is<Indexed, typeof Users, 'V1/Users'>>,
  Expect<Is<Indexed, typeof Twin, string>>,
  // A class that extends a registered one is another class.
  Expect<Is<Indexed, typeof Extended, string>>,
  // The type of a generic class and that of its instances have one symbol, whatever the type arguments.
  Expect<Is<Indexed, typeof Generic, 'Generic'>>,
  Expect<Is<Indexed, typeof Generic<string>, 'Generic'>>,
  // Private members would differ in a comparison of members.
  Expect<Is<Indexed, typeof Hidden, 'Hidden'>>,
  // The index infers `Function` from `[Symbol.hasInstance]`. A static in its place, or one of another name, is no path.
  Expect<Is<Indexed, typeof Statics, 'Statics'>>,
  Expect<Is<{}, typeof Statics, string>>,
  // Not registered: the static `controllerPath`, if it is a string.
  Expect<Is<Indexed, typeof WithPath, 'Admin/Status'>>,
  // The prototype of a construct signature has no class, or it has another one.
  Expect<Is<Indexed, typeof withPrototype, 'V1/Users'>>,
  Expect<Is<Indexed, typeof constructed, string>>,
]

declare class Reader {
  show(): void
}
declare class Writer {
  show(): void
  create(): void
}
declare class Editor {
  index(): void
  create(): void
  show(): void
  update(): void
  destroy(): void
}
/** Its members have the names of keys under which the index keeps other classes. */
declare class Marked {
  '!is'(): void
  '!s'(): void
  show(): void
}
declare class Nothing {
  private readonly secret: string
}

/** Classes with more and fewer standard actions: the index compares a class of these alone with those that have the same ones. */
interface Overlapping {
  Readers: typeof Reader
  'V1/Readers': typeof Reader
  Writers: typeof Writer
  Editors: typeof Editor
  Marked: typeof Marked
  Nothing: typeof Nothing
  Constructed: typeof constructed
}

export type AmongOverlapping = [
  Expect<Is<Overlapping, typeof Reader, 'Readers' | 'V1/Readers'>>,
  Expect<Is<Overlapping, typeof Writer, 'Writers'>>,
  Expect<Is<Overlapping, typeof Editor, 'Editors'>>,
  Expect<Is<Overlapping, typeof Marked, 'Marked'>>,
  Expect<Is<Overlapping, typeof Nothing, 'Nothing'>>,
  Expect<Is<Overlapping, typeof Places, string>>,
]

/** Registered twice, and two classes of one function, which have one type: all paths. */
export type Several = [
  Expect<Is<{ First: typeof Places; Second: typeof Places; Users: typeof Users }, typeof Places, 'First' | 'Second'>>,
  Expect<Is<{ Sales: typeof Sales; Costs: typeof Costs }, typeof Sales, 'Sales' | 'Costs'>>,
]

/** Registered under its path, `static controllerPath` does not count. */
export type RegisteredWithPath = Expect<Is<{ Status: typeof WithPath }, typeof WithPath, 'Status'>>

/** What the index cannot tell: `any` fits every class, a union has several symbols, an optional key may be absent. */
interface Unclear {
  Anything: Any
  Places: typeof Places
  Either: typeof Places | typeof Twin
  Optional?: typeof WithPath
  Constructed: typeof constructed
  Written: typeof withPrototype
  'V1/Users': typeof Users
}

export type InAMapThatIsSearched = [
  // `any` is not the class that is looked up, beside it or alone.
  Expect<Is<Unclear, typeof Hidden, string>>,
  Expect<Is<{ Anything: Any; Places: typeof Places }, typeof Users, string>>,
  Expect<Is<{ Anything: Any; Places: typeof Places }, typeof Places, 'Places'>>,
  // A class in a union is registered under its key, as another one may be.
  Expect<Is<Unclear, typeof Places, 'Places' | 'Either'>>,
  Expect<Is<Unclear, typeof Twin, 'Either'>>,
  // One of several classes is refused wherever it is given, and not searched for.
  Expect<Equal<ControllerPathOf<Unclear, typeof Places | typeof Twin>, string>>,
  // An optional key is one.
  Expect<Is<Unclear, typeof WithPath, 'Optional'>>,
  // A type that is written by hand is no class: its prototype leads to the key of the class, and not to its own.
  Expect<Is<Unclear, typeof Users, 'V1/Users'>>,
  Expect<Is<Unclear, typeof withPrototype, 'V1/Users'>>,
  Expect<Is<{ Written: typeof withPrototype }, typeof withPrototype, string>>,
  Expect<Is<Unclear, typeof constructed, string>>,
]

/** Maps without keys, of type `any`, or with an index signature, and the class `any`: any path. */
export type WithoutNames = [
  Expect<Is<{}, typeof Places, string>>,
  Expect<Is<{}, typeof WithPath, 'Admin/Status'>>,
  Expect<Is<Any, typeof Places, string>>,
  Expect<Is<{ readonly [path: string]: typeof Places }, typeof Places, string>>,
  Expect<Equal<ControllerPathOf<Indexed, Any>, string>>,
]

/** Types of classes that no class declaration has: a union is refused, one of them is not. */
declare const withPrototypeOfPlaces: { new (): Places; readonly prototype: Places }
declare const withoutPrototype: new () => { index(): void }
declare const mixed: typeof Places & { readonly mixed: true }
declare class Holder<Body> {
  index(): Body
}
declare const instantiated: typeof Holder<string>

export type OneClass = [
  Expect<IsOneClass<typeof Places>>,
  Expect<IsOneClass<typeof withPrototypeOfPlaces>>,
  Expect<IsOneClass<typeof withoutPrototype>>,
  Expect<IsOneClass<typeof mixed>>,
  Expect<IsOneClass<typeof Holder>>,
  Expect<IsOneClass<typeof instantiated>>,
  Expect<Equal<IsOneClass<typeof Places | typeof Users>, false>>,
  Expect<Equal<IsOneClass<typeof Places | typeof withoutPrototype>, false>>,
]

const registered = { withPrototypeOfPlaces, withoutPrototype, mixed, Holder, instantiated }
defineRoutes(registered, r => r.get('a', withPrototypeOfPlaces, 'index'))
defineRoutes(registered, r => r.get('a', withoutPrototype, 'index'))
defineRoutes(registered, r => r.get('a', Holder, 'index'))
defineRoutes(registered, r => r.get('a', instantiated, 'index'))
defineRoutes(registered, r => r.resources('places', { only: ['index'], controller: mixed }))
defineRoutes({}, r => r.get('a', withPrototypeOfPlaces, 'index'))
defineRoutes({}, r => r.get('a', withoutPrototype, 'index'))
defineRoutes({}, r => r.get('a', Holder, 'index'))
defineRoutes({}, r => r.get('a', instantiated, 'index'))
defineRoutes({}, r => r.resources('places', { only: ['index'], controller: mixed }))
