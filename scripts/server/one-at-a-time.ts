import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait behind another of their connection. Browsers send none before they have the answer. */
const BEHIND = 16

/**
 * Answers the requests of each connection one after another. Node.js hands over everything that a client has sent ahead
 * (pipelining) at once, some thousand requests; a connection with more than 16 of them waiting is cut.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  /** What waits, of the connections that have an answer under way. */
  const busy = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()

  function begin(
    request: IncomingMessage,
    response: ServerResponse,
    behind: [IncomingMessage, ServerResponse][],
  ): void {
    const { socket } = request
    if (socket.destroyed) return
    answer(request, response)
    // Most answers come from memory: there is nothing to wait for.
    if (response.writableEnded) return
    busy.set(socket, behind)
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
