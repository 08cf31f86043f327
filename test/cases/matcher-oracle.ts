/**
 * A slow matcher that follows the rules literally: split the path, decode it, keep the routes that match, take the one that
 * goes first. It shares no code with the real matcher, whose order of methods and segments it writes down once more on
 * purpose; `matcher.test.ts` compares the two on random tables.
 */
type Found = [route: string, params: [string, string][]] | 'nothing' | 'malformed'

const split = (path: string, strict: boolean): string[] => {
  const segments = path.split('/').slice(1)
  // A trailing slash is an empty last segment, and `/` is no segments at all.
  if (segments.at(-1) === '' && (!strict || segments.length === 1)) segments.pop()
  return segments
}

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** The text before and after the parameter of a segment, and its name. */
const AFFIXED = /^([^:]*):([\w$]+)(.*)$/
const affixesOf = (segment: string): readonly [before: string, after: string] => {
  const [, before = '', , after = ''] = AFFIXED.exec(segment) ?? []
  return [before, after]
}

/**
 * The rank of a segment as a list: of its kind, then of the length of the text around its parameter, then of the text
 * before it. The smaller number goes first.
 */
const kindOf = (segment: string): 0 | 1 | 2 => (segment.startsWith('*') ? 2 : segment.includes(':') ? 1 : 0)
const rankOf = (segment: string): readonly number[] => {
  const kind = kindOf(segment)
  const [before, after] = kind === 1 ? affixesOf(segment) : ['', '']
  return [kind, -before.length - after.length, -before.length]
}

const isSame = (literal: string, segment: string, ignoreCase: boolean): boolean =>
  literal === segment || (ignoreCase && lowerAscii(literal) === lowerAscii(segment))

const lowerAscii = (text: string): string =>
  [...text].map(each => (each >= 'A' && each <= 'Z' ? each.toLowerCase() : each)).join('')

/** The parameters of a route in these segments, or undefined where it does not match. */
const read = (
  route: readonly string[],
  segments: readonly string[],
  ignoreCase: boolean,
): [string, string][] | undefined => {
  const params: [string, string][] = []
  for (const [index, declared] of route.entries()) {
    const rest = segments.slice(index)
    const [segment] = rest
    if (segment === undefined) return undefined
    if (kindOf(declared) === 2) {
      return rest.includes('') ? undefined : [...params, [declared.slice(1), rest.join('/')]]
    }
    if (kindOf(declared) === 1) {
      const [before, after] = affixesOf(declared)
      const name = declared.slice(before.length + 1, declared.length - after.length)
      const value = segment.slice(before.length, segment.length - after.length)
      const isLong = segment.length > before.length + after.length
      if (!isLong || !isSame(`${before}${value}${after}`, segment, ignoreCase)) return undefined
      params.push([name, value])
    } else if (!isSame(decoded(declared) ?? declared, segment, ignoreCase)) return undefined
  }
  return route.length === segments.length ? params : undefined
}

/**
 * The first segment that differs decides: a literal goes before a parameter, and a parameter before a wildcard. Of two
 * parameters the one with more text around it goes first, then the one with more text before it.
 */
const compare = (left: readonly number[], right: readonly number[]): number => {
  const index = left.findIndex((kind, each) => kind !== right[each])
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0)
}

const matching = (table: readonly string[], strict: boolean, path: string, ignoreCase: boolean) => {
  const segments = split(path, strict).map(decoded)
  if (path.split('/').some(segment => decoded(segment) === undefined)) return undefined
  if (!path.startsWith('/')) return []
  return table.flatMap(route => {
    const [method = '', declared = ''] = route.split(' ')
    const kinds = split(declared, strict)
    const params = read(kinds, segments as string[], ignoreCase)
    return params ? [{ route, method, params, kinds: kinds.flatMap(rankOf) }] : []
  })
}

export const matchSlowly = (
  table: readonly string[],
  strict: boolean,
  method: string,
  path: string,
  ignoreCase = false,
): Found => {
  const routes = matching(table, strict, path, ignoreCase)
  if (!routes) return 'malformed'
  const answering = [method, ...(method === 'HEAD' ? ['GET'] : []), 'ALL']
  const [best] = routes
    .filter(route => answering.includes(route.method))
    .sort(
      (left, right) =>
        compare(left.kinds, right.kinds) || answering.indexOf(left.method) - answering.indexOf(right.method),
    )
  return best ? [best.route, best.params] : 'nothing'
}

