import { defineTemplate } from '@/data/define-template'
import { jobFields, money, num, share, text } from '@/data/parts/columns'
import { onceFilled } from '@/data/parts/guards'
import * as d from '@/lib/documents/author'

const units = ['Bundle', 'Roll', 'Piece', 'Box', 'Sheet', 'Board', 'Pail', 'Tube', 'SQ', 'LF']

const item = (name: string, basis: string, unit: string, per: number | null, waste: number): d.RowInput => ({
  item: name,
  basis,
  unit,
  per,
  waste,
})

const items: readonly d.RowInput[] = [
  item('Field covering', 'sf', 'Bundle', null, 0.1),
  item('Starter', 'LF', 'Bundle', null, 0.05),
  item('Hip and ridge', 'LF', 'Bundle', null, 0.05),
  item('Underlayment', 'sf', 'Roll', 1000, 0.1),
  item('Ice barrier', 'sf', 'Roll', 195, 0.1),
  item('Drip edge, 10 ft', 'LF', 'Piece', 10, 0.05),
  item('Valley, 10 ft', 'LF', 'Piece', 10, 0.1),
  item('Step flashing', 'LF', 'Piece', null, 0.05),
  item('Decking, 4 × 8 ft', 'sf', 'Sheet', 32, 0.05),
  item('Board, 4 × 8 ft', 'sf', 'Board', 32, 0.05),
  item('Fasteners', 'each', 'Box', null, 0.05),
  item('Boots, vents', 'each', 'Piece', 1, 0),
  item('Sealant', 'each', 'Tube', 1, 0),
]

