import { marketingPaper } from './template'
import {
  bullets,
  choice,
  column,
  documentModel,
  field,
  fields,
  legalNote,
  note,
  own,
  p,
  part,
  section,
  signatures,
  table,
  tickList,
} from '@/lib/documents/author'

export const yardSignProgram = marketingPaper('Advertising', {
  name: 'Yard Sign Program',
  description:
    'Yard signs done right: owner’s permission, size and place, dates, association and city rules, take-down and results.',
  tags: [
    'yard sign',
    'jobsite sign',
    'permission form',
    'HOA rules',
    'sign ordinance',
    'right of way',
    'jobsite marketing',
    'referral',
  ],
  fullDescription: [
    'A sign in the yard of a happy customer sells for three weeks, if somebody asked first and took it down on time. This program has the permission, the rules for size and place, the dates and a list so that no sign becomes the neighborhood’s problem.',
    'The permission says plainly what the owner gives and gets, and that it has nothing to do with the contract, the price or a claim.',
    'The log shows which streets brought calls. Two calls from one street are worth more than ten signs in ten places.',
  ],
  howToUse: [
    'Ask at the final walk, never before the contract and never as part of it.',
    'Check city rules, the association’s covenants and the size before you plant it.',
    'Fill in place and dates, have the owner sign, and give them a copy.',
    'Put it on private ground, well back from the street and out of the line of sight.',
    'Take it down on the date. A faded sign is advertising for somebody else.',
    'Count calls that name the sign, and stop where there were none.',
  ],
  expertGuide: [
    {
      title: 'City, county and association',
      text: 'Most towns forbid signs on the public right-of-way, on poles and in medians, limit the size, and may ask for a permit. Associations may allow none, or only certain ones. Ask the owner, then look at the ordinance; the sign is on their ground and the fine may be theirs.',
    },
    {
      title: 'Permission is not a discount',
      text: 'Do not pay for a sign with a price cut or an upgrade on an insured job, where anything of value for the owner may be a rebate of the deductible. Thank the customer with words, or with nothing.',
      cite: 'Fla. Stat. § 489.147; 815 ILCS 513/18',
    },
    {
      title: 'License number on the sign',
      text: 'Where the state asks for the license number in advertising, a yard sign is advertising. The exact company name and the number belong on it.',
      cite: 'Cal. Bus. & Prof. Code § 7030.5',
    },
  ],
  document: () =>
    documentModel({
      title: 'Yard Sign Program',
      subject: 'Permission, placing and take-down of yard signs',
      intro: 'For signs at finished jobs. Ask first, place it right, take it down on time.',
      keywords: ['yard sign', 'permission', 'roofing'],
      parts: [
        part('Permission', [
          section('Permission', 'The owner’s permission for a yard sign'),
          fields(
            3,
            field('customer.name'),
            field('job.address'),
            field('company.phone'),
            own('sign.from', 'From', 'date'),
            own('sign.until', 'Until', 'date'),
            own('sign.number', 'Sign number'),
            own('sign.place', 'Where it stands', 'text', { hint: 'feet from the street, side of the drive' }),
            own('sign.size', 'Size'),
            choice('sign.hoa', 'Association rules', ['No association', 'Allowed', 'Asked and allowed']),
          ),
          p(
            'I own this property, or I am allowed to give this permission. {company.name} may set one sign where and when the lines above say. The sign stays theirs; they look after it and take it down on the date above, or when I call.',
          ),
          p(
            'I was not paid for this and I got no discount, upgrade or other benefit for it. It is not part of my contract and does not change the price or the warranty. I may end it any day by calling {company.phone}.',
          ),
          signatures([{ name: 'owner', role: 'Owner' }], 'I agree to one yard sign on these terms.'),
          section('For your information', 'What the owner should know'),
          bullets(
            'Your town or association may have rules; tell us if you get a letter, and we take the sign out the same day.',
            'If the sign falls or is stolen, call us. It is not your responsibility.',
            'If somebody asks who did your roof, tell them what you think. We do not ask you to say anything.',
          ),
        ]),
        part(
          'Office',
          [
            section('Placing a sign'),
            tickList('place', [
              'Permission signed, before the post goes in',
              'City size and place rules checked',
              'Association rules asked for',
              'Behind the sidewalk, not in the right-of-way',
              'Clear of pipes, wires and irrigation, not at a corner',
              'License number and exact company name on it',
              'Date of take-down in the calendar',
              'No promise made for it',
            ]),
            section('Signs out', 'Log of signs with take-down dates and calls'),
            table(
              'sign',
              'Signs',
              [
                column('no', 'Sign', 'text', { width: 0.7 }),
                column('address', 'Address', 'text', { width: 2.4 }),
                column('out', 'Out', 'date', { width: 1.1 }),
                column('due', 'Down by', 'date', { width: 1.1 }),
                column('down', 'Down on', 'date', { width: 1.1 }),
                column('calls', 'Calls that named it', 'number', { decimals: 0, width: 1.2 }),
                column('note', 'Note', 'text', { width: 1.6 }),
              ],
              [],
              { blankRows: 10 },
            ),
            section('Rules of this town'),
            fields(
              3,
              own('town.name', 'Town'),
              own('town.size', 'Largest sign'),
              own('town.setback', 'Distance from the street'),
              own('town.permit', 'Permit, if any'),
              own('town.rightOfWay', 'Right-of-way rule'),
              own('town.checked', 'Checked on', 'date'),
            ),
            p('Take the signs in before a storm. A sign on a metal stake in a 70-mile-an-hour wind is a missile.'),
            note('If someone complains', 'Take it down first, ask about it afterward. No sign is worth a neighbor.'),
            legalNote(
              'Public ground',
              'Signs in the right-of-way, on poles or in medians are usually forbidden and are often removed with a fine. Some states also require the license number on them.',
            ),
          ],
          { audience: 'office' },
        ),
      ],
    }),
})
