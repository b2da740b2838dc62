import { dataRows, type Block, type DocumentModel } from './model'

interface Section {
  title: string
  blocks: Block[]
}

/** The first-level sections of all parts in order; blocks before the first heading belong to none and are left out. */
function sectionsOf(model: DocumentModel): Section[] {
  const sections: Section[] = []
  for (const block of model.parts.flatMap((part) => part.blocks)) {
    if (block.kind === 'heading' && block.level === 1)
      sections.push({ title: block.includes ?? block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

const counted = (count: number, noun: string): string[] => (count ? [`${count} ${noun}${count === 1 ? '' : 's'}`] : [])

function sizeOf(blocks: readonly Block[]): string {
  const of = <K extends Block['kind']>(kind: K) =>
    blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind)
  const count = <T>(list: readonly T[], size: (item: T) => number) =>
    list.reduce((total, item) => total + size(item), 0)
  return [
    ...counted(
      count(of('checklist'), (block) => block.items.length),
      'check',
    ),
    ...counted(
      count(of('table'), (block) => dataRows(block).length),
      'line',
    ),
    ...counted(
      count(of('fields'), (block) => block.fields.length),
      'field',
    ),
    ...counted(
      count(of('clauses'), (block) => block.items.length),
      'clause',
    ),
    ...counted(
      count(of('images'), (block) => block.count),
      'photo frame',
    ),
  ]
    .slice(0, 2)
    .join(', ')
}

/** What a document holds, in words: its sections with their counts, for example 'Attic and deck (9 checks)'. */
export function describeDocument(model: DocumentModel): string[] {
  return sectionsOf(model).map(({ title, blocks }) => {
    const size = sizeOf(blocks)
    return size ? `${title} (${size})` : title
  })
}
