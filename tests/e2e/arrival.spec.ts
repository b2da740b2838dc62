import { expect, test, type Page } from '@playwright/test'
import { allKinds } from '@/tests/support/page-kinds'
import { servers } from '@/tests/support/servers'
import { startSlowSite, type SlowSite } from '@/tests/support/slow-site'

/** Half of what a visitor notices, while a page arrives. */
const MOST = 0.02

let site: SlowSite
test.beforeAll(async () => {
  site = await startSlowSite(servers.main.url)
})
test.afterAll(() => site.stop())

/** Adds up how far what is shown was moved. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = { sum: 0, what: [] as string[] }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Node }[]
      })[]) {
        moved.sum += value
        moved.what.push(`${value.toFixed(3)} ${sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Whatever has arrived is laid out and painted; before the body nothing is. */
const isPainted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      document.body &&
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )

for (const [kind, path] of allKinds)
  test(`nothing that is shown moves while the page arrives in pieces: ${kind}`, async ({ page }) => {
    test.setTimeout(120_000)
    await watchShifts(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' })
      do await isPainted(page)
      while (site.next())
      await page.waitForLoadState('networkidle')
      await isPainted(page)
      const { sum, what } = await page.evaluate(
        () => (window as unknown as { moved: { sum: number; what: string[] } }).moved,
      )
      expect(sum, `${width} wide: ${what.join('\n')}`).toBeLessThan(MOST)
    }
  })
