import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { gallonsOf, withLoss } from '@/data/roofs/shorthand'
import * as d from '@/lib/documents/author'

const lines: readonly estimate.ScopeGroup[] = [
  {
    group: 'Test, wash and repair',
    lines: [
      estimate.line('Adhesion patches, three places, read after 7 days', 'Adhesion', 'EA', 'Equipment'),
      estimate.line('Wash with cleaner, old loose film off', 'Wash', 'SQ', 'Labor', d.ref('measure.squares')),
      estimate.line(
        'Replace loose screws, next size up with washer',
        'New screws',
        'EA',
        'Material',
        d.ref('count.newScrews'),
      ),
      estimate.line('Tighten seams and laps, butyl and stitch screws', 'Laps', 'LF', 'Material', d.ref('linear.laps')),
      estimate.line('Replace rusted-through panel', 'Panels', 'SF', 'Material'),
      estimate.line('Wire-brush and convert rust', 'Rust', 'SF', 'Labor', d.ref('area.rust')),
    ],
  },
  {
    group: 'Prime, reinforce and coat',
    lines: [
      estimate.line('Rust-inhibitive primer by area', 'Primer', 'GAL', 'Material', withLoss(gallonsOf(1))),
      estimate.line(
        'Fabric and mastic at horizontal seams',
        'Seam fabric',
        'LF',
        'Material',
        d.ref('linear.horizontal'),
      ),
      estimate.line('Mastic cap on each exposed screw', 'Screw caps', 'EA', 'Material', d.ref('count.screws')),
      estimate.line('Curbs, pipes and skylight edges in mastic', 'Curbs', 'EA', 'Material', d.ref('count.curbs')),
      estimate.line('Base coat, tinted against the finish', 'Base coat', 'GAL', 'Material', withLoss(gallonsOf(2))),
      estimate.line('Finish coat to the dry mils named', 'Finish coat', 'GAL', 'Material', withLoss(gallonsOf(3))),
      estimate.line(
        'Spray or roll labor, wet film read each square',
        'Coating labor',
        'SQ',
        'Labor',
        d.ref('measure.squares'),
      ),
    ],
  },
  {
    group: 'Access and cleanup',
    lines: [
      estimate.line('Lift, lanyards and skylight covers', 'Access', 'LS', 'Equipment'),
      estimate.line('Masking, cars moved, wind watch', 'Masking', 'LS', 'Labor'),
      estimate.line('Wash water and empty pails', 'Disposal', 'LS', 'Disposal'),
    ],
  },
]

