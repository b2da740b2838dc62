import { inspections } from '@/data/library/inspections'
import { annualMaintenanceInspection } from '@/data/library/inspections/blueprints/annual-maintenance'
import { postInstallationInspection } from '@/data/library/inspections/blueprints/post-installation'
import { preInstallationInspection } from '@/data/library/inspections/blueprints/pre-installation'
import { seasonalInspection } from '@/data/library/inspections/blueprints/seasonal'
import { defectsNamed } from '@/data/shared/inspection/system'
import { fullSentence } from '@/data/shared/words'
import { systems } from '@/data/roofs'
import { pagesOf } from '@/tests/support/built'
import { bodyLines, neutralLine } from '@/tests/support/distinctness'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, finder, inputsOf, reportBlocksOf, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(inspections)

const suffixes = [
  'pre-installation-inspection',
  'post-installation-inspection',
  'annual-maintenance-inspection',
  'seasonal-inspection',
  'storm-damage-inspection',
  'insurance-claim-inspection',
  'warranty-inspection',
  'leak-investigation',
]
const blueprints = [
  ['pre-installation', preInstallationInspection],
  ['post-installation', postInstallationInspection],
  ['annual maintenance', annualMaintenanceInspection],
  ['seasonal', seasonalInspection],
] as const
const mine = blueprints.flatMap(([, blueprint]) => systems.map((system, index) => blueprint(system, index)))

test('there are 180: eight for each of 21 systems and twelve universal', () => {
  expect(inspections).toHaveLength(180)
  for (const { slug } of systems)
    expect(inspections.filter(({ subcategory }) => subcategory === slug).map((entry) => entry.slug)).toEqual(
      suffixes.map((suffix) => `${slug}-${suffix}`),
    )
  expect(inspections.filter(({ subcategory }) => subcategory === 'universal')).toHaveLength(12)
})

test('pre-installation and post-installation reports of one roof share only the report frame', () => {
  systems.forEach((system, index) => {
    const lines = (blueprint: typeof preInstallationInspection) =>
      new Set(bodyLines(blueprint(system, index).document()).map(neutralLine))
    const before = lines(preInstallationInspection)
    const after = lines(postInstallationInspection)
    const shared = [...before].filter((line) => after.has(line))
    expect([system.slug, shared.length / Math.min(before.size, after.size) <= 0.15]).toEqual([system.slug, true])
  })
})

test('every document has far more than twelve inputs, signatures, limitations and a work list', () => {
  for (const { slug, document } of mine) {
    const blocks = blocksOf(document())
    expect([slug, blocks.flatMap(inputsOf).length > 60]).toEqual([slug, true])
    expect([slug, blocks.some(({ kind }) => kind === 'signatures')]).toEqual([slug, true])
    expect([slug, blocks.some((block) => block.kind === 'paragraph' && block.lead === 'Limitations.')]).toEqual([
      slug,
      true,
    ])
    expect([slug, blocks.some((block) => block.kind === 'table' && block.name === 'work')]).toEqual([slug, true])
  }
})

test('every check has a rating, inputs for location and action, and a photo number', () => {
  for (const { slug, document } of inspections.filter(({ systemSlug }) => systemSlug))
    for (const block of reportBlocksOf(document()))
      if (block.kind === 'checklist' && block.layout === 'rows') {
        expect([slug, block.answers.length]).toEqual([slug, expect.any(Number)])
        expect(block.answers.length).toBeGreaterThanOrEqual(3)
        expect(block.extras.map(({ key }) => key)).toEqual(['finding', 'photo'])
      }
})

test('low-slope roofs have a moisture and core log with a wet-area total; yearly reports of steep roofs have none', () => {
  for (const system of systems) {
    const names = blocksOf(bySlug(`${system.slug}-annual-maintenance-inspection`).document()).flatMap((block) =>
      block.kind === 'table' ? [block.name] : [],
    )
    expect([system.slug, names.includes('core')]).toEqual([system.slug, system.type === 'flat'])
  }
})

