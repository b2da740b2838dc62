import { citationsOf, stampOf } from '@/data/law/citations/stamp'
import { hr } from '@/data/library/hr'
import { families } from '@/data/shared/families'
import { dataRows, type DocumentModel } from '@/lib/documents/model'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, finder, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(hr)
const cases = figureCases(bySlug)

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

cases(`
  piece pay follows the example of 29 CFR 778.111: $491, 46 and 4 hours at $8 make $575.30
    piece-rate-pay-calculator: week.otherRate 8, .minimumWage 7.25, piece.1.qty 491, .rate 1, hours.1.piece 46,
      hours.2.other 4
    = week.straight 523, .makeUp 0, .regularRate 10.46, .overtime 10, .premium 52.3, .gross 575.3
  piece pay below the minimum wage is made up before overtime is counted
    piece-rate-pay-calculator: week.minimumWage 15, piece.1.qty 10, .rate 60, hours.1.piece 50
    = week.makeUp 150, .regularRate 15, .gross 825
  a crew’s piece pay is divided by hours and weight, with overtime for each person
    piece-rate-pay-calculator: crew.minimumWage 10, crewPiece.1.qty 30, .rate 100, member.1.hours 50, .piece 50,
      member.2.hours 40, .piece 40, .weight 1.25
    = member.1.share 1500, member.2.share 1500, member.undivided 0, member.1.premium 150, member.2.premium 0,
      member.3.gross blank, member.gross 3150
  the timesheet counts no hour twice, includes bonuses in the regular rate and shows a difference
    weekly-timesheet: day.2.span 10.5, .meal 0.5, day.3.span 10.5, .meal 0.5, day.4.span 10.5, .meal 0.5,
      day.5.span 10.5, .meal 0.5, day.6.span 10.5, .meal 0.5, pay.rate 20, .bonus 100, job.1.hours 48
    = day.total 50, job.difference 2, pay.regularRate 22, .overtime 10, .gross 1210
    weekly-timesheet: day.2.span 12, day.3.span 8, pay.dailyLimit 8, .rate 20
    = pay.overtime 4, .gross 440
  the timesheet shows the hours of every task, and those without a task
    weekly-timesheet: job.1.hours 6, .task Install, job.2.hours 1.5, .task Travel, job.3.hours 0.5
    = task.install 6, .travel 1.5, .unsorted 0.5
  the wage scale loads a wage with burden and cost by the hour
    roofing-wage-scale: step.1.low 20, .high 24, step.2.low 22, .high 26.4, burden.5.roofRate 0.2235,
      hourly.1.year 6000, .hours 2000
    = burden.roof 0.3, step.1.loaded 31.6, step.2.raise 0.1, step.3.loaded blank
  time off accrues by hours up to the yearly limit and is used from the log
    paid-time-off-tracker: ptoRule.rate 0.04, .ceiling 60, sickRule.rate 0.0333, staff.1.hours 1000, staff.2.hours 2000,
      pto.1.opening 8, log.1.no '1', .pto 16, log.2.no '2', .sick 8, log.3.pto 4
    = pto.1.left 32, pto.2.earned 60, sick.2.left 58.6, log.unassigned 4
  expenses and miles add up by kind, and an advance comes off
    expense-and-mileage-reimbursement-form: mileage.rate 0.7, trip.1.miles 120, expense.1.amount 45.5, .kind Fuel,
      expense.2.amount 20, report.advance 100
    = trip.total 84, kind.fuel 45.5, report.unsorted 20, .due 49.5
  final pay takes only allowed deductions, within the FLSA limit
    final-pay-worksheet: exit.minimumWage 15, week.1.hours 50, .rate 16, owed.1.qty 10, .rate 16, tax.1.amount 90,
      claim.1.amount 100, .allowed Yes, claim.2.amount 500, .allowed No
    = week.1.gross 880, .room 40, claim.over 60, .taken 40, pay.net 910
    + exit.minimumWage blank
    = claim.taken blank, pay.net 950
  trackers count coverage, hours to go, raises and renewals
    crew-skills-matrix: crew.1.weld 3, crew.2.weld 4, crew.3.weld 2, need.7.need 4
    = need.7.alone 2, .trainers 1, .gap 2
    license-and-certification-tracker: company.1.cost 300, .month Mar, card.1.cost 80, .need 8, .have 3
    = year.3.company 300, year.open 80, card.left 5
    review-schedule-tracker: plan.burden 0.25, .budget 10000, review.1.before 20, .after 22, .quarter Q2
    = review.1.raise 0.1, review.cost 5200, quarter.2.cost 5200, review.left 4800
`)

cases(`
  the tracker counts days left, and the plan and the last check calculate their dates
    license-and-certification-tracker: tracker.asOf 2026-11-01, company.1.expires 2026-12-01,
      company.2.expires 2026-10-30, company.3.expires 2027-06-30, card.2.expires 2026-11-15
    = company.1.days 30, company.2.days -2, company.4.days blank, tracker.company 2, .cards 1
    first-90-days-plan: plan.start 2026-03-02
    = plan.day30 2026-04-01, .day90 2026-05-31
    first-90-days-plan:
    = plan.day30 blank
    final-pay-worksheet: exit.lastDay 2026-03-13, .deadline 2026-03-16
    = exit.days 3
    final-pay-worksheet: exit.deadline 2026-03-16
    = exit.days blank
`)
