/**
 * Compares what actions return with `returns` in their contracts, for the option `replies` of `createRouter`: the twin of
 * `contract/check-reply.ts`, which compares each reply. Without the option, the compiler does not look at what actions return.
 */

import type { BigintPlace, BigintProblem } from '../contract/bigint.js'
import type { CONTRACT, WithoutContract } from '../contract/contract.js'
import type { JsonOf, NoValue, ResultOf, SettledOf } from '../contract/json.js'
import type { EmptyStatus, Reply } from '../contract/reply.js'
import type { Bytes, DeclaredHeaders, FetchResponse, NoBody, TypeIn, WithUndefined } from '../contract/reply-bodies.js'
import type { JsonMisfit, JsonType, TypeMisfit } from '../contract/reply-types.js'
import type { AnySchema, DeclaredAt } from '../contract/returns.js'
import type { SentBy } from '../contract/schema.js'
import type { Expand } from '../entries/expand.js'
import type { HasRefused, TargetsIn } from '../entries/lookup.js'
import type { TopFrame } from '../frame/frame.js'
import type { IsAny } from '../text/inference.js'
import type { CertainFit } from './certain-fit.js'
import type { MorePlace } from './more-members.js'
import type { Difference } from './reply-difference.js'

/** What differs in the replies of a table, one error message for each difference, or `never`. */
export type RepliesProblem<Registry, Entries, Mode> =
  HasRefused<Entries> extends true
    ? never
    :
        | RegisteredProblem<Registry, TargetsIn<Entries>, Mode>
        | UnregisteredProblem<Registry, Expand<Entries, TopFrame, {}>, Mode>

/** Of the registered classes, those of lazy controllers included. */
type RegisteredProblem<Registry, Target, Mode> = [Target] extends [never] // so that no alias is printed
  ? never
  : {
      [Path in keyof Registry & string]: Registry[Path] extends WithoutContract
        ? never
        : ClassProblem<Path, Registry[Path], Target, Mode>
    }[keyof Registry & string]

/** Of the classes that a verb or a resource names and that are not registered. */
type UnregisteredProblem<Registry, Expanded, Mode> = Expanded extends {
  readonly controller: infer Class
  readonly controllerPath: infer Path extends string
  readonly actions: infer Action
}
  ? UnregisteredClass<Registry, Path, Class, Action, Mode>
  : Expanded extends { readonly controller: infer Class; readonly target: `${infer Path}#${infer Action}` }
    ? UnregisteredClass<Registry, Path, Class, Action, Mode>
    : never
type UnregisteredClass<Registry, Path extends string, Class, Action, Mode> = Path extends keyof Registry
  ? never
  : Class extends undefined | WithoutContract
    ? never
    : ClassProblem<Path, Class, `${Path}#${Action & string}`, Mode>

/** Each action is looked up among the targets: to take those of a class out of all of them would be quadratic in the table. */
type ClassProblem<Path extends string, Class, Target, Mode> = Class extends {
  readonly [CONTRACT]: infer Contract
} & (abstract new (
  ...given: never
) => infer Instance)
  ? {
      [Name in keyof Contract & keyof Instance & (string | number)]: `${Path}#${Name}` extends Target
        ? ActionProblem<`${Path}#${Name}`, Contract[Name], Instance[Name], Mode>
        : never
    }[keyof Contract & keyof Instance & (string | number)]
  : never

type ActionProblem<Target extends string, Contract, Member, Mode> = Contract extends { readonly returns: infer Returns }
  ? Member extends (...given: never) => unknown
    ? [Exclude<Returns, undefined>] extends [never]
      ? never
      : ReturnedProblem<Target, Exclude<Returns, undefined>, SettledOf<ResultOf<Member>>, Mode>
    : never
  : never

/** Distributes over what an action may return. A `Response` has a status that types do not show. */
type ReturnedProblem<Target extends string, Returns, Returned, Mode> =
  IsAny<Returned> extends true
    ? never
    : unknown extends Returned
      ? UnknownMessage<Target, 'unknown'>
      : EachProblem<Target, Returns, Returned, Mode>
type EachProblem<Target extends string, Returns, Returned, Mode> =
  Returned extends Reply<infer Status, infer Body, infer Headers>
    ? number extends Status
      ? UnknownMessage<Target, 'a reply with any status'>
      : StatusProblem<Target, Returns, Status, Body, Headers, Mode>
    : Returned extends NoBody
      ? [DeclaredAt<Returns, 204>] extends [never]
        ? NothingMessage<Target>
        : never
      : Returned extends FetchResponse
        ? never
        : ReplyProblem<Target, 200, Returned, {}, DeclaredAt<Returns, 200>, Mode>
type StatusProblem<Target extends string, Returns, Status extends number, Body, Headers, Mode> = Status extends unknown
  ? ReplyProblem<Target, Status, Body, Headers, DeclaredAt<Returns, Status>, Mode>
  : never

/** Most replies have no header fields, and a schema alone in the contract. */
type ReplyProblem<Target extends string, Status extends number, Body, Headers, Declared, Mode> = [Declared] extends [
  never,
]
  ? NoReplyMessage<Target, Status>
  : [Declared, keyof Headers] extends [AnySchema, never]
    ? BodyProblem<Target, Status, Body, Headers, SentBy<Declared>, Mode>
    :
        | BodyProblem<Target, Status, Body, Headers, BodyIn<Declared>, Mode>
        | HeadersProblem<Target, Status, Headers, DeclaredHeaders<Declared>>
        | TypeProblem<Target, Status, Body, TypeIn<Headers>, Declared>
