import { asSeen, blocksOf, dataRows, type Block, type DocumentModel } from './model'

interface Section {
  title: string
  blocks: Block[]
}

function sectionsOf(model: DocumentModel): Section[] {
  const sections: Section[] = []
  for (const block of blocksOf(asSeen(model))) {
    if (block.kind === 'heading' && block.level === 1)
      sections.push({ title: block.includes ?? block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

const counts: Readonly<Record<string, (block: Block) => number>> = {
  check: (block) => (block.kind === 'checklist' ? block.items.length : 0),
  line: (block) => (block.kind === 'table' ? dataRows(block).length : 0),
  field: (block) => (block.kind === 'fields' ? block.fields.length : 0),
  clause: (block) => (block.kind === 'clauses' ? block.items.length : 0),
  'photo frame': (block) => (block.kind === 'images' ? block.count : 0),
}

/** The first two counts of a section: `9 checks, 1 photo frame`. */
const sizeOf = (blocks: readonly Block[]): string =>
  Object.entries(counts)
    .map(([noun, countIn]) => ({ noun, count: blocks.reduce((sum, block) => sum + countIn(block), 0) }))
    .filter(({ count }) => count > 0)
    .slice(0, 2)
    .map(({ noun, count }) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(', ')

/** The contents of a document in words: its sections with their counts, for example 'Attic and deck (9 checks)'. */
export function describeDocument(model: DocumentModel): string[] {
  return sectionsOf(model).map(({ title, blocks }) => {
    const size = sizeOf(blocks)
    return size ? `${title} (${size})` : title
  })
}
