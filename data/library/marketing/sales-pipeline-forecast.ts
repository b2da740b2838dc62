import { defineTemplate } from '@/data/shared/define-template'
import { months } from '@/data/shared/calendar'
import * as d from '@/lib/documents/author'

const stages = ['Visit held', 'Proposal out', 'Decision near', 'Verbal yes', 'Signed']
const of = (key: string, where: string, equals: string) => d.sum('deal', key, { key: where, equals })

export const salesPipelineForecast = defineTemplate('marketing', {
  name: 'Sales Pipeline Forecast',
  group: 'Lead Management',
  formats: ['PDF', 'Excel'],
  telling: 'By month',
  description:
    'Open proposals weighted by your own closing odds, added up by stage and by month against the sales goal.',
  tags: [
    'sales forecast',
    'pipeline',
    'weighted pipeline',
    'probability',
    'open proposals',
    'backlog',
    'revenue forecast',
    'closing odds',
    'sales projection',
    'closing ratio',
    'proposal log',
    'monthly goal',
    'sales goal',
    'roofing sales',
    'Excel',
  ],
  fullDescription: [
    'Twenty open proposals worth $400,000 are not $400,000. This workbook multiplies each one by the odds your own history gives its stage, and adds up the result by stage and by the month the work would start.',
    'The odds page takes last year’s figures, how many proposals reached a stage and how many of those were sold, and works out the share. You enter that share with each deal, and may change it when you know better.',
    'Against the goal for the month, the forecast says how much is missing and how many more proposals it takes.',
  ],
  howToUse: [
    'Enter last year’s counts on the odds page, and read the share for each stage.',
    'List every open proposal with its value, stage, odds and start month.',
    'Enter each month’s sales goal and your average job.',
    'Go through it with sales and production every Monday. Ten minutes is enough.',
    'Take out a deal with no contact for 60 days, or halve its odds.',
    'Compare forecast and result each quarter and correct the odds.',
  ],
  expertGuide: [
    {
      title: 'Odds from your own book',
      text: 'Borrowed percentages are wishful thinking. Count thirty or more past proposals by stage, divide sold by reached, and use that. After a change in price, season or market, last year’s share is only a starting point.',
    },
    {
      title: 'Forecast is not backlog',
      text: 'Signed jobs past the cancellation period belong to production and count at full value. Give a signed deal 100 percent only when nothing is still open: right to cancel, financing, permit.',
      cite: '16 CFR 429.1',
    },
    {
      title: 'Forecast by start month, not by signature',
      text: 'Cash, crews and material follow the start. If you forecast by signature, the busy month comes as a surprise every year.',
    },
  ],
  pages: { main: 4 },
  subject: 'Weighted pipeline by stage and month against the goal',
  intro:
    'Every open proposal times its odds. Stages show what is close, and months show what the crews will have to do.',
  keywords: ['pipeline', 'forecast', 'roofing sales'],
  required: ['forecast.date', 'deal', 'deal.customer', 'deal.value', 'deal.stage'],
  parts: () => [
    d.part(
      'Deals',
      [
        d.section('Open proposals', 'Open proposals with odds and weighted value'),
        d.table(
          'deal',
          'Open proposals',
          [
            d.column('customer', 'Customer and job', 'text', { width: 2.6 }),
            d.column('stage', 'Stage', 'select', { options: stages, width: 1.4 }),
            d.column('value', 'Value', 'currency', { width: 1.3 }),
            d.column('odds', 'Odds', 'percent', { decimals: 0, width: 0.9 }),
            d.column('weighted', 'Weighted', 'currency', {
              width: 1.3,
              formula: d.round(d.mul(d.cell('value'), d.cell('odds'))),
            }),
            d.column('month', 'Start month', 'select', { options: months, width: 1.3 }),
            d.column('owner', 'Salesperson', 'text', { width: 1.2 }),
            d.column('next', 'Next date', 'date', { width: 1.1 }),
          ],
          [],
          { blankRows: 30, lineNumbers: true },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Forecast',
      [
        d.section('The pipeline', 'Totals, average odds and the gap to the goal'),
        d.fields(
          3,
          d.own('forecast.date', 'As of', 'date'),
          d.own('forecast.average', 'Average job', 'currency'),
          d.own('forecast.odds', 'Odds of a new proposal', 'percent', { hint: 'from the odds page' }),
          d.calculated('forecast.open', 'Open proposals', 'currency', d.sum('deal', 'value')),
          d.calculated('forecast.weighted', 'Weighted pipeline', 'currency', d.sum('deal', 'weighted')),
          d.calculated(
            'forecast.share',
            'Weighted of open',
            'percent',
            d.div(d.sum('deal', 'weighted'), d.sum('deal', 'value')),
            { decimals: 1 },
          ),
          d.calculated('forecast.goal', 'Goal, all months', 'currency', d.sum('month', 'goal')),
          d.calculated(
            'forecast.gap',
            'Goal less forecast',
            'currency',
            d.sub(d.sum('month', 'goal'), d.sum('month', 'weighted')),
          ),
          d.calculated(
            'forecast.needed',
            'Proposals still needed',
            'number',
            d.div(
              d.max(0, d.sub(d.sum('month', 'goal'), d.sum('month', 'weighted'))),
              d.mul(d.ref('forecast.average'), d.ref('forecast.odds')),
            ),
            { decimals: 1 },
          ),
        ),
        d.section('By month', 'Forecast, goal and gap by start month'),
        d.table(
          'month',
          'Pipeline by start month',
          [
            d.column('month', 'Start month', 'text', { fixed: true, width: 1.6 }),
            d.column('value', 'Open value', 'currency', { width: 1.4 }),
            d.column('weighted', 'Forecast', 'currency', { width: 1.4 }),
            d.column('goal', 'Goal', 'currency', { width: 1.4 }),
            d.column('gap', 'Goal less forecast', 'currency', {
              width: 1.6,
              formula: d.sub(d.cell('goal'), d.cell('weighted')),
            }),
          ],
          months.map((month) => ({
            month,
            value: of('value', 'month', month),
            weighted: of('weighted', 'month', month),
          })),
        ),
        d.fields(
          2,
          d.calculated(
            'check.stage',
            'Check: weighted without a stage (0 is right)',
            'currency',
            d.sub(d.sum('deal', 'weighted'), d.add(d.sum('stage', 'weighted'), 0)),
          ),
          d.calculated(
            'check.month',
            'Check: weighted without a month (0 is right)',
            'currency',
            d.sub(d.sum('deal', 'weighted'), d.add(d.sum('month', 'weighted'), 0)),
          ),
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Odds',
      [
        d.section('Odds from your own history', 'Closing odds by stage from last year'),
        d.fields(2, d.own('odds.from', 'History from', 'date'), d.own('odds.to', 'History to', 'date')),
        d.table(
          'odds',
          'Closing odds by stage',
          [
            d.column('stage', 'Stage', 'text', { fixed: true, width: 2 }),
            d.column('means', 'Use this stage when', 'text', { fixed: true, width: 3.6 }),
            d.column('reached', 'Reached it', 'number', { decimals: 0, width: 1.2 }),
            d.column('sold', 'Of those, sold', 'number', { decimals: 0, width: 1.3 }),
            d.column('odds', 'Odds', 'percent', { decimals: 0, formula: d.div(d.cell('sold'), d.cell('reached')) }),
          ],
          [
            { stage: 'Visit held', means: 'We have seen the roof and met someone who decides' },
            { stage: 'Proposal out', means: 'A written price with an expiration date' },
            { stage: 'Decision near', means: 'They named a decision day and asked about dates or terms' },
            { stage: 'Verbal yes', means: 'They said yes; nothing is signed' },
            { stage: 'Signed', means: 'Signed, but still in the cancellation period or waiting on financing' },
          ],
        ),
        d.note(
          'Rules for odds',
          'Odds belong to stages, not to your mood. After 60 days without contact, cut them in half. If someone else must also sign, move the deal back one stage.',
        ),
        d.section('By stage', 'Value and weighted value by stage'),
        d.table(
          'stage',
          'Pipeline by stage',
          [
            d.column('stage', 'Stage', 'text', { fixed: true, width: 2 }),
            d.column('value', 'Value', 'currency', { width: 1.5 }),
            d.column('weighted', 'Weighted', 'currency', { width: 1.5 }),
            d.column('odds', 'Average odds', 'percent', {
              decimals: 0,
              formula: d.div(d.cell('weighted'), d.cell('value')),
            }),
          ],
          stages.map((stage) => ({
            stage,
            value: of('value', 'stage', stage),
            weighted: of('weighted', 'stage', stage),
          })),
        ),
        d.fields(1, d.own('odds.why', 'What changed the odds since last quarter', 'multiline', { lines: 3 })),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
