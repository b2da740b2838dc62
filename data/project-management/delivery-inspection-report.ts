import { defineTemplate } from '@/data/define-template'
import { jobFields, money, num, pick, text } from '@/data/parts/columns'
import * as d from '@/lib/documents/author'

export const deliveryInspectionReport = defineTemplate('project-management', {
  name: 'Delivery Inspection Report',
  group: 'Daily Operations',
  description:
    'Delivery check for roofing materials: ordered, on ticket and counted, lots, condition, storage, and the shortage or damage claim of the same day.',
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
    'Ten minutes while the truck is still there. What was ordered, what the ticket says and what was counted stand side by side, with color, lot and date code, and with the condition of each line.',
    'The shortage counts itself from order and count; a refused line has its reason. The second page is the claim: what is missing or damaged, what you ask for and by when, ready to send before noon.',
    'Where material stands, and how it is kept, is part of the check. Insulation that got wet on the pallet is a defect that you bought yourself.',
  ],
  howToUse: [
    'Have the order and the ticket in hand before the first pallet comes off.',
    'Count line by line; read color, size, lot and date code from the package, not from the ticket.',
    'Photograph each defect on the truck or pallet, with the label.',
    'Write shortage and damage on the driver’s copy before you sign it.',
    'Check place, spread, cover and temperature, then sign.',
    'Send the claim page to the supplier the same day and enter the answer.',
  ],
  expertGuide: [
    {
      title: 'Sign for what you counted',
      text: 'A clear signature on the ticket makes the shortage yours to prove. Write three short or two crushed beside the line, or subject to count where the driver cannot wait, and keep the photograph of the ticket.',
    },
    {
      title: 'Reject in time, and say so',
      text: 'A buyer may inspect, and may refuse goods that do not conform, within a reasonable time and with notice to the seller. Once installed, they are accepted: you may still claim, but only after notice, and you pay meanwhile.',
      cite: 'UCC 2-513, 2-602, 2-606, 2-607(3)(a)',
    },
    {
      title: 'One lot per slope',
      text: 'Shade differs from lot to lot within the same color. Two lots on one truck are separated on the roof before they are opened: lot A on the front, lot B on the back. Manufacturers do not pay for a mix that could be seen in the bundle.',
    },
    {
      title: 'Cover, raise, breathe',
      text: 'Factory wrap is for the road, not for the weather. Set insulation and wood on skids, slit or take off the wrap, cover with a breathable tarp and tie it. Adhesives, tapes and water-based coatings have a temperature on the label: freezing can end them.',
    },
  ],
  subject: 'Check of a material delivery and claim for shortage and damage',
  intro: 'Count while the truck is there, write defects on the ticket, send the claim the same day.',
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
            ['Rolls upright, cores round, edges whole', 'flat-lying membrane is kinked'],
            ['Boards dry, square, facers on; thickness measured', 'wet boards go back'],
            ['Metal straight, film on, no rubbed edges', 'gauge and profile against a sample'],
            ['Pails and cylinders sealed, within date', 'stored warm on the truck'],
            ['Fasteners: length, coating, box count', 'right for the deck'],
            ['Safety data sheets for new products', '29 CFR 1910.1200(g)'],
          ],
          ['Yes', 'No', 'N/A'],
          [d.extra('note', 'Finding, photo no.', 2)],
        ),
        d.section('Where it stands', 'Storage and load on the roof'),
        d.tickList('store', [
          'Spread along the ridge or over bearings; no single stack',
          'Six feet or more back from edges, or held against sliding',
          'Raised, covered with a breathable tarp, tied against wind',
          'Clear of drains, exits, meters and hydrants',
          'Adhesive and coating within their temperatures',
          'Drive, lawn and gutters unharmed by the truck',
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
          'To {delivery.supplier}: of delivery {delivery.ticket} on {delivery.date}, order {delivery.order}, the following did not arrive or did not conform. Please confirm today what you will do and by when.',
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
            blankRows: 6,
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
        d.photos('photo', 'Label, damage, ticket with the note', 2, { height: 160 }),
        d.p('What was refused stays covered and untouched, ready for pickup.'),
      ],
      { audience: 'customer' },
    ),
  ],
})
