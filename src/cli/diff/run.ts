/** Runs `signalbox diff`. */

import { readFile } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { compareRoutes } from '../../compare/compare.js'
import { ListError, type ListedRoute, parseList } from '../../compare/listed.js'
import { paintOf, styleOf, wantsColor } from '../colors.js'
import { fileError } from '../file-error.js'
import { Failure, oneLine, print } from '../output.js'
import { isFile } from '../routes/find-file.js'
import { failureOf, runAgain } from '../run-again.js'
import { untilSignal } from '../watch-files.js'
import { findCommit, withCommit } from './commit.js'
import { printChanges } from './print.js'

/** The options of `signalbox diff`. */
export interface DiffOptions {
  readonly json?: true
  readonly export?: string
  readonly import?: string
}

/** Runs `signalbox diff`. */
export const runDiff = async (since: string, named: string | undefined, options: DiffOptions): Promise<void> => {
  const folder = process.cwd()
  const [before, now] = await untilSignal(signal => bothLists(since, { named, options, folder, signal }))
  const changes = compareRoutes(before, now)
  const style = styleOf(wantsColor(process.stdout, process.env))
  const text = options.json
    ? `${JSON.stringify(changes, undefined, 2)}\n`
    : printChanges(changes, since, style, paintOf(style))
  await print(text)
  process.exitCode = changes.every(({ severity }) => severity === 'safe') ? 0 : 1
}

/** What every list of routes is read with. */
interface Reading {
  readonly named: string | undefined
  readonly options: DiffOptions
  readonly folder: string
  readonly signal: AbortSignal
}

type Lists = readonly [before: readonly ListedRoute[], now: readonly ListedRoute[]]

/** The routes of two versions. If one of them fails, the other one ends first, and removes its files. */
const bothLists = async (since: string, reading: Reading): Promise<Lists> => {
  const [, first = since, last] = isFile(resolve(reading.folder, since)) ? [] : (/^(.+?)\.\.(.*)$/.exec(since) ?? [])
  const before = listSince(first, reading)
  const now = last === undefined ? listOfFiles(reading.folder, reading) : listOfCommit(last || 'HEAD', reading)
  await Promise.allSettled([before, now])
  const routes = await now // if both fail, this is the error
  return [await before, routes]
}

const listSince = async (since: string, reading: Reading): Promise<readonly ListedRoute[]> => {
  const path = resolve(reading.folder, since)
  if (!isFile(path)) return listOfCommit(since, reading)
  const text = await readFile(path, 'utf8').catch(error => {
    throw fileError('read', since, error)
  })
  return listIn(text, since)
}

const listIn = (text: string, name: string): readonly ListedRoute[] => {
  try {
    return parseList(text, name)
  } catch (error) {
    throw error instanceof ListError ? new Failure(oneLine(error.message)) : error
  }
}

/** The compiled code of a commit would stay behind among the packages. */
const NO_CACHE = { JITI_FS_CACHE: 'false' }

const listOfCommit = async (name: string, reading: Reading): Promise<readonly ListedRoute[]> => {
  const commit = await findCommit(name, reading.folder)
  try {
    return await withCommit(commit, reading.folder, reading.signal, folder => listOfFiles(folder, reading, NO_CACHE))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(error.message.replaceAll(/^/gm, `${name}: `))
  }
}

/**
 * The routes of the application in a folder, by `signalbox routes --json` in a process of its own: two versions of a module in one process
 * may get into each other's way.
 */
const listOfFiles = async (
  folder: string,
  { named, options, folder: own, signal }: Reading,
  env: NodeJS.ProcessEnv = {},
): Promise<readonly ListedRoute[]> => {
  const file = named !== undefined && isAbsolute(named) ? relative(own, named) : named
  const args = [
    ...['routes', '--json', ...(file === undefined ? [] : [file])],
    ...(['export', 'import'] as const).flatMap(name =>
      options[name] === undefined ? [] : [`--${name}`, options[name]],
    ),
  ]
  const { status, printed, notes } = await runAgain(args, folder, signal, env)
  if (status !== 0) throw failureOf(notes)
  return listIn(printed, 'the output of `signalbox routes --json`')
}
