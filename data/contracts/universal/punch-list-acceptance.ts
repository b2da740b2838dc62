import { warrantyGuide } from '../parts/guides'
import { reference } from '../parts/parties'
import { attorneyGuide, notLegalAdvice, universalContract } from '../parts/template'
import {
  calculated,
  checklist,
  choice,
  clauses,
  column,
  documentModel,
  extra,
  fields,
  own,
  part,
  photos,
  section,
  signatures,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'

export const punchListAcceptance = universalContract('Supporting Documents', {
  slug: 'punch-list-acceptance',
  name: 'Punch List Acceptance',
  description:
    'Roofing punch list with place, photo, value held and date for each item, and acceptance signatures when they are done.',
  tags: ['punch list', 'final walkthrough', 'acceptance', 'snag list', 'closeout', 'holdback', 'deficiency list'],
  fullDescription: [
    'The last two percent of a job take the longest when they live in text messages. Here each open point has a place on the roof, a photo number, a date, a name and a value, and the values add up to what may be held back.',
    'Owner and contractor sign twice: once for the list, once when it is done. Between the two the contractor is paid everything except the sum of the items.',
    'New wishes are not punch list items. The form says so and points to a change order.',
  ],
  howToUse: [
    'Walk the work in one round, with the list on the table and one person writing.',
    'Give each item a place, a photo and a fair value.',
    'Agree on the date for all of them and sign the list.',
    'Bill the balance less the sum held.',
    'Initial each item as it is done; sign the acceptance.',
  ],
  expertGuide: [
    {
      title: 'A value for each item ends the argument about the last check',
      text: 'Holding a quarter of the price for a bent downspout is as wrong as billing everything with a leak open. Put a fair value on each item, what it costs to have it finished; the rest is due.',
    },
    {
      title: 'One list, one date, one round',
      text: 'Lists that grow never end. Agree that the walk covers everything visible that day; what shows later is warranty, with its own procedure, and loses nothing by it.',
    },
    warrantyGuide,
    attorneyGuide,
  ],
  document: () =>
    documentModel({
      title: 'Punch List Acceptance',
      subject: 'Open points of a roofing job and their acceptance',
      intro: 'Lists what is still to be done, what it is worth and by when, and records its acceptance.',
      keywords: ['punch list', 'acceptance'],
      parts: [
        part('Punch list', [
          section('Contract'),
          reference(own('punch.number', 'List number'), own('punch.date', 'Date of the walk', 'date')),
          section('Walked', 'Areas walked, and how'),
          checklist(
            'walked',
            [
              'Roof field and ridges',
              'Flashings, walls and chimney',
              'Pipes, vents and skylights',
              'Edges, gutters and downspouts',
              'Attic or ceilings below',
              'Ground, beds and driveway',
            ],
            ['Seen', 'Photos', 'Not seen'],
            [extra('note', 'Note', 2)],
          ),
          section('Open points', 'Open points with place, photo, date and value held, added up'),
          table(
            'item',
            'Open points',
            [
              column('what', 'What is to be done', 'text', { width: 3.6 }),
              column('where', 'Where', 'text', { width: 1.6 }),
              column('photo', 'Photo', 'text', { width: 0.8 }),
              column('due', 'By', 'date', { width: 1.3 }),
              column('value', 'Held', 'currency', { width: 1.3 }),
              column('done', 'Done, initials', 'text', { width: 1.3 }),
            ],
            [],
            {
              blankRows: 12,
              lineNumbers: true,
              totals: [total('item.held', 'Held for open points', sum('item', 'value'), { strong: true })],
            },
          ),
          fields(
            4,
            own('sum.balance', 'Balance of the contract', 'currency'),
            calculated('sum.due', 'Due now', 'currency', sub('sum.balance', 'item.held')),
            own('punch.allBy', 'All done by', 'date'),
            choice('punch.access', 'Access needed', ['None', 'Outside only', 'Inside, by appointment']),
          ),
          section('Agreed'),
          clauses(
            [
              'Fair value',
              'The value held for an item is its fair cost of completion and is paid within 7 days of its being done.',
            ],
            ['New wishes', 'What was not in the contract is a change order, not a punch list item.'],
            [
              'What shows later',
              'Defects that could not be seen on the walk are covered by the warranty, whatever is signed here.',
            ],
            [
              'If it is not done',
              'If an item is not done 14 days after its date, Owner may, after written notice, have it done and keep its value.',
            ],
          ),
          signatures(
            [
              { name: 'listOwner', role: 'Owner' },
              { name: 'listContractor', role: 'Contractor', withTitle: true },
            ],
            'For the list, on the day of the walk.',
          ),
          section('Acceptance', 'Acceptance when the list is done'),
          fields(
            3,
            own('accept.date', 'All points done on', 'date'),
            own('accept.open', 'Except for'),
            own('accept.released', 'Amount released', 'currency'),
          ),
          signatures(
            [
              { name: 'owner', role: 'Owner' },
              { name: 'contractor', role: 'Contractor', withTitle: true },
            ],
            'The points above have been done and are accepted.',
          ),
          section('Photographs'),
          photos('photo', 'Open points', 4, { height: 120 }),
          notLegalAdvice('State retainage and prompt-payment law may limit what can be held'),
        ]),
      ],
    }),
})
