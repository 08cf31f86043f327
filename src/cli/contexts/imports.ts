/** Gives names to the types that a file imports. */

import { freeName, quoted } from '../code-text.js'
import { KEYWORDS } from '../written-module.js'
import { firstOf, nodesIn } from './nodes.js'
import type { TypeNode } from './parts.js'

/** A name that a file imports for itself. */
interface OwnImport {
  readonly module: string
  readonly name: string
  readonly local: string
}

/** The names that a file imports, by module. */
export class Imports {
  readonly #names = new Map<string, { readonly module: string; readonly name: string }>()
  readonly #locals = new Map<string, string>()
  readonly #taken: Set<string>

  /**
   * Collects what types import, so that their names do not depend on the order in which they are written.
   */
  constructor(
    types: Iterable<TypeNode>,
    own: readonly OwnImport[],
    taken: Iterable<string>,
    /** Whether `a?: string` and `a?: string | undefined` are two types. */
    readonly isExact: boolean,
  ) {
    const reserved = new Set([...KEYWORDS, 'globalThis', 'Symbol', ...taken, ...own.map(({ local }) => local)])
    this.#taken = reserved
    for (const each of own) {
      this.#names.set(keyOf(each.module, each.name), each)
      this.#locals.set(keyOf(each.module, each.name), each.local)
    }
    for (const { node } of types)
      for (const each of nodesIn(node)) {
        if (each.type === 'TSImportType' && each.qualifier) {
          const { name } = firstOf(each.qualifier)
          this.#names.set(keyOf(each.argument.value, name), { module: each.argument.value, name })
        } else if (each.type === 'TSTypeReference') reserved.add(firstOf(each.typeName).name)
        else if (each.type === 'TSTypeQuery' && each.exprName.type !== 'TSImportType')
          reserved.add(firstOf(each.exprName).name)
      }
    for (const [key, { module, name }] of this.#sorted()) {
      if (this.#locals.has(key)) continue
      const wanted = name === 'default' ? pascal(module) : name
      const local = freeName(wanted, each => reserved.has(each))
      reserved.add(local)
      this.#locals.set(key, local)
    }
  }

  #sorted() {
    return [...this.#names].sort(([one], [other]) => (one < other ? -1 : 1))
  }

  /** Whether a name has a meaning in the file: that of an import, of an interface, of a global type or of a keyword. */
  isTaken(name: string): boolean {
    return this.#taken.has(name)
  }

  /** The name of an imported type in the file. */
  local(module: string, name: string): string {
    return this.#locals.get(keyOf(module, name)) ?? name
  }

  /** The statements at the head of the file, one for each module. */
  lines(): readonly string[] {
    const modules = new Map<string, string[]>()
    for (const [, { module, name }] of this.#sorted()) {
      const local = this.local(module, name)
      const imported = local === name ? name : `${name} as ${local}`
      modules.set(module, [...(modules.get(module) ?? []), imported])
    }
    const isRelative = (module: string) => Number(module.startsWith('.'))
    const sorted = [...modules].sort(([one], [other]) => isRelative(one) - isRelative(other))
    return sorted.map(([module, names]) => `import type { ${names.join(', ')} } from ${quoted(module)}`)
  }
}

const keyOf = (module: string, name: string): string => `${module}\0${name}`

const pascal = (module: string): string =>
  (module.split('/').at(-1) ?? '')
    .replace(/\.[cm]?[jt]sx?$/, '')
    .replaceAll(/(?:^|[^\p{ID_Continue}]+)(\p{ID_Continue})/gu, (_all, letter: string) => letter.toUpperCase())
