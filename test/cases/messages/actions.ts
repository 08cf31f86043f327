import type { Explained } from './explained.js'

export const actions: readonly Explained[] = [
  {
    message: '<target> expects a ctx that <path> does not provide: ctx.<member>',
    means: [
      'The action expects a parameter that this path does not have, state that no middleware provides, or another member that `ctx` does not have.',
    ],
    instead: 'Take the context from the table, as in the example, or provide the member by a middleware.',
    more: [
      'The message ends with one of these:',
      `- \`ctx.params.id\`: there is no such member.
- \`ctx.params.id is string, not number\`: the member is a \`string\`, and the action expects a \`number\`. Parameters are
  strings: [cast them](../guide/parameters.md).
- \`ctx.state.user may be undefined\`: the member is optional, or its type has \`undefined\`, and the action always expects
  it.
- \`ctx.state.user is an object, not string\`: an \`object\`, an \`array\` or a \`function\` may have a long type, which is left out.
- \`ctx.state.user is of another type\`: the types of the member differ, and are too long for a message.
- \`ctx.params.id of the kind bigint\`, \`ctx.params.id is of the kind uuid, not bigint\`: the action has the context of a route
  whose parameter has this [kind](../guide/parameters.md#parameters-with-a-kind). Give the parameter of this path the same kind.`,
      ['If several members differ, the compiler shows a message for each of them.', 'Take the context from the table:'],
      'If an action has several routes, its context must fit each of them.',
      'If the context comes from a file of [`signalbox contexts`](command-line.md#signalbox-contexts-file), the message ends with `; run `signalbox contexts``.',
    ],
    example: `// routes.ts
import { type ContextsOf, createRouter, defineRoutes } from 'signalbox'

class PlacesController {
  index(ctx: { params: { id: string } }) {
    return ctx.params.id
  }
  show(ctx: Contexts['Places']['show']) {
    return ctx.params.id
  }
}
const routes = defineRoutes({ Places: PlacesController }, r => r
  .resources('places', { only: ['index', 'show'] }))

export interface Contexts extends ContextsOf<typeof routes> {}

// @ts-expect-error Places#index expects a ctx that /places does not provide: ctx.params.id
export const router = createRouter(routes)
`,
  },
  {
    message: '<target> takes the ctx of a route that the table does not have; run `signalbox contexts`',
    means:
      'The action takes its context from a file of [`signalbox contexts`](command-line.md#signalbox-contexts-file), and the table no longer routes it.',
    instead: 'Run the command, which removes the context, and then remove the action. Or route the action again.',
  },
  {
    message: '<path>#<actions> expect a ctx that their routes do not provide: ctx.<member>',
    means:
      'The same member is wrong for several standard actions of a resource, as where a `use` is missing: `Places#index, show expect a ctx that their routes do not provide: ctx.state.user`.',
    instead: 'Add the middleware that provides the member, or take the context from the table.',
  },
  {
    message: '<target> expects a ctx that <path> does not provide',
    means:
      'The parameter `ctx` of the action has a type that no context has, such as `never`, or it is the context of another version of `@types/koa`.',
    instead:
      'If the application adds members to every `ctx`, name their types in [`defineRoutesFor<State, Context>()`](api.md#defining-a-table).',
  },
  {
    message: '<target> is not an action: it must be a function of (ctx, next)',
    means: [
      'The member is not a function, or it expects something other than `next` as its second argument.',
      'The router calls it with `ctx` and `next`.',
    ],
    instead: 'Route a method that takes these arguments.',
  },
  {
    message: '<target> may be undefined: an action must always be a function of (ctx, next)',
    means: 'The action is optional, as in `show?: () => void`, or its type has `undefined`.',
    instead: 'Write a method.',
  },
  {
    message: '<target> expects more arguments than (ctx, next)',
    means: 'The action has a third parameter, which the router would not pass.',
    instead: 'Make it optional, or remove it.',
  },
  {
    message: '<target> expects a this that its class does not provide: this.<member>',
    means: [
      'The action declares a parameter `this` with a member that no public member of its class fits.',
      'The router calls an action on an instance of its class.',
    ],
    instead: 'Use the type of the class, or leave the parameter out:',
    example: `import { createRouter, defineRoutes } from 'signalbox'

class PlacesController {
  readonly names = ['Lighthouse']
  index(this: PlacesController) {
    return this.names
  }
  create(this: { names: string }) {
    return this.names.trim()
  }
}
const routes = defineRoutes({ Places: PlacesController }, r => r
  .resources('places', { only: ['index', 'create'] }))

// @ts-expect-error Places#create expects a this that its class does not provide: this.names is an array, not string
export const router = createRouter(routes)
`,
  },
  {
    message: '<target> expects a this that its class does not provide',
    means: 'The parameter `this` of the action has a type that no instance of its class has, such as a function.',
    instead: 'Use the type of the class, or leave the parameter out.',
  },
  {
    message: "<controller> cannot be constructed with only ctx: give createRouter the option 'instantiate'",
    means:
      'The router calls `new Controller(ctx)`, but the constructor expects other arguments, or a context that some route of the controller does not provide.',
    instead: [
      'Construct the controller yourself: `createRouter(routes, { instantiate: (Controller, ctx) => new Controller(database) })`.',
      'Options whose type leaves `instantiate` optional, such as `RouterOptions`, are not enough.',
      'For a class that is not registered, the message names a path instead: `the controller of /places`.',
    ],
  },
  {
    message: '<target> returned a function, which cannot be sent',
    appears: 'Request, as a `TypeError`',
    instead: ['Call the function, and return its result.', 'A class and a symbol are no bodies either:'],
    rows: [
      ['<target> returned a symbol, which cannot be sent', 'return a string'],
      ['<target> returned an Error, which cannot be sent: throw it', '`throw` it: Koa answers with its status'],
      [
        '<target> returned a <kind>, which JSON does not have: return <instead>',
        'convert the value, for example `String(id)` for a bigint, or `Object.fromEntries(map)` for a Map. Koa would send `{}` or fail. If a middleware of yours can send such values, set `ctx.body` and return nothing',
      ],
      [
        '<target> returned an iterator, which cannot be sent: return its values, or a stream of them by Readable.from',
        'return `[...values]`, or `Readable.from(values)` of `node:stream`. The same for an object with `Symbol.asyncIterator`',
      ],
      [
        '<target> returned a <kind>, which Koa 2 cannot send: return a Buffer or a stream of Node',
        'upgrade to Koa 3, or return `Readable.fromWeb(stream)` or `Buffer.from(await blob.arrayBuffer())`',
      ],
      [
        '<target> returned a generator, which cannot be sent: return its values, or a stream of them by Readable.from',
        'return `[...values]`, or `Readable.from(values)` of `node:stream`',
      ],
    ],
  },
  {
    message: '<target>: ctx.body is a reply: return it from the function',
    appears: 'Request, as a `TypeError`',
    instead: ['Write `return reply(201, place)`.', 'A reply is not a body: Koa would send its members as JSON.'],
  },
  {
    message: '<target>: the stream is destroyed already, and so it cannot be sent',
    appears: 'Request, as a `TypeError`',
    means: [
      'The route answers with a stream that something else has destroyed.',
      'If the stream has failed, that error is thrown instead.',
    ],
    instead: 'Return a stream that is still open.',
    more: ['The router reports two more mistakes of streams to the application, as its event `error`:'],
    rows: [
      [
        '<target>: the stream gives a value of type <type>: only strings and bytes can be sent',
        'make texts of the values, for example a line of JSON of each, or return a list',
      ],
      [
        '<target>: the stream has closed before its end',
        'let the stream end, or fail with an error: something destroys it',
      ],
    ],
  },
  {
    message: "<target> is not a function on the controller's instance",
    appears: 'Request, as a `TypeError`',
    means: '`instantiate` returned an object without this method, or a property has taken its place.',
    instead: 'Return an instance of the class from `instantiate`.',
  },
]
