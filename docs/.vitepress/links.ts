/** Links from the pages to files outside of docs/, which are no pages of the site. */
import type { MarkdownRenderer } from 'vitepress'
import { outside, repository } from './addresses.js'

/**
 * Links to the README and to that of docs/ lead to the home page, which shows both. Other links out of docs/ lead to the repository.
 * While it has no address, their text alone remains.
 */
export const linksOut = (md: MarkdownRenderer): void => {
  md.core.ruler.push('links out', ({ tokens, env }) => {
    for (const { children } of tokens) {
      const open: boolean[] = []
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const path = outside(env.relativePath ?? '', token.attrGet('href') ?? '')
          const home = /^(?:README\.md|docs\/README\.md(#.*)?)/.exec(path ?? '')
          const isGone = path !== undefined && !home && repository === undefined
          if (home) token.attrSet('href', `/${home[1] ?? ''}`)
          else if (path !== undefined) token.attrSet('href', `${repository}/blob/main/${path}`)
          if (isGone) Object.assign(token, { type: 'html_inline', tag: '', content: `<span title="${path}">` })
          open.push(isGone)
        } else if (token.type === 'link_close' && open.pop())
          Object.assign(token, { type: 'html_inline', tag: '', content: '</span>' })
      }
    }
  })
}
