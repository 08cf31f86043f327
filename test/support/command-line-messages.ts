/** The messages that the command line writes in its source. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { root } from './cli.js'

/** A message in the source: where it is, and an expression for it, in which what the program fills in is any text. */
export interface SourceMessage {
  readonly place: string
  readonly isMessage: RegExp
}

/** The calls that print a message, or throw one that is printed. */
const PRINTING = ['Failure', 'printError']
/** Functions that return a text with something added at its end, or on one line. */
const PASSING = ['guessMessage', 'oneLine']

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The sources of expressions for what a message may be. There is none for a message that is made elsewhere. */
const sourcesOf = (node: ts.Expression): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [escaped(node.text)]
  if (ts.isTemplateExpression(node))
    return [escaped(node.head.text) + node.templateSpans.map(({ literal }) => `.*${escaped(literal.text)}`).join('')]
  if (ts.isConditionalExpression(node)) return [...sourcesOf(node.whenTrue), ...sourcesOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return [...sourcesOf(node.left), ...sourcesOf(node.right)]
  if (ts.isParenthesizedExpression(node)) return sourcesOf(node.expression)
  const [first] = ts.isCallExpression(node) && PASSING.includes(node.expression.getText()) ? node.arguments : []
  return first ? sourcesOf(first) : []
}

const messagesIn = (file: string): readonly SourceMessage[] => {
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: SourceMessage[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && PRINTING.includes(node.expression.getText()))
      for (const each of node.arguments?.[0] ? sourcesOf(node.arguments[0]) : []) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        if (/[a-z]{3}/.test(each)) found.push({ place: `${file}:${line + 1}`, isMessage: new RegExp(`^${each}$`) })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const commandLineMessages = (): readonly SourceMessage[] =>
  readdirSync(`${root}src/cli`, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .sort()
    .flatMap(name => messagesIn(`src/cli/${name}`))
