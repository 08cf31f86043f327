/**
 * Random tables whose middlewares add members to `ctx.state` and to `ctx`, and expect members of those before them. For each route
 * the generator knows what its `ctx` must have: these are the rules of the guide, and not the code of the library.
 */
import type { Random } from './random.js'

export const STATE = ['a', 'b', 'c'] as const
export const OWN = ['x', 'y'] as const
const MEMBERS = [...STATE, ...OWN]
type Member = (typeof MEMBERS)[number]

/** What `ctx` has somewhere: `known` to the compiler there, which in a part is less than `all`. */
interface Around {
  readonly known: readonly Member[]
  readonly all: readonly Member[]
}
const NOTHING: Around = { known: [], all: [] }

export interface StateRoute {
  readonly request: string
  /** Undefined for a middleware, which checks the type of its `ctx` itself. */
  readonly target: string | undefined
  readonly members: readonly Member[]
}

export interface StateTable {
  readonly source: string
  readonly routes: readonly StateRoute[]
  /** The actions of each controller, as the source text of methods. */
  readonly controllers: ReadonlyMap<string, readonly string[]>
  /** Whether one of its middlewares, parts or routers expects what its `ctx` does not have. */
  readonly isWrong: boolean
}

export const typeOf = (members: readonly string[], of: readonly string[]): string =>
  members
    .filter(member => of.includes(member))
    .map(member => `'${member}'`)
    .join(' | ') || 'never'

/** The type argument for members: a state, with the context of an application if they are members of `ctx`. */
export const stateOf = (members: readonly Member[]): string => {
  const typed = (of: readonly Member[]) => `{ ${of.map(member => `${member}: string`).join('; ')} }`
  const own = members.filter(member => OWN.some(each => each === member))
  const state = typed(members.filter(member => !own.includes(member)))
  return own.length === 0 ? state : `${state} & InContext<${typed(own)}>`
}

class Generator {
  readonly routes: StateRoute[] = []
  readonly controllers = new Map<string, string[]>()
  /** In the callback of resources whose option `use` is refused nothing is known about `ctx` either. */
  #isUnchecked = false
  /** The places so far where something is expected. */
  places = 0
  isWrong = false
  #names = 0

  /** `wrong` is the number of the place where something is expected that is not there. */
  constructor(
    readonly random: Random,
    readonly name: string,
    readonly wrong: number,
  ) {}

  /** A chain of declarations. `path` is what requests of the scope begin with. */
  chain(around: Around, path: string, prefix: string, depth: number, inPart = false): string {
    let source = 'r'
    let inside = around
    for (let count = 1 + this.random.below(4); count > 0; count--) {
      if (this.random.chance(0.4)) {
        const [use, behind] = this.#middleware(inside)
        source += `.use(${use})`
        inside = behind
      }
      source += this.#declaration(inside, path, prefix, depth, inPart)
    }
    return source
  }

