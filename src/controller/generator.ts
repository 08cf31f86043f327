/** Whether a value is a generator function, `async` or not. Called, it only returns an iterator: none of its code runs. */
export const isGeneratorFunction = (value: unknown): boolean =>
  Object.prototype.toString.call(value).endsWith('GeneratorFunction]')
