/**
 * The examples of the README and of every page below docs/ are true. No page and no block can opt out.
 *
 * - A `ts` block is a module, which the compilers check and which is run. A first line `// name.ts` or
 *   `// folder/name.ts` names it. The blocks of one section (a heading `#` or `##`) share a folder, so they import each
 *   other, and a name occurs once in it. Entry points such as `signalbox/testing` are those of src/.
 * - `// @ts-expect-error <message>`: the next line has exactly one error. An error message of this library is given in full,
 *   of the compiler's own text a part is enough. Such a module may throw when it is run; what it throws is one of its
 *   messages.
 * - A `text` block is one of these: the printed form of a table that a module of the section exports; lines that the
 *   modules print; error messages that a module of the section announces or throws, or that a program of
 *   test/cases/rejected.ts has.
 * - A `console` block has commands after `$`, and below each what it prints: `npx signalbox …`, run in a folder with the
 *   modules of the section, and `curl localhost:3000/…`, which asks the server that a module of the section starts (with
 *   `-i`, header fields of the connection are left out). No server listens on the port that it names.
 * - A `json` block is JSON. `sh` has commands without output. The other languages of `OTHERS` are for code without this
 *   library, such as the application that a reader moves from.
 */

import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rejected } from '../cases/rejected.js'
import { rejectedLinks } from '../cases/rejected-links.js'
import { rejectedLoaders } from '../cases/rejected-loaders.js'
import { rejectedRouters } from '../cases/rejected-routers.js'
import { COMPILERS } from '../support/compilers.js'
import { compileProblems, folder, modulesOf, writeModules } from './modules.js'
import { pages, readPage } from './pages.js'
import { commandsOf, type Outcome, projectOf, runCommand, runModules } from './session.js'

const OTHERS = ['sh', 'json', 'js', 'yaml', 'dockerfile', 'nginx', 'html', 'ruby', 'sql']

const sections = pages.flatMap(page => page.sections).filter(({ blocks }) => blocks.length > 0)

/** The messages that programs of test/cases are held to. */
const held = [...rejected, ...rejectedRouters, ...rejectedLinks, ...rejectedLoaders].flatMap(each => {
  const { message, throws }: { message?: string; throws?: unknown } = each
  return [message, throws].filter(text => typeof text === 'string')
})

/** What is wrong with a `text` block, or `undefined`. */
const textProblem = (text: string, { tables, printed, thrown }: Outcome, announced: readonly string[]) => {
  if (tables.includes(text.trimEnd()) || (text !== '' && printed.includes(text))) return undefined
  const messages = [...announced, ...thrown.map(({ message }) => message), ...held]
  const unknown = text
    .trimEnd()
    .split('\n')
    .find(line => !messages.some(message => message.split('\n').includes(line)))
  return (
    unknown &&
    `this is no table, no output and no error message of the section: ${unknown}\n${[...tables, printed].join('\n')}`
  )
}

describe('the pages', () => {
  beforeAll(writeModules)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('have no block in a language that is not checked', () => {
    const unknown = sections.flatMap(({ page, blocks }) =>
      blocks
        .filter(({ language }) => !['ts', 'text', 'console', ...OTHERS].includes(language))
        .map(({ language, line }) => `${page}:${line - 1}: '${language}'`),
    )
    expect(unknown).toEqual([])
  })

  it('have no code with this library that is not checked', () => {
    const unchecked = sections.flatMap(({ page, blocks }) =>
      blocks
        .filter(({ language, text }) => language !== 'ts' && /(from|import|require\() ?['"]signalbox/.test(text))
        .map(({ line }) => `${page}:${line}`),
    )
    expect(unchecked).toEqual([])
  })

  it('name each module of a section once', () => {
    const names = sections.flatMap(section => modulesOf(section).map(({ path, page }) => `${page}: ${path}`))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it.each(COMPILERS)('compile with TypeScript %s, but for the errors that they announce', async compiler => {
    expect(await compileProblems(compiler)).toEqual([])
  })

  it.each(sections.map(section => [`${section.page} > ${section.title}`, section] as const))(
    '%s',
    async (_title, section) => {
      const modules = modulesOf(section)
      const outcome = await runModules(modules)
      const announced = modules.flatMap(({ expected }) => expected.map(({ message }) => message))
      for (const { name, message } of outcome.thrown) expect(announced, `${name} throws: ${message}`).toContain(message)

      for (const { language, text, line } of section.blocks) {
        const place = `${section.page}:${line}`
        if (language === 'json') JSON.parse(text)
        if (language === 'text') expect(textProblem(text, outcome, announced), place).toBeUndefined()
        if (language !== 'console') continue
        const project = await projectOf(modules)
        for (const { words, output } of commandsOf(text))
          expect(await runCommand(words, outcome, project), `${place}: ${words.join(' ')}`).toBe(output)
      }
    },
  )
})

describe('a page', () => {
  it('is read as sections, blocks, anchors and links', () => {
    const text =
      '# One `two`\n[a](b.md#c)\n```ts\n## no heading, [no](link)\n```\n## One two\n### One two\n`[no](link)`\n'
    const page = readPage('docs/a.md', text)
    expect(page.sections.map(({ title, folder: at }) => [title, at])).toEqual([
      ['', 'docs/a/0'],
      ['One `two`', 'docs/a/1'],
      ['One two', 'docs/a/2'],
    ])
    expect(page.sections[1]?.blocks).toEqual([{ language: 'ts', text: '## no heading, [no](link)\n', line: 4 }])
    expect(page.anchors).toEqual(['one-two', 'one-two-1', 'one-two-2'])
    expect(page.links).toEqual([{ target: 'b.md#c', line: 2 }])
  })

  it('is refused where a block could escape the checks', () => {
    expect(() => readPage('a.md', '- x\n\n  ```ts\n')).toThrow("a.md:3: a fence is ``` at a line's start")
    expect(() => readPage('a.md', '~~~ts\n')).toThrow("a.md:1: a fence is ``` at a line's start")
    expect(() => readPage('a.md', '```ts\n')).toThrow('a.md:1: this fence has no end')
  })

  it('has its directives read as errors of the next line of code', () => {
    const text = '```ts\n// a/b.ts\n// @ts-expect-error one\n\n// why\nx\n  // @ts-expect-error\ny\n```\n'
    const [section] = readPage('docs/a.md', text).sections
    expect(section && modulesOf(section)).toMatchObject([
      {
        name: 'a/b.ts',
        path: 'docs/a/0/a/b.ts',
        expected: [
          { line: 5, message: 'one' },
          { line: 7, message: '' },
        ],
      },
    ])
  })

  it('has its commands read as a shell reads them', () => {
    expect(commandsOf(`$ curl -d '{ "a": 1 }' "localhost:3000/x"\nout\n\n$ npx signalbox routes\n`)).toEqual([
      { words: ['curl', '-d', '{ "a": 1 }', 'localhost:3000/x'], output: 'out\n\n' },
      { words: ['npx', 'signalbox', 'routes'], output: '' },
    ])
  })
})
