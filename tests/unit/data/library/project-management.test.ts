import { projectManagement } from '@/data/library/project-management'
import { figureCases } from '@/tests/support/figure-cases'
import { figuresFrom, finder } from '@/tests/support/template-reader'

const bySlug = finder(projectManagement)
const figuresOf = figuresFrom(bySlug)
const cases = figureCases(bySlug)

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

describe('schedule', () => {
  cases(`
    counts working days over weekends; ignores lines without days
      roofing-job-schedule: schedule.start 2026-05-07, .due 2026-05-22, task.1.days 1, task.2.days 1.5, .rain 1,
        task.4.days 1, task.8.days 3, task.12.days 1
      = task.1.finish 2026-05-07, task.2.from 2, .start 2026-05-08, .finish 2026-05-12, task.3.from blank,
        task.4.start 2026-05-13, task.8.start 2026-05-14, .finish 2026-05-18, schedule.last 9, .finish 2026-05-19,
        .float 3
    bars match their days
      = task.1.b1 1, .b2 0, .b3 0, .b4 0, .b5 0, .b6 0, .b7 0, .b8 0, .b9 0, .b10 0, .b11 0, .b12 0, .b13 0, .b14 0,
        .b15 0, task.2.b1 0, .b2 1, .b3 1, .b4 1, .b5 0, .b6 0, .b7 0, .b8 0, .b9 0, .b10 0, .b11 0, .b12 0, .b13 0,
        .b14 0, .b15 0, task.3.b1 blank, .b2 blank, .b3 blank, .b4 blank, .b5 blank, .b6 blank, .b7 blank, .b8 blank,
        .b9 blank, .b10 blank, .b11 blank, .b12 blank, .b13 blank, .b14 blank, .b15 blank, task.8.b1 0, .b2 0, .b3 0,
        .b4 0, .b5 0, .b6 1, .b7 1, .b8 1, .b9 0, .b10 0, .b11 0, .b12 0, .b13 0, .b14 0, .b15 0
    a task with its own start moves later tasks; a weekend start counts as Monday
      + task.8.set 2026-05-16
      = task.8.start 2026-05-18, task.12.start 2026-05-21
    a task after overlapping tasks waits for the longer one
      + task.9.set 2026-05-14, .days 1
      = task.9.from 6, task.12.from 9
    a column of five days is a week; a six-day week uses Saturdays
      + schedule.scale 5
      = task.2.b1 3, task.8.b1 0, .b2 3, calendar.1.b 2026-05-14
      + schedule.week 6
      = task.2.finish 2026-05-11
  `)
})

cases(`
  order: 2,012.5 sf with 12 percent waste are 68 bundles; tax and delivery
    material-order-form: line.1.need 2012.5, .per 33.33, .waste 0.12, .price 40, order.taxRate 0.08, .delivery 150
    = line.1.order 68, .amount 2720, order.taxAmount 217.6, .total 3087.6
  crew board: dates and the gap by day
    crew-assignment-board: week.monday 2026-05-04, present.1.mon 5, present.2.mon 4, need.1.mon 6, need.2.mon 5,
      present.1.tue 5
    = date.1.sat 2026-05-09, gap.3.mon -2, .tue 5, week.gap 3
  permits: expiry, late answers and inspections
    permit-and-inspection-tracker: report.date 2026-06-15, permit.1.applied 2026-05-01, .answer 30,
      permit.2.applied 2025-09-01, .answer 30, .issued 2025-10-01, .valid 180, .fee 240, visit.1.due 2026-06-10,
      visit.2.due 2026-06-10, .held 2026-06-12, .result Passed
    = permit.openCount 2, .waiting 1, .expired 1, permit.2.expires 2026-03-30, permit.fees 240, visit.1.days 5,
      visit.2.days 2, visit.late 1, .passed 1, .count 2
  loads: a pallet of 2,400 lb on 16 sf is 150 psf
    site-logistics-and-staging-plan: load.1.count 1, .each 2400, .area 16, load.2.count 20, .each 75, .area 50,
      load.limit 20
    = load.1.psf 150, load.2.psf 30, load.worst 7.5
  delivery: shortages and claims
    delivery-inspection-report: item.1.ordered 68, .counted 65, item.2.ordered 4, .counted 5, claim.1.qty 3,
      .price 41.5
    = item.1.short 3, item.2.short 0, claim.total 124.5
  production: 27 hours for 30 of 40 squares at 0.8 lose 3 hours and need 9 more
    crew-time-and-production-sheet: time.1.task Tear-off, .mon 9, time.2.task Tear-off, .mon 8,
      time.3.task Callback or rework, .tue 3, task.2.before 10, .job 40, .done 30, .plan 0.8, task.6.job 40, .plan 1.2,
      labor.rate 38
    = task.6.rest 48, job.rest 57, .forecast 87, time.total 20, task.2.hours 27, .rate 0.9, .earned 24, .won -3,
      .rest 9, .percent 0.75, job.won -3, .value -114, .rework 3
`)

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

