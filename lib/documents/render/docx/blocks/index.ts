import { PageBreak, Table } from 'docx'
import type { Block, Part } from '../../../model'
import type { RenderContext } from '../context'
import { styledParagraph } from '../text'
import { renderChecklist } from './checklist'
import { renderFields } from './fields'
import { renderImages } from './images'
import { renderCallout, renderClauses, renderHeading, renderList, renderParagraph } from './prose'
import { renderSignatures } from './signatures'
import { renderTable } from './table'
import type { BlockRenderer, Body, Place } from './types'

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
  pageBreak: () => [styledParagraph('Gap', [new PageBreak()])],
}

function renderBlock<K extends Block['kind']>(block: Block & { kind: K }, place: Place): Body[] {
  const renderer: (block: never, place: Place) => Body[] = renderers[block.kind]
  return renderer(block as never, place)
}

/** Word runs two tables together unless a paragraph parts them. */
const partTables = (bodies: readonly Body[]): Body[] =>
  bodies.flatMap((body, index) =>
    body instanceof Table && bodies[index + 1] instanceof Table ? [body, styledParagraph('Gap', '')] : [body],
  )

/** The blocks of a part in order. A heading opens its new page itself; other blocks get a break before them. */
export function renderBlocks(part: Part, context: RenderContext, width: number): Body[] {
  const bodies = part.blocks.flatMap((block, index) => {
    if (block.kind === 'pageBreak' && part.blocks[index + 1]?.kind === 'heading') return []
    return renderBlock(block, { context, width, newPage: part.blocks[index - 1]?.kind === 'pageBreak' })
  })
  return partTables(bodies)
}
