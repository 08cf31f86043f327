import { createHmac, timingSafeEqual } from 'node:crypto'

/** JSON Web Tokens (RFC 7519) that are signed with HMAC-SHA-256 and expire after 30 days. */
const HEADER = encode({ alg: 'HS256', typ: 'JWT' })
const LIFETIME = 30 * 24 * 60 * 60

export const createToken = (userId: number, secret: string, now = Date.now() / 1000): string => {
  const signed = `${HEADER}.${encode({ sub: String(userId), exp: Math.floor(now) + LIFETIME })}`
  return `${signed}.${sign(signed, secret).toString('base64url')}`
}

/** The id of the user, or `undefined` if the token is not ours or has expired. */
export const readToken = (token: string, secret: string, now = Date.now() / 1000): number | undefined => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const expected = sign(`${header}.${payload}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (header !== HEADER || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; exp: number } // as signed
  return exp > now ? Number(sub) : undefined
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

const sign = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()
