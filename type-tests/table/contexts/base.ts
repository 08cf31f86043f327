/** Base classes that take contexts as a type argument. */

/** Takes one context, as an interface. */
export abstract class One<Context> {
  constructor(protected readonly ctx: Context) {}
}

/** Takes all contexts and the controller path, so that a class needs no interface of its own. */
export abstract class OfTable<All, Path extends keyof All> {
  constructor(protected readonly ctx: All[Path][keyof All[Path]]) {}
}

/** Has actions, whose contexts belong to the class that inherits them. */
export abstract class WithActions<Context> {
  inherited(ctx: Context) {
    return ctx
  }
}