  #declaration(around: Around, path: string, prefix: string, depth: number, inPart: boolean): string {
    const name = `${this.#names++}`
    const nested = ['resources', 'group', 'scope', 'namespace', 'draw'] as const
    const kinds = [
      ...(['verb', 'verb', 'verb', 'mount'] as const),
      ...(depth > 0 ? nested.filter(kind => !inPart || kind === 'group' || kind === 'scope') : []),
    ]
    const inner = (at: string, within = prefix, given = around) => this.chain(given, at, within, depth - 1, inPart)
    switch (this.random.pick(kinds)) {
      case 'verb':
        return this.#verb(around, path, name)
      case 'mount':
        return this.#mount(around, path, name)
      case 'resources':
        return this.#resources(around, path, prefix, depth, name)
      case 'group':
        return `.scope(r => ${inner(path)})`
      case 'scope':
        return `.scope('s${name}', r => ${inner(`${path}/s${name}`)})`
      case 'namespace': {
        const used = this.#used(`${prefix}N${name}/R`, name, around.all)
        return `.namespace('n${name}', r => r${used}${inner(`${path}/n${name}`, `${prefix}N${name}/`).slice(1)})`
      }
      case 'draw': {
        const known = this.random.some(around.known)
        const missing = this.#expected(around) === undefined ? [] : this.#lacking
        const part = this.chain({ known: [...known, ...missing], all: around.all }, path, prefix, depth - 1, true)
        return `.draw((r: ScopeAnywhere<typeof controllers${this.name}, ${stateOf([...known, ...missing])}>) => ${part})`
      }
    }
  }

  #lacking: readonly Member[] = []
  /** A member that is there, or at the wrong place one that is not; `undefined` if there is none. */
  #expected({ known }: Around): Member | undefined {
    this.#lacking = []
    if (this.places++ !== this.wrong) return known.length === 0 ? undefined : this.random.pick(known)
    const lacking = MEMBERS.filter(member => !known.includes(member))
    if (lacking.length === 0) return this.random.pick(known)
    this.isWrong = true
    const member = this.random.pick(lacking)
    this.#lacking = [member]
    return member
  }

  #middleware(around: Around): readonly [source: string, behind: Around] {
    if (this.random.chance(0.5)) {
      const member = this.random.pick(MEMBERS)
      const added = (before: readonly Member[]) => (before.includes(member) ? before : [...before, member])
      return [`gives.${member}`, { known: added(around.known), all: added(around.all) }]
    }
    const expected = this.random.chance(0.7) ? this.#expected(around) : undefined
    return [expected === undefined ? 'plain' : `needs.${expected}`, around]
  }

  #middlewares(around: Around, most: number): readonly [sources: readonly string[], behind: Around] {
    const sources: string[] = []
    let behind = around
    for (let count = this.random.below(most + 1); count > 0; count--) {
      const [source, next] = this.#middleware(behind)
      sources.push(source)
      behind = next
    }
    return [sources, behind]
  }

  #verb(around: Around, path: string, name: string): string {
    const wasWrong = this.isWrong
    const [middlewares, { known, all }] = this.#middlewares(around, 6)
    const start = `.get('p${name}', `
    const request = `${path}/p${name}`
    if (this.random.chance(0.3)) {
      this.routes.push({ request, target: undefined, members: all })
      // After a mistake in the same call nothing is known about `ctx`, so that it is one error.
      const check =
        this.#isUnchecked || (this.isWrong && !wasWrong)
          ? ''
          : `yes<Equal<keyof typeof ctx.state, ${typeOf(known, STATE)}>>(); yes<Equal<Own<typeof ctx>, ${typeOf(known, OWN)}>>()`
      return `${start}${[...middlewares, `ctx => { ${check}; ctx.body = seen(ctx) }`].join(', ')})`
    }
    this.#action('Actions', `a${name}`, all)
    this.routes.push({ request, target: `Actions#a${name}`, members: all })
    const end = this.random.chance(0.5) ? [`'Actions#a${name}'`] : [`controllers${this.name}.Actions`, `'a${name}'`]
    return `${start}${[...middlewares, ...end].join(', ')})`
  }

  #mount(around: Around, path: string, name: string): string {
    const expected = this.#expected(around)
    this.routes.push({ request: `${path}/m${name}`, target: undefined, members: around.all })
    return `.mount('m${name}', routers.${expected ?? 'none'})`
  }

  #resources(around: Around, path: string, prefix: string, depth: number, name: string): string {
    const controller = `${prefix}R${name}`
    const wasWrong = this.isWrong
    const forAll = this.random.chance(0.5)
    const [all, behind] = forAll ? this.#middlewares(around, 2) : [[], around]
    const own = forAll ? [] : ['index', 'show'].filter(() => this.random.chance(0.5))
    const behindOwn = own.map(action => [action, this.#middlewares(around, 2)] as const)
    const isRefused = this.isWrong && !wasWrong
    const use = forAll
      ? `[${all.join(', ')}]`
      : `{ ${behindOwn.map(([action, [sources]]) => `${action}: [${sources.join(', ')}]`).join(', ')} }`
    for (const [action, end] of [
      ['index', ''],
      ['show', '/1'],
    ] as const) {
      const members = behindOwn.find(([each]) => each === action)?.[1][1].all ?? behind.all
      this.#action(controller, action, members)
      this.routes.push({ request: `${path}/r${name}${end}`, target: `${controller}#${action}`, members })
    }
    const options = `{ only: ['index', 'show']${all.length > 0 || own.length > 0 ? `, use: ${use}` : ''} }`
    if (this.random.chance(0.5)) return `.resources('r${name}', ${options})`
    this.#isUnchecked ||= isRefused
    const inner = this.chain(behind, `${path}/r${name}/1`, `${controller}/`, depth - 1)
    if (isRefused) this.#isUnchecked = false
    return `.resources('r${name}', ${options}, r => ${inner})`
  }

  /** A namespace must have a controller. It stands first, so that no middleware in the namespace is before it. */
  #used(controller: string, name: string, members: readonly Member[]): string {
    this.#action(`${controller}${name}`, 'index', members)
    return `.resources('r${name}', { only: ['index'] })`
  }

  /** An action, which may expect a member of the `ctx` of its route: of all members, also in a part. */
  #action(controller: string, action: string, members: readonly Member[]): void {
    const expected = this.random.chance(0.2) ? this.#expected({ known: members, all: members }) : undefined
    const own = `{ ${expected}: string }`
    const type = expected === undefined ? 'any' : OWN.some(name => name === expected) ? own : `{ state: ${own} }`
    const method = `${action}(ctx: ${type}) { return seen(ctx) }`
    this.controllers.set(controller, [...(this.controllers.get(controller) ?? []), method])
  }
}

/** A table that is right, or one with a mistake if it has as many places as the number of the wrong one. */
export const generateState = (random: Random, name: string, isRight: boolean): StateTable => {
  const generator = new Generator(random, name, isRight ? -1 : random.below(12))
  generator.controllers.set('Actions', ['none() {}'])
  const source = generator.chain(NOTHING, '', '', 3)
  return { source, routes: generator.routes, controllers: generator.controllers, isWrong: generator.isWrong }
}
