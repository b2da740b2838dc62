import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Skip boards', 'their spacing equals the exposure, ends lie on rafters, and none is rotten'],
      ['Solid deck', 'a ventilation mat is drawn for every slope, open at eave and ridge'],
      ['Fire zone', 'Class A, B, or C and the underlayment are what the building department asks for'],
      ['Shade and overhang', 'limbs are cut back before the cedar goes on'],
      ['Flue distances', 'woodstove and furnace pipes are 2 in clear of cedar'],
      ['Copper or zinc near red cedar', 'tannin runoff is kept away, or the metal is coated'],
    ],
    tests: [
      ['Board moisture', '2 per slope', 'under 19 percent'],
      ['Moisture of delivered shakes', '10 from 3 bundles', 'spacing set to it'],
      ['Trial nails in a board', '4 at eave and ridge', '3/4 in bite, no split'],
      ['Air at the ridge slot', 'smoke, 2 places', 'draws out'],
    ],
    loading: [
      ['Bundle labels', 'CSSB grade, length, and treatment were read on each pallet'],
      ['Treatment certificates', 'the fire-retardant or preservative certificate matches the tag'],
      ['Nail steel', 'it is 304 or 316 stainless; electro-galvanized nails do not suit treated wood'],
      ['Bundles on the slope', 'they are dry, spread on toe boards, and covered at night with air under the sheet'],
      ['Interlay felt', 'it is 18 in for courses and 36 in for the starter, marked 30 lb'],
    ],
    hold: [
      'Skip boards are rotten, or their spacing misses the exposure.',
      'Fire rating certificates do not match the bundles in a fire zone.',
      'Shakes are frozen or dripping wet.',
      'Work with sparks, a burn ban, or hot chimney work falls on the same day.',
    ],
  },
  after: {
    finish: [
      ['Keyways', 'they are 3/8 to 5/8 in wide and pass the gauge block'],
      ['Joint offset', 'it is 1-1/2 in at least, and no three joints are in line'],
      ['Interlay', 'it lies twice the exposure above the butt and is hidden everywhere'],
      ['Valley stand-off', 'cedar stays 4 in from the center, with no end grain in the wash'],
      ['Eave overhang', 'it is 1-1/2 in with a doubled course and an even shadow line'],
      ['Woven hips and ridge', 'laps alternate, and nails lie under the next cap'],
      ['Splits and nail heads', 'nothing is split over a joint, and no nail is crushed in'],
    ],
    covered: ['Eave double course', 'Hip weave', 'Valley stand-off', 'Felt interlay exposure'],
    proofs: [
      ['Two nails each', '20 shakes per slope', 'flush, 1 in from edges'],
      ['Exposure gauge', '5 courses per slope', '10 in or less at 24 in'],
      ['Daylight in the attic', 'all bays', 'even points, dry felt'],
      ['Labels kept', 'every bundle lot', 'in the owner’s file'],
    ],
    defects: ['Overdriven nails', 'Exposed felt interlay', 'Weather split', 'Cupping'],
  },
  yearly: {
    readings: [
      ['Butt thickness, in.', 'three marked shakes per slope', 'half of new'],
      ['Awl depth, in.', 'shaded eave, 5 probes', 'over 1/8'],
      ['Split shakes per square', 'marked square', '5 or more'],
      ['Moss cover, %', 'north slope', 'keyways bridged'],
      ['Attic humidity, % at noon', 'one place', '60 or more'],
    ],
    unseen: [
      'Interlay felt and boards lie under the courses; decay begins there before the butts show it.',
      'A fire-retardant tag cannot be proven by eye; without a certificate the class is unknown.',
    ],
  },
  seasonal: {
    triggers: [
      ['Three wet weeks', 'shaded slopes for soft butts and moss in keyways'],
      ['Red-flag or ember warning', 'needles in keyways, screens, and the spark arrestor'],
      ['Gale from an open side', 'woven hips and ridge caps'],
      ['Drought and heat', 'fresh splits over joints and cupped edges'],
      ['A woodpecker at work', 'insect galleries and decay behind the holes'],
    ],
    signs: {
      spring: [
        ['Dark, soft butt', 'the wood stays wet a day longer than its neighbors'],
        ['Eave shake split by ice', 'a bright crack runs through the doubled course'],
      ],
      summer: [
        ['New weather split', 'a gray shake shows a yellow face inside'],
        ['Curled edge', 'there is a shadow under one side at noon'],
      ],
      fall: [
        ['Moss cushion', 'a green pad pries the butts apart'],
        ['Packed needles', 'the keyway is full to the surface, and the felt below is damp'],
      ],
      winter: [
        ['Missing hip piece', 'a pair of bare nails shows on the windward side'],
        ['Snow held at a dormer', 'the wet line of a drift lies against cedar ends'],
      ],
    },
  },
  views: [
    'Marked square, sunny',
    'Marked square, shaded',
    'Valley with stand-off',
    'Woven hip, windward',
    'Doubled eave course',
    'Boards and felt from the attic',
  ],
}
