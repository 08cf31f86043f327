import type { Explained } from './explained.js'

export const parts: readonly Explained[] = [
  {
    message: 'draw: the part is written for <place>, not for <place>',
    means: 'The second argument of `ScopeAt` is the place of a part: the namespaces, scopes and resources around it.',
    instead: [
      'Draw the part there, or change the argument.',
      "The message lists the kinds of parameters after a place, such as `id: 'uuid'`, which is an option of `InScope` and `InResources`.",
    ],
  },
  {
    message: 'draw: this scope has no such ctx.<member>',
    means: [
      'The third argument of `ScopeAt` is the state that a part expects, and the context with `InContext`.',
      'The scope does not have this member.',
      'If the scope has it with another type, the message ends with the two types, [as that of `use` does](#use-this-scope-has-no-such-ctxmember).',
    ],
    instead: 'Before `draw`, call `use` with a middleware that provides it.',
  },
  {
    message: 'draw: the part is written for another map of controllers',
    means: 'The first argument of `ScopeAt` is the type of the map of controllers.',
    instead: [
      'Write `typeof controllers`, with the map that `defineRoutes` takes.',
      'A part without controllers may have the type `ScopeAnywhere<{}>`.',
    ],
  },
  {
    message: 'draw: a part for any place cannot have members of shallow resources here: write it for this place',
    means: [
      'The part is drawn in resources, and has resources with the option `shallow`; or it has resources, and those around it have the option, which then applies to all in them.',
      'Members of shallow resources have paths outside of the resources around, which the compiler does not know in the part.',
    ],
    instead:
      "Give the parameter of the part the type `ScopeAt`, with the place: `ScopeAt<typeof controllers, [InResources<'places', { shallow: true }>]>`.",
  },
  {
    message: '<call>: a part is not a callback: write r => r.draw(part)',
    means:
      "A part is in place of a callback, as in `namespace('shop', shopRoutes)`, and it is written for another place, for another state or for another map of controllers.",
    instead: ["Write `namespace('shop', r => r.draw(shopRoutes))`.", 'There, `draw` says what does not fit.'],
  },
  {
    message: 'draw: a part is passed, not called: write draw(part)',
    means: '`draw` calls the part with its own scope.',
    instead: 'Write `draw(shopRoutes)`, not `draw(shopRoutes(r))`.',
  },
  {
    message: 'draw: the part must be a function that takes a scope',
    instead: ['Pass the function.', 'If it is `undefined`, look for an import cycle.'],
  },
  {
    message: "draw: the part's parameter must have the type ScopeAt<typeof controllers, …>",
    means: 'The parameter has no type, or another one.',
    instead: 'Add the type.',
  },
]