export const materialOrderForm = defineTemplate('project-management', {
  name: 'Material Order Form',
  group: 'Planning & Setup',
  formats: ['PDF', 'Excel'],
  description:
    'Roofing material order with need, coverage and waste rounded to whole packages, color and lot, delivery place, tax and total.',
  tags: [
    'material order',
    'purchase order',
    'supplier order',
    'roofing materials list',
    'rooftop delivery',
    'lot number',
    'PO',
    'material list',
    'shingle order',
    'takeoff',
    'supply house order',
    'bill of materials',
  ],
  fullDescription: [
    'One order, ready to send: what is needed, what one package covers, the waste, and the whole packages that follow. Prices, sales tax and delivery add up to what the invoice must say.',
    'Color and lot stand on every line, because two lots of one shingle on one slope are seen from the street forever. Delivery has its own block: rooftop or ground, which side, what weight one place may carry, whom the driver calls.',
    'The coverage is always your input. Read it from the package of the product that you order, not from memory.',
  ],
  howToUse: [
    'Enter the need from the measurements in the unit of the line: square feet, feet or pieces, without waste.',
    'Enter what one package covers, from its label or data sheet. A bundle at three to the square covers 33.33 sf.',
    'Set the waste for this roof; Order shows whole packages. Accessories have lines of their own, so do not count them in the field’s waste too.',
    'Write product, color and the lot if you continue a roof; ask for one lot per slope.',
    'Enter the prices of the quote and its number. Compare the total with the quote before you sign.',
    'Send the order, have it confirmed in writing, and give the copy to the person who checks the delivery.',
  ],
  expertGuide: [
    {
      title: 'A worked line',
      text: 'A plan of 1,800 sf at 6 in 12 is 2,012.5 sf of roof. With 12 percent waste and 33.33 sf a bundle the form orders 68 bundles. Starter and cap are lines of their own.',
    },
    {
      title: 'Load the ridge, not the rafters',
      text: 'A square of laminated shingles weighs about 200 to 250 lb, and a rooftop load puts tons on a frame in minutes. Spread it along the ridge over bearing walls, never in one stack, and keep it back from the edge. On old decks and trusses ask first.',
      cite: '29 CFR 1926.250(a)(2); 1926.502(j)(7)',
    },
    {
      title: 'An order is a contract',
      text: 'Write the quote number, price, date and place on it, and have changes confirmed in writing. Goods that do not conform may be refused within a reasonable time, but only if you say so; what the crew nails down is accepted.',
      cite: 'UCC 2-206, 2-601, 2-602, 2-606',
    },
    {
      title: 'Credit for what comes back',
      text: 'Ask about the restocking fee and the return date before you round up. Whole unopened packages in the same lot usually go back; opened boxes, cut metal and custom color do not.',
    },
  ],
  subject: 'Order of roofing materials with quantities, delivery and total',
  intro: 'Please confirm price, availability and delivery day in writing. Substitutes only with our written approval.',
  keywords: ['material order', 'roofing'],
  parts: () => [
    d.part(
      'Order',
      [
        d.section('Order and supplier'),
        d.fields(
          4,
          d.own('order.number', 'Order number'),
          d.own('order.date', 'Order date', 'date'),
          d.own('order.by', 'Ordered by'),
          d.own('order.quote', 'Quote number'),
          d.own('supplier.name', 'Supplier and branch', 'text', { span: 2 }),
          d.own('supplier.contact', 'Contact and phone', 'text', { span: 2 }),
          d.own('supplier.account', 'Account number'),
          d.own('supplier.terms', 'Terms'),
          d.choice('order.tax', 'Tax', ['Taxable', 'Exempt: certificate attached']),
          d.own('order.reply', 'Confirm by', 'date'),
          ...jobFields(),
        ),
        d.section('Materials', 'Materials with need, coverage, waste, order quantity and price'),
        d.p(
          'Need without waste, in the unit given. Order = need with waste, divided by what one package covers, rounded up.',
        ),
        d.table(
          'line',
          'Materials',
          [
            text('item', 'Material', 2.6),
            text('product', 'Product, color, size', 2.6),
            text('lot', 'Lot', 1),
            num('need', 'Need', 1),
            d.column('basis', 'In', 'select', { options: ['sf', 'LF', 'each'], width: 0.8 }),
            num('per', 'Covers', 2),
            share('waste', 'Waste'),
            num('order', 'Order', 0, d.ceil(d.div(d.mul(d.cell('need'), d.add(1, d.cell('waste'))), d.cell('per')))),
            d.column('unit', 'Unit', 'select', { options: units, width: 1 }),
            money('price', 'Price', undefined, 1.1),
            money('amount', 'Amount', d.round(d.mul(d.cell('order'), d.cell('price')))),
          ],
          items,
          {
            blankRows: 3,
            lineNumbers: true,
            totals: [
              d.total('order.subtotal', 'Materials', d.sum('line', 'amount')),
              d.totalInput('order.taxRate', 'Sales tax rate', 'percent'),
              d.total('order.taxAmount', 'Sales tax', d.round(d.mul(d.ref('order.subtotal'), d.ref('order.taxRate')))),
              d.totalInput('order.delivery', 'Delivery and rooftop loading', 'currency'),
              d.total(
                'order.total',
                'Order total',
                onceFilled(
                  'order.subtotal',
                  d.add(d.ref('order.subtotal'), d.ref('order.taxAmount'), d.ref('order.delivery')),
                ),
                { strong: true },
              ),
            ],
          },
        ),
        d.section('Delivery', 'Delivery day, place, access and load'),
        d.fields(
          4,
          d.own('delivery.date', 'Delivery day', 'date'),
          d.own('delivery.window', 'Between'),
          d.choice('delivery.where', 'Set down', [
            'Rooftop, spread along ridge',
            'Ground, as marked',
            'Garage',
            'Our yard',
            'Will call',
          ]),
          d.choice('delivery.truck', 'Truck', ['Boom or conveyor', 'Crane', 'Moffett or forklift', 'Flatbed', 'Any']),
          d.own('delivery.place', 'Exact place and side; keep off', 'text', { span: 2 }),
          d.own('delivery.call', 'Driver calls 30 minutes ahead: name, phone', 'text', { span: 2 }),
          d.own('delivery.access', 'Access: lines, gate, slope, soft ground', 'text', { span: 2 }),
          d.own('delivery.load', 'Load limit or spread on the roof', 'text', { span: 2 }),
          d.own('delivery.receiver', 'Who receives it on site, with phone', 'text', { span: 4 }),
        ),
        d.tickList('check', [
          'Quantities compared with the estimate; difference explained',
          'Color confirmed by the customer in writing',
          'One lot per slope requested',
          'Accessories of the warranty: same manufacturer or listed',
          'Temperature: adhesive, coating and tape stored as the label says',
          'Return terms and restocking fee known',
        ]),
        d.signatures(
          [
            { name: 'buyer', role: 'Ordered for the company', withTitle: true },
            { name: 'supplier', role: 'Confirmed by the supplier', withTitle: true },
          ],
          'Prices and delivery as above. Shortage and damage are reported on the day of delivery.',
        ),
      ],
      { landscape: true },
    ),
  ],
})
