/** `signalbox controllers` as a process of its own, for what only a process has: signals and exit status. */
import { Command } from 'commander'
import { controllersCommand } from '../../src/cli/controllers/command.js'

await new Command('signalbox').addCommand(controllersCommand()).parseAsync()
