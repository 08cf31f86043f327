/** Places in an editor: what is typed, and what it must offer. */
import { pathOf } from './client.js'
import type { Files } from './generate.js'

export interface Place {
  readonly name: string
  /** The file with the keystroke. */
  readonly edited: string
  /** The file whose diagnostics or completions are asked for. */
  readonly asked: string
  /** The text of the edited file in a round: the second round undoes or changes what the first has typed. */
  text(round: number): string
  /** Where completions are asked for, from 0, or a hover. Without it diagnostics are. */
  readonly position?: (round: number) => [line: number, character: number]
  readonly isHover: boolean
  /** A completion that must be offered, or a text that the hover must show. */
  readonly expected: string
  readonly mostErrors?: number
  /** The same place in another application with this file. */
  in(files: Files): Place
}

interface Typing {
  readonly name: string
  readonly edited: string
  readonly asked?: string
  /** What is in the file, and what two keystrokes make of it. */
  readonly at: string
  readonly typed: readonly [string, string]
  /** Completions, or a hover, are asked for behind this text, with which both begin. */
  readonly behind?: string
  readonly isHover?: true
  readonly expected?: string
  readonly mostErrors?: number
}

const placeOf = (typing: Typing, files: Files): Place => {
  const { name, edited, asked = edited, at, typed, behind, expected = '', mostErrors = 0, isHover = false } = typing
  const before = files[edited] ?? ''
  if (!before.includes(at)) throw new Error(`${edited} has no ${at}`)
  const text = (round: number): string => before.replace(at, () => typed[round % 2] ?? at)
  const position = (round: number): [number, number] => {
    const lines = text(round)
      .slice(0, before.indexOf(at) + (behind ?? '').length)
      .split('\n')
    return [lines.length - 1, lines.at(-1)?.length ?? 0]
  }
  return {
    name,
    edited,
    asked,
    text,
    expected,
    mostErrors,
    isHover,
    in: others => placeOf(typing, others),
    ...(behind === undefined ? {} : { position }),
  }
}

const found = (pattern: RegExp, text: string): string => {
  const [, part] = pattern.exec(text) ?? []
  if (part === undefined) throw new Error(`nothing matches ${pattern}`)
  return part
}

/** A file that imports nothing: an edit in it costs what the server takes for any edit in a program of so many files. */
export const ALONE = { 'alone.ts': 'export const alone: number = 1\n' }

/** The places in the realistic application with the file `ALONE`. `file` has the table, or a part that gives controllers their contexts. */
export const placesOf = (files: Files, file = 'routes.ts'): readonly Place[] => {
  const table = files[file] ?? ''
  const what = file === 'routes.ts' ? 'table' : 'part'
  // A verb, and outside of all callbacks a resource whose controller follows from its name.
  const resource = found(/^ {2}\.resources\('([\w-]+)'(?:\)|, \{ (?:only|except): \[[^\]]*\] \}\))$/m, table)
  const path = found(/\.get\('([\w/:-]+)', /, table)
  const controllers = Object.keys(files).filter(
    each => each.startsWith('controllers/') && files[each]?.includes(`'../${file.replace('.ts', '.js')}'`),
  )
  const having = (pattern: RegExp) => controllers.find(each => pattern.test(files[each] ?? ''))
  const controller = (having(/params\.\w+Id.*state\.user/) ?? having(/params\.\w+Id/)) as string // there are nested resources
  const param = found(/ctx\.params\.(\w+Id)/, files[controller] ?? '')
  const verb = `.get('${path}', `
  const letter = { edited: file, at: verb, typed: [`.get('${path}s', `, verb] } as const
  const name = `.resources('${resource}'`
  const body = `ctx.set('Cache-Control', 'no-store')`
  const typings: readonly Typing[] = [
    { ...letter, name: `${what} → its diagnostics` },
    {
      name: `${what}, a misspelt resource → its diagnostics`,
      edited: file,
      at: name,
      typed: [`.resources('${resource}x'`, name],
      mostErrors: 1,
    },
    { ...letter, name: `${what} → diagnostics of a controller`, asked: controller },
    { ...letter, name: `${what} → diagnostics of a file with links`, asked: 'links.ts' },
    {
      name: "an action's body → its diagnostics",
      edited: controller,
      at: body,
      typed: [body.replace('store', 'stores'), body],
    },
    {
      name: `${what} → completion of a resource's name`,
      edited: file,
      at: name,
      typed: [`.resources('${resource.slice(0, 2)}'`, `.resources('${resource.slice(0, 1)}'`],
      behind: `.resources('${resource.slice(0, 1)}`,
      expected: resource,
    },
    {
      name: "an action's body → completion of a parameter",
      edited: controller,
      at: `ctx.params.${param}`,
      typed: [`ctx.params.${param.slice(0, 2)}`, `ctx.params.${param.slice(0, 1)}`],
      behind: 'ctx.params.',
      expected: param,
    },
  ]
  return [...typings, ALONE_TYPING].map(typing => placeOf(typing, files))
}
const ALONE_TYPING: Typing = {
  name: 'a file without imports → its diagnostics',
  edited: 'alone.ts',
  at: 'number = 1',
  typed: ['number = 2', 'number = 1'],
}

