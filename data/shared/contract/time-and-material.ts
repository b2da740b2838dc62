/** Time and material up to a limit: rates, hours, materials, and what is left of the limit. */
import * as d from '@/lib/documents/author'

export const timeAndMaterial = (): d.Block[] => [
  d.section('Time and material', 'Time and material with rates, markup, total and limit'),
  d.fields(
    4,
    d.own('tm.limit', 'Limit (not to exceed)', 'currency'),
    d.own('tm.minimum', 'Minimum charge or service call', 'currency'),
    d.own('tm.due', 'Payment due', 'text'),
    d.own('tm.afterHours', 'Night and holiday rate from'),
  ),
  d.table(
    'tm',
    'Time and material',
    [
      d.column('item', 'Labor, equipment or material', 'text', { width: 4.6 }),
      d.column('qty', 'Qty', 'number', { width: 1, decimals: 2 }),
      d.column('unit', 'Unit', 'text', { width: 0.9 }),
      d.column('rate', 'Rate', 'currency', { width: 1.4 }),
      d.column('amount', 'Amount', 'currency', { width: 1.5, formula: d.round(d.mul(d.cell('qty'), d.cell('rate'))) }),
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
        d.total('tm.subtotal', 'Subtotal', d.sum('tm', 'amount')),
        d.totalInput('tm.taxRate', 'Sales tax rate, where it applies', 'percent'),
        d.total('tm.tax', 'Sales tax', d.round(d.mul(d.ref('tm.subtotal'), d.ref('tm.taxRate')))),
        d.total('tm.total', 'Total to date', d.add(d.ref('tm.subtotal'), d.ref('tm.tax')), { strong: true }),
        d.total('tm.left', 'Left under the limit', d.sub(d.ref('tm.limit'), d.ref('tm.total'))),
      ],
    },
  ),
]
