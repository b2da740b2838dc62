import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules among them whose answer a color can change (axe's category `cat.color`, without the one of level AAA). */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What each theme is checked against. They share one document and differ in colors alone (`app/styles/tokens.css`). */
const themes = [
  ['light', { type: 'tag', values: tags }],
  ['dark', { type: 'rule', values: colorRules }],
] as const

/**
 * Expects axe to find nothing against WCAG 2.2 AA and good practice in the light theme, nor in the colors of the dark
 * one. `reach` brings the page there and names what shows it; it is asked again where that has gone by itself, as
 * messages do.
 */
export async function expectAccessible(page: Page, reach: () => Promise<Locator>): Promise<void> {
  let shown: Locator | undefined
  for (const [colorScheme, { type, values }] of themes) {
    // Without motion no color is on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (!shown || !(await shown.isVisible())) shown = await reach()
    await expect(shown).toBeVisible()
    // What passes is not described: on a long list that would take longer than the check.
    const { violations, passes } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ runOnly: { type, values: [...values] }, resultTypes: ['violations'] })
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, colorScheme).toEqual([])
    // Color contrast was measured, not left out.
    expect(
      passes.map(({ id }) => id),
      colorScheme,
    ).toContain('color-contrast')
  }
}
