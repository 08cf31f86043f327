/** The work that a match avoids: it reads, decodes and searches no text without need, and a tree is no larger than needed. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Column, Field, MAX_TEXT_LENGTH, Reference } from '../../src/matcher/cells.js'
import { createMatcher, MALFORMED, type Match } from '../../src/matcher/matcher.js'
import { columnOf, createTree } from '../../src/matcher/tree.js'
import { METHODS } from '../../src/text/http.js'

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

/** Runs a function. Returns the texts that were decoded or searched for a percent sign, and how many characters were read. */
const observe = (run: () => unknown) => {
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

/** Observes one match, by a matcher that has already generated its code for parameters. */
const observeMatch = (table: readonly string[], path: string, method = 'GET') => {
  const matcher = createMatcher(entriesOf(table), { generateAfter: 0 })
  matcher.match(method, path)
  let found: ReturnType<typeof matcher.match>
  const seen = observe(() => {
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
  ])('has parameters that are not searched for escapes: %s', (path, params) => {
    expect(observeMatch(table, path)).toMatchObject({ decoded: [], searched: [], params })
  })

  it.each(['/', '/nowhere', '/places', '/places/5/roof', '/places/a-long-name-of-a-place/roof', '/files', '/places//'])(
    'is searched for once if it has no route: %s',
    path => {
      expect(observeMatch(table, path)).toMatchObject({ decoded: [], searched: [], params: undefined })
    },
  )

  it('is already in normal form', () => {
    const matcher = createMatcher(entriesOf(table))
    expect(observe(() => matcher.allowed('/places/5')).decoded).toEqual([])
  })
})

describe('a path with escapes', () => {
  it('is searched for once if no escape can hide a literal, and only parameters with an escape are decoded', () => {
    const found = observeMatch(['GET /a/:b/:c/:d', 'GET /a/*rest'], '/a/1/b%32/3')
    expect(found).toMatchObject({ decoded: ['b%32'], params: ['1', 'b2', '3'] })
    expect(found.searched).toEqual(['1', 'b%32', '3'])
  })

  it('is searched for once if the escapes are in a wildcard', () => {
    expect(observeMatch(['GET /a/*rest'], '/a/b/%32')).toMatchObject({
      decoded: ['b/%32'],
      searched: ['b/%32'],
      params: ['b/2'],
    })
    expect(observeMatch(['GET /a/:b/*rest'], '/a/b/c%32')).toMatchObject({ decoded: ['c%32'], params: ['b', 'c2'] })
    expect(observeMatch(['GET /a/*rest', 'POST /a/:b'], '/a/b%32')).toMatchObject({ decoded: ['b%32'], params: ['b2'] })
  })

  it('is decoded once if its normal form has nothing left to decode', () => {
    const found = observeMatch(['GET /café/:id/:more'], '/caf%C3%A9/5/6')
    expect(found).toMatchObject({ decoded: ['/caf%C3%A9/5/6'], params: ['5', '6'] })
    expect(found.searched).not.toContain('5')
  })

  // Up to the eighth character of a parameter is read; the rest is searched.
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
  ])('has no escape overlooked: %j %s', (table, path, params) => {
    expect(observeMatch(table, path).params).toEqual(params)
  })
})

describe('what a match reads', () => {
  it('is the path once, not once for each route and method', () => {
    const table = ['GET /places/:id/rooms/:room', 'GET /places/:id/beds', 'GET /about', 'POST /:a/:b/:c/:d/:e']
    const path = '/places/12345/rooms/67890'
    expect(observeMatch(table, path).read).toBeLessThan(path.length + 8)
    expect(observeMatch(table, '/places/12345/nothing').read).toBeLessThan(2 * path.length)
  })

  it('is the start of a long parameter, whose rest is searched by indexOf', () => {
    expect(observeMatch(['GET /:id'], `/${'x'.repeat(1000)}`).read).toBeLessThan(20)
    expect(observeMatch(['GET /:id/:more'], `/${'x'.repeat(1000)}/${'y'.repeat(1000)}`).read).toBeLessThan(40)
  })

  it('excludes a parameter that leads to no route with the method', () => {
    const table = ['GET /a/b', 'POST /a/:id']
    expect(observeMatch(table, '/a/12345678').read).toBeLessThan(observeMatch(table, '/a/12345678', 'POST').read)
  })
})

