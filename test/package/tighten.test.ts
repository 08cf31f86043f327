/** What the build takes out of code and declarations, and what it leaves in them. */
import { describe, expect, it } from 'vitest'
import { tighten, tightenDeclarations } from '../scripts/tighten.js'

describe('tighten', () => {
  it.each([
    [
      'keeps a line for each line with code',
      'const one = 1;\n\n// src/one.ts\nconst two = 2',
      'const one=1;\nconst two=2',
    ],
    ['keeps names', 'function route(ctx) {\n  return ctx.path;\n}', 'function route(ctx){\nreturn ctx.path\n}'],
    ['keeps the spaces that tell tokens apart', 'a = b + +c - -d\ntypeof e in f', 'a=b+ +c- -d\ntypeof e in f'],
    ['keeps texts', "a = `  b\n   * c` + ' d  e'", "a=`  b\n   * c`+' d  e'"],
    ['keeps marks for bundlers', 'const a = /* @__PURE__ */ b()', 'const a= /* @__PURE__ */b()'],
    ['keeps where a package begins', '// node_modules/a/b.js\nc()', '// node_modules/a/b.js\nc()'],
    ['drops a semicolon before a brace alone', 'for (;;) {\n  a();\n  b();\n}', 'for(;;){\na();\nb()\n}'],
  ])('%s', (_title, text, tight) => {
    expect(tighten(text)).toBe(tight)
  })
})

describe('tightenDeclarations', () => {
  const DECLARED = `/** Of users. */
interface Options {
    /** Its path. */
    readonly path: string;
}
/** Of developers. */
interface Inner {
    /**
     * Its name.
     */
    readonly name: string;
}
export { type Options };
`
  it('leaves the declarations that users import as they are, and the comments of members of the others', () => {
    expect(tightenDeclarations(DECLARED, new Set(['Options']))).toBe(`/** Of users. */
interface Options {
    /** Its path. */
    readonly path: string;
}
interface Inner{
/**
 * Its name.
 */
readonly name:string
}
export { type Options };
`)
  })
})
