import type { ActionContract } from '../../../src/index.js'
import { NewPlace, Page, Place, PlaceChanges, Problem } from './schemas.js'

const index: ActionContract = { summary: 'List them, a page at a time', query: Page, returns: Place.array() }
const create: ActionContract = { summary: 'Make one', body: NewPlace, returns: { 201: Place } }
const show: ActionContract = { returns: { 200: Place, 404: Problem } }
const update: ActionContract = { body: PlaceChanges, returns: Place }

/** The five actions of a resource. */
class Resource {
  static readonly contract: { readonly [action: string]: ActionContract } = { index, create, show, update }
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}

export class PagesController {
  home() {}
  about() {}
  pricing() {}
}

export class SessionsController {
  static readonly contract = { show, create: { ...create, summary: 'Sign in' } }
  show() {}
  create() {}
  destroy() {}
}

export class WebhooksController {
  create() {}
}

export class HostsController extends Resource {}

export class UsersController extends Resource {
  static override readonly contract = { ...Resource.contract, update: { ...update, deprecated: true } }
}

export class PlacesController extends Resource {
  static override readonly contract = {
    ...Resource.contract,
    create: { ...create, summary: 'Offer a place', description: 'The host is who the token belongs to.' },
    update: { ...update, deprecated: true },
  }
  override index() {}
  override create() {}
  override show() {}
  markRead() {}
  archive() {}
  search() {}
}

export class RoomsController extends Resource {
  availability() {}
}

export class BookingsController extends Resource {
  confirm() {}
  cancel() {}
}

export class ReviewsController extends Resource {}
export class PhotosController extends Resource {}

export class InvoicesController extends Resource {
  download() {}
  send() {}
}

export class LinesController extends Resource {}

export class MessagesController extends Resource {
  markRead() {}
}

export class AdminUsersController extends Resource {
  impersonate() {}
  lock() {}
}

export class RolesController extends Resource {}

export class ReportsController extends Resource {
  export() {}
}

export class AuditEventsController extends Resource {}
export class FeatureFlagsController extends Resource {}
