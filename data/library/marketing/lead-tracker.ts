import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const stages = ['New', 'Contacted', 'Visit held', 'Proposal out', 'Sold'] as const
const sources = [
  'Past customer',
  'Referral',
  'Web search',
  'Map listing',
  'Website form',
  'Sign, truck',
  'Door or mail',
  'Social media',
  'Paid ads',
  'Other',
]

const atStage = (stage: string) => d.orElse(d.sum('lead', 'count', { key: 'stage', equals: stage }), 0)
/** Leads that got at least as far as this stage. */
const reached = (stage: number) => d.add(...stages.slice(stage).map(atStage))
const from = (source: string, key: string) => d.orElse(d.sum('lead', key, { key: 'source', equals: source }), 0)

export const leadTracker = defineTemplate('marketing', {
  name: 'Lead Tracker',
  group: 'Lead Management',
  formats: ['PDF', 'Excel'],
  demand: [0.9, 'Nearly every job.'],
  telling: 'Leads',
  description:
    'Every lead from the first call to the sale, with conversion by stage, close rate and value by source, counted for you.',
  tags: [
    'lead tracker',
    'CRM spreadsheet',
    'conversion rate',
    'sales funnel',
    'pipeline',
    'close rate',
    'lead source',
    'follow up dates',
    'lead log',
    'roofing CRM',
    'lead spreadsheet',
    'sales pipeline',
    'conversion funnel',
    'Excel',
    'appointment tracking',
  ],
  fullDescription: [
    'A notebook tells you who called. This tracker tells you where leads get stuck. One line per lead, one choice for the furthest stage it reached, and the funnel next to it counts for you: contacted, visited, proposed, sold, and the share that moves on at every step.',
    'The second table shows the same by source: how many leads each brought, how many were sold, for how much, and what a lead from there is worth.',
    'A check line counts sold leads without a sale amount, so the figures stay honest.',
  ],
  howToUse: [
    'Enter each lead the day it comes in, with its source. “Other” is a decision, not a habit.',
    'Choose the furthest stage it has reached; leave it there if the lead is lost, and choose Lost as the outcome.',
    'Enter the sale amount only when the contract is signed and the cancellation period has passed.',
    'Never leave a line open without a next date.',
    'Read the funnel on the first Monday of the month, and work on the weakest step only.',
    'Start a new sheet every quarter, and keep the old one.',
  ],
  expertGuide: [
    {
      title: 'One weak step at a time',
      text: 'Many leads and few contacts: someone needs to answer the phone. Many visits and few proposals: the estimator is behind. Many proposals and few sales: look at the proposal and the follow-up. Work on one of the three for a month, then look again.',
    },
    {
      title: 'Small numbers lie',
      text: 'Three sales out of five leads from yard signs is a good week, not a strategy. Wait for about twenty leads per source before you move money.',
    },
    {
      title: 'Contact rules follow the lead',
      text: 'Note opt-outs on the lead’s line. Email requests are honored within ten business days; “stop” by text or phone counts in any reasonable wording, even from a number that once agreed.',
      cite: '15 U.S.C. § 7704(a)(4); 47 CFR 64.1200(a)(10)',
    },
  ],
  pages: { main: 3 },
  subject: 'Lead log with conversion by stage and by source',
  intro: 'One line per lead, one choice for the furthest stage. The funnel and the sources are counted for you.',
  keywords: ['lead tracker', 'conversion', 'roofing'],
  required: ['period.from', 'lead', 'lead.date', 'lead.name', 'lead.source'],
  parts: () => [
    d.part(
      'Leads',
      [
        d.section('Period'),
        d.fields(
          3,
          d.own('period.from', 'From', 'date'),
          d.own('period.to', 'To', 'date'),
          d.own('period.office', 'Office or team'),
        ),
        d.section('Leads', 'Lead log with stage, sale and next date'),
        d.p(
          'Count is always 1, and Sold turns to 1 when the line has a sale amount. The funnel adds them up; leave both as they are.',
        ),
        d.table(
          'lead',
          'Leads',
          [
            d.column('date', 'Date', 'date', { width: 1.05 }),
            d.column('name', 'Name and phone', 'text', { width: 3 }),
            d.column('source', 'Source', 'select', { options: sources, width: 1.3 }),
            d.column('stage', 'Furthest stage', 'select', { options: [...stages], width: 1.3 }),
            d.column('outcome', 'Outcome', 'select', { options: ['Open', 'Sold', 'Lost'], width: 1.1 }),
            d.column('count', 'Count', 'number', { decimals: 0, width: 0.7, formula: d.add(1) }),
            d.column('sale', 'Sale', 'currency', { width: 1.1 }),
            d.column('sold', 'Sold', 'number', {
              decimals: 0,
              width: 0.6,
              formula: d.when(d.orElse(d.cell('sale'), 0), '>', 0, 1, 0),
            }),
            d.column('next', 'Next date', 'date', { width: 1.05 }),
            d.column('note', 'Next step or why lost', 'text', { width: 3 }),
          ],
          [],
          { blankRows: 37 },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Funnel',
      [
        d.section('Conversion by stage', 'Funnel with conversion by stage'),
        d.table(
          'funnel',
          'Conversion by stage',
          [
            d.column('stage', 'Stage', 'text', { fixed: true, width: 2.2 }),
            d.column('reached', 'Reached it', 'number', { decimals: 0, width: 1.2 }),
            d.column('step', 'Of the previous stage', 'percent', { decimals: 1, width: 1.5 }),
            d.column('all', 'Of all leads', 'percent', {
              decimals: 1,
              width: 1.3,
              formula: d.div(d.cell('reached'), reached(0)),
            }),
          ],
          stages.map((stage, index) => ({
            stage,
            reached: d.when(reached(0), '>', 0, reached(index), d.sum('lead', 'sale')),
            ...(index ? { step: d.div(reached(index), reached(index - 1)) } : { step: d.div(reached(0), reached(0)) }),
          })),
        ),
        d.section('At a glance', 'Close rate, average sale and value of a lead'),
        d.fields(
          3,
          d.calculated('lead.sales', 'Sales', 'currency', d.sum('lead', 'sale')),
          d.calculated('lead.average', 'Average sale', 'currency', d.div(d.sum('lead', 'sale'), d.sum('lead', 'sold'))),
          d.calculated('lead.perLead', 'Sales per lead', 'currency', d.div(d.sum('lead', 'sale'), reached(0))),
          d.calculated(
            'lead.open',
            'Still open',
            'number',
            d.sum('lead', 'count', { key: 'outcome', equals: 'Open' }),
            { decimals: 0 },
          ),
          d.calculated('lead.lost', 'Lost', 'number', d.sum('lead', 'count', { key: 'outcome', equals: 'Lost' }), {
            decimals: 0,
          }),
          d.calculated(
            'lead.check',
            'Check: sold without amount (0 is right)',
            'number',
            d.when(reached(0), '>', 0, d.sub(atStage('Sold'), d.sum('lead', 'sold')), d.sum('lead', 'sale')),
            { decimals: 0 },
          ),
        ),
        d.section('By source', 'Leads, sales and value by source'),
        d.table(
          'source',
          'Leads and sales by source',
          [
            d.column('source', 'Source', 'text', { fixed: true, width: 2.2 }),
            d.column('leads', 'Leads', 'number', { decimals: 0 }),
            d.column('sold', 'Sold', 'number', { decimals: 0 }),
            d.column('rate', 'Close rate', 'percent', { decimals: 1, formula: d.div(d.cell('sold'), d.cell('leads')) }),
            d.column('sales', 'Sales', 'currency', { width: 1.5 }),
            d.column('worth', 'Sales per lead', 'currency', {
              width: 1.5,
              formula: d.div(d.cell('sales'), d.cell('leads')),
            }),
          ],
          sources.map((source) => ({
            source,
            leads: from(source, 'count'),
            sold: from(source, 'sold'),
            sales: from(source, 'sale'),
          })),
        ),
        d.fields(
          2,
          d.calculated('source.leads', 'Leads with a source', 'number', d.sum('source', 'leads'), { decimals: 0 }),
          d.calculated(
            'source.check',
            'Leads with a stage but no source',
            'number',
            d.sub(reached(0), d.ref('source.leads')),
            { decimals: 0 },
          ),
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
