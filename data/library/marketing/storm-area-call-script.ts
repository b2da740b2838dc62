import { defineTemplate } from '@/data/shared/define-template'
import { neverSay } from '@/data/shared/campaigns'
import { talkTable } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const stormAreaCallScript = defineTemplate('marketing', {
  name: 'Storm Area Call Script',
  group: 'Sales Scripts',
  telling: 'Call sheet',
  description:
    'Call customers after hail or wind and offer an inspection without promising a claim, with the calling rules and a log.',
  tags: [
    'storm call script',
    'hail',
    'wind damage',
    'outbound calls',
    'do not call',
    'telemarketing',
    'storm response',
    'inspection offer',
    'past customers',
    'TCPA',
    'cold call',
    'roof inspection',
    'wind',
    'storm restoration',
    'calling hours',
    'hail damage',
  ],
  fullDescription: [
    'After a storm the phone is both the fastest way to help and the fastest way into trouble. This script is for calls to people you may lawfully call: customers, people who recently contacted you, and businesses.',
    'It opens with the weather record and a question, not with damage. It offers a visit with photos and a written result, sends urgent leaks to the emergency line right away, and leaves the question of a claim where it belongs.',
    'The checklist settles who you may call and when, and the call sheet records what was said, who asked not to be called again and what happens next.',
  ],
  howToUse: [
    'Confirm the storm from a weather record (date, place, hail size or wind speed) and write the source on the sheet.',
    'Build the list: customers and recent inquiries first. Check it against the National Registry, your own do-not-call list and state rules.',
    'Call between 8 a.m. and 9 p.m. their time, or within your state’s shorter hours.',
    'Stay with the opening question. If they say everything looks fine, thank them and stop.',
    'Route leaks, wires and sagging ceilings to the emergency line before anything else.',
    'Enter every “do not call” on the company list the same day.',
  ],
  expertGuide: [
    {
      title: 'Who you may call',
      text: 'A sales call to a home or cell number on the National Registry is allowed only with written permission or an established business relationship: eighteen months from the last purchase, three months from an inquiry. Scrub the list at least every 31 days, keep your own do-not-call list, and honor a request at once. Sales texts to a cell phone fall under the same rules, and state registries and hours may be stricter.',
      cite: '47 CFR 64.1200(c), (d), (e), (f)(5); 16 CFR 310.4(b)',
    },
    {
      title: 'No robocalls, no prerecorded voice',
      text: 'A prerecorded or artificial-voice sales call needs prior express written consent, and so do marketing texts sent by an autodialer. A voice made by software counts as artificial. Damages run from $500 to $1,500 for each call.',
      cite: '47 U.S.C. § 227(b); 47 CFR 64.1200(a)(2), (a)(3)',
    },
    {
      title: 'Offer an inspection, not a claim',
      text: 'You may say that a storm passed and offer to inspect. Saying that a policy will pay, or that you will deal with the insurer, is an adjuster’s work, and in Texas a contractor may not do it on a property it works on. In Florida a written or electronic message that invites a roof claim must carry prescribed wording; keep claims out of text messages.',
      cite: 'Tex. Ins. Code § 4102.163; Fla. Stat. § 489.147',
    },
    {
      title: 'Prices after a declared emergency',
      text: 'Many states limit price increases after a disaster is declared, repair work included. Quote your usual prices, or none.',
    },
  ],
  pages: { main: 3 },
  subject: 'Outbound call script and log after a hail or wind storm',
  intro:
    'For calls to our customers and recent inquiries after a storm. Ask how they are, offer to inspect the roof, and leave the claim to them and their insurer.',
  keywords: ['storm', 'hail', 'call script', 'roofing'],
  required: ['company.representative', 'storm.date', 'storm.source', 'storm.area', 'office.visitTimes'],
  parts: () => [
    d.part(
      'Script',
      [
        d.section('The storm and the list', 'Storm record and call list'),
        d.fields(
          3,
          d.field('company.representative', { label: 'Your name' }),
          d.field('storm.date', { label: 'Storm date' }),
          d.own('storm.what', 'What the record shows', 'text', { phrase: true, hint: '1¼ in hail, 60 mph gusts' }),
          d.own('storm.source', 'Source of the record'),
          d.own('storm.area', 'Area'),
          d.own('office.visitTimes', 'Two open times', 'text', { phrase: true }),
          d.own('office.visitCost', 'What the visit costs', 'text', { phrase: true, hint: '“nothing” only if true' }),
          d.own('office.emergencyPhone', 'Emergency line', 'phone'),
          d.own('list.checked', 'List checked against registries', 'date'),
        ),
        d.section('Before dialing'),
        d.tickList('dial', [
          'Customer within 18 months, inquiry within 3, or written permission',
          'Not on the National Registry without one of those',
          'Not on our own do-not-call list',
          'Between 8 a.m. and 9 p.m. their time; state hours checked',
          'Our real number shows on their phone',
          'A person dials and talks; nothing is prerecorded',
        ]),
        d.section('The call', 'Opening, question, offer, booking and close'),
        d.p(
          '“Hi {customer.firstName}, this is {company.representative} with {company.name}, calling about your roof. Do you have two minutes?”',
          'Open.',
        ),
        d.p(
          '“There was {storm.what} over {storm.area} on {storm.date}, according to {storm.source}. First of all, is everyone all right? Is any water coming in?”',
          'Ask.',
        ),
        d.p(
          '“I can’t tell from here whether your roof was damaged. We can look at it, take photos and write down what we see, even if it’s nothing. The visit costs {office.visitCost} and does not commit you to anything.”',
          'Offer.',
        ),
        d.p(
          '“I have {office.visitTimes}. Which is better for you? … Please stay off the roof until then, and keep anything that fell in one place.”',
          'Book.',
        ),
        d.p(
          '“Good to hear. If you notice a stain or pieces in the yard later, call us at {company.phone}. Would you rather we not call you about storms in the future?”',
          'They say all is fine.',
        ),
        d.section('What they may say', 'Answers after a storm'),
        talkTable('storm.talk', 'Answers after a storm', [
          [
            '“Water is coming in.”',
            '“Put a bucket under it and stay out from under a bulging ceiling. I am putting you through to our emergency line now.” Stay on until someone answers. Do not sell.',
          ],
          [
            '“Should I file a claim?”',
            '“That is your decision, and only your insurer can say what the policy pays. The photos and our description are yours either way.”',
          ],
          [
            '“Can you talk to my insurer?”',
            '“We can meet the adjuster on the roof, show what we found and explain our price. We can’t speak for you in the claim. A licensed public adjuster or attorney can.”',
          ],
          [
            '“A man at the door said everyone here gets a roof.”',
            '“Nobody can know that. Ask for a license number, sign nothing on the porch, and be careful with promises about the deductible.”',
          ],
          [
            '“How did you get my number?”',
            '“You are on our customer list from the work we did, or you asked us for a price. I can take it off now.”',
          ],
          ['“Do not call me again.”', '“Done. I am sorry to have bothered you.” Enter it before the next call.'],
        ]),
        d.section('Voicemail and text', 'Voicemail and text message after a storm'),
        d.p(
          '“Hi {customer.firstName}, {company.representative} with {company.name}. We are calling customers after the storm on {storm.date}. If you see a stain or pieces in the yard, call {company.phone}; if water is coming in, call {office.emergencyPhone}. If you would rather not get these calls, tell us.”',
          'Voicemail.',
        ),
        d.p(
          '{company.name}: all OK after the {storm.date} storm? If you see a stain or a leak, call {office.emergencyPhone}. Reply STOP to opt out.',
          'Text message, with consent on file.',
        ),
        ...neverSay(
          '“Your neighbors all got roofs.” It says nothing about this roof, and you cannot prove it.',
          '“It will not cost you anything.” The deductible is theirs, and coverage is not yours to announce.',
          '“You have only days left to file.” Deadlines are in the policy and the state’s law. “Ask your insurer about deadlines” is true.',
          '“We are working with your insurance company.” You are not.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Call sheet',
      [
        d.section('Call sheet', 'Call sheet with results and do-not-call requests'),
        d.fields(
          4,
          d.field('customer.firstName'),
          d.own('call.date', 'Date', 'date'),
          d.own('call.hours', 'Calling hours'),
          d.own('call.by', 'Caller'),
        ),
        d.table(
          'call',
          'Calls made',
          [
            d.column('time', 'Time', 'text', { width: 0.8 }),
            d.column('name', 'Name and number', 'text', { width: 2.3 }),
            d.column('basis', 'Why we may call', 'select', {
              options: ['Customer', 'Inquiry', 'Written permission', 'Business'],
              width: 1.4,
            }),
            d.column('result', 'Result', 'select', {
              options: ['Visit booked', 'Emergency', 'All fine', 'Voicemail', 'No answer', 'Do not call'],
              width: 1.4,
            }),
            d.column('note', 'Their words', 'text', { width: 2.6 }),
            d.column('next', 'Next date', 'date', { width: 1.2 }),
          ],
          [],
          { blankRows: 12 },
        ),
        d.section('End of the shift'),
        d.fields(
          3,
          d.own('shift.calls', 'Calls', 'number', { decimals: 0 }),
          d.own('shift.visits', 'Visits booked', 'number', { decimals: 0 }),
          d.choice('shift.dnc', 'Do-not-call requests entered', ['None asked', 'All entered']),
        ),
        d.legalNote(
          'Where we draw the line',
          'We inspect, photograph, describe and price. We give no opinion on coverage, handle no claim for the owner and offer nothing of value for an inspection or a claim.',
          'Sales made later at the kitchen table carry the three-day right to cancel (16 CFR 429); insurance-funded contracts may carry a state notice too.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
