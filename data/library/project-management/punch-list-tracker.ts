import { defineTemplate } from '@/data/shared/define-template'
import { asOfToday, day, jobFields, mark, money, num, pick, text, tick, today } from '@/data/shared/columns'
import { isBlank, onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const trades = ['Roofing', 'Metal', 'Gutters', 'Wood', 'Plumbing', 'Electric', 'Paint', 'Cleanup'] as const
const isLate = onceFilled(
  d.cell('due'),
  onceFilled(today, d.when(d.mul(isBlank(d.cell('done')), d.sub(today, d.cell('due'))), '>', 0, 1, 0)),
)
const paidBy = (payer: string) => d.sum('item', 'cost', { key: 'payer', equals: payer })
const inState = (key: string, state: string) => d.sum('item', key, { key: 'state', equals: state })

export const punchListTracker = defineTemplate('project-management', {
  name: 'Punch List Tracker',
  group: 'Quality & Closeout',
  formats: ['PDF', 'Excel'],
  demand: [0.57, 'Most companies now and then.'],
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
    'The tracker runs from the first walk to the last signature: each item with its area, trade, due date, cost and the photograph that shows it fixed. Open and overdue items are marked, and the top shows the share closed.',
    'The cost of the open items, times the factor in the contract, is the most an owner should hold back for them. One sheet answers the crew, the office and the owner.',
    'This is the working list; the acceptance the owner signs is a separate document.',
  ],
  howToUse: [
    'Walk with the owner once and write everything down, small or not.',
    'Give each item an area, a trade and a due date; split any item that two people must do.',
    'Enter what it costs to fix and who pays: us, the sub or the supplier.',
    'Set Done only with the date and a photograph of the fix.',
    'Check the marks twice a week; they count to today.',
    'Have the owner check the closed items, tick them, and sign.',
  ],
  expertGuide: [
    {
      title: 'Make the list before the owner does',
      text: 'Walk the roof yourself two days earlier, with the list in hand. What you find and fix is service; what the owner finds is a defect.',
    },
    {
      title: 'Substantial completion starts deadlines',
      text: 'When the owner can use the roof as intended, warranties, insurance and the time for claims may begin, even with open items. Write that date down with the list attached, and the date the list will be done.',
      cite: 'AIA A201-2017, 9.8',
    },
    {
      title: 'Hold one and a half times, not everything',
      text: 'Contracts and several state laws limit what may be held for open or disputed items to a multiple of their value, often 150 percent. With $800 of open items, $1,200 is held and the rest is due.',
      cite: 'e.g. Cal. Civ. Code 8812(c), disputed amounts',
    },
    {
      title: 'Many items, one cause',
      text: 'If five of nine items are the same scuffed metal, the crew needs a talk, not a list. Sort by trade at the end and put the top two lines in the debrief.',
    },
  ],
  pages: { main: 3 },
  subject: 'Open items by area and trade, with proof of the fix',
  intro: 'Close an item with its date and a photograph of the fix. Marks show open items past their date.',
  keywords: ['punch list', 'closeout', 'roofing'],
  required: ['punch.walked', 'report.date', 'item', 'item.what', 'item.trade'],
  parts: () => [
    d.part(
      'Punch list',
      [
        d.section('Job and status', 'Job, share closed, overdue items and amount to hold'),
        d.fields(
          4,
          ...jobFields(),
          d.own('punch.walked', 'Walked on', 'date'),
          d.own('punch.with', 'With'),
          d.own('punch.goal', 'All to be closed by', 'date'),
          asOfToday(),
          d.calculated('punch.count', 'Items', 'number', d.sum('item', 'one'), { decimals: 0 }),
          d.calculated('punch.open', 'Open', 'number', d.sub('punch.count', inState('one', 'Done')), { decimals: 0 }),
          d.calculated('punch.late', 'Open and late', 'number', d.sum('item', 'late'), { decimals: 0 }),
          d.calculated('punch.closed', 'Closed', 'percent', d.div(inState('one', 'Done'), 'punch.count'), {
            decimals: 0,
          }),
          d.own('punch.factor', 'Held for open items (times cost)', 'number', { decimals: 2, value: 1.5 }),
          d.calculated('punch.cost', 'Cost of open items', 'currency', d.sub('item.total', inState('cost', 'Done'))),
          d.calculated('punch.hold', 'Most to hold', 'currency', d.round(d.mul('punch.cost', 'punch.factor'))),
          d.calculated('punch.back', 'Charged to others', 'currency', d.add(paidBy('Sub'), paidBy('Supplier'))),
        ),
        d.section('Items', 'Items with area, trade, due date, cost and proof'),
        d.table(
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
            num('one', 'No.', 0, onceFilled(d.cell('due'), 1), 0.4),
          ],
          [],
          {
            blankRows: 20,
            log: true,
            lineNumbers: true,
            totals: [
              d.total('item.total', 'Cost of all items', d.sum('item', 'cost')),
              d.total('item.own', 'Our own cost', paidBy('Us'), { strong: true }),
            ],
          },
        ),
        d.section('By trade', 'Items and cost by trade'),
        d.table(
          'trade',
          'By trade',
          [
            text('trade', 'Trade', 2, { fixed: true }),
            num('count', 'Items', 0),
            money('cost', 'Cost'),
            text('talk', 'What to tell the crew', 4),
          ],
          trades.map((trade) => ({
            trade,
            count: d.sum('item', 'one', { key: 'trade', equals: trade }),
            cost: d.sum('item', 'cost', { key: 'trade', equals: trade }),
          })),
        ),
        d.p('Enter a due date with every item: the counts start from it. An item is open until its status is Done.'),
        d.tickList('walk', [
          'Gutters, drains and roof swept and rinsed',
          'Lawn, beds, driveway: magnet in both directions',
          'Metal: scratches touched up, film off',
          'Sealant tooled, no smears',
          'Siding, windows and AC fins undamaged',
          'Attic or ceiling dry, vents clear',
        ]),
        d.signatures([
          { name: 'manager', role: 'Contractor' },
          { name: 'owner', role: 'Owner: closed items checked' },
        ]),
      ],
      { landscape: true, audience: 'customer' },
    ),
  ],
})
