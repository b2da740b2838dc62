import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count each slate punched, starred or with a corner struck off and bright stone in the break; soft, flaking stone is counted apart.',
    square:
      'Never walk the stone. Read squares from a lift, roof ladder or drone frame of 10 by 10 ft, and confirm three breaks by hand.',
    counts: ['Hanging', 'Missing'],
    hail: [
      ['Punched hole', 'round or star shape, stone flakes below it'],
      ['Corner struck off', 'fresh color in the break, piece in the gutter'],
      ['Back of a struck slate', 'cone-shaped spall, wider on the underside'],
      ['Copper and lead', 'dents measured: they tell the size of the hail'],
    ],
    wind: [
      ['Combs and hips', 'saddle slates gone, copper ridge bent up'],
      ['Slate on one nail', 'turned, arc scratched bright in its neighbor'],
      ['Rake and eave rows', 'lost in the corner that faced the wind'],
      ['Snow guards or finials', 'torn out, hole left open'],
    ],
    debris: [
      ['Vertical train of breaks', 'starts where the limb struck'],
      ['Gutter crushed', 'hanger bent, box lining split'],
      ['Slate fallen on slate', 'chip at a lower course, stone lying there'],
    ],
    water: [
      ['Felt below openings', 'torn or weathered to brown lint; it is no barrier of long use'],
      ['Valley after the storm', 'dented or creased copper, seam opened'],
      ['Attic below', 'daylight at a hole, wet board, fresh nail drip'],
    ],
    collateral: ['Copper ridge and valleys', 'Lead-coated hips', 'Half-round gutters', 'Chimney hoods'],
    notStorm: [
      ['Iron nail let go', 'slate whole, slid out; brown stub above'],
      ['Ribbon or soft stone', 'crumbles in layers, powder on the thumb'],
      ['Foot break', 'clean cross-break at the headlap near a chimney'],
      ['Overdriven nail', 'hole burst from above, crack runs from it, dirty'],
      ['Old hail or old break', 'break gray, lichen grows over the edge'],
      ['Weathering color', 'buff or brown tone over whole beds, stone sound'],
      ['Tar-patch pull', 'black smear with the face torn off'],
    ],
    care: 'Tie tarps off to ladders and chimneys, hook slates instead of nailing boards, and rope off the ground below hanging stone.',
  },
  insurance: {
    components: [
      ['Slates by slope', 'EA', 'courses times pieces, length by width'],
      ['Broken by impact', 'EA', 'by course and position'],
      ['Let go with nail failure', 'EA', 'kept apart from broken'],
      ['Ridge and hip', 'LF', 'saddle, comb or copper'],
      ['Copper or lead valley', 'LF', 'weight in ounces, open width'],
      ['Built-in or hung gutter', 'LF', 'lining, seams and hangers'],
      ['Snow guards', 'EA', 'pattern and metal'],
      ['Step and chimney copper', 'LF', 'let into the joint or not'],
    ],
    build: [
      ['Stone', 'quarry region, color and whether unfading; sample kept'],
      ['Thickness', 'five slates by caliper, least and most'],
      ['Headlap', 'measured on five: 3 in, 4 in or short'],
      ['Nails', 'copper, stainless or iron, gauge and length'],
      ['Deck', 'boards or battens, thickness, gaps'],
    ],
    repairability: [
      ['Ring and rub test on ten slates', 'clear ring and no powder: count of ten'],
      ['Ripper test', 'slate drawn without breaking its neighbors: yes or no'],
      ['Matching stone', 'salvage or quarry named, size and thickness held against the old'],
      ['Nails of the next courses', 'sound or thinned, seen after drawing three slates'],
    ],
    photos: [
      'Broken edge beside a coin, showing bright or weathered stone',
      'Underside cone of a struck slate',
      'Drawn nail with caliper',
      'Dented copper with ruler',
      'Slope picture with each broken slate numbered',
    ],
  },
  warranty: {
    voids: [
      ['Cement or mastic repairs', 'smears on stone or copper'],
      ['Equipment nailed through', 'dish, heat cable or solar clamp without flashing'],
      ['Steel beside copper', 'galvanized nails or flashing rusting in contact'],
      ['Reset with short headlap', 're-laid rows measure under 3 in'],
    ],
    notice: [
      'Three slates from different courses, with thickness and weight',
      'Quarry test report (ASTM C406 class) of the lot',
      'Plan of failed stone by slope in percent',
      'Drawn nails in a marked bag',
    ],
  },
  leak: {
    principle:
      'Stone lasts longer than copper and nails. Look at valley, chimney and slipped slates first, and for the drop one headlap uphill of the wet board.',
    method: {
      name: 'Cup test at the joint, then the chimney from the pan up',
      text: 'Pour one cup into each slate joint above the stain and wait; sound side lap keeps it out. Then wet copper from pan to saddle.',
      cite: 'No ASTM water test is written for slate slopes; ASTM E2128 gives the order of proof for walls and is followed here.',
    },
    hypotheses: [
      ['Slipped or broken slate', 'bib or card slid in, cup repeated', 'drip stops with the card in place'],
      ['Side lap under 3 in', 'cup at the joint', 'wet nail head of the course below'],
      ['Pinholed valley', 'lamp behind copper in the dark attic', 'points of light, then drops'],
      ['Soldered seam split', 'hose on the box gutter, outlet stopped 10 minutes', 'wet cornice or soffit board'],
      ['Chimney saddle or step', 'water from the pan upward', 'wet brick inside at that height'],
      ['Nail punched through lap', 'drip followed to a shank', 'shank wet, both slates whole'],
      ['Ice behind the eave', 'eave courses lifted, warm ceiling below', 'stain at wall head in thaw only'],
    ],
    interior: [
      ['Roof boards', 'track on the grain leads uphill to the entry'],
      ['Nail tips', 'a drop on one tip after the cup marks the course'],
      ['Plaster cornice', 'stained along the gutter: lining before slate'],
    ],
    imitators: [
      ['Condensing flue in the stack', 'brown tar stain on the breast, no rain needed'],
      ['Masonry drinking rain', 'brick wet above the flashing line'],
      ['Frost on iron nail tips', 'every tip wet on a thaw'],
    ],
    moisture:
      'Old boards often read 12 to 15 % and dry fast through open joints. Read the same three marks on two days; a rise after rain counts, one figure does not.',
    closingSteps: 2,
    closed:
      'A cup at every joint of the repaired field stays out, copper shows no light, and boards read the same before and after a rain.',
  },
}
