/** The controllers of the programs in `../cases/editor.ts`, and a table over them. */
import { type ActionContext, type ContextsOf, defineRoutes, type TargetOf } from '../../src/index.js'

/** Has the standard actions. */
class Resource {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
}

export class Ping {
  ping() {}
  deepPing() {}
  private secret() {}
  protected guarded() {}
  /** Uses the members above, which the compiler would report otherwise. */
  private used() {
    return [this.secret, this.guarded, this.used]
  }
}

export class Users extends Resource {
  signedIn() {}
}
export class UserSettings extends Resource {}
export class APIKeys extends Resource {}
export class Host {
  dashboard() {}
}
export class Places extends Resource {
  preview() {}
  search() {}
  markRead() {}
}
/** Has two of the standard actions. */
export class ReadOnly {
  index() {}
  show() {}
}
export class Rooms extends Resource {}
export class Beds extends Resource {}

/** No name leads to its controller path, which is in lower case. */
class Unreachable extends Resource {
  unreachable() {}
}

export const controllers = {
  Ping,
  Users,
  UserSettings,
  APIKeys,
  ReadOnly,
  lowercase: Unreachable,
  'V1/Host': Host,
  'V1/Host/Places': Places,
  'V1/Host/Places/Rooms': Rooms,
  'V1/Host/Places/Rooms/Beds': Beds,
}

export const routes = defineRoutes(controllers, r =>
  r
    .resource('user', { only: ['show', 'update'] })
    .namespace('v1', r =>
      r.namespace('host', r =>
        r.resources('places', { only: ['show'] }, r =>
          r.get('preview').resources('rooms', { only: ['index', 'show', 'destroy'] }),
        ),
      ),
    ),
)

export interface Contexts extends ContextsOf<typeof routes> {}
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
