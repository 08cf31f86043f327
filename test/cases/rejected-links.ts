import { noOption } from '../support/lists.js'

/**
 * Links with one mistake each, over the table in `rejected-programs.ts`. `message` is what the three compilers print as the
 * parameter's type, `prints` a part of what they print in words of their own, `begins` its beginning. `throws` is what is thrown without the types
 * where that differs, `false` for nothing, or `TypeError` for an error of the engine.
 */
export interface RejectedLink {
  readonly title: string
  readonly source: string
  readonly message?: string
  readonly prints?: string
  readonly begins?: string
  readonly throws?: string | false | typeof TypeError
  /** The name that the message ends with when it is thrown: `did you mean '…'?`. */
  readonly guess?: string
}

const OPTIONS = 'LinkOptionsAt<"/places/:id"> | undefined'
const VALUE = 'it must be a string, a finite number or a bigint'

export const rejectedLinks: readonly RejectedLink[] = [
  {
    title: 'a target that the table does not have',
    source: "routes.path(«'Plces#show'», { id: 5 })",
    message: "path('Plces#show'): the table has no such target",
    throws: "path('Plces#show'): the table has no such target: did you mean 'Places#show'?",
  },
  {
    title: 'a target of a URL that the table does not have',
    source: "routes.url('https://example.com', «'Places#shw'»)",
    message: "url('Places#shw'): the table has no such target",
    throws: "url('Places#shw'): the table has no such target: did you mean 'Places#show'?",
  },
  {
    title: 'the path pattern of a route that has a target',
    source: "routes.path(«'/places/:id'», { id: 5 })",
    message: "path('/places/:id'): the table has no such target",
    throws: "path('/places/:id'): link to this path by its target, 'Places#show'",
  },
  {
    title: 'a target that may be one of two literals',
    source: 'routes.path(«either», { id: 5 })',
    message: 'path: write one literal',
    throws: false,
  },
  {
    title: 'no parameters for a path with parameters',
    source: "routes.path(«'Places#show'»)",
    message: "path('Places#show') needs the parameters of /places/:id",
  },
  {
    title: 'a missing parameter',
    source: "routes.path('Places/Rooms#show', «{ id: 5 }»)",
    prints:
      "Property 'placeId' is missing in type '{ id: number; }' but required in type 'LinkParams<\"/places/:placeId/rooms/:id\">'.",
    throws: "path('Places/Rooms#show'): the parameter 'placeId' of /places/:placeId/rooms/:id is missing",
  },
  {
    title: 'a misspelt parameter',
    source: "routes.path('Places#show', «{ idd: 5 }»)",
    message: "path('Places#show'): /places/:id has no parameter 'idd'",
    guess: 'id',
  },
  {
    title: 'an extra parameter',
    source: "routes.path('Places#show', «{ id: 5, page: 1 }»)",
    message: "path('Places#show'): /places/:id has no parameter 'page'",
  },
  {
    title: 'the parameters of another route',
    source: "routes.path('Places/Rooms#index', «roomParams»)",
    message: "path('Places/Rooms#index'): /places/:id/rooms has no parameter 'placeId'",
  },
  {
    title: 'an id in place of the parameters',
    source: "routes.path('Places#show', «5»)",
    message: "path('Places#show'): write the parameters of /places/:id as { id: … }",
  },
  {
    title: 'an array in place of the parameters',
    source: "routes.url('https://example.com', 'Places/Rooms#show', «[1, 2]»)",
    message: "url('Places/Rooms#show'): write the parameters of /places/:placeId/rooms/:id as { placeId: …, id: … }",
  },
  {
    title: 'a target in place of the origin',
    source: "routes.url(«'Places#show'», { id: 5 })",
    message: "url: the first argument is the origin, such as 'https://example.com', and 'Places#show' the second",
  },
  {
    title: 'an origin without its scheme',
    source: "routes.url(«'example.com'», 'Places#index')",
    message:
      "url: the origin must be an http or https URL with at most a path, like 'https://example.com', not 'example.com'",
  },
  {
    title: 'a parameter that is null',
    source: "routes.path('Places#show', { «id»: null })",
    prints: "Type 'null' is not assignable to type 'string | number | bigint'.",
    throws: `path('Places#show'): the parameter 'id' is null: ${VALUE}`,
  },
  {
    title: 'a parameter that is undefined',
    source: "routes.path('Places#show', { «id»: undefined })",
    prints: "Type 'undefined' is not assignable to type 'string | number | bigint'.",
    throws: `path('Places#show'): the parameter 'id' is undefined: ${VALUE}`,
  },
  {
    title: 'parameters for a path without parameters',
    source: "routes.path('Places#index', { «id»: 5 })",
    message: `path('Places#index'): ${noOption('links', 'id')}`,
  },
  {
    title: 'a promise in place of the options',
    source: "routes.path('Places#index', «Promise.resolve()»)",
    prints: "Type 'Promise<void>' has no properties in common with type 'LinkOptions'.",
    throws: false,
  },
  {
    title: 'options after the options',
    source: "routes.path('Places#index', {}, «{}»)",
    prints: "Argument of type '{}' is not assignable to parameter of type 'undefined'.",
    throws: "path('Places#index'): /places has no parameters, so the options come second",
  },
  {
    title: 'a target with several paths, without a chosen one',
    source: "routes.path(«'Places/Rooms#either'», { id: 5 })",
    message: "path('Places/Rooms#either') matches several paths: choose one with { path }, after the parameters",
  },
  {
    title: 'a target with several paths, with the parameters of another one',
    source: "routes.path('Places/Rooms#either', «{ id: 5, placeId: 1 }», { path: '/places/:id/rooms/either' })",
    message: "path('Places/Rooms#either'): /places/:id/rooms/either has no parameter 'placeId'",
  },
  {
    title: 'a path that the target does not have',
    source: "routes.path('Places#show', { id: 5 }, { «path»: '/places' })",
    prints: 'Type \'"/places"\' is not assignable to type \'"/places/:id"\'.',
    throws: "path('Places#show'): the option 'path' must be /places/:id, not '/places'",
  },
  {
    title: 'an unknown option, in a variable',
    source: "routes.path('Places#show', { id: 5 }, «misspelt»)",
    prints: `Argument of type '{ qury: {}; }' is not assignable to parameter of type '${OPTIONS}'.`,
    throws: `path('Places#show'): ${noOption('links', 'qury')}, path`,
    guess: 'query',
  },
  {
    title: 'a path that the target does not have, in a variable',
    source: "routes.path('Places#show', { id: 5 }, «elsewhere»)",
    begins: `Argument of type '{ hash: string; path: string; }' is not assignable to parameter of type '${OPTIONS}'.`,
    throws: "path('Places#show'): the option 'path' must be /places/:id, not '/places'",
  },
  // Links by property
  {
    title: 'a link by property, with an unknown option in a variable',
    source: 'routes.to.Places.show({ id: 5 }, «misspelt»)',
    prints: `Argument of type '{ qury: {}; }' is not assignable to parameter of type '${OPTIONS}'.`,
    throws: `to['Places'].show: ${noOption('links', 'qury')}, path`,
    guess: 'query',
  },
  {
    title: 'a property for a controller path that is not registered',
    source: 'routes.to.«Plces».show({ id: 5 })',
    begins: "Property 'Plces' does not exist on type",
    throws: TypeError,
  },
  {
    title: 'a property for a nested controller path that is not registered',
    source: "routes.to[«'Places/Romms'»].index({ id: 5 })",
    begins: "Property 'Places/Romms' does not exist on type",
    throws: TypeError,
  },
  {
    title: 'a property for an action that the class does not have',
    source: 'routes.to.Places.«shw»({ id: 5 })',
    begins: "Property 'shw' does not exist on type",
    throws: TypeError,
  },
  {
    title: 'a property for an action that the table does not route',
    source: 'routes.to.Places.«archive»({ id: 5 })',
    begins: "Property 'archive' does not exist on type",
    throws: TypeError,
  },
  {
    title: 'a link by property, without the parameters of its path',
    source: 'routes.to.Places.«show»()',
    prints: 'Expected 1-2 arguments, but got 0.',
    throws: "to['Places'].show needs the parameters of /places/:id",
  },
  {
    title: 'a link by property, without one of the parameters',
    source: "routes.to['Places/Rooms'].show(«{ id: 5 }»)",
    prints:
      "Property 'placeId' is missing in type '{ id: number; }' but required in type 'LinkParams<\"/places/:placeId/rooms/:id\">'.",
    throws: "to['Places/Rooms'].show: the parameter 'placeId' of /places/:placeId/rooms/:id is missing",
  },
  {
    title: 'a link by property, with a misspelt parameter',
    source: 'routes.to.Places.show(«{ idd: 5 }»)',
    message: "to['Places'].show: /places/:id has no parameter 'idd'",
    guess: 'id',
  },
  {
    title: 'a link by property, with an id in place of the parameters',
    source: 'routes.to.Places.show(«roomParams.id»)',
    message: "to['Places'].show: write the parameters of /places/:id as { id: … }",
  },
  {
    title: 'a link by property, with a text in place of the parameters',
    source: "routes.to.Places.show(«'5'»)",
    message: "to['Places'].show: write the parameters of /places/:id as { id: … }",
  },
  {
    title: 'a link by property to one of several paths, with an id in place of the parameters',
    source: "routes.to['Places/Rooms'].either(«5»)",
    message: "to['Places/Rooms'].either matches several paths: choose one with { path }, after the parameters",
  },
  {
    title: 'a link by property, with the parameters of another route',
    source: "routes.to['Places/Rooms'].index(«roomParams»)",
    message: "to['Places/Rooms'].index: /places/:id/rooms has no parameter 'placeId'",
  },
  {
    title: 'a link by property, with a parameter that is null',
    source: 'routes.to.Places.show({ «id»: null })',
    prints: "Type 'null' is not assignable to type 'string | number | bigint'.",
    throws: `to['Places'].show: the parameter 'id' is null: ${VALUE}`,
  },
  {
    title: 'a link by property, with parameters for a path without parameters',
    source: 'routes.to.Places.index({ «id»: 5 })',
    prints: "Object literal may only specify known properties, and 'id' does not exist in type 'LinkOptions'.",
    throws: `to['Places'].index: ${noOption('links', 'id')}`,
  },
  {
    title: 'a link by property, with options after the options',
    source: 'routes.to.Places.index({}, «{}»)',
    prints: 'Expected 0-1 arguments, but got 2.',
    throws: "to['Places'].index: /places has no parameters, so the options come first",
  },
  {
    title: 'a link by property to one of several paths, without a chosen one',
    source: "routes.to['Places/Rooms'].either(«{ id: 5 }»)",
    message: "to['Places/Rooms'].either matches several paths: choose one with { path }, after the parameters",
  },
  {
    title: 'a link by property to one of several paths, with the parameters of another one',
    source: "routes.to['Places/Rooms'].either(«{ id: 5, placeId: 1 }», { path: '/places/:id/rooms/either' })",
    message: "to['Places/Rooms'].either: /places/:id/rooms/either has no parameter 'placeId'",
  },
  {
    title: 'a link by property, with a path that its target does not have',
    source: "routes.to.Places.show({ id: 5 }, { «path»: '/places' })",
    prints: 'Type \'"/places"\' is not assignable to type \'"/places/:id"\'.',
    throws: "to['Places'].show: the option 'path' must be /places/:id, not '/places'",
  },
  {
    title: 'match: a method in lower case',
    source: "routes.match(«'get'», '/places')",
    message: "match('get', '/places'): write the method in capitals, 'GET'",
  },
  {
    title: 'match: a path without its slash',
    source: "routes.match('GET', «'places'»)",
    begins: "Argument of type '\"places\"' is not assignable to parameter of type '`/",
    throws: "match('GET', 'places'): the path must be a string that begins with '/'",
  },
]
