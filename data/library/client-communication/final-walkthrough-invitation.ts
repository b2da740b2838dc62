import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talk, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const finalWalkthroughInvitation = defineTemplate('client-communication', {
  name: 'Final Walkthrough Invitation',
  group: 'Project Completion',
  stage: 'close',
  demand: [0.31, 'Companies that have grown.'],
  telling: 'Will you walk around the house with us?',
  description:
    'Invite the owner to the final walkthrough of a roofing job: two times, what will be looked at, who comes, what to bring and how points are kept.',
  tags: [
    'final walkthrough',
    'walkthrough invitation',
    'punch list',
    'final inspection',
    'job completion',
    'closeout meeting',
    'customer sign-off',
    'magnet sweep',
  ],
  fullDescription: [
    'A walkthrough that is announced as “sign here and pay” finds nothing and settles nothing. Announced as “show us what you see”, it finds the bent gutter today instead of in a review next month.',
    'The invitation offers two times, lists what you will look at together, asks the owner to note points beforehand and says plainly that nobody will ask for the last payment at the door.',
  ],
  howToUse: [
    'Do your own check first; the owner should not find what you could have seen.',
    'Send the invitation the day the last piece goes on, with two times in daylight.',
    'Bring photos of everything that can no longer be seen from the ground.',
    'Write every point down in front of the owner, even those you disagree with.',
    'Send the list with dates the same evening.',
  ],
  expertGuide: [
    {
      title: 'Nobody climbs',
      text: 'The owner stays on the ground, however fit. Bring photos, a drone video or binoculars. A customer on your ladder is your risk, and no coverage you have was written for it.',
    },
    {
      title: 'Accepting is not giving up rights',
      text: 'Do not let the owner sign “all work accepted, no claims”. Such sentences are worthless against hidden defects in most states, and they poison the mood. A signed list of what was seen and what is open is worth far more.',
    },
    {
      title: 'Finished includes the documents',
      text: 'Final inspection, lead-work records on older houses, waivers and warranty belong to the end of the job. On pre-1978 homes under the lead rule, the record of the safe work goes to the owner with the final invoice or within 30 days, whichever comes first.',
      cite: '40 CFR 745.86(c)',
    },
  ],
  subject: 'Invitation to the final walkthrough of a roofing job',
  intro: 'Two times in daylight, an hour with the foreman, and a list that is written in front of the owner.',
  pages: { main: 2, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Will you walk around the house with us?',
      includes: 'Invitation letter with what will be checked',
      subject: 'Final walkthrough, job {job.number}',
      body: [
        'Dear {customer.firstName},',
        'Your roof at {job.address} is on, and we have checked it ourselves. Before we call it finished we would like to look at it with you. {job.foreman} and I can come {walk.first} or {walk.second}; it takes about {walk.minutes} minutes, and daylight helps.',
        'Here is what we will look at together, all of it from the ground or from indoors:',
        d.bullets(
          'The roof from each side, with photos of what cannot be seen from below: ridge, valleys, flashing, pipes.',
          'Edges, gutters and downspouts, and where the water goes.',
          'The attic, if you like: no daylight where none belongs, vents connected, dust.',
          'Walls, windows, plants, driveway and lawn, compared with the photos from before.',
          'Cleanup: we run the magnet with you wherever you walk barefoot.',
          'In particular, because you asked: {walk.special}.',
        ),
        'Until then, please walk around once by yourself and jot down whatever you notice, small things too. We will write every point down, with what we will do about it and by when, and you will get a copy the same evening.',
        'You do not need your checkbook; this visit is about the roof. The final invoice follows as our agreement says. If you cannot be there, we can do it {walk.how}.',
        'Please tell me by {walk.answerBy} which time works for you.',
      ],
    }),
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('job.foreman'),
        d.own('walk.first', 'First time', 'text', { phrase: true, hint: 'Thu 4 pm' }),
        d.own('walk.second', 'Second time', 'text', { phrase: true, hint: 'Sat 9 am' }),
        d.own('walk.answerBy', 'Answer by', 'date'),
        d.own('walk.minutes', 'Minutes planned', 'number', { value: 45, decimals: 0 }),
        d.choice('walk.how', 'If they cannot be there', [
          'by video call',
          'with photos and a phone call',
          'with someone you name',
        ]),
        d.own('walk.special', 'Look at in particular', 'text', {
          phrase: true,
          span: 3,
          hint: 'the chimney, and the gutter over the porch',
        }),
      ],
      checks: [
        'Own final check done, its list empty',
        'Magnet run twice: lawn, beds, driveway, street',
        'Attic, gutters and downspouts looked at',
        'Photos of ridge, valleys and flashing printed or on a tablet',
        'Final inspection booked or passed',
        'Material left for repairs set aside',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email and texts'),
      ...email(
        'Walk around the house with us: {walk.first} or {walk.second}?',
        'Hi {customer.firstName},',
        'Your roof is on. Before we call it finished we’d like to look at it with you: {walk.first} or {walk.second}, about {walk.minutes} minutes. We’ll bring photos of everything that can’t be seen from below.',
        'Please jot down whatever you notice until then. Which time works for you?',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. The roof is on! Walk around it with us {walk.first} or {walk.second}? About {walk.minutes} min.',
      ),
      textMessage(
        '{company.name}: see you for the walkthrough, {walk.first}. Bring your list, small things too. Nobody has to climb.',
      ),
      d.section('Phone', 'Phone words for the invitation'),
      d.p(
        '“{customer.firstName}, {company.representative} with {company.name}. The roof is on and we’ve checked it. Now I want your eyes on it. {walk.first} or {walk.second}?”',
      ),
      talk(
        [
          '“I trust you. I don’t need to be there.”',
          '“Thank you. I’d still like you to see the photos; fifteen minutes by phone will do.”',
        ],
        [
          '“I want to see it from up there.”',
          '“I can’t let you up there, but I’ll bring video of it, and we can stop it wherever you like.”',
        ],
        ['“Can my home inspector come?”', '“Of course. Which time works for both of you?”'],
        ['“I already have a list.”', '“Great. Send it to me today, and some of it may be done before we meet.”'],
      ),
    ),
  ],
})
