import { defineTemplate } from '@/data/define-template'
import { jobFields, text } from '@/data/parts/columns'
import { onceFilled } from '@/data/parts/guards'
import * as d from '@/lib/documents/author'

export const jobDebrief = defineTemplate('project-management', {
  name: 'Job Debrief',
  group: 'Quality & Closeout',
  description:
    'Job debrief for roofing: estimate against result in hours, material and money, what to repeat, what to stop, and what to change next.',
  tags: [
    'job debrief',
    'post-job review',
    'lessons learned',
    'job review',
    'post mortem',
    'estimating feedback',
    'job autopsy',
    'after-action review',
    'estimate vs actual',
    'job profit review',
    'job closeout meeting',
  ],
  fullDescription: [
    'Spend thirty minutes with the people who sold, planned and built the job, within two weeks of the last day. Start with the figures: hours, squares, waste, money and days, estimated and actual side by side.',
    'Then rate each part of the job, and end with a single page of decisions: what we repeat, what we stop and what we change, with a name and a date for each.',
    'The point is not to blame anyone. It is to find the number in the estimate, the order on the truck or the sentence in the contract that has to be different next time.',
  ],
  howToUse: [
    'Fill in the figures before you meet; take them from the job cost and production sheets.',
    'Invite the foreman, the salesperson, the estimator and the office.',
    'Go through the subjects in order; everyone gives one sentence.',
    'Write at most five decisions and give each an owner.',
    'Change the estimate template or the checklist on the same day.',
    'Open the last three debriefs before you bid the same kind of roof.',
  ],
  expertGuide: [
    {
      title: 'Figures before feelings',
      text: 'A crew remembers the rain and the salesperson remembers the thank-you. The figure of 1.9 hours per square against an estimate of 1.4 remembers neither. Start with the table and let people explain the differences.',
    },
    {
      title: 'Five changes at once means none',
      text: 'Pick the one that would have saved the most on this job, and make it before the next truck leaves. Put the rest on the list for the month.',
    },
    {
      title: 'Good jobs need it too',
      text: 'A job that beat its estimate teaches you which number is too high and which crew found a better way. Both are worth money, and people are glad to hear it.',
    },
    {
      title: 'Keep safety and pay out of blame',
      text: 'An injury or near miss has its own report and may not be used against the person who reported it. Write what to change in the work.',
      cite: '29 CFR 1904.35(b)(1)(iv)',
    },
  ],
  subject: 'Estimate and actual side by side, and what to repeat, stop and change',
  intro:
    'Start with the figures, then one sentence from everyone, then at most five decisions. This stays in the company.',
  keywords: ['debrief', 'lessons learned', 'roofing'],
  parts: () => [
    d.part(
      'Debrief',
      [
        d.section('Job'),
        d.fields(
          4,
          ...jobFields(),
          d.field('roof.system'),
          d.field('roof.squares'),
          d.field('roof.pitch'),
          d.field('building.stories'),
          d.own('debrief.date', 'Debrief on', 'date'),
          d.own('debrief.present', 'Present', 'text', { span: 2 }),
          d.choice('debrief.grade', 'Would we take this job again', [
            'Yes',
            'At another price',
            'With another plan',
            'No',
          ]),
        ),
        d.section('Estimate and result', 'Estimate against result with difference and share'),
        d.table(
          'figure',
          'Estimate and result',
          [
            text('what', 'Figure', 2.4, { fixed: true }),
            d.column('plan', 'Estimate', 'number', { width: 1.2, decimals: 2 }),
            d.column('actual', 'Result', 'number', { width: 1.2, decimals: 2 }),
            d.column('difference', 'Difference', 'number', {
              width: 1.2,
              decimals: 2,
              formula: onceFilled(
                d.cell('plan'),
                onceFilled(d.cell('actual'), d.sub(d.cell('actual'), d.cell('plan'))),
              ),
            }),
            d.column('share', 'Share', 'percent', {
              width: 0.9,
              decimals: 1,
              formula: d.div(
                onceFilled(d.cell('plan'), onceFilled(d.cell('actual'), d.sub(d.cell('actual'), d.cell('plan')))),
                d.cell('plan'),
              ),
            }),
            text('why', 'Why', 3),
          ],
          [
            'Crew hours',
            'Hours per square',
            'Working days',
            'Squares ordered',
            'Waste (SQ left or thrown out)',
            'Dump tons',
            'Deck sheets',
            'Labor cost',
            'Material cost',
            'Equipment cost',
            'Sub cost',
            'Callback hours',
          ].map((what) => ({ what })),
          { blankRows: 1 },
        ),
        d.section('Money'),
        d.fields(
          4,
          d.own('money.sum', 'Contract and changes', 'currency'),
          d.own('money.cost', 'Cost at the end', 'currency'),
          d.calculated(
            'money.gross',
            'Gross profit',
            'currency',
            onceFilled('money.sum', onceFilled('money.cost', d.sub('money.sum', 'money.cost'))),
          ),
          d.calculated('money.margin', 'Margin', 'percent', d.div('money.gross', 'money.sum'), { decimals: 1 }),
          d.own('money.planned', 'Margin in the estimate', 'percent', { decimals: 1 }),
          d.calculated(
            'money.points',
            'Points gained or lost',
            'percent',
            onceFilled('money.margin', onceFilled('money.planned', d.sub('money.margin', 'money.planned'))),
            { decimals: 1 },
          ),
          d.own('money.last', 'Last payment on', 'date'),
          d.own('money.unpaid', 'Work done, not billed', 'text'),
        ),
        d.section('The job, step by step', 'Ten subjects, each with a grade and one sentence'),
        d.checklist(
          'subject',
          [
            ['Sale and scope', 'promises, exclusions, price'],
            ['Measurements and takeoff', 'what was missed, what was over'],
            ['Planning, permit, schedule', 'start date held'],
            ['Material and delivery', 'on time, complete, right place'],
            ['Crew and lead', 'size, skill, pace'],
            ['Equipment and access', 'what held up what'],
            ['Quality and callbacks', 'hold points, leaks'],
            ['Safety', 'near misses, what was changed'],
            ['Customer', 'calls, complaints, review, referral'],
            ['Changes and billing', 'signed before the work, billed after'],
          ],
          ['Good', 'Fair', 'Poor'],
          [d.extra('sentence', 'One sentence', 4)],
          { itemLabel: 'Subject' },
        ),
        d.section('Decisions', 'Repeat, stop, change, with owner and date'),
        d.table(
          'decision',
          'Decisions',
          [
            d.column('kind', 'Kind', 'select', { width: 1, options: ['Repeat', 'Stop', 'Change'] }),
            text('what', 'What exactly', 3.6),
            d.column('where', 'Goes into', 'select', {
              width: 1.6,
              options: ['Estimate', 'Contract', 'Checklist', 'Order', 'Training', 'Equipment', 'Price list'],
            }),
            text('who', 'Who', 1.1),
            d.column('by', 'By', 'date', { width: 1.1 }),
            d.column('done', 'Done', 'check', { width: 0.7 }),
          ],
          [],
          { blankRows: 5, lineNumbers: true },
        ),
        d.fields(
          2,
          d.own('number.new', 'Number to change in the estimate: from, to', 'multiline', { lines: 2 }),
          d.own('thanks.who', 'Who gets thanks, and for what', 'multiline', { lines: 2 }),
        ),
        d.p('What was said here is for the next job, not for anyone’s personnel file.'),
        d.signatures([{ name: 'manager', role: 'Led by' }]),
      ],
      { audience: 'office' },
    ),
  ],
})
