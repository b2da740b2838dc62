import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a shake split by impact: fresh orange-brown wood in the split and a dent in line with it. A dent alone is noted apart.',
    square:
      'Set the square within a few weeks of the storm, since cedar grays quickly. Hold a split shut: fresh edges fit tight, old ones are rounded.',
    counts: ['Split fresh', 'Lost or slid'],
    hail: [
      ['Split with dent', 'dent on the split line, wood orange inside'],
      ['Dent without split', 'crushed grain, may swell back after rain'],
      ['Butt ends', 'sharp pieces knocked off, thickness noted'],
      ['Hip and ridge units', 'broken over the bend, nails bright'],
      ['Moss and gray film', 'clean spatter spots give size and direction'],
    ],
    wind: [
      ['Shake slid or gone', 'nail holes torn, bright wood at the head'],
      ['Interlay flaps', 'felt torn in the keyway, edge clean'],
      ['Ridge row', 'lifted, nails drawn from the board'],
    ],
    debris: [
      ['Gouge along the grain', 'fresh color, bark left in it'],
      ['Broken course below limb', 'splits on one line, skip board bent'],
      ['Limb still resting', 'weight taken off by a tree crew first'],
    ],
    water: [
      ['Felt seen through keyways', 'wet, torn or whole'],
      ['Skip boards from the attic', 'fresh dark streak under a lost unit'],
      ['Ceiling below', 'wet edge by meter within two days of rain'],
    ],
    collateral: [
      'Copper or zinc strips',
      'Fence tops and deck boards',
      'Cedar siding on that face',
      'Painted metal flashing',
    ],
    notStorm: [
      ['Weather split', 'gray inside, no dent, follows flat grain'],
      ['Cup and curl', 'edges up on sunny slopes, no mark'],
      ['Foot split', 'crack under a scuffed butt on a walked line'],
      ['Pressure wash fur', 'soft raised fibers in fans'],
      ['Decay', 'wood brown and crumbling, awl goes in'],
      ['Nail split', 'runs from an overdriven nail or a keyway set above another'],
      ['Woodpecker or squirrel', 'holes or gnawed edges with chips below'],
    ],
    care: 'Drive battens into skip boards through the butts to be replaced, and vent the tarp at the ridge: wet cedar wrapped tight decays.',
  },
  insurance: {
    components: [
      ['Shakes by slope', 'SQ', 'exposure and length noted'],
      ['Impact splits', 'EA', 'as counted in the squares, not multiplied up'],
      ['Hip and ridge units', 'LF', 'width and exposure of the piece'],
      ['Interlay felt', 'SF', 'torn area seen through joints'],
      ['Starter course', 'LF', 'double or single'],
      ['Valley and step metal', 'LF', 'stand-off width'],
      ['Skip or solid boards', 'LF', 'broken or wet'],
      ['Pipe and vent flashing', 'EA', 'by size'],
    ],
    build: [
      ['Species, cut and grade', 'taper-sawn or hand-split; label found or not'],
      ['Thickness at the butt', 'ten units by caliper, average'],
      ['Exposure', 'three courses per slope by tape'],
      ['Treatment', 'tag, invoice or lab sample; none known'],
      ['Deck', 'skip boards with spacing, or solid'],
    ],
    repairability: [
      ['Shim test', 'steel slipped below a course: neighbors split or hold'],
      ['Nail hold in the boards', 'new nail bites: yes or no, three places per slope'],
      ['Sound butts per square', 'awl stops within 1/8 in: count of ten'],
      ['Like grade on sale', 'length, thickness and treatment by supplier'],
    ],
    photos: [
      'Split opened with a card, color of the wood visible',
      'Dent lined up with the split, coin beside it',
      'Gray weather split from the same slope to compare',
      'Bundle label or tag in the attic',
      'Skip boards with daylight and felt from below',
    ],
  },
  warranty: {
    voids: [
      ['Film-forming stain or paint', 'skin over the joints, wood wet beneath'],
      ['Bleach or power wash', 'fuzzed grain, pale felt'],
      ['Solid underlay added later', 'no airspace below the shake'],
      ['Electro-galvanized nails', 'black streaks at replaced units'],
    ],
    notice: [
      'Ten shakes from the failed slope, five sound and five failed',
      'Treatment certificate with charge number and grade label',
      'Awl depth and meter readings by slope',
      'Cleaning and treatment log since the roof was laid',
    ],
  },
  leak: {
    principle:
      'Wind-driven rain always gets past some joints; the felt interlay turns it back out. The leak is where a lap of felt, a valley or a step is missing.',
    method: {
      name: 'Mist into keyways, one course at a time',
      text: 'Mist the course above the mark for five minutes while a helper watches the skip boards, then go up a course. Never a jet: it drives water past sound felt.',
      cite: 'No ASTM field test is written for wood roofs. Sequence as in ASTM E2128 for walls; wood meters as in ASTM D4444.',
    },
    hypotheses: [
      ['Interlay missing or short', 'three shakes lifted, felt lap taped', 'board below wets in the mist'],
      [
        'Keyways in line over two courses',
        'joint offset measured under 1 1/2 in',
        'streak on the nail of the lower course',
      ],
      ['Debris dam in the valley', 'hose on the valley before cleaning', 'water runs sideways under the stand-off'],
      ['Step metal short of the butt', 'step drawn and measured', 'wet wall sheathing at one step'],
      ['Decayed butts', 'awl at ten butts above the stain', 'mist goes through soft wood'],
      ['Split over a keyway', 'shim slipped below, mist again', 'drip stops with the shim'],
      ['Ridge unit lost', 'mist along the ridge', 'water on the ridge board only'],
    ],
    interior: [
      ['Skip boards', 'dark fresh streak is the lead, gray old ones are not'],
      ['Daylight from below', 'normal at joints with felt; bright hole is not'],
      ['Rafter edge', 'track followed up to the first wet board'],
    ],
    imitators: [
      ['Blown snow through joints', 'wet after dry, windy snow'],
      ['Warm attic air on cold nails', 'all tips wet in frost'],
      ['Wet cedar drying inward', 'musty, boards up evenly, no drip'],
    ],
    moisture:
      'Set the pin meter to western red cedar. Skip boards under 16 % are dry; shakes themselves run 10 to 30 % with the weather and are read only against each other.',
    closingSteps: 3,
    closed: 'The misted courses leave the boards dry, and the same pin holes read under 16 % after the next rain.',
  },
}
