/**
 * Random small tables over few names, so that many have a duplicate route or parameter, and some another mistake. The three
 * compilers refuse exactly the tables that `defineRoutes` refuses.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineRoutes } from '../../src/index.js'
import { outputOf, writeFolder } from '../support/compile-folder.js'
import { COMPILERS, type Compiler, HALVES, halfOf } from '../support/compilers.js'
import { Random, seedOf } from '../support/random.js'
import { Reopened } from '../support/reopened.js'
import { SharedPaths } from '../support/shared-paths.js'
import { smallestTable } from '../support/smallest-table.js'

const TABLES = Number(process.env.TABLES ?? 40)
const seed = seedOf(process.env)
const folderOf = (half: 0 | 1 | 'smaller'): string =>
  fileURLToPath(new URL(`../generated-refused-${half}/`, import.meta.url))

const PARTS = ['A', 'As', 'Bs', '2s'] as const
const DEPTH = 2
const pathsOf = (depth: number): readonly string[] =>
  depth === 0 ? [] : PARTS.flatMap(part => [part, ...pathsOf(depth - 1).map(rest => `${part}/${rest}`)])
const PATHS = pathsOf(DEPTH + 1)

class Controller {
  preview() {}
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}
class Unknown extends Controller {
  own() {}
}
class Shown {
  show() {}
}
class Claims {
  static readonly controllerPath = 'As'
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}
const flash = (_ctx: unknown, next: () => unknown) => next()
const schema = { '~standard': { validate: (value: unknown) => ({ value }) } }
const controllers = {
  ...Object.fromEntries(PATHS.map(path => [path, class extends Controller {}])),
  Shown,
}

type Kind = 'top' | 'group' | 'resources' | 'resource' | 'collection'

const MISTAKE = 0.03
/** In place of the steps to a part for any place, and to one in resources, which cannot be shallow there. */
const ANYWHERE = 'anywhere'
const ANYWHERE_IN_RESOURCES = 'anywhere in resources'
const INLINE = '(_, next) => next()'

/** Writes the declarations of a scope. Parameters have different names, except by mistake. */
class Writer {
  #params = 0
  constructor(readonly random: Random) {}

  path(paths: readonly string[]): string {
    return this.random
      .pick(paths)
      .replace(
        /[:*]/g,
        sign => `${sign}${this.mistake(['id', 'aId', '2d', 'a-b', 'a:b', 'a(b)'], `p${++this.#params}`)}`,
      )
  }

  name(names: readonly string[]): string {
    return this.mistake(['zs', 'a/b', '2s', ''], this.random.pick(names))
  }

  mistake<Item>(wrong: readonly Item[], right: Item): Item {
    return this.random.chance(MISTAKE) ? this.random.pick(wrong) : right
  }

  /** `place` is a list of the steps to the scope, as `ScopeAt` takes them. */
  chain(inside: Kind, depth: number, place: string): string {
    const count = 1 + this.random.below(depth === 0 ? 4 : 2)
    return `r${Array.from({ length: count }, () => this.declaration(inside, depth, place)).join('')}`
  }

  /** Options, some with a value that no resource can have. */
  options(place: string): string {
    const options = [
      "only: ['index', 'show']",
      `only: ['${this.mistake(['shw', 'edit'], 'show')}']`,
      `param: '${this.mistake(['a-b', '2d', ''], 'slug')}'`,
      `id: '${this.mistake(['bignum', ''], 'uuid')}'`,
      `singular: '${this.mistake(['a/b', ''], 'aa')}'`,
      `controller: ${this.mistake(['{}', 'Claims'], 'Unknown')}`,
      `${this.mistake(['plural', 'onyl'], 'param')}: 'slug'`,
      `path: '${this.mistake(['a/b', ''], this.random.pick(['a', 'as', 'bs']))}'`,
      ...(place.startsWith(ANYWHERE) ? [] : [`shallow: ${this.mistake(['false', "'true'"], 'true')}`]),
      `use: ${this.mistake(['[[user]]', 'Unknown', "'user'", '{ shw: user }', '{ index: 5 }'], this.random.pick(['user', '[flash, user]', '{}']))}`,
      `only: ['${this.mistake(['index'], 'show')}'], use: { show: ${this.random.pick(['user', '[user, flash]', INLINE])} }`,
    ]
    return `{ ${this.random.pick(options)} }`
  }

  /** A resource of a class with one action, as a rule without a class of its own name, and a function without types beside its other options. */
  untyped(): string {
    const call = this.random.pick(["resources('cs'", "resources('as'", "resource('c'"])
    const use = this.random.pick([INLINE, `[flash, ${INLINE}]`, `{ ${this.mistake(['edit'], 'show')}: ${INLINE} }`])
    return `.${call}, { controller: 'Shown', only: ['${this.mistake(['update'], 'show')}'], use: ${use} })`
  }

  /** A part for its place or for any place, whose parts are for any place too. Shallow resources take only the former. */
  part(inside: Kind, depth: number, place: string): string {
    const isShallow = place.includes('shallow')
    const isAnywhere = place.startsWith(ANYWHERE)
    if (isAnywhere && isShallow) return this.declaration(inside, depth, place)
    if (!isAnywhere && (isShallow || this.random.chance(0.5)))
      return `.draw((r: ScopeAt<typeof controllers, [${place}]>) => ${this.chain(inside, depth + 1, place)})`
    const inResources = place.includes('esource')
    const steps = inResources ? ANYWHERE_IN_RESOURCES : ANYWHERE
    const part = `(r: ScopeAnywhere<typeof controllers>) => ${this.chain('group', depth + 1, `${steps}, `)}`
    return `.draw(${part})${inResources && this.random.chance(0.3) ? `.${this.random.pick(["scope('b'", "resources('bs'", "namespace('as'"])}, r => r.draw(${part}))` : ''}`
  }

