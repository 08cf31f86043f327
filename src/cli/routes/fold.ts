/** Folds text into lines of a terminal. */

/**
 * Joins pieces into lines of at most `width` columns. A line ends between two pieces, and a piece that is longer than a line is cut.
 *
 * @example fold(['/places', '/:placeId', '/rooms'], 16) // ['/places/:placeId', '/rooms']
 */
export const fold = (pieces: readonly string[], width: number): readonly string[] => {
  const lines: string[] = []
  for (const piece of pieces.flatMap(each => cut(each, width))) {
    const last = lines.at(-1)
    if (last === undefined || last.length + piece.trimEnd().length > width) lines.push(piece.trimStart())
    else lines[lines.length - 1] = last + piece
  }
  return lines.map(line => line.trimEnd())
}

/**
 * Folds a line between its words. The lines after the first are indented by two columns more, and a word that is longer than a line,
 * such as the path of a file, stays whole.
 *
 * @example wrap('requireUser (places/authenticate.ts:7)', 30) // ['requireUser', '  (places/authenticate.ts:7)']
 */
export const wrap = (line: string, width: number): readonly string[] => {
  if (line.length <= width) return [line]
  const [indent = ''] = /^ */.exec(line) ?? []
  const lines: string[] = []
  for (const word of line.trim().split(' ')) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(indent + word)
    else if (`${last} ${word}`.length > width) lines.push(`${indent}  ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const cut = (piece: string, width: number): readonly string[] =>
  piece.trim().length <= width
    ? [piece]
    : Array.from({ length: Math.ceil(piece.length / width) }, (_, at) => piece.slice(at * width, (at + 1) * width))

/** The pieces of what answers a route, whose lines end after a space or, as in a long target, after a slash. */
export const words = (text: string): readonly string[] => text.match(/[^\s/]*[\s/]+|[^\s/]+/g) ?? []

/** The pieces of a path, whose lines end before a slash. */
export const pathPieces = (path: string): readonly string[] => path.match(/^[^/]+\/[^/]*|\/[^/]*|[^/]+/g) ?? []
