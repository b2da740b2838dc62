import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of pipelined requests queued per connection. Browsers do not pipeline. */
const BEHIND = 16

/**
 * Answers the requests of each connection one at a time. Node.js emits all pipelined requests at once, some thousand of
 * them. A connection with more than 16 queued requests is closed.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  /** Queued requests of connections with a response in progress. */
  const busy = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()

  function begin(
    request: IncomingMessage,
    response: ServerResponse,
    behind: [IncomingMessage, ServerResponse][],
  ): void {
    const { socket } = request
    if (socket.destroyed) return
    // Also for a response from memory, which is complete at once: a thousand of them would hold up everybody else.
    busy.set(socket, behind)
    answer(request, response)
    response.once('close', () => {
      busy.delete(socket)
      for (let next = behind.shift(); next; next = behind.shift()) {
        begin(...next, behind)
        if (busy.has(socket)) return
      }
    })
  }

  return (request, response) => {
    const behind = busy.get(request.socket)
    if (!behind) begin(request, response, [])
    else if (behind.length < BEHIND) behind.push([request, response])
    else request.socket.destroy()
  }
}
