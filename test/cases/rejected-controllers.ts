/** The controllers of the programs in `rejected.ts`. */
export class Ping {
  ping() {}
  show() {}
  static pong() {}
  private hidden() {}
  protected shielded() {}
  #secret() {}
  /** Uses the members above, which the compiler would report as unused. */
  used() {
    return [this.hidden, this.shielded, this.#secret]
  }
}

export class Places {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
  preview() {}
  search() {}
}

export class Rooms {
  index() {}
  private show() {}
  static update() {}
  used() {
    return this.show
  }
}

export class Users {
  show() {}
  create() {}
  update() {}
  destroy() {}
}

export class Stranger {
  show() {}
}

export class Claims {
  static readonly controllerPath = 'Ping'
  show() {}
}

export const controllers = {
  Ping,
  Places,
  Users,
  'Places/Rooms': Rooms,
  'Places/Places': Places,
  'Places/Places/Places': Places,
  'V1/Places': Places,
  'Twice/A': Users,
}
