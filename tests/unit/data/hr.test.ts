import { hr } from '@/data/hr'
import { hrSubcategories, lawChecked } from '@/data/hr/template'
import type { TemplateContent } from '@/data/types'
import { verify } from '@/lib/documents'
import { dateOfSerial, evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { parseInline } from '@/lib/documents/inline'
import { dataRows, type Block, type DocumentModel, type Value } from '@/lib/documents/model'
import { vocabulary } from '@/lib/documents/vocabulary'
import { builtFile } from '@/tests/support/built'
import { bodyLines, shareOfCommonLines } from '@/tests/support/distinctness'
import { recalculateAll, testWithLibreOffice } from '@/tests/support/libreoffice'
import { differences, randomValues, spoiled } from '@/tests/support/recalculation'

const byGroup: Record<(typeof hrSubcategories)[number], readonly string[]> = {
  'Hiring & Recruiting': [
    'Roofing Installer Job Description',
    'Crew Foreman Job Description',
    'Estimator and Sales Job Description',
    'Roofing Office Manager Job Description',
    'Employment Application',
    'Interview Scorecard',
    'Job Offer Letter',
  ],
  Onboarding: [
    'New Hire Onboarding Checklist',
    'New Hire Paperwork Checklist',
    'First 90 Days Plan',
    'Employee Information and Emergency Contact Form',
    'Tool and Equipment Issue Agreement',
  ],
  'Training & Development': [
    'Crew Skills Matrix',
    'Apprentice Roofer Training Plan',
    'Foreman Development Plan',
    'Sales Ride-Along Coaching Form',
    'License and Certification Tracker',
  ],
  'Performance Management': [
    'Performance Review Form',
    'Crew Foreman Scorecard',
    'New Hire 90-Day Review',
    'Performance Improvement Plan',
    'Review Schedule Tracker',
  ],
  'Compensation & Benefits': [
    'Piece Rate Pay Calculator',
    'Weekly Timesheet',
    'Roofing Wage Scale',
    'Paid Time Off Tracker',
    'Pay Change Notice',
    'Expense and Mileage Reimbursement Form',
  ],
  'Policies & Procedures': [
    'Employee Handbook Core Policies',
    'Drug and Alcohol Policy',
    'Vehicle and Driving Policy',
    'Attendance and Call-In Policy',
    'Anti-Harassment Policy',
    'Phone, Photo and Social Media Policy',
    'Employee Warning Notice',
  ],
  'Termination & Exit': [
    'Termination Checklist',
    'Termination Letter',
    'Resignation Acceptance Letter',
    'Exit Interview Form',
    'Final Pay Worksheet',
  ],
}

const workbooks = [
  'crew-skills-matrix',
  'license-and-certification-tracker',
  'review-schedule-tracker',
  'piece-rate-pay-calculator',
  'weekly-timesheet',
  'roofing-wage-scale',
  'paid-time-off-tracker',
  'expense-and-mileage-reimbursement-form',
  'final-pay-worksheet',
]

const bySlug = (slug: string): TemplateContent => {
  const found = hr.find((template) => template.slug === slug)
  if (!found) throw new Error(`no HR template ${slug}`)
  return found
}
const blocksOf = (model: DocumentModel): Block[] => model.parts.flatMap(({ blocks }) => [...blocks])
const compute = (slug: string, values: Record<string, Value>) => {
  const results = evaluate(fill(bySlug(slug).document(), values))
  return (name: string) => results.get(name)
}

function inputsOf(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.filter(({ formula }) => !formula).map(({ name }) => name)
    case 'checklist':
      return block.items.map((_, index) => `${block.name}.${index + 1}`)
    case 'table':
      return dataRows(block).flatMap((row, index) =>
        block.columns
          .filter(({ key, fixed, formula }) => !formula && !(fixed && row.cells[key] !== undefined))
          .map(({ key }) => `${block.name}.${index + 1}.${key}`),
      )
    default:
      return []
  }
}

const wordsOf = (template: TemplateContent): string =>
  [
    template.name,
    template.description,
    ...template.fullDescription,
    ...template.howToUse,
    ...template.expertGuide.flatMap(({ title, text, cite }) => [title, text, cite ?? '']),
    ...bodyLines(template.document()),
  ].join('\n')

const labelsOf = (model: DocumentModel): string[] =>
  blocksOf(model).flatMap((block) => {
    if (block.kind === 'fields') return block.fields.map(({ label }) => label)
    if (block.kind === 'table') return block.columns.map(({ label }) => label)
    if (block.kind === 'checklist') return block.items.map(({ text }) => text)
    return []
  })

