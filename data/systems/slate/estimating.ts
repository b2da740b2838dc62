import { debrisBlocks, line, measure, pieceBlocks, takeoff } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, feet, orderSq, ridgeAndHip, slopedMeasures, slopedSummary, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

const slates = mul('measure.squares', 'piece.perSquare')

export const estimating: SystemEstimating = {
  waste: { rate: 0.12, range: 'sound new slate 10–12, cut-up or salvage 15–20%' },
  measures: [
    ...slopedMeasures,
    measure('count.guards', 'Snow guards'),
    measure('slate.nailsPerPound', 'Nails per lb (typical)', 140),
  ],
  summary: [...slopedSummary.slice(0, 3), ['count.guards', 'Snow guards']],
  products: [
    own('product.field', 'Slate: quarry, color and size', 'text', { span: 2 }),
    choice('product.grade', 'ASTM C406 grade', ['S1', 'S2', 'S3']),
    own('product.thickness', 'Thickness (in)'),
    own('product.copper', 'Copper: weights and details', 'text', { span: 2 }),
    choice('product.ridge', 'Ridge', ['Saddle', 'Comb', 'Copper roll']),
    choice('product.weathering', 'Color class', ['Unfading', 'Semi-weathering', 'Weathering']),
  ],
  scope: [
    {
      group: 'De-slating, load and deck',
      lines: [
        ['Careful de-slating', 'De-slating', sq],
        ['Engineer check', 'Stone load'],
        ['Deck board repair', 'T&G boards'],
        ['Roof hook and chicken', 'Staging'],
      ],
      added: [
        line('Broken slate and old felt hauled away, by load', 'Haul-off', 'EA', 'Disposal', ref('debris.loads')),
      ],
    },
    {
      group: 'Underlay and copper',
      lines: [
        ['30 lb felt', 'Slater’s felt', sq],
        ['Copper-safe self-adhered', 'Ice sheet', div(mul('linear.eave', 6), 100)],
        ['Cant strip', 'Cant, starter', feet('eave')],
        ['20 oz copper valley', 'Open valley', feet('valley')],
        ['Copper step flashing', 'Copper steps', feet('sidewall')],
      ],
    },
    {
      group: 'Slating',
      lines: [
        ['C406 S1 slate', 'S1 slate', orderSq],
        ['Copper slating nails', 'Copper nails', div(mul(slates, 2), 'slate.nailsPerPound')],
        ['Punch, holing', 'Slaters', sq],
        ['Saddle ridge slate', 'Saddle ridge', ridgeAndHip],
        ['Bronze snow guards', 'Snow guards', count('guards')],
        ['Salvaged slate', 'Salvage'],
      ],
    },
  ],
  worksheets: [
    pieceBlocks('slates', { length: 18, width: 10, headlap: 3, doubleLap: true, psf: 8.5 }),
    debrisBlocks(900),
  ],
  takeoff: [
    takeoff('Slates, by the piece', 'Squares × pieces', slates, 'EA', ref('measure.waste'), 1, 'Slates'),
    takeoff('Starter slates, laid lengthwise', 'Eave', feet('eave'), 'LF', 0.1, 1.5, 'Slates'),
    takeoff('Ridge slates', 'Both sides of ridge', mul(2, ridgeAndHip), 'LF', 0.1, 0.83, 'Slates'),
    takeoff(
      'Copper slating nails',
      'Two a slate',
      div(mul(slates, 2), 'slate.nailsPerPound'),
      'LB',
      0.1,
      25,
      'Cartons',
    ),
    takeoff('30 lb felt, 2 SQ', 'Roof area', area, 'SF', 0.1, 200, 'Rolls'),
    takeoff('Copper-safe ice sheet', 'Eave, two rows', mul('linear.eave', 6), 'SF', 0.1, 200, 'Rolls'),
    takeoff('Cant strip, 8 ft', 'Eave', feet('eave'), 'LF', 0.05, 8, 'Pieces'),
    takeoff('20 oz copper valley, 8 ft', 'Valley', feet('valley'), 'LF', 0.12, 7.6, 'Sheets'),
    takeoff(
      'Copper steps, 5 × 7',
      'A step each exposure',
      div(mul('linear.sidewall', 12), 'piece.exposure'),
      'EA',
      0.12,
      1,
      'Steps',
    ),
    takeoff('Copper apron, 10 ft', 'Headwall', feet('headwall'), 'LF', 0.12, 9.5, 'Pieces'),
    takeoff('Copper ridge comb, 10 ft', 'Ridge', feet('ridge'), 'LF', 0.1, 9.5, 'Pieces'),
    takeoff('Bronze snow guards', 'Count', count('guards'), 'EA', 0.02, 1, 'EA'),
  ],
  order:
    'Exposure is (length − headlap) ÷ 2: a 10 × 18 at 3 in takes 192 a square. Headlap is 4 in from 4:12 to under 8:12, 3 in to under 20:12. Ask the quarry for the C406 certificate with the shipment, and for nails of twice the slate’s thickness plus an inch.',
  allowances: [
    { find: 'Tongue-and-groove board replaced', unit: 'SF', item: 'T&G boards' },
    { find: 'Slope found iron-nailed, rehung in copper', unit: 'SQ' },
    { find: 'Salvaged slate for blending', unit: 'EA', item: 'Salvage' },
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
    access: 'Masonry-safe staging, hoist tower and covered walks; slates ride up on edge in crates, never in chutes.',
    phasing:
      'Bays are stripped hook width by hook width and felted the same day; copper details are closed before slaters pass them.',
    worksheets: [],
    takeoff: [takeoff('Flat-lock copper pans', 'Built-in gutter or saddle', null, 'SF', 0.12, 14, 'Sheets')],
  },
  repair: {
    items: [
      'Slate on hook',
      'Bib',
      'Valley liner',
      'Solder seam',
      'Saddle slates',
      'Iron nails',
      'Finial',
      'Saddle run',
    ],
    temporary:
      'Copper bib or slate hook the same day; roof cement stains stone, traps water and makes the next repair dearer.',
    beyond: 'When one slate in five rings dull, or the slope is S3 at the end of its years, repairs only buy seasons.',
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
    items: [
      'Sliders',
      'Ring test',
      'Copper pinholes',
      'Snow guards',
      'Needles',
      'Moss',
      'Hook map',
      'Salvage stock',
      'Rod straps',
      'Gutter chips',
    ],
    walkRate: 1200,
    access: 'Hook ladders and chicken ladders padded on the stone; slaters only, and never on iced slate.',
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
