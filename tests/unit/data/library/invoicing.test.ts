import { invoicing } from '@/data/library/invoicing'
import { families } from '@/data/shared/families'
import { cellsOf, dateOfSerial, evaluate } from '@/lib/documents/calc'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import type { Value } from '@/lib/documents/model'
import { complete } from '@/lib/documents/complete'
import { fill } from '@/lib/documents/fill'
import { filledAtRandom } from '@/tests/support/recalculation'
import { figuresFrom, finder } from '@/tests/support/template-reader'

const bySlug = finder(invoicing)
const invoicingGroups = families.invoicing.groups
const figuresOf = figuresFrom(bySlug)

const dateOf = (serial: number | null) => (serial === null ? null : dateOfSerial(serial))

/** `line.1.qty` and so on from rows of values. */
const rows = (table: string, list: readonly Record<string, Value>[]): Record<string, Value> =>
  Object.fromEntries(
    list.flatMap((row, index) => Object.entries(row).map(([key, value]) => [`${table}.${index + 1}.${key}`, value])),
  )

describe('the billing documents', () => {
  test('number 35 in seven groups, in the order of their page', () => {
    expect(invoicing).toHaveLength(35)
    const groups = invoicing.map(({ subcategory }) => subcategory)
    expect(invoicingGroups.map((group) => groups.filter((other) => other === group).length)).toEqual([
      8, 4, 5, 4, 5, 5, 4,
    ])
    expect([...new Set(groups)]).toEqual([...invoicingGroups])
    expect(invoicing[0]!.name).toBe('Standard Roofing Invoice')
    expect(invoicing[34]!.name).toBe('Payment Policy')
  })
})

describe.each(invoicing.map((entry) => [entry.slug, entry] as const))('%s', (_, entry) => {
  const model = entry.document()

  test('has at least 12 inputs and calculates', () => {
    const cells = [...cellsOf(model).values()]
    expect(cells.filter(({ formula }) => !formula).length).toBeGreaterThanOrEqual(12)
    expect(cells.filter(({ formula }) => formula).length).toBeGreaterThanOrEqual(3)
  })

  test('shows no result before data is entered, and only numbers or blanks after', () => {
    const typical = new Set(
      [...cellsOf(model).values()].filter(({ value }) => value !== null).map(({ name }) => name.split('.')[0]),
    )
    // Counts of what is wrong start at 0.
    typical.add('check')
    for (const [name, result] of evaluate(model)) if (result !== null) expect(typical).toContain(name.split('.')[0])
    for (const seed of [1, 2, 3])
      for (const [name, result] of evaluate(filledAtRandom(model, seed, { blanks: 0.2, zeros: 0.4 })))
        if (result !== null) expect([name, Number.isFinite(result)]).toEqual([name, true])
  })

  test('has formulas that every spreadsheet program supports', () => {
    const formulas = planWorkbook(model).sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []))
    expect(Math.max(...formulas.map(({ length }) => length))).toBeLessThan(8192)
  })
})

