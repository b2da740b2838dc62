import { readFileSync } from 'node:fs'
import { templateContents } from '@/lib/catalogue/contents'

const [header, ...rows] = readFileSync('docs/reviews.csv', 'utf8').trim().split('\n')
const read = new Set(rows.map((row) => row.slice(0, row.indexOf(','))))
const isLibrary = ({ kind }: { kind: string }) => ['estimate', 'contract', 'inspection', 'safety'].includes(kind)

test('the list of reviews names templates that exist', () => {
  expect(header).toBe('slug,point of view,what was wrong,mended in')
  const known = new Set(templateContents.map(({ slug }) => slug))
  expect([...read].filter((slug) => !known.has(slug))).toEqual([])
})

const authored = ['project-management', 'client-communication', 'invoicing', 'marketing', 'hr']
test.each([
  ['universal and specialty document', templateContents.filter((content) => isLibrary(content) && !content.systemSlug)],
  ['authored document', templateContents.filter(({ kind }) => authored.includes(kind))],
])('every %s was reviewed', (_, documents) => {
  expect(documents.length).toBeGreaterThan(0)
  expect(documents.filter(({ slug }) => !read.has(slug)).map(({ slug }) => slug)).toEqual([])
})

test('at least two systems’ documents of every blueprint were reviewed', () => {
  const counts = new Map<string, number>()
  for (const { slug, systemSlug, ...content } of templateContents) {
    if (!isLibrary(content) || !systemSlug || !slug.startsWith(`${systemSlug}-`)) continue
    const blueprint = slug.slice(systemSlug.length + 1)
    counts.set(blueprint, (counts.get(blueprint) ?? 0) + Number(read.has(slug)))
  }
  expect(counts.size).toBeGreaterThan(0)
  expect([...counts].filter(([, count]) => count < 2)).toEqual([])
})
