import { column, cell, documentModel, own, part, fields, table, textLength, when } from '@/lib/documents/author'
import { evaluate, toAcrobat, toExcel, toWord } from '@/lib/documents/calc'

const document = (texts: readonly (string | null)[]) =>
  documentModel({
    title: 't',
    subject: 's',
    intro: '',
    parts: [
      part('P', [
        fields(1, own('subject', 'Subject', 'text', { value: 'Roof' })),
        table(
          'line',
          'Lines',
          [
            column('text', 'Text', 'text'),
            column('length', 'Length', 'number', { formula: textLength(cell('text')) }),
            column('over', 'Too long', 'number', { formula: when(textLength(cell('text')), '>', 5, 1, 0) }),
          ],
          texts.map((text) => ({ text })),
        ),
      ]),
    ],
  })

test('counts characters, and gives no count for an empty text', () => {
  const values = evaluate(document(['Roof', 'Flashing', null, '']))
  expect([1, 2, 3, 4].map((row) => values.get(`line.${row}.length`))).toEqual([4, 8, null, null])
  expect([1, 2, 3].map((row) => values.get(`line.${row}.over`))).toEqual([0, 1, null])
})

test('Excel counts with LEN and shows a dash over an empty cell; Word cannot count', () => {
  const at = { cell: () => 'B3', column: () => 'B3:B9' }
  expect(toExcel(textLength('subject'), at)).toBe('IF(LEN(B3)=0,"–",LEN(B3))')
  expect(
    toWord(
      textLength('subject'),
      () => 'B3',
      () => undefined,
    ),
  ).toBeNull()
})

test('Acrobat counts the characters of a field and of printed text', () => {
  const fieldsOf = (printed?: string) => ({
    rows: () => 1,
    isPercent: () => false,
    isDate: () => false,
    printed: () => printed,
  })
  expect(toAcrobat('n', textLength('subject'), fieldsOf())).toBe('rd.set(event,rd.n(this,"subject"));')
  expect(toAcrobat('n', textLength('subject'), fieldsOf('Roof'))).toBe('rd.set(event,4);')
})

test('only a cell or a field has a text length', () => {
  const model = documentModel({
    title: 't',
    subject: 's',
    intro: '',
    parts: [part('P', [fields(1, own('n', 'n', 'number', { formula: textLength(when(1, '=', 1, 2, 3)) }))])],
  })
  expect(() => evaluate(model)).toThrow('Only a cell or a field')
})
