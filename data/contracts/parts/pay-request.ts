/** Schedule of values and payment request of our own design: value × state of work → earned → due. */
import {
  add,
  calculated,
  cell,
  choice,
  column,
  div,
  field,
  fields,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  type Block,
  type Part,
} from '@/lib/documents/author'

const money = (key: string, label: string, formula?: Parameters<typeof round>[0]) =>
  column(key, label, 'currency', { width: 1.55, ...(formula ? { formula: round(formula) } : {}) })

/** Contract sum and retainage terms; the payment request reads `price.contractSum` and `retainage.rate`. */
export const commercialPrice = (): Block[] => [
  section('Price and retainage', 'Contract sum, billing and retainage terms'),
  fields(
    4,
    own('price.contractSum', 'Contract sum', 'currency'),
    choice('price.tax', 'Sales tax', ['Included', 'Exempt (certificate attached)', 'Added']),
    own('billing.day', 'Billing day of the month'),
    own('billing.netDays', 'Due, days after request', 'number', { decimals: 0 }),
    own('retainage.rate', 'Retainage', 'percent', { decimals: 1 }),
    own('retainage.release', 'Released when', 'text', { span: 2 }),
    own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
    choice('billing.stored', 'Stored material billed', ['No', 'On site', 'On and off site, insured']),
    own('billing.deposit', 'Mobilization payment', 'currency'),
    own('allowances.total', 'Allowances in the sum', 'currency'),
    own('alternates.accepted', 'Alternates accepted'),
  ),
]

/** One payment request: a page that may be copied for each billing. */
export const payRequest = (): Part =>
  part('Payment request', [
    section('Payment request', 'Schedule of values and payment request, calculated'),
    p(
      'Copy this page for each billing. “Earlier requests” is last month’s “Done so far” without stored material. The difference at the foot must be zero before the first request.',
    ),
    fields(
      4,
      own('request.number', 'Request number', 'number', { decimals: 0 }),
      own('request.date', 'Date', 'date'),
      own('request.through', 'Work through', 'date'),
      own('request.waiver', 'Lien waiver enclosed (kind)'),
    ),
    table(
      'sov',
      'Schedule of values',
      [
        column('item', 'Part of the work', 'text', { width: 2.6 }),
        money('value', 'Value'),
        money('earlier', 'Earlier requests'),
        money('now', 'This period'),
        money('stored', 'Stored'),
        money('done', 'Done so far', add(cell('earlier'), cell('now'), cell('stored'))),
        column('share', '% of value', 'percent', {
          width: 1,
          decimals: 1,
          formula: div(cell('done'), cell('value')),
        }),
        money('rest', 'To finish', sub(cell('value'), cell('done'))),
      ],
      [
        { item: 'Mobilization' },
        { item: 'Removal' },
        { item: 'Deck' },
        { item: 'Insulation' },
        { item: 'Roof field' },
        { item: 'Flashings' },
        { item: 'Edges, drains' },
        { item: 'Closeout' },
      ],
      {
        blankRows: 2,
        lineNumbers: true,
        totals: [
          total('sov.total', 'Schedule of values', sum('sov', 'value')),
          total(
            'sov.difference',
            'Contract sum and changes less schedule (must be zero)',
            sub(add(ref('price.contractSum'), ref('request.changes')), ref('sov.total')),
          ),
        ],
      },
    ),
    fields(
      4,
      own('request.changes', 'Signed change orders, net', 'currency'),
      calculated('request.earned', 'Done so far, all lines', 'currency', sum('sov', 'done')),
      calculated(
        'request.retained',
        'Less retainage',
        'currency',
        round(mul(ref('request.earned'), ref('retainage.rate'))),
      ),
      own('request.released', 'Plus retainage released', 'currency'),
      own('request.paid', 'Less payments received', 'currency'),
      calculated(
        'request.due',
        'Due with this request',
        'currency',
        sub(add(sub(ref('request.earned'), ref('request.retained')), ref('request.released')), ref('request.paid')),
      ),
      calculated(
        'request.open',
        'Still to come, retainage included',
        'currency',
        sub(sub(add(ref('price.contractSum'), ref('request.changes')), ref('request.paid')), ref('request.due')),
      ),
      field('customer.name', { label: 'Bill to' }),
    ),
    signatures([
      { name: 'requestContractor', role: 'Contractor: work and amounts are as stated', withTitle: true },
      { name: 'requestOwner', role: 'Owner: approved for payment', withTitle: true },
    ]),
  ])
