import { defineTemplate } from '@/data/shared/define-template'
import { jobFields, money, num, share, text } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
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
  demand: [0.93, 'Nearly every job.'],
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
    'One order, ready to send: what is needed, what one package covers, the waste, and the number of whole packages. Prices, sales tax and delivery add up to what the invoice should say.',
    'Color and lot are on every line, because two lots of one shingle on one slope show from the street forever. Delivery has its own block: rooftop or ground, which side, how much weight one spot may carry, and whom the driver calls.',
    'You always enter the coverage yourself. Read it off the package of the product you are ordering; do not go from memory.',
  ],
  howToUse: [
    'Enter the quantity needed from the measurements in the unit on the line: square feet, feet or pieces, without waste.',
    'Enter what one package covers, from its label or data sheet. At three bundles to the square, one bundle covers 33.33 sf.',
    'Set the waste for this roof; Order shows whole packages. Accessories have their own lines, so do not count them again in the field waste.',
    'Write product, color and the lot if you continue a roof; ask for one lot per slope.',
    'Enter the quoted prices and the quote number. Compare the total with the quote before you sign.',
    'Send the order, have it confirmed in writing, and give a copy to the person who checks the delivery.',
  ],
  expertGuide: [
    {
      title: 'A worked line',
      text: 'A plan of 1,800 sf at 6 in 12 is 2,012.5 sf of roof. With 12 percent waste and 33.33 sf a bundle the form orders 68 bundles. Starter and cap have their own lines.',
    },
    {
      title: 'Load the ridge, not the rafters',
      text: 'A square of laminated shingles weighs about 200 to 250 lb, and a rooftop load puts tons on a frame in minutes. Spread it along the ridge over bearing walls, never in one stack, and keep it back from the edge. On old decks and trusses ask first.',
      cite: '29 CFR 1926.250(a)(2); 1926.502(j)(7)',
    },
    {
      title: 'An order is a contract',
      text: 'Write the quote number, price, date and place on it, and get changes confirmed in writing. You may refuse goods that do not conform within a reasonable time, but only if you say so; what the crew nails down is accepted.',
      cite: 'UCC 2-206, 2-601, 2-602, 2-606',
    },
    {
      title: 'Get credit for returns',
      text: 'Ask about the restocking fee and the return date before you round up. Whole, unopened packages from one lot can usually be returned; opened boxes, cut metal and custom color do not.',
    },
  ],
  pages: { main: 3 },
  subject: 'Order of roofing materials with quantities, delivery and total',
  intro:
    'Please confirm price, availability and delivery day in writing. No substitutions without our written approval.',
  keywords: ['material order', 'roofing'],
  required: [
    'order.number',
    'order.date',
    'order.by',
    'supplier.name',
    'line',
    'line.item',
    'delivery.date',
    'delivery.where',
  ],
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
          'Enter the need without waste, in the unit given. Order = need plus waste, divided by what one package covers, rounded up.',
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
        d.section('Delivery', 'Delivery day, location, access and load'),
        d.fields(
          4,
          d.own('delivery.date', 'Delivery day', 'date'),
          d.own('delivery.window', 'Between', 'text', { phrase: true }),
          d.choice('delivery.where', 'Set down', [
            'Rooftop, spread along ridge',
            'Ground, as marked',
            'Garage',
            'Our yard',
            'Will call',
          ]),
          d.choice('delivery.truck', 'Truck', ['Boom or conveyor', 'Crane', 'Moffett or forklift', 'Flatbed', 'Any']),
          d.own('delivery.place', 'Exact location and side; areas to keep off', 'text', { span: 2 }),
          d.own('delivery.call', 'Driver calls 30 minutes ahead: name, phone', 'text', { span: 2 }),
          d.own('delivery.access', 'Access: lines, gate, slope, soft ground', 'text', { span: 2 }),
          d.own('delivery.load', 'Load limit or spread on the roof', 'text', { span: 2 }),
          d.own('delivery.receiver', 'Who receives it on site, and phone', 'text', { span: 4 }),
        ),
        d.tickList('check', [
          'Quantities checked against the estimate; differences explained',
          'Color confirmed by the customer in writing',
          'One lot per slope requested',
          'Accessories for the warranty: same manufacturer or listed',
          'Adhesive, coating and tape stored at label temperature',
          'Return terms and restocking fee known',
        ]),
        d.signatures(
          [
            { name: 'buyer', role: 'Ordered for the company', withTitle: true },
            { name: 'supplier', role: 'Confirmed by the supplier', withTitle: true },
          ],
          'We confirm the prices and delivery above. Shortage and damage are reported on the day of delivery.',
        ),
      ],
      { landscape: true },
    ),
  ],
})
