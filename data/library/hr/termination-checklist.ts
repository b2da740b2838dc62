import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

type Step = readonly [step: string, note: string]

const stage = (name: string, list: readonly Step[]): d.Block =>
  d.checklist(name, list, ['Done', 'N/A'], [d.extra('who', 'Who', 1), d.extra('date', 'Date', 1)], {
    itemLabel: 'Step',
  })

export const terminationChecklist = defineTemplate('hr', {
  name: 'Termination Checklist',
  group: 'Termination & Exit',
  telling: '1. Before the decision',
  description:
    'End of employment in order: risk questions before the decision, final pay deadline, the meeting, property, access, notices and records.',
  popular: true,
  tags: [
    'termination checklist',
    'firing',
    'offboarding',
    'layoff',
    'final pay',
    'COBRA',
    'separation',
    'exit',
    'letting someone go',
    'fire an employee',
    'employee separation',
    'last day',
    'return of tools',
    'seasonal layoff',
    'offboarding checklist',
  ],
  fullDescription: [
    'Most lawsuits after a dismissal start in the last week: a reason that changes, a check that waits for a ladder, a foreman who says too much in the yard. The list starts before the decision, with ten questions, and ends with the file a year later.',
    'It serves for resignation, dismissal and layoff; the parts that do not apply are marked N/A. Final pay has a line of its own with the deadline of your state.',
  ],
  howToUse: [
    'Answer part one before anything is decided; one “yes” means that counsel reads the file first.',
    'Find the deadline for final wages in the table of the Final Pay Worksheet, read the statute, and have the check ready on the day.',
    'Plan the meeting: two people, in private, early in the week, ten minutes.',
    'Collect property without holding wages.',
    'Close access while the meeting takes place.',
    'Finish the notices in the days after, and file everything.',
  ],
  expertGuide: [
    {
      title: 'One true reason',
      text: 'Give the same reason in the meeting, in the letter, to unemployment and to the next employer. A reason softened to be kind looks later like a cover for another one. If the true reason is not in writing yet, wait.',
      cite: '42 U.S.C. 2000e-2, 2000e-3; 29 U.S.C. 623',
    },
    {
      title: 'Notices with a clock',
      text: 'COBRA for plans of employers with 20 or more: the employer tells the plan within 30 days, the plan tells the person within 14. About twenty states prescribe a separation notice or an unemployment pamphlet, among them Arizona (UIB-1241A), California (DE 2320), Connecticut (UC-61) and Georgia (DOL-800). Smaller employers have state continuation rules. Mass layoffs of larger employers need 60 days.',
      cite: '29 U.S.C. 1161, 1166, 2102; state unemployment law',
    },
    {
      title: 'Severance and release',
      text: 'A release is valid only for something extra in return. From 40 years of age it needs 21 days to consider and 7 to revoke, 45 days in a group, and wording on the age-discrimination law. It may not stop anyone from going to an agency. Have an attorney draft it.',
      cite: '29 U.S.C. 626(f)',
    },
    {
      title: 'References',
      text: 'Dates, job and, with permission, pay. Let one person answer. Kind words by phone that contradict the file help nobody.',
    },
  ],
  pages: { main: 3 },
  subject: 'Steps before, at and after the end of employment',
  intro: 'Answer part one before you decide. Then work down the list; every line has a name and a date.',
  stateFacts: ['finalPay'],
  required: ['exit.state', 'exit.lastDay', 'exit.deadline', 'exit.owner', 'decision.reason', 'decision.by'],
  parts: () => [
    d.part(
      'Checklist',
      [
        d.section('Employee and dates'),
        d.fields(
          4,
          d.field('person.name', { label: 'Employee' }),
          d.field('person.position', { label: 'Job' }),
          d.own('exit.state', 'State of work'),
          d.choice('exit.kind', 'Kind', ['Resignation', 'Dismissal', 'Layoff', 'End of season', 'Other']),
          d.own('exit.talk', 'Meeting on', 'date'),
          d.own('exit.lastDay', 'Last day', 'date'),
          d.own('exit.deadline', 'Final pay due by', 'date'),
          d.own('exit.owner', 'Owner of this list'),
        ),
        d.section('1. Before the decision', 'Risk questions before the decision'),
        d.checklist(
          'risk',
          [
            ['Reported an injury, a hazard or a violation in the last year?', '29 U.S.C. 660(c)'],
            ['Complained about pay, harassment or discrimination, or helped someone who did?', '42 U.S.C. 2000e-3'],
            [
              'On leave, back from leave, pregnant, or asked for an accommodation?',
              '29 U.S.C. 2615; 42 U.S.C. 12203, 2000gg-2',
            ],
            ['Workers’ compensation claim open?', 'state law'],
            ['Talked with coworkers about pay or conditions shortly before?', '29 U.S.C. 157'],
            ['Forty or older, and a younger person takes over the work?', '29 U.S.C. 623'],
            ['Called to military duty or jury duty?', '38 U.S.C. 4312, 4316'],
            ['Others did the same and stayed?', 'compare two cases'],
            ['Last review or raise says something else?', 'within a year'],
            ['Contract, union agreement, or Montana?', 'cause and procedure'],
          ],
          ['No', 'Yes'],
          [d.extra('note', 'If yes: what, and counsel asked on', 2.4)],
          { itemLabel: 'Question' },
        ),
        d.fields(
          2,
          d.own('decision.reason', 'The reason, in one true sentence with facts on file', 'multiline', { lines: 2 }),
          d.own('decision.by', 'Decided by two people, and date', 'multiline', { lines: 2 }),
        ),
        d.section('2. Ready before the meeting', 'Preparation before the meeting'),
        stage('ready', [
          ['Final pay worked out; check or deposit timed to the state’s deadline', 'wages are not held for property'],
          ['Letter written, two sentences on the reason at most', 'read by a second person'],
          ['State separation and unemployment notices at hand', 'state website'],
          ['Benefits: last day of coverage, continuation notice', 'plan administrator told'],
          ['List of property, from the issue agreement', 'ride home planned'],
          ['Access to be closed: phone, apps, email, gate, fuel card, bank', 'list and time'],
          ['Who takes over jobs, customers, keys and passwords', 'named'],
        ]),
        d.section('3. The meeting', 'The meeting in ten minutes'),
        d.steps(
          'Two of you, in private, seated. Phone off.',
          'First sentence: “We have decided to end your employment. Today is your last day.”',
          'One sentence of reason. No debate, no blame, no comparison.',
          'Pay, benefits, property, letter, and whom to call with questions.',
          'Listen. Thank them for what was good, if it is true. Walk out together, with dignity.',
        ),
        d.safetyNote(
          'If it might turn',
          'If threats were made, plan a third person close by and a way out, and call the police early. Tools and nail guns are not in the room.',
        ),
        d.section('4. The same day', 'Property, access and people on the same day'),
        stage('same', [
          [
            'Property returned and receipted; open items asked for in writing',
            'no deduction without law and signature',
          ],
          ['Own tools and belongings handed over', 'or an appointment made'],
          ['Access closed; shared codes changed', 'during the meeting'],
          ['Crew told: “… no longer works here. Call … now.” Nothing else', 'foreman instructed'],
          ['Customers and suppliers told, where needed', 'new name and number'],
          ['Notes of the meeting written: who, when, what was said', 'the same hour'],
        ]),
        d.section('5. The days after', 'Notices and records in the days after'),
        stage('after', [
          ['Final pay made, with proof', 'hours, PTO, commission, expenses'],
          ['Continuation notice sent (COBRA or state)', '30 + 14 days; state rules'],
          ['Child-support and garnishment agencies told', 'as the order says'],
          ['Clearinghouse, license board, insurer: driver or qualifier changed', 'days may count'],
          ['Permits in the person’s name moved', 'building department'],
          ['Unemployment questions answered with the same reason', 'by the date on the form'],
          [
            'Date to destroy the I-9 noted; files closed and kept at least a year',
            '3 years from hire or 1 year from the end of employment, whichever is later',
          ],
          ['W-2 address confirmed', 'by January 31'],
          ['Exit interview offered', 'if they left on their own'],
        ]),
        d.section('Open items', 'Open items with date'),
        d.table(
          'open',
          'Open items',
          [
            d.column('what', 'What', 'text', { width: 4 }),
            d.column('who', 'Who', 'text', { width: 1.4 }),
            d.column('by', 'By', 'date', { width: 1.2 }),
            d.column('done', 'Done', 'date', { width: 1.2 }),
          ],
          [],
          { blankRows: 3 },
        ),
        d.signatures([{ name: 'owner', role: 'Complete: owner of this list' }]),
        notEmploymentAdvice(
          '29 U.S.C. 623, 626(f), 660(c), 1161–1166, 2101, 2615',
          '42 U.S.C. 2000e-3, 12203',
          '38 U.S.C. 4316',
          '8 CFR 274a.2(b)(2)',
          'state final-pay law',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
