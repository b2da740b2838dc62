import { citationsOf, stampOf } from '@/data/law/citations/stamp'
import { hr } from '@/data/library/hr'
import { families } from '@/data/shared/families'
import { dateOfSerial, evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { dataRows, type DocumentModel, type Value } from '@/lib/documents/model'
import { blocksOf, figuresFrom, finder, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(hr)
const figuresOf = figuresFrom(bySlug)

const hrSubcategories = families.hr.groups

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

const labelsOf = (model: DocumentModel): string[] =>
  blocksOf(model).flatMap((block) => {
    if (block.kind === 'fields') return block.fields.map(({ label }) => label)
    if (block.kind === 'table') return block.columns.map(({ label }) => label)
    if (block.kind === 'checklist') return block.items.map(({ text }) => text)
    return []
  })

test('there are 40, in the order of the seven subcategories', () => {
  expect(hr).toHaveLength(40)
  expect(hr.map(({ subcategory, name }) => [subcategory, name])).toEqual(
    hrSubcategories.flatMap((group) => byGroup[group].map((name) => [group, name])),
  )
})

test('trackers and pay sheets come in Excel, all others in Word', () => {
  expect(hr.filter(({ formats }) => formats[1] === 'Excel').map(({ slug }) => slug)).toEqual(
    hr.map(({ slug }) => slug).filter((slug) => workbooks.includes(slug)),
  )
})

test.each(hr.map((template) => [template.slug, template] as const))(
  '%s says that it is not legal advice',
  (_, template) => {
    const model = template.document()
    const blocks = blocksOf(model)
    expect(blocks.find((block) => block.kind === 'callout' && block.title === 'Not legal advice')).toEqual(
      expect.objectContaining({
        tone: 'legal',
        text: [expect.stringContaining('employment attorney'), expect.stringContaining(stampOf(citationsOf(model)))],
      }),
    )
  },
)

test('the application asks for no protected trait, health, criminal record or pay history', () => {
  const labels = labelsOf(bySlug('employment-application').document()).join('\n')
  const forbidden =
    /birth|social security|\bSSN\b|married|marital|spouse|child|pregnan|religio|church|citizen|national|race|gender|\bsex\b|disab|health|medic|injur|compensation|arrest|convict|crim|discharge|salary history|last pay|previous pay|wage|graduat|union/i
  expect(forbidden.exec(labels)?.[0]).toBeUndefined()
  expect(labels).toMatch(/at least 18/)
  expect(labels).toMatch(/may work in the United States/)
})

test('interview questions mention protected traits only as topics to avoid', () => {
  const [card] = bySlug('interview-scorecard').document().parts
  const asked = card!.blocks.flatMap((block) =>
    block.kind === 'table' ? dataRows(block).map(({ cells }) => String(cells.ask)) : [],
  )
  expect(asked).toHaveLength(10)
  expect(/\bage\b|born|from where|family|health|church|arrest|\bearn/i.exec(asked.join('\n'))?.[0]).toBeUndefined()
})

test('hiring and training documents state that nobody under 18 works on or about a roof', () => {
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
    expect([slug, /570\.67/.test(wordsOf(bySlug(slug)).join('\n'))]).toEqual([slug, true])
})

test('official forms are linked to their agency, not reproduced', () => {
  const words = wordsOf(bySlug('new-hire-paperwork-checklist')).join('\n')
  for (const link of ['uscis.gov/i-9', 'irs.gov/w4', 'irs.gov/w9']) expect(words).toContain(link)
  for (const template of hr)
    expect([
      template.slug,
      /attest, under penalty of perjury|Employment Eligibility Verification/i.test(wordsOf(template).join('\n')),
    ]).toEqual([template.slug, false])
})

test('piece pay follows the example of 29 CFR 778.111: $491, 46 and 4 hours at $8 make $575.30', () => {
  const value = figuresOf('piece-rate-pay-calculator', {
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
  const value = figuresOf('piece-rate-pay-calculator', {
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
  const value = figuresOf('piece-rate-pay-calculator', {
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

test('the timesheet counts no hour twice, includes bonuses in the regular rate and shows a difference', () => {
  const days = Object.fromEntries(
    [2, 3, 4, 5, 6].flatMap((day) => [
      [`day.${day}.span`, 10.5],
      [`day.${day}.meal`, 0.5],
    ]),
  )
  const weekly = figuresOf('weekly-timesheet', { ...days, 'pay.rate': 20, 'pay.bonus': 100, 'job.1.hours': 48 })
  expect(weekly('day.total')).toBe(50)
  expect(weekly('job.difference')).toBe(2)
  expect(weekly('pay.regularRate')).toBe(22)
  expect(weekly('pay.overtime')).toBe(10)
  expect(weekly('pay.gross')).toBe(1100 + 110)
  const daily = figuresOf('weekly-timesheet', {
    'day.2.span': 12,
    'day.3.span': 8,
    'pay.dailyLimit': 8,
    'pay.rate': 20,
  })
  expect(daily('pay.overtime')).toBe(4)
  expect(daily('pay.gross')).toBe(440)
})

test('the timesheet shows the hours of every task, and those without a task', () => {
  const value = figuresOf('weekly-timesheet', {
    'job.1.hours': 6,
    'job.1.task': 'Install',
    'job.2.hours': 1.5,
    'job.2.task': 'Travel',
    'job.3.hours': 0.5,
  })
  expect([value('task.install'), value('task.travel'), value('task.unsorted')]).toEqual([6, 1.5, 0.5])
})

test('the wage scale loads a wage with burden and cost by the hour', () => {
  const value = figuresOf('roofing-wage-scale', {
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

test('time off accrues by hours up to the yearly limit and is used from the log', () => {
  const value = figuresOf('paid-time-off-tracker', {
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
  const value = figuresOf('expense-and-mileage-reimbursement-form', {
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

test('final pay takes only allowed deductions, within the FLSA limit', () => {
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
  const value = figuresOf('final-pay-worksheet', values)
  expect(value('week.1.gross')).toBe(880)
  expect(value('week.1.room')).toBe(40)
  expect(value('claim.over')).toBe(60)
  expect(value('claim.taken')).toBe(40)
  expect(value('pay.net')).toBe(880 + 160 - 90 - 40)
  const unanswered = figuresOf('final-pay-worksheet', { ...values, 'exit.minimumWage': null })
  expect(unanswered('claim.taken')).toBeNull()
  expect(unanswered('pay.net')).toBe(950)
})

test('trackers count coverage, hours to go, raises and renewals', () => {
  const skills = figuresOf('crew-skills-matrix', {
    'crew.1.weld': 3,
    'crew.2.weld': 4,
    'crew.3.weld': 2,
    'need.7.need': 4,
  })
  expect([skills('need.7.alone'), skills('need.7.trainers'), skills('need.7.gap')]).toEqual([2, 1, 2])
  const papers = figuresOf('license-and-certification-tracker', {
    'company.1.cost': 300,
    'company.1.month': 'Mar',
    'card.1.cost': 80,
    'card.1.need': 8,
    'card.1.have': 3,
  })
  expect([papers('year.3.company'), papers('year.open'), papers('card.left')]).toEqual([300, 80, 5])
  const raises = figuresOf('review-schedule-tracker', {
    'plan.burden': 0.25,
    'plan.budget': 10000,
    'review.1.before': 20,
    'review.1.after': 22,
    'review.1.quarter': 'Q2',
  })
  expect([raises('review.1.raise'), raises('review.cost'), raises('quarter.2.cost')]).toEqual([0.1, 5200, 5200])
  expect(raises('review.left')).toBe(4800)
})

test.each(hr.map(({ slug }) => slug))(
  '%s: empty sheets show dashes, and a row of zeros causes no division by zero',
  (slug) => {
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
  },
)

test('the tracker counts days left, and the plan and the last check calculate their dates', () => {
  const papers = figuresOf('license-and-certification-tracker', {
    'tracker.asOf': '2026-11-01',
    'company.1.expires': '2026-12-01',
    'company.2.expires': '2026-10-30',
    'company.3.expires': '2027-06-30',
    'card.2.expires': '2026-11-15',
  })
  expect([papers('company.1.days'), papers('company.2.days'), papers('company.4.days')]).toEqual([30, -2, null])
  expect([papers('tracker.company'), papers('tracker.cards')]).toEqual([2, 1])
  const plan = figuresOf('first-90-days-plan', { 'plan.start': '2026-03-02' })
  expect([plan('plan.day30'), plan('plan.day90')].map((serial) => dateOfSerial(serial ?? 0))).toEqual([
    '2026-04-01',
    '2026-05-31',
  ])
  expect(figuresOf('first-90-days-plan', {})('plan.day30')).toBeNull()
  const last = { 'exit.lastDay': '2026-03-13', 'exit.deadline': '2026-03-16' }
  expect(figuresOf('final-pay-worksheet', last)('exit.days')).toBe(3)
  expect(figuresOf('final-pay-worksheet', { 'exit.deadline': '2026-03-16' })('exit.days')).toBeNull()
})

test('an empty pay sheet shows no pay', () => {
  for (const [slug, name] of [
    ['piece-rate-pay-calculator', 'week.gross'],
    ['piece-rate-pay-calculator', 'member.gross'],
    ['weekly-timesheet', 'pay.gross'],
    ['final-pay-worksheet', 'pay.net'],
    ['expense-and-mileage-reimbursement-form', 'report.due'],
  ] as const)
    expect([slug, name, figuresOf(slug, {})(name)]).toEqual([slug, name, null])
})
