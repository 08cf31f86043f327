/** `InputError`: what is wrong with the input of a request. */

import { shareErrors } from '../text/shared-error.js'

/**
 * The parts of a request that a contract may have a schema for, in the order in which they are validated.
 *
 * @example for (const part of INPUT_PARTS) if (contract[part]) …
 */
export const INPUT_PARTS = ['params', 'query', 'headers', 'body'] as const satisfies readonly InputIssue['in'][]
export type InputPart = (typeof INPUT_PARTS)[number]

/** The parts for which a contract has a schema. An intersection would lack the members of an enum. */
export type PartsIn<Contract> = Extract<keyof Contract, InputPart>

/**
 * One thing that is wrong with the input of a request.
 *
 * @example const issue: InputIssue = { in: 'body', path: ['name'], message: 'is taken' }
 */
export interface InputIssue {
  /** The part of the request. Not the alias, whose name the declarations of a client would import. */
  readonly in: 'params' | 'query' | 'headers' | 'body'
  /** The names and indexes that lead to the value; empty for the part as a whole. */
  readonly path: readonly (string | number)[]
  /** The message of the schema. */
  readonly message: string
}

/** How many issues of one request are kept: a body of a megabyte may cause half a million of them. */
export const MAX_ISSUES = 100

/**
 * Thrown for a request whose input does not fit, by the contract of an action and by `castParam`. An application may throw
 * one for what only it can know, such as a name that is taken. If nothing catches it, Koa answers with its status and its
 * message, which names the values that do not fit and repeats none of them.
 *
 * @example throw new InputError([{ in: 'body', path: ['name'], message: 'is taken' }])
 */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** 422 if only the body does not fit, and 400 otherwise. */
  readonly status: 400 | 422
  /** Koa sends the message of an error with this member. */
  readonly expose = true
  /** What does not fit: first params, then query, headers and body. Only the first 100 issues are kept. */
  readonly issues: readonly InputIssue[]
  /** How many issues there were, with those that are not kept. */
  readonly count: number
  static {
    // biome-ignore lint/complexity/noThisInStatic: bundlers rename a class that names itself
    shareErrors(this, 'InputError')
  }

  /** Takes the issues and, in place of a message that lists them, a message; and their number, if there were more of them. */
  constructor(issues: readonly InputIssue[], message?: string, count: number = issues.length) {
    super(message ?? issuesMessage(issues, count))
    this.issues = issues.length > MAX_ISSUES ? issues.slice(0, MAX_ISSUES) : issues
    this.count = count
    this.status = issues.length > 0 && issues.every(issue => issue.in === 'body') ? 422 : 400
  }
}

/** How many issues a message names, how many keys of a path, and which keys: a client may have chosen any others. */
const NAMED_ISSUES = 5
const NAMED_KEYS = 8
const NAMED_KEY = /^[\w$-]{1,40}$/

/** `not valid: query.page, body.guests.0.name and 3 more`. */
const issuesMessage = (issues: readonly InputIssue[], count: number): string => {
  const places = new Set<string>()
  let more = count
  for (const issue of issues.slice(0, MAX_ISSUES)) {
    if (places.size === NAMED_ISSUES) break
    places.add(placeOf(issue))
    more--
  }
  return `not valid: ${[...places].join(', ')}${more === 0 ? '' : ` and ${more} more`}`
}

const placeOf = ({ in: part, path }: InputIssue): string => {
  const keys = path.slice(0, NAMED_KEYS).map(key => (NAMED_KEY.test(String(key)) ? String(key) : '…'))
  return [part, ...keys, ...(path.length > NAMED_KEYS ? ['…'] : [])].join('.')
}
