/**
 * Every rejected program has one error, at its mistake and with its message, from each of the three compilers. What it
 * throws without its types is in `thrown.test.ts`.
 */
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST, longMessages, PATH } from '../cases/long-messages.js'
import { mistakes } from '../cases/mistakes.js'
import { rejected } from '../cases/rejected.js'
import { rejectedLinks } from '../cases/rejected-links.js'
import { acceptedLoaders, rejectedLoaders } from '../cases/rejected-loaders.js'
import { acceptedRouters, rejectedRouters } from '../cases/rejected-routers.js'
import { COMPILERS, outputOf, writeFolder } from '../support/compile-folder.js'
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

/** The errors of each file as `line:column: message`. */
const errorsOf = async (compiler: string): Promise<Map<string, string[]>> => {
  const errors = new Map<string, string[]>()
  for (const line of (await outputOf(compiler, folder)).split('\n').filter(Boolean)) {
    const [, file, row, column, message] = /(\w+)\.ts\((\d+),(\d+)\): error TS\d+: (.*)/.exec(line) ?? []
    if (file) errors.set(file, [...(errors.get(file) ?? []), `${row}:${column}: ${message}`])
    else [...errors.values()].at(-1)?.push(line)
  }
  return errors
}

/** 7.0 sorts the members of a union by name, 5.9 and 6.0 by declaration. */
const sortUnions = (message: string): string =>
  message.replace(
    /'("\w+"(?: \| "\w+")+)((?: \| undefined)?)'/g,
    (_all, members: string, rest: string) => `'${members.split(' | ').sort().join(' | ')}${rest}'`,
  )

describe('a rejected program has one error', () => {
  /** The titles with a long error of one of the compilers. */
  const longTitles = new Set<string>()

  it('and the list of long ones has no other titles', () => {
    const titles = new Set(
      [...rejected, ...rejectedRouters, ...rejectedLinks, ...rejectedLoaders, ...mistakes].map(({ title }) => title),
    )
    expect([...longMessages.keys()].filter(title => !titles.has(title))).toEqual([])
  })

  beforeAll(async () => {
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
    await writeFolder(folder, {
      ...programs,
      names: names.replace("'./", "'../cases/"),
      'link-routes': LINK_ROUTES,
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  describe.each(COMPILERS)('%s', compiler => {
    let errors = new Map<string, string[]>()
    beforeAll(async () => {
      errors = await errorsOf(compiler)
    }, 120_000)

    it.each(rejected.map((each, at) => [each.title, each, at] as const))('%s', (_title, each, at) => {
      const [error = 'compiles', ...more] = errors.get(fileOf(at)) ?? []
      const place = mistakePlace(each)
      expect(error.slice(0, place.length)).toBe(place)
      const message = sortUnions(error.slice(place.length))
      if (each.compiler) expect(message).toBe(each.compiler)
      else
        expect(message).toMatch(
          /^(Argument of type|Type|The 'this' context of type) .* is not assignable to (parameter of |method's 'this' of )?type '(Function & )?".*"( & Function)?'\.$/s,
        )
      const ends = [`"'.`, `" & Function'.`].map(end => each.message?.replaceAll('\\', '\\\\') + end)
      if (!each.compiler) expect(ends.some(end => message.includes(`"${end}`))).toBe(true)
      // For a union, a second line has the same message for its first member, and for a text it says that this is no function.
      const ending = each.compiler?.slice(each.compiler.lastIndexOf('type ')) ?? `type '"${each.message}"'.`
      expect(more.filter(line => !line.includes(ending) && !line.endsWith("to type 'Function'."))).toEqual([])
    })

    it('which is short, except for the ones in a list', () => {
      const files = [
        ...rejected.map(({ title }, at) => [title, fileOf(at)] as const),
        ...rejectedRouters.map(({ title }, at) => [title, routerFile(at)] as const),
        ...rejectedLinks.map(({ title }, at) => [title, linkFile(at)] as const),
        ...rejectedLoaders.map(({ title }, at) => [title, `loader${at}`] as const),
      ]
      const lengthOf = (file: string): number => (errors.get(file) ?? []).join('\n').replace(/^\d+:\d+: /, '').length
      const long = files.flatMap(([title, file]) => (lengthOf(file) > LONGEST ? [title] : []))
      expect(long.filter(title => !longMessages.has(title))).toEqual([])
      for (const title of long) longTitles.add(title)
    })

    it.each(corrected.map(({ title }, at) => [title, at] as const))('none once it is corrected: %s', (_title, at) =>
      expect(errors.get(correctedFile(at))).toBeUndefined(),
    )

    it.each(rejectedRouters.map((each, at) => [each.title, each, at] as const))(
      'in createRouter: %s',
      (_title, each, at) => {
        const [error = 'compiles', ...more] = errors.get(routerFile(at)) ?? []
        const place = routerPlace(each)
        expect(error.slice(0, place.length)).toBe(place)
        expect(error).toMatch(/'\[?"[^"]*"\]?'\.$/)
        expect(error.replace(/'\["(.*)"\]'/, `'"$1"'`)).toContain(`type '"${each.message}"'.`)
        expect(more).toEqual([])
      },
    )

    it.each(acceptedRouters.map(({ title }, at) => [title, at] as const))(
      'none in an accepted createRouter: %s',
      (_title, at) => expect(errors.get(acceptedRouterFile(at))).toBeUndefined(),
    )

    it.each(rejectedLinks.map((each, at) => [each.title, each, at] as const))('in a link: %s', (_title, each, at) => {
      const lines = errors.get(linkFile(at)) ?? ['compiles']
      const place = `4:${LINK_START.length + each.source.indexOf('«') + 1}: `
      expect(lines[0]?.slice(0, place.length)).toBe(place)
      // A second line has the reason, or the same message for a member of a union.
      expect(lines.filter(line => /^\d+:\d+: /.test(line))).toHaveLength(1)
      expect(lines.join('\n')).toContain(each.prints ?? each.begins ?? `"${each.message}"'.`)
    })

    it.each(rejectedLoaders.map((each, at) => [each.title, each, at] as const))(
      'in a loader: %s',
      (_title, each, at) => {
        const [error = 'compiles', ...more] = errors.get(`loader${at}`) ?? []
        const place = `2:${LOADER_START.length + 1}: `
        expect(error.slice(0, place.length)).toBe(place)
        expect(error).toContain(`is not assignable to type '"${each.message}"'.`)
        expect(more).toEqual([])
      },
    )

    it.each(acceptedLoaders.map(({ title }, at) => [title, at] as const))(
      'none in an accepted loader: %s',
      (_title, at) => expect(errors.get(`accepted${at}`)).toBeUndefined(),
    )
  })

  it('and the list of long ones has no short one', () => {
    const elsewhere = new Set(mistakes.map(({ title }) => title))
    const listed = [...longMessages].filter(([title, reason]) => reason !== PATH && !elsewhere.has(title))
    expect(listed.filter(([title]) => !longTitles.has(title))).toEqual([])
  })
})