describe('invoices', () => {
  test('tax the taxable lines, subtract payments and deduct negative lines', () => {
    const figure = figuresOf('standard-roofing-invoice', {
      ...rows('line', [
        { qty: 22.54, price: 100, taxed: 'Yes' },
        { qty: 4, price: 250.25, taxed: 'No' },
        { qty: -2, price: 100, taxed: 'Yes' },
      ]),
      'totals.taxRate': 0.0825,
      ...rows('payment', [{ amount: 1000 }, { amount: 500.5 }]),
      'invoice.date': '2026-02-20',
    })
    expect(figure('totals.subtotal')).toBe(3055)
    expect(figure('totals.tax')).toBe(169.46)
    expect(figure('totals.total')).toBe(3224.46)
    expect(figure('due.balance')).toBe(1723.96)
    expect(figure('due.credit')).toBe(0)
    expect(figure('check.negative')).toBe(1)
    expect(figure('check.total')).toBe(0)
    expect(dateOf(figure('invoice.due'))).toBe('2026-03-07')
    expect(dateOf(figure('remind.10'))).toBe('2026-03-17')
  })

  test('show an overpayment as a credit and never a negative amount to pay', () => {
    const figure = figuresOf('standard-roofing-invoice', {
      ...rows('line', [{ qty: 1, price: 500 }]),
      ...rows('payment', [{ amount: 800 }]),
    })
    expect(figure('due.balance')).toBe(0)
    expect(figure('due.credit')).toBe(300)
  })

  test.each([
    ['the lesser of 10 % and $1,000', { rule: 'Lesser of the two', share: 0.1, dollars: 1000 }, 1000, 2600],
    ['the strictest without a rule', { share: 0.1, dollars: 1000 }, 1000, 2600],
    ['one third', { share: 1 / 3 }, 3600, 0],
    ['dollars alone', { rule: 'Greater of the two', dollars: 3000 }, 3000, 600],
    ['special orders above a tenth', { rule: 'Greater of the two', share: 0.1, dollars: 3000 }, 3000, 600],
    ['a third above special orders', { rule: 'Greater of the two', share: 1 / 3, dollars: 3000 }, 3600, 0],
    ['a tenth and special orders', { rule: 'Sum of the two', share: 0.1, dollars: 1500 }, 3300, 300],
    ['no limit', {}, 3600, null],
  ])('a deposit stays within %s', (_, cap, due, over) => {
    const figure = figuresOf('deposit-invoice', { 'sum.contract': 18000, 'deposit.rate': 0.2, ...rows('cap', [cap]) })
    expect(figure('deposit.due')).toBe(due)
    expect(figure('cap.over')).toBe(over)
    expect(figure('deposit.rest')).toBe(18000 - due)
  })

  test('a progress bill is the earned amount less retainage and earlier bills, without unsigned changes', () => {
    const figure = figuresOf('progress-invoice', {
      'sum.contract': 100000,
      ...rows('change', [
        { amount: 5000, signed: 'Yes' },
        { credit: 1000, signed: 'Yes' },
        { amount: 9999, signed: 'No' },
      ]),
      ...rows('stage', [
        { value: 40000, before: 0.5, done: 1 },
        { value: 64000, before: 0, done: 0.25 },
      ]),
      'hold.rate': 0.1,
      ...rows('earlier', [{ amount: 18000 }]),
    })
    expect(figure('change.signed')).toBe(4000)
    expect(figure('change.unsigned')).toBe(9999)
    expect(figure('sum.revised')).toBe(104000)
    expect(figure('sum.check')).toBe(0)
    expect(figure('stage.now')).toBe(36000)
    expect(figure('hold.amount')).toBe(5600)
    expect(figure('due.amount')).toBe(32400)
    expect(figure('due.left')).toBe(53600)
  })

  test('no stage is billed above 100 %: the form refuses it, and the file does not print 100 instead', () => {
    const { model, messages } = complete(bySlug('progress-invoice').document(), {
      values: rows('stage', [{ value: 1000, done: '140' }]),
      rows: {},
      pictures: {},
    })
    expect(messages).toEqual([
      '“To date, line 1, Mobilization, permit and protection” takes a percent complete from 0 to 100, not “140”.',
    ])
    expect(cellsOf(model).get('stage.1.done')?.value).toBeNull()
    expect(evaluate(model).get('stage.earned')).toBeNull()
  })

  test('work billed in advance never makes a negative bill', () => {
    const figure = figuresOf('progress-invoice', {
      ...rows('stage', [{ value: 10000, done: 0.3 }]),
      ...rows('earlier', [{ amount: 4200 }]),
    })
    expect([figure('due.amount'), figure('due.credit')]).toEqual([0, 1200])
  })

  test('an overpaid final invoice shows the credit and passes its check', () => {
    const figure = figuresOf('final-invoice', { 'sum.contract': 5000, ...rows('payment', [{ amount: 5300 }]) })
    expect([figure('due.balance'), figure('due.credit'), figure('check.total')]).toEqual([0, 300, 0])
  })

  test('a final invoice settles allowances in both directions and ends at the balance', () => {
    const figure = figuresOf('final-invoice', {
      'sum.contract': 20000,
      ...rows('change', [
        { amount: 1500, signed: 'Yes' },
        { amount: 700, signed: 'No' },
      ]),
      ...rows('allowance', [
        { included: 12, used: 4, price: 95 },
        { included: 0, used: 10, price: 8.5 },
      ]),
      'tax.base': 9000,
      'tax.rate': 0.06,
      ...rows('payment', [{ amount: 5000 }, { amount: 8000 }]),
      'hold.amount': 1000,
    })
    expect(figure('allowance.total')).toBe(-675)
    expect(figure('sum.final')).toBe(20825)
    expect(figure('sum.total')).toBe(21365)
    expect(figure('due.balance')).toBe(7365)
  })

  test('the retainage bill subtracts releases and agreed deductions', () => {
    const figure = figuresOf('retainage-invoice', {
      ...rows('held', [
        { earned: 50000, rate: 0.1 },
        { earned: 30000, rate: 0.05, released: 500 },
      ]),
      ...rows('deduction', [
        { amount: 300, agreed: 'Yes' },
        { amount: 900, agreed: 'No' },
      ]),
    })
    expect(figure('held.total')).toBe(6500)
    expect(figure('due.balance')).toBe(5700)
    expect(figure('deduction.open')).toBe(900)
    expect(figure('due.rate')).toBe(0.08125)
  })

  test('time and materials stay under the limit', () => {
    const figure = figuresOf('time-and-materials-invoice', {
      ...rows('labor', [
        { regular: 8, overtime: 2, rate: 60 },
        { regular: 8, rate: 45 },
        { regular: -2, rate: 45 },
      ]),
      ...rows('material', [{ cost: 400 }]),
      'terms.markup': 0.15,
      ...rows('equipment', [{ qty: 1.5, price: 200 }]),
      'limit.amount': 3000,
      'limit.earlier': 1700,
      'tax.base': 460,
      'tax.rate': 0.1,
    })
    expect(figure('labor.total')).toBe(930)
    expect(figure('material.total')).toBe(460)
    expect(figure('total.work')).toBe(1690)
    expect(figure('total.billed')).toBe(1300)
    expect(figure('limit.over')).toBe(390)
    expect(figure('due.amount')).toBe(1346)
    expect(figure('check.hours')).toBe(1)
  })

  const claim = {
    ...rows('item', [{ rcv: 11000, adjuster: 2500, back: 'Yes' }]),
    'insurance.deductible': 1500,
  }

  test('11,000 less 2,500 is 8,500; first check 7,000; holdback 2,500', () => {
    const figure = figuresOf('insurance-claim-invoice', claim)
    expect(figure('claim.acv')).toBe(8500)
    expect(figure('claim.first')).toBe(7000)
    expect(figure('claim.holdback')).toBe(2500)
    expect(figure('bill.owner')).toBe(1500)
  })

  test('supplements count when approved, upgrades when signed, and both add to the open bill', () => {
    const figure = figuresOf('insurance-claim-invoice', {
      ...claim,
      ...rows('supplement', [
        { before: 1000, revised: 1800, approved: 'Yes' },
        { before: 0, revised: 650, approved: 'No' },
      ]),
      ...rows('change', [{ amount: 1200, signed: 'Yes' }]),
      ...rows('payment', [
        { amount: 7000, from: 'Insurer' },
        { amount: 1500, from: 'Owner' },
      ]),
    })
    expect(figure('supplement.open')).toBe(650)
    expect(figure('bill.total')).toBe(13000)
    expect(figure('due.insurer')).toBe(3300)
    expect(figure('due.owner')).toBe(1200)
    expect(figure('bill.open')).toBe(4500)
    expect(figure('due.check')).toBe(0)
    expect(figure('claim.unmarked')).toBe(0)
  })

  test('a supplement absorbs the rest of a deductible above the first value', () => {
    const figure = figuresOf('insurance-claim-invoice', {
      ...rows('item', [{ rcv: 2000, adjuster: 500, back: 'Yes' }]),
      'insurance.deductible': 2500,
      ...rows('supplement', [{ before: 0, revised: 4000, approved: 'Yes' }]),
    })
    expect(figure('claim.first')).toBe(0)
    expect(figure('bill.insurer')).toBe(3500)
    expect(figure('bill.owner')).toBe(2500)
  })

  test('depreciation by age and life never exceeds the value and may be nonrecoverable', () => {
    const figure = figuresOf('insurance-claim-invoice', {
      ...rows('item', [
        { rcv: 8000, age: 10, life: 25, back: 'Yes' },
        { rcv: 900, age: 30, life: 20, back: 'No' },
        { rcv: 500, age: 3, life: 0 },
        { rcv: 600, adjuster: 250 },
      ]),
      'claim.coverageA': 250000,
      'claim.percent': 0.01,
    })
    expect(figure('item.1.depreciation')).toBe(3200)
    expect(figure('item.2.acv')).toBe(0)
    expect(figure('item.3.depreciation')).toBeNull()
    expect(figure('claim.deductible')).toBe(2500)
    expect(figure('claim.lost')).toBe(1150)
    expect(figure('claim.unmarked')).toBe(250)
    expect(figure('bill.owner')).toBe(3650)
  })

  test('a service call bills the agreed minimum and calculates the warranty date', () => {
    const figure = figuresOf('service-call-invoice', {
      'invoice.date': '2026-01-31',
      'call.fee': 89,
      'labor.hours': 0.75,
      'labor.minimum': 1,
      'labor.rate': 110,
      ...rows('line', [{ qty: 2, price: 24.5, taxed: 'Yes' }]),
      'totals.taxRate': 0.07,
      'paid.total': 200,
      'warranty.days': 90,
    })
    expect(figure('totals.total')).toBe(251.43)
    expect(figure('due.balance')).toBe(51.43)
    expect(dateOf(figure('warranty.until'))).toBe('2026-05-01')
    expect(figure('labor.tax')).toBeNull()
    const taxed = figuresOf('service-call-invoice', {
      'call.fee': 89,
      'labor.hours': 1,
      'labor.rate': 111,
      'labor.taxRate': 0.08,
    })
    expect([taxed('labor.tax'), taxed('totals.total')]).toEqual([16, 216])
  })
})

