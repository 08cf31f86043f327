/** The commands, and the exit status. */
import { createRequire } from 'node:module'
import { inspect } from 'node:util'
import { Command, CommanderError } from 'commander'
import { settleColors } from './colors.js'
import { completionCommand } from './completion/command.js'
import { contextsCommand } from './contexts/command.js'
import { controllersCommand } from './controllers/command.js'
import { diffCommand } from './diff/command.js'
import { generateCommand } from './generate/command.js'
import { importCommand } from './import/command.js'
import { openApiCommand } from './openapi/command.js'
import { Failure, oneLine, print, printError, printNotes } from './output.js'
import { routesCommand } from './routes/command.js'

const HELP = `
Examples:
  $ signalbox routes --grep /places/5
  $ signalbox generate --check
  $ signalbox controllers src/controllers --watch
  $ signalbox import old-router.ts --from koa --out src
  $ signalbox diff main
  $ signalbox openapi --out openapi.yaml
  $ signalbox contexts --out src/contexts.ts --watch
  $ signalbox routes --help`

/**
 * Creates the command `signalbox` with its subcommands, in the order in which the help lists them. `written` collects what commander
 * writes, since it does not wait until that is written.
 */
const createProgram = (written: Written): Command => {
  const { version } = createRequire(import.meta.url)('signalbox/package.json') as { version: string } // our package.json has it
  const program = new Command('signalbox')
    .description('The route table of a Koa application, on the command line.')
    .version(version)
    .addHelpText('after', HELP)
  const commands = [
    routesCommand(),
    generateCommand(),
    controllersCommand(),
    openApiCommand(),
    contextsCommand(),
    diffCommand(),
    importCommand(),
    completionCommand(),
  ]
  for (const each of [program, ...commands]) {
    each.exitOverride().showHelpAfterError(false)
    each.configureOutput({
      writeOut: text => written.output.push(text),
      writeErr: text => written.notes.push(text),
      outputError: (text, write) => write(`signalbox: ${oneLine(text.replace(/^error: /, ''))}\n`),
    })
  }
  for (const each of commands) program.addCommand(each)
  return program
}

interface Written {
  readonly output: string[]
  readonly notes: string[]
}

/**
 * Runs `signalbox` with these arguments. The exit status is 2 for every error, and 0 for `--help` and `--version`.
 */
export const runProgram = async (args: readonly string[]): Promise<void> => {
  settleColors(process.env)
  try {
    await run(args)
  } catch (error) {
    await printError(error instanceof Failure ? error.message : inspect(error))
    process.exit(2)
  }
}

/** A `CommanderError` stands for what commander has written: the help, the version or an error in the arguments. */
const run = async (args: readonly string[]): Promise<void> => {
  const written: Written = { output: [], notes: [] }
  try {
    await createProgram(written).parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? 0 : 2
    await print(written.output.join(''))
    await printNotes(written.notes.join(''))
  }
}
