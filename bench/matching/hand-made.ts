import type { Route } from './workloads.js'

/**
 * What a person with a lot of patience would write for one table, and for nothing but that table: a function for each
 * method in which every character is a constant, offsets are constants until the first parameter, a branch is a switch,
 * and each route makes its own object. It knows no trailing slash, no glob beside a parameter and no escaped literal.
 */
export type HandMade = (method: string, path: string) => { value: number; params: object } | undefined

interface Node {
  literals: Map<string, Node>
  param?: Node
  glob?: { value: number; names: string[] }
  leaf?: { value: number; names: string[] }
}

const treeOf = (table: readonly Route[], method: string): Node => {
  const root: Node = { literals: new Map() }
  for (const [value, route] of table.entries()) {
    if (route[0] !== method) continue
    const names: string[] = []
    let node = root
    for (const part of route[1].match(/:\w+|\*\w+|[^:*]/g) ?? []) {
      if (part.startsWith('*')) node.glob = { value, names: [...names, part.slice(1)] }
      else if (part.length > 1) {
        names.push(part.slice(1))
        node.param ??= { literals: new Map() }
        node = node.param
      } else {
        const next: Node = node.literals.get(part) ?? { literals: new Map() }
        node.literals.set(part, next)
        node = next
      }
    }
    if (!route[1].includes('*')) node.leaf = { value, names }
  }
  return root
}

/** Characters of code for one function; with 40,000 the optimising compiler gave some up. */
const BRANCH = 10_000

/** The result of every route with these parameters. Only this order of the literal gives a fast object without a prototype. */
const make = (shape: Record<string, string>, index: number): string => {
  const names = Object.keys(shape)
  return `
    const shape${index} = shapes[${index}]
    const make${index} = (${['value', ...names].join(', ')}) => {
      const params = { ...shape${index}, __proto__: null }
      ${names.map(name => `params.${name} = ${name}`).join('\n')}
      return { value, params }
    }`
}

export const handMade = (table: readonly Route[]): HandMade => {
  const shapes: Record<string, string>[] = []
  const helpers: string[] = []

  const result = ({ value, names }: { value: number; names: string[] }, values: string[]): string => {
    let shape = shapes.findIndex(each => Object.keys(each).join() === names.join())
    if (shape === -1) shape = shapes.push(Object.fromEntries(names.map(name => [name, '']))) - 1
    return `return make${shape}(${[value, ...values].join(', ')})`
  }

  /** Code for the node reached at `base + offset`, `base` being the variable where the last parameter ended. */
  const emit = (node: Node, base: number, offset: number, values: string[]): string => {
    const at = (plus: number) => (base ? `e${base} + ${offset + plus}` : String(offset + plus))
    let code = ''
    if (node.leaf) code += `if (n === ${at(0)}) ${result(node.leaf, values)}\n`
    const branches = [...node.literals].map(([first, start]) => {
      let text = first
      let next = start
      while (next.literals.size === 1 && !next.leaf && !next.param && !next.glob) {
        const [[letter, after]] = [...next.literals] as [[string, Node]]
        text += letter
        next = after
      }
      const inner = emit(next, base, offset + text.length, values)
      return { text, inner }
    })
    // One function of a whole table is too big for the optimising compiler, so the biggest branches get their own.
    const size = () => branches.reduce((sum, { inner }) => sum + inner.length, 0)
    for (const branch of [...branches].sort((left, right) => right.inner.length - left.inner.length)) {
      if (size() < BRANCH) break
      const variables = [
        'p',
        'n',
        ...Array.from({ length: base }, (_, index) => [`s${index + 1}`, `e${index + 1}`]).flat(),
      ]
      const call = `branch${helpers.length}(${variables.join(', ')})`
      helpers.push(`const branch${helpers.length} = (${variables.join(', ')}) => {\n${branch.inner}}\n`)
      branch.inner = node.param || node.glob ? `const found = ${call}\nif (found) return found\n` : `return ${call}\n`
    }
    const compare = (text: string, from: number) =>
      [...text].slice(from).map((letter, index) => ` && p.charCodeAt(${at(from + index)}) === ${letter.charCodeAt(0)}`)
    if (branches.length > 2) {
      code += `if (n > ${at(0)}) switch (p.charCodeAt(${at(0)})) {\n`
      for (const { text, inner } of branches) {
        code += `case ${text.charCodeAt(0)}: if (n >= ${at(text.length)}${compare(text, 1).join('')}) {\n${inner}}\nbreak\n`
      }
      code += '}\n'
    } else {
      for (const { text, inner } of branches)
        code += `if (n >= ${at(text.length)}${compare(text, 0).join('')}) {\n${inner}}\n`
    }
    if (node.param) {
      const end = base + 1
      code += `const s${end} = ${at(0)}, e${end} = segmentEnd(p, s${end}, n)\nif (e${end} > s${end}) {\n`
      code += `${emit(node.param, end, 0, [...values, `value(p, s${end}, e${end})`])}}\n`
    }
    if (node.glob) code += `if (n > ${at(0)}) ${result(node.glob, [...values, `value(p, ${at(0)}, n)`])}\n`
    return code
  }

  const methods = [...new Set(table.map(([method]) => method))]
  const functions = methods.map(method => `const ${method} = (p, n) => {\n${emit(treeOf(table, method), 0, 0, [])}}\n`)
  const code = `
    let escaped = false
    const segmentEnd = (p, i, n) => {
      const near = i + 12 < n ? i + 12 : n
      for (; i < near; i++) {
        const c = p.charCodeAt(i)
        if (c === 47) return i
        if (c === 37) escaped = true
      }
      if (i === n) return n
      if (!escaped) escaped = p.indexOf('%', i) !== -1
      const slash = p.indexOf('/', i)
      return slash === -1 ? n : slash
    }
    const value = (p, start, end) => {
      const text = p.slice(start, end)
      return escaped && text.includes('%') ? decodeURIComponent(text) : text
    }
    ${shapes.map(make).join('')}
    ${helpers.join('')}
    ${functions.join('')}
    return (method, path) => {
      escaped = false
      switch (method) {
        ${methods.map(method => `case '${method}': return ${method}(path, path.length)`).join('\n')}
      }
    }`
  return new Function('shapes', code)(shapes)
}
