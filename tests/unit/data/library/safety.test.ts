import { safety } from '@/data/library/safety'
import { safetyBlueprints } from '@/data/library/safety/blueprints'
import { controlsOf } from '@/data/library/safety/blueprints/job-hazard-analysis'
import { systems } from '@/data/roofs'
import { limitsOf } from '@/data/shared/safety'
import { dataRows } from '@/lib/documents/model'
import { bodyLines } from '@/tests/support/distinctness'
import { blocksOf, finder } from '@/tests/support/template-reader'

const bySlug = finder(safety)

/** The eight documents of each system in the order of the catalogue, with base and range of their downloads. */
const systemSafetyDocuments = {
  'safety-plan': [700, 350],
  'job-hazard-analysis': [650, 300],
  'daily-safety-checklist': [900, 500],
  'fall-protection-plan': [800, 400],
  'ppe-requirements-checklist': [750, 350],
  'toolbox-talk-topics': [600, 300],
  'emergency-response-plan': [550, 250],
  'incident-report-form': [500, 200],
} as const
const suffixes = Object.keys(systemSafetyDocuments)
const own = ['safety-plan', 'job-hazard-analysis', 'daily-safety-checklist', 'fall-protection-plan']
const blueprintOf = (suffix: string) => safetyBlueprints[suffixes.indexOf(suffix)]!
const documentsOf = (suffix: string) =>
  systems.map((system, index) => ({ slug: system.slug, model: blueprintOf(suffix)(system, index).document() }))

/** Sections that these documents may cite; invented numbers are not among them. */
const sections = new Set(
  `570.50 570.67 1904.35 1904.39 1910.28 1910.134 1910.178 1910.1200 1926.16 1926.20 1926.21 1926.25 1926.28 1926.32 1926.34
  1926.35 1926.50 1926.51 1926.52 1926.55 1926.57 1926.62 1926.95 1926.96 1926.97 1926.100 1926.102 1926.103 1926.150
  1926.151 1926.152 1926.153 1926.200 1926.250 1926.251 1926.252 1926.300 1926.301 1926.302 1926.303 1926.304 1926.350
  1926.352 1926.404 1926.416 1926.417 1926.451 1926.452 1926.453 1926.500 1926.501 1926.502 1926.503 1926.552 1926.555 1926.600
  1926.758 1926.760 1926.1051 1926.1053 1926.1060 1926.1101 1926.1153 1926.1203 1926.1204 1926.1400 1926.1402 1926.1408
  1926.1419 1926.1424 1926.1425`.split(/\s+/),
)
const paragraph = String.raw`(?:\([a-zA-Z0-9]+\))+`
const citation = new RegExp(
  String.raw`^(?:(\d{3,4}\.\d{1,4})(?:${paragraph})?(?:(?:, |–)${paragraph})*(?:, Table 1)?|Subpart M App\. A|OSH Act §\s5\(a\)\(1\))$`,
)

/** The parts of a citation that are not a section of 29 CFR we know; an explanation may follow a colon. */
function badParts(cite: string): string[] {
  return cite
    .replace(/^company rule; /i, '')
    .replace(/^29\sCFR /, '')
    .split(': ')[0]!
    .split('; ')
    .map((part) => part.replace(/^(steeper parts|slopes of 4 in 12 or less) \(b\).*$/, '1926.501'))
    .flatMap((part) => part.split(/, (?=\d)/))
    .filter((part) => {
      const found = citation.exec(part)
      return !found || (found[1] !== undefined && !sections.has(found[1]))
    })
}

test('there are 183: eight for each system and 15 universal, with unique slugs, ids and names', () => {
  expect(safety).toHaveLength(183)
  expect(safety.filter(({ subcategory }) => subcategory === 'universal')).toHaveLength(15)
  for (const system of systems)
    expect(safety.filter(({ subcategory }) => subcategory === system.slug).map(({ slug }) => slug)).toEqual(
      suffixes.map((suffix) => `${system.slug}-${suffix}`),
    )
})

