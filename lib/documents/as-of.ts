/** The day of a report that is calculated as of today. */
import { nodesOf } from './calc/expr'
import { formulasIn } from './formulas'
import { blocksOf, type Block, type DocumentModel, type Field } from './model'

/** The names of dates whose blank means today. */
const datesOfToday = (model: DocumentModel): Set<string> =>
  new Set(
    blocksOf(model)
      .flatMap(formulasIn)
      .flatMap(nodesOf)
      .flatMap((node) =>
        node.op === 'default' && node.arg.op === 'ref' && node.fallback.op === 'today' ? [node.arg.name] : [],
      ),
  )

/**
 * A document with the day on which it is filled in, where a blank date means today: on paper its figures say of which day
 * they are. A blank document is returned as it is.
 */
export function withDayOfReport(model: DocumentModel): DocumentModel {
  const { today } = model
  const names = today === undefined ? new Set() : datesOfToday(model)
  if (today === undefined || names.size === 0) return model
  const dated = (field: Field): Field =>
    names.has(field.name) && !field.formula && (field.value ?? '') === '' ? { ...field, value: today } : field
  const inBlock = (block: Block): Block =>
    block.kind === 'fields' ? { ...block, fields: block.fields.map(dated) } : block
  return { ...model, parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.map(inBlock) })) }
}
