import { browseTemplates, countFilters, filterTemplates, parseFilterQuery } from '@/lib/catalogue'

const totalOf = (params: Parameters<typeof parseFilterQuery>[0]) => filterTemplates(parseFilterQuery(params)).total

test('stages add up to the whole library, and combine with the other filters', () => {
  const stages = ['win', 'sign', 'safety', 'build', 'close', 'company']
  expect(stages.map((stage) => totalOf({ stage })).reduce((sum, total) => sum + total)).toBe(881)
  expect(totalOf({ stage: stages })).toBe(881)
  expect(totalOf({ stage: 'build', system: 'epdm' })).toBe(4)
  expect(totalOf({ stage: 'company', system: 'epdm' })).toBe(0)
})

test('each choice counts what it alone would leave together with the other filters', () => {
  const chosen = { stage: 'win', format: 'Excel', category: 'estimates-proposals' }
  const counts = countFilters(parseFilterQuery(chosen))
  expect(counts.stages.get('win')).toBe(totalOf(chosen))
  for (const [stage, count] of counts.stages) expect(count).toBe(totalOf({ ...chosen, stage }))
  for (const [format, count] of counts.formats) expect(count).toBe(totalOf({ ...chosen, format }))
  for (const [category, count] of counts.categories) expect(count).toBe(totalOf({ ...chosen, category }))
  for (const [system, count] of counts.system) expect(count).toBe(totalOf({ ...chosen, system }))
  expect(counts.system.size).toBe(21)
  expect(counts.categories.has('contracts-agreements')).toBe(false)
})

test('a list beyond its last page is its last page; the same list is the same answer, whatever the order of its choices', () => {
  const query = parseFilterQuery({ format: 'Excel', page: '9999' })
  const { page, pages, templates, counts } = browseTemplates(query)
  expect(page).toBe(pages)
  expect(templates).toEqual(filterTemplates({ ...query, page: pages }).templates)
  expect(counts).toEqual(countFilters(query))
  const ask = (format: string[]) => browseTemplates(parseFilterQuery({ format }))
  expect(ask(['PDF', 'Word'])).toBe(ask(['word', 'PDF']))
  expect(ask(['PDF', 'Word'])).not.toBe(ask(['PDF']))
})
