import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { count, feet, flatMeasures, flatSummary, gallonsOf, item, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'calm and open 8–10, windy or cut-up 12–15%' },
  measures: [
    ...flatMeasures,
    estimate.measure('area.screens', 'Wind screens (sf)'),
    estimate.measure('count.cores', 'Cores and slits'),
    estimate.measure('granule.rate', 'Granules (lb per SQ, typical)', 45),
  ],
  summary: [...flatSummary.slice(0, 2), ['foam.inches', 'Foam, average (in)'], ['coat.area', 'Area to coat (sf)']],
  products: [
    d.own('product.field', 'Foam: manufacturer, grade and density', 'text', { span: 2 }),
    d.choice('product.density', 'Density', ['2.5 pcf', '2.8 pcf', '3.0 pcf']),
    d.choice('product.coating', 'Coating', ['Silicone', 'Acrylic', 'Urethane']),
    d.own('product.topcoat', 'Coating: manufacturer, line, dry mils, years', 'text', { span: 2 }),
    d.own('product.primer', 'Primer for this substrate'),
    d.choice('product.granules', 'Granules', ['Ceramic, whole roof', 'Ceramic, lanes', 'None']),
  ],
  lineItems: [
    item.labor('scarf-vacuum', 'Power-vacuum or scarf the old surface', 'Scarf, vacuum', 'SQ', sq),
    item.labor('wet-spots', 'Cut out wet areas and let them dry', 'Wet spots', 'SF'),
    item.material('primer', 'Primer for this substrate', 'Primer', 'GAL', withLoss(gallonsOf(1))),
    item.material('foam-lifts', 'Spray foam, 2.8 pcf, to the thickness in the contract', 'Foam lifts', 'SQ', sq),
    item.material('foam-taper', 'Foam tapered to drains', 'Foam taper', 'SQ'),
    item.material('base-coat', 'Base coat in a contrasting color', 'Base coat', 'GAL', withLoss(gallonsOf(2))),
    item.material('top-coat', 'Top coat with granules', 'Top coat', 'GAL', withLoss(gallonsOf(3))),
    item.labor('spray-crew', 'Proportioner and spray crew', 'Spray crew', 'HR'),
    item.equipment('screens', 'Wind screens and masking of vehicles', 'Screens', 'SF', d.ref('area.screens')),
    item.equipment('intakes', 'Air intakes shut down and sealed', 'Intakes', 'EA', count('curbs')),
    item.material('foam-edge', 'Edge metal set before foam', 'Foam edge', 'LF', feet('edge')),
    item.material('granules', 'Ceramic granules broadcast in the top coat', 'Granules', 'LB'),
    item.equipment('cores-slits', 'Core and slit tests (ASTM D7119), patched', 'Cores, slits', 'EA', count('cores')),
    item.disposal('trim-drums', 'Scarfed roofing, trim and drums hauled away', 'Trim, drums', 'EA'),
    item.labor('spray-log', 'Quality log of dew point, thickness and batches', 'Spray log', 'HR'),
  ],
  scope: [
    {
      group: 'Dry, clean substrate',
      lines: ['scarf-vacuum', 'wet-spots', 'primer', 'foam-edge', 'screens', 'intakes'],
    },
    { group: 'Foam', lines: ['foam-lifts', 'foam-taper', 'spray-crew', 'cores-slits', 'spray-log'] },
    {
      group: 'Protective coating',
      lines: ['base-coat', 'top-coat', 'granules', 'trim-drums'],
      added: [
        estimate.line('Walkways of granules in an extra coat', 'Walkways', 'LF', 'Material'),
        estimate.line('Curbs and skylights foamed in and coated', 'Curbs', 'EA', 'Material', d.ref('count.curbs')),
      ],
    },
  ],
  worksheets: [
    estimate.foamBlocks,
    estimate.coatBlocks(
      [
        { coat: 'Primer' },
        { coat: 'Base coat, contrasting', mils: 12, solids: 0.9 },
        { coat: 'Top coat, granuled', mils: 12, solids: 0.9 },
      ],
      0.15,
    ),
  ],
  takeoff: [
    estimate.takeoff(
      'Foam, A and B drums',
      'Board feet above',
      d.ref('foam.boardFeet'),
      'BF',
      d.ref('measure.waste'),
      d.ref('foam.yield'),
      'Sets',
    ),
    estimate.takeoff('Primer, 5 gal', 'Mil table', gallonsOf(1), 'GAL', 0.1, 5, 'Pails'),
    estimate.takeoff('Base coat, 55 gal', 'Mil table', gallonsOf(2), 'GAL', 0.1, 55, 'Drums'),
    estimate.takeoff('Top coat, 55 gal', 'Mil table', gallonsOf(3), 'GAL', 0.1, 55, 'Drums'),
    estimate.takeoff(
      'Ceramic granules, 50 lb',
      'Squares × rate',
      d.mul('measure.squares', 'granule.rate'),
      'LB',
      0.15,
      50,
      'Bags',
    ),
    estimate.takeoff('Foam-stop edge, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Foam sealant', 'Pipes and pockets', count('pipes'), 'EA', 0.1, 4, 'Cans'),
    estimate.takeoff('Mask film, 12 × 400 ft', 'Screens and walls', d.ref('area.screens'), 'SF', 0.15, 4800, 'Rolls'),
    estimate.takeoff('Flashing-grade coating, 2 gal', 'Curbs + drains', count('curbs'), 'EA', 0.1, 4, 'Pails'),
    estimate.takeoff('Walkway granules', 'Lanes', null, 'LB', 0.15, 50, 'Bags'),
    estimate.takeoff('Spare slit patches', 'Count', count('cores'), 'EA', 0, 1, 'EA'),
    estimate.takeoff('Disposable suits and cartridges', 'Crew days', null, 'EA', 0.1, 1, 'Sets'),
  ],
  supplies: {
    'Foam lifts': ['Foam, A and B drums'],
    'Foam edge': ['Foam-stop edge, 10 ft'],
    'Top coat': ['Top coat, 55 gal', 'Ceramic granules, 50 lb', 'Walkway granules'],
  },
  order:
    'Board feet are area times inches plus taper. A set seldom yields its label: enter your own figure in wind and cold. Texture like orange peel adds 10 to 15% coating, popcorn half as much again and must be ground. No pass under half an inch, no spraying within 5 °F of the dew point.',
  allowances: [
    { find: 'Wet old roof cut out to the deck', unit: 'SF', item: 'wet-spots' },
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
      ['20-year silicone in place of 15-year', 'Mils by the manufacturer’s table'],
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
      'The rig stays on the ground within 300 ft of hose, with screens to windward. Nobody without a respirator enters within 50 ft.',
    phasing:
      'Foam gets its base coat within the manufacturer’s window, usually 24 to 72 hours. Sunburned foam is scarfed.',
    worksheets: [],
    takeoff: [estimate.takeoff('Sample bags and slit kit', 'Count', count('cores'), 'EA', 0, 10, 'Kits')],
  },
  repair: {
    items: [
      { description: 'Scarf out wet foam, refoam in lifts and recoat', short: 'Wet foam', unit: 'SF' },
      { description: 'Fill bird pecks with sealant and coat them', short: 'Bird pecks', unit: 'EA' },
      { description: 'Cut out a blister, dry and refoam 6 in beyond', short: 'Blister refoam', unit: 'SF' },
      { description: 'Grind sunburned foam and recoat', short: 'UV skin', unit: 'SF' },
      { description: 'Replace lost granules in the top coat', short: 'Granule loss', unit: 'SQ' },
      { description: 'Reseal a foam termination at the edge', short: 'Edge seal', unit: 'LF' },
      { description: 'Rebuild a crushed traffic area and add a granule walk lane', short: 'Walk lane', unit: 'SF' },
      { description: 'Refoam and coat around a relocated curb', short: 'Curb refoam', unit: 'EA' },
    ],
    temporary: 'Dry the hole, fill with urethane sealant and cover with a dab of the roof’s own coating the same day.',
    beyond:
      'Foam that is wet through more than a quarter of the roof, or thick coating over burned foam, is torn out, not patched.',
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
    tasks: [
      {
        task: 'Fill bird pecks, hail pits and tool gouges',
        short: 'Pecks, pits',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
      { task: 'Measure topcoat mils with slit samples', short: 'Film slits', frequency: 'every 3 years' },
      { task: 'Clean drains and drain bowls', short: 'Bowls', frequency: 'quarterly', timesPerYear: 4 },
      {
        task: 'Wash and recoat when base color shows',
        short: 'Wash, recoat',
        frequency: 'about every 10-15 years, by film thickness',
      },
      { task: 'Trim trees that draw nesting birds', short: 'Vegetation', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Check foam slope to drains in rain', short: 'Rain slope', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Inspect coating at edges for peel', short: 'Edge peel', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Log foam density certificates', short: 'Density file', frequency: 'at handover', isDueOnce: true },
      {
        task: 'Probe old repairs for softness with a moisture needle',
        short: 'Needle probe',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      {
        task: 'Keep a kit of compatible caulk and coating at the hatch',
        short: 'Hatch kit',
        frequency: 'at handover',
        isDueOnce: true,
      },
    ],
    walkRate: 7500,
    access: 'Wear soft soles and set ladders on pads: every gouge is a hole in the roof.',
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
      text: 'Area times inches is the material; days within wind, dew point and surface temperature are the job. Put screens, masking and intake shutdown on lines of their own, and say in the estimate that spraying stops at the wind limit of the safety plan, screens or not.',
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
    text: 'Film manufacturers ask that pecks and gouges are sealed within weeks. A walk in spring and fall, slit samples every three years and a dated photo map keep the warranty; the recoat date belongs on the first page of the report.',
    cite: 'ASTM D7119; ASTM D6705',
  },
}