test('download counts follow the demand for the roof within the range of their document', () => {
  for (const [suffix, [base, upTo]] of Object.entries(systemSafetyDocuments))
    for (const { slug, name, demand } of systems)
      expect(bySlug(`${slug}-${suffix}`)).toMatchObject({
        systemSlug: slug,
        systemName: name,
        baseDownloads: base + Math.round(upTo * demand[0]),
      })
})

test('each system has its facts: a rule for every hazard, 10 to 14 tasks, controls at two levels or more', () => {
  for (const system of systems) {
    const { slug } = system
    const { hazards, steps, zones, wind, programs } = system.safety
    expect([slug, hazards.length >= 10]).toEqual([slug, true])
    expect([slug, steps.length >= 10 && steps.length <= 14]).toEqual([slug, true])
    expect([slug, zones.length >= 5, wind.length >= 1, limitsOf(system).length >= 4, programs.length >= 5]).toEqual([
      slug,
      true,
      true,
      true,
      true,
    ])
    const strong = steps.filter((step) => step.eliminate ?? step.substitute ?? step.engineer)
    expect([slug, strong.length >= 8]).toEqual([slug, true])
  }
})

test('controls follow the order of the hierarchy', () => {
  const written = controlsOf({
    step: 'Lift',
    hazard: 'Strain',
    ppe: 'Gloves',
    administer: 'Two people',
    eliminate: 'Delivery to the roof',
    by: 'Foreman',
    cite: '1926.20(b)(2)',
  })
  expect(written).toBe('Eliminate: Delivery to the roof. Administer: Two people. PPE: Gloves.')
})

test('every rule among the facts cites an existing section of 29 CFR', () => {
  for (const system of systems) {
    const { hazards, steps, daily, zones, footing, anchors, rescue, programs, guide } = system.safety
    const lines = [...daily.before, ...daily.during, ...daily.end, ...footing, ...anchors, ...rescue]
    const cites = [
      ...[...hazards, ...steps].map(({ cite }) => cite),
      ...lines.map(([, cite]) => cite),
      ...[...zones, ...programs].map(([, , cite]) => cite),
    ]
    expect([system.slug, cites.flatMap(badParts)]).toEqual([system.slug, []])
    expect(guide.cite).toMatch(/^29 CFR /)
  }
})

test.each(own)('%s: every cite column names its section', (suffix) => {
  for (const { slug, model } of documentsOf(suffix))
    for (const block of blocksOf(model))
      if (block.kind === 'table' && block.columns.some(({ key }) => key === 'cite'))
        for (const { cells } of dataRows(block))
          if (cells.cite) expect([slug, badParts(String(cells.cite))]).toEqual([slug, []])
})

test('every line of the daily walk has its section in the expert guide', () => {
  for (const { slug, model } of documentsOf('daily-safety-checklist')) {
    const { expertGuide } = bySlug(`${slug}-daily-safety-checklist`)
    const guide = expertGuide.map(({ text }) => text).join(' ')
    for (const block of blocksOf(model))
      if (block.kind === 'checklist')
        for (const { text } of block.items) {
          const at = guide.indexOf(`${text} (`)
          const cite = guide
            .slice(at + text.length + 2, guide.indexOf(').', at) + 1)
            .replace(/\)$|; IFC, 303\.5\)$/, '')
          expect([slug, text, at >= 0, badParts(cite)]).toEqual([slug, text, true, []])
        }
  }
})

test('rules in list items carry their citation', () => {
  for (const suffix of ['safety-plan', 'fall-protection-plan'])
    for (const { slug, model } of documentsOf(suffix)) {
      const system = systems.find((candidate) => candidate.slug === slug)!
      const companyOnly = new Set([
        ...limitsOf(system).map(({ action }) => action),
        ...system.safety.alternative.map((line) => line),
      ])
      for (const block of blocksOf(model))
        if (block.kind === 'list')
          for (const item of block.items)
            if (![...companyOnly].some((line) => item.includes(line.replace(/\.$/, ''))))
              expect([slug, item]).toEqual([slug, expect.stringMatching(/29\sCFR\s\d|1904\.39|Fire Code 2018/)])
    }
})

