/** What is wrong with a value among the middlewares of a verb that is not a function. The message says where it belongs. */

import { isSchema } from '../../contract/schema.js'
import type { IsOptions } from '../verb/verb-contract.js'
import { FUNCTION_MESSAGE } from './middleware.js'

/** The error message for a value among the middlewares of a verb that is no function. */
export type MisplacedMessage<Given> = [Given] extends [`${string}#${string}`]
  ? typeof TARGET_LAST // 1
  : [Given] extends [readonly unknown[]]
    ? typeof NO_LIST // 2
    : [Given] extends [{ readonly '~standard': unknown }]
      ? typeof NO_SCHEMA // 3
      : IsOptions<Given> extends true
        ? keyof Given extends never
          ? typeof FUNCTION_MESSAGE
          : typeof OPTIONS_FIRST // 4
        : typeof FUNCTION_MESSAGE

/** The error message for a value among the middlewares of a verb that is no function: the twin of the type. */
export const misplacedMessage = (given: unknown): string => {
  if (typeof given === 'string' && given.includes('#')) return TARGET_LAST // 1
  if (Array.isArray(given)) return NO_LIST // 2
  if (isSchema(given)) return NO_SCHEMA // 3
  return typeof given === 'object' && given !== null && Object.keys(given).length > 0 ? OPTIONS_FIRST : FUNCTION_MESSAGE // 4
}

/** For a class among the middlewares of a verb. */
export const CLASS_LAST = 'a class is not a middleware: a controller and its action are the last arguments'

const TARGET_LAST = 'the target is the last argument'
const NO_LIST = 'write the members of the array as arguments'
const NO_SCHEMA = 'a schema belongs in an object directly after the path, as in { body: schema }'
const OPTIONS_FIRST = 'the options come directly after the path, before the middlewares'
