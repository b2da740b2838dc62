import { debrisBlocks, measure, shakeBlocks, takeoff } from '@/data/parts/estimate'
import { choice, div, mul, own, ref } from '@/lib/documents/author'
import { area, count, eaveAndRake, feet, orderSq, ridgeAndHip, slopedMeasures, slopedSummary, sq } from '../shorthand'
import type { SystemEstimating } from '../types'

export const estimating: SystemEstimating = {
  waste: { rate: 0.12, range: 'gable 10, hip 12, cut-up 15–18%' },
  measures: [...slopedMeasures, measure('linear.zinc', 'Zinc strip'), measure('area.attic', 'Attic to cover (sf)')],
  summary: [...slopedSummary.slice(0, 3), ['linear.zinc', 'Zinc strip (ft)']],
  products: [
    own('product.field', 'Shake: grade, length and mill label', 'text', { span: 2 }),
    choice('product.treatment', 'Treatment', ['None', 'Preservative', 'Fire-retardant B', 'Fire-retardant C']),
    choice('product.cut', 'Cut', ['Handsplit', 'Tapersawn', 'Yellow cedar sawn']),
    own('product.underlayment', 'Starter felt and interlay', 'text', { span: 2 }),
    choice('product.deck', 'Deck', ['Spaced boards', 'Solid with mat', 'Counter-battens']),
    choice('product.nails', 'Nails', ['304 stainless', '316 stainless']),
  ],
  scope: [
    {
      group: 'Removal and boards',
      lines: [
        ['Lift off old cedar', 'Lift-off', sq],
        ['Vermin netting', 'Attic cover', ref('area.attic')],
        ['Spaced sheathing repair', 'Skip boards', ref('shake.skipBoards')],
        ['Cedar debris', 'Chip yard', ref('debris.loads')],
      ],
    },
    {
      group: 'Felt, mat and metal',
      lines: [
        ['Eave felt or ice strip', 'Eave strip', div(mul('linear.eave', 3), 100)],
        ['30 lb interlay', 'Interlay', sq],
        ['Cedar breather mat', 'Breather mat'],
        ['Aluminum or copper W-valley', 'Stand-off valley', feet('valley')],
      ],
    },
    {
      group: 'Shakes, ridge and treatment',
      lines: [
        ['Premium handsplit', 'Shakes', orderSq],
        ['Fire-retardant treated', 'FR upgrade'],
        ['Stainless box nails', 'Box nails', mul('measure.orderSquares', 'shake.nailPounds')],
        ['Shake hanging', 'Hanging', sq],
        ['Vented cedar ridge', 'Cedar ridge', ridgeAndHip],
        ['Zinc strip', 'Zinc strip', feet('zinc')],
        ['Preservative topcoat', 'Preservative', div('measure.area', 'shake.preservative')],
      ],
    },
  ],
  worksheets: [shakeBlocks, debrisBlocks(300)],
  takeoff: [
    takeoff(
      'Handsplit shakes, 24 in',
      'Roof area',
      area,
      'SF',
      ref('measure.waste'),
      div(100, 'shake.bundles'),
      'Bundles',
    ),
    takeoff('Starter and undercourse', 'Eave', feet('eave'), 'LF', 0.1, 16, 'Bundles'),
    takeoff('Cedar hip and ridge units', 'Ridge + hip', ridgeAndHip, 'LF', 0.1, 16.7, 'Bundles'),
    takeoff('30 lb interlay, 18 in strips', 'By course', ref('shake.interlay'), 'LF', 0.08, 144, 'Rolls'),
    takeoff('Eave felt, 36 in', 'Eave', feet('eave'), 'LF', 0.1, 72, 'Rolls'),
    takeoff('Breather mat, 2 SQ', 'Solid deck only', null, 'SF', 0.08, 200, 'Rolls'),
    takeoff(
      'Stainless 6d box nails',
      'Squares × lb',
      mul('measure.orderSquares', 'shake.nailPounds'),
      'LB',
      0.08,
      25,
      'Cartons',
    ),
    takeoff('Skip boards 1×6, 16 ft', 'Boards above', ref('shake.skipBoards'), 'LF', 0.1, 16, 'Boards'),
    takeoff('Stand-off W-valley, 10 ft', 'Valley', feet('valley'), 'LF', 0.08, 9.5, 'Pieces'),
    takeoff('Drip edge, treated-wood safe', 'Eave + rake', eaveAndRake, 'LF', 0.05, 10, 'Pieces'),
    takeoff('Step flashing at cedar walls', 'Sidewall', feet('sidewall'), 'LF', 0.1, 0.83, 'Pieces'),
    takeoff('Zinc strip, 50 ft', 'Zinc strip', feet('zinc'), 'LF', 0.05, 50, 'Rolls'),
    takeoff('Preservative, 5 gal', 'Roof area', div('measure.area', 'shake.preservative'), 'GAL', 0.1, 5, 'Pails'),
    takeoff('Pipe flashings, lead', 'Count', count('pipes'), 'EA', 0, 1, 'EA'),
  ],
  order:
    'Bundles per square change with exposure: 10 in needs about five of a 24 in shake, less exposure more. Treated wood takes stainless only, type 316 near salt water. Keep every bundle label for the owner; it proves grade and fire treatment.',
  allowances: [
    { find: 'Skip board replaced beyond the quantity', unit: 'LF', item: 'Skip boards' },
    { find: 'Rafter end sistered at a rotted eave', unit: 'LF' },
    { find: 'Bird or bat waste cleaned from the attic', unit: 'HR' },
  ],
  options: [
    { name: 'Good', includes: 'No. 1 tapersawn, untreated' },
    { name: 'Better', includes: 'Premium, preservative-treated' },
    { name: 'Best', includes: 'Fire-retardant, Class B, mat' },
  ],
  optionProduct: 'Grade, length, treatment',
  residential: {
    included: ['attic goods covered before the first shake comes up'],
    excluded: [
      'later oil or preservative coats',
      'soffit and attic ventilation work',
      'tree work',
      'approval by insurer or association',
    ],
    assumed: [
      'the fire class of the treated assembly is accepted where you live',
      'boards spaced to suit the exposure',
      'checks, knots and graying within the grade',
      'pitches of 4:12 and more, or reduced exposure',
    ],
  },
  commercial: {
    alternates: [
      ['Fire-retardant Class B assembly', 'With the underlayment of the listing'],
      ['Yellow cedar', 'For shaded north slopes'],
      ['Solid deck with breather mat', 'In place of spaced boards'],
      ['Copper in place of aluminum', 'Valleys, aprons and steps'],
    ],
    unitPrices: [
      ['1×6 skip board, hem-fir', 'LF'],
      ['Shake swapped in a finished field', 'EA'],
      ['Interlay renewed with the course', 'SQ'],
      ['Preservative coat', 'SF'],
    ],
    excluded: ['sprinkler and spark-screen work', 'wildfire-zone variance', 'pruning of overhanging trees'],
    assumed: [
      'lodge or clubhouse stays open, one wing at a time',
      'the fire marshal has accepted the wood roof in writing',
    ],
    energy:
      'Shakes dry from below: any insulation added above the deck needs a vented gap over it. Where the attic is insulated, openings at eave and ridge stay clear. Enter required and existing R.',
    access: 'Material hoist and dry racks under cover; no open flame, smoking or grinding within reach of loose cedar.',
    phasing:
      'Slopes open only as far as felt and shakes close by dusk; dry shavings are bagged and leave the site daily.',
    worksheets: [],
    takeoff: [takeoff('Cap sheet of the fire listing', 'Treated assembly', area, 'SF', 0.1, 100, 'Rolls')],
  },
  repair: {
    items: [
      'Split shake',
      'Keyway shim',
      'Felt patch',
      'Hip cedar',
      'Oil coat',
      'Skip board',
      'Valley run',
      'Interlay band',
    ],
    temporary:
      'Slip a strip of 30 lb felt or aluminum under the open joint; never caulk a keyway, it must drain and dry.',
    beyond:
      'Butts thinner than a quarter inch, or decay in every tenth shake, mean that nails no longer hold and repairs fall out.',
    excluded: [
      'stain match to gray cedar',
      'attic clean-up of animal waste',
      'shakes broken by walking on decayed slopes',
    ],
    supplies: [
      ['Matching shakes, pre-weathered', 'area', 20, 'Bundles'],
      ['30 lb felt slips', 'area', 200, 'Rolls'],
      ['Stainless ring-shank nails', 'count', 150, 'Pounds'],
      ['1×6 board', 'length', 16, 'Boards'],
      ['Oil preservative', 'area', 150, 'Gallons'],
    ],
  },
  care: {
    items: [
      'Keyways',
      'Moss',
      'South coat',
      'Boughs',
      'Butt probe',
      'Spark screen',
      'Soffits',
      'Labels',
      'Loose butts',
      'Ember screens',
    ],
    walkRate: 2000,
    access: 'Ridge anchor and roof ladder; wet or mossy cedar is not walked at all.',
    excluded: ['pressure washing of any kind', 'more than twenty shakes', 'tree removal'],
    supplies: [
      ['Zinc or copper moss solution', 'area', 200, 'Gallons'],
      ['Oil preservative', 'area', 150, 'Gallons'],
      ['Repair shakes', 'area', 20, 'Bundles'],
    ],
  },
  guide: [
    {
      title: 'Fire class belongs to the assembly',
      text: 'A Class B or C shake reaches its class with the treatment, deck and underlayment of its listing, and cities and insurers may ask for more than the code. Write the class on the estimate and have the owner confirm approval before you order: untreated shakes cannot be sent back because an insurer cancels.',
      cite: 'UL 790 / ASTM E108; ASTM D2898; IRC R902',
    },
    {
      title: 'Price the drying, not only the wood',
      text: 'Shakes want 3:12 by code and 4:12 by the bureau, a felt strip over each course, two stainless nails and air behind them. On solid decks a breather mat is no luxury line; leaving it out is how a thirty-year grade lasts twelve.',
      cite: 'IRC R905.8; CSSB grading rules',
    },
  ],
  repairGuide: {
    title: 'Match thickness first, color never',
    text: 'A new shake in a worn field must be split to the thickness of its neighbors, or it bridges and leaks beside itself. Color comes in two winters. Price shakes by the piece with access apart, and say what share of the slope is past holding a nail.',
    cite: 'CSSB grading rules; IRC R905.8',
  },
  careGuide: {
    title: 'Brush, treat, leave room to dry',
    text: 'Pressure washing strips the summer wood and shortens the roof by years. Sweep keyways twice a year, treat moss with zinc or copper, renew preservative by the label, and report branches closer than ten feet: shade is what cedar dies of.',
    cite: 'AWPA U1; CSSB care bulletin',
  },
}
