import { invoicing } from '@/data/library/invoicing'
import { families } from '@/data/shared/families'
import { cellsOf, evaluate } from '@/lib/documents/calc'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import type { Value } from '@/lib/documents/model'
import { complete } from '@/lib/documents/complete'
import { fill } from '@/lib/documents/fill'
import { figureCases } from '@/tests/support/figure-cases'
import { figuresFrom, finder } from '@/tests/support/template-reader'

const bySlug = finder(invoicing)
const invoicingGroups = families.invoicing.groups
const figuresOf = figuresFrom(bySlug)
const cases = figureCases(bySlug)

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

  test('has formulas that every spreadsheet program supports', () => {
    const formulas = planWorkbook(model).sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []))
    expect(Math.max(...formulas.map(({ length }) => length))).toBeLessThan(8192)
  })
})

describe('invoices', () => {
  cases(`
    tax the taxable lines, subtract payments and deduct negative lines
      standard-roofing-invoice: line.1.qty 22.54, .price 100, .taxed Yes, line.2.qty 4, .price 250.25, .taxed No,
        line.3.qty -2, .price 100, .taxed Yes, totals.taxRate 0.0825, payment.1.amount 1000, payment.2.amount 500.5,
        invoice.date 2026-02-20
      = totals.subtotal 3055, .tax 169.46, .total 3224.46, due.balance 1723.96, .credit 0, check.negative 1, .total 0,
        invoice.due 2026-03-07, remind.10 2026-03-17
    show an overpayment as a credit and never a negative amount to pay
      standard-roofing-invoice: line.1.qty 1, .price 500, payment.1.amount 800
      = due.balance 0, .credit 300
  `)

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

  cases(`
    a progress bill is the earned amount less retainage and earlier bills, without unsigned changes
      progress-invoice: sum.contract 100000, change.1.amount 5000, .signed Yes, change.2.credit 1000, .signed Yes,
        change.3.amount 9999, .signed No, stage.1.value 40000, .before 0.5, .done 1, stage.2.value 64000, .before 0,
        .done 0.25, hold.rate 0.1, earlier.1.amount 18000
      = change.signed 4000, .unsigned 9999, sum.revised 104000, .check 0, stage.now 36000, hold.amount 5600,
        due.amount 32400, .left 53600
  `)

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

  cases(`
    work billed in advance never makes a negative bill
      progress-invoice: stage.1.value 10000, .done 0.3, earlier.1.amount 4200
      = due.amount 0, .credit 1200
    an overpaid final invoice shows the credit and passes its check
      final-invoice: sum.contract 5000, payment.1.amount 5300
      = due.balance 0, .credit 300, check.total 0
    a final invoice settles allowances in both directions and ends at the balance
      final-invoice: sum.contract 20000, change.1.amount 1500, .signed Yes, change.2.amount 700, .signed No,
        allowance.1.included 12, .used 4, .price 95, allowance.2.included 0, .used 10, .price 8.5, tax.base 9000,
        .rate 0.06, payment.1.amount 5000, payment.2.amount 8000, hold.amount 1000
      = allowance.total -675, sum.final 20825, .total 21365, due.balance 7365
    the retainage bill subtracts releases and agreed deductions
      retainage-invoice: held.1.earned 50000, .rate 0.1, held.2.earned 30000, .rate 0.05, .released 500,
        deduction.1.amount 300, .agreed Yes, deduction.2.amount 900, .agreed No
      = held.total 6500, due.balance 5700, deduction.open 900, due.rate 0.08125
    time and materials stay under the limit
      time-and-materials-invoice: labor.1.regular 8, .overtime 2, .rate 60, labor.2.regular 8, .rate 45,
        labor.3.regular -2, .rate 45, material.1.cost 400, terms.markup 0.15, equipment.1.qty 1.5, .price 200,
        limit.amount 3000, .earlier 1700, tax.base 460, .rate 0.1
      = labor.total 930, material.total 460, total.work 1690, .billed 1300, limit.over 390, due.amount 1346,
        check.hours 1
  `)

  cases(`
    11,000 less 2,500 is 8,500; first check 7,000; holdback 2,500
      insurance-claim-invoice: item.1.rcv 11000, .adjuster 2500, .back Yes, insurance.deductible 1500
      = claim.acv 8500, .first 7000, .holdback 2500, bill.owner 1500
    supplements count when approved, upgrades when signed, and both add to the open bill
      + supplement.1.before 1000, .revised 1800, .approved Yes, supplement.2.before 0, .revised 650, .approved No,
        change.1.amount 1200, .signed Yes, payment.1.amount 7000, .from Insurer, payment.2.amount 1500, .from Owner
      = supplement.open 650, bill.total 13000, due.insurer 3300, .owner 1200, bill.open 4500, due.check 0,
        claim.unmarked 0
    a supplement absorbs the rest of a deductible above the first value
      insurance-claim-invoice: item.1.rcv 2000, .adjuster 500, .back Yes, insurance.deductible 2500,
        supplement.1.before 0, .revised 4000, .approved Yes
      = claim.first 0, bill.insurer 3500, .owner 2500
    depreciation by age and life never exceeds the value and may be nonrecoverable
      insurance-claim-invoice: item.1.rcv 8000, .age 10, .life 25, .back Yes, item.2.rcv 900, .age 30, .life 20,
        .back No, item.3.rcv 500, .age 3, .life 0, item.4.rcv 600, .adjuster 250, claim.coverageA 250000, .percent 0.01
      = item.1.depreciation 3200, item.2.acv 0, item.3.depreciation blank, claim.deductible 2500, .lost 1150,
        .unmarked 250, bill.owner 3650
    a service call bills the agreed minimum and calculates the warranty date
      service-call-invoice: invoice.date 2026-01-31, call.fee 89, labor.hours 0.75, .minimum 1, .rate 110,
        line.1.qty 2, .price 24.5, .taxed Yes, totals.taxRate 0.07, paid.total 200, warranty.days 90
      = totals.total 251.43, due.balance 51.43, warranty.until 2026-05-01, labor.tax blank
      service-call-invoice: call.fee 89, labor.hours 1, .rate 111, .taxRate 0.08
      = labor.tax 16, totals.total 216
  `)
})

