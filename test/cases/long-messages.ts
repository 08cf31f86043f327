/**
 * The mistakes whose errors have more than 200 characters, by their titles or by forms of them, and why each cannot be shorter. The type of what is
 * wrong comes before a message, so most of these messages would be short enough alone.
 */
import { OPTIONS } from '../support/lists.js'

const LONGEST = 200

/** Whether an error is one of them. A list of options counts as nothing, since each option makes it longer. */
export const isLong = (error: string): boolean =>
  LISTS.reduce((text, list) => text.replace(list, ''), error).length > LONGEST
/** The longest first, since it may have another one in it. */
const LISTS = Object.values(OPTIONS)
  .map(names => names.join(', '))
  .sort((one, other) => other.length - one.length)

/** Whether these messages are long depends on the folder of the tests. */
export const PATH = 'the compiler prints the path of the module'
/** Long on 5.9 and 6.0 alone. */
export const BEFORE_7 = '5.9 and 6.0 also say which parameter is missing'

const titlesByReason: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'the compiler prints what the middleware needs and gives': [
    /^ctx\.state\.place is missing for composed: /,
    'the state that a middleware needs is of another type',
    'the last id of a path is not that of the parent',
  ],
  'the compiler prints the schema in the reply': [
    ...["'csv'", "'text/'", "'/csv'", "'*/csv'", "'te*/*'", "'text/a/*'", '[]'].map(
      type => `a contract of a middleware that returns { 200: { body: place, type: ${type} } }`,
    ),
    'a contract of a middleware that returns { 200: { headers: capitals } }',
  ],
  'the compiler prints the type of the inner map': ['a map in the map of controllers', 'defineRoutes: a map in a map'],
  'the compiler prints a message for each parameter': [
    'a contract that requires two parameters which its path does not have',
  ],
  'the compiler prints the message twice: for the union, and for a member of it': [
    "an option that a member of an enum names: redirect('old', '/ping', { «[Option.method]»: path === 'any' ? 'all' : 'get' })",
    'the option use: one of two lists, by a condition',
    'a target that may be one of two',
    /^one of two texts: get\('b', .*Places#/,
    'options chosen by a condition',
    "an action that may be missing: get('ping')",
  ],
  'the compiler prints the type parameter, and for it the message twice': [
    /^a text of a type parameter: /,
    'a target of a pattern of texts',
  ],
  'the message lists the members of a reply': [/^a contract of a class that returns .*(?:bodi|descriptoin)/],
  'the message has the target, its controller and a similar target': ['a misspelt target of a redirect'],
  'each of several controllers has its message': [
    'several controllers that cannot be constructed with only the context',
  ],
  'the compiler prints the options that are in a variable, with a message for each': [
    'a controller that the compiler cannot read: resources with options in a variable',
  ],
  'the callback is the only argument, and the compiler prints its type': [
    /^a (?:callback|group) /,
    /^scope: one of two groups/,
    /^shallow resources after use: in a group/,
    /^an id that use expects: /,
  ],
  'the compiler prints the type of the part, or of the scope before the message': [/, and more after it: /],
  'the compiler prints the type of the part': [/\bpart\b/, /^a callback without parameters before the options/],
  'the compiler prints the type of the schema': [
    /^a contract of a middleware with the body \{ schema: place/,
    'a verb: a contract with a header whose name has capitals',
    'a contract of a middleware that returns { 103: place, 200: place }',
    'a contract of a middleware that returns { 200: place, 999: place }',
    'a contract of a middleware that returns { 200: place, 205: place }',
    'a contract of a middleware that returns { 304: place, 404: place }',
  ],
  'the compiler prints the type of the middleware, and the message has the types of a member': [
    'the option use: an object of the state with a member of another type',
  ],
  'the message has the name twice': ['castParam without a kind where none is declared, in place of a text'],
  'the compiler prints the type of ctx': ['castParam without a kind in a function whose ctx is of type any'],
  'the compiler lists the properties that there are': [
    /^a misspelt (?:action|controller path) (?:in|of) /,
    /^a property for /,
  ],
  [PATH]: [/^an? module /, /\babstract$/, /^an abstract class/, /^a class with a static member then/],
  'the compiler prints the type of the middleware': [
    'the option use: a middleware or a list, by a condition',
    'the option use: actions chosen by a condition',
  ],
  'the compiler prints the type of the options': [
    /^options spread by a condition: /,
    /^options that may have another option/,
  ],
  'the compiler also says that a text is no function': ['mount without an application'],
  'the path is long': ['a path with forty-one parameters', 'scope: a path with forty-one parameters'],
  'the message has much of what was written in it': ['resources: several missing actions, listed in their order'],
  'the compiler also says which member differs': ['a path that the target does not have, in a variable'],
  [BEFORE_7]: ['a link by property, without one of the parameters', 'a missing parameter'],
  'the compiler lists the targets that there are': [
    'a misspelt target in an alias of contexts',
    'a misspelt target of an input',
    'a misspelt target of an expectation, with satisfies',
  ],
  'the compiler prints the type of the scope': [
    'a misspelt method after which nothing has a type',
    'a method of another router, with links to what it should have routed',
  ],
  'the compiler prints the type of the table': [
    'the table in place of the callback',
    'the table as parameters',
    'the table as a target',
    'a table as the map of controllers',
    'a callback in createRouter',
  ],
  'the compiler prints the type of the expectations': ['a misspelt target of an expectation in a variable'],
}

/** Whether a title is one of a list, or has a form of it. */
const isOf = (title: string, listed: string | RegExp): boolean =>
  typeof listed === 'string' ? title === listed : listed.test(title)

const entries = Object.entries(titlesByReason).flatMap(([reason, list]) => list.map(listed => ({ reason, listed })))

/** Whether the error for a mistake may be long. */
export const mayBeLong = (title: string): boolean => entries.some(({ listed }) => isOf(title, listed))

/** What is listed and none of these titles is. */
export const listedWithout = (titles: readonly string[], but: readonly string[] = []): readonly (string | RegExp)[] =>
  entries
    .filter(({ reason, listed }) => !but.includes(reason) && !titles.some(title => isOf(title, listed)))
    .map(({ listed }) => listed)
