import { allCategories, filterTemplates } from '@/lib/catalogue'
import type { Sort } from '@/lib/catalogue/query'

const listed = (sort: Sort) =>
  filterTemplates({ formats: [], categories: [], sort, page: 1, perPage: 2000 }).templates.map(
    ({ name, downloadCount }) => ({ name, downloadCount }),
  )
const isOrdered = <T>(items: readonly T[], isBefore: (a: T, b: T) => boolean): boolean =>
  items.every((item, index) => index === 0 || isBefore(items[index - 1]!, item))

test('by downloads, and by name in both directions', () => {
  expect(isOrdered(listed('popular'), (a, b) => a.downloadCount >= b.downloadCount)).toBe(true)
  expect(isOrdered(listed('name-asc'), (a, b) => a.name.localeCompare(b.name, 'en') <= 0)).toBe(true)
  expect(isOrdered(listed('name-desc'), (a, b) => a.name.localeCompare(b.name, 'en') >= 0)).toBe(true)
})

test('the filter offers thirteen categories', () => {
  const slugs = allCategories().map(({ slug }) => slug)
  expect(slugs).toHaveLength(13)
  expect(new Set(slugs).size).toBe(13)
})
