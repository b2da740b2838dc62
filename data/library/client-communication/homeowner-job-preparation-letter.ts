import { defineTemplate } from '@/data/shared/define-template'
import { email, letterPart, letterWho, messagesPart, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const homeownerJobPreparationLetter = defineTemplate('client-communication', {
  name: 'Homeowner Job Preparation Letter',
  group: 'Initial Contact & Onboarding',
  demand: [0.745, 'Most companies, every week or month.'],
  telling: 'The call three days before',
  description:
    'What to move, expect and watch before the roofing crew arrives: letter with checklist for the week, the evening before and the work days.',
  tags: [
    'job preparation',
    'homeowner checklist',
    'before the crew arrives',
    'preparation letter',
    'roof replacement prep',
    'attic protection',
    'pets and noise',
    'what to expect',
  ],
  fullDescription: [
    'A cup falls off a shelf because the wall shook. A hot tub cover fills with granules. One page sent a week before the start, and a call to go through it, prevent nearly all of these small disasters.',
    'The letter is sorted by time: this week, the evening before, while we work. It names the rooms, the yard and the street, explains the noise, the dust and the nails, and says where people and pets must not be.',
  ],
  howToUse: [
    'Send the letter seven days before the start, by email and on paper for those who like to check things off.',
    'Call three days before and ask about each block; note what they cannot do and send help.',
    'Hand the special points (pond, night shift, dialysis, dog) to the foreman in writing.',
    'Text the evening before with the arrival time.',
    'Walk around the house with the owner on the first morning before anything is unloaded.',
  ],
  expertGuide: [
    {
      title: 'Vibration does more harm than nails',
      text: 'Tear-off and nailing shake outside walls and top-floor ceilings. Pictures, mirrors, plates on rails, loose recessed lights and chandeliers move. Say so in writing beforehand; afterward it is a claim.',
    },
    {
      title: 'Combustion vents and open fires',
      text: 'A furnace or water heater flue that is loosened or covered can send carbon monoxide into the house. Tell the owner which appliances vent through the roof, ask for working CO alarms, and have the crew check each connection at the end of the day.',
    },
    {
      title: 'Painted trim on older houses',
      text: 'On a home built before 1978, disturbing more than 20 square feet of painted exterior brings in the federal lead rule: certified firm, the pamphlet no more than 60 days before the work, a signed receipt. The letter is no substitute for either.',
      cite: '40 CFR 745.82–745.86',
    },
    talkGuide(
      [
        '“I can’t lift all that.”',
        '“No problem. Tell me what is left, and two of us will come half an hour early on the first day.” Note it for the foreman.',
      ],
      [
        '“I work nights. When is it quiet?”',
        '“Honestly, not while we’re working. Evenings are quiet, and I can tell you which day will be the loudest.”',
      ],
      [
        '“We have a baby, and someone on oxygen.”',
        '“Thank you for telling me. We can plan the loud day for when you can be out, and please keep the windows on that side shut.” Tell the foreman; no torch and no solvent near that room.',
      ],
      [
        '“Do I have to be home?”',
        '“Only for ten minutes on the first morning and at the end. We’ll call you for anything in between.”',
      ],
    ),
  ],
  subject: 'Letter that prepares a homeowner for roof work',
  intro:
    'Send it a week before the start, call three days before, and walk around the house together on the first morning.',
  pages: { main: 3, office: 1 },
  parts: () => [
    letterPart({
      heading: 'Getting ready for your new roof',
      includes: 'Letter: what comes, and how to get ready',
      subject: 'We start on {job.startDate}: how to get ready',
      body: [
        'Dear {customer.firstName},',
        'Our crew, led by {job.foreman}, plans to start at {job.address} on {job.startDate} and to be with you for {job.days}, {job.hours}. Weather may move the day; either way, we will call you the afternoon before.',
        'Three things surprise people. It is loud from the first hour. Walls and ceilings shake, and dust falls in the attic. And a nail may turn up weeks later, however often we run the magnet. If you find one, call us and we will come back.',
        'The list on the next page shows what helps. Do what you can, and tell us what is left so that we can plan for it. For your house in particular: {site.special}.',
        'The dumpster will stand here: {site.dumpster}. While we work, please use this door: {site.door}. Keep everyone, and above all children and pets, away from the walls on the side where we are working. Please do not climb up to look; we will gladly show you photos.',
        'Gas appliances vent through the roof. Please test your carbon monoxide alarms before we come. If one sounds, leave the house and call 911, then us.',
        'If anything here is hard for you that week, call {company.phone} and we will work something out.',
      ],
    }),
    {
      name: 'List',
      audience: 'customer',
      landscape: false,
      blocks: [
        d.section('Your list', 'Checklist for the week, the evening before and the work days'),
        d.subsection('This week'),
        d.tickList('week', [
          'Attic: cover what is stored, or move it from under the ridge and valleys',
          'Walls and shelves: take down pictures, mirrors and plates on the top floor',
          'Chandeliers and loose lights: tell us, or tighten them',
          'Lawn mowed short; sprinklers switched off for the work days',
          'Patio furniture, grill and planters 15 ft away from the walls',
          'Fragile plants, pond, pool or hot tub: show us or cover them',
          'Satellite dish, antenna or solar: provider called if it must move',
          'Alarm company told; outside sensors and cameras noted',
          'Septic tank, sprinkler heads and buried lines marked for the truck',
          'Neighbors told about noise and parking; we will bring the notice',
        ]),
        d.subsection('The evening before'),
        d.tickList('evening', [
          'Cars out of garage and driveway, keys not locked behind the dumpster',
          'Gate unlocked, clothesline and garden lights down',
          'Windows and skylight shades closed on every floor',
          'Pets planned for: inside, or with friends',
          'Outdoor outlet and faucet working and easy to reach',
          'Daytime phone number given to the foreman',
        ]),
        d.subsection('While we work'),
        d.bullets(
          'Use the agreed door, and look up before you step out.',
          'Keep out of the attic and out from under skylights.',
          'Naps, calls and work from home: plan a quieter place for the tear-off day.',
          'Changes in price or scope are shown to you and signed before they are done. Nobody on the crew may ask you for money.',
          'Questions go to the foreman first, at any time of day.',
          'Each evening we sweep, run the magnet and close the roof against rain. Please tell us what we missed.',
        ),
      ],
    },
    preparePart({
      facts: [
        ...letterWho(),
        d.field('job.number'),
        d.field('job.startDate'),
        d.own('job.days', 'Working days on site', 'text', { hint: 'two to three days' }),
        d.own('job.hours', 'Work hours', 'text', { hint: '7 am to 6 pm' }),
        d.field('job.foreman'),
        d.own('site.dumpster', 'Place of the dumpster', 'text', { phrase: true }),
        d.own('site.door', 'Door to use while we work', 'text', { phrase: true }),
        d.own('site.special', 'What this house needs beyond the list', 'text', { phrase: true, span: 3 }),
      ],
      checks: [
        'Start, days and hours match the contract',
        ['House built before 1978?', 'lead pamphlet handed over, receipt signed'],
        'Flues, solar, dishes and alarms on the roof known',
        'Local work hours and noise rules checked',
        'Driveway: weight, cracks and drains photographed',
        'Call in the calendar three days before the start',
      ],
    }),
    messagesPart(
      d.section('Email and text', 'Email that carries the letter'),
      ...email(
        'Your roof starts {job.startDate}: please read this week',
        'Hi {customer.firstName},',
        'We plan to start on {job.startDate}. The attached letter has a checklist for this week, the evening before and the days we’re there. The two points that matter most: cars out of the driveway, and breakables off the top-floor walls.',
        'I’ll call you three days before to go through it. Tell me then what you can’t move yourself.',
      ),
      textMessage(
        'Hi {customer.firstName}, {company.name}. We start {job.startDate}. Your preparation list is in your email. Questions: {company.phone}.',
      ),
      textMessage(
        '{company.name}: see you tomorrow. Please move cars tonight, take breakables off walls, keep pets in. {company.phone}',
      ),
      d.section('The call three days before', 'Call script three days before the start'),
      d.p(
        '“Hi {customer.firstName}, {company.representative} with {company.name}. We plan to start on {job.startDate}. Do you have the letter in front of you? I’d like to go over four things with you: cars, attic, walls and pets.”',
      ),
    ),
  ],
})
