/** Whether a value is an error, also one of another realm, which is no instance of `Error` here. Koa asks in the same way. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]'
