import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const states = ['New', 'Visit held', 'Proposal out', 'Sold', 'Paid', 'Lost']

/** Rows of the log that stand in one state; 0 where none do. */
const inState = (state: string) => d.orElse(d.sum('referral', 'count', { key: 'state', equals: state }), 0)
const all = d.add(...states.map(inState))
const sold = d.add(inState('Sold'), inState('Paid'))

export const referralTracker = defineTemplate('marketing', {
  name: 'Referral Tracker',
  group: 'Referrals & Reviews',
  formats: ['PDF', 'Excel'],
  telling: 'Referrals',
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
    'A referral program fails quietly: the reward that nobody sent, the neighbor nobody called back. This workbook keeps both in sight. It gives each referral one line, from the first call to the thank-you, with the reward due calculated once payment is received.',
    'The summary counts referrals, sales and close rate, adds up what was sold, what rewards are due, paid and still open, and shows what a referred sale costs you.',
    'One column keeps the program on the right side of the law: if an insurer pays, the reward drops out.',
  ],
  howToUse: [
    'Enter your reward per paid job once, at the top of the summary.',
    'Log each referral the day it comes in, with the name of the person who sent it.',
    'Choose the stage as the job moves; enter the amount received when it is paid.',
    'Type 1 in the insured column if an insurer pays for any part; the reward is then zero.',
    'Pay what the open column shows every Friday, and enter what was paid.',
    'Check the total per person before year end; large sums are reported.',
  ],
  expertGuide: [
    {
      title: 'Paid means paid',
      text: 'The reward is counted from money received, not from signatures. A sale canceled within the three days, or never paid, earns nothing, and nobody has to ask for a reward back.',
    },
    {
      title: 'Insured work earns nothing here',
      text: 'Several states forbid rewards for referring work that insurance pays for. The sheet puts the reward at zero wherever you type 1, so that nobody has to remember it on a busy Friday.',
      cite: 'Fla. Stat. § 489.147(2)',
    },
    {
      title: 'Report what you must',
      text: 'Rewards in money can be income of the person who gets them. Add up the year per name, ask for a W-9 before the sum gets large, and let your accountant file what the current threshold requires.',
      cite: '26 U.S.C. § 6041',
    },
  ],
  pages: { main: 3 },
  subject: 'Referrals, sales and rewards due, with close rate',
  intro:
    'One line per referral. The reward appears when a job that no insurer paid for is paid; pay what the open column shows.',
  keywords: ['referral', 'tracker', 'roofing'],
  required: ['rule.reward', 'referral', 'referral.date', 'referral.from', 'referral.name'],
  parts: () => [
    d.part(
      'Summary',
      [
        d.section('The reward', 'Reward per paid job'),
        d.fields(
          3,
          d.own('rule.reward', 'Reward per paid job', 'currency'),
          d.own('rule.from', 'Log from', 'date'),
          d.own('rule.to', 'Log to', 'date'),
        ),
        d.section('Results', 'Referrals, close rate, rewards and cost per sale'),
        d.fields(
          3,
          d.calculated(
            'sum.referrals',
            'Referrals logged',
            'number',
            d.when(all, '>', 0, all, d.sum('referral', 'sale')),
            { decimals: 0 },
          ),
          d.calculated('sum.sold', 'Sold or paid', 'number', d.when(all, '>', 0, sold, d.sum('referral', 'sale')), {
            decimals: 0,
          }),
          d.calculated('sum.rate', 'Close rate', 'percent', d.div(sold, all), { decimals: 1 }),
          d.calculated('sum.revenue', 'Received', 'currency', d.sum('referral', 'sale')),
          d.calculated('sum.due', 'Rewards due', 'currency', d.sum('referral', 'reward')),
          d.calculated('sum.open', 'Still to be paid', 'currency', d.sum('referral', 'open')),
          d.calculated(
            'sum.average',
            'Average paid job',
            'currency',
            d.div(d.sum('referral', 'sale'), inState('Paid')),
          ),
          d.calculated('sum.cost', 'Reward per sold job', 'currency', d.div(d.sum('referral', 'reward'), sold)),
          d.calculated(
            'sum.share',
            'Rewards as share of money received',
            'percent',
            d.div(d.sum('referral', 'reward'), d.sum('referral', 'sale')),
            { decimals: 1 },
          ),
        ),
        d.section('Results by stage'),
        d.table(
          'byState',
          'Referrals by stage',
          [
            d.column('state', 'Stage', 'text', { fixed: true, width: 2 }),
            d.column('count', 'Referrals', 'number', { decimals: 0 }),
            d.column('share', 'Share', 'percent', { decimals: 1, formula: d.div(d.cell('count'), all) }),
          ],
          states.map((state) => ({ state, count: d.sum('referral', 'count', { key: 'state', equals: state }) })),
        ),
        d.note(
          'What the sheet does not decide',
          'Whether a reward is lawful in your state, and for whom. Insured work, real-estate closings, employees and adjusters are excluded; read the referral program before the first payment.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Referrals',
      [
        d.section('Referrals', 'Referral log with reward due'),
        d.table(
          'referral',
          'Referrals',
          [
            d.column('date', 'Date', 'date', { width: 1.1 }),
            d.column('from', 'Sent by', 'text', { width: 3 }),
            d.column('name', 'Referred', 'text', { width: 3 }),
            d.column('state', 'Stage', 'select', { options: states, width: 1.2 }),
            d.column('count', 'Count', 'number', { decimals: 0, width: 0.5, formula: d.add(1) }),
            d.column('insured', 'Insurer pays = 1', 'number', { decimals: 0, width: 1 }),
            d.column('sale', 'Received', 'currency', { width: 1.2 }),
            d.column('reward', 'Reward due', 'currency', {
              width: 1.1,
              formula: d.when(
                d.cell('sale'),
                '>',
                0,
                d.when(d.orElse(d.cell('insured'), 0), '=', 0, d.ref('rule.reward'), 0),
                0,
              ),
            }),
            d.column('paid', 'Paid', 'currency', { width: 1 }),
            d.column('open', 'Open', 'currency', {
              width: 1,
              formula: d.when(
                d.orElse(d.cell('reward'), 0),
                '>',
                0,
                d.max(0, d.sub(d.cell('reward'), d.cell('paid'))),
                d.cell('reward'),
              ),
            }),
            d.column('sent', 'Paid on', 'date', { width: 1.1 }),
          ],
          [],
          { blankRows: 30 },
        ),
        d.note(
          'The Count column',
          'The count is always 1. The summary uses it to count the rows in each stage; leave it as it is.',
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
