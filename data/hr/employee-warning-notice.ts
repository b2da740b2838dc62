import { defineTemplate } from '@/data/define-template'
import { notEmploymentAdvice } from '@/data/parts/notices'
import * as d from '@/lib/documents/author'

export const employeeWarningNotice = defineTemplate('hr', {
  name: 'Employee Warning Notice',
  group: 'Policies & Procedures',
  description:
    'Written warning for roofing employees: what happened in facts, which rule, employee’s side, what must change, and fairness checks.',
  popular: true,
  tags: [
    'warning notice',
    'write up',
    'disciplinary action',
    'written warning',
    'progressive discipline',
    'safety violation',
    'corrective action',
    'employee write up form',
    'disciplinary form',
    'written notice',
    'no harness write up',
    'tie-off violation',
    'counseling form',
  ],
  fullDescription: [
    'Filled in after both sides have been heard: what happened, where, who saw it, which rule the person knew, what they say about it, and what will be different from now on. Facts and times take the place of adjectives.',
    'The office page asks what a judge would ask: was the rule known, is it applied to all, is something protected close by? Those answers save more money than any clause.',
  ],
  howToUse: [
    'Look into it the same day: talk with those who saw it, take photos, hear the employee.',
    'Fill in the office page before you write the warning.',
    'Write what a camera would have shown.',
    'Give it in private, with a witness if the step is serious.',
    'Let the employee write their side; a refusal to sign is noted and changes nothing.',
    'Set a date to look again, and keep it.',
  ],
  expertGuide: [
    {
      title: 'Safety discipline that counts',
      text: 'To rely on “unpreventable employee misconduct” OSHA wants rules, training, checks for violations and discipline that really happens, foremen included. Warnings only after accidents show the opposite.',
      cite: '29 CFR 1926.20(b), 1926.21(b)(2)',
    },
    {
      title: 'Not for reporting',
      text: 'Never warn somebody for reporting an injury, for a late report that was reasonable, for stopping unsafe work in good faith, or for talking with coworkers about pay. Warn for the unsafe act, if others are warned for it as well.',
      cite: '29 CFR 1904.35(b)(1)(iv); 29 CFR 1977.12; 29 U.S.C. 157, 158',
    },
    {
      title: 'Unpaid suspension and salaries',
      text: 'An hourly employee may be sent home without pay for the hours not worked, subject to state reporting-pay law. For an exempt employee a deduction for less than a full week is allowed only in listed cases, such as full-day suspensions under a written policy for serious conduct.',
      cite: '29 CFR 541.602(b)',
    },
    {
      title: 'Union or two people together',
      text: 'A union-represented employee may ask for a representative in an interview that could lead to discipline. And people who complain together, with or without a union, are protected in doing so.',
      cite: '29 U.S.C. 157',
    },
  ],
  subject: 'Record of a warning with facts, rule, employee’s side and next step',
  intro: 'Facts, the rule, your side, and what changes from now on. Signing means that you received it.',
  parts: () => [
    d.part('Warning', [
      d.section('Employee and step'),
      d.fields(
        4,
        d.field('person.name', { label: 'Employee' }),
        d.field('person.position', { label: 'Job' }),
        d.own('warning.by', 'Given by'),
        d.own('warning.date', 'Date given', 'date'),
        d.choice('warning.step', 'Step', ['Talk, noted', 'First written', 'Final written', 'Suspension']),
        d.own('warning.earlier', 'Earlier steps, with dates'),
        d.own('warning.days', 'Suspension, days', 'number', { decimals: 0 }),
        d.own('warning.witness', 'Present as witness'),
      ),
      d.section('What happened', 'Facts, place, witnesses and rule'),
      d.fields(
        4,
        d.own('event.date', 'Day', 'date'),
        d.own('event.time', 'Time'),
        d.own('event.place', 'Job and place', 'text', { span: 2 }),
        d.own('event.facts', 'What was done or not done, as a camera would have shown it', 'multiline', {
          span: 4,
          lines: 4,
        }),
        d.own('event.seen', 'Seen by, photos', 'text', { span: 2 }),
        d.own('event.effect', 'What it led to, or could have', 'text', { span: 2 }),
      ),
      d.tickList('rule', [
        ['Safety rule', 'tie-off, ladder, hole cover, stop-work'],
        ['Attendance or call-in', 'protected absence not counted'],
        ['Quality or instruction', 'shown before, not followed'],
        ['Respect and harassment', 'after an inquiry'],
        ['Vehicle or equipment', 'damage, use, report'],
        ['Alcohol or drugs', 'by the policy, testing law observed'],
        ['Honesty', 'hours, material, property'],
        ['Other rule', 'named below'],
      ]),
      d.fields(
        2,
        d.own('rule.text', 'Rule, and when the employee was told or trained'),
        d.own('rule.before', 'Same matter before, with dates'),
      ),
      d.section('The employee’s side', 'Employee’s words'),
      d.fields(1, d.own('employee.side', 'In their own words; add a page if you like', 'multiline', { lines: 4 })),
      d.section('From now on', 'What must change, help and next look'),
      d.fields(
        3,
        d.own('next.change', 'What will be done differently', 'multiline', { span: 2, lines: 3 }),
        d.own('next.help', 'Training or help from us', 'multiline', { lines: 3 }),
        d.own('next.look', 'We look again on', 'date'),
        d.own('next.until', 'Counts until', 'date'),
        d.own('next.if', 'If it happens again'),
      ),
      d.p('Steps may be skipped if something is serious. Employment stays at will, as far as state law allows.'),
      d.signatures([
        { name: 'employee', role: 'Employee: received' },
        { name: 'supervisor', role: 'Supervisor' },
      ]),
      d.fields(
        2,
        d.own('signature.refused', 'Did not wish to sign: date, witness'),
        d.own('signature.copy', 'Copy given: date, by whom'),
      ),
    ]),
    d.part(
      'Office, before it is given',
      [
        d.section('Is it fair?', 'Fairness checks before the warning'),
        d.checklist(
          'fair',
          [
            ['The rule is written, and the employee was told or trained', 'date on file'],
            ['The employee was heard before the decision', 'open questions checked'],
            ['Others are treated the same for the same thing', 'last two cases'],
            ['The foreman did not tolerate or order it', 'if so, begin there'],
            [
              'It is not about an injury report, a hazard report or a refusal in good faith',
              'if it is, stop and ask counsel',
            ],
            [
              'No wage, harassment or agency complaint, leave or accommodation close by',
              'if there is, ask counsel first',
            ],
            ['It is not about talk of pay or conditions among coworkers', 'protected'],
            ['The step fits the matter and the record', 'neither soft nor harsh'],
          ],
          ['Yes', 'No'],
          [d.extra('note', 'Note', 2.2)],
          { itemLabel: 'Check' },
        ),
        d.section('The meeting in ten minutes', 'Steps of the meeting'),
        d.steps(
          'Say why you are here in one sentence.',
          'Read the facts; ask whether they are right.',
          'Listen. Write it down.',
          'Say what must change and what you do to help.',
          'Ask them to repeat it in their own words. Thank them and go back to work.',
        ),
        d.note(
          'No fines',
          'Do not deduct money as a punishment. It is forbidden in many states, and breaks federal law where it cuts into minimum wage or overtime.',
        ),
        notEmploymentAdvice('29 CFR 1904.35(b)(1)(iv)', '29 CFR 1977.12', '29 CFR 541.602(b)', '29 U.S.C. 157, 660(c)'),
      ],
      { audience: 'office' },
    ),
  ],
})
