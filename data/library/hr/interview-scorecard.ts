import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const interviewScorecard = defineTemplate('hr', {
  name: 'Interview Scorecard',
  group: 'Hiring & Recruiting',
  telling: 'Questions and scores',
  description:
    'Structured interview for roofing jobs: the same questions for all, what a good answer sounds like, weights and score, and what not to ask.',
  tags: [
    'interview scorecard',
    'interview questions',
    'structured interview',
    'hiring',
    'EEOC',
    'candidate evaluation',
    'reference check',
    'roofer interview',
    'interview questions for roofers',
    'what not to ask',
    'hire a roofer',
    'candidate scoring',
    'foreman interview',
  ],
  fullDescription: [
    'Two people interview, ask the same ten questions and write down a score for each before they compare notes. It takes forty minutes and beats a gut feeling, which mostly likes people who remind us of ourselves.',
    'The questions are about work that was done: a roof that leaked, a harness that was missing, a customer who was angry. Beside each stands what a strong answer contains. The page of questions not to ask says what to ask instead.',
  ],
  howToUse: [
    'Choose the weights for the job before you see the first applicant.',
    'Open with the same words for everyone, and let them talk.',
    'Write facts, then the score: 1 weak, 2 partly, 3 good, 4 strong.',
    'Score alone first; then compare with the second interviewer.',
    'Call two references with the same questions.',
    'Decide by score and facts, and file the card with the application.',
  ],
  expertGuide: [
    {
      title: 'Same questions, same scale',
      text: 'When a rejected applicant asks why, the answer is a figure from questions that everyone was asked. Selection that is job-related and applied to all is what the federal guidelines look for. Keep the cards a year at least.',
      cite: '29 CFR 1607; 29 CFR 1602.14',
    },
    {
      title: 'If they bring it up themselves',
      text: 'An applicant may mention a child, a church or an injury. Do not write it down, do not follow up, and go on to the next question. The one exception: if they ask for an accommodation in hiring, say yes or work one out.',
      cite: '42 U.S.C. 12112(d)(2), 2000e-2',
    },
    {
      title: 'A try-out day is a paid day',
      text: 'Someone who lays shingles for you works for you: wages, workers’ compensation, I-9, fall protection and training apply from the first hour. Half an hour on a mock-up in the shop, torn down afterward and sold to nobody, is another matter in most states.',
      cite: '29 U.S.C. 203(g), 206; 29 CFR 785.11',
    },
  ],
  pages: { main: 3 },
  subject: 'Structured interview questions with scores for roofing applicants',
  intro:
    'Ask every applicant for this job the same questions in the same order. Score alone, from 1 to 4, before you compare.',
  required: ['person.position', 'interview.date', 'interview.by', 'score.advice'],
  parts: () => [
    d.part(
      'Scorecard',
      [
        d.section('Applicant and interviewers'),
        d.fields(
          4,
          d.field('person.name', { label: 'Applicant' }),
          d.field('person.position', { label: 'Job' }),
          d.own('interview.date', 'Date', 'date'),
          d.own('interview.by', 'Interviewer'),
        ),
        d.section('Questions and scores', 'Ten questions with what a strong answer contains'),
        d.table(
          'question',
          'Questions and scores',
          [
            d.column('ask', 'Ask', 'text', { width: 4, fixed: true }),
            d.column('strong', 'A strong answer', 'text', { width: 3.2, fixed: true }),
            d.column('weight', 'Weight', 'number', { width: 0.8, decimals: 0 }),
            d.column('score', 'Score 1–4', 'number', { width: 0.8, decimals: 0 }),
            d.column('points', 'Points', 'number', {
              width: 0.8,
              decimals: 0,
              formula: d.mul(d.cell('weight'), d.cell('score')),
            }),
          ],
          [
            {
              ask: 'Tell me about the last roof you worked on. What was your part?',
              strong: 'Names system, slope, own tasks; says “I” where it was them',
              weight: 2,
            },
            {
              ask: 'Walk me through a pipe boot, a valley or a wall flashing, step by step.',
              strong: 'Order is right; water runs over, not into',
              weight: 3,
            },
            {
              ask: 'A leak came back to you. What had happened?',
              strong: 'Owns it, found the cause, changed the habit',
              weight: 2,
            },
            {
              ask: 'You reach the roof and your harness is not in the truck.',
              strong: 'Does not go up; calls; does other work',
              weight: 3,
            },
            {
              ask: 'The foreman says “just this once, without”. What do you do?',
              strong: 'Says no and says why; tells the office',
              weight: 2,
            },
            {
              ask: 'Rain is an hour away and a third of the deck is open.',
              strong: 'Closes first, reports, does not gamble',
              weight: 2,
            },
            {
              ask: 'A customer is angry about nails in the drive.',
              strong: 'Listens, apologizes, magnet now, tells foreman',
              weight: 1,
            },
            {
              ask: 'You and a coworker do not agree on how to do a detail.',
              strong: 'Manufacturer’s instructions, foreman, no shouting',
              weight: 1,
            },
            {
              ask: 'What did you last learn on a roof, and who taught you?',
              strong: 'Something exact; credits another person',
              weight: 1,
            },
            {
              ask: 'We start at this hour and work these Saturdays. Does that work for you?',
              strong: 'Clear yes, or a clear limit',
              weight: 1,
            },
          ],
          {
            lineNumbers: true,
            totals: [
              d.total('question.points', 'Points', d.sum('question', 'points'), {
                type: 'number',
                decimals: 0,
                strong: true,
              }),
            ],
          },
        ),
        d.fields(
          3,
          d.calculated('score.best', 'Most points possible', 'number', d.mul(4, d.sum('question', 'weight')), {
            decimals: 0,
          }),
          d.calculated('score.share', 'Score', 'percent', d.div(d.ref('question.points'), d.ref('score.best')), {
            decimals: 0,
          }),
          d.choice('score.advice', 'Recommend', ['Hire', 'Second interview', 'Not for this job', 'Another job here']),
          d.own('score.strength', 'Strongest fact heard', 'multiline', { lines: 4 }),
          d.own('score.doubt', 'Open doubt, and how to settle it', 'multiline', { lines: 4 }),
          d.own('score.second', 'Second interviewer and score', 'multiline', { lines: 4 }),
        ),
        d.section('Opening and closing', 'Words to open and to close with'),
        d.steps(
          'Open: “We ask everyone the same questions and take notes. Then you ask us.”',
          'Show the job description and a photo of a typical roof.',
          'Close: “You will hear from us by the day written here, either way.” Then call.',
        ),
        d.fields(
          2,
          d.own('close.promised', 'Answer promised by', 'date'),
          d.own('close.told', 'Applicant told on, by whom'),
        ),
        d.note('Minors', 'Nobody under 18 works on or about a roof (29 CFR 570.67), not even for a trial.'),
        d.bullets(
          'A score is only a reason if everyone was scored the same way.',
          'The card is part of the hiring record and may be read in court.',
        ),
        d.signatures([{ name: 'interviewer', role: 'Interviewer' }]),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Reference and limits',
      [
        d.section('Two references, same questions', 'Reference calls'),
        d.table(
          'reference',
          'Reference calls',
          [
            d.column('ask', 'Ask', 'text', { width: 3.6, fixed: true }),
            d.column('first', 'First reference', 'text', { width: 3 }),
            d.column('second', 'Second reference', 'text', { width: 3 }),
          ],
          [
            { ask: 'Name, company, date of the call' },
            { ask: 'What did the person do for you, and when?' },
            { ask: 'Which work could they do alone?' },
            { ask: 'How did they handle safety rules?' },
            { ask: 'Did they come on time?' },
            { ask: 'Would you hire them again for the same work?' },
          ],
        ),
        d.section('Not to ask, and what to ask instead', 'Questions to leave out, with lawful ones in their place'),
        d.table(
          'limit',
          'Questions to leave out',
          [
            d.column('topic', 'Leave out', 'text', { width: 3.4, fixed: true }),
            d.column('instead', 'Ask, if the job needs it', 'text', { width: 4.4, fixed: true }),
          ],
          [
            { topic: 'Age, birth date, year of graduation', instead: 'Are you at least 18? (roof work)' },
            {
              topic: 'Where are you from? Are you a citizen?',
              instead: 'Can you show proof of the right to work after an offer?',
            },
            { topic: 'Children, pregnancy, marriage, plans', instead: 'These are the hours. Can you work them?' },
            {
              topic: 'Health, back trouble, injuries, claims, medicines',
              instead: 'Can you do these tasks, with or without accommodation?',
            },
            { topic: 'Church, holidays', instead: 'Saturday work comes up. Does that fit?' },
            {
              topic: 'Arrests; in many places convictions at this stage',
              instead: 'Nothing now; follow your fair-chance law later',
            },
            { topic: 'What did you earn before?', instead: 'What pay are you looking for?' },
            { topic: 'Union, complaints, lawsuits against employers', instead: 'Nothing' },
            { topic: 'Do you own a car?', instead: 'Can you be at the shop at 6:30?' },
            {
              topic: 'Which kind of discharge from the service?',
              instead: 'What did you learn there that helps here?',
            },
          ],
        ),
        d.p(
          'Write what was said and shown. Leave out looks, accent, family and everything else that is not work.',
          'Notes.',
        ),
        notEmploymentAdvice('42 U.S.C. 2000e-2, 12112(d)', '29 U.S.C. 623', '29 CFR 1607, 1602.14', '29 CFR 570.67'),
      ],
      { audience: 'office' },
    ),
  ],
})
