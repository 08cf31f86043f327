/** Names of handlers in other applications. */

/** Names that say nothing of what a function does. */
const EMPTY = /^(?:bound |async )?(?:anonymous|default|handler|handle|middleware|fn|callback|dispatch)?\d*$/i

export const isEmptyName = (name: string): boolean => EMPTY.test(name)

/**
 * The action that a handler proposes: the innermost name in it.
 *
 * @example actionOf('asyncHandler(places.show)') // 'show'
 */
export const actionOf = (handler: string): string | undefined => {
  const [, name = ''] = /([A-Za-z_$][\w$]*)\)*$/.exec(handler) ?? []
  return isEmptyName(name) ? undefined : name
}
