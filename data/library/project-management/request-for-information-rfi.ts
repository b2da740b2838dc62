import { defineTemplate } from '@/data/shared/define-template'
import { jobFields } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

export const requestForInformation = defineTemplate('project-management', {
  name: 'Request for Information (RFI)',
  group: 'Communication & Documentation',
  demand: [0.135, 'Seldom, or one kind of company.'],
  telling: 'Question and proposal',
  description:
    'Roofing RFI: one question with drawing and specification reference, sketch, proposed answer, effect on time and cost, and the reply.',
  tags: [
    'RFI',
    'request for information',
    'architect question',
    'drawing conflict',
    'specification question',
    'field question',
    'RFI form',
    'RFI log',
    'clarification',
    'architect RFI',
    'commercial roofing',
  ],
  fullDescription: [
    'One question on one form, so clear that the answer can be yes. It says what the documents show and where, what the roof shows, what you propose, and what waiting costs and from which day.',
    'The reply goes on the same form, with the line that decides everything later: does the answer change price or time? If it does, a change order follows before the work.',
  ],
  howToUse: [
    'Number in sequence; one question per form.',
    'Quote sheet, detail and section, and describe the conflict in two sentences.',
    'Propose the answer you would build, with a sketch or photograph.',
    'State the day the work stops without an answer.',
    'Send it through the channel in the contract and log it; follow up when half the time has passed.',
    'File the reply, mark up the field set, and price the change if there is one.',
  ],
  expertGuide: [
    {
      title: 'Propose, do not only ask',
      text: '“What should we do at the curb?” gets an answer in two weeks. “We propose to raise the curb to 8 in. as sketched; please confirm” gets one in two days. The designer still decides, and you have shown what you know.',
    },
    {
      title: 'An answer is not a change order',
      text: 'A reply that adds work is often marked as a clarification. Check the box, give notice of price and time within the contract’s days, and do not build it until the change is signed or directed in writing.',
      cite: 'AIA A201-2017, 7.1, 15.1.3',
    },
    {
      title: 'Read before you write',
      text: 'Contractors review drawings and field conditions before the work and report what they find; an RFI whose answer is on sheet A-501 uses up goodwill that the next one needs. Note what you checked.',
      cite: 'AIA A201-2017, 3.2.2',
    },
  ],
  pages: { main: 2 },
  subject: 'A question to the owner, architect or engineer, with its answer',
  intro:
    'One question per form. Please answer on this sheet by the date given; work that depends on the answer waits from then on.',
  keywords: ['RFI', 'roofing'],
  required: ['rfi.number', 'rfi.date', 'rfi.due', 'rfi.to', 'rfi.subject', 'rfi.found', 'rfi.question'],
  parts: () => [
    d.part('RFI', [
      d.section('Request'),
      d.fields(
        4,
        d.own('rfi.number', 'RFI number'),
        d.own('rfi.date', 'Sent on', 'date'),
        d.own('rfi.due', 'Answer needed by', 'date'),
        d.calculated(
          'rfi.days',
          'Days to answer',
          'number',
          onceFilled('rfi.due', onceFilled('rfi.date', d.sub('rfi.due', 'rfi.date'))),
          { decimals: 0 },
        ),
        ...jobFields(),
        d.own('rfi.to', 'To: name, company', 'text', { span: 2 }),
        d.own('rfi.copy', 'Copies', 'text', { span: 2 }),
        d.own('rfi.subject', 'Subject', 'text', { span: 3 }),
        d.choice('rfi.urgent', 'Priority', ['Work stopped', 'Stops within a week', 'Normal']),
        d.own('rfi.sheet', 'Drawing, detail'),
        d.own('rfi.section', 'Specification section'),
        d.own('rfi.place', 'Location on the roof', 'text', { span: 2 }),
      ),
      d.section('Kind of question'),
      d.tickList('kind', [
        'Drawings and specification disagree',
        'Condition found differs from the drawings',
        'Detail or dimension is missing',
        'Product not available, substitution',
        'Manufacturer’s or code requirement differs',
        'Other trade in the way',
      ]),
      d.section('Question and proposal'),
      d.fields(
        1,
        d.own('rfi.documents', 'What the documents say', 'multiline', { lines: 2 }),
        d.own('rfi.found', 'What we found, measured and photographed', 'multiline', { lines: 3 }),
        d.own('rfi.question', 'Question', 'multiline', { lines: 2 }),
        d.own('rfi.proposal', 'We propose', 'multiline', { lines: 3 }),
      ),
      d.photos('sketch', 'Sketch and photograph', 2, { height: 140, captions: false }),
      d.section('Effect'),
      d.fields(
        4,
        d.choice('effect.cost', 'Cost', ['None', 'More', 'Less', 'Not known yet']),
        d.own('effect.amount', 'About', 'currency'),
        d.choice('effect.time', 'Time', ['None', 'Adds days', 'Not known yet']),
        d.own('effect.days', 'Working days', 'number', { decimals: 0 }),
        d.own('effect.stop', 'Work and crew waiting', 'text', { span: 2 }),
        d.own('effect.from', 'Waits from', 'date'),
        d.own('effect.perDay', 'Cost per day of waiting', 'currency'),
      ),
      d.p(
        'This request is not an agreement to do changed work at the contract price. Any change in cost or time must be agreed in writing before the work.',
      ),
      d.section('Answer', 'Answer with effect on price and time'),
      d.fields(1, d.own('answer.text', 'Answer', 'multiline', { lines: 5 })),
      d.fields(
        4,
        d.choice('answer.kind', 'This answer', [
          'Confirms the proposal',
          'Clarifies, no change',
          'Changes the work',
          'Needs a meeting',
        ]),
        d.choice('answer.change', 'Change order', ['Not needed', 'Follows', 'Directed now, price follows']),
        d.own('answer.sketch', 'Attached sketch or sheet'),
        d.own('answer.date', 'Received on', 'date'),
      ),
      d.signatures([
        { name: 'asker', role: 'Asked by', withTitle: true },
        { name: 'answerer', role: 'Answered by', withTitle: true },
      ]),
      d.section('Follow-up'),
      d.fields(
        4,
        d.own('follow.first', 'First reminder', 'date'),
        d.own('follow.second', 'Second reminder', 'date'),
        d.own('rfi.told', 'Crew lead notified on, by'),
        d.own('rfi.closed', 'Field set marked up on', 'date'),
      ),
    ]),
  ],
})
