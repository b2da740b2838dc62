import { isDeepStrictEqual } from 'node:util'
import { essentials } from '@/data/library/essentials'
import { inspections } from '@/data/library/inspections'
import { systems } from '@/data/roofs'
import type { TemplateContent } from '@/data/shared/types'
import { blockSlots } from '@/lib/documents/slots'
import { isTickGrid, papersOf, type Part } from '@/lib/documents/model'
import { layOutPages } from '@/tests/support/page-fill'
import { spreadOfEach } from '@/tests/support/chosen'
import { figureCases } from '@/tests/support/figure-cases'
import { blueprintOf, figures, finder, namesOf, ofKind } from '@/tests/support/template-reader'

const bySlug = finder(inspections)
const ofSystems = inspections.filter(({ systemSlug }) => systemSlug !== undefined)
const reports = [
  ...inspections,
  ...essentials.filter(({ slug }) =>
    [
      'annual-maintenance-checklist',
      'final-inspection-checklist',
      'pre-job-roof-inspection',
      'storm-damage-assessment',
    ].includes(slug),
  ),
]

/** The part of that name. Throws if there is none. */
function partOf({ slug, document }: TemplateContent, name: string): Part {
  const found = document().parts.find((part) => part.name === name)
  if (!found) throw new Error(`${slug} has no part ${name}`)
  return found
}

test('every inspection has at least 12 numbered photo frames with captions in a part of their own; storm and claim 24', () => {
  for (const template of reports) {
    const part = template.document().parts.find(({ name }) => name === 'Photographs' || name === 'Plates')
    const frames = part?.blocks.flatMap((block) => (block.kind === 'images' && block.captions ? [block] : [])) ?? []
    const least = /storm|claim/.test(template.slug) ? 24 : 12
    expect([template.slug, frames.reduce((sum, { count }) => sum + count, 0)]).toEqual([template.slug, least])
    expect([template.slug, part?.audience, frames.every(({ columns }) => columns >= 2)]).toEqual([
      template.slug,
      'customer',
      true,
    ])
  }
})

test('no cell of an inspection mixes a photo number with other words', () => {
  for (const { slug, document } of reports) {
    const labels = [
      ...ofKind(document(), 'checklist').flatMap(({ extras }) => extras.map(({ label }) => label)),
      ...ofKind(document(), 'table').flatMap(({ columns }) => columns.map(({ label }) => label)),
    ]
    const mixed = labels.filter((label) => /\bphotos?\b/i.test(label) && !/^Photo(?: no\.)?$/.test(label))
    expect([slug, mixed]).toEqual([slug, slug === 'photo-documentation-log' ? expect.anything() : []])
  }
})

test('every report opens with the summary for the owner, in one shape', () => {
  const withSummary = reports.filter(({ slug }) => !/inventory|photo-documentation|measurement/.test(slug))
  expect(withSummary.length).toBe(reports.length - 3)
  for (const { slug, document } of withSummary) {
    const [heading, fields] = document().parts[0]!.blocks
    expect([slug, heading]).toEqual([slug, expect.objectContaining({ text: 'Summary for the owner' })])
    const entries = fields?.kind === 'fields' ? fields.fields : []
    expect([slug, entries.map(({ name }) => name)]).toEqual([
      slug,
      expect.arrayContaining(['job.address', 'inspection.date', 'summary.urgent', 'summary.next', 'summary.text']),
    ])
    expect([slug, entries.filter(({ name }) => !/^[a-z]+\.[a-zA-Z]+$/.test(name))]).toEqual([slug, []])
    expect([slug, entries.filter(({ formula }) => formula).length >= 2]).toEqual([slug, true])
    expect([slug, entries.filter(({ type }) => type === 'currency' || type === 'select').length >= 2]).toEqual([
      slug,
      true,
    ])
  }
})

figureCases(bySlug)(`
  the summary counts the findings and takes over the costs
    torch-down-annual-maintenance-inspection: covering.1.answer Poor, covering.2.answer Good, detail.3.answer Poor,
      work.1.level Now, .qty 4, .price 250, work.2.qty 1, .price 75.5
    = summary.ratedPoor 2, .ratedFair 0, .costNow 1000, .costAll 1075.5
    tpo-roofing-storm-damage-inspection: square.1.hail 3, square.2.hail 9, impact.1.answer Fresh, after.1.answer Older,
      emergency.1.cost 180
    = summary.hail 12, .ratedFresh 1, .ratedOlder 1, .costNow 180
    slate-post-installation-inspection: step.1.answer Fix, proof.1.pass Pass, punch.1.item Reset one slate
    = summary.ratedFix 1, .failed 0, .punch 1
    slate-leak-investigation: suspect.2.result Proven
    = summary.proven 1, .open 0
    slate-warranty-inspection: void.1.answer Found, defect.1.answer Minor
    = summary.ratedFound 1, .ratedMajor 0
`)

test('a blank summary shows no zero', () => {
  for (const suffix of ['annual-maintenance-inspection', 'storm-damage-inspection']) {
    const value = figures(bySlug(`tpo-roofing-${suffix}`).document())
    const names = ofKind(bySlug(`tpo-roofing-${suffix}`).document(), 'fields')
      .flatMap(({ fields }) => fields)
      .filter(({ formula }) => formula)
    expect(names.length).toBeGreaterThan(0)
    for (const { name } of names) expect([name, value(name)]).toEqual([name, null])
  }
})

/** The heading of the narrow photo column is shorter on the field form than in the report. */
const withShortPhoto = (label: string): string => label.replace(/^Photo no\./, 'Photo')

test('every inspection of a system has a field form of the same lines, without criteria and notes, for the crew', () => {
  expect(ofSystems).toHaveLength(systems.length * 8)
  for (const template of ofSystems) {
    const form = partOf(template, 'Field form')
    const [report] = template.document().parts
    expect([template.slug, form.audience]).toEqual([template.slug, 'crew'])
    const shortSlots = (blocks: Part['blocks']) =>
      blocks.flatMap(blockSlots).map(([name, slot]) => [name, { ...slot, label: withShortPhoto(slot.label) }] as const)
    const slots = new Map(shortSlots(report!.blocks))
    const foreign = shortSlots(form.blocks).filter(
      ([name, slot]) => !name.startsWith('job.') && !isDeepStrictEqual(slots.get(name), slot),
    )
    expect([template.slug, foreign]).toEqual([template.slug, []])
    const checks = (blocks: Part['blocks']) =>
      blocks.flatMap((block) => (block.kind === 'checklist' && !isTickGrid(block) ? namesOf(block) : []))
    const wanted = checks(report!.blocks).filter((name) => /\.(answer|photo)$/.test(name))
    expect([template.slug, checks(form.blocks)]).toEqual([template.slug, wanted])
  }
})

test('the field form and the owner’s report are separate papers, the report with the full letterhead', () => {
  for (const template of ofSystems)
    expect(papersOf(template.document()).map(({ audience, letterhead }) => [audience, letterhead])).toEqual([
      ['customer', 'full'],
      ['crew', 'compact'],
    ])
})

test.each(spreadOfEach(ofSystems, blueprintOf))('$slug: its field form has one page or two', async (template) => {
  const pages = await layOutPages(template.document())
  const ofForm = pages.filter(({ part }) => part === 'Field form').length
  expect([1, 2]).toContain(ofForm)
})

test('every inspection has the job number', () => {
  for (const { slug, document } of reports) {
    const names = document().parts.flatMap(({ blocks }) => blocks.flatMap(namesOf))
    expect([slug, names.includes('job.number') || slug === 'multi-building-roof-inventory']).toEqual([slug, true])
  }
})
