import { templateContents } from '@/lib/catalogue/contents'
import { papersOf } from '@/lib/documents/model'
import { blockSlots } from '@/lib/documents/slots'
import { letterheadFields } from '@/lib/documents/theme'
import { sample } from '@/tests/support/sample'
import { blocksOf, mergesOf, textsOf } from '@/tests/support/template-reader'

test('every merge field has an input in the same document', () => {
  const missing = sample(templateContents, 200).flatMap(({ slug, document }) => {
    const model = document()
    const inputs = new Set<string>([
      ...blocksOf(model)
        .flatMap(blockSlots)
        .map(([name]) => name),
      ...papersOf(model).flatMap(({ letterhead }) => letterheadFields[letterhead]),
    ])
    return textsOf(model)
      .flatMap(mergesOf)
      .filter((name) => !inputs.has(name))
      .map((name) => `${slug}: ${name}`)
  })
  expect(missing).toEqual([])
})
