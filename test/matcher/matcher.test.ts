import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { createMatcher, MALFORMED, UNPARSED } from '../../src/matcher/matcher.js'
import { createParamsFactories } from '../../src/matcher/params.js'
import type { MatcherEntry } from '../../src/matcher/tree.js'
import { allowedCases, matcherCases } from '../cases/matcher.js'
import {
  allowedSlowly,
  changeCase,
  matchSlowly,
  randomRequest,
  randomTable,
  seededRandom,
} from '../cases/matcher-oracle.js'

const entriesOf = (table: readonly string[]): MatcherEntry<string>[] =>
  table.map(route => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path, value: route }
  })

/** Generate code for `params` at the first request, or never. */
const GENERATE_AFTER = [0, Number.POSITIVE_INFINITY]

const matcherOf = (table: readonly string[], strict?: boolean, generateAfter = 0, caseSensitive = true) =>
  createMatcher(entriesOf(table), { trailingSlash: strict ? 'strict' : 'ignore', caseSensitive, generateAfter })

/** A match in the form of the cases. The parameters are entries, so that one named `__proto__` is compared too. */
const toCase = (found: ReturnType<ReturnType<typeof matcherOf>['match']>) => {
  if (found === MALFORMED) return 'malformed'
  return found ? [found.value, Object.entries(found.params)] : 'nothing'
}

describe('match(method, path)', () => {
  it.each(matcherCases)('$because: $request', ({ table, strict, request, finds }) => {
    const [method = '', path = ''] = request.split(' ')
    const expected = typeof finds === 'string' ? finds : [finds[0], Object.entries(finds[1] ?? {})]
    for (const generateAfter of GENERATE_AFTER) {
      expect(toCase(matcherOf(table, strict, generateAfter).match(method, path))).toEqual(expected)
      expect(toCase(matcherOf([...table].reverse(), strict, generateAfter).match(method, path))).toEqual(expected)
    }
  })

  it('finds nothing in an empty table', () => {
    expect(matcherOf([]).match('GET', '/')).toBeUndefined()
    expect(matcherOf([]).match('GET', '/a/b')).toBeUndefined()
    expect(matcherOf([]).match('GET', '/%')).toBe(MALFORMED)
  })

  it('returns independent matches', () => {
    const matcher = matcherOf(['GET /:a/:b'])
    const first = matcher.match('GET', '/1/2')
    const second = matcher.match('GET', '/3/4')
    expect([toCase(first as never), toCase(second as never)]).toEqual([
      [
        'GET /:a/:b',
        [
          ['a', '1'],
          ['b', '2'],
        ],
      ],
      [
        'GET /:a/:b',
        [
          ['a', '3'],
          ['b', '4'],
        ],
      ],
    ])
  })

  it('returns the value of the entry itself, including falsy values', () => {
    for (const value of [undefined, null, 0, '', {}]) {
      expect(createMatcher([{ method: 'GET', path: '/a', value }]).match('GET', '/a')).toMatchObject({ value })
    }
  })
})

describe('allowed(path)', () => {
  it.each(allowedCases)('$because: $path', ({ table, strict, path, allows }) => {
    expect(matcherOf(table, strict).allowed(path)).toEqual(allows)
    expect(matcherOf([...table].reverse(), strict).allowed(path)).toEqual(allows)
  })
})

