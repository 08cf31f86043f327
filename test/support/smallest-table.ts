/** Makes a table that fails a test smaller: its source loses calls and options for as long as it still fails. */
import ts from 'typescript'

/**
 * The sources with one thing less, from the shortest: without a call, with what its callback declares in its place, or without
 * an argument or an option. A call around a part for its place stays as it is, because the type of the part names it.
 *
 * @example smallerSources("r.scope('a', r => r.get('b', f))") // ['r', "r.get('b', f)", "r.scope('a')", "r.scope('a', r => r)", …]
 */
export const smallerSources = (source: string): readonly string[] => {
  const smaller = new Set<string>()
  const replace = (start: number, end: number, text = '') =>
    smaller.add(source.slice(0, start) + text + source.slice(end))
  const withoutEach = (list: ts.NodeArray<ts.Node>) => {
    for (const [at, { pos, end }] of list.entries())
      replace(at === 0 ? pos : pos - 1, at === 0 ? (list[1]?.pos ?? end) : end)
  }
  const visit = (node: ts.Node): void => {
    let parts: readonly ts.Node[] = node.getChildren()
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { end } = node.expression.expression
      const callbacks = node.arguments.filter(ts.isArrowFunction)
      replace(end, node.end)
      if (callbacks.some(each => each.getText().includes('ScopeAt<'))) parts = [node.expression, ...callbacks]
      else {
        for (const each of node.arguments.slice(1)) if (!ts.isStringLiteral(each)) replace(each.pos - 1, each.end)
        for (const { body } of callbacks)
          if (/^r\b/.test(body.getText())) replace(end, node.end, body.getText().slice(1))
      }
    }
    if (ts.isArrayLiteralExpression(node)) withoutEach(node.elements)
    if (ts.isObjectLiteralExpression(node)) withoutEach(node.properties)
    for (const each of parts) visit(each)
  }
  visit(ts.createSourceFile('table.ts', source, ts.ScriptTarget.ES2023, true))
  return [...smaller].sort((one, other) => one.length - other.length)
}

/** The smallest table that fails. `failing` says of several at once whether they fail, because a compiler takes long to start. */
export const smallestTable = async (
  source: string,
  failing: (sources: readonly string[]) => Promise<readonly boolean[]>,
): Promise<string> => {
  const smaller = smallerSources(source)
  const fails = await failing(smaller)
  const next = smaller.find((_, at) => fails[at])
  return next === undefined ? source : smallestTable(next, failing)
}
