import { defineTemplate } from '@/data/shared/define-template'
import { talkTable } from '@/data/shared/messages'
import * as d from '@/lib/documents/author'

export const propertyManagerCallScript = defineTemplate('marketing', {
  name: 'Property Manager Call Script',
  group: 'Sales Scripts',
  telling: 'Six questions',
  description:
    'Cold and warm calls to property and association managers: opening, six questions, one small offer and a call record.',
  tags: [
    'property manager',
    'HOA',
    'community association',
    'commercial roofing sales',
    'B2B cold call',
    'portfolio',
    'facility manager',
    'gatekeeper',
    'vendor list',
    'cold call script',
    'commercial roofing leads',
    'apartment roofing',
    'flat roof',
    'reserve budget',
    'roof report',
    'multifamily',
  ],
  fullDescription: [
    'Property managers buy three things from a roofer: answers before tenants complain, reports the owner accepts, and no surprises in the budget. This script offers exactly one of them on the first call, a photo report of a single building, and asks for ten minutes to learn how they work.',
    'It has words for the front desk, for a manager you have never met, for one a customer sent you to, and for the association board that meets once a month. Six questions tell you whether this portfolio is for you.',
    'The record keeps buildings, roof ages, vendor rules and the budget month, which is the month to call back.',
  ],
  howToUse: [
    'Pick one of their buildings that you have really looked at from the street or worked next to.',
    'Before you call, look up who manages it and what they require of vendors.',
    'Call between 9 and 11 in the middle of the week. The first of the month is rent day; do not call then.',
    'Ask the six questions in any order, and write the answers in the record.',
    'Offer the one-building report. If they say no, ask for the vendor packet and the budget month.',
    'Send what you promised within the hour, and call back on the date in the record.',
  ],
  expertGuide: [
    {
      title: 'Sell the report, not the roof',
      text: 'A manager cannot buy a roof on the phone; the owner or the board buys it. The manager can buy a clear report that makes the next meeting easy: what is urgent, what can wait and a figure for the budget year. Make that page good and the roofs follow.',
    },
    {
      title: 'Business calls still have rules',
      text: 'Calls to a business line fall outside the national do-not-call rules for homes, but many managers work on a personal cell phone, which the rules may treat as residential. Ask “is this your work number?” and honor a no. Automated and prerecorded calls to a cell phone need consent no matter who owns it.',
      cite: '47 U.S.C. § 227(b), (c); 47 CFR 64.1200; 16 CFR 310.6(b)(7)',
    },
    {
      title: 'No gifts for work orders',
      text: 'A manager acts for an owner. Paying for a work order, in cash or trips, may be commercial bribery under state law, and it ends the account. Ask for their gift policy first; even a lunch may be too much.',
    },
    {
      title: 'Ask for the vendor packet early',
      text: 'Certificate of insurance with the owner named, W-9, license, safety program, reference list: have it complete on day one so nobody has to ask twice. Ask who must be named as additional insured; it is seldom only the manager.',
    },
  ],
  pages: { main: 3 },
  subject: 'Call script and record for property and association managers',
  intro:
    'For the person who opens commercial and association accounts. One building, one small offer, six questions, and a date to call back.',
  keywords: ['property manager', 'commercial', 'call script', 'roofing'],
  required: ['manager.name', 'building.name', 'building.seen', 'company.representative'],
  parts: () => [
    d.part(
      'Script',
      [
        d.section('Before you call', 'Facts about the manager and the building'),
        d.fields(
          3,
          d.own('manager.name', 'Manager'),
          d.own('manager.company', 'Management company'),
          d.own('manager.phone', 'Work phone', 'phone'),
          d.own('building.name', 'Building we have seen'),
          d.own('building.seen', 'What we saw from the street', 'text', {
            phrase: true,
            hint: 'an open joint on the south wall',
          }),
          d.own('manager.sentBy', 'Referred by, with consent'),
          d.field('company.representative', { label: 'Your name' }),
          d.own('offer.report', 'What the report shows', 'text', {
            phrase: true,
            hint: 'photos, condition, budget year',
          }),
          d.own('offer.when', 'Two visit times', 'text', { phrase: true }),
        ),
        d.section('The call', 'Words for the desk, the manager, a referral and the board'),
        d.p(
          '“Good morning, this is {company.representative} from {company.name}, the roofers. Who takes care of the roof at {building.name}? … Would you put me through, or is email better for {manager.name}?”',
          'Front desk.',
        ),
        d.p(
          '“{manager.name}, {company.representative} with {company.name}. We have not met. I drove past {building.name} and noticed {building.seen}. You may already know about it. May I ask two questions, or is another time better?”',
          'You have not met.',
        ),
        d.p(
          '“{manager.name}, {manager.sentBy} said I could use their name. We look after their roofs, and they thought our reports would save you time. Do you have three minutes?”',
          'A customer sent you.',
        ),
        d.p(
          '“When does the board set the reserve budget? We could give you a page on the roofs for it, with photos and a budget year for each building, a month ahead.”',
          'Association.',
        ),
        d.p(
          '“Let us start with one building, at no charge and with no obligation: {offer.report}, in your inbox within a week. If it is useful, we can talk about the others. {offer.when}: would one of those work, and who can let us up?”',
          'The offer. Say “no charge” only if there is none.',
        ),
        d.section('Six questions', 'Six questions about the portfolio'),
        d.bullets(
          'How many buildings do you look after, and about how old are the roofs?',
          'Which one gives you the most calls when it rains?',
          'Who decides about a repair, and above what amount does it go to the owner or board?',
          'What do you need from a vendor before the first visit: insurance limits, W-9, portal?',
          'In which month do you set next year’s budget?',
          'What did the last roofer do that you never want to see again?',
        ),
        d.section('What they may say', 'Answers for managers'),
        talkTable('manager.talk', 'Answers for managers', [
          [
            '“We have a roofer.”',
            '“Good. You might want a second one for the week when everyone calls at once. May I send our vendor packet for that day?”',
          ],
          [
            '“Send me something.”',
            '“Glad to. A one-page statement and a sample report. What should come first: leaks, budget or paperwork?”',
          ],
          [
            '“Just give me a price per square.”',
            '“For a budget I can give a range once I know the system, the layers and the access. One visit, and it is a number you can use.”',
          ],
          [
            '“Any damage insurance could pay for?”',
            '“We describe and price what we see. What the policy pays is between the owner and the carrier.”',
          ],
          [
            '“The owner will not spend.”',
            '“Then a repair list by priority helps most: what keeps water out this winter for the least money.”',
          ],
          [
            '“Call me after budget season.”',
            '“Which week? I will put it down now and send the report the month before.”',
          ],
        ]),
        d.section('Voicemail and text'),
        d.p(
          '“{manager.name}, {company.representative} with {company.name}, {company.phone}. I noticed {building.seen} at {building.name} and would like to send you a photo. One call, three minutes. {company.phone}.”',
          'Voicemail.',
        ),
        d.p(
          '{company.representative} with {company.name}: good to talk today. The photo report for {building.name} will be in your email this week. Reply STOP to opt out.',
          'Text, after they said you may.',
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Account record',
      [
        d.section('Account', 'Account record for the portfolio'),
        d.fields(
          3,
          d.own('account.date', 'Date', 'date'),
          d.own('account.email', 'Email', 'email'),
          d.choice('account.type', 'Type', [
            'Multi-family',
            'Association',
            'Office',
            'Retail',
            'Industrial',
            'School or church',
            'Mixed',
          ]),
          d.own('account.buildings', 'Buildings', 'number', { decimals: 0 }),
          d.own('account.limit', 'Manager may approve up to', 'currency'),
          d.own('account.budgetMonth', 'Budget month'),
          d.own('account.insurance', 'Insurance they require'),
          d.own('account.portal', 'Vendor portal'),
          d.own('account.callBack', 'Call back on', 'date'),
        ),
        d.table(
          'roof',
          'Roofs of the portfolio',
          [
            d.column('building', 'Building and address', 'text', { width: 3 }),
            d.column('system', 'Roof system', 'text', { width: 1.6 }),
            d.column('age', 'Age', 'number', { width: 0.8, decimals: 0 }),
            d.column('trouble', 'Known problems', 'text', { width: 2.4 }),
            d.column('next', 'Next step', 'select', {
              options: ['Report', 'Repair quote', 'Budget figure', 'Maintenance plan', 'None now'],
              width: 1.5,
            }),
          ],
          [],
          { blankRows: 8 },
        ),
        d.section('Contacts made'),
        d.table(
          'contact',
          'Contacts made',
          [
            d.column('date', 'Date', 'date', { width: 1.2 }),
            d.column('how', 'How', 'select', { options: ['Call', 'Voicemail', 'Email', 'Visit'], width: 1.1 }),
            d.column('said', 'What was said and promised', 'text', { width: 4.4 }),
            d.column('next', 'Next date', 'date', { width: 1.2 }),
          ],
          [],
          { blankRows: 4 },
        ),
        d.note(
          'One rule',
          'What you promise on the call goes out within the hour, or you say when. That is what a manager remembers.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
