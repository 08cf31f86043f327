/**
 * What a scope passes down to what is declared in it. A frame is an interface, so that each member is worked out only
 * where it is read: a leaf resource never pays for the parent path of children that it has not got.
 *
 * | member | of `resources('rooms')` in `resources('places')` |
 * | --- | --- |
 * | `kind` | `'resources'` (in the type alone) |
 * | `path` | `'/places/:placeId/rooms/:id'`, before a verb: the last id is `:id` |
 * | `parent` | `'/places/:placeId/rooms/:roomId'`, before another id |
 * | `shape` | `'/:'`, what the scope's own id adds to the keys of what stands in it (in the type alone) |
 * | `params` | `'placeId' \| 'id'`, the parameters of `path` (in the type alone) |
 * | `parentParams` | `'placeId' \| 'roomId'`, those of `parent` (in the type alone) |
 * | `idFits` | `true`, whether `:id` can follow `parent`: identifiers, none of them twice, none `id` (in the type alone) |
 * | `prefix` | `'Places/Rooms/'`, before the controller paths of nested names |
 * | `group` | `'Places/Rooms'`, the controller path of a verb with only a path; `''` where there is none |
 * | `controller` | the class given as `controller`, where that one is not registered |
 */

import type { ControllerClass } from '../controller/controller.js'
import { type CamelOf, camelCase, type PascalOf, pascalCase } from '../text/case.js'
import { type Pluralize, pluralize, type SingularOf, singularize } from '../text/inflection.js'
import type { Digit } from '../text/names.js'
import type { ParamNames } from '../text/path.js'
import type { FrameSettings, Settings } from './settings.js'

/** Any of the frames: what every scope passes down. */
export interface AnyFrame extends Frame {
  readonly kind: 'top' | 'namespace' | 'scope' | 'collection' | 'resources' | 'resource'
  readonly shape: '' | '/:'
  readonly params: string
  readonly parentParams: string
  readonly idFits: boolean
  readonly collection?: Pick<AnyFrame, 'path' | 'parent' | 'params' | 'parentParams' | 'idFits'>
}

/** A frame at run time, where the parameters and the keys are read off the paths. */
export interface Frame {
  readonly path: string
  readonly parent: string
  readonly prefix: string
  readonly group: string
  readonly controller: ControllerClass | undefined
  /** Of `resources` alone: the same resource without its id. */
  readonly collection?: FramePaths
}

/** Where a frame stands, before a leaf and before another frame. */
type FramePaths = Pick<Frame, 'path' | 'parent'>

/** Before the first name: no path, no controller. */
export interface TopFrame {
  readonly kind: 'top'
  readonly path: ''
  readonly parent: ''
  readonly params: never
  readonly parentParams: never
  readonly idFits: true
  readonly shape: ''
  readonly prefix: ''
  readonly group: ''
  readonly controller: undefined
}

/** Before the first name: the twin of the type `TopFrame`. */
export const TOP_FRAME: Frame = {
  path: '',
  parent: '',
  prefix: '',
  group: '',
  controller: undefined,
}

/** `namespace(name)`: adds to the path and to the controller path. */
export interface NamespaceFrame<Outer extends AnyFrame, Name extends string> {
  readonly kind: 'namespace'
  readonly path: `${Outer['path']}/${Name}`
  readonly parent: `${Outer['parent']}/${Name}`
  readonly params: Outer['params']
  readonly parentParams: Outer['parentParams']
  readonly idFits: Outer['idFits']
  readonly shape: ''
  readonly prefix: `${this['group']}/`
  readonly group: `${Outer['prefix']}${PascalOf<Name>}`
  readonly controller: undefined
}

/** `namespace(name)`: the twin of the type `NamespaceFrame`. */
export const namespaceFrame = (outer: Frame, name: string): Frame => ({
  path: `${outer.path}/${name}`,
  parent: `${outer.parent}/${name}`,
  prefix: `${outer.prefix}${pascalCase(name)}/`,
  group: `${outer.prefix}${pascalCase(name)}`,
  controller: undefined,
})

/** `scope(path)`: adds to the path alone. */
export interface ScopeFrame<Outer extends AnyFrame, Path extends string> {
  readonly kind: 'scope'
  readonly path: `${Outer['path']}${Path}`
  readonly parent: `${Outer['parent']}${Path}`
  readonly params: Outer['params'] | ParamNames<Path>
  readonly parentParams: Outer['parentParams'] | ParamNames<Path>
  readonly idFits: IsIdFree<Outer, ParamNames<Path>>
  readonly shape: ''
  readonly prefix: Outer['prefix']
  readonly group: Outer['group']
  readonly controller: Outer['controller']
}

/** `scope(path)`: the twin of the type `ScopeFrame`. */
export const scopeFrame = (outer: Frame, path: string): Frame => ({
  path: `${outer.path}${path}`,
  parent: `${outer.parent}${path}`,
  prefix: outer.prefix,
  group: outer.group,
  controller: outer.controller,
})

