import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, textMessage, who } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const roofCareGuideForOwners = defineTemplate('client-communication', {
  name: 'Roof Care Guide for Owners',
  group: 'Project Completion',
  stage: 'close',
  demand: [0.08, 'Seldom, or one kind of company.'],
  telling: 'Your roof log',
  description:
    'Roof care guide for the homeowner on one sheet: what to do by season from the ground, what never to do, when to call, with a log for ten years.',
  tags: [
    'roof care guide',
    'homeowner guide',
    'roof maintenance tips',
    'gutter cleaning',
    'moss removal',
    'no pressure washing',
    'ice dam',
    'care log',
  ],
  fullDescription: [
    'Owners harm roofs with the best intentions: a pressure washer, a rake with teeth, a satellite dish on the ridge. One sheet on the inside of a closet door prevents more damage than a page of exclusions.',
    'It lists what can be seen and done from the ground by season, what never to do, what calls for a call today, and has a log that also serves as proof of care for a warranty. Details for the roof system come from you.',
  ],
  howToUse: [
    'Fill in the facts and the two lines for this roof: what is special, what the warranty asks.',
    'Print the sheet and the log back to back, and hand it over at the walkthrough.',
    'Show the owner the four places to look at from the ground.',
    'Send it again by email, and a year later with the anniversary letter.',
    'Leave out what does not fit the region: ice or hurricane.',
  ],
  expertGuide: [
    {
      title: 'Everything from the ground',
      text: 'A guide that tells owners to “check the flashing” sends them up a ladder. Keep every task to the ground, a window, the attic hatch or binoculars, and name the ones that are for a professional.',
    },
    {
      title: 'Care is a duty, your plan is not',
      text: 'A written warranty may ask for reasonable and necessary maintenance. On consumer products it may not ask for a named brand or company to do it unless that is free. Offer your plan; never write that the warranty needs it.',
      cite: '15 U.S.C. § 2302(c); 16 CFR 700.10',
    },
    {
      title: 'Follow the manufacturer on cleaning',
      text: 'Moss and algae cleaners, strengths and rinsing differ by product; for asphalt shingles the manufacturers’ association warns against pressure washing. Put the manufacturer’s sheet behind this page.',
    },
  ],
  subject: 'Care guide for homeowners with a new or repaired roof',
  intro: 'Two pages for the owner, to hang up at home: what to do, what never to do and when to call.',
  pages: { main: 3, office: 1 },
  parts: () => [
    d.part(
      'Guide',
      [
        d.section('Looking after your roof', 'One-page guide: do, never, call'),
        d.p('{roof.system}: {roof.product}, finished on {job.completionDate} by {company.name}.', 'Your roof.'),
        d.p('{care.special}.', 'What is special about it.'),
        d.p('{care.warranty}.', 'What your warranties ask.'),
        d.checklist(
          'season',
          [
            ['Gutters and downspouts run freely', 'watch from the ground in a good rain'],
            ['Branches 6 ft or more away from the roof', 'cut by a professional if near wires or high up'],
            ['Nothing loose, slipped or bent', 'binoculars, from every side'],
            ['No leaves piled up in valleys or behind the chimney', 'have them taken off with a blower, not a hose'],
            ['Attic: no stains, no daylight where none belongs, vents free', 'from the hatch, with a flashlight'],
            ['Ceilings and top corners of walls dry', 'under bathrooms it may be a pipe'],
            ['Ground below the eaves: no shingle pieces, nails or screws', 'send us a photo'],
          ],
          ['Good', 'Call'],
          [d.extra('looked', 'Last looked at', 1.4)],
          { itemLabel: 'Twice a year, and after a storm' },
        ),
        d.section('Never'),
        d.bullets(
          'Climb up, or let someone up who was not sent by us or another roofer: painters, dish and solar installers, chimney sweeps. Call first; we will tell them where to step.',
          'Pressure-wash, wire-brush or scrape off moss by force.',
          'Hack at ice, throw rock salt on it or use an open flame. Rake snow only from the ground, a few feet at the edge, and away from wires.',
          'Smear store-bought silicone or roof cement over a leak. It hides the spot and spoils the repair.',
          'Screw anything into the roof: antennas, lights, tarps.',
        ),
        d.section('Call us'),
        d.bullets(
          'The same day: water inside, a piece missing, a branch on the roof, a sagging line.',
          'This week: stains, a dripping gutter, loose metal, moss, cracked rubber around a pipe.',
          'Before you plan solar, skylights, an addition or a sale of the house.',
        ),
        d.p(
          '{company.phone}; leaks day or night: {office.emergencyPhone}. Next look by a professional: {care.nextLook}.',
        ),
        d.safetyNote(
          'In a storm',
          'Stay off the roof and away from wires. Bucket under a drip, nobody under a bulging ceiling. Smoke, sparks or a downed line: leave the house and call 911.',
        ),
      ],
      { letter: true },
    ),
    d.part(
      'Log',
      [
        d.section('Your roof log', 'Care log for ten years'),
        d.p('Note every look, cleaning and repair, and keep bills and photos with it. A warranty may ask for them.'),
        d.table(
          'log',
          'Roof log',
          [
            d.column('date', 'Date', 'date'),
            d.column('who', 'Who', 'text', { width: 1.6 }),
            d.column('done', 'What was seen or done', 'text', { width: 4.6 }),
            d.column('photo', 'Photos and bill kept', 'select', { options: ['Yes', 'No'], width: 1.2 }),
          ],
          [],
          { blankRows: 14 },
        ),
      ],
      { follows: true },
    ),
    preparePart({
      facts: [
        ...who(),
        d.field('roof.system'),
        d.field('roof.product'),
        d.field('job.completionDate'),
        d.own('care.special', 'Special about this roof', 'text', {
          phrase: true,
          span: 2,
          hint: 'Never walk on the tile; copper gutters',
        }),
        d.own('care.warranty', 'What the warranties ask for', 'text', {
          phrase: true,
          hint: 'Keep gutters clear, report in 30 days',
        }),
        d.own('office.emergencyPhone', 'Leak line, day or night', 'phone'),
        d.own('care.nextLook', 'Next look by a professional', 'date'),
      ],
      checks: [
        'Special points are for this roof',
        'What does not fit the region is deleted',
        'Manufacturer’s cleaning sheet attached',
        'Leak line is answered at night',
      ],
      more: [
        d.section('Email and text', 'Email and text that carry the guide'),
        ...email(
          'How to look after your roof, on one page',
          'Hi {customer.firstName},',
          'Attached is a care guide for your roof, with a log on the back. Everything in it can be done from the ground. Two things matter most: clear gutters, and a call as soon as something looks odd.',
          'For your roof in particular: {care.special}.',
        ),
        textMessage(
          'Hi {customer.firstName}, {company.name}. Your roof care guide is in your email. All from the ground, please! Leak line: {office.emergencyPhone}',
        ),
      ],
    }),
  ],
})
