import { Agent, request } from 'node:http'

export interface RawPost {
  status: number
  retryAfter: string | undefined
}

/** A client that keeps at most `atOnce` connections open and reuses them. */
export function createClient(url: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

  function post(address: string, headers: Readonly<Record<string, string>>, data: unknown): Promise<RawPost> {
    const body = JSON.stringify(data)
    const length = Buffer.byteLength(body)
    return new Promise((resolve, reject) => {
      const posted = request(url + address, {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
      })
      posted.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection just as it was reused; Node.js leaves the retry to us.
        const isStale = posted.reusedSocket && error.code === 'ECONNRESET'
        if (isStale) resolve(post(address, headers, data))
        else reject(error)
      })
      posted.on('response', (response) => {
        response.resume()
        response.on('end', () =>
          resolve({ status: Number(response.statusCode), retryAfter: response.headers['retry-after'] }),
        )
      })
      posted.end(body)
    })
  }

  return { post, close: () => agent.destroy() }
}

export interface Flood<T> {
  answered: () => number
  answers: Promise<readonly T[]>
}

/** Sends `count` requests, `atOnce` at a time; `send` makes the request with each number. */
export function startFlood<T>(count: number, atOnce: number, send: (index: number) => Promise<T>): Flood<T> {
  const answers: T[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < count) answers.push(await send(next++))
  }
  const all = Promise.all(Array.from({ length: atOnce }, work))
  return { answered: () => answers.length, answers: all.then(() => answers) }
}
