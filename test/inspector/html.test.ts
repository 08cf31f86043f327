/** The templates of the page. */
import { describe, expect, it } from 'vitest'
import { Html, html } from '../../src/inspector/html.js'

describe('html`…`', () => {
  it('escapes its values, but not its own text', () => {
    expect(html`<b a="${`&<>"'`}">${'a'}&amp;</b>`.text).toBe('<b a="&amp;&lt;&gt;&quot;&#39;">a&amp;</b>')
  })

  it('takes numbers, arrays and Html', () => {
    expect(html`${0}${['<', [html`<i>`, 1]]}${new Html('<u>')}`.text).toBe('0&lt;<i>1<u>')
  })

  it('leaves out undefined, false and empty values', () => {
    expect(html`a${undefined}b${false}c${''}d${[]}e`.text).toBe('abcde')
  })
})
