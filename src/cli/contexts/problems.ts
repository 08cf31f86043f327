/** Which errors of the compiler keep the command from writing the module. */
import { displayPath } from '../routes/find-file.js'
import type { Diagnostic } from './compiler.js'
import { importsModule, leadsTo } from './imported.js'
import type { ProbeRequest, ProbeResult } from './probe.js'

/** How many errors the command prints. */
const MOST = 5

/** Errors of modules whose declarations cannot be written. The project may not need them, and the command does not. */
const OF_DECLARATIONS = /^TS(?:40\d\d|410[0-3]|2527|2742|2883|5088|7056|9\d{3})$/

/** The errors in the module of the table, which may hide a part of it; and those that may be why a table is refused. */
interface Problems {
  readonly ofTable: string | undefined
  readonly any: string | undefined
}

/**
 * What is wrong with a table. Errors that an absent or a stale module of contexts causes do not count, since the command is to mend
 * them: those that name the command, and those in modules that import it.
 */
export const tableProblem = (diagnostics: readonly Diagnostic[], { file, out, folder }: ProbeRequest): Problems => {
  const others = diagnostics.filter(
    ({ code, message }) => !OF_DECLARATIONS.test(code) && !message.includes('`signalbox contexts`'),
  )
  const ofTable = others.filter(each => each.file === file && !namesModule(each, out))
  const unrelated = others.filter(each => each.file === undefined || !importsModule(each.file, out))
  const any = [ofTable, unrelated, others].find(({ length }) => length > 0)
  return { ofTable: textOf(ofTable, folder), any: any && textOf(any, folder) }
}

/**
 * Why the compiler could not write a type. It says which, but not that it is one of the table's.
 */
export const probeProblem = ({ diagnostics, probe }: ProbeResult): string | undefined => {
  const found = diagnostics.find(({ file }) => file === probe)
  const [name] = /(?<=private name ').*(?='\.?$)/.exec(found?.message ?? '') ?? []
  const reason = name === undefined ? found?.message : unnamed(name)
  return found && `the contexts cannot be written: ${reason}`
}

/** A type or a symbol that is not exported, or an exported symbol as a key in a type literal, where declarations do not import it. */
const unnamed = (name: string): string =>
  `no module exports '${name}', or it is a key in a type without a name: export it, and name that type in an exported interface`

const textOf = (diagnostics: readonly Diagnostic[], folder: string): string | undefined => {
  if (diagnostics.length === 0) return undefined
  const lines = diagnostics
    .slice(0, MOST)
    .map(
      ({ file, place, message }) => `${file === undefined ? '' : `${displayPath(file, folder)}${place}: `}${message}`,
    )
  const more = diagnostics.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/** Whether an error says that the module of contexts does not exist. */
const namesModule = ({ file, message, code }: Diagnostic, out: string): boolean => {
  const [specifier] = /(?<=module ')[^']+(?=')/.exec(message) ?? []
  return code === 'TS2307' && file !== undefined && specifier !== undefined && leadsTo(specifier, file, out)
}
