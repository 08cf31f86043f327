/** Marks what is pure in a built module, for bundlers. */
import { parse } from '@babel/parser'

/** Syntax whose evaluation may have an effect, for all that a bundler can see: a getter, an iterator or `toString` could have one. */
const MAY_ACT = /^(?:(?:Optional)?(?:Call|Member)|New|TaggedTemplate|Class)Expression$|^SpreadElement$/

interface Node {
  readonly type: string
  readonly expressions?: readonly Node[]
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Whether the evaluation of an expression may have an effect. The body of a function is not evaluated with it. */
const mayAct = (node: Node): boolean => {
  if (/Function|Method/.test(node.type)) return false
  if (MAY_ACT.test(node.type) || (node.type === 'TemplateLiteral' && node.expressions?.length !== 0)) return true
  return Object.values(node).flat().filter(isNode).some(mayAct)
}

/**
 * Marks the values of a module as pure, so that a bundler leaves out those that nothing uses: it then takes an error class without the
 * router. The package promises it by `sideEffects: false`, but bundlers trust that for whole files only. A class keeps its name.
 */
export const markPure = (text: string): string => {
  const edits: { start: number; end: number; put: (text: string) => string }[] = []
  for (const { start, end, ...each } of parse(text, { sourceType: 'module' }).program.body) {
    // Rollup leaves an array with a spread when it drops the constant that had it.
    if (each.type === 'ExpressionStatement' && each.expression.type === 'ArrayExpression')
      edits.push({ start: start ?? 0, end: end ?? 0, put: () => '' }) // the parser sets both
    for (const { id, init } of each.type === 'VariableDeclaration' ? each.declarations : []) {
      if (!init || id.type !== 'Identifier' || !mayAct(init)) continue
      const name = init.type === 'ClassExpression' ? `class ${id.name}` : 'class'
      const put = (value: string) => `/* @__PURE__ */ (() => (${value.replace(/^class(?= (?:extends |\{))/, name)}))()`
      edits.push({ start: init.start ?? 0, end: init.end ?? 0, put })
    }
  }
  return edits.reduceRight(
    (all, { start, end, put }) => all.slice(0, start) + put(all.slice(start, end)) + all.slice(end),
    text,
  )
}
