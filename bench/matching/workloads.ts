import { GITHUB } from './github.js'

/** One route of a table. Every matcher returns its index in the table. */
export type Route = readonly [method: string, path: string]

export interface Workload {
  readonly name: string
  readonly table: readonly Route[]
  /** Requests in the order in which they are matched. The runner creates new strings from the paths for every round. */
  readonly requests: readonly Route[]
}

/** The same series in every run, so that runs can be compared. */
const seededRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof seededRandom>
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item

const resources = (path: string, id = ':id'): Route[] => [
  ['GET', path],
  ['POST', path],
  ['GET', `${path}/${id}`],
  ['PUT', `${path}/${id}`],
  ['PATCH', `${path}/${id}`],
  ['DELETE', `${path}/${id}`],
]

const NAMES = [
  'places rooms beds bookings guests reviews photos prices calendars amenities',
  'users sessions devices messages threads attachments invoices payments refunds taxes',
  'orders line-items shipments returns coupons products variants categories suppliers warehouses',
].flatMap(line => line.split(' '))
const parentId = (name: string) => `:${name.replace(/s$/, '').replace(/-./g, dash => dash.slice(1).toUpperCase())}Id`

/** 40 resources of six routes: 20 directly in a namespace, and one nested in each of them. */
const nested: Route[] = ['v1/host', 'v1/guest', 'admin', 'v2/partner'].flatMap((scope, index) =>
  [0, 1, 2, 3, 4].flatMap(each => {
    const name = NAMES[(index * 7 + each * 2) % NAMES.length] as string
    const inner = NAMES[(index * 7 + each * 2 + 1) % NAMES.length] as string
    return [...resources(`/${scope}/${name}`), ...resources(`/${scope}/${name}/${parentId(name)}/${inner}`)]
  }),
)

const github: Route[] = GITHUB.trim()
  .split('\n')
  .flatMap(line => {
    const words = line.split(' ')
    const path = words.pop() as string
    return words.map((method): Route => [method, path])
  })

const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu'.split(' ')
/** A number of resource routes, half of them nested in the resource before. */
const many = (count: number): Route[] => {
  const routes: Route[] = []
  for (let each = 0; routes.length < count; each++) {
    const name = [each % 15, Math.floor(each / 15) % 15, Math.floor(each / 225) % 15, (each * 7) % 15]
      .map(index => SYLLABLES[index])
      .join('')
    const inner = NAMES[each % NAMES.length] as string
    routes.push(...resources(`/api/${name}s`), ...resources(`/api/${name}s/${parentId(name)}/${inner}`))
  }
  return routes.slice(0, count)
}

const overlapping: Route[] = [
  ...['search', 'settings', 'sessions', 'self', 'export', 'import'].flatMap((word): Route[] => [
    ['GET', `/users/${word}`],
    ['GET', `/users/:id/${word}`],
    ['GET', `/users/${word}/:id`],
    ['GET', `/users/:userId/posts/${word}`],
    ['GET', `/${word}/:id/:part`],
    ['GET', `/:tenant/${word}/latest`],
  ]),
  ['GET', '/users/:id'],
  ['GET', '/users/:userId/posts/:id'],
  ['GET', '/:tenant'],
  ['GET', '/:tenant/:page'],
  ['GET', '/:tenant/:page/:part'],
  ['GET', '/files/*path'],
]

const fixed: Route[] = nested
  .map(([method, path]): Route => [method, path.replace(/:\w+/g, 'current')])
  .filter(([, path], index, all) => all.findIndex(other => other[1] === path) === index)

const hex = (random: Random, digits: number) => Array.from({ length: digits }, () => random(16).toString(16)).join('')
const uuid = (random: Random) => [8, 4, 4, 4, 12].map(digits => hex(random, digits)).join('-')
const VALUES = {
  mixed: (random: Random) => (random(4) ? String(random(1_000_000)) : random(2) ? uuid(random) : pick(random, NAMES)),
  encoded: (random: Random) =>
    `${pick(random, NAMES)}%20${pick(random, ['caf%C3%A9', '%E2%82%AC', 'a%2Fb', '%40home'])}`,
  long: (random: Random) => hex(random, 200),
}

const COUNT = 4_000
const requestsOf = (table: readonly Route[], value: (random: Random) => string, count = COUNT, seed = 1): Route[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const [method, path] = pick(random, table)
    return [method, path.replace(/\*\w+/, 'a/b/c.txt').replace(/:\w+/g, () => value(random))]
  })
}
const withParams = (table: readonly Route[]) => table.filter(([, path]) => path.includes(':'))

const missing = requestsOf(nested, VALUES.mixed).map(([method, path], index): Route => {
  const bent = [`/favicon${index}.ico`, `${path}/more/${index}`, path.replace(/^\/\w+\/\w+/, '$&x'), `/wp-admin${path}`]
  return [method, bent[index % 4] as string]
})
const misdirected = nested.map(([, path]): Route => [path.endsWith('/:id') ? 'POST' : 'DELETE', path])

export const workloads: readonly Workload[] = [
  { name: '240 nested resource routes', table: nested, requests: requestsOf(nested, VALUES.mixed) },
  { name: "GitHub's 219 routes", table: github, requests: requestsOf(github, VALUES.mixed) },
  { name: 'static', table: fixed, requests: requestsOf(fixed, VALUES.mixed) },
  { name: 'overlapping', table: overlapping, requests: requestsOf(overlapping, VALUES.mixed) },
  { name: 'not found', table: nested, requests: missing },
  { name: 'wrong method', table: nested, requests: requestsOf(misdirected, VALUES.mixed) },
  { name: 'long paths', table: nested, requests: requestsOf(withParams(nested), VALUES.long) },
  { name: 'encoded parameters', table: nested, requests: requestsOf(withParams(nested), VALUES.encoded) },
  { name: '1,000 resource routes', table: many(1_000), requests: requestsOf(many(1_000), VALUES.mixed) },
  { name: '10,000 resource routes', table: many(10_000), requests: requestsOf(many(10_000), VALUES.mixed, 20_000) },
]