  declaration(inside: Kind, depth: number, place: string): string {
    const nested = (within: Kind, step: string) => `r => ${this.chain(within, depth + 1, `${place}${step}, `)}`
    const named = (call: string, name: string, within: Kind, step: (name: string) => string) =>
      `.${call}('${name}', ${nested(within, step(name))})`
    const groups = [
      () => named('namespace', this.name(['a', 'as']), 'group', name => `'${name}'`),
      () => {
        const path = this.mistake(['a//b', '*rest'], this.path(['', '/', 'a', 'as/:']))
        return `.namespace('a', { path: '${path}' }, ${nested('group', `InNamespace<'a', { path: '${path}' }>`)})`
      },
      () =>
        named('scope', this.path(['a', 'as', ':', 'a/b', ':/a', 'a:', ':.b']), 'group', path => `InScope<'${path}'>`),
      () => `.scope(r => ${this.chain(inside, depth + 1, place)})`,
      () => this.part(inside, depth, place),
      () => named('resources', this.name(['as', 'bs']), 'resources', name => `InResources<'${name}'>`),
      () =>
        `.resources('as', { only: ['${this.random.pick(['index', 'show'])}'] }, ${nested('resources', "InResources<'as'>")})`,
      () => named('resource', this.name(['a']), 'resource', name => `InResource<'${name}'>`),
      () => {
        const [name, path] = [this.name(['as', 'bs']), this.random.pick(['a', 'as', 'bs'])]
        return `.resources('${name}', { path: '${path}' }, ${nested('resources', `InResources<'${name}', { path: '${path}' }>`)})`
      },
      () => {
        const name = this.name(['as', 'bs'])
        if (place.startsWith(ANYWHERE_IN_RESOURCES)) return `.resources('${name}')`
        return `.resources('${name}', { shallow: true }, ${nested('resources', `InResources<'${name}', { shallow: true }>`)})`
      },
      ...(inside === 'resources' || inside === 'resource'
        ? [() => `.collection(${nested('collection', 'InCollection')})`]
        : []),
    ]
    const verb = () =>
      `.${this.random.pick(['get', 'post'])}('${this.path(['/', 'a', 'as', 'bs', 'a/b', 'as/:', ':', ':/a', ':/as', ':/:', '*', 'a:', 'as/:.b', 'a:/b'])}', () => {})`
    const redirect = () =>
      `.redirect('${this.path(['a', 'as', 'as/:', ':', 'a/b'])}', '${this.mistake(['/:none', 'https://:host', '//a'], '/to')}'${this.random.pick(['', ", { method: 'all' }"])})`
    const leaves = [
      redirect,
      () => `.mount('${this.path(['/', 'a', 'as', ':'])}', () => {})`,
      verb,
      verb,
      () => `.resources('${this.name(['as', 'bs'])}')`,
      () => `.resources('as', { except: ['${this.random.pick(['index', 'show'])}'] })`,
      () => `.resources('as', ${this.options(place)})`,
      () => `.resource('${this.name(['a'])}')`,
      () => this.untyped(),
      () => `.resource('a', { path: '${this.random.pick(['a', 'as', 'bs'])}' })`,
      () => `.get('${this.mistake(['a', 'pre/view'], 'preview')}')`,
      () =>
        `.get('a', ${this.random.pick(['flash', 'flash, user', '(_, next) => next(), user, flash, flash'])}, () => {})`,
      () =>
        `.get('bs', flash, ${this.mistake(['[user]', 'Unknown', "'A#preview'", 'undefined'], 'user')}, Unknown, 'preview')`,
      () => {
        const kind = this.mistake(['number', ''], this.random.pick(['uuid', 'integer']))
        const end = this.random.pick([
          '() => {}',
          "flash, 'A#preview'",
          "Unknown, 'preview'",
          "user, Unknown, 'preview'",
        ])
        return `.get('as/:x', { ${this.mistake(['parms', 'use'], 'params')}: { ${this.mistake(['y'], 'x')}: '${kind}' } }, ${end})`
      },
      () => {
        const member = this.mistake(['boddy', 'use'], this.random.pick(['body', 'query']))
        const value = this.mistake(['5', "{ name: '' }"], 'schema')
        const before = this.random.pick(['', 'flash, ', 'user, flash, '])
        return `.post('bs', { ${member}: ${value} }, ${before}${this.mistake(["'A#preview'", "Unknown, 'preview'"], '() => {}')})`
      },
      () => `.put('bs', user, '${this.mistake(['A#prview', 'preview'], 'A#preview')}')`,
      () => `.use((_, next) => next())`,
      () => `.use(${this.random.pick(['flash', 'user'])})`,
    ]
    return this.random.pick(depth < DEPTH ? [...leaves, ...groups] : leaves)()
  }
}

