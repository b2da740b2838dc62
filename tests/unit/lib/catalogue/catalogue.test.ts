import * as catalogue from '@/lib/catalogue'

const slugs = (templates: readonly { slug: string }[]) => templates.map(({ slug }) => slug)
const ids = (templates: readonly { id: string }[]) => templates.map(({ id }) => id).join(', ')
const all = catalogue.allTemplates()
const essentials = all.filter(({ kind }) => kind === 'essential')
const filtered = (choice: Partial<Parameters<typeof catalogue.filterTemplates>[0]>) =>
  catalogue.filterTemplates({ formats: [], categories: [], sort: 'popular', page: 1, perPage: 24, ...choice })

test('the 15 essentials, with their ids, categories and fixed figures', () => {
  expect(ids(essentials)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15')
  expect(catalogue.homeCategories().map(({ slug, count }) => [slug, count])).toEqual([
    ['estimates-quotes', 4],
    ['inspection-checklists', 4],
    ['customer-communication', 3],
    ['safety-compliance', 2],
    ['business-operations', 2],
  ])
  expect([essentials[0]?.downloadCount, essentials[6]?.downloadCount]).toEqual([1847, 2456])
})

test('slugs are unique and derived from names; descriptions fit a search result', () => {
  expect(new Set(slugs(all)).size).toBe(all.length)
  for (const { slug, description } of all) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test.each([
  ['1, 2, 3, 4', 'PDF, Excel, Word'],
  ['5, 6, 7, 8, 9, 10, 11, 14', 'PDF, Word'],
  ['12, 13, 15', 'PDF, Excel'],
])('essentials %s come as %s, each with a measured file', (numbers, formats) => {
  const offered = essentials.filter((template) => template.formats.join(', ') === formats)
  expect(ids(offered)).toBe(numbers)
  for (const { slug, files, downloadPath, pages, whatsIncluded } of offered) {
    expect(files.every(({ bytes, sha256 }) => bytes > 2000 && /^[0-9a-f]{64}$/.test(sha256))).toBe(true)
    expect(downloadPath).toBe(`/templates/essentials/${slug}.pdf`)
    expect(pages).toMatch(/^\d+ pages?$/)
    expect(whatsIncluded.length).toBeGreaterThan(2)
  }
})

test('featured, popular, related and not-found templates', () => {
  expect(ids(catalogue.homeTemplates())).toBe('1, 2, 5, 6')
  expect(catalogue.popularTemplates(essentials)[0]?.id).toBe('7')
  expect(catalogue.popularTemplates(essentials)).toHaveLength(8)
  expect(ids(catalogue.notFoundSuggestions())).toBe('1, 2, 3')
  const related = catalogue.relatedTemplates(catalogue.findTemplate('shingle-roof-estimate')!)
  expect(slugs(related)).toEqual(['metal-roof-estimate', 'flat-roof-estimate', 'general-roofing-quote'])
})

const isOrdered = <T>(items: readonly T[], isBefore: (a: T, b: T) => boolean): boolean =>
  items.every((item, index) => index === 0 || isBefore(items[index - 1]!, item))

test('filters combine, sort and page', () => {
  expect(filtered({})).toMatchObject({ total: all.length, page: 1 })
  const categories = ['estimates-quotes', 'safety-compliance']
  const excel = filtered({ formats: ['Excel'], categories, sort: 'name-asc' })
  expect(isOrdered(excel.templates, (a, b) => a.name < b.name)).toBe(true)
  expect(excel.templates.every(({ formats }) => formats.includes('Excel'))).toBe(true)
  expect(excel.total).toBe(6)
  const pages = [1, 2, 3, 4].map((page) => slugs(filtered({ page, perPage: 5 }).templates))
  expect(new Set(pages.flat()).size).toBe(20)
  expect(filtered({ page: 1000 }).templates).toEqual([])
})

test('lists are by downloads, and by name in both directions', () => {
  const [popular, rising, falling] = (['popular', 'name-asc', 'name-desc'] as const).map(
    (sort) => filtered({ sort, perPage: 2000 }).templates,
  )
  expect(isOrdered(popular!, (a, b) => a.downloadCount >= b.downloadCount)).toBe(true)
  expect(isOrdered(rising!, (a, b) => a.name.localeCompare(b.name, 'en') <= 0)).toBe(true)
  expect(isOrdered(falling!, (a, b) => a.name.localeCompare(b.name, 'en') >= 0)).toBe(true)
})

test('the filter offers thirteen categories; each has the number of templates it shows, apart from essentials on the same page', () => {
  expect(catalogue.allCategories()).toHaveLength(13)
  expect(new Set(slugs(catalogue.allCategories())).size).toBe(13)
  for (const { slug, count } of catalogue.listedCategories())
    expect(catalogue.templatesOfCategory(slug).filter(({ kind }) => kind !== 'essential')).toHaveLength(count)
  expect(catalogue.templatesOfCategory('safety-compliance')).toHaveLength(185)
})
