/** Prints a row of a Markdown table. */
export const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
