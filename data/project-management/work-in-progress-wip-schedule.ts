import { aboveZero, asOf, given, money, pick, share, text } from './parts'
import { projectDocument } from './template'
import {
  bullets,
  calculated,
  cell,
  div,
  documentModel,
  fields,
  max,
  min,
  mul,
  orElse,
  own,
  p,
  part,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'

/** Cost to date over cost at completion, never above 100 percent; a job without cost yet stands at 0. */
const percent = min(div(orElse(cell('cost'), 0), cell('estimate')), 1)
const earned = round(mul(cell('contract'), percent))
const spread = given(earned, sub(orElse(cell('billed'), 0), cell('earned')))

/** The estimate, or the cost to date where that has passed it. */
const costAtEnd = max(cell('estimate', 'wip'), orElse(cell('cost', 'wip'), 0))

const rows = 18

export const workInProgressSchedule = projectDocument('Financial Tracking', 'Excel', {
  name: 'Work-in-Progress (WIP) Schedule',
  description:
    'WIP schedule for roofing contractors: percent complete, earned revenue, over- and underbilling, gross profit, backlog and expected losses.',
  tags: [
    'WIP schedule',
    'work in progress',
    'percentage of completion',
    'overbilling',
    'underbilling',
    'backlog',
    'surety',
    'bonding',
    'WIP report',
    'percent complete',
    'profit fade',
    'job schedule for surety',
    'costs in excess of billings',
    'billings in excess',
  ],
  fullDescription: [
    'The page that the surety, the bank and the accountant read first. For each open job: contract, estimated cost, cost to date and billings give percent complete, earned revenue, and whether you have billed ahead of the work or behind it.',
    'The second sheet shows gross profit to date and at the end, backlog, and the loss that has to be booked as soon as it is seen. The totals tie to the balance sheet: overbilling is a liability, underbilling an asset.',
    'Last period’s margin stands beside this one’s. Jobs that lose points month after month are the first thing a reader looks for, so look first.',
  ],
  howToUse: [
    'Update the estimated cost at completion of every open job, honestly, before anything else.',
    'Enter contracts with approved changes only.',
    'Enter cost to date from job cost, and billings with retainage, both up to the same day.',
    'Read over- and underbilling; ask for each underbilled job why it was not billed.',
    'Compare margins with last period on the second sheet and write the reason.',
    'Give the totals to your accountant for the month’s entry.',
  ],
  expertGuide: [
    {
      title: 'A worked job',
      text: 'Contract $100,000, estimated cost $70,000, cost to date $35,000: 50 percent complete, $50,000 earned. Billed $60,000 is $10,000 overbilled. Gross profit to date is $15,000 and backlog $50,000.',
    },
    {
      title: 'Underbilling is the warning',
      text: 'It is unbilled work at best, and at worst a cost overrun that the estimate does not show yet: cost over an old estimate looks like progress. Ask for the cost to finish again before you call it an asset.',
    },
    {
      title: 'Take out what is not progress',
      text: 'Material that lies in the yard uninstalled, and waste beyond the normal, say nothing about progress. Leave them out of cost to date for the percentage, or a delivered truck of metal earns a third of the job. Your accountant may add it back as revenue at cost.',
      cite: 'ASC 606-10-55-20, 55-21',
    },
    {
      title: 'A loss is booked whole',
      text: 'When estimated cost passes the contract, the rest of the loss is recorded now. Contract $50,000, estimate $60,000, half complete: $5,000 shows as loss to date and $5,000 more as provision.',
      cite: 'ASC 605-35-25',
    },
    {
      title: 'Tax may count differently',
      text: 'Long-term contracts fall under percentage of completion for tax unless an exception for smaller contractors or home construction applies. The schedule serves both, the method is your accountant’s.',
      cite: '26 USC 460',
    },
  ],
  document: () =>
    documentModel({
      title: 'Work-in-Progress (WIP) Schedule',
      subject: 'Percent complete, earned revenue and over- or underbilling of all open jobs',
      intro:
        'All figures up to one day, before tax. Percent complete is cost to date over estimated cost at completion, at most 100 percent. List a job once it is billed, even before it has cost.',
      letterhead: 'compact',
      keywords: ['WIP', 'overbilling', 'roofing'],
      parts: [
        part(
          'WIP',
          [
            section('Date and totals', 'Date, earned revenue and net over- or underbilling'),
            fields(
              4,
              asOf('As of'),
              own('wip.by', 'Prepared by'),
              calculated('wip.earned', 'Earned revenue', 'currency', sum('wip', 'earned')),
              calculated('wip.billed', 'Billed', 'currency', sum('wip', 'billed')),
              calculated('wip.over', 'Overbilling (liability)', 'currency', sum('wip', 'over')),
              calculated('wip.under', 'Underbilling (asset)', 'currency', sum('wip', 'under')),
              calculated(
                'wip.net',
                'Net (− underbilled)',
                'currency',
                given('wip.over', given('wip.under', sub('wip.over', 'wip.under'))),
              ),
              calculated('wip.backlog', 'Backlog', 'currency', sum('wip', 'backlog')),
            ),
            section('Open jobs', 'Jobs with percent complete, earned, billed, over and under'),
            table(
              'wip',
              'Open jobs',
              [
                text('job', 'Job', 1.8),
                money('contract', 'Contract'),
                money('estimate', 'Est. cost'),
                money('cost', 'Cost to date'),
                share('percent', 'Done', percent),
                money('earned', 'Earned', earned),
                money('billed', 'Billed'),
                money('over', 'Overbilled', aboveZero(spread), 1.2),
                money('under', 'Underbilled', given(spread, aboveZero(mul(-1, spread))), 1.2),
                money('backlog', 'Backlog', given(earned, sub(cell('contract'), earned))),
              ],
              [],
              {
                blankRows: rows,
                lineNumbers: true,
                totals: [
                  total('total.contract', 'Contracts', sum('wip', 'contract')),
                  total('total.estimate', 'Estimated cost', sum('wip', 'estimate')),
                  total('total.cost', 'Cost to date', sum('wip', 'cost')),
                  total('total.backlog', 'Backlog', sum('wip', 'backlog'), { strong: true }),
                ],
              },
            ),
          ],
          { landscape: true, audience: 'office' },
        ),
        part(
          'Profit',
          [
            section('Gross profit', 'Gross profit to date and at the end, margin fade and losses'),
            p(
              'Lines are those of the first sheet. Fade is this margin less the last one: minus means the job has lost points.',
            ),
            table(
              'profit',
              'Gross profit',
              [
                money(
                  'end',
                  'Profit at end',
                  given(
                    cell('contract', 'wip'),
                    given(cell('estimate', 'wip'), sub(cell('contract', 'wip'), costAtEnd)),
                  ),
                ),
                share('margin', 'Margin', div(cell('end'), cell('contract', 'wip')), 1),
                share('last', 'Last margin', undefined, 1),
                share('fade', 'Fade', given(cell('margin'), given(cell('last'), sub(cell('margin'), cell('last')))), 1),
                money(
                  'toDate',
                  'Profit to date',
                  given(cell('earned', 'wip'), sub(cell('earned', 'wip'), cell('cost', 'wip'))),
                ),
                money(
                  'finish',
                  'Cost to finish',
                  given(
                    cell('estimate', 'wip'),
                    aboveZero(sub(cell('estimate', 'wip'), orElse(cell('cost', 'wip'), 0))),
                  ),
                ),
                money(
                  'loss',
                  'Loss to provide',
                  given(
                    cell('end'),
                    given(
                      cell('percent', 'wip'),
                      when(cell('end'), '<', 0, round(mul(-1, cell('end'), sub(1, cell('percent', 'wip')))), 0),
                    ),
                  ),
                ),
                pick(
                  'cause',
                  'Why',
                  ['As planned', 'Labor', 'Material', 'Change pending', 'Weather', 'Scope', 'Estimate', 'Closed'],
                  1.4,
                ),
                text('note', 'Note', 1.8),
              ],
              [],
              { blankRows: rows, lineNumbers: true },
            ),
            fields(
              4,
              calculated('profit.end', 'Gross profit at the end', 'currency', sum('profit', 'end')),
              calculated('profit.margin', 'Margin at the end', 'percent', div('profit.end', 'total.contract'), {
                decimals: 1,
              }),
              calculated('profit.toDate', 'Gross profit to date', 'currency', sum('profit', 'toDate')),
              calculated('profit.losses', 'Losses to provide', 'currency', sum('profit', 'loss')),
              calculated('profit.finish', 'Cost to finish', 'currency', sum('profit', 'finish')),
              own('profit.overhead', 'Overhead a month', 'currency'),
              calculated(
                'profit.left',
                'Profit in the backlog',
                'currency',
                given('profit.end', given('profit.toDate', sub('profit.end', 'profit.toDate'))),
              ),
              calculated(
                'profit.months',
                'Months of overhead it covers',
                'number',
                round(div('profit.left', 'profit.overhead'), 1),
                { decimals: 1 },
              ),
            ),
            section('Entry for the month', 'What changes in the books against last month'),
            table(
              'entry',
              'Entry for the month',
              [
                text('account', 'Account', 3, { fixed: true }),
                money('last', 'Last month'),
                money('now', 'This month'),
                money('change', 'Change', given(cell('now'), sub(cell('now'), orElse(cell('last'), 0)))),
              ],
              [
                { account: 'Billings in excess of cost and profit (overbilling)', now: sum('wip', 'over') },
                { account: 'Cost and profit in excess of billings (underbilling)', now: sum('wip', 'under') },
                { account: 'Provision for losses', now: sum('profit', 'loss') },
              ],
            ),
            section('Before it goes out'),
            bullets(
              'Cost and billings agree with the ledger on the same day.',
              'Estimates were updated by the people who build, this month.',
              'Pending changes are in neither contract nor estimate, or in both with a note.',
              'Closed jobs are listed separately with their last margin.',
            ),
            fields(
              4,
              own('check.ledgerCost', 'Cost in the ledger', 'currency'),
              calculated(
                'check.cost',
                'Difference in cost',
                'currency',
                given('check.ledgerCost', given('total.cost', sub('total.cost', 'check.ledgerCost'))),
              ),
              own('check.ledgerBilled', 'Billed in the ledger', 'currency'),
              calculated(
                'check.billed',
                'Difference in billings',
                'currency',
                given('check.ledgerBilled', given('wip.billed', sub('wip.billed', 'check.ledgerBilled'))),
              ),
            ),
            signatures([
              { name: 'preparer', role: 'Prepared by' },
              { name: 'owner', role: 'Reviewed by' },
            ]),
          ],
          { landscape: true, audience: 'office' },
        ),
      ],
    }),
})
