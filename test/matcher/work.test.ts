/** What a look-up leaves undone: texts that are not read twice, not decoded and not searched, and trees that are no larger than needed. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field, LONGEST, Reference } from '../../src/matcher/layout.js'
import { createMatcher, MALFORMED, type Match } from '../../src/matcher/matcher.js'
import { createTree } from '../../src/matcher/tree.js'

const entriesOf = (table: readonly string[]) =>
  table.map(route => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path, value: route }
  })

const { includes, indexOf, charCodeAt } = String.prototype
const decode = globalThis.decodeURIComponent
const RealFunction = globalThis.Function
const restore = () => {
  Object.assign(String.prototype, { includes, indexOf, charCodeAt })
  Object.assign(globalThis, { decodeURIComponent: decode, Function: RealFunction })
}
afterEach(restore)

/** Runs what is given; answers which texts were decoded, which were searched for a percent sign, and how often a character was read. */
const watched = (run: () => unknown) => {
  const [decoded, searched]: [string[], string[]] = [[], []]
  let read = 0
  globalThis.decodeURIComponent = text => {
    decoded.push(text)
    return decode(text)
  }
  String.prototype.includes = function (this: string, text, from) {
    searched.push(String(this))
    return includes.call(this, text, from)
  }
  String.prototype.charCodeAt = function (this: string, index) {
    read++
    return charCodeAt.call(this, index)
  }
  try {
    run()
  } finally {
    restore()
  }
  return { decoded, searched, read }
}

/** One look-up, by a matcher whose code for parameters is made already. */
const lookUp = (table: readonly string[], path: string, method = 'GET') => {
  const matcher = createMatcher(entriesOf(table), { generateAfter: 0 })
  matcher.match(method, path)
  let found: ReturnType<typeof matcher.match>
  const seen = watched(() => {
    found = matcher.match(method, path)
  })
  const params = typeof found === 'object' ? Object.values((found as Match<string>).params) : found
  return { ...seen, params }
}

describe('a path without an escape', () => {
  const table = ['GET /places/:id', 'GET /places/:id/rooms', 'POST /places/:a/:b', 'GET /files/*path', 'GET /about']

  it.each([
    ['/places/5', ['5']],
    ['/places/a-long-name-of-a-place', ['a-long-name-of-a-place']],
    ['/places/a-long-name-of-a-place/rooms', ['a-long-name-of-a-place']],
    ['/files/a/b', ['a/b']],
    ['/files/a-long-name/of-a-file', ['a-long-name/of-a-file']],
    ['/about', []],
  ])('has its parameters as they are, without a look for escapes in them: %s', (path, params) => {
    expect(lookUp(table, path)).toMatchObject({ decoded: [], searched: [], params })
  })

  it.each(['/', '/nowhere', '/places', '/places/5/roof', '/places/a-long-name-of-a-place/roof', '/files', '/places//'])(
    'is looked up once where it has no route: %s',
    path => {
      expect(lookUp(table, path)).toMatchObject({ decoded: [], searched: [], params: undefined })
    },
  )

  it('is in normal form as it is', () => {
    const matcher = createMatcher(entriesOf(table))
    expect(watched(() => matcher.allowed('/places/5')).decoded).toEqual([])
  })
})

describe('a path with escapes', () => {
  it('is looked up once where no escape stands in the way, and the parameters that have one are decoded', () => {
    const found = lookUp(['GET /a/:b/:c/:d', 'GET /a/*rest'], '/a/1/b%32/3')
    expect(found).toMatchObject({ decoded: ['b%32'], params: ['1', 'b2', '3'] })
    expect(found.searched).toEqual(['1', 'b%32', '3'])
  })

  it('is looked up once where the escapes are in a glob', () => {
    expect(lookUp(['GET /a/*rest'], '/a/b/%32')).toMatchObject({
      decoded: ['b/%32'],
      searched: ['b/%32'],
      params: ['b/2'],
    })
    expect(lookUp(['GET /a/:b/*rest'], '/a/b/c%32')).toMatchObject({ decoded: ['c%32'], params: ['b', 'c2'] })
    expect(lookUp(['GET /a/*rest', 'POST /a/:b'], '/a/b%32')).toMatchObject({ decoded: ['b%32'], params: ['b2'] })
  })

  it('is decoded once where its normal form has no more to decode', () => {
    const found = lookUp(['GET /café/:id/:more'], '/caf%C3%A9/5/6')
    expect(found).toMatchObject({ decoded: ['/caf%C3%A9/5/6'], params: ['5', '6'] })
    expect(found.searched).not.toContain('5')
  })

  // Characters are read one by one up to the eighth, and searched from there.
  it.each([
    [['GET /:a/*rest'], '/longsegment%20/x', ['longsegment ', 'x']],
    [['GET /:a/:b'], '/longsegment%20/longsegment', ['longsegment ', 'longsegment']],
    [['GET /:a/:b'], '/longsegment/longsegment%20', ['longsegment', 'longsegment ']],
    [['GET /:a/:b/*rest'], '/longsegment%20/b/longsegment', ['longsegment ', 'b', 'longsegment']],
    [['GET /:a/:b/c', 'GET /:a/*rest'], '/longsegment%20/longsegment/d', ['longsegment ', 'longsegment/d']],
    [['GET /:a/:b/c', 'GET /*rest'], '/longsegment%20/longsegment/d', ['longsegment /longsegment/d']],
    [['GET /:a/:b'], '/1234567%20/1234567%20', ['1234567 ', '1234567 ']],
    [['GET /:a/:b'], '/12345678%20/12345678%20', ['12345678 ', '12345678 ']],
    [['GET /:a/:b'], '/123456789%20/123456789%20', ['123456789 ', '123456789 ']],
    [['GET /:a'], '/%61', ['a']],
    [['GET /:a'], '/12345678%', MALFORMED],
    [['GET /a/:b/c'], '/a/longsegment%zz/d', MALFORMED],
    [['GET /a/b'], '/a/c%zz', MALFORMED],
    [['GET /a/b'], 'a/%zz', MALFORMED],
    [['GET /a/b'], 'a/%62', undefined],
    [['GET /a/b', 'GET /*rest'], '%2Fa/b', undefined],
  ])('has every one of them read: %j %s', (table, path, params) => {
    expect(lookUp(table, path).params).toEqual(params)
  })
})

