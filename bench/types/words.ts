/**
 * Names for generated tables: nouns in the plural, of all inflections, in every 25 words the same number of each. So the
 * average word costs the same in a small table and in a large one.
 */

import { pluralize, singularize } from '../../src/inflection/inflection.js'
import { camelCase, pascalCase } from '../../src/text/case.js'

const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Nouns that only add an `s`. */
const REGULAR = list(`
  accounts users posts comments tags links likes votes photos videos albums files folders documents pages books authors
  readers editors notes drafts versions revisions articles sections chapters images banners themes layouts widgets blocks
  menus forms fields filters reports charts dashboards metrics events sessions tokens keys secrets rules roles members
  groups teams projects tasks milestones labels issues commits merges builds jobs runners pipelines packages
  releases clusters servers nodes agents services hooks logs alerts rooms places hosts guests bookings payouts invoices
  payments refunds orders carts products variants prices coupons discounts customers suppliers warehouses shipments
  returns reviews ratings questions answers surveys polls contacts leads deals campaigns emails messages threads channels
  calls tickets visits devices sensors maps routes stops trips drivers vehicles hotels flights seats meals recipes
  ingredients courses lessons teachers students exams grades schools clinics doctors patients visitors lists statements
  followers blocks mutes relays backups imports exports emojis trends bookmarks invites markers hashtags domains appeals
  warnings strikes instances announcements reactions subscriptions applications conversations notifications permissions
  collections
`)
const Y = list(`
  categories companies cities countries currencies policies replies queries entries histories activities galleries
  stories libraries batteries factories identities facilities communities directories deliveries enquiries dependencies
  properties priorities inventories warranties territories penalties salaries surgeries utilities
`)
const ES = list(`
  statuses addresses boxes matches branches inboxes classes businesses processes passes caches taxes indexes
  bonuses lenses viruses
`)
const IRREGULAR = list(`
  people children women feet teeth geese mice oxen lives wives knives wolves leaves shelves halves movies
`)
const FOREIGN = list(`
  media news series criteria data analyses indices vertices schemata equipment software species staff matrices alumni cacti
`)
const MODIFIERS = list(`
  featured preview trending suggested pending archived custom public private external internal scheduled recurring shared
  blocked muted reported verified temporary default global local remote cached audit billing shipping purchase sales
  support system admin guest partner vendor monthly yearly daily latest hidden
`)

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)]
const REGULARS = distinct(REGULAR)
const OTHERS: readonly (readonly string[])[] = [Y, ES, IRREGULAR, FOREIGN]

/** The size of the pattern in which the inflections repeat. */
export const PERIOD = 25
/** Of the words of a period: regular ones, and then one of `OTHERS` for each number. */
const PLAIN = [-1, 0, -1, -1, 1, -1, -1, 2, -1, -1, 0, -1, -1, 3, -1]
const COMPOUND = [-1, -1, 0, -1, -1, 2, -1, -1, 1, -1]
const JOINS = ['_', '_', '-', '_', '_', '-', '_', 'camel', '_', '-']

export interface Word {
  /** The plural, as `resources` takes it. */
  readonly name: string
  /** The singular, as `resource` takes it. */
  readonly singular: string
  /** In the path of a controller. */
  readonly path: string
  /** The parameter of a member of the resource, above what is nested in it. */
  readonly id: string
}

const joined = (modifier: string, noun: string, join: string): string =>
  join === 'camel' ? camelCase(`${modifier}-${noun}`) : `${modifier}${join}${noun}`

/** All words so far, each different from the others in all its forms. */
const made: Word[] = []
const seen = new Set<string>()
/** How many words of a kind there were. */
const counts = new Map<string, number>()

const next = (): Word => {
  const place = made.length % PERIOD
  const plain = place < PLAIN.length
  const kind = (plain ? PLAIN[place] : COMPOUND[place - PLAIN.length]) ?? -1
  const nouns = (kind === -1 ? REGULARS : OTHERS[kind]) ?? []
  const join = JOINS[(place + made.length) % JOINS.length] ?? '_'
  const count = (key: string): number => {
    const before = counts.get(key) ?? 0
    counts.set(key, before + 1)
    return before
  }
  const compound = (): string => {
    const at = count(`compound ${kind}`)
    const modifier = MODIFIERS[(at + Math.floor(at / nouns.length)) % MODIFIERS.length] ?? ''
    return joined(modifier, nouns[at % nouns.length] ?? '', join)
  }
  for (;;) {
    const name = (plain ? nouns[count(`plain ${kind}`)] : undefined) ?? compound()
    const singular: string = singularize<string>(name)
    const path = pascalCase<string>(name)
    const id = `${camelCase<string>(singular)}Id`
    // `resource` must find the same controller.
    if (seen.has(path) || seen.has(id) || pascalCase<string>(pluralize<string>(singular)) !== path) continue
    seen.add(path).add(id)
    return { name, singular, path, id }
  }
}

/** The word with a number. */
export const wordAt = (at: number): Word => {
  while (made.length <= at) made.push(next())
  return made[at] as Word // just made
}
