import type { Block, Part } from '../../../model'
import type { RenderContext } from '../context'
import { isTable } from '../grid'
import { styledParagraph } from '../text'
import { renderChecklist } from './checklist'
import { renderFields } from './fields'
import { renderImages } from './images'
import { renderCallout, renderClauses, renderHeading, renderList, renderParagraph } from './prose'
import { renderSignatures } from './signatures'
import { renderTable } from './table'
import type { BlockRenderer, Place } from './types'

const renderers: { [K in Block['kind']]: BlockRenderer<K> } = {
  heading: renderHeading,
  paragraph: renderParagraph,
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

function renderBlock<K extends Block['kind']>(block: Block & { kind: K }, place: Place): string[] {
  const renderer: (block: never, place: Place) => string[] = renderers[block.kind]
  return renderer(block as never, place)
}

/** Word runs two tables together unless a paragraph parts them. */
const partTables = (bodies: readonly string[]): string[] =>
  bodies.flatMap((body, index) =>
    isTable(body) && isTable(bodies[index + 1] ?? '') ? [body, styledParagraph('Gap', '')] : [body],
  )

/** Blocks that a paragraph before them leads up to. */
const led: ReadonlySet<Block['kind'] | undefined> = new Set([
  'list',
  'clauses',
  'fields',
  'checklist',
  'table',
  'images',
  'signatures',
])

/** The blocks of a part in order. A heading opens its new page itself; other blocks get a break before them. */
export function renderBlocks(part: Part, context: RenderContext, width: number): string[] {
  const { blocks, audience } = part
  const bodies = blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1]?.kind, blocks[index + 1]?.kind]
    if (block.kind === 'pageBreak' && after === 'heading') return []
    const place = { context, width, audience, newPage: before === 'pageBreak', keepNext: led.has(after) }
    return renderBlock(block, place)
  })
  return partTables(bodies)
}
