/** Lists the exports of a module, read from its syntax tree. */

import type { ClassDeclaration, ExportDefaultDeclaration, ExportNamedDeclaration, Statement } from '@babel/types'

/**
 * What is exported, as far as the file itself shows. Error messages print `kind` as it is. An `unknown value`, such as
 * the result of a call or something imported, may or may not be a class.
 */
export interface Export {
  readonly kind: 'class' | 'abstract class' | 'unknown value' | 'function' | 'enum' | 'namespace' | 'not a class'
  /** The local name of what is exported. Two exports with the same local name are the same class. */
  readonly local: string | undefined
}

/** The exports of a module by name, without exported types. `unnamed` describes exports that have no name. */
export interface Exports {
  readonly byName: ReadonlyMap<string, Export>
  readonly unnamed: readonly string[]
}

type Bindings = ReadonlyMap<string, Export['kind']>

/** Lists the exports of a parsed module. */
export function exportsOf(body: readonly Statement[]): Exports {
  const bindings = new Map<string, Export['kind']>()
  for (const statement of body) bind(statement, bindings)
  const byName = new Map<string, Export>()
  const unnamed: string[] = []
  for (const statement of body) {
    if (statement.type === 'TSExportAssignment') unnamed.push('a single value (export =)')
    if (statement.type === 'ExportAllDeclaration' && statement.exportKind !== 'type')
      unnamed.push('all of another file (export *)')
    if (statement.type === 'ExportDefaultDeclaration') byName.set('default', defaultOf(statement, bindings))
    if (statement.type === 'ExportNamedDeclaration')
      for (const [name, exported] of namedOf(statement, bindings)) byName.set(name, exported)
  }
  return { byName, unnamed }
}

function defaultOf({ declaration: node }: ExportDefaultDeclaration, bindings: Bindings): Export {
  const id = node.type === 'ClassDeclaration' ? node.id : node
  return { kind: kindOf(node, bindings), local: id?.type === 'Identifier' ? id.name : undefined }
}

function* namedOf(statement: ExportNamedDeclaration, bindings: Bindings): Generator<[string, Export]> {
  if (statement.exportKind === 'type') return
  const own = new Map<string, Export['kind']>()
  if (statement.declaration) bind(statement.declaration, own)
  for (const local of own.keys()) yield [local, { kind: bindings.get(local) ?? 'unknown value', local }]
  for (const specifier of statement.specifiers) {
    if (specifier.type !== 'ExportSpecifier' || specifier.exportKind === 'type') continue
    const { exported, local } = specifier
    if (exported.type !== 'Identifier') continue // a name in quotes, which the registry cannot import
    const kind = statement.source ? 'unknown value' : (bindings.get(local.name) ?? 'unknown value')
    yield [exported.name, { kind, local: statement.source ? `${local.name} of another file` : local.name }]
  }
}

/** Adds to `bindings` what a top-level statement declares. A class that is merged with a namespace stays a class. */
function bind(
  statement: Statement | ExportDefaultDeclaration['declaration'],
  bindings: Map<string, Export['kind']>,
): void {
  const add = (name: string, kind: Export['kind']) => {
    if (!['class', 'abstract class'].includes(String(bindings.get(name)))) bindings.set(name, kind)
  }
  if (Reflect.get(statement, 'declare')) return
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      if (statement.declaration) bind(statement.declaration, bindings)
      break
    case 'ExportDefaultDeclaration':
      bind(statement.declaration, bindings)
      break
    case 'ClassDeclaration':
      if (statement.id) add(statement.id.name, kindOfClass(statement))
      break
    case 'FunctionDeclaration':
      if (statement.id) add(statement.id.name, 'function')
      break
    case 'TSEnumDeclaration':
      add(statement.id.name, 'enum')
      break
    case 'TSModuleDeclaration':
      if (statement.id.type === 'Identifier') add(statement.id.name, 'namespace')
      break
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier') add(id.name, init ? kindOf(init, bindings) : 'not a class')
  }
}

const kindOfClass = ({ abstract }: ClassDeclaration): Export['kind'] => (abstract ? 'abstract class' : 'class')

function kindOf(node: ExportDefaultDeclaration['declaration'], bindings: Bindings): Export['kind'] {
  switch (node.type) {
    case 'ClassDeclaration':
      return kindOfClass(node)
    case 'ClassExpression':
      return 'class'
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return 'function'
    case 'Identifier':
      return bindings.get(node.name) ?? 'unknown value'
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return kindOf(node.expression, bindings)
    case 'CallExpression':
    case 'MemberExpression':
    case 'AwaitExpression':
    case 'ConditionalExpression':
    case 'TaggedTemplateExpression':
      return 'unknown value'
    default:
      return 'not a class'
  }
}
