import { NAME_LINE } from '../../../test/docs/modules.js'

const DIRECTIVE = /^\s*\/\/ @ts-expect-error.*\n/gm

/** What the site shows of a module: neither its name, which is the caption, nor the directives, whose errors it shows. */
export const shownText = (text: string): string => text.replace(NAME_LINE, '').replace(DIRECTIVE, '')
