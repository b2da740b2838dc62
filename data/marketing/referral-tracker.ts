import { marketingWorkbook } from './template'
import {
  add,
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  max,
  note,
  orElse,
  own,
  part,
  ref,
  section,
  sub,
  sum,
  table,
  when,
} from '@/lib/documents/author'

const states = ['New', 'Visit held', 'Proposal out', 'Sold', 'Paid', 'Lost']

/** Rows of the log that stand in one state; 0 where none do. */
const inState = (state: string) => orElse(sum('referral', 'count', { key: 'state', equals: state }), 0)
const all = add(...states.map(inState))
const sold = add(inState('Sold'), inState('Paid'))

export const referralTracker = marketingWorkbook('Referrals & Reviews', {
  name: 'Referral Tracker',
  description:
    'Log referrals, sales and rewards due in one sheet, with close rate, cost per sale and what is still to be paid.',
  tags: [
    'referral tracker',
    'referral log',
    'rewards due',
    'word of mouth',
    'close rate',
    'thank you',
    'spreadsheet',
    'lead source',
    'referral spreadsheet',
    'referral bonus',
    'referral program',
    'payout log',
    'finder’s fee',
    'Excel',
  ],
  fullDescription: [
    'A referral program fails quietly: the reward that nobody sent, the neighbor nobody called back. This workbook keeps both in sight. One line per referral, from the first call to the thank-you, with the reward due calculated from the money really received.',
    'The summary counts referrals, sales and close rate, adds up what was sold, what rewards are due, paid and still open, and shows what a referred sale costs you.',
    'One column keeps the program on the right side of the law: whether an insurer pays, which takes the reward out.',
  ],
  howToUse: [
    'Enter your reward per paid job once, at the top of the summary.',
    'Log each referral on the day it comes, with the name of whoever sent it.',
    'Choose the stage as the job moves; enter the amount received when it is paid.',
    'Type 1 in the insured column where an insurer pays for any part: the reward is then zero.',
    'Pay what the open column shows every Friday, and enter what was paid.',
    'Check the total per person before year end; large sums are reported.',
  ],
  expertGuide: [
    {
      title: 'Paid means paid',
      text: 'The reward is counted from money received, not from signatures. A canceled sale within the three days, or an unpaid one, earns nothing, and nobody has to ask for it back.',
    },
    {
      title: 'Insured work earns nothing here',
      text: 'Several states forbid rewards for referring work that insurance pays for. The sheet puts the reward at zero wherever you type 1, so that nobody has to remember it on a busy Friday.',
      cite: 'Fla. Stat. § 489.147(2)',
    },
    {
      title: 'Report what you must',
      text: 'Rewards in money can be income of the person who gets them. Add up the year per name, ask for a W-9 before the sum gets large, and let your accountant file what the current threshold asks.',
      cite: '26 U.S.C. § 6041',
    },
  ],
  document: () =>
    documentModel({
      title: 'Referral Tracker',
      subject: 'Referrals, sales and rewards due with close rate',
      intro:
        'One line per referral. The reward appears when a job that no insurer paid for is paid; pay what the open column shows.',
      letterhead: 'compact',
      keywords: ['referral', 'tracker', 'roofing'],
      parts: [
        part(
          'Summary',
          [
            section('The reward', 'Reward per paid job'),
            fields(
              3,
              own('rule.reward', 'Reward per paid job', 'currency'),
              own('rule.from', 'Log from', 'date'),
              own('rule.to', 'Log to', 'date'),
            ),
            section('Results', 'Referrals, close rate, rewards and cost per sale'),
            fields(
              3,
              calculated(
                'sum.referrals',
                'Referrals logged',
                'number',
                when(all, '>', 0, all, sum('referral', 'sale')),
                { decimals: 0 },
              ),
              calculated('sum.sold', 'Sold or paid', 'number', when(all, '>', 0, sold, sum('referral', 'sale')), {
                decimals: 0,
              }),
              calculated('sum.rate', 'Close rate', 'percent', div(sold, all), { decimals: 1 }),
              calculated('sum.revenue', 'Received', 'currency', sum('referral', 'sale')),
              calculated('sum.due', 'Rewards due', 'currency', sum('referral', 'reward')),
              calculated('sum.open', 'Still to be paid', 'currency', sum('referral', 'open')),
              calculated('sum.average', 'Average paid job', 'currency', div(sum('referral', 'sale'), inState('Paid'))),
              calculated('sum.cost', 'Reward per sold job', 'currency', div(sum('referral', 'reward'), sold)),
              calculated(
                'sum.share',
                'Rewards as share of money received',
                'percent',
                div(sum('referral', 'reward'), sum('referral', 'sale')),
                { decimals: 1 },
              ),
            ),
            section('Results by stage'),
            table(
              'byState',
              'Referrals by stage',
              [
                column('state', 'Stage', 'text', { fixed: true, width: 2 }),
                column('count', 'Referrals', 'number', { decimals: 0 }),
                column('share', 'Share', 'percent', { decimals: 1, formula: div(cell('count'), all) }),
              ],
              states.map((state) => ({ state, count: sum('referral', 'count', { key: 'state', equals: state }) })),
            ),
            note(
              'What the sheet does not decide',
              'Whether a reward is lawful in your state, and for whom. Insured work, real-estate closings, employees and adjusters are out; see the referral program before the first payment.',
            ),
          ],
          { audience: 'office' },
        ),
        part(
          'Referrals',
          [
            section('Referrals', 'Referral log with reward due'),
            table(
              'referral',
              'Referrals',
              [
                column('date', 'Date', 'date', { width: 1.1 }),
                column('from', 'Sent by', 'text', { width: 3 }),
                column('name', 'Referred', 'text', { width: 3 }),
                column('state', 'Stage', 'select', { options: states, width: 1.2 }),
                column('count', 'Count', 'number', { decimals: 0, width: 0.5, formula: add(1) }),
                column('insured', 'Insurer pays = 1', 'number', { decimals: 0, width: 1 }),
                column('sale', 'Received', 'currency', { width: 1.2 }),
                column('reward', 'Reward due', 'currency', {
                  width: 1.1,
                  formula: when(
                    cell('sale'),
                    '>',
                    0,
                    when(orElse(cell('insured'), 0), '=', 0, ref('rule.reward'), 0),
                    0,
                  ),
                }),
                column('paid', 'Paid', 'currency', { width: 1 }),
                column('open', 'Open', 'currency', {
                  width: 1,
                  formula: when(
                    orElse(cell('reward'), 0),
                    '>',
                    0,
                    max(0, sub(cell('reward'), cell('paid'))),
                    cell('reward'),
                  ),
                }),
                column('sent', 'Paid on', 'date', { width: 1.1 }),
              ],
              [],
              { blankRows: 30 },
            ),
            note(
              'The Count column',
              'It is always 1. The summary uses it to count the rows of each stage; leave it as it is.',
            ),
          ],
          { audience: 'office', landscape: true },
        ),
      ],
    }),
})
