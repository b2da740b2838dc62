import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      [
        'Deck capacity',
        'an engineer’s letter covers the stone ballast that goes back; otherwise the sheet is bonded or fastened',
        'criterion',
      ],
      ['Surface under a bonded sheet', 'it is smooth, dry, and free of oil, and boards cover any old asphalt'],
      ['Insulation facer', 'it is polyiso, or a separator lies wherever solvent would reach EPS'],
      ['Base-of-wall anchor', 'wood or deck at every wall holds a plate every 12 in'],
      ['Door and window sills', 'they stand 8 in above the sheet, or the low detail is approved in writing'],
      ['Kitchen and machine exhaust', 'the source of oil is known, and a guard or another membrane is planned there'],
    ],
    tests: [
      ['Plate withdrawal', '10 in the field and at the edge', 'meets the uplift design'],
      ['Cores where stone lies', '1 per 100 SQ and at each leak', 'layers and wet boards written down'],
      ['Adhesive on each substrate', 'a 2 ft strip, pulled the next day', 'the film or facer tears first'],
      ['Splice trial', '1 per crew, peeled', 'the tape splits, not the primer'],
    ],
    loading: [
      ['Tape, primer, and adhesive dates', 'they are inside shelf life and were stored at 60 to 80 °F'],
      ['Sheet type', 'thickness, width, and Type I, II, or III are as drawn'],
      ['Old stone', 'it will be moved in small piles, never heaped at mid-span'],
      ['Uncured flashing', 'it stays cool and is used only where molded pieces do not fit'],
      ['Water block and rings', 'there is one tube and a full set of bolts for every drain'],
    ],
    hold: [
      'The engineer’s letter does not cover the stone during or after the work.',
      'There is dew, frost, or dust on the rubber, or the primer does not flash off.',
      'Oil has softened the sheet that is meant to stay.',
      'Cores show wet insulation beyond the cut-out in the contract.',
    ],
  },
  after: {
    finish: [
      ['Relaxed sheet', 'no part is drum-tight, and no wrinkle runs into a lap'],
      ['Primer line', 'it shows 1/4 in past every tape edge'],
      ['Three-way laps', 'each is patched with flashing over a rolled joint'],
      ['Wall base', 'a strip or plates every 12 in hold the rubber tight in the angle'],
      ['Bonded walls', 'no bubble is over 2 in, and the bar has sealant on top'],
      ['Stone', 'it is rounded and even, and pavers lie at the corners as drawn'],
      ['Pockets and pipes', 'molded boots are used where they fit, and the sealer is crowned'],
    ],
    covered: ['Bridging at wall base'],
    proofs: [
      ['Splice edge by fingernail', 'every 50 ft, after 24 hours', 'it does not lift'],
      ['Bubbles, found by tapping', 'all bonded walls', 'under 2 in'],
      ['Stone tray', '1 sq ft in the field and at a corner', 'weight as drawn'],
      ['Drain rings', 'each one, bolt by bolt', 'mastic squeezed out evenly'],
    ],
    defects: ['Open splice tape', 'Bridging at base', 'Round puncture', 'Crazed uncured flashing'],
  },
  yearly: {
    readings: [
      ['Sheet edge to nailer mark, in.', 'four scribed points', 'it has grown 1/4'],
      ['Gap at wall base, in.', 'worst 10 ft of each wall', '1/2'],
      ['Splice lifts in 200 LF', 'two fixed runs', 'any over 1 in'],
      ['Weight of stone, psf', 'corner and middle', 'below the design'],
      ['Sealer below pocket rim, in.', 'each pocket', 'any gap'],
    ],
    unseen: [
      'Rubber under stone was seen only where stone was raked aside; infrared cannot be trusted through stone.',
      'The bond under an adhered sheet was judged by touch; a hollow spot may be loose or only uneven.',
    ],
  },
  seasonal: {
    triggers: [
      ['Wind that moved stone', 'bare corners, and stones in drains and scuppers'],
      ['First deep cold of winter', 'rubber drawn tight at parapets, base plates, and curbs'],
      ['New fryer or oil-cooled unit', 'a swollen circle around the exhaust, within weeks'],
      ['Another trade has crossed the roof', 'round holes beside the path and under the stone'],
      ['Drip at an outside wall', 'the bridged base flashing above it, before any seam in the field'],
    ],
    signs: {
      spring: [
        ['Rubber bared by sliding snow', 'a black strip below a higher roof and the stone in a heap'],
        ['Lifted three-way lap', 'a corner of the tape lifts and shows gray primer'],
      ],
      summer: [
        ['Creeping tape', 'the black line along a hot white lap has become wider'],
        ['Loose wall flashing', 'the flashing sways when you push it with your palm'],
      ],
      fall: [
        ['Stone over a strainer', 'the dome is half buried, with a ring of silt around it'],
        ['Sunken sealer', 'there is a groove around the pipe inside its pocket'],
      ],
      winter: [
        ['Diagonal stretch', 'a taut fold runs from wall to field in the cold'],
        ['Plow scrape', 'a bright scuff, sometimes with a V-shaped cut'],
      ],
    },
  },
  views: [
    'Scribed point, north edge',
    'Scribed point, south edge',
    'Worst wall base, with ruler',
    'Fixed splice run 1',
    'Drain dome and stone',
    'Rubber beside the main exhaust',
  ],
}
