/** Reads docstrings, for the pages that show them. */
import ts from 'typescript'

/** The docstring of a declaration. */
export const docOf = (declared: ts.Node): ts.JSDoc | undefined =>
  ts.getJSDocCommentsAndTags(declared).filter(ts.isJSDoc).at(-1)

/** The text of a docstring, without its tags. */
export const textOf = (doc: ts.JSDoc | ts.JSDocTag): string => (ts.getTextOfJSDocComment(doc.comment) ?? '').trim()

export const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A text in one line. A bar would end the cell of a table. */
export const inCell = (text: string): string => inLine(text).replaceAll('|', '\\|')
