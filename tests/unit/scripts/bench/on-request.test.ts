import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lastDocuments, secondsToFiles, stateEditions } from '@/scripts/bench/on-request'
import { templateContents } from '@/lib/catalogue/contents'

let server: Server
let origin: string
let asked: string[]

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const isEarly = url === '/late.pdf' && asked.filter((each) => each === url).length < 3
    response.writeHead(isEarly ? 503 : url === '/none.pdf' ? 404 : 200).end('file')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('each file is asked for until it comes, one after the other', async () => {
  expect(await secondsToFiles(origin, ['/late.pdf', '/next.pdf'], 0)).toEqual([expect.any(Number), expect.any(Number)])
  expect(asked).toEqual(['/late.pdf', '/late.pdf', '/late.pdf', '/next.pdf'])
})

test('a file that does not exist ends the run', async () => {
  await expect(secondsToFiles(origin, ['/none.pdf'], 0)).rejects.toThrow('/none.pdf was answered 404')
})

test('the files are of documents of the catalogue, whose folder comes last', () => {
  const slugs = [...lastDocuments, ...stateEditions].map((url) => /([a-z-]+)(?:\.[a-z]{2})?\.pdf$/.exec(url)![1]!)
  const known = new Map(templateContents.map((content) => [content.slug, content]))
  expect(slugs.filter((slug) => !known.get(slug)?.formats.includes('PDF'))).toEqual([])
  expect(known.get('epdm-residential-contract')!.hasEditions).toBe(true)
  expect(templateContents.at(-1)!.kind).toBe(known.get(slugs[0]!)!.kind)
})
