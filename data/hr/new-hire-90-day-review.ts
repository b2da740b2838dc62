import { defineTemplate } from '@/data/define-template'
import { notEmploymentAdvice } from '@/data/parts/notices'
import * as d from '@/lib/documents/author'

export const newHire90DayReview = defineTemplate('hr', {
  name: 'New Hire 90-Day Review',
  group: 'Performance Management',
  description:
    'Review at 90 days for a new roofer: eleven abilities seen on the roof, what we promised and kept, decision to keep, train or part.',
  tags: [
    '90 day review',
    'new hire review',
    'probation review',
    'introductory period',
    'keep or part',
    'roofer evaluation',
    'ninety day review',
    'new roofer evaluation',
    'trial period',
    'end of probation',
    'new employee review',
    'crew feedback',
  ],
  fullDescription: [
    'After three months a foreman knows, and often does not say. This form asks for facts on eleven abilities, asks the company whether it kept its own promises, and ends with one of three answers: keep, train with a date, or part.',
    'It is short on purpose: one half-hour meeting, the 90-day plan on the table, and a decision that the person hears the same day.',
  ],
  howToUse: [
    'Hold it between day 80 and day 90, and set the date on day one.',
    'Foreman and buddy mark separately; the office compares.',
    'Fill in the company’s side first. If training was not given, extend before you judge.',
    'Tell the decision and the reason in two sentences.',
    'For “part”, work through the termination checklist first and have a second person read it.',
  ],
  expertGuide: [
    {
      title: 'Ninety days are not a free pass',
      text: 'Anti-discrimination, safety and wage laws protect from the first hour. A new employee who reported a missing guardrail in week three and is let go in week twelve will connect the two. Write the facts of the work when they happen.',
      cite: '29 U.S.C. 660(c); 42 U.S.C. 2000e-3',
    },
    {
      title: 'The middle answer needs a date',
      text: '“Train” without skill, trainer and date is a way of not deciding. Four weeks and two skills are enough; then look again.',
    },
    {
      title: 'Montana',
      text: 'State law there gives a probationary period in which either side may end the job for any reason; after it, a discharge needs good cause. Know your period before this meeting.',
      cite: 'Mont. Code 39-2-904',
    },
  ],
  subject: 'Review of a new employee at 90 days with a clear decision',
  intro: 'Half an hour, facts from the roof, and a clear answer the same day: keep, train with a date, or part.',
  parts: () => [
    d.part('Review', [
      d.section('New employee'),
      d.fields(
        4,
        d.field('person.name', { label: 'Employee' }),
        d.field('person.position', { label: 'Job' }),
        d.own('review.start', 'First day', 'date'),
        d.own('review.date', 'Date of the meeting', 'date'),
        d.own('review.foreman', 'Foreman'),
        d.own('review.buddy', 'Buddy'),
        d.own('review.days', 'Days worked', 'number', { decimals: 0 }),
        d.own('review.roofs', 'Roofs worked on', 'number', { decimals: 0 }),
      ),
      d.section('Did we do our part?', 'What the company promised, and whether it was kept'),
      d.checklist(
        'ours',
        [
          ['Fall-protection training before the first roof', 'certificate on file'],
          ['Gear that fits from day one', 'nothing borrowed'],
          ['A buddy, most days the same', 'not three in a row'],
          ['Meetings on day 30 and day 60', 'notes on file'],
          ['Hours and pay as agreed', 'questions answered'],
        ],
        ['Yes', 'Partly', 'No'],
        [d.extra('note', 'If not, what we do now', 2.4)],
        { itemLabel: 'Promise' },
      ),
      d.section('What we saw', 'Eleven abilities seen on the roof'),
      d.checklist(
        'seen',
        [
          ['Ties off without being told', 'every time, even when nobody looks'],
          ['Stops and asks when unsure', 'before, not after'],
          ['Ladder and ground work by the book', 'set, tied, cleared'],
          ['Tear-off and dry-in with the crew’s pace', 'no bad deck covered'],
          ['Fasteners right', 'number, place, depth'],
          ['Learns from one showing', 'or from two'],
          ['On time, and calls when not', 'protected absence left out'],
          ['Works with everyone', 'respect goes both ways'],
          ['Customer manners', 'language, music, smoke, yard'],
          ['Cares for tools and gear', 'cleans, reports defects'],
          ['Tells the truth about mistakes', 'the same day'],
        ],
        ['Not yet', 'Nearly', 'Yes'],
        [d.extra('fact', 'Fact, roof or day', 2.2)],
        { itemLabel: 'Ability' },
      ),
      d.section('The talk', 'Questions for the meeting'),
      d.steps(
        'What did you expect, and what was different?',
        'What can you do now? What do you want to do next?',
        'Who taught you most, and what was never explained?',
        'Would you tell a friend to start here? Why or why not?',
      ),
      d.fields(
        2,
        d.own('talk.employee', 'Employee’s answers', 'multiline', { lines: 3 }),
        d.own('talk.buddy', 'Buddy’s two sentences', 'multiline', { lines: 3 }),
      ),
      d.section('Decision', 'Decision with reason, date and pay'),
      d.fields(
        4,
        d.choice('decision.answer', 'Decision', ['Keep', 'Train until the date', 'Part']),
        d.own('decision.until', 'Look again on', 'date'),
        d.own('decision.step', 'Wage-scale step'),
        d.own('decision.rate', 'Rate from now', 'currency'),
        d.own('decision.reason', 'Reason in two sentences', 'multiline', { span: 2, lines: 2 }),
        d.own('decision.skills', 'Skills to train, by whom', 'multiline', { span: 2, lines: 2 }),
      ),
      d.note(
        'After “keep”',
        'Employment goes on at will as before, as far as state law allows. The next review is on the schedule.',
      ),
      d.signatures([
        { name: 'employee', role: 'Employee: we talked' },
        { name: 'foreman', role: 'Foreman' },
      ]),
      notEmploymentAdvice('29 U.S.C. 660(c)', '42 U.S.C. 2000e-3', '29 CFR 1926.503', 'Mont. Code 39-2-904'),
    ]),
  ],
})
