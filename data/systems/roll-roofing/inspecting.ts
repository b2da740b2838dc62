import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Pitch by gauge', '1:12 for double coverage, 2:12 for exposed nails'],
      ['Deck of porch or addition', 'solid, gaps under 1/8 in, edges carried'],
      ['Rafter ends and fascia', 'screwdriver stays out; rotten feet named'],
      ['House wall above', '4 in of turn-up behind siding, no window sill in the way'],
      ['Downspouts from above', 'led past the low roof or onto a pad'],
      ['Use of the room below', 'heated room: ask for a better roof in writing before this one'],
    ],
    tests: [
      ['Sheathing moisture', '3, one at the low corner', 'under 19 percent'],
      ['Trial nail', '3 along a lap', '3/4 in bite or through'],
      ['Level across the low edge', '1', 'no back-fall'],
      ['Rolls flat on the ground', '1 h above 50 °F', 'no curl'],
    ],
    loading: [
      ['Roll marks', '90 lb mineral or selvage, one lot and shade'],
      ['Cut lengths', '12 to 18 ft sheets, flattened before they go up'],
      ['Lap cement', 'brushing grade, one brand with the roll; pails for the lap feet'],
      ['Nails', '11 or 12 ga galvanized, 3/8 in heads, no staples'],
      ['Ladder and planks', 'light crew; load kept over the bearing wall'],
    ],
    hold: [
      'The gauge reads under 1:12.',
      'The porch frame sways or sags under one person.',
      'Rolls crack when bent, or the deck is wet or dusty.',
      'Coverage, single or double, is not written and initialed.',
    ],
  },
  after: {
    finish: [
      ['Eave', 'starter strip, roll 1/4 to 3/8 in past metal'],
      ['Courses', 'flat, parallel, no wave into a lap'],
      ['Selvage', '19 in hidden, cement to the granule line'],
      ['End joints', '6 in, 36 in apart from row to row'],
      ['Exposed rows', 'nails 3 in apart, heads flush'],
      ['House wall', '4 in up with bar, siding laps over'],
      ['Ridge strip', '12 in wide, 6 in at joints, last heads covered'],
    ],
    covered: ['Ridge strip', 'Edge nails', 'Wall turn-up', 'Eave drip'],
    proofs: [
      ['Putty knife at laps', 'every lap, 10 ft steps', '1/2 in at most'],
      ['Bucket down the wall line', '1 each wall', 'porch ceiling dry'],
      ['Nail count', '5 ft at eave and rake', '3 in spacing'],
      ['Coverage at rake', '1 photo', 'single or double shown'],
    ],
    defects: ['Lap separation', 'Buckling', 'Wall turn-up leak', 'Nail pop through lap'],
  },
  yearly: {
    readings: [
      ['Open laps, LF', 'knife test, all rows', 'any over 1/2 in deep'],
      ['Bald area, hands', 'each square', 'one hand or more'],
      ['Raised nails, count', 'exposed rows', '3 or more'],
      ['Buckle height, in.', 'worst wave', '1/2'],
      ['Years since laid', 'date on the rafter', '5 single, 10 double'],
    ],
    unseen: [
      'Single or double coverage is proven only at a rake or a lifted edge.',
      'A closed porch ceiling hides the deck; rot is guessed from nails, edge boards and stains.',
    ],
  },
  seasonal: {
    triggers: [
      ['Wind heard flapping', 'rake sheets and eave nails'],
      ['First 85 °F week of the year', 'waves between laps, fishmouths'],
      ['Leaf or needle drop', 'low corner of the addition'],
      ['House gutter overflowed', 'granules washed off in a stripe'],
      ['Stain where porch meets house', 'wall turn-up and siding before any lap'],
    ],
    signs: {
      spring: [
        ['Lifted lap', 'straight shadow line, dust under the edge'],
        ['Black board', 'wet eave wood below the drip metal'],
      ],
      summer: [
        ['Heat wave in sheet', 'parallel buckles that flatten at night'],
        ['Rust tear', 'brown streak from one nail head'],
      ],
      fall: [
        ['Rotting corner', 'dark felt that stays wet for days'],
        ['Loose rake', 'sheet edge free for a hand’s width'],
      ],
      winter: [
        ['Stiff crack', 'split where a cold sheet was stepped on'],
        ['Ceiling drip', 'frost below a vent-less porch deck'],
      ],
    },
  },
  views: [
    'Whole roof from ladder',
    'Low corner',
    'Wall turn-up and siding',
    'Lap with knife in it',
    'Rake edge showing coverage',
    'Porch ceiling below',
  ],
}
