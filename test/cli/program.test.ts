/** `signalbox` itself: its help, its version, and arguments that it refuses. */
import { describe, expect, it } from 'vitest'
import { root, signalbox } from '../support/cli.js'

describe('signalbox', () => {
  it.each([
    [
      ['--help'],
      'Usage: signalbox [options] [command]\n\nThe route table of a Koa application, on the command line.\n',
    ],
    [
      ['--help'],
      '  $ signalbox openapi --out openapi.yaml\n  $ signalbox contexts --out src/contexts.ts --watch\n  $ signalbox routes --help\n',
    ],
    [['routes', '--help'], '$ signalbox routes --grep /places/5 --method DELETE --expanded'],
    [['help', 'routes'], 'Usage: signalbox routes [options] [file]'],
    [['--version'], '0.1.0'],
  ])('prints for %j a text with %j', async (args, text) => {
    const { stdout, stderr, status } = await signalbox(root, args)
    expect(stdout).toContain(text)
    expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  })

  it.each([
    [['controllers', 'error: a'], 'signalbox: cannot read error: a: no such file or folder\n'],
    [['routez'], "signalbox: unknown command 'routez' (Did you mean routes?)\n"],
    [['routes', '--exapnded'], "signalbox: unknown option '--exapnded' (Did you mean --expanded?)\n"],
    [['routes', 'a', 'b'], "signalbox: too many arguments for 'routes'. Expected 1 argument but got 2.\n"],
    [
      ['routes', '--method', 'FETCH'],
      "signalbox: option '-m, --method <methods>' argument 'FETCH' is invalid. Allowed choices are GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, QUERY, ALL.\n",
    ],
    [
      ['routes', '-u', '-s', 'path'],
      "signalbox: option '-u, --unused' cannot be used with option '-s, --sort <column>'\n",
    ],
    [['routes', '-j', '-e'], "signalbox: option '-j, --json' cannot be used with option '-e, --expanded'\n"],
  ])('refuses %j in one line, with exit status 2', async (args, stderr) => {
    expect(await signalbox(root, args)).toEqual({ stdout: '', stderr, status: 2 })
  })

  it('prints its help without a command, and exits with 2', async () => {
    const { stdout, stderr, status } = await signalbox(root, [])
    expect(stdout).toBe('')
    expect(stderr).toContain('Usage: signalbox')
    expect(status).toBe(2)
  })
})
