import type { ContractOf } from 'signalbox'
import { Pong } from '../schemas.js'

/** An action that does not need the request takes no `ctx`. */
export class PingController {
  static readonly contract = {
    '*': { description: 'A sign of life.' },
    ping: { returns: Pong, summary: 'Ask whether the API is there' },
  } satisfies ContractOf<PingController>

  ping() {
    return { pong: true }
  }
}
