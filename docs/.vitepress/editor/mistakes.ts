/** The mistakes to try on the home page: each changes the routes of the README. */

export interface Mistake {
  readonly title: string
  readonly written: string
  readonly instead: string
}

/** The home page shows the first one before anything is touched. */
export const mistakes = [
  { title: 'A misspelt resource', written: "'places'", instead: "'plces'" },
  { title: 'A missing action', written: "get('preview')", instead: "get('map')" },
  { title: 'A duplicate route', written: "get('preview')", instead: "get('rooms', 'Places#preview')" },
] as const satisfies readonly Mistake[]

export const withMistake = (routes: string, { written, instead }: Mistake): string => routes.replace(written, instead)
