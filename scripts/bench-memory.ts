/** `npm run bench:memory`: resident memory over 10,000 mixed requests. Fails above 385 MB; the goal is 375. Linux only. */
import './support/fresh-catalogue'
import { templateContents } from '@/lib/catalogue/contents'
import { fileUrl, pictureUrl, templateUrl } from '@/lib/paths'
import { megabytesOfChildren, residentMegabytes, startOwn } from './bench/servers'
import { printTable } from './bench/table'

const REQUESTS = 10_000
const AT_ONCE = 8
const LIMIT = 385
const encodings = ['br', 'gzip', 'identity']

interface Ask {
  target: string
  status?: number
}

/** Requests of visitors and crawlers: mostly pages, then files, searches and missing pages. */
const kinds: readonly ((turn: number) => Ask)[] = [
  (turn) => ({ target: templateUrl(templateOf(turn).slug) }),
  (turn) => ({ target: ['/', '/templates', '/categories'][turn % 3] ?? '/' }),
  (turn) => ({ target: fileUrl(templateOf(turn).kind, templateOf(turn).slug, 'PDF') }),
  (turn) => ({ target: pictureUrl(templateOf(turn).kind, templateOf(turn).slug, 480) }),
  (turn) => ({ target: `/api/search?q=${['roof', 'shingel', 'safety plan', 'x'][turn % 4]}` }),
  (turn) => ({ target: `/search?q=${['roof', 'estimate'][turn % 2]}` }),
  (turn) => ({ target: `/templates?format=${['PDF', 'Word', 'Excel'][turn % 3]}&page=1` }),
  (turn) => ({ target: `/api/templates?page=${(turn % 3) + 1}` }),
  (turn) => ({ target: `/templates/unknown-${turn}`, status: 404 }),
]

function templateOf(turn: number): (typeof templateContents)[number] {
  const template = templateContents[turn % templateContents.length]
  if (!template) throw new Error('The catalogue is empty')
  return template
}

const server = await startOwn(3454)
const residentMemory = (): number => residentMegabytes(server.pid) + megabytesOfChildren(server.pid)

async function ask(turn: number): Promise<void> {
  const make = kinds[turn % kinds.length]
  if (!make) return
  const { target, status = 200 } = make(Math.floor(turn / kinds.length))
  const encoding = encodings[turn % encodings.length] ?? 'identity'
  const response = await fetch(server.url + target, { headers: { 'accept-encoding': encoding } })
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`${target} returned ${response.status}`)
}

const start = residentMemory()
let [turn, peak] = [0, start]
const visit = async (): Promise<void> => {
  while (turn < REQUESTS) {
    if (turn % 200 === 0) peak = Math.max(peak, residentMemory())
    await ask(turn++)
  }
}
try {
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  const end = residentMemory()
  peak = Math.max(peak, end)
  const megabytes = (value: number): string => `${Math.round(value)} MB`
  printTable([
    ['resident memory', 'start', 'peak', `after ${REQUESTS}`, 'limit'],
    ['server', megabytes(start), megabytes(peak), megabytes(end), megabytes(LIMIT)],
  ])
  if (peak > LIMIT) process.exitCode = 1
} finally {
  await server.stop()
}