export const allowedSlowly = (
  table: readonly string[],
  strict: boolean,
  path: string,
  ignoreCase = false,
): string[] => {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const routed = (matching(table, strict, path, ignoreCase) ?? []).map(route => route.method)
  // ALL answers the known methods and those that other routes of the table have.
  const named = routed.includes('ALL') ? table.map(route => route.split(' ')[0] ?? '') : routed
  const others = named.filter(method => method !== 'ALL' && !known.includes(method))
  return [
    ...known.filter(
      method => routed.includes('ALL') || routed.includes(method) || (method === 'HEAD' && routed.includes('GET')),
    ),
    ...[...new Set(others)].sort(),
  ]
}

/** mulberry32: `random(n)` is an integer below n. The same seed gives the same series. */
export const seededRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = ReturnType<typeof seededRandom>

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item

// Few and similar, so that routes share prefixes and overlap.
const LITERALS = ['a', 'A', 'b', 'ab', 'abc', 'abd', 'b-c', 'café', 'caf', '🚂', '__proto__', 'x%2Fy', '100%']
/** Text before and after a parameter: some overlap, and some are literals. */
const BEFORE = ['', '', 'a', 'A', 'ab', '@', 'caf', 'é-']
const AFTER = ['', '', '.', '.a', '-a', '-A', '.a.b', '@', '-é']
const NAMES = ['id', 'a', 'slug', '__proto__', 'constructor', 'placeId']
const METHODS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'HEAD', 'ALL', 'LOCK']
const ODD = [
  '',
  '',
  '%',
  '%zz',
  '%C3',
  '%2F',
  'a%2Fb',
  '%61',
  'a+b',
  'caf%C3%A9',
  'x%2fy',
  '100%25',
  'q',
  '\0',
  '\ud800',
]

/** Up to 25 routes `METHOD /path`, no two of them with the same method and path shape. */
export const randomTable = (random: Random): string[] => {
  const routes = new Map<string, string>()
  for (let count = 1 + random(25); count > 0; count--) {
    const method = pick(random, METHODS)
    const names = new Set<string>()
    let path = ''
    for (let length = random(5); length > 0; length--) {
      const name = pick(random, NAMES)
      if (random(3) || names.has(name)) path += `/${pick(random, LITERALS)}`
      else {
        names.add(name)
        path += random(3) ? `/:${name}` : `/${pick(random, BEFORE)}:${name}${pick(random, AFTER)}`
      }
    }
    if (!random(8)) path += '/*rest'
    else if (!random(20)) path += '/'
    path ||= '/'
    const pattern = path.replace(/:[\w$]+/g, ':').replace(/(.)\/$/, '$1')
    if (!routes.has(`${method} ${pattern}`)) routes.set(`${method} ${pattern}`, `${method} ${path}`)
  }
  return [...routes.values()]
}

const escaped = (random: Random, segment: string): string =>
  [...segment]
    .map(character => {
      if (random(4) || /[\ud800-\udfff%]/.test(character)) return character
      const code = encodeURIComponent(character)
      const hex = code.startsWith('%') ? code : `%${code.charCodeAt(0).toString(16)}`
      return random(2) ? hex.toLowerCase() : hex
    })
    .join('')

/** A path with some of its letters in the other case, those of escapes aside. */
export const changeCase = (random: Random, path: string): string =>
  path.replace(/%..|[a-zé]/gi, part => {
    if (part.length > 1 || random(3)) return part
    return part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase()
  })

/** A request for one of the routes of a table: its path with values for the parameters, sometimes changed. */
export const randomRequest = (random: Random, table: readonly string[]): { method: string; path: string } => {
  const [routed = '', declared = ''] = pick(random, table).split(' ')
  const method = random(5) ? (routed === 'ALL' ? 'GET' : routed) : pick(random, METHODS)
  const segments = declared.split('/').slice(1)
  const sent = segments.map(segment => {
    if (!random(12)) return pick(random, [...LITERALS, ...ODD])
    if (segment.startsWith('*')) return Array.from({ length: 1 + random(3) }, () => pick(random, LITERALS)).join('/')
    if (!segment.includes(':')) return segment
    const [before, after] = affixesOf(segment)
    // Sometimes the text around another parameter.
    const [first, last] = random(4) ? [before, after] : [pick(random, BEFORE), pick(random, AFTER)]
    return `${first}${pick(random, [...LITERALS, ...ODD])}${last}`
  })
  let path = sent.map(segment => `/${random(4) ? segment : escaped(random, segment)}`).join('')
  // A client has to escape a percent sign.
  if (random(3)) path = path.replaceAll('100%', '100%25').replaceAll('%2525', '%25')
  if (!random(10)) path += '/'
  if (!random(20)) path = path.slice(0, random(path.length + 1))
  if (!random(20)) path += `/${pick(random, LITERALS)}`
  return { method, path: path || '/' }
}
