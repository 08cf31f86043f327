/** Finds the words that may follow in a command line. */
import type { Command, Option } from 'commander'
import type { Candidate } from './shells.js'
import { namesInTables } from './table-names.js'

/**
 * The words that may stand in place of the last one. There are none where a file belongs, which the shell itself completes.
 *
 * @example await candidatesOf(program, ['rou']) // [{ word: 'routes', meaning: '…' }]
 */
export const candidatesOf = async (program: Command, words: readonly string[]): Promise<readonly Candidate[]> => {
  const typed = words.at(-1) ?? ''
  const all = await wordsIn(program, words.slice(0, -1), typed.startsWith('-'))
  return all.filter(({ word }) => word.startsWith(typed))
}

const wordsIn = async (
  program: Command,
  before: readonly string[],
  isOption: boolean,
): Promise<readonly Candidate[]> => {
  const [name, ...given] = before
  if (name === undefined) return isOption ? optionsOf(program) : commandsOf(program)
  const command = program.commands.find(each => each.name() === name)
  if (command === undefined) return name === 'help' && given.length === 0 ? commandsOf(program) : []
  const option = command.options.find(({ short, long }) => [short, long].includes(given.at(-1) ?? ''))
  if (option?.required) return valuesOf(command, option, given.slice(0, -1))
  if (isOption) return optionsOf(command)
  return given.length === 0 ? (command.registeredArguments[0]?.argChoices ?? []).map(word => ({ word })) : []
}

const commandsOf = (program: Command): readonly Candidate[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map(each => ({ word: each.name(), meaning: each.description() }))

const optionsOf = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long, short, description }) => ({ word: long ?? short ?? '', meaning: description }))

const valuesOf = async (command: Command, option: Option, given: readonly string[]): Promise<readonly Candidate[]> => {
  const values = option.argChoices ?? (await namesInTables(command, option.attributeName(), given))
  return values.map(word => ({ word }))
}
