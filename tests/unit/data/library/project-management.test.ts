import { projectManagement } from '@/data/library/project-management'
import type { TemplateContent } from '@/data/shared/types'
import { dateOfSerial, evaluate } from '@/lib/documents/calc'
import { type Value } from '@/lib/documents/model'
import { blocksOf, figuresFrom, finder, namesOf, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(projectManagement)
const figuresOf = figuresFrom(bySlug)

type Values = Record<string, Value>

const dateIn = (value: number | null | undefined) => (typeof value === 'number' ? dateOfSerial(value) : value)

test('the thirty documents are in their sections, in order', () => {
  const sections = [...new Set(projectManagement.map(({ section }) => section))]
  expect(sections.map((name) => [name, projectManagement.filter(({ section }) => section === name).length])).toEqual([
    ['Planning & Setup', 7],
    ['Daily Operations', 7],
    ['Communication & Documentation', 6],
    ['Quality & Closeout', 5],
    ['Financial Tracking', 5],
  ])
  expect(projectManagement.map(({ name, formats }) => `${name} ${formats[1]?.[0]}`)).toEqual([
    'Pre-Job Planning Checklist W',
    'Sales-to-Production Handoff W',
    'Roofing Job Schedule E',
    'Material Order Form E',
    'Crew Assignment Board E',
    'Permit and Inspection Tracker E',
    'Site Logistics and Staging Plan W',
    'Daily Job Log W',
    'Delivery Inspection Report W',
    'Tie-In and Night-Seal Log W',
    'Crew Time and Production Sheet E',
    'Equipment and Rental Log E',
    'Weather Day Log E',
    'Waste and Dump Ticket Log E',
    'Request for Information (RFI) W',
    'Submittal Log E',
    'Pre-Construction Meeting Agenda W',
    'Project Meeting Minutes W',
    'Change Order Log E',
    'Progress Photo Log W',
    'Quality Control Checkpoints W',
    'Punch List Tracker E',
    'Non-Conformance and Correction Report W',
    'Project Closeout Package W',
    'Job Debrief W',
    'Job Cost Tracker E',
    'Budget vs. Actual Report E',
    'Progress Billing Workbook E',
    'Retainage Tracker E',
    'Work-in-Progress (WIP) Schedule E',
  ])
})

describe.each(projectManagement.map((template): [string, TemplateContent] => [template.slug, template]))(
  '%s',
  (_, template) => {
    const model = template.document()

    test('has unique names', () => {
      const names = blocksOf(model).flatMap(namesOf)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    })

    test('shows no result for an empty form', () => {
      const shown = [...evaluate(model)].filter(([, value]) => value !== null)
      expect(shown).toEqual([])
    })

    test('ends no line mid-phrase', () => {
      const broken = /(?:[,;:(–-]|\b(?:a|an|the|of|to|by|for|with|from|and|or|than|is|are|if|where))$/i
      const lines = wordsOf(template).filter((line) => line.length > 1)
      expect(lines.filter((line) => broken.test(line.trim()))).toEqual([])
    })
  },
)

const schedule: Values = {
  'schedule.start': '2026-05-07',
  'schedule.due': '2026-05-22',
  'task.1.days': 1,
  'task.2.days': 1.5,
  'task.2.rain': 1,
  'task.4.days': 1,
  'task.8.days': 3,
  'task.12.days': 1,
}

describe('schedule', () => {
  const value = figuresOf('roofing-job-schedule', schedule)

  test('counts working days over weekends; ignores lines without days', () => {
    expect(dateIn(value('task.1.finish'))).toBe('2026-05-07')
    expect([value('task.2.from'), dateIn(value('task.2.start')), dateIn(value('task.2.finish'))]).toEqual([
      2,
      '2026-05-08',
      '2026-05-12',
    ])
    expect(value('task.3.from')).toBeNull()
    expect(dateIn(value('task.4.start'))).toBe('2026-05-13')
    expect([dateIn(value('task.8.start')), dateIn(value('task.8.finish'))]).toEqual(['2026-05-14', '2026-05-18'])
    expect([value('schedule.last'), dateIn(value('schedule.finish')), value('schedule.float')]).toEqual([
      9,
      '2026-05-19',
      3,
    ])
  })

  test('bars match their days', () => {
    const bar = (task: number) =>
      Array.from({ length: 15 }, (_, index) => ((value(`task.${task}.b${index + 1}`) ?? 0) > 0 ? 'X' : '.')).join('')
    expect(bar(1)).toBe('X..............')
    expect(bar(2)).toBe('.XXX...........')
    expect(bar(3)).toBe('...............')
    expect(bar(8)).toBe('.....XXX.......')
  })

  test('a task with its own start moves later tasks; a weekend start counts as Monday', () => {
    const moved = figuresOf('roofing-job-schedule', { ...schedule, 'task.8.set': '2026-05-16' })
    expect(dateIn(moved('task.8.start'))).toBe('2026-05-18')
    expect(dateIn(moved('task.12.start'))).toBe('2026-05-21')
  })

  test('a task after overlapping tasks waits for the longer one', () => {
    const overlap = figuresOf('roofing-job-schedule', {
      ...schedule,
      'task.9.set': '2026-05-14',
      'task.9.days': 1,
    })
    expect(overlap('task.9.from')).toBe(6)
    expect(overlap('task.12.from')).toBe(9)
  })

  test('a column of five days is a week; a six-day week uses Saturdays', () => {
    const weeks = figuresOf('roofing-job-schedule', { ...schedule, 'schedule.scale': 5 })
    expect(weeks('task.2.b1')).toBe(3)
    expect(weeks('task.8.b1')).toBe(0)
    expect(weeks('task.8.b2')).toBe(3)
    expect(dateIn(weeks('calendar.1.b'))).toBe('2026-05-14')
    const six = figuresOf('roofing-job-schedule', { ...schedule, 'schedule.week': 6 })
    expect(dateIn(six('task.2.finish'))).toBe('2026-05-11')
  })
})

test('order: 2,012.5 sf with 12 percent waste are 68 bundles; tax and delivery', () => {
  const value = figuresOf('material-order-form', {
    'line.1.need': 2012.5,
    'line.1.per': 33.33,
    'line.1.waste': 0.12,
    'line.1.price': 40,
    'order.taxRate': 0.08,
    'order.delivery': 150,
  })
  expect(value('line.1.order')).toBe(68)
  expect(value('line.1.amount')).toBe(2720)
  expect(value('order.taxAmount')).toBe(217.6)
  expect(value('order.total')).toBe(3087.6)
})

test('crew board: dates and the gap by day', () => {
  const value = figuresOf('crew-assignment-board', {
    'week.monday': '2026-05-04',
    'present.1.mon': 5,
    'present.2.mon': 4,
    'need.1.mon': 6,
    'need.2.mon': 5,
    'present.1.tue': 5,
  })
  expect(dateIn(value('date.1.sat'))).toBe('2026-05-09')
  expect(value('gap.3.mon')).toBe(-2)
  expect(value('gap.3.tue')).toBe(5)
  expect(value('week.gap')).toBe(3)
})

test('permits: expiry, late answers and inspections', () => {
  const value = figuresOf('permit-and-inspection-tracker', {
    'report.date': '2026-06-15',
    'permit.1.applied': '2026-05-01',
    'permit.1.answer': 30,
    'permit.2.applied': '2025-09-01',
    'permit.2.answer': 30,
    'permit.2.issued': '2025-10-01',
    'permit.2.valid': 180,
    'permit.2.fee': 240,
    'visit.1.due': '2026-06-10',
    'visit.2.due': '2026-06-10',
    'visit.2.held': '2026-06-12',
    'visit.2.result': 'Passed',
  })
  expect([value('permit.openCount'), value('permit.waiting'), value('permit.expired')]).toEqual([2, 1, 1])
  expect(dateIn(value('permit.2.expires'))).toBe('2026-03-30')
  expect(value('permit.fees')).toBe(240)
  expect([value('visit.1.days'), value('visit.2.days')]).toEqual([5, 2])
  expect([value('visit.late'), value('visit.passed'), value('visit.count')]).toEqual([1, 1, 2])
})

test('loads: a pallet of 2,400 lb on 16 sf is 150 psf', () => {
  const value = figuresOf('site-logistics-and-staging-plan', {
    'load.1.count': 1,
    'load.1.each': 2400,
    'load.1.area': 16,
    'load.2.count': 20,
    'load.2.each': 75,
    'load.2.area': 50,
    'load.limit': 20,
  })
  expect([value('load.1.psf'), value('load.2.psf')]).toEqual([150, 30])
  expect(value('load.worst')).toBe(7.5)
})

test('delivery: shortages and claims', () => {
  const value = figuresOf('delivery-inspection-report', {
    'item.1.ordered': 68,
    'item.1.counted': 65,
    'item.2.ordered': 4,
    'item.2.counted': 5,
    'claim.1.qty': 3,
    'claim.1.price': 41.5,
  })
  expect([value('item.1.short'), value('item.2.short'), value('claim.total')]).toEqual([3, 0, 124.5])
})

test('production: 27 hours for 30 of 40 squares at 0.8 lose 3 hours and need 9 more', () => {
  const value = figuresOf('crew-time-and-production-sheet', {
    'time.1.task': 'Tear-off',
    'time.1.mon': 9,
    'time.2.task': 'Tear-off',
    'time.2.mon': 8,
    'time.3.task': 'Callback or rework',
    'time.3.tue': 3,
    'task.2.before': 10,
    'task.2.job': 40,
    'task.2.done': 30,
    'task.2.plan': 0.8,
    'task.6.job': 40,
    'task.6.plan': 1.2,
    'labor.rate': 38,
  })
  expect([value('task.6.rest'), value('job.rest'), value('job.forecast')]).toEqual([48, 57, 87])
  expect(value('time.total')).toBe(20)
  expect([value('task.2.hours'), value('task.2.rate'), value('task.2.earned')]).toEqual([27, 0.9, 24])
  expect([value('task.2.won'), value('task.2.rest'), value('task.2.percent')]).toEqual([-3, 9, 0.75])
  expect([value('job.won'), value('job.value'), value('job.rework')]).toEqual([-3, -114, 3])
})

test.each([
  ['ten days: a week and three days', '2026-05-10', 100, 350, null, 650],
  ['three days stop at the week', '2026-05-03', 150, 350, null, 350],
  ['five weeks: a month and a week', '2026-06-04', 100, 350, 900, 1250],
  ['27 days stop at the month', '2026-05-27', 100, 350, 900, 900],
  ['no week rate: days', '2026-05-10', 100, null, null, 1000],
])('rental: %s', (_, off, rate, week, month, cost) => {
  const value = figuresOf('equipment-and-rental-log', {
    'line.1.on': '2026-05-01',
    'line.1.off': off,
    'line.1.rate': rate,
    'line.1.week': week,
    'line.1.month': month,
  })
  expect(value('line.1.cost')).toBe(cost)
})

test('rental: runs to today and marks overdue items', () => {
  const value = figuresOf('equipment-and-rental-log', {
    'report.date': '2026-05-12',
    'equipment.budget': 2000,
    'line.1.on': '2026-05-11',
    'line.1.due': '2026-05-11',
    'line.1.rate': 200,
    'line.1.extra': 90,
  })
  expect([value('line.1.days'), value('line.total'), value('equipment.left'), value('equipment.late')]).toEqual([
    2, 490, 1510, 1,
  ])
})

test('weather: critical days beyond the expected move completion in working days', () => {
  const lost = (line: number, hours: number, critical = 'Yes'): Values => ({
    [`day.${line}.date`]: '2026-05-05',
    [`day.${line}.month`]: 'May',
    [`day.${line}.plan`]: 8,
    [`day.${line}.lost`]: hours,
    [`day.${line}.critical`]: critical,
  })
  const value = figuresOf('weather-day-log', {
    'weather.completion': '2026-06-12',
    'weather.notice': 10,
    'month.5.normal': 1,
    'month.5.granted': 1,
    ...lost(1, 8),
    ...lost(2, 4),
    ...lost(3, 3),
    ...lost(4, 8),
    ...lost(5, 8, 'No'),
  })
  expect([value('day.count'), value('day.critical'), value('month.5.beyond')]).toEqual([4, 3, 3])
  expect([value('claim.days'), dateIn(value('claim.completion')), dateIn(value('claim.granted'))]).toEqual([
    3,
    '2026-06-17',
    '2026-06-15',
  ])
  expect(dateIn(value('day.1.due'))).toBe('2026-05-15')
  expect(value('claim.open')).toBe(2)
})

test('weather: a month’s unused allowance does not carry over to another month', () => {
  const lost = (line: number, month: string, critical: string): Values => ({
    [`day.${line}.month`]: month,
    [`day.${line}.plan`]: 8,
    [`day.${line}.lost`]: 8,
    [`day.${line}.critical`]: critical,
  })
  const value = figuresOf('weather-day-log', {
    'month.6.normal': 2,
    ...lost(1, 'May', 'No'),
    ...lost(2, 'May', 'No'),
    ...lost(3, 'Jun', 'Yes'),
    ...lost(4, 'Jun', 'Yes'),
  })
  expect([value('month.5.critical'), value('month.6.critical')]).toEqual([0, 2])
  expect([value('month.5.beyond'), value('month.6.beyond'), value('claim.days')]).toEqual([0, 0, 0])
})

test('waste: 25 squares with two layers are 6.25 tons; a load costs at least its minimum', () => {
  const value = figuresOf('waste-and-dump-ticket-log', {
    'roof.squares': 25,
    'waste.layers': 2,
    'waste.limit': 5,
    'waste.budget': 600,
    'waste.done': 10,
    'load.1.gross': 26000,
    'load.1.tare': 20000,
    'load.1.rate': 60,
    'load.1.minimum': 100,
    'load.1.haul': 150,
    'load.2.gross': 21000,
    'load.2.tare': 20000,
    'load.2.rate': 60,
    'load.2.minimum': 100,
  })
  expect([value('waste.tons'), value('waste.loads')]).toEqual([6.25, 2])
  expect([value('load.1.tons'), value('load.1.cost'), value('load.2.cost')]).toEqual([3, 330, 100])
  expect([value('load.tons'), value('waste.left')]).toEqual([3.5, 170])
  expect([value('waste.perSquare'), value('waste.forecast'), value('waste.over')]).toEqual([700, 8.75, 2.5])
})

test('submittals: due, overdue and days to spare', () => {
  const value = figuresOf('submittal-log', {
    'report.date': '2026-03-30',
    'item.1.sent': '2026-03-10',
    'item.1.needed': '2026-05-04',
    'item.1.lead': 4,
    'item.2.sent': '2026-03-20',
    'item.2.back': '2026-03-25',
    'item.2.action': 'As noted',
  })
  expect([dateIn(value('item.1.due')), value('item.1.late'), value('item.1.spare')]).toEqual(['2026-03-24', 1, 7])
  expect([value('log.listed'), value('log.late'), value('log.approvedShare')]).toEqual([2, 1, 0.5])
})

test('change orders: only approved ones change price and date', () => {
  const change = (line: number, price: number, status: string, more: Values = {}): Values => ({
    [`change.${line}.price`]: price,
    [`change.${line}.status`]: status,
    ...Object.fromEntries(Object.entries(more).map(([key, value]) => [`change.${line}.${key}`, value])),
  })
  const value = figuresOf('change-order-log', {
    'contract.original': 180000,
    'contract.completion': '2026-09-01',
    ...change(1, 6400, 'Approved', { days: 3, cost: 4000, billed: 4000, signed: '2026-07-01', started: '2026-07-02' }),
    ...change(2, -1200, 'Approved', { days: 0 }),
    ...change(3, 3500, 'Priced', { days: 2, started: '2026-07-05' }),
    ...change(4, 900, 'Rejected'),
  })
  expect([value('contract.sum'), value('sum.pending'), value('sum.exposure')]).toEqual([185200, 3500, 188700])
  expect([value('sum.unbilled'), dateIn(value('contract.newDate'))]).toEqual([1200, '2026-09-04'])
  expect([value('change.1.early'), value('change.3.early'), value('sum.early')]).toEqual([0, 1, 1])
  expect(value('sum.margin')).toBeCloseTo(1200 / 5200, 9)
})

test('punch list: $800 open is $1,200 held', () => {
  const value = figuresOf('punch-list-tracker', {
    'report.date': '2026-06-15',
    'item.1.due': '2026-06-10',
    'item.1.state': 'Open',
    'item.1.cost': 800,
    'item.1.payer': 'Us',
    'item.2.due': '2026-06-10',
    'item.2.state': 'Done',
    'item.2.done': '2026-06-09',
    'item.2.cost': 250,
    'item.2.payer': 'Sub',
  })
  const unmarked = figuresOf('punch-list-tracker', { 'item.1.due': '2026-06-10', 'item.1.cost': 300 })
  expect([unmarked('punch.open'), unmarked('punch.cost'), unmarked('punch.hold')]).toEqual([1, 300, 450])
  expect([value('punch.cost'), value('punch.hold'), value('punch.back')]).toEqual([800, 1200, 250])
  expect([value('punch.count'), value('punch.open'), value('punch.late'), value('punch.closed')]).toEqual([
    2, 1, 1, 0.5,
  ])
  expect([value('item.total'), value('item.own')]).toEqual([1050, 800])
})

test('closeout and debrief: balance, differences and points', () => {
  const close = figuresOf('project-closeout-package', {
    'account.contract': 40000,
    'account.changes': 1500,
    'account.paid': 37000,
  })
  expect(close('account.due')).toBe(4500)
  const value = figuresOf('job-debrief', {
    'figure.2.plan': 1.4,
    'figure.2.actual': 1.9,
    'money.sum': 40000,
    'money.cost': 27200,
    'money.planned': 0.35,
  })
  expect(value('figure.2.difference')).toBeCloseTo(0.5, 9)
  expect([value('money.gross'), value('money.margin')]).toEqual([12800, 0.32])
  expect(value('money.points')).toBeCloseTo(-0.03, 9)
})

test('job cost: posted, committed and remaining costs make the forecast', () => {
  const value = figuresOf('job-cost-tracker', {
    'job.contract': 40000,
    'code.3.budget': 10000,
    'code.9.budget': 16000,
    'code.9.committed': 5000,
    'code.3.finish': 5200,
    'code.9.finish': 3000,
    'post.1.code': '20 Tear-off',
    'post.1.kind': 'Labor',
    'post.1.hours': 100,
    'post.1.qty': 100,
    'post.1.rate': 40,
    'post.2.code': '50 Roofing material',
    'post.2.kind': 'Material',
    'post.2.qty': 1,
    'post.2.rate': 10500,
    'post.3.code': '50 Roofing material',
    'post.3.kind': 'Material',
    'post.3.qty': -1,
    'post.3.rate': 500,
    'labor.wage': 24,
    'labor.burden': 0.32,
    'labor.overhead': 6,
  })
  expect([value('code.3.posted'), value('code.9.posted'), value('job.posted')]).toEqual([4000, 10000, 14000])
  expect([value('job.forecast'), value('code.left')]).toEqual([27200, -1200])
  expect([value('job.gross'), value('job.margin'), value('job.plannedMargin')]).toEqual([12800, 0.32, 0.35])
  expect([value('labor.rate'), value('job.check'), value('post.material')]).toEqual([37.68, 0, 10000])
})

test('budget: 40 percent of $10,000 for $5,000 ends at $12,500', () => {
  const value = figuresOf('budget-vs-actual-report', {
    'report.contract': 30000,
    'code.1.budget': 10000,
    'code.1.done': 0.4,
    'code.1.actual': 5000,
    'code.2.budget': 8000,
    'code.2.change': 1000,
    'code.3.budget': 2000,
    'code.3.actual': 500,
    'code.3.done': 0,
  })
  expect([value('code.1.earned'), value('code.1.variance'), value('code.1.forecast'), value('code.1.end')]).toEqual([
    4000, -1000, 12500, -2500,
  ])
  expect([value('code.2.forecast'), value('code.2.end'), value('code.3.forecast')]).toEqual([9000, 0, 2000])
  expect([value('code.revised'), value('code.forecast'), value('code.end')]).toEqual([21000, 23500, -2500])
  expect([value('report.margin'), value('report.index')]).toEqual([0.3, 0.73])
})

const application: Values = {
  'sum.original': 100000,
  'change.1.amount': 5000,
  'change.1.period': 'This period',
  'retain.work': 0.1,
  'retain.stored': 0.1,
  'due.before': 36000,
  'value.1.scheduled': 60000,
  'value.1.before': 40000,
  'value.1.now': 10000,
  'value.2.scheduled': 40000,
  'value.2.now': 15000,
  'value.2.stored': 5000,
  'value.3.scheduled': 5000,
}

describe('progress billing', () => {
  test('work, stored, retainage, earlier certificates, due and balance', () => {
    const value = figuresOf('progress-billing-workbook', application)
    expect([value('sum.contract'), value('due.completed'), value('due.retained')]).toEqual([105000, 70000, 7000])
    expect([value('due.earned'), value('due.now'), value('due.balance')]).toEqual([63000, 27000, 42000])
    expect([value('value.1.gross'), value('value.1.balance')]).toEqual([50000, 10000])
    expect([value('value.2.percent'), value('change.now')]).toEqual([0.5, 5000])
    expect([value('check.values'), value('check.over'), value('check.balance')]).toEqual([0, 0, 0])
  })

  test('stored material has its own rate; overbilled lines and totals off the contract are flagged', () => {
    const value = figuresOf('progress-billing-workbook', {
      ...application,
      'retain.stored': 0,
      'value.1.now': 21000,
      'value.3.scheduled': 4000,
    })
    expect(value('value.2.retained')).toBe(1500)
    expect([value('check.values'), value('check.over')]).toEqual([-1000, 1])
  })

  test('without retainage or earlier certificates, everything earned is due', () => {
    const value = figuresOf('progress-billing-workbook', { 'sum.original': 1000, 'value.1.now': 250 })
    expect([value('due.retained'), value('due.now'), value('due.balance')]).toEqual([0, 250, 750])
  })
})

test('retainage: held, due after 45 days, 30 days late, deadline near', () => {
  const value = figuresOf('retainage-tracker', {
    'report.date': '2026-05-15',
    'job.1.billed': 120000,
    'job.1.rate': 0.1,
    'job.1.released': 4000,
    'job.1.complete': '2026-03-01',
    'job.1.wait': 45,
    'job.1.lien': '2026-06-01',
    'job.2.billed': 50000,
    'job.2.rate': 0.05,
    'job.2.complete': '2026-05-10',
    'job.2.wait': 45,
  })
  expect([value('job.1.held'), dateIn(value('job.1.dueDate')), value('job.1.late')]).toEqual([8000, '2026-04-15', 30])
  expect([value('job.1.left'), value('job.1.alarm'), value('job.2.due')]).toEqual([17, 1, 0])
  expect([value('held.total'), value('held.due'), value('age.30'), value('age.60')]).toEqual([10500, 8000, 8000, 0])
})

test('WIP: 50 percent of $100,000 with $60,000 billed is $10,000 overbilled; a loss is recognized in full', () => {
  const value = figuresOf('work-in-progress-wip-schedule', {
    'wip.1.contract': 100000,
    'wip.1.estimate': 70000,
    'wip.1.cost': 35000,
    'wip.1.billed': 60000,
    'profit.1.last': 0.32,
    'wip.2.contract': 50000,
    'wip.2.estimate': 60000,
    'wip.2.cost': 30000,
    'wip.2.billed': 20000,
    'wip.3.contract': 10000,
    'wip.3.estimate': 8000,
    'wip.3.cost': 8400,
  })
  expect([value('wip.1.percent'), value('wip.1.earned'), value('wip.1.over'), value('wip.1.under')]).toEqual([
    0.5, 50000, 10000, 0,
  ])
  expect([value('profit.1.toDate'), value('wip.1.backlog'), value('profit.1.margin')]).toEqual([15000, 50000, 0.3])
  expect(value('profit.1.fade')).toBeCloseTo(-0.02, 9)
  expect([value('wip.2.under'), value('profit.2.toDate'), value('profit.2.loss')]).toEqual([5000, -5000, 5000])
  expect([value('wip.3.percent'), value('wip.3.under')]).toEqual([1, 10000])
  expect([value('wip.over'), value('wip.under'), value('wip.net')]).toEqual([10000, 15000, -5000])
  expect(value('entry.3.now')).toBe(5000)
  expect(value('profit.3.end')).toBe(1600)
})

test('WIP: a deposit billed before any cost is fully overbilled', () => {
  const value = figuresOf('work-in-progress-wip-schedule', {
    'wip.1.contract': 30000,
    'wip.1.estimate': 20000,
    'wip.1.billed': 9000,
  })
  expect([value('wip.1.percent'), value('wip.1.earned'), value('wip.over')]).toEqual([0, 0, 9000])
  expect([value('wip.1.backlog'), value('profit.1.toDate')]).toEqual([30000, 0])
})
