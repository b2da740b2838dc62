import {
  allTemplates,
  breadcrumbsOf,
  filterTemplates,
  findTemplate,
  homeCategories,
  homeTemplates,
  listedCategories,
  notFoundSuggestions,
  popularTemplates,
  relatedTemplates,
  templatesOfCategory,
} from '@/lib/catalogue'

const slugs = (templates: readonly { slug: string }[]) => templates.map(({ slug }) => slug)
const all = { formats: [], categories: [], sort: 'popular', page: 1, perPage: 24 } as const

test('the 15 essentials, with their ids, categories and fixed figures', () => {
  const essentials = allTemplates().filter(({ kind }) => kind === 'essential')
  expect(essentials.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => String(index + 1)))
  expect(homeCategories().map(({ slug, count }) => [slug, count])).toEqual([
    ['estimates-quotes', 4],
    ['inspection-checklists', 4],
    ['customer-communication', 3],
    ['safety-compliance', 2],
    ['business-operations', 2],
  ])
  expect(essentials.find(({ id }) => id === '1')?.downloadCount).toBe(1847)
  expect(essentials.find(({ id }) => id === '7')?.downloadCount).toBe(2456)
})

test('slugs are unique and derived from names; descriptions fit a search result', () => {
  expect(new Set(slugs(allTemplates())).size).toBe(allTemplates().length)
  for (const { slug, description } of allTemplates()) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test.each([
  [
    ['1', '2', '3', '4'],
    ['PDF', 'Excel', 'Word'],
  ],
  [
    ['5', '6', '7', '8', '9', '10', '11', '14'],
    ['PDF', 'Word'],
  ],
  [
    ['12', '13', '15'],
    ['PDF', 'Excel'],
  ],
])('essentials %j come as %j, each with a measured file', (ids, formats) => {
  for (const template of allTemplates().filter(({ id, kind }) => kind === 'essential' && ids.includes(id))) {
    expect(template.formats).toEqual(formats)
    expect(template.files.map(({ format }) => format)).toEqual(formats)
    expect(template.files.every(({ bytes, sha256 }) => bytes > 2000 && /^[0-9a-f]{64}$/.test(sha256))).toBe(true)
    expect(template.downloadPath).toBe(`/templates/essentials/${template.slug}.pdf`)
    expect(template.pages).toMatch(/^\d+ pages?$/)
    expect(template.whatsIncluded.length).toBeGreaterThan(3)
  }
})

test('featured, popular, related and not-found templates', () => {
  expect(homeTemplates().map(({ id }) => id)).toEqual(['1', '2', '5', '6'])
  const essentials = allTemplates().filter(({ kind }) => kind === 'essential')
  expect(popularTemplates(essentials)[0]?.id).toBe('7')
  expect(popularTemplates(essentials)).toHaveLength(8)
  expect(notFoundSuggestions().map(({ id }) => id)).toEqual(['1', '2', '3'])
  const shingle = findTemplate('shingle-roof-estimate')!
  expect(slugs(relatedTemplates(shingle))).toEqual([
    'metal-roof-estimate',
    'flat-roof-estimate',
    'general-roofing-quote',
  ])
})

test('filters combine, sort and page', () => {
  expect(filterTemplates(all)).toMatchObject({ total: allTemplates().length, page: 1 })
  const excel = filterTemplates({
    ...all,
    formats: ['Excel'],
    categories: ['estimates-quotes', 'safety-compliance'],
    sort: 'name-asc',
  })
  expect(excel.templates.map(({ name }) => name)).toEqual([...excel.templates.map(({ name }) => name)].sort())
  expect(excel.templates.every(({ formats }) => formats.includes('Excel'))).toBe(true)
  expect(excel.total).toBe(6)
  const pages = [1, 2, 3, 4].map((page) => slugs(filterTemplates({ ...all, page, perPage: 5 }).templates))
  expect(new Set(pages.flat()).size).toBe(Math.min(20, allTemplates().length))
  expect(filterTemplates({ ...all, page: 1000 }).templates).toEqual([])
})

test('breadcrumbs contain a category that has a page', () => {
  expect(breadcrumbsOf(findTemplate('site-safety-orientation')!).map(({ name, href }) => [name, href])).toEqual([
    ['Home', '/'],
    ['Categories', '/categories'],
    ['Safety & Compliance', '/categories/safety-compliance'],
    ['Universal Safety Documents', '/categories/safety-compliance/universal'],
    ['Site Safety Orientation', undefined],
  ])
})

test('every listed category has the number of templates it shows, apart from essentials on the same page', () => {
  for (const { slug, count } of listedCategories()) {
    const own = templatesOfCategory(slug).filter(({ kind }) => kind !== 'essential')
    expect(own).toHaveLength(count)
  }
  expect(templatesOfCategory('safety-compliance')).toHaveLength(185)
})
