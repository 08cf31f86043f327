import type { ClassDeclaration, Declaration, Expression, LVal, Statement } from '@babel/types'

/**
 * What an export is, as far as its own file tells: a class, an `abstract class`, a `value` of which only the compiler
 * can say whether it is a class (a call's result, an import), or what else it is, in the words of a message.
 */
export interface Exported {
  readonly kind: 'class' | 'abstract class' | 'value' | 'function' | 'enum' | 'namespace' | 'no class'
  /** The binding behind it: two names of one class are one controller. */
  readonly local: string
}

/** The exports of a module by name, types left out; `more` are forms that name none, as they are written. */
export interface Exports {
  readonly byName: ReadonlyMap<string, Exported>
  readonly more: readonly string[]
}

/** Reads the exports off a parsed module. */
export function exportsOf(body: readonly Statement[]): Exports {
  const bindings = new Map<string, Exported['kind']>()
  for (const statement of body) bind(statement, bindings)
  const byName = new Map<string, Exported>()
  const more: string[] = []
  const exported = (local: string): Exported => ({ kind: bindings.get(local) ?? 'value', local })

  for (const statement of body) {
    if (statement.type === 'TSExportAssignment') more.push('export =')
    if (statement.type === 'ExportAllDeclaration' && statement.exportKind !== 'type') more.push('export *')
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement
      const local = ('id' in declaration ? declaration.id?.name : undefined) ?? nameOf(declaration) ?? 'default'
      byName.set('default', { kind: kindOfDefault(declaration, bindings), local })
    }
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue
    if (statement.declaration) {
      const own = new Map<string, Exported['kind']>()
      bind(statement.declaration, own)
      for (const name of own.keys()) byName.set(name, exported(name))
    }
    for (const specifier of statement.specifiers) {
      const name = specifier.exported.type === 'Identifier' ? specifier.exported.name : undefined
      if (name === undefined || specifier.type !== 'ExportSpecifier' || specifier.exportKind === 'type') continue
      byName.set(
        name,
        statement.source ? { kind: 'value', local: `${name} of another file` } : exported(specifier.local.name),
      )
    }
  }
  return { byName, more }
}

/** Adds what a top-level statement declares. The namespace that a class is merged with does not hide the class. */
function bind(statement: Statement | Declaration, bindings: Map<string, Exported['kind']>): void {
  const add = (name: string, kind: Exported['kind']) => {
    if (!['class', 'abstract class'].includes(bindings.get(name) ?? '')) bindings.set(name, kind)
  }
  if ('declare' in statement && statement.declare) return
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      if (statement.declaration) bind(statement.declaration, bindings)
      break
    case 'ExportDefaultDeclaration':
      if (statement.declaration.type === 'ClassDeclaration') bind(statement.declaration, bindings)
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
        if (nameOf(id) !== undefined) add(nameOf(id) ?? '', init ? kindOf(init, bindings) : 'no class')
  }
}

const nameOf = (
  node: Statement | Declaration | Expression | LVal | { readonly type: 'VoidPattern' },
): string | undefined => (node.type === 'Identifier' ? node.name : undefined)

const kindOfClass = ({ abstract }: ClassDeclaration): Exported['kind'] => (abstract ? 'abstract class' : 'class')

function kindOfDefault(
  node: Declaration | Expression,
  bindings: ReadonlyMap<string, Exported['kind']>,
): Exported['kind'] {
  if (node.type === 'ClassDeclaration') return kindOfClass(node)
  if (node.type === 'FunctionDeclaration') return 'function'
  return kindOf(node as Expression, bindings) // no other declaration can be a default
}

function kindOf(node: Expression, bindings: ReadonlyMap<string, Exported['kind']>): Exported['kind'] {
  switch (node.type) {
    case 'ClassExpression':
      return 'class'
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return 'function'
    case 'Identifier':
      return bindings.get(node.name) ?? 'value'
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
      return 'value'
    default:
      return 'no class'
  }
}
