import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const performanceReviewForm = defineTemplate('hr', {
  name: 'Performance Review Form',
  group: 'Performance Management',
  demand: [0.21, 'Companies that have grown.'],
  description:
    'Yearly review for installers and office: eight subjects with facts beside each rating, goals kept and new, self-review, two answers.',
  popular: true,
  tags: [
    'performance review',
    'annual review',
    'employee evaluation',
    'goals',
    'self review',
    'appraisal',
    'roofing crew',
    'roofer review',
    'yearly evaluation',
    'employee appraisal',
    'installer review',
    'pay review',
    'crew evaluation',
  ],
  fullDescription: [
    'A review that a roofer takes seriously, because every rating has a fact beside it: callbacks, photos, days, names of roofs. Eight subjects with weights make one figure; two questions go the other way, from the employee to the company.',
    'One page of self-review comes first and is written without seeing the foreman’s. Goals of last year are answered before new ones are set. Leave that the law protects stays out of it.',
  ],
  howToUse: [
    'Hand out the self-review a week ahead; offer to write it down for people who prefer to talk.',
    'Collect facts: callbacks, attendance without protected leave, training, customers’ words.',
    'Rate each subject against the job description, not against a coworker.',
    'Have a second manager read it before the meeting.',
    'Meet for 45 minutes in a private place; let the employee speak first.',
    'Set at most three goals with date and help, sign, and give a copy.',
  ],
  expertGuide: [
    {
      title: 'Facts protect both sides',
      text: 'If somebody is let go in May after a review that said “good” in March, that review will be read aloud in court. Rate honestly, give an example for each low and each high rating, and keep words about personality, age and health out.',
      cite: '29 U.S.C. 623; 42 U.S.C. 2000e-2, 12112',
    },
    {
      title: 'Leave out what the law protects',
      text: 'Family and medical leave, military duty, jury duty, a workers’ compensation claim, a safety report, a complaint about pay or harassment: none of it may lower a rating. Rate the months worked.',
      cite: '29 CFR 825.220(c); 38 U.S.C. 4311; 29 U.S.C. 660(c), 215(a)(3)',
    },
    {
      title: 'Hurt people who report are not “unsafe”',
      text: 'Count behavior: harness worn, hazard reported, near miss told. Do not rate by number of injuries; that teaches people to hide them, and a penalty for reporting is a violation.',
      cite: '29 CFR 1904.35(b)(1)(iv)',
    },
  ],
  pages: { main: 3 },
  subject: 'Yearly performance review with facts, rating and goals',
  intro: 'A year in facts, a rating against the job description, and at most three goals. Both sides write; both sign.',
  required: ['person.position', 'review.by', 'review.date', 'review.from', 'review.to'],
  parts: () => [
    d.part('Review', [
      d.section('Employee and period'),
      d.fields(
        4,
        d.field('person.name', { label: 'Employee' }),
        d.field('person.position', { label: 'Job' }),
        d.own('review.by', 'Reviewer'),
        d.own('review.date', 'Date of the meeting', 'date'),
        d.own('review.from', 'Period from', 'date'),
        d.own('review.to', 'Period to', 'date'),
        d.own('review.last', 'Last rating', 'number', { decimals: 1 }),
        d.own('review.second', 'Read beforehand by'),
      ),
      d.section('Eight subjects', 'Eight subjects with facts, weight and rating'),
      d.p(
        '1 below what the job asks, 2 mostly meets it, 3 meets it fully, 4 well above. Write a fact for each 1 and each 4.',
        'Scale.',
      ),
      d.table(
        'subject',
        'Subjects',
        [
          d.column('what', 'Subject', 'text', { width: 1.4, fixed: true }),
          d.column('look', 'Look at', 'text', { width: 3, fixed: true }),
          d.column('fact', 'Facts and examples', 'text', { width: 3.4 }),
          d.column('weight', 'Weight', 'number', { width: 0.7, decimals: 0 }),
          d.column('rating', '1–4', 'number', { width: 0.6, decimals: 0 }),
          d.column('points', 'Points', 'number', {
            width: 0.7,
            decimals: 0,
            formula: d.mul(d.cell('weight'), d.cell('rating')),
          }),
        ],
        [
          { what: 'Safety', look: 'Ties off, checks gear, speaks up, reports', weight: 3 },
          { what: 'Quality', look: 'Details right the first time, callbacks', weight: 3 },
          { what: 'Pace', look: 'Work done in the hours estimated', weight: 2 },
          { what: 'Skill', look: 'New levels in the matrix this year', weight: 2 },
          { what: 'Reliable', look: 'On time, calls in; without protected leave', weight: 2 },
          { what: 'Teamwork', look: 'Helps, teaches, respects everyone', weight: 2 },
          { what: 'Customer', look: 'Clean site, polite, promises nothing extra', weight: 1 },
          { what: 'Care', look: 'Tools, truck, material, documents', weight: 1 },
        ],
        { totals: [d.total('subject.points', 'Points', d.sum('subject', 'points'), { type: 'number', decimals: 0 })] },
      ),
      d.fields(
        3,
        d.calculated(
          'review.rating',
          'Rating, 1 to 4',
          'number',
          d.div(d.ref('subject.points'), d.sum('subject', 'weight')),
          { decimals: 2 },
        ),
        d.own('review.best', 'Best work of the year, which roof'),
        d.own('review.thanks', 'What we want to thank you for'),
      ),
      d.section('Goals', 'Goals of last year answered, new goals set'),
      d.table(
        'kept',
        'Goals of last year',
        [
          d.column('goal', 'Goal of last year', 'text', { width: 4 }),
          d.column('result', 'Result', 'select', { width: 1.2, options: ['Kept', 'Partly', 'Not yet', 'Dropped'] }),
          d.column('why', 'Why', 'text', { width: 3 }),
        ],
        [],
        { blankRows: 3 },
      ),
      d.table(
        'goal',
        'New goals',
        [
          d.column('goal', 'New goal: what will be seen or counted', 'text', { width: 4 }),
          d.column('by', 'By', 'date', { width: 1.2 }),
          d.column('help', 'What the company does for it', 'text', { width: 3 }),
        ],
        [],
        { blankRows: 3, lineNumbers: true },
      ),
      d.section('Employee’s words', 'Employee’s comments and answers'),
      d.fields(
        2,
        d.own('employee.agree', 'What I see differently', 'multiline', { lines: 3 }),
        d.own('employee.need', 'What I need from foreman and company', 'multiline', { lines: 3 }),
      ),
      d.signatures(
        [
          { name: 'employee', role: 'Employee' },
          { name: 'reviewer', role: 'Reviewer' },
        ],
        'The employee’s signature says that we talked and that there is a copy. It does not say “I agree”.',
      ),
      d.note(
        'Pay',
        'A change of pay is decided after all reviews have been compared, and is given in a pay change notice.',
      ),
    ]),
    d.part('Self-review', [
      d.section('Before the meeting: your side', 'Self-review, written before the meeting'),
      d.p('Write it or tell us. Nobody is worse off for an honest answer.'),
      d.fields(
        1,
        d.own('self.proud', 'Which roof are you proud of, and what was your part?', 'multiline', { lines: 3 }),
        d.own('self.hard', 'What was hard this year, and what would have helped?', 'multiline', { lines: 3 }),
        d.own('self.learned', 'What can you do now that you could not do a year ago?', 'multiline', { lines: 2 }),
        d.own('self.next', 'What do you want to learn or become?', 'multiline', { lines: 2 }),
        d.own('self.safety', 'Where could somebody get hurt here, and what should we change?', 'multiline', {
          lines: 3,
        }),
        d.own('self.stop', 'What should the company stop doing, and what begin?', 'multiline', { lines: 3 }),
      ),
      d.fields(
        3,
        d.choice('self.treated', 'Treated with respect here', [
          'Always',
          'Mostly',
          'Not always',
          'I would like to talk',
        ]),
        d.choice('self.hours', 'All hours paid', ['Yes', 'Not sure', 'No']),
        d.choice('self.year', 'In a year I see myself', ['Here, same job', 'Here, next step', 'Elsewhere', 'Not sure']),
      ),
      notEmploymentAdvice(
        '29 CFR 825.220(c)',
        '29 CFR 1904.35(b)(1)(iv)',
        '42 U.S.C. 2000e-2, 12112',
        '29 U.S.C. 157, 623',
      ),
    ]),
  ],
})
