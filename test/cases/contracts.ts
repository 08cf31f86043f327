/** Requests to actions with a contract, and their answers. Every schema library must give the same ones. */
import type { StandardSchema } from '../../src/index.js'

/** The schemas of one library. */
export interface Schemas {
  readonly library: string
  /** `{ id }`: a number from 1 to 100, made of the text. */
  readonly params: StandardSchema<{ id: number }>
  /** `{ page, tag }`: a number made of the text, 1 if there is none, and a list of texts, none by default. */
  readonly query: StandardSchema<{ page: number; tag: string[] }>
  /** `{ 'x-version' }`: `'1'` or `'2'`. */
  readonly headers: StandardSchema<{ 'x-version': '1' | '2' }>
  /** `{ name, guests }`: a text that is not empty, and a list of `{ age }`. */
  readonly body: StandardSchema<{ name: string; guests: { age: number }[] }>
  /** The same as `body`, asynchronous if the library can be. */
  readonly later: StandardSchema<{ name: string; guests: { age: number }[] }>
}

export interface ContractCase {
  readonly request: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body; sent as JSON. */
  readonly body?: unknown
  readonly status: number
  /** The input of the action, or the places of the issues. */
  readonly answer: unknown
}

const VERSION = { 'x-version': '2' }
const BODY = { name: 'Lighthouse', guests: [{ age: 7 }] }

/** Of a body that is no object, the libraries report the whole or each member. */
export const BODY_ISSUES = 'issues of the body'

/**
 * `POST /places/:id` takes all four parts, `POST /later` the schema `later`, `GET /places` the query, `GET /plain` nothing.
 * An answer lists the places of the issues in the order of the error, those of one part sorted.
 */
export const contractCases: readonly ContractCase[] = [
  { request: 'GET /places', status: 200, answer: { query: { page: 1, tag: [] } } },
  { request: 'GET /places?page=2&tag=a&tag=b', status: 200, answer: { query: { page: 2, tag: ['a', 'b'] } } },
  { request: 'GET /places?page=', status: 400, answer: ['query.page'] },
  { request: 'GET /places?page=1&page=2', status: 400, answer: ['query.page'] },
  { request: 'GET /places?page=x&other=y', status: 400, answer: ['query.page'] },
  { request: 'GET /places?__proto__=1&constructor=2&toString=3', status: 200, answer: { query: { page: 1, tag: [] } } },
  { request: 'GET /places?__proto__[page]=5', status: 200, answer: { query: { page: 1, tag: [] } } },
  { request: 'GET /plain?page=x', status: 200, answer: 'no input' },
  {
    request: 'POST /places/5?page=3',
    headers: VERSION,
    body: BODY,
    status: 200,
    answer: { params: { id: 5 }, query: { page: 3, tag: [] }, headers: { 'x-version': '2' }, body: BODY },
  },
  { request: 'POST /places/500', headers: VERSION, body: BODY, status: 400, answer: ['params.id'] },
  { request: 'POST /places/5', body: BODY, status: 400, answer: ['headers.x-version'] },
  { request: 'POST /places/5', headers: VERSION, body: { guests: [] }, status: 422, answer: ['body.name'] },
  {
    request: 'POST /places/5',
    headers: VERSION,
    body: { name: '', guests: [{ age: 7 }, { age: 'x' }] },
    status: 422,
    answer: ['body.guests.1.age', 'body.name'],
  },
  { request: 'POST /places/5', headers: VERSION, body: [], status: 422, answer: BODY_ISSUES },
  { request: 'POST /places/5', headers: VERSION, body: 'text', status: 422, answer: BODY_ISSUES },
  { request: 'POST /places/5', headers: VERSION, body: null, status: 422, answer: BODY_ISSUES },
  { request: 'POST /places/5', headers: VERSION, status: 422, answer: BODY_ISSUES },
  {
    request: 'POST /places/x?page=y',
    headers: { 'x-version': '3' },
    body: { name: 1, guests: [] },
    status: 400,
    answer: ['params.id', 'query.page', 'headers.x-version', 'body.name'],
  },
  { request: 'POST /later', body: BODY, status: 200, answer: { body: BODY } },
  { request: 'POST /later', body: { name: 'x', guests: [{}] }, status: 422, answer: ['body.guests.0.age'] },
]
