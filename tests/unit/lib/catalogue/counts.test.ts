import { libraryCategories } from '@/data/shared/categories'
import type { TemplateKind } from '@/data/shared/types'
import { allTemplates, filterTemplates, findCategory } from '@/lib/catalogue'

/** How many templates there are of each kind, and the category that they stand in. */
const table: readonly [kind: TemplateKind, category: string, count: number][] = [
  ['estimate', 'estimates-proposals', 116],
  ['contract', 'contracts-agreements', 210],
  ['inspection', 'inspections-assessments', 180],
  ['safety', 'safety-compliance', 183],
  ['project-management', 'project-management', 30],
  ['client-communication', 'client-communication', 35],
  ['invoicing', 'invoicing-payment', 35],
  ['marketing', 'marketing-lead-gen', 37],
  ['hr', 'hr-team-management', 40],
]

test.each(table)('%s: %s counts %i', (kind, category, count) => {
  const query = { formats: [], categories: [], sort: 'popular', page: 1, perPage: 24 } as const
  expect(filterTemplates({ ...query, kind }).total).toBe(count)
  expect(findCategory(category)?.count).toBe(count)
  expect(allTemplates().filter((entry) => entry.kind === kind && entry.categorySlug !== category)).toEqual([])
})

test('the total is the sum of the kinds, and the table contains every category', () => {
  const library = table.reduce((sum, [, , count]) => sum + count, 0)
  expect(allTemplates()).toHaveLength(15 + library)
  expect(allTemplates()).toHaveLength(881)
  const named = table.map(([, category]) => category)
  for (const { slug } of libraryCategories) expect(findCategory(slug)?.reading === 'library').toBe(named.includes(slug))
})

test('ids are unique within a kind, and files are in the folder of their kind', () => {
  const ids = allTemplates().map(({ kind, id }) => `${kind} ${id}`)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { kind, downloadPath, previewPath, slug } of allTemplates())
    if (kind === 'contract') {
      expect(downloadPath).toBe(`/templates/contracts/${slug}.pdf`)
      expect(previewPath).toBe(downloadPath)
    }
})

test('estimate ids are within their ranges', () => {
  const ranges = { sloped: [1000, 1999], flat: [2000, 2999], universal: [3000, 3005], specialty: [4000, 4003] } as const
  for (const { kind, id, systemType } of allTemplates()) {
    if (kind !== 'estimate') continue
    const [least, most] = ranges[systemType as keyof typeof ranges]
    expect(Number(id)).toBeGreaterThanOrEqual(least)
    expect(Number(id)).toBeLessThanOrEqual(most)
  }
})
