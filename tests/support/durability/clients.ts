import { randomUUID } from 'node:crypto'
import { templateContents } from '@/lib/catalogue/contents'
import { createLedger, increase, type Ledger, type RecordKind } from './ledger'

type Ledgers = Record<RecordKind, Ledger>

/** A post and the records that its success promises. */
interface Post {
  path: string
  body: Record<string, unknown>
  promises: readonly (readonly [RecordKind, string])[]
  /** Sent again until it gets a response, as a person would do. A lost download count is not repeated. */
  repeated: boolean
}

type Template = (typeof templateContents)[number]

const posts: readonly ((client: number, turn: number, template: Template) => Post)[] = [
  (client, turn, { slug, name }) => {
    const email = `download-${client}-${turn}@bench.example`
    return {
      path: '/api/subscribe',
      body: { email, source: 'download', templates: [slug], format: 'PDF', newsletterSubscribed: false },
      promises: [
        ['subscribers', email],
        ['subscribers', `${email} ${name}`],
        ['downloads', `${slug} PDF`],
      ],
      repeated: true,
    }
  },
  (client, turn) => {
    const email = `newsletter-${client}-${turn}@bench.example`
    return {
      path: '/api/subscribe',
      body: { email, source: 'newsletter', newsletterSubscribed: true },
      promises: [
        ['subscribers', email],
        ['newsletter opt-ins', email],
      ],
      repeated: true,
    }
  },
  (_client, _turn, { slug }) => ({
    path: '/api/downloads',
    body: { slug, format: 'PDF' },
    promises: [['downloads', `${slug} PDF`]],
    repeated: false,
  }),
  (client, turn) => {
    const message = `Message ${turn} of client ${client}`
    return {
      path: '/api/contact',
      body: { id: randomUUID(), name: 'Pat', email: `contact-${client}@bench.example`, message },
      promises: [['contact messages', message]],
      repeated: true,
    }
  },
]

/** 'acknowledged': the response says that everything was recorded. */
type Outcome = 'acknowledged' | 'not acknowledged' | 'no response' | 'not sent'

async function send(url: string, { path, body }: Post): Promise<Outcome> {
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.ok) return text.includes('"newsletter":false') ? 'not acknowledged' : 'acknowledged'
    throw new Error(`${path} returned ${response.status}: ${text}`)
  } catch (error) {
    // `fetch` throws a TypeError if the connection is refused or breaks: the server is gone.
    if (!(error instanceof TypeError)) throw error
    return (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED' ? 'not sent' : 'no response'
  }
}

/** Starts clients that post one after another and wait for `isUp` after a break, each with its own templates. */
export function startClients(count: number, url: string, isUp: () => Promise<void>) {
  const ledgers: Ledgers = {
    subscribers: createLedger(),
    'newsletter opt-ins': createLedger(),
    downloads: createLedger(),
    'contact messages': createLedger(),
  }
  let acknowledged = 0
  let isStopped = false

  async function perform(post: Post): Promise<void> {
    do {
      const outcome = await send(url, post)
      for (const [kind, key] of post.promises) {
        if (outcome !== 'not sent') increase(ledgers[kind].sent, key)
        if (outcome === 'acknowledged') increase(ledgers[kind].acknowledged, key)
      }
      if (outcome === 'acknowledged') acknowledged += 1
      if (outcome === 'acknowledged' || outcome === 'not acknowledged') return
      await isUp()
    } while (post.repeated && !isStopped)
  }

  async function run(client: number): Promise<void> {
    for (let turn = 0; !isStopped; turn += 1) {
      const template = templateContents[(client + turn * count) % templateContents.length]
      if (!template) throw new Error('The catalogue is empty')
      const make = posts[turn % posts.length]
      if (make) await perform(make(client, turn, template))
    }
  }

  const finished = Promise.all(Array.from({ length: count }, (_, client) => run(client)))
  return { ledgers, acknowledged: () => acknowledged, finished, stop: () => void (isStopped = true) }
}
export type Clients = ReturnType<typeof startClients>