figureCases(bySlug)(`
  the moisture and core log of a low-slope roof has a total
    epdm-pre-installation-inspection: core.1.area 120, core.3.area 80
    = core.wetArea 200
`)

describe.each(blueprints)('%s', (_, blueprint) => {
  figureCases(() => blueprint(systems[8]!, 8))(`
    work is totaled by priority, including work without one
      this: work.1.level Now, .qty 3, .price 150, work.2.level This season, .qty 12.5, .price 18.3,
        work.3.level Plan, .qty 1, .price 2400, work.4.qty 2, .price 50
      = plan.now 450, .season 228.75, .later 2400, .unranked 100, .total 3178.75
  `)
})

test('the post-installation report follows every installation step with its checkpoint', () => {
  for (const system of systems) {
    const lines = bodyLines(bySlug(`${system.slug}-post-installation-inspection`).document())
    for (const { step, checkpoint } of system.installationSteps)
      expect(lines).toContain(`${step}: ${fullSentence(checkpoint)}`)
  }
})

test('the yearly report omits checks made only during the job', () => {
  const lines = bodyLines(bySlug('torch-down-annual-maintenance-inspection').document()).join('\n')
  expect(lines).not.toMatch(/CERTA card|Hot-work log|Extinguishers/)
  expect(lines).toMatch(/Thermal barrier proof/)
})

test('the yearly report omits one-time tasks such as those at handover', () => {
  const once = systems.flatMap((system) =>
    system.estimating.care.tasks
      .filter(({ frequency }) => frequency === 'at handover')
      .map(({ task }) => ({ system, task })),
  )
  expect(once.length).toBeGreaterThan(0)
  for (const { system, task } of once)
    expect(bodyLines(bySlug(`${system.slug}-annual-maintenance-inspection`).document()).join('\n')).not.toContain(task)
})

test('the post-installation report does not repeat items of its finish list', () => {
  const model = bySlug('acrylic-coating-post-installation-inspection').document()
  const lines = bodyLines({ ...model, parts: model.parts.slice(0, 1) })
  expect(lines.filter((line) => line.startsWith('Screw domes'))).toHaveLength(1)
  expect(lines.join('\n')).not.toContain('Eave hem')
})

test('on-site measurements describe this roof, not typical material use', () => {
  for (const { slug } of systems)
    expect(bodyLines(bySlug(`${slug}-pre-installation-inspection`).document()).join('\n')).not.toMatch(
      /per SQ, typical/,
    )
})

test('the facts name real defects of the system, and no list has empty or repeated facts', () => {
  for (const system of systems) {
    const { before, after, yearly, seasonal, views } = system.inspecting
    expect(defectsNamed(system, after.defects)).toHaveLength(after.defects.length)
    const points = Object.values(system.inspectionPoints).flatMap((list) => list.map(({ check }) => check))
    expect(points).toEqual(expect.arrayContaining([...(yearly.jobOnly ?? []), ...(after.covered ?? [])]))
    expect([system.slug, views.length]).toEqual([system.slug, 6])
    const lists = [
      before.substrate,
      before.tests,
      before.loading,
      before.hold,
      after.finish,
      after.proofs,
      yearly.readings,
      seasonal.triggers,
      ...Object.values(seasonal.signs),
      views,
    ]
    for (const list of lists) {
      const heads = list.map((entry) => (typeof entry === 'string' ? entry : entry[0]))
      expect([system.slug, new Set(heads).size]).toEqual([system.slug, list.length])
      expect(list.flat().filter((text) => !text?.trim())).toEqual([])
    }
  }
  expect(() => defectsNamed(systems[0]!, ['No such defect'])).toThrow('No such defect')
})

test('no line gives an opinion on coverage', () => {
  for (const template of mine) {
    const words = wordsOf(template).join('\n')
    expect([template.slug, /is covered by (your|the) (policy|insurer)|free roof/i.exec(words)?.[0]]).toEqual([
      template.slug,
      undefined,
    ])
  }
})

test('every document has at most six pages', () => {
  expect(mine.filter((template) => pagesOf(template) > 6).map(({ slug }) => slug)).toEqual([])
})
