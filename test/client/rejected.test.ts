/** A wrong call has one error, at its mistake and with its message, from each of the three compilers. */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rejectedCalls } from '../cases/rejected-calls.js'
import { outputOf, writeFolder } from '../support/compile-folder.js'
import { COMPILERS } from '../support/compilers.js'

const ROUTES = `import { type ContractOf, defineRoutes, describeMiddleware, reply } from '../../src/index.js'
import { z } from 'zod'
class Places {
  static readonly contract = {
    index: { query: z.object({ page: z.coerce.number().optional(), only: z.enum(['closed', 'open']).optional() }) },
    create: { body: z.object({ name: z.string() }) },
  } satisfies ContractOf<Places>
  index() { return [] }
  show() { return Math.random() > 0.5 ? { name: 'Lighthouse' } : reply(404, { message: 'no such place' }) }
  create() { return reply(201, undefined, { Location: '/places/5' }) }
  nearby() { return ['Quay'] }
}
const limit = describeMiddleware((_ctx, next) => next(), { replies: { 429: z.object({ wait: z.number() }) } })
export const routes = defineRoutes({ Places }, r => r
  .resources('places', { only: ['index', 'show', 'create'], id: 'integer' })
  .post('login', { body: z.object({ email: z.string() }) }, () => {})
  .get('near', 'Places#nearby')
  .get('health', () => {})
  .post('moved', { returns: { 303: z.undefined() } }, () => {})
  .head('version', { returns: z.string() }, () => {})
  .get('version', { returns: z.string() }, () => {})
  .get('unit', { headers: z.object({ 'x-unit': z.enum(['ft', 'm']) }), returns: z.string() }, () => {})
  .post('either', { body: z.union([z.object({ name: z.string() }), z.object({ code: z.number() })]) }, () => {})
  .post('photo', { body: z.object({ title: z.string(), photo: z.file() }) }, () => {})
  .scope('v1', r => r.use(limit).get('limited', { returns: z.string() }, () => {})))
`
const HEAD = [
  "import { type ClientOf, createClient } from '../../src/client/index.js'",
  "import type { routes } from './call-routes.js'",
  'interface Api extends ClientOf<typeof routes> {}',
  "export const client = createClient<Api>('')",
]
const START = 'export const call = () => '

const folder = fileURLToPath(new URL('../generated-rejected-calls/', import.meta.url))
const fileOf = (at: number): string => `program${at}`

beforeAll(async () => {
  const programs = rejectedCalls.map(({ source }, at) => [
    fileOf(at),
    [...HEAD, START + source.replace(/[«»]/g, '')].join('\n'),
  ])
  await writeFolder(folder, { ...Object.fromEntries(programs), 'call-routes': ROUTES })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(COMPILERS)('a wrong call has one error of %s', compiler => {
  let lines: readonly string[] = []
  beforeAll(async () => {
    lines = (await outputOf(compiler, folder)).split('\n').filter(Boolean)
  })

  /** The errors of a program, each with the lines that explain it. */
  const errorsOf = (file: string): readonly string[] => {
    const starts = lines.flatMap((line, at) => (/^\S/.test(line) ? [at] : []))
    return starts
      .map((start, at) => lines.slice(start, starts[at + 1]))
      .filter(([first = '']) => first.includes(`/${file}.ts(`) || first.startsWith(`${file}.ts(`))
      .map(error => error.join('\n').replace(/^.*?\((\d+),(\d+)\): error TS\d+: /, '$1:$2: '))
  }

  it.each(rejectedCalls.map((each, at) => [each.title, each, at] as const))('%s', (_title, each, at) => {
    const { source, message, because } = each
    const place = `${HEAD.length + 1}:${START.length + source.indexOf('«') + 1}: `
    expect(errorsOf(fileOf(at))).toEqual([[place + message, ...(because ? [`  ${because}`] : [])].join('\n')])
  })

  it('and no other file has any', () => {
    expect(errorsOf('call-routes')).toEqual([])
  })
})
