/** Records what an application gives to its routers while it loads, and names the functions by it. */

import { resolve } from 'node:path'
import { freeName } from '../../code-text.js'
import { placeOf } from '../../routes/load.js'
import { isEmptyName } from '../reading.js'
import { argumentsAt } from './call-text.js'

type AnyFunction = Function

/** Where a function was given to a router: the call, and the function's place among its arguments. */
interface Given {
  readonly place: string
  readonly method: string
  readonly path: unknown
  readonly at: number
}

export interface Recording {
  /** Notes a call of a router's method. */
  note(method: string, args: readonly unknown[]): void
  /** A name for a function, which no other function has, and where it was given to a router. */
  nameOf(value: unknown): string
  placeOf(value: unknown): string | undefined
  /** Takes one function for another in its names. */
  alias(value: unknown, original: unknown): void
}

/** Starts to record. Places are relative to `folder`. */
export const createRecording = (folder: string): Recording => {
  const given = new WeakMap<AnyFunction, Given>()
  const aliases = new WeakMap<AnyFunction, AnyFunction>()
  const names = new WeakMap<AnyFunction, string>()
  const owners = new Map<string, string | undefined>()
  Error.stackTraceLimit = 60

  const name = (value: AnyFunction): string => {
    const place = given.get(value)?.place
    const text = givenText(given.get(value), folder)
    const own = value.name.replace(/^(?:bound )+/, '')
    const isMade = text.endsWith(')')
    const base = isMade || isEmptyName(own) ? text || own || 'anonymous' : own
    // the same call at another place makes the same; at the same place, as in a loop, it makes something else
    const isTaken = (each: string) => owners.has(each) && !(isMade && owners.get(each) !== place)
    const free = freeName(isEmptyName(base) ? `${base}1` : base, isTaken, count => `${base}${count}`)
    if (!owners.has(free)) owners.set(free, place)
    return free
  }

  return {
    note: (method, args) => {
      const place = placeOf(new Error('place'), folder)
      const functions = args.flat(Number.POSITIVE_INFINITY)
      const isPath = typeof args[0] === 'string' || Array.isArray(args[0]) || args[0] instanceof RegExp
      functions.forEach((each, at) => {
        if (typeof each === 'function' && place !== undefined && !given.has(each))
          given.set(each, { place, method, path: isPath ? args[0] : undefined, at: at - functions.length })
      })
    },
    nameOf: value => {
      if (typeof value !== 'function') return String(value)
      const original = aliases.get(value) ?? value
      const known = names.get(original) ?? name(original)
      names.set(original, known)
      return known
    },
    placeOf: value => (typeof value === 'function' ? given.get(value)?.place : undefined),
    alias: (value, original) => {
      if (typeof value === 'function' && typeof original === 'function') aliases.set(value, original)
    },
  }
}

/** What the source of the call has in place of the function. */
const givenText = (each: Given | undefined, folder: string): string => {
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(each?.place ?? '') ?? []
  return each === undefined
    ? ''
    : (argumentsAt(resolve(folder, file), Number(line), each.method, each.path)?.at(each.at) ?? '')
}
