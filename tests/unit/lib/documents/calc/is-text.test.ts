import { add, fields, isText, own, calculated, when } from '@/lib/documents/author'
import { evaluate, toAcrobat, toExcel } from '@/lib/documents/calc'
import type { Value } from '@/lib/documents/model'
import { formFields } from '@/tests/support/form-scripts'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, spoiled } from '@/tests/support/recalculation'
import { documentOf } from '@/tests/support/block-document'
import { calculateForm } from './calculate-form'

const texts = add(...['eave', 'rate', 'day'].map((key) => isText(`roof.${key}`)))

const modelOf = (eave: Value, rate: Value, day: Value) =>
  documentOf(
    fields(
      2,
      own('roof.eave', 'Eave', 'number', { value: eave }),
      own('roof.rate', 'Rate', 'percent', { value: rate }),
      own('roof.day', 'Day', 'date', { value: day }),
      calculated('texts', 'Text where a number belongs', 'number', texts, { decimals: 0 }),
    ),
  )

const cases: readonly (readonly [Value, Value, Value, number])[] = [
  [null, null, null, 0],
  [120, 0.05, '2026-06-01', 0],
  [0, 0, null, 0],
  ['', '–', null, 0],
  ['see sketch', 0.05, '2026-06-01', 1],
  ['see sketch', 'as agreed', null, 2],
  ['see sketch', 'as agreed', 'soon', 3],
]

test.each(cases)('text is counted, blanks are not: eave %s, rate %s, day %s', (eave, rate, day, count) => {
  expect(evaluate(modelOf(eave, rate, day)).get('texts')).toBe(count)
})

test.each([
  ['', '', '', '0'],
  ['$1,200', '5%', '06/01/2026', '0'],
  ['–', '0', '', '0'],
  ['see sketch', '5', 'soon', '2'],
])('the form counts as well: %s, %s, %s', (eave, rate, day, count) => {
  const typed = Object.entries({ 'roof.eave': eave, 'roof.rate': rate, 'roof.day': day })
  expect(calculateForm(modelOf(null, null, null), new Map(typed)).get('texts')).toBe(count)
})

const at = { cell: () => 'B3', column: () => 'B3:B9' }

test('a printed cell is counted when the file is written; Excel names a cell twice, so that six fit into one formula', () => {
  expect(toExcel(isText('roof.eave'), at)).toBe('(T(B3)<>"")*(B3<>"–")')
  const script = (printed: string) => toAcrobat('n', isText('roof.eave'), formFields({ printed: () => printed }))
  expect([script('see sketch'), script('12')]).toEqual(['rd.set(event,1);', 'rd.set(event,0);'])
})

testWithLibreOffice('the sheet counts as the engine does', async () => {
  const models = cases.map(([eave, rate, day]) => modelOf(eave, rate, day))
  const results = await recalculateAll(await Promise.all(models.map(spoiled)))
  expect(models.map((model, index) => differences(model, results[index]!))).toEqual(models.map(() => []))
})

test('only a cell or a field can hold text', () => {
  const wrong = isText(when(1, '=', 1, 2, 3))
  const model = documentOf(fields(1, calculated('n', 'n', 'number', wrong)))
  const message = 'Only a cell or a field can hold text'
  expect(() => evaluate(model)).toThrow(message)
  expect(() => toExcel(wrong, at)).toThrow(message)
  expect(() => toAcrobat('n', wrong, formFields())).toThrow(message)
})
