import { defineTemplate } from '@/data/shared/define-template'
import { families } from '@/data/shared/families'
import { findSystem } from '@/data/roofs'
import * as d from '@/lib/documents/author'

const texts = {
  name: 'Ladder Loan Form',
  description: 'A form for a ladder.',
  tags: ['ladder', 'loan', 'tool', 'crew', 'form', 'sign-out', 'seventh'],
  fullDescription: [],
  howToUse: [],
  expertGuide: [],
  pages: { main: 1 },
  subject: 'Loan of a ladder',
  intro: 'Under 29 CFR 1926.1053.',
  parts: () => [d.part('Form', [d.p('See § 5.')])],
}
const tpo = findSystem('tpo-roofing')!

test('a template inherits missing properties from its family and its category', () => {
  const { document, ...facts } = defineTemplate('hr', { ...texts, group: 'Onboarding' })
  expect(facts).toMatchObject({
    id: 'hr-ladder-loan-form',
    slug: 'ladder-loan-form',
    kind: 'hr',
    categorySlug: 'hr-team-management',
    category: 'HR & Team Management',
    stage: 'company',
    demand: 0,
    subcategory: 'Onboarding',
    formats: ['PDF', 'Word'],
    baseDownloads: 0,
  })
  expect(document()).toEqual({
    title: 'Ladder Loan Form',
    subject: texts.subject,
    intro: texts.intro,
    letterhead: 'full',
    keywords: ['ladder', 'loan', 'tool', 'crew'],
    parts: texts.parts(),
    needsAttorney: true,
  })
})

test('the properties of a template override those of its family', () => {
  const content = defineTemplate('marketing', {
    ...texts,
    group: 'Advertising',
    slug: 'ladder-form',
    formats: ['PDF', 'Excel'],
    stage: 'win',
    demand: [0.5, 'Half of them.'],
    telling: 'Loan',
    notFor: 'Not for scaffolds.',
    downloads: [10, 4],
    title: 'Ladder loan',
    letterhead: 'none',
    keywords: ['ladder'],
  })
  expect(content).toMatchObject({ slug: 'ladder-form', formats: ['PDF', 'Excel'], demand: 0.5, baseDownloads: 12 })
  expect(content).toMatchObject({ stage: 'win', telling: 'Loan', notFor: 'Not for scaffolds.' })
  expect(content.document()).toMatchObject({ title: 'Ladder loan', letterhead: 'none', keywords: ['ladder'] })
})

test('a roof system completes name, slug, place and tags, without repeating a tag', () => {
  const content = defineTemplate('inspection', { ...texts, system: tpo, tags: ['hail', tpo.aliases[0]!] })
  expect(content).toMatchObject({
    name: `${tpo.shortName} Ladder Loan Form`,
    slug: 'tpo-roofing-ladder-loan-form',
    subcategory: 'tpo-roofing',
    systemSlug: 'tpo-roofing',
    systemName: tpo.name,
    systemType: 'flat',
  })
  expect(content.tags).toEqual([...tpo.aliases.slice(0, 6), 'hail', 'inspection', 'roof inspection', 'roof report'])
  expect(content.document().title).toBe(content.name)
  const contract = defineTemplate('contract', { ...texts, system: tpo, group: 'core', tags: ['Deposit', 'OSHA'] })
  expect(contract.subcategory).toBe('core')
  expect(contract.tags.slice(0, 2)).toEqual(['deposit', 'OSHA'])
})

test('citations get no-break spaces if the family asks for them', () => {
  const joined = defineTemplate('safety', { ...texts, group: 'universal' }).document()
  expect(joined.intro).toBe('Under 29\u00a0CFR 1926.1053.')
  expect(JSON.stringify(joined.parts)).toContain('§\u00a05')
  expect(defineTemplate('hr', { ...texts, group: 'Onboarding' }).document().intro).toBe(texts.intro)
})

test('an unknown category is rejected', () => {
  expect(() => defineTemplate('hr', { ...texts, group: 'Onboarding', categorySlug: 'roofs' })).toThrow(
    'There is no category roofs',
  )
})

test('group names are unique within a family', () => {
  for (const { groups } of Object.values(families)) expect(new Set<string>(groups).size).toBe(groups.length)
})
