/** Reviewed by hand: all names of an amount mean the same amount, all with tax or all without it. */

/** A name of an amount, in every document that has it, or only in those whose slugs the patterns admit. */
export interface AmountName {
  name: string
  in?: RegExp
  notIn?: RegExp
}

export interface Amount {
  id: string
  label: string
  type: 'currency' | 'percent'
  names: readonly AmountName[]
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
    { name: 'sum.total', in: /lien-waiver$|^(schedule-of-values|milestone-payment-schedule)$/ },
    { name: 'sum.revised' },
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
  currency('contract.afterChange', 'Contract sum after this change', { name: 'sum.new' }),
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
    { name: 'price.1.amount', in: /-(residential|one-time-maintenance)-contract$/ },
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
    { name: 'draw.due' },
    { name: 'due.now', in: /^progress-billing-workbook$/ },
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
    { name: 'sov.held' },
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
    { name: 'hold.rate', in: /^progress-invoice$/ },
    { name: 'retain.work' },
    { name: 'sov.retainage' },
  ),
  percent(
    'late.rate',
    'Late charge a year',
    { name: 'payment.lateRate' },
    { name: 'charge.rate' },
    { name: 'figures.lateRate' },
    { name: 'term.late' },
  ),
  percent('escalation', 'Price increase limit', { name: 'escalation.percent' }, { name: 'figures.escalation' }),
  currency(
    'insurance.deductible',
    'Deductible',
    { name: 'insurance.deductible' },
    { name: 'sum.deductible' },
    { name: 'claim.deductible' },
  ),
  currency('insurance.rcv', 'Replacement cost, by the insurer (RCV)', { name: 'claim.rcv' }),
  currency('insurance.depreciation', 'Depreciation', { name: 'claim.depreciation' }),
  currency('insurance.recoverable', 'Recoverable depreciation', { name: 'claim.recoverable' }),
  currency('insurance.acv', 'Actual cash value (ACV)', { name: 'claim.acv', notIn: /^proposal-email-template$/ }),
  currency('insurance.first', 'First payment of the insurer', { name: 'claim.first' }),
  currency('insurance.holdback', 'Paid by the insurer after the work', {
    name: 'claim.holdback',
    notIn: /^proposal-email-template$/,
  }),
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