/** The places in plain resources. */
export const plainPlaces = (files: Files): readonly Place[] => {
  const table = files['routes.ts'] ?? ''
  const last = [...table.matchAll(/resources\('([\w-]+)'\)/g)].at(-1)?.[1] ?? ''
  const area = Object.keys(files).find(file => file !== 'routes.ts' && file !== 'use.ts') as string // there is one
  const call = `('${last}')`
  const typings: readonly Typing[] = [
    { name: 'table → its diagnostics', edited: 'routes.ts', at: call, typed: [`('${last}s')`, call], mostErrors: 1 },
    {
      name: 'table → diagnostics of a file of controllers',
      edited: 'routes.ts',
      asked: area,
      at: call,
      typed: [`('${last}', { only: ['show', 'update'] })`, call],
    },
    {
      name: 'table → completion of an action',
      edited: 'routes.ts',
      at: call,
      typed: [`('${last}', { only: ['sho'] })`, `('${last}', { only: ['upd'] })`],
      behind: `('${last}', { only: ['`,
      expected: 'show',
    },
    {
      name: "table → completion of a resource's name",
      edited: 'routes.ts',
      at: call,
      typed: [`('${last.slice(0, 2)}')`, `('${last.slice(0, 1)}')`],
      behind: `('${last.slice(0, 1)}`,
      expected: last,
    },
    {
      name: 'controllers → their diagnostics',
      edited: area,
      at: 'export class',
      typed: ['export  class', 'export class'],
    },
    {
      name: 'controllers → completion of a parameter',
      edited: area,
      at: 'ctx.params.id',
      typed: ['ctx.params.i', 'ctx.params.d'],
      behind: 'ctx.params.',
      expected: 'id',
    },
  ]
  return typings.map(typing => placeOf(typing, files))
}

/** The places in an application of the shape `guarded` of `contracts.ts`. */
export const contractPlaces = (files: Files): readonly Place[] => {
  const edited = 'things1.ts'
  const [condition, read] = ['ctx.input.query.page > 5', 'rows.slice(ctx.input.query.page)']
  const typings: readonly Typing[] = [
    {
      name: "an action's body → its diagnostics",
      edited,
      at: condition,
      typed: [condition.replace('5', '6'), condition],
    },
    {
      name: "an action's body → completion of its input",
      edited,
      at: read,
      typed: [read.replace('page', 'pa'), read.replace('page', 'p')],
      behind: 'rows.slice(ctx.input.query.',
      expected: 'page',
    },
    {
      name: 'a schema of its contract → its diagnostics',
      edited,
      at: 'default(20)',
      typed: ['default(25)', 'default(20)'],
    },
    {
      name: 'its contract → its diagnostics',
      edited,
      at: 'index: { query: Query,',
      typed: ["index: { query: Query, summary: 'All',", 'index: { query: Query,'],
    },
  ]
  return [...typings, ALONE_TYPING].map(typing => placeOf(typing, files))
}

/** The places in a front end whose application has so many resources. */
export const clientPlaces = (files: Files, resources: number): readonly Place[] => {
  const key = `GET ${pathOf(resources - 1, resources)}/:id`
  const call = `client['GET ${pathOf(0, resources)}/:id'](`
  const typings: readonly Typing[] = [
    {
      name: 'front end → completion of a key',
      edited: 'front.ts',
      at: call,
      typed: ["client['G'](", "client['GE']("],
      behind: "client['G",
      expected: key,
    },
    {
      name: 'front end → hover of a call',
      edited: 'front.ts',
      at: call,
      typed: [`${call} `, call],
      behind: "client['GET",
      isHover: true,
      expected: 'opens: string',
    },
    { name: 'front end → its diagnostics', edited: 'front.ts', at: call, typed: [`${call} `, call] },
  ]
  return typings.map(typing => placeOf(typing, files))
}
