import { asOf, day, given, jobFields, mark, money, num, open, pick, text, tick } from './parts'
import { projectDocument } from './template'
import {
  add,
  calculated,
  cell,
  div,
  documentModel,
  fields,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  signatures,
  sub,
  sum,
  table,
  tickList,
  total,
  when,
} from '@/lib/documents/author'

const today = ref('report.date')
const trades = ['Roofing', 'Metal', 'Gutters', 'Wood', 'Plumbing', 'Electric', 'Paint', 'Cleanup'] as const
const isLate = given(cell('due'), given(today, when(mul(open(cell('done')), sub(today, cell('due'))), '>', 0, 1, 0)))
const paidBy = (payer: string) => sum('item', 'cost', { key: 'payer', equals: payer })
const inState = (key: string, state: string) => sum('item', key, { key: 'state', equals: state })

export const punchListTracker = projectDocument('Quality & Closeout', 'Excel', {
  name: 'Punch List Tracker',
  description:
    'Roofing punch list tracker: open items by area and trade with due date, cost, back-charge, proof of the fix, percent closed and amount to hold.',
  tags: [
    'punch list',
    'snag list',
    'deficiency list',
    'closeout',
    'final inspection',
    'punch list tracker',
    'punch out',
    'final walkthrough',
    'completion list',
    'back charge',
    'closeout list',
  ],
  fullDescription: [
    'From the first walk to the last signature: each item with its area, trade, due date, cost and the photograph that shows it fixed. Open and overdue items mark themselves, and the head shows the share closed.',
    'The cost of what is open, times the factor in the contract, is the most that an owner should hold for it. So the same sheet answers the crew, the office and the owner.',
    'It is the working list; the acceptance that the owner signs is a document of its own.',
  ],
  howToUse: [
    'Walk with the owner once and write everything down, small or not.',
    'Give each item an area, a trade and a due date; split what two people must do.',
    'Enter what it costs to fix, and who pays: we, the sub or the supplier.',
    'Set Done only with the date and a photograph of the fix.',
    'Enter today’s date and read the marks twice a week.',
    'Have the owner check the closed items, tick them, and sign.',
  ],
  expertGuide: [
    {
      title: 'Make the list before the owner does',
      text: 'Walk the roof yourself two days earlier, with the list in hand. What you found and fixed is service; what the owner finds is a defect.',
    },
    {
      title: 'Substantial completion starts clocks',
      text: 'When the owner can use the roof as intended, warranties, insurance and the time for claims may begin, even with a list open. Write the date down with the list attached, and the date by which it is done.',
      cite: 'AIA A201-2017, 9.8',
    },
    {
      title: 'Hold one and a half times, not everything',
      text: 'Contracts and several state laws limit what may be held for open or disputed items to a multiple of their value, often 150 percent. $800 of open items is $1,200 held, and the rest is due.',
      cite: 'e.g. Cal. Civ. Code 8812(c), disputed amounts',
    },
    {
      title: 'One item, one cause',
      text: 'If five of nine items are the same scuffed metal, the crew needs a talk and not a list. Sort by trade at the end and put the first two lines into the debrief.',
    },
  ],
  document: () =>
    documentModel({
      title: 'Punch List Tracker',
      subject: 'Open items by area and trade with proof of the fix',
      intro: 'An item is closed with its date and a photograph of the fix. Marks show open items past their date.',
      letterhead: 'compact',
      keywords: ['punch list', 'closeout', 'roofing'],
      parts: [
        part(
          'Punch list',
          [
            section('Job and state', 'Job, share closed, overdue items and amount to hold'),
            fields(
              4,
              ...jobFields(),
              own('punch.walked', 'Walked on', 'date'),
              own('punch.with', 'With'),
              own('punch.goal', 'All closed by', 'date'),
              asOf('Today'),
              calculated('punch.count', 'Items', 'number', sum('item', 'one'), { decimals: 0 }),
              calculated('punch.open', 'Open', 'number', sub('punch.count', inState('one', 'Done')), { decimals: 0 }),
              calculated('punch.late', 'Open and late', 'number', sum('item', 'late'), { decimals: 0 }),
              calculated('punch.closed', 'Closed', 'percent', div(inState('one', 'Done'), 'punch.count'), {
                decimals: 0,
              }),
              own('punch.factor', 'Held for open items, times cost', 'number', { decimals: 2, value: 1.5 }),
              calculated('punch.cost', 'Cost of open items', 'currency', sub('item.total', inState('cost', 'Done'))),
              calculated('punch.hold', 'Most to hold', 'currency', round(mul('punch.cost', 'punch.factor'))),
              calculated('punch.back', 'Charged to others', 'currency', add(paidBy('Sub'), paidBy('Supplier'))),
            ),
            section('Items', 'Items with area, trade, due date, cost and proof'),
            table(
              'item',
              'Items',
              [
                text('area', 'Area', 1),
                text('what', 'Item', 3.6),
                pick('trade', 'Trade', trades, 1),
                day('due', 'Due'),
                pick('state', 'Status', ['Open', 'Done'], 0.8),
                day('done', 'Closed'),
                tick('photo', 'Photo', 0.6),
                pick('payer', 'Paid by', ['Us', 'Sub', 'Supplier'], 0.9),
                money('cost', 'Cost', undefined, 1),
                mark('late', 'Late', isLate, 0.5),
                num('one', 'No.', 0, given(cell('due'), 1), 0.4),
              ],
              [],
              {
                blankRows: 20,
                lineNumbers: true,
                totals: [
                  total('item.total', 'Cost of all items', sum('item', 'cost')),
                  total('item.own', 'Our own cost', paidBy('Us'), {
                    strong: true,
                  }),
                ],
              },
            ),
            section('By trade', 'Items and cost by trade'),
            table(
              'trade',
              'By trade',
              [
                text('trade', 'Trade', 2, { fixed: true }),
                num('count', 'Items', 0),
                money('cost', 'Cost'),
                text('talk', 'What to say to the crew', 4),
              ],
              trades.map((trade) => ({
                trade,
                count: sum('item', 'one', { key: 'trade', equals: trade }),
                cost: sum('item', 'cost', { key: 'trade', equals: trade }),
              })),
            ),
            p('Enter a due date with every item: the counts start from it. An item is open until its status is Done.'),
            tickList('walk', [
              'Gutters, drains and roof swept and rinsed',
              'Lawn, beds, drive: magnet in both directions',
              'Metal: scratches touched up, film off',
              'Sealant: tooled, no smears',
              'Siding, windows, unit fins as before',
              'Attic or ceiling dry, vents free',
            ]),
            signatures([
              { name: 'manager', role: 'Contractor' },
              { name: 'owner', role: 'Owner: closed items seen' },
            ]),
          ],
          { landscape: true, audience: 'customer' },
        ),
      ],
    }),
})
