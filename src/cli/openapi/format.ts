/** A document as text: JSON or YAML. */

import { parse, stringify } from 'yaml'

/** The extension of a document decides on its format. */
export const FORMATS = ['.json', '.yaml', '.yml'] as const
type Format = (typeof FORMATS)[number]

/**
 * The text of a document, which is the same on every system. YAML has no anchors, no folded lines, and quotes around texts that are
 * something else for readers of YAML 1.1, such as `no`.
 */
export const textOf = (document: object, format: Format): string =>
  format === '.json'
    ? `${JSON.stringify(document, undefined, 2)}\n`
    : stringify(document, { aliasDuplicateObjects: false, lineWidth: 0, compat: 'yaml-1.1' })

/**
 * What a text says, in either format.
 *
 * @throws {Error} for a text that is neither.
 */
export const parseText = (text: string, format: Format): unknown =>
  format === '.json' ? JSON.parse(text) : parse(text)
