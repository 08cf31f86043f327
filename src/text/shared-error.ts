/**
 * Makes `instanceof` recognise the errors of every copy of this package: an application in ES modules and a package in CommonJS load
 * one each. Subclasses are compared as those of any class. Takes the class and its name.
 */
export const shareErrors = (Shared: Function & { readonly prototype: Error }, name: string): void => {
  const mark = Symbol.for(`signalbox.${name}`)
  Object.defineProperty(Shared.prototype, mark, { value: true })
  Object.defineProperty(Shared, Symbol.hasInstance, {
    value(this: Function, value: unknown): boolean {
      return this === Shared ? mark in Object(value) : Function.prototype[Symbol.hasInstance].call(this, value)
    },
  })
}
