/** An action that does not need the request takes no `ctx`. */
export class PingController {
  ping() {
    return { pong: true }
  }
}
