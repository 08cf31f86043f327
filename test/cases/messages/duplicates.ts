import type { Explained } from './explained.js'

export const duplicates: readonly Explained[] = [
  {
    message: '<call> duplicates an existing route: <method> <path>',
    means: 'The message names the route that exists, as it was declared.',
    instead: [
      'Remove one of the two, or change its path.',
      "In the callback of `resources`, the path `'/'` is that of `show`.",
      'Members of [shallow resources](../guide/nesting.md#shallow-resources) have short paths, `/rooms/:id`, and may be outside of the paths of the calls around them.',
    ],
  },
  {
    message: '<call> duplicates existing routes with these actions: <actions>',
    means: 'Other declarations route the methods and paths of these standard actions.',
    instead: [
      'Leave them out with `only` or `except`.',
      'When the program runs, the message lists the routes that exist: `(GET /places, GET /places/:slug)`.',
    ],
  },
  {
    message: '<call> duplicates existing routes below <path>',
    means: 'Several routes in the callback, or in the part, exist already.',
    instead: 'Run the program to see which.',
  },
  {
    message: '<call> duplicates existing routes below <path> (<routes>)',
    means: 'The same, with the routes that exist, as they were declared: the first six of them.',
    instead: 'Remove the routes on one of the two sides, or change their paths.',
  },
]
