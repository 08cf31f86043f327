/** Tables: each cell knows the heading of its column, which it shows on a phone, where the columns are below one another. */
import type { MarkdownRenderer } from 'vitepress'

export const tables = (md: MarkdownRenderer): void => {
  md.core.ruler.push('label cells', ({ tokens }) => {
    let headings: string[] = []
    let column = 0
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'table_open') headings = []
      else if (token.type === 'tr_open') column = 0
      else if (token.type === 'th_open') headings.push(tokens[at + 1]?.content ?? '')
      else if (token.type === 'td_open') token.attrSet('data-label', headings[column++] ?? '')
    }
  })
}
