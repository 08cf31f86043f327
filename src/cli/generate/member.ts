/** Reads a member of `signalbox` in a package.json, and names what is wrong in it. */
import { isPlainObject, unknownOptionMessage } from '../../text/options.js'
import { Failure } from '../output.js'

/**
 * The options of a member. Each is checked when it is read.
 *
 * @throws {Failure} from all functions, if the option has another type.
 */
export interface Member {
  readonly text: (option: string) => string | undefined
  /** A path, from the current folder. */
  readonly path: (option: string) => string | undefined
  readonly flag: (option: string) => boolean
  readonly choice: <Choice extends string>(option: string, choices: readonly Choice[]) => Choice | undefined
  /** The path of the option that a member must have: the one for which a text stands. */
  readonly main: string
}

/**
 * Reads a member, which is an object with options, or the path that is the first of them. `name` is what messages call the member, and
 * `pathFrom` makes a path of a text in it.
 *
 * @throws {Failure} if it is something else, if it lacks the first option, or if it has an unknown one.
 */
export const readMember = (
  given: unknown,
  name: string,
  [first, ...others]: readonly [string, ...string[]],
  pathFrom: (text: string) => string,
): Member => {
  const names = [first, ...others]
  const options: unknown = typeof given === 'string' ? { [first]: given } : given
  if (!isPlainObject(options)) throw new Failure(`${name} must be a path, or an object with ${names.join(', ')}`)
  const values = new Map<string, unknown>(Object.entries(options))
  const unknown = [...values.keys()].find(each => !names.includes(each))
  if (unknown !== undefined) throw new Failure(`${name}: ${unknownOptionMessage(unknown, names)}`)
  const wrong = (option: string, wanted: string): Failure => {
    const member = typeof given === 'string' ? name : `${name}.${option}`
    return new Failure(`${member} must be ${wanted}; it is ${JSON.stringify(values.get(option)) ?? 'missing'}`)
  }
  const text = (option: string, wanted = 'a text'): string | undefined => {
    const value = values.get(option)
    if (value === undefined || (typeof value === 'string' && value !== '')) return value
    throw wrong(option, wanted)
  }
  const path = (option: string): string | undefined => {
    const value = text(option, 'a path')
    return value === undefined ? undefined : pathFrom(value)
  }
  const main = path(first)
  if (main === undefined) throw wrong(first, 'a path')
  return {
    text,
    path,
    flag: option => {
      const value = values.get(option) ?? false
      if (typeof value !== 'boolean') throw wrong(option, 'true or false')
      return value
    },
    choice: (option, choices) => {
      const value = values.get(option)
      const chosen = choices.find(each => each === value)
      if (chosen !== undefined || value === undefined) return chosen
      throw wrong(option, choices.map(each => JSON.stringify(each)).join(' or '))
    },
    main,
  }
}
