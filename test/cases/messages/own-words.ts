import type { Row } from './explained.js'

export const ownWords: readonly Row[] = [
  [
    "Property '<name>' does not exist on type '<type>'.",
    "`ctx.params` has only the parameters of the route, `ctx.state` only what `use` provides around it, and `r` only the [declarations](declarations.md). [`Contexts`](../guide/controllers.md#contexts) has the controller paths of the map, and `Contexts['Places']` the public members of that class; where a file has it, run `signalbox contexts`. `routes.to` has the controller paths of the table, and `routes.to.Places` the actions that it routes",
  ],
  ["Type '<target>' does not satisfy the constraint", '`ActionContext` takes a target of the table'],
  ["Type '<value>' is not assignable to type '<type>'.", 'a link takes no `null` and no `undefined`'],
  [
    "Object literal may only specify known properties, and '<option>' does not exist in type '<type>'.",
    'there is no such option. A link to a path without parameters takes its options second',
  ],
  ["Type '<value>' has no properties in common with type '<type>'.", 'the options must be an object'],
  [
    "Argument of type '<type>' is not assignable to parameter of type 'LinkOptionsAt<type>'.",
    'the options of a link are `query` and `hash`, in an object',
  ],
  [
    'Expected <number> arguments, but got <number>.',
    'an argument is missing, such as the target of a redirect or the parameters of a link, or there is one too many: write `use(first).use(second)` for `use(first, second)`',
  ],
  [
    "Property '<name>' is missing in type '<type>' but required in type '<type>'.",
    'a parameter of the path is missing in a link',
  ],
  [
    `Argument of type '"<value>"' is not assignable to parameter of type '"<keys>"'.`,
    'the second argument of `castParam` is the name of a parameter of the route',
  ],
  [
    `Argument of type '"<value>"' is not assignable to parameter of type '"<kind>" | <type> | StandardSchema<any, unknown>'.`,
    'the third argument of `castParam` is one of the kinds, or a schema',
  ],
  ["Argument of type '<type>' is not assignable to parameter of type 'never'.", 'the call has an argument too many'],
  ["Argument of type 'undefined' is not assignable to parameter of type 'ResourcesOptions'.", 'leave the argument out'],
  [
    "Argument of type '<type>' is not assignable to parameter of type 'undefined'.",
    'a link to a path without parameters takes its options second',
  ],
]
