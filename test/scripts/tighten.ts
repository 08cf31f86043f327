/** Takes out of built code the spaces and comments that nobody misses. */
import { type ParserOptions, parse } from '@babel/parser'

/** Two such characters side by side could be one token. */
const JOINED = [/[\w$\u0080-\uffff]/, /[-+<>=/]/]

/**
 * Writes code with the spaces that it needs, with the comments that match, and with its lines: a position in a stack trace is still that of one
 * statement, and so is a breakpoint.
 */
const tight = (text: string, comments: RegExp, options: ParserOptions): string => {
  let written = ''
  let last = 0
  for (const { type, value, start, end } of parse(text, { ...options, tokens: true }).tokens ?? []) {
    const isComment = typeof type === 'string' // the other tokens have an object
    if (isComment && !comments.test(value)) continue
    const space = text.slice(last, start)
    const own = text.slice(start, end)
    const [before = '', first = ''] = [written.at(-1), own[0]]
    if (before === ';' && first === '}') written = written.slice(0, -1)
    if (space.includes('\n')) written += '\n'
    else if (space !== '' && JOINED.some(kind => kind.test(before) && kind.test(first))) written += ' '
    written += isComment ? own.replaceAll(/\n +\*/g, '\n *') : own
    last = end
  }
  return written.trimStart()
}

/** Tightens a module. It keeps the comments for bundlers, and those that name the packages in it. */
export const tighten = (text: string): string => tight(text, /@__PURE__|node_modules/, { sourceType: 'unambiguous' })

const NAME = /^(?:declare )?(?:abstract )?(?:type|interface|const|class|function) ([\w$]+)/

/**
 * Tightens declarations, except those with the names that users import, which an editor opens. Comments of other declarations go: no editor
 * shows them. Those of their members stay, since an editor shows them wherever their type came from.
 */
export const tightenDeclarations = (text: string, names: ReadonlySet<string>): string => {
  const options: ParserOptions = { sourceType: 'module', plugins: [['typescript', { dts: true }]] }
  const written = parse(text, options).program.body.map(({ start, end, leadingComments }) => {
    const own = text.slice(start ?? 0, end ?? 0) // the parser sets both
    const [, name] = NAME.exec(own) ?? []
    if (name !== undefined && !names.has(name)) return tight(own, /^\*/, options)
    const comment = leadingComments?.at(-1)
    const isAttached = comment?.end !== undefined && text.slice(comment.end, start ?? 0) === '\n'
    return isAttached ? `${text.slice(comment.start, comment.end)}\n${own}` : own
  })
  return `${written.join('\n')}\n`
}
