/** Reads what the compilers print. */

/** 7.0 sorts the members of a union by name, 5.9 and 6.0 by declaration. */
export const sortUnions = (message: string): string =>
  message.replace(
    /'("\w+"(?: \| "\w+")+)((?: \| undefined)?)'/g,
    (_all, members: string, rest: string) => `'${members.split(' | ').sort().join(' | ')}${rest}'`,
  )

/** What is wrong, then the message of the library. Of several messages in a union, TypeScript prints all. */
const OURS =
  /^(?:Argument of type|Type|The 'this' context of type) .* is not assignable to (?:parameter of |method's 'this' of )?type '(?:\[|Function & )?"((?:.*" \| ")?(?:[^"\\]|\\.)*)"(?:\]| & Function)?'\.$/s

/** The message of the library in an error. The order of several depends on the compiler and on the programs before: the last one by its letters. */
export const messageIn = (error: string): string | undefined =>
  OURS.exec(error)?.[1]?.split('" | "').sort().at(-1)?.replaceAll('\\\\', '\\')
