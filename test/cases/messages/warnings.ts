import type { Explained } from './explained.js'

export const warnings: readonly Explained[] = [
  {
    message:
      "the target '<target>' is named after a class that a minifier may have renamed: register the class, give it a static controllerPath, or let the minifier keep names",
    appears: 'Definition, `SIGNALBOX_CLASS_NAME`',
    means:
      'You get this warning for a class that is in no map and whose name has one or two letters: once for each class, and never if `NODE_ENV` is `production`.',
    instead:
      '[Register the class](../guide/controllers.md#controller-paths-and-targets), give it a `static readonly controllerPath`, or [let the minifier keep names](../recipes/bundling.md#class-names).',
  },
  {
    message:
      "the target '<target>' is named after a class without a name: register the class, give it a static controllerPath, or let the minifier keep names",
    appears: 'Definition, `SIGNALBOX_CLASS_NAME`',
    means: ['The class is anonymous, or its whole name is `Controller`.', 'The rest is as above.'],
    instead: 'Register the class, or give it a name or a `static readonly controllerPath`.',
  },
  {
    message:
      "the loader of '<path>' has given nothing for 10 seconds: if its module exports 'then', a promise calls it, so give it another name",
    appears: 'Load, `SIGNALBOX_SLOW_LOADER`',
    means: [
      'A module that waits for something at its top level may be slow as well.',
      'Requests for the controller wait until the load ends.',
    ],
    instead: 'Rename the export `then`, or wait: nothing is wrong if the module loads in the end.',
  },
  {
    message: 'the OpenAPI document lacks routes, which the option onOmitted takes: <routes>',
    appears: '`openapi`, `SIGNALBOX_OMITTED_ROUTES`',
    means:
      'The list has the reason for each route: OpenAPI has no method QUERY, a wildcard and a parameter are the same path for it, and nothing is known of what a mounted application or another route of every method without a contract takes.',
    instead: 'Give the route a contract, or take the list yourself: `onOmitted: omitted => {}`.',
  },
]