describe('quotes', () => {
  test('1,800 sq ft at 6:12 with 12 % are 2,012.5 sq ft, 22.54 squares, 68 bundles', () => {
    const figure = figuresOf('quick-roofing-quote', { 'roof.plan': 1800, 'roof.rise': 6 })
    expect(figure('roof.area')).toBe(2012.5)
    expect(figure('roof.order')).toBe(22.54)
    expect(figure('bundle.order')).toBe(68)
    expect(figure('totals.total')).toBeNull()
  })

  test('$10,000 of cost at 35 % margin sells for $15,384.62', () => {
    const figure = figuresOf('quick-roofing-quote', {
      'roof.plan': 10000,
      'roof.rise': 0,
      'roof.waste': 0,
      'roof.tearOff': 0,
      'unit.material': 60,
      'unit.labor': 40,
      'unit.tear': 30,
      'unit.dump': 10,
      'sell.margin': 0.35,
    })
    expect(figure('cost.total')).toBe(10000)
    expect(figure('sell.price')).toBe(15384.62)
    expect(figure('totals.subtotal')).toBe(15384.62)
    expect(figure('sell.real')).toBeCloseTo(0.35, 5)
  })

  test('the yearly cost of the better roof', () => {
    const figure = figuresOf('good-better-best-option-comparison', {
      ...rows('cost', [
        { material: 6000, labor: 4000, margin: 0.35 },
        { material: 9000, labor: 4000, other: 1000, margin: 0.4 },
        { material: 9000, margin: 1 },
      ]),
      ...rows('option', [
        { life: 18, upkeep: 150, chosen: 'Yes' },
        { life: 0, upkeep: 100 },
      ]),
      'chosen.taxRate': 0.08,
      'chosen.depositRate': 0.5,
      'chosen.depositFixed': 1000,
    })
    expect(['price', 'tax', 'total', 'deposit'].map((name) => figure(`chosen.${name}`))).toEqual([
      15384.62, 1230.77, 16615.39, 1000,
    ])
    expect(['margin', 'text', 'chosen'].map((name) => figure(`check.${name}`))).toEqual([1, 0, 1])
    expect(figure('option.1.price')).toBe(15384.62)
    expect(figure('option.1.year')).toBe(1004.7)
    expect(figure('option.2.more')).toBe(7948.71)
    expect(figure('option.2.year')).toBeNull()
    expect(figure('cost.3.price')).toBeNull()
  })

  test('a change order is additions with markup less credits, and changes price and date', () => {
    const figure = figuresOf('change-order-quote', {
      ...rows('cost', [
        { qty: 10, addition: 95 },
        { qty: 2, credit: 100 },
        { qty: 1 },
        { qty: -3, addition: 50 },
        { addition: 40 },
      ]),
      'change.addRate': 0.2,
      'change.creditRate': 0.1,
      'sum.contract': 18000,
      'days.completion': '2026-06-30',
      'days.added': 3,
    })
    expect(figure('change.net')).toBe(740)
    expect(figure('change.total')).toBe(740)
    expect(figure('sum.new')).toBe(18740)
    expect(dateOf(figure('days.new'))).toBe('2026-07-03')
    expect([figure('line.1.price'), figure('line.2.price')]).toEqual([114, -110])
    expect(['noPrice', 'noQuantity', 'text', 'negative'].map((name) => figure(`check.${name}`))).toEqual([1, 1, 0, 1])
  })

  test('open quotes by age, and the close rate', () => {
    const figure = figuresOf('quote-follow-up-log', {
      'log.date': '2026-04-30',
      ...rows('quote', [
        { sent: '2026-04-25', amount: 10000, on: '2026-04-28' },
        { sent: '2026-04-01', amount: 20000 },
        { sent: '2026-02-01', amount: 30000 },
        { sent: '2026-03-01', amount: 15000, won: 14500 },
        { sent: '2026-03-01', amount: 9000, reason: 'Price' },
        { amount: 500 },
      ]),
    })
    expect(figure('quote.open')).toBe(60500)
    expect([figure('log.fresh'), figure('log.middle'), figure('log.old'), figure('log.undated')]).toEqual([
      10000, 20000, 30000, 500,
    ])
    expect(figure('log.overdue')).toBe(1)
    const decided = figuresOf(
      'quote-follow-up-log',
      rows('quote', [
        { amount: 15000, won: 14500, source: 'Referral' },
        { amount: 9000, source: 'Referral', reason: 'Price' },
        { amount: 7000, source: 'Canvass', reason: 'Price' },
        { amount: 4000, source: 'Canvass', reason: 'Timing' },
      ]),
    )
    expect(['won', 'lost', 'rate', 'money'].map((key) => decided(`source.1.${key}`))).toEqual([1, 1, 0.5, 14500])
    expect(['lost', 'money'].map((key) => decided(`reason.1.${key}`))).toEqual([2, 16000])
    expect(decided('reason.1.share')).toBeCloseTo(2 / 3, 6)
    expect(figure('log.rate')).toBe(0.5)
    expect(figure('log.moneyRate')).toBeCloseTo(14500 / 23500, 6)
  })
})

