/**
 * Actions and their `returns`, for `createRouter(routes, { replies: 'check' })`, which compares the two in the types. `place` is a
 * schema of `{ name: string }`, `nothing` one of `undefined`, `anything` one of every value, and `dated` one of a `Date`.
 */
import type { RejectedRouter } from './rejected-routers.js'

const checked = (title: string, returns: string, action: string, options = "{ replies: 'check' }") => ({
  title: `checked replies: ${title}`,
  actions: `static readonly contract = { show: { returns: ${returns} } }; ${action}`,
  table: "r => r.resources('hosts', { only: ['show'] })",
  options,
})
type Case = readonly [title: string, returns: string, action: string, options?: string]

const NOTHING = ' may return nothing, which is a reply 204 that the contract does not have'
const more = (status: number, place: string) => `: the reply ${status} has more than the contract: ${place}`
const noFit = (status: number, difference: string) => `: the reply ${status} does not fit the contract: ${difference}`

export const differentReplies: readonly RejectedRouter[] = (
  [
    [noFit(200, 'body.name is missing'), 'a missing member', 'place', 'show() { return {} }'],
    [
      noFit(200, 'body.name is number, not string'),
      'a member of another type',
      'place',
      'show() { return { name: 5 } }',
    ],
    [
      noFit(200, 'body.name may be undefined'),
      'a member that may be missing',
      '{ 200: place }',
      'show(): { name?: string } { return {} }',
    ],
    [noFit(200, 'body is an array, not an object'), 'a list', 'place', "show() { return [{ name: 'Lighthouse' }] }"],
    [noFit(200, 'body is string, not an object'), 'a text', 'place', "show() { return 'Lighthouse' as string }"],
    [
      noFit(200, 'body is string, which the schema does not take'),
      'a text, for a schema of a union',
      'place as unknown as StandardSchema<unknown, { name: string } | number>',
      "show() { return 'Lighthouse' as string }",
    ],
    [
      noFit(200, 'body[].name is number, not string'),
      'an element of a list',
      'place as unknown as StandardSchema<unknown, { name: string }[]>',
      'async show() { return [{ name: 5 }] }',
    ],
    [
      noFit(200, 'body is an object whose members the compiler does not know'),
      'an object of any form',
      'place',
      "show(): object { return { name: 'Lighthouse' } }",
    ],
    [
      ' returns unknown, which cannot be compared with its contract',
      'a value of type unknown',
      'place',
      'show(): unknown { return 5 }',
    ],
    [
      ' returns a reply with any status, which cannot be compared with its contract',
      'a status of type number',
      'place',
      "show() { return reply(200 as number, { name: 'Lighthouse' }) }",
    ],
    [
      noFit(200, 'body.beds is string, not number'),
      'a further member of another type',
      'place as unknown as StandardSchema<unknown, { name: string } & { [more: string]: number }>',
      "show() { return { name: 'Lighthouse', beds: 'two' } }",
    ],
    [
      noFit(200, 'body.rooms[].beds is string, not number'),
      'a further member in a list',
      'place as unknown as StandardSchema<unknown, { rooms: (Record<string, number> & { name: string })[] }>',
      "show() { return { rooms: [{ name: 'Lighthouse', beds: 'two' }] } }",
    ],
    [
      more(200, 'body.hash'),
      'a member that the schema lacks',
      'place',
      "async show() { return { name: 'Lighthouse', hash: 'a' } }",
    ],
    [
      more(200, 'body.hash'),
      'one that may be missing, where all others are the same',
      'place',
      "show(): { name: string; hash?: string } { return { name: 'Lighthouse' } }",
    ],
    [
      more(200, 'body.of.hash'),
      'such a member of a member, beside one that the schema takes so',
      'place as unknown as StandardSchema<unknown, { note?: string | undefined; of: { id: string } }>',
      "show(): { note?: string; of: { id: string; hash?: string } } { return { of: { id: '1' } } }",
    ],
    [
      noFit(200, 'body.note may be undefined'),
      'a member that may be missing, and is the same but for that',
      'place as unknown as StandardSchema<unknown, { name: string; note: string; more?: string | undefined }>',
      "show(): { name: string; note?: string; more?: string } { return { name: 'a' } }",
    ],
    [
      more(201, 'body.rooms[].at'),
      'such a member in a list, which may be missing',
      '{ 201: place as unknown as StandardSchema<unknown, { rooms: { name: string }[] }> }',
      'show() { return reply(201, { rooms: [] as { name: string; at?: Date }[] }) }',
    ],
    [
      more(200, 'body.at'),
      'one that no member of a union has',
      "place as unknown as StandardSchema<unknown, { kind: 'a'; a: string } | { kind: 'b'; b: number; at: Date }>",
      "show() { return { kind: 'a' as const, a: 'a', at: new Date() } }",
    ],
    [
      more(200, 'body.more.hash'),
      'one in a further member of any name',
      'place as unknown as StandardSchema<unknown, { [name: string]: { name: string } }>',
      "show() { return { more: { name: 'a', hash: 'b' } } }",
    ],
    [
      more(200, 'body.hash'),
      'one beside a date, whose value fits itself',
      'place as unknown as StandardSchema<unknown, { at: Date }>',
      "show() { return { at: new Date(), hash: 'a' } }",
    ],
    [
      more(200, 'body.hash'),
      'an option that may be check',
      'place',
      "show() { return { name: 'Lighthouse', hash: 'a' } }",
      "{ replies: 'a'.length > 0 ? 'check' : 'filter' }",
    ],
    [
      noFit(200, 'body.name is number, not string'),
      'a member of another type, with filter',
      'place',
      "show() { return { name: 5, hash: 'a' } }",
      "{ replies: 'filter' }",
    ],
    [NOTHING, 'nothing', 'place', 'show() {}'],
    [
      NOTHING,
      'a value that may be missing',
      'place',
      'async show(): Promise<{ name: string } | undefined> { return undefined }',
    ],
    [NOTHING, 'null', '{ 200: place, 404: place }', 'show(): { name: string } | null { return null }'],
    [
      ': the contract has no reply 404',
      'a status that is not declared',
      'place',
      'show(): { name: string } | Reply<404> { return reply(404) }',
    ],
    [
      ': the contract has no reply 404',
      'a status without a schema',
      '{ 200: place, 404: undefined }',
      "show() { return reply(404, { name: 'Lighthouse' }) }",
    ],
    [noFit(404, 'it has no body'), 'a reply without a body', '{ 404: place }', 'show() { return reply(404) }'],
    [
      noFit(201, 'body.name is number, not string'),
      'the body of a reply',
      "{ '201': place }",
      'async show() { return reply(201, { name: 5 }) }',
    ],
    [
      noFit(201, 'headers.location is missing'),
      'a missing header field',
      '{ 201: { body: place, headers: located } }',
      "show() { return reply(201, { name: 'Lighthouse' }) }",
    ],
    [
      noFit(200, 'headers.location is missing'),
      'a missing header field of a value',
      '{ 200: { headers: located } }',
      "show() { return { name: 'Lighthouse' } }",
    ],
    [
      noFit(204, "headers.location is string, not '/'"),
      'a header field of another type',
      '{ 204: { headers: located as unknown as StandardSchema<unknown, { location: "/" }> } }',
      "show() { return reply(204, undefined, { Location: 'places' as string }) }",
    ],
    [
      noFit(200, "its type is 'text/plain', not 'text/csv'"),
      'another type',
      "{ 200: { body: anything, type: 'text/csv' as const } }",
      "show() { return reply(200, 'a', { 'Content-Type': 'Text/Plain ; charset=utf-8' }) }",
    ],
    [
      noFit(200, "its type is 'text/plain', not 'application/json'"),
      'an object as a text',
      'place',
      "show() { return reply(200, { name: 'a' }, { 'Content-Type': 'text/plain; charset=utf-8' }) }",
    ],
    [
      noFit(201, "its type is 'text/html', not 'application/json'"),
      'a list or a text, for a long form without a type',
      '{ 201: { body: anything } }',
      "show() { return reply(201, Math.random() > 1 ? 'a' : [5], { 'Content-Type': 'text/html' }) }",
      "{ replies: 'filter' }",
    ],
    [
      noFit(200, "its type is 'image/gif', not 'image/jpeg' or 'image/png'"),
      'a type that is not in the list',
      "{ 200: { type: ['image/jpeg', 'image/png'] as const } }",
      "show() { return reply(200, Buffer.from('a'), { 'Content-Type': 'image/gif' }) }",
      "{ replies: 'filter' }",
    ],
    [
      noFit(200, "its type is 'text/csv', not 'image/*'"),
      'a type that is not in the range',
      "{ 200: { type: 'image/*' as const } }",
      "show() { return reply(200, 'a', { 'Content-Type': 'text/csv' }) }",
    ],
    [
      noFit(200, "its type is 'application/problem+json', not 'application/json'"),
      'another type of JSON',
      "{ 200: { type: 'application/json' as const } }",
      "show() { return reply(200, {}, { 'Content-Type': 'application/problem+json' }) }",
    ],
    [
      noFit(201, 'body.name is number, not string'),
      'the body of a reply in its long form',
      '{ 201: { body: place, description: "created" } }',
      'show() { return reply(201, { name: 5 }) }',
    ],
    [
      noFit(200, 'body is a bigint, which JSON does not have: use a string'),
      'a bigint',
      'anything',
      'show() { return 5n }',
    ],
    [
      noFit(200, 'body.name is number, not string'),
      'an option that may be true',
      'place',
      'show() { return { name: 5 } }',
      "{ replies: 'a'.length > 0 ? 'check' : undefined }",
    ],
    [
      noFit(200, 'body.name is number, not string'),
      'options of the general type',
      'place',
      'show() { return { name: 5 } }',
      '{} as RouterOptions',
    ],
    [
      noFit(200, 'body.name is number, not string'),
      'options with a function without types',
      'place',
      'show() { return { name: 5 } }',
      "{ replies: 'check', instantiate: (Class, ctx) => new Class(ctx) }",
    ],
    [
      noFit(200, 'body.name is number, not string'),
      'the first of several signatures',
      'place',
      'show(ctx: { params: {} }): { name: number }; show(): { name: string }; show(): any {}',
    ],
  ] as readonly (readonly [message: string, ...Case])[]
).map(([message, ...[title, returns, action, options]]) => ({
  ...checked(title, returns, action, options),
  message: `Hosts#show${message}`,
}))

