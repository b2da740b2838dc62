import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { clientLimits } from '@/lib/client-limits'
import { pagePictureUrl } from '@/lib/paths'
import type { DrawingJob } from '@/lib/pictures/drawing/job'
import { FULL } from '@/tests/support/full'
import { makeDataDir, startSite, stopSites, type Site } from '@/tests/support/site'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A new folder with the files that the build lists for a function, of documents and images only those in `wanted`. */
function copyTraced(entry: string, wanted: readonly string[]): string {
  // Outside the project: inside it, Node.js would find the project's packages.
  const folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-traced-'))
  const list = path.join('.next/server', `${entry}.nft.json`)
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: string[] }
  for (const listed of files) {
    const file = path.join(path.dirname(list), listed)
    if (file.startsWith('.next')) continue
    if (file.startsWith('public/') && !wanted.includes(file)) continue
    if (!existsSync(file)) throw new Error(`${entry} lists ${file}, which is not there`)
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(file, path.join(folder, file))
  }
  return folder
}

test.afterAll(stopSites)

const CLIENTS = 16
/** Two per second per client for ten seconds: below the limit per minute. */
const ROUNDS = 20
const ROUND = 500

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

async function timeHome({ url }: Site): Promise<number> {
  const start = performance.now()
  const read = async (): Promise<void> => {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    expect(response.status).toBe(200)
  }
  await read().catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
  })
  return performance.now() - start
}

async function findPages({ url }: Site, count: number): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; found.length < count; page++) {
    const answer = await fetch(`${url}/api/templates?perPage=100&page=${page}`)
    const { templates } = (await answer.json()) as { templates: { slug: string; files: { pages: number | null }[] }[] }
    for (const { slug, files } of templates)
      for (let number = 1; number <= (files[0]?.pages ?? 0); number++) found.push(pagePictureUrl(slug, number))
  }
  return found.slice(0, count)
}

test('sixteen clients requesting page images do not slow the home page', { tag: FULL }, async () => {
  test.setTimeout(120_000)
  const { formsPerMinute } = clientLimits
  const site = await startSite(makeDataDir().dataDir, { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: `${formsPerMinute}` })
  const pages = await findPages(site, CLIENTS * ROUNDS)
  const idle: number[] = []
  for (let count = 0; count < 200; count++) idle.push(await timeHome(site))

  const answers: Promise<number>[] = []
  const ask = async (client: number): Promise<number> => {
    const headers = { 'x-forwarded-for': `198.51.100.${client}` }
    const response = await fetch(site.url + pages.pop()!, { headers })
    await response.arrayBuffer()
    if (response.status !== 200) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    return response.status
  }
  const timer = setInterval(() => {
    if (pages.length === 0) return clearInterval(timer)
    for (let client = 0; client < CLIENTS; client++) answers.push(ask(client).catch(() => 0))
  }, ROUND)
  const busy: number[] = []
  while (pages.length > 0) busy.push(await timeHome(site))
  const figures = `home idle ${median(idle).toFixed(1)} ms, busy ${median(busy).toFixed(1)} ms, at most ${Math.max(...busy).toFixed(0)} ms of ${busy.length}`
  // On a busy machine, the home page of an idle site takes longer too.
  expect(median(busy), figures).toBeLessThan(Math.max(20, 10 * median(idle)))

  const statuses = await Promise.all(answers)
  const count = (status: number): number => statuses.filter((other) => other === status).length
  const counts = `200: ${count(200)}, 429: ${count(429)}, 503: ${count(503)}`
  test.info().annotations.push({ type: 'figures', description: `${figures}; ${counts}` })
  expect(count(200) + count(429) + count(503), counts).toBe(CLIENTS * ROUNDS)
  expect(count(200)).toBeGreaterThan(10)
})

test('a drawn image survives a restart and is not drawn again', { tag: FULL }, async () => {
  // This test starts two sites.
  test.setTimeout(120_000)
  const { dataDir } = makeDataDir()
  const first = await startSite(dataDir)
  const get = async ({ url }: Site) =>
    Buffer.from(await (await fetch(`${url}${pagePictureUrl('initial-call-script', 1)}`)).arrayBuffer())
  const drawn = await get(first)
  expect(drawn.subarray(8, 12).toString()).toBe('WEBP')
  await first.stop()
  const folder = path.join(dataDir, 'pictures')
  // An image that is drawn again is a new file under the same name.
  const files = () => readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).ino])
  const kept = files()
  expect(kept).toHaveLength(1)
  const second = await startSite(dataDir)
  expect(await get(second)).toEqual(drawn)
  expect(files()).toEqual(kept)
})

test('a site that cannot write to disk still draws its images and logs the fault once', { tag: FULL }, async () => {
  const { dataDir } = makeDataDir()
  writeFileSync(dataDir, 'not a folder')
  const site = await startSite(path.join(dataDir, 'below'), {
    SIGNING_SECRET: 'only-for-this-test-0123456789-0123456789',
  })
  for (const page of [1, 1, 2]) {
    const answer = await fetch(site.url + pagePictureUrl('initial-call-script', page))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await answer.arrayBuffer()
  }
  expect(site.events('pictures-not-kept')).toHaveLength(1)
})

const document = 'public/templates/essentials/shingle-roof-estimate'
const link = { kicker: 'Estimates', title: 'Shingle Roof Estimate', brand: 'RidgeDocs', facts: 'Free' }
const jobs: [entry: string, file: string, job: (file: string) => DrawingJob][] = [
  [
    'app/api/documents/[slug]/pages/[page]/route.js',
    `${document}.pdf`,
    (pdf) => ({ kind: 'page', pdf, page: 1, width: 960 }),
  ],
  [
    'app/pictures/[...path]/route.js',
    `${document}.480.webp`,
    (sheet) => ({ kind: 'open-graph', picture: { ...link, sheets: [sheet] } }),
  ],
]
for (const [entry, file, job] of jobs)
  test(`the files that the build traces for ${entry} are all its drawing thread needs`, () => {
    const folder = copyTraced(entry, [file])
    try {
      const program = `
        const worker = new (require('node:worker_threads').Worker)('./lib/pictures/drawing/worker.ts', { env: {} })
        worker.on('message', ({ bytes, problem }) => { console.log(problem ?? String(bytes.length)); worker.terminate() })
        worker.postMessage(${JSON.stringify(job(path.join(folder, file)))})`
      const printed = execFileSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' })
      expect(Number(printed), printed).toBeGreaterThan(5000)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
