import { expectType } from 'tsd'
import type { Contexts } from './routes.js'

type Ctx = Contexts['Loaded']

export default class Loaded {
  show(ctx: Ctx['show']) {
    expectType<{ id: string }>(ctx.params)
    expectType<string>(ctx.state.locale)
  }
}
