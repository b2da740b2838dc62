import { marketingWorkbook } from './template'
import {
  add,
  calculated,
  cell,
  column,
  div,
  documentModel,
  fields,
  orElse,
  own,
  p,
  part,
  ref,
  section,
  sub,
  sum,
  table,
  when,
} from '@/lib/documents/author'

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

const atStage = (stage: string) => orElse(sum('lead', 'count', { key: 'stage', equals: stage }), 0)
/** Leads that got at least as far as this stage. */
const reached = (stage: number) => add(...stages.slice(stage).map(atStage))
const from = (source: string, key: string) => orElse(sum('lead', key, { key: 'source', equals: source }), 0)

export const leadTracker = marketingWorkbook('Lead Management', {
  name: 'Lead Tracker',
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
    'A notebook tells you who called. This tracker tells you where leads get stuck. One line per lead, one choice for the furthest stage it reached, and the funnel beside it counts itself: contacted, visited, proposed, sold, and the share that goes on at every step.',
    'The second table shows the same by source: how many leads each brought, how many were sold, for how much, and what a lead from there is worth.',
    'A check line says where a sold lead has no sale amount, so that the figures stay honest.',
  ],
  howToUse: [
    'Enter each lead on the day it comes, with its source. “Other” is a decision, not a habit.',
    'Choose the furthest stage it has reached; leave it there when it is lost, and choose Lost as outcome.',
    'Enter the sale amount only when the contract is signed and the days to cancel have passed.',
    'Never leave a line open without a next date.',
    'Read the funnel on the first Monday of the month, and work on the weakest step only.',
    'Start a new sheet every quarter, and keep the old one.',
  ],
  expertGuide: [
    {
      title: 'One weak step at a time',
      text: 'Many leads and few contacts: somebody must answer the phone. Many visits and few proposals: the estimator is behind. Many proposals and few sales: look at the proposal and the follow-up. Work on one of the three for a month, then look again.',
    },
    {
      title: 'Small numbers lie',
      text: 'Three sales out of five leads from yard signs is a good week, not a strategy. Wait for about twenty leads per source before you move money.',
    },
    {
      title: 'Contact rules travel with the lead',
      text: 'Note opt-outs in the line itself. Email requests are honored within ten business days; “stop” by text or phone counts in any reasonable wording, even from a number that once agreed.',
      cite: '15 U.S.C. § 7704(a)(4); 47 CFR 64.1200(a)(10)',
    },
  ],
  document: () =>
    documentModel({
      title: 'Lead Tracker',
      subject: 'Lead log with conversion by stage and by source',
      intro: 'One line per lead, one choice for the furthest stage. The funnel and the sources count themselves.',
      letterhead: 'compact',
      keywords: ['lead tracker', 'conversion', 'roofing'],
      parts: [
        part(
          'Leads',
          [
            section('Period'),
            fields(
              3,
              own('period.from', 'From', 'date'),
              own('period.to', 'To', 'date'),
              own('period.office', 'Office or team'),
            ),
            section('Leads', 'Lead log with stage, sale and next date'),
            p(
              'Count is always 1, and Sold turns to 1 as soon as a sale amount stands in the line. The funnel adds them up; leave both as they are.',
            ),
            table(
              'lead',
              'Leads',
              [
                column('date', 'Date', 'date', { width: 1.05 }),
                column('name', 'Name and phone', 'text', { width: 3 }),
                column('source', 'Source', 'select', { options: sources, width: 1.3 }),
                column('stage', 'Furthest stage', 'select', { options: [...stages], width: 1.3 }),
                column('outcome', 'Outcome', 'select', {
                  options: ['Open', 'Sold', 'Lost'],
                  width: 1.1,
                }),
                column('count', 'Count', 'number', { decimals: 0, width: 0.7, formula: add(1) }),
                column('sale', 'Sale', 'currency', { width: 1.1 }),
                column('sold', 'Sold', 'number', {
                  decimals: 0,
                  width: 0.6,
                  formula: when(orElse(cell('sale'), 0), '>', 0, 1, 0),
                }),
                column('next', 'Next date', 'date', { width: 1.05 }),
                column('note', 'Next step or why lost', 'text', { width: 3 }),
              ],
              [],
              { blankRows: 37 },
            ),
          ],
          { audience: 'office', landscape: true },
        ),
        part(
          'Funnel',
          [
            section('Conversion by stage', 'Funnel with conversion by stage'),
            table(
              'funnel',
              'Conversion by stage',
              [
                column('stage', 'Stage', 'text', { fixed: true, width: 2.2 }),
                column('reached', 'Reached it', 'number', { decimals: 0, width: 1.2 }),
                column('step', 'Of the stage before', 'percent', { decimals: 1, width: 1.5 }),
                column('all', 'Of all leads', 'percent', {
                  decimals: 1,
                  width: 1.3,
                  formula: div(cell('reached'), reached(0)),
                }),
              ],
              stages.map((stage, index) => ({
                stage,
                reached: when(reached(0), '>', 0, reached(index), sum('lead', 'sale')),
                ...(index ? { step: div(reached(index), reached(index - 1)) } : { step: div(reached(0), reached(0)) }),
              })),
            ),
            section('In one line', 'Close rate, average sale and value of a lead'),
            fields(
              3,
              calculated('lead.sales', 'Sales', 'currency', sum('lead', 'sale')),
              calculated('lead.average', 'Average sale', 'currency', div(sum('lead', 'sale'), sum('lead', 'sold'))),
              calculated('lead.perLead', 'Sales per lead', 'currency', div(sum('lead', 'sale'), reached(0))),
              calculated(
                'lead.open',
                'Still open',
                'number',
                sum('lead', 'count', { key: 'outcome', equals: 'Open' }),
                { decimals: 0 },
              ),
              calculated('lead.lost', 'Lost', 'number', sum('lead', 'count', { key: 'outcome', equals: 'Lost' }), {
                decimals: 0,
              }),
              calculated(
                'lead.check',
                'Check: sold without amount (0 is right)',
                'number',
                when(reached(0), '>', 0, sub(atStage('Sold'), sum('lead', 'sold')), sum('lead', 'sale')),
                { decimals: 0 },
              ),
            ),
            section('By source', 'Leads, sales and value by source'),
            table(
              'source',
              'Leads and sales by source',
              [
                column('source', 'Source', 'text', { fixed: true, width: 2.2 }),
                column('leads', 'Leads', 'number', { decimals: 0 }),
                column('sold', 'Sold', 'number', { decimals: 0 }),
                column('rate', 'Close rate', 'percent', { decimals: 1, formula: div(cell('sold'), cell('leads')) }),
                column('sales', 'Sales', 'currency', { width: 1.5 }),
                column('worth', 'Sales per lead', 'currency', {
                  width: 1.5,
                  formula: div(cell('sales'), cell('leads')),
                }),
              ],
              sources.map((source) => ({
                source,
                leads: from(source, 'count'),
                sold: from(source, 'sold'),
                sales: from(source, 'sale'),
              })),
            ),
            fields(
              2,
              calculated('source.leads', 'Leads with a source', 'number', sum('source', 'leads'), { decimals: 0 }),
              calculated(
                'source.check',
                'Leads with a stage but no source',
                'number',
                sub(reached(0), ref('source.leads')),
                { decimals: 0 },
              ),
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
