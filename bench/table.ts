/** A line of a table in Markdown. */
export const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
