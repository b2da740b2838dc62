import { test } from '@playwright/test'
import { expectAccessible } from '@/tests/support/axe'
import { accessiblePages } from '@/tests/support/page-kinds'
import { becomesLive } from '@/tests/support/browser'

for (const [kind, path] of accessiblePages)
  test(`axe and the IBM rules find no violations on the page ${kind}, in light or dark mode`, async ({ page }) => {
    await expectAccessible(page, async () => {
      await page.goto(path)
      await becomesLive(page)
      return page.getByRole('heading', { level: 1 })
    })
  })