/** Rare among random tables: a path in a collection that begins with a parameter, like a member's. */
const EDGE_CASES = [
  "r.scope(r => r.use(user).resources('as')).scope(r => r.use(flash).get('as', () => {}))",
  "r.scope(r => r.use(user).resources('as')).resources('as').get('as/x', () => {})",
  "r.namespace('2s', { path: '' }, r => r.resources('as')).resource('as', { controller: 'Shown', only: ['show'] })",
  "r.resources('as', r => r.resources('bs', { shallow: true }).collection(r => r.resources('bs', { shallow: true })))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).resources('as', { shallow: true, only: ['show'] }))",
  "r.resources('cs', { controller: 'Shown', only: ['show'], use: (_, next) => next() })",
  "r.resource('c', { use: { show: (_, next) => next() }, controller: 'Shown', only: ['show'] })",
  "r.resources('as', r => r.collection(r => r.scope(':p', r => r.resources('bs'))).resources('bs'))",
  "r.resources('as', r => r.collection(r => r.scope(':p', r => r.get('a', () => {}))).get('a', () => {}))",
  "r.resources('as', r => r.collection(r => r.scope(':p', r => r.get('a', () => {}))).resources('bs'))",
  "r.resources('as', r => r.resources('bs').collection(r => r.scope(':p', r => r.resources('bs'))))",
  "r.resources('as', r => r.resources('bs').collection(r => r.get(':p/bs', () => {})))",
  "r.resources('as', r => r.collection(r => r.get(':p/bs', () => {})).resources('bs'))",
  "r.resources('as', r => r.collection(r => r.get(':p/bs', () => {})).resources('bs', { only: ['show'] }))",
  "r.resources('as', r => r.resources('as', r => r.resources('bs')))",
  "r.resources('as', r => r.resources('as', r => r.resources('as')))",
  "r.resources('as', r => r.scope(':aId', r => r.resources('bs')))",
  "r.resources('2s', r => r.scope('a', r => r.resources('bs')))",
  "r.resource('a', r => r.collection(r => r.get('b', () => {})).get('b', () => {}))",
  "r.resource('a', r => r.get('b', () => {}).collection(r => r.get('b', () => {})))",
  "r.resource('a', r => r.collection(r => r.get('b', () => {}))).scope('a', r => r.get('b', () => {}))",
  "r.resource('a', r => r.collection(r => r.get('b', () => {}))).scope('a', r => r.post('b', () => {}))",
  "r.resources('as', r => r.get('b', () => {}).namespace('a', { path: '' }, r => r.get('b', () => {})))",
  "r.resources('as', r => r.namespace('a', { path: '' }, r => r.get('b', () => {})).collection(r => r.get(':p/b', () => {})))",
  "r.namespace('a', { path: '' }, r => r.scope('as', r => r.get('b', () => {}))).get('as/b', () => {})",
  "r.namespace('a', { path: '' }, r => r.scope('as', r => r.get('b', () => {}))).post('as/b', () => {})",
  "r.resources('as').get('as', () => {})",
  "r.resources('as', r => r.resources('bs').post('bs', () => {}))",
  // Groups
  "r.resources('as', r => r.get('a', () => {}).scope(r => r.collection(r => r.scope(':p', r => r.get('a', () => {})))))",
  "r.resources('as', r => r.scope(r => r.get('a', () => {}).collection(r => r.scope(':p', r => r.get('a', () => {})))))",
  "r.resources('as', r => r.scope(r => r.collection(r => r.get(':p', () => {}))))",
  "r.resources('as', r => r.scope(r => r.get('/', () => {})))",
  "r.scope(r => r.use(user).resources('as')).scope(r => r.use(flash).get('as', () => {}))",
  "r.scope(r => r.use(user).resources('as')).scope(r => r.use(flash).put('as', () => {}))",
  // Parts
  "r.resources('as', r => r.get('a', () => {}).draw((r: ScopeAt<typeof controllers, [InResources<'as'>]>) => r.collection(r => r.scope(':p', r => r.get('a', () => {})))))",
  "r.resources('as', r => r.draw((r: ScopeAt<typeof controllers, [InResources<'as'>]>) => r.get('/', () => {})))",
  "r.resources('as', r => r.collection(r => r.get('a', () => {}).draw((r: ScopeAt<typeof controllers, [InResources<'as'>, InCollection]>) => r.get('a', () => {}))))",
  // Parts for any place
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as')).draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as'))",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as')).resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs')))",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as')).get('as', () => {})",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as')).put('as', () => {})",
  "r.get('as/:p', () => {}).draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as'))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('/', () => {})))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.put('a', () => {}).get('/', () => {})))",
  "r.resources('as', { only: ['index'] }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('/', () => {})).get('/', () => {}))",
  "r.resources('as', { only: ['index'] }, r => r.get('/', () => {}).draw((r: ScopeAnywhere<typeof controllers>) => r.get('/', () => {})))",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('/', () => {})).get('/', () => {})",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('/', () => {})).post('/', () => {})",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('b', () => {})).collection(r => r.get(':p/b', () => {})))",
  "r.resources('as', r => r.collection(r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get(':p/b', () => {}))).get('b', () => {}))",
  "r.resources('as', r => r.get('b', () => {}).collection(r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get(':p/b', () => {}))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get(':id', () => {})))",
  "r.resources('as', r => r.collection(r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get(':id', () => {}))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.scope(':aId', r => r.get('a', () => {}))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.scope(':aId', r => r.resources('bs'))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', r => r.resources('bs'))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { only: [] }, r => r.get('b', () => {}))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { only: [] }, r => r.resources('bs', { only: [] }))))",
  "r.scope(':id', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { only: ['index'] })))",
  "r.scope(':id', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as')))",
  "r.scope(':path', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.mount('a', () => {})))",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.mount('a', () => {}).get('b', () => {})).get('a/:p', () => {})",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('preview'))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('preview')))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('pre-view')))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('to-string')))",
  "r.resources('as', { controller: Unknown }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('own')))",
  "r.resources('as', { controller: 'Shown', only: ['show'] }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('preview')))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { controller: Unknown }, r => r.get('own'))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('zs')))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('zs', { only: [] })))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('zs', { only: [] }, r => r.get('preview'))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.namespace('zs', r => r.resources('as'))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.namespace('zs', r => r.get('a', () => {}))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.namespace('as', { path: '' }, r => r.get('preview'))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.namespace('as', { path: ':id' }, r => r.get('preview'))))",
  "r.namespace('zs', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as')))",
  "r.namespace('a', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { shallow: true }, r => r.resources('bs'))).get('bs/:b', () => {}))",
  "r.namespace('a', r => r.get('bs/:b', () => {}).draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { shallow: true }, r => r.resources('bs'))))",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.redirect('a', '/a'))",
  "r.namespace('a', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.redirect('a', '/a')))",
  "r.namespace('a', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.redirect('a', '/a/a')))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.redirect('a', '/b/:id')))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('preview'))))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('own'))))))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.scope(r => r.use(user).get('preview')).use(flash).resources('bs')).resources('bs'))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.scope(r => r.use(user).get('preview')).use(flash).resources('bs')).get('preview'))",
  "r.resources('as', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', { use: { show: user } }, r => r.get('preview'))).get('bs/:b', () => {}))",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { path: 'bs' })).resources('bs')",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resource('a', r => r.collection(r => r.get('preview')))).get('a/preview', () => {})",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('a', () => {}).put('a', () => {})).put('a', () => {})",
  // Parts for any place in shallow resources
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', { only: ['index'] })))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs')).resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs')))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs')).get('bs', () => {}))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', { only: ['index'] })).put('bs', () => {}))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', r => r.get('a', () => {})))).get('bs/:p/a', () => {})",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAt<typeof controllers, [InResources<'as', { shallow: true }>]>) => r.resources('bs', r => r.get('a', () => {})))).get('as/:p/bs/:q/a', () => {})",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { only: ['index'] })))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { only: ['show'] })))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('a', () => {}).resources('as', { only: ['index'] }, r => r.get('a', () => {}))))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAt<typeof controllers, [InResources<'as', { shallow: true }>]>) => r.get('a', () => {}).resources('as', { only: ['index'] }, r => r.put('a', () => {}))))",
  "r.resources('as', { shallow: true }, r => r.collection(r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs'))).resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.collection(r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', { only: ['index'] }))).resources('bs', { only: ['index'] }))",
  "r.resources('as', { shallow: true }, r => r.resource('a', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs'))).resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.resource('a', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('bs', () => {}))).resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', { only: ['index'] }))).resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.get('preview').scope(r => r.use(user).resources('bs', { only: ['show'] }))).get('preview'))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs'))).draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs'))",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs')))).get('bs/:p', () => {})",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs', { only: ['index'] })))).get('bs', () => {})",
  // Declarations that no random table has.
  "r.resources('as').namespace('a', r => r.redirect('b', 'As#index')).get('a/b', () => {})",
  "r.resources('as').namespace('a', r => r.redirect('b', 'As#index')).post('a/b', () => {})",
  "r.resources('as').namespace('a', r => r.get('b', () => {})).redirect('a/b', 'As#index')",
  "r.namespace('a', r => r.get('b', Unknown, 'preview')).get('a/b', () => {})",
  "r.namespace('a', r => r.get('b', Unknown, 'preview')).post('a/b', () => {})",
  "r.namespace('a', r => r.namespace('as', r => r.all('b', () => {}))).all('a/as/b', () => {})",
  // Shallow resources
  "r.resources('as', { shallow: true }, r => r.resources('bs')).resources('bs')",
  "r.resources('bs').resources('as', { shallow: true }, r => r.resources('bs'))",
  "r.resources('bs', { only: ['index'] }).resources('as', { shallow: true }, r => r.resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.resources('bs')).get('bs/:b', () => {})",
  "r.get('bs/:b', () => {}).resources('as', { shallow: true }, r => r.resources('bs'))",
  "r.get('bs/:b/a', () => {}).resources('as', { shallow: true }, r => r.resources('bs', r => r.get('a', () => {})))",
  "r.post('bs/:b', () => {}).resources('as', { shallow: true }, r => r.resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.resources('bs')).redirect('bs/:b', '/to')",
  "r.resources('as', { shallow: true }, r => r.resources('bs').get('bs/:b', () => {}))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').get('bs', () => {}))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').put('bs', () => {}))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', r => r.get('a', () => {})).get('bs/:b/a', () => {}))",
  "r.resources('as', { shallow: true }, r => r.resources('as'))",
  "r.resources('as', { shallow: true }, r => r.resources('as', { only: ['index'] }))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', r => r.resources('as')))",
  "r.resources('as', { shallow: true }, r => r.get('a', () => {}).resources('as', { only: ['index'] }, r => r.get('a', () => {})))",
  "r.resources('as', { shallow: true }, r => r.resources('as', { only: ['index'] }, r => r.get('a', () => {})).get('a', () => {}))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', r => r.get('a', () => {})).resources('bs', { only: [] }, r => r.get('a', () => {})))",
  "r.resources('as', { shallow: true }, r => r.resource('a', r => r.resources('bs')).resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').resource('a', r => r.resources('bs')))",
  "r.resources('as', { shallow: true }, r => r.resource('a', r => r.resources('bs')).scope(r => r.use(user).resources('bs')))",
  "r.resources('as', { shallow: true }, r => r.scope(r => r.resources('bs')).scope(r => r.resource('a', r => r.resources('bs'))))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').draw((r: ScopeAt<typeof controllers, [InResources<'as', { shallow: true }>]>) => r.resource('a', r => r.resources('bs'))))",
  "r.resources('as', { shallow: true }, r => r.draw((r: ScopeAt<typeof controllers, [InResources<'as', { shallow: true }>]>) => r.resource('a', r => r.resources('bs')).resources('bs')))",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.resource('a', r => r.resources('bs')).resources('bs')))",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.resources('bs').resource('a', r => r.resources('bs'))))",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.resources('bs').scope(r => r.resource('a', r => r.resources('bs')))))",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.resources('bs')).scope('x', r => r.resource('a', r => r.resources('bs'))))",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.resources('bs')).resource('a', r => r.scope('x', r => r.resources('bs'))))",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.resources('bs'))).get('x/bs/:b', () => {})",
  "r.resources('as', { shallow: true }, r => r.scope('x', r => r.resources('bs'))).get('bs/:b', () => {})",
  "r.resources('as', { shallow: true }, r => r.scope(':p', r => r.resources('bs'))).scope(':q', r => r.get('bs/:b', () => {}))",
  "r.scope(':p', r => r.get('bs/:b', () => {})).resources('as', { shallow: true }, r => r.scope(':p', r => r.resources('bs')))",
  "r.resources('as', { shallow: true }, r => r.collection(r => r.resources('bs')).resources('bs'))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').collection(r => r.resources('bs')))",
  "r.resources('as', { shallow: true }, r => r.get('a', () => {}).collection(r => r.get(':p/a', () => {})))",
  "r.resources('as', { shallow: true }, r => r.collection(r => r.get(':p/a', () => {})).get('a', () => {}))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').collection(r => r.get(':p/bs', () => {})))",
  "r.resources('as', { shallow: true }, r => r.resources('bs').collection(r => r.get(':p/bs/:q', () => {})))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', r => r.collection(r => r.get(':b', () => {}))))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', r => r.get('a', () => {}).collection(r => r.get(':b/a', () => {}))))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', r => r.collection(r => r.get('a', () => {}).get('a', () => {}))))",
  "r.resources('as', { shallow: true, path: 'bs' }, r => r.resources('bs', { only: ['show'] }))",
  "r.resources('as', { shallow: true, path: 'bs' }, r => r.resources('bs', { path: 'as' }))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', { path: 'x' })).get('x/:b', () => {})",
  "r.resources('as', r => r.resources('bs', { shallow: true }))",
  "r.resources('as', r => r.scope('x', r => r.resources('bs', { shallow: true })))",
  "r.resources('as', { shallow: true }, r => r.resources('bs', { shallow: true }))",
  "r.resources('as', r => r.collection(r => r.resources('bs', { shallow: true })))",
  "r.resource('a', r => r.resources('bs', { shallow: true }, r => r.resources('as')).resources('as'))",
  "r.resource('a', r => r.resources('bs', { shallow: true }, r => r.resources('as')).resources('as', { only: ['index'] }))",
  "r.namespace('a', r => r.resources('as', { shallow: true }, r => r.resources('bs'))).get('a/bs/:b', () => {})",
  "r.namespace('a', r => r.resources('as', { shallow: true }, r => r.resources('bs'))).get('bs/:b', () => {})",
  // An update by one method
  "r.resources('as', { update: 'put' }).patch('as/:b', () => {})",
  "r.resources('as', { update: 'put' }).put('as/:b', () => {})",
  "r.resources('as', { update: 'patch' }).put('as/:b', () => {})",
  "r.resources('as', { update: 'patch' }).patch('as/:b', () => {})",
  "r.resources('as', { update: 'patch' }).get('as/:b', () => {})",
  "r.patch('as/:b', () => {}).resources('as', { update: 'put' })",
  "r.put('as/:b', () => {}).resources('as', { update: 'put' })",
  "r.scope('as', r => r.patch(':b', () => {})).resources('as', { update: 'put' })",
  "r.scope('as', r => r.put(':b', () => {})).resources('as', { update: 'put' })",
  "r.resources('as', { update: 'put' }, r => r.patch('/', () => {}))",
  "r.resources('as', { update: 'put' }, r => r.put('/', () => {}))",
  "r.resources('as', { update: 'put' }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.patch('/', () => {})))",
  "r.resources('as', { update: 'put' }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.put('/', () => {})))",
  "r.resources('as', { update: 'put', path: 'bs' }).resources('bs', { update: 'patch', only: ['update'] })",
  "r.resources('as', { update: 'put', path: 'bs' }).resources('bs', { update: 'put', only: ['update'] })",
  "r.resources('as', { update: 'put', path: 'bs' }).resources('bs', { only: ['update'] })",
  "r.resources('as', { only: ['update'] }).resources('as', { update: 'put', only: ['update'] })",
  "r.resources('as', r => r.resources('bs', { update: 'put', shallow: true })).patch('bs/:b', () => {})",
  "r.resources('as', r => r.resources('bs', { update: 'put', shallow: true })).put('bs/:b', () => {})",
  "r.resource('a', { update: 'put' }).patch('a', () => {})",
  "r.resource('a', { update: 'put' }).put('a', () => {})",
  // Shallow resources in other resources
  "r.resources('as', r => r.resources('bs', { shallow: true })).resources('bs')",
  "r.resources('as', r => r.resources('bs', { shallow: true, only: ['index'] })).resources('bs')",
  "r.resources('bs').resources('as', r => r.resources('bs', { shallow: true }))",
  "r.resources('bs', { only: ['index'] }).resources('as', r => r.resources('bs', { shallow: true }))",
  "r.resources('as', r => r.resources('bs', { shallow: true })).get('bs/:b', () => {})",
  "r.resources('as', r => r.resources('bs', { shallow: true })).get('as/:p/bs/:b', () => {})",
  "r.resources('as', r => r.resources('bs', { shallow: true })).get('as/:p/bs', () => {})",
  "r.get('bs/:b', () => {}).resources('as', r => r.resources('bs', { shallow: true }))",
  "r.get('as/:p/bs/:b', () => {}).resources('as', r => r.resources('bs', { shallow: true }))",
  "r.get('as/:p/bs', () => {}).resources('as', r => r.resources('bs', { shallow: true }))",
  "r.post('bs/:b', () => {}).resources('as', r => r.resources('bs', { shallow: true }))",
  "r.get('bs/:b/a', () => {}).resources('as', r => r.resources('bs', { shallow: true, only: [] }, r => r.get('a', () => {})))",
  "r.get('bs/:b/as', () => {}).resources('as', r => r.resources('bs', { shallow: true }, r => r.resources('as', { only: ['index'] })))",
  "r.resources('as', r => r.resources('bs', { shallow: true }, r => r.resources('as')))",
  "r.resources('as', r => r.resources('bs', { shallow: true }, r => r.resources('as', { only: ['index'] })))",
  "r.resources('as', r => r.resources('as', { shallow: true }))",
  "r.resources('as', r => r.resources('as', { shallow: true, only: ['index'] }))",
  "r.resources('as', { only: ['index'] }, r => r.resources('as', { shallow: true }))",
  "r.resources('as', r => r.get('a', () => {}).resources('as', { shallow: true, only: [] }, r => r.get('a', () => {})))",
  "r.resources('as', r => r.resources('as', { shallow: true, only: [] }, r => r.get('a', () => {})).get('a', () => {}))",
  "r.resources('as', r => r.resources('as', { shallow: true, only: [] }, r => r.get('a', () => {})).put('a', () => {}))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).resource('a', r => r.resources('bs', { shallow: true })))",
  "r.resources('as', r => r.resource('a', r => r.resources('bs', { shallow: true })).resources('bs', { shallow: true }))",
  "r.resources('as', r => r.resource('a', r => r.resources('bs', { shallow: true })).resources('bs'))",
  "r.resources('as', r => r.scope('x', r => r.resources('bs', { shallow: true })).resource('a', r => r.scope('x', r => r.resources('bs', { shallow: true }))))",
  "r.resources('as', r => r.scope('x', r => r.resources('bs', { shallow: true })).scope('x', r => r.resource('a', r => r.resources('bs', { shallow: true }))))",
  "r.resources('as', r => r.scope('x', r => r.resources('bs', { shallow: true })).scope('x', r => r.resources('bs')))",
  "r.resources('as', r => r.scope('x', r => r.resources('bs', { shallow: true }))).get('x/bs/:b', () => {})",
  "r.resources('as', r => r.namespace('a', { path: '' }, r => r.resources('bs', { shallow: true, controller: Unknown }))).get('bs/:b', () => {})",
  "r.resources('as', r => r.get('a/b', () => {}).namespace('a', { path: '' }, r => r.resources('as', { shallow: true, only: [], controller: Unknown }, r => r.get('a/b', () => {}))))",
  "r.resources('as', r => r.get('a/b', () => {}).scope('a', r => r.resources('as', { shallow: true, only: [] }, r => r.get('a/b', () => {}))))",
  "r.resources('as', r => r.get('a/b', () => {}).scope(r => r.resources('as', { shallow: true, only: [] }, r => r.get('a/b', () => {}))))",
  "r.resources('as', r => r.scope(r => r.resources('as', { shallow: true, only: [] }, r => r.get('a/b', () => {}))).get('a/b', () => {}))",
  "r.resources('as', r => r.scope(r => r.resources('bs', { shallow: true }))).resources('bs')",
  "r.resources('as', r => r.scope(r => r.use(user).resources('bs', { shallow: true }))).resources('bs')",
  "r.resources('as', r => r.use(user).resources('bs', { shallow: true })).resources('bs')",
  "r.resources('as', r => r.collection(r => r.resources('bs', { shallow: true }))).resources('bs')",
  "r.resources('as', r => r.collection(r => r.resources('bs', { shallow: true })).resources('bs'))",
  "r.resources('as', r => r.collection(r => r.resources('bs', { shallow: true })).resources('bs', { shallow: true }))",
  "r.resources('as', r => r.collection(r => r.resources('as', { shallow: true })))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).collection(r => r.resources('bs', { shallow: true })))",
  "r.resources('as', r => r.resources('bs', { shallow: true, only: ['index'] }).collection(r => r.get(':p/bs', () => {})))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).collection(r => r.get(':p/bs/:q', () => {})))",
  "r.resources('as', r => r.resources('as', r => r.resources('bs', { shallow: true }))).resources('bs')",
  "r.resources('bs').resources('as', r => r.resources('as', r => r.resources('bs', { shallow: true })))",
  "r.resources('as', r => r.resources('bs').resources('as', r => r.resources('bs', { shallow: true })))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).resources('as', r => r.resources('bs', { shallow: true })))",
  "r.namespace('a', r => r.resources('as', r => r.resources('bs', { shallow: true }))).get('a/bs/:b', () => {})",
  "r.namespace('a', r => r.resources('as', r => r.resources('bs', { shallow: true }))).get('bs/:b', () => {})",
  "r.namespace('a', r => r.resources('as', r => r.resources('bs', { shallow: true })).resources('bs'))",
  "r.get('a/bs/:b', () => {}).namespace('a', r => r.resources('as', r => r.resources('bs', { shallow: true })))",
  "r.scope('a', r => r.resources('as', r => r.resources('bs', { shallow: true }))).scope('a', r => r.resources('bs'))",
  "r.scope('a', r => r.resources('as', r => r.resources('bs', { shallow: true }))).scope('a', r => r.resources('bs', { only: ['index'] }))",
  "r.scope('a', r => r.resources('bs')).scope('a', r => r.resources('as', r => r.resources('bs', { shallow: true })))",
  "r.scope(r => r.resources('as', r => r.resources('bs', { shallow: true }))).resources('bs')",
  "r.resources('bs').scope(r => r.resources('as', r => r.resources('bs', { shallow: true })))",
  "r.resource('a', r => r.resources('bs', { shallow: true })).resources('bs')",
  "r.resource('a', r => r.resources('bs', { shallow: true })).resources('bs', { only: ['index'] })",
  "r.resource('a', r => r.resources('bs', { shallow: true })).get('a/bs/:b', () => {})",
  "r.resources('as', { only: [] }, r => r.resources('bs', { shallow: true, path: 'as', only: ['show'] })).resources('as', { only: ['show'] })",
  "r.resources('as', { path: 'bs', only: [] }, r => r.resources('bs', { shallow: true, only: ['show'] })).resources('as', { path: 'bs', only: ['show'] })",
  "r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', r => r.resources('bs', { shallow: true }))).resources('bs')",
  "r.resources('bs').draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', r => r.resources('bs', { shallow: true })))",
  "r.namespace('a', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', r => r.resources('bs', { shallow: true }))).get('bs/:b', () => {}))",
  "r.namespace('a', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', r => r.resources('bs', { shallow: true })))).get('bs/:b', () => {})",
  "r.resources('as', r => r.draw((r: ScopeAt<typeof controllers, [InResources<'as'>]>) => r.resources('bs', { shallow: true }))).resources('bs')",
  "r.resources('bs').resources('as', r => r.draw((r: ScopeAt<typeof controllers, [InResources<'as'>]>) => r.resources('bs', { shallow: true })))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).draw((r: ScopeAt<typeof controllers, [InResources<'as'>]>) => r.resource('a', r => r.resources('bs', { shallow: true }))))",
  "r.resources('as', r => r.draw((r: ScopeAt<typeof controllers, [InResources<'as'>]>) => r.resource('a', r => r.resources('bs', { shallow: true }))).resources('bs', { shallow: true }))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).draw((r: ScopeAnywhere<typeof controllers>) => r.resources('bs')))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).draw((r: ScopeAnywhere<typeof controllers>) => r.get('a', () => {})).get('a', () => {}))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).get('b', () => {}).get('b', () => {}))",
  "r.resources('as', r => r.resources('bs', { shallow: true }).get('b', () => {})).get('as/:p/b', () => {})",
  "r.resources('as', r => r.resources('bs', { shallow: true })).resources('as', { only: [] }, r => r.resources('bs', { only: ['show'] }))",
  "r.resources('as', r => r.resources('bs', { shallow: true })).resources('as', { only: [] }, r => r.resources('bs', { only: ['index'] }))",
  "r.resources('as', r => r.resources('bs', { shallow: true })).redirect('bs/:b', '/to')",
  "r.resources('as', r => r.resources('bs', { shallow: true })).mount('bs', () => {}).get('bs/:b', () => {}).put('bs/:b', () => {})",
  // Resources in resources, opened again
  "r.resources('as', { only: [] }, r => r.resources('bs', { only: ['show'] })).resources('as', { only: ['show'] }, r => r.resources('bs', { only: ['show'] }))",
  "r.resources('as', { only: [] }, r => r.resources('bs', { only: ['show'] })).resources('as', { only: ['show'] }, r => r.resources('bs', { only: ['update'] }))",
  "r.resources('as', { only: [] }, r => r.resources('bs')).resources('as', { only: [] }, r => r.resources('bs', { only: ['destroy'] }))",
  "r.get('as/:p/bs/:q', () => {}).resources('as', r => r.resources('bs'))",
  "r.get('as/:p/bs/:q', () => {}).resources('as', r => r.resources('bs', { except: ['show'] }))",
  "r.redirect('as/:p/bs/:q', '/to').resources('as', { only: [] }, r => r.resources('bs', { only: ['show'] }))",
  "r.redirect('as/:p/bs/:q', '/to').resources('as', { only: [] }, r => r.resources('bs', { only: ['index'] }))",
  "r.get('as/:p/bs/:q/a', () => {}).put('as/:p/bs/:q/a', () => {}).resources('as', { only: [] }, r => r.resources('bs', { only: [] }, r => r.put('a', () => {})))",
  "r.mount('as/:p/bs/:q', () => {}).resources('as', { only: [] }, r => r.resources('bs', { only: [] }, r => r.mount('/', () => {})))",
  "r.get('as/:p/bs/:q/a', () => {}).resources('as', { only: [] }, r => r.resources('bs', { only: [] }, r => r.resource('a')))",
  "r.get('as/:p/bs/:q/a', () => {}).resources('as', { only: [] }, r => r.resources('bs', { only: [] }, r => r.post('a', () => {})))",
  "r.get('as/:p/bs/:q/2s/:s', () => {}).resources('as', { only: [] }, r => r.resources('bs', { only: [] }, r => r.resources('2s', { singular: 'two' })))",
  "r.get('as/:p/a/bs/:q', () => {}).resources('as', { only: [] }, r => r.scope('a', r => r.resources('bs')))",
  "r.get('as/:p/a/bs/:q', () => {}).resources('as', { only: [] }, r => r.namespace('a', r => r.resources('bs')))",
  "r.get('as/:p/a/bs/:q', () => {}).resources('as', { only: [] }, r => r.namespace('a', r => r.resources('bs', { only: ['update'] })))",
  "r.get('as/:p/a/:q', () => {}).resources('as', { only: [] }, r => r.resources('bs', { path: 'a' }))",
  "r.get('a/:p/bs/:q', () => {}).resources('as', { path: 'a' }, r => r.resources('bs'))",
  "r.get('a/:p/bs/:q', () => {}).resources('as', { path: 'a', only: [] }, r => r.resources('bs', { only: ['create'] }))",
  "r.get('as/:p/bs/:q', () => {}).resources('as', { only: [], id: 'uuid' }, r => r.resources('bs', { param: 'slug' }))",
  "r.resources('as', { only: [] }, r => r.resources('bs', { only: ['show'] })).resources('as', { only: [], shallow: true }, r => r.resources('bs', { only: ['show'] }))",
  "r.resources('as', { only: [], shallow: true }, r => r.resources('bs', { only: ['show'] })).resources('as', { only: [] }, r => r.resources('bs', { only: ['show'] }))",
  "r.resources('as', { only: [], shallow: true }, r => r.resources('bs', { only: ['index'] })).resources('as', { only: [] }, r => r.resources('bs', { only: ['index'] }))",
  "r.resources('as', { only: [], shallow: true }, r => r.resources('bs')).resources('as', { only: [], shallow: true }, r => r.resources('bs', { only: ['show'] }))",
  "r.resources('as', r => r.resources('bs')).draw((r: ScopeAnywhere<typeof controllers>) => r.resources('as', { only: [] }, r => r.resources('bs', { only: ['show'] })))",
]

