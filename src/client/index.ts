/** The entry point `signalbox/client`: what a front end imports. Its code imports nothing, and its types nothing of the server. */

export type { InputIssue } from '../contract/input-error.js'
export type { ProblemDetails } from '../contract/problem-details.js'
export type {
  ActionCall,
  BodyOf,
  CallOptions,
  ClientCall,
  ClientHeaders,
  ClientOf,
  ClientReply,
  InputOf,
  TextValue,
} from './call.js'
export { type ClientOptions, createClient } from './client.js'
export { UnexpectedReply } from './unexpected-reply.js'
