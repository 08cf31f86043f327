/** What may be wrong with the options `only` and `except`: lists of standard actions. */

import { type ActionNames, actionNames, type ResourceKind, type StandardAction } from '../../route/actions.js'
import type { IsAny, IsLiteral, IsOne } from '../../text/inference.js'
import type { OneLiteral } from '../../text/messages.js'
import type { Joined } from '../../text/options.js'
import { guessAmong } from '../../text/similar.js'

export type ListProblem<Option extends ListOption, Kind extends ResourceKind, List> =
  IsOne<List> extends true
    ? List extends readonly StandardAction<Kind>[]
      ? unknown extends List[number] // an action of type `any`
        ? ListMessage
        : IsLiteralList<List> extends true
          ? never
          : ListMessage
      : string[] extends List
        ? {} extends List
          ? ArrayMessage<Option, Kind>
          : ListMessage
        : List extends readonly unknown[] // a mapped type of anything else is the thing itself
          ? number extends List['length']
            ? ListMessage
            : { readonly [At in keyof List]: MemberProblem<Option, Kind, List[At]> }
          : NoListProblem<Option, Kind, List>
    : ListMessage

type ListMessage = 'the list of actions must be an array of string literals, so that the compiler can read it'

type IsLiteralList<List> = List extends readonly []
  ? true
  : List extends readonly [infer Action, ...infer Rest]
    ? [IsOne<Action>, Action] extends [true, object] // a branded text is an object, too
      ? false
      : IsOne<Action> extends true
        ? IsLiteralList<Rest>
        : false
    : false

/** What is wrong with a member of a list, or the actions that it may be. */
type MemberProblem<Option extends ListOption, Kind extends ResourceKind, Member> =
  IsAny<Member> extends true
    ? StandardAction<Kind>
    : IsOne<Member> extends true
      ? Member extends FormAction
        ? FormActionMessage<Option, Kind, Member> // 1
        : Member extends readonly unknown[]
          ? FlatMessage<Option> // 2
          : [QuotedWords<Exclude<Member, StandardAction<Kind>>, Kind>] extends [never]
            ? WordProblem<Kind, Member> // 3
            : EachTextMessage<QuotedWords<Member, Kind>> // 4
      : OneLiteral
type WordProblem<Kind extends ResourceKind, Member> =
  Member extends StandardAction<Kind>
    ? Member
    : Member extends string | number | bigint | boolean | null | undefined // values whose types show their text
      ? IsLiteral<`${Member}`> extends true
        ? NotAnActionMessage<`${Member}`, Joined<ActionNames<Kind>>>
        : ListMessage
      : ListMessage

/** What is wrong with something else than a list. */
type NoListProblem<Option extends ListOption, Kind extends ResourceKind, Value> = Value extends FormAction
  ? FormActionMessage<Option, Kind, Value> // 1
  : [QuotedWords<Value, Kind>] extends [never]
    ? ArrayMessage<Option, Kind> // 2
    : WriteArrayMessage<Option, QuotedWords<Value, Kind>> // 3

export const listProblem = (option: ListOption, kind: ResourceKind, list: unknown): string | undefined => {
  if (!Array.isArray(list)) return noListProblem(option, kind, list)
  const actions = actionNames(kind)
  const wrong = list.findIndex(action => !actions.includes(action))
  return wrong === -1 ? undefined : memberProblem(option, kind, list[wrong])
}

const memberProblem = (option: ListOption, kind: ResourceKind, member: unknown): string => {
  const form = formActionMessage(option, kind, member)
  if (form !== undefined) return form // 1
  if (Array.isArray(member)) return flatMessage(option) // 2
  const words = quotedWords(member, kind)
  return words === undefined
    ? guessAmong(notAnActionMessage(String(member), actionNames(kind).join(', ')), member, actionNames(kind)) // 3
    : eachTextMessage(words) // 4
}

const noListProblem = (option: ListOption, kind: ResourceKind, value: unknown): string => {
  const form = formActionMessage(option, kind, value)
  if (form !== undefined) return form // 1
  const words = quotedWords(value, kind)
  if (words !== undefined) return writeArrayMessage(option, words) // 3
  return guessAmong(arrayMessage(option, actionNames(kind).join(', ')), value, actionNames(kind)) // 2
}

/**
 * The actions in a text, each in quotes; `never` if there are none, or other words.
 *
 * @example QuotedWords<'show, index', 'resources'> // "'show', 'index'"
 */
