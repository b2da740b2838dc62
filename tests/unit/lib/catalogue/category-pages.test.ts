import * as catalogue from '@/lib/catalogue'
import { notFoundPages } from '@/lib/catalogue/not-found-pages'

const { sectionsOf } = catalogue
const outline = (sections: readonly catalogue.SectionEntry[]) =>
  sections.map(({ title, templates, systems, groups }) => [title, (templates ?? systems ?? groups)?.length])
const trail = (slug: string) =>
  catalogue
    .breadcrumbsOf(catalogue.findTemplate(slug)!)
    .map(({ name, href }) => (href ? `${name} (${href})` : name))
    .join(' > ')

test('the estimates page: the eight most downloaded ones, sloped, flat, universal, specialty', () => {
  const sections = sectionsOf('estimates-proposals')
  expect(outline(sections)).toEqual([
    ['Popular Templates', 8],
    ['Sloped Roof Systems', 8],
    ['Flat & Low-Slope Roof Systems', 13],
    ['Generic & Universal Templates', 6],
    ['Specialty Services', 4],
  ])
  const downloads = (templates: readonly { downloadCount: number }[]) => templates.map((each) => each.downloadCount)
  const estimates = downloads(catalogue.allTemplates().filter(({ kind }) => kind === 'estimate'))
  expect(downloads(sections[0]!.templates!)).toEqual(estimates.sort((a, b) => b - a).slice(0, 8))
})

test('the contracts page: nine contracts for each system, and the groups of 15 and 6', () => {
  const [sloped, flat, groups] = sectionsOf('contracts-agreements')
  expect([...sloped!.systems!, ...flat!.systems!].map(({ count }) => count)).toEqual(Array<number>(21).fill(9))
  expect(groups!.groups).toMatchObject([
    { slug: 'universal', count: 15, href: '/categories/contracts-agreements/universal' },
    { slug: 'specialty', count: 6, href: '/categories/contracts-agreements/specialty' },
  ])
  expect(groups!.groups).toEqual(catalogue.groupEntries('contracts-agreements'))
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
  const listed = catalogue.templatesOfCategory('invoicing-payment').map(({ slug }) => slug)
  const groups = sectionsOf('invoicing-payment').map(({ templates }) => templates!.map(({ slug }) => slug))
  expect(groups.map(({ length }) => length)).toEqual([8, 4, 5, 4, 5, 5, 4])
  expect(groups.flat()).toEqual(listed)
})

test('client communication lists formats and reasons; its cards open previews, those of invoicing link to details', () => {
  const { available, lead, reasons } = catalogue.presentationOf('client-communication')
  expect([available, lead, reasons?.points.length]).toEqual(['Templates Available', 'preview', 6])
  expect(catalogue.presentationOf('invoicing-payment').lead).toBe('details')
})

test('each universal contract is in one of the four specified groups', () => {
  const group = catalogue.findGroup('contracts-agreements', 'universal')!
  const sections = catalogue.sectionsOfGroup('contracts-agreements', group)
  const titles = ['Change Orders', 'Payment Agreements', 'Insurance & Legal', 'Supporting Documents']
  expect(sections.map(({ title }) => title)).toEqual(titles)
  const slugs = sections.flatMap(({ templates }) => templates!.map(({ slug }) => slug))
  expect([slugs.length, new Set(slugs).size]).toEqual([15, 15])
})

test('a system page: core contracts and one subcontractor agreement', () => {
  expect(outline(catalogue.sectionsOfSystem('contracts-agreements', 'epdm'))).toEqual([
    ['Core Contracts', 8],
    ['Subcontractor Agreement', 1],
  ])
  const estimates = { name: 'Estimates & Proposals', href: '/categories/estimates-proposals/epdm', count: 5 }
  expect(catalogue.otherSystemLinks('contracts-agreements', 'epdm')).toContainEqual(estimates)
})

test('three related systems of the same type, with every system linked from others', () => {
  const named = new Set<string>()
  for (const slug of new Set(Object.values(catalogue.categoryParts).flat())) {
    const system = catalogue.findSystemEntry('contracts-agreements', slug)
    if (!system) continue
    const related = catalogue.relatedSystems('contracts-agreements', system)
    expect(related).toHaveLength(3)
    expect(related.every(({ type, slug: other }) => type === system.type && other !== slug)).toBe(true)
    for (const { slug: other } of related) named.add(other)
  }
  expect(named.size).toBe(21)
})

test('pages below a category exist only if they have templates', () => {
  expect(catalogue.findSystemEntry('estimates-proposals', 'thatch')).toBeUndefined()
  expect(catalogue.findSystemEntry('estimates-quotes', 'epdm')).toBeUndefined()
  expect(catalogue.findGroup('estimates-proposals', 'universal')).toBeUndefined()
  expect(sectionsOf('estimates-quotes')).toEqual([])
})

test('breadcrumbs lead through the category and its page; those of all essentials through Templates', () => {
  const contracts = 'Home (/) > Categories (/categories) > Contracts & Agreements (/categories/contracts-agreements) > '
  const page = (name: string) => `(/categories/contracts-agreements/${name}) > `
  expect(trail('epdm-repair-contract')).toBe(`${contracts}EPDM ${page('epdm')}EPDM Repair Contract`)
  expect(trail('change-order')).toBe(`${contracts}Universal Documents ${page('universal')}Change Order`)
  expect(trail('emergency-tarp-contract')).toContain(`${contracts}Specialty Contracts ${page('specialty')}`)
  expect(trail('site-safety-orientation')).toMatch(
    /Safety & Compliance \(\/categories\/safety-compliance\) > Universal Safety Documents \(\S+\/universal\) > Site/,
  )
  const category = { slug: 'contracts-agreements', name: 'Contracts & Agreements' }
  const crumb = { name: 'Contracts & Agreements', href: '/categories/contracts-agreements' }
  expect(catalogue.categoryBreadcrumbs(category, 'EPDM')[2]).toEqual(crumb)
  const essentials = catalogue.allTemplates().filter(({ kind }) => kind === 'essential')
  for (const { slug, name } of essentials) expect(trail(slug)).toBe(`Home (/) > Templates (/templates) > ${name}`)
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
