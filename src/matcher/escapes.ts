/** Escapes in a path that a router refuses. */

import { MALFORMED_ESCAPE, NEEDLESS_ESCAPE } from '../text/http.js'
import { normalize } from './tree.js'

/** The characters that no client has to escape (RFC 3986, section 2.3). */
const UNRESERVED = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~'

/** Whether a path has one of them escaped. */
export const hasNeedlessEscape = (path: string): boolean => {
  for (let at = path.indexOf('%'); at !== -1; at = path.indexOf('%', at + 1))
    if (UNRESERVED.includes(String.fromCharCode(Number.parseInt(path.slice(at + 1, at + 3), 16)))) return true
  return false
}

/** Why a path for which a matcher gives `MALFORMED` is answered with 400. */
export const refusedEscape = (path = ''): string => (normalize(path) === undefined ? MALFORMED_ESCAPE : NEEDLESS_ESCAPE)
