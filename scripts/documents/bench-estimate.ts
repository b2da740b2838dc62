import {
  add,
  cell,
  choice,
  clauses,
  column,
  documentModel,
  field,
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
  type DocumentModel,
} from '@/lib/documents/author'

const scope = [
  'Tear off one layer of shingles and felt',
  'Container and landfill fees',
  'Re-nail the roof deck',
  'Self-adhered ice barrier at eaves and valleys',
  'Synthetic underlayment over the field',
  'Drip edge, aluminum, white',
  'Adhesive starter strip',
  'Laminated shingles, six nails each',
  'Hip and ridge caps',
  'Shingle-over ridge vent',
  'Step flashing at walls',
  'Chimney flashing set',
  'Pipe boots',
  'Skylight flashing kit',
  'Gutter apron',
  'Detach and reset a satellite dish',
  'Permit and inspection fee',
  'Magnet sweep and cleanup',
]
const checks = [
  'Attic vents measured',
  'Deck checked for soft spots',
  'Valleys looked at',
  'Chimney and walls',
  'Pipe boots',
]
const term =
  'The work follows the manufacturer’s published instructions and the building code, and is photographed as it goes.'

/**
 * The yardstick of the benchmark: 30 fields, 15 checkboxes, 18 priced lines, 12 clauses and two signatures on three
 * pages.
 */
export function benchEstimate(): DocumentModel {
  return documentModel({
    title: 'Residential Roof Estimate',
    subject: 'Benchmark',
    intro: 'An estimate of the length that a contractor hands over at the kitchen table.',
    parts: [
      part('Estimate', [
        section('Customer and property'),
        fields(
          2,
          ...(['estimate.number', 'estimate.date', 'estimate.validUntil', 'estimate.estimator'] as const).map((name) =>
            field(name),
          ),
          ...(['customer.name', 'customer.phone', 'customer.email', 'job.address'] as const).map((name) => field(name)),
          ...(['job.city', 'job.state', 'roof.layers', 'roof.pitch', 'roof.squares', 'roof.deck'] as const).map(
            (name) => field(name),
          ),
          ...(['insurance.carrier', 'insurance.claim', 'job.startDate', 'job.permit'] as const).map((name) =>
            field(name),
          ),
        ),
        section('Before the work'),
        tickList(
          'before',
          [1, 2, 3].flatMap((round) => checks.map((check) => `${check}, round ${round}`)),
        ),
        section('Scope and price'),
        table(
          'line',
          'Scope and price',
          [
            column('description', 'Description', 'text', { width: 5, fixed: true }),
            column('qty', 'Qty', 'number'),
            column('unit', 'Unit', 'text', { width: 1, fixed: true }),
            column('price', 'Unit price', 'currency'),
            column('total', 'Line total', 'currency', { formula: round(mul(cell('qty'), cell('price'))) }),
          ],
          scope.map((description) => ({ description, unit: 'SQ' })),
          {
            lineNumbers: true,
            totals: [
              total('totals.subtotal', 'Subtotal', sum('line', 'total')),
              totalInput('totals.taxRate', 'Sales tax rate', 'percent'),
              total('totals.tax', 'Sales tax', round(mul(ref('totals.subtotal'), ref('totals.taxRate')))),
              total('totals.total', 'Total', add(ref('totals.subtotal'), ref('totals.tax')), { strong: true }),
            ],
          },
        ),
        section('Payment'),
        p('Each amount is due on the day named beside it.'),
        fields(
          2,
          ...['Deposit', 'On delivery', 'On completion'].map((label, index) =>
            own(`payment.${index}`, label, 'currency'),
          ),
          choice('payment.method', 'Method', ['Check', 'Card', 'ACH', 'Financing']),
        ),
        section('Terms'),
        clauses(...Array.from({ length: 12 }, (_, index): [string, string] => [`Term ${index + 1}`, term])),
        signatures([
          { name: 'owner', role: 'Property owner' },
          { name: 'contractor', role: 'Contractor' },
        ]),
      ]),
    ],
  })
}
