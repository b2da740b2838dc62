import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { exampleOf } from '@/lib/examples'

const estimates = templateContents.filter(
  ({ slug, kind }) => kind === 'estimate' || (kind === 'essential' && /estimate|quote/.test(slug)),
)

/** The counts of an estimate that must be 0 before it is sent. */
const counts = ['noPrice', 'noQuantity', 'negative', 'margin', 'options'].map((name) => `check.${name}`)

test('no example of an estimate has a line without a price or a price without a quantity', () => {
  const open = estimates.flatMap((content) => {
    const model = content.document()
    const results = evaluate(fill(model, exampleOf(content, model)))
    return counts.flatMap((name) => (results.get(name) ? [`${content.slug}: ${name} ${results.get(name)}`] : []))
  })
  expect(estimates.length).toBeGreaterThan(115)
  expect(open).toEqual([])
})

test('a visit costs hundreds and a small roof less than a house', () => {
  const totalOf = (slug: string): number => {
    const content = estimates.find((each) => each.slug === slug)
    if (!content) throw new Error(`There is no ${slug}`)
    const model = content.document()
    return Number(evaluate(fill(model, exampleOf(content, model))).get('totals.total'))
  }
  for (const { slug } of estimates.filter(({ slug }) => slug.endsWith('one-time-maintenance-estimate')))
    expect([slug, totalOf(slug) > 400 && totalOf(slug) < 2_500]).toEqual([slug, true])
  for (const { slug } of estimates.filter(({ slug }) => slug.endsWith('residential-replacement-estimate')))
    expect([slug, totalOf(slug) > 8_000 && totalOf(slug) < 120_000]).toEqual([slug, true])
})
