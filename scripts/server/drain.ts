import type { Server } from 'node:http'

/**
 * Stops taking connections, lets requests in flight finish, and cuts off those that take longer than `patience`
 * milliseconds. Says whether all finished.
 */
export async function drain(server: Server, patience: number): Promise<boolean> {
  let finished = true
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection is closed as soon as its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => {
    finished = false
    server.closeAllConnections()
  }, patience)
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
  return finished
}
