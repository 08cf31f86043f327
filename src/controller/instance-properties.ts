/** The properties that a class gives its instances, such as arrow functions. No prototype shows them, only its text. */

/**
 * Whether a class may give its instances a property of a name, judged by the text of the class. It may by
 *
 * 1. code that the text does not show in full: `this[name]`, `Object.assign(this, …)`, native code
 * 2. a name in quotes after `this,`, or anywhere in a `function`: how compilers write fields and methods for old targets
 * 3. a field or an assignment: `show = …`, `'show' = …`, `['show'] = …`, `this.show ??= …`
 *
 * Code that only looks like one of these counts too. The mistake is a harmless one: an action that does not exist is then
 * found by its first request, and not when the table is defined.
 *
 * @example mayAssign('class { show = () => {} }', 'show') // true
 */
export const mayAssign = (text: string, name: string): boolean => {
  if (/\bthis\s*\[(?!\s*["'`])|\bassign\s*\(\s*this\b|\[native code\]/.test(text)) return true // 1
  for (let at = text.indexOf(name); name !== '' && at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.slice(Math.max(0, at - 32), at)
    const after = text.slice(at + name.length, at + name.length + 32)
    const quoted = /["'`]$/.test(before) && /^["'`]/.test(after)
    if (quoted && (/\bthis\s*,\s*.$/.test(before) || /^function\b/.test(text))) return true // 2
    if ((quoted || !NOT_A_FIELD.test(before)) && /^["'`]?\s*\]?\s*(?:\?\?|\|\||&&)?=(?![=>])/.test(after)) return true // 3
  }
  return false
}

/** What comes before a name that is not a field: the rest of a longer name, `#`, or the keyword of another declaration. */
const NOT_A_FIELD = /(?:[\p{ID_Continue}$#]|\b(?:static|const|let|var)\s+)$/u
