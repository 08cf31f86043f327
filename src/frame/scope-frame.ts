/** The frames inside `namespace` and `scope`. */

import { mergedKinds, type WithKinds } from '../route/kinds.js'
import { type PascalOf, pascalCase } from '../text/case.js'
import type { ParamKinds } from '../text/param-kinds.js'
import type { ParamNames, PathShape } from '../text/path.js'
import type { AcceptsId, AnyFrame, RuntimeFrame, SameParams } from './frame.js'

/** The frame inside `namespace(name)`, which adds to the path and to the controller path. */
export interface NamespaceFrame<Outer extends AnyFrame, Name extends string> extends SameParams<Outer> {
  readonly kind: 'namespace'
  readonly path: `${Outer['path']}/${Name}`
  readonly parentPath: `${Outer['parentPath']}/${Name}`
  readonly shape: PathShape<this['path']>
  readonly shallow: Outer['shallow']
  readonly namespace: this['controllerPath']
  readonly around: NamespaceFrame<Outer['around'], Name>
  readonly controllerPrefix: `${this['controllerPath']}/`
  readonly controllerPath: `${Outer['controllerPrefix']}${PascalOf<Name>}`
  readonly controller: undefined
}

/** The frame inside `namespace(name)`: the twin of the type `NamespaceFrame`. */
export const namespaceFrame = (outer: RuntimeFrame, name: string): RuntimeFrame => {
  const controllerPath = `${outer.controllerPrefix}${pascalCase(name)}`
  return {
    kind: 'namespace',
    path: `${outer.path}/${name}`,
    parentPath: `${outer.parentPath}/${name}`,
    shallow: outer.shallow,
    kinds: outer.kinds,
    parentKinds: outer.parentKinds,
    around: { path: `${outer.around.path}/${name}`, kinds: outer.around.kinds },
    controllerPrefix: `${controllerPath}/`,
    controllerPath,
    controller: undefined,
    namespace: { name, controllerPath, outer: outer.namespace },
  }
}

/** The frame inside `namespace(name, { path: '' })`, which adds to the controller path only. */
export interface ModuleFrame<Outer extends AnyFrame, Name extends string> extends SameParams<Outer> {
  readonly kind: 'namespace'
  readonly path: Outer['path']
  readonly parentPath: Outer['parentPath']
  readonly shape: Outer['shape']
  readonly shallow: Outer['shallow']
  readonly namespace: this['controllerPath']
  readonly around: Outer['around']
  readonly controllerPrefix: `${this['controllerPath']}/`
  readonly controllerPath: `${Outer['controllerPrefix']}${PascalOf<Name>}`
  readonly controller: undefined
}

/** The frame inside `namespace(name, { path: '' })`: the twin of the type `ModuleFrame`. */
export const moduleFrame = (outer: RuntimeFrame, name: string): RuntimeFrame => ({
  ...namespaceFrame(outer, name),
  path: outer.path,
  parentPath: outer.parentPath,
  around: outer.around,
})

/** The frame inside `scope(path)`, which adds to the path only. */
export interface ScopeFrame<Outer extends AnyFrame, Path extends string> {
  readonly kind: 'scope'
  readonly path: `${Outer['path']}${Path}`
  readonly parentPath: `${Outer['parentPath']}${Path}`
  readonly params: Outer['params'] | ParamNames<Path>
  readonly parentParams: Outer['parentParams'] | ParamNames<Path>
  readonly acceptsId: AcceptsId<Outer, ParamNames<Path>>
  readonly shape: PathShape<this['path']>
  readonly shallow: Outer['shallow']
  readonly namespace: Outer['namespace']
  readonly kinds: Outer['kinds']
  readonly parentKinds: Outer['parentKinds']
  readonly around: ScopeFrame<Outer['around'], Path>
  readonly controllerPrefix: Outer['controllerPrefix']
  readonly controllerPath: Outer['controllerPath']
  readonly controller: Outer['controller']
}

/** The frame inside a `scope(path)` whose parameters have kinds. */
export interface KindedScopeFrame<Outer extends AnyFrame, Path extends string, Kinds> extends ScopeFrame<Outer, Path> {
  readonly kinds: Outer['kinds'] & WithKinds<Kinds>
  readonly parentKinds: Outer['parentKinds'] & WithKinds<Kinds>
  readonly around: KindedScopeFrame<Outer['around'], Path, Kinds>
}

/** The frame inside `scope(path)`: the twin of the types `ScopeFrame` and `KindedScopeFrame`. */
export const scopeFrame = (outer: RuntimeFrame, path: string, kinds?: ParamKinds): RuntimeFrame => ({
  kind: 'scope',
  path: `${outer.path}${path}`,
  parentPath: `${outer.parentPath}${path}`,
  shallow: outer.shallow,
  kinds: mergedKinds(outer.kinds, kinds),
  parentKinds: mergedKinds(outer.parentKinds, kinds),
  around: { path: `${outer.around.path}${path}`, kinds: mergedKinds(outer.around.kinds, kinds) },
  controllerPrefix: outer.controllerPrefix,
  controllerPath: outer.controllerPath,
  controller: outer.controller,
  namespace: outer.namespace,
})
