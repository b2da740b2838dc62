import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

function parse(text: string): RawAnswer {
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
  }
}

/** Sends raw bytes and returns the response at the end of the connection. Rejects after `patience` milliseconds. */
export function sendRaw(url: string, bytes: string | Buffer, patience = 15_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(new Error(`No end of the answer within ${patience} ms`)), patience)
    socket.on('data', (part) => parts.push(part))
    let failure: Error | undefined
    socket.on('error', (error) => (failure = error))
    // A server may close early while data is still being sent: here that is an error after the response.
    socket.on('close', () => {
      clearTimeout(timer)
      const text = Buffer.concat(parts).toString('latin1')
      if (text) resolve(parse(text))
      else reject(failure ?? new Error('The connection ended without an answer'))
    })
  })
}
