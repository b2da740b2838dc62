import { fireRiskOf, fireRules, needsHotWorkPermit } from '@/data/shared/safety'
import { safety } from '@/data/library/safety'
import { systems } from '@/data/roofs'
import { bodyLines } from '@/tests/support/distinctness'
import { finder, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(safety)
const tidy = (text: string): string => text.replaceAll('\u00a0', ' ')

test('the safety plan of a system names its extinguishers and distances, and so does the guide of its emergency plan', () => {
  for (const system of systems) {
    const plan = tidy(bodyLines(bySlug(`${system.slug}-safety-plan`).document()).join('\n'))
    const guide = bySlug(`${system.slug}-emergency-response-plan`).expertGuide.map(({ text }) => tidy(text))
    for (const [line] of fireRules(system)) {
      expect([system.slug, line, plan.includes(line)]).toEqual([system.slug, line, true])
      expect([system.slug, line, guide.some((text) => text.includes(line))]).toEqual([system.slug, line, true])
    }
  }
})

test('open flame, kettle and iron have a permit in the safety plan; other roofs have none', () => {
  const withPermit = systems.filter((system) =>
    bySlug(`${system.slug}-safety-plan`)
      .document()
      .parts.some(({ name }) => name === 'Hot-work permit'),
  )
  expect(withPermit.map(({ slug }) => slug)).toEqual(['slate', 'built-up-roof', 'torch-down'])
  expect(systems.filter(needsHotWorkPermit)).toEqual(withPermit)
})

test('a torch or kettle roof never has an extinguisher without an A rating on the roof', () => {
  for (const system of systems.filter((candidate) => ['torch', 'kettle'].includes(fireRiskOf(candidate))))
    expect([system.slug, fireRules(system).some(([line]) => line.includes('3-A:40-B:C'))]).toEqual([system.slug, true])
})

test('shot blasting is never called a task of Table 1, and no mask stands in for water', () => {
  const wrong = [
    /blast[^.]*as listed in.*Table 1|blasting and shrouded grinding as Table 1/i,
    /where (?:the )?water (?:feed )?cannot reach/i,
  ]
  const found = safety.flatMap((template) =>
    wordsOf(template)
      .filter((line) => wrong.some((pattern) => pattern.test(line)))
      .map((line) => [template.slug, line]),
  )
  expect(found).toEqual([])
})
