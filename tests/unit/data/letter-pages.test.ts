import { clientCommunication } from '@/data/client-communication'
import { complete } from '@/lib/documents/complete'
import { exampleOf } from '@/lib/examples'
import { companyOf } from '@/lib/fill/example'
import { layOutPages } from '@/tests/support/page-fill'
import type { DocumentModel } from '@/lib/documents/model'

const isLetter = (name: string): boolean => /^Letter\b/.test(name)
const letters = clientCommunication.filter(({ document }) => document().parts.some(({ name }) => isLetter(name)))

async function letterPages(model: DocumentModel): Promise<Record<string, number>> {
  const pages: Record<string, number> = {}
  for (const { part } of await layOutPages(model)) if (isLetter(part)) pages[part] = (pages[part] ?? 0) + 1
  return pages
}

test('a letter to a customer takes one page, blank and with the example', async () => {
  expect(letters.length).toBeGreaterThan(15)
  const longer: string[] = []
  for (const content of letters) {
    const model = content.document()
    const values = exampleOf(content, model)
    const filled = complete(model, { values, pictures: {}, rows: {} }, companyOf(values)).model
    for (const [state, each] of Object.entries({ blank: model, filled }))
      for (const [part, count] of Object.entries(await letterPages(each)))
        if (count > 1) longer.push(`${content.slug}, ${part}, ${state}: ${count} pages`)
  }
  expect(longer).toEqual([])
}, 60_000)
