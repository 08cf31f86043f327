/** Which contracts `defineRoutes` takes, and what it refuses in those of mixins. `cases/definition.ts` has the others that it refuses. */
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, RouteError } from '../../src/index.js'
import { schemaOf } from '../support/hand-schemas.js'

const schema = schemaOf(value => value)
// biome-ignore lint/suspicious/noExplicitAny: contracts of any form, which the types would refuse
type Contract = any

const define = (contract: Contract) => {
  class Places {
    static readonly contract = contract
    index() {}
    create() {}
  }
  return defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'create'] }))
}
const message = (contract: Contract): string => {
  try {
    define(contract)
    return ''
  } catch (error) {
    return error instanceof RouteError ? error.message : String(error)
  }
}

describe('a contract', () => {
  it.each<[what: string, contract: Contract]>([
    ['without a prototype', Object.assign(Object.create(null), { create: { body: schema } })],
    [
      'of a class of its own, with all members its own',
      new (class {
        create = { body: schema }
      })(),
    ],
    ['with a part that is undefined', { create: { body: undefined, returns: undefined } }],
    ['with a status as a text', { create: { returns: { '200': schema } } }],
    ['with a status without a schema', { create: { returns: { 200: schema, 404: undefined } } }],
  ])('%s is taken', (_what, contract) => expect(message(contract)).toBe(''))
})

describe('a body that is a form', () => {
  const numbers = schemaOf(value => value)
  const member = {
    def: { type: 'number' },
    '~standard': {
      validate: (value: unknown) => (typeof value === 'number' ? { value } : { issues: [{ message: 'no number' }] }),
    },
  }
  const nested = {
    ...numbers,
    def: { type: 'object' },
    shape: { of: { ...numbers, def: { type: 'object' }, shape: { beds: member } } },
  }
  const FORM = 'application/x-www-form-urlencoded'

  it('is refused if no text fits a member, at any depth', () => {
    expect(message({ create: { body: { schema: nested, type: FORM } } })).toBe(
      "'body' in the contract of 'Places#create' takes no text for 'of.beds', only a value of type number: convert it, as z.coerce.number() and z.stringbool() do",
    )
  })
  it('may be JSON too, which has numbers', () => {
    expect(message({ create: { body: { schema: nested, type: [FORM, 'application/json'] } } })).toBe('')
    expect(message({ create: { body: { schema: nested, type: 'text/csv' } } })).toBe('')
  })
})

describe('a contract that a mixin hides', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the compiler takes no other constructor for a mixin
  type Class = new (...given: any[]) => object
  const lost = (member: string) =>
    `the contract of 'Places' lacks '${member}', which that of a parent class has: spread it, as in { ...Parent.contract }`
  class Base {
    static readonly contract = { create: { body: schema, returns: schema } }
    create() {}
  }
  const mixin = <Parent extends Class>(Parent: Parent, contract: object) =>
    class extends Parent {
      static readonly contract = contract
      index() {}
    }
  const defineMixed = (Places: Class) => () =>
    defineRoutes({ Places: Places as typeof Base & { prototype: { index(): void } } }, r =>
      r.post('places', 'Places#create'),
    ) // what mixins make

  it.each<[what: string, contract: object, problems: readonly string[]]>([
    ['an action', { index: { query: schema } }, ['create']],
    ['a part of an action', { create: { returns: schema } }, ['create.body']],
    ['the replies of an action', { create: { body: schema, returns: undefined } }, ['create.returns']],
    [
      'a reply of an action',
      { create: { body: schema, returns: { 201: schema } } },
      ['create.returns.200', 'create.returns.204'],
    ],
    ['everything', {}, ['create']],
  ])('is refused if it lacks %s', (_what, contract, members) => {
    expect(defineMixed(mixin(Base, contract))).toThrow(new RouteError(members.map(lost).join('\n')))
  })

  it('is refused if it is that of another mixin', () => {
    class Plain {
      create() {}
    }
    const inner = mixin(Plain, { create: { body: schema } })
    expect(defineMixed(mixin(inner, { index: {} }))).toThrow(new RouteError(lost('create')))
  })

  it('is taken if it has all of them', () => {
    const contract = { ...Base.contract, index: { query: schema }, create: { ...Base.contract.create, query: schema } }
    expect(defineMixed(mixin(Base, contract))).not.toThrow()
  })

  it('is refused in a lazy controller when that is loaded', async () => {
    const routes = defineRoutes({ Places: async () => mixin(Base, {}) as typeof Base }, r =>
      r.post('places', 'Places#create'),
    )
    await expect(createRouter(routes).load()).rejects.toThrow(lost('create'))
  })
})
