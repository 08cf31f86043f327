/** The part `scopes` of `run.ts`: how the time of one flat scope grows with its length. */
import { compile, type Figures, failed } from './compile.js'
import { write } from './generate.js'
import { generateKind } from './generate-kind.js'
import type { KindName } from './kinds.js'
import { argument, head, line, type Run, thousands } from './output.js'

/** Declarations that most tables have, each alone in a scope without callbacks. */
const KINDS: readonly KindName[] = ['verb-target', 'resources-only']
/** The shortest of these counts: other programs only make a run longer. */
const RUNS = 3
/** The compiler copies the union of entries and that of keys for each declaration, so four times the length takes up to 16 times the time. */
const MOST = 16

/**
 * Seconds for a scope of 400, 800 and 1,600 declarations. It fails if four times the length takes more than sixteen times the time: no
 * count of instantiations shows that.
 */
export const measureScopes = async ({ folder, library, compilers }: Run): Promise<void> => {
  const sizes = argument('sizes')?.map(Number) ?? [400, 800, 1600]
  for (const compiler of compilers) {
    console.log(`\n## ${compiler}: one scope, the check of the table alone\n`)
    head('declaration', ...sizes.flatMap(size => [`${thousands(size)}, s`, 'instantiations']), 'last to first')
    for (const kind of KINDS) {
      const found: Figures[] = []
      for (const count of sizes) {
        const project = `${folder}/scopes`
        await write(project, generateKind(kind, { count, program: 'alone', library }))
        const outcomes = []
        for (let run = 0; run < RUNS; run++) outcomes.push(await compile(compiler, project, 900))
        const best = outcomes.filter(each => !failed(each)).toSorted((one, other) => one.seconds - other.seconds)[0]
        if (!best) throw new Error(`${kind}, ${count}: ${JSON.stringify(outcomes[0])}`)
        found.push(best)
      }
      const [first, last] = [found[0]?.seconds ?? 0, found.at(-1)?.seconds ?? 0]
      const cells = found.flatMap(each => [each.seconds.toFixed(2), thousands(each.instantiations)])
      line(kind, ...cells, (last / first).toFixed(1))
      const most = MOST ** (Math.log((sizes.at(-1) ?? 1) / (sizes[0] ?? 1)) / Math.log(4))
      if (last / first > most) throw new Error(`${kind}: more than ${most} times the time`)
    }
  }
}
