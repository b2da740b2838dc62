import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Dead load by thickness', 'framing proven for 7 to 40 psf as the slate chosen weighs'],
      ['Plank or plywood hold', '1 in boards or 3/4 in ply; nail draws no bounce'],
      ['Rafters at eave and valley', 'awl stops; spliced ends drawn'],
      ['Built-in gutters and cornices', 'lining tested with water before slate comes off above'],
      ['Cant at the eave', 'height that gives the doubled course the roof’s pitch'],
      ['Salvage', 'slopes to be kept sounded; sound share written by slope'],
    ],
    tests: [
      ['Slate ring', '1 in 20 of each crate', 'clear ring, no ribbons'],
      ['Nail draw in old board', '4 per slope', 'holds, no split'],
      ['Board moisture', '2 at eave, 2 at chimney', 'under 19 percent'],
      ['ASTM C406 report', 'absorption, flexure, weathering', 'S1, S2 or S3 as contracted'],
    ],
    loading: [
      ['Crates by size and thickness', 'sorted on the ground, thick slate to the eave'],
      ['Staging', 'pipe scaffold at the eave, roof brackets above; no crate on the slope'],
      ['Copper nails', 'length twice the slate plus 1 in; no steel in the bucket'],
      ['Sheet copper', '16 oz mark; pans folded and tinned in the shop where drawn'],
      ['Holing', 'punched from the back so the spall seats the head'],
    ],
    hold: [
      'Slate comes without an ASTM C406 report, or tapped samples sound dull.',
      'Boards split at the nail or sag between rafters.',
      'Scaffold is not signed for the weight of slate.',
      'Ice or frost lies on the stone or on the staging.',
    ],
  },
  after: {
    finish: [
      ['Coursing', 'level lines, side joints offset 3 in or more'],
      ['Nail tension', 'slate moves under a fingertip, head not drawn down'],
      ['Eave', 'doubled, canted, butts over the joints below'],
      ['Copper steps', 'one to a course, free to move, no solder between courses'],
      ['Open valley', 'even slot, slate edge cut and bored, no nails in the copper'],
      ['Saddle or comb ridge', 'nails covered, bedded, lap away from the storm'],
      ['Faces', 'no tar, no exposed nails, no hooks in new work'],
    ],
    covered: ['Eave starter', 'Open valley width', 'Ridge combing'],
    proofs: [
      ['Headlap gauge', '5 slates a slope', '4, 3 or 2 in by pitch'],
      ['Ring after laying', '20 by a soft mallet', 'no dull slate'],
      ['Valley water', '10 minutes each', 'no wet board'],
      ['Solder joints, wiped', 'all pans', 'full, bright, no pinhole'],
    ],
    defects: ['Broken slate', 'Nail through lap', 'Slipper', 'Ice lift'],
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
      'Nails and felt are under the slate above; rust is known only from boards seen inside.',
      'Tap tests stop where a ladder would load weak stone; those bays are named.',
    ],
  },
  seasonal: {
    triggers: [
      ['Slate found on the ground', 'its gap, then five courses round it for slippers'],
      ['Snow slide over an entry', 'guards above, hung gutter and eave course'],
      ['Mason or painter on ladders', 'broken butts where feet and hooks stood'],
      ['Lightning strike', 'shattered stone at rods, clamps and ridge'],
      ['Water stain at a dormer', 'cheek copper and pan joints before any slate is moved'],
    ],
    signs: {
      spring: [
        ['Slipper', 'stone hangs low with a bright rectangle above it'],
        ['Heaved eave', 'first courses tipped so that joints gape'],
      ],
      summer: [
        ['Flaking layers', 'leaves of stone on the course below after rain'],
        ['Tar over joints', 'black smear that hides a missing flashing'],
      ],
      fall: [
        ['Guard out of row', 'bent strap and a polished stripe below'],
        ['Green pinhole', 'verdigris dot in the drip line of a valley'],
      ],
      winter: [
        ['Icicles at one bay', 'eave sheet failed or heat escapes below'],
        ['Fresh break', 'clean blue edge among weathered ones'],
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
