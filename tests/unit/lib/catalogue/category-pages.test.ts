import {
  allTemplates,
  breadcrumbsOf,
  categoryBreadcrumbs,
  categoryParts,
  findGroup,
  findSystemEntry,
  findTemplate,
  groupEntries,
  otherSystemLinks,
  presentationOf,
  relatedSystems,
  sectionsOf,
  sectionsOfGroup,
  sectionsOfSystem,
  templatesOfCategory,
  type SectionEntry,
} from '@/lib/catalogue'
import { notFoundPages } from '@/lib/catalogue/not-found-pages'

const outline = (sections: readonly SectionEntry[]) =>
  sections.map(({ title, templates, systems, groups }) => [title, (templates ?? systems ?? groups)?.length])
const trail = (slug: string) => breadcrumbsOf(findTemplate(slug)!).map(({ name }) => name)

test('the estimates page: popular, sloped, flat, universal, specialty', () => {
  expect(outline(sectionsOf('estimates-proposals'))).toEqual([
    ['Popular Templates', 8],
    ['Sloped Roof Systems', 8],
    ['Flat & Low-Slope Roof Systems', 13],
    ['Generic & Universal Templates', 6],
    ['Specialty Services', 4],
  ])
})

test('popular estimates are the eight most downloaded ones', () => {
  const [popular] = sectionsOf('estimates-proposals')
  const most = allTemplates()
    .filter(({ kind }) => kind === 'estimate')
    .map(({ downloadCount }) => downloadCount)
    .sort((a, b) => b - a)
    .slice(0, 8)
  expect(popular!.templates!.map(({ downloadCount }) => downloadCount)).toEqual(most)
})

test('the contracts page: nine contracts for each system, and the groups of 15 and 6', () => {
  const [sloped, flat, groups] = sectionsOf('contracts-agreements')
  expect([...sloped!.systems!, ...flat!.systems!].map(({ count }) => count)).toEqual(Array<number>(21).fill(9))
  expect(groups!.groups!.map(({ slug, count }) => [slug, count])).toEqual([
    ['universal', 15],
    ['specialty', 6],
  ])
})

test.each([
  ['safety-compliance', [['Essentials', 2]], 15],
  ['inspections-assessments', [], 12],
])('%s has eight documents for each system, after %j, and %i for any roof', (category, before, universal) => {
  const sections = sectionsOf(category)
  expect(outline(sections)).toEqual([
    ...before,
    ['Sloped Roof Systems', 8],
    ['Flat & Low-Slope Roof Systems', 13],
    ['For Every Roof', 1],
  ])
  const systems = sections.flatMap((section) => section.systems ?? [])
  expect(systems.map(({ count }) => count)).toEqual(Array<number>(21).fill(8))
  expect(sections.at(-1)!.groups).toMatchObject([{ slug: 'universal', count: universal }])
})

test('the authored pages have the specified sections, in order, with their counts', () => {
  expect(outline(sectionsOf('project-management'))).toEqual([
    ['Planning & Setup', 7],
    ['Daily Operations', 7],
    ['Communication & Documentation', 6],
    ['Quality & Closeout', 5],
    ['Financial Tracking', 5],
  ])
  expect(outline(sectionsOf('client-communication'))).toEqual([
    ['Initial Contact & Onboarding', 6],
    ['Project Updates & Progress', 7],
    ['Problem Resolution', 8],
    ['Project Completion', 5],
    ['Ongoing Relationship', 5],
    ['Documentation & Records', 4],
  ])
  expect(outline(sectionsOf('marketing-lead-gen'))).toEqual([
    ['Sales Scripts & Calls', 6],
    ['Email Campaigns', 6],
    ['Proposal & Sales Materials', 5],
    ['Referral & Review Programs', 5],
    ['Lead Management', 5],
    ['Advertising & Promotions', 5],
    ['Content Marketing', 5],
  ])
  expect(outline(sectionsOf('hr-team-management'))).toEqual([
    ['Hiring & Recruiting', 7],
    ['Onboarding', 5],
    ['Training & Development', 5],
    ['Performance Management', 5],
    ['Compensation & Benefits', 6],
    ['Policies & Procedures', 7],
    ['Termination & Exit', 5],
  ])
  for (const category of ['marketing-lead-gen', 'hr-team-management'])
    expect(sectionsOf(category).every(({ collapsible }) => collapsible)).toBe(true)
})

