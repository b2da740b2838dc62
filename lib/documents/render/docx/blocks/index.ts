import { introducible, type Block, type BlockOf, type Part } from '../../../model'
import type { RenderContext } from '../context'
import { isTable, type BodyItem } from '../grid'
import { styledParagraph } from '../text'
import { renderChecklist } from './checklist'
import { renderFields } from './fields'
import { renderImages } from './images'
import { renderCallout, renderClauses, renderHeading, renderList, renderNotice, renderParagraph } from './prose'
import { renderSignatures } from './signatures'
import { renderTable } from './table'
import type { BlockContext, BlockRenderer } from './types'

const renderers: { [K in Block['kind']]: BlockRenderer<K> } = {
  heading: renderHeading,
  paragraph: renderParagraph,
  notice: renderNotice,
  list: renderList,
  callout: renderCallout,
  clauses: renderClauses,
  fields: renderFields,
  checklist: renderChecklist,
  table: renderTable,
  signatures: renderSignatures,
  images: renderImages,
  pageBreak: () => [styledParagraph('Gap', ['<w:r><w:br w:type="page"/></w:r>'])],
}

function renderBlock<K extends Block['kind']>(block: BlockOf<K>, at: BlockContext): BodyItem[] {
  const kind: K = block.kind
  return renderers[kind](block, at)
}

/** Word merges two adjacent tables unless a paragraph separates them. */
const separateTables = (items: readonly BodyItem[]): BodyItem[] =>
  items.flatMap((item, index) =>
    isTable(item) && isTable(items[index + 1]) ? [item, styledParagraph('Gap', '', { keepNext: true })] : [item],
  )

const pageBreak = { kind: 'pageBreak' } as const

/** Most paragraphs between a block and the signatures whose page its end shares. */
const MOST_BETWEEN = 1

/**
 * Whether a block is the text that is signed: signatures follow, or a heading and at most a paragraph with them. Its end
 * stays on their page, so that nobody signs a page without the terms.
 */
function isSignedFor(blocks: readonly { kind: Block['kind'] }[], index: number): boolean {
  const rest = blocks.slice(index + 1)
  const end = rest.findIndex(({ kind }) => kind !== 'heading' && kind !== 'paragraph')
  const between = rest.slice(0, Math.max(0, end)).filter(({ kind }) => kind === 'paragraph')
  return rest[end]?.kind === 'signatures' && between.length <= MOST_BETWEEN
}

/** Whether prescribed words, those alone, stand between a block and the signatures: they are signed as one. */
function leadsToSignatures(blocks: readonly { kind: Block['kind'] }[], index: number): boolean {
  const next = blocks.slice(index + 1).find(({ kind }) => kind !== 'notice')
  return blocks[index]?.kind === 'notice' && next?.kind === 'signatures'
}

interface Place {
  width: number
  /** The part opens a page, but not its section. */
  newPage: boolean
}

/** Writes the blocks of a part. A heading starts its new page itself; other blocks get a page break before them. */
export function renderBlocks(part: Part, context: RenderContext, { width, newPage }: Place): BodyItem[] {
  // The note would print: what a customer gets has none if the office's own pages can say it.
  const notes = part.audience === 'office' || !context.model.parts.some(({ audience }) => audience === 'office')
  const seen = part.blocks.filter(({ unseen }) => !unseen)
  const blocks = newPage ? [pageBreak, ...seen] : seen
  const items = blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1]?.kind, blocks[index + 1]?.kind]
    if (block.kind === 'pageBreak' && after === 'heading') return []
    const isSigned = isSignedFor(blocks, index)
    const at = {
      context,
      width,
      notes,
      newPage: before === 'pageBreak',
      keepNext: introducible.has(after) || isSigned || leadsToSignatures(blocks, index),
      isSigned,
    }
    return renderBlock(block, at)
  })
  return separateTables(items)
}
