/** Calls of `namespace` and `scope` at run time: what their callbacks have. The callback is the last argument. */

import type { RuntimeFrame } from '../../route/frame.js'
import { namespaceFrame, scopeFrame } from '../../route/scope-frame.js'
import { callOf } from '../../text/messages.js'
import { slashedPath } from '../../text/path.js'
import { scopePathProblem } from '../../text/path-problem.js'
import { namedProblem } from '../foreign/name-message.js'
import { refuse } from '../refuse.js'
import { namespaceAtFrame, namespaceOptionsProblem } from './module.js'
import { scopePathMessage } from './namespace.js'
import { kindsOfOptions, type ScopeOptions, scopeOptionsProblem } from './scope-options.js'

interface ScopeCall {
  /** The call as error messages name it. */
  readonly call: string
  /** What the callback has. */
  readonly inner: RuntimeFrame
}

/** Reads the arguments of `namespace`. */
export const namespaceOf = (frame: RuntimeFrame, given: readonly unknown[]): ScopeCall => {
  const [name, options] = given
  const call = callOf('namespace', name)
  refuse(call, namedProblem('namespace', name))
  if (given.length < 3) return { call, inner: namespaceFrame(frame, String(name)) }
  refuse(call, namespaceOptionsProblem(String(name), options, frame.path))
  return { call, inner: namespaceAtFrame(frame, String(name), options) }
}

/** Reads the arguments of `scope`. Without a path it is a group, which has what the scope around it has. */
export const scopeOf = (frame: RuntimeFrame, given: readonly unknown[]): ScopeCall => {
  const [path, options] = given
  if (given.length === 1 && typeof path !== 'string') return { call: 'scope', inner: frame }
  const call = callOf('scope', path)
  refuse(call, scopePathMessage(scopePathProblem(path, frame.path)))
  const hasOptions = given.length > 2
  if (hasOptions) refuse(call, scopeOptionsProblem(String(path), options))
  const kinds = hasOptions ? kindsOfOptions(options as ScopeOptions) : undefined // as `scopeOptionsProblem` has checked
  return { call, inner: scopeFrame(frame, slashedPath(String(path)), kinds) }
}
