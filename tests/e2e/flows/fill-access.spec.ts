import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '@/tests/support/axe'
import { FULL, onDay } from '@/tests/support/full'
import { phone } from './steps'
import { field, goToStep, openForm } from './fill-steps'

/** Between them a block of every kind. */
const forms = [
  ['asphalt-shingles-residential-contract', 'Contract'],
  ['asphalt-shingles-storm-damage-inspection', 'Inspection'],
  ['asphalt-shingles-residential-replacement-estimate', 'Cost'],
  ['change-order', 'Change order'],
  ['denied-claim-next-steps-letter', null],
] as const

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('link')

const states: Record<string, (page: Page) => Promise<Locator>> = {
  ...Object.fromEntries(
    forms.map(([slug, step]) => [
      `the form of ${slug}`,
      async (page: Page) => {
        await page.setViewportSize(phone)
        await openForm(page, slug)
        if (step) await goToStep(page, step)
        return page.locator('form h2').first()
      },
    ]),
  ),
  'a form with wrong entries, their summary and the answers to a state’s questions': async (page) => {
    // As tall as the step: a bar that sticks to the end of a window would cover part of some control.
    await page.setViewportSize({ width: 1280, height: 8000 })
    await openForm(page, 'asphalt-shingles-residential-contract', '?draft=new&state=CA')
    await page.getByRole('group', { name: 'Is a buyer 65 or older?' }).getByText('Yes').click()
    await goToStep(page, 'Contract')
    await field(page, /^Roof area/).fill('large')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Enter a number, such as 1250 or 12.5.').first()).toBeVisible()
    return page.getByRole('group', { name: 'Entries to check' })
  },
}

for (const [state, reach] of Object.entries(states))
  test(`axe finds no violations in ${state}`, { tag: FULL }, async ({ page }) => {
    test.slow()
    await expectAccessible(page, () => reach(page))
  })

const daily = ['asphalt-shingles-storm-damage-inspection', 'change-order']
for (const [slug] of forms)
  test(`every step of ${slug} reflows at 320 px with large targets`, onDay(daily.includes(slug)), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openForm(page, slug)
    const names = await steps(page).count()
    for (let index = 0; index < Math.max(names, 1); index += 1) {
      if (names > 0) await steps(page).nth(index).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `step ${index + 1}`).toBeLessThanOrEqual(
        320,
      )
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>('.fill :is(a.btn, button, select, summary, textarea, input)'),
        ].flatMap((control) => {
          const area = control.closest('label, .check-row, .fill-check, .fill-cell') ?? control
          const { width, height } = area.getBoundingClientRect()
          if (!control.checkVisibility() || width < 2) return []
          return height < 43.5 ? [`${control.outerHTML.slice(0, 120)} ${Math.round(height)} px`] : []
        }),
      )
      expect(small, `step ${index + 1}`).toEqual([])
    }
  })
