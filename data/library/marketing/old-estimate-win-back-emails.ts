import { defineTemplate } from '@/data/shared/define-template'
import { emailFooter, sendPlan, sequence, type Message } from '@/data/shared/campaigns'
import * as d from '@/lib/documents/author'

const messages: readonly Message[] = [
  {
    name: 'Is it still open?',
    send: 'Day 60 after the estimate, on a weekday morning',
    subject: 'Your roof estimate from {estimate.date}: still open?',
    body: [
      'Hi {customer.firstName},',
      'On {estimate.date} we priced the work at {job.address}: {estimate.scope}. I never heard which way you went, and I would like to close the file properly.',
      'Which is it? 1: we had it done. 2: it can wait. 3: we are still thinking. 4: something about the estimate did not fit. A single number is all I need, and any of them is fine.',
    ],
    text: 'Hi {customer.firstName}, {company.name} here about your roof estimate. Done, waiting or still open? One word helps. Reply STOP to opt out.',
    phone:
      '“{customer.firstName}, {company.representative} with {company.name}. We priced your roof on {estimate.date}. I am not calling to push. Did you have it done, or is it still open?”',
  },
  {
    name: 'What has changed since',
    send: 'A week later, only if the file is still open',
    subject: 'What has changed on your estimate since {estimate.date}',
    body: [
      'Hi {customer.firstName},',
      'An estimate ages. Ours was good until {estimate.validUntil}. What has changed since: {estimate.changed}. If you still want the work, I will take ten minutes to look at the roof again and send you a new price, up or down, with the changed lines marked.',
      'You owe us nothing for that, but the old price no longer holds. I would rather say so than surprise you later.',
    ],
  },
  {
    name: 'The smaller way',
    send: 'Day 75, while a call may still be allowed',
    subject: 'If the whole roof is too much this year',
    body: [
      'Hi {customer.firstName},',
      'Not every roof has to be done at once. From our photos, the part I would not leave over another winter is {estimate.urgent}. That alone would be {estimate.smallerPrice}; it will not make the rest of the roof any younger, but it keeps water out where it is most likely to come in.',
      'If that works better for you, reply “smaller” and I will send it as a proper estimate.',
    ],
    phone:
      'Within three months of the inquiry, or with permission: “I looked at your photos again. If the whole roof is not in the budget this year, there is one part I would do. May I send you that page by itself?”',
  },
  {
    name: 'Closing the file',
    send: 'Day 120, then no more from this series',
    subject: 'Closing estimate {estimate.number}, and a question',
    body: [
      'Hi {customer.firstName},',
      'I am closing estimate {estimate.number}. The photos stay on file; if you ever need them for a repair or a sale, write and you will have them the same day.',
      'One question that helps us: what decided it? Price, timing, another company, or how we did something. I read the answers myself and do not argue with them.',
      'Thank you for letting us look at the roof.',
    ],
    text: '{company.name}: we are closing your roof estimate. Photos stay on file if you need them. What decided it? Reply STOP to opt out.',
  },
]

