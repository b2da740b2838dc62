import { defineTemplate } from '@/data/shared/define-template'
import {
  commercialEmailGuide,
  offerEmail,
  letterPart,
  letterWho,
  marketingTextGuide,
  messagesPart,
  preparePart,
  talk,
  textMessage,
} from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const annualInspectionReminder = defineTemplate('client-communication', {
  name: 'Annual Inspection Reminder',
  group: 'Ongoing Relationship',
  stage: 'win',
  demand: [0.2749, 'Companies that have grown.'],
  telling: 'Your yearly roof inspection',
  description:
    'Bring last year’s customers back on the roof calendar: yearly inspection reminder by letter, email, text and phone with price and two dates.',
  tags: [
    'annual inspection',
    'inspection reminder',
    'yearly roof check',
    'maintenance reminder',
    'recall card',
    'past customer',
    'booking',
    'roof checkup',
  ],
  fullDescription: [
    'The cheapest job is the one at a house you already know. Once a year a note with a reason, a price and two dates fills the quiet weeks, and finds the lifted flap before it becomes a ceiling.',
    'The reminder names what was seen last time, what would be looked at now and what it costs. It invents no danger and no expiry date, and makes it easy to say later or never.',
  ],
  howToUse: [
    'Pull the list of last year’s inspections and jobs by month.',
    'Fill in what was noted last time; without it, this is just another flyer.',
    'Send the email first, the text after five days to those who agreed to texts, and call after ten.',
    'Group visits by neighborhood and offer two real dates.',
    'Log the answer: booked, later (with a month), or stop.',
  ],
  expertGuide: [
    commercialEmailGuide,
    marketingTextGuide,
    {
      title: 'A call has rules as well',
      text: 'Numbers on the national do-not-call list may be called within 18 months after a purchase, or with written consent, until the customer says stop. Keep your own stop list and train everyone who dials.',
      cite: '47 CFR 64.1200(c)(2), (d), (f)(5)',
    },
  ],
  subject: 'Reminder of the yearly roof inspection',
  intro: 'One reason, one price, two dates. Email first, then a text to those who agreed, then a call.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your yearly roof inspection',
      includes: 'Reminder letter with price and two dates',
      subject: 'Your yearly roof inspection',
      body: [
        'Dear {customer.firstName},',
        'We last inspected the roof at {job.address} on {inspection.date}. What we noted then: {reminder.noted}. Now is a good time to see how that is doing.',
        'For {reminder.price} we spend about {reminder.minutes} minutes on:',
        d.bullets(
          'Roof covering, ridge, valleys, edges and every flashing and pipe',
          'Gutters and drains; we take handfuls of leaves with us',
          'The attic from inside, if you like',
          'Photos of what we see, and a page that says what can wait and what cannot',
        ),
        'If nothing needs doing, the page says so. Repairs are priced first and done only if you say yes.',
        'I will be in your neighborhood on {reminder.firstDay} and {reminder.secondDay}. Reply with the day you like, name another, or write “later” and a month. “Stop” is fine as well, and I will take you off this list.',
        'Whatever you choose: keep the gutters clear, and call if you see a stain.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('inspection.date', { label: 'Last looked at on' }),
        d.own('reminder.noted', 'Noted last time', 'text', {
          phrase: true,
          span: 2,
          hint: 'sealant at the chimney near its end',
        }),
        d.own('reminder.price', 'Price of the visit', 'currency'),
        d.own('reminder.firstDay', 'First day', 'text', { hint: 'May 12' }),
        d.own('reminder.secondDay', 'Second day', 'text', { hint: 'May 14' }),
        d.own('reminder.minutes', 'Minutes on site', 'number', { value: 60, decimals: 0 }),
        d.choice('reminder.consent', 'Text consent on file', ['Yes, written', 'No']),
      ],
      checks: [
        'Not on our stop list',
        'Text only with written consent, 8 am to 9 pm',
        'Noted point comes from the file',
        'Price includes what the letter lists',
        'Both days are free in that area',
        'Footer with address and way to stop',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and text with opt-out'),
      ...offerEmail(
        'Your yearly roof inspection: {reminder.firstDay} or {reminder.secondDay}?',
        'Hi {customer.firstName},',
        'It’s about a year since {inspection.date}, when we noted this on your roof: {reminder.noted}. Shall we see how it is doing? The visit takes {reminder.minutes} minutes and costs {reminder.price}; you get photos and one page.',
        'Reply with {reminder.firstDay} or {reminder.secondDay}, or “later” with a month.',
      ),
      textMessage(
        '{company.name}: yearly roof inspection, {reminder.firstDay} or {reminder.secondDay}, {reminder.price}? Reply 1 or 2. STOP to opt out.',
      ),
      d.section('Phone', 'Call after ten days'),
      d.p(
        '“Hi {customer.firstName}, {company.representative} with {company.name}. We inspected your roof on {inspection.date}. I’m setting up visits in your neighborhood and wanted to ask, not push: would {reminder.firstDay} work for you?”',
      ),
      talk(
        [
          '“Is it free?”',
          'Say the price plainly, and what they get for it. If your first visit is free, say what is not.',
        ],
        ['“The roof is fine.”', '“Good. Then shall I ask again in a year, or leave it to you?”'],
        [
          '“Does my warranty need it?”',
          '“Please look at what it asks for. If it asks for reasonable care, anyone may do it. A dated note with photos helps, ours or someone else’s.”',
        ],
        [
          '“Please stop calling.”',
          '“I’ll take you off the list now. If you ever need us, you have the number.” Then do it, today.',
        ],
      ),
    ),
  ],
})
