import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, item, orderSq, slopedMeasures, slopedSummary, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.12, range: 'sound new slate 10–12, cut-up or salvage 15–20%' },
  measures: [
    ...slopedMeasures,
    estimate.measure('count.guards', 'Snow guards'),
    estimate.measure('slate.nailsPerPound', 'Nails per lb (typical)', 140),
  ],
  summary: [...slopedSummary.slice(0, 3), ['count.guards', 'Snow guards']],
  products: [
    d.own('product.field', 'Slate: quarry, color and size', 'text', { span: 2 }),
    d.choice('product.grade', 'ASTM C406 grade', ['S1', 'S2', 'S3']),
    d.own('product.thickness', 'Thickness (in)'),
    d.own('product.copper', 'Copper: weights and details', 'text', { span: 2 }),
    d.choice('product.ridge', 'Ridge', ['Saddle', 'Comb', 'Copper roll']),
    d.choice('product.weathering', 'Color class', ['Unfading', 'Semi-weathering', 'Weathering']),
  ],
  lineItems: [
    item.labor('de-slating', 'Remove slate by hand and sort it for reuse', 'De-slating', 'SQ', sq),
    item.labor('stone-load', 'Structural engineer’s check for the slate load', 'Stone load', 'EA'),
    item.material('tg-boards', 'Replace deck boards with 1x tongue-and-groove', 'T&G boards', 'SF'),
    item.material('slaters-felt', '30 lb felt below the slate', 'Slater’s felt', 'SQ', sq),
    item.material('s1-slate', 'ASTM C406 Grade S1 slate, 10 × 18, 3 in headlap', 'S1 slate', 'SQ', orderSq),
    item.material(
      'copper-nails',
      'Copper slating nails, by the pound',
      'Copper nails',
      'LB',
      d.div(d.mul(estimate.pieceCount, 2), 'slate.nailsPerPound'),
    ),
    item.labor('slaters', 'Punch and hang slate', 'Slaters', 'SQ', sq),
    item.material(
      'copper-steps',
      'Copper step flashing, 5 × 7, one per course',
      'Copper steps',
      'LF',
      feet('sidewall'),
    ),
    item.material('open-valley', '20 oz copper valley, open 4 in', 'Open valley', 'LF', feet('valley')),
    item.material('cant-starter', 'Cant strip and starter course', 'Cant, starter', 'LF', feet('eave')),
    item.material('saddle-ridge', 'Slate saddle ridge with copper comb', 'Saddle ridge', 'LF', estimate.ridgeAndHip),
    item.material('snow-guards', 'Bronze snow guards in staggered rows', 'Snow guards', 'EA', count('guards')),
    item.equipment('staging', 'Scaffold, roof hooks and chicken ladders', 'Staging', 'EA'),
    item.material('salvage', 'Salvaged slate to match color', 'Salvage', 'EA'),
    item.material(
      'ice-sheet',
      'Ice barrier at eaves and valleys, safe below copper',
      'Ice sheet',
      'SQ',
      d.div(d.mul('linear.eave', 6), 100),
    ),
  ],
  scope: [
    {
      group: 'Slate removal, structure and deck',
      lines: ['de-slating', 'stone-load', 'tg-boards', 'staging'],
      added: [
        estimate.line(
          'Broken slate and old felt hauled away, by load',
          'Haul-off',
          'EA',
          'Disposal',
          d.ref('debris.loads'),
        ),
      ],
    },
    {
      group: 'Underlayment and copper',
      lines: ['slaters-felt', 'ice-sheet', 'cant-starter', 'open-valley', 'copper-steps'],
    },
    {
      group: 'Slating',
      lines: ['s1-slate', 'copper-nails', 'slaters', 'saddle-ridge', 'snow-guards', 'salvage'],
    },
  ],
  worksheets: [
    estimate.pieceBlocks('slates', { length: 18, width: 10, headlap: 3, doubleLap: true, psf: 8.5 }),
    // Slate, like tile, is hauled in 10-ton lowboys.
    estimate.debrisBlocks(900, 10),
  ],
  takeoff: [
    estimate.takeoff(
      'Slates, by the piece',
      'Squares × pieces',
      estimate.pieceCount,
      'EA',
      d.ref('measure.waste'),
      1,
      'Slates',
    ),
    estimate.takeoff('Starter slates, laid lengthwise', 'Eave', feet('eave'), 'LF', 0.1, 1.5, 'Slates'),
    estimate.takeoff('Ridge slates', 'Both sides of ridge', d.mul(2, estimate.ridgeAndHip), 'LF', 0.1, 0.83, 'Slates'),
    estimate.takeoff(
      'Copper slating nails',
      'Two a slate',
      d.div(d.mul(estimate.pieceCount, 2), 'slate.nailsPerPound'),
      'LB',
      0.1,
      25,
      'Cartons',
    ),
    estimate.takeoff('30 lb felt, 2 SQ', 'Roof area', area, 'SF', 0.1, 200, 'Rolls'),
    estimate.takeoff('Copper-safe ice sheet', 'Eave, two rows', d.mul('linear.eave', 6), 'SF', 0.1, 200, 'Rolls'),
    estimate.takeoff('Cant strip, 8 ft', 'Eave', feet('eave'), 'LF', 0.05, 8, 'Pieces'),
    estimate.takeoff('20 oz copper valley, 8 ft', 'Valley', feet('valley'), 'LF', 0.12, 7.6, 'Sheets'),
    estimate.takeoff(
      'Copper steps, 5 × 7',
      'A step each exposure',
      d.div(d.mul('linear.sidewall', 12), 'piece.exposure'),
      'EA',
      0.12,
      1,
      'Steps',
    ),
    estimate.takeoff('Copper apron, 10 ft', 'Headwall', feet('headwall'), 'LF', 0.12, 9.5, 'Pieces'),
    estimate.takeoff('Copper ridge comb, 10 ft', 'Ridge', feet('ridge'), 'LF', 0.1, 9.5, 'Pieces'),
    estimate.takeoff('Bronze snow guards', 'Count', count('guards'), 'EA', 0.02, 1, 'EA'),
  ],
  supplies: {
    'S1 slate': ['Slates, by the piece'],
    'Cant, starter': ['Starter slates, laid lengthwise', 'Cant strip, 8 ft'],
    'Saddle ridge': ['Ridge slates', 'Copper ridge comb, 10 ft'],
    'Slater’s felt': ['30 lb felt, 2 SQ'],
    'Ice sheet': ['Copper-safe ice sheet'],
  },
  order:
    'Exposure is (length − headlap) ÷ 2: a 10 × 18 at 3 in takes 192 a square. Headlap is 4 in from 4:12 to under 8:12, 3 in to under 20:12. Ask the quarry for the C406 certificate with the shipment, and for nails of twice the slate’s thickness plus an inch.',
  allowances: [
    { find: 'Tongue-and-groove board replaced', unit: 'SF', item: 'tg-boards' },
    { find: 'Slope found iron-nailed, rehung in copper', unit: 'SQ' },
    { find: 'Salvaged slate for blending', unit: 'EA', item: 'salvage' },
  ],
  options: [
    { name: 'Good', includes: 'Relay sound slate, new copper' },
    { name: 'Better', includes: 'New S1, 3/16–1/4 in' },
    { name: 'Best', includes: 'Graduated S1, 20 oz copper' },
  ],
  optionProduct: 'Quarry, size and color',
  residential: {
    included: ['reusable slate sorted by size and left with you where it is not used'],
    excluded: [
      'framing for stone load',
      'masonry pointing of chimneys',
      'interior plaster',
      'built-in gutters, unless listed',
    ],
    assumed: [
      'natural veining and weathering of color are accepted',
      'staging can stand on lawn and beds',
      'the deck holds nails without shaking',
      'copper wears before stone and is renewed on its own clock',
    ],
  },
  commercial: {
    alternates: [
      ['20 oz lead-coated copper', 'In place of plain copper at white stone walls'],
      ['Graduated courses', 'Thick to thin, eave to ridge, as on the old drawings'],
      ['Pipe snow rail', 'Through-bolted rows in place of pad guards'],
      ['S1 in place of relaid slate', 'All slopes, none reused'],
    ],
    unitPrices: [
      ['Slate replaced in a sound field', 'EA'],
      ['Flat-seam copper, soldered', 'SF'],
      ['Board sheathing, 1 in tongue and groove', 'SF'],
      ['Iron-nailed area rehung in copper', 'SQ'],
    ],
    excluded: [
      'tower and steeple access beyond the listed staging',
      'stained glass and stone protection by specialists',
      'lightning rods',
    ],
    assumed: [
      'the preservation authority has approved color and texture',
      'full staging with debris netting on the street side',
    ],
    energy:
      'Historic buildings are often exempt from the reroofing insulation rules, by the building official’s finding in writing. Where attics are insulated keep the slate’s underside vented; enter required and existing R.',
    access:
      'Staging that protects the masonry, a hoist tower and covered walks are needed. Slates go up on edge in crates, never in chutes.',
    phasing:
      'Each bay is removed one staging width at a time and felted the same day. Copper details are finished before slaters pass them.',
    worksheets: [],
    takeoff: [estimate.takeoff('Flat-lock copper pans', 'Built-in gutter or saddle', null, 'SF', 0.12, 14, 'Sheets')],
  },
  repair: {
    items: [
      { description: 'Replace a broken slate, hung on a copper hook', short: 'Slate on hook', unit: 'EA' },
      { description: 'Copper bib behind a slipped slate', short: 'Bib', unit: 'EA' },
      { description: 'Replace a worn valley in copper', short: 'Valley liner', unit: 'LF' },
      { description: 'Re-solder a flat seam at a chimney pan', short: 'Solder seam', unit: 'LF' },
      { description: 'Replace missing saddle ridge slates', short: 'Saddle slates', unit: 'LF' },
      { description: 'Rehang iron-nailed slates with copper nails', short: 'Iron nails', unit: 'EA' },
      { description: 'Pin and reseal a loose finial flashing', short: 'Finial', unit: 'EA' },
      { description: 'Rebuild a ridge saddle run with copper nails and bedding', short: 'Saddle run', unit: 'LF' },
    ],
    temporary:
      'Set a copper bib or slate hook the same day. Roof cement stains slate, traps water and makes the next repair more expensive.',
    beyond:
      'When one slate in five sounds dull, or Grade S3 slate has reached its age, repairs only buy a few seasons.',
    excluded: ['slates broken outside the access path beyond the listed percentage', 'chimney masonry', 'color match'],
    supplies: [
      ['Salvaged slate by size and color', 'count', 1, 'EA'],
      ['Copper slate hooks', 'count', 100, 'Boxes'],
      ['20 oz copper sheet', 'area', 24, 'Sheets'],
      ['50/50 solder', 'length', 12, 'Pounds'],
      ['Copper slating nails', 'count', 140, 'Pounds'],
    ],
  },
  care: {
    tasks: [
      {
        task: 'Inspect slopes with binoculars and count slipped slates',
        short: 'Sliders',
        frequency: 'yearly',
        timesPerYear: 1,
      },
      { task: 'Tap 20 slates and mark those that sound dull', short: 'Ring test', frequency: 'every 5 years' },
      { task: 'Check copper for pinholes in valleys', short: 'Copper pinholes', frequency: 'yearly', timesPerYear: 1 },
      {
        task: 'Refasten bronze guards loosened by slides',
        short: 'Snow guards',
        frequency: 'each fall',
        timesPerYear: 1,
      },
      { task: 'Clear pine needles from between slates', short: 'Needles', frequency: 'twice a year', timesPerYear: 2 },
      { task: 'Brush moss off the north slope with a nylon brush', short: 'Moss', frequency: 'every 3 years' },
      { task: 'Record hook repairs on roof map', short: 'Hook map', frequency: 'per visit' },
      {
        task: 'Keep 30 salvaged slates of each pattern',
        short: 'Salvage stock',
        frequency: 'at handover',
        isDueOnce: true,
      },
      { task: 'Tighten lightning-rod straps clear of slate edges', short: 'Rod straps', frequency: 'every 5 years' },
      {
        task: 'Check gutters for slate chips that show breakage above',
        short: 'Gutter chips',
        frequency: 'twice a year',
        timesPerYear: 2,
      },
    ],
    walkRate: 1200,
    access: 'Hook ladders and chicken ladders padded on the slate; slaters only, and never on icy slate.',
    excluded: ['more than six slates', 'copper replacement', 'chimney pointing'],
    supplies: [
      ['Salvaged slates', 'count', 1, 'EA'],
      ['Copper hooks', 'count', 100, 'Boxes'],
      ['Copper bib stock', 'area', 24, 'Sheets'],
    ],
  },
  guide: [
    {
      title: 'Buy the grade with a certificate',
      text: 'S1 lasts over 75 years, S2 40 to 75, S3 20 to 40, and color says nothing about it. Ask for the C406 test of absorption, flexure and weather resistance for the shipment, and print grade, thickness and color class in the product lines, because “Vermont green” is not a grade.',
      cite: 'ASTM C406, C120, C121 and C217',
    },
    {
      title: 'Exposure, not squares, sets the count',
      text: 'At a 3 in headlap a 10 × 18 slate shows 7.5 in and takes 192 to the square; at 4 in, for slopes under 8:12, it shows 7 and takes 206. Quarry squares are sold at 3 in headlap, so a low porch eats more than its area says.',
      cite: 'IRC R905.6; slater’s headlap table',
    },
  ],
  repairGuide: {
    title: 'A slate repair is copper and a ripper',
    text: 'Each slate is ripped, not pried, and hung on a hook or nailed in the slot under a copper bib. Read why it slipped before you price: nails rusted through mean that the rest follow, and rehanging by the square in copper is the honest offer.',
    cite: 'ASTM B370 (copper); ASTM C406',
  },
  careGuide: {
    title: 'Map every hook',
    text: 'A slate roof is kept for a century by small repairs, and the map of hooks, bibs and valley dates tells the next slater what is original. Tap twenty slates every five years, keep thirty salvaged pieces of each pattern, and let nobody tar the copper.',
    cite: 'ASTM C406; ASTM B370',
  },
}
