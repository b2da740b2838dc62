import fc from 'fast-check'
import { column, documentModel, own, fields, part, photos, table, checklist } from '@/lib/documents/author'
import { dataRows, type DocumentModel, type TableBlock } from '@/lib/documents/model'
import { carryOver, rowKeysOf } from '@/lib/fill/carry-over'
import type { Draft } from '@/lib/fill/draft'
import { newDraft } from '@/lib/fill/drafts'

/** An order whose lines have these texts, then `blankRows` lines to be filled in. */
function orderOf(
  texts: readonly string[],
  { blankRows = 2, items = ['Ladder tied', 'Harness on'] } = {},
): DocumentModel {
  const columns = [column('what', 'What', 'text'), column('qty', 'Qty', 'number')]
  return documentModel({
    ...{ title: 'Order', subject: 'Order', intro: 'Order.' },
    parts: [
      part('Order', [
        fields(2, own('order.note', 'Note')),
        table(
          'line',
          'Lines',
          columns,
          texts.map((what) => ({ what })),
          { blankRows },
        ),
        checklist('check', items, ['Yes', 'No']),
        photos('photo', 'Photos', 2),
      ]),
    ],
  })
}

/** The same with keys on its lines. */
function keyed(model: DocumentModel, keys: readonly string[]): DocumentModel {
  const withKeys = (block: TableBlock): TableBlock => ({
    ...block,
    rows: dataRows(block).map((row, index) => ({ ...row, ...(keys[index] ? { line: keys[index] } : {}) })),
  })
  return {
    ...model,
    parts: model.parts.map((each) => ({
      ...each,
      blocks: each.blocks.map((block) => (block.kind === 'table' ? withKeys(block) : block)),
    })),
  }
}

const typedInto = (model: DocumentModel, typed: Draft['typed'], more: Partial<Draft> = {}): Draft => ({
  ...newDraft('order', model),
  typed,
  ...more,
})
const typed = {
  'order.note': 'North side',
  'line.1.qty': '24',
  'line.2.qty': '120',
  'line.3.qty': '7',
  'check.2.answer': 'No',
  'photo.2.caption': 'Ridge',
}
const before = orderOf(['Tear off', 'Drip edge'])

test('entries follow the text of their row', () => {
  const after = orderOf(['Drip edge', 'Felt', 'Tear off'], { items: ['Harness on', 'Ladder tied', 'Rope checked'] })
  expect(carryOver(typedInto(before, typed), after)).toMatchObject({
    typed: {
      'order.note': 'North side',
      'line.3.qty': '24',
      'line.1.qty': '120',
      'line.4.qty': '7',
      'check.1.answer': 'No',
      'photo.2.caption': 'Ridge',
    },
    lines: rowKeysOf(after),
  })
})

test('entries of a row that is gone go by its text, and back into the row if it returns', () => {
  const carried = carryOver(typedInto(before, typed), orderOf(['Drip edge']))
  expect(carried.typed).toMatchObject({ 'line.Tear off.qty': '24', 'line.1.qty': '120', 'line.2.qty': '7' })
  const again = carryOver(carried, before)
  expect(again.typed).toMatchObject({ 'line.1.qty': '24', 'line.2.qty': '120', 'line.3.qty': '7' })
})

test('lines that a form no longer prints are added, and added lines stay added', () => {
  const [many, few] = [orderOf(['Tear off'], { blankRows: 8 }), orderOf(['Tear off'], { blankRows: 2 })]
  const carried = carryOver(typedInto(many, { 'line.9.qty': '3' }), few)
  expect(carried).toMatchObject({ typed: { 'line.9.qty': '3' }, rows: { line: 9 } })
  const grown = typedInto(few, { 'line.5.qty': '4' }, { rows: { line: 5 } })
  expect(carryOver(grown, many)).toMatchObject({ typed: { 'line.5.qty': '4' }, rows: { line: 11 } })
})

test('a key stays when the text of its row changes', () => {
  const [one, other] = [keyed(before, ['tearOff', 'dripEdge']), orderOf(['Metal edge', 'Removal of the old roof'])]
  const after = keyed(other, ['dripEdge', 'tearOff'])
  expect(carryOver(typedInto(one, typed), after).typed).toMatchObject({ 'line.1.qty': '120', 'line.2.qty': '24' })
})

test('the second row of the same text is another row', () => {
  const twins = orderOf(['Plywood', 'Felt', 'Plywood'])
  const carried = carryOver(typedInto(twins, { 'line.3.qty': '2', 'line.1.qty': '1' }), orderOf(['Plywood', 'Plywood']))
  expect(carried.typed).toEqual({ 'line.1.qty': '1', 'line.2.qty': '2' })
})

test('a draft that was stored before rows had keys is of the former rows', () => {
  const after = { ...orderOf(['Drip edge', 'Tear off']), formerRows: rowKeysOf(before) }
  const { lines: _, ...old } = typedInto(before, typed, { fromJob: { 'line.1.qty': '24' } })
  expect(carryOver(old, after)).toMatchObject({
    typed: { 'line.2.qty': '24', 'line.1.qty': '120' },
    fromJob: { 'line.2.qty': '24' },
  })
  expect(carryOver(old, before).typed).toEqual(typed)
})

test('no value is lost on the way through any versions', () => {
  const texts = fc.uniqueArray(fc.constantFrom('Tear off', 'Felt', 'Drip edge', 'Shingles', 'Ridge', 'Vent'))
  const versions = fc.array(fc.tuple(texts, fc.integer({ min: 0, max: 4 })), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(versions, (all) => {
      const models = all.map(([lines, blankRows]) => orderOf(lines, { blankRows }))
      const rows = dataRows(models[0]!.parts[0]!.blocks[1] as TableBlock).length
      const start = Object.fromEntries(Array.from({ length: rows }, (_, row) => [`line.${row + 1}.qty`, String(row)]))
      const end = models.slice(1).reduce(carryOver, typedInto(models[0]!, start))
      expect(Object.values(end.typed).sort()).toEqual(Object.values(start).sort())
    }),
    { seed: 37, numRuns: 200 },
  )
})
