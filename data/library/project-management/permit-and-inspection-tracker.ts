import { defineTemplate } from '@/data/shared/define-template'
import { asOfToday, day, figure, mark, money, num, pick, text, today } from '@/data/shared/columns'
import { isBlank, notBelowZero, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const daysLate = (due: string, closed: string) =>
  onceFilled(d.cell(due), onceFilled(today, notBelowZero(d.sub(d.orElse(d.cell(closed), today), d.cell(due)))))
const isLate = (due: string, closed: string) =>
  onceFilled(
    d.cell(due),
    onceFilled(today, d.when(d.mul(isBlank(d.cell(closed)), d.sub(today, d.cell(due))), '>', 0, 1, 0)),
  )
const isOpen = (started: string, closed: string) => onceFilled(d.cell(started), isBlank(d.cell(closed)))

export const permitAndInspectionTracker = defineTemplate('project-management', {
  name: 'Permit and Inspection Tracker',
  group: 'Planning & Setup',
  formats: ['PDF', 'Excel'],
  demand: [0.71, 'Most companies, every week or month.'],
  telling: 'Inspections',
  description:
    'Permit tracker for roofing: applications, fees, expiry dates, inspections, results and re-inspections for all open jobs, with late ones marked.',
  tags: [
    'permit tracker',
    'building permit',
    'roof inspection',
    'final inspection',
    'permit expiration',
    'permit log',
    'roofing permit',
    'reroof permit',
    'building inspector',
    'code inspection',
    'dry-in inspection',
  ],
  fullDescription: [
    'All permits and inspections for your open jobs, on two sheets. The tracker counts days to today: how long an application has waited, when a permit expires, which inspection should have taken place.',
    'Late lines are marked, and the top of each sheet counts them, so a Monday check takes a minute.',
    'Fees are totaled and compared with what the customers were charged for them.',
  ],
  howToUse: [
    'Leave the date at the top blank: days count to today. Type one only to look back or ahead.',
    'Enter a permit when you apply, with the number of days the office usually takes to answer.',
    'When it is issued, enter date, number and how long it is valid without inspected work.',
    'List each inspection the permit requires, with the date it is due.',
    'Enter the result. After Failed or Partial, add a new line for the next visit.',
    'Close the permit when the final passes, and file the signed card with the job.',
  ],
  expertGuide: [
    {
      title: 'The contractor’s fine, the owner’s problem',
      text: 'Work without a permit can mean a stop order, double fees and a refused warranty or claim, and it comes up when the house is sold. Never let the owner pull the permit for your work: the person who signs as permit holder answers for it.',
      cite: 'IRC R105.1, R108.6, R114; IBC 105.1, 109.4',
    },
    {
      title: 'Permits expire quietly',
      text: 'Under the model code a permit lapses when work has not started in 180 days, or stops for that long after it began. Local rules differ, so you enter the number of days. A passed inspection is usually the proof that work continued.',
      cite: 'IRC R105.5; IBC 105.5',
    },
    {
      title: 'Do not cover what must be seen',
      text: 'The inspector can ask you to open what was covered too soon, at your cost. Book the deck or ice-barrier visit when the tear-off starts, photograph each stage anyway and ask whether photographs are accepted.',
      cite: 'IRC R109.1, R109.4; IBC 110.1',
    },
    {
      title: 'The final unlocks the last payment',
      text: 'Owners, lenders and insurers hold money until the final passes, and a permit left open follows your license number. Book the final the day you run the magnet.',
    },
  ],
  pages: { main: 4 },
  subject: 'Permits, fees and inspections for all open jobs',
  intro:
    'Late lines are marked (filled, or X in the PDF). Use your building department’s own figures for valid days and answer days.',
  keywords: ['permit', 'inspection', 'roofing'],
  required: ['report.date', 'permit', 'permit.job'],
  parts: () => [
    d.part(
      'Permits',
      [
        d.section('Overview', 'Date and counts'),
        d.fields(
          4,
          asOfToday(),
          d.calculated('permit.openCount', 'Open permits', 'number', d.sum('permit', 'open'), { decimals: 0 }),
          d.calculated('permit.waiting', 'Applications overdue', 'number', d.sum('permit', 'late'), {
            decimals: 0,
          }),
          d.calculated('permit.expired', 'Expired and not closed', 'number', d.sum('permit', 'gone'), { decimals: 0 }),
        ),
        d.section('Permits', 'Permits with fees, answer and expiry dates'),
        d.p(
          'Answer in: days the office usually takes. Valid: days until the permit lapses without inspected work, counted from issue.',
        ),
        d.table(
          'permit',
          'Permits',
          [
            text('job', 'Job', 1.1),
            text('place', 'City or county', 1.6),
            text('number', 'Permit no.', 1.8),
            day('applied', 'Applied'),
            num('answer', 'Answer in', 0, undefined, 0.8),
            day('issued', 'Issued'),
            num('valid', 'Valid (days)', 0, undefined, 0.8),
            day(
              'expires',
              'Expires',
              onceFilled(d.cell('issued'), onceFilled(d.cell('valid'), d.add(d.cell('issued'), d.cell('valid')))),
            ),
            day('closed', 'Closed'),
            money('fee', 'Fee', undefined, 1.1),
            mark(
              'late',
              'Late',
              d.when(
                notBelowZero(
                  d.sub(d.mul(isBlank(d.cell('issued')), d.sub(today, d.cell('applied'))), d.cell('answer')),
                ),
                '>',
                0,
                onceFilled(d.cell('applied'), onceFilled(d.cell('answer'), onceFilled(today, 1))),
                0,
              ),
            ),
            mark('gone', 'Lapsed', isLate('expires', 'closed')),
            mark('open', 'Open', isOpen('applied', 'closed')),
          ],
          [],
          { blankRows: 21, totals: [d.total('permit.fees', 'Permit fees', d.sum('permit', 'fee'))] },
        ),
        d.fields(
          3,
          d.own('fee.charged', 'Charged to customers for permits', 'currency'),
          d.calculated(
            'fee.difference',
            'Charged less paid',
            'currency',
            onceFilled('fee.charged', d.sub('fee.charged', 'permit.fees')),
          ),
          d.own('fee.note', 'Fees still owed to'),
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
    d.part(
      'Inspections',
      [
        d.section('Inspections', 'Inspections with due date, result and days late'),
        d.table(
          'visit',
          'Inspections',
          [
            text('job', 'Job', 1.1),
            text('number', 'Permit no.', 1.8),
            pick(
              'kind',
              'Inspection',
              ['Deck nailing', 'Ice barrier', 'Underlayment', 'In progress', 'Insulation', 'Final', 'Re-inspection'],
              1.5,
            ),
            day('due', 'Due by'),
            day('asked', 'Requested'),
            day('held', 'Held on'),
            pick('result', 'Result', ['Passed', 'Failed', 'Partial', 'Photos accepted', 'Canceled'], 1.4),
            text('correction', 'Correction, by whom', 2.4),
            num('days', 'Days late', 0, daysLate('due', 'held'), 0.8),
            mark('late', 'Open, late', isLate('due', 'held')),
            num('one', 'No.', 0, onceFilled(d.cell('due'), 1), 0.6),
          ],
          [],
          {
            blankRows: 24,
            totals: [
              figure('visit.count', 'Inspections listed', d.sum('visit', 'one')),
              figure('visit.passed', 'Passed', d.sum('visit', 'one', { key: 'result', equals: 'Passed' })),
              figure('visit.failed', 'Failed', d.sum('visit', 'one', { key: 'result', equals: 'Failed' })),
              figure('visit.late', 'Open and late', d.sum('visit', 'late'), 0, { strong: true }),
            ],
          },
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
  ],
})
