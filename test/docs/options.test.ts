/** The tables of docs/reference/declarations.md have the options that each call lists in its error message for an unknown one. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { inspector } from '../../src/inspector/inspector.js'
import { root } from './pages.js'

const routes = defineRoutes({}, r => r.get('ping', () => {}))
class PlacesController {
  show() {}
}
const linked = defineRoutes({ Places: PlacesController }, r => r.get('places/:id', 'Places#show'))
const UNKNOWN = { unknown: true }
// biome-ignore lint/suspicious/noExplicitAny: each call is given an option that its types refuse
type Anything = any
const declared = (call: (r: Anything) => unknown) => () => (defineRoutes as Anything)({}, call)

/** A call for each section of the page, with an unknown option. */
const CALLS: Readonly<Record<string, () => unknown>> = {
  '`resources`': declared(r => r.resources('places', UNKNOWN)),
  '`resource`': declared(r => r.resource('user', UNKNOWN)),
  '`namespace`': declared(r => r.namespace('v1', UNKNOWN, (inner: Anything) => inner)),
  '`scope`, and `get` and the other verbs': declared(r => r.scope('v1', UNKNOWN, (inner: Anything) => inner)),
  '`redirect`': declared(r => r.redirect('old', '/new', UNKNOWN)),
  '`createRouter`': () => createRouter(routes, UNKNOWN as Anything),
  '`allowedMethods`': () => createRouter(routes).allowedMethods(UNKNOWN as Anything),
  '`routes.path`, `routes.to` and `routes.url`': () => linked.path('Places#show', { id: 1 }, UNKNOWN as Anything),
  'Look-ups': () => routes.match('GET', '/ping', UNKNOWN as Anything),
  '`inspector`': () => inspector(routes, UNKNOWN as Anything),
}

const listedBy = (call: () => unknown): readonly string[] => {
  try {
    call()
  } catch (error) {
    return /the options are (.*)$/.exec(String(error))?.[1]?.split(', ') ?? []
  }
  return []
}

const page = readFileSync(`${root}docs/reference/declarations.md`, 'utf8')
const [, options = ''] = page.split('\n## Options\n')
const sections = new Map(options.split(/^### /m).map(text => [text.split('\n')[0] ?? '', text]))

/** The names in the first column of the table of a section. */
const namesIn = (title: string): readonly string[] =>
  (sections.get(title) ?? '')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))

describe('docs/reference/declarations.md', () => {
  it('has a section for each call with options, and no other', () => {
    expect([...sections.keys()].slice(1)).toEqual(Object.keys(CALLS))
  })

  it.each(Object.entries(CALLS))('lists the options of %s in the order of the error message', (title, call) => {
    expect(namesIn(title)).not.toEqual([])
    expect(listedBy(call)).toEqual(namesIn(title))
  })

  it('leaves only members of a contract to the guide, and that has all of them', () => {
    const names = listedBy(declared(r => r.get('ping', UNKNOWN, () => {})))
    const guide = readFileSync(`${root}docs/guide/contracts.md`, 'utf8')
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter(name => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
