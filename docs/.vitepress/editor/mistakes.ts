/** The mistakes to try on the home page: each changes the routes of the README, and has the message of all compilers. */

export interface Mistake {
  readonly title: string
  readonly written: string
  readonly instead: string
  readonly message: string
}

const argument = (written: string, message: string): string =>
  `Argument of type '"${written}"' is not assignable to parameter of type '"${message}"'.`

/** The home page shows the first one before anything is touched. */
export const mistakes: readonly [Mistake, ...Mistake[]] = [
  {
    title: 'A misspelt resource',
    written: "'places'",
    instead: "'plces'",
    message: argument('plces', "resources('plces') needs the controller 'Plces', which is not registered"),
  },
  {
    title: 'A missing action',
    written: "get('preview')",
    instead: "get('map')",
    message: argument('map', "get('map') needs public methods on 'Places': map (missing)"),
  },
  {
    title: 'A duplicate route',
    written: "get('preview')",
    instead: "get('rooms', 'Places#preview')",
    message: argument('rooms', "resources('rooms') duplicates an existing route: GET /places/:id/rooms"),
  },
]

export const withMistake = (routes: string, { written, instead }: Mistake): string => routes.replace(written, instead)
