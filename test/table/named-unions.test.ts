/**
 * The keys of a scope are a union that grows with each declaration. If the compiler keeps the name of a type alias with a part of
 * it, each further union lists all parts with names, in cubic time and without an instantiation. The compiler prints such names.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { write } from '../../bench/types/generate.js'
import { generateKind } from '../../bench/types/generate-kind.js'
import { kindNames } from '../../bench/types/kinds.js'

const folder = fileURLToPath(new URL('../generated-named-unions/', import.meta.url))
const fileOf = (kind: string): string => `${folder}${kind}/routes.ts`
/** What the compiler prints for the keys of the scope that a table ends with. */
const printedKeys = (checker: ts.TypeChecker, routes: ts.SourceFile): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.body)) {
      ts.forEachChild(node, visit)
      return
    }
    const members = checker.getTypeAtLocation(node.body).getProperties()
    for (const keys of members.filter(({ name }) => name.startsWith('__@KEYS')))
      found.push(checker.typeToString(checker.getTypeOfSymbol(keys), undefined, ts.TypeFormatFlags.NoTruncation))
  }
  visit(routes)
  return found
}

let program: ts.Program
beforeAll(async () => {
  const library = await declareLibrary()
  for (const kind of kindNames)
    await write(`${folder}${kind}`, generateKind(kind, { count: 4, program: 'alone', library }))
  const { config } = ts.readConfigFile(`${folder}${kindNames[0]}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  program = ts.createProgram(kindNames.map(fileOf), options)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(kindNames)('no part of the keys has the name of a type alias: %s', kind => {
  const routes = program.getSourceFile(fileOf(kind))
  const keys = routes ? printedKeys(program.getTypeChecker(), routes) : []
  expect(keys).not.toEqual([])
  expect(keys.filter(text => /[A-Z]\w*</.test(text))).toEqual([])
})
