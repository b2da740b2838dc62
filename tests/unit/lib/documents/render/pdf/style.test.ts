import { notice, section } from '@/lib/documents/author'
import { settingOf } from '@/lib/documents/render/pdf/style'
import { typeLawOf } from '@/lib/documents/render/type-law'
import { documentOf } from '@/tests/support/block-document'

const audiences = ['customer', 'crew', 'office'] as const

test('every reader has nine points or more, and customers read ten', () => {
  for (const audience of audiences) {
    const { body, cell, item, label, hint, tableHead, itemNote, lineNumber } = settingOf({ audience }, 612).styles
    for (const { size } of [body, cell, item, label, hint, tableHead, itemNote, lineNumber])
      expect(size).toBeGreaterThanOrEqual(9)
  }
  expect(settingOf({ audience: 'customer' }, 612).styles.body.size).toBe(10)
})

const noticeOf = (citation: string) =>
  documentOf(section('Contract'), notice('You may cancel.', { citation, fields: [], size: 10, bold: true }))

test('a contract for a home has ten points in its tables, and that of California in its labels too', () => {
  const laws = [documentOf(section('Contract')), noticeOf('16 CFR 429.1(a)'), noticeOf('Cal. B&P § 7159(e)(1)')]
  const sizes = laws.map((model) => {
    const { cell, item, label, tableHead } = settingOf({ audience: 'customer' }, 612, typeLawOf(model)).styles
    return [cell.size, item.size, label.size, tableHead.size]
  })
  expect(sizes).toEqual([
    [9.5, 9.5, 9, 9],
    [10, 10, 9, 9],
    [10, 10, 10, 10],
  ])
})

test.each([612, 792])('a checkbox on a page %i points wide takes 24 CSS pixels of a tablet', (width) => {
  expect((settingOf({ audience: 'crew' }, width).metrics.touch / width) * 768).toBeGreaterThanOrEqual(24)
})