/** What a body may be. Without a schema, it may be anything. */
type BodyIn<Declared> = Declared extends AnySchema
  ? SentBy<Declared>
  : Declared extends { readonly body: infer Schema }
    ? SentBy<Schema>
    : unknown

/** Header fields fit as they are sent. Of a type that does not name them, nothing is known. */
type HeadersProblem<Target extends string, Status extends number, Headers, Taken> = string extends keyof Headers
  ? never
  : [SentHeaders<Headers>] extends [Taken]
    ? never
    : DifferentMessage<Target, Status, Difference<'headers', SentHeaders<Headers>, Taken>>
type SentHeaders<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: SentField<Headers[Name]> }
type SentField<Value> = Value extends number ? `${Value}` : Value extends readonly unknown[] ? string : Value

/** The media type, where both `reply` and the contract say it. An action may set it on `ctx`, which the types do not see. */
type TypeProblem<Target extends string, Status extends number, Body, Type, Declared> = Type extends string
  ? true extends (string extends Type ? true : false) | (Status extends EmptyStatus ? true : false)
    ? never
    : DifferentMessage<Target, Status, TypeDifference<Body, Type, Declared>>
  : never
type TypeDifference<Body, Type extends string, Declared> = Declared extends { readonly '~standard': unknown }
  ? ValueDifference<Body, Type>
  : Declared extends { readonly type: infer Types extends string | readonly string[] }
    ? TypeMisfit<Type, Types>
    : Declared extends { readonly body: unknown }
      ? ValueDifference<Body, Type>
      : never
/** Of a value of type `any` or `unknown`, it is not known whether it is sent as JSON. */
type ValueDifference<Body, Type extends string> = unknown extends Body
  ? never
  : [Exclude<Body, string | Bytes | NoValue>] extends [never]
    ? never
    : JsonMisfit<Type>

/** Nothing is known of what is sent as bytes, and of a text that may be JSON by its type. */
type Compared<Body, Headers> = Exclude<
  Body,
  Bytes | ([TypeIn<Headers>] extends [never] ? never : MaybeJson<TypeIn<Headers>>)
>
type MaybeJson<Type> = Type extends string
  ? string extends Type
    ? string
    : Lowercase<Type> extends JsonType
      ? string
      : never
  : string

/** A body fits if its JSON does, or if the value itself does. Of what is sent as bytes, only the status counts. */
type BodyProblem<Target extends string, Status extends number, Body, Headers, Taken, Mode> = Status extends EmptyStatus
  ? never
  : false extends CertainFit<Body, Taken>
    ? ComparedProblem<Target, Status, Compared<Body, Headers>, Taken, Mode>
    : never
type ComparedProblem<Target extends string, Status extends number, Body, Taken, Mode> =
  IsAny<Body> extends true
    ? never
    : [BigintPlace<Body>] extends [never]
      ? [WithUndefined<Body>] extends [Taken]
        ? MoreProblem<Target, Status, WithUndefined<Body>, Taken, Mode>
        : EachBodyProblem<Target, Status, Body, Taken, Mode>
      : BigintMessage<Target, Status, BigintPlace<Body>>
type EachBodyProblem<Target extends string, Status extends number, Body, Taken, Mode> = Body extends NoValue
  ? undefined extends Taken
    ? never
    : NoBodyMessage<Target, Status>
  : [Body] extends [Taken]
    ? MoreProblem<Target, Status, JsonOf<Body>, Taken, Mode>
    : [JsonOf<Body>] extends [Taken]
      ? MoreProblem<Target, Status, JsonOf<Body>, Taken, Mode>
      : [Difference<'body', Body, Taken>] extends [never]
        ? MoreProblem<Target, Status, JsonOf<Body>, Taken, Mode>
        : DifferentMessage<Target, Status, Difference<'body', JsonOf<Body>, Taken>>

/** Under `'filter'`, further members are not sent. */
type MoreProblem<Target extends string, Status extends number, Json, Taken, Mode> = 'check' extends Mode
  ? MoreMessage<Target, Status, MorePlace<Json, Taken>>
  : never

// The error messages. A value does not show what a function returns, so they have no functions.

type NoReplyMessage<Target extends string, Status extends number> = `${Target}: the contract has no reply ${Status}`
type NothingMessage<Target extends string> =
  `${Target} may return nothing, which is a reply 204 that the contract does not have`
type UnknownMessage<
  Target extends string,
  What extends string,
> = `${Target} returns ${What}, which cannot be compared with its contract`
type NoBodyMessage<
  Target extends string,
  Status extends number,
> = `${Target}: the reply ${Status} does not fit the contract: it has no body`
type BigintMessage<
  Target extends string,
  Status extends number,
  Place extends string,
> = `${Target}: the reply ${Status} does not fit the contract: ${BigintProblem<Place>}`
type MoreMessage<Target extends string, Status extends number, Places> = [Places] extends [infer Place extends string]
  ? `${Target}: the reply ${Status} has more than the contract: body${Place}`
  : never
/** Bound by `infer`: the compiler would work out all that a difference may be. */
type DifferentMessage<Target extends string, Status extends number, Differences> = [Differences] extends [
  infer Text extends string,
]
  ? `${Target}: the reply ${Status} does not fit the contract: ${Text}`
  : never