export const sameReplies: readonly Omit<RejectedRouter, 'message'>[] = (
  [
    ['a value', 'place', "show() { return { name: 'Lighthouse' } }"],
    [
      'more, with filter',
      'place',
      "show() { return { name: 'Lighthouse', more: new Date() } }",
      "{ replies: 'filter' }",
    ],
    [
      'more, for a loose schema',
      'place as unknown as StandardSchema<unknown, { name: string; [more: string]: unknown }>',
      "show() { return { name: 'Lighthouse', more: new Date() } }",
    ],
    [
      'members that are not sent',
      'place',
      "show() { return { name: 'Lighthouse', more: undefined, method: () => 5, [Symbol.iterator]: 5 } }",
    ],
    [
      'each member of a union',
      "place as unknown as StandardSchema<unknown, { kind: 'a'; a: string } | { kind: 'b'; b: number }>",
      "show() { return Math.random() > 1 ? { kind: 'a' as const, a: 'a' } : { kind: 'b' as const, b: 5 } }",
    ],
    [
      'a record',
      'place as unknown as StandardSchema<unknown, Record<string, Date>>',
      'show() { return { a: new Date() } }',
    ],
    [
      'a promise',
      '{ 200: place, 404: nothing }',
      "async show() { return Math.random() > 1 ? reply(404) : { name: 'a' } }",
    ],
    [
      'header fields, whatever their case and type',
      '{ 201: { body: place, headers: located } }',
      "show() { return reply(201, { name: 'Lighthouse' }, { Location: '/places/1', ETag: 5, Vary: ['a'] }) }",
    ],
    [
      'header fields of the general type',
      '{ 201: { headers: located } }',
      'show() { return reply(201, {}, {} as ReplyHeaders) }',
    ],
    ['a body that the long form does not describe', '{ 200: { description: "anything" } }', 'show() { return 5 }'],
    [
      'a type, whatever its case and parameters',
      "{ 200: { type: 'Text/CSV; header=present' as const } }",
      "show() { return reply(200, 'a', { 'Content-Type': 'text/csv;charset=utf-8' }) }",
    ],
    [
      'a type of the list, and one of a range in it',
      "{ 200: { type: ['image/jpeg', 'Text/*'] as const }, 201: { type: '*/*' as const } }",
      "show() { return Math.random() > 1 ? reply(200, 'a', { 'Content-Type': 'image/jpeg' }) : Math.random() > 1 ? reply(200, 'a', { 'Content-Type': 'text/csv' }) : reply(201, 'a', { 'Content-Type': 'a/b' }) }",
    ],
    [
      'a type of JSON that the contract does not say, a text and bytes of any type, and an object as the text that it says',
      "{ 200: place, 201: anything, 202: { description: 'any' }, 203: { body: place, type: 'text/plain' as const } }",
      "show() { return Math.random() > 1 ? reply(200, { name: 'a' }, { 'Content-Type': 'application/vnd.place+json' }) : Math.random() > 1 ? reply(201, Math.random() > 1 ? 'a' : Buffer.from('a'), { 'Content-Type': 'application/pdf' }) : Math.random() > 1 ? reply(202, {}, { 'Content-Type': 'text/plain' }) : reply(203, { name: 'a' }, { 'Content-Type': 'text/plain' }) }",
    ],
    [
      'a type that the compiler does not know',
      "{ 200: { type: ['image/jpeg', 'image/png'] as const } }",
      "show(ctx: { type: string }) { ctx.type = 'png'; return Math.random() > 1 ? 'a' : reply(200, 'a', { 'Content-Type': 'a' as string }) }",
    ],
    ['nothing, with its status', '{ 204: nothing }', 'show() {}'],
    [
      'what JSON makes of it',
      'place as unknown as StandardSchema<unknown, { at: string }>',
      'show() { return { at: new Date() } }',
    ],
    [
      'what it is itself',
      'place as unknown as StandardSchema<unknown, { at: Date }>',
      'show() { return { at: new Date() } }',
    ],
    [
      'further members of a type that the schema takes',
      'place as unknown as StandardSchema<unknown, { name: string } & { [more: string]: number }>',
      "show() { return { name: 'Lighthouse', beds: 2 } }",
    ],
    [
      'such members in a list, and dates',
      'place as unknown as StandardSchema<unknown, { rooms: (Record<string, number> & { name: string })[]; at: Date }>',
      "show() { return { rooms: [{ name: 'Lighthouse', beds: 2 }], at: new Date() } }",
    ],
    [
      'a text with a type of JSON',
      'place',
      "show() { return reply(200, JSON.stringify({ name: 'a' }), { 'Content-Type': 'application/json' }) }",
    ],
    [
      'nothing, for a schema alone that takes it',
      'place as unknown as StandardSchema<unknown, { name: string } | null>',
      'show(): { name: string } | null { return null }',
    ],
    ['a stream', 'place', 'show(): NodeJS.ReadableStream { return process.stdin }'],
    ['a response, whose status only a request shows', '{ 404: place }', 'show() { return {} as Response }'],
    ['a value of type any', 'place', 'show(): any { return 5 }'],
    ['a schema that does not say what it takes', 'page', 'show(): object { return {} }'],
    ['without the option', 'place', 'show() { return 5 }', '{}'],
    ['with the option as false', 'place', 'show() { return 5 }', '{ replies: undefined }'],
    [
      'without the option, beside a function',
      'place',
      'show() { return 5 }',
      '{ instantiate: (Class, ctx) => new Class(ctx) }',
    ],
    ['of an action without a route', 'place', 'show() { return { name: "a" } } other() { return 5 }'],
    ['without `returns`', 'undefined', 'show() { return 5 }'],
  ] as readonly Case[]
).map(([title, returns, action, options]) => checked(title, returns, action, options))
