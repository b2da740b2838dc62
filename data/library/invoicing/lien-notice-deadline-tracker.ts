import { asChecked } from '@/data/law/citations/stamp'
import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { countOf, dateOrToday, noResult, onceFilled, whenPositive, zeroIfBlank } from '@/data/shared/guards'
import { lienClockGuide, waiverGuide } from '@/data/shared/invoice/guides'
import * as d from '@/lib/documents/author'

const rows = 12
const roles = ['Prime', 'Subcontractor', 'Supplier', 'Sub-sub'] as const
const asOf = dateOrToday('tracker.date')
const left = (date: string): d.Expr => onceFilled(d.cell(date), onceFilled(asOf, d.sub(d.cell(date), asOf)))
const counted = (from: string, days: string): d.Expr =>
  onceFilled(d.cell(from), onceFilled(d.cell(days), d.add(d.cell(from), d.cell(days))))
const missed = (key: string) => countOf('job', key, { key, test: '<', than: 0 })
const within = (key: string, days: number) =>
  countOf('job', key, { key, test: '<=', than: days }, { key, test: '>=', than: 0 })

export const lienDeadlineTracker = defineTemplate('invoicing', {
  name: 'Lien Notice Deadline Tracker',
  group: 'Tracking & Records',
  telling: 'Jobs',
  description:
    'Notice and lien dates of every open job, counted from the dates and days you enter, with days left and the rules of every state.',
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
    'The days are yours to look up: they differ by state, role and kind of job. A list of 50 states and D.C., each with its statute, is on the last page, your own list says who checked the days of each state and role, and liens that are recorded have a list of their own with the last day to enforce.',
  ],
  howToUse: [
    'Enter every job on the day work starts, with state and your role.',
    'Look up the days for that state and role, enter them under “Your states” with who checked, and on each job.',
    'Enter notices when sent, with how.',
    'Enter the last day of work, not of punch-list visits, unless your attorney says otherwise.',
    'Read it each Monday, as of today, and act on everything under 15 days; what is already past goes to your attorney the same day.',
  ],
  expertGuide: [
    {
      title: 'The days are an input for a reason',
      text: 'California counts 20 days from first furnishing, Florida 45, Nevada 31; Oregon and Washington reach back from the notice; Texas goes by the 15th of a later month. In many states the prime contractor gives notice too: Arizona, Utah and Wyoming on every job, Minnesota, Missouri and Wisconsin in the contract or at its start, Tennessee, Iowa and New Jersey on homes, Colorado before filing.',
      cite: 'Cal. Civ. Code 8200; Fla. Stat. 713.06; NRS 108.245; ORS 87.021; RCW 60.04.031; A.R.S. 33-992.01; Utah Code 38-1a-501; W.S. 29-2-112; Minn. Stat. 514.011; RSMo 429.012; Wis. Stat. 779.02; T.C.A. 66-11-203; Iowa Code 572.13A; N.J.S.A. 2A:44A-21; C.R.S. 38-22-109',
    },
    lienClockGuide,
    {
      title: 'Served is what you can prove',
      text: 'Certified mail with the receipt, or the way your statute names, to every party it names: owner, general contractor, lender. Save the receipt with the notice. A notice that you cannot prove was not sent.',
    },
    waiverGuide,
  ],
  subject: 'Notice and lien dates of open jobs',
  intro: 'The last day for notice and lien on every job, counted from dates and days that you have looked up.',
  keywords: ['lien', 'preliminary notice', 'deadline'],
  required: ['tracker.date', 'tracker.by', 'job', 'job.job', 'job.state', 'job.first'],
  pages: { main: 2 },
  parts: () => [
    d.part(
      'Tracker',
      [
        d.section('Today', 'Date, and what is due soon'),
        d.fields(
          4,
          d.own('tracker.date', 'As of', 'date', { hint: 'blank: today' }),
          d.calculated('tracker.notices', 'Notices due in 15 days', 'number', within('noticeLeft', 15), {
            decimals: 0,
          }),
          d.calculated('tracker.liens', 'Lien days in 30 days', 'number', within('lienLeft', 30), { decimals: 0 }),
          d.calculated('tracker.open', 'Open on these jobs', 'currency', d.ref('job.open')),
          d.own('tracker.by', 'Kept by'),
          d.calculated('tracker.noticesMissed', 'Notice days passed, not sent', 'number', missed('noticeLeft'), {
            decimals: 0,
          }),
          d.calculated('tracker.liensMissed', 'Lien days passed, money open', 'number', missed('lienLeft'), {
            decimals: 0,
          }),
        ),
        d.section('Jobs', 'Jobs with notice and lien dates and days left'),
        d.table(
          'job',
          'Jobs',
          [
            d.column('job', 'Job and owner', 'text', { width: 2.6 }),
            d.column('state', 'State', 'text', { width: 0.6 }),
            d.column('role', 'Our role', 'select', { width: 0.9, options: roles }),
            d.column('first', 'First day', 'date', { width: 1.1 }),
            d.column('noticeDays', 'Notice days', 'number', { width: 0.8, decimals: 0 }),
            d.column('notice', 'Notice by', 'date', { width: 1.1, formula: counted('first', 'noticeDays') }),
            d.column('sent', 'Sent on', 'date', { width: 1.1 }),
            d.column('noticeLeft', 'Days left', 'number', {
              width: 0.7,
              decimals: 0,
              formula: d.when(zeroIfBlank(d.cell('sent')), '>', 0, noResult, left('notice')),
            }),
            d.column('last', 'Last day', 'date', { width: 1.1 }),
            d.column('lienDays', 'Lien days', 'number', { width: 0.8, decimals: 0 }),
            d.column('lien', 'Lien by', 'date', { width: 1.1, formula: counted('last', 'lienDays') }),
            d.column('lienLeft', 'Days left', 'number', {
              width: 0.7,
              decimals: 0,
              formula: whenPositive(d.cell('open'), left('lien')),
            }),
            d.column('open', 'Open', 'currency', { width: 1.2 }),
          ],
          [],
          {
            blankRows: rows,
            log: true,
            totals: [d.total('job.open', 'Open on these jobs', d.sum('job', 'open'), { strong: true })],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Liens recorded',
      [
        d.section('Liens recorded', 'Recorded liens with the last day to enforce, days left and release'),
        d.p(
          'A recorded lien ends if it is not enforced in time. Count the last day to sue from recording, and record the release on the day you are paid.',
        ),
        d.table(
          'lien',
          'Liens recorded',
          [
            d.column('job', 'Job and owner', 'text', { width: 2.4 }),
            d.column('state', 'State', 'text', { width: 0.7 }),
            d.column('recorded', 'Recorded on', 'date', { width: 1.2 }),
            d.column('number', 'Recording no. and county', 'text', { width: 2 }),
            d.column('amount', 'Amount', 'currency', { width: 1.3 }),
            d.column('days', 'Days to enforce', 'number', { width: 0.9, decimals: 0 }),
            d.column('enforce', 'Enforce by', 'date', { width: 1.2, formula: counted('recorded', 'days') }),
            d.column('left', 'Days left', 'number', {
              width: 0.8,
              decimals: 0,
              formula: d.when(zeroIfBlank(d.cell('released')), '>', 0, noResult, left('enforce')),
            }),
            d.column('released', 'Released on', 'date', { width: 1.2 }),
          ],
          [],
          {
            blankRows: 5,
            log: true,
            totals: [d.total('lien.total', 'Recorded in all', d.sum('lien', 'amount'), { strong: true })],
          },
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
    d.part(
      'Start list',
      [
        d.section(
          'Where to start looking',
          'Notices and last days to record in 50 states and D.C., each with its statute',
        ),
        ...contract.lienLawTable(null),
        d.section('Your states', 'Days you have looked up for the states where you work'),
        d.table(
          'own',
          'Your states',
          [
            d.column('state', 'State and role', 'text', { width: 2.2 }),
            d.column('notice', 'Notice days', 'number', { width: 1, decimals: 0 }),
            d.column('lien', 'Lien days', 'number', { width: 1, decimals: 0 }),
            d.column('from', 'Counted from', 'text', { width: 2.6 }),
            d.column('statute', 'Statute', 'text', { width: 2 }),
            d.column('checked', 'Checked on', 'date', { width: 1.3 }),
            d.column('by', 'Checked by', 'text', { width: 1.3 }),
          ],
          [],
          { blankRows: 4 },
        ),
        d.legalNote(
          'Not legal advice',
          `Lien law is strict: a day late or a wrong name can end the right, and a wrong lien can cost money. ${asChecked} Have a construction attorney confirm the days for each state and role before you rely on this sheet.`,
        ),
      ],
      { audience: 'office', onRequest: true },
    ),
  ],
})