describe('plans and schedules', () => {
  test('milestones add up to the cent, and the last takes the remainder', () => {
    const figure = figuresOf('milestone-payment-schedule', {
      'sum.contract': 10000.01,
      'sum.changes': 333.32,
      ...rows('stage', [{ share: 1 / 3 }, { share: 1 / 3 }, { share: 0.1 }]),
      ...rows('cap', [{ rule: 'Lesser of the two', share: 0.1, dollars: 1000 }]),
    })
    expect(figure('stage.total')).toBe(10333.33)
    expect(figure('stage.7.amount')).toBe(2411.12)
    expect(figure('cap.over')).toBe(2444.44)
  })

  test('milestones above the contract are flagged', () => {
    const figure = figuresOf('milestone-payment-schedule', { 'sum.contract': 1000, ...rows('stage', [{ share: 1.2 }]) })
    expect(figure('last.over')).toBe(200)
  })

  test('$10,000 over 12 months at 12 % is $888.49 a month, and the last payment clears it', () => {
    const figure = figuresOf('payment-plan-calculator', {
      'plan.amount': 12000,
      'plan.down': 2000,
      'plan.rate': 0.12,
      'plan.count': 12,
      'plan.first': '2026-01-31',
    })
    expect(figure('plan.factor')).toBeCloseTo(1.126825, 6)
    expect(figure('plan.payment')).toBe(888.49)
    expect(figure('payment.12.balance')).toBe(0)
    expect(figure('payment.12.payment')).toBe(888.47)
    expect(figure('payment.interest')).toBe(661.86)
    expect(figure('plan.check')).toBe(0)
    expect(figure('payment.13.payment')).toBeNull()
    expect(dateOf(figure('payment.2.due'))).toBe('2026-02-28')
    expect(dateOf(figure('plan.last'))).toBe('2026-12-31')
  })

  test.each([1, 7, 24, 31, 36])('a plan of %i months ends at zero, with and without interest', (months) => {
    for (const rate of [0, 0.0799, 0.24]) {
      const figure = figuresOf('payment-plan-calculator', {
        'plan.amount': 7777.77,
        'plan.rate': rate,
        'plan.count': months,
      })
      expect(figure(`payment.${months}.balance`)).toBe(0)
      expect(figure('plan.check')).toBe(0)
      expect(figure('payment.principal')).toBe(7777.77)
    }
  })

  test('a plan longer than the table, or without months, shows nothing', () => {
    const long = figuresOf('payment-plan-calculator', { 'plan.amount': 5000, 'plan.count': 48 })
    expect([long('plan.payment'), long('plan.over')]).toEqual([null, 12])
    expect(figuresOf('payment-plan-calculator', { 'plan.amount': 5000, 'plan.count': 0 })('plan.payment')).toBeNull()
  })

  test('a schedule of values shows the difference from the contract', () => {
    const figure = figuresOf('schedule-of-values', {
      'sum.contract': 100000,
      ...rows('sov', [
        { value: 10000, done: 1 },
        { value: 80000, done: 0.5 },
      ]),
      ...rows('cost', [{ cost: 4000 }, { cost: 66000 }]),
      'sov.retainage': 0.1,
    })
    expect(figure('sum.check')).toBe(-10000)
    expect(figure('sov.earned')).toBe(50000)
    expect(figure('sov.payable')).toBe(45000)
    expect(figure('cost.profit')).toBe(20000)
    expect(figure('cost.1.margin')).toBe(0.6)
  })

  test('a draw applies the lender’s holdback, and an overdrawn line is flagged', () => {
    const figure = figuresOf('draw-request-form', {
      ...rows('line', [
        { budget: 10000, before: 4000, now: 5000 },
        { budget: 2000, before: 1500, now: 800 },
        { budget: 0, now: 0 },
      ]),
      'hold.rate': 0.1,
    })
    expect(figure('draw.due')).toBe(5220)
    expect(figure('draw.over')).toBe(300)
    expect(figure('line.3.done')).toBeNull()
  })

  test('maintenance plans are billed in the right months, to the cent', () => {
    const figure = figuresOf('recurring-maintenance-billing-schedule', {
      ...rows('plan', [
        { price: 1000, bills: 12, first: 1 },
        { price: 1200, bills: 4, first: 2 },
        { price: 600, bills: 1, first: 10 },
        { price: 500, bills: 0, first: 1 },
        { price: 500, bills: 5, first: 1 },
      ]),
    })
    expect(figure('bill.1.jan')).toBe(83.37)
    expect(figure('bill.1.dec')).toBe(83.33)
    expect(figure('bill.1.year')).toBe(1000)
    expect(['jan', 'feb', 'may', 'aug', 'nov', 'dec'].map((month) => figure(`bill.2.${month}`))).toEqual([
      0, 300, 300, 300, 300, 0,
    ])
    expect(figure('bill.3.year')).toBe(600)
    expect([figure('bill.4.year'), figure('bill.5.year')]).toEqual([null, null])
    expect(figure('year.expected')).toBe(2800)
  })
})

