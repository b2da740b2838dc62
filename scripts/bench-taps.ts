/** `npm run bench:taps [-- detail search]`: what a first tap on the search of pages costs on a slow phone; medians of five. */
import './support/fresh-catalogue'
import { chromium } from '@playwright/test'
import { templateContents } from '@/lib/catalogue/contents'
import { templateUrl } from '@/lib/paths'
import { measureFirstTap, type FirstTap } from './bench/first-tap'
import { startOwn } from './bench/servers'
import { median, printTable } from './bench/table'
import { chromiumFlags, ensureChromium } from './support/chromium'

const TAPS = 5

const [template] = templateContents
if (!template) throw new Error('The catalogue is empty')
const executablePath = await ensureChromium()
const own = await startOwn(3455)
const browser = await chromium.launch({ executablePath, args: chromiumFlags })

const pages: Readonly<Record<string, string>> = {
  home: '/',
  list: '/templates',
  categories: '/categories',
  category: '/categories/safety-compliance',
  detail: templateUrl(template.slug),
  search: '/search?q=estimate',
  'filtered list': '/templates?format=Excel',
}
const columns = {
  'run before KB': 'executed',
  'INP ms': 'inp',
  'longest task ms': 'longest',
  'search open ms': 'answered',
} as const satisfies Record<string, keyof FirstTap>

async function measure(path: string, atOnce: boolean): Promise<FirstTap[]> {
  const tap = { url: own.url + path, control: 'header a[href="/search"]', answer: 'dialog[open] input[name=q]', atOnce }
  const measured: FirstTap[] = []
  for (let round = 0; round < TAPS; round += 1) measured.push(await measureFirstTap(browser, tap))
  return measured
}

const medianOf = (measured: readonly FirstTap[], column: keyof FirstTap): string =>
  median(measured.map((tap) => tap[column])).toFixed(0)

const wanted = process.argv.slice(2)
const rows: string[][] = []
try {
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const fetched = await measure(path, false)
    const early = await measure(path, true)
    rows.push([name, ...Object.values(columns).map((column) => medianOf(fetched, column)), medianOf(early, 'answered')])
  }
} finally {
  await browser.close()
  await own.stop()
}
printTable([['first tap, CPU ÷ 4, scripts fetched', ...Object.keys(columns), 'tapped at once ms'], ...rows])
