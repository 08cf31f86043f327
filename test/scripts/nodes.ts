/**
 * Runs the suites of requests and of the built command line on several versions of Node, each from the npm package `node`,
 * and prints a line for each. It keeps the binaries in a folder for temporary files.
 *
 *   npm run test:nodes
 *   npm run test:nodes 22 26
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSIONS = ['20', '22', '24', '26']
/** Files and folders of suites. The others start compilers, which do not depend on the version of Node. */
const SUITES = [
  'controller',
  'ecosystem',
  'inspector',
  'koa',
  'matcher',
  'query',
  'route',
  'scope/definition',
  'table/tables',
  'testing',
  'cli/routes',
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
  const suites = SUITES.map(name => `test/${name}`)
  const options = ['run', '--reporter=dot', '--silent', '--maxWorkers=1', ...suites]
  // Some tests start Node: they must find the same version.
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(node, [vitest, ...options], { cwd: root, encoding: 'utf8', env })
  const [summary = ''] = /^ *Tests .*$/m.exec(stdout) ?? []
  const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
  console.log(`${name}: ${status === 0 ? 'passed' : 'failed'} ${summary.trim()}`)
  if (status !== 0) {
    failed.push(name)
    console.log(stdout, stderr)
  }
}
process.exitCode = failed.length === 0 ? 0 : 1
