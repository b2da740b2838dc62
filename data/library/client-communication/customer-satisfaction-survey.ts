import { defineTemplate } from '@/data/shared/define-template'
import { commercialEmailGuide, email, preparePart, talk, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const customerSatisfactionSurvey = defineTemplate('client-communication', {
  name: 'Customer Satisfaction Survey',
  group: 'Project Completion',
  stage: 'close',
  demand: [0.305, 'Companies that have grown.'],
  description:
    'Ten questions after a roofing job that tell what to change: survey page, email, text and call, how to read answers, and no review gating.',
  tags: [
    'customer survey',
    'satisfaction survey',
    'feedback form',
    'ten questions',
    'post-job survey',
    'net promoter',
    'customer feedback',
    'service quality',
  ],
  fullDescription: [
    'A survey is worth sending when someone reads the answers and changes something. Ten questions are enough: they follow the job from the first call to the cleanup, each answered on the same scale, and two lines for words.',
    'The last pages are for the office: what to do with a low answer within a day, how to read a quarter, and why the survey must not decide who is asked for a public review.',
  ],
  howToUse: [
    'Send it seven to ten days after the last day, to every customer.',
    'Keep it apart from the invoice and from the request for a public review.',
    'Call everyone who answered a question with “No” within one working day.',
    'Thank everyone, in one line, whatever they wrote.',
    'Once a quarter, count the answers by question and change one thing.',
  ],
  expertGuide: [
    {
      title: 'Ask everyone, the angry ones first',
      text: 'If only friendly customers get the survey, you learn nothing. And if only those with good answers are then sent to the review page, the reviews as a whole mislead readers, which the FTC treats as a deceptive practice.',
      cite: '15 U.S.C. § 45; 16 CFR 465.7',
    },
    {
      title: 'Answers are not advertising',
      text: 'What a customer writes here is for you. To quote it, name the house or show it on your site, you need permission in writing, and the quote must stay typical and true.',
      cite: '16 CFR 255.1–255.2',
    },
    commercialEmailGuide,
  ],
  subject: 'Ten-question survey after a roofing job',
  intro: 'Ten questions, three minutes. Your answers come to us and help us do the next roof better.',
  pages: { main: 2, office: 1 },
  parts: () => [
    d.part(
      'Survey',
      [
        d.section('How did we do?', 'Ten questions on one page'),
        d.p(
          'Dear {customer.firstName}, your roof was finished on {job.completionDate}. Check one box per line and add a sentence if you like. Your answers go to {company.representative}, not to the public.',
        ),
        d.fields(
          3,
          d.field('customer.name', { hint: 'optional' }),
          d.field('job.address'),
          d.own('survey.date', 'Date', 'date'),
        ),
        d.checklist(
          'question',
          [
            'We were easy to reach, and called back when we said',
            'The estimate was clear: you knew what you would get and pay',
            'You knew before we came what to prepare and expect',
            'We started and finished when we said, or told you in time',
            'You heard from us while the work went on',
            'The crew was polite and careful with your house',
            'Changes and extras were explained and signed before they were done',
            'The site was clean each evening and at the end',
            'You like the quality of what you can see',
            'The documents, invoice and warranty were complete and clear',
          ],
          ['Yes', 'Partly', 'No', 'N/A'],
          [],
          { itemLabel: 'Question' },
        ),
        d.fields(
          2,
          d.choice('survey.again', 'Would you hire us again?', ['Yes', 'Perhaps', 'No']),
          d.choice('survey.call', 'May we call you about it?', ['Yes', 'No']),
          d.own('survey.well', 'What went well, and who should hear it?', 'multiline', { span: 2, lines: 3 }),
          d.own('survey.change', 'What should we change?', 'multiline', { span: 2, lines: 3 }),
        ),
        d.p('Thank you. Please return it by email or on paper to {company.representative}, or call {company.phone}.'),
      ],
      { letter: true },
    ),
    preparePart({
      facts: [
        ...who(),
        d.field('job.number'),
        d.field('job.completionDate'),
        d.field('company.address', { label: 'Company address' }),
        d.own('survey.link', 'Link to the survey'),
        d.own('survey.caller', 'Who calls back on low answers'),
      ],
      checks: [
        'Sent to every customer from that week',
        'Punch list is empty',
        'No prize that depends on the answers',
        'Public review request goes to all, separately',
      ],
      more: [
        d.section('Email and text', 'Email and text that carry the survey'),
        ...email(
          'Three minutes: how did we do at {job.address}?',
          'Hi {customer.firstName},',
          'It has been about a week since we finished your roof. Would you tell us how we did? Ten quick questions and room for a comment: {survey.link}. I read every answer myself.',
          'If something isn’t right, skip the form: reply here or call {company.phone}. If you’d rather not get emails like this, reply “unsubscribe”. {company.address}',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.name}. 3 minutes, 10 questions: how did we do? {survey.link} Reply STOP to opt out.',
        ),
        d.section('After a low answer', 'Call after a low answer'),
        d.p(
          '“{customer.firstName}, this is {survey.caller} with {company.name}. You answered “No” to one of our questions, and I want to understand why. Is this a good time?”',
        ),
        talk(
          ['“It’s nothing, forget it.”', '“It matters to me. What would have made it better?”'],
          [
            '“Your crew left at three every day.”',
            '“I’ll look into that. You’ll have an answer from me by Friday.” Then give one.',
          ],
          ['“What do you do with this?”', '“Once a quarter we change one thing. If yours is it, I’ll tell you.”'],
        ),
        d.note(
          'Reading a quarter',
          'Count “No” and “Partly” by question. The question with the most is the one to change, not the customer with the loudest words. Compare crews only once each has ten answers.',
        ),
      ],
    }),
  ],
})
