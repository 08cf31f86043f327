import type Koa from 'koa'

/**
 * Reads the fields of a JSON body. A body that is not an object gets a 400. A missing or wrong field gets a 422 that names
 * it; a field with a fallback may be missing.
 */
export const readBody = (ctx: Koa.ExtendableContext) => {
  const { body } = ctx.request
  if (!ctx.request.is('json') || !isObject(body)) return ctx.throw(400, 'the body must be a JSON object')

  const read =
    <Value>(kind: string, is: (value: unknown) => value is Value) =>
    (name: string, fallback?: Value): Value => {
      const value = Object.hasOwn(body, name) ? body[name] : fallback
      return is(value) ? value : ctx.throw(422, `'${name}' must be ${kind}`)
    }

  return {
    text: read('a string of 1 to 200 characters', isText),
    count: read('an integer from 1 to 100', isCount),
    date: read('a date such as 2030-06-01', isDate),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PostgreSQL stores every character except NUL. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200 && !value.includes('\0')

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100

/** `Date` reads 2030-02-30 as March 2nd, so the date must survive a round trip. */
const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value)
}
