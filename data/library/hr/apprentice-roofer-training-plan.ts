import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const apprenticeRooferTrainingPlan = defineTemplate('hr', {
  name: 'Apprentice Roofer Training Plan',
  group: 'Training & Development',
  description:
    'Twelve months from ground hand to installer: hours by skill, quarterly goals, class topics, roof tests and pay steps.',
  tags: [
    'apprentice',
    'training plan',
    'on the job training',
    'roofer training',
    'apprenticeship',
    'skill hours',
    'career path',
    'roofer apprentice',
    'helper to roofer',
    'learn roofing',
    'OJT',
    'hours log',
    'mock-up test',
    'trainee',
  ],
  fullDescription: [
    'A year with a direction: 2,000 hours on roofs divided by skill, 48 hours of class on rainy days, and four tests that are passed on a mock-up and not on a form. Each quarter ends with a goal, a test and a pay step.',
    'Made for a company’s own program. It borrows the order of registered apprenticeship without claiming the name; the guide says what registered status takes, which you need for apprentice rates on public works.',
  ],
  howToUse: [
    'Set the target hours by your own work mix; the sum should stay near a full year.',
    'Name a mentor who wants to teach and has time for it.',
    'Write hours in once a month, from the timesheets.',
    'Hold the roof test in the shop on a mock-up, with the standard read aloud first.',
    'Pay the step when the test is passed, not at the next review.',
  ],
  expertGuide: [
    {
      title: 'Registered or your own',
      text: 'A registered program needs standards approved by the Department of Labor or the state, in a time-based program at least 2,000 hours of on-the-job learning, wages that rise with skill, and a recommended 144 hours of related instruction a year. Only registered apprentices may be paid apprentice rates on federal prevailing-wage jobs.',
      cite: '29 CFR 29.5(b); 29 CFR 5.5(a)(4)',
    },
    {
      title: 'Not a way around the age rule',
      text: 'The exemption that lets apprentices of 16 and 17 do roofing work is narrow: a written agreement, registration or a recognized program, work that is incidental, intermittent and closely supervised. A plan like this one does not create it. Start at 18.',
      cite: '29 CFR 570.67, 570.50(b)',
    },
    {
      title: 'Class time is paid time',
      text: 'Instruction that you require, or that happens during hours, is work. Related instruction in a bona fide program under a written agreement may be outside hours worked if it has no productive work in it; that exception is for formal programs.',
      cite: '29 CFR 785.27, 785.32',
    },
  ],
  pages: { main: 2 },
  subject: 'A year’s training plan for a roofing apprentice',
  intro:
    'Where you stand, what comes next and what it pays. Hours come from the timesheets; tests are done with your hands.',
  required: ['plan.mentor', 'plan.start', 'plan.end'],
  parts: () => [
    d.part('Plan', [
      d.section('Apprentice and mentor'),
      d.fields(
        4,
        d.field('person.name', { label: 'Apprentice' }),
        d.own('plan.mentor', 'Mentor'),
        d.own('plan.start', 'Start', 'date'),
        d.own('plan.end', 'Planned end', 'date'),
        d.choice('plan.kind', 'Program', ['Company’s own', 'Registered, no. below']),
        d.own('plan.number', 'Registration no.'),
        d.choice('plan.age', '18 or older', ['Yes', 'No: no roof work']),
        d.own('plan.system', 'Main system'),
      ),
      d.section('Hours on the job', 'Target hours by skill, hours done and hours to go'),
      d.table(
        'skill',
        'Hours by skill',
        [
          d.column('skill', 'Skill', 'text', { width: 4, fixed: true }),
          d.column('target', 'Target', 'number', { width: 0.9, decimals: 0 }),
          d.column('q1', 'Q1', 'number', { width: 0.8, decimals: 0 }),
          d.column('q2', 'Q2', 'number', { width: 0.8, decimals: 0 }),
          d.column('q3', 'Q3', 'number', { width: 0.8, decimals: 0 }),
          d.column('q4', 'Q4', 'number', { width: 0.8, decimals: 0 }),
          d.column('left', 'To go', 'number', {
            width: 0.9,
            decimals: 0,
            formula: d.max(0, d.sub(d.cell('target'), d.add(d.cell('q1'), d.cell('q2'), d.cell('q3'), d.cell('q4')))),
          }),
        ],
        [
          { skill: 'Safety set-up, ladders, anchors, rescue drill', target: 120 },
          { skill: 'Ground work, loading, protection, cleanup', target: 260 },
          { skill: 'Tear-off and deck', target: 360 },
          { skill: 'Dry-in: underlayment, ice barrier, drip edge', target: 240 },
          { skill: 'Field of the main system', target: 520 },
          { skill: 'Penetrations, boots, vents', target: 140 },
          { skill: 'Valleys, walls, chimneys, skylights', target: 180 },
          { skill: 'Ridge, edges, terminations', target: 80 },
          { skill: 'Repairs, leak finding, second system as a helper', target: 100 },
        ],
        {
          totals: [
            d.total('skill.target', 'Target hours', d.sum('skill', 'target'), { type: 'number', decimals: 0 }),
            d.total('skill.left', 'Hours to go', d.sum('skill', 'left'), { type: 'number', decimals: 0, strong: true }),
          ],
        },
      ),
      d.section('Rules of the year', 'Rules for apprentice and mentor'),
      d.bullets(
        'Nobody under 18 works on or about a roof (29 CFR 570.67), registered apprenticeship or not.',
        'The apprentice never works alone at an edge, with a torch or in an attic.',
        'The mentor signs only what was seen. A failed test is repeated after two weeks, on paid time.',
        'After a fall, a near miss or a broken rule, training is repeated before the next roof.',
      ),
      d.section('Four quarters', 'Goal, test and pay step of each quarter'),
      d.table(
        'quarter',
        'Quarters',
        [
          d.column('goal', 'At the end you can', 'text', { width: 3.4, fixed: true }),
          d.column('test', 'Test on the mock-up', 'text', { width: 3.2, fixed: true }),
          d.column('passed', 'Passed', 'date', { width: 1.1 }),
          d.column('rate', 'Rate from then', 'currency', { width: 1.1 }),
        ],
        [
          {
            goal: 'Work safely on the ground and tied off, tear off and clean up',
            test: 'Harness with a planted defect; ladder set; anchor set',
          },
          { goal: 'Dry in a plane so that it holds a storm overnight', test: 'Eave to ridge, 8 by 8 feet, hose on it' },
          { goal: 'Lay the field alone and set boots and vents', test: 'Field with one boot; ten fasteners pulled' },
          {
            goal: 'Do a valley and a wall with kick-out, with a check',
            test: 'Valley and step flashing; explain every lap',
          },
        ],
        { lineNumbers: true },
      ),
      d.section('Class on rainy days', 'Class topics, two hours each'),
      d.table(
        'lesson',
        'Class topics',
        [
          d.column('topic', 'Topic', 'text', { width: 4.4, fixed: true }),
          d.column('hours', 'Hours', 'number', { width: 0.8, decimals: 0 }),
          d.column('date', 'Held', 'date', { width: 1.1 }),
          d.column('by', 'Teacher', 'text', { width: 1.6 }),
        ],
        [
          { topic: 'Why roofs leak: water, wind, capillary action', hours: 4 },
          { topic: 'Fall protection, holes and skylights, rescue', hours: 8 },
          { topic: 'Reading instructions, code basics and a roof plan', hours: 6 },
          { topic: 'Slope, area and squares', hours: 4 },
          { topic: 'Ventilation and condensation', hours: 4 },
          { topic: 'Fasteners, sealants and what they stick to', hours: 4 },
          { topic: 'Heat, first aid, hazard communication, silica', hours: 6 },
          { topic: 'Metal: measure, bend, hem', hours: 6 },
          { topic: 'Customers, photos and writing things down', hours: 6 },
        ],
        { totals: [d.total('lesson.hours', 'Class hours', d.sum('lesson', 'hours'), { type: 'number', decimals: 0 })] },
      ),
      d.signatures([
        { name: 'apprentice', role: 'Apprentice' },
        { name: 'mentor', role: 'Mentor' },
      ]),
      notEmploymentAdvice('29 CFR 29.5', '29 CFR 570.50, 570.67', '29 CFR 785.27–785.32', '29 CFR 1926.503'),
    ]),
  ],
})
