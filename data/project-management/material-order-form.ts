import { given, jobFields, money, num, share, text } from './parts'
import { projectDocument } from './template'
import {
  add,
  cell,
  ceil,
  choice,
  column,
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
  sum,
  table,
  tickList,
  total,
  totalInput,
  type RowInput,
} from '@/lib/documents/author'

const units = ['Bundle', 'Roll', 'Piece', 'Box', 'Sheet', 'Board', 'Pail', 'Tube', 'SQ', 'LF']

const item = (name: string, basis: string, unit: string, per: number | null, waste: number): RowInput => ({
  item: name,
  basis,
  unit,
  per,
  waste,
})

const items: readonly RowInput[] = [
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

export const materialOrderForm = projectDocument('Planning & Setup', 'Excel', {
  name: 'Material Order Form',
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
    'Send the order, have it confirmed in writing, and give the copy to whoever checks the delivery.',
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
  document: () =>
    documentModel({
      title: 'Material Order Form',
      subject: 'Order of roofing materials with quantities, delivery and total',
      intro:
        'Please confirm price, availability and delivery day in writing. Substitutes only with our written approval.',
      letterhead: 'compact',
      keywords: ['material order', 'roofing'],
      parts: [
        part(
          'Order',
          [
            section('Order and supplier'),
            fields(
              4,
              own('order.number', 'Order number'),
              own('order.date', 'Order date', 'date'),
              own('order.by', 'Ordered by'),
              own('order.quote', 'Quote number'),
              own('supplier.name', 'Supplier and branch', 'text', { span: 2 }),
              own('supplier.contact', 'Contact and phone', 'text', { span: 2 }),
              own('supplier.account', 'Account number'),
              own('supplier.terms', 'Terms'),
              choice('order.tax', 'Tax', ['Taxable', 'Exempt: certificate attached']),
              own('order.reply', 'Confirm by', 'date'),
              ...jobFields(),
            ),
            section('Materials', 'Materials with need, coverage, waste, order quantity and price'),
            p(
              'Need without waste, in the unit given. Order = need with waste, divided by what one package covers, rounded up.',
            ),
            table(
              'line',
              'Materials',
              [
                text('item', 'Material', 2.6),
                text('product', 'Product, color, size', 2.6),
                text('lot', 'Lot', 1),
                num('need', 'Need', 1),
                column('basis', 'In', 'select', { options: ['sf', 'LF', 'each'], width: 0.8 }),
                num('per', 'Covers', 2),
                share('waste', 'Waste'),
                num('order', 'Order', 0, ceil(div(mul(cell('need'), add(1, cell('waste'))), cell('per')))),
                column('unit', 'Unit', 'select', { options: units, width: 1 }),
                money('price', 'Price', undefined, 1.1),
                money('amount', 'Amount', round(mul(cell('order'), cell('price')))),
              ],
              items,
              {
                blankRows: 3,
                lineNumbers: true,
                totals: [
                  total('order.subtotal', 'Materials', sum('line', 'amount')),
                  totalInput('order.taxRate', 'Sales tax rate', 'percent'),
                  total('order.taxAmount', 'Sales tax', round(mul(ref('order.subtotal'), ref('order.taxRate')))),
                  totalInput('order.delivery', 'Delivery and rooftop loading', 'currency'),
                  total(
                    'order.total',
                    'Order total',
                    given('order.subtotal', add(ref('order.subtotal'), ref('order.taxAmount'), ref('order.delivery'))),
                    { strong: true },
                  ),
                ],
              },
            ),
            section('Delivery', 'Delivery day, place, access and load'),
            fields(
              4,
              own('delivery.date', 'Delivery day', 'date'),
              own('delivery.window', 'Between'),
              choice('delivery.where', 'Set down', [
                'Rooftop, spread along ridge',
                'Ground, as marked',
                'Garage',
                'Our yard',
                'Will call',
              ]),
              choice('delivery.truck', 'Truck', ['Boom or conveyor', 'Crane', 'Moffett or forklift', 'Flatbed', 'Any']),
              own('delivery.place', 'Exact place and side; keep off', 'text', { span: 2 }),
              own('delivery.call', 'Driver calls 30 minutes ahead: name, phone', 'text', { span: 2 }),
              own('delivery.access', 'Access: lines, gate, slope, soft ground', 'text', { span: 2 }),
              own('delivery.load', 'Load limit or spread on the roof', 'text', { span: 2 }),
              own('delivery.receiver', 'Who receives it on site, with phone', 'text', { span: 4 }),
            ),
            tickList('check', [
              'Quantities compared with the estimate; difference explained',
              'Color confirmed by the customer in writing',
              'One lot per slope requested',
              'Accessories of the warranty: same maker or listed',
              'Temperature: adhesive, coating and tape stored as the label says',
              'Return terms and restocking fee known',
            ]),
            signatures(
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
    }),
})
