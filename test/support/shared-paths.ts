/**
 * Writes tables whose scopes, namespaces and verbs share their first segments, as those of an API with a version in its paths do. Some
 * have a path twice, divided among other calls.
 */
import type { Random } from './random.js'

const FIRST = ['a', 'a', 'a', 'as', ':']
const NEXT = ['a', 'b', 'b', ':', ':.b']

export class SharedPaths {
  #params = 0
  constructor(readonly random: Random) {}

  table(): string {
    const path = this.#path()
    const again = this.random.chance(0.6) ? path : this.#path()
    const others = Array.from({ length: this.random.below(3) }, () => this.#declaration(this.#path())).join('')
    const all = `${this.#declaration(path)}${others}${this.#declaration(again)}`
    return this.random.pick([`r${all}`, `r${all}`, `r.resources('bs', r => r${all})`, `r.namespace('a', r => r${all})`])
  }

  #path(): readonly string[] {
    return [this.random.pick(FIRST), ...Array.from({ length: this.random.below(4) }, () => this.random.pick(NEXT))]
  }

  #declaration(path: readonly string[]): string {
    const scope = this.#scope(path)
    return this.random.pick([
      scope,
      scope,
      scope,
      scope,
      path[0] === 'a' ? `.namespace('a', r => r${this.#verb(path.slice(1))})` : scope,
      `.scope(r => r.use(user)${scope})`,
      `.scope(r => r${this.#verb(path)})`,
      this.#verb(path),
      `.redirect('${this.#written(path)}', '/to')`,
      `.draw((r: ScopeAnywhere<typeof controllers>) => r${scope})`,
      ".resources('as', { only: ['show'] })",
    ])
  }

  /** The path in the path of a scope and that of the verb in it, or of a scope in between. */
  #scope(path: readonly string[]): string {
    const end = 1 + this.random.below(path.length)
    const [written, rest] = [this.#written(path.slice(0, end)), path.slice(end)]
    const param = /:(\w+)/.exec(written)?.[1]
    const options = param !== undefined && this.random.chance(0.4) ? `{ params: { ${param}: 'uuid' } }, ` : ''
    const inside = rest.length > 1 && this.random.chance(0.5) ? this.#scope(rest) : this.#verb(rest)
    return `.scope('${written}', ${options}r => r${inside})`
  }

  #verb(path: readonly string[]): string {
    return `.${this.random.pick(['get', 'get', 'put'])}('${this.#written(path)}', () => {})`
  }

  /** Each parameter has a name of its own. */
  #written(path: readonly string[]): string {
    return path.length === 0 ? '/' : path.join('/').replaceAll(':', () => `:p${++this.#params}`)
  }
}
