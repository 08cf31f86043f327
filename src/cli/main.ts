#!/usr/bin/env node
import { createRequire } from 'node:module'
import { inspect } from 'node:util'
import { Command, CommanderError } from 'commander'
import { controllersCommand } from './controllers.js'
import { Failure, oneLine } from './failure.js'
import { complain } from './output.js'
import { routesCommand } from './routes.js'

/** The subcommands, in the order of the help. */
const COMMANDS = [routesCommand(), controllersCommand()]

const { version } = createRequire(import.meta.url)('signalbox/package.json') as { version: string } // our own package.json

const HELP = `
Examples:
  $ signalbox routes --grep /places/5
  $ signalbox controllers src/controllers --watch
  $ signalbox routes --help`

const program = new Command('signalbox')
  .description('The route table of a Koa application, on the command line.')
  .version(version)
  .addHelpText('after', HELP)

for (const each of [program, ...COMMANDS]) {
  each.exitOverride().showHelpAfterError(false)
  each.configureOutput({
    outputError: (text, write) => write(`signalbox: ${oneLine(text.replace(/^error: /, ''))}\n`),
  })
}
for (const each of COMMANDS) program.addCommand(each)

/** Commander has said what is wrong with a call: its help and version end with 0, a mistake with another status. */
const failed = async (error: unknown): Promise<void> => {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2
    return
  }
  await complain(error instanceof Failure ? error.message : inspect(error))
  process.exit(2)
}

// No `await`: of one that never ends, as a file may make it, Node would warn besides.
program.parseAsync().catch(failed)
