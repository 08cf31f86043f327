/** The picture of the README: the table of its first section in an editor, with a mistake and what the compiler says about it. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import ts from 'typescript'
import { declareLibrary, outputOf } from '../../bench/types/compile.js'
import { modulesOf, NAME_LINE } from './modules.js'
import { pages, root } from './pages.js'

/** Where it is, relative to the root of the repository. */
export const PICTURE = 'docs/pictures/error.svg'

/** Within the repository, so that packages are found. */
const FOLDER = `${root}test/generated-picture/`
const FILE = 'routes.ts'
const MISTAKE = ["get('preview')", "get('map')"] as const
/** How many lines of the file the picture shows before the mistake, and after it. */
const SHOWN = [2, 2] as const

interface Mistake {
  readonly lines: readonly string[]
  /** Counted from 0. */
  readonly line: number
  readonly column: number
  readonly code: string
  readonly message: string
}

/** Compiles the modules with the mistake. The compiler must find one error, in the file that has it. */
const compileMistake = async (): Promise<Mistake> => {
  const section = pages.find(({ path }) => path === 'README.md')?.sections[1]
  const modules = (section ? modulesOf(section) : []).map(
    ({ name, text }) => [name, text.replace(NAME_LINE, '')] as const,
  )
  const library = dirname(await declareLibrary())
  await mkdir(FOLDER, { recursive: true })
  try {
    for (const [name, text] of modules) await writeFile(FOLDER + name, text.replace(...MISTAKE))
    const compilerOptions = { paths: { signalbox: [`${library}/index.d.ts`] } }
    const config = { extends: '../../tsconfig.json', compilerOptions, include: ['.'], exclude: [] }
    await writeFile(`${FOLDER}tsconfig.json`, JSON.stringify(config))
    const output = await outputOf('7.0', ['-p', FOLDER, '--pretty', 'false'])
    const [first = '', ...more] = output.trim().split(/\n(?! )/)
    const { file, line, column, code, message } = ERROR.exec(first)?.groups ?? {}
    if (file !== FILE || message === undefined || code === undefined || more.length > 0) throw new Error(output)
    const text = modules.find(([name]) => name === FILE)?.[1] ?? ''
    const lines = text
      .trimEnd()
      .replace(...MISTAKE)
      .split('\n')
    return { lines, line: Number(line) - 1, column: Number(column) - 1, code, message }
  } finally {
    await rm(FOLDER, { recursive: true, force: true })
  }
}
const ERROR = /(?<file>[\w.-]+)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<message>[\s\S]*)$/

/** A piece of text, and the class that colours it. */
type Piece = readonly [text: string, kind: string]

/** The tokens of a line. The scanner is that of the compiler. */
const tokensOf = (line: string): readonly Piece[] => {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, line)
  const pieces: Piece[] = []
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
    pieces.push([scanner.getTokenText(), kindOf(token, line.slice(scanner.getTokenEnd()))])
  return pieces
}

const kindOf = (token: ts.SyntaxKind, rest: string): string => {
  if (token === ts.SyntaxKind.StringLiteral) return 'string'
  if (token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastReservedWord)
    return token === ts.SyntaxKind.TrueKeyword ? 'constant' : 'keyword'
  if (token !== ts.SyntaxKind.Identifier && token < ts.SyntaxKind.FirstKeyword) return ''
  return rest.startsWith('(') ? 'call' : 'name'
}

const QUOTED = /^(?<before>[\s\S]*type ')(?<ours>"[\s\S]*")(?<after>'\.)$/

/** The words of a message in lines. What this library says is between the quotes of the last type. */
const messageLines = (message: string, columns: number): readonly (readonly Piece[])[] => {
  const { before = message, ours = '', after = '' } = QUOTED.exec(message)?.groups ?? {}
  const words = [
    [before, 'compiler'],
    [ours, 'message'],
    [after, 'compiler'],
  ].flatMap(([text = '', kind = '']) => (text.match(/\S+\s*|\s+/g) ?? []).map(word => [word, kind] as const))
  const lines: Piece[][] = [[]]
  let length = 0
  for (const piece of words) {
    if (length + piece[0].trimEnd().length > columns) {
      lines.push([])
      length = 0
    }
    lines.at(-1)?.push(piece)
    length += piece[0].length
  }
  return lines
}

