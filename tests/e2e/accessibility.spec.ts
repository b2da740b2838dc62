import { test } from '@playwright/test'
import { expectAccessible } from '@/tests/support/axe'
import { allKinds } from '@/tests/support/page-kinds'
import { becomesLive } from '@/tests/support/browser'
import { sample } from '@/tests/support/sample'

for (const [kind, path] of sample(allKinds, 8, 1))
  test(`axe finds no violations on the page ${kind} in light or dark mode, nor do the IBM rules in light mode`, async ({
    page,
  }) => {
    // A long form is seen whole, so that the bar at its foot lies over none of its controls.
    if (kind.startsWith('form')) await page.setViewportSize({ width: 1280, height: 4000 })
    await expectAccessible(page, async () => {
      await page.goto(path)
      await becomesLive(page)
      return page.getByRole('heading', { level: 1 })
    })
  })
