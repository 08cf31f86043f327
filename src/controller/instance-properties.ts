/** Properties that a class assigns to its instances, such as arrow functions. Only its source text shows them. */

/**
 * Whether a class might assign a property called `name` to its instances. Any of the following in its source text
 * counts:
 *
 * 1. code that might assign any property: `this[name]`, `Object.assign(this, …)`, native code
 * 2. the name in quotes, after `this,` or anywhere in a `function`: compilers write this for old targets
 * 3. a field or an assignment: `show = …`, `'show' = …`, `['show'] = …`, `this.show ??= …`
 *
 * Code that only looks like one of these counts too. This does little harm: an error about a missing action then
 * appears at the first request for it, and not when the table is defined.
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

/** What precedes a name that is not a field: the start of a longer name, `#`, or the keyword of another declaration. */
const NOT_A_FIELD = /(?:[\p{ID_Continue}$#]|\b(?:static|const|let|var)\s+)$/u
