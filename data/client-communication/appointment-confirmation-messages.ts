import { email, preparePart, talk, textMessage, who } from './message'
import { clientTemplate } from './template'
import { choice, field, own, p, part, section } from '@/lib/documents/author'

export const appointmentConfirmationMessages = clientTemplate({
  name: 'Appointment Confirmation Messages',
  section: 'Initial Contact & Onboarding',
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
    'They confirm what was agreed, remind the day before, announce the arrival, move a visit when either side must, and mend it when one side did not show up. The message for the day we missed is the most important of them.',
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
      text: 'A visit with one of two owners often ends with “I will tell my husband”. Ask at booking who would like to hear what is found, and choose a time that suits both. It is courtesy, and it saves a second trip.',
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
  ],
  subject: 'Messages that confirm, remind, move and mend a roof appointment',
  intro: 'Six messages around one visit. Confirm at once, remind the day before, and call before you are late.',
  parts: () => [
    preparePart({
      facts: [
        ...who(),
        field('customer.preferredContact'),
        own('visit.date', 'Date of visit', 'date'),
        own('visit.window', 'Arrival window', 'text', { hint: '9 to 11 am' }),
        own('visit.who', 'Who comes'),
        own('visit.minutes', 'Minutes away', 'number', { decimals: 0 }),
        own('visit.newFirst', 'First new time', 'text', { hint: 'Thu 9 am' }),
        own('visit.newSecond', 'Second new time', 'text', { hint: 'Fri 2 pm' }),
        choice('visit.purpose', 'Visit is for', [
          'Inspection',
          'Estimate',
          'Repair visit',
          'Maintenance',
          'Walkthrough',
        ]),
        own('visit.access', 'Gate, dogs, parking, attic hatch'),
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
    part('Messages', [
      section('1. Confirm', 'Confirmation right after booking'),
      ...email(
        'Confirmed: {visit.date}, {visit.window}',
        'Hi {customer.firstName},',
        '{visit.who} will be at {job.address} on {visit.date}, arriving {visit.window}. The visit takes about an hour: roof, gutters, attic if you allow it, then ten minutes with you and the photos.',
        'Three small things help: the attic hatch free, dogs inside, and a word on where we may park. If someone else shares the decision, a time when you are both home saves you a second round.',
        'If something comes up, reply or call {company.phone}, even at short notice.',
      ),
      textMessage(
        '{company.name}: confirmed {visit.date}, {visit.window}, {visit.who}. Need to change it? Reply or call {company.phone}.',
      ),
      section('2. The day before', 'Reminder the day before'),
      ...email(
        'Tomorrow, {visit.window}',
        'Hi {customer.firstName},',
        'A short reminder: {visit.who} comes tomorrow, {visit.window}. On file for access: {visit.access}. If that has changed, tell me today. In heavy rain or lightning we stay off the roof; I would call you early and offer {visit.newFirst}.',
      ),
      textMessage(
        '{company.name}: see you tomorrow, {visit.window}. Please free the attic hatch and keep dogs in. Reply C to confirm or R to reschedule.',
      ),
      section('3. On the way', 'On-the-way text'),
      textMessage(
        '{company.name}: {visit.who} is on the way, about {visit.minutes} min. Call {company.phone} if plans changed.',
      ),
      section('4. We have to move it', 'Reschedule by us'),
      ...email(
        'We need to move your visit: two new times',
        'Hi {customer.firstName},',
        'I am sorry, we cannot keep {visit.date}. You planned around us, so you choose first: {visit.newFirst} or {visit.newSecond}. If neither works, tell me what does.',
        'If anything leaks before then, call {company.phone} and we will not wait for the visit.',
      ),
      textMessage(
        '{company.name}: sorry, we must move your visit. {visit.newFirst} or {visit.newSecond}? Reply 1 or 2, or call {company.phone}.',
      ),
      section('5. They were not home', 'Missed by the customer'),
      ...email(
        'Sorry we missed you',
        'Hi {customer.firstName},',
        'We were at {job.address} today and did not find anyone. It happens. Shall we try {visit.newFirst} or {visit.newSecond}? If you no longer need the visit, one word is enough and I will close it.',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. Sorry we missed you. {visit.newFirst} or {visit.newSecond}? Or reply DONE to cancel.',
      ),
      section('6. We were not there', 'Missed by us'),
      ...email(
        'We missed your appointment, and I am sorry',
        'Hi {customer.firstName},',
        'We said {visit.window} and did not come, and you did not hear from us in time. That is our mistake, and you lost time over it.',
        'I have put you first on {visit.newFirst}, and can also offer {visit.newSecond}. I will call you today to ask which one suits you. If you would rather not wait for us again, I understand, and a short reply will do.',
      ),
      textMessage(
        '{customer.firstName}, {company.name} missed your visit. Our mistake, I am sorry. First slot for you: {visit.newFirst}. OK? {company.phone}',
      ),
      section('On the phone', 'Phone words for late, rained out and no-show'),
      p(
        '“{customer.firstName}, this is {visit.who} with {company.name}. I am running late and will not make your window. I can be there in {visit.minutes} minutes, or we take {visit.newFirst}. Which is better for you?”',
        'Late.',
      ),
      p(
        '“This is {visit.who} with {company.name} at {job.address}. I rang and waited fifteen minutes. No harm done. I have {visit.newFirst} or {visit.newSecond}; please call {company.phone}.”',
        'Nobody home, voicemail.',
      ),
      talk(
        [
          '“I took the morning off for this.”',
          '“You did, and we let you down. I am sorry. You will get the first slot that suits you, early or on Saturday if you like.” Offer only slots you have.',
        ],
        [
          '“Can you look without me?”',
          '“We can do the outside if you write that it is fine. For the attic and to show you what we find, we need you, or we go through the photos on the phone.”',
        ],
      ),
    ]),
  ],
})
