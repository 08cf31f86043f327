/**
 * Writes two declarations whose routes are the same, or almost: a path is written once, and then again in other calls, such as
 * resources that a table opens a second time. Where the path is drawn with resources, those in a callback are compared with
 * the declarations before the outermost ones.
 */
import type { Random } from './random.js'

/** A segment of a path, with an id after it or not. */
interface Step {
  readonly name: string
  readonly hasId: boolean
}

/** Where a call is. Nested members are elsewhere in shallow resources. */
interface Around {
  readonly inResources: boolean
  readonly isShallow: boolean
}

const OUTSIDE: Around = { inResources: false, isShallow: false }
const NAMES = ['as', 'bs', 'cs', 'ds']

/** The standard action of each method. */
const METHODS = { get: 'show', put: 'update' } as const
type Method = keyof typeof METHODS

export class Reopened {
  #params = 0
  constructor(readonly random: Random) {}

  /** Two declarations of a path, as a rule with the same method. */
  table(): string {
    const names = [...this.random.some(NAMES), 'as', 'bs'].filter((name, at, all) => all.indexOf(name) === at)
    const steps = names.map(name => ({ name, hasId: this.random.chance(0.8) }))
    const changed = this.random.chance(0.2) ? this.random.below(steps.length) : undefined
    const second = steps.map((step, at) => (at === changed ? { ...step, hasId: !step.hasId } : step))
    const [first, last] = [this.random.pick(['get', 'put'] as const), this.random.pick(['get', 'put'] as const)]
    const pair = `r${this.#other()}${this.#call(steps, first, OUTSIDE)}${this.#other()}${this.#call(second, this.random.chance(0.6) ? first : last, OUTSIDE)}`
    return this.random.pick([pair, pair, `r.scope('a', r => ${pair})`, `r.namespace('a', r => ${pair})`])
  }

  /** A call that declares the path, or a part of it with the rest in its callback. */
  #call(steps: readonly Step[], method: Method, around: Around): string {
    const [step, ...rest] = steps
    if (!step) return ''
    const flat = [
      `.${method}('${this.#path(steps)}', () => {})`,
      method === 'get' ? `.redirect('${this.#path(steps)}', '/to')` : `.mount('${this.#path(steps)}', () => {})`,
    ]
    if (this.random.chance(rest.length === 0 ? 0.4 : 0.15)) return this.random.pick(flat)
    if (this.random.chance(0.1)) return `.scope(r => r${this.#other()}${this.#call(steps, method, around)})`
    if (this.random.chance(0.05) && !around.isShallow)
      return `.draw((r: ScopeAnywhere<typeof controllers>) => r${this.#call(steps, method, around)})`
    if (step.hasId && !around.inResources && this.random.chance(0.1)) return this.#shallow(step, rest, method)
    if (rest.length === 0) return this.#last(step, method, around)
    const inScope = () => this.#call(rest, method, around)
    const inResource = () => this.#call(rest, method, { ...around, inResources: true })
    if (!step.hasId)
      return this.random.pick([
        () => `.scope('${step.name}', r => r${inScope()})`,
        () => `.namespace('a', { path: '${step.name}' }, r => r${inScope()})`,
        () => `.resource('${step.name}', { only: [], controller: Unknown }, r => r${inResource()})`,
      ])()
    if (!around.isShallow && this.random.chance(0.75)) return this.#resources(step, rest, method, around)
    return this.random.pick([
      () => `.scope('${step.name}/:p${++this.#params}', r => r${inScope()})`,
      () => `.scope('${step.name}', r => r.scope(':p${++this.#params}', r => r${inScope()}))`,
    ])()
  }

  /** In one or two resources around, whose own path is another. The members are outside of these. */
  #shallow(step: Step, rest: readonly Step[], method: Method): string {
    const around = { inResources: true, isShallow: true }
    const inside = `r => r${rest.length === 0 ? this.#last(step, method, OUTSIDE) : this.#resources(step, rest, method, around)}`
    const between = `r => r.resources('z${++this.#params}s', ${this.#options('only: []')}, ${inside})`
    if (this.random.chance(0.5)) {
      const shallow = this.random.pick([inside, between]).replace('{ ', '{ shallow: true, ')
      return this.random.pick([
        `.resources('z${++this.#params}s', ${this.#options('only: []')}, ${shallow})`,
        `.resource('z${++this.#params}', { only: [], controller: Unknown }, r => r.scope(${shallow}))`,
        `.resources('z${++this.#params}s', { only: [], controller: Unknown }, r => r${this.#other()}.resource('o', { only: [], controller: Unknown }, ${shallow})${this.#other()})`,
      ])
    }
    return `.resources('z${++this.#params}s', ${this.#options('shallow: true, only: []')}, ${this.random.pick([inside, between])})`
  }

  #resources({ name }: Step, rest: readonly Step[], method: Method, around: Around): string {
    const isOutermost = !around.inResources && this.random.chance(0.1)
    const options = this.#options(`${isOutermost ? 'shallow: true, ' : ''}only: ${this.#only(method)}`)
    const within = { inResources: true, isShallow: around.isShallow || isOutermost }
    const inside = () => `${this.#other()}${this.#call(rest, method, within)}`
    return this.random.pick([
      () => `.resources('${name}', ${options}, r => r${inside()})`,
      () => `.resources('${name}', ${options}, r => r${inside()})`,
      () => `.resources('z${++this.#params}s', ${options.replace('{ ', `{ path: '${name}', `)}, r => r${inside()})`,
      () =>
        `.resources('${name}', ${options}, r => r.collection(r => r.scope(':p${++this.#params}', r => r${inside()})))`,
    ])()
  }

  /** The last segment: a verb, or a resource with one action. */
  #last({ name, hasId }: Step, method: Method, around: Around): string {
    const only = `only: ['${hasId ? METHODS[method] : method === 'get' ? 'index' : 'create'}']`
    if (!hasId)
      return this.random.pick([
        `.resources('${name}', ${this.#options(only)})`,
        `.resource('${name}', { only: ['${METHODS[method]}'], controller: Unknown })`,
        `.scope('${name}', r => r.${method}('/', () => {}))`,
      ])
    if (around.isShallow && this.random.chance(0.5))
      return `.scope('${name}', r => r.${method}(':p${++this.#params}', () => {}))`
    return this.random.pick([
      `.resources('${name}', ${this.#options(only)})`,
      `.resources('${name}', ${this.#options(only)}, r => r${this.#other()})`,
      `.resources('z${++this.#params}s', ${this.#options(`path: '${name}', ${only}`)})`,
      `.resources('${name}', ${this.#options('only: []')}, r => r.${method}('/', () => {}))`,
    ])
  }

  /** As a rule without the route that is written next. */
  #only(method: Method): string {
    return this.random.pick(['[]', "['index']", `['${METHODS[method]}']`])
  }

  #options(first: string): string {
    return `{ ${first}, ${this.random.pick(['', '', "id: 'uuid', ", `param: 'p${++this.#params}', `])}controller: Unknown }`
  }

  #path(steps: readonly Step[]): string {
    return steps.map(({ name, hasId }) => (hasId ? `${name}/:p${++this.#params}` : name)).join('/')
  }

  /** Another declaration, or none. */
  #other(): string {
    return this.random.pick([
      '',
      '',
      '',
      `.get('o${++this.#params}', () => {})`,
      ".post('bs', () => {})",
      '.use(flash)',
      `.resource('o${++this.#params}', { only: ['show'], controller: Unknown })`,
    ])
  }
}
