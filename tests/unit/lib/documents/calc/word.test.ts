import { toWord } from '@/lib/documents/calc'
import { count, div, isText, ref, textLength } from '@/lib/documents/calc/operations'

const cell = (name: string) => (name === 'line.1.qty' ? 'B2' : undefined)

test.each([
  ['a quotient of cells', div(ref('line.1.qty'), 2), '(B2/2)'],
  ['a division by 0, which is blank elsewhere', div(0, 0), null],
  ['a cell of another table', ref('price.sum'), null],
  ['a count of rows', count('line', { key: 'qty', is: 'number' }), null],
  ['a number of characters', textLength('line.1.qty'), null],
  ['a count of texts', isText('line.1.qty'), null],
])('Word formula of %s', (_, formula, expected) => {
  expect(toWord(formula, cell, () => undefined)).toBe(expected)
})
