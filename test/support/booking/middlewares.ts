import { describeMiddleware } from '../../../src/index.js'
import { Problem } from './schemas.js'

type Next = () => Promise<unknown>

export const cors = (_ctx: unknown, next: Next) => next()

const requireToken = async (_ctx: unknown, next: Next) => next()
export const authenticate = describeMiddleware(Object.defineProperty(requireToken, 'name', { value: 'authenticate' }), {
  security: [{ bearer: [] }],
  replies: { 401: { body: Problem, description: 'The token is missing, or is that of nobody.' } },
})

export const requireAdmin = (_ctx: unknown, next: Next) => next()

export const rateLimit = (_ctx: unknown, next: Next) => next()

export const verifySignature = (_ctx: unknown, next: Next) => next()
