import { blocksOf, dataRows, type Block, type DocumentModel } from './model'

interface Section {
  title: string
  blocks: Block[]
}

/** The first-level sections of all parts in order. Blocks before the first heading are left out. */
function sectionsOf(model: DocumentModel): Section[] {
  const sections: Section[] = []
  for (const block of blocksOf(model)) {
    if (block.kind === 'heading' && block.level === 1)
      sections.push({ title: block.includes ?? block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

const nouns = ['check', 'line', 'field', 'clause', 'photo frame'] as const

/** How many of a noun a block holds. */
function countIn(block: Block, noun: (typeof nouns)[number]): number {
  if (noun === 'check') return block.kind === 'checklist' ? block.items.length : 0
  if (noun === 'line') return block.kind === 'table' ? dataRows(block).length : 0
  if (noun === 'field') return block.kind === 'fields' ? block.fields.length : 0
  if (noun === 'clause') return block.kind === 'clauses' ? block.items.length : 0
  return block.kind === 'images' ? block.count : 0
}

/** The first two counts of a section: `9 checks, 1 photo frame`. */
function sizeOf(blocks: readonly Block[]): string {
  const counts = nouns.map((noun) => ({ noun, count: blocks.reduce((sum, block) => sum + countIn(block, noun), 0) }))
  const present = counts.filter(({ count }) => count > 0).slice(0, 2)
  return present.map(({ noun, count }) => `${count} ${noun}${count === 1 ? '' : 's'}`).join(', ')
}

/** The contents of a document in words: its sections with their counts, for example 'Attic and deck (9 checks)'. */
export function describeDocument(model: DocumentModel): string[] {
  return sectionsOf(model).map(({ title, blocks }) => {
    const size = sizeOf(blocks)
    return size ? `${title} (${size})` : title
  })
}