describe('params', () => {
  const table = ['GET /', 'GET /:id', 'GET /:__proto__/:constructor', 'GET /files/*path', 'GET /a/:b/:c/:d/:e/:f']

  it.each(['/', '/1', '/1/2', '/files/a/b', '/a/1/2/3/4/5', '/%41', '/%41/%42'])('has no prototype: %s', path => {
    for (const generateAfter of GENERATE_AFTER) {
      const found = matcherOf(table, false, generateAfter).match('GET', path)
      if (!found || found === MALFORMED) throw new Error(`no match at ${path}`)
      expect(Object.getPrototypeOf(found.params)).toBeNull()
      expect('toString' in found.params).toBe(false)
      for (const descriptor of Object.values(Object.getOwnPropertyDescriptors(found.params))) {
        expect(descriptor).toMatchObject({ enumerable: true, writable: true, configurable: true })
      }
    }
  })

  // No declared path has such a name, because it ends before the first of these characters.
  it.each(['"', '\\', '"]=1;throw 1;params["', '`', '$'.concat('{throw 1}'), '\u2028', '\n', '*|', ',', "'"])(
    'quotes a name in generated code: %j',
    name => {
      for (const generateAfter of GENERATE_AFTER) {
        const [createParams] = createParamsFactories([{ names: [name, 'id'] }], generateAfter)
        expect(createParams?.('/a/b', [0, 1, 2, 3, 4], false)).toEqual({ [name]: 'a', id: 'b' })
      }
    },
  )

  it('is created where generating code from strings is not allowed', () => {
    const program = `
      const { createMatcher } = await import(${JSON.stringify(new URL('../../src/matcher/matcher.ts', import.meta.url))})
      let generated = true
      try { new Function('') } catch { generated = false }
      const matcher = createMatcher([{ method: 'GET', path: '/:a/:b', value: 1 }], { generateAfter: 1 })
      matcher.match('GET', '/1/2')
      const { params } = matcher.match('GET', '/1/%32')
      console.log(JSON.stringify([generated, params, Object.getPrototypeOf(params)]))`
    const flags = ['--disallow-code-generation-from-strings', '--import', 'tsx', '--input-type=module']
    const printed = execFileSync(process.execPath, [...flags, '-e', program], { encoding: 'utf8' })
    expect(JSON.parse(printed)).toEqual([false, { a: '1', b: '2' }, null])
  })

  it('is the same before and after code is generated for it', () => {
    const matcher = createMatcher(entriesOf(['GET /:a/:__proto__']), { generateAfter: 3 })
    for (let each = 0; each < 8; each++) {
      const found = matcher.match('GET', `/${each}/%32`)
      expect(toCase(found)).toEqual([
        'GET /:a/:__proto__',
        [
          ['a', String(each)],
          ['__proto__', '2'],
        ],
      ])
      expect(matcher.match('GET', '/a/%')).toBe(MALFORMED)
    }
  })

  it('leaves Object.prototype alone', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    matcherOf(table).match('GET', '/polluted/polluted')
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })

  it('belongs to one match: changing it does not change another', () => {
    const matcher = matcherOf(table)
    const first = matcher.match('GET', '/1')
    if (!first || first === MALFORMED) throw new Error('no match at /1')
    first.params.id = 'changed'
    first.params.more = 'added'
    expect(toCase(matcher.match('GET', '/1'))).toEqual(['GET /:id', [['id', '1']]])
  })
})

describe('compared with a slow matcher that follows the rules literally', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  const tables = 2 * Number(process.env.TABLES ?? 150)
  const requests = 20

  it(`agrees on ${tables * requests} random requests (SEED=${seed})`, () => {
    const random = seededRandom(seed)
    let found = 0
    for (let each = 0; each < tables; each++) {
      const strict = random(3) === 0
      const table = randomTable(random)
      const ignoreCase = random(3) === 0
      const matcher = matcherOf(table, strict, GENERATE_AFTER[random(2)], !ignoreCase)
      for (let request = 0; request < requests; request++) {
        const { method, path: same } = randomRequest(random, table)
        const path = ignoreCase ? changeCase(random, same) : same
        const asked = `SEED=${seed}, ${strict ? 'strict' : 'ignore'}, ${ignoreCase ? 'any case' : 'case'}, ${method} ${JSON.stringify(path)} in ${table.join(', ')}`
        const expected = matchSlowly(table, strict, method, path, ignoreCase)
        if (Array.isArray(expected)) found++
        expect(toCase(matcher.match(method, path)), asked).toEqual(expected)
        expect(matcher.allowed(path), asked).toEqual(allowedSlowly(table, strict, path, ignoreCase))
      }
    }
    // Guards against requests that match nothing.
    expect(found).toBeGreaterThan((tables * requests) / 4)
  })
})

