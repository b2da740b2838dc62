import { dataRows, formulaOf, type Block, type DocumentModel } from '../model'
import { letterheadFields } from '../theme'

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

function blockFields(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map(({ name }) => name)
    case 'clauses':
      return block.items.flatMap(({ initials }) => initials ?? [])
    case 'checklist':
      return numbered(block.items.length).flatMap((line) =>
        ['answer', ...block.extras.map(({ key }) => key)].map((key) => `${block.name}.${line}.${key}`),
      )
    case 'table': {
      const cells = dataRows(block).flatMap((row, index) =>
        block.columns
          .filter((column) => !column.fixed || formulaOf(column, row) || (row.cells[column.key] ?? null) === null)
          .map(({ key }) => `${block.name}.${index + 1}.${key}`),
      )
      return [...cells, ...block.totals.map(({ name }) => name)]
    }
    case 'signatures':
      return block.parties.flatMap(({ name, withTitle }) =>
        ['signature', 'printedName', ...(withTitle ? ['title'] : []), 'date'].map((key) => `${name}.${key}`),
      )
    case 'images':
      return numbered(block.count).flatMap((frame) =>
        ['image', ...(block.captions ? ['caption'] : [])].map((key) => `${block.name}.${frame}.${key}`),
      )
    default:
      return []
  }
}

/** The names of all fields that a document's PDF must hold, each once. */
export function expectedFields(model: DocumentModel): Set<string> {
  const company = letterheadFields[model.letterhead]
  const logo = model.letterhead === 'full' ? ['company.logo'] : []
  const blocks = model.parts.flatMap((part) => part.blocks)
  return new Set([...logo, ...company, ...blocks.flatMap(blockFields)])
}
