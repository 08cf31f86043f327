/** What each call of a scope takes: a table of its forms. A call with other arguments is refused, so none is ignored. */

import { type Forms, tooManyArguments } from '../../text/arguments.js'
import { isClassSyntax } from '../middleware/middleware.js'
import { NAME_FIRST } from '../namespace/namespace.js'
import { optionsFirstMessage } from '../options/refused-options.js'
import { CONTROLLER_FIRST } from '../resources/resource-call.js'
import { secondUseProblem } from '../use/use.js'

/** A verb takes any number of middlewares, so it has no longest form. */
const ANY_NUMBER = [] as const
const RESOURCE = [['name'], ['name', 'options'], ['name', 'callback'], ['name', 'options', 'callback']] as const

/**
 * The forms of each call: a word for each argument, the longest form last.
 *
 * @internal
 */
export const FORMS = {
  get: ANY_NUMBER,
  post: ANY_NUMBER,
  put: ANY_NUMBER,
  patch: ANY_NUMBER,
  delete: ANY_NUMBER,
  options: ANY_NUMBER,
  head: ANY_NUMBER,
  query: ANY_NUMBER,
  all: ANY_NUMBER,
  redirect: [
    ['path', 'target'],
    ['path', 'target', 'options'],
  ],
  mount: [['path', 'app']],
  resources: RESOURCE,
  resource: RESOURCE,
  namespace: [
    ['name', 'callback'],
    ['name', 'options', 'callback'],
  ],
  scope: [['callback'], ['path', 'callback'], ['path', 'options', 'callback']],
  collection: [['callback']],
  draw: [['part']],
  use: [['middleware']],
} as const satisfies Readonly<Record<string, Forms>>

/** The name of a call of a scope. */
export type CallName = keyof typeof FORMS

/**
 * What is wrong with the number and the order of a call's arguments, or `undefined`. A missing argument, and one that is
 * not of its kind, are left to the checks of the call.
 */
export const argumentsProblem = (name: CallName, given: readonly unknown[]): string | undefined => {
  const forms: Forms = FORMS[name]
  const longest = forms[forms.length - 1]
  if ((name === 'resources' || name === 'resource') && isClassSyntax(given[1])) return CONTROLLER_FIRST
  if (name === 'namespace' && given.length === 1 && typeof given[0] !== 'string') return NAME_FIRST
  if (name === 'use' && given.length > 1) return secondUseProblem(given[0])
  if (longest === undefined || given.length < longest.length) return undefined
  if (longest[1] === 'options' && given.length === longest.length && typeof given[1] === 'function')
    return optionsFirstMessage(`${name}(${longest.join(', ')})`)
  return tooManyArguments(name, forms, given.length)
}

/**
 * A call as error messages show it, with its first argument where that is a text or has a name.
 *
 * @example callText('resources', ['places']) // "resources('places')"
 * @example callText('use', [authenticate]) // 'use(authenticate)'
 */
export const callText = (name: CallName, [first]: readonly unknown[]): string => {
  if (typeof first === 'string') return `${name}('${first}')`
  return typeof first === 'function' && first.name !== '' ? `${name}(${first.name})` : name
}
