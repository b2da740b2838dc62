import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Dead load by thickness', 'the framing is proven for the slate chosen, 7 to 40 psf', 'criterion'],
      ['Hold of boards or plywood', 'boards are 1 in or plywood is 3/4 in, and a nail does not bounce'],
      ['Rafters at eave and valley', 'an awl stops in the wood, and spliced ends are drawn'],
      ['Built-in gutters and cornices', 'the lining was tested with water before slate comes off above'],
      ['Cant at the eave', 'its height gives the doubled course the pitch of the roof'],
      ['Salvage', 'slopes to be kept were sounded, and the sound share is written for each'],
    ],
    tests: [
      ['Slate ring', '1 in 20 of each crate', 'clear ring, no ribbons'],
      ['Nail draw in old board', '4 per slope', 'holds, no split'],
      ['Board moisture', '2 at eave, 2 at chimney', 'under 19 percent'],
      ['ASTM C406 report', 'absorption, flexure, weathering', 'S1, S2, or S3 as contracted'],
    ],
    loading: [
      ['Crates by size and thickness', 'they are sorted on the ground, with thick slate for the eave'],
      ['Staging', 'there is pipe scaffold at the eave with roof brackets above, and no crate on the slope'],
      ['Copper nails', 'they are twice the slate plus 1 in long, and no steel is in the bucket'],
      ['Sheet copper', 'it is marked 16 oz, and pans are folded and tinned in the shop where drawn'],
      ['Holes', 'they are punched from the back, so that the spall seats the head'],
    ],
    hold: [
      'Slate comes without an ASTM C406 report, or tapped samples sound dull.',
      'Boards split at the nail or sag between rafters.',
      'The scaffold is not signed for the weight of slate.',
      'There is ice or frost on the stone or on the staging.',
    ],
  },
  after: {
    finish: [
      ['Coursing', 'lines are level, and side joints are offset 3 in or more'],
      ['Nail tension', 'the slate moves under a fingertip, and the head is not drawn down'],
      ['Eave', 'it is doubled and canted, and butts cover the joints below'],
      ['Copper steps', 'each course has one, free to move, without solder between courses'],
      ['Open valley', 'the slot is even, slate edges are cut clean, and no nails are in the copper'],
      ['Saddle or comb ridge', 'nails are covered and bedded, and laps face away from the storm'],
      ['Faces', 'there is no tar, no exposed nail, and no hook in new work'],
    ],
    covered: ['Eave starter', 'Open valley width', 'Ridge combing'],
    proofs: [
      ['Headlap gauge', '5 slates per slope', '4, 3, or 2 in by pitch'],
      ['Ring after installation', '20, by a soft mallet', 'no dull slate'],
      ['Valley water', '10 minutes each', 'no wet board'],
      ['Solder joints, wiped', 'all pans', 'full and bright, no pinhole'],
    ],
    defects: ['Broken slate', 'Nail driven through the lap', 'Slipped slate', 'Ice lift'],
  },
  yearly: {
    readings: [
      ['Slipped or missing, count', 'each slope', '2 percent of slope'],
      ['Hooks and bibs, % of slope', 'repair map', '10 or more'],
      ['Valley copper, pinholes', 'hand lens, lower third', 'any'],
      ['Dull slates, of 20', 'tap test, same bay', '4 or more'],
      ['Powder on the thumb', 'three weather-side slates', 'any'],
    ],
    unseen: [
      'Nails and felt lie under the slate above; rust was judged only from boards seen inside.',
      'Tap tests stop where a ladder would load weak stone; those bays are named.',
    ],
  },
  seasonal: {
    triggers: [
      ['Slate found on the ground', 'the gap it left, then five courses around it for loose slates'],
      ['Snow slide over an entry', 'guards above, the hung gutter, and the eave course'],
      ['Mason or painter on ladders', 'broken butts where feet and hooks stood'],
      ['Lightning strike', 'shattered stone at rods, clamps, and ridge'],
      ['Water stain at a dormer', 'cheek copper and pan joints, before you move any slate'],
    ],
    signs: {
      spring: [
        ['Slipped slate', 'a stone hangs low with a bright rectangle above it'],
        ['Heaved eave', 'the first courses are tipped, so that joints gape'],
      ],
      summer: [
        ['Flaking layers', 'leaves of stone lie on the course below after rain'],
        ['Tar over joints', 'a black smear hides a missing flashing'],
      ],
      fall: [
        ['Snow guard out of row', 'a bent strap has a polished stripe below it'],
        ['Green pinhole', 'a green dot shows in the drip line of a valley'],
      ],
      winter: [
        ['Icicles at one bay', 'the eave membrane has failed, or heat escapes below'],
        ['Fresh break', 'one clean blue edge shows among weathered ones'],
      ],
    },
  },
  views: [
    'Weather slope, long lens',
    'Lee slope, long lens',
    'Copper valley, low third',
    'Chimney steps and lead',
    'Eave course and snow guards',
    'Attic boards below the ridge',
  ],
}
