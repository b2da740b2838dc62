import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const foremanDevelopmentPlan = defineTemplate('hr', {
  name: 'Foreman Development Plan',
  group: 'Training & Development',
  telling: 'Month by month',
  description:
    'Six months from installer to foreman: six abilities rated by two people, half days led under watch, one job of their own, decision.',
  tags: [
    'foreman training',
    'leadership',
    'crew leader',
    'promotion',
    'development plan',
    'supervisor training',
    'mentoring',
    'crew lead training',
    'installer to foreman',
    'lead roofer',
    'succession',
    'roofing supervisor',
    'promotion plan',
    'competent person',
  ],
  fullDescription: [
    'The best installer is often promoted on Monday and lost by Friday: pace and people are different trades. This plan gives six months, a mentor and real pieces of the job, from the morning meeting to the whole roof.',
    'Six abilities are rated by the person and by the mentor, the differences are talked about, and each month has one thing to lead. At the end stands a job of their own and an honest answer, with the way back to installer left open and no shame in it.',
  ],
  howToUse: [
    'Ask the person first whether they want it.',
    'Rate separately, then compare; begin where the two differ most.',
    'Give authority together with each task, and tell the crew.',
    'Meet for twenty minutes every two weeks, off the roof.',
    'Decide at the end with facts, and agree on pay before the title.',
  ],
  expertGuide: [
    {
      title: 'Pay the work, not the hope',
      text: 'If somebody leads a crew, even on trial, pay the lead rate for those hours and overtime on the blended regular rate. Two rates in one week are combined: all pay over all hours, and half of that again for each overtime hour.',
      cite: '29 CFR 778.115, 541.106',
    },
    {
      title: 'Teach the law before the title',
      text: 'From the first day as leader, what the person sees and does binds the company: a complaint not passed on, a break not given, an hour not written down. Two hours with counsel or an HR person are cheap.',
      cite: '42 U.S.C. 2000e-3; 29 CFR 785.13',
    },
    {
      title: 'Competent person is more than a course',
      text: 'Ability to see the hazard, and authority to stop the work at once. Watch both for a month: did they really send someone down from the roof?',
      cite: '29 CFR 1926.32(f)',
    },
  ],
  pages: { main: 2 },
  subject: 'Six-month plan that prepares an installer to lead a crew',
  intro:
    'Six months, one mentor, a real piece of leading each month. It ends with a job of your own and a clear answer.',
  required: ['plan.mentor', 'plan.start', 'plan.decision'],
  parts: () => [
    d.part('Plan', [
      d.section('People and dates'),
      d.fields(
        4,
        d.field('person.name', { label: 'Foreman candidate' }),
        d.own('plan.mentor', 'Mentor'),
        d.own('plan.start', 'Start', 'date'),
        d.own('plan.decision', 'Decision by', 'date'),
        d.own('plan.why', 'Why you want to lead, in your words', 'multiline', { span: 2, lines: 2 }),
        d.own('plan.fear', 'What you would rather not have to do', 'multiline', { span: 2, lines: 2 }),
      ),
      d.section('Six abilities', 'Six abilities rated at the start and at the end'),
      d.table(
        'ability',
        'Abilities',
        [
          d.column('ability', 'Ability', 'text', { width: 1.4, fixed: true }),
          d.column('looks', 'What it looks like', 'text', { width: 4, fixed: true }),
          d.column('self', 'Self', 'number', { width: 0.7, decimals: 0 }),
          d.column('mentor', 'Mentor', 'number', { width: 0.8, decimals: 0 }),
          d.column('end', 'Month 6', 'number', { width: 0.8, decimals: 0 }),
        ],
        [
          { ability: 'Safety', looks: 'Sees it first, says it at once, stops the job and stays calm' },
          { ability: 'Planning', looks: 'Knows on Tuesday what Thursday needs; roof is closed every night' },
          { ability: 'Quality', looks: 'Checks before it is covered; sends it back without shouting' },
          { ability: 'People', looks: 'Gives clear tasks, thanks in public, corrects in private' },
          { ability: 'Customer', looks: 'Introduces the crew, explains noise and nails, promises nothing new' },
          { ability: 'Paperwork', looks: 'Hours, photos, log and change orders are done before leaving' },
        ],
      ),
      d.section('Month by month', 'A piece of leading for each month'),
      d.checklist(
        'month',
        [
          [
            'Month 1: morning meeting and site safety check, every day for two weeks',
            'mentor listens and says nothing until after',
          ],
          ['Month 2: plan and lead tear-off and dry-in of one roof', 'including the call on the weather'],
          ['Month 3: quality checks, photos and one return visit to an old leak', 'write the cause in one sentence'],
          ['Month 4: material list, delivery and hours by job for a week', 'compare with the estimate'],
          [
            'Month 5: customer from hello to walkthrough; one change order signed before the work',
            'mentor stays in the truck',
          ],
          ['Month 6: one job of your own, from hand-off to closed file', 'mentor visits twice'],
        ],
        ['Not yet', 'Done', 'Again'],
        [d.extra('date', 'Date', 1), d.extra('learned', 'Learned', 2)],
        { itemLabel: 'Task' },
      ),
      d.section('Classroom', 'Courses and meetings'),
      d.checklist(
        'course',
        [
          ['Fall-protection competent person', 'and rescue drill led once'],
          ['OSHA 30 or the state’s equivalent', 'if your customers ask for it'],
          ['First aid and CPR', 'card in the tracker'],
          ['Wage and hour for foremen: breaks, travel, overtime, no work off the clock', 'one hour with the office'],
          ['Harassment and retaliation: take a complaint, pass it on the same day', 'one hour'],
          ['Difficult conversations: lateness, quality, alcohol on the breath', 'practiced aloud with the mentor'],
          ['Reading the estimate: where the hours are, where money is lost', 'with the estimator'],
        ],
        ['Open', 'Done'],
        [d.extra('date', 'Date', 1), d.extra('by', 'With', 1.2)],
        { itemLabel: 'Course or meeting' },
      ),
      d.section('Biweekly check-in', 'Questions for the biweekly check-in'),
      d.steps(
        'What did you lead, and what would you do the same way again?',
        'When did you hesitate? What would have helped?',
        'Who in the crew grew because of you?',
        'What do you need from me by Friday?',
      ),
      d.section('Decision', 'Decision with reasons, pay and start'),
      d.fields(
        3,
        d.own('decision.answer', 'Foreman from / not yet / stays installer'),
        d.own('decision.rate', 'Rate as foreman', 'currency'),
        d.own('decision.crew', 'Crew'),
        d.own('decision.reasons', 'Reasons in facts', 'multiline', { span: 3, lines: 3 }),
      ),
      d.bullets(
        'Staying an installer is no failure. You keep the rate your skill has earned.',
        'The first two jobs as foreman are chosen: not the steepest, not the angriest customer.',
      ),
      d.note('No promise', 'The plan prepares for a job; it does not promise one, and employment stays at will.'),
      d.signatures([
        { name: 'employee', role: 'Foreman candidate' },
        { name: 'mentor', role: 'Mentor' },
      ]),
      notEmploymentAdvice('29 CFR 778.115, 785.13', '29 CFR 1926.32(f)', '42 U.S.C. 2000e-3'),
    ]),
  ],
})
