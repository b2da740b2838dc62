import { templateContents } from '@/lib/catalogue/contents'
import type { DocumentModel } from '@/lib/documents/model'

/** The names that a checklist shares with a table or with a checklist of another length: formulas would mix their rows. */
function sharedNames({ parts }: DocumentModel): string[] {
  const shapes = new Map<string, Set<number>>()
  for (const block of parts.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'checklist' && block.kind !== 'table') continue
    // A table may be repeated, as on the customer's page.
    const items = block.kind === 'checklist' ? block.items.length : 0
    shapes.set(block.name, (shapes.get(block.name) ?? new Set()).add(items))
  }
  return [...shapes].flatMap(([name, found]) => (found.size > 1 ? [name] : []))
}

test('no checklist of a document has the name of a table or of another checklist', () => {
  const shared = templateContents.flatMap(({ slug, document }) =>
    sharedNames(document()).map((name) => `${slug}: ${name}`),
  )
  expect(shared).toEqual([])
})
