import type { ControllerClass } from '../../src/controller/controller.js'

/** The class that a source text evaluates to, with exactly this text: a compiled class has another one. */
export const classOf = (text: string): ControllerClass => new Function(`return (${text})`)() // an evaluated text has no type
