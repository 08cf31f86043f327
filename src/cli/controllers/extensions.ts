/** The extensions that imports in the registry may have. */

/**
 * How import specifiers end: in the extension of the compiled file (`.js`), in that of the source (`.ts`), or in none.
 */
export type Extension = (typeof EXTENSIONS)[number]
export const EXTENSIONS = ['js', 'ts', 'none'] as const