describe('what a look-up reads', () => {
  it('is a path once, not once for every route and method', () => {
    const table = ['GET /places/:id/rooms/:room', 'GET /places/:id/beds', 'GET /about', 'POST /:a/:b/:c/:d/:e']
    const path = '/places/12345/rooms/67890'
    expect(lookUp(table, path).read).toBeLessThan(path.length + 8)
    expect(lookUp(table, '/places/12345/nothing').read).toBeLessThan(2 * path.length)
  })

  it('is a short part of a long parameter, the rest of which is searched', () => {
    expect(lookUp(['GET /:id'], `/${'x'.repeat(1000)}`).read).toBeLessThan(20)
    expect(lookUp(['GET /:id/:more'], `/${'x'.repeat(1000)}/${'y'.repeat(1000)}`).read).toBeLessThan(40)
  })

  it('is no parameter that leads to no route of the method', () => {
    const table = ['GET /a/b', 'POST /a/:id']
    expect(lookUp(table, '/a/12345678').read).toBeLessThan(lookUp(table, '/a/12345678', 'POST').read)
  })
})

describe('a URL that is its own path', () => {
  const readOf = (table: readonly string[], url: string) => {
    const matcher = createMatcher(entriesOf(table), { generateAfter: 0 })
    return [matcher.match, matcher.matchUrl].map(look => watched(() => look('GET', url)).read) as [number, number]
  }
  const usual = ['GET /places/:id', 'GET /about']

  it.each(['/about', '/places/5', '/places/1234567'])('is read as a path is: %s', url => {
    const [path, read] = readOf(usual, url)
    expect(read).toBe(path)
  })

  it('has of the rest of a parameter, and behind what has no route, each character read once', () => {
    const [path, read] = readOf(usual, `/places/${'x'.repeat(1000)}`)
    expect(read - path).toBe(1000 - 8)
    const [nowhere, wholly] = readOf(usual, '/nowhere')
    expect(wholly - nowhere).toBe('nowhere'.length)
  })

  it.each([[['GET /a%20b']], [['GET /a#b', 'GET /about']]])('is looked through first for %j', table => {
    const [path, read] = readOf(table, '/about')
    expect(read).toBeGreaterThanOrEqual(path + '/about'.length)
  })

  it('has its parameters as they are, without a look for escapes in them', () => {
    const { matchUrl } = createMatcher(entriesOf(usual), { generateAfter: 0 })
    matchUrl('GET', '/places/4')
    expect(watched(() => matchUrl('GET', '/places/5')).searched).toEqual([])
  })
})

