/** A run of the script of a release that writes nothing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { root, run } from './packed.js'

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('npm run release -- --dry-run', () => {
  const CHANGED = ['package.json', 'cli/package.json', 'package-lock.json', 'CHANGELOG.md']
  const before = CHANGED.map(textOf)
  let printed: string
  beforeAll(async () => {
    const script = fileURLToPath(new URL('../scripts/release/run.ts', import.meta.url))
    // `--quick` leaves out the build, which other suites use meanwhile, and the fresh projects.
    const args = [join(root, 'node_modules/tsx/dist/cli.mjs'), script, 'version', '9.8.7', '--dry-run', '--quick']
    printed = (await run(process.execPath, args, { cwd: root })).stdout
  })

  it('checks both packages and writes nothing', () => {
    expect(printed.match(/All good!/g)).toHaveLength(2)
    expect(printed).toContain('9.8.7 can be released; nothing was written')
    expect(CHANGED.map(textOf)).toEqual(before)
  })

  it('stages what users need of package.json, with the version', () => {
    const staged = JSON.parse(textOf('.scratch/release/signalbox/package.json')) as object
    expect(staged).toMatchObject({ name: 'signalbox', version: '9.8.7', dependencies: { 'koa-compose': '^4.1.0' } })
    expect(Object.keys(staged)).not.toContain('devDependencies')
    expect(Object.keys(staged)).not.toContain('scripts')
  })
})
