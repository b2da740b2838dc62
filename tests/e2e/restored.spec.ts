import { expect, test, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '@/scripts/support/chromium'
import { becomesLive, isLive } from '@/tests/support/browser'
import { onDay } from '@/tests/support/full'
import { pageKinds } from '@/tests/support/page-kinds'

// Playwright disables this cache in browsers it launches, and headless Chromium has none.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

async function leaveAndReturn(page: Page, other: string): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted))),
  )
  await page.goto(other)
  await becomesLive(page)
  // Not awaited: the response is lost with the page.
  await page.evaluate(() => void setTimeout(() => history.back(), 0))
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.restored).catch(() => undefined))
    .toBe('true')
}

// Chromium does not cache 404 pages.
const kept = pageKinds.filter(([name]) => !name.startsWith('unknown'))
const daily = ['template', 'filtered list']
for (const [kind, path] of kept)
  test(`the back-forward cache restores the page: ${kind}`, onDay(daily.includes(kind)), async ({ page }) => {
    await page.goto(path)
    await becomesLive(page)
    await leaveAndReturn(page, kind === 'categories' ? '/templates' : '/categories')
  })

test('a page that nobody had touched is restored as still as it was, and wakes', async ({ page }) => {
  await page.goto('/faq')
  await leaveAndReturn(page, '/categories')
  expect(await isLive(page)).toBe(false)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isLive(page)).toBe(true)
})
