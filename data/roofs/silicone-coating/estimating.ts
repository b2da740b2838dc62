import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { count, feet, flatMeasures, flatSummary, gallonsOf, item, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'rolled 5–8, sprayed 10–15% with overspray' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.seams', 'Seams to reinforce'),
    estimate.measure('linear.lanes', 'Walk lanes'),
    estimate.measure('count.screws', 'Exposed fasteners'),
  ],
  summary: [...flatSummary.slice(0, 2), ['linear.seams', 'Seams (ft)'], ['coat.area', 'Area to coat (sf)']],
  products: [
    d.own('product.field', 'Silicone: manufacturer, line and color', 'text', { span: 2 }),
    d.choice('product.term', 'Term asked for', ['10 years', '15 years', '20 years']),
    d.own('product.mils', 'Dry mils for that term'),
    d.own('product.primer', 'Primers by surface', 'text', { span: 2 }),
    d.choice('product.substrate', 'Restored roof', [
      'TPO',
      'PVC',
      'EPDM',
      'Metal',
      'Foam',
      'Modified',
      'Smooth built-up',
    ]),
    d.choice('product.ponds', 'Ponds accepted by manufacturer', ['None present', 'Accepted on plan', 'Not accepted']),
  ],
  lineItems: [
    item.equipment('peel-tests', 'Five adhesion test patches', 'Peel tests', 'EA'),
    item.equipment('ir-survey', 'Infrared moisture survey with cores', 'IR survey', 'EA'),
    item.material('wet-cut-outs', 'Cut out wet insulation and patch to match', 'Wet cut-outs', 'SF'),
    item.labor('wash', 'Power wash with cleaner at 2,500 psi', 'Wash', 'SQ', sq),
    item.material('rust-primer', 'Rust treatment and primer on metal', 'Rust primer', 'GAL', withLoss(gallonsOf(1))),
    item.material('bleed-block', 'Bleed-blocking primer over asphalt', 'Bleed block', 'GAL', withLoss(gallonsOf(2))),
    item.material('seam-fabric', 'Silicone mastic and 6 in fabric at seams', 'Seam fabric', 'LF', feet('seams')),
    item.material('screw-caps', 'Mastic caps on exposed fasteners', 'Screw caps', 'EA', count('screws')),
    item.material('detail-silicone', 'Flashing-grade silicone at curbs and pipes', 'Detail silicone', 'GAL'),
    item.material('silicone-base', 'Silicone base coat', 'Silicone base', 'GAL', withLoss(gallonsOf(3))),
    item.material(
      'silicone-finish',
      'Silicone finish coat to specified mils',
      'Silicone finish',
      'GAL',
      withLoss(gallonsOf(4)),
    ),
    item.material('grit-lanes', 'Walkways with granules broadcast in wet silicone', 'Grit lanes', 'LF', feet('lanes')),
    item.labor('masking', 'Masking of walls, vehicles and intakes', 'Masking', 'HR'),
    item.equipment('spray-rig', 'Spray rig, hoses and generator', 'Spray rig', 'EA'),
    item.disposal('rags-pails', 'Disposal of solvent rags and empty pails', 'Rags, pails', 'EA'),
  ],
  scope: [
    { group: 'Test and clean', lines: ['peel-tests', 'ir-survey', 'wet-cut-outs', 'wash'] },
    {
      group: 'Prime and reinforce',
      lines: ['rust-primer', 'bleed-block', 'seam-fabric', 'screw-caps', 'detail-silicone'],
    },
    {
      group: 'Coating and walkways',
      lines: ['silicone-base', 'silicone-finish', 'grit-lanes', 'masking', 'spray-rig', 'rags-pails'],
      added: [estimate.line('Crew to apply primer and coats, wet film measured', 'Coating crew', 'SQ', 'Labor', sq)],
    },
  ],
  worksheets: [
    estimate.coatBlocks(
      [
        { coat: 'Rust primer, metal only' },
        { coat: 'Bleed-block primer, asphalt only' },
        { coat: 'Silicone base', mils: 12, solids: 0.93 },
        { coat: 'Silicone finish', mils: 13, solids: 0.93 },
      ],
      0.05,
    ),
  ],
  takeoff: [
    estimate.takeoff(
      'High-solids silicone base, 5 gal',
      'Mil table',
      gallonsOf(3),
      'GAL',
      d.ref('measure.waste'),
      5,
      'Pails',
    ),
    estimate.takeoff(
      'High-solids silicone finish, 5 gal',
      'Mil table',
      gallonsOf(4),
      'GAL',
      d.ref('measure.waste'),
      5,
      'Pails',
    ),
    estimate.takeoff('Rust primer, 5 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 5, 'Pails'),
    estimate.takeoff('Bleed blocker, 5 gal', 'Mil table', gallonsOf(2), 'GAL', 0.1, 5, 'Pails'),
    estimate.takeoff('Silicone mastic, 2 gal', 'Seams, 40 ft a gal', feet('seams'), 'LF', 0.1, 80, 'Pails'),
    estimate.takeoff('Seam fabric, 6 in × 300 ft', 'Seams', feet('seams'), 'LF', 0.1, 300, 'Rolls'),
    estimate.takeoff('Screw-cap mastic, tubes', 'Fasteners', count('screws'), 'EA', 0.05, 60, 'Tubes'),
    estimate.takeoff(
      'Flashing-grade silicone, 2 gal',
      'Curbs + pipes',
      d.add(count('curbs'), count('pipes')),
      'EA',
      0.1,
      6,
      'Pails',
    ),
    estimate.takeoff('White walkway granules, 50 lb', 'Lanes, 3 ft wide', feet('lanes'), 'LF', 0.15, 30, 'Bags'),
    estimate.takeoff('Cleaner concentrate', 'Squares', sq, 'SQ', 0.1, 25, 'Gallons'),
    estimate.takeoff('Drain and scupper collars', 'Count', count('drains'), 'EA', 0, 1, 'EA'),
    estimate.takeoff('Roller covers, 18 in', 'Squares', sq, 'SQ', 0.1, 10, 'EA'),
  ],
  supplies: {
    Curbs: ['Flashing-grade silicone, 2 gal'],
  },
  order:
    'Dry mils come from the manufacturer’s table for the years you promise; about 20 mils for 10 years is common, and tables differ. 20 dry mils at 93% solids is 1.34 gallons a square before loss. Primers have blank rows: the peel test decides whether you need them.',
  allowances: [
    { find: 'Wet insulation beyond the survey', unit: 'SF', item: 'wet-cut-outs' },
    { find: 'Open seam that no scan showed', unit: 'LF' },
    { find: 'Primer after a failed peel test', unit: 'SQ' },
  ],
  options: [
    { name: 'Good', includes: '20 dry mils, 10 years' },
    { name: 'Better', includes: '25 dry mils, 15 years' },
    { name: 'Best', includes: '30 dry mils, 20 years' },
  ],
  optionProduct: 'Silicone, mils and lanes',
  residential: {
    included: ['wet-film readings each square, written on a roof plan'],
    excluded: [
      'a roof with wet insulation all over',
      'painting of walls and gutters',
      'cleaning after year one',
      'skylight lenses',
    ],
    assumed: [
      'peel tests pass with the primer priced',
      'the finished white roof is slippery when wet',
      'later repairs are made in silicone only',
      'cars stand off the drive on spray days',
    ],
  },
  commercial: {
    alternates: [
      ['30 dry mils in place of 20', 'Extra base coat, 20-year document'],
      ['Granule lanes to each unit', '3 ft wide, as drawn'],
      ['Full fabric at parapets', 'In place of mastic coves'],
      ['Joint labor and material cover', 'With the manufacturer’s final inspection'],
    ],
    unitPrices: [
      ['Wet insulation cut out and matched', 'SF'],
      ['Silicone three-course at an open seam', 'LF'],
      ['Additional dry mil over the field', 'SQ'],
      ['Peel test with report', 'EA'],
    ],
    excluded: ['replacement of saturated sections', 'HVAC condensate piping', 'hatch guardrails'],
    assumed: [
      'ponds on the plan are accepted by the manufacturer in writing',
      'no earlier silicone of unknown make is below',
    ],
    energy:
      'A coating over a dry roof is maintenance or recover under most codes and asks for no added R; white film may meet a reflectance clause. Wet sections that are cut to deck can bring the R rule for that area.',
    access:
      'Hose and rig go up at one stair tower, a dry lane is kept for other trades, and respirators are worn where coating is sprayed.',
    phasing:
      'Each zone is washed, dried for 24 hours, detailed and coated in turn, and stays closed until it can be walked on.',
    worksheets: [],
    takeoff: [
      estimate.takeoff('Masking film, 12 × 400 ft', 'Walls and parapets', feet('parapet'), 'LF', 0.15, 400, 'Rolls'),
    ],
  },
  repair: {
    items: [
      {
        description: 'Cut back a peeled area to bonded film, clean, prime and recoat with silicone',
        short: 'Peeled film',
        unit: 'SF',
      },
      { description: 'Patch a puncture with silicone mastic and fabric', short: 'Puncture', unit: 'EA' },
      { description: 'Seal an opened substrate seam with a silicone three-course', short: 'Seam split', unit: 'LF' },
      { description: 'Recoat areas below specified mils', short: 'Thin film', unit: 'SF' },
      { description: 'Restore worn walk-lane granules', short: 'Lane grit', unit: 'LF' },
      { description: 'Flash a new pipe with silicone mastic', short: 'New pipe', unit: 'EA' },
      { description: 'Degrease and recoat film softened by exhaust oil', short: 'Oil-soft film', unit: 'SF' },
      { description: 'Cut out wet board below a film blister and restore the layers', short: 'Wet board', unit: 'SF' },
    ],
    temporary:
      'Dry the spot and bridge it with silicone mastic and fabric; anything that is not silicone must come off again.',
    beyond:
      'Film that peels in sheets was never bonded: patches follow the peeling edge until the whole is stripped or covered.',
    excluded: ['wet board below the film', 'seams of the old roof elsewhere', 'cleaning for reflectance'],
    supplies: [
      ['Silicone mastic, 2 gal', 'length', 80, 'Pails'],
      ['Seam fabric, 6 in', 'length', 300, 'Rolls'],
      ['Roof’s own silicone', 'area', 60, 'Gallons'],
      ['Silicone cleaner', 'area', 250, 'Gallons'],
      ['Walkway granules', 'area', 90, 'Bags'],
    ],
  },
  care: {
    tasks: [
      {
        task: 'Wash off dirt to recover reflectivity and footing',
        short: 'Film wash',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Check pond rings for silt and film wear',
        short: 'Pond rings',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      {
        task: 'Inspect seams of the roof underneath for telegraphed splits',
        short: 'Old seams',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'Patch tool cuts with the same chemistry only', short: 'Tool cuts', frequency: 'as found' },
      {
        task: 'Measure film thickness with slit samples at six points',
        short: 'Slit mils',
        frequency: 'year 5, then every 3 years',
      },
      {
        task: 'Check granule lanes for slick bare spots',
        short: 'Slick lanes',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      {
        task: 'Label the roof hatch “Silicone repairs only”',
        short: 'Hatch label',
        frequency: 'at handover',
        isDueOnce: true,
      },
      { task: 'Review recoat date against the mil table', short: 'Recoat date', frequency: 'every 5 years' },
      {
        task: 'Clear leaves that leave tannin stains in ponds',
        short: 'Tannin leaves',
        frequency: 'each fall',
        timesPerYear: 1,
      },
      {
        task: 'Read reflectance with a portable meter at four marked spots',
        short: 'Reflectance',
        frequency: 'every 3 years',
      },
    ],
    walkRate: 8500,
    access: 'Walk only when dry and on the granule walkways: wet silicone is as slippery as ice.',
    excluded: ['recoating', 'wet insulation', 'seams longer than 50 ft'],
    supplies: [
      ['Silicone mastic', 'length', 80, 'Pails'],
      ['Mild cleaner', 'area', 2500, 'Gallons'],
      ['Lane granules', 'area', 90, 'Bags'],
    ],
  },
  guide: [
    {
      title: 'Adhesion first, gallons second',
      text: 'Five peel patches on different areas decide primer and price; write the pounds per inch on the form. A moisture survey tells which sections are coated and which are cut out. A coating bid without either is a hope with a color.',
      cite: 'ASTM D903 and D4541; ASTM D6694',
    },
    {
      title: 'Quote dry mils, buy wet gallons',
      text: 'One gallon over a square is 16 wet mils; at 93% solids that leaves 15 dry. Gallons = sf × dry mils ÷ (1604 × solids), plus texture and loss. Put the warranty’s mils in the product line: two bids of “two coats” may differ by half.',
      cite: 'ASTM D4414 (wet film gauge); manufacturer’s mil table',
    },
  ],
  repairGuide: {
    title: 'Silicone sticks to silicone alone',
    text: 'Ask what the film is and who patched it. Acrylic or asphalt over silicone peels, and so does silicone over them. Cut back to bonded film, wipe, prime if the test says so, and lap six inches onto clean coating.',
    cite: 'ASTM D6694; ASTM D903',
  },
  careGuide: {
    title: 'Wash it, grit it, label it',
    text: 'Dirt costs reflectance and footing; an annual wash brings back both. The label at the hatch that says silicone repairs only saves more roofs than any inspection, because the next leak call goes to someone with a can of tar.',
    cite: 'ASTM C1549; ANSI/CRRC S100',
  },
}
