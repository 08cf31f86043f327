/** Shows JSON as elements that fold. */

/** A longer list or object is folded at first, and so is what lies deeper. */
const OPEN = { members: 50, depth: 3 }

/** The value of a JSON text; `undefined` for no JSON, and for a number that JavaScript would round. */
export const exactJson = (text: string): { readonly value: unknown } | undefined => {
  let isExact = true
  try {
    const value: unknown = JSON.parse(text, (_key, each: unknown) => {
      if (typeof each === 'number' && Math.abs(each) > Number.MAX_SAFE_INTEGER) isExact = false
      return each
    })
    return isExact ? { value } : undefined
  } catch {
    return undefined
  }
}

export const jsonElement = (value: unknown, name = '', depth = 0): HTMLElement => {
  const line = document.createElement('div')
  const label = name === '' ? '' : `${name}: `
  if (typeof value !== 'object' || value === null) {
    line.append(label, element('span', JSON.stringify(value), { className: `json-${typeof value}` }))
    return line
  }
  const isList = Array.isArray(value)
  const members: [string, unknown][] = Object.entries(value)
  const [start, end] = isList ? ['[', ']'] : ['{', '}']
  if (members.length === 0) {
    line.append(`${label}${start}${end}`)
    return line
  }
  const fold = document.createElement('details')
  fold.className = 'fold'
  const count = element('span', ` ${members.length} ${end}`, { className: 'note' })
  const summary = document.createElement('summary')
  summary.append(`${label}${start}`, count)
  fold.append(summary)
  const fill = () => fold.append(...members.map(([key, each]) => jsonElement(each, isList ? '' : key, depth + 1)))
  fold.open = depth < OPEN.depth && members.length <= OPEN.members
  // What is folded is made when it opens.
  if (fold.open) fill()
  else fold.addEventListener('toggle', fill, { once: true })
  return fold
}

export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  more: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), { textContent: text }, more)