describe('receipts', () => {
  test('counted cash must match the receipt', () => {
    const figure = figuresOf('payment-receipt', {
      'receipt.amount': 445.5,
      ...rows('cash', [{ count: 4 }, {}, { count: 2 }, {}, { count: 1 }]),
      'cash.coins': 0.25,
    })
    expect(figure('cash.total')).toBe(445.25)
    expect(figure('cash.check')).toBe(-0.25)
  })

  test('a partial payment is applied invoice by invoice', () => {
    const figure = figuresOf('partial-payment-receipt', {
      'receipt.amount': 3000,
      ...rows('invoice', [
        { amount: 4000, before: 1500, applied: 2600 },
        { amount: 1000, applied: 300 },
      ]),
    })
    expect(figure('rest.unapplied')).toBe(100)
    expect(figure('rest.over')).toBe(100)
    expect(figure('invoice.open')).toBe(600)
  })

  test('paid in full means a zero balance, apart from unsigned changes', () => {
    const figure = figuresOf('paid-in-full-receipt', {
      'sum.contract': 15000,
      'sum.tax': 450,
      'sum.credits': 200,
      ...rows('change', [
        { amount: 750, signed: 'Yes' },
        { amount: 80, signed: 'No' },
      ]),
      ...rows('payment', [
        { amount: 12000, from: 'Insurer' },
        { amount: 4000, from: 'Owner' },
      ]),
    })
    expect(figure('sum.balance')).toBe(0)
    expect(figure('paid.owner')).toBe(4000)
    expect(figure('change.unsigned')).toBe(80)
  })

  test('a credit first reduces the bill; the rest is refunded', () => {
    const figure = figuresOf('refund-and-credit-memo', {
      ...rows('line', [{ qty: 8, price: 95, taxed: 'Yes' }]),
      'totals.taxRate': 0.05,
      'account.billed': 10000,
      'account.paid': 9700,
    })
    expect(figure('totals.total')).toBe(798)
    expect(figure('account.bill')).toBe(0)
    expect(figure('account.refund')).toBe(498)
    expect(figure('account.over')).toBe(0)
  })

  test('an overpayment is refunded without a credit line', () => {
    const figure = figuresOf('refund-and-credit-memo', { 'account.billed': 1000, 'account.paid': 1200 })
    expect([figure('account.refund'), figure('account.bill'), figure('account.over')]).toEqual([200, 0, null])
  })
})

