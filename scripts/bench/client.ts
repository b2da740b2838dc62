import { Agent, request } from 'node:http'
import type { Ask, AskKind, Step } from './visits'

export interface Answer {
  kind: AskKind
  target: string
  /** Milliseconds from asking to the last byte. */
  milliseconds: number
  bytes: number
  /** 0 where no answer came. */
  status: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })
const PATIENCE = 30_000

function ask(server: string, { kind, target, body }: Ask, visitor: string): Promise<Answer> {
  const start = performance.now()
  const payload = body && JSON.stringify(body)
  const headers = {
    'accept-encoding': 'br, gzip',
    'x-forwarded-for': visitor,
    ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
  }
  return new Promise((resolve) => {
    let bytes = 0
    const finish = (status: number): void =>
      resolve({ kind, target, bytes, status, milliseconds: performance.now() - start })
    const sent = request(server + target, { agent, method: payload ? 'POST' : 'GET', headers, timeout: PATIENCE })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server ended a connection that stood idle just as it was taken again: browsers ask once more, too.
      if (sent.reusedSocket && error.code === 'ECONNRESET' && !payload) resolve(ask(server, { kind, target }, visitor))
      else finish(0)
    })
    sent.on('response', (response) => {
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => finish(response.statusCode ?? 0))
      response.on('error', () => finish(0))
    })
    sent.end(payload)
  })
}

/** The address of a visitor, by which the server counts what one client asks for. */
const addressOf = (visitor: number): string => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

/** Makes a visit, step by step; each step asks for everything at once, as a browser does. */
async function makeVisit(server: string, steps: readonly Step[], visitor: string): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const step of steps) answers.push(...(await Promise.all(step.map((asked) => ask(server, asked, visitor)))))
  return answers
}

/**
 * Begins `rate` visits a second for `seconds`, whether or not earlier ones are done, so that a slow server is not asked
 * less. Resolves when all of them are done.
 */
export function arrive(
  server: string,
  { rate, seconds, next }: { rate: number; seconds: number; next: () => readonly Step[] },
): Promise<Answer[]> {
  const visits: Promise<Answer[]>[] = []
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const due = Math.min(rate * seconds, Math.floor(((performance.now() - start) / 1000) * rate))
      while (visits.length < due) visits.push(makeVisit(server, next(), addressOf(visits.length)))
      if (visits.length < rate * seconds) return
      clearInterval(timer)
      Promise.all(visits).then((answers) => resolve(answers.flat()), reject)
    }, 5)
  })
}

export const closeConnections = (): void => agent.destroy()