describe('quotes', () => {
  cases(`
    1,800 sq ft at 6:12 with 12 % are 2,012.5 sq ft, 22.54 squares, 68 bundles
      quick-roofing-quote: roof.plan 1800, .rise 6
      = roof.area 2012.5, .order 22.54, bundle.order 68, totals.total blank
    $10,000 of cost at 35 % margin sells for $15,384.62
      quick-roofing-quote: roof.plan 10000, .rise 0, .waste 0, .tearOff 0, unit.material 60, .labor 40, .tear 30,
        .dump 10, sell.margin 0.35
      = cost.total 10000, sell.price 15384.62, totals.subtotal 15384.62, sell.real ≈0.3500002
    the yearly cost of the better roof
      good-better-best-option-comparison: cost.1.material 6000, .labor 4000, .margin 0.35, cost.2.material 9000,
        .labor 4000, .other 1000, .margin 0.4, cost.3.material 9000, .margin 1, option.1.life 18, .upkeep 150,
        .chosen Yes, option.2.life 0, .upkeep 100, chosen.taxRate 0.08, .depositRate 0.5, .depositFixed 1000
      = chosen.price 15384.62, .tax 1230.77, .total 16615.39, .deposit 1000, check.margin 1, .text 0, .chosen 1,
        option.1.price 15384.62, .year 1004.7, option.2.more 7948.71, .year blank, cost.3.price blank
    a change order is additions with markup less credits, and changes price and date
      change-order-quote: cost.1.qty 10, .addition 95, cost.2.qty 2, .credit 100, cost.3.qty 1, cost.4.qty -3,
        .addition 50, cost.5.addition 40, change.addRate 0.2, .creditRate 0.1, sum.contract 18000,
        days.completion 2026-06-30, .added 3
      = change.net 740, .total 740, sum.new 18740, days.new 2026-07-03, line.1.price 114, line.2.price -110,
        check.noPrice 1, .noQuantity 1, .text 0, .negative 1
    open quotes by age, and the close rate
      quote-follow-up-log: log.date 2026-04-30, quote.1.sent 2026-04-25, .amount 10000, .on 2026-04-28,
        quote.2.sent 2026-04-01, .amount 20000, quote.3.sent 2026-02-01, .amount 30000, quote.4.sent 2026-03-01,
        .amount 15000, .won 14500, quote.5.sent 2026-03-01, .amount 9000, .reason Price, quote.6.amount 500
      = quote.open 60500, log.fresh 10000, .middle 20000, .old 30000, .undated 500, .overdue 1, .rate 0.5,
        .moneyRate ≈0.6170213
      quote-follow-up-log: quote.1.amount 15000, .won 14500, .source Referral, quote.2.amount 9000, .source Referral,
        .reason Price, quote.3.amount 7000, .source Canvass, .reason Price, quote.4.amount 4000, .source Canvass,
        .reason Timing
      = source.1.won 1, .lost 1, .rate 0.5, .money 14500, reason.1.lost 2, .money 16000, .share ≈0.6666667
  `)
})

