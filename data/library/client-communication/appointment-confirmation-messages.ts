import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talkGuide, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const appointmentConfirmationMessages = defineTemplate('client-communication', {
  name: 'Appointment Confirmation Messages',
  group: 'Initial Contact & Onboarding',
  stage: 'win',
  demand: [0.74, 'Most companies, every week or month.'],
  telling: 'On the phone',
  description:
    'Confirm, remind, arrive, reschedule and recover a missed roof appointment: six messages by email and text, with words for the phone.',
  tags: [
    'appointment confirmation',
    'appointment reminder',
    'on my way text',
    'reschedule',
    'no-show',
    'missed appointment',
    'inspection visit',
    'scheduling',
  ],
  fullDescription: [
    'A visit is lost in small ways: no one wrote down the gate code, the spouse who decides was at work, the inspector ran late and said nothing. Six short messages close those gaps.',
    'They confirm what was agreed, remind the day before, announce the arrival, move a visit when either side must, and save it when one side did not show up. The message for the day we missed is the most important of them.',
  ],
  howToUse: [
    'Fill in the facts when the visit is booked and send message 1 within ten minutes.',
    'Send the reminder the afternoon before, with the question that saves trips: gate, dogs, attic.',
    'Text when you leave the last stop, with a name and the minutes.',
    'Running more than 15 minutes late? Call before the hour is up, not after.',
    'After a no-show wait 15 minutes, call once, leave the message, and offer two new times.',
  ],
  expertGuide: [
    {
      title: 'Ask for both owners when you book',
      text: 'A visit with one of two owners often ends with “I have to ask my husband”. Ask at booking who would like to hear what is found, and choose a time that suits both. It is courtesy, and it saves a second trip.',
    },
    {
      title: 'Arrival windows are promises',
      text: 'Two hours is a window people accept; half a day is not. If you miss it, the customer has lost an hour of pay. Own it without a story, offer the next free slot, and let them choose.',
    },
    {
      title: 'Service texts and offers do not mix',
      text: 'A reminder of a visit that the customer booked is service. Add “and ask about our fall special” and it becomes advertising, with the consent that automated advertising needs. Keep reminders plain.',
      cite: '47 CFR 64.1200(a)(2)',
    },
    talkGuide(
      [
        '“I took the morning off for this.”',
        '“You did, and we let you down. I’m sorry. You’ll get the first slot that works for you, early or on Saturday if you like.” Offer only slots you have.',
      ],
      [
        '“Can you look without me?”',
        '“We can look at the outside if you send a quick note that it is fine. For the attic we need you there. Then we can go over the photos by phone.”',
      ],
    ),
  ],
  subject: 'Messages that confirm, remind, move and save a roof appointment',
  intro: 'Six messages around one visit. Confirm at once, remind the day before, and call before you are late.',
  required: ['customer.firstName', 'company.representative', 'visit.date', 'visit.window', 'visit.who'],
  pages: { main: 2 },
  parts: () => [
    preparePart({
      facts: [
        ...who(),
        d.field('customer.preferredContact'),
        d.own('visit.date', 'Date of visit', 'date'),
        d.own('visit.window', 'Arrival window', 'text', { phrase: true, hint: '9 to 11 am' }),
        d.own('visit.who', 'Who comes'),
        d.own('visit.minutes', 'Minutes away', 'number', { decimals: 0 }),
        d.own('visit.newFirst', 'First new time', 'text', { phrase: true, hint: 'Thu 9 am' }),
        d.own('visit.newSecond', 'Second new time', 'text', { phrase: true, hint: 'Fri 2 pm' }),
        d.choice('visit.purpose', 'Visit is for', [
          'Inspection',
          'Estimate',
          'Repair visit',
          'Maintenance',
          'Walkthrough',
        ]),
        d.own('visit.access', 'Gate, dogs, parking, attic hatch', 'text', { phrase: true }),
      ],
      checks: [
        'Everyone who decides knows the time',
        'Gate, dogs, parking and attic asked about',
        'Year built asked (painted trim before 1978)',
        'Steepness and stories known, ladder and second person planned',
        'Rain forecast checked; a wet roof is not walked',
        'Customer knows that nothing has to be signed at the visit',
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. Confirm', 'Confirmation right after booking'),
        ...email(
          'Confirmed: {visit.date}, {visit.window}',
          'Hi {customer.firstName},',
          '{visit.who} will be at {job.address} on {visit.date}, arriving {visit.window}. The visit takes about an hour: roof, gutters, attic if you allow it, then ten minutes with you and the photos.',
          'Three small things help: a clear attic hatch, dogs inside, and a word on where we can park. If someone else shares the decision, please pick a time when you’re both home. If something comes up, reply or call {company.phone}, even at short notice.',
        ),
        textMessage(
          '{company.name}: confirmed {visit.date}, {visit.window}, {visit.who}. Need to change it? Reply or call {company.phone}.',
        ),
        d.section('2. The day before', 'Reminder the day before'),
        ...email(
          'Tomorrow, {visit.window}',
          'Hi {customer.firstName},',
          'Just a reminder: {visit.who} will be there tomorrow, {visit.window}. For access I have: {visit.access}. If that has changed, please tell me today. In heavy rain or lightning we stay off the roof; I’d call you early and offer {visit.newFirst} instead.',
        ),
        textMessage(
          '{company.name}: see you tomorrow, {visit.window}. Please clear the attic hatch and keep dogs in. Reply C to confirm or R to reschedule.',
        ),
        d.section('3. On the way', 'On-the-way text'),
        textMessage(
          '{company.name}: {visit.who} is on the way, about {visit.minutes} min. Call {company.phone} if plans changed.',
        ),
        d.section('4. We have to move it', 'Reschedule by us'),
        ...email(
          'We need to move your visit: two new times',
          'Hi {customer.firstName},',
          'I’m sorry, we can’t make {visit.date}. You planned around us, so you get first pick: {visit.newFirst} or {visit.newSecond}. If neither works, tell me what does. If anything leaks before then, call {company.phone} and we won’t wait for the visit.',
        ),
        textMessage(
          '{company.name}: sorry, we must move your visit. {visit.newFirst} or {visit.newSecond}? Reply 1 or 2, or call {company.phone}.',
        ),
        d.section('5. They were not home', 'Missed by the customer'),
        ...email(
          'Sorry we missed you',
          'Hi {customer.firstName},',
          'We stopped by {job.address} today and missed you. It happens. Would {visit.newFirst} or {visit.newSecond} work instead? If you no longer need the visit, just reply “done” and I’ll close it out.',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.name}. Sorry we missed you. {visit.newFirst} or {visit.newSecond}? Or reply DONE to cancel.',
        ),
        d.section('6. We were not there', 'Missed by us'),
        ...email(
          'We missed your appointment, and I’m sorry',
          'Hi {customer.firstName},',
          'We said {visit.window} and didn’t come, and you didn’t hear from us in time. That’s our mistake, and you lost time over it.',
          'I’ve put you first on {visit.newFirst}, and I can also offer {visit.newSecond}. I’ll call you today to ask which works better. If you’d rather not wait for us again, I understand; a short reply is all it takes.',
        ),
        textMessage(
          "{customer.firstName}, {company.name} missed your visit. Our mistake, I'm sorry. First slot for you: {visit.newFirst}. OK? {company.phone}",
        ),
        d.section('On the phone', 'Phone words for late, rained out and no-show'),
        d.p(
          '“{customer.firstName}, this is {visit.who} with {company.name}. I’m running late and won’t make your window. I can be there in {visit.minutes} minutes, or we can make it {visit.newFirst}. Which is better for you?”',
          'Late.',
        ),
        d.p(
          '“This is {visit.who} with {company.name} at {job.address}. I knocked and waited fifteen minutes. No harm done. I have {visit.newFirst} or {visit.newSecond}; please call {company.phone}.”',
          'Nobody home, voicemail.',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