describe('a URL that needs no parsing', () => {
  const readOf = (table: readonly string[], url: string) => {
    const matcher = createMatcher(entriesOf(table), { generateAfter: 0 })
    return [matcher.match, matcher.matchUrl].map(match => observe(() => match('GET', url)).read) as [number, number]
  }
  const plainTable = ['GET /places/:id', 'GET /about']

  it.each(['/about', '/places/5', '/places/1234567'])('is read like a path: %s', url => {
    const [path, read] = readOf(plainTable, url)
    expect(read).toBe(path)
  })

  it('has the characters that a path would skip read once', () => {
    const [path, read] = readOf(plainTable, `/places/${'x'.repeat(1000)}`)
    expect(read - path).toBe(1000 - 8)
    const [unmatchedPath, unmatchedUrl] = readOf(plainTable, '/nowhere')
    expect(unmatchedUrl - unmatchedPath).toBe('nowhere'.length)
  })

  it.each([[['GET /a%20b']], [['GET /a#b', 'GET /about']]])(
    'is checked before the search if a literal has special characters: %j',
    table => {
      const [path, read] = readOf(table, '/about')
      expect(read).toBeGreaterThanOrEqual(path + '/about'.length)
    },
  )

  it('has its parameters as they are, without a look for escapes in them', () => {
    const { matchUrl } = createMatcher(entriesOf(plainTable), { generateAfter: 0 })
    matchUrl('GET', '/places/4')
    expect(observe(() => matchUrl('GET', '/places/5')).searched).toEqual([])
  })
})

describe('generated code for parameters', () => {
  /** Runs a function. Returns one boolean for each `new Function`: whether it was created. */
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

  it('is generated once for a list of names, after as many matches as generateAfter says', () => {
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

  it('is generated at the 101st match by default', () => {
    const matcher = createMatcher(entriesOf(table))
    const times = (count: number) => () => {
      for (let each = 0; each < count; each++) matcher.match('GET', '/c/1')
    }
    expect(generated(times(100))).toEqual([])
    expect(generated(times(1))).toEqual([true])
  })

  it('replaces the factory and creates the same parameters', () => {
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

  it('is tried once if generating code is not allowed', () => {
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

describe('createTree(entries, comparison)', () => {
  const treeOf = (...table: string[]) => {
    const { cells, root, columns } = createTree(entriesOf(table), { strict: false, caseSensitive: true })
    return { cells, root: root >>> Reference.Shift, columns, mask: root & Reference.Mask, size: cells.length }
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
  ])('gives each child of a node a slot of its own in the smallest table: %j', (paths, mask) => {
    expect(treeOf(...paths.map(path => `GET ${path}`)).mask).toBe(mask)
  })

  it('stores for each node where to continue: at a parameter, at a wildcard, or nowhere', () => {
    /** The fallbacks of the root and of the node below it. A negative one stands for a wildcard. */
    const fallbacks = (...table: string[]) => {
      const { cells, root } = treeOf(...table)
      const child = (cells[root - 1] as number) >>> Reference.Shift
      return [cells[root + Field.ChildFallback], cells[child + Field.Fallback], cells[child + Field.ChildFallback]]
    }
    const root = 9
    expect(fallbacks('GET /a')).toEqual([0, 0, 0])
    expect(fallbacks('GET /a', 'GET /:id')).toEqual([root, root, root])
    expect(fallbacks('GET /a', 'GET /*rest')).toEqual([~root, ~root, ~root])
    expect(fallbacks('GET /a', 'GET /:id', 'GET /*rest')).toEqual([root, root, root])
    expect(fallbacks('GET /a/:id')).toEqual([0, 0, root + Field.Text + 1])
  })

  it('has columns for the usual methods in their order, and for another one where a route has it', () => {
    const usual = METHODS.filter(method => method !== 'QUERY')
    expect(usual.map(method => Column[method])).toEqual([...usual.keys()])
    expect(METHODS.map(columnOf)).toEqual([...usual.keys(), undefined])
    expect([...treeOf('GET /a').columns.keys()]).toEqual([...usual, 'ALL'])
    expect([...treeOf('QUERY /a', 'LOCK /a').columns.keys()]).toEqual([...usual, 'LOCK', 'QUERY', 'ALL'])
  })

  it('contains only nodes and leaves', () => {
    const { cells, root, columns, size } = treeOf('GET /')
    const node = Field.Text + 1
    // The leaf of no route, a table of one child, a node, and a leaf.
    expect([columns.size, root, size]).toEqual([8, 9, 8 + node + 8])
    expect([...cells.slice(0, root)]).toEqual(Array(9).fill(0))
    expect([...cells.slice(cells[root + Field.Leaf])]).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
    expect(treeOf('GET /:id').cells[9 + Field.ParamLeaf]).toBe(8 + node)
    expect(treeOf('GET /abc').size).toBe(8 + node + node + 1 + 8)
    expect(treeOf('GET /:id').size).toBe(8 + node + 8)
  })

  it.each([MAX_TEXT_LENGTH - 1, MAX_TEXT_LENGTH, MAX_TEXT_LENGTH + 1, 3 * MAX_TEXT_LENGTH])(
    'takes a literal of any length: %i',
    length => {
      const long = 'ab'.repeat(length).slice(0, length)
      const matcher = createMatcher(entriesOf([`GET /${long}`, `GET /${long}/:id`, 'GET /ab']))
      expect(matcher.match('GET', `/${long}`)).toMatchObject({ value: `GET /${long}` })
      expect(matcher.match('GET', `/${long}/5`)).toMatchObject({ params: { id: '5' } })
      for (const other of [long.slice(1), long.slice(0, -1), `${long}c`, `${long.slice(0, -1)}c`])
        expect(matcher.match('GET', `/${other}`)).toBeUndefined()
    },
  )
})
