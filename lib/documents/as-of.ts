import { nodesOf } from './calc/expr'
import { formulasIn } from './formulas'
import { blocksOf, type Block, type DocumentModel, type Field } from './model'

const datesOfToday = (model: DocumentModel): Set<string> =>
  new Set(
    blocksOf(model)
      .flatMap(formulasIn)
      .flatMap(nodesOf)
      .flatMap((node) =>
        node.op === 'default' && node.arg.op === 'ref' && node.fallback.op === 'today' ? [node.arg.name] : [],
      ),
  )

/** A filled document with `today` where a blank date means today: on paper its figures say of which day they are. */
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
