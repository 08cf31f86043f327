/** Reads the file that the user names, with the reader for its content. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { fileError } from '../../file-error.js'
import { Failure } from '../../output.js'
import { displayPath, EXTENSIONS, findFile } from '../../routes/find-file.js'
import { type Exports, isNamespace, load } from '../../routes/load.js'
import type { ImportCommandOptions, Reading, SourceName } from '../reading.js'
import { readExpress, recordExpress } from './express.js'
import { readKoa, recordKoa } from './koa.js'
import { readList } from './list.js'
import { readOpenApi } from './openapi.js'
import { readRails } from './rails.js'
import { createRecording } from './recording.js'

const READERS = { rails: readRails, openapi: readOpenApi, list: readList } as const

/**
 * Reads a module, whose router or application runs, or a text.
 *
 * @throws {Failure} for a file that cannot be read, or that has no routes.
 */
export const readSource = async (named: string, options: ImportCommandOptions, folder: string): Promise<Reading> => {
  const { from } = options
  const isModule = from === 'koa' || from === 'express' || (from === undefined && named !== '-' && isModuleName(named))
  if (isModule && named === '-') throw new Failure(`--from ${from} needs a file: standard input has a text`)
  if (isModule) return readModule(named, options, folder)
  const name = named === '-' ? 'standard input' : named
  const text = await (named === '-' ? textOf(process.stdin) : readFile(resolve(folder, named), 'utf8')).catch(
    (error: unknown) => {
      throw fileError('read', name, error)
    },
  )
  if (text.trim() === '') throw new Failure(`${name} is empty`)
  return READERS[from ?? guess(text)](text, name)
}

const isModuleName = (name: string): boolean =>
  EXTENSIONS.some(extension => name.endsWith(extension)) || !/\.\w+$/.test(name)

const guess = (text: string): Exclude<SourceName, 'koa' | 'express'> => {
  if (/^\s*(?:\{\s*)?["']?(?:openapi|swagger)["']?\s*:/m.test(text)) return 'openapi'
  return /Controller#Action|^--\[ Route|\(\.:format\)/m.test(text) ? 'rails' : 'list'
}

const readModule = async (named: string, options: ImportCommandOptions, folder: string): Promise<Reading> => {
  const file = findFile(named, folder)
  const shown = displayPath(file, folder)
  const recording = createRecording(folder)
  const application = { file, isCompiled: options.import === undefined && /\.[cm]?tsx?$|\.jsx$/.test(file) }
  const [koa, express] = [await recordKoa(application, recording), await recordExpress(application, recording)]
  const exports = await load(file, folder, options.import)
  const values = options.export === undefined ? candidates(exports) : [exports[options.export]]
  for (const value of values) {
    const reading =
      (options.from === 'express' ? undefined : readKoa(value, recording, koa)) ??
      (options.from === 'koa' ? undefined : readExpress(value, recording, express))
    if (reading && reading.rows.length + reading.skipped.length > 0) return reading
  }
  const what = { koa: 'a router of @koa/router or a Koa application', express: 'a router or an application of Express' }
  const wanted =
    options.from === 'koa' || options.from === 'express' ? what[options.from] : Object.values(what).join(', or ')
  throw new Failure(
    `${shown}: ${options.export ?? 'the default export, `router` or `app`'} must be ${wanted}, with routes; it exports ${Object.keys(exports).join(', ') || 'nothing'}`,
  )
}

/** The exports that may be a router, in the order in which they are tried. */
function* candidates(exports: Exports): Generator<unknown> {
  yield exports.default
  for (const each of [exports, isNamespace(exports.default) ? exports.default : {}])
    yield* [each.default, each.router, each.app]
}