describe('plans and schedules', () => {
  cases(`
    milestones add up to the cent, and the last takes the remainder
      milestone-payment-schedule: sum.contract 10000.01, .changes 333.32, stage.1.share 1/3, stage.2.share 1/3,
        stage.3.share 0.1, cap.1.rule Lesser of the two, .share 0.1, .dollars 1000
      = stage.total 10333.33, stage.7.amount 2411.12, cap.over 2444.44
    milestones above the contract are flagged
      milestone-payment-schedule: sum.contract 1000, stage.1.share 1.2
      = last.over 200
    $10,000 over 12 months at 12 % is $888.49 a month, and the last payment clears it
      payment-plan-calculator: plan.amount 12000, .down 2000, .rate 0.12, .count 12, .first 2026-01-31
      = plan.factor ≈1.1268250, .payment 888.49, payment.12.balance 0, .payment 888.47, payment.interest 661.86,
        plan.check 0, payment.13.payment blank, payment.2.due 2026-02-28, plan.last 2026-12-31
  `)

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

  cases(`
    a plan longer than the table, or without months, shows nothing
      payment-plan-calculator: plan.amount 5000, .count 48
      = plan.payment blank, .over 12
      payment-plan-calculator: plan.amount 5000, .count 0
      = plan.payment blank
    a schedule of values shows the difference from the contract
      schedule-of-values: sum.contract 100000, sov.1.value 10000, .done 1, sov.2.value 80000, .done 0.5,
        cost.1.cost 4000, cost.2.cost 66000, sov.retainage 0.1
      = sum.check -10000, sov.earned 50000, .payable 45000, cost.profit 20000, cost.1.margin 0.6
    a draw applies the lender’s holdback, and an overdrawn line is flagged
      draw-request-form: line.1.budget 10000, .before 4000, .now 5000, line.2.budget 2000, .before 1500, .now 800,
        line.3.budget 0, .now 0, hold.rate 0.1
      = draw.due 5220, .over 300, line.3.done blank
    maintenance plans are billed in the right months, to the cent
      recurring-maintenance-billing-schedule: plan.1.price 1000, .bills 12, .first 1, plan.2.price 1200, .bills 4,
        .first 2, plan.3.price 600, .bills 1, .first 10, plan.4.price 500, .bills 0, .first 1, plan.5.price 500,
        .bills 5, .first 1
      = bill.1.jan 83.37, .dec 83.33, .year 1000, bill.2.jan 0, .feb 300, .may 300, .aug 300, .nov 300, .dec 0,
        bill.3.year 600, bill.4.year blank, bill.5.year blank, year.expected 2800
  `)
})