cases(`
  rental: runs to today and marks overdue items
    equipment-and-rental-log: report.date 2026-05-12, equipment.budget 2000, line.1.on 2026-05-11, .due 2026-05-11,
      .rate 200, .extra 90
    = line.1.days 2, line.total 490, equipment.left 1510, .late 1
  weather: critical days beyond the expected move completion in working days
    weather-day-log: weather.completion 2026-06-12, .notice 10, month.5.normal 1, .granted 1, day.1.date 2026-05-05,
      .month May, .plan 8, .lost 8, .critical Yes, day.2.date 2026-05-05, .month May, .plan 8, .lost 4, .critical Yes,
      day.3.date 2026-05-05, .month May, .plan 8, .lost 3, .critical Yes, day.4.date 2026-05-05, .month May, .plan 8,
      .lost 8, .critical Yes, day.5.date 2026-05-05, .month May, .plan 8, .lost 8, .critical No
    = day.count 4, .critical 3, month.5.beyond 3, claim.days 3, .completion 2026-06-17, .granted 2026-06-15,
      day.1.due 2026-05-15, claim.open 2
  weather: a month’s unused allowance does not carry over to another month
    weather-day-log: month.6.normal 2, day.1.month May, .plan 8, .lost 8, .critical No, day.2.month May, .plan 8,
      .lost 8, .critical No, day.3.month Jun, .plan 8, .lost 8, .critical Yes, day.4.month Jun, .plan 8, .lost 8,
      .critical Yes
    = month.5.critical 0, month.6.critical 2, month.5.beyond 0, month.6.beyond 0, claim.days 0
  waste: 25 squares with two layers are 6.25 tons; a load costs at least its minimum
    waste-and-dump-ticket-log: roof.squares 25, waste.layers 2, .limit 5, .budget 600, .done 10, load.1.gross 26000,
      .tare 20000, .rate 60, .minimum 100, .haul 150, load.2.gross 21000, .tare 20000, .rate 60, .minimum 100
    = waste.tons 6.25, .loads 2, load.1.tons 3, .cost 330, load.2.cost 100, load.tons 3.5, waste.left 170,
      .perSquare 700, .forecast 8.75, .over 2.5
  submittals: due, overdue and days to spare
    submittal-log: report.date 2026-03-30, item.1.sent 2026-03-10, .needed 2026-05-04, .lead 4, item.2.sent 2026-03-20,
      .back 2026-03-25, .action As noted
    = item.1.due 2026-03-24, .late 1, .spare 7, log.listed 2, .late 1, .approvedShare 0.5
  change orders: only approved ones change price and date
    change-order-log: contract.original 180000, .completion 2026-09-01, change.1.price 6400, .status Approved, .days 3,
      .cost 4000, .billed 4000, .signed 2026-07-01, .started 2026-07-02, change.2.price -1200, .status Approved,
      .days 0, change.3.price 3500, .status Priced, .days 2, .started 2026-07-05, change.4.price 900, .status Rejected
    = contract.sum 185200, sum.pending 3500, .exposure 188700, .unbilled 1200, contract.newDate 2026-09-04,
      change.1.early 0, change.3.early 1, sum.early 1, .margin ≈0.2307692
  punch list: $800 open is $1,200 held
    punch-list-tracker: item.1.due 2026-06-10, .cost 300
    = punch.open 1, .cost 300, .hold 450
    punch-list-tracker: report.date 2026-06-15, item.1.due 2026-06-10, .state Open, .cost 800, .payer Us,
      item.2.due 2026-06-10, .state Done, .done 2026-06-09, .cost 250, .payer Sub
    = punch.cost 800, .hold 1200, .back 250, .count 2, .open 1, .late 1, .closed 0.5, item.total 1050, .own 800
  closeout and debrief: balance, differences and points
    project-closeout-package: account.contract 40000, .changes 1500, .paid 37000
    = account.due 4500
    job-debrief: figure.2.plan 1.4, .actual 1.9, money.sum 40000, .cost 27200, .planned 0.35
    = figure.2.difference 0.5, money.gross 12800, .margin 0.32, .points -0.03
  job cost: posted, committed and remaining costs make the forecast
    job-cost-tracker: job.contract 40000, code.3.budget 10000, code.9.budget 16000, .committed 5000,
      code.3.finish 5200, code.9.finish 3000, post.1.code 20 Tear-off, .kind Labor, .hours 100, .qty 100, .rate 40,
      post.2.code 50 Roofing material, .kind Material, .qty 1, .rate 10500, post.3.code 50 Roofing material,
      .kind Material, .qty -1, .rate 500, labor.wage 24, .burden 0.32, .overhead 6
    = code.3.posted 4000, code.9.posted 10000, job.posted 14000, .forecast 27200, code.left -1200, job.gross 12800,
      .margin 0.32, .plannedMargin 0.35, labor.rate 37.68, job.check 0, post.material 10000
  budget: 40 percent of $10,000 for $5,000 ends at $12,500
    budget-vs-actual-report: report.contract 30000, code.1.budget 10000, .done 0.4, .actual 5000, code.2.budget 8000,
      .change 1000, code.3.budget 2000, .actual 500, .done 0
    = code.1.earned 4000, .variance -1000, .forecast 12500, .end -2500, code.2.forecast 9000, .end 0,
      code.3.forecast 2000, code.revised 21000, .forecast 23500, .end -2500, report.margin 0.3, .index 0.73
`)

