import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as d from '@/lib/documents/author'

export const punchListAcceptance = defineTemplate('contract', {
  name: 'Punch List Acceptance',
  group: 'universal',
  stage: 'close',
  demand: [0.76, 'Most companies, every week or month.'],
  telling: 'Open points',
  description:
    'Roofing punch list with location, photo, value held and date for each item, and acceptance signatures when they are done.',
  tags: [
    'Supporting Documents',
    'punch list',
    'final walkthrough',
    'acceptance',
    'snag list',
    'closeout',
    'holdback',
    'deficiency list',
  ],
  fullDescription: [
    'The last two percent of a job take the longest when they live in text messages. Here each open point has a location, a photo number, a date and a value, and the values add up to what may be held back.',
    'Owner and contractor sign twice: once for the list and once when it is done. In between, the contractor is paid everything except the value of the items.',
    'New requests are not punch list items. The form says so and points to a change order.',
  ],
  howToUse: [
    'Walk the work once, list in hand, with one person writing.',
    'Give each item a location, a photo and a fair value.',
    'Agree on the date for all of them and sign the list.',
    'Bill the balance less the amount held.',
    'Initial each item as it is done; sign the acceptance.',
  ],
  expertGuide: [
    {
      title: 'A value for each item ends the argument about the last check',
      text: 'Holding a quarter of the price for a bent downspout is as wrong as billing everything with a leak open. Put a fair value on each item, the cost to have it finished; the rest is due.',
    },
    {
      title: 'One list, one date, one walk',
      text: 'Lists that grow never end. Agree that the walk covers everything visible that day; anything that shows up later is handled under the warranty, with no loss of rights.',
    },
    contract.warrantyGuide,
    contract.attorneyGuide,
  ],
  subject: 'Open points on a roofing job and their acceptance',
  intro: 'This list shows what is still to be done, what it is worth and when it is due, and records its acceptance.',
  keywords: ['punch list', 'acceptance'],
  required: ['punch.date', 'contract.date', 'item', 'item.what', 'item.where'],
  pages: { main: 2, office: 1 },
  parts: () => [
    contract.officeCover(
      [
        d.p(
          'Hold no more than the fair value of the open points. State retainage and prompt-payment law may limit what can be held, and for how long.',
        ),
      ],
      ['State retainage and prompt-payment law'],
    ),
    d.titledPart('Punch list', [
      d.section('Contract'),
      contract.reference(d.own('punch.number', 'List number'), d.own('punch.date', 'Date of the walk', 'date')),
      d.section('Walked', 'Areas walked, and how'),
      d.answerGrid(
        'walked',
        [
          'Roof field and ridges',
          'Flashings, walls and chimney',
          'Pipes, vents and skylights',
          'Edges, gutters and downspouts',
          'Attic or ceilings below',
          'Ground, beds and driveway',
        ],
        { answers: ['Seen', 'Photos', 'Not seen'] },
      ),
      d.section('Open points', 'Open points with place, photo, date and value held, added up'),
      d.table(
        'item',
        'Open points',
        [
          d.column('what', 'What is to be done', 'text', { width: 3.6 }),
          d.column('where', 'Where', 'text', { width: 1.6 }),
          d.column('photo', 'Photo', 'text', { width: 0.8 }),
          d.column('due', 'By', 'date', { width: 1.3 }),
          d.column('value', 'Held', 'currency', { width: 1.3 }),
          d.column('done', 'Done, initials', 'text', { width: 1.3 }),
        ],
        [],
        {
          blankRows: 5,
          lineNumbers: true,
          totals: [d.total('item.held', 'Held for open points', d.sum('item', 'value'), { strong: true })],
        },
      ),
      d.fields(
        4,
        d.own('sum.balance', 'Contract balance', 'currency'),
        d.calculated('sum.due', 'Due now', 'currency', d.sub('sum.balance', 'item.held')),
        d.own('punch.allBy', 'All to be done by', 'date'),
        d.choice('punch.access', 'Access needed', ['None', 'Outside only', 'Inside, by appointment']),
      ),
      d.section('Agreed'),
      d.clauses(
        [
          'Fair value',
          'The value held for an item is its fair cost of completion and is paid within 7 days of its being done.',
        ],
        ['New requests', 'Work that was not in the contract is a change order, not a punch list item.'],
        [
          'What shows up later',
          'Defects that could not be seen on the walk are covered by the warranty, whatever is signed here.',
        ],
        [
          'If it is not done',
          'If an item is not done 14 days after its date, Owner may, after written notice, have it done by others and keep its value.',
        ],
      ),
      d.signatures(
        [
          { name: 'listOwner', role: 'Owner' },
          { name: 'listContractor', role: 'Contractor', withTitle: true },
        ],
        'For the list, on the day of the walk.',
      ),
      d.section('Acceptance', 'Acceptance when the list is done'),
      d.fields(
        3,
        d.own('accept.date', 'All points done on', 'date'),
        d.own('accept.open', 'Except for'),
        d.own('accept.released', 'Amount released', 'currency'),
      ),
      d.signatures(
        [
          { name: 'owner', role: 'Owner' },
          { name: 'contractor', role: 'Contractor', withTitle: true },
        ],
        'The points above have been done and are accepted.',
      ),
    ]),
    d.part('Photographs', [d.section('Photographs'), d.photos('photo', 'Open points', 4)], {
      follows: true,
      whenUsed: true,
    }),
  ],
})