/** Besides the five estimates of its system: a metal roof that is kept and coated. */
const takeoffLines: readonly estimate.TakeoffLine[] = [
  estimate.takeoff('Primer, 5 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 5, 'Pails'),
  estimate.takeoff('Base coat, 5 gal', 'Mil table', gallonsOf(2), 'GAL', d.ref('measure.waste'), 5, 'Pails'),
  estimate.takeoff('Finish coat, 5 gal', 'Mil table', gallonsOf(3), 'GAL', d.ref('measure.waste'), 5, 'Pails'),
  estimate.takeoff('Oversize screws', 'Screws to replace', d.ref('count.newScrews'), 'EA', 0.05, 250, 'Bags'),
  estimate.takeoff('Stitch screws', 'Laps, one each foot', d.ref('linear.laps'), 'EA', 0.05, 250, 'Bags'),
  estimate.takeoff('Butyl tape, 50 ft', 'Laps', d.ref('linear.laps'), 'LF', 0.05, 50, 'Rolls'),
  estimate.takeoff('Fabric, 6 in × 300 ft', 'Horizontal seams', d.ref('linear.horizontal'), 'LF', 0.1, 300, 'Rolls'),
  estimate.takeoff('Mastic, 2 gal', 'Horizontal seams', d.ref('linear.horizontal'), 'LF', 0.1, 60, 'Pails'),
  estimate.takeoff('Screw-cap mastic, 2 gal', 'Screws', d.ref('count.screws'), 'EA', 0.05, 500, 'Pails'),
  estimate.takeoff('Cleaner', 'Squares', d.ref('measure.squares'), 'SQ', 0.1, 20, 'Gallons'),
]

const scope = estimate.supplied([...lines, estimate.adderGroup({ isSloped: true, layers: 'none' })], takeoffLines)

export const metalRoofCoatingEstimate = defineTemplate('estimate', {
  id: '1040',
  name: 'Metal Roof Coating Estimate',
  demand: [0.49, 'Part of the companies, or some jobs.'],
  telling: 'Scope and price',
  description:
    'Coating of an existing metal roof: screws, laps, rust, primer and mil table with gallons, three terms, allowances, cost and price.',
  subcategory: 'metal-roofing',
  systemSlug: 'metal-roofing',
  systemName: 'Metal Roofing',
  systemType: 'sloped',
  downloads: [600, 1200],
  tags: [
    'metal roof coating',
    'metal restoration',
    'elastomeric',
    'rust',
    'R-panel',
    'screw-down',
    'mil thickness',
    'gallons',
    'estimate',
  ],
  fullDescription: [
    'An estimate for coating a metal roof instead of replacing it: screws and laps first, rust second, then primer, reinforced seams and a film with stated dry mils. The order matters, because paint over a moving lap is a leak with a color.',
    'The mil table turns area, ribs and solids into wet mils and gallons for primer, base and finish. The rust survey sorts each slope into clean, surface rust and perforated, so that panels to replace are counted before they are coated.',
    'Three terms are side by side with their mils; allowances price screws that no longer hold. Cost stays in the office.',
  ],
  howToUse: [
    'Walk the screw lines, sort each slope on the rust survey, and count screws to replace.',
    'Make adhesion patches before you promise a primer; read them after a week.',
    'Enter planes, lengths and counts, add the ribs to the texture figure, and take mils from the manufacturer’s table.',
    'Price primer, base, finish and labor on Cost; see that every count below reads 0.',
    'Fill in terms and allowances, and enter 0 beside the term that the scope prices.',
    estimate.sendStep('Estimate'),
  ],
  expertGuide: [
    {
      title: 'Ribs are area',
      text: 'A ribbed panel has 10 to 40% more surface than its plan. Put that in the texture figure, or the film comes out thin exactly where the warranty is measured. Gallons = sf × dry mils ÷ (1604 × solids), then loss for wind and roller.',
      cite: 'ASTM D4414 (wet film); ASTM D7091 (dry film on metal)',
    },
    {
      title: 'Fix movement before film',
      text: 'End laps and fasteners move each day with the sun. Replace loose screws one size up, close laps with butyl and stitch screws, bridge horizontal seams with fabric. Perforated metal is replaced: no primer spans a hole.',
      cite: 'ASTM D4541 (pull-off adhesion); ASTM D6083 and D6694',
    },
    estimate.acceptanceGuide,
    estimate.marginGuide,
  ],
  pages: { main: 3, office: 4 },
  subject: 'Coating of an existing metal roof: preparation, mil table, terms, cost and price',
  intro: 'How we repair and coat your metal roof, and what it costs. This is not a contract.',
  keywords: ['metal roof coating', 'restoration', 'gallons', 'mils'],
  required: ['product.field'],
  parts: () => [
    d.part('Estimate', [
      ...estimate.customerBlocks(),
      d.section('Roof and coating', 'Roof facts, measurements and coating selections'),
      d.fields(
        4,
        d.choice('roof.panel', 'Panel', ['R-panel', 'Corrugated', 'Standing seam', 'Metal tile']),
        d.field('roof.age'),
        d.choice('roof.film', 'Film on it now', [
          'Factory paint',
          'Bare',
          'Acrylic',
          'Silicone',
          'Asphalt, aluminum',
          'Unknown',
        ]),
        d.field('roof.pitch'),
        ...estimate.areaSummary,
        estimate.shown('linear.horizontal', 'Horizontal seams (ft)'),
        estimate.shown('count.screws', 'Exposed screws'),
        estimate.shown('count.newScrews', 'Screws replaced'),
        d.calculated('summary.gallons', 'Gallons, before loss', 'number', d.ref('coat.gallons'), { decimals: 1 }),
        d.own('product.field', 'Coating: manufacturer, line and color', 'text', { span: 2 }),
        d.choice('product.chemistry', 'Chemistry', ['Acrylic', 'Silicone', 'Urethane', 'SEBS rubber']),
        d.own('product.mils', 'Dry mils for the term'),
      ),
      d.section('Rust survey', 'Rust survey by slope with share of clean, rusted and perforated metal'),
      d.table(
        'rust',
        'Rust survey',
        [
          d.column('slope', 'Slope', 'text', { width: 2 }),
          d.column('clean', 'Clean', 'percent', { width: 1, decimals: 0 }),
          d.column('surface', 'Surface rust', 'percent', { width: 1.2, decimals: 0 }),
          d.column('through', 'Through', 'percent', { width: 1, decimals: 0 }),
          d.column('panels', 'Panels to replace', 'number', { width: 1.3, decimals: 0 }),
          d.column('note', 'Laps, gutters, skylights', 'text', { width: 2.6 }),
        ],
        [],
        {
          blankRows: 4,
          totals: [
            d.total('rust.panels', 'Panels to replace', d.sum('rust', 'panels'), { type: 'number', decimals: 0 }),
          ],
        },
      ),
      ...estimate.scopeBlocks(scope, { choices: 'option' }),
      ...estimate.goAheadBlocks,
      ...estimate.allowanceBlocks([
        { item: 'Panel rusted through', unit: 'SF', included: estimate.quantityOf(scope, 'Panels') },
        { item: 'Screw hole that no longer holds', unit: 'EA' },
        { item: 'Purlin or deck below found corroded', unit: 'LF' },
      ]),
      ...estimate.optionBlocks(
        'Three terms',
        [
          { name: '10 years', includes: 'Two coats, caps on screws' },
          { name: '15 years', includes: 'Fabric at each lap' },
          { name: '20 years', includes: 'More mils, silicone or urethane' },
        ],
        'Coating and dry mils',
      ),
      ...estimate.warrantyBlocks(
        'by dry mils and inspection; rust from below, ponds and movement at unreinforced laps are usually left out.',
        'our own warranty on the seams, screws and film we install.',
      ),
      ...estimate.agreementBlocks(
        {
          included: ['wet-film readings on a roof plan'],
          excluded: ['underside rust', 'gutters, unless listed', 'skylight panels', 'insulation below the metal'],
          assumed: [
            'adhesion patches hold',
            'water drains within 48 hours',
            'dry days above the product’s limit',
            'cars are kept clear on spray days',
          ],
        },
        [
          ...estimate.jobTerms,
          ['Weather', 'We stop for wind, dew and cold; days lost move the completion date without charge.'],
        ],
      ),
    ]),
    estimate.measurementsPart(
      estimate.planeBlocks({ rate: 0.1, range: 'rolled 5–8, sprayed 10–15%' }),
      estimate.lengthBlocks([
        estimate.measure('linear.laps', 'Laps to tighten'),
        estimate.measure('linear.horizontal', 'Horizontal seams'),
        estimate.measure('count.screws', 'Exposed screws'),
        estimate.measure('count.newScrews', 'Screws to replace'),
        estimate.measure('count.curbs', 'Curbs and pipes'),
        estimate.measure('area.rust', 'Rusted area (sf)'),
      ]),
      estimate.coatBlocks(
        [
          { coat: 'Rust-inhibitive primer', mils: 2, solids: 0.4 },
          { coat: 'Base coat', mils: 10, solids: 0.52 },
          { coat: 'Finish coat', mils: 10, solids: 0.52 },
        ],
        0.2,
      ),
    ),
    ...estimate.costParts(scope, {
      hasOptions: true,
      takeoff: takeoffLines,
      order: d.note(
        'Before you order',
        'Mils and solids are typical for acrylic: enter your product’s. Silicone at 93% solids needs about half the gallons. Add the ribs of the panel to the texture figure.',
      ),
    }),
  ],
})