describe('match(method, path) without caseSensitive', () => {
  const table = ['GET /places', 'GET /places/Search', 'GET /places/:Id', 'GET /café/*Rest', 'POST /A%2FB', 'GET /ΣΣ']
  const matcher = matcherOf(table, false, 0, false)
  const found = (request: string) => {
    const [method = '', path = ''] = request.split(' ')
    return toCase(matcher.match(method, path))
  }

  it.each([
    ['GET /PLACES', 'GET /places', []],
    ['GET /Places/', 'GET /places', []],
    ['GET /places/sEARCH', 'GET /places/Search', []],
    ['GET /PLACES/Harbour', 'GET /places/:Id', [['Id', 'Harbour']]],
    ['GET /PLACES/a%2FB%20C', 'GET /places/:Id', [['Id', 'a/B C']]],
    ['GET /pl%41ces/S%65ARCH', 'GET /places/Search', []],
    ['GET /CAFé/X/y', 'GET /café/*Rest', [['Rest', 'X/y']]],
    ['GET /CAF%C3%A9/X/%C3%84', 'GET /café/*Rest', [['Rest', 'X/Ä']]],
    ['GET /caf%c3%a9/X', 'GET /café/*Rest', [['Rest', 'X']]],
    ['POST /a%2fb', 'POST /A%2FB', []],
    ['GET /%CE%a3Σ', 'GET /ΣΣ', []],
  ] as const)('finds the route of %s, and keeps the case of its parameters', (request, route, params) => {
    expect(found(request)).toEqual([route, params])
  })

  it.each(['get /places', 'GET /plces', 'GET /café', 'GET /cafÉ/X', 'GET /σσ', 'POST /a/b', 'GET /places/a/b'])(
    'finds nothing for %s',
    request => {
      expect(found(request)).toBe('nothing')
    },
  )

  it('ignores the case of the letters A to Z alone', () => {
    // The Kelvin sign has the lower case k, and the lower case of İ is two characters long.
    const letters = matcherOf(['GET /k/:id', 'GET /É/:id', 'GET /İ/:id'], false, 0, false)
    expect(toCase(letters.match('GET', '/\u212a/5'))).toBe('nothing')
    expect(toCase(letters.match('GET', '/é/5'))).toBe('nothing')
    expect(toCase(letters.match('GET', '/K/A'))).toEqual(['GET /k/:id', [['id', 'A']]])
    expect(toCase(letters.match('GET', '/İ/A'))).toEqual(['GET /İ/:id', [['id', 'A']]])
    expect(toCase(letters.match('GET', '/%C3%89/A'))).toEqual(['GET /É/:id', [['id', 'A']]])
  })

  it('ignores the case of text around a parameter, and keeps that of the parameter', () => {
    const affixed = matcherOf(['GET /V:Id.Json', 'GET /:Id'], false, 0, false)
    expect(toCase(affixed.match('GET', '/vAb.jSON'))).toEqual(['GET /V:Id.Json', [['Id', 'Ab']]])
    expect(toCase(affixed.match('GET', '/%76Ab%2Ejson'))).toEqual(['GET /V:Id.Json', [['Id', 'Ab']]])
    expect(toCase(affixed.match('GET', '/vAb.jSO'))).toEqual(['GET /:Id', [['Id', 'vAb.jSO']]])
  })

  it('lists the methods of a path in any case', () => {
    expect(matcher.allowed('/PLACES/%53earch')).toEqual(['GET', 'HEAD'])
    expect(matcher.allowed('/a%2FB')).toEqual(['POST'])
  })

  it('matches URLs as paths, and leaves those with special characters to the parser', () => {
    const at = (url: string) => matcher.matchUrl('GET', url)
    expect(toCase(at('/PLACES/Five') as never)).toEqual(['GET /places/:Id', [['Id', 'Five']]])
    expect(matcherOf(['GET /k/:id'], false, 0, false).matchUrl('GET', '/K/5')).toBe(UNPARSED)
    expect(matcherOf(['GET /k/:id'], false, 0, false).matchUrl('GET', '/K/5?q')).toBe(UNPARSED)
  })
})

describe('matchUrl(method, url) with text around a parameter', () => {
  const matcher = matcherOf(['GET /@:name', 'GET /:id.json/a', 'GET /:id'])
  const found = (url: string) => {
    const match = matcher.matchUrl('GET', url)
    return match === UNPARSED ? 'unparsed' : toCase(match)
  }

  it('matches a URL that is its own path', () => {
    expect(found('/@ann')).toEqual(['GET /@:name', [['name', 'ann']]])
    expect(found('/%40ann')).toEqual(['GET /@:name', [['name', 'ann']]])
    expect(found('/5.json/a')).toEqual(['GET /:id.json/a', [['id', '5']]])
    expect(found('/5.json/b')).toBe('nothing')
  })

  it.each(['/@ann?a', '/@?a', '/@ann#a', '/@a\u00a0', '/5?/.json/a', '/5.json/a?', '/5.json/b?', '/5.jso /a'])(
    'leaves a URL with special characters to the parser: %j',
    url => expect(found(url)).toBe('unparsed'),
  )

  it('leaves every URL to the parser if such a text has a special character', () => {
    const special = matcherOf(['GET /é:id', 'GET /:id'])
    expect(special.matchUrl('GET', '/é5')).toBe(UNPARSED)
    expect(toCase(special.matchUrl('GET', '/%C3%A95') as never)).toEqual(['GET /é:id', [['id', '5']]])
  })
})

