/** What to write for the actions `new` and `edit`, which Rails has in `only` and `except` too: the pages with forms. */

import type { ResourceKind } from '../../route/actions.js'

export type FormAction = 'new' | 'edit'
const isFormAction = (action: unknown): action is FormAction => action === 'new' || action === 'edit'

/** The error message for such an action in a list. */
export type FormActionMessage<
  Option extends ListOption,
  Kind extends ResourceKind,
  Action extends FormAction,
> = `there is no standard action '${Action}': ${Advice<Option, Kind, Action>}`

/** The error message for such an action in a list, or `undefined` for anything else: the twin of the type. */
export const formActionMessage = (option: ListOption, kind: ResourceKind, action: unknown): string | undefined =>
  isFormAction(action) ? `there is no standard action '${action}': ${advice(option, kind, action)}` : undefined

/** The options with a list of actions. */
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

type DeclareMessage<Call extends string> = `leave it out, or write r.${Call} in the callback`
const declareMessage = <Call extends string>(call: Call): DeclareMessage<Call> =>
  `leave it out, or write r.${call} in the callback`
