import { defineTemplate } from '@/data/shared/define-template'
import { email, offerEmail, marketingTextGuide, preparePart, talkGuide, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const stormCheckInMessage = defineTemplate('client-communication', {
  name: 'Storm Check-In Message',
  group: 'Ongoing Relationship',
  stage: 'win',
  demand: [0.27, 'Companies that have grown.'],
  telling: 'On the phone',
  description:
    'A useful message to your own customers after hail or wind: safety, what to look for from the ground, how to reach you; no claim talk, no pressure.',
  tags: [
    'storm check-in',
    'after the storm',
    'hail message',
    'wind damage check',
    'customer care',
    'storm response',
    'safety message',
    'emergency tarp',
  ],
  fullDescription: [
    'The morning after hail the street fills with clipboards. Your customer does not need another one. They need someone they know who says: stay off the roof, here is what you can see from the ground, and this number is answered.',
    'There are three levels: a message to everyone in the path, one to owners who report something, and one for the night of the storm itself. None speaks of claims, coverage or free anything, and a note tells you where even this much needs set wording.',
  ],
  howToUse: [
    'Draw the path from weather-service reports, and write only to your own customers inside it.',
    'Wait until the warnings are over; before that, only the emergency line.',
    'Send message 1 within two days, message 2 to those who answer.',
    'Sort the answers: water in, something loose, would like a look.',
    'Give true waiting times. Two weeks is fine if it is true.',
    'Stop after one reminder. No phone campaign.',
  ],
  expertGuide: [
    {
      title: 'In Florida, and not only there, this may be an advertisement',
      text: 'Florida restricts a contractor’s printed or electronic messages that encourage an owner to have a roof inspected for a claim, unless they carry prescribed wording in prescribed type. Other states limit gifts and inducements. These texts leave claims out; still have a lawyer read yours once.',
      cite: 'Fla. Stat. § 489.147',
    },
    {
      title: 'Say what you see, not which storm did it',
      text: 'Write down what is seen and when. Do not tell an owner that it came from this storm; age, foot traffic and blisters look alike from the ground. The date of loss is for the owner and the insurer.',
    },
    marketingTextGuide,
    talkGuide(
      [
        '“Should I call my insurance?”',
        '“That’s your decision, and I can’t advise you on it. You’ll get photos and a price from us, to use as you like.”',
      ],
      [
        '“A man says my roof is totaled.”',
        '“Ask him for the photos, and take your time. I’ll look at it as soon as I can, and you’ll have a second opinion in writing.”',
      ],
      [
        '“Can you come now?”',
        '“If water is coming in, yes: we’ll bring a tarp as soon as it is safe. For a look, the wait is the one in our message.”',
      ],
      [
        '“Will you match the other guy and forget the deductible?”',
        '“No. The deductible is yours to pay under your policy, and in many states it’s illegal to make it disappear.”',
      ],
    ),
  ],
  subject: 'Message to customers after a storm',
  intro: 'Safety first, what can be seen from the ground, and a number that is answered. To your own customers only.',
  required: [
    'customer.firstName',
    'company.representative',
    'storm.day',
    'storm.area',
    'storm.wait',
    'office.emergencyPhone',
  ],
  pages: { main: 2 },
  parts: () => [
    preparePart({
      facts: [
        ...who(),
        d.field('company.address', { span: 2 }),
        d.field('job.completionDate', { label: 'We worked there on' }),
        d.own('storm.day', 'Day of the storm', 'date'),
        d.choice('storm.kind', 'What came', ['hail', 'high wind', 'hail and wind', 'a tornado', 'heavy snow', 'ice']),
        d.own('storm.area', 'Area', 'text', { hint: 'north of Route 9' }),
        d.own('storm.wait', 'Current wait for a visit', 'text', { phrase: true, hint: 'about 8 days' }),
        d.own('storm.tarp', 'Wait for a tarp', 'text', { phrase: true, hint: 'same day' }),
        d.own('storm.visit', 'Visit, if booked', 'text', { phrase: true, hint: 'Tue 10 am' }),
        d.own('office.emergencyPhone', 'Leak line, day or night', 'phone'),
        d.own('storm.fee', 'Cost of a visit', 'text', { phrase: true, hint: 'no charge for roofs we installed' }),
      ],
      checks: [
        'Own customers only, not on the stop list',
        'Warnings for the area are over',
        'Text only with consent, 8 am to 9 pm',
        ['State rules on storm messages checked', 'Florida: required wording in required type'],
        'Nothing about claims, coverage or deductibles',
        'Waiting times are true today',
      ],
      more: [
        d.legalNote(
          'Keep to the weather and the roof',
          'No word that insurance pays, that a claim should be filed, that a look is worth a gift, or that time is running out. If the owner asks, the answer is: your insurer can tell you, and the decision is yours.',
        ),
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. To everyone in the path', 'Check-in message to customers in the path'),
        ...offerEmail(
          'After the storm: what to look for, and our number',
          'Hi {customer.firstName},',
          'On {storm.day} there was {storm.kind} in your area ({storm.area}). I hope you’re all safe. Three things from a roofer who knows your house:',
          d.bullets(
            'Please stay off the roof and away from wires on the ground. A wet or damaged roof is dangerous, and our photos can show you what you’d see up there.',
            'Walk around once: pieces of roofing on the lawn, dented gutters or vents, a branch on the roof, torn screens. Inside: new stains, even in closets. Take photos with the date.',
            'If water comes in: put a bucket under it, stay out from under a bulging ceiling, and call {office.emergencyPhone}, day or night. Current wait for a tarp: {storm.tarp}.',
          ),
          'If all looks good, you don’t need to do anything. If something looks odd, send me the photo and I’ll tell you whether it needs a visit. Current wait for a visit: {storm.wait}. What a visit costs: {storm.fee}.',
          'You may get a lot of knocks on the door. You don’t have to sign anything to have your roof looked at, and in many states it’s illegal to offer to make your deductible disappear.',
        ),
        textMessage(
          '{company.name}: please stay off the roof after the storm. Water inside? {office.emergencyPhone}. Damage? Send a photo. STOP to opt out.',
        ),
        d.section('2. They report something', 'Answer to owners who report something'),
        ...email(
          'Your photo: what we suggest',
          'Hi {customer.firstName},',
          'Thank you for the photo. From a picture I can see what is there, but not why, so I’d like to look: {storm.visit}. You’ll get photos of each side and a written price for what needs doing.',
          'Until then please leave it as it is. If something loose could fall, keep everyone out from under it. Current wait for a tarp: {storm.tarp}.',
        ),
        textMessage(
          "{company.name}: thanks for the photo. We'll come {storm.visit}. Anything loose? Stay out from under it. {office.emergencyPhone}",
        ),
        d.section('3. The night of the storm', 'Automatic reply on the night of the storm'),
        ...email(
          'Storm tonight: what to do now',
          'Hello,',
          'Many people are writing at once, and we answer leaks first. Please stay inside and off the roof. If water is coming in, use a bucket and towels, stay out from under a bulging ceiling, and keep wet hands off switches. For smoke, sparks or a tree on the house, get everyone out and call 911.',
          'To report a leak, call {office.emergencyPhone}. We send nobody up in lightning or high wind. We’ll call back, the most urgent first.',
        ),
        textMessage(
          "{company.name}: stay inside and off the roof. Water inside? {office.emergencyPhone}. Danger: 911. We'll call back, most urgent first.",
        ),
        d.subsection('On the phone'),
        d.p('“{company.name}. Is everyone safe? Is water coming in right now?”', 'Open with.'),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