describe('code for parameters', () => {
  /** Runs with `new Function` counted; answers for each whether it was made. */
  const generated = (run: () => void, forbid = false): boolean[] => {
    const made: boolean[] = []
    globalThis.Function = new Proxy(RealFunction, {
      construct: (target, given) => {
        made.push(false)
        if (forbid) throw new EvalError('code generation from strings is disallowed')
        const result = Reflect.construct(target, given)
        made[made.length - 1] = true
        return result
      },
    })
    try {
      run()
    } finally {
      restore()
    }
    return made
  }
  const table = ['GET /a/:id/:name', 'GET /b/:id/:name', 'GET /c/:other']

  it('is generated once for a list of names, and only when it is asked for that often', () => {
    const matcher = createMatcher(entriesOf(table), { generateAfter: 3 })
    const ask = (path: string) => () =>
      expect(matcher.match('GET', path)).toMatchObject({ params: { id: '1', name: '2' } })
    expect(generated(ask('/a/1/2'))).toEqual([])
    expect(generated(ask('/b/1/2'))).toEqual([])
    expect(generated(ask('/a/1/2'))).toEqual([])
    expect(generated(ask('/b/1/2'))).toEqual([true])
    for (const path of ['/a/1/2', '/b/1/2', '/a/1/2']) expect(generated(ask(path))).toEqual([])
    expect(generated(() => matcher.match('GET', '/c/1'))).toEqual([])
  })

  it('is not generated by default for what is asked for a hundred times, and then it is', () => {
    const matcher = createMatcher(entriesOf(table))
    const times = (count: number) => () => {
      for (let each = 0; each < count; each++) matcher.match('GET', '/c/1')
    }
    expect(generated(times(100))).toEqual([])
    expect(generated(times(1))).toEqual([true])
  })

  it('makes what was made without it before, and the same', () => {
    const matcher = createMatcher(entriesOf(table), { generateAfter: 1 })
    const byHand = vi.spyOn(Object, 'create')
    const made = ['1', '2', '3', '4'].map(id => {
      byHand.mockClear()
      const found = matcher.match('GET', `/c/${id}`)
      return { times: byHand.mock.calls.length, params: typeof found === 'object' && found.params }
    })
    byHand.mockRestore()
    expect(made.map(({ times }) => times)).toEqual([1, 0, 0, 0])
    expect(made.map(({ params }) => params)).toEqual(['1', '2', '3', '4'].map(other => ({ other })))
  })

  it('is asked for once where it is disallowed', () => {
    const matcher = createMatcher(entriesOf(table), { generateAfter: 1 })
    const ask = () => {
      const found = matcher.match('GET', '/a/1/%32')
      expect(found).toEqual({ value: 'GET /a/:id/:name', params: { id: '1', name: '2' } })
    }
    expect(generated(ask, true)).toEqual([])
    expect(generated(ask, true)).toEqual([false])
    expect(generated(ask, true)).toEqual([])
    expect(generated(ask)).toEqual([])
  })
})

describe('a tree', () => {
  const treeOf = (...table: string[]) => {
    const { code, root, columns } = createTree(entriesOf(table), false)
    return { code, root: root >>> Reference.Bits, columns, mask: root & Reference.Mask, size: code.length }
  }

  it.each([
    [['/a'], 0],
    [['/a', '/b'], 1],
    [['/a', '/c'], 3],
    [['/a', '/e'], 7],
    [['/a', '/i'], 15],
    [['/a', '/q'], 31],
    [['/a', '/A'], 31],
    [['/a', '/b', '/c', '/d'], 3],
    [['/a', '/b', '/e'], 7],
  ])('tells the children of a node apart in the smallest table: %j', (paths, mask) => {
    expect(treeOf(...paths.map(path => `GET ${path}`)).mask).toBe(mask)
  })

  it('knows of each node where to turn back to: to the parameter of the last fork, to its glob, or nowhere', () => {
    /** Back and fork of the node below the root; below 0 only a glob is left to try. */
    const ways = (...table: string[]) => {
      const { code, root } = treeOf(...table)
      const child = (code[root - 1] as number) >>> Reference.Bits
      return [code[root + Field.Fork], code[child + Field.Back], code[child + Field.Fork]]
    }
    const root = 9
    expect(ways('GET /a')).toEqual([0, 0, 0])
    expect(ways('GET /a', 'GET /:id')).toEqual([root, root, root])
    expect(ways('GET /a', 'GET /*rest')).toEqual([~root, ~root, ~root])
    expect(ways('GET /a', 'GET /:id', 'GET /*rest')).toEqual([root, root, root])
    expect(ways('GET /a/:id')).toEqual([0, 0, root + Field.Text + 1])
  })

  it('has nothing in it but its nodes and leaves', () => {
    const { code, root, columns, size } = treeOf('GET /')
    const node = Field.Text + 1
    // The leaf of no route, a node behind a table of one, and a leaf.
    expect([columns.size, root, size]).toEqual([8, 9, 8 + node + 8])
    expect([...code.slice(0, root)]).toEqual(Array(9).fill(0))
    expect([...code.slice(code[root + Field.Leaf])]).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
    expect(treeOf('GET /:id').code[9 + Field.Param]).toBe(8 + node)
    expect(treeOf('GET /abc').size).toBe(8 + node + node + 1 + 8)
    expect(treeOf('GET /:id').size).toBe(8 + node + 8)
  })

  it.each([LONGEST - 1, LONGEST, LONGEST + 1, 3 * LONGEST])('takes a literal of any length: %i', length => {
    const long = 'ab'.repeat(length).slice(0, length)
    const matcher = createMatcher(entriesOf([`GET /${long}`, `GET /${long}/:id`, 'GET /ab']))
    expect(matcher.match('GET', `/${long}`)).toMatchObject({ value: `GET /${long}` })
    expect(matcher.match('GET', `/${long}/5`)).toMatchObject({ params: { id: '5' } })
    for (const other of [long.slice(1), long.slice(0, -1), `${long}c`, `${long.slice(0, -1)}c`])
      expect(matcher.match('GET', `/${other}`)).toBeUndefined()
  })
})
