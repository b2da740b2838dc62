import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
  /** Milliseconds from the first byte sent to the end of the answer. */
  took: number
}

function parse(text: string, took: number): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
    took,
  }
}

/**
 * Sends bytes as they are, as no HTTP client would, and gives the answer once the connection ends.
 * Rejects when there is no answer within `patience` milliseconds.
 */
export function sendRaw(url: string, bytes: string | Buffer, patience = 15_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(new Error(`No end of the answer within ${patience} ms`)), patience)
    socket.on('data', (part) => parts.push(part))
    let failure: Error | undefined
    socket.on('error', (error) => (failure = error))
    // A server that has heard enough closes while more is on its way: that is an error here, after the answer.
    socket.on('close', () => {
      clearTimeout(timer)
      const text = Buffer.concat(parts).toString('latin1')
      if (text) resolve(parse(text, performance.now() - started))
      else reject(failure ?? new Error('The connection ended without an answer'))
    })
  })
}
