import { emailFooter } from './parts'
import { marketingPaper } from './template'
import {
  column,
  documentModel,
  field,
  fields,
  legalNote,
  own,
  p,
  part,
  photos,
  section,
  subsection,
  table,
  tickList,
} from '@/lib/documents/author'

export const customerNewsletterTemplate = marketingPaper('Email Marketing', {
  name: 'Customer Newsletter Template',
  description:
    'A one-screen quarterly newsletter for roofing customers: one story, one tip, one answer, one date, with an issue planner.',
  tags: [
    'newsletter',
    'customer newsletter',
    'quarterly email',
    'email marketing',
    'past customers',
    'content',
    'repeat business',
    'local business',
  ],
  fullDescription: [
    'People read a newsletter from a roofer if it takes two minutes and is about houses like theirs. This one has four short pieces every quarter: a job told with a photo, one thing to look at from the ground, an answer to a question somebody really asked, and a date worth keeping.',
    'The page is written and needs only your facts. Two sample pieces show the tone. The planner collects subjects over the quarter, so that the next issue is not written at midnight.',
    'A checklist before sending covers permission for the picture, the claims in the text and the footer that every commercial email needs.',
  ],
  howToUse: [
    'Fill in the planner as things happen: a question at a kitchen table, a tricky flashing, a crew member’s ten years.',
    'Write each piece in 80 words or fewer. Cut the first sentence; it is usually not needed.',
    'Ask the owner in writing before you show or describe the house.',
    'Read it aloud once. Anything you would not say at a fence comes out.',
    'Send it in the second week of the quarter, on a weekday morning, from a person’s name.',
    'Count answers and opt-outs, not opens; mail programs open mail by themselves.',
  ],
  expertGuide: [
    {
      title: 'One subject line, kept',
      text: 'Say in the subject what is in it: “Why the ridge leaked at the Miller house” beats “Spring newsletter”. It must be true to the content; a subject that tricks people into opening is a deceptive one.',
      cite: '15 U.S.C. § 7704(a)(2)',
    },
    {
      title: 'Claims in a story are claims',
      text: '“This roof will last 50 years” in a newsletter is advertising just as in an ad. Write what was done, what it replaced, and what the maker’s paper promises and for how long. If a customer is quoted, use their words and say if they got anything for it.',
      cite: '15 U.S.C. § 45; 16 CFR 255.2, 255.5',
    },
    {
      title: 'Consent, twice',
      text: 'The address list is yours to mail until somebody opts out; the house in the picture is not yours to show without the owner’s word. Ask before you publish the street, and leave the number out.',
      cite: '15 U.S.C. § 7704(a)(4), (5)',
    },
  ],
  document: () =>
    documentModel({
      title: 'Customer Newsletter Template',
      subject: 'Quarterly newsletter for roofing customers, with planner and checks',
      intro: 'One screen, four pieces, once a quarter. If a piece would not interest your neighbor, leave it out.',
      letterhead: 'compact',
      keywords: ['newsletter', 'email', 'roofing'],
      parts: [
        part('Newsletter', [
          section('Subject and opening', 'Subject line, opening and four pieces'),
          p('{issue.subject}', 'Subject.'),
          p('Hi {customer.firstName},'),
          p('Four short things from {company.name} this quarter. If you read only one, make it the second.'),
          section('A house near you', 'A job told in a few sentences'),
          p(
            'The owner on {issue.street} called because {issue.problem}. We found {issue.cause}, which nobody could see from the yard, and put it right with {issue.work}. It took {issue.days}. The owner let us show it, and the photo is below.',
          ),
          photos('issue', 'Photo with the owner’s permission', 1, { columns: 1, height: 90 }),
          section('One thing to look at', 'One check for the season'),
          p(
            '{issue.tip} You can see it from the ground, or from a window. Send me a photo if you are not sure; I answer them myself.',
          ),
          section('You asked', 'A customer question and its answer'),
          p('“{issue.question}”'),
          p('{issue.answer}'),
          section('A date', 'A date worth keeping'),
          p(
            '{issue.event} For everything else we are at {company.phone}, and {issue.emergency} is the number for a leak at night.',
          ),
          p('{company.representative}, {company.name}'),
        ]),
        part(
          'Issue sheet',
          [
            section('Facts of this issue', 'Facts that go into the newsletter'),
            fields(
              3,
              field('customer.firstName'),
              own('issue.subject', 'Subject line', 'text', { span: 2 }),
              own('issue.street', 'Street of the job'),
              own('issue.problem', 'Why they called'),
              own('issue.cause', 'What we found'),
              own('issue.work', 'What we did'),
              own('issue.days', 'How long it took'),
              own('issue.tip', 'Check for the season', 'text', { span: 2 }),
              own('issue.question', 'Question', 'text', { span: 2 }),
              own('issue.answer', 'Answer', 'multiline', { span: 3, lines: 2 }),
              own('issue.event', 'Date worth keeping', 'text', { span: 2 }),
              own('issue.emergency', 'Emergency line', 'phone'),
              field('company.representative', { label: 'Written by' }),
            ),
            section('How a good piece sounds', 'Two sample pieces in the right tone'),
            subsection('A job'),
            p(
              '“The back bedroom had a stain the size of a hand. Two roofers had replaced shingles there. The water came from the siding above, where the step flashing stopped short by one piece. An hour, eight pieces of metal, and the stain has not come back.”',
            ),
            subsection('An answer'),
            p(
              '“Should you clean moss off the roof? Not with a pressure washer; it takes off more roof than moss. Trim the limb that keeps it in the shade, have it brushed off dry, and ask us before you buy anything in a bottle.”',
            ),
            section('Before you send', 'Check before sending'),
            tickList('send', [
              'Owner agreed in writing to street and picture',
              'Every figure can be shown on paper',
              'No opinion on what insurance pays',
              'Answer is safe for somebody without a ladder',
              'Opt-outs since last quarter taken off',
              'Footer has address and opt-out, link tested',
              'Sent to yourself and read on a phone',
              'Pieces kept for the website too',
            ]),
            ...emailFooter('You are getting this because you are a customer of ours.'),
            legalNote(
              'A newsletter is commercial email',
              'Postal address, true subject and an opt-out that works for 30 days and is honored within ten business days (15 U.S.C. § 7704). A quoted customer who received anything gets that said beside the quote (16 CFR 255.5).',
            ),
            section('Planner', 'Planner for the next issues'),
            table(
              'plan',
              'Subjects collected',
              [
                column('date', 'Date', 'date', { width: 1.2 }),
                column('subject', 'What happened', 'text', { width: 3.4 }),
                column('kind', 'For', 'select', {
                  options: ['Job', 'Check', 'Question', 'Date', 'People'],
                  width: 1.1,
                }),
                column('permission', 'Permission', 'select', { options: ['Asked', 'Given', 'No'], width: 1.2 }),
                column('issue', 'Issue', 'text', { width: 0.9 }),
              ],
              [],
              { blankRows: 10 },
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
