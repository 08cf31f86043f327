/**
 * Whether the targets of a table keep their names. A class that is not registered gives its own name to its targets, and a
 * minifier gives classes other names: the target is then `De#show`, and after the next build another one.
 */

import { hasOwnPath, type Registered } from '../controller/registry.js'
import type { AnyRoute } from '../route/route.js'
import { isDevelopment, warn } from '../text/warning.js'

/** The classes that a warning has named. A table may be defined many times, as in tests. */
const named = new WeakSet<object>()

/**
 * Warns, in development, of classes without a name, or with one as short as those of minifiers. A longer name is left alone,
 * because it may be meant.
 */
export const warnOfNames = (registry: Registered, routes: readonly AnyRoute[]): void => {
  if (!isDevelopment()) return
  for (const route of routes) {
    if (!('target' in route) || route.controller === undefined) continue
    const { target, controller } = route
    const { name }: { readonly name: unknown } = controller as Function // see controllerPathOf
    const isNamed = !target.startsWith('#') && String(name).length > 2
    if (isNamed || named.has(controller) || hasOwnPath(registry, controller)) continue
    named.add(controller)
    warn('SIGNALBOX_CLASS_NAME', nameWarning(target))
  }
}

const nameWarning = (target: string): string =>
  `the target '${target}' is named after a class ${target.startsWith('#') ? 'without a name' : 'that a minifier may have renamed'}: ` +
  'register the class, give it a static controllerPath, or let the minifier keep names'
