import type { Route } from './workloads.js'

/**
 * The code that a very patient person could write by hand for one table: offsets are constants until the first parameter, a
 * branch is a switch on a character, literal text is compared in place, and each list of names has its own object literal. It
 * does not handle trailing slashes, escaped literals or malformed escapes, and its `params` have a prototype.
 *
 * There are two forms: one function for all methods, which shares the code for paths, and one for each method, which fails
 * earlier for a wrong method. The faster one counts. A separate comparison for each character would be slower than the loop
 * `same`, because the code for 240 routes would no longer fit into the instruction cache.
 */
export type HandMade = (method: string, path: string) => { value: number; params: object } | undefined

interface Leaf {
  readonly method: string
  readonly value: number
  readonly names: readonly string[]
}

interface Node {
  literals: Map<string, Node>
  param?: Node
  wildcards: Leaf[]
  leaves: Leaf[]
}

const createNode = (): Node => ({ literals: new Map(), wildcards: [], leaves: [] })

const treeOf = (table: readonly Route[], methods: readonly string[]): Node => {
  const root = createNode()
  for (const [value, [method, path]] of table.entries()) {
    if (!methods.includes(method)) continue
    const names: string[] = []
    let node = root
    for (const part of path.match(/:\w+|\*\w+|[^:*]/g) ?? []) {
      if (part.startsWith('*')) node.wildcards.push({ method, value, names: [...names, part.slice(1)] })
      else if (part.length > 1) {
        names.push(part.slice(1))
        node.param ??= createNode()
        node = node.param
      } else {
        const next = node.literals.get(part) ?? createNode()
        node.literals.set(part, next)
        node = next
      }
    }
    if (!path.includes('*')) node.leaves.push({ method, value, names })
  }
  return root
}

/** How many characters of code one function may have, so that the optimizing compiler takes all functions. */
const BRANCH = 40_000

export const handMade = (table: readonly Route[], byMethod: boolean): HandMade => {
  const methods = [...new Set(table.map(([method]) => method))]
  const shapes: string[] = []
  const helpers: string[] = []

  const make = (value: number | string, names: readonly string[], values: readonly string[]): string => {
    const key = names.join(', ')
    if (!shapes.includes(key)) shapes.push(key)
    return `return make${shapes.indexOf(key)}(${[value, ...values].join(', ')})`
  }
  /** The code for the end of the path of these leaves. */
  const result = (leaves: readonly Leaf[], values: readonly string[]): string => {
    const [first] = leaves as [Leaf]
    if (byMethod) return make(first.value, first.names, values)
    if (leaves.length > 1 && leaves.every(({ names }) => names.join() === first.names.join())) {
      const cases = leaves.map(({ method, value }) => `case ${methods.indexOf(method)}: v = ${value}; break`)
      return `let v = -1\nswitch (m) {\n${cases.join('\n')}\n}\nif (v !== -1) ${make('v', first.names, values)}`
    }
    const ifs = leaves.map(leaf => `if (m === ${methods.indexOf(leaf.method)}) ${make(leaf.value, leaf.names, values)}`)
    return ifs.join('\n')
  }

  /** The code for a node at `base + offset`, where `base` is the variable with the end of the last parameter. */
  const emit = (node: Node, base: number, offset: number, values: readonly string[]): string => {
    const at = (plus: number) => (base ? `e${base} + ${offset + plus}` : String(offset + plus))
    let code = ''
    if (node.leaves.length) code += `if (n === ${at(0)}) {\n${result(node.leaves, values)}\n}\n`
    const branches = [...node.literals].map(([first, start]) => {
      let text = first
      let next = start
      while (next.literals.size === 1 && !next.leaves.length && !next.param && !next.wildcards.length) {
        const [[letter, after]] = [...next.literals] as [[string, Node]]
        text += letter
        next = after
      }
      return { text, inner: emit(next, base, offset + text.length, values) }
    })
    // One function for a whole table is too large for the optimizing compiler, so the largest branches get their own.
    const size = () => branches.reduce((sum, { inner }) => sum + inner.length, 0)
    for (const branch of [...branches].sort((left, right) => right.inner.length - left.inner.length)) {
      if (size() < BRANCH) break
      const ends = Array.from({ length: base }, (_, index) => [`s${index + 1}`, `e${index + 1}`])
      const variables = ['p', 'n', 'm', ...ends.flat()].join(', ')
      const call = `branch${helpers.length}(${variables})`
      helpers.push(`const branch${helpers.length} = (${variables}) => {\n${branch.inner}}\n`)
      const fallsBack = node.param || node.wildcards.length
      branch.inner = fallsBack ? `const found = ${call}\nif (found) return found\n` : `return ${call}\n`
    }
    const compare = (text: string) => {
      if (text.length < 2) return ''
      if (text.length === 2) return ` && p.charCodeAt(${at(1)}) === ${text.charCodeAt(1)}`
      return ` && same(p, ${at(1)}, '${text.slice(1)}')`
    }
    const tests = branches.map(({ text, inner }) => {
      const first = text.charCodeAt(0)
      const fits = `n >= ${at(text.length)}`
      if (branches.length > 2) return `case ${first}: if (${fits}${compare(text)}) {\n${inner}}\nbreak\n`
      return `if (${fits} && p.charCodeAt(${at(0)}) === ${first}${compare(text)}) {\n${inner}}\n`
    })
    code +=
      branches.length > 2 ? `if (n > ${at(0)}) switch (p.charCodeAt(${at(0)})) {\n${tests.join('')}}\n` : tests.join('')
    if (node.param) {
      const end = base + 1
      code += `const s${end} = ${at(0)}, e${end} = segmentEnd(p, s${end}, n)\nif (e${end} > s${end}) {\n`
      code += `${emit(node.param, end, 0, [...values, `value(p, s${end}, e${end})`])}}\n`
    }
    if (node.wildcards.length)
      code += `if (n > ${at(0)}) {\n${result(node.wildcards, [...values, `value(p, ${at(0)}, n)`])}\n}\n`
    return code
  }

  const entries = byMethod ? methods.map(method => [method]) : [methods]
  const functions = entries.map((list, index) => {
    return `const find${index} = (p, n, m) => {\n${emit(treeOf(table, list), 0, 0, [])}}\n`
  })
  const cases = methods.map((method, index) => {
    return `case '${method}': return find${byMethod ? index : 0}(path, path.length, ${index})`
  })
  const makes = shapes.map((names, index) => {
    return `const make${index} = (${names ? `value, ${names}` : 'value'}) => ({ value, params: { ${names} } })\n`
  })
  const code = `
    let escaped = false
    const same = (p, i, text) => {
      for (let j = 0; j < text.length; j++) if (p.charCodeAt(i + j) !== text.charCodeAt(j)) return false
      return true
    }
    const segmentEnd = (p, i, n) => {
      const near = i + 8 < n ? i + 8 : n
      for (; i < near; i++) {
        const c = p.charCodeAt(i)
        if (c === 47) return i
        if (c === 37) {
          escaped = true
          break
        }
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
    ${makes.join('')}
    ${helpers.join('')}
    ${functions.join('')}
    return (method, path) => {
      escaped = false
      switch (method) {
        ${cases.join('\n')}
      }
    }`
  return new Function(code)()
}
