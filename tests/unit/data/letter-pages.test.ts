import { clientCommunication } from '@/data/library/client-communication'
import { safety } from '@/data/library/safety'
import { complete } from '@/lib/documents/complete'
import { exampleOf } from '@/lib/examples'
import { companyOf } from '@/lib/fill/example'
import { layOutPages } from '@/tests/support/page-fill'
import { spread } from '@/tests/support/chosen'
import type { TemplateContent } from '@/data/shared/types'
import type { DocumentModel } from '@/lib/documents/model'

const isLetter = (name: string): boolean => /^Letter\b/.test(name)
const isPermit = (name: string): boolean => name === 'Hot-work permit'

const withPart = (contents: readonly TemplateContent[], isPart: (name: string) => boolean): TemplateContent[] =>
  contents.filter(({ document }) => document().parts.some(({ name }) => isPart(name)))

async function pagesOf(model: DocumentModel, isPart: (name: string) => boolean): Promise<Record<string, number>> {
  const pages: Record<string, number> = {}
  for (const { part } of await layOutPages(model)) if (isPart(part)) pages[part] = (pages[part] ?? 0) + 1
  return pages
}

/** The parts that take more than one page, blank or with the example. */
async function longer(contents: readonly TemplateContent[], isPart: (name: string) => boolean): Promise<string[]> {
  const found: string[] = []
  for (const content of contents) {
    const model = content.document()
    const values = exampleOf(content, model)
    const filled = complete(model, { values, pictures: {}, rows: {} }, companyOf(values)).model
    for (const [state, each] of Object.entries({ blank: model, filled }))
      for (const [part, count] of Object.entries(await pagesOf(each, isPart)))
        if (count > 1) found.push(`${content.slug}, ${part}, ${state}: ${count} pages`)
  }
  return found
}

test('a letter to a customer takes one page, blank and with the example: in the full run each', async () => {
  const letters = withPart(clientCommunication, isLetter)
  expect(letters.length).toBeGreaterThan(15)
  expect(await longer(spread(letters, 4), isLetter)).toEqual([])
}, 60_000)

test('a hot-work permit is signed on the page that it takes, blank and with the example', async () => {
  const permits = withPart(safety, isPermit)
  expect(permits.length).toBeGreaterThan(1)
  expect(await longer(spread(permits, 1), isPermit)).toEqual([])
}, 60_000)
