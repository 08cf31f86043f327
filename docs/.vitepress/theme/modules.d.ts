declare module '*.vue' {
  const component: import('vue').Component
  export default component
}

interface ImportMeta {
  /** What Vite replaces. */
  readonly env: { readonly SSR: boolean }
}

declare module 'virtual:editor-files' {
  const files: Readonly<Record<string, string>>
  export default files
}
