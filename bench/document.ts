/**
 * What a document costs: `openapi(routes, options)` over 750 routes with contracts of zod 4.
 *
 * `npm --prefix bench run document`
 */
import { cpus, loadavg } from 'node:os'
import { z } from 'zod-4'
import { defineRoutes } from '../dist/index.js'
import { openapi } from '../dist/openapi.js'
import { median } from './matching/measure.js'
import { line } from './table.js'

const RESOURCES = 125
const ROUNDS = 20
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A resource with six routes and eight schemas, two of which have names. */
const resourceOf = (at: number) => {
  const name = `${LETTERS[at % 26]}${LETTERS[Math.floor(at / 26)]}things`
  const thing = z.object({
    id: z.uuid(),
    name: z.string().min(1).max(100),
    kind: z.enum(['small', 'large']),
    size: z.int().min(0),
    tags: z.array(z.string()),
    madeAt: z.iso.datetime(),
  })
  const added = thing.omit({ id: true, madeAt: true })
  const failure = z.object({ message: z.string() })
  class Controller {
    static readonly contract = {
      index: {
        query: z.object({ page: z.coerce.number().int().default(1), q: z.string().optional() }),
        returns: z.object({ items: z.array(thing), total: z.int() }),
      },
      create: { body: added, returns: { 201: thing, 409: failure } },
      show: { returns: { 200: thing, 404: failure } },
      update: { body: added.partial(), returns: thing },
      destroy: { returns: { 204: z.undefined() } },
    }
    index() {}
    create() {}
    show() {}
    update() {}
    destroy() {}
  }
  return { name, thing, added, Controller }
}

interface AnyScope {
  resources(name: string, options: object): AnyScope
}

const resources = Array.from({ length: RESOURCES }, (_, at) => resourceOf(at))
const pascal = (name: string) => name.replace(/^./, first => first.toUpperCase())
const controllers = Object.fromEntries(resources.map(({ name, Controller }) => [pascal(name), Controller]))
const schemas = Object.fromEntries(
  resources.flatMap(({ name, thing, added }) => [
    [pascal(name), thing],
    [`New${pascal(name)}`, added],
  ]),
)
const routes = Reflect.apply(defineRoutes, undefined, [
  controllers,
  (r: AnyScope) => resources.reduce((all, { name }) => all.resources(name, { id: 'uuid' }), r),
])

/** Milliseconds of processor time. */
const once = (): number => {
  const before = process.cpuUsage()
  openapi(routes, { info: { title: 'Things', version: '1.0' }, errors: 'problemDetails', schemas })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const first = once()
const later = Array.from({ length: ROUNDS }, once)
console.log(`${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`)
line(['routes', 'the first document of a process', `median of the next ${ROUNDS}`])
line(['---', '---', '---'])
line([String(routes.length), `${first.toFixed(0)} ms`, `${median(later).toFixed(0)} ms`])
if (first > 300) throw new Error(`the first document took ${first.toFixed(0)} ms of processor time, more than 300`)
