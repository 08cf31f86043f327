/**
 * Signatures of actions and of constructors, crossed with the ways to route a class. `createRouter` refuses every wrong one,
 * with one error that names it, and takes every right one, on three compilers. A sample of the combinations is compiled here;
 * `npm run test:signatures` compiles them all.
 */

import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { right, rightConstructors, UNSEEN, type Way, ways, wrong, wrongConstructors } from '../cases/signatures.js'
import { outputOf, writeFolder } from '../support/compile-folder.js'
import { COMPILERS, type Compiler, shareOf } from '../support/compilers.js'
import { actionLines, constructorLines, FIRST_LINE, type Line, programOf } from '../support/signature-programs.js'

const SAMPLE = Number(process.env.SAMPLE ?? 36)
const folder = fileURLToPath(new URL('../generated-signatures/', import.meta.url))

interface Case extends Line {
  /** How the message of its error begins, or `undefined` if it must compile. */
  readonly message: string | undefined
}

const actionCases = (title: string, way: Way): readonly Case[] => [
  ...actionLines(way, wrong, 'Wrong').map(line => ({
    ...line,
    message: UNSEEN[line.title]?.includes(title) ? undefined : `${way.target} `,
  })),
  ...actionLines(way, right, 'Right').map(line => ({ ...line, message: undefined })),
]

const constructorCases = (_title: string, way: Way): readonly Case[] => {
  if (way.constructs === false) return []
  const controller = way.unregistered ? 'the controller of /' : `${way.target.replace(/#.*/, '')} cannot be constructed`
  return [
    ...constructorLines(way, wrongConstructors, 'Wrong').map(line => ({ ...line, message: controller })),
    ...constructorLines(way, rightConstructors, 'Right').map(line => ({ ...line, message: undefined })),
  ]
}

const programs = [actionCases, constructorCases].flatMap((casesOf, kind) =>
  Object.entries(ways).map(([title, way], at) => ({
    title: `${['actions', 'constructors'][kind]}: ${title}`,
    file: `program${kind}_${at}`,
    cases: casesOf(title, way).filter((_, each) => (each + at) % SAMPLE === 0),
  })),
)

/** The errors of each line: what the message says, in quotes or backticks, or the whole error of the compiler. */
const errorsOf = async (
  compiler: Compiler,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const output = await outputOf(compiler, folder, files)
  const errors = new Map<string, string[]>()
  for (const [, file, line, error = ''] of output.matchAll(/^.*?(\w+)\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)) {
    const place = `${file}:${line}`
    const message = /^The 'this' context of type 'void' is not assignable to method's 'this' of type '(.*)'\.$/.exec(
      error,
    )?.[1]
    errors.set(place, [...(errors.get(place) ?? []), message ?? error])
  }
  return errors
}

/** A message in quotes, or in backticks if it has the name of a class that the compiler does not know. */
const isMessage = (error: string | undefined, start: string): boolean =>
  error !== undefined && [`"${start}`, `\`${start}`].some(each => error.startsWith(each))

await writeFolder(folder, Object.fromEntries(programs.map(({ file, cases }) => [file, programOf(cases)])))

describe(`signatures, one in ${SAMPLE}`, () => {
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are many: wrong and right ones, and ways to route them', () => {
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(30)
    expect(Object.keys(right).length).toBeGreaterThanOrEqual(50)
    expect(Object.keys(ways).length).toBeGreaterThanOrEqual(18)
    const titles = new Set(programs.flatMap(({ cases }) => cases.map(each => each.title)))
    expect([...Object.keys(wrong), ...Object.keys(right)].filter(title => !titles.has(title))).toEqual([])
  })

  describe.each(COMPILERS)('TypeScript %s', async compiler => {
    const chosen = shareOf(compiler, programs)
    const errors = await errorsOf(
      compiler,
      chosen.map(({ file }) => file),
    )

    it.each(chosen.map(each => [each.title, each] as const))('%s', (_title, { file, cases }) => {
      const mistakes = cases.flatMap(({ title, source, message }, at) => {
        const [error, ...more] = errors.get(`${file}:${FIRST_LINE + at}`) ?? []
        if (message === undefined ? error === undefined : isMessage(error, message) && more.length === 0) return []
        return [{ title, source, expected: message ?? 'compiles', error, more }]
      })
      expect(mistakes).toEqual([])
    })

    it('no message is longer than 200 characters', () => {
      // A union of messages is cut off.
      const messages = [...errors.values()].flat().filter(each => !/["`] \| ["`]/.test(each))
      expect(messages.filter(each => each.length > 200)).toEqual([])
    })
  })
})
