import { expect, test, type Page } from '@playwright/test'
import { FULL } from '@/tests/support/full'
import { megabytesOf, processOf } from '@/tests/support/tab-memory'
import { dialog, openLive, rememberEmail } from './steps'

const MOST_MEGABYTES = 300

/** The most that the page's tab has in memory while something is done. */
async function peakOf(page: Page, act: () => Promise<void>): Promise<number> {
  const pid = await processOf(page)
  let peak = megabytesOf(pid)
  const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 200)
  try {
    await act()
  } finally {
    clearInterval(watch)
  }
  return Math.max(peak, megabytesOf(pid))
}

test.beforeEach(({}, info) => {
  test.skip(process.platform !== 'linux', 'The memory of a process is read from /proc')
  info.slow()
})

test(
  `an estimate filled in and written in three formats takes no more than ${MOST_MEGABYTES} MB`,
  { tag: FULL },
  async ({ page }, info) => {
    await rememberEmail(page)
    await openLive(page, '/templates/shingle-roof-estimate/fill?draft=new')
    const figures: Record<string, number> = {}
    figures.filling = await peakOf(page, async () => {
      await page.getByRole('button', { name: 'Try with an example' }).click()
      await expect(page.getByText('Saved').first()).toBeVisible()
    })
    await page.goto('/templates/shingle-roof-estimate/fill#file')
    for (const format of ['PDF', 'Word', 'Excel']) {
      figures[format] = await peakOf(page, async () => {
        const file = page.waitForEvent('download')
        await page.getByRole('button', { name: `Download ${format}` }).click()
        await (await file).path()
      })
    }
    info.annotations.push({ type: 'megabytes', description: JSON.stringify(figures) })
    console.log(`Memory of the tab in MB: ${JSON.stringify(figures)}`)
    expect(Math.max(...Object.values(figures))).toBeLessThan(MOST_MEGABYTES)
  },
)

test(
  `a category written with a company’s name takes no more than ${MOST_MEGABYTES} MB`,
  { tag: FULL },
  async ({ page }, info) => {
    await rememberEmail(page)
    await openLive(page, '/company')
    await page.getByRole('main').getByRole('textbox', { name: 'Company name', exact: true }).fill('Ridge Test Roofing')
    await expect(page.getByText('Saved in this browser.')).toBeVisible()
    await openLive(page, '/categories/invoicing-payment')
    const peak = await peakOf(page, async () => {
      const archive = page.waitForEvent('download', { timeout: 120_000 })
      await page.getByRole('main').getByRole('link', { name: 'Download All' }).first().click()
      await expect(dialog(page).getByText(/^\d+ of \d+ files$/)).toBeVisible()
      await (await archive).path()
    })
    info.annotations.push({ type: 'megabytes', description: String(peak) })
    console.log(`Memory of the tab in MB, archive: ${peak}`)
    expect(peak).toBeLessThan(MOST_MEGABYTES)
  },
)
