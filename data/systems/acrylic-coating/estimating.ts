import { coatBlocks, line, measure, takeoff } from '@/data/parts/estimate'
import { add, choice, own, ref } from '@/lib/documents/author'
import { count, feet, flatMeasures, flatSummary, gallonsOf, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'smooth metal 8–10, granulated 15–20%' },
  measures: [
    ...flatMeasures,
    measure('linear.laps', 'Open metal laps'),
    measure('linear.horizontal', 'Horizontal seams'),
    measure('count.screws', 'Panel screws'),
    measure('count.replaced', 'Screws to replace'),
  ],
  summary: [['linear.horizontal', 'Horizontal seams (ft)'], ['count.screws', 'Panel screws'], ...flatSummary.slice(2)],
  products: [
    own('product.field', 'Acrylic: maker, line and color', 'text', { span: 2 }),
    choice('product.term', 'Term asked for', ['5 years', '10 years', '15 years']),
    own('product.mils', 'Dry mils for that term'),
    own('product.primer', 'Rust and stain primers', 'text', { span: 2 }),
    choice('product.substrate', 'Restored roof', [
      'Metal',
      'Foam',
      'Smooth modified',
      'Granulated modified',
      'Primed single-ply',
    ]),
    choice('product.ponds', 'Water after 48 hours', ['None', 'Filled in this price', 'Excluded areas on plan']),
  ],
  scope: [
    {
      group: 'Test, wash and tighten',
      lines: [
        ['Chalk and adhesion', 'Chalk tests'],
        ['Power wash and mildew', 'Mildew wash', sq],
        ['Replace backed-out', 'New screws', count('replaced')],
        ['Butyl tape', 'Butyl laps', feet('laps')],
      ],
    },
    {
      group: 'Prime, bridge and fill',
      lines: [
        ['Rust primer', 'Rust primer', withLoss(gallonsOf(1))],
        ['Stain-blocking primer', 'Stain block', withLoss(gallonsOf(4))],
        ['Fabric-reinforced', 'Seam fabric', feet('horizontal')],
        ['Mastic domes', 'Screw domes', count('screws')],
        ['Curb and penetration', 'Curb mastic'],
        ['Tapered fill', 'Birdbath fill'],
      ],
    },
    {
      group: 'Two coats and clean-up',
      lines: [
        ['Tinted acrylic base', 'Tinted base', withLoss(gallonsOf(2))],
        ['White acrylic finish', 'White finish', withLoss(gallonsOf(3))],
        ['Airless sprayer', 'Airless'],
        ['Masking and overspray', 'Overspray watch'],
        ['Latex pails', 'Wash water'],
      ],
      added: [line('Crew to spray primer, base and finish, wet film read', 'Spray crew', 'SQ', 'Labor', sq)],
    },
  ],
  worksheets: [
    coatBlocks(
      [
        { coat: 'Rust-inhibitive primer', mils: 3, solids: 0.4 },
        { coat: 'Tinted base', mils: 10, solids: 0.52 },
        { coat: 'White finish', mils: 10, solids: 0.52 },
        { coat: 'Stain-blocking primer, asphalt only' },
      ],
      0.1,
    ),
  ],
  takeoff: [
    takeoff('Tinted acrylic base, 5 gal', 'Mil table', gallonsOf(2), 'GAL', ref('measure.waste'), 5, 'Pails'),
    takeoff('White acrylic finish, 5 gal', 'Mil table', gallonsOf(3), 'GAL', ref('measure.waste'), 5, 'Pails'),
    takeoff('Acrylic rust primer, 5 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 5, 'Pails'),
    takeoff('Oversize screws with washers', 'Screws to replace', count('replaced'), 'EA', 0.05, 250, 'Bags'),
    takeoff('Butyl tape, 50 ft', 'Open laps', feet('laps'), 'LF', 0.05, 50, 'Rolls'),
    takeoff('Stitch screws', 'Laps, one each 12 in', feet('laps'), 'EA', 0.05, 250, 'Bags'),
    takeoff('Polyester fabric, 6 in × 300 ft', 'Horizontal seams', feet('horizontal'), 'LF', 0.1, 300, 'Rolls'),
    takeoff('Butter-grade mastic, 2 gal', 'Horizontal seams', feet('horizontal'), 'LF', 0.1, 60, 'Pails'),
    takeoff('Dome mastic, 2 gal', 'Screws', count('screws'), 'EA', 0.05, 500, 'Pails'),
    takeoff('Curb mastic, 2 gal', 'Curbs + pipes', add(count('curbs'), count('pipes')), 'EA', 0.1, 6, 'Pails'),
    takeoff('Mildew wash', 'Squares', sq, 'SQ', 0.1, 20, 'Gallons'),
    takeoff('Spray tips and filters', 'Squares', sq, 'SQ', 0, 40, 'Sets'),
  ],
  order:
    'Acrylic loses half its wet film: 20 dry mils at 52% solids is 2.4 gallons a square before texture. Ribbed metal has more surface than its plan, add it to the texture figure. Open pails for one coat at a time, and count no day under 50 °F or with dew at dusk.',
  allowances: [
    { find: 'Panel screw that no longer bites', unit: 'EA', item: 'New screws' },
    { find: 'Rusted-through panel patched in metal', unit: 'SF' },
    { find: 'Birdbath filled beyond the plan', unit: 'SF', item: 'Birdbath fill' },
  ],
  options: [
    { name: 'Good', includes: '15 dry mils, 5 years' },
    { name: 'Better', includes: '20 dry mils, 10 years' },
    { name: 'Best', includes: '24 dry mils, fabric laps, 15' },
  ],
  optionProduct: 'Acrylic, mils and fabric',
  residential: {
    included: ['a tinted base under white, so that misses show'],
    excluded: [
      'areas that hold water over 48 hours',
      'rust from below the panels',
      'gutter replacement',
      'silicone removal',
    ],
    assumed: [
      'chalk tests pass after washing',
      'dry days above 50 °F with two hours before dew',
      'white chalks and dulls with the years',
      'the roof below is dry',
    ],
  },
  commercial: {
    alternates: [
      ['24 dry mils in place of 20', 'Third coat, longer document'],
      ['Fabric over every lap', 'In place of mastic at tight laps'],
      ['Tapered fill at ponds', 'So that the area is inside the warranty'],
      ['Quick-set acrylic', 'For humid or short days'],
    ],
    unitPrices: [
      ['Fastener replaced one size up, domed', 'EA'],
      ['Extra gallon on rough surface', 'GAL'],
      ['Metal lap taped, stitched and bridged', 'LF'],
      ['Rust-through patched', 'EA'],
    ],
    excluded: ['purlin corrosion', 'interior condensation', 'skylight panel replacement'],
    assumed: [
      'ponding areas are marked and left out of the warranty unless filled',
      'no silicone residue on the metal',
    ],
    energy:
      'Coating a sound roof adds no insulation requirement; a rated white finish can satisfy cool-roof clauses for recovers. Note rated aged reflectance beside the R lines.',
    access:
      'Boom lift at the low eave, walk on screw lines, skylight panels flagged and covered: they look like metal.',
    phasing:
      'Each bay is washed one day and coated the next; base and finish follow within the recoat window, finish ends by early afternoon.',
    worksheets: [],
    takeoff: [takeoff('Skylight panel covers', 'Count', count('curbs'), 'EA', 0, 1, 'EA')],
  },
  repair: {
    items: [
      'Loose film',
      'Lap bridge',
      'Domes',
      'Pond edge',
      'Mud cracks',
      'Rust bleed',
      'Chalked slope',
      'Washed band',
    ],
    temporary: 'Tape with primed butyl-backed fabric on a dry lap; acrylic brushed before rain washes into the gutter.',
    beyond:
      'Film that has gone soft over ponds on most bays needs drainage or another chemistry, not another coat of the same.',
    excluded: ['drainage correction', 'underside corrosion', 'film outside the repaired bay'],
    supplies: [
      ['Acrylic mastic, 2 gal', 'length', 60, 'Pails'],
      ['Polyester fabric, 6 in', 'length', 300, 'Rolls'],
      ['Oversize screws', 'count', 250, 'Bags'],
      ['Rust primer', 'area', 200, 'Gallons'],
      ['White finish', 'area', 70, 'Gallons'],
    ],
  },
  care: {
    items: [
      'Mildew wash',
      '48-hour ponds',
      'Moved screws',
      'Lap cracks',
      'Gutters',
      'Gauge reading',
      'Base showing',
      'Fat exhaust',
      'Chalk runoff',
      'Rust log',
    ],
    walkRate: 8000,
    access: 'On screw lines with a lanyard; fiberglass panels never bear weight.',
    excluded: ['recoating', 'more than fifty screws', 'gutter repair'],
    supplies: [
      ['Dome mastic', 'count', 500, 'Pails'],
      ['Biocide wash', 'area', 1500, 'Gallons'],
      ['Fabric and mastic', 'length', 60, 'Pails'],
    ],
  },
  guide: [
    {
      title: 'Water that stands takes the film with it',
      text: 'Acrylic is for roofs that drain. Mark every area wet after 48 hours, fill it on a priced line or leave it out of warranty and say so. Quarter inch per foot is the code floor; half an inch is what the chemistry likes.',
      cite: 'ASTM D6083; IBC 1507 (coatings slope)',
    },
    {
      title: 'Weather is a line of the bid',
      text: 'Water-based film needs 50 °F and rising, two hours before dew and a night without frost. Keep a log of air, surface and dew point, and let the schedule move for it; wash-off without a log is nobody’s warranty.',
      cite: 'ASTM D4414; maker’s application sheet',
    },
  ],
  repairGuide: {
    title: 'Tighten before you coat',
    text: 'On metal the leak is a screw or lap that moves. Replace screws one size up, tape and stitch the lap, then bridge with fabric. Sand to sound film, prime bare metal, and keep the patch thin: mud cracks come from one thick pass.',
    cite: 'ASTM D6083; ASTM D4541',
  },
  careGuide: {
    title: 'Tint is the fuel gauge',
    text: 'A tinted base that begins to show says recoat next season, while it is still washing and one coat. Read film on metal by gauge from year five, clear gutters quarterly, and wash mildew before it eats reflectance.',
    cite: 'ASTM D7091 (dry film gauge); ASTM D6083',
  },
}
