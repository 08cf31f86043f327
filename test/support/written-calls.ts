/** Writes the calls of a loose table as the text of a program, which a compiler then checks. */
import type { LooseDraw, LooseScope } from '../cases/definition.js'

/**
 * The text of a callback of `defineRoutes`. It runs the callback, and those in it, with scopes that note what is called on them.
 * A value is written as a literal, or by its name in `names`.
 *
 * @returns `undefined` for a table that uses a scope outside of its callback, where the scope has no name
 * @example writeCalls(r => r.scope('v1', r => r.get('ping', answer)), new Map([[answer, 'answer']]))
 * // "r0 => r0.scope('v1', r1 => r1.get('ping', answer))"
 */
export const writeCalls = (draw: LooseDraw, names: ReadonlyMap<unknown, string>): string | undefined => {
  /** The texts of scopes and of their methods. */
  const texts = new Map<unknown, string>()
  const open: string[] = []
  let count = 0
  let isWhole = true

  const scopeOf = (text: string): LooseScope => {
    const methodOf = (name: string) => {
      const method = (...given: readonly unknown[]) => scopeOf(`${text}.${name}(${given.map(write).join(', ')})`)
      texts.set(method, `${text}.${name}`)
      return method
    }
    const scope = new Proxy({} as LooseScope, { get: (_, name) => methodOf(String(name)) }) // which has every method
    texts.set(scope, text)
    return scope
  }

  const writeCallback = (callback: Function): string => {
    const source = String(callback)
    if (/^(async )?(function|class)\b/.test(source)) return source
    const scope = `r${count++}`
    open.push(scope)
    const isAsync = source.startsWith('async')
    const returned: unknown = isAsync ? undefined : callback(scopeOf(scope))
    const body = isAsync ? scope : returned === undefined ? '{}' : write(returned)
    open.pop()
    return `${isAsync ? 'async ' : ''}${scope} => ${body}`
  }

  const write = (value: unknown): string => {
    const name = names.get(value)
    if (name !== undefined) return name
    const text = texts.get(value)
    if (text !== undefined) {
      isWhole &&= open.some(scope => text.startsWith(`${scope}.`) || text === scope)
      return text
    }
    if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`
    if (typeof value === 'function') return writeCallback(value)
    if (typeof value === 'symbol') return 'Symbol()'
    if (typeof value !== 'object' || value === null) return String(value)
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
    if (Object.getPrototypeOf(value) !== Object.prototype) return `new ${value.constructor.name}()`
    return `{ ${Object.entries(value)
      .map(([name, each]) => `['${name}']: ${write(each)}`)
      .join(', ')} }`
  }
  const text = write(draw)
  return isWhole ? text : undefined
}