describe('the work for one request', () => {
  /** The characters that a match reads, including those that `indexOf` skips. A match reads a path in no other way. */
  const work = (table: readonly string[], path: string): number => {
    const matcher = matcherOf(table)
    const { charCodeAt, indexOf } = String.prototype
    let characters = 0
    String.prototype.charCodeAt = function (this: string, index) {
      characters++
      return charCodeAt.call(this, index)
    }
    String.prototype.indexOf = function (this: string, text, from = 0) {
      const found = indexOf.call(this, text, from)
      characters += 1 + (found === -1 ? this.length : found) - from
      return found
    }
    try {
      matcher.match('GET', path)
    } finally {
      Object.assign(String.prototype, { charCodeAt, indexOf })
    }
    return characters
  }

  /** Many parameters with text that may start at one place. */
  const affixed = Array.from({ length: 20 }, (_, each) => `GET /:a${'.a'.repeat(each + 1)}/a${'a'.repeat(each)}:b/x`)
  const overlapping = ['GET /:a/:b/:c/x', 'GET /a/b/c/:d', 'GET /a/:b/c/:d/*rest', 'GET /:a/b/:c/y', 'GET /*path']
  /** Every way to write four segments as `a` or a parameter: the worst case for 16 routes. */
  const allCombinations = Array.from({ length: 16 }, (_, each) =>
    [8, 4, 2, 1].reduce((path, bit) => path + (each & bit ? '/a' : `/:p${bit}`), `GET `).concat('/x'),
  )

  it.each([
    ['many segments', (length: number) => '/a'.repeat(length / 2)],
    ['long segments', (length: number) => `/${'a'.repeat(length / 4 - 1)}`.repeat(4)],
    [
      'long segments and an end that matches nothing',
      (length: number) => `${`/${'a'.repeat(length / 4 - 1)}`.repeat(4)}/`,
    ],
    ['the literal of each segment, then one long segment', (length: number) => `/a/a/a/a/${'x'.repeat(length)}`],
    ['escapes', (length: number) => '/%61'.repeat(length / 4)],
    ['an empty segment at the end', (length: number) => `${'/a'.repeat(length / 2)}//`],
  ])('grows linearly with the path: %s', (_, pathOf) => {
    for (const table of [overlapping, allCombinations, affixed]) {
      const [short, long] = [work(table, pathOf(8_000)), work(table, pathOf(64_000))]
      expect(long).toBeLessThanOrEqual(8 * short + 200)
      expect(long).toBeLessThan(64_000 * 2 * table.length)
    }
  })

  it('does not grow with the number of ways through the tree', () => {
    const fork = (depth: number) => [
      `GET ${'/:p'.repeat(depth)}/x`,
      ...Array.from({ length: depth }, (_, each) => `GET ${'/a'.repeat(each + 1)}${'/:p'.repeat(depth - each - 1)}/x`),
    ]
    const [shallow, deep] = [8, 16].map(depth => work(fork(depth), `${'/a'.repeat(depth)}/y`)) as [number, number]
    // Twice the depth doubles the routes and the path: four times the work. Trying two ways at each segment would be 256 times.
    expect(deep).toBeLessThan(5 * shallow)
  })
})

describe('a hostile path', () => {
  const table = ['GET /', 'GET /a/:id', 'GET /:a/:b/:c/x', 'GET /a/b/c/:d', 'GET /files/*path', 'ALL /café/:id']
  const hostile = [
    '/'.repeat(65_536),
    `/${'a'.repeat(65_535)}`,
    '/a'.repeat(32_768),
    `/a/${'%41'.repeat(21_845)}`,
    `/files${'/%2F'.repeat(16_384)}`,
    `/a/${'%'.repeat(65_536)}`,
    '/a/\0',
    '\0',
    '/a/%00',
    '/a/\ud800',
    '/a/\udfff%20\ud800',
    '/a/%C0%80',
    '/a/%ED%A0%80',
    '/a/%f0%9F%9a%82',
    '/a/\r\nAllow: *',
    '/caf\xe9/1',
  ]

  it('never makes match() or allowed() throw', () => {
    const matcher = matcherOf(table)
    for (const path of hostile) {
      for (const method of ['GET', 'HEAD', 'ALL', '', '__proto__', 'constructor', 'x'.repeat(65_536)]) {
        expect(() => matcher.match(method, path)).not.toThrow()
      }
      expect(() => matcher.allowed(path)).not.toThrow()
    }
  })
})
