/**
 * `npm run bench:fill`: the form on a cheap phone, 390×844, four times slower, on slow 4G. Medians of five. Files are
 * written in a worker, which the browser does not slow down: their time is taken at full speed, times four. Fails if a
 * goal is missed.
 */
import { loadavg } from 'node:os'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { becomesLive, slowDown } from '@/tests/support/browser'
import { keyWork } from './bench/key-work'
import { startOwn } from './bench/servers'
import { median, printTable } from './bench/table'
import { chromiumFlags, ensureChromium } from './support/chromium'

const ROUNDS = 5
const SLOWER = 4
const KEYS = 40
/** Milliseconds. */
const BETWEEN_KEYS = 180
const CONTRACT = 'asphalt-shingles-residential-contract'
const ESTIMATE = 'asphalt-shingles-residential-replacement-estimate'
/** A category of 35 templates. */
const CATEGORY = 'invoicing-payment'

interface Figure {
  what: string
  /** Milliseconds. */
  goal: number
  measured: number
}

const executablePath = await ensureChromium()
const own = await startOwn(3459)
const browser = await chromium.launch({ executablePath, args: chromiumFlags })

async function open(run: (page: Page, context: BrowserContext) => Promise<number>): Promise<number> {
  const context = await browser.newContext({
    ...{ baseURL: own.url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  })
  await context.addInitScript(() => localStorage.setItem('ridgedocs-email', 'returning@example.com'))
  try {
    return await run(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

async function medianOf(
  run: (page: Page, context: BrowserContext) => Promise<number>,
  rounds = ROUNDS,
): Promise<number> {
  const measured: number[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await open(run))
  return median(measured)
}

const openForm = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/templates/${slug}/fill?draft=new`)
  await becomesLive(page)
  await page.locator('.fill-title').waitFor()
}

/** From the tap on a template's page until the form stands there and takes input. */
async function opening(page: Page): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.fill-title')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        document.documentElement.dataset.formAt = String(performance.timeOrigin + performance.now())
      })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/templates/${CONTRACT}`)
  await becomesLive(page)
  await slowDown(page)
  const tap = await page
    .getByRole('link', { name: 'Fill it in here' })
    .first()
    .evaluate((link: HTMLElement) => {
      const at = performance.timeOrigin + performance.now()
      setTimeout(() => link.click())
      return at
    })
  const at = page.waitForFunction(() => document.documentElement.dataset.formAt, undefined, { timeout: 60_000 })
  return Number(await (await at).jsonValue()) - tap
}

/** The inputs of all steps. */
async function countFields(page: Page): Promise<number> {
  let fields = 0
  for (const step of await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').all()) {
    await step.click()
    await step.and(page.locator('[aria-current]')).waitFor()
    fields += await page.locator('form :is(input, select, textarea)').count()
  }
  return fields
}

const p95 = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length * 0.95)] ?? NaN

/** As fast as a person types, so that results and storing come between the keys. */
const typeFigures = (page: Page): Promise<void> =>
  page.keyboard.type('1234567890'.repeat(KEYS / 10), { delay: BETWEEN_KEYS })

/** Opens the largest step of a form of more than 400 fields, with the focus in a field that was left once. */
async function openLargest(page: Page): Promise<void> {
  await openForm(page, ESTIMATE)
  const fields = await countFields(page)
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Cost' }).click()
  if (fields < 400) throw new Error(`The form has ${fields} fields, and the goal is for 400`)
  const field = page.getByLabel('Overhead (%)')
  await field.fill('9')
  // From then on each key is checked.
  await field.blur()
  await field.focus()
}

/** The slowest of a few keys, from the key to the frame that shows it. */
async function echo(page: Page): Promise<number> {
  await openLargest(page)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)))
      },
      true,
    )
  })
  await slowDown(page)
  await typeFigures(page)
  await page.waitForFunction((count) => (window as unknown as { times: number[] }).times.length >= count, KEYS)
  return p95(await page.evaluate(() => (window as unknown as { times: number[] }).times))
}

/** The same as processor time, which a busy machine changes little: a slow key, and the longest task that it may wait for. */
async function echoWork(page: Page): Promise<number> {
  await openLargest(page)
  const { keys, longest } = await keyWork(page, () => typeFigures(page))
  return (p95(keys) + longest) * SLOWER
}

const pressed = async (page: Page, name: string): Promise<number> => {
  const start = performance.now()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  await download
  return (performance.now() - start) * SLOWER
}

/** A file of the estimate with the engine loaded, as from the second one on. */
const writing =
  (name: string) =>
  async (page: Page): Promise<number> => {
    await openForm(page, ESTIMATE)
    await pressed(page, name)
    return pressed(page, name)
  }

/** The archive of a category with a company on every file. */
async function archive(page: Page): Promise<number> {
  await page.goto('/company')
  await becomesLive(page)
  await page.getByRole('main').getByLabel('Company name').fill('Zephyrhaven Roofing')
  await page.getByText('Saved in this browser.').waitFor()
  await page.goto(`/categories/${CATEGORY}`)
  await becomesLive(page)
  const start = performance.now()
  const download = page.waitForEvent('download', { timeout: 300_000 })
  await page.getByRole('main').getByRole('link', { name: 'Download All' }).first().click()
  await download
  return (performance.now() - start) * SLOWER
}

const figures: Figure[] = []
try {
  figures.push({ what: 'contract, from the tap to a usable form', goal: 2500, measured: await medianOf(opening) })
  figures.push({ what: 'echo of a key with 400 fields, p95', goal: 50, measured: await medianOf(echo, 3) })
  figures.push({ what: 'the same as processor time', goal: 50, measured: await medianOf(echoWork, 3) })
  for (const [format, goal] of [
    ['PDF', 1500],
    ['Word', 1000],
    ['Excel', 1000],
  ] as const)
    figures.push({ what: `${format} of an estimate`, goal, measured: await medianOf(writing(`Download ${format}`)) })
  figures.push({ what: 'category as ZIP, with a company', goal: 60_000, measured: await medianOf(archive, 1) })
} finally {
  await browser.close()
  await own.stop()
}

printTable([
  ['phone, CPU ÷ 4, slow 4G', 'ms', 'goal'],
  ...figures.map(({ what, measured, goal }) => [what, measured.toFixed(0), String(goal)]),
])
console.log(
  `Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
const missed = figures.filter(({ measured, goal }) => measured > goal)
if (missed.length > 0) throw new Error(`Missed: ${missed.map(({ what }) => what).join('; ')}`)
