/** Reads what `rails routes` and `rails routes --expanded` print. */
import { camelCase } from '../../../text/case.js'
import { Failure, oneLine } from '../../output.js'
import { type Omission, type Reading, type Row, routeOf } from '../reading.js'
import { controllerPathOf } from './list.js'

/** A row of Rails. The verb is empty for a route of every method. */
interface RailsRow {
  readonly verb: string
  readonly path: string
  readonly endpoint: string
  /** Constraints and defaults, as Ruby prints a hash. */
  readonly braces?: string | undefined
  readonly place?: string | undefined
}

const VERBS = 'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|LINK|UNLINK|QUERY'
/** A row of the sheet. The prefix may be missing, and then the verb comes first. */
const SHEET = new RegExp(
  `^\\s*(?:(?!(?:${VERBS})\\b)[^\\s/(*]\\S*\\s+)?((?:${VERBS})(?:\\|[A-Z]+)*)?\\s*([/(*]\\S*)\\s+(\\S.*?)(?:\\s(\\{.*\\}))?\\s*$`,
)
const HEADING = /^\[?\s?Routes for ([\w:]+):?\s?\]?\s*$/m

/**
 * Reads a listing of Rails 6 to 8.
 *
 * @throws {Failure} for a text that has no route of Rails.
 */
export const readRails = (text: string, name: string): Reading => {
  const [own = '', ...sections] = text.replaceAll('\r\n', '\n').split(HEADING)
  const skipped: Omission[] = []
  const rows = railsRows(own, skipped).flatMap(row => rowsOf(row, skipped))
  for (let at = 0; at < sections.length; at += 2) {
    const [engine = '', listing = ''] = sections.slice(at, at + 2)
    const found = railsRows(listing, skipped)
    if (engine === 'application') rows.push(...found.flatMap(row => rowsOf(row, skipped)))
    else
      for (const { verb, path } of found)
        skipped.push({
          route: routeOf({ method: verb || 'ALL', path }),
          why: `a route of ${engine}: mount() its router`,
        })
  }
  if (rows.length > 0) return { syntax: 'rails', rows, skipped }
  throw new Failure(`${name} has no route of Rails: give what \`rails routes\` or \`rails routes --expanded\` prints`)
}

const railsRows = (text: string, skipped: Omission[]): readonly RailsRow[] =>
  /^--\[ Route/m.test(text) ? expandedRows(text) : sheetRows(text, skipped)

const expandedRows = (text: string): readonly RailsRow[] =>
  text
    .split(/^--\[ Route \d+ \]-*$/m)
    .slice(1)
    .map(block => {
      const of = (key: string) => new RegExp(`^${key}\\s*\\| ?(.*)$`, 'm').exec(block)?.[1]?.trim() ?? ''
      const [, endpoint = '', braces] = /^(.*?)(?: (\{.*\}))?$/.exec(of('Controller#Action')) ?? []
      return { verb: of('Verb'), path: of('URI'), endpoint, braces, place: of('Source Location') || undefined }
    })

const sheetRows = (text: string, skipped: Omission[]): readonly RailsRow[] =>
  text.split('\n').flatMap(line => {
    if (line.trim() === '' || /URI Pattern\s+Controller#Action/.test(line)) return []
    const [, verb = '', path = '', endpoint = '', braces] = SHEET.exec(line) ?? []
    if (endpoint !== '') return [{ verb, path, endpoint, braces }]
    skipped.push({ route: oneLine(line), why: 'this line is no route of Rails' })
    return []
  })

const STATUSES = ['301', '302', '303', '307', '308']

const rowsOf = ({ verb, path: pattern, endpoint, braces, place }: RailsRow, skipped: Omission[]): readonly Row[] => {
  const methods = verb === '' ? ['ALL'] : verb.split('|')
  const { subdomain, host, domain, format, ...others } = hashOf(braces)
  const skip = (why: string) => {
    skipped.push({ route: routeOf({ method: verb || 'ALL', path: pattern }), why })
    return []
  }
  if ((subdomain ?? host ?? domain) !== undefined) return skip('routes of a host belong into a table of their own')
  const path = pattern.replace(/\.:format$/, format !== undefined && /^\w+$/.test(format) ? `.${format}` : '.:format')
  const [, status = '', to = ''] = /^redirect\((\d+), (.*)\)$/.exec(endpoint) ?? []
  if (STATUSES.includes(status) && /^\/|^https?:/.test(to)) {
    const redirect = {
      to: to.replace(/%\{(\w+)\}/g, ':$1'),
      status: Number(status),
    }
    return [{ method: 'GET', path, redirect, place }]
  }
  if (endpoint.startsWith('redirect'))
    return skip('a redirect by a block: write a middleware, which sets ctx.redirect(…)')
  const [, controller, action] = /^([\w/-]+)#([\w-]+)[?!]?$/.exec(endpoint) ?? []
  if (controller === undefined || action === undefined) return skip(`${endpoint} is mounted: mount() an application`)
  const names = Object.keys(others).filter(name => !new RegExp(`[:*]${name}\\b`).test(path))
  const note = names.map(name => `${name} ${others[name]}`).join(', ')
  return methods.map(method => ({
    method,
    path,
    controller: controllerPathOf(controller),
    action: camelCase<string>(action),
    handler: endpoint,
    patterns: others,
    place,
    ...(note === '' ? {} : { note: `only for ${note}` }),
  }))
}

/** `{:id=>/\d+/}` of older Ruby, and `{id: /\d+/}` of Ruby 3.4. */
const hashOf = (braces = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...braces.matchAll(/(?::(\w+)=>|[{ ](\w+): )(?:\/((?:\\.|[^/\\])*)\/\w*|"([^"]*)"|:(\w+))/g)].map(
      ([, old, name = old ?? '', pattern, text, symbol]) => [name, pattern ?? text ?? symbol ?? ''],
    ),
  )
