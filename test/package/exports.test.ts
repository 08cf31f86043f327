/** Every public name says what it is; those that a user writes also show how. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const index = fileURLToPath(new URL('../../src/index.ts', import.meta.url))

it('has a docstring for each export, and an example for each that a user writes', () => {
  const { NodeNext } = ts.ModuleResolutionKind
  const program = ts.createProgram([index], { moduleResolution: NodeNext, module: ts.ModuleKind.NodeNext, types: [] })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(index)
  const symbol = file && checker.getSymbolAtLocation(file)
  const exported = symbol ? checker.getExportsOfModule(symbol) : []
  expect(exported.length).toBeGreaterThan(50)
  const lacks = exported.flatMap(each => {
    const origin = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each
    const text = ts.displayPartsToString(origin.getDocumentationComment(checker))
    const hasExample = origin.getJsDocTags(checker).some(({ name }) => name === 'example')
    if (text === '') return [`${each.name}: no docstring`]
    return hasExample || STORED.has(each.name) ? [] : [`${each.name}: no example`]
  })
  expect(lacks).toEqual([])
})

/** What a table's type is stored as: exported so that a project can emit declarations, and written by nobody. */
const STORED = new Set([
  ...[
    'Collection',
    'Namespace',
    'PathScope',
    'PlainResources',
    'Redirect',
    'Resource',
    'Resources',
    'Under',
    'Unregistered',
  ],
  ...['ChosenSettings', 'DefaultSettings', 'PlainSettings', 'AnyLevel', 'CollectionLevel', 'NamespaceLevel'],
  ...['ResourceLevel', 'ResourcesLevel', 'ScopeLevel', 'TopLevel', 'LazyClass'],
])
