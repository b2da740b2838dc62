/** Schedule of values and payment request of our own design: value × state of work → earned → due. */
import * as d from '@/lib/documents/author'

const money = (key: string, label: string, formula?: Parameters<typeof d.round>[0]) =>
  d.column(key, label, 'currency', { width: 1.55, ...(formula ? { formula: d.round(formula) } : {}) })

/** Contract sum and retainage terms; the payment request reads `price.contractSum` and `retainage.rate`. */
export const commercialPrice = (): d.Block[] => [
  d.section('Price and retainage', 'Contract sum, billing and retainage terms'),
  d.fields(
    4,
    d.own('price.contractSum', 'Contract sum', 'currency'),
    d.choice('price.tax', 'Sales tax', ['Included', 'Exempt (certificate attached)', 'Added']),
    d.own('billing.day', 'Billing day of the month'),
    d.own('billing.netDays', 'Due, days after request', 'number', { decimals: 0 }),
    d.own('retainage.rate', 'Retainage', 'percent', { decimals: 1 }),
    d.own('retainage.release', 'Released when', 'text', { span: 2 }),
    d.own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
    d.choice('billing.stored', 'Stored material billed', ['No', 'On site', 'On and off site, insured']),
    d.own('billing.deposit', 'Mobilization payment', 'currency'),
    d.own('allowances.total', 'Allowances in the sum', 'currency'),
    d.own('alternates.accepted', 'Alternates accepted'),
  ),
]

/** One payment request: a page that may be copied for each billing. */
export const payRequest = (): d.Part =>
  d.part('Payment request', [
    d.section('Payment request', 'Schedule of values and payment request, calculated'),
    d.p(
      'Copy this page for each billing. “Earlier requests” is last month’s “Done so far” without stored material. Divide the whole contract sum before the first request.',
    ),
    d.fields(
      4,
      d.own('request.number', 'Request number', 'number', { decimals: 0, plain: true }),
      d.own('request.date', 'Date', 'date'),
      d.own('request.through', 'Work through', 'date'),
      d.own('request.waiver', 'Lien waiver enclosed (kind)'),
    ),
    d.table(
      'sov',
      'Schedule of values',
      [
        d.column('item', 'Part of the work', 'text', { width: 3.6 }),
        money('value', 'Value'),
        money('earlier', 'Earlier requests'),
        money('now', 'This period'),
        money('stored', 'Stored'),
        money('done', 'Done so far', d.add(d.cell('earlier'), d.cell('now'), d.cell('stored'))),
        d.column('share', '% of value', 'percent', {
          width: 1,
          decimals: 1,
          formula: d.div(d.cell('done'), d.cell('value')),
        }),
        money('rest', 'To finish', d.sub(d.cell('value'), d.cell('done'))),
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
        totals: [
          d.total('sov.total', 'Schedule of values', d.sum('sov', 'value')),
          d.total(
            'sov.difference',
            'Contract sum and changes not yet allocated',
            d.sub(d.add(d.ref('price.contractSum'), d.ref('request.changes')), d.ref('sov.total')),
          ),
        ],
      },
    ),
    d.fields(
      4,
      d.own('request.changes', 'Signed change orders, net', 'currency'),
      d.calculated('request.earned', 'Done so far, all lines', 'currency', d.sum('sov', 'done')),
      d.calculated(
        'request.retained',
        'Less retainage',
        'currency',
        d.round(d.mul(d.ref('request.earned'), d.ref('retainage.rate'))),
      ),
      d.own('request.released', 'Plus retainage released', 'currency'),
      d.own('request.paid', 'Less payments received', 'currency'),
      d.calculated(
        'request.due',
        'Due with this request',
        'currency',
        d.sub(
          d.add(d.sub(d.ref('request.earned'), d.ref('request.retained')), d.ref('request.released')),
          d.ref('request.paid'),
        ),
      ),
      d.calculated(
        'request.open',
        'To be billed, with retainage',
        'currency',
        d.sub(
          d.sub(d.add(d.ref('price.contractSum'), d.ref('request.changes')), d.ref('request.paid')),
          d.ref('request.due'),
        ),
      ),
      d.field('customer.name', { label: 'Bill to' }),
    ),
    d.signatures([
      { name: 'requestContractor', role: 'Contractor: work and amounts are as stated', withTitle: true },
      { name: 'requestOwner', role: 'Owner: approved for payment', withTitle: true },
    ]),
  ])
