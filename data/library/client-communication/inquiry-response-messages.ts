import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talkGuide, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const inquiryResponseMessages = defineTemplate('client-communication', {
  name: 'Inquiry Response Messages',
  group: 'Initial Contact & Onboarding',
  stage: 'win',
  demand: [0.595, 'Most companies now and then.'],
  telling: 'Call first',
  description:
    'First answers to a roofing inquiry by email, text and phone: web form, phone call, after hours, active leak and landlord or tenant.',
  tags: [
    'inquiry response',
    'new lead reply',
    'web form reply',
    'auto reply',
    'speed to lead',
    'text message',
    'active leak',
    'first contact',
    'booking a visit',
  ],
  popular: true,
  fullDescription: [
    'Most homeowners write to three roofers and talk to the first one who answers like a person. The answer need not be long. It has to say that the message was read, what happens next and when.',
    'The five sets here cover a web form, the email after a phone call, the automatic reply after hours, water coming in right now, and a tenant who writes instead of the owner. Each has a subject line, an email and a text; where a call works better than either, the words for the call are there too.',
  ],
  howToUse: [
    'Fill in the facts on the first page; they then appear in every message.',
    'Set up the after-hours reply in your mailbox and phone system, with hours and numbers that are true.',
    'Answer a web form within the hour during the day: call first, then send the email and the text.',
    'Change one sentence so that it names what they wrote about.',
    'Send active leaks to the person on call before anything else.',
    'Log the inquiry, the answer and the next date in your lead list.',
  ],
  expertGuide: [
    {
      title: 'Offer two times, not “sometime next week”',
      text: 'A message that ends with “let us know” waits for days. Two concrete times turn the answer into one word. Give times you can keep: the first promise you make is the first one they measure.',
    },
    {
      title: 'An inquiry is not consent to everything',
      text: 'Someone who leaves a number on your form expects an answer about that roof. It is not consent to automated offers later on. If the form is to cover those, it needs its own unchecked box that says so. Put the way to stop in the first text, and stop when they say it.',
      cite: '47 CFR 64.1200(a)(2), (a)(10), (f)(9)',
    },
    {
      title: 'No diagnosis by email',
      text: 'A photo of a ceiling stain can be a pipe, a duct or a roof. Say what it could be and when someone looks. Nothing about what an insurer will pay, either: in Texas, for one, a contractor may not act as adjuster on a job it wants to do.',
      cite: 'Tex. Ins. Code § 4102.163',
    },
    talkGuide(
      [
        '“What does a visit cost?”',
        'Say your true answer. “The first look is free” only if that holds for every caller; otherwise name the fee and what they get for it.',
      ],
      [
        '“Just text me a price.”',
        '“I could guess, and I’d probably be wrong. Layers, pitch and flashing decide the price, and I can’t see those in a photo. You’ll have a written price after the visit.”',
      ],
      [
        '“Will my insurance pay?”',
        '“Only your insurer can say that. We look, photograph what we find and price the work. Whether you call them is up to you.”',
      ],
    ),
    {
      title: 'What to leave out of a first answer',
      text: 'Prices, causes and ages of roofs you have not seen. Anything about coverage, claims or deductibles. Deadlines and “today only”: they cost more trust than they win jobs.',
    },
  ],
  subject: 'First answers to roofing inquiries by email, text and phone',
  intro: 'Answer within the hour with what happens next and when. Choose the case, change one sentence, send.',
  required: ['customer.firstName', 'company.representative', 'inquiry.about', 'inquiry.callBy'],
  pages: { main: 2 },
  parts: () => [
    preparePart({
      facts: [
        ...who(),
        d.field('customer.phone'),
        d.field('customer.email'),
        d.own('inquiry.about', 'What they wrote about', 'text', { phrase: true, hint: 'the stain over the stairs' }),
        d.own('inquiry.firstTime', 'First time you can offer', 'text', { phrase: true, hint: 'Tue 10 am' }),
        d.own('inquiry.secondTime', 'Second time you can offer', 'text', { phrase: true, hint: 'Wed 4 pm' }),
        d.own('inquiry.callBy', 'You will call by', 'text', { phrase: true }),
        d.own('office.hours', 'Office hours', 'text', { phrase: true, hint: 'Mon–Fri 7 to 5' }),
        d.own('office.emergencyPhone', 'Emergency line', 'phone'),
        d.choice('inquiry.source', 'How it came in', ['Web form', 'Phone', 'Text', 'Referral', 'Walk-in']),
      ],
      checks: [
        ['Water coming in now?', 'case 4, and the person on call, before anything else'],
        ['Do they own the house?', 'a tenant gets case 5'],
        'We work in that area and on that kind of roof',
        'Both times are free in the calendar',
        'Name and address are spelled the way they wrote them',
        'Nothing said about cause, price or insurance',
        'Someone really answers the emergency line at night',
      ],
    }),
    d.part(
      'Messages',
      [
        d.section('1. Web form, in office hours', 'Web form reply'),
        ...email(
          'Your roof at {job.address}: two times for a look',
          'Hi {customer.firstName},',
          'Thank you for writing about {inquiry.about}. I’d like to see it before I say anything about it. Would {inquiry.firstTime} or {inquiry.secondTime} work for you?',
          'Plan on about an hour. I’ll look at the roof and, if that’s all right with you, the attic. You’ll get photos and a written estimate with every line on it, and you don’t have to sign anything.',
          'Reply with the time that works best, or call {company.phone}. If water starts coming in before then, call {office.emergencyPhone} and we’ll move you up.',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.name} here. We got your message. Would {inquiry.firstTime} or {inquiry.secondTime} work for a look? Reply STOP to opt out.',
        ),
        d.section('2. After a phone call', 'Email after a phone call'),
        ...email(
          'What we talked about today',
          'Hi {customer.firstName},',
          'It was good talking with you. As I understand it, this is about {inquiry.about} at {job.address}. If I got that wrong, please tell me.',
          'You wanted to think about a time. I’m holding {inquiry.firstTime} and {inquiry.secondTime} for you until {inquiry.callBy}, and I’ll call you then.',
        ),
        textMessage(
          "{company.name}: good talking with you. I'm holding {inquiry.firstTime} and {inquiry.secondTime}. Which one works? STOP to opt out.",
        ),
        d.section('3. After hours', 'Automatic reply after hours'),
        ...email(
          'We have your message: what happens next',
          'Hello,',
          'This reply is automatic. Someone will read your message as soon as the office opens ({office.hours}) and call you that day.',
          'If water is coming in now, please don’t wait: call {office.emergencyPhone}. Put a bucket under it, move what you can, stay out from under a bulging ceiling, and keep off the roof. For sparks, smoke or a downed line, leave the house and call 911.',
        ),
        textMessage(
          "{company.name}: thanks, we'll call when we open. Leak right now? Call {office.emergencyPhone}. Reply STOP to opt out.",
        ),
        d.section('4. Water is coming in', 'Active leak reply'),
        d.p('Call at once. Send these only if nobody picks up.'),
        ...email(
          'Your leak: please call {office.emergencyPhone}',
          'Hi {customer.firstName},',
          'I just tried to reach you. Please call {office.emergencyPhone}; that line is answered day or night for leaks.',
          'Until then, put a bucket under the drip, move what you can, keep everyone out from under a bulging ceiling, and don’t touch a switch or outlet with water near it. Please stay off the roof. Take a few photos if you can; they help us, and they’re yours to keep.',
        ),
        textMessage(
          '{company.name}: we tried to call about your leak. Please call {office.emergencyPhone} now. Stay off the roof. Reply STOP to opt out.',
        ),
        d.section('5. A tenant writes', 'Reply to a tenant, landlord or manager'),
        ...email(
          'Your message about the roof at {job.address}',
          'Hi {customer.firstName},',
          'Thank you for telling us. Work on a roof needs the owner’s approval, so please pass this on to the owner or manager and ask them to call {company.phone}. We’re glad to speak with them today.',
          'If water is coming in, tell them that first, and take photos with the date. We can come for an emergency as soon as the owner says yes, by phone or email.',
        ),
        textMessage(
          '{company.name}: we need the owner or manager to OK a visit. Please have them call {company.phone}. Thanks! Reply STOP to opt out.',
        ),
        d.section('Call first', 'Sixty-second call back'),
        d.p(
          '“Hi {customer.firstName}, this is {company.representative} with {company.name}. You wrote to us about {inquiry.about}. Is this a good time? Is any water coming in right now?”',
        ),
        d.p(
          '“Then the best next step is to look at it. That takes about an hour, and you get photos and a written estimate. I have {inquiry.firstTime} or {inquiry.secondTime}. Which is easier?”',
        ),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
