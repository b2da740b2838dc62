import { templateContents } from '@/lib/catalogue/contents'
import { systems } from '@/data/roofs'
import type { TemplateContent } from '@/data/shared/types'
import { formBlocks, formOf } from '@/lib/documents/form'
import { blocksOfKind } from '@/lib/documents/model'
import { exampleOf } from '@/lib/examples'
import { numberedFrames } from '@/lib/fill/frames'
import { spread } from '@/tests/support/chosen'
import { finder } from '@/tests/support/template-reader'

const filled = (content: TemplateContent) => {
  const model = content.document()
  return { content, model, form: formOf(model), values: exampleOf(content, model) }
}
const find = (slug: string) => filled(finder(templateContents)(slug))

const asksForSummary = ({ document }: TemplateContent): boolean =>
  blocksOfKind(document(), 'fields').some(({ fields }) => fields.some(({ name }) => name === 'summary.text'))
const reportContents = templateContents.filter(
  (content) => (content.kind === 'inspection' || content.kind === 'essential') && asksForSummary(content),
)
const reports = spread(reportContents, 50).map(filled)

test('each photo number of a report names a frame, which says what it shows, and no two lines show the same', () => {
  expect(reportContents.length).toBeGreaterThan(150)
  for (const { content, model, form, values } of reports) {
    const photos = Object.entries(values).filter(([name]) => name.endsWith('.photo'))
    const frames = numberedFrames(model)
    for (const [name, value] of frames ? photos : [])
      expect(`${content.slug}, ${name}: ${values[`${frames!.name}.${String(value)}.caption`] ?? ''}`).toMatch(/: .*\S/)
    const lists = formBlocks(form).flatMap(({ block }) =>
      block.kind === 'checklist' && block.answers.length > 1 ? [block.name] : [],
    )
    const numbers = photos.flatMap(([name, value]) => (lists.includes(name.split('.')[0]!) ? [value] : []))
    expect([content.slug, new Set(numbers).size]).toEqual([content.slug, numbers.length])
  }
})

test('what a report says of its faults stands at the lines that name them', () => {
  const yearly = reportContents.filter(({ slug }) => /-(annual-maintenance|warranty)-inspection$/.test(slug))
  expect(yearly.length).toBe(2 * systems.length)
  for (const { content, values, form } of spread(yearly, 12).map(filled)) {
    const seen = [...form.controls.values()].filter(
      ({ name }) => /^defect\.\d+\.(seen|answer)$/.test(name) && (values[name] === true || values[name] === 'Minor'),
    )
    expect([content.slug, seen.length]).toEqual([content.slug, 2])
    for (const { label, place = '' } of seen) {
      const fault = (place || label).replace(/^line \d+, /, '').toLowerCase()
      expect(`${content.slug}: ${String(values['summary.text'])}`.toLowerCase()).toContain(fault)
    }
  }
})

test('no safety paper of a low slope speaks of ridges, eaves, shingles or a house', () => {
  const low = new Set(systems.filter(({ type }) => type === 'flat').map(({ slug }) => slug))
  const papers = templateContents.filter(({ kind, systemSlug }) => kind === 'safety' && low.has(systemSlug ?? ''))
  expect(papers.length).toBeGreaterThan(80)
  for (const { content, values, form } of spread(papers, 25).map(filled)) {
    const asked = Object.entries(values).filter(
      ([name, value]) => typeof value === 'string' && form.controls.get(name)?.type === 'text',
    )
    const foreign = asked.filter(([, value]) =>
      /\b(ridge|eave|rake|shingles?|truss|granules?|mailbox|garage|dog)\b/i.test(String(value)),
    )
    expect([content.slug, foreign]).toEqual([content.slug, []])
  }
})

test('the ledgers have the job at the price of its contract', () => {
  const { values } = find('change-order')
  const price = values['contract.original'] ?? values['sum.original']
  expect(price).toBeGreaterThan(10_000)
  const ledgers = {
    'job-profit-sheet': 'job.1.contract',
    'sales-commission-calculator': 'job.1.contract',
    'lead-tracker': 'lead.1.sale',
    'quote-follow-up-log': 'quote.1.amount',
    'sales-pipeline-forecast': 'deal.1.value',
  }
  for (const [slug, name] of Object.entries(ledgers)) expect([slug, find(slug).values[name]]).toEqual([slug, price])
})

test('the lines of a repair have prices of their own', () => {
  const repairs = templateContents.filter(({ slug, systemSlug }) => systemSlug && /-repair-estimate$/.test(slug))
  for (const content of spread(repairs, 7)) {
    const values = exampleOf(content, content.document())
    const prices = Object.entries(values).flatMap(([name, value]) => (/^cost\.\d+\.work$/.test(name) ? [value] : []))
    expect([content.slug, new Set(prices).size > prices.length / 2]).toEqual([content.slug, true])
  }
})
