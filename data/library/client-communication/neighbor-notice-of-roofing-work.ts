import { defineTemplate } from '@/data/shared/define-template'
import { email, preparePart, talkGuide, textMessage } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const neighborNoticeOfRoofingWork = defineTemplate('client-communication', {
  name: 'Neighbor Notice of Roofing Work',
  group: 'Initial Contact & Onboarding',
  demand: [0.625, 'Most companies now and then.'],
  telling: 'Log of doors',
  description:
    'Door notice for neighbors of a roofing job: dates, hours, noise, parking, nails and whom to call, with a delivery log.',
  tags: [
    'neighbor notice',
    'door notice',
    'construction notice',
    'noise notice',
    'parking notice',
    'dumpster notice',
    'HOA notice',
    'neighbor letter',
  ],
  fullDescription: [
    'The neighbor who finds a truck across the driveway calls the city; the neighbor who had a note calls you. One page at each door, two or three days before, keeps the street on your side and the customer out of the middle.',
    'The notice says what they will hear and see, what to move, and gives one number that is answered. It is a courtesy and sells nothing, so it stays welcome. A second version is for the day when dates move, a third for associations and managers.',
  ],
  howToUse: [
    'Ask your customer before you knock anywhere: it is their street.',
    'Print the notice and bring it to the houses on both sides, across the street and behind, two or three days before.',
    'Walk to the door with it once; a face helps more than the paper.',
    'Log each house and what they told you: night shift, a wedding, a wheelchair ramp.',
    'If the dates move, bring the second notice the same day.',
  ],
  expertGuide: [
    {
      title: 'Not in the mailbox',
      text: 'Paper without postage does not go into or onto a mailbox; federal law reserves it for mail. Hand it over, use the door handle or slide it under the mat, and respect “no soliciting” signs although you sell nothing.',
      cite: '18 U.S.C. § 1725',
    },
    {
      title: 'A notice that sells is an advertisement',
      text: 'Add “ask about our neighbor discount” and the page may fall under the local solicitation ordinance; after a storm, in some states, under rules on advertising for roof claims. Keep sales to your door hangers.',
      cite: 'Fla. Stat. § 489.147',
    },
    {
      title: 'Their property needs their permission',
      text: 'A ladder in the neighbor’s bed, a tarp over their fence, a crane swinging above their roof: ask first and get it in writing, with who repairs what. Street parking and a dumpster at the curb often need a permit from the city.',
    },
    talkGuide(
      [
        '“There’s a nail in my tire.”',
        '“I’m sorry about that. Please keep the nail and the tire shop’s slip, take a photo, and give me your number. Our office will call you back today.” Promise no payment on the phone; log it and inform the office.',
      ],
      [
        '“Your truck blocks me.”',
        '“We’ll move it right now. Please stay on the line.” Move it first, then finish the call.',
      ],
      [
        '“What are they paying for that roof?”',
        '“That’s theirs to share. If you’d like someone to look at yours, I’ll have the office call you.”',
      ],
      [
        '“You scratched my fence.”',
        '“I’ll come over and look at it with you this afternoon. Please leave it as it is, and take a photo.” Take your own, with the date, and report it to the office before you discuss a repair.',
      ],
    ),
  ],
  subject: 'Notice to the neighbors of a roofing job',
  intro: 'One page at each neighboring door two or three days before the start. It informs and sells nothing.',
  pages: { main: 3, office: 1 },
  parts: () => [
    d.part(
      'Notice',
      [
        d.section('Roof work next door', 'Door notice for the neighbors'),
        d.p('Dear neighbor,'),
        d.p(
          'We are about to work on the roof at {job.address}. We plan to start on {job.startDate} and to be done by {job.lastDay}, working {job.hours}. Rain could push that to {site.rain}.',
        ),
        d.p(
          'The loudest day will be {job.loudDay}, when the old roof comes off. Expect hammering and some dust, and a truck will bring material on {site.truckDay}.',
          'What you will hear and see.',
        ),
        d.p(
          'Please keep this space clear on those days: {site.street}. We will keep your driveway open. If you need to get past a truck, tell any of us and we will move it right away.',
          'Parking.',
        ),
        d.p(
          'On the side that faces us, please close your windows, bring in any laundry, and keep children and pets away from the fence line. If you have a car or a pond close to that side, tell us and we will cover it.',
          'On your side.',
        ),
        d.p(
          'We sweep and run a magnet every evening. If you find a nail or a scrap on your side, call and we will come and pick it up. If you believe that something was damaged, call the same day, leave it as it is and take a photo; we will come and look.',
          'Nails and damage.',
        ),
        d.p(
          '{job.foreman} will be on site, and {site.phone} is answered all day. If a night shift, a birthday or a delivery calls for a quiet hour, tell us; we can often plan around it.',
          'Whom to call.',
        ),
        d.p('Thank you for your patience. {company.representative}, {company.name}'),
      ],
      { letter: true },
    ),
    d.part(
      'Second notice',
      [
        d.section('New dates for the roof work next door', 'Second notice for changed dates'),
        d.p('Dear neighbor,'),
        d.p(
          'The roof work at {job.address} has been rescheduled. We now plan to work until {job.lastDay}, and the loudest day will be {job.loudDay}. I am sorry for the change. Questions: {job.foreman}, {site.phone}.',
        ),
      ],
      { letter: true },
    ),
    preparePart({
      columns: 4,
      facts: [
        d.field('job.address'),
        d.field('job.startDate'),
        d.own('job.lastDay', 'Expected last day', 'date'),
        d.own('job.hours', 'Work hours', 'text', { hint: '7 am to 6 pm' }),
        d.own('job.loudDay', 'Loudest day', 'date'),
        d.own('site.truckDay', 'Delivery day', 'date'),
        d.own('site.street', 'Street space we need', 'text', { phrase: true, hint: 'the curb in front of no. 1482' }),
        d.field('job.foreman'),
        d.own('site.phone', 'Number answered on site', 'phone'),
        d.field('company.representative', { label: 'Your name' }),
        d.own('site.rain', 'Rain days possible until', 'date'),
      ],
      checks: [
        'Customer agrees to our telling the neighbors',
        'Work hours fit the local noise ordinance',
        'Street or dumpster permit in hand, sign posted',
        'Number on the notice is answered all day',
        'Written permission where we touch their ground, fence or airspace',
        'Association or manager informed, if there is one',
      ],
      more: [
        d.section('Log of doors', 'Log of doors with what neighbors asked for'),
        d.table(
          'door',
          'Doors',
          [
            d.column('house', 'House', 'text', { width: 1.4 }),
            d.column('date', 'Date', 'date'),
            d.column('spoken', 'Spoken with', 'text', { width: 1.6 }),
            d.column('asked', 'What they told us or asked for', 'text', { width: 4 }),
          ],
          [],
          { blankRows: 4 },
        ),
      ],
    }),
    d.part(
      'Email, text and phone',
      [
        d.section('To an association or manager', 'Email to an association or property manager'),
        ...email(
          'Roof work at {job.address} from {job.startDate}',
          'Hello,',
          'We’ll work on the roof at {job.address} from {job.startDate} to {job.lastDay}, {job.hours}. We need this space on the street: {site.street}. Material arrives on {site.truckDay}.',
          'Please tell us about any rules on hours, parking, dumpsters and signs, and whom we should talk to on your side. Residents can call {job.foreman}, {site.phone}. Our agent will send you an insurance certificate on request.',
        ),
        d.section('For the customer to pass on', 'Text the customer can forward to neighbors'),
        d.p('You have no consent to text the neighbors. Send this to your customer, who may forward it.'),
        textMessage(
          'Hi! Roof work at our house from {job.startDate}. Loudest day {job.loudDay}. Questions go to {company.name}, {site.phone}. Sorry for the noise!',
        ),
        d.section('When a neighbor calls', 'What to say when a neighbor calls'),
        d.p('“{company.name}, thank you for calling. Which house are you at, and what can we do?”', 'Open with.'),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
