/** The text of a file, which Vite puts into the page. */
declare module '*?raw' {
  const text: string
  export default text
}
