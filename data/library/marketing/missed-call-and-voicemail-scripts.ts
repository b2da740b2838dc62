import { defineTemplate } from '@/data/shared/define-template'
import { talkTable } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const missedCallAndVoicemailScripts = defineTemplate('marketing', {
  name: 'Missed Call and Voicemail Scripts',
  group: 'Sales Scripts',
  telling: 'Missed-call log',
  description:
    'Win back missed calls with greetings, callbacks, voicemails and texts for the first hour, first day and first week.',
  tags: [
    'missed call',
    'voicemail greeting',
    'voicemail script',
    'call back',
    'text back',
    'after hours',
    'answering service',
    'speed to lead',
    'phone script',
    'phone tag',
    'emergency leak line',
    'receptionist',
    'call log',
    'after-hours greeting',
    'text message script',
  ],
  fullDescription: [
    'A homeowner with a wet ceiling calls the next number on the list when nobody answers. A caller who waits wants to know two things from the recording: that a person will call back, and when.',
    'Here are the greetings for the day, the night, the storm and the holiday; the first words of the call-back; three voicemails that each say something new; and the texts to go with them. A short schedule says who calls back, and when to stop.',
    'The last page is the log for missed calls. After a month it shows the hour when most come in, which is when you need someone at the phone.',
  ],
  howToUse: [
    'Fill in the facts, choose the greetings you need and record them standing up, in one breath, in a quiet room.',
    'Give the emergency line its own number and test it after hours from another phone.',
    'Assign the callback times by name. A list that belongs to everyone belongs to nobody.',
    'Leave the three voicemails in order, with two or more days between them, then stop.',
    'Send one typed text as an answer to the call; send the second and third only to people who agreed to texts.',
    'Read the log every month and move staff to the hours with the most missed calls.',
  ],
  expertGuide: [
    {
      title: 'Call back in minutes',
      text: 'Write down when the call came and when it was returned. An owner with a leak may call several roofers in one sitting, so the first live voice has the advantage. If your own log shows call-backs after an hour, price a live answering service for lunch and evenings before you buy more ads.',
    },
    {
      title: 'One answer is not a campaign',
      text: 'A person who has just called may be answered by phone or by one typed text about that call. A system that texts every caller, and then texts again with offers, is telemarketing by automated means and needs written consent first. Honor “stop” in any wording, within ten business days at the latest, and call only from 8 a.m. to 9 p.m. their time.',
      cite: '47 U.S.C. § 227; 47 CFR 64.1200(a)(2), (a)(10), (c)(1)',
    },
    {
      title: 'An inquiry opens the door for a limited time',
      text: 'Someone on the National Do Not Call Registry who has asked about your services may be called about them for three months from the inquiry, a customer for eighteen months from the last purchase, unless they ask you to stop. Some states allow less.',
      cite: '47 CFR 64.1200(c)(2), (f)(5)',
    },
    {
      title: 'What not to leave on a machine',
      text: 'Others may listen. Leave no price, no claim number, no gate code and nothing about the state of the house. Leave your name, company, number and the reason in five words.',
    },
  ],
  pages: { main: 3 },
  subject: 'Greetings, call-backs, voicemails and texts for missed roofing calls',
  intro:
    'For the person who has the phone this week. Pick up if you can. If you could not, use these words and times to win the caller back.',
  keywords: ['missed call', 'voicemail', 'phone', 'roofing'],
  required: ['company.representative', 'office.hours', 'office.emergencyPhone', 'office.within'],
  parts: () => [
    d.part(
      'Scripts',
      [
        d.section('Fill these in first', 'Facts for the scripts'),
        d.fields(
          3,
          d.field('company.representative', { label: 'Who calls back' }),
          d.own('office.hours', 'Office hours', 'text', { phrase: true }),
          d.own('office.emergencyPhone', 'Emergency line', 'phone'),
          d.own('office.backup', 'Second person for call-backs'),
          d.own('office.within', 'We call back within', 'text', { phrase: true, hint: 'one hour' }),
          d.own('office.bookingLink', 'Booking page'),
          d.field('customer.firstName'),
          d.own('call.reason', 'What they called about', 'text', { phrase: true }),
          d.own('office.visitTimes', 'Two open appointment times', 'text', { phrase: true }),
        ),
        d.section('Greetings to record', 'Four greetings: day, night, storm and holiday'),
        d.p(
          '“You have reached {company.name}. We are on the other line or up on a roof. Leave your name, number and the address, and a person will call you within {office.within}. If water is coming in now, hang up and call {office.emergencyPhone}.”',
          'In office hours.',
        ),
        d.p(
          '“This is {company.name}. The office is open {office.hours}, and we return calls first thing in the morning. For water coming in tonight, call {office.emergencyPhone}. If a wire is down or you smell gas, leave the house and call 911.”',
          'After hours.',
        ),
        d.p(
          '“This is {company.name}. After the storm, we are taking active leaks first. Leave your address, which room is leaking and how fast. Put a bucket under it, stay off the roof, and keep clear of a ceiling that bulges. Everyone gets a call back, most urgent first.”',
          'After a storm.',
        ),
        d.p(
          '“{company.name} is closed for the holiday and back on the date on our website. The emergency line, {office.emergencyPhone}, is still answered.”',
          'Holiday.',
        ),
        d.section('When you call back', 'First words of the call-back, and answers'),
        d.p(
          '“Hi {customer.firstName}, this is {company.representative} with {company.name}. You called us about {call.reason}, and I am sorry we missed you. Is now a good time? … Is water coming in?” If yes, go straight to the emergency questions.',
          'They pick up.',
        ),
        d.p(
          '“Thank you for waiting. The next step is for us to look at the roof. I have {office.visitTimes}. Which works for you?”',
          'Then book the visit.',
        ),
        talkTable('back', 'Answers on the call-back', [
          [
            '“I already found someone.”',
            '“Good, I’m glad you are taken care of. If you want a second price to compare, you know where we are.” Mark it closed.',
          ],
          [
            '“You took a day to call.”',
            '“We did, and that is not how we want to work. I can make it right by being at your house at the earlier of these two times.”',
          ],
          [
            '“Just text me the price.”',
            '“I would be guessing, and so would anyone. After one visit you get it in writing, line by line.”',
          ],
          [
            '“Who gave you this number?”',
            '“You called us, and it is on our log. If you would rather not hear from us, say so and I will take it off.”',
          ],
        ]),
        d.section('If they do not pick up', 'Three voicemails, and texts where they are allowed'),
        d.subsection('First try: within the hour'),
        d.p(
          '“Hi {customer.firstName}, {company.representative} from {company.name}, returning your call about {call.reason}. I am at {company.phone}, that is {company.phone}. If water is coming in right now, call {office.emergencyPhone}.”',
          'Voicemail.',
        ),
        d.p(
          '{company.name}: sorry we missed your call. Leak right now? Call {office.emergencyPhone}. If not, when may we call? Reply STOP to opt out.',
          'Text message, one, typed by hand.',
        ),
        d.subsection('Second try: next working day, another time of day'),
        d.p(
          '“{company.representative} from {company.name} again. I have two times open to look at the roof: {office.visitTimes}. Call or text me the one you like at {company.phone}.”',
          'Voicemail.',
        ),
        d.p(
          'Hi {customer.firstName}, {company.name} again. Open times for a roof visit: {office.visitTimes}. Which one? Reply STOP to opt out.',
          'Text message, only if they answered the first or agreed to texts.',
        ),
        d.subsection('Third and last try: day five'),
        d.p(
          '“{company.representative} from {company.name}. I do not want to be a pest, so this is my last call. If the roof still needs a look, we are at {company.phone}. I hope you found good help.”',
          'Voicemail.',
        ),
        d.p(
          '{company.name}: last note from us about your call. You can book a roof visit any time at {office.bookingLink} Reply STOP to opt out.',
          'Text message, only if they agreed to texts.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Schedule and log',
      [
        d.section('Who calls back, and when'),
        d.bullets(
          'Leak or emergency: right away, by the first person who hears it. If no one answers, try again after ten minutes, then text.',
          'Call in office hours: within the time promised in the greeting, by the person named on page 1.',
          'Call after hours: between 8 and 9 in the morning, oldest first; emergencies the same night.',
          'Three tries, then stop. No fourth “just checking”.',
        ),
        d.legalNote(
          'Texts and recordings',
          'Answer the caller; do not add the number to a marketing list. Automated marketing texts need prior express written consent, and buying may not depend on it (47 CFR 64.1200(a)(2), (f)(9)).',
          'If calls are recorded, the first sentence must say so. Several states require everyone on the line to agree.',
        ),
        d.section('Missed-call log', 'Missed-call log with time to call back'),
        d.table(
          'missed',
          'Missed calls',
          [
            d.column('date', 'Date', 'date', { width: 1.2 }),
            d.column('time', 'Called at', 'text', { width: 0.9 }),
            d.column('who', 'Name and number', 'text', { width: 2.2 }),
            d.column('back', 'Minutes to call-back', 'number', { width: 1.1, decimals: 0 }),
            d.column('tries', 'Tries', 'select', { options: ['1', '2', '3'], width: 0.7 }),
            d.column('result', 'Result', 'select', {
              options: ['Visit booked', 'Emergency sent', 'No answer', 'Found someone', 'Not for us', 'Stop'],
              width: 1.4,
            }),
            d.column('why', 'Why we missed it', 'text', { width: 1.6 }),
          ],
          [],
          { blankRows: 10 },
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
