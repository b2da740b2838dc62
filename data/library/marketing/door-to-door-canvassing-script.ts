import { defineTemplate } from '@/data/shared/define-template'
import { neverSay } from '@/data/shared/campaigns'
import { talkTable } from '@/data/shared/messages'
import { notLegalAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const doorToDoorCanvassingScript = defineTemplate('marketing', {
  name: 'Door-to-Door Canvassing Script',
  group: 'Sales Scripts',
  demand: [0.63, 'Most companies now and then.'],
  telling: 'Street log',
  description:
    'What to say at the door in thirty seconds, with honest answers, permit and cancellation rules, and a street log.',
  tags: [
    'door knocking',
    'canvassing',
    'door to door sales',
    'solicitation permit',
    'cooling-off rule',
    'storm canvassing',
    'no soliciting',
    'lead generation',
    'neighborhood marketing',
    'roofing sales script',
    'door knocking script',
    'storm chaser',
    'hail',
    'free inspection',
    'street log',
    'canvasser',
  ],
  fullDescription: [
    'Most people who open the door decide in ten seconds whether you are a neighbor or a nuisance. This script fits your name, your reason and a way to say no into those ten seconds, offers one useful thing, and leaves politely when the answer is no.',
    'It covers three honest reasons to knock: a job next door, a storm that came through, and a roof you can see is near its end. Each has its own opening, and none of them says what an insurer will do or that the roof is damaged before anyone has looked at it.',
    'The page of rules keeps a new canvasser out of trouble: permits, signs, hours, and the three-day right to cancel that follows every sale made at the home. The street log turns an afternoon into numbers you can compare.',
  ],
  howToUse: [
    'Ask the city or county clerk about a solicitor permit and hours for every town before the first knock, and write them on page one.',
    'Pick one opening for the street, fill in the facts, and practice it until it sounds like you.',
    'Carry ID, the permit, a copy of the license and cards. Wear the company shirt; park where the truck can be seen.',
    'Skip every door with a No Soliciting sign, and every door on your do-not-knock list.',
    'Offer one thing only: a look at the roof with photos. Never sign anyone up on the porch at the first knock.',
    'Log each door while you walk to the next one, and turn in the sheet the same day.',
  ],
  expertGuide: [
    {
      title: 'A sale at the home can be canceled',
      text: 'A sale of $25 or more made at the buyer’s home comes with three business days to cancel. The buyer gets a dated contract in the language used in the sales presentation and two completed copies of the cancellation form, and hears about the right out loud when signing. A visit that began with a knock is the clearest case. State home-solicitation laws add to this.',
      cite: '16 CFR 429.0, 429.1',
    },
    {
      title: 'Permits and signs are local law',
      text: 'Cities may ask for a permit, a background check, a bond and set hours for commercial canvassing, and many make it an offense to knock past a No Soliciting sign. Gated and association streets are private property. One call to the clerk per town, once a year, costs less than one citation and a photo of it on the neighborhood page.',
    },
    {
      title: 'After a storm, watch what you hand over',
      text: 'In Florida a door hanger, flyer or card that invites a roof claim must carry prescribed wording, and nothing of value may be offered for letting you inspect. Texas bars a contractor from acting as adjuster on a property it works on. Say what you saw, offer to look, and leave the claim to the owner.',
      cite: 'Fla. Stat. § 489.147; Tex. Ins. Code § 4102.163',
    },
    {
      title: 'The mailbox is not a doormat',
      text: 'A mailbox is for mail with paid postage, and federal law fines the rest. Postal rules also cover what is hung on it or leaned against it. Hang your card on the door or leave it under the mat, and pick up what blows away.',
      cite: '18 U.S.C. § 1725',
    },
  ],
  pages: { main: 3 },
  subject: 'Script, rules and street log for canvassing roofing work',
  intro:
    'For everyone who knocks for us. Say who you are and why you knocked, and make it easy to say no. Offer one look at the roof, then write down the answer.',
  keywords: ['canvassing', 'door to door', 'roofing sales'],
  required: ['company.representative', 'street.town', 'street.permit', 'street.hours'],
  parts: () => [
    d.part(
      'Script',
      [
        d.section('Today’s street', 'Permit, hours and facts for the street'),
        d.fields(
          3,
          d.field('company.representative', { label: 'Your name' }),
          d.own('street.town', 'Town'),
          d.own('street.permit', 'Permit no. and expiry'),
          d.own('street.hours', 'Hours allowed'),
          d.own('street.job', 'House we are working on', 'text', {
            hint: '418 Oak Street, only with its owner’s permission',
          }),
          d.own('street.storm', 'Storm and date', 'text', {
            phrase: true,
            hint: 'hail on August 12, from a weather report',
          }),
          d.own('street.visitCost', 'What the inspection costs', 'text', {
            phrase: true,
            hint: '“nothing” only if that is true',
          }),
          d.own('street.visitTimes', 'Two open times', 'text', { phrase: true }),
        ),
        d.section('At the door', 'Knock, three openings, the offer and the way out'),
        d.p(
          'Knock or ring once. Take two steps back, stand to the side, badge in sight, hands empty. Wait half a minute.',
          'Knock.',
        ),
        d.p(
          '“Hi, I’m {company.representative} with {company.name}. We are putting on a roof at {street.job}. You will see our trucks until it is done, so I wanted to leave you my card in case any of our debris ends up in your yard.”',
          'Opening A: we work next door.',
        ),
        d.p(
          '“Hi, I’m {company.representative} with {company.name}. The weather reports show {street.storm} over this street. I can’t tell from here whether it touched your roof. Has anyone been up there since?”',
          'Opening B: after a storm.',
        ),
        d.p(
          '“Hi, I’m {company.representative} with {company.name}. I noticed from the sidewalk that …” (say the one thing you can see: “some tabs are missing over the garage”) “… It may be nothing. Would photos help you decide?”',
          'Opening C: something you can see.',
        ),
        d.p(
          '“We look at the roof, send you the photos and write down what we saw, even if it is fine. It costs {street.visitCost} and does not commit you to anything. I have {street.visitTimes}. Is one of those good for you?”',
          'The offer.',
        ),
        d.p(
          '“That’s fine, thanks for opening the door. Here is my card; our license number is on it. Have a good evening.” Leave by the way you came.',
          'The way out, at the first clear no.',
        ),
        d.section('Six things you will hear', 'Answers at the door'),
        talkTable('door', 'Answers at the door', [
          [
            '“I’m not interested.”',
            '“No problem. Shall I put this house on our do-not-knock list?” Write down the answer either way.',
          ],
          [
            '“Are you saying I have damage?”',
            '“No. I have not been on your roof, so I can’t know. I can look, or you can ask any roofer you trust.”',
          ],
          [
            '“Will insurance buy me a roof?”',
            '“Only your insurer can say. If we find something, you get the photos, and the decision to call them is yours.”',
          ],
          ['“I rent.”', '“Thanks for telling me. May I leave a card for the owner?” No tenant signs for a roof.'],
          [
            '“How much is a roof?”',
            '“I’d be guessing. A measured price, in writing, takes one visit. Then you can compare it with others, and you should.”',
          ],
          [
            '“Can I sign now?”',
            '“Let us measure first. You get the agreement to read, and after signing at home you have three business days to cancel.”',
          ],
        ]),
        ...neverSay(
          '“You have hail damage” before anyone has been on the roof. It is a guess sold as a fact.',
          '“Free roof”, “your deductible will be taken care of”, “we deal with the insurance for you”. Many states have laws against such promises.',
          '“I’m with the city” or “with your insurance”. Impersonation, and the end of the job.',
          '“Today only.” A roof that needs us today will need us on Friday too.',
          'Anything at all to a child. “Is a parent home?” and if not, leave.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Rules and log',
      [
        d.section('Before the first door'),
        d.tickList('ready', [
          'Permit and ID badge on you',
          'Hours checked for this town',
          'Do-not-knock list read',
          'Cards carry the license number',
          'Phone charged, partner knows the street',
          'Closed shoes, water, no ladder on a first knock',
        ]),
        d.section('Rules of the street'),
        d.bullets(
          'No Soliciting, No Trespassing, a closed gate or an unleashed dog: walk on.',
          'Daylight only, or the town’s hours if they are shorter. Never Sunday morning, never a holiday.',
          'Do not climb, lean over a fence or photograph a house with people in view.',
          'A house that asks to be left alone stays on the do-not-knock list.',
        ),
        d.legalNote(
          'If they buy at home',
          'Sale of $25 or more at the home: dated contract in the language you spoke, two completed cancellation forms, and you say out loud that there are three business days to cancel (16 CFR 429.1). Some states allow longer or require a state form. No tear-off and no special order before that time has run, unless your attorney has told you otherwise.',
        ),
        d.section('Street log', 'Street log: doors, answers and next steps'),
        d.table(
          'door.log',
          'Doors and answers',
          [
            d.column('time', 'Time', 'text', { width: 0.8 }),
            d.column('address', 'Address', 'text', { width: 2.4 }),
            d.column('answer', 'Answer', 'select', {
              width: 1.5,
              options: ['No one home', 'Not interested', 'Do not knock', 'Talked', 'Visit booked'],
            }),
            d.column('name', 'Name and phone, if given', 'text', { width: 2.2 }),
            d.column('ok', 'May we call?', 'select', { width: 1, options: ['Yes', 'No'] }),
            d.column('next', 'Next step', 'text', { width: 1.8 }),
          ],
          [],
          { blankRows: 18 },
        ),
        d.section('Daily totals'),
        d.fields(
          4,
          d.own('day.date', 'Date', 'date'),
          d.own('day.doors', 'Doors', 'number', { decimals: 0 }),
          d.own('day.talks', 'Conversations', 'number', { decimals: 0 }),
          d.own('day.visits', 'Visits booked', 'number', { decimals: 0 }),
          d.choice('day.incident', 'Complaint or incident?', ['No', 'Yes, told the office']),
          d.own('day.notes', 'What worked', 'text', { span: 3 }),
        ),
        notLegalAdvice('16 CFR 429.1', '18 U.S.C. § 1725', 'local solicitation ordinances'),
      ],
      { audience: 'office', follows: true },
    ),
  ],
})
