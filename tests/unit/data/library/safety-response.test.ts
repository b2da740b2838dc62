import { emergencyResponsePlan } from '@/data/library/safety/blueprints/emergency-response-plan'
import { incidentReportForm } from '@/data/library/safety/blueprints/incident-report-form'
import { ppeRequirementsChecklist } from '@/data/library/safety/blueprints/ppe-requirements-checklist'
import { toolboxTalkTopics } from '@/data/library/safety/blueprints/toolbox-talk-topics'
import { gearCatalog } from '@/data/shared/safety/gear'
import { systems } from '@/data/roofs'
import { gearKeys } from '@/data/shared/system'
import { bodyLines } from '@/tests/support/distinctness'
import { blocksOf, wordsOf } from '@/tests/support/template-reader'

const blueprints = [
  { suffix: 'ppe-requirements-checklist', blueprint: ppeRequirementsChecklist, pages: 3 },
  { suffix: 'toolbox-talk-topics', blueprint: toolboxTalkTopics, pages: 7 },
  { suffix: 'emergency-response-plan', blueprint: emergencyResponsePlan, pages: 3 },
  { suffix: 'incident-report-form', blueprint: incidentReportForm, pages: 4 },
]

const all = blueprints.flatMap(({ blueprint }) => systems.map((system) => blueprint(system)))

test('every document has at least twelve tags', () => {
  expect(all.filter(({ tags }) => tags.length < 12).map(({ slug }) => slug)).toEqual([])
})

test('the gear catalog has every kind of gear', () => {
  expect(Object.keys(gearCatalog).sort()).toEqual([...gearKeys].sort())
})

test('every document says that state programs may be stricter, and its guide why', () => {
  for (const { slug, document, expertGuide } of all) {
    const says = bodyLines(document()).some((line) => line.includes('a state program may be stricter'))
    expect([slug, says, expertGuide.some(({ cite }) => cite === '29 U.S.C. § 667')]).toEqual([slug, true, true])
  }
})

/** Sections of 29 CFR that these documents may name; a mistyped digit falls outside them. */
const sectionPattern = /(?<![\d.])((?:1904|1910|1926)\.\d+)(?!\d)/g
const knownSections = new Set(
  (
    '1904.1 1904.5 1904.6 1904.7 1904.29 1904.31 1904.33 1904.35 1904.39 1910.132 1910.134 1910.178 1910.1200 ' +
    '1926.20 1926.21 1926.25 1926.28 1926.34 1926.35 1926.50 1926.51 1926.52 1926.55 1926.57 1926.62 1926.95 1926.96 ' +
    '1926.97 1926.100 1926.101 1926.102 1926.103 1926.150 1926.151 1926.152 1926.153 1926.154 1926.250 1926.252 ' +
    '1926.300 1926.301 1926.302 1926.303 1926.350 1926.352 1926.404 1926.416 1926.417 1926.451 1926.452 1926.501 ' +
    '1926.502 1926.503 1926.555 1926.1053 1926.1060 1926.1101 1926.1153 1926.1203 1926.1419 1926.1425'
  ).split(' '),
)

test('every cite is a known section of 29 CFR', () => {
  for (const template of all)
    for (const line of wordsOf(template))
      for (const [, number] of line.matchAll(sectionPattern))
        expect([template.slug, line, knownSections.has(number!)]).toEqual([template.slug, line, true])
})

test('citations in the facts are sections with paragraphs, separated by semicolons', () => {
  const paragraph = String.raw`(?:\([a-z\d]+\))`
  const one = String.raw`(?:1904|1910|1926)\.\d+${paragraph}*(?:[–,] ?${paragraph}+)*(?:, Table 1)?`
  const wellFormed = new RegExp(`^${one}(?:; ${one})*$`)
  for (const { emergency } of systems)
    for (const { cite } of [...emergency.talks, ...emergency.scenarios]) expect(cite).toMatch(wellFormed)
})

test('every line that mentions a rule cites its section', () => {
  const speaksOfRule =
    /\bOSHA (rule|asks|requires)|\bthe rules? (ask|asks|requires?|says?|forbids?)|\bfederal (rules?|record|log) (ask|require)/i
  const cite = /\d+\sCFR \d+\.\d+|U\.S\.C\. §/
  for (const { slug, document } of all)
    for (const line of bodyLines(document()).filter((text) => speaksOfRule.test(text)))
      expect([slug, line, cite.test(line)]).toEqual([slug, line, true])
})

test('every line of a rule checklist has its section in the expert guide', () => {
  for (const { slug, document, expertGuide } of all) {
    const guide = expertGuide.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(' ')
    const lists = blocksOf(document()).filter(
      (block) => block.kind === 'checklist' && ['check', 'fit', 'respirator', 'ready', 'record'].includes(block.name),
    )
    for (const list of lists)
      if (list.kind === 'checklist')
        for (const { text, core } of list.items)
          expect([slug, text, guide.includes(`${core ?? text} (29 CFR 19`)]).toEqual([slug, text, true])
  }
})

test('a toolbox document has six talks with a reason, points, a demonstration, questions and attendance', () => {
  for (const system of systems) {
    const { parts } = toolboxTalkTopics(system).document()
    const talks = parts.slice(1)
    expect(talks.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((index) => `Talk ${index}`))
    for (const { name, blocks } of talks) {
      const lists = blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []))
      expect([system.slug, name, lists.length]).toEqual([system.slug, name, 2])
      expect(lists[0]!.length).toBeGreaterThanOrEqual(4)
      expect(lists[0]!.length).toBeLessThanOrEqual(7)
      expect(lists[1]!.every((question) => question.endsWith('?'))).toBe(true)
      const leads = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.lead] : []))
      expect(leads).toEqual(expect.arrayContaining(['Why it matters.', 'Show it on the roof:', 'En español:', 'Rule:']))
      expect(blocks.some((block) => block.kind === 'table' && block.label.startsWith('Attendance'))).toBe(true)
    }
  }
})

test('an emergency plan names the reporting times and number, rescue, and every scenario with steps', () => {
  for (const system of systems) {
    const model = emergencyResponsePlan(system).document()
    const words = bodyLines(model).join('\n')
    expect(words).toContain('1-800-321-OSHA')
    expect(words).toMatch(
      /a death within 8 hours; an in-patient hospitalization, an amputation or the loss of an eye within 24 hours/,
    )
    expect(words).toContain('29\u00a0CFR 1926.502(d)(20)')
    for (const { scenario, steps } of system.emergency.scenarios)
      for (const part of [`${scenario}.`, ...steps]) expect(words).toContain(part)
  }
})

test('an incident report blames nobody and protects those who report', () => {
  for (const template of systems.map(incidentReportForm)) {
    const words = bodyLines(template.document()).join('\n')
    expect(words).toContain('1904.35(b)(1)(iv)')
    expect(template.expertGuide.some(({ cite }) => cite?.includes('1904.29(b)(3), (b)(6)'))).toBe(true)
    expect(words.replaceAll('“Someone was careless” is not an answer', '')).not.toMatch(
      /\b(careless|negligen|at fault|guilty|his own fault)/i,
    )
  }
})

test('emergency steps are sentences without straight quotation marks', () => {
  for (const { emergency } of systems)
    for (const line of [...emergency.rescue, ...emergency.fire, ...emergency.spill])
      expect(line).toMatch(/^[A-Z\d].*[^'"][.!?]$/)
})

test.each(blueprints)('$suffix: every document keeps to its pages', ({ blueprint, pages }) => {
  for (const template of systems.map((system) => blueprint(system)))
    expect([template.slug, template.pages]).toEqual([template.slug, { main: pages }])
})