describe('collections', () => {
  test('a late charge is simple daily interest on overdue amounts, or zero without an agreed rate', () => {
    const values = {
      'letter.date': '2026-03-31',
      ...rows('account', [
        { due: '2026-03-01', amount: 7300, paid: 0 },
        { due: '2026-04-15', amount: 1000, paid: 400 },
      ]),
    }
    const charged = figuresOf('second-late-payment-notice', { ...values, 'charge.rate': 0.1 })
    expect(charged('account.1.late')).toBe(30)
    expect(charged('account.charge')).toBe(60)
    expect(charged('account.later')).toBe(600)
    expect(charged('account.total')).toBe(7360)
    expect(dateOf(charged('letter.until'))).toBe('2026-04-10')
    const plain = figuresOf('second-late-payment-notice', values)
    expect([plain('account.charge'), plain('account.total')]).toEqual([null, 7300])
  })

  test('a first reminder asks only for overdue amounts', () => {
    const figure = figuresOf('first-late-payment-notice', {
      'letter.date': '2026-03-31',
      ...rows('account', [
        { due: '2026-03-31', amount: 500 },
        { due: '2026-04-01', amount: 900 },
      ]),
    })
    expect([figure('account.open'), figure('account.later'), figure('account.total')]).toEqual([1400, 900, 500])
    const overpaid = figuresOf('first-late-payment-notice', {
      'letter.date': '2026-03-31',
      ...rows('account', [{ due: '2026-03-01', amount: 500, paid: 700 }]),
    })
    expect(overpaid('account.total')).toBe(0)
  })

  test('a demand counts interest up to its deadline', () => {
    const figure = figuresOf('demand-for-payment-letter', {
      'letter.date': '2026-03-31',
      ...rows('account', [{ due: '2026-03-01', amount: 7300 }]),
      'charge.rate': 0.1,
    })
    expect(figure('charge.daily')).toBe(2)
    expect(figure('letter.total')).toBe(7388)
  })

  test('a missed payment promise shows the unpaid amount', () => {
    const figure = figuresOf('collections-call-log', {
      'log.date': '2026-05-10',
      ...rows('call', [
        { account: 'A', promised: 2000, by: '2026-05-08', received: 500 },
        { account: 'A', promised: 900, by: '2026-05-20' },
        { account: 'B', promised: 700, by: '2026-05-01', received: 700 },
      ]),
    })
    expect(figure('customer.1.broken')).toBe(1500)
    expect(figure('customer.2.broken')).toBe(0)
    expect(figure('customer.1.promised')).toBe(2900)
    expect(figure('call.broken')).toBe(1500)
  })
})

