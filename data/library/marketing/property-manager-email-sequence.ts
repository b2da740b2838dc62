import { defineTemplate } from '@/data/shared/define-template'
import { emailFooter, sendPlan, sequence, type Message } from '@/data/shared/campaigns'
import * as d from '@/lib/documents/author'

const messages: readonly Message[] = [
  {
    name: 'One building, one page',
    send: 'Day 1, after the first call or a visit to the property',
    subject: 'A photo report for {building.name}, no charge for the first one',
    body: [
      'Hi {manager.firstName},',
      'I take care of roofs for managers in {office.area}. I would like to do our standard page for one of your buildings: twelve photos, the condition of each part, what is urgent, and a budget year for the rest. The first one is free, and there is nothing to sign.',
      'Just name the building and tell me who can let us up. I suggest {building.name}, because {building.reason}.',
      'Reply with a yes and a contact, and you will have the page within a week.',
    ],
    phone:
      '“{manager.firstName}, {company.representative} with {company.name}. I wrote about a photo report for {building.name}. Is that something you could use, and who can let us up?”',
  },
  {
    name: 'A sample you can judge',
    send: 'Day 5',
    subject: 'What the report looks like (sample attached)',
    body: [
      'Hi {manager.firstName},',
      'Attached is a page we made for a similar building, with the name and address removed. It shows what you would get: photos numbered on a plan, condition by part, three actions in order of priority, and a figure with a year for each.',
      'If your owners want other columns, tell me which and we will use yours.',
    ],
  },
  {
    name: 'How we handle a leak call',
    send: 'Day 12',
    subject: 'Leak calls: what your tenants get, and what you get',
    body: [
      'Hi {manager.firstName},',
      'When a tenant calls you at six in the evening, here is what happens with us. You send the unit and a number; we call the tenant, tarp or stop the water the same night where it can be done safely, and email you by {office.reportBy} with photos, the cause as far as we know it, and the next step with its price.',
      'Our after-hours line is {office.emergencyPhone}. A person answers it. Feel free to test it.',
    ],
    text: '{company.name}: after-hours leak line for {building.name} is {office.emergencyPhone}. A person answers. Reply STOP to opt out.',
  },
  {
    name: 'Vendor packet',
    send: 'Day 20',
    subject: 'Vendor packet for your file: insurance, W-9, license, safety',
    body: [
      'Hi {manager.firstName},',
      'Here it is before you need it: our certificate of insurance, W-9, license, safety program, and references from managers who agreed to be named. Tell me who must be named as additional insured and our agent will send a certificate that says so.',
      'The files are here: {office.packetLink}',
    ],
  },
  {
    name: 'Budget month',
    send: 'Two months before their budget month',
    subject: 'Roof figures for next year’s budget: {building.name}',
    body: [
      'Hi {manager.firstName},',
      'Budgets are made around {manager.budgetMonth}. If it helps, we will walk the roofs you want figures for and send one line per building: repair, maintenance or replacement, a range for each, and what it depends on. You get ranges, not guesses that look like prices.',
      'Which buildings should I look at, and when do you need the page?',
    ],
    phone:
      '“Your budget month is coming up. Should I get you a line for each roof before you start, with a range and what it depends on?”',
  },
  {
    name: 'The year in four lines',
    send: 'Yearly, for managers we already work for',
    subject: 'Your roofs with us this year',
    body: [
      'Hi {manager.firstName},',
      'Your year with us: {manager.yearCalls} calls and {manager.yearRepairs} repairs. What is still open, and the roofs I would watch, are on the attached list with photos.',
      'Where did we slow you down? One line is enough; I read them before anything else.',
    ],
  },
]

