/** Makes a table that fails a test smaller: its source loses calls and options for as long as it still fails. */
import ts from 'typescript'

/**
 * The sources with one thing less, from the shortest: without a call, with what its callback declares in its place, or without
 * an argument or an option. A call around a part for its place stays as it is, because the type of the part names it, until the
 * part is no longer there.
 *
 * @example smallerSources("r.scope('a', r => r.get('b', f))") // ['r', "r.scope('a')", "r.get('b', f)", "r.scope('a', r => r)"]
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
      const isAroundPart = callbacks.some(each => each.getText().includes('ScopeAt<'))
      for (const { body } of callbacks)
        if (isChain(body) && (!isAroundPart || node.expression.name.text === 'draw'))
          replace(end, node.end, body.getText().slice(1))
      for (const [at, each] of isAroundPart ? [] : node.arguments.entries())
        if (at > 0 && !isNeeded(each, at === node.arguments.length - 1)) replace(each.pos - 1, each.end)
      if (isAroundPart) parts = [node.expression, ...callbacks]
    }
    if (ts.isArrayLiteralExpression(node)) withoutEach(node.elements)
    if (ts.isObjectLiteralExpression(node)) withoutEach(node.properties)
    for (const each of parts) visit(each)
  }
  visit(ts.createSourceFile('table.ts', source, ts.ScriptTarget.ES2023, true))
  return [...smaller].sort((one, other) => one.length - other.length)
}

const isChain = (body: ts.Node): boolean => /^r\b/.test(body.getText())

/** Whether a call needs an argument: text, or what answers requests, which a middleware before it would replace. */
const isNeeded = (node: ts.Node, isLast: boolean): boolean =>
  ts.isStringLiteral(node) ||
  (isLast && !ts.isObjectLiteralExpression(node) && !(ts.isArrowFunction(node) && isChain(node.body)))

/** How many tables a compiler gets at once, because it takes long to start, and how often. */
const [BATCH, RUNS] = [24, 24]

/** The smallest table that is found to fail as this one does. `failing` says of several whether they fail. */
export const smallestTable = async (
  source: string,
  failing: (sources: readonly string[]) => Promise<readonly boolean[]>,
): Promise<string> => {
  let untried = smallerSources(source)
  for (let runs = 0; runs < RUNS && untried.length > 0; runs++) {
    const batch = untried.slice(0, BATCH)
    const at = (await failing(batch)).indexOf(true)
    source = batch[at] ?? source
    untried = at === -1 ? untried.slice(BATCH) : smallerSources(source)
  }
  return source
}