describe('records', () => {
  test('every open dollar falls into one age bracket, from due today to over 90 days', () => {
    const due = ['2026-06-30', '2026-07-15', '2026-06-29', '2026-05-31', '2026-05-30', '2026-04-01', '2026-03-31']
    const figure = figuresOf('accounts-receivable-aging', {
      'aging.date': '2026-06-30',
      ...rows(
        'invoice',
        due.map((date, index) => ({ due: date, amount: 1000 * 2 ** index, paid: 0 })),
      ),
      'aging.sales': 381000,
    })
    expect(['current', 'd30', 'd60', 'd90', 'older'].map((key) => figure(`invoice.${key}`))).toEqual([
      2000, 13000, 16000, 32000, 64000,
    ])
    expect(figure('aging.check')).toBe(0)
    expect(figure('aging.dso')).toBe(30)
    expect([5, 4, 3, 2, 1].map((row) => figure(`ladder.${row}.left`))).toEqual([2000, 13000, 16000, 32000, 64000])
  })

  test('payments that name no invoice are taken from the oldest money', () => {
    const figure = figuresOf('accounts-receivable-aging', {
      'aging.date': '2026-06-30',
      'aging.unapplied': 1500,
      ...rows('invoice', [
        { due: '2026-01-01', amount: 1000 },
        { due: '2026-06-15', amount: 2000, paid: 200 },
        { due: '2026-08-01', amount: 400 },
      ]),
    })
    expect([5, 4, 3, 2, 1].map((row) => figure(`ladder.${row}.left`))).toEqual([400, 1300, 0, 0, 0])
    expect(figure('aging.net')).toBe(1700)
  })

  test('the check flags an invoice without a due date', () => {
    const figure = figuresOf('accounts-receivable-aging', {
      'aging.date': '2026-06-30',
      ...rows('invoice', [{ amount: 500 }, { due: '2026-06-01', amount: 100 }]),
    })
    expect(figure('aging.check')).toBe(500)
    expect(figure('aging.dso')).toBeNull()
  })

  const ages = ['later', 'd30', 'd60', 'd90', 'older'].map((key) => `aged.1.${key}`)
  const statementOf = (entries: readonly Record<string, Value>[]) =>
    figuresOf('customer-statement-of-account', { 'statement.date': '2026-05-31', ...rows('entry', entries) })

  test('a statement shows a running balance and splits the amount due', () => {
    const figure = statementOf([
      { charge: 1000, due: '2026-04-30' },
      { charge: 5000, due: '2026-05-15' },
      { payment: 3000 },
      { charge: 2500, due: '2026-06-15' },
    ])
    expect([1, 2, 3, 4, 5].map((row) => figure(`entry.${row}.balance`))).toEqual([1000, 6000, 3000, 5500, null])
    expect(figure('statement.closing')).toBe(5500)
    expect(ages.map(figure)).toEqual([2500, 3000, 0, 0, 0])
    expect([figure('due.now'), figure('slip.due'), figure('due.credit')]).toEqual([3000, 3000, 0])
    expect(figure('check.ages')).toBe(0)
  })

  test('a statement asks for an overdue invoice although a later one is prepaid', () => {
    const entries = [
      { charge: 1000, due: '2026-05-01' },
      { charge: 1000, due: '2026-07-01' },
    ]
    const named = statementOf([...entries, { payment: 1000, due: '2026-07-01' }])
    expect([...ages, 'due.now'].map(named)).toEqual([0, 1000, 0, 0, 0, 1000])
    const toOldest = statementOf([...entries, { payment: 1000 }])
    expect([...ages, 'due.now'].map(toOldest)).toEqual([1000, 0, 0, 0, 0, 0])
  })

  test('a statement ages by due date at the edges of its brackets, and payments take the oldest first', () => {
    // 0, 30, 31, 60, 61, 90 and 91 days late, and due tomorrow.
    const due = [
      '2026-05-31',
      '2026-05-01',
      '2026-04-30',
      '2026-04-01',
      '2026-03-31',
      '2026-03-02',
      '2026-03-01',
      '2026-06-01',
    ]
    const charges = due.map((date, index) => ({ charge: 10 ** (index % 4), due: date }))
    expect(ages.map(statementOf(charges))).toEqual([1000, 11, 1100, 11, 100])
    expect(ages.map(statementOf([...charges, { payment: 105 }]))).toEqual([1000, 11, 1100, 6, 0])
    expect(ages.map(statementOf([...charges, { payment: 1500 }]))).toEqual([722, 0, 0, 0, 0])
  })

  test('an overpaid account shows a credit and asks for nothing', () => {
    const figure = statementOf([
      { charge: 400, due: '2026-05-01' },
      { payment: 450, due: '2026-05-01' },
    ])
    expect([...ages, 'due.now', 'due.credit', 'check.ages'].map(figure)).toEqual([0, 0, 0, 0, 0, 0, 50, 0])
  })

  test('a statement without a date is as of today', () => {
    const model = fill(bySlug('customer-statement-of-account').document(), {
      'entry.1.charge': 700,
      'entry.1.due': '2026-01-01',
    })
    expect(evaluate(model, { today: '2026-02-15' }).get('aged.1.d60')).toBe(700)
    expect(evaluate(model).get('due.now')).toBeNull()
  })

  test('the register totals net, tax and credits', () => {
    const figure = figuresOf('invoice-register', {
      ...rows('invoice', [
        { net: 1000, taxable: 400, rate: 0.08, paid: 1032, date: '2026-01-01', paidOn: '2026-01-21' },
        { net: 2000, taxable: 5000, rate: 0.05, credit: 100, date: '2026-01-05' },
        { net: 500, paid: 500, date: '2026-01-10', paidOn: '2026-01-02' },
      ]),
    })
    expect(figure('invoice.tax')).toBe(132)
    expect(figure('invoice.open')).toBe(2000)
    expect(figure('invoice.check')).toBe(0)
    expect(figure('register.days')).toBe(10)
  })

  test('notice and lien dates are counted from the entered dates', () => {
    const figure = figuresOf('lien-notice-deadline-tracker', {
      'tracker.date': '2026-03-15',
      ...rows('job', [
        { first: '2026-03-02', noticeDays: 20, last: '2026-03-10', lienDays: 90, open: 12000 },
        { first: '2026-01-02', noticeDays: 20, sent: '2026-01-10', last: '2025-12-20', lienDays: 90, open: 0 },
      ]),
    })
    expect(dateOf(figure('job.1.notice'))).toBe('2026-03-22')
    expect(figure('job.1.noticeLeft')).toBe(7)
    expect(dateOf(figure('job.1.lien'))).toBe('2026-06-08')
    expect(figure('job.2.noticeLeft')).toBeNull()
    expect(figure('job.2.lienLeft')).toBeNull()
    expect(figure('tracker.notices')).toBe(1)
    const late = figuresOf('lien-notice-deadline-tracker', {
      'tracker.date': '2026-03-15',
      ...rows('job', [{ first: '2026-02-01', noticeDays: 20, last: '2025-12-01', lienDays: 90, open: 500 }]),
    })
    expect([late('tracker.noticesMissed'), late('tracker.liensMissed'), late('tracker.notices')]).toEqual([1, 1, 0])
    const recorded = figuresOf('lien-notice-deadline-tracker', {
      'tracker.date': '2026-03-15',
      ...rows('lien', [
        { recorded: '2026-01-31', days: 90, amount: 500 },
        { recorded: '2026-01-31', days: 90, amount: 700, released: '2026-03-01' },
      ]),
    })
    expect(dateOf(recorded('lien.1.enforce'))).toBe('2026-05-01')
    expect([recorded('lien.1.left'), recorded('lien.2.left'), recorded('lien.total')]).toEqual([47, null, 1200])
  })

  test('job profit: overhead is spread by sales to the cent, and break-even is overhead ÷ margin', () => {
    const figure = figuresOf('job-profit-sheet', {
      'period.overhead': 30000,
      ...rows('job', [
        { contract: 60000, labor: 20000, material: 22000, hours: 400 },
        { contract: 38000, changes: 2000, labor: 12000, material: 16000, hours: 240 },
      ]),
    })
    expect(figure('job.gross')).toBe(30000)
    expect(figure('period.even')).toBe(100000)
    expect(figure('job.1.overhead')).toBe(18000)
    expect(figure('job.2.net')).toBe(0)
    expect(figure('says.check')).toBe(0)
    expect(figure('job.unspread')).toBe(0)
  })

  test('job profit: an uneven spread leaves no remainder', () => {
    const figure = figuresOf('job-profit-sheet', {
      'period.overhead': 10000,
      ...rows('job', [{ contract: 1000 }, { contract: 1000 }, { contract: 1000 }]),
    })
    expect(figure('job.unspread')).toBe(0)
    expect(figure('job.net')).toBeCloseTo(-7000, 4)
  })
})

