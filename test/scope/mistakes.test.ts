/**
 * Each typical mistake in a project of 256 routes is one error, in its file and at its place, and the same one from the three
 * compilers. To save time, mistakes share a program with others; `npm run test:mistakes` compiles each of them alone,
 * with every compiler.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { LONGEST, longMessages } from '../cases/long-messages.js'
import { type Mistake, mistakes } from '../cases/mistakes.js'
import { application, type Files } from '../support/application.js'
import { checkInProcess, checkInProcesses, type Found, writeBase } from '../support/check-projects.js'
import { mistaken } from '../support/mistaken.js'

const folder = fileURLToPath(new URL('../generated-mistakes/', import.meta.url))
const alone = process.env.MISTAKES === 'alone'
const programs: readonly (readonly Mistake[])[] = alone
  ? mistakes.map(each => [each])
  : [...new Set(mistakes.map(({ program }) => program))].map(each => mistakes.filter(({ program }) => program === each))
const projects = programs.map(list => mistaken(application(), list))

const compilers: Readonly<Record<string, (versions: readonly Files[]) => Promise<readonly (readonly Found[])[]>>> = {
  'TypeScript 5.9': versions => checkInProcess('typescript', folder, versions),
  'TypeScript 6.0': versions => checkInProcess('typescript-6', folder, versions),
  'TypeScript 7.0': versions => checkInProcesses(folder, versions),
}

/** 7.0 sorts the members of a union by name, 5.9 and 6.0 by declaration. */
const sortUnions = (message: string): string =>
  message.replace(/'("\w+"(?: \| "\w+")+)'/g, (_all, members: string) => `'${members.split(' | ').sort().join(' | ')}'`)

/** Which programs a compiler gets: in `npm test`, 5.9 and 6.0 have one checker, and share them. */
const chosenFor = (compiler: string): readonly number[] => {
  const half = { 'TypeScript 5.9': 0, 'TypeScript 6.0': 1 }[compiler]
  return [...programs.keys()].filter(number => alone || half === undefined || number % 2 === half)
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await writeBase(folder, await declareLibrary(`${folder}library`, ['testing']))
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(Object.entries(compilers))('%s', (name, check) => {
  const chosen = chosenFor(name)
  let right: readonly Found[] = []
  const found = new Map<number, readonly Found[]>()
  beforeAll(async () => {
    const [first = [], ...others] = await check([
      application(),
      ...chosen.map(number => projects[number]?.files ?? application()),
    ])
    right = first
    for (const [at, number] of chosen.entries()) found.set(number, others[at] ?? [])
  }, 600_000)

  it('has no error in the project without a mistake', () => expect(right).toEqual([]))

  const cases = chosen.flatMap(number =>
    (programs[number] ?? []).map((each, at) => [each.title, each, number, at] as const),
  )
  it.each(cases)('has one error for %s', (title, { message, startsWith = '', endsWith = '', also }, number, at) => {
    const place = projects[number]?.places[at] ?? ''
    const [first = 'compiles', ...more] = (found.get(number) ?? [])
      .filter(each => each.place === place && each.message !== also)
      .map(each => sortUnions(each.message))
    expect(more).toEqual([])
    if (message === undefined) {
      expect(first.slice(0, startsWith.length)).toBe(startsWith)
      expect(first.slice(first.length - endsWith.length)).toBe(endsWith)
    } else {
      expect(first).toBe(message)
    }
    if (!longMessages.has(title)) expect(first.length).toBeLessThanOrEqual(LONGEST)
  })

  it.each(chosen)('has no error elsewhere: program %i', number => {
    const places = projects[number]?.places ?? []
    expect((found.get(number) ?? []).filter(({ place }) => !places.includes(place))).toEqual([])
  })
})
