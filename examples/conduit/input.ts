import type Koa from 'koa'
import type { z } from 'zod'
import { InvalidInput } from './errors.js'

const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new InvalidInput(error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')))
}

export const readBody = <Schema extends z.ZodType>(ctx: Koa.ExtendableContext, schema: Schema): z.output<Schema> =>
  parse(schema, ctx.request.body)

export const readQuery = <Schema extends z.ZodType>(ctx: Koa.ExtendableContext, schema: Schema): z.output<Schema> =>
  parse(schema, ctx.query)
