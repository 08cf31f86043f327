/** An action that needs nothing of the request takes nothing. */
export class PingController {
  ping() {
    return { pong: true }
  }
}
