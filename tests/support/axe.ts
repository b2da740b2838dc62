import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { programFile } from '@/scripts/support/programs'

const readEngine = (): string => readFileSync(programFile('accessibility-checker-engine/ace.js'), 'utf8')

interface Result {
  ruleId: string
  /** Whether the rule is a requirement, and what came of it. */
  value: readonly [level: string, outcome: string]
  message: string
  snippet: string
  node: Element
  path: { dom: string }
}

declare global {
  interface Window {
    ace?: {
      Checker: new () => { check: (root: Document, rules: readonly string[]) => Promise<{ results: Result[] }> }
    }
  }
}

/** Violations of the IBM requirements, and how many rules passed. The debugger evaluates the engine, past any policy. */
async function checkByIbm(page: Page): Promise<{ violations: string[]; passes: number }> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(readEngine())
  return page.evaluate(async () => {
    // The engine takes inputs that are folded away for shown, and their labels for hidden, so they are unfolded for it.
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open]):has(input, select, textarea)')]
    for (const fold of folds) fold.open = true
    // What was folded away gets the colors of the present scheme with the next frame.
    const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    await nextFrame()
    await nextFrame()
    const { results } = await new window.ace!.Checker().check(document, ['IBM_Accessibility'])
    const violations = results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      // Text that stays folded away has the colors of the former scheme, which nobody sees.
      .filter(({ ruleId, node }) => ruleId !== 'text_contrast_sufficient' || node.checkVisibility())
      .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} at ${path.dom}`)
    for (const fold of folds) fold.open = false
    return { violations, passes: results.filter(({ value: [, outcome] }) => outcome === 'PASS').length }
  })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules among them whose result depends on color (axe's category `cat.color`, without the one of level AAA). */
const colorRules = ['color-contrast', 'link-in-text-block']

/** The rules for each theme. The themes share one document and differ only in color (`app/styles/tokens.css`). */
const themes = [
  ['light', { type: 'tag', values: tags }],
  ['dark', { type: 'rule', values: colorRules }],
] as const

/** Waits until no color is in transition. Without motion a transition is short, but lasts at least one frame. */
const colorsSettle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** Lays out what is out of sight, which would keep the colors of the former theme. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** For one theme: the other differs in color only, which axe measures in both. */
async function expectIbmRules(page: Page): Promise<void> {
  const { violations, passes } = await checkByIbm(page)
  expect(violations, 'IBM rules').toEqual([])
  expect(passes, 'IBM rules').toBeGreaterThan(50)
}

/** Expects no violations by axe and IBM in light, nor of color in dark. `reach` shows the state, again if it has gone. */
export async function expectAccessible(page: Page, reach: () => Promise<Locator>): Promise<void> {
  let shown: Locator | undefined
  for (const [colorScheme, { type, values }] of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A message may disappear at any moment, also between two looks at it.
    await expect(async () => {
      if (!shown || !(await shown.isVisible())) shown = await reach()
      // Where it was reached by another page, that page is not laid out yet.
      await layOutAll(page)
      await colorsSettle(page)
      await expect(shown).toBeVisible({ timeout: 2000 })
    }).toPass()
    // Passing rules are not described: on a long list that would take longer than the check.
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
    if (colorScheme === 'light') await expectIbmRules(page)
  }
}
