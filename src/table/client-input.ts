/** What the call of a client takes. */

import type { TextValue } from '../client/call.js'
import type { InputPart, PartsIn } from '../contract/input-error.js'
import type { TakenBy } from '../contract/schema.js'
import type { HasParams } from '../query/link-arguments.js'
import type { CastKinds, ParamKind } from '../text/param-kinds.js'
import type { ParamNames } from '../text/path.js'

/**
 * The input of a route: the parameters of its path, and what the schemas of its contract take. Most routes have no contract. All are
 * conditional types, so that a hover prints the members.
 */
export type ClientInput<Contract, Path extends string, Kinds> = [PartsIn<Contract>] extends [never]
  ? HasParams<Path> extends true
    ? { readonly params: Params<Path, Kinds, {}> }
    : {}
  : [PartsIn<Contract>, HasParams<Path>] extends ['body', false]
    ? Contract extends { readonly body: infer Body } // most contracts, in a few steps
      ? BodyPart<Body>
      : never
    : PartsOf<Contract, Path, Kinds> extends infer Parts
      ? { readonly [Part in keyof Parts]: Parts[Part] }
      : never

type PartsOf<Contract, Path extends string, Kinds> = (HasParams<Path> extends true
  ? { readonly params: Params<Path, Kinds, TakenAt<Contract, 'params'>> }
  : {}) &
  TextPart<'query', Contract> &
  TextPart<'headers', Contract> &
  (Contract extends { readonly body: infer Body } ? BodyPart<Body> : {})

/** A body, by its schema or its long form. Whether it is a schema is asked by the pattern that `TakenBy` has. */
type BodyPart<Body> = Body extends {
  readonly '~standard': {
    readonly validate: unknown
    readonly types?: { readonly input: infer Taken } | undefined
  }
}
  ? PartOf<Taken>
  : Body extends { readonly schema: infer Schema; readonly type: infer Type extends string | readonly string[] }
    ? TypedPart<TakenBy<Schema>, Type extends readonly (infer Each)[] ? Each : Type>
    : PartOf<TakenBy<Body>>

/** Both questions are about names and members: to ask one about what a schema takes would make the compiler instantiate all of it. */
type PartOf<Taken> = [keyof Taken] extends [never]
  ? undefined extends Taken
    ? { readonly body?: Taken }
    : { readonly body: Taken }
  : { readonly body: WithFiles<Taken> }

/** A library has a type of its own for a file, which a front end does not know. */
type WithFiles<Taken> =
  true extends IsFile<Taken[keyof Taken]> ? (unknown extends Taken ? Taken : FormOf<Taken>) : Taken
type IsFile<Value> = Value extends AnyFile ? true : never
interface AnyFile {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A body by its media types. */
type TypedPart<Taken, Type> = undefined extends Taken
  ? { readonly body?: BodyOfType<Exclude<Taken, undefined>, Type> | undefined }
  : { readonly body: BodyOfType<Taken, Type> }
type BodyOfType<Taken, Type> = Type extends 'multipart/form-data'
  ? FormOf<Taken>
  : Type extends 'application/x-www-form-urlencoded'
    ? URLSearchParams
    : Type extends `${string}/json` | `${string}+json`
      ? Taken
      : Type extends `text/${string}`
        ? Taken | Blob
        : Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>

/** A form. A client sends an object as one where it has a file: one without any would be sent as JSON, and refused. */
type FormOf<Taken> = HasFile<Taken> extends true ? FilesIn<Taken> | FormData : WithFile<Taken> | FormData
type WithFile<Taken> = {
  [Name in keyof Taken]-?: Exclude<Taken[Name], undefined> extends AnyFile
    ? FilesIn<Taken> & { [Each in Name]: Blob }
    : Exclude<Taken[Name], undefined> extends readonly AnyFile[]
      ? FilesIn<Taken> & { [Each in Name]: [Blob, ...Blob[]] }
      : never
}[keyof Taken]
type HasFile<Taken> = unknown extends Taken
  ? true
  : Taken extends AnyFile
    ? true
    : Taken extends readonly [infer First, ...unknown[]]
      ? HasFile<First>
      : Taken extends readonly unknown[] | Function
        ? false
        : Taken extends object
          ? true extends { [Name in keyof Taken]-?: [HasFile<Taken[Name]>] extends [true] ? true : false }[keyof Taken]
            ? true
            : false
          : false

/** What a form is made of, with files at any depth. */
type FilesIn<Taken> = unknown extends Taken
  ? Taken
  : Taken extends AnyFile
    ? Blob
    : Taken extends Date
      ? Taken
      : Taken extends object
        ? { [Name in keyof Taken]: FilesIn<Taken[Name]> }
        : Taken

/** A part whose members may all be left out may be left out itself. */
type TextPart<Name extends InputPart, Contract> = Contract extends { readonly [Each in Name]: infer Schema }
  ? {} extends Texts<TakenBy<Schema>>
    ? { readonly [Each in Name]?: Texts<TakenBy<Schema>> }
    : { readonly [Each in Name]: Texts<TakenBy<Schema>> }
  : {}

/** What a schema of texts takes. A schema that converts a text takes anything, and one that was written by hand may not say. */
type Texts<Taken> = unknown extends Taken
  ? { readonly [name: string]: TextValue }
  : { [Name in keyof Taken]: unknown extends Taken[Name] ? TextValue : Taken[Name] }

type TakenAt<Contract, Name extends InputPart> = Contract extends { readonly [Each in Name]: infer Schema }
  ? TakenBy<Schema>
  : {}

/**
 * The parameters of a path: each has the type of its kind, or what the schema takes, or is anything that a link takes. It waits for its
 * argument, so that errors print the parameters, and not the name of this type. The keys of what the schema takes are asked too: any object
 * has a `constructor`.
 */
type Params<Path extends string, Kinds, Taken> = Path extends string
  ? { readonly [Name in ParamNames<Path>]: Param<Name, Kinds, Taken> }
  : never
type Param<Name extends string, Kinds, Taken> = Kinds extends { readonly [Each in Name]: infer Kind extends ParamKind }
  ? CastKinds[Kind]
  : [Taken, Name] extends [{ readonly [Each in Name]: infer Value }, keyof Taken]
    ? string extends Value
      ? string | number | bigint
      : Value
    : string | number | bigint
