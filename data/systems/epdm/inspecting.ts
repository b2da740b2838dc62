import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck capacity', 'letter covers 10 to 12 psf where stone goes back; else fastened or bonded design'],
      ['Surface under bonding', 'smooth, dry, free of oil, old asphalt covered by board'],
      ['Insulation facer', 'polyiso, or a separator where solvent would reach EPS'],
      ['Base-of-wall anchor', 'wood or deck that holds a plate every 12 in'],
      ['Door and window sills', '8 in of rise, or the low detail approved in writing'],
      ['Kitchen and machine exhaust', 'oil source named; guard or other membrane there'],
    ],
    tests: [
      ['Plate withdrawal', '10 field and edge', 'uplift design'],
      ['Cores where stone lies', '1 per 100 SQ and at each leak', 'layers and wet noted'],
      ['Adhesive on each substrate', '2 ft strip, next day', 'facer or film fails'],
      ['Splice trial', '1 per crew, peeled', 'tape splits, not primer'],
    ],
    loading: [
      ['Tape, primer and adhesive dates', 'inside shelf life, stored 60 to 80 °F'],
      ['Sheet type', 'thickness, Type I, II or III and width as drawn'],
      ['Old stone', 'moved in small piles, never over mid-span'],
      ['Uncured flashing', 'only for corners the molded pieces do not fit; kept cool'],
      ['Water block and rings', 'one tube and full bolts for every drain'],
    ],
    hold: [
      'The deck letter does not cover stone during or after the work.',
      'Dew, frost or dust is on the rubber, or primer will not flash off.',
      'Oil has softened the sheet that is meant to stay.',
      'Cores show water beyond the cut-out in the contract.',
    ],
  },
  after: {
    finish: [
      ['Relaxed sheet', 'no drum-tight line or wrinkle into a lap'],
      ['Primer line', '1/4 in past every tape edge'],
      ['Three-way laps', 'patched with flashing over a rolled joint'],
      ['Wall base', 'strip or plates at 12 in, rubber tight in the angle'],
      ['Bonded walls', 'no bubble over 2 in, bar with sealant on top'],
      ['Stone', 'even, rounded, pavers at corners as drawn'],
      ['Pockets and pipes', 'molded boots where they fit, sealer crowned'],
    ],
    covered: ['Bridging at wall base'],
    proofs: [
      ['Splice edge by fingernail', 'every 50 ft after 24 h', 'no lift'],
      ['Bubble and tap round', 'all bonded walls', 'under 2 in'],
      ['Stone tray', '1 sq ft at field and corner', '10 psf or drawn'],
      ['Drain rings', 'each, bolt by bolt', 'mastic squeezed evenly'],
    ],
    defects: ['Open splice tape', 'Bridging at base', 'Round puncture', 'Crazed uncured flashing'],
  },
  yearly: {
    readings: [
      ['Edge to nailer mark, in.', 'four scribed points', 'up 1/4'],
      ['Gap at wall base, in.', 'worst 10 ft of each wall', '1/2'],
      ['Splice lifts in 200 LF', 'two fixed runs', 'any over 1 in'],
      ['Stone tray, psf', 'corner and middle', 'under 10'],
      ['Sealer below pocket rim, in.', 'each pocket', 'any gap'],
    ],
    unseen: [
      'Rubber under stone was seen only where stone was raked aside; infrared cannot be trusted through it.',
      'Bond under a flat adhered sheet is judged by touch; a hollow spot may be loose or only uneven.',
    ],
  },
  seasonal: {
    triggers: [
      ['Wind that moved stone', 'bare corners, stones in drains and scuppers'],
      ['First deep cold of winter', 'rubber drawn tight at parapets, base plates and curbs'],
      ['New fryer or oil-cooled unit', 'swollen circle around the exhaust within weeks'],
      ['Roof crossed by another trade', 'round holes beside the path and under stone'],
      ['Drip at an outside wall', 'bridged base flashing above it before any field seam'],
    ],
    signs: {
      spring: [
        ['Slide-bared rubber', 'black strip below a higher roof, stone in a heap'],
        ['Lifted three-way lap', 'corner of tape shows gray primer'],
      ],
      summer: [
        ['Creeping tape', 'black line widens along a hot white lap'],
        ['Loose wall', 'flashing sways under the palm'],
      ],
      fall: [
        ['Stone over strainer', 'dome half buried, silt ring outside'],
        ['Sunken sealer', 'groove around the pipe inside its pocket'],
      ],
      winter: [
        ['Diagonal stretch', 'taut fold from wall to field in the cold'],
        ['Plow scrape', 'bright scuff, sometimes a V-shaped cut'],
      ],
    },
  },
  views: [
    'Scribed point, north edge',
    'Scribed point, south edge',
    'Worst wall base, ruled',
    'Fixed splice run 1',
    'Drain dome and stone',
    'Rubber beside the main exhaust',
  ],
}
