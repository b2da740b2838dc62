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

/** The counts of an estimate that must be 0 before it is sent. */
const counts = ['noPrice', 'noQuantity', 'negative', 'margin', 'options'].map((name) => `check.${name}`)

/** What the example of a kind of estimate may cost. */
const ranges: readonly (readonly [kind: RegExp, from: number, to: number])[] = [
  [/one-time-maintenance-estimate$/, 400, 2_500],
  [/(?<!storm-damage)-repair-estimate$/, 1_000, 6_000],
  [/residential-replacement-estimate$/, 8_000, 120_000],
]

test('each line of an example has its price; a visit costs hundreds, a repair thousands, a roof tens of thousands', () => {
  // A piece of the full run may hold none of them.
  if (!isFull) expect(estimates.length).toBeGreaterThan(5)
  for (const content of estimates) {
    const model = content.document()
    const results = evaluate(fill(model, exampleOf(content, model)))
    const open = counts.filter((name) => results.get(name))
    expect([content.slug, open]).toEqual([content.slug, []])
    const total = Number(results.get('totals.total'))
    for (const [kind, from, to] of ranges)
      if (kind.test(content.slug))
        expect([content.slug, total, total > from && total < to]).toEqual([content.slug, total, true])
  }
})
