import { defineTemplate } from '@/data/shared/define-template'
import { asOfToday, day, figure, mark, money, num, pick, share, text, today } from '@/data/shared/columns'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const held = onceFilled(d.cell('billed'), d.sub(d.round(d.mul(d.cell('billed'), d.cell('rate'))), d.cell('released')))
const due = onceFilled(d.cell('complete'), d.add(d.cell('complete'), d.cell('wait')))
const whenDue = (then: ReturnType<typeof d.cell>) =>
  onceFilled(due, onceFilled(today, d.when(today, '>=', due, then, 0)))
/** The part of a job's retainage that is due and between `from` and `to` days late. */
const aged = (from: number, to?: number) => {
  const [amount, days] = [d.cell('due', 'job'), d.cell('late', 'job')]
  const upTo = to === undefined ? amount : d.when(days, '<=', to, amount, 0)
  return onceFilled(amount, onceFilled(days, d.when(days, '>=', from, upTo, 0)))
}

export const retainageTracker = defineTemplate('project-management', {
  name: 'Retainage Tracker',
  group: 'Financial Tracking',
  formats: ['PDF', 'Excel'],
  stage: 'close',
  demand: [0.1, 'Seldom, or one kind of company.'],
  telling: 'Retainage aging',
  description:
    'Retainage tracker: billed, rate, held and released by job, due dates, days late, lien deadlines and the documents that release the money.',
  tags: [
    'retainage',
    'retention',
    'holdback',
    'retainage receivable',
    'lien deadline',
    'final payment',
    'release of retainage',
    'retainage log',
    'retainage release',
    'prompt payment',
    'AR aging',
    'withheld payment',
    'subcontractor retainage',
  ],
  fullDescription: [
    'Five or ten percent of every job sits in someone else’s bank, and it is usually your whole profit. This tracker lists it by job: what was billed, what is held, when it is due, and what you have to turn in to get it.',
    'It shows what is due today, how late it is in four age groups, and how many days are left to file a lien or bond claim. You enter the deadlines; they differ by state and by role.',
    'The second sheet lists the documents for each job, because most late retainage is waiting for a document, not for an owner.',
  ],
  howToUse: [
    'Add a line for each job with retainage when its first application goes out.',
    'Update billed and released after each payment.',
    'Enter the completion date and the number of days after which the contract or the law releases it.',
    'Enter the last day for a lien or bond claim that your attorney gives you.',
    'Check the marks weekly: due, and fewer than 30 days to the deadline.',
    'Work through the documents, and ask for the release in writing with all of them attached.',
  ],
  expertGuide: [
    {
      title: 'A worked line',
      text: 'A job billed at $120,000 with 10 percent retainage holds $12,000. With $4,000 released, $8,000 is still held. If the job was complete on March 1 and release comes after 45 days, it is due on April 15; on May 15 it is 30 days late.',
    },
    {
      title: 'The lien clock does not wait for it',
      text: 'Retainage often comes due after the time to record a lien has run out, because that time counts from completion or last work, not from the due date. Compare both dates and decide in time.',
      cite: 'State lien statute; ask your attorney for each job',
    },
    {
      title: 'Interest is often owed',
      text: 'Prompt-payment laws give interest on retainage held past its due date: on federal work, on public work in most states, and on private work in many. Name the statute in the letter and the tone changes.',
      cite: '31 USC 3903; FAR 52.232-27',
    },
    {
      title: 'Release it downward too',
      text: 'What you hold from subs is usually due within days of your own receipt: in California within 10. Track it on this sheet so nobody has to ask.',
      cite: 'e.g. Cal. Civ. Code 8814',
    },
  ],
  pages: { main: 3 },
  subject: 'Retainage by job with due dates, lateness and deadlines',
  intro:
    'Held = billed × rate, less released. Due dates and deadlines follow your inputs. Lien and bond deadlines differ by state and role: enter what your attorney gives you.',
  keywords: ['retainage', 'retention', 'roofing'],
  required: ['report.date', 'job', 'job.billed', 'job.rate'],
  parts: () => [
    d.part(
      'Retainage',
      [
        d.section('Overview', 'Held, due, late and ages'),
        d.fields(
          4,
          asOfToday(),
          d.calculated('held.total', 'Total held', 'currency', d.sum('job', 'held')),
          d.calculated('held.due', 'Due now', 'currency', d.sum('job', 'due')),
          d.calculated('held.share', 'Due, share of held', 'percent', d.div('held.due', 'held.total'), { decimals: 0 }),
        ),
        d.section('Jobs', 'Jobs with amounts, due dates and deadlines'),
        d.table(
          'job',
          'Retainage by job',
          [
            text('job', 'Job, held by', 2.6),
            money('billed', 'Billed'),
            share('rate', 'Rate', undefined, 1),
            money('released', 'Released', undefined, 1.1),
            money('held', 'Held', held, 1.2),
            day('complete', 'Complete'),
            num('wait', 'Days to release', 0, undefined, 0.8),
            day('dueDate', 'Due on', due),
            num(
              'late',
              'Days late',
              0,
              onceFilled(
                d.cell('held'),
                onceFilled(due, onceFilled(today, d.when(d.cell('held'), '>', 0, notBelowZero(d.sub(today, due)), 0))),
              ),
              0.7,
            ),
            day('lien', 'Lien or bond by'),
            num(
              'left',
              'Days left',
              0,
              onceFilled(d.cell('lien'), onceFilled(today, d.sub(d.cell('lien'), today))),
              0.7,
            ),
            mark(
              'alarm',
              'Under 30',
              onceFilled(
                d.cell('lien'),
                onceFilled(
                  today,
                  onceFilled(
                    d.cell('held'),
                    d.when(d.cell('held'), '>', 0, d.when(d.sub(d.cell('lien'), today), '<', 30, 1, 0), 0),
                  ),
                ),
              ),
              0.6,
            ),
            money('due', 'Due now', whenDue(d.cell('held')), 1.2),
          ],
          [],
          {
            blankRows: 12,
            lineNumbers: true,
            totals: [
              figure('job.alarms', 'Deadlines under 30 days', d.sum('job', 'alarm')),
              d.total('job.due', 'Due now', d.sum('job', 'due'), { strong: true }),
            ],
          },
        ),
        d.section('Held from our subcontractors'),
        d.table(
          'sub',
          'Held from subcontractors',
          [
            text('name', 'Subcontractor, job', 2.4),
            money('billed', 'Billed'),
            share('rate', 'Rate', undefined, 1),
            money('paid', 'Released', undefined, 1.1),
            day('due', 'Due on'),
            money(
              'held',
              'Held',
              onceFilled(d.cell('billed'), d.sub(d.round(d.mul(d.cell('billed'), d.cell('rate'))), d.cell('paid'))),
            ),
          ],
          [],
          {
            blankRows: 6,
            log: true,
            totals: [d.total('sub.held', 'Held from subs', d.sum('sub', 'held'), { strong: true })],
          },
        ),
      ],
      { landscape: true, audience: 'office' },
    ),
    d.part(
      'Age and documents',
      [
        d.section('Retainage aging', 'Retainage by days late, line by line'),
        d.p('Each line goes with the line of that number above; in Excel they are one table.'),
        d.table(
          'age',
          'Age of retainage',
          [
            money('now', 'Due, not late', aged(0, 0)),
            money('b30', '1 to 30 days', aged(1, 30)),
            money('b60', '31 to 60', aged(31, 60)),
            money('b90', '61 to 90', aged(61, 90)),
            money('over', 'Over 90', aged(91)),
            day('asked', 'Requested'),
            pick(
              'waits',
              'Waiting for',
              [
                'Nothing',
                'Punch list',
                'Waiver',
                'Warranty',
                'Final inspection',
                'Surety',
                'Owner’s payment',
                'Dispute',
              ],
              1.6,
            ),
            text('next', 'Next step, who', 2.4),
          ],
          [],
          { blankRows: 12, lineNumbers: true },
        ),
        d.fields(
          4,
          d.calculated('age.30', '1 to 30 days late', 'currency', d.sum('age', 'b30')),
          d.calculated('age.60', '31 to 60 days late', 'currency', d.sum('age', 'b60')),
          d.calculated('age.90', '61 to 90 days late', 'currency', d.sum('age', 'b90')),
          d.calculated('age.more', 'Over 90 days late', 'currency', d.sum('age', 'over')),
        ),
        d.section('Documents that release it', 'Documents to turn in for the release'),
        d.checklist(
          'paper',
          [
            ['Final application with retainage billed', 'contract’s form'],
            ['Conditional waiver on final payment, ours and subs’', 'state’s form where there is one'],
            ['Affidavit of bills paid; consent of surety', 'where the contract requires it'],
            ['Manufacturer’s warranty issued, ours signed', 'start date agreed'],
            ['Final inspection passed, certificate of occupancy', 'copy'],
            ['Punch list closed and signed', 'or value of open items agreed'],
            ['As-built plan, manuals, spare material', 'receipt'],
            ['Certified payroll complete', 'public work'],
            ['Insurance certificate for completed operations', 'where required'],
          ],
          ['Sent', 'Open', 'N/A'],
          [d.extra('jobs', 'Jobs, dates', 2.4)],
          { itemLabel: 'Document' },
        ),
      ],
      { landscape: true, audience: 'office', follows: true },
    ),
  ],
})
