import { defineTemplate } from '@/data/shared/define-template'
import * as d from '@/lib/documents/author'

const reps = ['Person 1', 'Person 2', 'Person 3', 'Person 4', 'Person 5', 'Person 6']
const of = (rep: string, key: string) => d.sum('week', key, { key: 'person', equals: rep })

export const salesActivityScorecard = defineTemplate('marketing', {
  name: 'Sales Activity Scorecard',
  group: 'Lead Management',
  formats: ['PDF', 'Excel'],
  telling: 'People',
  description:
    'Doors, calls, visits, proposals and sales by week and person, with rates that show where coaching helps.',
  tags: [
    'sales scorecard',
    'activity tracking',
    'KPI',
    'close rate',
    'show rate',
    'canvassing numbers',
    'sales coaching',
    'goals',
    'sales KPI',
    'rep performance',
    'door knocking numbers',
    'batting average',
    'weekly sales report',
    'ride-along',
    'sales meeting',
    'Excel',
  ],
  fullDescription: [
    'Results come once a month; activity happens every day, and it is the only part a salesperson controls. This sheet tracks both: what was done each week, what it brought in, and the rates between the two.',
    'It has one line per person per week for six people, and the summary adds up each one: doors, conversations, visits, proposals, sales and revenue, with show rate, close rate and average sale.',
    'Use it to coach. A low show rate calls for better confirmation, a low close rate calls for a ride-along, and low numbers everywhere may mean too many meetings.',
  ],
  howToUse: [
    'Write your people’s names next to Person 1 to Person 6.',
    'Enter each week by Monday noon, each person their own line.',
    'Count a visit as held only when you sat down with someone who decides.',
    'Compare people with their own last month, not with your top seller.',
    'Agree on one number to improve, and on how.',
    'Keep it for coaching. Pay follows the commission plan, not this sheet.',
  ],
  expertGuide: [
    {
      title: 'Count what people control',
      text: 'Nobody can decide to sell three roofs on Tuesday. Anyone can decide to knock forty doors, call ten open estimates and confirm tomorrow’s visits. Set goals on those three and sales follow a few weeks later.',
    },
    {
      title: 'Show rates with their counts',
      text: 'A close rate of 50 percent from two visits is not a rate. Show the counts next to it, and wait for twenty visits before you draw conclusions.',
    },
    {
      title: 'Hours count too',
      text: 'Inside salespeople, and canvassers who only set appointments, are usually entitled to minimum wage and overtime; the outside-sales exemption is narrow. Keep their hours, even when they work on commission.',
      cite: '29 CFR 541.500; 29 CFR 516.2',
    },
  ],
  pages: { main: 3 },
  subject: 'Sales activity and results by week and person',
  intro: 'Use one line per person per week. The summary turns them into rates; use the rates to help, not to shame.',
  keywords: ['scorecard', 'sales activity', 'roofing'],
  required: ['week', 'week.from', 'week.person'],
  parts: () => [
    d.part(
      'Weeks',
      [
        d.section('Weeks', 'Activity by week and person'),
        d.table(
          'week',
          'Weeks',
          [
            d.column('from', 'Week from', 'date', { width: 1.2 }),
            d.column('person', 'Person', 'select', { options: reps, width: 1.2 }),
            d.column('doors', 'Doors', 'number', { decimals: 0, width: 0.8 }),
            d.column('calls', 'Calls', 'number', { decimals: 0, width: 0.8 }),
            d.column('talks', 'Conversations', 'number', { decimals: 0, width: 0.8 }),
            d.column('set', 'Visits set', 'number', { decimals: 0, width: 0.9 }),
            d.column('held', 'Visits held', 'number', { decimals: 0, width: 0.9 }),
            d.column('proposals', 'Proposals', 'number', { decimals: 0, width: 1 }),
            d.column('sales', 'Sales', 'number', { decimals: 0, width: 0.8 }),
            d.column('revenue', 'Revenue', 'currency', { width: 1.3 }),
            d.column('show', 'Show rate', 'percent', {
              decimals: 0,
              width: 0.9,
              formula: d.div(d.cell('held'), d.cell('set')),
            }),
            d.column('close', 'Close rate', 'percent', {
              decimals: 0,
              width: 0.9,
              formula: d.div(d.cell('sales'), d.cell('held')),
            }),
          ],
          [],
          { blankRows: 44, lineNumbers: true },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'People',
      [
        d.section('People', 'Totals and rates by person'),
        d.table(
          'person',
          'Totals by person',
          [
            d.column('person', 'Line', 'text', { fixed: true, width: 1.5 }),
            d.column('name', 'Name', 'text', { width: 1.8 }),
            d.column('talks', 'Conversations', 'number', { decimals: 0, width: 0.8 }),
            d.column('set', 'Visits set', 'number', { decimals: 0, width: 0.9 }),
            d.column('held', 'Visits held', 'number', { decimals: 0, width: 0.9 }),
            d.column('sales', 'Sales', 'number', { decimals: 0, width: 0.8 }),
            d.column('revenue', 'Revenue', 'currency', { width: 1.4 }),
            d.column('show', 'Show rate', 'percent', {
              decimals: 0,
              width: 0.9,
              formula: d.div(d.cell('held'), d.cell('set')),
            }),
            d.column('close', 'Close rate', 'percent', {
              decimals: 0,
              width: 0.9,
              formula: d.div(d.cell('sales'), d.cell('held')),
            }),
            d.column('average', 'Average sale', 'currency', {
              width: 1.3,
              formula: d.div(d.cell('revenue'), d.cell('sales')),
            }),
          ],
          reps.map((rep) => ({
            person: rep,
            talks: of(rep, 'talks'),
            set: of(rep, 'set'),
            held: of(rep, 'held'),
            sales: of(rep, 'sales'),
            revenue: of(rep, 'revenue'),
          })),
        ),
        d.section('Team', 'Team totals and rates'),
        d.fields(
          4,
          d.calculated('team.doors', 'Doors', 'number', d.sum('week', 'doors'), { decimals: 0 }),
          d.calculated('team.calls', 'Calls', 'number', d.sum('week', 'calls'), { decimals: 0 }),
          d.calculated('team.held', 'Visits held', 'number', d.sum('week', 'held'), { decimals: 0 }),
          d.calculated('team.sales', 'Sales', 'number', d.sum('week', 'sales'), { decimals: 0 }),
          d.calculated('team.show', 'Show rate', 'percent', d.div(d.sum('week', 'held'), d.sum('week', 'set')), {
            decimals: 0,
          }),
          d.calculated('team.close', 'Close rate', 'percent', d.div(d.sum('week', 'sales'), d.sum('week', 'held')), {
            decimals: 0,
          }),
          d.calculated('team.revenue', 'Revenue', 'currency', d.sum('week', 'revenue')),
          d.calculated(
            'team.average',
            'Average sale',
            'currency',
            d.div(d.sum('week', 'revenue'), d.sum('week', 'sales')),
          ),
        ),
        d.section('Goals for next month', 'One goal for each person'),
        d.table(
          'goal',
          'Goals',
          [
            d.column('name', 'Name', 'text', { width: 1.6 }),
            d.column('number', 'Number to improve', 'select', {
              options: ['Doors', 'Calls', 'Show rate', 'Proposals', 'Close rate', 'Average sale'],
              width: 1.4,
            }),
            d.column('now', 'Now', 'text', { width: 0.8 }),
            d.column('goal', 'Goal', 'text', { width: 0.8 }),
            d.column('how', 'How, and who helps', 'text', { width: 3 }),
            d.column('check', 'Check on', 'date', { width: 1.1 }),
          ],
          [],
          { blankRows: 4 },
        ),
        d.fields(1, d.own('team.coach', 'Coaching notes', 'multiline', { lines: 2 })),
        d.note(
          'What the rates say',
          'Low show rate: confirm the day before and name the person who comes. Low close rate: ride along. Many proposals, few sales: follow up on a date, and read the proposal aloud.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
