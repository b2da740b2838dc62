import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
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
export async function checkByIbm(page: Page): Promise<{ violations: string[]; passes: number }> {
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