describe('receipts', () => {
  cases(`
    counted cash must match the receipt
      payment-receipt: receipt.amount 445.5, cash.1.count 4, cash.3.count 2, cash.5.count 1, cash.coins 0.25
      = cash.total 445.25, .check -0.25
    a partial payment is applied invoice by invoice
      partial-payment-receipt: receipt.amount 3000, invoice.1.amount 4000, .before 1500, .applied 2600,
        invoice.2.amount 1000, .applied 300
      = rest.unapplied 100, .over 100, invoice.open 600
    paid in full means a zero balance, apart from unsigned changes
      paid-in-full-receipt: sum.contract 15000, .tax 450, .credits 200, change.1.amount 750, .signed Yes,
        change.2.amount 80, .signed No, payment.1.amount 12000, .from Insurer, payment.2.amount 4000, .from Owner
      = sum.balance 0, paid.owner 4000, change.unsigned 80
    a credit first reduces the bill; the rest is refunded
      refund-and-credit-memo: line.1.qty 8, .price 95, .taxed Yes, totals.taxRate 0.05, account.billed 10000,
        .paid 9700
      = totals.total 798, account.bill 0, .refund 498, .over 0
    an overpayment is refunded without a credit line
      refund-and-credit-memo: account.billed 1000, .paid 1200
      = account.refund 200, .bill 0, .over blank
  `)
})

describe('collections', () => {
  cases(`
    a late charge is simple daily interest on overdue amounts, or zero without an agreed rate
      second-late-payment-notice: letter.date 2026-03-31, account.1.due 2026-03-01, .amount 7300, .paid 0,
        account.2.due 2026-04-15, .amount 1000, .paid 400, charge.rate 0.1
      = account.1.late 30, account.charge 60, .later 600, .total 7360, letter.until 2026-04-10
      second-late-payment-notice: letter.date 2026-03-31, account.1.due 2026-03-01, .amount 7300, .paid 0,
        account.2.due 2026-04-15, .amount 1000, .paid 400
      = account.charge blank, .total 7300
    a first reminder asks only for overdue amounts
      first-late-payment-notice: letter.date 2026-03-31, account.1.due 2026-03-31, .amount 500,
        account.2.due 2026-04-01, .amount 900
      = account.open 1400, .later 900, .total 500
      first-late-payment-notice: letter.date 2026-03-31, account.1.due 2026-03-01, .amount 500, .paid 700
      = account.total 0
    a demand counts interest up to its deadline
      demand-for-payment-letter: letter.date 2026-03-31, account.1.due 2026-03-01, .amount 7300, charge.rate 0.1
      = charge.daily 2, letter.total 7388
    a missed payment promise shows the unpaid amount
      collections-call-log: log.date 2026-05-10, call.1.account A, .promised 2000, .by 2026-05-08, .received 500,
        call.2.account A, .promised 900, .by 2026-05-20, call.3.account B, .promised 700, .by 2026-05-01, .received 700
      = customer.1.broken 1500, customer.2.broken 0, customer.1.promised 2900, call.broken 1500
  `)
})