type QuotedWords<Text, Kind extends ResourceKind> = Text extends string
  ? IsLiteral<Text> extends true
    ? Exclude<WordsOf<Text, StandardAction<Kind>>, ''>
    : never
  : never
type WordsOf<Text extends string, Action extends string> = Text extends
  | `${infer Before},${infer After}`
  | `${infer Before} ${infer After}`
  ? JoinWords<WordsOf<Before, Action>, WordsOf<After, Action>>
  : Text extends ''
    ? ''
    : Text extends Action
      ? `'${Text}'`
      : never
type JoinWords<Before extends string, After extends string> = '' extends Before
  ? After
  : '' extends After
    ? Before
    : `${Before}, ${After}`

/** The twin of the type, with `undefined` for `never`. */
const quotedWords = (text: unknown, kind: ResourceKind): string | undefined => {
  const words = typeof text === 'string' ? text.split(/[ ,]/).filter(word => word !== '') : []
  const actions: readonly string[] = actionNames(kind)
  return words.length > 0 && words.every(word => actions.includes(word))
    ? words.map(word => `'${word}'`).join(', ')
    : undefined
}

// The error messages

type ArrayMessage<Option extends ListOption, Kind extends ResourceKind> = ArrayText<Option, Joined<ActionNames<Kind>>>
type ArrayText<Option extends string, Actions extends string> = ReturnType<typeof arrayMessage<Option, Actions>>
const arrayMessage = <Option extends string, Actions extends string>(option: Option, actions: Actions) =>
  `'${option}' must be an array of the actions ${actions}` as const

type WriteArrayMessage<Option extends string, Words extends string> = ReturnType<
  typeof writeArrayMessage<Option, Words>
>
const writeArrayMessage = <Option extends string, Words extends string>(option: Option, words: Words) =>
  `'${option}' must be an array: write { ${option}: [${words}] }` as const

type NotAnActionMessage<Word extends string, Actions extends string> = ReturnType<
  typeof notAnActionMessage<Word, Actions>
>
const notAnActionMessage = <Word extends string, Actions extends string>(word: Word, actions: Actions) =>
  `'${word}' is not one of the actions ${actions}` as const

type EachTextMessage<Words extends string> = ReturnType<typeof eachTextMessage<Words>>
const eachTextMessage = <Words extends string>(words: Words) =>
  `each action is a text of its own: write ${words}` as const

type FlatMessage<Option extends string> = ReturnType<typeof flatMessage<Option>>
const flatMessage = <Option extends string>(option: Option) =>
  `'${option}' must be one array: leave out the brackets inside it` as const

type FormAction = 'new' | 'edit'

/** The error message for such an action in a list. */
type FormActionMessage<
  Option extends ListOption,
  Kind extends ResourceKind,
  Action extends FormAction,
  // As an argument of `typeof`, the bundler would not see it, and leave it out of the declarations of the package.
  What extends string = Advice<Option, Kind, Action>,
> = ReturnType<typeof noStandardAction<Action, What>>

/** The twin of the type, or `undefined` for anything else. */
const formActionMessage = (option: ListOption, kind: ResourceKind, action: unknown): string | undefined =>
  action === 'new' || action === 'edit' ? noStandardAction(action, advice(option, kind, action)) : undefined

const noStandardAction = <Action extends string, What extends string>(action: Action, what: What) =>
  `there is no standard action '${action}': ${what}` as const

export type ListOption = 'only' | 'except'

type Advice<Option extends ListOption, Kind extends ResourceKind, Action extends FormAction> = Option extends 'except'
  ? typeof LEAVE_OUT // 1
  : `${Kind} ${Action}` extends 'resources new'
    ? DeclareMessage<"collection(r => r.get('new'))"> // 2
    : DeclareMessage<`get('${Action}')`> // 3

const advice = (option: ListOption, kind: ResourceKind, action: FormAction): string => {
  if (option === 'except') return LEAVE_OUT // 1
  if (kind === 'resources' && action === 'new') return declareMessage("collection(r => r.get('new'))") // 2
  return declareMessage(`get('${action}')`) // 3
}

const LEAVE_OUT = 'leave it out'

type DeclareMessage<Call extends string> = ReturnType<typeof declareMessage<Call>>
const declareMessage = <Call extends string>(call: Call) => `leave it out, or write r.${call} in the callback` as const
