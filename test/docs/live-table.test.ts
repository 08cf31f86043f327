/** The mistakes to try on the home page of the site have the message of each compiler, with the types of Koa and Node. */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { application } from '../../docs/.vitepress/editor/files.js'
import { mistakes, withMistake } from '../../docs/.vitepress/editor/mistakes.js'
import { checkVersions, writeBase } from '../support/check-projects.js'
import { COMPILERS } from '../support/compilers.js'
import { root } from './pages.js'

const FOLDER = `${root}test/generated-live-table/`
const { '/routes.ts': routes = '', '/controllers.ts': controllers = '' } = application()
const tables = [routes, ...mistakes.map(mistake => withMistake(routes, mistake))]

describe('the live table', () => {
  beforeAll(async () => writeBase(FOLDER, await declareLibrary()))
  afterAll(() => rm(FOLDER, { recursive: true, force: true }))

  it.each(COMPILERS)('has no error without a mistake, and the message of each: TypeScript %s', async compiler => {
    const versions = tables.map(text => ({ 'routes.ts': text, 'controllers.ts': controllers }))
    const found = await checkVersions(compiler, FOLDER, versions)
    const messages = found.map(errors => errors.map(({ message }) => message))
    expect(messages).toEqual([[], ...mistakes.map(({ message }) => [message])])
  })
})
