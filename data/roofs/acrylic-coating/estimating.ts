import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { count, feet, flatMeasures, flatSummary, gallonsOf, item, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'smooth metal 8–10, granulated 15–20%' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.laps', 'Open metal laps'),
    estimate.measure('linear.horizontal', 'Horizontal seams'),
    estimate.measure('count.screws', 'Panel screws'),
    estimate.measure('count.replaced', 'Screws to replace'),
  ],
  summary: [['linear.horizontal', 'Horizontal seams (ft)'], ['count.screws', 'Panel screws'], ...flatSummary.slice(2)],
  products: [
    d.own('product.field', 'Acrylic: manufacturer, line and color', 'text', { span: 2 }),
    d.choice('product.term', 'Term asked for', ['5 years', '10 years', '15 years']),
    d.own('product.mils', 'Dry mils for that term'),
    d.own('product.primer', 'Rust and stain primers', 'text', { span: 2 }),
    d.choice('product.substrate', 'Restored roof', [
      'Metal',
      'Foam',
      'Smooth modified',
      'Granulated modified',
      'Primed single-ply',
    ]),
    d.choice('product.ponds', 'Water after 48 hours', ['None', 'Filled in this price', 'Excluded areas on plan']),
  ],
  lineItems: [
    item.equipment('chalk-tests', 'Chalk and adhesion tests', 'Chalk tests', 'EA'),
    item.labor('mildew-wash', 'Power wash and mildew treatment', 'Mildew wash', 'SQ', sq),
    item.material('new-screws', 'Replace backed-out panel screws', 'New screws', 'EA', count('replaced')),
    item.material('butyl-laps', 'Butyl tape and stitch screws at open metal laps', 'Butyl laps', 'LF', feet('laps')),
    item.material('rust-primer', 'Rust primer, spot and full coat', 'Rust primer', 'GAL', withLoss(gallonsOf(1))),
    item.material(
      'seam-fabric',
      'Fabric-reinforced acrylic at horizontal seams',
      'Seam fabric',
      'LF',
      feet('horizontal'),
    ),
    item.material('screw-domes', 'Mastic caps over screw heads', 'Screw domes', 'EA', count('screws')),
    item.material('curb-mastic', 'Acrylic mastic at curbs and penetrations', 'Curb mastic', 'GAL'),
    item.material('birdbath-fill', 'Fill shallow birdbaths so that they drain', 'Birdbath fill', 'SF'),
    item.material('tinted-base', 'Tinted acrylic base coat', 'Tinted base', 'GAL', withLoss(gallonsOf(2))),
    item.material('white-finish', 'White acrylic finish coat', 'White finish', 'GAL', withLoss(gallonsOf(3))),
    item.equipment('airless', 'Airless sprayer, tips and hoses', 'Airless', 'EA'),
    item.labor('overspray-watch', 'Masking and overspray control', 'Overspray watch', 'HR'),
    item.disposal('wash-water', 'Wash water contained, pails hauled away', 'Wash water', 'EA'),
    item.material(
      'stain-block',
      'Stain-blocking primer over weathered asphalt',
      'Stain block',
      'GAL',
      withLoss(gallonsOf(4)),
    ),
  ],
  scope: [
    { group: 'Test, wash and tighten', lines: ['chalk-tests', 'mildew-wash', 'new-screws', 'butyl-laps'] },
    {
      group: 'Prime, bridge and fill',
      lines: ['rust-primer', 'stain-block', 'seam-fabric', 'screw-domes', 'curb-mastic', 'birdbath-fill'],
    },
    {
      group: 'Two coats and cleanup',
      lines: ['tinted-base', 'white-finish', 'airless', 'overspray-watch', 'wash-water'],
      added: [estimate.line('Crew to apply primer and coats, wet film measured', 'Spray crew', 'SQ', 'Labor', sq)],
    },
  ],
  worksheets: [
    estimate.coatBlocks(
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
    estimate.takeoff(
      'Tinted acrylic base, 5 gal',
      'Mil table',
      gallonsOf(2),
      'GAL',
      d.ref('measure.waste'),
      5,
      'Pails',
    ),
    estimate.takeoff(
      'White acrylic finish, 5 gal',
      'Mil table',
      gallonsOf(3),
      'GAL',
      d.ref('measure.waste'),
      5,
      'Pails',
    ),
    estimate.takeoff('Acrylic rust primer, 5 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 5, 'Pails'),
    estimate.takeoff('Oversize screws with washers', 'Screws to replace', count('replaced'), 'EA', 0.05, 250, 'Bags'),
    estimate.takeoff('Butyl tape, 50 ft', 'Open laps', feet('laps'), 'LF', 0.05, 50, 'Rolls'),
    estimate.takeoff('Stitch screws', 'Laps, one each 12 in', feet('laps'), 'EA', 0.05, 250, 'Bags'),
    estimate.takeoff(
      'Polyester fabric, 6 in × 300 ft',
      'Horizontal seams',
      feet('horizontal'),
      'LF',
      0.1,
      300,
      'Rolls',
    ),
    estimate.takeoff('Butter-grade mastic, 2 gal', 'Horizontal seams', feet('horizontal'), 'LF', 0.1, 60, 'Pails'),
    estimate.takeoff('Dome mastic, 2 gal', 'Screws', count('screws'), 'EA', 0.05, 500, 'Pails'),
    estimate.takeoff(
      'Curb mastic, 2 gal',
      'Curbs + pipes',
      d.add(count('curbs'), count('pipes')),
      'EA',
      0.1,
      6,
      'Pails',
    ),
    estimate.takeoff('Mildew wash', 'Squares', sq, 'SQ', 0.1, 20, 'Gallons'),
    estimate.takeoff('Spray tips and filters', 'Squares', sq, 'SQ', 0, 40, 'Sets'),
  ],
  supplies: {
    Curbs: ['Curb mastic, 2 gal', 'Skylight panel covers'],
  },
  order:
    'Acrylic loses half its wet film: 20 dry mils at 52% solids is 2.4 gallons a square before texture. Ribbed metal has more surface than its plan, add it to the texture figure. Open pails for one coat at a time, and count no day under 50 °F or with dew at dusk.',
  allowances: [
    { find: 'Panel screw that no longer bites', unit: 'EA', item: 'new-screws' },
    { find: 'Rusted-through panel patched in metal', unit: 'SF' },
    { find: 'Birdbath filled beyond the plan', unit: 'SF', item: 'birdbath-fill' },
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
      'A boom lift stands at the low eave. The crew walks on screw lines, and skylight panels, which look like metal, are flagged and covered.',
    phasing:
      'Each bay is washed one day and coated the next. Base and finish follow within the recoat window, and the finish coat ends by early afternoon.',
    worksheets: [],
    takeoff: [estimate.takeoff('Skylight panel covers', 'Count', count('curbs'), 'EA', 0, 1, 'EA')],
  },
  repair: {
    items: [
      { description: 'Scrape loose acrylic, feather sand, prime and recoat', short: 'Loose film', unit: 'SF' },
      { description: 'Bridge a cracked metal lap with fabric and acrylic mastic', short: 'Lap bridge', unit: 'LF' },
      { description: 'Reseal leaking screw heads with mastic', short: 'Domes', unit: 'EA' },
      { description: 'Dry, scuff and recoat film whitened by ponding', short: 'Pond edge', unit: 'SF' },
      { description: 'Sand mud-cracked area and recoat in thin passes', short: 'Mud cracks', unit: 'SF' },
      { description: 'Spot-prime rust bleed and touch up acrylic', short: 'Rust bleed', unit: 'SF' },
      { description: 'Wash and recoat a chalked slope', short: 'Chalked slope', unit: 'SQ' },
      { description: 'Recoat a washed-off area with base and finish', short: 'Washed band', unit: 'SF' },
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
    tasks: [
      { task: 'Wash mildew and soot from the white film', short: 'Mildew wash', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Check the roof 48 hours after rain and mark any pond',
        short: '48-hour ponds',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'Reseal screws that have moved', short: 'Moved screws', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Look for cracks along horizontal metal laps',
        short: 'Lap cracks',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      {
        task: 'Clear gutters so water does not back onto acrylic',
        short: 'Gutters',
        frequency: 'quarterly',
        timesPerYear: 4,
      },
      {
        task: 'Read film thickness on metal with a magnetic gauge',
        short: 'Gauge reading',
        frequency: 'year 5, then every 2 years',
      },
      { task: 'Recoat when tinted base begins to show', short: 'Base showing', frequency: 'around years 8-10' },
      {
        task: 'Keep animal-fat exhaust off the film',
        short: 'Fat exhaust',
        frequency: 'monthly near kitchens',
        timesPerYear: 12,
      },
      {
        task: 'Pressure-rinse gutters of chalk runoff that stains walls',
        short: 'Chalk runoff',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Log rust spots on panels from below before they reach the film',
        short: 'Rust log',
        frequency: 'every 2 years',
      },
    ],
    walkRate: 8000,
    access: 'Walk on screw lines, tied off. Fiberglass panels never bear weight.',
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
      cite: 'ASTM D4414; manufacturer’s application sheet',
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
