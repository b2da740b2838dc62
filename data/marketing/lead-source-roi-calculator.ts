import { marketingWorkbook } from './template'
import {
  bullets,
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  mul,
  note,
  own,
  part,
  ref,
  section,
  sub,
  sum,
  table,
} from '@/lib/documents/author'

const sources = [
  'Search ads',
  'Map listing',
  'Lead sellers',
  'Website, organic',
  'Social media ads',
  'Mail and door hangers',
  'Yard signs and trucks',
  'Referrals',
  'Home shows, sponsorship',
  'Past customers',
]

export const leadSourceRoiCalculator = marketingWorkbook('Lead Management', {
  name: 'Lead Source ROI Calculator',
  description:
    'Cost per lead and per sale, close rate and return by lead source, from spend, leads, sales and your gross margin.',
  tags: [
    'ROI',
    'cost per lead',
    'cost per sale',
    'marketing return',
    'lead source',
    'ad spend',
    'customer acquisition cost',
    'calculator',
    'cost per acquisition',
    'CPL',
    'CAC',
    'return on ad spend',
    'ROAS',
    'lead cost',
    'marketing ROI',
    'break-even',
  ],
  fullDescription: [
    'A lead for $60 that never closes costs more than one for $300 that does. This calculator puts every source on the same line: what it cost, with the hours in it, how many leads, visits and sales it brought, and what was left of the revenue after the job was paid for.',
    'Return is counted on gross profit, not on revenue, because that is what pays for marketing. The share of each source in spend and in sales shows at a glance which one is out of balance.',
    'The last page works backward: with the close rate and margin you have, it tells you the most that a lead may cost.',
  ],
  howToUse: [
    'Choose a period long enough for the sales to follow: a quarter, better a year.',
    'Enter all the cost of each source, your own hours included.',
    'Count a lead only once, by the source the customer named first.',
    'Enter revenue of jobs sold in the period, and your real gross margin.',
    'Read cost per sale and return before cost per lead.',
    'Move a fifth of the money at a time, and look again next quarter.',
  ],
  expertGuide: [
    {
      title: 'Gross profit, not revenue',
      text: 'A source that brings $75,000 of work on $2,000 of spend sounds like a return of 37 to 1. At a margin of 35 percent the profit is $26,250 and the return about 12 to 1. Only the second figure tells you what you could afford to pay.',
    },
    {
      title: 'Write every cost in',
      text: 'Lead fees, postage, design, permits for signs, the hours of the person who answers, rewards paid, and the discount you gave to close. Free sources are seldom free; referrals cost thank-yous and good work.',
    },
    {
      title: 'Ask about the leads you buy',
      text: 'A bought lead is only as good as the consent behind it. Ask the seller in writing when, where and for whom the owner agreed to be called or texted; without it, the calls are yours to answer for.',
      cite: '47 U.S.C. § 227; 47 CFR 64.1200(f)(9)',
    },
  ],
  document: () =>
    documentModel({
      title: 'Lead Source ROI Calculator',
      subject: 'Cost per lead, per sale and return by lead source',
      intro:
        'Enter spend, leads, sales and revenue by source. Profit, not revenue, decides where the next dollar goes.',
      letterhead: 'compact',
      keywords: ['ROI', 'cost per lead', 'roofing marketing'],
      parts: [
        part(
          'Sources',
          [
            section('Period and margin'),
            fields(
              3,
              own('roi.from', 'From', 'date'),
              own('roi.to', 'To', 'date'),
              own('roi.margin', 'Gross margin', 'percent', { hint: 'price less job cost, by price' }),
            ),
            section('All sources', 'Totals over all sources'),
            fields(
              4,
              calculated('all.spend', 'Spend', 'currency', sum('source', 'spend')),
              calculated('all.leads', 'Leads', 'number', sum('source', 'leads'), { decimals: 0 }),
              calculated('all.sales', 'Sales', 'number', sum('source', 'sales'), { decimals: 0 }),
              calculated('all.revenue', 'Revenue', 'currency', sum('source', 'revenue')),
              calculated(
                'all.perLead',
                'Cost per lead',
                'currency',
                div(sum('source', 'spend'), sum('source', 'leads')),
              ),
              calculated(
                'all.perSale',
                'Cost per sale',
                'currency',
                div(sum('source', 'spend'), sum('source', 'sales')),
              ),
              calculated('all.rate', 'Close rate', 'percent', div(sum('source', 'sales'), sum('source', 'leads')), {
                decimals: 1,
              }),
              calculated(
                'all.roi',
                'Return',
                'percent',
                div(
                  sub(mul(sum('source', 'revenue'), ref('roi.margin')), sum('source', 'spend')),
                  sum('source', 'spend'),
                ),
                { decimals: 0 },
              ),
            ),
            section('Sources', 'Spend, leads, sales and return by source'),
            table(
              'source',
              'Lead sources',
              [
                column('source', 'Source', 'text', { width: 2.4 }),
                column('spend', 'Spend', 'currency', { width: 1.3 }),
                column('leads', 'Leads', 'number', { decimals: 0, width: 0.8 }),
                column('sales', 'Sales', 'number', { decimals: 0, width: 0.8 }),
                column('revenue', 'Revenue', 'currency', { width: 1.4 }),
                column('perLead', 'Cost per lead', 'currency', {
                  width: 1.2,
                  formula: div(cell('spend'), cell('leads')),
                }),
                column('rate', 'Close rate', 'percent', {
                  decimals: 1,
                  width: 1,
                  formula: div(cell('sales'), cell('leads')),
                }),
                column('perSale', 'Cost per sale', 'currency', {
                  width: 1.2,
                  formula: div(cell('spend'), cell('sales')),
                }),
                column('profit', 'Gross profit', 'currency', {
                  width: 1.3,
                  formula: mul(cell('revenue'), ref('roi.margin')),
                }),
                column('roi', 'Return', 'percent', {
                  decimals: 0,
                  width: 1,
                  formula: div(sub(cell('profit'), cell('spend')), cell('spend')),
                }),
              ],
              sources.map((source) => ({ source })),
              { blankRows: 5 },
            ),
          ],
          { audience: 'office', landscape: true },
        ),
        part(
          'What a lead may cost',
          [
            section('Working backward', 'The most a lead may cost'),
            fields(
              3,
              own('may.average', 'Average job', 'currency'),
              own('may.margin', 'Gross margin', 'percent'),
              own('may.rate', 'Close rate of this source', 'percent'),
              own('may.share', 'Share of gross profit for marketing', 'percent', { hint: 'your decision' }),
              calculated(
                'may.perSale',
                'A sale may cost',
                'currency',
                mul(ref('may.average'), ref('may.margin'), ref('may.share')),
              ),
              calculated(
                'may.perLead',
                'A lead may cost',
                'currency',
                mul(ref('may.average'), ref('may.margin'), ref('may.share'), ref('may.rate')),
              ),
              calculated(
                'may.breakEven',
                'Break-even cost of a sale',
                'currency',
                mul(ref('may.average'), ref('may.margin')),
              ),
            ),
            section('Before you move money', 'Questions before money moves'),
            bullets(
              'Is the cost complete: hours, postage, design, rewards, fees, discounts?',
              'Was the period long enough for its sales to be signed and the days to cancel to pass?',
              'Which source got the credit for customers who had seen several?',
              'Does it bring the jobs we want, or only cheap ones?',
              'What would happen if we stopped it for a quarter?',
            ),
            fields(
              2,
              own('may.decided', 'What we change', 'multiline', { span: 2, lines: 3 }),
              own('may.by', 'Decided by'),
              own('may.review', 'Look again on', 'date'),
            ),
            note(
              'Return',
              'Gross profit of the source, less its cost, divided by its cost. Zero percent means that the source paid for itself and nothing more; overhead is still to be paid.',
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
