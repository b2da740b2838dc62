import { templateContents } from '@/lib/catalogue/contents'

/** What the templates of a family have in common; `id` is what their ids begin with. */
const families = [
  ['project-management', 'pm', 'Project Management', 'project-management', [300, 1200], 6],
  ['client-communication', 'comm', 'Client Communication', 'client-communication', [300, 1200], 6],
  ['invoicing', 'invoice', 'Invoicing & Payment', 'invoicing-payment', [0, 0], 6],
  ['marketing', 'marketing', 'Marketing & Lead Generation', 'marketing-lead-gen', [0, 0], 8],
  ['hr', 'hr', 'HR & Team Management', 'hr-team-management', [0, 0], 12],
  ['inspection', 'inspection', 'Inspections & Assessments', 'inspections-assessments', [400, 1600], 6],
  ['contract', 'contract', 'Contracts & Agreements', 'contracts-agreements', [380, 1480], 6],
  ['safety', 'safety', 'Safety & Compliance', 'safety-compliance', [400, 1400], 6],
] as const

/** The second format of the families in which all documents have the same. */
const second: Readonly<Record<string, string>> = {
  invoicing: 'Excel',
  inspection: 'Word',
  safety: 'Word',
  contract: 'Word',
}

test('no two templates share a slug, an id or a name within their family', () => {
  const twice = templateContents.filter((one, index) =>
    templateContents
      .slice(0, index)
      .some(
        (other) =>
          one.slug === other.slug || one.id === other.id || (one.kind === other.kind && one.name === other.name),
      ),
  )
  expect(twice.map(({ slug }) => slug)).toEqual([])
})

test.each(families)(
  '%s: ids, category, formats, download counts and tags',
  (kind, id, category, slug, counts, tags) => {
    for (const template of templateContents.filter((other) => other.kind === kind)) {
      expect(template).toMatchObject({ id: `${id}-${template.slug}`, category, categorySlug: slug })
      expect(template.formats).toEqual(['PDF', expect.stringMatching(second[kind] ?? /^(Word|Excel)$/)])
      expect(template.baseDownloads).toBeGreaterThanOrEqual(counts[0])
      expect(template.baseDownloads).toBeLessThanOrEqual(counts[1])
      expect([template.slug, new Set(template.tags).size >= tags]).toEqual([template.slug, true])
    }
  },
)

test('a template for every roof has the slug of its name', () => {
  const named = templateContents.filter(({ systemSlug }) => !systemSlug)
  expect(named.length).toBeGreaterThan(200)
  expect(named.map(({ slug }) => slug)).toEqual(
    named.map(({ name }) =>
      name
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/-$/, ''),
    ),
  )
})

test('a document has the title of its template, but for invoices and the warranty', () => {
  const others = templateContents.filter(({ name, document }) => document().title !== name)
  expect(others.filter(({ kind }) => kind !== 'invoicing').map(({ slug }) => slug)).toEqual(['warranty-certificate'])
})
