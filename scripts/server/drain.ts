import type { Server } from 'node:http'

/**
 * Stops accepting connections, lets requests in flight finish, and closes those that take longer than `patience`
 * milliseconds. Returns whether all of them finished.
 */
export async function drain(server: Server, patience: number): Promise<boolean> {
  let finished = true
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Closes keep-alive connections as soon as their last response has been sent.
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
