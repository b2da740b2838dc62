import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

export interface ReceivedMessage {
  to: string
  id: string
  source: string
  isEncrypted: boolean
}

/** The server's rejection, for instance '550 5.1.1 No such user'; 'drop' cuts the connection. */
export type Refusal = string

export interface MailServerRules {
  onReceiver?: (address: string) => Refusal | undefined
  /** Called when a message has arrived completely, before it counts as received; may take time. */
  onMessage?: (message: ReceivedMessage) => Refusal | undefined | Promise<Refusal | undefined>
  dropsInMessage?: () => boolean
  login?: string
  /** Offers STARTTLS, with an untrusted certificate. */
  offersTls?: boolean
}

export interface MailServer {
  url: string
  messages: ReceivedMessage[]
  rules: MailServerRules
  stop: () => Promise<void>
}

const refusal = (answer: Refusal): Error =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

const idOf = (source: string): string => /^Message-ID:\s*<([^>]+)>/im.exec(source)?.[1] ?? ''

/** A real mail server on a free loopback port that accepts everything `rules` do not reject. */
export async function startMailServer(rules: MailServerRules = {}): Promise<MailServer> {
  const messages: ReceivedMessage[] = []
  const running: MailServer = { url: '', messages, rules, stop: () => Promise.resolve() }

  const drop = ({ id }: SMTPServerSession): void => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
  }
  async function receive(stream: Readable, session: SMTPServerSession): Promise<void> {
    if (running.rules.dropsInMessage?.()) {
      stream.resume()
      return drop(session)
    }
    const source = await text(stream)
    const to = session.envelope.rcptTo.map(({ address }) => address).join()
    const message = { to, id: idOf(source), source, isEncrypted: session.secure }
    const answer = await running.rules.onMessage?.(message)
    if (answer !== undefined && answer !== 'drop') throw refusal(answer)
    messages.push(message)
    if (answer === 'drop') drop(session)
  }

  const options: SMTPServerOptions = {
    hideENHANCEDSTATUSCODES: true,
    allowInsecureAuth: true,
    authOptional: rules.login === undefined,
    disabledCommands: [...(rules.login === undefined ? ['AUTH'] : []), ...(rules.offersTls ? [] : ['STARTTLS'])],
    logger: false,
    onAuth: ({ username, password }, _session, callback) =>
      `${username}:${password}` === rules.login
        ? callback(null, { user: username })
        : callback(refusal('535 5.7.8 Wrong password')),
    onRcptTo: ({ address }, _session, callback) => {
      const answer = running.rules.onReceiver?.(address)
      callback(answer === undefined ? null : refusal(answer))
    },
    onData: (stream, session, callback) => {
      receive(stream, session).then(() => callback(null), callback)
    },
  }
  const server = new SMTPServer(options)
  // A connection cut by the rules or the test is not a server failure.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port')
  running.url = `smtp://127.0.0.1:${address.port}`
  running.stop = () =>
    new Promise((resolve) => {
      for (const connection of server.connections) connection._socket.destroy()
      server.close(() => resolve())
    })
  return running
}
