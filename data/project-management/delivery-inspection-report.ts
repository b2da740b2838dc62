import { defineTemplate } from '@/data/define-template'
import { jobFields, money, num, pick, text } from '@/data/parts/columns'
import * as d from '@/lib/documents/author'

export const deliveryInspectionReport = defineTemplate('project-management', {
  name: 'Delivery Inspection Report',
  group: 'Daily Operations',
  description:
    'Delivery check for roofing materials: quantities ordered, ticketed and counted, lots, condition, storage, and a shortage or damage claim sent the same day.',
  tags: [
    'delivery inspection',
    'receiving report',
    'material receiving',
    'delivery ticket',
    'shortage claim',
    'damaged material',
    'receiving checklist',
    'packing slip',
    'rooftop delivery',
    'material count',
    'supplier claim',
  ],
  fullDescription: [
    'Take ten minutes while the truck is still there. What was ordered, what the ticket says and what was counted are side by side, with the color, lot, date code and condition of each line.',
    'The shortage is figured from the order and the count, and each refused line has its reason. The second page is the claim: what is missing or damaged, what you ask for and by when, ready to send before noon.',
    'The check covers where material is set down and how it is stored. Insulation that got wet on the pallet is a defect you paid for yourself.',
  ],
  howToUse: [
    'Have the order and the ticket in hand before the first pallet comes off.',
    'Count line by line. Read color, size, lot and date code off the package, not from the ticket.',
    'Photograph each defect on the truck or pallet, with the label.',
    'Write shortage and damage on the driver’s copy before you sign it.',
    'Check place, spread, cover and temperature, then sign.',
    'Send the claim page to the supplier the same day and enter the answer.',
  ],
  expertGuide: [
    {
      title: 'Sign for what you counted',
      text: 'If you sign a clean ticket, you have to prove the shortage. Write “3 short” or “2 crushed” next to the line, or “subject to count” if the driver cannot wait, and keep a photo of the ticket.',
    },
    {
      title: 'Reject in time, and say so',
      text: 'A buyer may inspect, and may refuse goods that do not conform, within a reasonable time and with notice to the seller. Once installed, they are accepted: you may still make a claim, but only after notice, and you owe the price meanwhile.',
      cite: 'UCC 2-513, 2-602, 2-606, 2-607(3)(a)',
    },
    {
      title: 'Use one lot per slope',
      text: 'Shade differs from lot to lot within the same color. If two lots come on one truck, separate them before opening: lot A on the front, lot B on the back. Manufacturers do not pay for a mix that could be seen in the bundle.',
    },
    {
      title: 'Cover, raise, breathe',
      text: 'Factory wrap is made for the road, not the weather. Set insulation and wood on skids, slit or remove the wrap, cover with a breathable tarp and tie it down. Adhesives, tapes and water-based coatings have a storage temperature on the label, and freezing can ruin them.',
    },
  ],
  subject: 'Check of a material delivery and claim for shortage and damage',
  intro: 'Count while the truck is there, write defects on the ticket, and send the claim the same day.',
  keywords: ['delivery', 'receiving', 'roofing'],
  parts: () => [
    d.part(
      'Delivery check',
      [
        d.section('Delivery'),
        d.fields(
          4,
          ...jobFields(),
          d.own('delivery.supplier', 'Supplier and branch', 'text', { span: 2 }),
          d.own('delivery.order', 'Order number'),
          d.own('delivery.ticket', 'Ticket number'),
          d.own('delivery.date', 'Date', 'date'),
          d.own('delivery.time', 'Arrived, left'),
          d.own('delivery.driver', 'Driver, truck'),
          d.field('job.foreman', { label: 'Checked by' }),
        ),
        d.section('Count', 'Ordered, on the ticket and counted, with lot and condition'),
        d.table(
          'item',
          'Count',
          [
            text('material', 'Material, color, size', 2.6),
            num('ordered', 'Order', 0, undefined, 0.8),
            num('ticket', 'Ticket', 0, undefined, 0.8),
            num('counted', 'Counted', 0, undefined, 0.8),
            num('short', 'Short', 0, d.max(0, d.sub(d.cell('ordered'), d.cell('counted'))), 0.8),
            text('lot', 'Lot or date code', 1.2),
            pick(
              'state',
              'Condition',
              ['Good', 'Wet', 'Crushed', 'Torn', 'Wrong item', 'Wrong color', 'Out of date'],
              1.3,
            ),
          ],
          [],
          { blankRows: 12, lineNumbers: true },
        ),
        d.section('What to look at'),
        d.checklist(
          'look',
          [
            [
              'Product, type and standard on the label match the order',
              'manufacturer, ASTM number, fire or wind class',
            ],
            ['Color name and lot the same on all packages of a slope', 'open one bundle in daylight'],
            ['Bundles flat, dry, not stuck or cracked', 'bend one in the cold'],
            ['Rolls upright, cores round, edges whole', 'membrane stored flat gets kinked'],
            ['Boards dry, square, facers on; thickness measured', 'send wet boards back'],
            ['Metal straight, film on, no rubbed edges', 'gauge and profile against a sample'],
            ['Pails and cylinders sealed, within date', 'kept warm on the truck'],
            ['Fasteners: length, coating, box count', 'right for the deck'],
            ['Safety data sheets for new products', '29 CFR 1910.1200(g)'],
          ],
          ['Yes', 'No', 'N/A'],
          [d.extra('note', 'Finding, photo no.', 2)],
        ),
        d.section('Where it is stored', 'Storage and load on the roof and ground'),
        d.tickList('store', [
          'Spread along the ridge or over bearings; no single stack',
          'Six feet or more from edges, or kept from sliding',
          'Raised, covered with a breathable tarp, tied against wind',
          'Clear of drains, exits, meters and hydrants',
          'Adhesive and coating within their temperatures',
          'No truck damage to driveway, lawn or gutters',
        ]),
        d.fields(
          4,
          d.choice('delivery.result', 'Delivery', ['Accepted', 'Accepted, claim below', 'Refused in part', 'Refused']),
          d.own('delivery.noted', 'Noted on driver’s copy', 'text', { span: 2 }),
          d.choice('delivery.driverSigned', 'Driver signed the note', ['Yes', 'No', 'Left before']),
        ),
        d.signatures([
          { name: 'receiver', role: 'Received by' },
          { name: 'driver', role: 'Driver' },
        ]),
      ],
      { audience: 'crew' },
    ),
    d.part(
      'Claim',
      [
        d.section('Claim to the supplier', 'Claim for shortage and damage with deadline'),
        d.p(
          'To {delivery.supplier}: on delivery {delivery.ticket} of {delivery.date}, order {delivery.order}, the following items did not arrive or did not conform. Please confirm today what you will do and by when.',
        ),
        d.table(
          'claim',
          'Claim',
          [
            text('what', 'Material, photo no.', 4),
            pick('why', 'Reason', ['Short', 'Damaged', 'Wet', 'Wrong item', 'Wrong color, lot', 'Late'], 1.4),
            num('qty', 'Quantity', 0),
            money('price', 'Unit price', undefined, 1.1),
            money('value', 'Value', d.round(d.mul(d.cell('qty'), d.cell('price'))), 1.2),
            pick('ask', 'We ask for', ['Replacement', 'Credit', 'Pickup, credit', 'Lower price'], 1.4),
          ],
          [],
          {
            blankRows: 4,
            lineNumbers: true,
            totals: [d.total('claim.total', 'Value claimed', d.sum('claim', 'value'), { strong: true })],
          },
        ),
        d.fields(
          4,
          d.own('claim.needed', 'Needed on site by', 'date'),
          d.own('claim.hours', 'Crew hours waiting', 'number', { decimals: 1 }),
          d.own('claim.sent', 'Sent on', 'date'),
          d.own('claim.to', 'Sent to'),
          d.own('claim.answer', 'Answer, by whom', 'text', { span: 2 }),
          d.own('claim.closed', 'Replaced or credited on', 'date'),
          d.own('claim.credit', 'Credit received', 'currency'),
        ),
        d.photos('photo', 'Label, damage, ticket with the note', 2, { height: 105 }),
        d.p('Refused material stays covered and untouched, ready for pickup.'),
      ],
      { audience: 'customer' },
    ),
  ],
})
