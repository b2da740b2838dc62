import { lienDeadlines } from '@/data/contracts/parts/state-notices'
import { onceFilled } from '@/data/parts/estimate'
import {
  add,
  calculated,
  cell,
  column,
  documentModel,
  fields,
  legalNote,
  own,
  p,
  part,
  ref,
  section,
  sub,
  sum,
  table,
  total,
  when,
  type Expr,
} from '@/lib/documents/author'
import { noResult, overRows, whenPositive, zeroIfBlank } from './parts/guards'
import { lienClockGuide, waiverGuide } from './parts/guides'
import { invoicingTemplate } from './template'

const rows = 20
const left = (date: string): Expr =>
  onceFilled(cell(date), onceFilled('tracker.date', sub(cell(date), ref('tracker.date'))))
const counted = (from: string, days: string): Expr =>
  onceFilled(cell(from), onceFilled(cell(days), add(cell(from), cell(days))))
const missed = (key: string) => overRows('job', rows, (row) => when(`${row}.${key}`, '<', 0, 1, 0))
const within = (key: string, days: number) =>
  overRows('job', rows, (row) => when(`${row}.${key}`, '<=', days, when(`${row}.${key}`, '>=', 0, 1, 0), 0))

export const lienDeadlineTracker = invoicingTemplate('Tracking & Records', {
  name: 'Lien Notice Deadline Tracker',
  description:
    'Notice and lien dates of every open job, counted from the dates and days you enter, with days left and a state start list.',
  popular: true,
  tags: [
    'lien deadline',
    'preliminary notice',
    'notice to owner',
    'mechanics lien',
    'lien rights',
    'deadline tracker',
    '20-day notice',
    'mechanic’s lien',
    'NTO',
    'pre-lien',
    'notice of intent',
    'bond claim',
    'construction lien',
  ],
  fullDescription: [
    'Lien rights end on a date, not with the customer’s goodwill. Enter first and last day of work and the days your state gives for your role; the tracker counts the last day for notice and lien and the days that are left.',
    'The days are yours to look up: they differ by state, role and kind of job. A short start list with citations is on the second page, and a column says who checked each job.',
  ],
  howToUse: [
    'Enter every job on the day work starts, with state and your role.',
    'Look up the days for that state and role, enter them, and note who checked.',
    'Enter notices when sent, with how.',
    'Enter the last day of work, not of punch-list visits, unless your attorney says otherwise.',
    'Set the date each Monday and act on everything under 15 days; what is already past goes to your attorney the same day.',
  ],
  expertGuide: [
    {
      title: 'The days are an input for a reason',
      text: 'California counts 20 days from first furnishing, Florida 45, Nevada 31; Oregon and Washington reach back from the notice; Texas goes by the 15th of a later month. A prime contractor often owes no preliminary notice, but Arizona asks it of primes too.',
      cite: 'Cal. Civ. Code 8200; Fla. Stat. 713.06; NRS 108.245; ORS 87.021; RCW 60.04.031; A.R.S. 33-992.01',
    },
    lienClockGuide,
    {
      title: 'Served is what you can prove',
      text: 'Certified mail with the receipt, or the way your statute names, to every party it names: owner, general contractor, lender. Save the receipt with the notice. A notice that you cannot prove was not sent.',
    },
    waiverGuide,
  ],
  document: () =>
    documentModel({
      title: 'Lien Notice Deadline Tracker',
      subject: 'Notice and lien dates of open jobs',
      intro: 'The last day for notice and lien on every job, counted from dates and days that you have looked up.',
      letterhead: 'compact',
      keywords: ['lien', 'preliminary notice', 'deadline'],
      parts: [
        part(
          'Tracker',
          [
            section('Today', 'Date, and what is due soon'),
            fields(
              4,
              own('tracker.date', 'As of', 'date'),
              calculated('tracker.notices', 'Notices due in 15 days', 'number', within('noticeLeft', 15), {
                decimals: 0,
              }),
              calculated('tracker.liens', 'Lien days in 30 days', 'number', within('lienLeft', 30), { decimals: 0 }),
              calculated('tracker.open', 'Open on these jobs', 'currency', ref('job.open')),
              own('tracker.by', 'Kept by'),
              calculated('tracker.noticesMissed', 'Notice days passed, not sent', 'number', missed('noticeLeft'), {
                decimals: 0,
              }),
              calculated('tracker.liensMissed', 'Lien days passed, money open', 'number', missed('lienLeft'), {
                decimals: 0,
              }),
            ),
            section('Jobs', 'Jobs with notice and lien dates and days left'),
            table(
              'job',
              'Jobs',
              [
                column('job', 'Job, state, our role', 'text', { width: 2.4 }),
                column('first', 'First day', 'date', { width: 1.1 }),
                column('noticeDays', 'Notice days', 'number', { width: 0.8, decimals: 0 }),
                column('notice', 'Notice by', 'date', { width: 1.1, formula: counted('first', 'noticeDays') }),
                column('sent', 'Sent on', 'date', { width: 1.1 }),
                column('noticeLeft', 'Days left', 'number', {
                  width: 0.7,
                  decimals: 0,
                  formula: when(zeroIfBlank(cell('sent')), '>', 0, noResult, left('notice')),
                }),
                column('last', 'Last day', 'date', { width: 1.1 }),
                column('lienDays', 'Lien days', 'number', { width: 0.8, decimals: 0 }),
                column('lien', 'Lien by', 'date', { width: 1.1, formula: counted('last', 'lienDays') }),
                column('lienLeft', 'Days left', 'number', {
                  width: 0.7,
                  decimals: 0,
                  formula: whenPositive(cell('open'), left('lien')),
                }),
                column('open', 'Open', 'currency', { width: 1.3 }),
                column('by', 'Checked by', 'text', { width: 1 }),
              ],
              [],
              {
                blankRows: rows,
                totals: [total('job.open', 'Open on these jobs', sum('job', 'open'), { strong: true })],
              },
            ),
          ],
          { audience: 'office', landscape: true },
        ),
        part(
          'Start list',
          [
            section('Where to start looking', 'Start list of notice rules with citations'),
            p(
              'a start, not a full list. Days depend on state, role, kind of job and what was recorded; some count back from the notice, some go by a day of a later month. Enter in the tracker only what you have looked up.',
              'This is',
            ),
            table(
              'rule',
              'Where to start looking',
              [
                column('state', 'State', 'text', { width: 0.8, fixed: true }),
                column('statute', 'Statute', 'text', { width: 2.2, fixed: true }),
                column('asks', 'What it asks for, in our words', 'text', { width: 7, fixed: true }),
              ],
              lienDeadlines.map(({ state, statute, asks }) => ({ state, statute, asks })),
            ),
            section('Your states', 'Days you have looked up for the states where you work'),
            table(
              'own',
              'Your states',
              [
                column('state', 'State and role', 'text', { width: 2.2 }),
                column('notice', 'Notice days', 'number', { width: 1, decimals: 0 }),
                column('lien', 'Lien days', 'number', { width: 1, decimals: 0 }),
                column('from', 'Counted from', 'text', { width: 2.6 }),
                column('statute', 'Statute', 'text', { width: 2 }),
                column('checked', 'Checked on', 'date', { width: 1.3 }),
              ],
              [],
              { blankRows: 6 },
            ),
            legalNote(
              'Not legal advice',
              'Lien law is strict: a day late or a wrong name can end the right, and a wrong lien can cost money. Law checked: 2026-11. Have a construction attorney confirm the days for each state and role before you rely on this sheet.',
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
