import { severityOf } from '@/data/shared/safety'
import { safety } from '@/data/library/safety'
import { systems } from '@/data/roofs'
import { figuresFrom, finder } from '@/tests/support/template-reader'

const figuresOf = figuresFrom(finder(safety))

test.each([
  ['1926.501(b)(10); 1926.25(a)', 5],
  ['1926.153; 1926.350(a)(9)', 5],
  ['1926.1153(c)(1)', 4],
  ['1926.302(b)(3)', 4],
  ['1910.134(d)', 4],
  ['1926.25(a)', 3],
])('a task under %s has severity %d', (cite, severity) => expect(severityOf({ cite })).toBe(severity))

test('every task has a severity, and the risk is severity times likelihood', () => {
  for (const { slug, safety: facts } of systems) {
    const likely = Object.fromEntries(facts.steps.map((_, index) => [`task.${index + 1}.likelihood`, 2]))
    const value = figuresOf(`${slug}-job-hazard-analysis`, likely)
    facts.steps.forEach((step, index) =>
      expect([slug, step.step, value(`task.${index + 1}.risk`)]).toEqual([slug, step.step, 2 * severityOf(step)]),
    )
    expect(figuresOf(`${slug}-job-hazard-analysis`, {})('task.1.risk')).toBeNull()
  }
})