/** What defining the table throws, or `undefined`. */
const thrown = (source: string): string | undefined => {
  const draw = new Function(
    'Unknown',
    'Claims',
    'flash',
    'schema',
    'user',
    `return r => ${source.replaceAll(/\(r: Scope(?:Anywhere<typeof controllers|At<typeof controllers, (?:\[[^\]]*\]|[^>]*))>\)/g, '(r)')}`,
  )(Unknown, Claims, flash, schema, flash)
  try {
    defineRoutes(controllers as never, draw as never) // a map and a callback that no type shows
    return undefined
  } catch (error) {
    return String(error)
  }
}

const HEAD = [
  "import type Koa from 'koa'",
  "import { defineRoutes, type InCollection, type InNamespace, type InResource, type InResources, type InScope, type ScopeAnywhere, type ScopeAt } from '../../src/index.js'",
  `class Controller { ${['preview', 'index', 'create', 'show', 'update', 'destroy'].map(name => `${name}() {}`).join(' ')} }`,
  'class Unknown extends Controller { own() {} }',
  `class Claims { static readonly controllerPath = 'As'; ${['index', 'create', 'show', 'update', 'destroy'].map(name => `${name}() {}`).join(' ')} }`,
  'declare const flash: Koa.Middleware<{ flash?: string }>',
  'declare const user: Koa.Middleware<{ user: string }, { session: string }>',
  "declare const schema: { '~standard': { validate: (value: unknown) => { value: string } } }",
  'declare const anything: any',
  'declare const yes: boolean',
  'declare const needsNone: (ctx: { none: string }, next: Koa.Next) => unknown',
  'declare const needsUser: (ctx: { state: { user: string } }, next: Koa.Next) => unknown',
  'class Shown { show() {} }',
  `const controllers = { ${PATHS.map(path => `'${path}': class extends Controller {}`).join(', ')}, Shown }`,
]