export const propertyManagerEmailSequence = defineTemplate('marketing', {
  name: 'Property Manager Email Sequence',
  group: 'Email Marketing',
  telling: 'Send plan',
  description:
    'Six emails that open a portfolio: one-building report, sample, leak calls, vendor packet, budget and yearly review.',
  tags: [
    'property manager',
    'commercial roofing',
    'HOA',
    'B2B email',
    'portfolio',
    'vendor packet',
    'budget season',
    'email sequence',
    'reserve study',
    'facility manager',
    'apartment roofing',
    'roof report',
    'leak response',
    'vendor onboarding',
    'cold email',
    'roof asset management',
  ],
  fullDescription: [
    'A property manager opens mail that saves a call, feeds a budget or protects them in a meeting. Each of these six does one of the three, over the months before the budget is made.',
    'Each message offers something that can be judged without you: a sample report, an answer within hours, a complete vendor packet. No gifts, and no asking for the whole portfolio on day one.',
    'The plan sheet holds the portfolio, the budget month and the vendor rules, so that the fifth message goes out two months before it is needed.',
  ],
  howToUse: [
    'Do the first visit to the building yourself, and write the reason in one half sentence.',
    'Fill in the facts once per manager, not once per email.',
    'Attach a real sample report with all names removed; a manager can tell right away if it is thin.',
    'Answer within the hour the first time. It is the test they are running.',
    'Send the budget message two months before their budget month, not yours.',
    'Record the answers, and stop when they say stop.',
  ],
  pages: { main: 4 },
  expertGuide: [
    {
      title: 'Business email is covered too',
      text: 'CAN-SPAM makes no exception for business addresses. Postal address, opt-out, a true subject and a line that says it is advertising belong in a cold email to a manager, and the opt-out is honored within ten business days. One careful email to a named manager about one building is welcome; a bought list of five hundred is not.',
      cite: '15 U.S.C. §§ 7702(2), 7704',
    },
    {
      title: 'Reports you can stand behind',
      text: 'Say what was seen and what was not. A condition page with the parts you could not reach marked is worth more to a board than a clean sheet, and someone will read that page again after the leak.',
    },
    {
      title: 'References with their permission',
      text: 'A manager named in your packet should know it and agree, and nobody should be paid for saying good things. If a reference gets any benefit, say so next to the name.',
      cite: '16 CFR 255.5',
    },
  ],
  subject: 'Six emails for property and association managers',
  intro:
    'For opening commercial and association accounts. Give them a page they can use, then a second one, and ask for the portfolio once they have seen both.',
  keywords: ['property manager', 'email', 'commercial roofing'],
  required: ['manager.firstName', 'building.name', 'building.reason', 'company.representative', 'company.address'],
  parts: () => [
    d.part(
      'Account and plan',
      [
        d.section('The account', 'Facts for the six messages'),
        d.fields(
          3,
          d.own('manager.firstName', 'First name'),
          d.own('manager.name', 'Full name and firm'),
          d.own('manager.email', 'Work email', 'email'),
          d.own('manager.budgetMonth', 'Budget month'),
          d.own('building.name', 'Building for first report'),
          d.own('building.reason', 'Why that building', 'text', { phrase: true, hint: 'it has the oldest roof' }),
          d.own('office.area', 'Our area'),
          d.own('office.emergencyPhone', 'After-hours line', 'phone'),
          d.own('office.reportBy', 'Leak report by', 'text', { phrase: true, hint: 'ten the next morning' }),
          d.own('office.packetLink', 'Link to vendor packet'),
          d.own('manager.yearCalls', 'Calls this year'),
          d.own('manager.yearRepairs', 'Repairs this year'),
          d.field('company.representative', { label: 'Your name' }),
        ),
        d.section('Send plan'),
        sendPlan(messages),
        d.section('Vendor packet', 'Vendor packet checklist'),
        d.tickList('packet', [
          'Certificate with the right named insured',
          'W-9, current',
          'License, and where to check it',
          'Safety program and incident figures',
          'References who agreed to be named',
          'Sample report, names removed',
        ]),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Messages',
      [d.section('The six messages', 'Six emails with call openings and text'), ...sequence(messages)],
      { audience: 'office' },
    ),
    d.part(
      'Portfolio',
      [
        d.section('Buildings and answers', 'Portfolio with system, age and next step'),
        d.table(
          'portfolio',
          'Buildings',
          [
            d.column('building', 'Building', 'text', { width: 2.2 }),
            d.column('system', 'Roof', 'text', { width: 1.4 }),
            d.column('age', 'Age', 'number', { decimals: 0, width: 0.8 }),
            d.column('access', 'Roof access contact', 'text', { width: 1.6 }),
            d.column('report', 'Report sent', 'date'),
            d.column('next', 'Next step', 'text', { width: 2.2 }),
          ],
          [],
          { blankRows: 8 },
        ),
        d.section('Messages sent'),
        d.table(
          'sent',
          'Messages sent',
          [
            d.column('date', 'Date', 'date'),
            d.column('no', 'Message', 'select', { options: messages.map((_, index) => String(index + 1)), width: 0.9 }),
            d.column('answer', 'Answer', 'text', { width: 4 }),
            d.column('next', 'Next date', 'date'),
          ],
          [],
          { blankRows: 5 },
        ),
        ...emailFooter('You are getting this because you manage buildings we could look after.'),
        d.legalNote(
          'Same law for business mail',
          'CAN-SPAM covers business addresses: true sender, postal address and an opt-out honored within ten business days (15 U.S.C. § 7704). No gifts or commissions to the manager; check their policy before you buy even a lunch.',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
