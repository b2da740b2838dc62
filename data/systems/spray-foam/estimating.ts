import { coatBlocks, foamBlocks, measure, takeoff } from '@/data/parts/estimate'
import { choice, mul, own, ref } from '@/lib/documents/author'
import { count, feet, flatMeasures, flatSummary, gallonsOf, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'calm and open 8–10, windy or cut-up 12–15%' },
  measures: [
    ...flatMeasures,
    measure('area.screens', 'Wind screens (sf)'),
    measure('count.cores', 'Cores and slits'),
    measure('granule.rate', 'Granules (lb per SQ, typical)', 45),
  ],
  summary: [...flatSummary.slice(0, 2), ['foam.inches', 'Foam, average (in)'], ['coat.area', 'Area to coat (sf)']],
  products: [
    own('product.field', 'Foam: maker, grade and density', 'text', { span: 2 }),
    choice('product.density', 'Density', ['2.5 pcf', '2.8 pcf', '3.0 pcf']),
    choice('product.coating', 'Coating', ['Silicone', 'Acrylic', 'Urethane']),
    own('product.topcoat', 'Coating: maker, line, dry mils, years', 'text', { span: 2 }),
    own('product.primer', 'Primer for this substrate'),
    choice('product.granules', 'Granules', ['Ceramic, whole roof', 'Ceramic, lanes', 'None']),
  ],
  scope: [
    {
      group: 'Dry, clean substrate',
      lines: [
        ['Power vacuum', 'Scarf, vacuum', sq],
        ['Fix wet spots', 'Wet spots'],
        ['Primer matched', 'Primer', withLoss(gallonsOf(1))],
        ['Edge metal set', 'Foam edge', feet('edge')],
        ['Windscreens', 'Screens', ref('area.screens')],
        ['Air intake shutdown', 'Intakes', count('curbs')],
      ],
    },
    {
      group: 'Foam',
      lines: [
        ['Foam at 2.8', 'Foam lifts', sq],
        ['Taper to drains', 'Foam taper'],
        ['Proportioner and spray', 'Spray crew'],
        ['D7119 core', 'Cores, slits', count('cores')],
        ['Dew-point, thickness', 'Spray log'],
      ],
    },
    {
      group: 'Protective coating',
      lines: [
        ['Base coat elastomeric', 'Base coat', withLoss(gallonsOf(2))],
        ['Top coat with granules', 'Top coat', withLoss(gallonsOf(3))],
        ['Ceramic granules', 'Granules'],
        ['Foam trim', 'Trim, drums'],
      ],
    },
  ],
  worksheets: [
    foamBlocks,
    coatBlocks(
      [
        { coat: 'Primer' },
        { coat: 'Base coat, contrasting', mils: 12, solids: 0.9 },
        { coat: 'Top coat, granuled', mils: 12, solids: 0.9 },
      ],
      0.15,
    ),
  ],
  takeoff: [
    takeoff(
      'Foam, A and B drums',
      'Board feet above',
      ref('foam.boardFeet'),
      'BF',
      ref('measure.waste'),
      ref('foam.yield'),
      'Sets',
    ),
    takeoff('Primer, 5 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 5, 'Pails'),
    takeoff('Base coat, 55 gal', 'Mil table', gallonsOf(2), 'GAL', 0.1, 55, 'Drums'),
    takeoff('Top coat, 55 gal', 'Mil table', gallonsOf(3), 'GAL', 0.1, 55, 'Drums'),
    takeoff(
      'Ceramic granules, 50 lb',
      'Squares × rate',
      mul('measure.squares', 'granule.rate'),
      'LB',
      0.15,
      50,
      'Bags',
    ),
    takeoff('Foam-stop edge, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('Foam sealant', 'Pipes and pockets', count('pipes'), 'EA', 0.1, 4, 'Cans'),
    takeoff('Mask film, 12 × 400 ft', 'Screens and walls', ref('area.screens'), 'SF', 0.15, 4800, 'Rolls'),
    takeoff('Flashing-grade coating, 2 gal', 'Curbs + drains', count('curbs'), 'EA', 0.1, 4, 'Pails'),
    takeoff('Walkway granules', 'Lanes', null, 'LB', 0.15, 50, 'Bags'),
    takeoff('Spare slit patches', 'Count', count('cores'), 'EA', 0, 1, 'EA'),
    takeoff('Disposable suits and cartridges', 'Crew days', null, 'EA', 0.1, 1, 'Sets'),
  ],
  order:
    'Board feet are area times inches plus taper. A set seldom yields its label: enter your own figure in wind and cold. Texture like orange peel adds 10 to 15% coating, popcorn half as much again and must be ground. No pass under half an inch, no spraying within 5 °F of the dew point.',
  allowances: [
    { find: 'Wet old roof cut out to the deck', unit: 'SF', item: 'Wet spots' },
    { find: 'Rust or chalk that needs another primer', unit: 'GAL' },
    { find: 'Loose roofing screwed down below foam', unit: 'SQ' },
  ],
  options: [
    { name: 'Good', includes: '1 in foam, 10-year coating' },
    { name: 'Better', includes: '1.5 in, 15-year coating' },
    { name: 'Best', includes: '2 in with taper, 20-year' },
  ],
  optionProduct: 'Foam inches and coating mils',
  residential: {
    included: ['slit samples of foam and film shown to you, then patched'],
    excluded: [
      'recoating at the end of the term',
      'cars and windows that the owner leaves in the spray zone',
      'bird control',
      'parapet stucco',
    ],
    assumed: [
      'a dry substrate within the temperature range',
      'wind under the limit on spray days',
      'intakes shut and the house aired for a day',
      'the coating renewed before its base color shows',
    ],
  },
  commercial: {
    alternates: [
      ['Half an inch more foam', 'Per square, all sections'],
      ['20-year silicone in place of 15-year', 'Mils by the maker’s table'],
      ['Granules over the whole roof', 'In place of lanes only'],
      ['Recoat in year 12', 'Price held by index'],
    ],
    unitPrices: [
      ['Wet substrate removed and refoamed', 'SF'],
      ['Foam added to drain a pond', 'SF'],
      ['Core with density and compressive test', 'EA'],
      ['Top coat added to reach mils', 'GAL'],
    ],
    excluded: ['vehicle relocation', 'shutdown of process air', 'weekend rates'],
    assumed: ['air handlers serving the zone can stop for 24 hours', 'a parking ring stays empty on spray days'],
    energy:
      'Foam is the insulation: R per inch aged times the average inches below counts toward the code, and thickness over drains counts least. Enter required and existing R, then check the foam’s own R above.',
    access:
      'Rig on the ground within 300 ft of hose, screens to windward, respirator zone of 50 ft with no one else inside.',
    phasing:
      'Foam that is sprayed today gets its base coat within the maker’s window, usually 24 to 72 hours; sunburnt foam is scarfed.',
    worksheets: [],
    takeoff: [takeoff('Sample bags and slit kit', 'Count', count('cores'), 'EA', 0, 10, 'Kits')],
  },
  repair: {
    items: [
      'Wet foam',
      'Bird pecks',
      'Blister refoam',
      'UV skin',
      'Granule loss',
      'Edge seal',
      'Walk lane',
      'Curb refoam',
    ],
    temporary: 'Dry the hole, fill with urethane sealant and cover with a dab of the roof’s own coating the same day.',
    beyond:
      'Foam that is wet through more than a quarter of the roof, or thick coating over burnt foam, is torn out, not patched.',
    excluded: ['overspray claims outside the masked zone', 'recoating beyond the patch', 'birds'],
    supplies: [
      ['Two-part foam kit, 200 BF', 'area', 130, 'Kits'],
      ['Urethane sealant', 'count', 8, 'Tubes'],
      ['Matching coating', 'area', 60, 'Gallons'],
      ['Ceramic granules, 50 lb', 'area', 110, 'Bags'],
      ['Polyester fabric', 'length', 150, 'Rolls'],
    ],
  },
  care: {
    items: [
      'Pecks, pits',
      'Film slits',
      'Bowls',
      'Wash, recoat',
      'Vegetation',
      'Rain slope',
      'Edge peel',
      'Density file',
      'Needle probe',
      'Hatch kit',
    ],
    walkRate: 7500,
    access: 'Soft soles and pads below ladders: every gouge is a hole in the waterproofing.',
    excluded: ['recoating', 'foam beyond 20 sq ft', 'bird netting'],
    supplies: [
      ['Urethane sealant', 'count', 8, 'Tubes'],
      ['Roof’s own coating', 'area', 60, 'Gallons'],
      ['Granules, 50 lb', 'area', 110, 'Bags'],
    ],
  },
  guide: [
    {
      title: 'Price board feet, then weather',
      text: 'Area times inches is the material; days within wind, dew point and surface temperature are the job. Put screens, masking and intake shutdown on lines of their own, and say in the estimate at what wind spraying stops, about 10 mph without screens.',
      cite: 'ASTM D5469; ASTM D7425; ASTM C1029',
    },
    {
      title: 'The coating keeps the promise',
      text: 'Foam without film is gone in a season. Gallons are sf × dry mils ÷ (1604 × solids), and texture adds ten percent or more. Print dry mils, the year of recoat, and that recoating is not in the price, or the owner counts on thirty years from twelve.',
      cite: 'ASTM D6694; ASTM D6705',
    },
  ],
  repairGuide: {
    title: 'Core it: wet foam weighs',
    text: 'Cut a slit before you caulk. Dry foam under a split takes sealant and coating; wet foam is scarfed to dry edges, refilled in lifts and coated past the joint. Use the film that is on the roof: silicone takes silicone only.',
    cite: 'ASTM D7119; ASTM D6705',
  },
  careGuide: {
    title: 'Thirty days for every hole',
    text: 'Film makers ask that pecks and gouges are sealed within weeks. A walk in spring and fall, slit samples every three years and a dated photo map keep the warranty; the recoat date belongs on the first page of the report.',
    cite: 'ASTM D7119; ASTM D6705',
  },
}
