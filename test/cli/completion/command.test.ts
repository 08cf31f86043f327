/** `signalbox completion`: what completes a word, for each shell, and the script of bash in a bash. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createProject, signalbox } from '../../support/cli.js'
import { PROGRAM } from '../../support/running-command.js'

const TABLE = `import { defineRoutes, describeMiddleware } from 'signalbox'
class Places { index() {} show() {} }
class Rooms { index() {} }
const authenticate = (_ctx, next) => next()
const limit = describeMiddleware((_ctx, next) => next(), { name: 'limit (1 mb)' })
process.stdout.write('noise')
export const routes = defineRoutes({ Places, 'V1/Rooms': Rooms }, r => r
  .use(authenticate)
  .get('ping', () => {})
  .resources('places', { only: ['index', 'show'] })
  .use(limit)
  .namespace('v1', r => r.resources('rooms', { only: ['index'] })))
export const admin = defineRoutes({}, r => r.get('a', () => {}))
`
const project = () => createProject({ 'routes.js': TABLE })

/** What completes the last of these words. */
const complete = async (folder: string, ...words: readonly string[]): Promise<readonly string[]> => {
  const { stdout, status } = await signalbox(folder, ['completion', 'bash', '--', ...words])
  expect(status).toBe(0)
  return stdout.split('\n').slice(0, -1)
}

describe('signalbox completion <shell> -- <words>', () => {
  it('completes commands, and those of help', async () => {
    const commands = [
      'routes',
      'generate',
      'controllers',
      'openapi',
      'contexts',
      'diff',
      'import',
      'completion',
      'help',
    ]
    const folder = await project()
    expect(await complete(folder, '')).toEqual(commands)
    expect(await complete(folder, 'co')).toEqual(['controllers', 'contexts', 'completion'])
    expect(await complete(folder, 'help', 'op')).toEqual(['openapi'])
    expect(await complete(folder, '--v')).toEqual(['--version'])
  })

  it('completes the options of a command, which its help lists', async () => {
    const folder = await project()
    for (const command of await complete(folder, '')) {
      if (command === 'help') continue
      const { stdout } = await signalbox(folder, [command, '--help'])
      const options = stdout.match(/(?<=^ {2}(?:-\w, |)|^ {6})--\w[\w-]*/gm) ?? []
      expect(options).toContain('--help')
      expect(await complete(folder, command, '-')).toEqual(options)
    }
  })

  it('completes what an option and an argument may be', async () => {
    const folder = await project()
    expect(await complete(folder, 'routes', '--sort', '')).toEqual(['path', 'method', 'target'])
    expect(await complete(folder, 'routes', '-s', 'm')).toEqual(['method'])
    expect(await complete(folder, 'controllers', 'app', '--extension', '')).toEqual(['js', 'ts', 'none'])
    expect(await complete(folder, 'completion', '')).toEqual(['bash', 'zsh', 'fish'])
  })

  it('completes the names in the tables, with what the line says before', async () => {
    const folder = await project()
    expect(await complete(folder, 'routes', '--controller', '')).toEqual(['Places', 'V1/Rooms'])
    expect(await complete(folder, 'routes', '--grep', 'Places')).toEqual(['Places#index', 'Places#show'])
    for (const option of ['--use', '--without'])
      expect(await complete(folder, 'routes', option, '')).toEqual(['authenticate', String.raw`limit\ \(1\ mb\)`])
    expect(await complete(folder, 'openapi', '-x', '')).toEqual(['admin', 'routes'])
    expect(await complete(folder, 'routes', '--export', 'admin', '--use', '')).toEqual([])
    expect(await complete(folder, 'routes', 'routes.js', '--json', '--controller', 'V')).toEqual(['V1/Rooms'])
  })

  it('has nothing where a file belongs, or where it finds no table', async () => {
    const folder = await project()
    expect(await complete(folder, 'routes', '')).toEqual([])
    expect(await complete(folder, 'openapi', '--out', '')).toEqual([])
    expect(await complete(folder, 'unknown', '')).toEqual([])
    expect(await complete(folder, 'routes', 'absent.js', '--use', '')).toEqual([])
    expect(await complete(folder, 'routes', '--sort', 'wrong', '--use', '')).toEqual([])
  })

  it.each([
    ['zsh', ['routes', '--ex'], '--expanded:print the details of each route, such as its contract and the line of its action\n--export:only this table, or what this function returns\n'], // biome-ignore format: one line
    ['zsh', ['routes', '--use', 'l'], 'limit (1 mb)\n'],
    ['fish', ['gen'], 'generate\twrite the files that package.json names: controllers, contexts and the OpenAPI document\n'], // biome-ignore format: one line
    ['fish', ['routes', '--use', 'l'], 'limit (1 mb)\n'],
  ])('prints lines as %s takes them: %j', async (shell, words, stdout) => {
    const { stdout: printed } = await signalbox(await project(), ['completion', shell, '--', ...words])
    expect(printed).toBe(stdout)
  })
})

describe('signalbox completion <shell>', () => {
  it('prints a script that completes in bash', async () => {
    const folder = await project()
    const quoted = [process.execPath, PROGRAM].map(each => `'${each}'`).join(' ')
    const script = `signalbox() { ${quoted} "$@"; }
source <(signalbox completion bash)
COMP_WORDS=(signalbox routes --use lim) COMP_CWORD=3
_signalbox signalbox
printf '%s\\n' "\${COMPREPLY[@]}"
complete -p signalbox`
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder })
    expect(stdout).toBe(`${String.raw`limit\ \(1\ mb\)`}\ncomplete -o default -F _signalbox signalbox\n`)
  })

  it.each(['bash', 'zsh', 'fish'])(
    'prints a script for %s that calls the command with the words of the line',
    async shell => {
      const { stdout, stderr, status } = await signalbox(await createProject({}), ['completion', shell])
      expect(stdout).toContain(`completion ${shell} -- `)
      expect(stdout).not.toContain('eval')
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    },
  )

  it('refuses another shell', async () => {
    const { stderr, status } = await signalbox(await createProject({}), ['completion', 'tcsh'])
    expect(stderr).toBe(
      "signalbox: command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.\n",
    )
    expect(status).toBe(2)
  })
})