describe('records', () => {
  cases(`
    every open dollar falls into one age bracket, from due today to over 90 days
      accounts-receivable-aging: aging.date 2026-06-30, invoice.1.due 2026-06-30, .amount 1000, .paid 0,
        invoice.2.due 2026-07-15, .amount 2000, .paid 0, invoice.3.due 2026-06-29, .amount 4000, .paid 0,
        invoice.4.due 2026-05-31, .amount 8000, .paid 0, invoice.5.due 2026-05-30, .amount 16000, .paid 0,
        invoice.6.due 2026-04-01, .amount 32000, .paid 0, invoice.7.due 2026-03-31, .amount 64000, .paid 0,
        aging.sales 381000
      = invoice.current 2000, .d30 13000, .d60 16000, .d90 32000, .older 64000, aging.check 0, .dso 30,
        ladder.5.left 2000, ladder.4.left 13000, ladder.3.left 16000, ladder.2.left 32000, ladder.1.left 64000
    payments that name no invoice are taken from the oldest money
      accounts-receivable-aging: aging.date 2026-06-30, .unapplied 1500, invoice.1.due 2026-01-01, .amount 1000,
        invoice.2.due 2026-06-15, .amount 2000, .paid 200, invoice.3.due 2026-08-01, .amount 400
      = ladder.5.left 400, ladder.4.left 1300, ladder.3.left 0, ladder.2.left 0, ladder.1.left 0, aging.net 1700
    the check flags an invoice without a due date
      accounts-receivable-aging: aging.date 2026-06-30, invoice.1.amount 500, invoice.2.due 2026-06-01, .amount 100
      = aging.check 500, .dso blank
  `)

  cases(`
    a statement shows a running balance and splits the amount due
      customer-statement-of-account: statement.date 2026-05-31, entry.1.charge 1000, .due 2026-04-30,
        entry.2.charge 5000, .due 2026-05-15, entry.3.payment 3000, entry.4.charge 2500, .due 2026-06-15
      = entry.1.balance 1000, entry.2.balance 6000, entry.3.balance 3000, entry.4.balance 5500, entry.5.balance blank,
        statement.closing 5500, aged.1.later 2500, .d30 3000, .d60 0, .d90 0, .older 0, due.now 3000, slip.due 3000,
        due.credit 0, check.ages 0
    a statement asks for an overdue invoice although a later one is prepaid
      customer-statement-of-account: statement.date 2026-05-31, entry.1.charge 1000, .due 2026-05-01,
        entry.2.charge 1000, .due 2026-07-01, entry.3.payment 1000, .due 2026-07-01
      = aged.1.later 0, .d30 1000, .d60 0, .d90 0, .older 0, due.now 1000
      customer-statement-of-account: statement.date 2026-05-31, entry.1.charge 1000, .due 2026-05-01,
        entry.2.charge 1000, .due 2026-07-01, entry.3.payment 1000
      = aged.1.later 1000, .d30 0, .d60 0, .d90 0, .older 0, due.now 0
    a statement ages by due date at the edges of its brackets, and payments take the oldest first
      # 0, 30, 31, 60, 61, 90 and 91 days late, and due tomorrow.
      customer-statement-of-account: statement.date 2026-05-31, entry.1.charge 1, .due 2026-05-31, entry.2.charge 10,
        .due 2026-05-01, entry.3.charge 100, .due 2026-04-30, entry.4.charge 1000, .due 2026-04-01, entry.5.charge 1,
        .due 2026-03-31, entry.6.charge 10, .due 2026-03-02, entry.7.charge 100, .due 2026-03-01, entry.8.charge 1000,
        .due 2026-06-01
      = aged.1.later 1000, .d30 11, .d60 1100, .d90 11, .older 100
      + entry.9.payment 105
      = aged.1.later 1000, .d30 11, .d60 1100, .d90 6, .older 0
      + entry.9.payment 1500
      = aged.1.later 722, .d30 0, .d60 0, .d90 0, .older 0
    an overpaid account shows a credit and asks for nothing
      customer-statement-of-account: statement.date 2026-05-31, entry.1.charge 400, .due 2026-05-01,
        entry.2.payment 450, .due 2026-05-01
      = aged.1.later 0, .d30 0, .d60 0, .d90 0, .older 0, due.now 0, .credit 50, check.ages 0
  `)

  test('a statement without a date is as of today', () => {
    const model = fill(bySlug('customer-statement-of-account').document(), {
      'entry.1.charge': 700,
      'entry.1.due': '2026-01-01',
    })
    expect(evaluate(model, { today: '2026-02-15' }).get('aged.1.d60')).toBe(700)
    expect(evaluate(model).get('due.now')).toBeNull()
  })

  cases(`
    the register totals net, tax and credits
      invoice-register: invoice.1.net 1000, .taxable 400, .rate 0.08, .paid 1032, .date 2026-01-01, .paidOn 2026-01-21,
        invoice.2.net 2000, .taxable 5000, .rate 0.05, .credit 100, .date 2026-01-05, invoice.3.net 500, .paid 500,
        .date 2026-01-10, .paidOn 2026-01-02
      = invoice.tax 132, .open 2000, .check 0, register.days 10
    notice and lien dates are counted from the entered dates
      lien-notice-deadline-tracker: tracker.date 2026-03-15, job.1.first 2026-03-02, .noticeDays 20, .last 2026-03-10,
        .lienDays 90, .open 12000, job.2.first 2026-01-02, .noticeDays 20, .sent 2026-01-10, .last 2025-12-20,
        .lienDays 90, .open 0
      = job.1.notice 2026-03-22, .noticeLeft 7, .lien 2026-06-08, job.2.noticeLeft blank, .lienLeft blank,
        tracker.notices 1
      lien-notice-deadline-tracker: tracker.date 2026-03-15, job.1.first 2026-02-01, .noticeDays 20, .last 2025-12-01,
        .lienDays 90, .open 500
      = tracker.noticesMissed 1, .liensMissed 1, .notices 0
      lien-notice-deadline-tracker: tracker.date 2026-03-15, lien.1.recorded 2026-01-31, .days 90, .amount 500,
        lien.2.recorded 2026-01-31, .days 90, .amount 700, .released 2026-03-01
      = lien.1.enforce 2026-05-01, .left 47, lien.2.left blank, lien.total 1200
    job profit: overhead is spread by sales to the cent, and break-even is overhead ÷ margin
      job-profit-sheet: period.overhead 30000, job.1.contract 60000, .labor 20000, .material 22000, .hours 400,
        job.2.contract 38000, .changes 2000, .labor 12000, .material 16000, .hours 240
      = job.gross 30000, period.even 100000, job.1.overhead 18000, job.2.net 0, says.check 0, job.unspread 0
    job profit: an uneven spread leaves no remainder
      job-profit-sheet: period.overhead 10000, job.1.contract 1000, job.2.contract 1000, job.3.contract 1000
      = job.unspread 0, .net ≈-7000.00000
  `)
})

