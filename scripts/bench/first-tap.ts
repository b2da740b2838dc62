import type { Browser, Page } from '@playwright/test'
import { slowDown } from '@/tests/support/browser'

export interface FirstTap {
  /** Kilobytes of scripts, inline ones too, that ran before anybody touched the page. */
  executed: number
  /** Milliseconds from a tap to the paint that answers it: the longest of the tap's events. */
  inp: number
  /** The longest task from the tap until the page does what was asked, in milliseconds; those below 50 count as none. */
  longest: number
  /** Milliseconds from the tap to what was asked for. */
  answered: number
}

interface Observed {
  taps: number[]
  tasks: number[]
}

/** An entry of the Event Timing API. TypeScript's DOM library lacks its `interactionId`. */
type EventEntry = PerformanceEntry & { interactionId: number }

/** Writes what the browser measures of taps and tasks to `observed`. Without named functions: it is sent to the page. */
function observe(): void {
  const observed: Observed = { taps: [], tasks: [] }
  Object.assign(globalThis, { observed })
  const taps: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as EventEntry[])
      if (interactionId) observed.taps.push(duration)
  }).observe(taps)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.tasks.push(duration)
  }).observe({ type: 'longtask' })
}

const observedOn = (page: Page): Promise<Observed> =>
  page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed)

interface Tap {
  url: string
  control: string
  answer: string
  /** Taps as soon as the page is read and painted, not when it has nothing more to do. */
  atOnce?: boolean
}

/** Opens a page on a slow phone and network, waits until it is idle, and taps on `control`; `answer` then appears. */
export async function measureFirstTap(browser: Browser, { url, control, answer, atOnce }: Tap): Promise<FirstTap> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe)
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    await page.goto(url, { waitUntil: atOnce ? 'domcontentloaded' : 'networkidle' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const ran = await page.coverage.stopJSCoverage()
    const before = await observedOn(page)
    const box = await page.locator(control).boundingBox()
    if (!box) throw new Error(`${url} shows no ${control}`)
    const start = performance.now()
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator(answer).waitFor()
    const answered = performance.now() - start
    // Entries of events come with the paint, or a little later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
    const { taps, tasks } = await observedOn(page)
    return {
      executed: ran.reduce((sum, { source }) => sum + (source?.length ?? 0), 0) / 1024,
      inp: Math.max(0, ...taps),
      longest: Math.max(0, ...tasks.slice(before.tasks.length)),
      answered,
    }
  } finally {
    await context.close()
  }
}
