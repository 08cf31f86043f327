import { expectType } from 'tsd'
import type { ContractOf } from '../../src/index.js'

// A mistake that `satisfies` reports is one of createRouter too: the type of a contract does not show whether `satisfies` is there

class Bare {
  static readonly contract = { shw: {} }
  show() {}
}
class Satisfied {
  // @ts-expect-error 'shw' does not exist in type 'ContractOf<Satisfied>'
  static readonly contract = { shw: {} } satisfies ContractOf<Satisfied>
  show() {}
}
expectType<typeof Bare.contract>(Satisfied.contract)
expectType<typeof Satisfied.contract>(Bare.contract)
