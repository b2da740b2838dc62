import { columnLetters, excelName, quoteSheet } from '@/lib/documents/render/xlsx/addresses'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters)
})

test.each([
  ['Estimate', 'Estimate'],
  ['Take-off', "'Take-off'"],
  ["Crew's copy", "'Crew''s copy'"],
  ['Q1', "'Q1'"],
  ['Cost', 'Cost'],
])('the sheet name %s becomes %s', (name, written) => {
  expect(quoteSheet(name)).toBe(written)
})

test.each([
  ['totals.total', 'totals_total'],
  ['tax2026', '_tax2026'],
  ['r1', '_r1'],
  ['c', '_c'],
  ['1st.payment', '_1st_payment'],
])('%s becomes the legal name %s', (name, legal) => {
  expect(excelName(name)).toBe(legal)
})
