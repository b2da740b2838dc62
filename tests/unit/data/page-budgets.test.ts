/** Pages of each reader's file: blank, with the example, and as the finished copy that leaves a device. */
import { templateContents } from '@/lib/catalogue/contents'
import { fill } from '@/lib/documents/fill'
import { fileModel, fileReaders, partsFor, blankReaders, type FileReader } from '@/lib/documents/file-model'
import { finished } from '@/lib/documents/finished'
import type { DocumentModel } from '@/lib/documents/model'
import { exampleOf } from '@/lib/examples'
import { settleTexts } from '@/lib/fill/settle-texts'
import { mostPages } from '@/scripts/documents/page-budgets'
import { ofCorpus } from '@/tests/support/chosen'
import { isFull } from '@/tests/support/full'
import { layOutPages } from '@/tests/support/page-fill'
import type { TemplateContent } from '@/data/shared/types'

const MINUTES = 60_000

/** Pages of photographs and of records are as many as were used. */
const withoutPhotographs = (model: DocumentModel): DocumentModel => ({
  ...model,
  parts: model.parts.filter(
    ({ whenUsed, blocks }) => !whenUsed || blocks.every(({ kind }) => kind !== 'images' && kind !== 'table'),
  ),
})

async function countPages(model: DocumentModel, reader: FileReader): Promise<number> {
  return (await layOutPages(fileModel(settleTexts(model), reader, { keepValues: true }))).length
}

async function* copiesOf(content: TemplateContent): AsyncGenerator<[copy: string, reader: FileReader, pages: number]> {
  const model = content.document()
  for (const reader of blankReaders(model))
    yield ['blank', reader, (await layOutPages(fileModel(model, reader))).length]
  const values = exampleOf(content, model)
  const example = fill(model, values)
  const copies = { example, finished: finished({ ...example, filled: true }, values) }
  for (const [copy, filled] of Object.entries(copies)) {
    const text = withoutPhotographs(filled)
    for (const reader of fileReaders)
      if (partsFor(text, reader).length > 0) yield [copy, reader, await countPages(text, reader)]
  }
}

test(
  'every copy of a document keeps to the pages that its template allows',
  async () => {
    const over: string[] = []
    for (const content of ofCorpus(templateContents)) {
      const { slug, pages: budget } = content
      if (!budget) {
        over.push(`${slug} declares no pages`)
        continue
      }
      for await (const [copy, reader, pages] of copiesOf(content))
        if (pages > mostPages(budget, reader))
          over.push(`${slug}, ${reader}, ${copy}: ${pages} of ${mostPages(budget, reader)}`)
    }
    expect(over).toEqual([])
  },
  isFull ? 30 * MINUTES : MINUTES,
)
