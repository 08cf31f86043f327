/** The comparison with the last release names programs that no longer compile, and no others. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { brokenPrograms } from '../scripts/release/types.js'
import { writeFiles } from './packed.js'

const TABLE = `import { defineRoutes } from 'signalbox'
class Places {
  show() {}
}
export const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['show'] }))
`
const FILES = {
  'README.md': `# Title\n\n\`\`\`ts\n${TABLE}\`\`\`\n`,
  'docs/links.md': `\`\`\`ts\n${TABLE}routes.linkTo('Places#show', { id: 5 })\n\`\`\`\n`,
  'docs/loosened.md': `\`\`\`ts\n${TABLE}// @ts-expect-error refused then\nroutes.path('Places#show', { id: 5 })\n\`\`\`\n`,
  'type-tests/table.test-d.ts': TABLE.replace("'signalbox'", "'../src/index.js'"),
  'type-tests/internal.test-d.ts': "import { gone } from '../src/text/gone.js'\ngone()\n",
  'type-tests/renamed.test-d.ts': "export type { Gone } from '../src/index.js'\n",
}

it('names what no longer compiles: not what is accepted now, nor what imports the source', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-release-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFiles(folder, FILES)
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Release')
  const broken = await brokenPrograms('HEAD', ['7.0'], folder)
  expect(broken.map(each => each.replace(/^(.*? error TS\d+): .*$/s, '$1'))).toEqual([
    'TypeScript 7.0: docs/links/0/example-0.ts(6,8): error TS2339',
    'TypeScript 7.0: type-tests/renamed.test-d.ts(1,15): error TS2305',
  ])
})
