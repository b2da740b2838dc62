import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const salesRideAlongCoachingForm = defineTemplate('hr', {
  name: 'Sales Ride-Along Coaching Form',
  group: 'Training & Development',
  telling: 'Lines that are not crossed',
  description:
    'Ride-along sheet for roofing sales: watch one visit, score ten behaviors, check the lines nobody may cross, agree on one change.',
  tags: [
    'ride along',
    'sales coaching',
    'roofing sales',
    'field coaching',
    'sales training',
    'scorecard',
    'appointment',
    'roofing salesman',
    'sales rep training',
    'kitchen table presentation',
    'insurance sales',
    'canvassing',
    'sales manager',
    'in-home sales',
  ],
  fullDescription: [
    'The coach sits in the corner, says nothing and writes. Ten behaviors from the driveway to the thank-you, each with what good looks like, and a weight that you set. Then twenty minutes in the truck and one agreement, because nobody changes five things at once.',
    'A short list catches what costs licenses: claims about insurance, deductibles, damage that is not there, pressure. One “yes” there ends the ride-along and calls for a different conversation.',
  ],
  howToUse: [
    'Tell the salesperson the day before, and the customer at the door.',
    'Do not rescue the sale. Step in only for safety or for the law.',
    'Write words you heard, not adjectives.',
    'In the truck let the salesperson speak first.',
    'Agree on one change and the next ride, and read the last form before it.',
  ],
  expertGuide: [
    {
      title: 'Coach what is said about insurance',
      text: 'Most trouble starts with a friendly sentence: “We will get that covered for you.” Practice the lawful one: “I can show you and your insurer what I found and what the repair costs. Coverage is between you and them.”',
      cite: 'Tex. Ins. Code 4102.163; Fla. Stat. 489.147; 815 ILCS 513/18',
    },
    {
      title: 'Cancellation rights are part of the sale',
      text: 'A home sale usually brings a three-business-day right to cancel: say it aloud and hand over the notice in two copies. A salesperson who hurries past it has sold nothing that holds.',
      cite: '16 CFR 429.1',
    },
    {
      title: 'Ladders in front of the customer',
      text: 'The visit begins with how the ladder is set. OSHA’s construction fall rules leave out inspections before work starts and after it ends; gravity does not. Make tie-off or the pole camera a company rule, and coach it.',
      cite: '29 CFR 1926.500(a)(1), 1926.1053(b)',
    },
  ],
  pages: { main: 2 },
  subject: 'Observation and coaching of one roofing sales visit',
  intro: 'Watch one visit without stepping in, score what you saw, and agree on one thing to change.',
  required: ['ride.coach', 'ride.date', 'agree.change'],
  parts: () => [
    d.part(
      'Ride-along',
      [
        d.section('The visit'),
        d.fields(
          4,
          d.field('person.name', { label: 'Salesperson' }),
          d.own('ride.coach', 'Coach'),
          d.own('ride.date', 'Date', 'date'),
          d.own('ride.number', 'Ride-along no.', 'number', { decimals: 0, plain: true }),
          d.choice('ride.lead', 'Lead from', ['Referral', 'Web', 'Repeat', 'Storm', 'Sign or truck', 'Own']),
          d.choice('ride.kind', 'Job', ['Repair', 'Reroof', 'Maintenance', 'Insurance', 'Commercial']),
          d.choice('ride.result', 'Result', ['Signed', 'Decides later', 'No', 'No need found']),
          d.own('ride.minutes', 'Minutes in the house', 'number', { decimals: 0 }),
        ),
        d.section('Ten behaviors', 'Ten behaviors with weight and score'),
        d.table(
          'behavior',
          'Behaviors',
          [
            d.column('what', 'Behavior', 'text', { width: 2.4, fixed: true }),
            d.column('good', 'Good looks like', 'text', { width: 4, fixed: true }),
            d.column('weight', 'Weight', 'number', { width: 0.7, decimals: 0 }),
            d.column('score', '1–4', 'number', { width: 0.6, decimals: 0 }),
            d.column('points', 'Points', 'number', {
              width: 0.8,
              decimals: 0,
              formula: d.mul(d.cell('weight'), d.cell('score')),
            }),
          ],
          [
            { what: 'Prepared', good: 'Knew the address from above, the roof’s age, who called and why', weight: 1 },
            { what: 'Arrival', good: 'On time, name and card, shoes, asks about dog and gate', weight: 1 },
            { what: 'Listening', good: 'Asked why now; customer spoke more in the first ten minutes', weight: 3 },
            { what: 'Inspection', good: 'Safe ladder, roof, attic and inside; photos of good and bad', weight: 2 },
            { what: 'Findings', good: 'Three photos, plain words, what can wait', weight: 2 },
            { what: 'Options', good: 'Two or three, one recommended with a reason', weight: 2 },
            { what: 'Price', good: 'Said it, then silence; no discount without taking something out', weight: 2 },
            { what: 'Objection', good: 'Repeated it, asked, answered, checked', weight: 2 },
            { what: 'Close', good: 'Asked for a decision once, clearly, and kindly', weight: 1 },
            {
              what: 'After',
              good: 'Next step with date; notes and photos in the system before the next visit',
              weight: 1,
            },
          ],
          {
            lineNumbers: true,
            totals: [
              d.total('behavior.points', 'Points', d.sum('behavior', 'points'), {
                type: 'number',
                decimals: 0,
                strong: true,
              }),
            ],
          },
        ),
        d.fields(
          3,
          d.calculated(
            'score.share',
            'Share of possible points',
            'percent',
            d.div(d.ref('behavior.points'), d.mul(4, d.sum('behavior', 'weight'))),
            { decimals: 0 },
          ),
          d.own('score.last', 'Last ride-along', 'percent', { decimals: 0 }),
          d.own('score.heard', 'Best sentence heard today'),
        ),
        d.section('Lines that are not crossed', 'Checks on insurance talk, pressure and paperwork'),
        d.checklist(
          'line',
          [
            ['Said or hinted that insurance will pay, or offered to deal with the insurer', 'adjuster law'],
            ['Offered to lower, cover or hide the deductible, or a gift for the inspection', 'state insurance law'],
            ['Made, enlarged or invented damage', 'end of the visit'],
            ['“Today only” price that is not true', 'unfair practice'],
            ['Signature with blanks, or without cancellation forms', '16 CFR 429'],
            ['Went on a roof without a safe ladder or tie-off', 'company rule'],
          ],
          ['No', 'Yes'],
          [d.extra('words', 'Words or facts', 2.4)],
          { itemLabel: 'Seen or heard?' },
        ),
        d.section('Twenty minutes in the truck', 'Meeting after the visit'),
        d.steps(
          'You first: what would you do the same way again?',
          'Coach: two things that worked, with the customer’s words.',
          'Coach: one thing, and why it matters to this customer.',
          'Practice it aloud, twice, now.',
        ),
        d.fields(
          2,
          d.own('agree.change', 'The one thing to change, as a sentence to say or do', 'multiline', { lines: 2 }),
          d.own('agree.sign', 'How we will notice that it has changed', 'multiline', { lines: 2 }),
          d.own('agree.next', 'Next ride-along', 'date'),
          d.own('agree.help', 'What the coach does until then'),
        ),
        d.bullets('The form stays between salesperson, coach and manager, and is used to teach.'),
        d.signatures([
          { name: 'sales', role: 'Salesperson' },
          { name: 'coach', role: 'Coach' },
        ]),
        notEmploymentAdvice('16 CFR 429.1', 'Tex. Ins. Code 4102.163', '815 ILCS 513/18', '29 CFR 1926.1053(b)'),
      ],
      { audience: 'office' },
    ),
  ],
})
