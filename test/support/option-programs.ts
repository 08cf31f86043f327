/** Writes programs that give one option of a call in every way: see `cases/option-values.ts`. */
import type { OptionValues } from '../cases/option-values.js'

/** How a program gives an option. */
export interface Way {
  readonly title: string
  /** What stands before the call: `given` is a name of the program. */
  readonly before?: string
  /** The options. `yes` is true and `no` is false, which the compiler does not know. */
  readonly options: string
  /** What the options are at run time, as plainly as can be. */
  readonly plain: string
  /** Whether the value alone shows the mistake: it is `undefined`. */
  readonly isUndefined?: true
}

/** The ways to give an option. */
export const waysOf = (
  option: string,
  { values: [one, other], types = [one, other], wide }: OptionValues,
  type?: string,
): readonly Way[] => {
  const plain = `{ ${option}: ${one} }`
  const optional = `{ readonly ${option}?: ${types[0]} }`
  const wider = `{ readonly ${option}?: ${wide} }`
  const ways: readonly Way[] = [
    { title: 'plainly', options: plain, plain },
    {
      title: 'by a member that may be missing',
      before: `const given: ${optional} = ${plain}`,
      options: 'given',
      plain,
    },
    { title: 'by a member that is missing', before: `const given: ${optional} = {}`, options: 'given', plain: '{}' },
    { title: 'by a spread of one or nothing', options: `{ ...(yes ? ${plain} : {}) }`, plain },
    { title: 'by a spread of nothing or one', options: `{ ...(no ? ${plain} : {}) }`, plain: '{}' },
    { title: 'as undefined', options: `{ ${option}: undefined }`, plain: '{}', isUndefined: true },
    {
      title: 'as undefined, in a variable',
      before: `const given = { ${option}: undefined } as const`,
      options: 'given',
      plain: '{}',
      isUndefined: true,
    },
    { title: 'as a value or undefined', options: `{ ${option}: yes ? ${one} : undefined }`, plain },
    { title: 'as undefined or a value', options: `{ ${option}: no ? ${one} : undefined }`, plain: '{}' },
    { title: 'by an object or an empty one', options: `yes ? ${plain} : {}`, plain },
    { title: 'by an empty object or one', options: `no ? ${plain} : {}`, plain: '{}' },
    { title: 'as a wide type', before: `const given = as<${wide}>(${one})`, options: `{ ${option}: given }`, plain },
    {
      title: 'as a wide type that may be missing',
      before: `const given: ${wider} = ${plain}`,
      options: 'given',
      plain,
    },
    {
      title: 'by an object or undefined',
      before: `const given = yes ? (${plain} as const) : undefined`,
      options: 'given',
      plain,
    },
  ]
  return [
    ...ways,
    ...(other === one
      ? []
      : [
          { title: 'as one of two values', options: `{ ${option}: yes ? ${one} : ${other} }`, plain },
          { title: 'by one of two objects', options: `yes ? ${plain} : { ${option}: ${other} }`, plain },
        ]),
    ...(type ? [{ title: `by ${type}`, before: `const given: ${type} = ${plain}`, options: 'given', plain }] : []),
  ]
}

/** The ways to give an argument. */
export const waysOfArgument = ([one, other]: readonly [string, string]): readonly Way[] => [
  { title: 'plainly', options: one, plain: one },
  { title: 'as undefined', options: 'undefined', plain: 'undefined', isUndefined: true },
  { title: 'as a value or undefined', options: `yes ? ${one} : undefined`, plain: one },
  { title: 'as undefined or a value', options: `no ? ${one} : undefined`, plain: 'undefined' },
  { title: 'as one of two values', options: `yes ? ${one} : ${other}`, plain: one },
]

/** A program with one call. */
export interface OptionProgram {
  readonly title: string
  readonly name?: string | undefined
  readonly way: Way
  /** The result of the call, and that of the plain one. */
  readonly source: string
  readonly plain: string
  readonly before: string
  /** What must be true of the type of the result, if it compiles. */
  readonly isTable: boolean
}

export const programOf = (
  title: string,
  call: { readonly name?: string; readonly source: string },
  way: Way,
  isTable: boolean,
): OptionProgram => {
  const write = (options: string): string => {
    const source = call.source.replace('$', () => options)
    return isTable ? `defineRoutes(controllers, r => ${source})` : source
  }
  return {
    title: `${call.source}: ${title} ${way.title}`,
    name: call.name,
    way,
    source: write(way.options),
    plain: write(way.plain),
    before: way.before ?? '',
    isTable,
  }
}
