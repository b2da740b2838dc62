import { templateContents } from '@/lib/catalogue/contents'
import { papersOf } from '@/lib/documents/model'
import { blockSlots } from '@/lib/documents/slots'
import { letterheadFields } from '@/lib/documents/theme'
import { blocksOf, mergesOf, textsOf } from '@/tests/support/template-reader'

/** A blank of a prescribed text that is filled in by hand: a signature, the date beside it. */
const isForPen = (name: string): boolean => name.startsWith('pen.')

test('every merge field has an input in the same document, unless it is for the pen', () => {
  const missing = templateContents.flatMap(({ slug, document }) => {
    const model = document()
    const inputs = new Set<string>([
      ...blocksOf(model)
        .flatMap(blockSlots)
        .map(([name]) => name),
      ...papersOf(model).flatMap(({ letterhead }) => letterheadFields[letterhead]),
    ])
    return textsOf(model)
      .flatMap(mergesOf)
      .filter((name) => !inputs.has(name) && !isForPen(name))
      .map((name) => `${slug}: ${name}`)
  })
  expect(missing).toEqual([])
})
