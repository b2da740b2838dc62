import { defineTemplate } from '@/data/shared/define-template'
import { asOf, day, jobFields, mark, money, num, pick, text } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

/** A day after every other: December 31, 9999. */
const NEVER = 2_958_465

const status = ['Requested', 'Priced', 'Approved', 'Rejected', 'Void'] as const
const of = (key: string, state: (typeof status)[number]) => d.sum('change', key, { key: 'status', equals: state })

export const changeOrderLog = defineTemplate('project-management', {
  name: 'Change Order Log',
  group: 'Communication & Documentation',
  formats: ['PDF', 'Excel'],
  demand: [0.72, 'Most companies, every week or month.'],
  telling: 'Changes',
  description:
    'Change order log for a roofing contract: requested, priced, approved and billed changes, contract sum, days, new completion and unbilled money.',
  tags: [
    'change order log',
    'change tracker',
    'pending changes',
    'contract sum',
    'extra work',
    'unbilled change orders',
    'CO log',
    'PCO log',
    'extra work log',
    'change order tracking',
    'pending change orders',
    'scope change',
  ],
  fullDescription: [
    'The change order is the signed document; this log lists them all. Each change has one line, from the first question to the bill, with its price, cost, days and status.',
    'The top shows what you and the owner should both know: contract sum to date, changes pending, changes approved but not billed, and the completion date with the days granted.',
    'A change started before it was signed is marked. It is the most expensive box on the sheet.',
  ],
  howToUse: [
    'Enter contract sum, completion date and the date of the log.',
    'Give every change a line when it comes up, including those the owner may forget.',
    'Enter price and days when you send it; choose Priced.',
    'When it is signed, enter date, approved amount and days, and choose Approved.',
    'Enter the day the work started. Work started without a signature is marked.',
    'Enter what was billed with each application; the difference is still to bill.',
  ],
  expertGuide: [
    {
      title: 'A worked head',
      text: 'Contract $180,000. Approved changes $6,400 and −$1,200, priced and pending $3,500. The contract sum is $185,200, the exposure $3,500. If $4,000 of the changes was billed, $1,200 is still to bill.',
    },
    {
      title: 'Pending is not money',
      text: 'Lenders, owners and the WIP schedule count approved changes. Work on a pending change is at your risk until you have a signed change order or a written directive.',
      cite: 'AIA A201-2017, 7.2, 7.3',
    },
    {
      title: 'Put days on every line',
      text: 'Write 0 if it takes none. A change signed with the days left blank is usually read as needing none, and three of those can cost you a week.',
    },
    {
      title: 'Margin on changes',
      text: 'A small change costs more per square than the contract: an extra trip, a second order, an idle crew. Compare price and cost here; if changes earn less than the base job, price them differently.',
    },
  ],
  pages: { main: 2 },
  subject: 'Changes to a roofing contract with sum, days and billing',
  intro:
    'Use one line for each change, from question to bill. Only approved changes move the contract sum and the date. A deduction is entered with a minus.',
  keywords: ['change order', 'log', 'roofing'],
  required: ['contract.original', 'report.date', 'change', 'change.what', 'change.price', 'change.status'],
  parts: () => [
    d.part(
      'Changes',
      [
        d.section('Contract to date', 'Contract sum, exposure, unbilled changes and date'),
        d.fields(
          4,
          ...jobFields(),
          d.own('contract.original', 'Original contract sum', 'currency'),
          d.calculated('contract.approved', 'Approved changes', 'currency', of('price', 'Approved')),
          d.calculated(
            'contract.sum',
            'Contract sum to date',
            'currency',
            onceFilled('contract.original', d.add('contract.original', 'contract.approved')),
          ),
          d.calculated(
            'contract.growth',
            'Changes, share of original',
            'percent',
            d.div('contract.approved', 'contract.original'),
            { decimals: 1 },
          ),
          d.own('contract.completion', 'Original completion', 'date'),
          d.calculated('contract.days', 'Calendar days granted', 'number', of('days', 'Approved'), { decimals: 0 }),
          d.calculated(
            'contract.newDate',
            'Completion to date',
            'date',
            onceFilled('contract.completion', d.add('contract.completion', 'contract.days')),
          ),
          asOf('Log as of'),
        ),
        d.section('Changes', 'Changes with price, cost, days, status and billing'),
        d.p(
          'Price is what was asked for; change it to the approved amount when it is signed. A filled mark means the work started before it was signed.',
        ),
        d.table(
          'change',
          'Changes',
          [
            text('what', 'Change, reason', 4),
            day('asked', 'Sent'),
            money('price', 'Price (−)', undefined, 1.1),
            money('cost', 'Cost (−)', undefined, 1.1),
            num('days', 'Days (−)', 0, undefined, 0.7),
            pick('status', 'Status', status, 1.2),
            day('signed', 'Signed'),
            day('started', 'Started'),
            mark(
              'early',
              'Early',
              onceFilled(d.cell('started'), d.when(d.orElse(d.cell('signed'), NEVER), '>', d.cell('started'), 1, 0)),
              0.6,
            ),
            money('billed', 'Billed', undefined, 1.1),
          ],
          [],
          {
            blankRows: 12,
            lineNumbers: true,
            totals: [d.total('change.billed', 'Changes billed', d.sum('change', 'billed'), { strong: true })],
          },
        ),
        d.section('Change order summary', 'Pending, rejected and unbilled'),
        d.fields(
          4,
          d.calculated('sum.requested', 'Requested, not priced', 'currency', of('price', 'Requested')),
          d.calculated('sum.pending', 'Priced, pending', 'currency', of('price', 'Priced')),
          d.calculated('sum.rejected', 'Rejected', 'currency', of('price', 'Rejected')),
          d.calculated(
            'sum.unbilled',
            'Approved, not billed',
            'currency',
            onceFilled('contract.approved', d.sub('contract.approved', 'change.billed')),
          ),
          d.calculated('sum.cost', 'Cost of approved changes', 'currency', of('cost', 'Approved')),
          d.calculated(
            'sum.gross',
            'Gross profit on them',
            'currency',
            onceFilled('contract.approved', d.sub('contract.approved', 'sum.cost')),
          ),
          d.calculated('sum.margin', 'Margin on them', 'percent', d.div('sum.gross', 'contract.approved'), {
            decimals: 1,
          }),
          d.calculated(
            'sum.exposure',
            'Contract if all pending come',
            'currency',
            onceFilled('contract.sum', d.add('contract.sum', 'sum.requested', 'sum.pending')),
          ),
          d.calculated('sum.early', 'Started unsigned', 'number', d.sum('change', 'early'), { decimals: 0 }),
          d.own('sum.oldest', 'Oldest pending, asked again on'),
          d.calculated('sum.pendingDays', 'Days pending', 'number', of('days', 'Priced'), { decimals: 0 }),
          d.own('sum.agreed', 'Log reviewed with owner on', 'date'),
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
  ],
})
