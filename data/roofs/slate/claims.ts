import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count each slate that is punched, starred, or has a corner struck off with bright stone in the break. Soft, flaking stone is counted apart.',
    square:
      'Never walk on the stone. Read squares of 10 by 10 ft from a lift, a roof ladder, or a drone, and confirm three breaks by hand.',
    counts: ['Hanging', 'Missing'],
    hail: [
      ['Punched hole', 'it is round or star-shaped, with flakes of stone below it'],
      ['Corner struck off', 'the break has fresh color, and the piece lies in the gutter'],
      ['Back of a struck slate', 'a cone-shaped spall is wider on the underside'],
      ['Copper and lead', 'they are dented; the dents tell the size of the hail'],
    ],
    wind: [
      ['Combs and hips', 'saddle slates are gone, and the copper ridge is bent up'],
      ['Slate on one nail', 'it has turned and scratched a bright arc in its neighbor'],
      ['Rake and eave rows', 'they are lost in the corner that faced the wind'],
      ['Snow guards or finials', 'they are torn out and have left a hole'],
    ],
    debris: [
      ['Vertical line of breaks', 'it starts where the limb struck'],
      ['Crushed gutter', 'a hanger is bent, and the box lining is split'],
      ['Slate fallen on slate', 'a lower course is chipped, and the stone lies there'],
    ],
    water: [
      ['Felt below openings', 'it is torn or wet; old felt is no barrier for long'],
      ['Valley after the storm', 'the copper is dented or creased, and a seam has opened'],
      ['Attic below', 'there is daylight at a hole, a wet board, or a fresh drip at a nail'],
    ],
    collateral: ['Copper ridge and valleys', 'Lead-coated hips', 'Half-round gutters', 'Chimney hoods'],
    notStorm: [
      ['Failed iron nail', 'the slate is whole and has slid out, with a brown stub above'],
      ['Ribbon or soft stone', 'it crumbles in layers and leaves powder on the thumb'],
      ['Foot break', 'a clean break crosses the slate at the headlap near a chimney'],
      ['Overdriven nail', 'the hole has burst from above, and a dirty crack runs from it'],
      ['Old hail or old break', 'the break is gray, and lichen grows over the edge'],
      ['Weathering color', 'whole beds are buff or brown, and the stone is sound'],
      ['Pulled tar patch', 'a black smear has torn off the face of the stone'],
    ],
    care: 'Tie tarps to ladders and chimneys, hang slates on hooks instead of nailing boards, and rope off the ground below hanging stone.',
  },
  insurance: {
    components: [
      ['Slates by slope', 'EA', 'courses times pieces, length by width'],
      ['Broken by impact', 'EA', 'by course and position'],
      ['Slipped by nail failure', 'EA', 'kept apart from broken ones'],
      ['Ridge and hip', 'LF', 'saddle, comb, or copper'],
      ['Copper or lead valley', 'LF', 'weight in ounces and open width'],
      ['Built-in or hung gutter', 'LF', 'lining, seams, and hangers'],
      ['Snow guards', 'EA', 'pattern and metal'],
      ['Step and chimney copper', 'LF', 'let into the joint or not'],
    ],
    build: [
      ['Stone', 'quarry region, color, and whether it is unfading; sample kept'],
      ['Thickness', 'five slates by caliper: least and most'],
      ['Headlap', 'measured on five slates: 4 in, 3 in, or short'],
      ['Nails', 'copper, stainless, or iron, with gauge and length'],
      ['Deck', 'boards or battens, their thickness and gaps'],
    ],
    repairability: [
      ['Ring and rub test on ten slates', 'how many of ten ring clear and leave no powder?'],
      ['Ripper test', 'can a slate be drawn without breaking its neighbors?'],
      ['Matching stone', 'salvage or quarry, with size and thickness compared with the old'],
      ['Nails of the next courses', 'sound or thinned, seen after three slates are drawn'],
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
      ['Cement or mastic repairs', 'look for smears on stone or copper'],
      ['Equipment nailed through', 'look for a dish, heat cable, or solar clamp without flashing'],
      ['Steel beside copper', 'look for galvanized nails or flashing that rust in contact'],
      ['Reset with a short headlap', 'look for relaid rows that measure under 3 in'],
    ],
    notice: [
      'Three slates from different courses, with thickness and weight',
      'The quarry’s test report (ASTM C406 class) for the lot',
      'A plan of failed stone by slope, in percent',
      'Drawn nails in a marked bag',
    ],
  },
  leak: {
    principle:
      'Stone outlasts copper and nails. Look at the valley, the chimney, and slipped slates first, and search one headlap uphill of the wet board.',
    method: {
      name: 'Cup test at the joint, then the chimney from the pan up',
      text: 'Pour one cup of water into each joint above the stain and wait; a sound side lap keeps it out. Then wet the copper from pan to saddle.',
      cite: 'No ASTM water test is written for slate slopes; ASTM E2128 gives the order of proof for walls and is followed here.',
    },
    hypotheses: [
      ['Slipped or broken slate', 'slide in a bib or card and repeat the cup', 'the drip stops with the card in place'],
      ['Side lap under 3 in', 'pour the cup at the joint', 'the nail head of the course below is wet'],
      ['Pinholed valley', 'hold a lamp behind the copper in the dark attic', 'points of light show, then drops'],
      [
        'Split soldered seam',
        'plug the outlet and fill the box gutter for 10 minutes',
        'the cornice or soffit board is wet',
      ],
      ['Chimney saddle or step', 'run water from the pan upward', 'the brick inside is wet at that height'],
      ['Nail punched through the lap', 'follow the drip to a shank', 'the shank is wet, and both slates are whole'],
      ['Ice behind the eave', 'lift the eave courses over the warm ceiling', 'the wall head is stained only in a thaw'],
    ],
    interior: [
      ['Roof boards', 'a wet track along the grain leads uphill to the entry'],
      ['Nail tips', 'a drop on one tip after the cup marks the course'],
      ['Plaster cornice', 'it is stained along the gutter; suspect the lining before the slate'],
    ],
    imitators: [
      ['Flue that condenses in the chimney', 'brown tar stains the chimney breast without rain'],
      ['Masonry that soaks up rain', 'the brick is wet above the line of the flashing'],
      ['Frost on iron nail tips', 'every tip is wet in a thaw'],
    ],
    moisture:
      'Old boards often read 12 to 15 percent and dry fast through open joints. Read the same three marks on two days: a rise after rain counts, a single figure does not.',
    closingSteps: 2,
    closed:
      'A cup at every joint of the repaired area stays out, the copper shows no light, and the boards read the same before and after a rain.',
  },
}
