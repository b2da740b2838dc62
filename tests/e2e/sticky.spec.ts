import { expect, test, type Page } from '@playwright/test'
import { becomesLive } from '@/tests/support/browser'
import { onDay } from '@/tests/support/full'
import { goToStep, openForm } from './flows/fill-steps'

/** The names of the controls that the Tab key reaches and of which nothing is to be seen. */
async function hiddenInFocus(page: Page, steps: number): Promise<string[]> {
  const hidden: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      // After the last control comes the browser's own.
      if (focused === document.body) return ''
      const { left, top, width, height } = focused.getBoundingClientRect()
      const isSeen = [0.1, 0.5, 0.9].some((down) => {
        const found = document.elementFromPoint(left + Math.min(width / 2, 20), top + height * down)
        return found !== null && (focused.contains(found) || found.contains(focused) || found.matches('label'))
      })
      return isSeen ? '' : (focused.getAttribute('name') ?? focused.textContent)
    })
    if (name) hidden.push(name)
  }
  return hidden
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [390, 430],
  [320, 200],
] as const)
  test(`focus is never under a bar of the form: ${width} × ${height}`, onDay(height === 844), async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    for (const [slug, step] of [
      ['change-order', 'Change order'],
      ['asphalt-shingles-residential-replacement-estimate', 'Cost'],
    ] as const) {
      await openForm(page, slug)
      await goToStep(page, step)
      await page.locator('form :is(input, select, textarea)').first().focus()
      expect(await hiddenInFocus(page, 45), slug).toEqual([])
    }
  })

test('what has the focus is never under the bar of a template’s page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/templates/shingle-roof-estimate')
  await becomesLive(page)
  expect(await hiddenInFocus(page, 60)).toEqual([])
})