describe('prices', () => {
  test('$10,000 at 35 % margin is $15,384.62; at 35 % markup $13,500, which leaves 25.9 %', () => {
    const figure = figuresOf('labor-rate-and-markup-calculator', {
      'mark.cost': 10000,
      'mark.margin': 0.35,
      'mark.markup': 0.35,
      'ten.overhead': 0.1,
      'ten.profit': 0.1,
    })
    expect(figure('mark.price')).toBe(15384.62)
    expect(figure('mark.markupPrice')).toBe(13500)
    expect(figure('mark.left')).toBeCloseTo(0.259, 3)
    expect(figure('mark.needed')).toBeCloseTo(0.538462, 6)
    expect([figure('ten.additive'), figure('ten.cumulative')]).toEqual([0.2, 0.21])
  })

  test('loaded rate = wage × (1 + burden) + overhead an hour', () => {
    const figure = figuresOf('labor-rate-and-markup-calculator', {
      ...rows('burden', [{ rate: 0.0765 }, {}, {}, { rate: 0.2235 }]),
      'overhead.year': 120000,
      'overhead.people': 8,
      'overhead.hours': 1500,
      ...rows('role', [
        { wage: 30, margin: 0.5 },
        { wage: -1, margin: 0.3 },
      ]),
    })
    expect(figure('burden.total')).toBe(0.3)
    expect(figure('overhead.hour')).toBe(10)
    expect(figure('role.1.loaded')).toBe(49)
    expect(figure('role.1.rate')).toBe(98)
    expect(figure('role.2.rate')).toBeNull()
  })

  test('a price list line is cost ÷ (1 − margin), rounded up', () => {
    const figure = figuresOf('roofing-price-list', {
      'rate.hour': 50,
      'rate.margin': 0.35,
      'rate.step': 1,
      'list.date': '2026-01-15',
      ...rows('cost', [{ hours: 2 }, { material: 100, margin: 1 }]),
    })
    expect(figure('cost.1.cost')).toBe(100)
    expect(figure('price.1.price')).toBe(154)
    expect(figure('cost.2.price')).toBeNull()
    expect(figure('rate.low')).toBeCloseTo(54 / 154, 6)
    expect(dateOf(figure('list.until'))).toBe('2026-04-15')
  })

  test('commission is earned as the customer pays, and is never negative', () => {
    const values = {
      'plan.saleRate': 0.05,
      'plan.marginRate': 0.2,
      'plan.floor': 0.25,
      ...rows('job', [
        { contract: 20000, cost: 12000, collected: 10000 },
        { contract: 10000, cost: 9000, collected: 12000 },
      ]),
      ...rows('deduction', [
        { kind: 'Draw', amount: 300 },
        { kind: 'Chargeback', amount: 900 },
      ]),
    }
    const bySale = figuresOf('sales-commission-calculator', values)
    expect(bySale('job.now')).toBe(1000)
    expect(bySale('pay.now')).toBe(0)
    expect(bySale('pay.carry')).toBe(200)
    expect(figuresOf('sales-commission-calculator', { ...values, 'pay.forward': 150 })('pay.carry')).toBe(350)
    const byMargin = figuresOf('sales-commission-calculator', { ...values, 'plan.method': 2 })
    expect(byMargin('job.1.full')).toBe(1600)
    expect(byMargin('job.2.full')).toBe(0)
    expect(byMargin('pay.carry')).toBe(400)
    const uncosted = figuresOf('sales-commission-calculator', {
      'plan.method': 2,
      'plan.marginRate': 0.2,
      ...rows('job', [{ contract: 20000, collected: 20000 }]),
    })
    expect([uncosted('job.1.full'), uncosted('job.now')]).toEqual([null, null])
  })

  test('the policy’s example adds up', () => {
    const policy = {
      'job.price': 18250,
      'term.deposit': 0.3,
      ...rows('cap', [{ rule: 'Lesser of the two', share: 0.1, dollars: 1000 }]),
      'job.middle': 0.5,
      'term.late': 0.12,
    }
    const figure = figuresOf('payment-policy', policy)
    expect([figure('job.deposit'), figure('job.middleAmount'), figure('job.last')]).toEqual([1000, 9125, 8125])
    expect(figure('job.late')).toBe(80.14)
    expect(figuresOf('payment-policy', { ...policy, 'term.grace': 10 })('job.late')).toBe(53.42)
    const inDollars = figuresOf('payment-policy', {
      ...policy,
      'term.depositDollars': 999.99,
      'job.middleDollars': 9000.01,
    })
    expect(['job.deposit', 'job.middleAmount', 'job.last'].map(inDollars)).toEqual([999.99, 9000.01, 8250])
    expect(figuresOf('payment-policy', { 'job.price': 900, 'job.middleDollars': 1000 })('last.short')).toBe(100)
  })
})
