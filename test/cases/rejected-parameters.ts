/** Functions with other parameters than a middleware has, as in Express, in place of one: see `rejected.ts`. */
import type { Rejected } from './rejected.js'

const THREE = '(_req, _res, next) => { next() }'
const FOUR = '(error, _req, _res, next) => { next(error) }'
const TYPED = '(_req: object, _res: { end(): void }, next: () => void) => { next() }'
const TWO = '(_req: object, res: { end(): void }) => { res.end() }'

/** The calls, with `FUNCTION` where the mistake is. */
const CALLS: readonly (readonly [call: string, source: string])[] = [
  ["get('ping')", "get('ping', FUNCTION)"],
  ["post('ping')", "post('ping', FUNCTION, 'Ping#ping')"],
  ["get('ping')", "get('ping', FUNCTION, Ping, 'ping')"],
  ["get('ping')", "get('ping', givesUser, FUNCTION)"],
  ["get('ping')", "get('ping', givesUser, FUNCTION, 'Ping#ping')"],
  ["get('ping')", "get('ping', middleware, middleware, FUNCTION, 'Ping#ping')"],
  ["get('ping')", "get('ping', middleware, middleware, middleware, FUNCTION)"],
  ["get('ping')", "get('ping', { summary: 'Ping' }, FUNCTION)"],
  ["mount('ping')", "mount('ping', FUNCTION)"],
  ['use', 'use(FUNCTION)'],
]

/** In options, the mistake is at the name of the option, or at the function in a list. */
const OPTIONS: readonly (readonly [call: string, source: string])[] = [
  ["resources('places')", "resources('places', { «use»: FUNCTION })"],
  ["resources('places')", "resources('places', { use: { «show»: FUNCTION } })"],
  ["resources('places')", "resources('places', { use: { show: [middleware, «FUNCTION»] } })"],
  ["resource('place')", "resource('place', { «use»: FUNCTION })"],
]

export const rejectedParameters: readonly Rejected[] = [...CALLS, ...OPTIONS].flatMap(([call, source]) =>
  [THREE, FOUR, TYPED, TWO].map(text => ({
    title: `a function with the parameters of Express: ${source}, ${text.slice(0, text.indexOf(' =>'))}`,
    source: `r => r.${source.includes('«') ? source.replace('FUNCTION', text) : source.replace('FUNCTION', `«${text}»`)}`,
    message: `${call}: a middleware takes (ctx, next)`,
    throws: false,
  })),
)
