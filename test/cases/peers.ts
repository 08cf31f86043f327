/** Requests that this router answers differently from `@koa/router` or `find-my-way`, and why. */
import type { Answer } from '../support/random-requests.js'

export interface Difference {
  readonly because: string
  readonly table?: readonly string[]
  readonly request: string
  /** What this router answers; the others say what theirs answer. */
  readonly router: Answer
  readonly koaRouter: Answer
  readonly findMyWay: Answer
}

const id = (value: string): Answer => ['GET /a/:id', [['id', value]]]
const rest = (value: string): Answer => ['GET /files/*path', [['path', value]]]

/** The table of a difference that names none. */
export const TABLE = ['GET /a/:id', 'GET /files/*path']

export const DIFFERENCES: readonly Difference[] = [
  {
    because: 'an escaped letter matches the letter of a literal; @koa/router compares the path as sent',
    request: 'GET /%61/5',
    router: id('5'),
    findMyWay: id('5'),
    koaRouter: '404',
  },
  {
    because: 'a non-ASCII literal matches its escaped form; @koa/router needs it escaped in the table',
    table: ['GET /café/:id'],
    request: 'GET /caf%C3%A9/5',
    router: ['GET /café/:id', [['id', '5']]],
    findMyWay: ['GET /café/:id', [['id', '5']]],
    koaRouter: '404',
  },
  {
    because: 'a malformed escape is a 400; @koa/router passes it on, find-my-way finds no route',
    request: 'GET /a/%zz',
    router: '400',
    findMyWay: '404',
    koaRouter: id('%zz'),
  },
  {
    because: 'an escape that is not UTF-8 is a 400',
    request: 'GET /a/%E9',
    router: '400',
    findMyWay: '404',
    koaRouter: id('%E9'),
  },
  {
    because: 'a malformed escape is a 400 on any path',
    request: 'GET /nowhere/%',
    router: '400',
    findMyWay: '404',
    koaRouter: '404',
  },
  {
    because: 'a wildcard takes no empty segment',
    request: 'GET /files//a',
    router: '404',
    findMyWay: rest('/a'),
    koaRouter: rest('/a'),
  },
  {
    because: 'a wildcard leaves out the trailing slash',
    request: 'GET /files/a/',
    router: rest('a'),
    findMyWay: rest('a'),
    koaRouter: rest('a/'),
  },
  {
    because: 'a parameter is never empty; find-my-way allows it before a trailing slash',
    request: 'GET /a//',
    router: '404',
    findMyWay: id(''),
    koaRouter: '404',
  },
  {
    because: 'a parameter is never empty; find-my-way allows it at the root',
    table: ['GET /:id'],
    request: 'GET /',
    router: '404',
    findMyWay: ['GET /:id', [['id', '']]],
    koaRouter: '404',
  },
  {
    because: 'a wildcard takes at least one segment; in find-my-way it may be empty',
    table: ['GET /*path'],
    request: 'GET /',
    router: '404',
    findMyWay: ['GET /*path', [['path', '']]],
    koaRouter: '404',
  },
]