/** Correct tables with a mistake that only the types can see: a condition, `any`, or a middleware too early. */
const UNREADABLE: readonly ((right: string) => string)[] = [
  right => `yes ? ${right} : r.resources('2s')`,
  right => `${right}.resources('2s', yes ? { only: ['index'] } : {})`,
  right => `${right}.resources('2s', yes ? { only: ['index'] } : { only: ['show'] }, r => r)`,
  right => `${right}.resources('2s', { param: yes ? 'a' : 'b' })`,
  right => `${right}.resources('2s', { ...(yes ? { param: 'a' } : {}) })`,
  right => `${right}.resources('2s', { controller: yes ? Unknown : Claims })`,
  right => `${right}.namespace('n', r => yes ? r.resources('as', { controller: Unknown }) : r)`,
  right => `${right}.resources('2s', { only: [yes ? 'index' : 'show'] })`,
  right => `${right}.resources('2s', { only: [anything] })`,
  right => `${right}.resources('2s', anything)`,
  right => `${right}.resources('2s', { ...anything })`,
  right => `${right}.namespace('n', yes ? r => r : r => r.get('a', () => {}))`,
  right => `${right}.scope('n', r => r.resources('as', { controller: Unknown }, yes ? r => r : r => r.get('preview')))`,
  right =>
    `${right}.draw(yes ? (r: ScopeAt<typeof controllers, ''>) => r : (r: ScopeAt<typeof controllers, ''>) => r.get('n', () => {}))`,
  right => `${right}.draw((r: ScopeAt<typeof controllers, ''>) => yes ? r : r.get('n', () => {}))`,
  right => `${right}.draw((r: ScopeAt<typeof controllers, 'n'>) => r)`,
  right => `${right}.namespace('n', r => r.draw((r: ScopeAt<typeof controllers, [InScope<'n'>]>) => r))`,
  right => `${right}.scope('n', r => r.draw((r: ScopeAt<typeof controllers, 'n'>) => r))`,
  right => `${right}.draw((r: ScopeAt<typeof controllers, '', { user: number }>) => r)`,
  right => `${right}.use(yes ? needsUser : flash).draw((r: ScopeAt<typeof controllers, '', { none: 1 }>) => r)`,
  right =>
    `${right}.draw(yes ? (r: ScopeAnywhere<typeof controllers>) => r : (r: ScopeAnywhere<typeof controllers>) => r.get('n', () => {}))`,
  right =>
    `${right}.draw(yes ? (r: ScopeAt<typeof controllers, ''>) => r : (r: ScopeAnywhere<typeof controllers>) => r)`,
  right => `${right}.draw((r: ScopeAnywhere<typeof controllers>) => yes ? r : r.get('n', () => {}))`,
  right => `${right}.draw((r: ScopeAnywhere<typeof controllers, { user: number }>) => r)`,
  right => `${right}.draw((r: ScopeAnywhere<{ Shown: typeof Shown }>) => r)`,
  right => `${right}.draw((r: ScopeAnywhere<typeof controllers>) => r as any)`,
  right => `${right}.draw((r: ScopeAnywhere<typeof controllers>) => r.get('n', needsUser))`,
  right => `${right}.resources('2s', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.collection(r => r)))`,
  right =>
    `${right}.resources('2s', { shallow: true }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('zs', { controller: Unknown }, r => r.resources('ys', { controller: Unknown }))))`,
  right =>
    `${right}.resources('2s', r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.resources('zs', { controller: Unknown, shallow: true })))`,
  right =>
    `${right}.resource('2', { controller: Unknown }, r => r.draw((r: ScopeAnywhere<typeof controllers>) => r.scope('n', r => r.resources('zs', { controller: Unknown }, r => r.resources('ys', { controller: Unknown, shallow: true })))))`,
  right => `${right}.draw((r: ScopeAnywhere<typeof controllers>) => r.draw((r: ScopeAt<typeof controllers, ''>) => r))`,
  right => `${right}.namespace('n', r => r.use(needsNone).get('a', () => {}))`,
  right => `${right}.get('n', needsNone, () => {})`,
  right => `${right}.get('n', flash, needsNone, user, 'A#preview')`,
  right => `${right}.get('n', user, needsUser, flash, flash, needsNone, Unknown, 'preview')`,
  right => `${right}.resources('2s', { use: needsNone })`,
  right => `${right}.resources('2s', { use: { show: [flash, needsNone] } })`,
  right => `${right}.resources('2s', { use: yes ? user : [user] })`,
  right => `${right}.namespace('n', anything)`,
  right => `${right}.scope('n', r => r as any)`,
  right => `${right}.scope(r => r as any)`,
  right => `${right}.scope(anything)`,
  right => `${right}.scope(yes ? r => r : r => r.get('n', () => {}))`,
  right => `${right}.draw((r: ScopeAt<typeof controllers, ''>) => r as any)`,
  right => `(${right}) as any`,
  right => `r.use(needsUser).draw((r: ScopeAt<typeof controllers, ''>) => ${right})`,
]

