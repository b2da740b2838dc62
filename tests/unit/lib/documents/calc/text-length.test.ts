import { cell, table, textLength, when } from '@/lib/documents/author'
import { evaluate, toAcrobat, toExcel } from '@/lib/documents/calc'
import { formFields } from '@/tests/support/form-scripts'
import { documentOf } from '@/tests/support/block-document'
import { columnsOf } from '../model-helpers'

const document = (texts: readonly (string | null)[]) => {
  const length = textLength(cell('text'))
  const columns = columnsOf({ text: 'text', length, over: when(length, '>', 5, 1, 0) })
  return documentOf(
    table(
      'line',
      'Lines',
      columns,
      texts.map((text) => ({ text })),
    ),
  )
}

test('counts characters, and gives no count for an empty text', () => {
  const values = evaluate(document(['Roof', 'Flashing', null, '']))
  expect([1, 2, 3, 4].map((row) => values.get(`line.${row}.length`))).toEqual([4, 8, null, null])
  expect([1, 2, 3].map((row) => values.get(`line.${row}.over`))).toEqual([0, 1, null])
})

test('Excel counts with LEN and shows a dash over an empty cell; Acrobat counts a field’s or printed characters', () => {
  const at = { cell: () => 'B3', column: () => 'B3:B9' }
  expect(toExcel(textLength('subject'), at)).toBe('IF(LEN(B3)=0,"–",LEN(B3))')
  expect(toAcrobat('n', textLength('subject'), formFields())).toBe('rd.set(event,rd.n(this,"subject"));')
  expect(toAcrobat('n', textLength('subject'), formFields({ printed: () => 'Roof' }))).toBe('rd.set(event,4);')
})
