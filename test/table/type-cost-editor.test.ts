/**
 * The cost of a keystroke must not grow unnoticed: the instantiations of diagnostics and completions in a part of a realistic
 * application, where the compiler begins anew after each keystroke. `WRITE_BUDGET=1 npx vitest run
 * test/table/type-cost-editor` writes the budget file.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { type Files, write } from '../../bench/types/generate.js'
import { generateApplication } from '../../bench/types/realistic.js'
import { Budget } from '../support/type-budget.js'

const folder = fileURLToPath(new URL('../generated-type-cost-editor/', import.meta.url))
const budget = new Budget('type-cost-editor.json', import.meta.url)
const PART = 'top-routes.ts'
const BEGIN = '=> r\n'

/** The first call of the part. `name` is one of its resources. A bar marks where completions are requested. */
const CALLS = [
  "resources('|')",
  "resources('|', { only: ['show'] })",
  "resources('|', { only: ['show'] }, r => r)",
  "resources('name', { only: ['|'] })",
  "resources('name', { | })",
  "resources('name', { controller: '|' })",
  "resources('name', r => r.get('|'))",
  "resources('name', r => r.collection(r => r.get('|')))",
  "resource('|')",
  "resource('|', { only: ['show'] }, r => r)",
  "get('ping', '|')",
  "get('ping', Controller, '|')",
  "get('ping', (ctx, next) => next(), '|')",
  "get('ping/:id', { params: { id: '|' } }, ctx => {})",
  "get('ping/:id', ctx => { ctx.params.| })",
  "namespace('|', r => r)",
  "scope('|', r => r)",
  "scope(':id', { params: { id: '|' } }, r => r)",
  "redirect('old', '|')",
  "mount('|', ctx => {})",
  'use(|)',
  'draw(|)',
  '|',
]

let files: Files = {}
let changed: { readonly file: string; readonly text: string; readonly version: number } = {
  file: '',
  text: '',
  version: 0,
}
let service: ts.LanguageService
let whole: { readonly files: Files; readonly service: ts.LanguageService }

const serviceOf = async (application: string, content: Files): Promise<ts.LanguageService> => {
  await write(`${folder}${application}`, content)
  const { config } = ts.readConfigFile(`${folder}${application}/tsconfig.json`, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, `${folder}${application}`)
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: name => (name === changed.file ? `${changed.version}` : ''),
    getScriptSnapshot: name => {
      const text = name === changed.file ? changed.text : ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
}

beforeAll(async () => {
  const library = await declareLibrary()
  files = generateApplication({ routes: 250, library, split: true })
  service = await serviceOf('application', files)
  const table = generateApplication({ routes: 250, library })
  whole = { files: table, service: await serviceOf('whole', table) }
})
afterAll(async () => {
  service.dispose()
  whole.service.dispose()
  await rm(folder, { recursive: true, force: true })
  budget.save()
})

/** What a request costs after a change of a file. */
const costOf = (
  file: string,
  text: string,
  ask: (path: string) => unknown,
  application = 'application',
  asked = service,
): number => {
  const path = `${folder}${application}/${file}`
  changed = { file: path, text, version: changed.version + 1 }
  ask(path)
  // TypeScript does not declare it, but `--extendedDiagnostics` prints it.
  return (asked.getProgram() as ts.Program & { getInstantiationCount(): number }).getInstantiationCount()
}

const part = () => files[PART] ?? ''
const errorsOf = (path: string) => expect(service.getSemanticDiagnostics(path)).toEqual([])

describe('an edit in a part of a realistic application', () => {
  it.each(CALLS)('costs no more than its budget: completions of %s', call => {
    const named = call
      .replace('Controller', /(\w+Controller), '/.exec(part())?.[1] ?? '')
      .replace("'name'", `'${/resources\('([\w-]+)'/.exec(part())?.[1]}'`)
    const text = part().replace(BEGIN, () => `${BEGIN}  .${named.replace('|', '')}\n`)
    const offset = text.indexOf(BEGIN) + `${BEGIN}  .`.length + named.indexOf('|')
    let offered: readonly ts.CompletionEntry[] = []
    const cost = costOf(PART, text, path => {
      offered = service.getCompletionsAtPosition(path, offset, undefined)?.entries ?? []
    })
    budget.expectWithin(call, cost)
    expect(offered.filter(({ name }) => name.includes(': '))).toEqual([])
  })

  it('costs no more than its budget: diagnostics', () => {
    budget.expectWithin('the part, diagnostics', costOf(PART, `${part()}\n`, errorsOf))
  })

  it('costs no more than its budget: an action that takes its context from the part', () => {
    const [controller = '', text = ''] =
      Object.entries(files).find(
        ([file, content]) => file.startsWith('controllers/') && content.includes('/top-routes.js'),
      ) ?? []
    budget.expectWithin('an action, diagnostics', costOf(controller, `${text}\n`, errorsOf))
  })
})

it('costs no more than its budget: the name of a resource before others of a table', () => {
  const table = whole.files['routes.ts'] ?? ''
  const [line = '', start = '', name = ''] =
    [...table.matchAll(/^( {2}\.resources\(')([\w-]+)'(?:\)$|, .*)/gm)][0] ?? []
  const text = table.replace(line, () => `${start}')\n${line}`)
  let offered: readonly ts.CompletionEntry[] = []
  const ask = (path: string) => {
    offered = whole.service.getCompletionsAtPosition(path, table.indexOf(line) + start.length, undefined)?.entries ?? []
  }
  budget.expectWithin('a resource in a table', costOf('routes.ts', text, ask, 'whole', whole.service))
  expect(offered).toContainEqual(expect.objectContaining({ name }))
})
