import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface SmtpStub {
  url: string
  /** What came between DATA and the lone dot, one entry a message. */
  messages: string[]
  stop: () => Promise<void>
}

/** A mail server of a few commands. `replies` answers a command, 'DATA-END' the message itself, otherwise than 'yes'. */
export async function startSmtpStub(replies: Readonly<Record<string, string>> = {}): Promise<SmtpStub> {
  const messages: string[] = []
  const defaults: Record<string, string> = {
    EHLO: '250 stub',
    DATA: '354 go on',
    'DATA-END': '250 accepted',
    QUIT: '221 bye',
  }
  const reply = (command: string): string => `${replies[command] ?? defaults[command] ?? '250 ok'}\r\n`

  function talk(socket: Socket): void {
    let buffer = ''
    let inData = false
    socket.write(reply('CONNECT').replace('250 ok', '220 stub'))
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        const command = inData ? 'DATA-END' : (part.split(/[ :]/, 1)[0] ?? '').toUpperCase()
        if (inData) messages.push(part)
        socket.write(reply(command))
        inData = command === 'DATA' && reply('DATA').startsWith('354')
      }
    })
    socket.on('error', () => socket.destroy())
  }

  const server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