test('the seven groups of invoicing are the specified ranges of its list', () => {
  const listed = templatesOfCategory('invoicing-payment').map(({ slug }) => slug)
  const groups = sectionsOf('invoicing-payment').map(({ templates }) => templates!.map(({ slug }) => slug))
  expect(groups.map(({ length }) => length)).toEqual([8, 4, 5, 4, 5, 5, 4])
  expect(groups.flat()).toEqual(listed)
})

test('client communication lists formats and reasons; its cards open previews, those of invoicing link to details', () => {
  const { available, lead, reasons } = presentationOf('client-communication')
  expect([available, lead, reasons?.points.length]).toEqual(['Templates Available', 'preview', 6])
  expect(presentationOf('invoicing-payment').lead).toBe('details')
})

test('each universal contract is in one of the four specified groups', () => {
  const sections = sectionsOfGroup('contracts-agreements', findGroup('contracts-agreements', 'universal')!)
  expect(sections.map(({ title }) => title)).toEqual([
    'Change Orders',
    'Payment Agreements',
    'Insurance & Legal',
    'Supporting Documents',
  ])
  const slugs = sections.flatMap(({ templates }) => templates!.map(({ slug }) => slug))
  expect(slugs).toHaveLength(15)
  expect(new Set(slugs).size).toBe(15)
})

test('a system page: core contracts and one subcontractor agreement', () => {
  expect(outline(sectionsOfSystem('contracts-agreements', 'epdm'))).toEqual([
    ['Core Contracts', 8],
    ['Subcontractor Agreement', 1],
  ])
  expect(otherSystemLinks('contracts-agreements', 'epdm')).toContainEqual({
    name: 'Estimates & Proposals',
    href: '/categories/estimates-proposals/epdm',
    count: 5,
  })
  expect(groupEntries('contracts-agreements').map(({ href }) => href)).toEqual([
    '/categories/contracts-agreements/universal',
    '/categories/contracts-agreements/specialty',
  ])
})

test('three related systems of the same type, with every system linked from others', () => {
  const slugs = Object.values(categoryParts).flatMap((parts) => parts)
  const named = new Set<string>()
  for (const slug of new Set(slugs)) {
    const system = findSystemEntry('contracts-agreements', slug)
    if (!system) continue
    const related = relatedSystems('contracts-agreements', system)
    expect(related).toHaveLength(3)
    expect(related.every(({ type, slug: other }) => type === system.type && other !== slug)).toBe(true)
    for (const { slug: other } of related) named.add(other)
  }
  expect(named.size).toBe(21)
})

test('pages below a category exist only if they have templates', () => {
  expect(findSystemEntry('estimates-proposals', 'thatch')).toBeUndefined()
  expect(findSystemEntry('estimates-quotes', 'epdm')).toBeUndefined()
  expect(findGroup('estimates-proposals', 'universal')).toBeUndefined()
  expect(sectionsOf('estimates-quotes')).toEqual([])
})

test('breadcrumbs vary by kind', () => {
  expect(trail('epdm-repair-contract')).toEqual([
    'Home',
    'Categories',
    'Contracts & Agreements',
    'EPDM',
    'EPDM Repair Contract',
  ])
  expect(trail('change-order').slice(2)).toEqual(['Contracts & Agreements', 'Universal Documents', 'Change Order'])
  expect(trail('emergency-tarp-contract').slice(3, 4)).toEqual(['Specialty Contracts'])
  expect(categoryBreadcrumbs({ slug: 'contracts-agreements', name: 'Contracts & Agreements' }, 'EPDM')[2]).toEqual({
    name: 'Contracts & Agreements',
    href: '/categories/contracts-agreements',
  })
})

test('the breadcrumbs of all essentials lead through Templates', () => {
  const essentials = allTemplates().filter(({ kind }) => kind === 'essential')
  expect(essentials.map(({ slug }) => trail(slug))).toEqual(essentials.map(({ name }) => ['Home', 'Templates', name]))
  expect(breadcrumbsOf(essentials[0]!)[1]).toEqual({ name: 'Templates', href: '/templates' })
})

test('unknown systems get the specified text with a link back', () => {
  const titles = Object.fromEntries(notFoundPages.map(({ kind, title, back }) => [kind, [title, back.href]]))
  expect(titles).toMatchObject({
    'estimates-proposals': ['Roof System Not Found', '/categories/estimates-proposals'],
    'contracts-agreements': ['Roof System Not Found', '/categories/contracts-agreements'],
    'inspections-assessments': ['System Not Found', '/categories/inspections-assessments'],
    'safety-compliance': ['System Not Found', '/categories/safety-compliance'],
  })
})
