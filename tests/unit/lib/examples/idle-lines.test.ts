import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { exampleOf } from '@/lib/examples'
import { spreadOfEach } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { blueprintOf } from '@/tests/support/template-reader'

const estimates = spreadOfEach(
  templateContents.filter(({ slug, kind }) => kind === 'estimate' || /^(shingle|metal|flat)-roof-estimate$/.test(slug)),
  blueprintOf,
)

const resultsOf = (content: (typeof estimates)[number]): ReturnType<typeof evaluate> => {
  const model = content.document()
  return evaluate(fill(model, exampleOf(content, model)))
}

/** The counts of an estimate that must be 0 before it is sent. */
const counts = ['noPrice', 'noQuantity', 'negative', 'margin', 'options'].map((name) => `check.${name}`)

test('no example of an estimate has a line without a price or a price without a quantity', () => {
  const open = estimates.flatMap((content) => {
    const results = resultsOf(content)
    return counts.flatMap((name) => (results.get(name) ? [`${content.slug}: ${name} ${results.get(name)}`] : []))
  })
  // A piece of the full run may hold none of them.
  if (!isFull) expect(estimates.length).toBeGreaterThan(5)
  expect(open).toEqual([])
})

/** What the example of a kind of estimate may cost. */
const ranges: readonly (readonly [kind: RegExp, from: number, to: number])[] = [
  [/one-time-maintenance-estimate$/, 400, 2_500],
  [/(?<!storm-damage)-repair-estimate$/, 1_000, 6_000],
  [/residential-replacement-estimate$/, 8_000, 120_000],
]

test('a visit costs hundreds, a repair thousands, a roof tens of thousands', () => {
  for (const content of estimates)
    for (const [kind, from, to] of ranges) {
      if (!kind.test(content.slug)) continue
      const total = Number(resultsOf(content).get('totals.total'))
      expect([content.slug, total, total > from && total < to]).toEqual([content.slug, total, true])
    }
})
