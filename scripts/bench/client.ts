import { Agent, request } from 'node:http'
import type { Ask, AskKind, Step } from './visits'

export interface Answer {
  kind: AskKind
  target: string
  /** Milliseconds from the request to the last byte of the response. */
  milliseconds: number
  bytes: number
  /** 0 if there was no response. */
  status: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })
const TIMEOUT = 30_000

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
    const sent = request(server + target, { agent, method: payload ? 'POST' : 'GET', headers, timeout: TIMEOUT })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just as it was reused. Browsers retry, too.
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

/** The address by which the server identifies a visitor. */
const addressOf = (visitor: number): string => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

/** Makes a visit step by step. The requests of a step are concurrent, as in a browser. */
async function makeVisit(server: string, steps: readonly Step[], visitor: string): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const step of steps) answers.push(...(await Promise.all(step.map((asked) => ask(server, asked, visitor)))))
  return answers
}

/**
 * Starts `rate` visits a second for `seconds`, even if earlier ones are not finished, so that a slow server does not get
 * fewer requests. Resolves when all visits are finished.
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
