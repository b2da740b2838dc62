import { expect, test } from '@playwright/test'
import { chromiumFlags, findChromium } from '@/scripts/support/chromium'
import { becomesLive } from '../support/browser'
import { pageKinds } from '../support/page-kinds'

// Playwright switches this cache off in the browsers that it starts by itself, and a Chromium without windows has none.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

// Chromium keeps no page that was answered 404.
for (const [kind, path] of pageKinds.filter(([name]) => !name.startsWith('unknown')))
  test(`is restored from memory when the visitor comes back: ${kind}`, async ({ page }) => {
    await page.goto(path)
    await becomesLive(page)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted))),
    )
    await page.goto(kind === 'categories' ? '/templates' : '/categories')
    await becomesLive(page)
    // Not awaited: with the page goes the answer.
    await page.evaluate(() => void setTimeout(() => history.back(), 0))
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.restored).catch(() => undefined))
      .toBe('true')
  })
