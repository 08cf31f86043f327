#!/usr/bin/env node
import { createRequire } from 'node:module'
import { inspect } from 'node:util'
import { Command, CommanderError } from 'commander'
import { Failure, oneLine } from './failure.js'
import { complain } from './output.js'
import { routesCommand } from './routes.js'

/** The subcommands, in the order of the help. */
const COMMANDS = [routesCommand()]

const { version } = createRequire(import.meta.url)('signalbox/package.json') as { version: string } // our own package.json

const HELP = `
Examples:
  $ signalbox routes
  $ signalbox routes --grep /places/5
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

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has said it; its help and version are 0, a mistake in the call is 1.
    process.exitCode = error.exitCode === 0 ? 0 : 2
  } else if (error instanceof Failure) {
    await complain(error.message)
    process.exit(2)
  } else {
    process.stderr.write(`${inspect(error)}\n`, () => process.exit(2))
  }
}