/** `resources(name)`: a member of the resource. Its id is `:id` as the last of a path, `:<singular>Id` before another. */
export interface ResourcesFrame<Outer extends AnyFrame, Name extends string, Chosen extends Settings> {
  readonly kind: 'resources'
  readonly path: `${Outer['parent']}/${Name}/:${Chosen['param']}`
  readonly parent: `${Outer['parent']}/${Name}/:${Singular<Name, Chosen['word']>}${Capitalize<Chosen['param']>}`
  readonly params: Outer['parentParams'] | Chosen['param']
  readonly parentParams: Outer['parentParams'] | `${Singular<Name, Chosen['word']>}${Capitalize<Chosen['param']>}`
  readonly idFits: IsIdFree<Outer, `${Singular<Name, Chosen['word']>}${Capitalize<Chosen['param']>}`>
  readonly shape: '/:'
  readonly prefix: `${Outer['prefix']}${PascalOf<Name>}/`
  readonly group: Chosen['group'] extends '' ? `${Outer['prefix']}${PascalOf<Name>}` : Chosen['group']
  readonly controller: Chosen['controller']
  readonly collection: {
    readonly path: `${Outer['path']}/${Name}`
    readonly parent: `${Outer['parent']}/${Name}`
    readonly params: Outer['params']
    readonly parentParams: Outer['parentParams']
    readonly idFits: Outer['idFits']
  }
}

/** Whether `:id` can follow: all parameters have names of their own, none begins with a digit, and `id` is none of them. */
type IsIdFree<Outer extends AnyFrame, Added extends string> =
  | (Added & ('id' | Outer['parentParams']))
  | (Added & DigitFirst) extends never
  ? Outer['idFits']
  : false
type DigitFirst = `${Digit}${string}`

type Singular<Name extends string, Word extends string> = CamelOf<
  Word extends '' ? SingularOf<Name, Lowercase<Name>> : Word
>

/** `resources(name)`: the twin of the type `ResourcesFrame`. */
export const resourcesFrame = (outer: Frame, name: string, chosen: FrameSettings): Frame => {
  const group = `${outer.prefix}${pascalCase(name)}`
  let parent: string | undefined
  return {
    path: `${outer.parent}/${name}/:${chosen.param}`,
    // As in the type, a leaf never pays for it.
    get parent() {
      parent ??= `${outer.parent}/${name}/:${idBefore(name, chosen)}`
      return parent
    },
    prefix: `${group}/`,
    group: chosen.group === '' ? group : chosen.group,
    controller: chosen.controller,
    collection: { path: `${outer.path}/${name}`, parent: `${outer.parent}/${name}` },
  }
}

/** The name of an id before another one: `'placeId'`. */
const idBefore = (name: string, { word, param }: FrameSettings): string => {
  const singular = camelCase(word === '' ? singularize(name) : word)
  return `${singular}${param.charAt(0).toUpperCase()}${param.slice(1)}`
}

/** `collection()`: the resource as a whole, without its id. */
export interface CollectionFrame<Inside extends AnyFrame> {
  readonly kind: 'collection'
  readonly path: NonNullable<Inside['collection']>['path']
  readonly parent: NonNullable<Inside['collection']>['parent']
  readonly params: NonNullable<Inside['collection']>['params']
  readonly parentParams: NonNullable<Inside['collection']>['parentParams']
  readonly idFits: NonNullable<Inside['collection']>['idFits']
  readonly shape: ''
  readonly prefix: Inside['prefix']
  readonly group: Inside['group']
  readonly controller: Inside['controller']
}

/** `collection()`: the twin of the type `CollectionFrame`. */
export const collectionFrame = (inside: Frame, collection: FramePaths): Frame => ({
  path: collection.path,
  parent: collection.parent,
  prefix: inside.prefix,
  group: inside.group,
  controller: inside.controller,
})

/** `resource(name)`: one thing without an id, whose controller is named by the plural. */
export interface ResourceFrame<Outer extends AnyFrame, Name extends string, Chosen extends Settings> {
  readonly kind: 'resource'
  readonly path: `${Outer['path']}/${Name}`
  readonly parent: `${Outer['parent']}/${Name}`
  readonly params: Outer['params']
  readonly parentParams: Outer['parentParams']
  readonly idFits: Outer['idFits']
  readonly shape: ''
  readonly prefix: `${Outer['prefix']}${PascalOf<Plural<Name, Chosen['word']>>}/`
  readonly group: Chosen['group'] extends ''
    ? `${Outer['prefix']}${PascalOf<Plural<Name, Chosen['word']>>}`
    : Chosen['group']
  readonly controller: Chosen['controller']
}

type Plural<Name extends string, Word extends string> = Word extends '' ? Pluralize<Name> : Word

/** `resource(name)`: the twin of the type `ResourceFrame`. */
export const resourceFrame = (outer: Frame, name: string, chosen: FrameSettings): Frame => {
  const group = `${outer.prefix}${pascalCase(chosen.word === '' ? pluralize(name) : chosen.word)}`
  return {
    path: `${outer.path}/${name}`,
    parent: `${outer.parent}/${name}`,
    prefix: `${group}/`,
    group: chosen.group === '' ? group : chosen.group,
    controller: chosen.controller,
  }
}