const WIDTH = 830
const LEFT = 58
const LINE = 22
const TAB = 30
/** The width of a character, whatever font a system has: `textLength` makes each text as wide. */
const CHARACTER = 8.2

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const textAt = (x: number, y: number, pieces: readonly Piece[]): string => {
  const text = pieces.map(([part]) => part).join('')
  const spans = pieces.map(([part, kind], at) => {
    const begins = kind !== '' && kind !== pieces[at - 1]?.[1]
    const ends = kind !== '' && kind !== pieces[at + 1]?.[1]
    return `${begins ? `<tspan class="${kind}">` : ''}${escaped(part)}${ends ? '</tspan>' : ''}`
  })
  return `<text x="${x}" y="${y}" textLength="${(text.length * CHARACTER).toFixed(1)}">${spans.join('')}</text>`
}

/** A wave below a text. */
const squiggle = (x: number, y: number, width: number): string => {
  const waves = Array.from({ length: Math.round(width / 6) }, () => 'q1.5 -3 3 0 t3 0').join(' ')
  return `<path class="squiggle" d="M${x.toFixed(1)} ${y} ${waves}"/>`
}

const STYLE = `
text { font: 13.5px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #24292f; white-space: pre }
.window { fill: #ffffff; stroke: #d0d7de }
.tab { fill: #f6f8fa }
.problem { fill: #fff1f0; stroke: #ffb3ad }
.number { fill: #57606a }
.keyword { fill: #cf222e }
.string { fill: #0a3069 }
.constant { fill: #0550ae }
.call { fill: #6639ba }
.compiler { fill: #57606a }
.message { fill: #a40e26; font-weight: 600 }
.squiggle { fill: none; stroke: #cf222e; stroke-width: 1.4 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.window { fill: #0d1117; stroke: #30363d }
.tab { fill: #161b22 }
.problem { fill: #2d1517; stroke: #8e2f33 }
.number { fill: #8b949e }
.keyword { fill: #ff7b72 }
.string { fill: #a5d6ff }
.constant { fill: #79c0ff }
.call { fill: #d2a8ff }
.compiler { fill: #9ea7b3 }
.message { fill: #ffa198 }
.squiggle { stroke: #ff7b72 }
}
`

/** The text of the picture. The window is opaque, so that it can be read on a page of the other scheme too. */
export const drawPicture = async (): Promise<string> => {
  const { lines, line, column, code, message } = await compileMistake()
  const parts: string[] = []
  let y = TAB
  for (let at = line - SHOWN[0]; at <= Math.min(line + SHOWN[1], lines.length - 1); at++) {
    const text = lines[at] ?? ''
    y += LINE
    parts.push(
      textAt(28 - String(at + 1).length * CHARACTER + 8, y, [[String(at + 1), 'number']]),
      textAt(LEFT, y, tokensOf(text)),
    )
    if (at !== line) continue
    const [wrong = ''] = /^'[^']*'/.exec(text.slice(column)) ?? []
    parts.push(squiggle(LEFT + column * CHARACTER, y + 4, wrong.length * CHARACTER))
    const says = messageLines(`${message}`, Math.floor((WIDTH - LEFT - 40) / CHARACTER))
    const height = says.length * LINE + 14
    parts.push(
      `<rect class="problem" x="${LEFT - 8}" y="${y + 10}" width="${WIDTH - LEFT - 4}" height="${height}" rx="4"/>`,
    )
    says.forEach((pieces, row) => {
      const all = row === says.length - 1 ? [...pieces, [`  ts(${code})`, 'number'] as const] : pieces
      parts.push(textAt(LEFT + 6, y + 10 + 21 + row * LINE, all))
    })
    y += height + 10
  }
  const height = y + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">An editor: ${escaped(message)}</title>
<style>${STYLE}</style>
<rect class="window" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>
<path class="tab" d="M1 ${TAB} V9 a8 8 0 0 1 8 -8 H${WIDTH - 9} a8 8 0 0 1 8 8 V${TAB} z"/>
${textAt(16, 20, [[FILE, '']])}
${parts.join('\n')}
</svg>
`
}
