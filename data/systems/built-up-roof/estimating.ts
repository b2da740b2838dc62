import { debrisBlocks, hotBlocks, measure, takeoff, zoneBlocks } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.1, range: 'open deck 8–10, cut-up 12–15%' },
  measures: [
    ...flatMeasures,
    measure('area.crickets', 'Crickets (sf)'),
    measure('count.samples', 'Bulk samples'),
    measure('wall.height', 'Flashing height (in, typical)', 12),
  ],
  summary: flatSummary,
  products: [
    own('product.field', 'Felts: maker, type and plies', 'text', { span: 2 }),
    choice('product.bitumen', 'Bitumen', ['Type III asphalt', 'Type II asphalt', 'Type IV asphalt', 'Coal tar']),
    choice('product.surface', 'Surface', [
      'Gravel in flood coat',
      'Slag in flood coat',
      'Mineral cap',
      'Smooth, coated',
    ]),
    own('product.insulation', 'Polyiso, cover board and R', 'text', { span: 2 }),
    own('product.kettle', 'Kettle or tanker, place'),
    choice('product.fume', 'Fume control', ['Low-fume asphalt', 'Afterburner', 'Both', 'None needed']),
  ],
  scope: [
    {
      group: 'Gravel, felts and testing',
      lines: [
        ['Asbestos bulk sample', 'Bulk samples', count('samples')],
        ['Vacuum gravel', 'Gravel off', sq],
        ['Spud plies to deck', 'Spudding', sq],
        ['Landfill tar', 'Landfill', ref('debris.loads')],
      ],
    },
    {
      group: 'Hot plies',
      lines: [
        ['Perlite cover', 'Perlite', sq],
        ['Nailed coated base', 'Coated base', sq],
        ['Kettle, hose', 'Kettle'],
        ['Type III asphalt', 'Asphalt', ref('hot.tons')],
        ['Glass felt Type VI', 'Glass felts', orderSq],
        ['Kettleman and mop', 'Mop crew'],
      ],
    },
    {
      group: 'Flashings, edge and gravel',
      lines: [
        ['Tapered insulation', 'Crickets', ref('area.crickets')],
        ['Modified base flashing', 'Base flashing', feet('parapet')],
        ['Lead drain flashings', 'Lead drains', count('drains')],
        ['Edge strip', 'Edge, stripping', feet('edge')],
        ['Gravel flood coat', 'Flood, gravel', sq],
      ],
    },
  ],
  worksheets: [hotBlocks, debrisBlocks(1100)],
  takeoff: [
    takeoff(
      'Glass felt Type VI, 5 SQ',
      'Area × plies',
      mul('measure.area', 'hot.plies'),
      'SF',
      ref('measure.waste'),
      500,
      'Rolls',
    ),
    takeoff('Coated base sheet, 3 SQ', 'Roof area', area, 'SF', 0.08, 300, 'Rolls'),
    takeoff('Asphalt, 100 lb kegs', 'Tons above', mul('hot.tons', 2000), 'LB', 0.08, 100, 'Kegs'),
    takeoff('Gravel', 'Tons above', ref('hot.gravelTons'), 'TON', 0.08, 1, 'Tons'),
    takeoff('Kettle propane, 100 lb', 'Fuel above', ref('hot.fuelPounds'), 'LB', 0.1, 100, 'Cylinders'),
    takeoff('Perlite, 4 × 4', 'Roof area', area, 'SF', 0.05, 16, 'Boards'),
    takeoff('Polyiso, 4 × 4', 'Roof area', area, 'SF', 0.05, 16, 'Boards'),
    takeoff('Base-sheet nails with caps', 'Squares, 110 a SQ', mul('measure.squares', 110), 'EA', 0.05, 2000, 'Pails'),
    takeoff(
      'Modified flashing sheet',
      'Walls, two plies',
      div(mul('linear.parapet', 'wall.height', 2), 12),
      'SF',
      0.12,
      100,
      'Rolls',
    ),
    takeoff('Perlite cant, 4 ft', 'Walls', feet('parapet'), 'LF', 0.05, 4, 'Pieces'),
    takeoff('Gravel stop, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    takeoff('4 lb lead, 30 in', 'Count', count('drains'), 'EA', 0.05, 1, 'EA'),
    takeoff('Asphalt primer, 5 gal', 'Edge metal', feet('edge'), 'LF', 0.1, 500, 'Pails'),
  ],
  order:
    'Twenty-three to twenty-five pounds a ply and about sixty for the flood coat: four moppings make 160 lb a square, eight tons on a hundred squares. Order gravel by the ton against confirmed deck capacity. Coal tar and asphalt do not meet in one roof.',
  allowances: [
    { find: 'Felt plies beyond the cored count', unit: 'SQ' },
    { find: 'Steel or plank deck replaced', unit: 'SF' },
    { find: 'Asbestos sample beyond those listed', unit: 'EA' },
  ],
  options: [
    { name: 'Good', includes: 'Three plies, gravel' },
    { name: 'Better', includes: 'Four plies, gravel' },
    { name: 'Best', includes: 'Four plies, modified cap' },
  ],
  optionProduct: 'Plies, bitumen and surface',
  residential: {
    included: ['kettle attended at all times while it is lit'],
    excluded: [
      'asbestos abatement',
      'ceilings stained by bitumen drip',
      'driveway under the kettle, unless protected',
      'structural check for gravel',
    ],
    assumed: [
      'a place for the kettle away from doors and intakes',
      'deck joints tight enough to hold hot asphalt',
      'samples free of asbestos',
      'neighbors told of the odor',
    ],
  },
  commercial: {
    alternates: [
      ['Modified cap in place of gravel', 'No flood coat, lighter by 4 lb per sf'],
      ['Fifth ply', 'Where the warranty asks for it'],
      ['Low-fume asphalt with afterburner', 'Schools, hospitals and food plants'],
      ['Coal tar in nearly level areas', 'By identification test of the old roof'],
    ],
    unitPrices: [
      ['Ply removed beyond the cored count', 'SQ'],
      ['Tapered cricket', 'SF'],
      ['Pitch pocket filled or removed', 'EA'],
      ['Gravel respread', 'SQ'],
    ],
    excluded: ['abatement and air monitoring', 'fire-department standby', 'ceiling protection inside'],
    assumed: ['kettle permit and tanker stand are granted', 'gravel load confirmed for the deck in writing'],
    energy:
      'Stripping to the deck brings the reroofing R; hot plies need perlite or wood fiber over foam. Raise gravel stops and drains for the thickness worked out below.',
    access:
      'Kettle or tanker stands downwind with extinguishers in reach, barricade of 20 ft, hot line guarded and lowered by pulley only.',
    phasing:
      'Plies go down in one shingled operation the same day; phased base and felts are glazed before night and covered before rain.',
    worksheets: [zoneBlocks],
    takeoff: [takeoff('Insulation screws and plates', 'By zone', ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes')],
  },
  repair: {
    items: [
      'Cut blister',
      'Alligator area',
      'Flashing hole',
      'Drain lead',
      'Ridge cover',
      'Gravel respread',
      'Gravel stop',
      'Wet board',
    ],
    temporary: 'Sweep gravel, dry the spot, bed felt in wet-patch cement and press gravel back for sun cover.',
    beyond: 'When cores drip and plies peel apart by hand the roof holds water in its felts: no patch dries that out.',
    excluded: ['kettle work, unless priced', 'asbestos handling', 'interior drip stains'],
    supplies: [
      ['Glass felt, cut strips', 'area', 500, 'Rolls'],
      ['Roof mastic (ASTM D4586), 5 gal', 'area', 50, 'Pails'],
      ['Modified flashing sheet', 'length', 33, 'Rolls'],
      ['Pea gravel', 'area', 12, 'Bags'],
      ['Lead sheet', 'count', 1, 'EA'],
    ],
  },
  care: {
    items: [
      'Bare spots',
      'Core plan',
      'Flashing cracks',
      'Gravel dams',
      'Alligatoring',
      'Traffic pads',
      'Mop record',
      'Bitumen type',
      'Cold ridges',
      'Pitch pans',
    ],
    walkRate: 7000,
    access: 'Gravel hides edges and soft spots: flag holes and skylights, keep behind the warning line.',
    excluded: ['flood coats', 'gravel beyond two tons', 'hot work'],
    supplies: [
      ['Plastic roof cement, 5 gal', 'area', 50, 'Pails'],
      ['Reinforcing fabric', 'length', 150, 'Rolls'],
      ['Pea gravel', 'area', 12, 'Bags'],
    ],
  },
  guide: [
    {
      title: 'Sample before you spud',
      text: 'Felts and mastics of old roofs may hold asbestos. Bulk samples come before the price, abatement is a contract of its own, and removal of asbestos roofing has its own rules and notice periods even where roofing counts as non-friable.',
      cite: '29 CFR 1926.1101(g)(8)(ii); 40 CFR 61.145',
    },
    {
      title: 'Tons, temperature and tape',
      text: 'Work bitumen out in pounds per square for each ply and for the flood coat, and list kettle, tanker and kettleman apart. Log the point-of-use temperature: plies mopped cold delaminate, overheated asphalt falls back in type.',
      cite: 'ASTM D312, D2178 and D3617; NFPA 58',
    },
  ],
  repairGuide: {
    title: 'Gravel hides the hole, the wall has it',
    text: 'Most leaks of gravel roofs are at base flashings, drains and pockets within a few feet of the stain. Spud only what you can dry and cover that day, identify asphalt or tar before you heat anything, and price gravel moving per square.',
    cite: 'ASTM D7053 (leak evaluation); ASTM D1863',
  },
  careGuide: {
    title: 'Bare felt is the countdown',
    text: 'Wind scours corners and sun splits felts within two summers. Rake stone back twice a year, core thin areas every five, and write on the roof record whether the plies are asphalt or coal tar; the wrong cement never cures.',
    cite: 'ASTM D450; ASTM D1863',
  },
}
