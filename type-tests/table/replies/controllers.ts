/** Controllers that take their contexts from the table, and that reply in every way. */
import { type ContractOf, type Reply, reply, type StandardSchema } from '../../../src/index.js'
import type { Contexts } from './routes.js'

export interface Place {
  readonly id: string
  readonly opens: Date
  readonly note?: string
}
declare const found: Place | undefined
declare const place: StandardSchema<Place>
declare const message: StandardSchema<{ message: string }, { message: string }>
declare const nothing: StandardSchema<undefined, void>
declare const wire: StandardSchema<{ opens: Date }, { opens: string; page?: number }>

type Ctx = Contexts['V1/Places']

export class PlacesController {
  static readonly contract = {
    create: { returns: { 201: wire, 204: nothing, 409: message }, summary: 'Offer a place' },
    update: { returns: wire },
    destroy: { summary: 'Close a place' },
    handWritten: { returns: place },
  } satisfies ContractOf<PlacesController>

  index() {
    return [{ id: '1', opens: new Date() }]
  }
  async show(ctx: Ctx['show']) {
    ctx.body = ctx.params.id
    return found ?? reply(404, { message: 'no such place' })
  }
  create(ctx: Ctx['create']) {
    return { href: ctx.path }
  }
  async update(ctx: Ctx['update']) {
    return reply(200, { id: ctx.params.id })
  }
  async destroy(_ctx: Ctx['destroy']) {}
  handWritten() {
    return 5
  }
  merged(
    ctx: Ctx['merged'],
  ): string | null | { at: Date } | Reply<200, { text: string }> | Reply<204 | 404, undefined> {
    return ctx.path
  }
  wide(): Reply<number, Date> | Place {
    return reply(200, new Date())
  }
  maybe(): Reply<200, Place | undefined> {
    return reply(200, found)
  }
  arrow = (ctx: Ctx['arrow']) => reply(202, this.link(ctx))
  anything = JSON.parse as (text: unknown) => ReturnType<typeof JSON.parse>
  nothing(): never {
    throw new Error('never')
  }
  buffer() {
    return reply(206, Buffer.from('a'))
  }
  fetched() {
    return fetch('https://example.com')
  }
  private link(ctx: Ctx['arrow']) {
    return `${ctx.path}/${ctx.params.id}`
  }
}

export class InheritingController extends PlacesController {}

/** A class that is not registered. */
export class StatusController {
  static readonly controllerPath = 'Status'
  static readonly contract = { show: { returns: wire } } satisfies ContractOf<StatusController>
  show() {}
  list() {
    return ['up']
  }
}

export class LazyController {
  show() {
    return reply(200, 'lazy')
  }
}
