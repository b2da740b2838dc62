import { given, jobFields } from './parts'
import { projectDocument } from './template'
import {
  calculated,
  choice,
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  photos,
  section,
  signatures,
  sub,
  table,
  tickList,
} from '@/lib/documents/author'

export const requestForInformation = projectDocument('Communication & Documentation', 'Word', {
  name: 'Request for Information (RFI)',
  description:
    'Roofing RFI: one question with drawing and specification reference, sketch, proposed answer, effect on time and cost, and the reply.',
  tags: [
    'RFI',
    'request for information',
    'architect question',
    'drawing conflict',
    'specification question',
    'field question',
  ],
  fullDescription: [
    'One question on one sheet, so clear that it can be answered with yes. Where the documents say what, what the roof shows, what you propose, and what waiting costs from which day.',
    'The reply has its place on the same form, with the line that decides everything later: does the answer change price or time? If it does, a change order follows before the work.',
  ],
  howToUse: [
    'Number in sequence; one question a form.',
    'Quote sheet, detail and section, and describe the conflict in two sentences.',
    'Propose the answer you would build, with a sketch or photograph.',
    'State the day on which the work stops without an answer.',
    'Send it through the channel in the contract and log it; ask again after half of the time.',
    'File the reply, mark up the field set, and price the change if there is one.',
  ],
  expertGuide: [
    {
      title: 'Propose, do not only ask',
      text: 'What should we do at the curb gets an answer in two weeks. We propose to raise the curb to 8 in. as sketched, please confirm gets one in two days. The designer still decides, and you have shown what you know.',
    },
    {
      title: 'An answer is not a change order',
      text: 'A reply that adds work is often marked as clarification. Check the box, give notice of price and time within the contract’s days, and do not build it until the change is signed or directed in writing.',
      cite: 'AIA A201-2017, 7.1, 15.1.3',
    },
    {
      title: 'Read before you write',
      text: 'Contractors review drawings and field conditions before the work and report what they find; an RFI whose answer stands on sheet A-501 costs credit that the next one needs. Note what you looked at.',
      cite: 'AIA A201-2017, 3.2.2',
    },
  ],
  document: () =>
    documentModel({
      title: 'Request for Information (RFI)',
      subject: 'A question to owner, architect or engineer with its answer',
      intro:
        'One question a form. Please answer on this sheet by the day named; work that depends on it waits from then on.',
      keywords: ['RFI', 'roofing'],
      parts: [
        part('RFI', [
          section('Request'),
          fields(
            4,
            own('rfi.number', 'RFI number'),
            own('rfi.date', 'Sent on', 'date'),
            own('rfi.due', 'Answer needed by', 'date'),
            calculated(
              'rfi.days',
              'Days to answer',
              'number',
              given('rfi.due', given('rfi.date', sub('rfi.due', 'rfi.date'))),
              { decimals: 0 },
            ),
            ...jobFields(),
            own('rfi.to', 'To: name, company', 'text', { span: 2 }),
            own('rfi.copy', 'Copies', 'text', { span: 2 }),
            own('rfi.subject', 'Subject', 'text', { span: 3 }),
            choice('rfi.urgent', 'Priority', ['Work stopped', 'Stops within a week', 'Normal']),
          ),
          section('Where'),
          fields(
            4,
            own('rfi.sheet', 'Drawing, detail'),
            own('rfi.section', 'Specification section'),
            own('rfi.place', 'Place on the roof', 'text', { span: 2 }),
          ),
          section('Kind of question'),
          tickList('kind', [
            'Drawings and specification disagree',
            'Condition found differs from the drawings',
            'Detail or dimension is missing',
            'Product not available, substitution',
            'Maker’s or code requirement differs',
            'Other trade in the way',
          ]),
          section('Question and proposal'),
          fields(
            1,
            own('rfi.documents', 'What the documents say', 'multiline', { lines: 2 }),
            own('rfi.found', 'What is found, measured, photographed', 'multiline', { lines: 3 }),
            own('rfi.question', 'Question', 'multiline', { lines: 2 }),
            own('rfi.proposal', 'We propose', 'multiline', { lines: 3 }),
          ),
          photos('sketch', 'Sketch and photograph', 2, { height: 160 }),
          section('Effect'),
          fields(
            4,
            choice('effect.cost', 'Cost', ['None', 'More', 'Less', 'Not known yet']),
            own('effect.amount', 'About', 'currency'),
            choice('effect.time', 'Time', ['None', 'Adds days', 'Not known yet']),
            own('effect.days', 'Working days', 'number', { decimals: 0 }),
            own('effect.stop', 'Work that waits, and crew', 'text', { span: 2 }),
            own('effect.from', 'Waits from', 'date'),
            own('effect.perDay', 'Cost of a day of waiting', 'currency'),
          ),
          p(
            'This request is no agreement to do changed work at the contract price. A change in cost or time is agreed in writing before the work.',
          ),
          section('Answer', 'Answer with effect on price and time'),
          fields(1, own('answer.text', 'Answer', 'multiline', { lines: 5 })),
          fields(
            4,
            choice('answer.kind', 'This answer', [
              'Confirms the proposal',
              'Clarifies, no change',
              'Changes the work',
              'Needs a meeting',
            ]),
            choice('answer.change', 'Change order', ['Not needed', 'Follows', 'Directed now, price follows']),
            own('answer.sketch', 'Attached sketch or sheet'),
            own('answer.date', 'Received on', 'date'),
          ),
          signatures([
            { name: 'asker', role: 'Asked by', withTitle: true },
            { name: 'answerer', role: 'Answered by', withTitle: true },
          ]),
          section('Follow-up'),
          table(
            'follow',
            'Follow-up',
            [
              column('date', 'Date', 'date', { width: 1 }),
              column('what', 'Reminder, call, revision', 'text', { width: 4 }),
              column('who', 'With whom', 'text', { width: 1.6 }),
            ],
            [],
            { blankRows: 3 },
          ),
          fields(
            2,
            field('job.foreman', { label: 'Crew lead told on, by' }),
            own('rfi.closed', 'Field set marked up on', 'date'),
          ),
        ]),
      ],
    }),
})
