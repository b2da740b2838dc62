import { clientCommunication } from '@/data/library/client-communication'
import { essentials } from '@/data/library/essentials'
import { hr } from '@/data/library/hr'
import { universalInspections } from '@/data/library/inspections/universal'
import { invoicing } from '@/data/library/invoicing'
import { marketing } from '@/data/library/marketing'
import { members } from '@/data/library/members'
import { projectManagement } from '@/data/library/project-management'
import { universalSafety } from '@/data/library/safety/universal'
import type { TemplateContent } from '@/data/shared/types'
import { templateContents } from '@/lib/catalogue/contents'
import { bodyLines, compareSystems, tooAlike } from '@/tests/support/distinctness'

interface Limit {
  /** Maximum share of lines that two systems' documents may have in common, in percent. */
  shared: number
  /** Minimum number of lines that no other system's document has. */
  own: number
}

const kinds: Readonly<Record<string, Limit>> = {
  estimate: { shared: 55, own: 20 },
  contract: { shared: 80, own: 20 },
  inspection: { shared: 55, own: 20 },
  safety: { shared: 60, own: 20 },
}
/** Contracts for a visit or a repair are terms for the most part, which are the same for every roof. */
const mostlyTerms: Limit = { shared: 85, own: 8 }
const exceptions: Readonly<Record<string, Limit>> = {
  'repair-estimate': { shared: 68, own: 12 },
  'repair-contract': mostlyTerms,
  'emergency-repair-contract': mostlyTerms,
  'one-time-maintenance-contract': mostlyTerms,
  'annual-maintenance-agreement': mostlyTerms,
  'inspection-service-agreement': mostlyTerms,
  'warranty-service-agreement': mostlyTerms,
  'incident-report-form': { shared: 80, own: 10 },
  'ppe-requirements-checklist': { shared: 60, own: 10 },
  // The lines of the walk alone: the rules behind them are in the guide.
  'daily-safety-checklist': { shared: 60, own: 15 },
  // Each emergency of the roof is one paragraph, which counts as one line.
  'emergency-response-plan': { shared: 67, own: 15 },
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

test.each(made)('%s: each system has a distinct document', (name, contents) => {
  const [kind = '', suffix = ''] = name.split(' ')
  const { shared, own } = exceptions[suffix] ?? kinds[kind]!
  const { pairs, ownLines } = compareSystems(
    contents.map((content) => ({ slug: content.systemSlug!, model: content.document() })),
  )
  expect(pairs).toHaveLength(210)
  expect(pairs.filter(({ share }) => share * 100 > shared)).toEqual([])
  expect(Object.entries(ownLines).filter(([, lines]) => lines < own)).toEqual([])
})

const isSentence = (line: string): boolean => line.split(' ').length >= 4
const isCitation = (line: string): boolean => /^(\d+\sCFR|\d{4}\.\d|OSH)/.test(line)

test.each([
  ['HR', () => tooAlike(hr, 0.33)],
  ['client communication', () => tooAlike(clientCommunication, 0.33)],
  ['invoicing', () => tooAlike(invoicing, 0.33)],
  ['for members', () => tooAlike(members, 0.33)],
  ['project management', () => tooAlike(projectManagement, 0.33, { others: essentials })],
  ['universal inspections', () => tooAlike(universalInspections, 0.33, { others: essentials })],
  [
    'marketing, by sentences',
    () => tooAlike(marketing, 0.33, { linesOf: (model) => bodyLines(model).filter(isSentence) }),
  ],
  [
    'universal safety, citations apart',
    () => tooAlike(universalSafety, 0.1, { linesOf: (model) => bodyLines(model).filter((line) => !isCitation(line)) }),
  ],
])('no two documents have the same text: %s', (_, findAlike) => expect(findAlike()).toEqual([]))
