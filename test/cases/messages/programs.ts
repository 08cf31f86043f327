/** The programs that stand beside the messages which explain them. */
import { callIn } from '../../support/rows.js'
import type { Rejected } from '../rejected.js'
import { messages } from './index.js'

export const explainedPrograms: readonly Rejected[] = Object.values(messages)
  .flat()
  .flatMap(each => ('message' in each ? [each] : []))
  .flatMap(({ message, programs = [] }) =>
    programs.map(program => ({
      title: `${message}: ${program.source}`,
      message: message.replace('<call>', callIn(program.source)),
      ...program,
    })),
  )
