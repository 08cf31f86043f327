/**
 * What a scope passes down to what is declared in it. A level is an interface, so that each member is worked out only
 * where it is read: a leaf resource never pays for the parent path of children that it has not got.
 *
 * | member | of `resources('rooms')` in `resources('places')` |
 * | --- | --- |
 * | `kind` | `'resources'` |
 * | `path` | `'/places/:placeId/rooms/:id'`, before a verb: the last id is `:id` |
 * | `parent` | `'/places/:placeId/rooms/:roomId'`, before another id |
 * | `shape` | `'/:'`, what the scope's own id adds to the keys of what stands in it |
 * | `prefix` | `'Places/Rooms'`, before the controller paths of nested names |
 * | `group` | `'Places/Rooms'`, the controller path of a verb with only a path; `''` where there is none |
 * | `controller` | the class given as `controller`, where that one is not registered |
 */
import { type CamelCase, camelCase, type PascalCase, pascalCase } from './case.js'
import type { ControllerClass } from './controller.js'
import { type Pluralize, pluralize, type Singularize, singularize } from './inflection.js'
import type { Settings, Words } from './options.js'

export interface AnyLevel {
  readonly kind: 'top' | 'namespace' | 'scope' | 'collection' | 'resources' | 'resource'
  readonly path: string
  readonly parent: string
  readonly shape: '' | '/:'
  readonly prefix: string
  readonly group: string
  readonly controller: ControllerClass | undefined
  /** Of `resources` alone: the same resource without its id. */
  readonly collection?: { readonly path: string; readonly parent: string }
}

/** Before the first name: no path, no controller. */
export interface TopLevel {
  readonly kind: 'top'
  readonly path: ''
  readonly parent: ''
  readonly shape: ''
  readonly prefix: ''
  readonly group: ''
  readonly controller: undefined
}

/** Before the first name: the twin of the type `TopLevel`. */
export const TOP_LEVEL: TopLevel = {
  kind: 'top',
  path: '',
  parent: '',
  shape: '',
  prefix: '',
  group: '',
  controller: undefined,
}

/**
 * The controller path of a name in a scope: the scope's prefix and the name in PascalCase.
 *
 * @example NestedController<'V1/Host', 'user-settings'> // 'V1/Host/UserSettings'
 */
export type NestedController<Prefix extends string, Name extends string> = Prefix extends ''
  ? PascalCase<Name>
  : `${Prefix}/${PascalCase<Name>}`

/** The controller path of a name in a scope: the twin of the type `NestedController`. */
export const nestedController = (prefix: string, name: string): string =>
  prefix === '' ? pascalCase(name) : `${prefix}/${pascalCase(name)}`

/** `namespace(name)`: adds to the path and to the controller path. */
export interface NamespaceLevel<Outer extends AnyLevel, Name extends string> {
  readonly kind: 'namespace'
  readonly path: `${Outer['path']}/${Name}`
  readonly parent: `${Outer['parent']}/${Name}`
  readonly shape: ''
  readonly prefix: NestedController<Outer['prefix'], Name>
  readonly group: this['prefix']
  readonly controller: undefined
}

/** `namespace(name)`: the twin of the type `NamespaceLevel`. */
export const namespaceLevel = (outer: AnyLevel, name: string): AnyLevel => ({
  kind: 'namespace',
  path: `${outer.path}/${name}`,
  parent: `${outer.parent}/${name}`,
  shape: '',
  prefix: nestedController(outer.prefix, name),
  group: nestedController(outer.prefix, name),
  controller: undefined,
})

/** `scope(path)`: adds to the path alone. */
export interface ScopeLevel<Outer extends AnyLevel, Path extends string> {
  readonly kind: 'scope'
  readonly path: `${Outer['path']}${Path}`
  readonly parent: `${Outer['parent']}${Path}`
  readonly shape: ''
  readonly prefix: Outer['prefix']
  readonly group: Outer['group']
  readonly controller: Outer['controller']
}

