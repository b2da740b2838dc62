import type { TemplateContent } from '@/data/types'
import { templateContents } from '@/lib/catalogue/contents'
import { compareSystems } from '@/tests/support/distinctness'

interface Limit {
  /** Lines that two systems' documents may share at most, in hundredths. */
  shared: number
  /** Lines that stand in no other system's document at least. */
  own: number
}

const kinds: Readonly<Record<string, Limit>> = {
  estimate: { shared: 55, own: 20 },
  contract: { shared: 80, own: 20 },
  inspection: { shared: 55, own: 20 },
  safety: { shared: 60, own: 20 },
}
const exceptions: Readonly<Record<string, Limit>> = {
  'incident-report-form': { shared: 80, own: 10 },
  'ppe-requirements-checklist': { shared: 60, own: 10 },
}

/** The documents of each blueprint, by what follows the system's slug. */
const blueprints = new Map<string, TemplateContent[]>()
for (const content of templateContents) {
  const { kind, slug, systemSlug } = content
  if (!systemSlug || !slug.startsWith(`${systemSlug}-`)) continue
  const name = `${kind} ${slug.slice(systemSlug.length + 1)}`
  blueprints.set(name, [...(blueprints.get(name) ?? []), content])
}
const made = [...blueprints].filter(([, contents]) => contents.length > 1)

test('thirty blueprints, each for 21 systems', () => {
  expect(made).toHaveLength(30)
  for (const [name, contents] of made) expect(`${name} ${contents.length}`).toBe(`${name} 21`)
})

test.each(made)('%s: each system has a document of its own', (name, contents) => {
  const [kind = '', suffix = ''] = name.split(' ')
  const { shared, own } = exceptions[suffix] ?? kinds[kind]!
  const { pairs, ownLines } = compareSystems(
    contents.map((content) => ({ slug: content.systemSlug!, model: content.document() })),
  )
  expect(pairs).toHaveLength(210)
  expect(pairs.filter(({ share }) => share * 100 > shared)).toEqual([])
  expect(Object.entries(ownLines).filter(([, lines]) => lines < own)).toEqual([])
})