describe('progress billing', () => {
  cases(`
    work, stored, retainage, earlier certificates, due and balance
      progress-billing-workbook: sum.original 100000, change.1.amount 5000, .period This period, retain.work 0.1,
        .stored 0.1, due.before 36000, value.1.scheduled 60000, .before 40000, .now 10000, value.2.scheduled 40000,
        .now 15000, .stored 5000, value.3.scheduled 5000
      = sum.contract 105000, due.completed 70000, .retained 7000, .earned 63000, .now 27000, .balance 42000,
        value.1.gross 50000, .balance 10000, value.2.percent 0.5, change.now 5000, check.values 0, .over 0, .balance 0
    stored material has its own rate; overbilled lines and totals off the contract are flagged
      progress-billing-workbook: sum.original 100000, change.1.amount 5000, .period This period, retain.work 0.1,
        .stored 0, due.before 36000, value.1.scheduled 60000, .before 40000, .now 21000, value.2.scheduled 40000,
        .now 15000, .stored 5000, value.3.scheduled 4000
      = value.2.retained 1500, check.values -1000, .over 1
    without retainage or earlier certificates, everything earned is due
      progress-billing-workbook: sum.original 1000, value.1.now 250
      = due.retained 0, .now 250, .balance 750
  `)
})

cases(`
  retainage: held, due after 45 days, 30 days late, deadline near
    retainage-tracker: report.date 2026-05-15, job.1.billed 120000, .rate 0.1, .released 4000, .complete 2026-03-01,
      .wait 45, .lien 2026-06-01, job.2.billed 50000, .rate 0.05, .complete 2026-05-10, .wait 45
    = job.1.held 8000, .dueDate 2026-04-15, .late 30, .left 17, .alarm 1, job.2.due 0, held.total 10500, .due 8000,
      age.30 8000, .60 0
  WIP: 50 percent of $100,000 with $60,000 billed is $10,000 overbilled; a loss is recognized in full
    work-in-progress-wip-schedule: wip.1.contract 100000, .estimate 70000, .cost 35000, .billed 60000,
      profit.1.last 0.32, wip.2.contract 50000, .estimate 60000, .cost 30000, .billed 20000, wip.3.contract 10000,
      .estimate 8000, .cost 8400
    = wip.1.percent 0.5, .earned 50000, .over 10000, .under 0, profit.1.toDate 15000, wip.1.backlog 50000,
      profit.1.margin 0.3, .fade -0.02, wip.2.under 5000, profit.2.toDate -5000, .loss 5000, wip.3.percent 1,
      .under 10000, wip.over 10000, .under 15000, .net -5000, entry.3.now 5000, profit.3.end 1600
  WIP: a deposit billed before any cost is fully overbilled
    work-in-progress-wip-schedule: wip.1.contract 30000, .estimate 20000, .billed 9000
    = wip.1.percent 0, .earned 0, wip.over 9000, wip.1.backlog 30000, profit.1.toDate 0
`)
