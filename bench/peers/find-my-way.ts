/**
 * Compares the router with find-my-way on random tables and requests, and shows the rules that differ on purpose. It
 * stops at the first answer that differs.
 *
 *   npm --prefix bench run peers
 *   SEED=5 REQUESTS=1000 npm --prefix bench run peers
 */
import assert from 'node:assert/strict'
import FindMyWay, { type HTTPMethod } from 'find-my-way'
import { DIFFERENCES, TABLE } from '../../test/cases/peers.js'
import {
  compareWith,
  entries,
  METHODS,
  type Peer,
  routerAnswers,
  runOf,
  shape,
  split,
} from '../../test/support/random-requests.js'

/** find-my-way keeps one tree for each method: a method has its own routes, for HEAD also those of GET, and those of ALL. */
const findMyWay: Peer = {
  name: 'find-my-way',
  answersOf: table => {
    const router = FindMyWay({ caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 2 ** 30 })
    for (const method of METHODS) {
      const answering = [method, ...(method === 'HEAD' ? ['GET'] : []), 'ALL']
      const taken = new Set<string>()
      for (const each of answering) {
        for (const route of table) {
          const [declared, path] = split(route)
          if (declared !== each || taken.has(shape(path))) continue
          taken.add(shape(path))
          router.on(method as HTTPMethod, path.replace(/\*\w+/, '*'), () => {}, { route })
        }
      }
    }
    return (method, path) => {
      const found = router.find(method as HTTPMethod, path)
      if (!found) return '404'
      const { route } = found.store as { route: string } // as it was stored above
      const wildcard = /\*(\w+)/.exec(route)?.[1] ?? ''
      return [route, entries(found.params).map(([name, value]) => [name === '*' ? wildcard : name, value ?? ''])]
    }
  },
  // DIFFERENCES has this rule.
  skips: answer => typeof answer !== 'string' && answer[1].some(([, value]) => value === ''),
}

for (const { because, table = TABLE, request, router, findMyWay: expected } of DIFFERENCES) {
  const [method = '', path = ''] = request.split(' ')
  assert.deepEqual(await routerAnswers(table)(method, path), router, because)
  assert.deepEqual(await findMyWay.answersOf(table)(method, path), expected, because)
}

const unlimited = `/a/${'a'.repeat(5_000)}`
const limited = FindMyWay()
limited.on('GET', '/a/:id', () => {})
assert.equal(limited.find('GET', unlimited), null, 'by default find-my-way limits a parameter to 100 characters')
assert.notEqual(await routerAnswers(['GET /a/:id'])('GET', unlimited), '404')

const { seed, requests } = runOf(100_000)
const started = performance.now()
const found = await compareWith(findMyWay, seed, requests)
const seconds = ((performance.now() - started) / 1_000).toFixed(1)
console.log(`SEED=${seed}: ${requests} requests, ${found} with a route, no difference, ${seconds} s`)