/** `scope(path)`: the twin of the type `ScopeLevel`. */
export const scopeLevel = (outer: AnyLevel, path: string): AnyLevel => ({
  kind: 'scope',
  path: `${outer.path}${path}`,
  parent: `${outer.parent}${path}`,
  shape: '',
  prefix: outer.prefix,
  group: outer.group,
  controller: outer.controller,
})

/** `resources(name)`: a member of the resource. Its id is `:id` as the last of a path, `:<singular>Id` before another. */
export interface ResourcesLevel<Outer extends AnyLevel, Name extends string, Chosen extends Settings> {
  readonly kind: 'resources'
  readonly path: `${Outer['parent']}/${Name}/:${Chosen['param']}`
  readonly parent: `${Outer['parent']}/${Name}/:${Singular<Name, Chosen['word']>}${Capitalize<Chosen['param']>}`
  readonly shape: '/:'
  readonly prefix: NestedController<Outer['prefix'], Name>
  readonly group: Chosen['group'] extends '' ? this['prefix'] : Chosen['group']
  readonly controller: Chosen['controller']
  readonly collection: { readonly path: `${Outer['path']}/${Name}`; readonly parent: `${Outer['parent']}/${Name}` }
}

type Singular<Name extends string, Word extends string> = CamelCase<Word extends '' ? Singularize<Name> : Word>

/** `resources(name)`: the twin of the type `ResourcesLevel`. */
export const resourcesLevel = (outer: AnyLevel, name: string, chosen: Words): AnyLevel => {
  const singular = camelCase(chosen.word === '' ? singularize(name) : chosen.word)
  const prefix = nestedController(outer.prefix, name)
  return {
    kind: 'resources',
    path: `${outer.parent}/${name}/:${chosen.param}`,
    parent: `${outer.parent}/${name}/:${singular}${chosen.param.charAt(0).toUpperCase()}${chosen.param.slice(1)}`,
    shape: '/:',
    prefix,
    group: chosen.group === '' ? prefix : chosen.group,
    controller: chosen.controller,
    collection: { path: `${outer.path}/${name}`, parent: `${outer.parent}/${name}` },
  }
}

/** `collection()`: the resource as a whole, without its id. */
export interface CollectionLevel<Inside extends AnyLevel> {
  readonly kind: 'collection'
  readonly path: NonNullable<Inside['collection']>['path']
  readonly parent: NonNullable<Inside['collection']>['parent']
  readonly shape: ''
  readonly prefix: Inside['prefix']
  readonly group: Inside['group']
  readonly controller: Inside['controller']
}

/** `collection()`: the twin of the type `CollectionLevel`. */
export const collectionLevel = (inside: AnyLevel): AnyLevel => ({
  kind: 'collection',
  path: inside.collection?.path ?? '',
  parent: inside.collection?.parent ?? '',
  shape: '',
  prefix: inside.prefix,
  group: inside.group,
  controller: inside.controller,
})

/** `resource(name)`: one thing without an id, whose controller is named by the plural. */
export interface ResourceLevel<Outer extends AnyLevel, Name extends string, Chosen extends Settings> {
  readonly kind: 'resource'
  readonly path: `${Outer['path']}/${Name}`
  readonly parent: `${Outer['parent']}/${Name}`
  readonly shape: ''
  readonly prefix: NestedController<Outer['prefix'], Plural<Name, Chosen['word']>>
  readonly group: Chosen['group'] extends '' ? this['prefix'] : Chosen['group']
  readonly controller: Chosen['controller']
}

type Plural<Name extends string, Word extends string> = Word extends '' ? Pluralize<Name> : Word

/** `resource(name)`: the twin of the type `ResourceLevel`. */
export const resourceLevel = (outer: AnyLevel, name: string, chosen: Words): AnyLevel => {
  const prefix = nestedController(outer.prefix, chosen.word === '' ? pluralize(name) : chosen.word)
  return {
    kind: 'resource',
    path: `${outer.path}/${name}`,
    parent: `${outer.parent}/${name}`,
    shape: '',
    prefix,
    group: chosen.group === '' ? prefix : chosen.group,
    controller: chosen.controller,
  }
}
