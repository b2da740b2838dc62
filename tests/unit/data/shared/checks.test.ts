import { templateContents } from '@/lib/catalogue/contents'
import type { Block } from '@/lib/documents/model'

const labelsOf = (block: Block): string[] => {
  if (block.kind === 'fields') return block.fields.flatMap(({ label, hint }) => [label, hint ?? ''])
  if (block.kind === 'table') return [...block.columns, ...block.totals].map(({ label }) => label)
  return []
}

const kinds = ['contract', 'invoicing', 'project-management', 'marketing']
const check = /must (be|read)|to be \$0|^negative |, left out$|overdrawn/i

test('no page for a customer carries an internal check', () => {
  const found = templateContents
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ slug, document }) =>
      document()
        .parts.filter(({ audience }) => audience === 'customer')
        .flatMap(({ blocks }) => blocks.flatMap(labelsOf))
        .filter((label) => check.test(label))
        .map((label) => `${slug}: ${label}`),
    )
  expect(found).toEqual([])
})
