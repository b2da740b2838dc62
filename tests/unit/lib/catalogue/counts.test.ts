import { libraryCategories } from '@/data/shared/categories'
import type { TemplateKind } from '@/data/shared/types'
import { allTemplates, filterTemplates, findCategory } from '@/lib/catalogue'

/** How many templates there are of each kind, the category that has them, and the formats that they come in. */
const table: readonly [kind: TemplateKind, category: string, count: number, ...formats: string[]][] = [
  ['estimate', 'estimates-proposals', 116, 'PDF, Excel, Word'],
  ['contract', 'contracts-agreements', 210, 'PDF, Word'],
  ['inspection', 'inspections-assessments', 180, 'PDF, Word'],
  ['safety', 'safety-compliance', 183, 'PDF, Word'],
  ['project-management', 'project-management', 30, 'PDF, Excel', 'PDF, Word'],
  ['client-communication', 'client-communication', 35, 'PDF, Excel', 'PDF, Word'],
  ['invoicing', 'invoicing-payment', 35, 'PDF, Excel'],
  ['marketing', 'marketing-lead-gen', 37, 'PDF, Excel', 'PDF, Word'],
  ['hr', 'hr-team-management', 40, 'PDF, Excel', 'PDF, Word'],
]

test.each(table)('%s: %s counts %i, as %s', (kind, category, count, ...formats) => {
  const query = { formats: [], categories: [], sort: 'popular', page: 1, perPage: 24 } as const
  expect(filterTemplates({ ...query, kind }).total).toBe(count)
  expect(findCategory(category)?.count).toBe(count)
  const entries = allTemplates().filter((entry) => entry.kind === kind)
  expect(entries.filter(({ categorySlug }) => categorySlug !== category)).toEqual([])
  expect([...new Set(entries.map((entry) => entry.formats.join(', ')))].sort()).toEqual(formats)
})

test('the total is the sum of the kinds, and the table contains every category', () => {
  const library = table.reduce((sum, [, , count]) => sum + count, 0)
  expect(allTemplates()).toHaveLength(15 + library)
  expect(allTemplates()).toHaveLength(881)
  const named = table.map(([, category]) => category)
  for (const { slug } of libraryCategories) expect(findCategory(slug)?.reading === 'library').toBe(named.includes(slug))
})

test('ids are unique within a kind and in its range; files are of each format, in the folder of the kind; some kinds count no downloads', () => {
  const ids = allTemplates().map(({ kind, id }) => `${kind} ${id}`)
  expect(new Set(ids).size).toBe(ids.length)
  const ranges = { sloped: [1000, 1999], flat: [2000, 2999], universal: [3000, 3005], specialty: [4000, 4003] } as const
  for (const { kind, id, systemType, formats, files, downloadPath, ...entry } of allTemplates()) {
    const [least, most] = ranges[systemType as keyof typeof ranges] ?? []
    if (kind === 'estimate') expect(Number(id) >= least && Number(id) <= most).toBe(true)
    expect(files.map(({ format }) => format)).toEqual(formats)
    expect(downloadPath).toBe(files[0]?.url)
    if (kind === 'contract') expect(downloadPath).toBe(`/templates/contracts/${entry.slug}.pdf`)
    if (kind === 'contract') expect(entry.previewPath).toBe(downloadPath)
    if (['invoicing', 'marketing', 'hr'].includes(kind)) expect(entry.downloadCount).toBe(0)
  }
})