describe('prices', () => {
  cases(`
    $10,000 at 35 % margin is $15,384.62; at 35 % markup $13,500, which leaves 25.9 %
      labor-rate-and-markup-calculator: mark.cost 10000, .margin 0.35, .markup 0.35, ten.overhead 0.1, .profit 0.1
      = mark.price 15384.62, .markupPrice 13500, .left ≈0.2592593, .needed ≈0.5384615, ten.additive 0.2,
        .cumulative 0.21
    loaded rate = wage × (1 + burden) + overhead an hour
      labor-rate-and-markup-calculator: burden.1.rate 0.0765, burden.4.rate 0.2235, overhead.year 120000, .people 8,
        .hours 1500, role.1.wage 30, .margin 0.5, role.2.wage -1, .margin 0.3
      = burden.total 0.3, overhead.hour 10, role.1.loaded 49, .rate 98, role.2.rate blank
    a price list line is cost ÷ (1 − margin), rounded up
      roofing-price-list: rate.hour 50, .margin 0.35, .step 1, list.date 2026-01-15, cost.1.hours 2,
        cost.2.material 100, .margin 1
      = cost.1.cost 100, price.1.price 154, cost.2.price blank, rate.low ≈0.3506494, list.until 2026-04-15
    commission is earned as the customer pays, and is never negative
      sales-commission-calculator: plan.saleRate 0.05, .marginRate 0.2, .floor 0.25, job.1.contract 20000, .cost 12000,
        .collected 10000, job.2.contract 10000, .cost 9000, .collected 12000, deduction.1.kind Draw, .amount 300,
        deduction.2.kind Chargeback, .amount 900
      = job.now 1000, pay.now 0, .carry 200
      + pay.forward 150
      = pay.carry 350
      + plan.method 2
      = job.1.full 1600, job.2.full 0, pay.carry 400
      sales-commission-calculator: plan.method 2, .marginRate 0.2, job.1.contract 20000, .collected 20000
      = job.1.full blank, job.now blank
    the policy’s example adds up
      payment-policy: job.price 18250, term.deposit 0.3, cap.1.rule Lesser of the two, .share 0.1, .dollars 1000,
        job.middle 0.5, term.late 0.12
      = job.deposit 1000, .middleAmount 9125, .last 8125, .late 80.14
      + term.grace 10
      = job.late 53.42
      + term.depositDollars 999.99, job.middleDollars 9000.01
      = job.deposit 999.99, .middleAmount 9000.01, .last 8250
      payment-policy: job.price 900, .middleDollars 1000
      = last.short 100
  `)
})
