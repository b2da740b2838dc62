import { createLateFiles, type LateFiles } from '@/scripts/server/late-files'
import { slugOf } from '@/scripts/support/messages'
import { headersFor, startTestServer, type TestServer } from '@/tests/support/static-server'

const DOCUMENT = '/templates/contracts/shingle.office.pdf'
const MODEL = '/models/shingle.example.json'
const PICTURE = '/templates/contracts/shingle.480.webp'
const THUMBNAIL = '/templates/contracts/shingle.thumb.240.webp'

let server: TestServer
let asked: string[]
let onAsk: (pathname: string) => void
let late: LateFiles
async function start(patience?: number): Promise<void> {
  asked = []
  onAsk = () => undefined
  server = await startTestServer({
    late: ({ publicFolder }) => {
      const ask = (pathname: string): void => {
        asked.push(pathname)
        onAsk(pathname)
      }
      late = createLateFiles(publicFolder, headersFor, ask, patience)
      return late
    },
  })
}
afterEach(() => server.close())

const settle = (pathname: string): void => late.settle(slugOf(pathname), pathname.endsWith('.webp'))
const make = (pathname: string): void => {
  server.tree.write(`public${pathname}`, `made ${pathname}`)
  settle(pathname)
}

test('requests wait for a picture, which is asked for once, and get it with the headers of a file', async () => {
  await start()
  const answers = [server.get(PICTURE), server.get(PICTURE)]
  onAsk = (pathname) => setTimeout(() => make(pathname), 20)
  for (const { status, headers, body } of await Promise.all(answers)) {
    expect([status, body.toString()]).toEqual([200, `made ${PICTURE}`])
    const own = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' }
    expect(headers).toMatchObject({ ...own, 'x-frame-options': 'DENY' })
  }
  expect(asked).toEqual([PICTURE])
})

test('documents, models and pictures are waited for separately, and those on disk are sent at once', async () => {
  await start()
  onAsk = (pathname) => {
    if (pathname === PICTURE) make(DOCUMENT)
    if (pathname === MODEL) make(MODEL)
  }
  const picture = server.get(PICTURE)
  for (const target of [DOCUMENT, MODEL]) {
    const { status, body } = await server.get(target)
    expect([status, body.toString()]).toEqual([200, `made ${target}`])
  }
  make(PICTURE)
  expect((await picture).body.toString()).toBe(`made ${PICTURE}`)
  expect(asked).toEqual([PICTURE, MODEL])
})

test('a picture that takes too long is answered 503, and comes at a later request', async () => {
  await start(1)
  const { status, headers } = await server.get(PICTURE)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  onAsk = make
  expect((await server.get(PICTURE)).status).toBe(200)
  expect(asked).toEqual([PICTURE, PICTURE])
})

test('a picture that fails goes to Next, and so does everything else; none waits once all pictures are made', async () => {
  await start()
  onAsk = (pathname) => settle(pathname)
  expect((await server.get(PICTURE)).body.toString()).toBe('from Next')
  for (const target of ['/templates/../secret.480.webp', '/none.webp']) await server.get(target)
  onAsk = () => late.end()
  for (const target of [PICTURE, THUMBNAIL]) expect((await server.get(target)).body.toString()).toBe('from Next')
  expect(asked).toEqual([PICTURE, PICTURE])
})
