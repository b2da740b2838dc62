/**
 * `npm run bench:web`: Lighthouse for phones on each kind of page, medians of three rounds, and what a first tap on its
 * search costs, medians of five, both compared with a Starlight page of the same content, which is built below .cache (npm
 * downloads its packages once) and served by the same server. `npm run bench:web -- detail search` measures only these.
 */
import './support/fresh-catalogue'
import { chromium } from '@playwright/test'
import { templateContents } from '@/lib/catalogue/contents'
import { templateUrl } from '@/lib/paths'
import { measureFirstTap, type FirstTap } from './bench/first-tap'
import { loadLighthouse, type Report } from './bench/lighthouse'
import { startOwn } from './bench/servers'
import { serveStarlight } from './bench/starlight'
import { median, printTable } from './bench/table'
import { chromiumFlags, ensureChromium } from './support/chromium'

const ROUNDS = 3
const TAPS = 5
const DEBUGGING_PORT = 3459
const STARLIGHT_PORT = 3458
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

const [template] = templateContents
if (!template) throw new Error('The catalogue is empty')
const lighthouse = await loadLighthouse()
const executablePath = await ensureChromium()
const own = await startOwn(3455)
const starlight = await serveStarlight(template, STARLIGHT_PORT)
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, `--remote-debugging-port=${DEBUGGING_PORT}`],
})

const kinds = {
  home: `${own.url}/`,
  list: `${own.url}/templates`,
  categories: `${own.url}/categories`,
  category: `${own.url}/categories/safety-compliance`,
  detail: own.url + templateUrl(template.slug),
  search: `${own.url}/search?q=estimate`,
  'filtered list': `${own.url}/templates?format=Excel`,
  'Starlight, as detail': `http://127.0.0.1:${STARLIGHT_PORT}/index.html`,
}

const PEER = 'Starlight, as detail'
const wanted = process.argv.slice(2)
const pages = Object.fromEntries(
  Object.entries(kinds).filter(([name]) => wanted.length === 0 || [...wanted, PEER].includes(name)),
)
const opensSearch = (name: string): { control: string; answer: string } =>
  name === PEER
    ? { control: 'button[data-open-modal]', answer: 'dialog[open]' }
    : { control: 'header a[href="/search"]', answer: 'dialog[open] input[name=q]' }

/** Runs Lighthouse. On a busy machine it sometimes fails on a page, so it is run again, with a message. */
async function inspect(url: string, tries = 3): Promise<Report> {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' })
  const problem = result ? result.lhr.runtimeError?.message : 'no result'
  if (result && !problem) return result.lhr
  if (tries === 1) throw new Error(`Lighthouse failed on ${url}: ${problem}`)
  console.log(`Retrying Lighthouse on ${url}: ${problem}`)
  return inspect(url, tries - 1)
}

async function measure(url: string): Promise<number[]> {
  const { categories, audits } = await inspect(url)
  const items = audits['network-requests']?.details?.items ?? []
  const kilobytes = (kind?: string): number =>
    items
      .filter(({ resourceType }) => !kind || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0) / 1024
  return [
    ...scores.map((name) => (categories[name]?.score ?? 0) * 100),
    ...Object.values(metrics).map((name) => audits[name]?.numericValue ?? NaN),
    kilobytes(),
    kilobytes('Script'),
  ]
}

const rounds = new Map<string, number[][]>()
const taps = new Map<string, FirstTap[]>()
const earlyTaps = new Map<string, FirstTap[]>()
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, url] of Object.entries(pages)) rounds.set(name, [...(rounds.get(name) ?? []), await measure(url)])
  for (let round = 0; round < TAPS; round += 1)
    for (const [name, url] of Object.entries(pages))
      for (const [measured, atOnce] of [
        [taps, false],
        [earlyTaps, true],
      ] as const) {
        const tap = await measureFirstTap(browser, { url, ...opensSearch(name), atOnce })
        measured.set(name, [...(measured.get(name) ?? []), tap])
      }
} finally {
  await browser.close()
  starlight.closeAllConnections()
  starlight.close()
  await own.stop()
}

const medians = (name: string): number[] => {
  const measured = rounds.get(name) ?? []
  return (measured[0] ?? []).map((_, column) => median(measured.map((row) => row[column] ?? NaN)))
}
const headings = ['perf', 'a11y', 'best', 'SEO', ...Object.keys(metrics), 'total KB', 'script KB']
const cell = (value: number, column: number): string =>
  headings[column] === 'CLS' ? value.toFixed(3) : value.toFixed(0)
printTable([['page', ...headings], ...Object.keys(pages).map((name) => [name, ...medians(name).map(cell)])])
const lcp = (name: string): number => medians(name)[headings.indexOf('LCP ms')] ?? NaN
console.log(`LCP of a detail page: ${(lcp('detail') / lcp(PEER)).toFixed(2)} × Starlight’s (goal 0.8)`)

const columns = {
  'run before KB': 'executed',
  'INP ms': 'inp',
  'longest task ms': 'longest',
  'search open ms': 'answered',
} as const satisfies Record<string, keyof FirstTap>
const medianTap = (measured: readonly FirstTap[], column: keyof FirstTap): string =>
  median(measured.map((tap) => tap[column])).toFixed(0)
printTable([
  ['first tap, CPU ÷ 4, scripts fetched', ...Object.keys(columns), 'tapped at once ms'],
  ...[...taps].map(([name, measured]) => [
    name,
    ...Object.values(columns).map((column) => medianTap(measured, column)),
    medianTap(earlyTaps.get(name) ?? [], 'answered'),
  ]),
])
