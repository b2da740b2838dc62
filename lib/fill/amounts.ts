/**
 * The amounts of a job and what documents call them: an estimate's `totals.total` is the contract's `price.contractSum`,
 * the invoice's `sum.contract` and the change order's `sum.original`. Reviewed by hand: a name stands here only where it
 * means the same amount, with or without tax as the others.
 */

/** A name of an amount, in every document that has it, or only in those whose slugs the patterns admit. */
export interface AmountName {
  name: string
  in?: RegExp
  notIn?: RegExp
}

export interface Amount {
  id: string
  /** How a person knows it. */
  label: string
  type: 'currency' | 'percent'
  names: readonly AmountName[]
  /** Every document has its own at its time, such as what was paid until then. */
  atItsTime?: true
}

const currency = (id: string, label: string, ...names: AmountName[]): Amount => ({ id, label, type: 'currency', names })
const percent = (id: string, label: string, ...names: AmountName[]): Amount => ({ id, label, type: 'percent', names })

const notAnEstimate = /-invoice$|-memo$/

export const amounts: readonly Amount[] = [
  currency(
    'contract.original',
    'Contract sum before changes, with tax',
    { name: 'totals.total', notIn: notAnEstimate },
    { name: 'price.contractSum' },
    { name: 'price.year' },
    { name: 'sum.contract', notIn: /^(change-order-quote|progress-billing-workbook)$/ },
    { name: 'sum.original' },
    { name: 'contract.original' },
    { name: 'contract.sum', in: /^pre-job-planning-checklist$/ },
    { name: 'deposit.contractSum' },
    { name: 'account.contract' },
    { name: 'job.contract' },
    { name: 'work.price' },
    { name: 'work.estimate' },
    { name: 'fin.cash' },
  ),
  currency(
    'contract.toDate',
    'Contract sum with signed changes',
    { name: 'sum.new' },
    { name: 'sum.total', in: /lien-waiver$|^(schedule-of-values|milestone-payment-schedule)$/ },
    { name: 'sum.contract', in: /^progress-billing-workbook$/ },
    { name: 'contract.sum', in: /^change-order-log$/ },
    { name: 'draw.contract' },
    { name: 'money.sum' },
    { name: 'report.contract' },
    { name: 'job.sum' },
  ),
  currency(
    'contract.beforeChange',
    'Contract sum before this change',
    { name: 'sum.now' },
    { name: 'sum.contract', in: /^change-order-quote$/ },
  ),
  currency(
    'changes.signed',
    'Signed changes, net',
    { name: 'sum.changes' },
    { name: 'change.signed', notIn: /^draw-request-form$/ },
    { name: 'request.changes' },
    { name: 'account.changes' },
    { name: 'job.changes' },
    { name: 'contract.approved' },
  ),
  currency(
    'change.this',
    'This change',
    { name: 'change.total', in: /^change-order(-quote)?$/ },
    { name: 'sum.change' },
  ),
  currency(
    'price.beforeTax',
    'Price before tax',
    { name: 'totals.net' },
    { name: 'price.subtotal' },
    { name: 'price.1.amount', in: /-residential-contract$/ },
  ),
  currency(
    'tax.amount',
    'Sales tax of the contract',
    { name: 'totals.tax', notIn: notAnEstimate },
    { name: 'price.tax', notIn: /-commercial-contract$/ },
    { name: 'sum.tax' },
  ),
  percent(
    'tax.rate',
    'Sales tax rate',
    { name: 'totals.taxRate' },
    { name: 'price.taxRate' },
    { name: 'tax.rate' },
    { name: 'change.taxRate' },
    { name: 'tm.taxRate' },
  ),
  currency(
    'deposit.agreed',
    'Deposit agreed',
    { name: 'totals.deposit' },
    { name: 'proposal.deposit' },
    { name: 'fin.down' },
    { name: 'deposit.amount', in: /^deposit-invoice$/ },
    { name: 'deposit.asked', in: /^deposit-invoice$/ },
  ),
  currency(
    'paid.toDate',
    'Paid so far',
    { name: 'sum.paid', notIn: /lien-waiver$/ },
    { name: 'sum.paidBefore' },
    { name: 'account.paid' },
    { name: 'request.paid' },
    { name: 'paid.total', notIn: /^service-call-invoice$/ },
  ),
  currency(
    'balance',
    'Balance of the contract',
    { name: 'sum.balance' },
    { name: 'account.due' },
    { name: 'plan.amount' },
  ),
  currency(
    'payment.this',
    'Amount of this payment',
    { name: 'due.amount' },
    { name: 'due.balance', in: /^(final|retainage|standard-roofing)-invoice$/ },
    { name: 'request.due' },
    { name: 'sum.payment' },
    { name: 'receipt.amount' },
  ),
  currency(
    'retainage.held',
    'Retainage held to date',
    { name: 'hold.amount', in: /^progress-invoice$/ },
    { name: 'sum.retainage', in: /-progress-lien-waiver$/ },
    { name: 'request.retained' },
    { name: 'due.retained' },
    { name: 'held.total', in: /^retainage-invoice$/ },
  ),
  currency(
    'retainage.released',
    'Retainage in this payment',
    { name: 'request.released' },
    { name: 'sum.retainage', in: /-final-lien-waiver$/ },
  ),
  percent(
    'retainage.rate',
    'Retainage',
    { name: 'totals.retainageRate' },
    { name: 'retainage.rate', in: /-commercial-contract$/ },
  ),
  percent('late.rate', 'Late charge a year', { name: 'payment.lateRate' }, { name: 'charge.rate' }),
  currency('insurance.deductible', 'Deductible', { name: 'insurance.deductible' }, { name: 'sum.deductible' }),
  currency('limit', 'Not to exceed, before tax', { name: 'cap.amount' }, { name: 'limit.amount' }),
  currency('cost.budget', 'Cost in the budget', { name: 'price.cost' }, { name: 'contract.cost' }),
  currency(
    'cost.atEnd',
    'Cost at the end of the job',
    { name: 'money.cost' },
    { name: 'job.forecast', in: /^job-cost-tracker$/ },
  ),
  currency(
    'sheet.price',
    'Price of a deck sheet',
    { name: 'proposal.sheetPrice' },
    { name: 'figures.sheetPrice' },
    { name: 'deck.price' },
  ),
  currency(
    'layer.price',
    'Price of another layer, per square',
    { name: 'figures.layerPrice' },
    { name: 'layer.price' },
  ),
  currency('overhead.month', 'Overhead a month', { name: 'profit.overhead' }, { name: 'even.overhead' }),
  currency(
    'job.average',
    'Average job',
    { name: 'forecast.average' },
    { name: 'may.average' },
    { name: 'goal.average' },
  ),
  currency('reward', 'Reward per paid job', { name: 'reward.value' }, { name: 'rule.reward' }),
  currency(
    'wage.minimum',
    'Minimum wage that applies',
    { name: 'week.minimumWage' },
    { name: 'crew.minimumWage' },
    { name: 'scale.minimumWage' },
    { name: 'exit.minimumWage' },
  ),
]

/** Whether a name has its meaning in the document with this slug, if the document has the name at all. */
export const holdsIn = (place: AmountName, slug: string): boolean =>
  (place.in?.test(slug) ?? true) && !(place.notIn?.test(slug) ?? false)

type Figures = Readonly<Record<string, number>>

/** The amounts among a document's figures, entered or calculated: by their ids, from figures by their names. */
export function amountsOf(slug: string, figures: Figures): Figures {
  const found = amounts.flatMap(({ id, names }) => {
    const place = names.find((each) => each.name in figures && holdsIn(each, slug))
    const figure = place && figures[place.name]
    return figure === undefined ? [] : [[id, figure] as const]
  })
  return Object.fromEntries(found)
}

/**
 * Amounts by the names that a document may have for them. `pick` keeps those that it has and does not calculate.
 */
export function namesFor(slug: string, known: Figures): Figures {
  const named = amounts.flatMap(({ id, names }) => {
    const figure = known[id]
    if (figure === undefined) return []
    return names.filter((place) => holdsIn(place, slug)).map(({ name }) => [name, figure] as const)
  })
  return Object.fromEntries(named)
}
