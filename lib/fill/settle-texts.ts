import { evaluate, dateOfSerial } from '@/lib/documents/calc'
import { cellsOf } from '@/lib/documents/calc/cells'
import { blocksOf, type Block, type DocumentModel } from '@/lib/documents/model'
import { showValue } from '@/lib/documents/show-value'
import { joinPieces, mergeText, mergeTypesIn } from '@/lib/documents/sentence'
import { blockSlots } from '@/lib/documents/slots'

/** What a letter shows where nothing was filled in. */
const BLANK = '____'

function mapTexts(block: Block, change: (text: string) => string): Block {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: change(block.text), ...(block.lead ? { lead: change(block.lead) } : {}) }
    case 'list':
      return { ...block, items: block.items.map(change) }
    case 'callout':
      return { ...block, text: block.text.map(change) }
    case 'clauses':
      return { ...block, items: block.items.map((item) => ({ ...item, text: change(item.text) })) }
    default:
      return block
  }
}

/** Writes the office's entries into the customer's texts. A copy asks for blanks first; a letter has lines for them. */
export function settleTexts(model: DocumentModel): DocumentModel {
  const forCustomer = model.parts.filter(({ audience }) => audience === 'customer')
  const own = new Set(
    blocksOf({ ...model, parts: forCustomer }).flatMap((block) => blockSlots(block).map(([name]) => name)),
  )
  const cells = cellsOf(model)
  const results = evaluate(model)
  const mergeTypeOf = mergeTypesIn(model)
  const wordsOf = (name: string): string | undefined => {
    const cell = cells.get(name)
    if (!cell) return undefined
    const result = results.get(name) ?? null
    const given = cell.type === 'date' && result !== null ? dateOfSerial(result) : result
    return showValue(cell.formula ? given : cell.value, cell)?.shown
  }
  const lacksCompany = (name: string): boolean =>
    name.startsWith('company.') && !cells.has(name) && (model.company?.[name] ?? '') === ''
  const change = (text: string, isLetter: boolean): string =>
    joinPieces(
      mergeText(text, (name) => {
        const isOffice = !own.has(name) && cells.has(name)
        const blank = isLetter ? BLANK : ''
        const shown = isOffice ? wordsOf(name) || blank : lacksCompany(name) ? blank : ''
        return shown ? { ...mergeTypeOf(name), shown } : undefined
      }),
      (name) => `{${name}}`,
    )
  const parts = model.parts.map((part) =>
    part.audience === 'customer'
      ? { ...part, blocks: part.blocks.map((block) => mapTexts(block, (text) => change(text, part.letter ?? false))) }
      : part,
  )
  return { ...model, parts }
}
