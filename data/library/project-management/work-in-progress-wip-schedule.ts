import { defineTemplate } from '@/data/shared/define-template'
import { asOf, money, pick, share, text } from '@/data/shared/columns'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

/** Cost to date over cost at completion, never above 100 percent; a job without cost yet is at 0. */
const percent = d.min(d.div(d.orElse(d.cell('cost'), 0), d.cell('estimate')), 1)
const earned = d.round(d.mul(d.cell('contract'), percent))
const spread = onceFilled(earned, d.sub(d.orElse(d.cell('billed'), 0), d.cell('earned')))

/** The estimate, or the cost to date where that has passed it. */
const costAtEnd = d.max(d.cell('estimate', 'wip'), d.orElse(d.cell('cost', 'wip'), 0))

const rows = 12

export const workInProgressSchedule = defineTemplate('project-management', {
  name: 'Work-in-Progress (WIP) Schedule',
  group: 'Financial Tracking',
  formats: ['PDF', 'Excel'],
  stage: 'company',
  demand: [0.105, 'Seldom, or one kind of company.'],
  telling: 'Gross profit',
  description:
    'WIP schedule for roofing contractors: percent complete, earned revenue, overbilling and underbilling, gross profit, backlog and expected losses.',
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
    'This is the page the surety, the bank and the accountant read first. For each open job, the contract, estimated cost, cost to date and billings give percent complete, earned revenue, and whether you have billed ahead of the work or behind it.',
    'The second sheet shows gross profit to date and at the end, backlog, and the loss that has to be booked as soon as it is seen. The totals tie to the balance sheet: overbilling is a liability, underbilling an asset.',
    'Last period’s margin is shown next to this one’s. Jobs that lose points month after month are the first thing a reader looks for, so look for them first.',
  ],
  howToUse: [
    'Before anything else, honestly update the estimated cost at completion of every open job.',
    'Enter contracts with approved changes only.',
    'Enter cost to date from job cost, and billings with retainage, both through the same day.',
    'Read over- and underbilling; ask why each underbilled job was not billed.',
    'Compare margins with last period on the second sheet and write the reason.',
    'Give the totals to your accountant for the month’s entry.',
  ],
  expertGuide: [
    {
      title: 'A worked job',
      text: 'With a $100,000 contract, an estimated cost of $70,000 and $35,000 spent to date, the job is 50 percent complete and has earned $50,000. Billings of $60,000 make it $10,000 overbilled. Gross profit to date is $15,000 and backlog $50,000.',
    },
    {
      title: 'Underbilling is a warning',
      text: 'It is unbilled work at best, and at worst a cost overrun that the estimate does not show yet: cost over an old estimate looks like progress. Ask for the cost to finish again before you call it an asset.',
    },
    {
      title: 'Take out what is not progress',
      text: 'Material sitting uninstalled in the yard, and waste beyond the normal, say nothing about progress. Leave them out of cost to date for the percentage, or one truckload of metal earns a third of the job. Your accountant may add it back as revenue at cost.',
      cite: 'ASC 606-10-55-20, 55-21',
    },
    {
      title: 'Book the whole loss',
      text: 'When estimated cost passes the contract, the rest of the loss is recorded now. Contract $50,000, estimate $60,000, half complete: $5,000 shows as loss to date and $5,000 more as provision.',
      cite: 'ASC 605-35-25',
    },
    {
      title: 'Tax may count differently',
      text: 'Long-term contracts fall under percentage of completion for tax unless an exception for smaller contractors or home construction applies. The schedule serves both; your accountant picks the method.',
      cite: '26 USC 460',
    },
  ],
  pages: { main: 3 },
  subject: 'Percent complete, earned revenue and over- or underbilling for all open jobs',
  intro:
    'All figures are through one day, before tax. Percent complete is cost to date over estimated cost at completion, at most 100 percent. List a job once it is billed, even before it has cost.',
  keywords: ['WIP', 'overbilling', 'roofing'],
  required: ['report.date', 'wip.by', 'wip', 'wip.contract', 'wip.estimate', 'wip.cost', 'wip.billed'],
  parts: () => [
    d.part(
      'WIP',
      [
        d.section('Date and totals', 'Date, earned revenue and net over- or underbilling'),
        d.fields(
          4,
          asOf('As of'),
          d.own('wip.by', 'Prepared by'),
          d.calculated('wip.earned', 'Earned revenue', 'currency', d.sum('wip', 'earned')),
          d.calculated('wip.billed', 'Billed', 'currency', d.sum('wip', 'billed')),
          d.calculated('wip.over', 'Overbilling (liability)', 'currency', d.sum('wip', 'over')),
          d.calculated('wip.under', 'Underbilling (asset)', 'currency', d.sum('wip', 'under')),
          d.calculated(
            'wip.net',
            'Net (− underbilled)',
            'currency',
            onceFilled('wip.over', onceFilled('wip.under', d.sub('wip.over', 'wip.under'))),
          ),
          d.calculated('wip.backlog', 'Backlog', 'currency', d.sum('wip', 'backlog')),
        ),
        d.section('Open jobs', 'Jobs with percent complete, earned, billed, over and under'),
        d.table(
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
            money('over', 'Overbilled', notBelowZero(spread), 1.2),
            money('under', 'Underbilled', onceFilled(spread, notBelowZero(d.mul(-1, spread))), 1.2),
            money('backlog', 'Backlog', onceFilled(earned, d.sub(d.cell('contract'), earned))),
          ],
          [],
          {
            blankRows: rows,
            lineNumbers: true,
            totals: [
              d.total('total.contract', 'Contracts', d.sum('wip', 'contract')),
              d.total('total.estimate', 'Estimated cost', d.sum('wip', 'estimate')),
              d.total('total.cost', 'Cost to date', d.sum('wip', 'cost')),
              d.total('total.backlog', 'Backlog', d.sum('wip', 'backlog'), { strong: true }),
            ],
          },
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
    d.part(
      'Profit',
      [
        d.section('Gross profit', 'Gross profit to date and at the end, margin fade and losses'),
        d.p(
          'Each line goes with the job of that number above; in Excel they are one table. Fade is this margin less the last one; a minus means the job has lost points.',
        ),
        d.table(
          'profit',
          'Gross profit',
          [
            money(
              'end',
              'Profit at end',
              onceFilled(
                d.cell('contract', 'wip'),
                onceFilled(d.cell('estimate', 'wip'), d.sub(d.cell('contract', 'wip'), costAtEnd)),
              ),
            ),
            share('margin', 'Margin', d.div(d.cell('end'), d.cell('contract', 'wip')), 1),
            share('last', 'Last margin', undefined, 1),
            share(
              'fade',
              'Fade',
              onceFilled(d.cell('margin'), onceFilled(d.cell('last'), d.sub(d.cell('margin'), d.cell('last')))),
              1,
            ),
            money(
              'toDate',
              'Profit to date',
              onceFilled(d.cell('earned', 'wip'), d.sub(d.cell('earned', 'wip'), d.cell('cost', 'wip'))),
            ),
            money(
              'finish',
              'Cost to finish',
              onceFilled(
                d.cell('estimate', 'wip'),
                notBelowZero(d.sub(d.cell('estimate', 'wip'), d.orElse(d.cell('cost', 'wip'), 0))),
              ),
            ),
            money(
              'loss',
              'Loss to provide',
              onceFilled(
                d.cell('end'),
                onceFilled(
                  d.cell('percent', 'wip'),
                  d.when(
                    d.cell('end'),
                    '<',
                    0,
                    d.round(d.mul(-1, d.cell('end'), d.sub(1, d.cell('percent', 'wip')))),
                    0,
                  ),
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
        d.fields(
          4,
          d.calculated('profit.end', 'Gross profit at the end', 'currency', d.sum('profit', 'end')),
          d.calculated('profit.margin', 'Margin at the end', 'percent', d.div('profit.end', 'total.contract'), {
            decimals: 1,
          }),
          d.calculated('profit.toDate', 'Gross profit to date', 'currency', d.sum('profit', 'toDate')),
          d.calculated('profit.losses', 'Losses to provide', 'currency', d.sum('profit', 'loss')),
          d.calculated('profit.finish', 'Cost to finish', 'currency', d.sum('profit', 'finish')),
          d.own('profit.overhead', 'Overhead per month', 'currency'),
          d.calculated(
            'profit.left',
            'Profit in the backlog',
            'currency',
            onceFilled('profit.end', onceFilled('profit.toDate', d.sub('profit.end', 'profit.toDate'))),
          ),
          d.calculated(
            'profit.months',
            'Months of overhead it covers',
            'number',
            d.round(d.div('profit.left', 'profit.overhead'), 1),
            { decimals: 1 },
          ),
        ),
        d.section('Entry for the month', 'What changes in the books since last month'),
        d.table(
          'entry',
          'Entry for the month',
          [
            text('account', 'Account', 3, { fixed: true }),
            money('last', 'Last month'),
            money('now', 'This month'),
            money('change', 'Change', onceFilled(d.cell('now'), d.sub(d.cell('now'), d.orElse(d.cell('last'), 0)))),
          ],
          [
            { account: 'Billings in excess of cost and profit (overbilling)', now: d.sum('wip', 'over') },
            { account: 'Cost and profit in excess of billings (underbilling)', now: d.sum('wip', 'under') },
            { account: 'Provision for losses', now: d.sum('profit', 'loss') },
          ],
        ),
        d.section('Before it goes out'),
        d.bullets(
          'Cost and billings agree with the ledger as of the same day.',
          'The people running the jobs updated the estimates this month.',
          'Pending changes are in neither the contract nor the estimate, or in both with a note.',
          'Closed jobs are listed separately with their last margin.',
        ),
        d.fields(
          4,
          d.own('check.ledgerCost', 'Cost in the ledger', 'currency'),
          d.calculated(
            'check.cost',
            'Difference in cost',
            'currency',
            onceFilled('check.ledgerCost', onceFilled('total.cost', d.sub('total.cost', 'check.ledgerCost'))),
          ),
          d.own('check.ledgerBilled', 'Billed in the ledger', 'currency'),
          d.calculated(
            'check.billed',
            'Difference in billings',
            'currency',
            onceFilled('check.ledgerBilled', onceFilled('wip.billed', d.sub('wip.billed', 'check.ledgerBilled'))),
          ),
        ),
        d.signatures([
          { name: 'preparer', role: 'Prepared by' },
          { name: 'owner', role: 'Reviewed by' },
        ]),
      ],
      { landscape: true, audience: 'office' },
    ),
  ],
})
