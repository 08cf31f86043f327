/**
 * Runs the tests of what requests see, and of the built command line, on Node 20, 22, 24 and 26, each from the npm
 * package `node`, and says how each went.
 * The binaries are kept in a folder for temporary files.
 *
 *   npx tsx test/scripts/nodes.ts
 *   npx tsx test/scripts/nodes.ts 22 26
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSIONS = ['20', '22', '24', '26']
const TESTS = [
  'koa/router',
  'koa/request-path',
  'matcher/matcher',
  'koa/cast-param',
  'koa/http-behaviour',
  'ecosystem/ecosystem',
  'koa/schema',
  'matcher/peers',
  'koa/attack',
  'scope/definition',
  'table/tables',
  'route/print',
  'cli/routes/command',
  'cli/routes/load',
  'cli/routes/locate',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** The binary of the newest release of a major version. */
const nodeOf = (version: string): string => {
  const folder = join(tmpdir(), 'signalbox-nodes', version)
  const binary = join(folder, 'node_modules/node/bin/node')
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const { status, stderr } = spawnSync('npm', ['install', `node@${version}`], { cwd: folder, encoding: 'utf8' })
    if (status !== 0 || !existsSync(binary)) throw new Error(`node@${version} cannot be installed: ${stderr}`)
  }
  return binary
}

const failed: string[] = []
for (const version of process.argv.length > 2 ? process.argv.slice(2) : VERSIONS) {
  const node = nodeOf(version)
  const files = TESTS.map(name => `test/${name}.test.ts`)
  const options = ['run', '--reporter=dot', '--silent', '--maxWorkers=1', ...files]
  // Tests start Node again; they are to find the same one.
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(node, [vitest, ...options], { cwd: root, encoding: 'utf8', env })
  const [summary = ''] = /^ *Tests .*$/m.exec(stdout) ?? []
  const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} ${summary.trim()}`)
  if (status !== 0) {
    failed.push(name)
    console.log(stdout, stderr)
  }
}
process.exitCode = failed.length === 0 ? 0 : 1
