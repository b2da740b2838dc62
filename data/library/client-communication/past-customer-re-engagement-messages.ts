import { defineTemplate } from '@/data/shared/define-template'
import {
  commercialEmailGuide,
  offerEmail,
  marketingTextGuide,
  preparePart,
  talk,
  textMessage,
  who,
} from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const pastCustomerReEngagementMessages = defineTemplate('client-communication', {
  name: 'Past Customer Re-Engagement Messages',
  group: 'Ongoing Relationship',
  stage: 'win',
  demand: [0.06, 'Seldom, or one kind of company.'],
  telling: 'When they answer',
  description:
    'Say hello to roofing customers after years with something worth reading: five emails with texts, a call, a postcard and rules for old lists.',
  tags: [
    're-engagement',
    'past customers',
    'win back',
    'old customer list',
    'check-in email',
    'roof age',
    'customer reactivation',
    'postcard',
  ],
  fullDescription: [
    'Your file cabinet holds a hundred people who once trusted you with their house. Most would hire you again if they remembered your name. A message after years works only if it brings something: their photos, the age of the roof, a list before a sale.',
    'Five messages start from what you know about the house. Each gives before it asks, and asks once.',
  ],
  howToUse: [
    'Clean the list: houses sold, disputes, stop requests and people who have died come off.',
    'Sort by what you know: age of the roof, open notes, warranty end.',
    'Send one message a quarter at most, to twenty people at a time, so that you can answer.',
    'Answer replies the same day yourself.',
    'Take off everyone who does not answer three messages.',
  ],
  expertGuide: [
    {
      title: 'An old number is no consent',
      text: 'A customer from years back has a business history with you, and for calls to numbers on the do-not-call list that history ends 18 months after the last purchase. For automated marketing texts it never counted; you need the signed page. Begin with email or a stamp.',
      cite: '47 CFR 64.1200(a)(2), (c)(2), (f)(5)',
    },
    commercialEmailGuide,
    marketingTextGuide,
  ],
  subject: 'Messages to customers from past years',
  intro: 'Bring something they can use, ask once, and stop when they say so.',
  required: ['customer.firstName', 'company.representative', 'past.work'],
  pages: { main: 3 },
  parts: () => [
    preparePart({
      facts: [
        ...who(),
        d.field('company.address', { span: 2 }),
        d.field('customer.email'),
        d.field('job.completionDate', { label: 'Last job finished' }),
        d.own('past.work', 'What we did', 'text', { phrase: true, hint: 'the slate repair' }),
        d.own('past.noted', 'Open note from the file', 'text', {
          phrase: true,
          span: 2,
          hint: 'valley metal to be watched',
        }),
        d.field('roof.age', { label: 'Roof age today', hint: 'years' }),
        d.own('past.warrantyEnds', 'Our warranty ends', 'date'),
        d.own('past.photoLink', 'Link to their photos'),
        d.own('past.month', 'Month we are near'),
        d.choice('past.consent', 'Text consent on file', ['Yes, written', 'No']),
      ],
      checks: [
        'Still owns the house',
        'No dispute, no stop request',
        'The note comes from the file',
        'Texts only with written consent, 8 am to 9 pm',
        'Footer with address and way to stop',
        'Someone answers replies the same day',
      ],
      more: [
        d.section('Postcard', 'Postcard wording'),
        d.p(
          'Dear {customer.firstName}, on {job.completionDate} we finished {past.work} at your house. If you need the documents or the photos, they are in our file; if the roof needs a look, call me. {company.representative}, {company.name}, {company.phone}',
        ),
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. Your photos', 'Hello with the photos of their roof'),
        ...offerEmail(
          'Photos of your roof from {job.completionDate}',
          'Hi {customer.firstName},',
          'Going through our files, I came across the pictures of {past.work} at {job.address}. They belong with your house records, so here they are: {past.photoLink}. How is it holding up? If you ever want a second look, you know where to find me.',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.name}. We found photos of your roof: {past.photoLink} Keep them! Reply STOP to opt out.',
        ),
        d.section('2. The open note', 'Follow-up on an open note'),
        ...offerEmail(
          'A note in our file about your roof',
          'Hi {customer.firstName},',
          'When we finished {past.work} on {job.completionDate}, I wrote down one thing: {past.noted}. It was nothing urgent then. Has anyone looked at it since?',
          'If not, we’re in your neighborhood in {past.month}. Reply “look” and I’ll send you a price and a time.',
        ),
        textMessage(
          '{company.name}: our file has a note on your roof. Details in your email. Want us to look in {past.month}? Reply STOP to opt out.',
        ),
        d.section('3. The roof has an age', 'Roof age and what it means'),
        ...offerEmail(
          'Your roof is about {roof.age} years old',
          'Hi {customer.firstName},',
          'By our file the roof at {job.address} is now about {roof.age} years old. That says little by itself; sun, trees and attic ventilation count more. Four signs that it is time to plan:',
          d.bullets(
            'Granules in the gutter by the handful, or bare spots',
            'Edges that curl, crack or slip',
            'Repairs in two places within a year',
            'A stain that comes back in wind-driven rain',
          ),
          'None of these? You probably have time. One or two? Send me a photo, and I’ll tell you what I’d do.',
        ),
        textMessage(
          '{company.name}: your roof is about {roof.age} years old. 4 signs to look for are in your email. Reply STOP to opt out.',
        ),
        d.section('4. Before our warranty ends', 'Before the workmanship warranty ends'),
        ...offerEmail(
          'Our warranty on your roof ends on {past.warrantyEnds}',
          'Hi {customer.firstName},',
          'Our warranty on {past.work} runs until {past.warrantyEnds}. If anything about our work has bothered you, please tell me before then, and I’ll come and look at it. That’s what it is for.',
          'If all is well, you don’t need to do anything.',
        ),
        textMessage(
          '{company.name}: our warranty on your roof ends {past.warrantyEnds}. Anything to look at before then? Reply STOP to opt out.',
        ),
        d.section('5. Selling, adding, going solar', 'Before a sale, an addition or solar'),
        ...offerEmail(
          'Selling, adding on or going solar? Read this first',
          'Hi {customer.firstName},',
          'There are three times when a short call to a roofer can save you money. Selling: have the invoice, permit and warranty transfer ready before the inspector asks. Adding on: the tie-in decides whether it leaks. Solar: panels can outlive an old roof, and taking them off again is expensive.',
          'If one of these is on your list, call {company.phone} and ask for me. If you need a copy of your documents, they’re in our file.',
        ),
        textMessage(
          '{company.name}: selling, adding on or going solar? Tips are in your email. Need your roof documents? Just ask. Reply STOP to opt out.',
        ),
        d.section('When they answer', 'Phone words when they answer'),
        d.p('“{customer.firstName}, good to hear from you. I have your file open. How is the roof?”'),
        talk(
          [
            '“We moved.”',
            '“Thank you for telling me. I’ll take you off the list. May we pass the roof documents on to the new owners if they ask?”',
          ],
          [
            '“You never fixed that gutter.”',
            '“Then I’m glad you told me. I’ll read up on it and call you back tomorrow.” And do.',
          ],
          [
            '“What does a new one cost today?”',
            '“I could only guess. If you like, I’ll come look, and you’ll have it in writing.”',
          ],
          [
            '“How did you get my number?”',
            '“From our job at your house. If you’d rather not hear from us, I’ll take it off now.”',
          ],
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