test('there are 40, in the order of the seven subcategories, with unique slugs and ids', () => {
  expect(hr).toHaveLength(40)
  expect(hr.map(({ subcategory, name }) => [subcategory, name])).toEqual(
    hrSubcategories.flatMap((group) => byGroup[group].map((name) => [group, name])),
  )
  expect(new Set(hr.map(({ slug }) => slug)).size).toBe(40)
  expect(bySlug('new-hire-90-day-review').id).toBe('hr-new-hire-90-day-review')
  expect(bySlug('phone-photo-and-social-media-policy').name).toBe('Phone, Photo and Social Media Policy')
})

test('trackers and pay sheets come with Excel, everything else with Word', () => {
  expect(hr.filter(({ formats }) => formats[1] === 'Excel').map(({ slug }) => slug)).toEqual(
    hr.map(({ slug }) => slug).filter((slug) => workbooks.includes(slug)),
  )
  for (const { slug, formats, baseDownloads, kind, categorySlug } of hr)
    expect([slug, kind, categorySlug, formats, baseDownloads]).toEqual([
      slug,
      'hr',
      'hr-team-management',
      ['PDF', workbooks.includes(slug) ? 'Excel' : 'Word'],
      0,
    ])
})

test.each(hr.map((template) => [template.slug, template] as const))(
  '%s keeps to the limits of the texts',
  (_, template) => {
    expect(template.description.length).toBeLessThanOrEqual(160)
    expect(template.fullDescription.length).toBeGreaterThanOrEqual(2)
    expect(template.fullDescription.length).toBeLessThanOrEqual(3)
    expect(template.howToUse.length).toBeGreaterThanOrEqual(5)
    expect(template.howToUse.length).toBeLessThanOrEqual(7)
    expect(template.expertGuide.length).toBeGreaterThanOrEqual(3)
    expect(template.expertGuide.length).toBeLessThanOrEqual(5)
    expect(template.expertGuide.some(({ cite }) => cite)).toBe(true)
    expect(template.tags.length).toBeGreaterThanOrEqual(12)
    expect(new Set(template.tags.map((tag) => tag.toLowerCase())).size).toBe(template.tags.length)
    expect(/\bundefined\b|\bNaN\b|\[object|\.\.|;\.|: ;|\bTODO\b|lorem/i.exec(wordsOf(template))?.[0]).toBeUndefined()
  },
)

test.each(hr.map((template) => [template.slug, template] as const))(
  '%s has at least 12 places to fill in, each merge field one of them, and says that it is not legal advice',
  (_, template) => {
    const model = template.document()
    const blocks = blocksOf(model)
    const names = blocks.flatMap(inputsOf)
    expect(new Set(names).size).toBeGreaterThanOrEqual(12)
    const merged = bodyLines(model)
      .flatMap(parseInline)
      .flatMap((piece) => ('field' in piece ? [piece.field] : []))
    const known = new Set([...names, ...Object.keys(vocabulary).filter((name) => name.startsWith('company.'))])
    expect(merged.filter((name) => !known.has(name))).toEqual([])
    expect(blocks.find((block) => block.kind === 'callout' && block.title === 'Not legal advice')).toEqual(
      expect.objectContaining({
        tone: 'legal',
        text: [expect.stringContaining('employment attorney'), expect.stringContaining(`Law checked: ${lawChecked}.`)],
      }),
    )
  },
)

test('no two documents share more than a third of their lines', () => {
  const documents = hr.map(({ slug, document }) => ({ slug, lines: bodyLines(document()) }))
  const alike = documents.flatMap((a, index) =>
    documents
      .slice(index + 1)
      .map((b) => ({ pair: `${a.slug} / ${b.slug}`, share: shareOfCommonLines(a.lines, b.lines) }))
      .filter(({ share }) => share > 0.33),
  )
  expect(alike).toEqual([])
})

test('the application asks for no protected trait, no health, no record and no pay history', () => {
  const labels = labelsOf(bySlug('employment-application').document()).join('\n')
  const forbidden =
    /birth|social security|\bSSN\b|married|marital|spouse|child|pregnan|religio|church|citizen|national|race|gender|\bsex\b|disab|health|medic|injur|compensation|arrest|convict|crim|discharge|salary history|last pay|previous pay|wage|graduat|union/i
  expect(forbidden.exec(labels)?.[0]).toBeUndefined()
  expect(labels).toMatch(/at least 18/)
  expect(labels).toMatch(/may work in the United States/)
})

test('interview questions name no protected trait; those are listed only as questions to leave out', () => {
  const [card] = bySlug('interview-scorecard').document().parts
  const asked = card!.blocks.flatMap((block) =>
    block.kind === 'table' ? dataRows(block).map(({ cells }) => String(cells.ask)) : [],
  )
  expect(asked).toHaveLength(10)
  expect(/\bage\b|born|from where|family|health|church|arrest|\bearn/i.exec(asked.join('\n'))?.[0]).toBeUndefined()
})

test('the rule that nobody under 18 works on or about a roof stands wherever people are hired or trained', () => {
  for (const slug of [
    'roofing-installer-job-description',
    'crew-foreman-job-description',
    'employment-application',
    'interview-scorecard',
    'job-offer-letter',
    'new-hire-onboarding-checklist',
    'new-hire-paperwork-checklist',
    'apprentice-roofer-training-plan',
    'employee-handbook-core-policies',
  ])
    expect([slug, /570\.67/.test(wordsOf(bySlug(slug)))]).toEqual([slug, true])
})

test('official forms are linked with their agency and not reproduced', () => {
  const words = wordsOf(bySlug('new-hire-paperwork-checklist'))
  for (const link of ['uscis.gov/i-9', 'irs.gov/w4', 'irs.gov/w9']) expect(words).toContain(link)
  for (const template of hr)
    expect([
      template.slug,
      /attest, under penalty of perjury|Employment Eligibility Verification/i.test(wordsOf(template)),
    ]).toEqual([template.slug, false])
})

test('piece pay follows the example of 29 CFR 778.111: $491, 46 and 4 hours at $8 make $575.30', () => {
  const value = compute('piece-rate-pay-calculator', {
    'week.otherRate': 8,
    'week.minimumWage': 7.25,
    'piece.1.qty': 491,
    'piece.1.rate': 1,
    'hours.1.piece': 46,
    'hours.2.other': 4,
  })
  expect(value('week.straight')).toBe(523)
  expect(value('week.makeUp')).toBe(0)
  expect(value('week.regularRate')).toBeCloseTo(10.46, 10)
  expect(value('week.overtime')).toBe(10)
  expect(value('week.premium')).toBe(52.3)
  expect(value('week.gross')).toBe(575.3)
})

test('piece pay below the minimum wage is made up before overtime is counted', () => {
  const value = compute('piece-rate-pay-calculator', {
    'week.minimumWage': 15,
    'piece.1.qty': 10,
    'piece.1.rate': 60,
    'hours.1.piece': 50,
  })
  expect(value('week.makeUp')).toBe(150)
  expect(value('week.regularRate')).toBe(15)
  expect(value('week.gross')).toBe(825)
})

test('a crew’s piece pay is divided by hours and weight, with overtime for each person', () => {
  const value = compute('piece-rate-pay-calculator', {
    'crew.minimumWage': 10,
    'crewPiece.1.qty': 30,
    'crewPiece.1.rate': 100,
    'member.1.hours': 50,
    'member.1.piece': 50,
    'member.2.hours': 40,
    'member.2.piece': 40,
    'member.2.weight': 1.25,
  })
  expect(value('member.1.share')).toBe(1500)
  expect(value('member.2.share')).toBe(1500)
  expect(value('member.undivided')).toBe(0)
  expect(value('member.1.premium')).toBe(150)
  expect(value('member.2.premium')).toBe(0)
  expect(value('member.3.gross')).toBeNull()
  expect(value('member.gross')).toBe(3150)
})

test('the timesheet counts no hour twice, takes a bonus into the regular rate and shows a difference', () => {
  const days = Object.fromEntries(
    [2, 3, 4, 5, 6].flatMap((day) => [
      [`day.${day}.span`, 10.5],
      [`day.${day}.meal`, 0.5],
    ]),
  )
  const weekly = compute('weekly-timesheet', { ...days, 'pay.rate': 20, 'pay.bonus': 100, 'job.1.hours': 48 })
  expect(weekly('day.total')).toBe(50)
  expect(weekly('job.difference')).toBe(2)
  expect(weekly('pay.regularRate')).toBe(22)
  expect(weekly('pay.overtime')).toBe(10)
  expect(weekly('pay.gross')).toBe(1100 + 110)
  const daily = compute('weekly-timesheet', {
    'day.2.span': 12,
    'day.3.span': 8,
    'pay.dailyLimit': 8,
    'pay.rate': 20,
  })
  expect(daily('pay.overtime')).toBe(4)
  expect(daily('pay.gross')).toBe(440)
})

test('the timesheet shows every task for the job cost, and the hours that have none', () => {
  const value = compute('weekly-timesheet', {
    'job.1.hours': 6,
    'job.1.task': 'Install',
    'job.2.hours': 1.5,
    'job.2.task': 'Travel',
    'job.3.hours': 0.5,
  })
  expect([value('task.install'), value('task.travel'), value('task.unsorted')]).toEqual([6, 1.5, 0.5])
})

test('the wage scale loads a wage with burden and cost by the hour', () => {
  const value = compute('roofing-wage-scale', {
    'step.1.low': 20,
    'step.1.high': 24,
    'step.2.low': 22,
    'step.2.high': 26.4,
    'burden.5.roofRate': 0.2235,
    'hourly.1.year': 6000,
    'hourly.1.hours': 2000,
  })
  expect(value('burden.roof')).toBeCloseTo(0.3, 10)
  expect(value('step.1.loaded')).toBe(31.6)
  expect(value('step.2.raise')).toBeCloseTo(0.1, 10)
  expect(value('step.3.loaded')).toBeNull()
})

test('time off is earned by hours up to the yearly limit and used from the log', () => {
  const value = compute('paid-time-off-tracker', {
    'ptoRule.rate': 0.04,
    'ptoRule.ceiling': 60,
    'sickRule.rate': 0.0333,
    'staff.1.hours': 1000,
    'staff.2.hours': 2000,
    'pto.1.opening': 8,
    'log.1.no': '1',
    'log.1.pto': 16,
    'log.2.no': '2',
    'log.2.sick': 8,
    'log.3.pto': 4,
  })
  expect(value('pto.1.left')).toBe(32)
  expect(value('pto.2.earned')).toBe(60)
  expect(value('sick.2.left')).toBeCloseTo(58.6, 10)
  expect(value('log.unassigned')).toBe(4)
})

test('expenses and miles add up by kind, and an advance comes off', () => {
  const value = compute('expense-and-mileage-reimbursement-form', {
    'mileage.rate': 0.7,
    'trip.1.miles': 120,
    'expense.1.amount': 45.5,
    'expense.1.kind': 'Fuel',
    'expense.2.amount': 20,
    'report.advance': 100,
  })
  expect(value('trip.total')).toBe(84)
  expect(value('kind.fuel')).toBe(45.5)
  expect(value('report.unsorted')).toBe(20)
  expect(value('report.due')).toBe(49.5)
})

test('final pay takes only deductions that are allowed, and no more than the FLSA leaves', () => {
  const values = {
    'exit.minimumWage': 15,
    'week.1.hours': 50,
    'week.1.rate': 16,
    'owed.1.qty': 10,
    'owed.1.rate': 16,
    'tax.1.amount': 90,
    'claim.1.amount': 100,
    'claim.1.allowed': 'Yes',
    'claim.2.amount': 500,
    'claim.2.allowed': 'No',
  }
  const value = compute('final-pay-worksheet', values)
  expect(value('week.1.gross')).toBe(880)
  expect(value('week.1.room')).toBe(40)
  expect(value('claim.over')).toBe(60)
  expect(value('claim.taken')).toBe(40)
  expect(value('pay.net')).toBe(880 + 160 - 90 - 40)
  const unanswered = compute('final-pay-worksheet', { ...values, 'exit.minimumWage': null })
  expect(unanswered('claim.taken')).toBeNull()
  expect(unanswered('pay.net')).toBe(950)
})

test('trackers count coverage, hours to go, raises and renewals', () => {
  const skills = compute('crew-skills-matrix', {
    'crew.1.weld': 3,
    'crew.2.weld': 4,
    'crew.3.weld': 2,
    'need.7.need': 4,
  })
  expect([skills('need.7.alone'), skills('need.7.trainers'), skills('need.7.gap')]).toEqual([2, 1, 2])
  const papers = compute('license-and-certification-tracker', {
    'company.1.cost': 300,
    'company.1.month': 'Mar',
    'card.1.cost': 80,
    'card.1.need': 8,
    'card.1.have': 3,
  })
  expect([papers('year.3.company'), papers('year.open'), papers('card.left')]).toEqual([300, 80, 5])
  const raises = compute('review-schedule-tracker', {
    'plan.burden': 0.25,
    'plan.budget': 10000,
    'review.1.before': 20,
    'review.1.after': 22,
    'review.1.quarter': 'Q2',
  })
  expect([raises('review.1.raise'), raises('review.cost'), raises('quarter.2.cost')]).toEqual([0.1, 5200, 5200])
  expect(raises('review.left')).toBe(4800)
})

test.each(hr.map(({ slug }) => slug))('%s: empty sheets show dashes, and a row of zeros divides by nothing', (slug) => {
  const model = bySlug(slug).document()
  const zeros = Object.fromEntries(
    blocksOf(model).flatMap((block): [string, Value][] => {
      if (block.kind === 'fields')
        return block.fields
          .filter(({ type, formula }) => !formula && ['number', 'currency', 'percent'].includes(type))
          .map(({ name }) => [name, 0])
      if (block.kind !== 'table') return []
      return dataRows(block).flatMap((row, index) =>
        block.columns
          .filter(
            ({ key, type, formula }) =>
              !formula && !row.formulas?.[key] && ['number', 'currency', 'percent'].includes(type),
          )
          .map(({ key }): [string, Value] => [`${block.name}.${index + 1}.${key}`, 0]),
      )
    }),
  )
  const finite = (result: number | null) => result === null || Number.isFinite(result)
  expect([...evaluate(model).values()].every(finite)).toBe(true)
  expect([...evaluate(fill(model, zeros)).values()].every(finite)).toBe(true)
})

test('the tracker counts days left, and the plan and the last check find their dates', () => {
  const papers = compute('license-and-certification-tracker', {
    'tracker.asOf': '2026-11-01',
    'company.1.expires': '2026-12-01',
    'company.2.expires': '2026-10-30',
    'company.3.expires': '2027-06-30',
    'card.2.expires': '2026-11-15',
  })
  expect([papers('company.1.days'), papers('company.2.days'), papers('company.4.days')]).toEqual([30, -2, null])
  expect([papers('tracker.company'), papers('tracker.cards')]).toEqual([2, 1])
  const plan = compute('first-90-days-plan', { 'plan.start': '2026-03-02' })
  expect([plan('plan.day30'), plan('plan.day90')].map((serial) => dateOfSerial(serial ?? 0))).toEqual([
    '2026-04-01',
    '2026-05-31',
  ])
  expect(compute('first-90-days-plan', {})('plan.day30')).toBeNull()
  const last = { 'exit.lastDay': '2026-03-13', 'exit.deadline': '2026-03-16' }
  expect(compute('final-pay-worksheet', last)('exit.days')).toBe(3)
  expect(compute('final-pay-worksheet', { 'exit.deadline': '2026-03-16' })('exit.days')).toBeNull()
})

/** Figures, choices and dates in most places; some stay blank or zero. */
function filledWith(model: DocumentModel, seed: number): DocumentModel {
  const choices = blocksOf(model).flatMap((block): [string, Value][] => {
    if (block.kind === 'fields')
      return block.fields.flatMap(({ name, type, formula, options }): [string, Value][] =>
        formula
          ? []
          : type === 'date'
            ? [[name, '2026-05-04']]
            : options
              ? [[name, options[seed % options.length]!]]
              : [],
      )
    if (block.kind !== 'table') return []
    return dataRows(block).flatMap((row, index) =>
      block.columns.flatMap(({ key, type, formula, options }): [string, Value][] => {
        const name = `${block.name}.${index + 1}.${key}`
        if (formula || row.formulas?.[key] || row.cells[key] !== undefined || index % 5 === 4) return []
        if (type === 'date') return [[name, `2026-0${(index % 9) + 1}-15`]]
        return options ? [[name, options[(index + seed) % options.length]!]] : []
      }),
    )
  })
  return fill(model, { ...Object.fromEntries(choices), ...randomValues(model, seed, { blanks: 0.15, zeros: 0.05 }) })
}

testWithLibreOffice('LibreOffice works out the same figures for the nine workbooks', async () => {
  const models = workbooks.map((slug, index) => filledWith(bySlug(slug).document(), index + 3))
  const sheets = await recalculateAll(await Promise.all(models.map(spoiled)))
  for (const [index, model] of models.entries())
    expect([workbooks[index], differences(model, sheets[index]!)]).toEqual([workbooks[index], []])
})

test('an empty pay sheet shows no pay', () => {
  for (const [slug, name] of [
    ['piece-rate-pay-calculator', 'week.gross'],
    ['piece-rate-pay-calculator', 'member.gross'],
    ['weekly-timesheet', 'pay.gross'],
    ['final-pay-worksheet', 'pay.net'],
    ['expense-and-mileage-reimbursement-form', 'report.due'],
  ] as const)
    expect([slug, name, compute(slug, {})(name)]).toEqual([slug, name, null])
})

test.each(hr.map(({ slug }) => slug))('%s: the built files of both formats pass verification', async (slug) => {
  const template = bySlug(slug)
  for (const format of template.formats)
    expect(await verify(builtFile(template, format), template.document(), format)).toEqual([])
})
