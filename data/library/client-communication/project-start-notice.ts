import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const projectStartNotice = defineTemplate('client-communication', {
  name: 'Project Start Notice',
  group: 'Project Updates & Progress',
  demand: [0.375, 'Part of the companies, or some jobs.'],
  telling: 'Your roof is on the schedule',
  description:
    'Tell the owner the start date, crew lead, hours and access once the job is scheduled: letter, email, text and confirmation call.',
  tags: [
    'project start',
    'start date notice',
    'job scheduled',
    'crew lead',
    'work hours',
    'site access',
    'homeowner notice',
    'scheduling email',
  ],
  popular: true,
  fullDescription: [
    'Between signature and start the owner mostly wonders one thing: when? The notice answers it the day the job is on the board, with the names, hours and numbers that belong to it.',
    'It also says what the date depends on. Permit, material and weather can each move it, and an owner who has read that beforehand takes a change as news instead of a broken promise.',
  ],
  howToUse: [
    'Send it when permit and material are confirmed, not when you hope for them.',
    'Name one person for the days before the start and one for the days on site.',
    'Ask for the answers you still need: access, power, pets, a second contact.',
    'Text the day before with the arrival time, or call if the weather is doubtful.',
    'If the date moves, send the schedule change notice the same day.',
  ],
  expertGuide: [
    {
      title: 'No start before the right to cancel runs out',
      text: 'A sale made at the home can usually be canceled until midnight of the third business day; some states give more. Put the first date, and the material order, after that day. The exception for emergencies needs a statement in the owner’s own handwriting.',
      cite: '16 CFR 429.0(a), 429.1',
    },
    {
      title: '“About” is a word to define',
      text: 'Many home-improvement laws ask for an approximate start and finish date in the contract. The notice may not contradict it. If the board shows a later date than the contract, say so and agree on it in writing.',
      cite: 'Cal. Bus. & Prof. Code § 7159(d)',
    },
    {
      title: 'Only promise a crew you have',
      text: 'If a subcontractor does the work, say so now and name the person in charge; your contract or state law may ask for it anyway. Owners object less to a subcontractor than to finding out on the driveway.',
    },
    talkGuide(
      [
        '“That’s the week of our party.”',
        '“I’m glad you told me. Let me see what the next opening is before I promise anything. I’ll call you back today.”',
      ],
      [
        '“You said two weeks ago that it would be sooner.”',
        '“We did. Here’s what moved it, and here is the date I can stand behind.” Give the true cause in one sentence.',
      ],
      [
        '“Can you start on Saturday?”',
        '“If the town allows it and the crew agrees, yes. I’ll check the hours and call you back.”',
      ],
    ),
  ],
  subject: 'Notice of the start of roof work',
  intro: 'Send it the day the job is on the board: dates, names, hours, access, and what could still move the date.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Your roof is on the schedule',
      includes: 'Letter with dates, names, hours and access',
      subject: 'Start on {job.startDate}, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'Your roof at {job.address} is on our schedule. We plan to start on {job.startDate} and to finish by {job.finish}.',
        d.p(
          '{job.foreman} leads the crew and is your contact on site, {job.foremanPhone}. Until then, call me.',
          'Who.',
        ),
        d.p(
          'On the first day the crew arrives at {job.arrival}. It works from {job.hours}. On the first morning {job.foreman} will walk around the house with you. Please plan on ten minutes.',
          'When.',
        ),
        d.p('Trucks and dumpster: {site.parking}. Please have your cars out before we arrive.', 'Where.'),
        d.p(
          'Rain, wind or a late delivery can push the start. I will watch the forecast and call you the afternoon before, either way. If the date moves, you will hear it from me, with the new one.',
          'What could move it.',
        ),
        d.p('Please send me: {site.open}. A reply by email or text is enough.', 'What I still need from you.'),
        'You do not have to be home while we work, but please be reachable by phone. Any change in price or scope is put in writing and signed by you before we do it.',
        'Thank you for your patience. We look forward to working on your home.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('job.startDate'),
        d.own('job.finish', 'Expected finish', 'date'),
        d.own('job.hours', 'Work hours', 'text', { hint: '7 am to 6 pm' }),
        d.field('job.foreman'),
        d.own('job.foremanPhone', 'Phone on site', 'phone'),
        d.own('job.arrival', 'Arrival on day one', 'text', { hint: '7:30 am' }),
        d.own('site.parking', 'Where trucks and dumpster stand', 'text', { phrase: true, span: 2 }),
        d.own('site.open', 'What we still need from you', 'text', {
          phrase: true,
          span: 2,
          hint: 'gate code, outlet, second contact',
        }),
      ],
      checks: [
        'Cancellation period is over',
        'Permit issued, or pickup date confirmed',
        'Material confirmed by the supplier in writing',
        'Color and product confirmed by the owner',
        'Crew lead briefed on the job and our promises',
        'Deposit received as agreed',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and texts for the start'),
      ...email(
        'We start on {job.startDate}',
        'Hi {customer.firstName},',
        'Good news: your roof is scheduled for {job.startDate}, and we expect to finish by {job.finish} if the weather holds. {job.foreman} leads the crew and arrives at {job.arrival}. The attached letter has hours, access and numbers.',
        'One thing I still need: {site.open}. Could you reply today?',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. Your roof starts {job.startDate}, crew lead {job.foreman}. Details in your email. {company.phone}',
      ),
      textMessage(
        '{company.name}: we start tomorrow, arriving at {job.arrival}. Please have cars out tonight. On site: {job.foremanPhone}.',
      ),
      d.section('Phone', 'Confirmation call'),
      d.p(
        '“Hi {customer.firstName}, {company.representative} with {company.name}. You’re on the schedule for {job.startDate}. Is there anything at your house that makes that week hard?”',
      ),
      d.section('After the call'),
      d.bullets(
        'New facts go on the crew’s sheet, not in someone’s head.',
        'A changed date goes out in writing to owner, supplier and dumpster company.',
      ),
    ),
  ],
})
