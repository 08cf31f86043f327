/** What the program does where its output cannot be written: nobody reads it, or the disk is full. */
import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createProject, PING } from '../support/cli.js'
import { PROGRAM } from '../support/running-command.js'

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "module": "NodeNext" } }',
  'package.json': '{ "type": "module", "name": "ping", "version": "1.0.0" }',
  'routes.ts': PING,
  'app/ping-controller.ts': 'export class PingController {}',
}

const COMMANDS = ['--help', 'controllers app', 'openapi']

/** Runs a command whose stdout is a pipe that nobody reads, or the device that has no space. */
const run = async (command: string, stdout: 'closed' | 'full') => {
  const folder = await createProject(FILES)
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const child = spawn(process.execPath, [PROGRAM, ...command.split(' ')], {
    cwd: folder,
    stdio: ['ignore', stdout === 'full' ? full : 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  child.stdout?.destroy()
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const stderr = child.stderr === null ? '' : await text(child.stderr)
  return { status: await ended, stderr }
}

describe('signalbox, where nobody reads its output', () => {
  it.each([...COMMANDS, 'controllers app --watch'])('ends quietly: %s', async command => {
    expect(await run(command, 'closed')).toEqual({ status: 0, stderr: '' })
  })
})

describe('signalbox, where the disk is full', () => {
  it.each([...COMMANDS, 'controllers app --watch'])('says so in one line, and exits with 2: %s', async command => {
    const stderr = 'signalbox: the output cannot be written: ENOSPC: no space left on device, write\n'
    expect(await run(command, 'full')).toEqual({ status: 2, stderr })
  })
})
