/** The schemas of a document: those with a name are components, which all others refer to. */

import { isPlainProblem, PLAIN_PROBLEM } from '../contract/problem-of.js'
import { isSchema, type StandardSchema } from '../contract/schema.js'
import type { JsonSchema } from './document.js'
import { type ConvertedSchema, convert, isConvertible, keysOf } from './json-schema.js'
import { lift } from './lift.js'

/** The name of all plain problems, where the application has no other schema of this name. */
const PROBLEM = 'ProblemDetails'
const FOLDER = '#/components/schemas/'
const referTo = (name: string): JsonSchema => ({ $ref: FOLDER + name })

/**
 * Collects the components of a document. A schema has its name from the option `schemas`, or by its own id. One without a name that
 * contains itself is named by the place where it stands.
 */
export class Components {
  /** The names of the option `schemas`, by what `keysOf` gives. */
  readonly #names = new Map<unknown, string>()
  readonly #named = new Map<string, StandardSchema>()
  readonly #converted = new Map<StandardSchema, ConvertedSchema>()
  readonly #components = new Map<string, JsonSchema>()
  /** What each component was made of, to find two schemas of one name. */
  readonly #sources = new Map<string, unknown>()

  /** Values that are no schemas are ignored, so that `schemas` may be a module. */
  constructor(schemas: Readonly<Record<string, unknown>> = {}) {
    for (const [name, schema] of Object.entries(schemas)) {
      if (!isSchema(schema) || this.#names.has(schema)) continue
      for (const key of keysOf(schema)) if (!this.#names.has(key)) this.#names.set(key, name)
      this.#named.set(name, schema)
    }
    if (this.#named.has(PROBLEM) || [...this.#names.keys()].some(isPlainProblem)) return
    this.#names.set(PLAIN_PROBLEM, PROBLEM)
    this.#named.set(PROBLEM, PLAIN_PROBLEM)
  }

  /** The components, in the order of their names: that of the routes does not change it. */
  list(): readonly (readonly [name: string, component: JsonSchema])[] {
    return [...this.#components].sort(([one], [other]) => (one < other ? -1 : 1))
  }

  /**
   * A schema as the document has it at a place: a reference to its component, or itself. `place` is the name of a component that has
   * no other.
   *
   * @throws {TypeError} for what JSON Schema cannot express, and for a name of two schemas
   */
  at(place: string, schema: StandardSchema): JsonSchema {
    const name = this.#nameOf(schema)
    return name === undefined
      ? this.#lift(place, schema, false)
      : this.refer(name, () => this.#lift(name, schema, true))
  }

  /** The same without a reference: an object whose members become parameters. */
  inline(place: string, schema: StandardSchema): JsonSchema {
    return this.resolve(this.#lift(place, schema, true))
  }

  /** What a reference leads to. */
  resolve(json: JsonSchema): JsonSchema {
    const name = typeof json.$ref === 'string' ? json.$ref.slice(FOLDER.length) : ''
    return this.#components.get(name) ?? json
  }

  /**
   * A reference to a schema of the option `schemas`. One that gives no JSON Schema itself, as that of valibot inside another one, is made
   * of what stands there.
   */
  refer(name: string, make: () => JsonSchema): JsonSchema {
    const schema = this.#named.get(name)
    return this.add(name, schema, () => (schema && isConvertible(schema) ? this.#lift(name, schema, true) : make()))
  }

  /** A reference to a component, which is made where it is new. */
  add(name: string, source: unknown, make: () => JsonSchema): JsonSchema {
    if (!/^[\w.-]+$/.test(name))
      throw new TypeError(`a component cannot be called '${name}': write letters, digits, '_', '-' and '.'`)
    if (!this.#sources.has(name)) {
      this.#sources.set(name, source) // before it is made, since it may contain itself
      this.#components.set(name, make())
    } else if (this.#sources.get(name) !== source) throw new TypeError(`another schema is called '${name}' too`)
    return referTo(name)
  }

  /** The members of a schema of the option `schemas`, if it gives a JSON Schema itself. */
  members(name: string): JsonSchema | undefined {
    const schema = this.#named.get(name)
    return schema && isConvertible(schema) ? this.#convert(schema).json : undefined
  }

  #nameOf(key: unknown): string | undefined {
    return this.#names.get(isPlainProblem(key) ? PLAIN_PROBLEM : key)
  }

  #lift(place: string, schema: StandardSchema, isWhole: boolean): JsonSchema {
    return lift(this.#convert(schema), { place, isWhole, components: this, self: referTo(place) })
  }

  #convert(schema: StandardSchema): ConvertedSchema {
    const known = this.#converted.get(schema)
    if (known) return known
    const converted = convert(schema, each => this.#nameOf(each))
    this.#converted.set(schema, converted)
    return converted
  }
}