const moduleOf = (sources: readonly string[]) => ({
  tables: [
    ...HEAD,
    ...sources.map((source, at) => `export const table${at} = defineRoutes(controllers, r => ${source})`),
  ].join('\n'),
})

/** The numbers of the tables of a folder that a compiler refuses. */
const refusedBy = async (compiler: Compiler, folder: string): Promise<ReadonlySet<number>> =>
  new Set(
    [...(await outputOf(compiler, folder)).matchAll(/tables\.ts\((\d+),/g)].map(
      ([, line]) => Number(line) - 1 - HEAD.length,
    ),
  )

/** Which of some tables only one of the two refuses: the run time, which `isThrown` says, or the compiler. */
const differ = async (
  compiler: Compiler,
  sources: readonly string[],
  isThrown: boolean,
): Promise<readonly boolean[]> => {
  await writeFolder(folderOf('smaller'), moduleOf(sources))
  const errors = await refusedBy(compiler, folderOf('smaller'))
  return sources.map((source, at) => (thrown(source) !== undefined) === isThrown && errors.has(at) !== isThrown)
}

describe(`${TABLES} random tables (SEED=${seed})`, () => {
  const random = new Random(seed)
  const drawn = Array.from({ length: TABLES }, () => new Writer(random).chain('top', 0, ''))
  const reopened = Array.from({ length: TABLES }, () => new Reopened(random).table())
  const shared = Array.from({ length: TABLES }, () => new SharedPaths(random).table())
  const sources = [...EDGE_CASES, ...drawn, ...reopened, ...shared]
  const defined = sources
    .map(source => ({ source, thrown: thrown(source) }))
    .filter(({ thrown }) => !thrown?.includes(' leads in a circle: ')) // the types cannot see it
  const right = defined.filter(each => each.thrown === undefined && !each.source.includes("'2s'"))
  const unreadable = right.map(({ source }, at) => ({
    source: UNREADABLE[at % UNREADABLE.length]?.(source) ?? '',
    thrown: 'only the types can see it' as string | undefined,
  }))
  const tables = [...defined, ...unreadable]

  beforeAll(async () => {
    for (const half of [0, 1] as const)
      await writeFolder(folderOf(half), moduleOf(halfOf(tables, half).map(({ source }) => source)))
  })
  afterAll(() =>
    Promise.all(([0, 1, 'smaller'] as const).map(half => rm(folderOf(half), { recursive: true, force: true }))),
  )

  it('have duplicate routes and other mistakes, but not all of them', () => {
    const refused = defined.filter(each => each.thrown !== undefined)
    const duplicates = refused.filter(each => each.thrown?.includes(' duplicates '))
    expect(duplicates.length).toBeGreaterThan(TABLES / 10)
    expect(refused.length).toBeGreaterThan(duplicates.length)
    expect(refused.length).toBeLessThan(sources.length * 0.9)
  })

  it.each(COMPILERS)('are refused by the compiler and at run time, or by neither: TypeScript %s', async compiler => {
    for (const half of HALVES[compiler]) {
      const errors = await refusedBy(compiler, folderOf(half))
      const differing = halfOf(tables, half).filter((each, at) => (each.thrown !== undefined) !== errors.has(at))
      const [first] = differing
        .filter(each => defined.includes(each))
        .sort((one, other) => one.source.length - other.source.length)
      const smallest =
        first && (await smallestTable(first.source, all => differ(compiler, all, first.thrown !== undefined)))
      expect(differing, `the smallest table that differs: ${smallest}`).toEqual([])
    }
  })
})
