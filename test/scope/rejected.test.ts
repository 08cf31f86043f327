/**
 * Every rejected program has one error, at its mistake and with its message. What it throws without its types is in
 * `thrown.test.ts`.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BEFORE_7, isLong, listedWithout, mayBeLong, PATH } from '../cases/long-messages.js'
import { mistakes } from '../cases/mistakes.js'
import { rejected } from '../cases/rejected.js'
import { rejectedLinks } from '../cases/rejected-links.js'
import { acceptedLoaders, rejectedLoaders } from '../cases/rejected-loaders.js'
import { acceptedRouters, rejectedRouters } from '../cases/rejected-routers.js'
import { compileEach, type Errors } from '../support/compile-folder.js'
import { messageIn, sortUnions } from '../support/compiler-messages.js'
import { isFor } from '../support/compilers.js'
import {
  corrected,
  LINK_ROUTES,
  LINK_START,
  LOADER_START,
  linkProgram,
  loaderProgram,
  mistakePlace,
  NAMES,
  program,
  routerPlace,
  routerProgram,
} from '../support/rejected-programs.js'

const folder = fileURLToPath(new URL('../generated-rejected/', import.meta.url))
const fileOf = (at: number): string => `program${at}`
const correctedFile = (at: number): string => `corrected${at}`
const routerFile = (at: number): string => `router${at}`
const acceptedRouterFile = (at: number): string => `acceptedRouter${at}`
const linkFile = (at: number): string => `link${at}`

const loaders = [
  ...rejectedLoaders.map((each, at) => [`loader${at}`, each] as const),
  ...acceptedLoaders.map((each, at) => [`accepted${at}`, each] as const),
].flatMap(([name, each]) => [
  [`${name}-module`, each.module] as const,
  [name, loaderProgram(`./${name}-module.js`, each)] as const,
])

interface Shown {
  readonly place: string
  /** The message of the library, or the whole error of the compiler. */
  readonly message: string
  /** The lines that explain the error, and any further errors. */
  readonly more: readonly string[]
}
/** What a compiler shows for a program, with the whole error where the message is the compiler's own. */
const shownFor = (errors: readonly string[] = [], isOurs = true): Shown => {
  const [first = '', ...more] = errors.join('\n').split('\n')
  const [, place = '', error = 'no error'] = /^(\d+,\d+): (.*)$/s.exec(first) ?? []
  return { place, message: (isOurs && messageIn(error)) || sortUnions(error), more }
}

const names = await readFile(new URL('../cases/rejected-names.ts', import.meta.url), 'utf8')
const programs = Object.fromEntries(
  [
    ...rejected.map((each, at) => [fileOf(at), program(each)] as const),
    ...corrected.map((each, at) => [correctedFile(at), program(each)] as const),
    ...rejectedRouters.map((each, at) => [routerFile(at), routerProgram(each)] as const),
    ...acceptedRouters.map((each, at) => [acceptedRouterFile(at), routerProgram(each)] as const),
    ...rejectedLinks.map((each, at) => [linkFile(at), linkProgram(each)] as const),
    ...loaders,
  ].map(([name, text]) => [name, text.replace(`'${NAMES}'`, "'./names.js'")]),
)
/** The place of a program in its list, from which follows the compiler that gets it. */
const placeInList = (name: string): number => Number(/\d+/.exec(name)?.[0])

const compiled = await compileEach(
  folder,
  { ...programs, names: names.replace("'./", "'../cases/"), 'link-routes': LINK_ROUTES },
  compiler => Object.keys(programs).filter(name => isFor(compiler, placeInList(name))),
)

describe.each(compiled)('a rejected program has one error of TypeScript %s', (compiler, errors) => {
  /** The programs of a list that this compiler gets. */
  const share = <Case extends { readonly title: string }>(list: readonly Case[]) =>
    list.map((each, at) => [each.title, each, at] as const).filter((_, at) => isFor(compiler, at))

  it.each(share(rejected))('%s', (_title, each, at) => {
    const { more, ...shown } = shownFor(errors.get(fileOf(at)), each.compiler === undefined)
    expect(shown).toEqual({ place: mistakePlace(each), message: each.compiler ?? each.message })
    // For a union, a second line has the same message for its first member, and for a text it says that this is no function.
    const ending = each.compiler?.slice(each.compiler.lastIndexOf('type ')) ?? `type '"${each.message}"'.`
    expect(more.filter(line => !line.includes(ending) && !line.endsWith("to type 'Function'."))).toEqual([])
  })

  it.each(share(corrected))('none once it is corrected: %s', (_title, _each, at) =>
    expect(errors.get(correctedFile(at))).toBeUndefined(),
  )

  it.each(share(rejectedRouters))('in createRouter: %s', (_title, each, at) =>
    expect(shownFor(errors.get(routerFile(at)))).toEqual({
      place: routerPlace(each),
      message: each.message,
      more: [],
    }),
  )

  it.each(share(acceptedRouters))('none in an accepted createRouter: %s', (_title, _each, at) =>
    expect(errors.get(acceptedRouterFile(at))).toBeUndefined(),
  )

  it.each(share(rejectedLinks))('in a link: %s', (_title, each, at) => {
    const found = errors.get(linkFile(at)) ?? []
    expect(shownFor(found).place).toBe(`4,${LINK_START.length + each.source.indexOf('«') + 1}`)
    // A second line has the reason, or the same message for a member of a union.
    expect(found).toHaveLength(1)
    expect(found.join('\n')).toContain(each.prints ?? each.begins ?? `"${each.message}"'.`)
  })

  it.each(share(rejectedLoaders))('in a loader: %s', (_title, each, at) =>
    expect(shownFor(errors.get(`loader${at}`))).toEqual({
      place: `2,${LOADER_START.length + 1}`,
      message: each.message,
      more: [],
    }),
  )

  it.each(share(acceptedLoaders))('none in an accepted loader: %s', (_title, _each, at) =>
    expect(errors.get(`accepted${at}`)).toBeUndefined(),
  )

  it('which is short, except for the ones in a list', () => {
    expect(longTitles(errors).filter(title => !mayBeLong(title))).toEqual([])
  })

  // The other compilers get a half each.
  if (compiler === '7.0')
    it('and the list of long ones has no short one', () => {
      const elsewhere = mistakes.map(({ title }) => title)
      expect(listedWithout([...longTitles(errors), ...elsewhere], [PATH, BEFORE_7])).toEqual([])
    })
})

/** The titles of the programs with a long error. */
const longTitles = (errors: Errors): readonly string[] =>
  [
    ...rejected.map(({ title }, at) => [title, fileOf(at)] as const),
    ...rejectedRouters.map(({ title }, at) => [title, routerFile(at)] as const),
    ...rejectedLinks.map(({ title }, at) => [title, linkFile(at)] as const),
    ...rejectedLoaders.map(({ title }, at) => [title, `loader${at}`] as const),
  ].flatMap(([title, file]) => (isLong((errors.get(file) ?? []).join('\n').replace(/^\d+,\d+: /, '')) ? [title] : []))

describe('the list of long errors', () => {
  it('has no other titles', () => {
    const all = [...rejected, ...rejectedRouters, ...rejectedLinks, ...rejectedLoaders, ...mistakes]
    expect(listedWithout(all.map(({ title }) => title))).toEqual([])
  })
})
