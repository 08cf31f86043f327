import type { Explained } from './explained.js'

export const loaders: readonly Explained[] = [
  {
    message: "defineRoutes: the loader of '<path>' must return a promise, as () => import('./file.js') does",
    appears: 'Compiler, load',
    instead: "Write the loader as `() => import('./places-controller.js')`.",
  },
  {
    message: "defineRoutes: the loader of '<path>' gives no class: export the controller by default or as <name>",
    means: 'The module exports no class.',
    instead: 'Export the controller, or correct the path in `import`.',
  },
  {
    message:
      "defineRoutes: the loader of '<path>' gives several classes: export the controller by default or as <name>",
    instead:
      "Give the controller the name in the message, or export it by default, or let the loader choose: `() => import('./places.js').then(module => module.Places)`.",
  },
  {
    message: "defineRoutes: the loader of '<path>' gives both <name> and another default export: keep only one of them",
    means: 'The two exports are different classes.',
    instead: 'Remove one of them.',
  },
  {
    message:
      "defineRoutes: the loader of '<path>' gives a module or a class with a member 'then', which a promise would call: give the member another name",
    means: [
      'A loader gives a promise, and a promise calls the method `then` of what it is given: an export of the module, or a static method of the class.',
      'If that method never calls back, nothing ends the load and no error can be thrown.',
      'After 10 seconds you then get the [warning](#warnings) `SIGNALBOX_SLOW_LOADER`.',
    ],
    instead: 'Rename the export or the method.',
  },
  {
    message: "defineRoutes: the loader of '<path>' gives an abstract class, which cannot be constructed",
    instead: 'Export a class that extends it.',
  },
  {
    message: "defineRoutes: the loader of '<path>' is called without a this: bind the function",
    means: 'The loader has a parameter `this`.',
    instead: ['Write an arrow function.', 'At run time, `this` is `undefined` in it.'],
  },
  {
    message: "defineRoutes: the loader of '<path>' failed: <error>",
    appears: 'Load',
    means: [
      'The import failed, or the module threw an error, which is the `cause` of this one.',
      'The next request calls the loader again.',
    ],
    instead: 'Correct what the error says.',
  },
]