test('the fall rule of each document matches the system’s slope', () => {
  for (const { slug, type } of systems) {
    const plan = bodyLines(bySlug(`${slug}-fall-protection-plan`).document()).join('\n')
    const rules = bySlug(`${slug}-fall-protection-plan`).expertGuide.map(({ text }) => text)
    expect([slug, rules.some((text) => text.includes('1926.502(f)(2)'))]).toEqual([slug, type === 'flat'])
    expect([slug, plan.includes('Line 34 to 39 in high, flags every 6 ft')]).toEqual([slug, type === 'flat'])
    expect([slug, plan.includes('Slide guards')]).toEqual([slug, type === 'sloped'])
    expect(plan).toContain('1926.502(d)(20)')
    expect(plan).toMatch(/is the rule|are the rule/)
  }
})

test('an alternative plan is offered on steep roofs only, for residential, leading edge and precast work', () => {
  for (const { slug, model } of documentsOf('fall-protection-plan')) {
    const field = blocksOf(model)
      .flatMap((block) => (block.kind === 'fields' ? block.fields : []))
      .find(({ name }) => name === 'alternative.used')
    const steep = systems.find((system) => system.slug === slug)!.type === 'sloped'
    const options = ['No', 'Yes: residential construction', 'Yes: leading edge', 'Yes: precast erection']
    expect([slug, field?.options]).toEqual([slug, steep ? options : undefined])
    expect([slug, bodyLines(model).some((line) => line.includes('this plan offers no other'))]).toEqual([slug, !steep])
  }
})

test.each([
  'safety-plan',
  'job-hazard-analysis',
  'daily-safety-checklist',
  'fall-protection-plan',
  'emergency-response-plan',
])('%s: one sign-in sheet for a crew of 15 or 16, in English and Spanish', (suffix) => {
  for (const { slug, model } of documentsOf(suffix)) {
    const sheets = model.parts.filter(({ name }) => name.startsWith('Crew sign-in'))
    expect([slug, sheets.map(({ name }) => name)]).toEqual([slug, ['Crew sign-in']])
    const [names] = sheets[0]!.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
    const across = names!.columns.filter(({ key }) => key.startsWith('name')).length
    expect([slug, dataRows(names!).length * across >= 15, names!.log]).toEqual([slug, true, true])
    const said = sheets[0]!.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.lead] : []))
    expect([slug, said]).toEqual([slug, expect.arrayContaining(['I confirm / Confirmo:'])])
  }
})

test('the daily sheet says what to do when someone is hurt, in both languages', () => {
  for (const { slug, model } of documentsOf('daily-safety-checklist')) {
    const text = JSON.stringify(model)
    for (const line of ['1904.39', 'Llame al 911', 'nadie puede ser castigado'])
      expect([slug, line, text.includes(line)]).toEqual([slug, line, true])
  }
})

test.each(own)('%s: the stop-work rule in both languages, and what is said of state programs', (suffix) => {
  for (const { slug, model } of documentsOf(suffix)) {
    const lines = bodyLines(model).join('\n')
    expect(lines).toContain('may stop any task that looks unsafe, at once and without penalty')
    expect(lines).toContain('de inmediato y sin castigo')
    const titles = bySlug(`${slug}-${suffix}`).expertGuide.map(({ title }) => title)
    expect(titles).toContain('Federal rules and state programs')
    if (suffix !== 'daily-safety-checklist') expect(lines).toContain('a state program may be stricter')
  }
})

test('no line can break between a title number and its code, or after a section sign', () => {
  for (const { slug, document } of safety) {
    const broken = JSON.stringify(document()).match(/\d (?:CFR|U\.S\.C\.)|§ \d/g)
    expect([slug, broken]).toEqual([slug, null])
  }
})
