import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Pitch by gauge', 'it reads 1:12 or more for double coverage and 2:12 for exposed nails', 'criterion'],
      ['Deck of the porch or addition', 'it is solid, gaps are under 1/8 in, and the edges are supported'],
      ['Rafter ends and fascia', 'a screwdriver does not go in; rotten ends are listed'],
      ['House wall above', 'there is room for 4 in of turn-up behind the siding, below any window sill'],
      ['Downspouts from above', 'they run past the low roof or end on a pad'],
      ['Use of the room below', 'for a heated room, a better roof was recommended in writing first'],
    ],
    tests: [
      ['Sheathing moisture', '3, one at the low corner', 'under 19 percent'],
      ['Trial nail', '3 along a lap', '3/4 in bite or through'],
      ['Level across the low edge', '1', 'no back-fall'],
      ['Rolls laid out on the ground', '1 hour above 50 °F', 'they lie flat'],
    ],
    loading: [
      ['Roll marks', 'they are 90 lb mineral or selvage rolls, all of one lot and shade'],
      ['Cut lengths', 'sheets are cut to 12 to 18 ft and flattened before they go up'],
      ['Lap cement', 'it is brushing grade, suits the roll, and there are pails for all laps'],
      ['Nails', 'they are 11 or 12 gauge galvanized with 3/8 in heads; no staples'],
      ['Ladder and planks', 'the crew is light, and the load stays over the bearing wall'],
    ],
    hold: [
      'The gauge reads under 1:12.',
      'The porch frame sways or sags under one person.',
      'Rolls crack when bent, or the deck is wet or dusty.',
      'Single or double coverage is not written down and initialed.',
    ],
  },
  after: {
    finish: [
      ['Eave', 'there is a starter strip, and the roll reaches 1/4 to 3/8 in past the metal'],
      ['Courses', 'they are flat and parallel, and no wave runs into a lap'],
      ['Selvage', '19 in is hidden, with cement to the line of the granules'],
      ['End joints', 'they lap 6 in and are 36 in apart from row to row'],
      ['Exposed rows', 'nails are 3 in apart, with their heads flush'],
      ['House wall', 'the roll turns up 4 in under a bar, and the siding laps over it'],
      ['Ridge strip', 'it is 12 in wide, laps 6 in at joints, and its last nail heads are covered'],
    ],
    covered: ['Ridge strip', 'Edge nails', 'Wall turn-up', 'Eave drip'],
    proofs: [
      ['Putty knife at laps', 'every lap, every 10 ft', '1/2 in at most'],
      ['Bucket of water down the wall line', '1 for each wall', 'porch ceiling stays dry'],
      ['Nail count', '5 ft at eave and rake', '3 in spacing'],
      ['Coverage at the rake', '1 photograph', 'shows single or double'],
    ],
    defects: ['Lap separation', 'Buckling', 'Wall turn-up leak', 'Nail pop through lap'],
  },
  yearly: {
    readings: [
      ['Open laps, LF', 'knife test, all rows', 'any over 1/2 in deep'],
      ['Bald area, in hands', 'each square', 'one hand or more'],
      ['Raised nails, count', 'exposed rows', '3 or more'],
      ['Buckle height, in.', 'worst wave', '1/2'],
      ['Years since installation', 'date on the rafter', '5 single, 10 double'],
    ],
    unseen: [
      'Single or double coverage is proven only at a rake or a lifted edge.',
      'A closed porch ceiling hides the deck; rot was judged from nails, edge boards, and stains.',
    ],
  },
  seasonal: {
    triggers: [
      ['Flapping heard in the wind', 'sheets at the rake and nails at the eave'],
      ['First 85 °F week of the year', 'waves between laps, and fishmouths'],
      ['Leaves or needles have come down', 'the low corner of the addition'],
      ['House gutter has overflowed', 'granules washed off in a stripe'],
      ['Stain where the porch meets the house', 'the wall turn-up and siding, before any lap'],
    ],
    signs: {
      spring: [
        ['Lifted lap', 'there is a straight shadow line, with dust under the edge'],
        ['Black board', 'the eave wood below the drip edge is wet'],
      ],
      summer: [
        ['Heat wave in the sheet', 'parallel buckles flatten at night'],
        ['Rust tear', 'a brown streak runs from one nail head'],
      ],
      fall: [
        ['Rotting corner', 'dark felt stays wet for days'],
        ['Loose rake', 'the edge of the sheet is free for the width of a hand'],
      ],
      winter: [
        ['Stiff crack', 'the sheet has split where someone stepped on it in the cold'],
        ['Ceiling drip', 'there is frost below a porch deck without vents'],
      ],
    },
  },
  views: [
    'Whole roof from the ladder',
    'Low corner',
    'Wall turn-up and siding',
    'Lap with a knife in it',
    'Rake edge that shows the coverage',
    'Porch ceiling below',
  ],
}
