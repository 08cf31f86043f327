/**
 * Each typical mistake in a project of 256 routes is one error, in its file and at its place, and the same one from the three
 * compilers. To save time, mistakes share a program with others; `npm run test:mistakes` compiles each of them alone.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { isLong, mayBeLong } from '../cases/long-messages.js'
import { type Mistake, mistakes } from '../cases/mistakes.js'
import { application } from '../support/application.js'
import { checkVersions, writeBase } from '../support/check-projects.js'
import { messageIn, sortUnions } from '../support/compiler-messages.js'
import { COMPILERS, isFor } from '../support/compilers.js'
import { mistaken } from '../support/mistaken.js'

const folder = fileURLToPath(new URL('../generated-mistakes/', import.meta.url))
const alone = process.env.MISTAKES === 'alone'
const programs: readonly (readonly Mistake[])[] = alone
  ? mistakes.map(each => [each])
  : [...new Set(mistakes.map(({ program }) => program))].map(each => mistakes.filter(({ program }) => program === each))
const projects = programs.map(list => mistaken(application(), list))

/** The source of an expression that matches just this text. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

await rm(folder, { recursive: true, force: true })
await writeBase(folder, await declareLibrary())
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(COMPILERS)('TypeScript %s', async compiler => {
  const chosen = [...programs.keys()].filter(number => isFor(compiler, number))
  const [right, ...others] = await checkVersions(compiler, folder, [
    application(),
    ...chosen.map(number => projects[number]?.files ?? {}),
  ])
  const found = new Map(chosen.map((number, at) => [number, others[at] ?? []]))

  it('has no error in the project without a mistake', () => expect(right).toEqual([]))

  const cases = chosen.flatMap(number =>
    (programs[number] ?? []).map((each, at) => [each.title, each, number, at] as const),
  )
  it.each(cases)(
    'has one error for %s',
    (title, { message, prints, startsWith = '', endsWith = '', also }, number, at) => {
      const place = projects[number]?.places[at] ?? ''
      const errors = (found.get(number) ?? [])
        .filter(each => each.place === place && each.message !== also)
        .map(each => sortUnions(each.message))
      if (message !== undefined) expect(errors.map(error => messageIn(error) ?? error)).toEqual([message])
      else if (prints !== undefined) expect(errors).toEqual([prints])
      else
        expect(errors).toEqual([
          expect.stringMatching(new RegExp(`^${literal(startsWith)}.*${literal(endsWith)}$`, 's')),
        ])
      if (!mayBeLong(title)) expect(errors.filter(isLong)).toEqual([])
    },
  )

  it.each(chosen)('has no error elsewhere: program %i', number => {
    const places = projects[number]?.places ?? []
    expect((found.get(number) ?? []).filter(({ place }) => !places.includes(place))).toEqual([])
  })
})
