/** Time and material up to a limit: rates, hours, materials, and what is left of the limit. */
import {
  add,
  cell,
  column,
  fields,
  mul,
  own,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  totalInput,
  type Block,
} from '@/lib/documents/author'

export const timeAndMaterial = (): Block[] => [
  section('Time and material', 'Time and material with rates, markup, total and limit'),
  fields(
    4,
    own('tm.limit', 'Limit (not to exceed)', 'currency'),
    own('tm.minimum', 'Minimum charge or call-out', 'currency'),
    own('tm.due', 'Payment due', 'text'),
    own('tm.afterHours', 'Night and holiday rate from'),
  ),
  table(
    'tm',
    'Time and material',
    [
      column('item', 'Labor, equipment or material', 'text', { width: 4.6 }),
      column('qty', 'Qty', 'number', { width: 1, decimals: 2 }),
      column('unit', 'Unit', 'text', { width: 0.9 }),
      column('rate', 'Rate', 'currency', { width: 1.4 }),
      column('amount', 'Amount', 'currency', { width: 1.5, formula: round(mul(cell('qty'), cell('rate'))) }),
    ],
    [
      { item: 'Foreman', unit: 'HR' },
      { item: 'Roofer', unit: 'HR' },
      { item: 'Truck, ladders and fall protection', unit: 'DAY' },
      { item: 'Tarps, battens and fasteners', unit: 'LS' },
      { item: 'Patch and sealing materials', unit: 'LS' },
    ],
    {
      blankRows: 1,
      lineNumbers: true,
      totals: [
        total('tm.subtotal', 'Subtotal', sum('tm', 'amount')),
        totalInput('tm.taxRate', 'Sales tax rate, where it applies', 'percent'),
        total('tm.tax', 'Sales tax', round(mul(ref('tm.subtotal'), ref('tm.taxRate')))),
        total('tm.total', 'Total to date', add(ref('tm.subtotal'), ref('tm.tax')), { strong: true }),
        total('tm.left', 'Left of the limit', sub(ref('tm.limit'), ref('tm.total'))),
      ],
    },
  ),
]
