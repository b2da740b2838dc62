import { blocksOf } from '@/lib/documents/model'
import { templateContents } from '@/lib/catalogue/contents'
import { verify, type Format } from '@/lib/documents'
import { complete } from '@/lib/documents/complete'
import { finished } from '@/lib/documents/finished'
import { blockSlots } from '@/lib/documents/slots'
import { completePdf, renderJob } from '@/lib/fill/render-job'
import { fc } from '@/tests/support/fast-check'
import { fullTest } from '@/tests/support/full-test'
import { wrongAmounts } from '@/tests/support/drawn-amounts'
import { byLength, filledKinds, randomEntries, shortestWith } from '@/tests/support/random-fills'

const company = { 'company.name': 'Łódź & Nguyễn Roofing 🏠' }

const formatsOf = (slug: string): readonly Format[] => templateContents.find((each) => each.slug === slug)!.formats

test('every kind of block that holds values is filled in', () => {
  const kinds = new Set<string>()
  for (const block of byLength.flatMap(({ model }) => blocksOf(model)))
    if (!kinds.has(block.kind) && blockSlots(block).length > 0) kinds.add(block.kind)
  expect([...kinds].sort()).toEqual([...filledKinds].sort())
})

describe.each(filledKinds)('the shortest document with %s', (kind) => {
  const { slug, model } = shortestWith(kind)

  fullTest.each(formatsOf(slug))(
    'passes every check in %s, whatever is typed, and shows the sums that follow',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(randomEntries(model), async (entries) => {
          const { bytes } = await renderJob({ model, entries, company, today: null, format })
          const job = { model, entries, company, today: null }
          const filled =
            format === 'PDF'
              ? (await completePdf(job)).model
              : { ...complete(model, entries, company).model, filled: true as const }
          const given = format === 'Excel' ? filled : finished(filled, entries.values)
          expect(await verify(bytes, given, format)).toEqual([])
          if (format === 'PDF') expect(wrongAmounts(bytes, given)).toEqual([])
        }),
        { numRuns: 50 },
      )
    },
  )
})
