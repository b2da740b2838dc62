import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

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

export const leadSourceRoiCalculator = defineTemplate('marketing', {
  name: 'Lead Source ROI Calculator',
  group: 'Lead Management',
  formats: ['PDF', 'Excel'],
  telling: 'Sources',
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
    'A lead for $60 that never closes costs more than one for $300 that does. This calculator puts every source on the same line: what it cost, hours included, how many leads and sales it brought, and what was left of the revenue after the job was paid for.',
    'Return is counted on gross profit, not on revenue, because that is what pays for marketing. The share of each source in spend and in sales shows at a glance which one is out of balance.',
    'The last page works backward: from your close rate and margin, it tells you the most a lead may cost.',
  ],
  howToUse: [
    'Choose a period long enough for the sales to follow: a quarter, or better, a year.',
    'Enter all the cost of each source, your own hours included.',
    'Count a lead only once, by the source the customer named first.',
    'Enter revenue from jobs sold in the period, and your real gross margin.',
    'Read cost per sale and return before cost per lead.',
    'Move a fifth of the money at a time, and look again next quarter.',
  ],
  expertGuide: [
    {
      title: 'Gross profit, not revenue',
      text: 'A source that brings $75,000 of work on $2,000 of spend sounds like a return of 37 to 1. At a margin of 35 percent the profit is $26,250 and the return about 12 to 1. Only the second figure tells you what you could afford to pay.',
    },
    {
      title: 'Count every cost',
      text: 'Lead fees, postage, design, permits for signs, the hours of the person who answers, rewards paid, and the discount you gave to close. Free sources are seldom free; referrals cost thank-you gifts and good work.',
    },
    {
      title: 'Ask about the leads you buy',
      text: 'A bought lead is only as good as the consent behind it. Ask the seller in writing when, where and for whom the owner agreed to be called or texted; without it, you answer for the calls.',
      cite: '47 U.S.C. § 227; 47 CFR 64.1200(f)(9)',
    },
  ],
  pages: { main: 2 },
  subject: 'Cost per lead, per sale and return by lead source',
  intro: 'Enter spend, leads, sales and revenue by source. Profit, not revenue, decides where the next dollar goes.',
  keywords: ['ROI', 'cost per lead', 'roofing marketing'],
  required: ['roi.from', 'roi.to', 'roi.margin', 'source', 'source.spend'],
  parts: () => [
    d.part(
      'Sources',
      [
        d.section('Period and margin'),
        d.fields(
          3,
          d.own('roi.from', 'From', 'date'),
          d.own('roi.to', 'To', 'date'),
          d.own('roi.margin', 'Gross margin', 'percent', { hint: 'price less job cost, divided by price' }),
        ),
        d.section('All sources', 'Totals over all sources'),
        d.fields(
          4,
          d.calculated('all.spend', 'Spend', 'currency', d.sum('source', 'spend')),
          d.calculated('all.leads', 'Leads', 'number', d.sum('source', 'leads'), { decimals: 0 }),
          d.calculated('all.sales', 'Sales', 'number', d.sum('source', 'sales'), { decimals: 0 }),
          d.calculated('all.revenue', 'Revenue', 'currency', d.sum('source', 'revenue')),
          d.calculated(
            'all.perLead',
            'Cost per lead',
            'currency',
            d.div(d.sum('source', 'spend'), d.sum('source', 'leads')),
          ),
          d.calculated(
            'all.perSale',
            'Cost per sale',
            'currency',
            d.div(d.sum('source', 'spend'), d.sum('source', 'sales')),
          ),
          d.calculated('all.rate', 'Close rate', 'percent', d.div(d.sum('source', 'sales'), d.sum('source', 'leads')), {
            decimals: 1,
          }),
          d.calculated(
            'all.roi',
            'Return',
            'percent',
            d.div(
              d.sub(d.mul(d.sum('source', 'revenue'), d.ref('roi.margin')), d.sum('source', 'spend')),
              d.sum('source', 'spend'),
            ),
            { decimals: 0 },
          ),
        ),
        d.section('Sources', 'Spend, leads, sales and return by source'),
        d.table(
          'source',
          'Lead sources',
          [
            d.column('source', 'Source', 'text', { width: 2.4 }),
            d.column('spend', 'Spend', 'currency', { width: 1.3 }),
            d.column('leads', 'Leads', 'number', { decimals: 0, width: 0.8 }),
            d.column('sales', 'Sales', 'number', { decimals: 0, width: 0.8 }),
            d.column('revenue', 'Revenue', 'currency', { width: 1.4 }),
            d.column('perLead', 'Cost per lead', 'currency', {
              width: 1.2,
              formula: d.div(d.cell('spend'), d.cell('leads')),
            }),
            d.column('rate', 'Close rate', 'percent', {
              decimals: 1,
              width: 1,
              formula: d.div(d.cell('sales'), d.cell('leads')),
            }),
            d.column('perSale', 'Cost per sale', 'currency', {
              width: 1.2,
              formula: d.div(d.cell('spend'), d.cell('sales')),
            }),
            d.column('profit', 'Gross profit', 'currency', {
              width: 1.3,
              formula: d.mul(d.cell('revenue'), d.ref('roi.margin')),
            }),
            d.column('roi', 'Return', 'percent', {
              decimals: 0,
              width: 1,
              formula: d.div(d.sub(d.cell('profit'), d.cell('spend')), d.cell('spend')),
            }),
          ],
          sources.map((source) => ({ source })),
          { blankRows: 5 },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'What you can pay for a lead',
      [
        d.section('Working backward', 'The most a lead may cost'),
        d.fields(
          3,
          d.own('may.average', 'Average job', 'currency'),
          d.own('may.margin', 'Gross margin', 'percent'),
          d.own('may.rate', 'Close rate of this source', 'percent'),
          d.own('may.share', 'Share of gross profit for marketing', 'percent', { hint: 'your decision' }),
          d.calculated(
            'may.perSale',
            'A sale may cost',
            'currency',
            d.mul(d.ref('may.average'), d.ref('may.margin'), d.ref('may.share')),
          ),
          d.calculated(
            'may.perLead',
            'A lead may cost',
            'currency',
            d.mul(d.ref('may.average'), d.ref('may.margin'), d.ref('may.share'), d.ref('may.rate')),
          ),
          d.calculated(
            'may.breakEven',
            'Break-even cost of a sale',
            'currency',
            d.mul(d.ref('may.average'), d.ref('may.margin')),
          ),
        ),
        d.section('Before you move money', 'Questions before money moves'),
        d.bullets(
          'Does the cost include hours, postage, design, rewards, fees and discounts?',
          'Was the period long enough for its sales to be signed and the cancellation period to pass?',
          'Which source got credit for customers who had seen several?',
          'Does it bring the jobs we want, or only cheap ones?',
          'What would happen if we stopped it for a quarter?',
        ),
        d.fields(
          2,
          d.own('may.decided', 'What we change', 'multiline', { span: 2, lines: 3 }),
          d.own('may.by', 'Decided by'),
          d.own('may.review', 'Look again on', 'date'),
        ),
        d.note(
          'Return',
          'Return is the source’s gross profit, less its cost, divided by its cost. Zero percent means that the source paid for itself and nothing more; overhead is still to be paid.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
