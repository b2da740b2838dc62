import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Skip boards', 'on centers equal to the exposure, ends on rafters, no rot'],
      ['Solid deck', 'ventilation mat drawn for every slope, edges open at eave and ridge'],
      ['Fire zone', 'Class A, B or C and underlayment as the building department asks'],
      ['Shade and overhang', 'limbs cut back before cedar goes on'],
      ['Flue distances', 'woodstove and furnace pipes 2 in clear of cedar'],
      ['Copper or zinc near red cedar', 'tannin run-off kept away or metal coated'],
    ],
    tests: [
      ['Board moisture', '2 per slope', 'under 19 percent'],
      ['Moisture of delivered shakes', '10 from 3 bundles', 'spacing set to it'],
      ['Trial nails in a board', '4 at eave and ridge', '3/4 in bite, no split'],
      ['Air at the ridge slot', 'smoke, 2 places', 'draws out'],
    ],
    loading: [
      ['Bundle labels', 'CSSB grade, length and treatment read on each pallet'],
      ['Treatment certificates', 'fire-retardant or preservative certificate matches the tag'],
      ['Nail steel', '304 or 316 stainless; no electro-galvanized with treated wood'],
      ['Bundles on the slope', 'dry, spread on toe boards, covered at night with air under the sheet'],
      ['Interlay felt', '18 in for courses, 36 in for the starter, 30 lb mark'],
    ],
    hold: [
      'Skip boards are rotten or on centers that miss the exposure.',
      'Fire rating certificates do not match the bundles in a fire zone.',
      'Shakes are frozen or dripping wet.',
      'Sparks, burn ban or hot chimney work are planned the same day.',
    ],
  },
  after: {
    finish: [
      ['Keyways', '3/8 to 5/8 in, passed by the gauge block'],
      ['Joint offset', '1-1/2 in at least; no three joints in line'],
      ['Interlay', 'twice the exposure above the butt, hidden everywhere'],
      ['Valley stand-off', 'cedar 4 in from center, no grain ends in the wash'],
      ['Eave overhang', '1-1/2 in, doubled course, even shadow line'],
      ['Woven hips and ridge', 'alternate laps, nails under the next cap'],
      ['Splits and heads', 'none split over a joint, nails not crushed in'],
    ],
    covered: ['Eave double course', 'Hip weave', 'Valley stand-off', 'Felt interlay exposure'],
    proofs: [
      ['Two nails each', '20 shakes a slope', 'flush, 1 in from edges'],
      ['Exposure gauge', '5 courses a slope', '10 in or less at 24 in'],
      ['Daylight in attic', 'all bays', 'even points, dry felt'],
      ['Labels kept', 'every bundle lot', 'in the owner’s file'],
    ],
    defects: ['Overdriven nails', 'Exposed felt interlay', 'Weather split', 'Cupping'],
  },
  yearly: {
    readings: [
      ['Butt thickness, in.', 'three marked shakes a slope', 'half of new'],
      ['Awl depth, in.', 'shaded eave, 5 probes', 'over 1/8'],
      ['Split shakes per square', 'marked square', '5 or more'],
      ['Moss cover, %', 'north slope', 'keyways bridged'],
      ['Attic humidity, % at noon', 'one place', '60 or more'],
    ],
    unseen: [
      'Interlay felt and boards lie under the courses; decay begins there before the butts show it.',
      'A fire-retardant tag cannot be proven by eye; without certificates the class is unknown.',
    ],
  },
  seasonal: {
    triggers: [
      ['Three wet weeks', 'shaded slopes for soft butts and moss in keyways'],
      ['Red-flag or ember warning', 'needles in keyways, screens and spark arrestor'],
      ['Gale from an open side', 'woven hips and ridge caps'],
      ['Drought and heat', 'fresh splits over joints and cupped edges'],
      ['A woodpecker at work', 'insect galleries and decay behind the holes'],
    ],
    signs: {
      spring: [
        ['Dark soft butt', 'wood stays wet a day longer than its neighbors'],
        ['Ice-split eave shake', 'bright crack through the doubled course'],
      ],
      summer: [
        ['New weather split', 'yellow face inside a gray shake'],
        ['Curled edge', 'shadow under one side at noon'],
      ],
      fall: [
        ['Moss cushion', 'green pad that pries butts apart'],
        ['Needle pack', 'keyway full to the surface, felt damp below'],
      ],
      winter: [
        ['Missing hip piece', 'bare nail pair on the windward side'],
        ['Snow held at a dormer', 'wet drift line against cedar ends'],
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
