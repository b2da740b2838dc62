import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a shake split by impact: fresh orange-brown wood in the split and a dent in line with it. A dent alone is noted apart.',
    square:
      'Read the square within a few weeks of the storm, because cedar grays quickly. Hold a split shut: fresh edges fit tight, old ones are rounded.',
    counts: ['Split fresh', 'Lost or slid'],
    hail: [
      ['Split with a dent', 'the dent lies on the split, and the wood inside is orange'],
      ['Dent without a split', 'the grain is crushed; it may swell back after rain'],
      ['Butt ends', 'sharp pieces are knocked off; write their thickness'],
      ['Hip and ridge units', 'they are broken over the bend, and the nails are bright'],
      ['Moss and gray film', 'clean spatter spots give size and direction of the hail'],
    ],
    wind: [
      ['Shake slid or gone', 'nail holes are torn, with bright wood at the head'],
      ['Flapping interlay', 'the felt is torn in the keyway with a clean edge'],
      ['Ridge row', 'it has lifted, and nails are drawn from the board'],
    ],
    debris: [
      ['Gouge along the grain', 'it has fresh color, and bark is left in it'],
      ['Broken course below a limb', 'splits lie on one line, and a skip board is bent'],
      ['Limb still resting', 'shakes below it are crushed; a tree crew takes the weight off first'],
    ],
    water: [
      ['Felt seen through keyways', 'it is wet or torn'],
      ['Skip boards from the attic', 'there is a fresh dark streak under a lost unit'],
      ['Ceiling below', 'its edge reads wet by meter within two days of rain'],
    ],
    collateral: [
      'Copper or zinc strips',
      'Fence tops and deck boards',
      'Cedar siding on that face',
      'Painted metal flashing',
    ],
    notStorm: [
      ['Weather split', 'it is gray inside, follows flat grain, and has no dent'],
      ['Cup and curl', 'edges rise on sunny slopes, without a mark'],
      ['Foot split', 'a crack runs under a scuffed butt on a walked line'],
      ['Fuzz from pressure washing', 'soft raised fibers lie in the shape of a fan'],
      ['Decay', 'the wood is brown and crumbles, and an awl goes in'],
      ['Nail split', 'it runs from an overdriven nail or a keyway above another'],
      ['Woodpecker or squirrel', 'there are holes or gnawed edges with chips below'],
    ],
    care: 'Nail battens into skip boards through butts that will be replaced, and vent the tarp at the ridge: wet cedar wrapped tight decays.',
  },
  insurance: {
    components: [
      ['Shakes by slope', 'SQ', 'note exposure and length'],
      ['Impact splits', 'EA', 'as counted in the squares, not multiplied up'],
      ['Hip and ridge units', 'LF', 'width and exposure of the piece'],
      ['Interlay felt', 'SF', 'torn area seen through joints'],
      ['Starter course', 'LF', 'double or single'],
      ['Valley and step metal', 'LF', 'width of the stand-off'],
      ['Skip or solid boards', 'LF', 'broken or wet'],
      ['Pipe and vent flashing', 'EA', 'by size'],
    ],
    build: [
      ['Species, cut, and grade', 'taper-sawn or hand-split; was a label found?'],
      ['Thickness at the butt', 'average of ten units by caliper'],
      ['Exposure', 'three courses on each slope by tape'],
      ['Treatment', 'by tag, invoice, or laboratory sample; or none known'],
      ['Deck', 'skip boards with their spacing, or solid'],
    ],
    repairability: [
      ['Shim test', 'slip steel below a course: do the neighbors split or hold?'],
      ['Nail hold in the boards', 'does a new nail bite? Three places on each slope'],
      ['Sound butts per square', 'how many of ten stop an awl within 1/8 in?'],
      ['Same grade for sale', 'length, thickness, and treatment by supplier'],
    ],
    photos: [
      'Split opened with a card, color of the wood visible',
      'Dent in line with the split, coin beside it',
      'Gray weather split from the same slope for comparison',
      'Bundle label or tag in the attic',
      'Skip boards with daylight and felt from below',
    ],
  },
  warranty: {
    voids: [
      ['Film-forming stain or paint', 'look for a skin over the joints and wet wood beneath'],
      ['Bleach or power washing', 'look for fuzzy grain and pale felt'],
      ['Solid underlayment added later', 'look for shakes without airspace below'],
      ['Electro-galvanized nails', 'look for black streaks at replaced units'],
    ],
    notice: [
      'Ten shakes from the failed slope, five sound and five failed',
      'The treatment certificate with charge number and the grade label',
      'Awl depths and meter readings by slope',
      'The log of cleaning and treatment since the roof was installed',
    ],
  },
  leak: {
    principle:
      'Wind-driven rain always gets past some joints, and the felt interlay turns it back out. The leak is where a lap of felt, a valley, or a step is missing.',
    method: {
      name: 'Mist into keyways, one course at a time',
      text: 'Mist the course above the mark for five minutes while a helper watches the skip boards, then go up a course. Never use a jet, because it drives water past sound felt.',
      cite: 'No ASTM field test is written for wood roofs. Sequence as in ASTM E2128 for walls; wood meters as in ASTM D4444.',
    },
    hypotheses: [
      [
        'Interlay missing or short',
        'lift three shakes and measure the felt lap',
        'the board below gets wet in the mist',
      ],
      [
        'Keyways in line over two courses',
        'measure the joint offset: it is under 1-1/2 in',
        'the nail of the lower course has a streak',
      ],
      ['Debris dam in the valley', 'hose the valley before you clean it', 'water runs sideways under the stand-off'],
      ['Step metal short of the butt', 'draw a step and measure it', 'the wall sheathing is wet at one step'],
      ['Decayed butts', 'probe ten butts above the stain with an awl', 'the mist goes through soft wood'],
      ['Split over a keyway', 'slip a shim below and mist again', 'the drip stops with the shim'],
      ['Lost ridge unit', 'mist along the ridge', 'water shows on the ridge board only'],
    ],
    interior: [
      ['Skip boards', 'a dark, fresh streak leads to the leak; old gray ones do not'],
      ['Daylight from below', 'a bright hole is wet; light at joints with felt is normal'],
      ['Rafter edge', 'a wet track leads up to the first wet board'],
    ],
    imitators: [
      ['Snow blown through joints', 'it is wet after dry, windy snow'],
      ['Warm attic air on cold nails', 'all the tips are wet in frost'],
      ['Wet cedar that dries inward', 'boards are evenly damp and musty, and nothing drips'],
    ],
    moisture:
      'Set the pin meter to western red cedar. Skip boards under 16 percent are dry. The shakes themselves run from 10 to 30 percent with the weather, so compare them only with each other.',
    closingSteps: 3,
    closed:
      'The misted courses leave the boards dry, and the same pin holes read under 16 percent after the next rain.',
  },
}
