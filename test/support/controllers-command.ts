/** `signalbox controllers` in the process of the tests, with a folder for each test. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { controllersCommand } from '../../src/cli/controllers/command.js'
import { Failure } from '../../src/cli/output.js'

/** The folder of the current test. */
export let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-controllers-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Replaces the folder of the current test; the new one is emptied before and removed after it. */
export const useFolder = async (other: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await rm(other, { recursive: true, force: true })
  folder = other
}

export const put = async (files: { readonly [file: string]: string }): Promise<void> => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}
export const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')

const collect = (into: (text: string) => void) => (text: unknown, done?: unknown) => {
  into(String(text))
  if (typeof done === 'function') done()
  return true
}

/** Runs the command in this process. The folder of the test is cut from its output. */
export const run = async (...args: string[]): Promise<{ status: number; out: string; err: string }> => {
  let [out, err] = ['', '']
  const relative = (text: string) => text.replaceAll(`${folder}/`, '').replaceAll(folder, '.')
  const writeOut = collect(text => {
    out += relative(text)
  })
  const writeError = collect(text => {
    err += relative(text.replace(/^signalbox: /gm, ''))
  })
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writeOut),
    vi.spyOn(process.stderr, 'write').mockImplementation(writeError),
  ]
  const before = process.exitCode
  process.exitCode = 0
  try {
    await controllersCommand().parseAsync(args, { from: 'user' })
    return { status: process.exitCode, out, err }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { status: 2, out, err: `${err}${relative(error.message)}\n` }
  } finally {
    process.exitCode = before
    for (const spy of spies) spy.mockRestore()
  }
}

export const classOf = (name: string): string => `export class ${name} {}\n`
export const PLACES = { 'app/v1/places-controller.ts': classOf('PlacesController') }
export const ROOMS = { 'app/v1/places/RoomsController.ts': 'export default class {}\n' }
