import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Expects axe to find nothing against WCAG 2.2 AA and good practice, in the light theme and in the dark one. `reach`
 * brings the page there and names what shows it; it is asked again where that has gone by itself, as messages do.
 */
export async function expectAccessible(page: Page, reach: () => Promise<Locator>): Promise<void> {
  let shown: Locator | undefined
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion no color is on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (!shown || !(await shown.isVisible())) shown = await reach()
    await expect(shown).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, colorScheme).toEqual([])
  }
}
