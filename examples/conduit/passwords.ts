import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const LENGTH = 32
const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** The salt and the key that scrypt derives from the password. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${(await derive(password, salt, LENGTH)).toString('hex')}`
}

export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split(':')
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), LENGTH), Buffer.from(key, 'hex'))
}