export const oldEstimateWinBackEmails = defineTemplate('marketing', {
  name: 'Old Estimate Win-Back Emails',
  group: 'Email Marketing',
  telling: 'Send plan',
  description:
    'Four emails, texts and calls for estimates older than 60 days, with a list to work through and honest price validity.',
  tags: [
    'win-back',
    'reactivation',
    'old estimates',
    'dead leads',
    'lost bids',
    'estimate follow-up',
    'pipeline cleanup',
    'email campaign',
    'closing',
    'unsold estimates',
    're-engagement',
    'follow-up emails',
    'open proposals',
    'aged leads',
    'rehash',
    'price update',
  ],
  fullDescription: [
    'Somewhere in every roofing office is a drawer of estimates that nobody ever said no to. Those owners have met you, you have photos of their roofs, and they either solved the problem or still have it. Four short messages find out which.',
    'The first only asks. The second tells the truth about an old price: it has expired, and a new one may be higher or lower. The third offers the part that should not wait. The fourth closes the file and asks what decided it.',
    'The list sorts the drawer by age and size, so that an hour a week gets you through it.',
  ],
  howToUse: [
    'Pull all estimates of the last two years without an answer and enter the largest in the list.',
    'Take off customers who had the work done elsewhere, asked not to be contacted or sold the house.',
    'Fill in the facts for one customer and send message 1 from your own address.',
    'Check the photos before message 3, and name the one spot that should not wait. If there is none, skip the message.',
    'Never honor an expired price by accident: reprice before you send anything with a figure.',
    'Write down what decided each one. Ten answers show a pattern.',
  ],
  pages: { main: 4 },
  expertGuide: [
    {
      title: 'Old relationship, same rules',
      text: 'An owner who once asked for a price may get commercial email until they opt out, with postal address and opt-out in each one. Calling is different: for numbers on the National Do Not Call Registry an inquiry allows calls for only three months, counted from the day they asked, not from the estimate. After that, call those numbers only with written permission.',
      cite: '15 U.S.C. § 7704; 47 CFR 64.1200(c)(2), (f)(5)',
    },
    {
      title: 'Do not invent a sale',
      text: 'A “20 percent off if you sign this week” on a price you raised last month is a deceptive price comparison. A true reason (a crew free in February, a smaller scope, a material price that fell) can be said in one sentence and checked.',
      cite: '16 CFR 233.1; 15 U.S.C. § 45',
    },
    {
      title: 'Reprice before you resend',
      text: 'Material, disposal and the roof itself change. Look at the weather since the estimate, ask for two new photos or make a short visit, and date the new figure with 15 to 30 days.',
    },
  ],
  subject: 'Four emails for roofing estimates older than 60 days',
  intro:
    'For estimates older than 60 days without an answer. Ask first, tell the truth about the price, offer the part that should not wait, then close.',
  keywords: ['win-back', 'estimates', 'email', 'roofing'],
  required: ['customer.firstName', 'estimate.scope', 'estimate.changed', 'company.representative', 'company.address'],
  parts: () => [
    d.part(
      'List',
      [
        d.section('Facts about this estimate'),
        d.fields(
          3,
          d.field('customer.firstName'),
          d.field('customer.email'),
          d.field('job.address'),
          d.field('estimate.number'),
          d.field('estimate.date'),
          d.field('estimate.validUntil'),
          d.own('estimate.scope', 'What we priced', 'text', { phrase: true }),
          d.own('estimate.changed', 'What changed since', 'text', {
            phrase: true,
            hint: 'shingle price, dump fee, season',
          }),
          d.own('estimate.urgent', 'Part that should not wait', 'text', { phrase: true }),
          d.own('estimate.smallerPrice', 'Price of that part', 'currency'),
          d.field('company.representative', { label: 'Your name' }),
          d.choice('estimate.answer', 'Answer', [
            'Done elsewhere',
            'Waiting',
            'Still open',
            'Did not fit',
            'Sold the house',
            'No answer',
          ]),
        ),
        d.section('Before you write'),
        d.tickList('before', [
          'Not on our do-not-contact list',
          'Work not done by us meanwhile',
          'Photos found and reviewed',
          'Old price checked against today’s cost',
          'Registry checked before any call',
          'Name spelled correctly',
        ]),
        d.section('Send plan'),
        sendPlan(messages),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Messages',
      [
        d.section('The four messages', 'Four win-back emails with texts and calls'),
        ...sequence(messages),
        ...emailFooter('You are getting this because we priced work on your roof.'),
        d.legalNote(
          'Rules for these four emails',
          'Postal address and opt-out in each email, opt-outs honored within ten business days (15 U.S.C. § 7704). Texts only with consent on file. Do not pressure anyone with a price that has expired.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Open list',
      [
        d.section('The largest open estimates', 'List of old estimates by age and value'),
        d.table(
          'old',
          'Open estimates',
          [
            d.column('no', 'Estimate', 'text', { width: 1.2 }),
            d.column('customer', 'Customer', 'text', { width: 2.2 }),
            d.column('date', 'Date', 'date', { width: 1.2 }),
            d.column('value', 'Value', 'currency', { width: 1.2 }),
            d.column('sent', 'Last message', 'select', { options: ['1', '2', '3', '4'], width: 1 }),
            d.column('answer', 'Answer', 'select', {
              options: ['Done elsewhere', 'Waiting', 'Reprice', 'Smaller scope', 'Sold', 'Closed'],
              width: 1.4,
            }),
            d.column('why', 'What decided it', 'text', { width: 2.4 }),
          ],
          [],
          { blankRows: 18 },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
