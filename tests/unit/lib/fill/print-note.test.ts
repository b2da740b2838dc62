import { printNote } from '@/lib/fill/print-note'

test.each([
  ['王小明', ['PDF', 'Word', 'Excel'], 'A PDF cannot show 王小明; Word and Excel can.'],
  ['Roof 🏠', ['PDF', 'Word'], 'A PDF cannot show 🏠; Word can.'],
  ['王', ['PDF'], 'A PDF cannot show 王.'],
  ['王', ['Word'], ''],
  ['Peña ≥ 4', ['PDF', 'Word'], ''],
] as const)('of %s in %j: %s', (text, formats, note) => {
  expect(printNote(text, formats)).toBe(note)
})
