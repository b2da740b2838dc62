import { measure, resinBlocks, takeoff } from '@/data/parts/estimate'
import { add, choice, own, ref } from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, sq, withLoss } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.08, range: 'open deck 8, many details 12–15%' },
  measures: [
    ...flatMeasures,
    measure('linear.keys', 'Saw-cut edges'),
    measure('linear.cracks', 'Cracks to bridge'),
    measure('count.details', 'Detail pieces'),
    measure('area.walk', 'Traffic finish (sf)'),
  ],
  summary: [
    ['linear.keys', 'Keyed edge (ft)'],
    ['linear.cracks', 'Cracks (ft)'],
    ['count.details', 'Detail pieces'],
    ...flatSummary.slice(3),
  ],
  products: [
    own('product.field', 'Resin: maker, system', 'text', { span: 2 }),
    choice('product.chemistry', 'Chemistry', ['PMMA', 'Polyurethane', 'PUMA hybrid']),
    own('product.mils', 'Total mils and fleece weight'),
    own('product.primer', 'Primer for this deck', 'text', { span: 2 }),
    choice('product.finish', 'Finish', ['Quartz, gray', 'Quartz, color', 'Traffic grit', 'Under pavers']),
    own('product.moisture', 'Deck moisture, limit and reading'),
  ],
  scope: [
    {
      group: 'Tests, profile and air',
      lines: [
        ['Moisture test', 'Pull-off mock-up'],
        ['Grind or blast', 'Deck profile', sq],
        ['Air-tight intake', 'Intake covers'],
        ['Terminate edge', 'Keyed edge', feet('keys')],
      ],
    },
    {
      group: 'Primer, resin and fleece',
      lines: [
        ['Primer matched', 'Resin primer', withLoss(ref('resin.1.gallons'))],
        ['Resin base layer', 'Base resin', withLoss(ref('resin.2.gallons'))],
        ['Fleece reinforcement', 'Fleece', ref('resin.fleece')],
        ['Saturation coat', 'Saturation', withLoss(ref('resin.3.gallons'))],
        ['Pre-cut fleece', 'Detail fleece', count('details')],
        ['Loop detail', 'Loop joints'],
        ['Catalyst powder', 'Catalyst', ref('resin.catalystPounds')],
      ],
    },
    {
      group: 'Finish and crew',
      lines: [
        ['Finish coat', 'Quartz finish', withLoss(ref('resin.4.gallons'))],
        ['Traffic pad', 'Traffic finish', ref('area.walk')],
        ['Mixing, rolling', 'Resin crew'],
        ['Cured waste', 'Cured waste'],
      ],
    },
  ],
  worksheets: [resinBlocks],
  takeoff: [
    takeoff('Primer resin, 2.5 gal', 'Layer table', ref('resin.1.gallons'), 'GAL', 0.1, 2.5, 'Pails'),
    takeoff(
      'Membrane resin, 5 gal',
      'Base + saturation',
      add('resin.2.gallons', 'resin.3.gallons'),
      'GAL',
      ref('measure.waste'),
      5,
      'Pails',
    ),
    takeoff('Finish resin, 2.5 gal', 'Layer table', ref('resin.4.gallons'), 'GAL', 0.08, 2.5, 'Pails'),
    takeoff('Catalyst powder, 1 lb bags', 'By weight', ref('resin.catalystPounds'), 'LB', 0.05, 1, 'Bags'),
    takeoff('Polyester fleece, 41 in × 164 ft', 'With overlap', ref('resin.fleece'), 'SF', 0.12, 560, 'Rolls'),
    takeoff('Detail fleece, 14 in', 'Walls + cracks', add(feet('parapet'), feet('cracks')), 'LF', 0.15, 164, 'Rolls'),
    takeoff('Preformed pipe pieces', 'Pipes', count('pipes'), 'EA', 0.05, 1, 'EA'),
    takeoff('Preformed corners', 'Details', count('details'), 'EA', 0.15, 1, 'EA'),
    takeoff('Quartz, 0.7–1.2 mm, 50 lb', 'Roof area', area, 'SF', 0.1, 60, 'Bags'),
    takeoff('Repair mortar for spalls', 'Cracks', feet('cracks'), 'LF', 0.1, 20, 'Pails'),
    takeoff('Backer and joint resin', 'Cracks', feet('cracks'), 'LF', 0.1, 40, 'Sets'),
    takeoff('Solvent wipe', 'Keyed edge', feet('keys'), 'LF', 0.1, 100, 'Gallons'),
    takeoff('Rollers and mixing paddles', 'Squares', sq, 'SQ', 0.1, 3, 'Sets'),
  ],
  order:
    'Gallons per square are typical; take them from the system’s data sheet for this deck. Catalyst follows temperature, so order for the coldest day in the plan. Fleece overlaps two inches each way, and every lap lies in wet resin.',
  allowances: [
    { find: 'Deck too damp, vapor primer', unit: 'SF' },
    { find: 'Crack wider than the stated size', unit: 'LF' },
    { find: 'Spall rebuilt in resin mortar', unit: 'SF' },
  ],
  options: [
    { name: 'Good', includes: 'Polyurethane with fleece' },
    { name: 'Better', includes: 'PMMA with fleece, quartz' },
    { name: 'Best', includes: 'PMMA, traffic finish, color' },
  ],
  optionProduct: 'Resin, fleece and finish',
  residential: {
    included: ['pull-off readings and mix log handed to you'],
    excluded: [
      'tile, pavers or decking above',
      'door sills and their framing',
      'neighbors’ intakes, unless agreed',
      'concrete deeper than half an inch',
    ],
    assumed: [
      'acrylic-resin odor of about a day is accepted',
      'the deck is dry and sound by test',
      'the quartz finish is renewed as upkeep',
      'later patches use the same resin',
    ],
  },
  commercial: {
    alternates: [
      ['PMMA in place of polyurethane', 'For frost or one-night return to use'],
      ['Traffic finish on all walks', 'In place of quartz'],
      ['Loop detail at moving cracks', 'Fleece over backer, by the foot'],
      ['Night shift', 'Below occupied floors'],
    ],
    unitPrices: [
      ['Resin mortar repair', 'SF'],
      ['Crack bridged with fleece', 'LF'],
      ['Penetration flashed in fleece', 'EA'],
      ['Pull-off test with report', 'EA'],
    ],
    excluded: ['expansion joint covers', 'planters and furniture', 'odor relocation of tenants'],
    assumed: ['intakes can be closed in the zone and the day', 'plaza loads stay off for the cure hours'],
    energy:
      'The membrane adds none; where it goes over new boards they carry the reroofing R. Plazas over heated space need it below the slab or above. Enter required and existing R.',
    access:
      'Resin and catalyst stored apart, cool and shaded; ventilators at low points, no ignition within the marked zone.',
    phasing:
      'Bays end in a primed, fleeced lap of four inches that is wiped and picked up next day; doors reopen after the cure time.',
    worksheets: [],
    takeoff: [takeoff('Odor screens and filters', 'Intakes', count('curbs'), 'EA', 0, 1, 'Sets')],
  },
  repair: {
    items: [
      'Fleece patch',
      'Blister',
      'Worn finish',
      'Crack bridge',
      'New pipe',
      'Edge key',
      'Uncured patch',
      'Threshold',
    ],
    temporary: 'Butyl foil tape on a dry, wiped film; resin on a damp surface only seals the water in.',
    beyond: 'Uncured or soft resin over whole mixes has to come off: nothing laid over it will ever cure it.',
    excluded: ['slab movement', 'finish color match', 'coverings above'],
    supplies: [
      ['PMMA repair kit', 'area', 20, 'Kits'],
      ['Polyester fleece strips', 'length', 164, 'Rolls'],
      ['Same-system finish', 'area', 70, 'Kits'],
      ['Preformed pipe fleece', 'count', 1, 'EA'],
      ['Solvent wipe', 'area', 300, 'Gallons'],
    ],
  },
  care: {
    items: [
      'Abrasion scan',
      'Neutral wash',
      'Joint keys',
      'Hardness',
      'New pipes',
      'Grit lane',
      'Solvent spills',
      'Batch record',
      'Pond silt',
      'Edge pull',
    ],
    walkRate: 7500,
    access: 'Gritted lanes when wet; no solvents, no dragging of furniture.',
    excluded: ['renewal of the finish', 'concrete repair', 'lifting of pavers'],
    supplies: [
      ['Repair kit, same resin', 'area', 20, 'Kits'],
      ['Neutral soap', 'area', 2500, 'Gallons'],
      ['Spot grit', 'area', 200, 'Bags'],
    ],
  },
  guide: [
    {
      title: 'Tests come before resin, and before the price is firm',
      text: 'Moisture, profile and pull-off decide primer and whether the slab can be coated at all. Put them on the first line and say that a failing deck is repriced; opened resin and catalyst have hours, not weeks.',
      cite: 'ASTM D7234; ASTM D4263; ASTM C836 / C957',
    },
    {
      title: 'Quote resin per square, and fleece',
      text: 'Resin per square foot by layer, fleece weight and total mils are the product; “two coats liquid” is not. Work the gallons out in the layer table, add the finish as upkeep, and price details by the piece: they take half the hours.',
      cite: 'EAD 030350-00-0402 (formerly ETAG 005); ASTM C957',
    },
  ],
  repairGuide: {
    title: 'Same resin, clean film, wet fleece',
    text: 'Find the brand in the file, abrade and wipe, and lay fleece four inches past the damage in wet resin. A patch in another chemistry needs a pull test first. Check keyed edges and door sills before the field.',
    cite: 'ASTM D7234; maker’s repair sheet',
  },
  careGuide: {
    title: 'Threads showing means finish due',
    text: 'The grit finish is the wearing part. Renew it before fleece is abraded, wash with neutral soap, mop up fuel and solvent the same hour, and keep the batch record: the next crew must know the resin.',
    cite: 'ASTM C957; maker’s care sheet',
  },
}
