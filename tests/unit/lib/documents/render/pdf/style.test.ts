import { settingOf } from '@/lib/documents/render/pdf/style'

const audiences = ['customer', 'crew', 'office'] as const

test('customers and owners read ten points, the crew and the office nine or more, all of them labels of eight and a half', () => {
  const sizes = audiences.map((audience) => {
    const { body, cell, item } = settingOf({ audience }, 612).styles
    return Math.min(body.size, cell.size, item.size)
  })
  expect(sizes).toEqual([10, expect.any(Number), expect.any(Number)])
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(9)
  for (const audience of audiences) {
    const { label, hint, tableHead, itemNote } = settingOf({ audience }, 612).styles
    for (const { size } of [label, hint, tableHead, itemNote]) expect(size).toBeGreaterThanOrEqual(8.5)
  }
})

test.each([612, 792])('a checkbox on a page %i points wide takes 24 CSS pixels of a tablet', (width) => {
  expect((settingOf({ audience: 'crew' }, width).metrics.touch / width) * 768).toBeGreaterThanOrEqual(24)
})
