import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a bruise that cracks the felt, or a hole. Granules knocked off firm felt on an old, bald sheet are noted but not counted.',
    square:
      'On a small roof, take the whole roof as the square and write its size. Press with your thumb in the cool part of the day.',
    counts: ['Rolled (LF)', 'Torn nails'],
    hail: [
      ['Bruise and crack', 'the felt is soft, and a black line crosses the ring'],
      ['Hole in single coverage', 'the deck or the felt below shows'],
      ['Drip edge and vents', 'dents have clean edges; size them with a gauge'],
      ['Sheet over board gaps', 'it is broken where the planks leave it unsupported'],
    ],
    wind: [
      ['Sheet peeled from the rake', 'the skin of cement is torn and clean black'],
      ['Nail slots along a lap', 'they are torn downhill, and the nails stand upright'],
      ['Ridge strip', 'it is gone, and the row of nails is bright'],
      ['Whole sheet thrown back', 'write its length and where it tore off'],
    ],
    debris: [
      ['Limb track', 'the minerals are scraped off in a line'],
      ['Torn eave edge', 'a rolling limb has broken the overhang'],
      ['Stick hole', 'a stick has punched through the felt and a board joint'],
    ],
    water: [
      ['Deck at the low corner', 'the board is wet; soft wood is old rot, hard wood is new'],
      ['Lap line on the ceiling', 'stains follow the width of the sheet'],
      ['Plank joints', 'they are wet where the sheet tore'],
    ],
    collateral: ['Drip edge', 'Stovepipe and hood', 'Gutter of the main house', 'Wall flashing metal'],
    notStorm: [
      ['Bald lines', 'felt shows in long lines where the minerals are gone with age'],
      ['Dust in an open lap', 'the gap is old, and the cement is dry'],
      ['Heat buckle', 'waves run parallel to the sheet, without a tear'],
      ['Nail hump', 'a nail head has split the sheet from below'],
      ['Ladder or storage dents', 'they have square corners and lie at the low eave'],
      ['Sap and leaf rot', 'the felt at the low corner is soft and dark'],
      ['Cat and raccoon claws', 'scratches lie in bunches by a tree'],
    ],
    care: 'Nail one batten over the rolled edge instead of many nails in the field, and tarp a small roof whole, from wall to eave.',
  },
  insurance: {
    components: [
      ['Roll surface', 'SQ', 'length times width, with the edges'],
      ['Sheet rolled or torn', 'LF', 'lap by lap'],
      ['Drip edge', 'LF', 'at eave and rake'],
      ['Ridge or wall strip', 'LF', 'note its width'],
      ['Holes', 'EA', 'give the size in inches'],
      ['Wet or broken plank', 'SF', 'measure from below'],
      ['Pipe flashings', 'EA', 'note whether cemented or metal'],
      ['Wall turn-up', 'LF', 'note its height and cover'],
    ],
    build: [
      ['Coverage', 'single, or double with 19 in of selvage'],
      ['Layers', 'counted at the rake'],
      ['Lap', 'width in inches; nailed, cemented, or both'],
      ['Base sheet', 'is there a felt below?'],
      ['Pitch', 'gauge reading at two places'],
    ],
    repairability: [
      ['Lifting a lap and laying it back', 'does the felt bend without cracking?'],
      ['Cement patch test', 'result when the strip is pulled after a day'],
      ['Nails hold in the plank', 'three tries on each side'],
      ['Open laps per square', 'count from the sketch'],
    ],
    photos: [
      'Rake with the rolled sheet, a tape along it',
      'Torn slots in a row',
      'Bruise with broken felt, a thumb beside it',
      'Lap from the end, showing the cement',
      'Line on the ceiling under the lap',
    ],
  },
  warranty: {
    voids: [
      ['Second roll laid over the first', 'look for two edges at the rake'],
      ['Used as a deck or for storage', 'look for pots, chairs, or ladders on it'],
      ['Paint or coating on fresh sheet', 'look for film that cracked with the felt'],
      ['Downspout that ends on the sheet', 'look for a worn groove without a splash pad'],
    ],
    notice: [
      'A strip 12 in long with its lap and nails, where the manufacturer asks for one',
      'The roll label with weight per square and plant',
      'The receipt with date and number of rolls',
      'A sketch of the laps that opened, in feet',
    ],
  },
  leak: {
    principle:
      'The roof has one layer, long laps, and bare nails. The hole is usually at the lap or nail just above the drip, seldom more than one rafter bay away.',
    method: {
      name: 'Sprinkling can, one lap at a time, 10 minutes',
      text: 'Start at the lowest lap above the mark. Sprinkle without pressure while a helper watches the plank, wait five minutes, then go up one lap.',
      cite: 'No ASTM field water test is written for roll roofs. The order from low to high is that of ASTM E2128 for walls.',
    },
    hypotheses: [
      ['Dry lap', 'use a putty knife, then the sprinkling can', 'the plank joint below that lap is wet'],
      ['Rusted lap nail', 'put a drop of water on the head', 'the nail tip below drips'],
      ['Wall turn-up without a bar', 'pour water at the turn-up', 'the wall plate is wet'],
      ['Downspout from above', 'run a hose into the downspout', 'water jumps under the lap'],
      ['Buckle that holds water', 'fill the fold', 'water drips at its end'],
      ['Single coverage on a low pitch', 'sprinkle against the laps', 'several laps are wet at once'],
      ['Split over a plank gap', 'push the board from below', 'light shows at the split'],
    ],
    interior: [
      ['Rafters and planks from the wall', 'count them to find the same lap above, rafters', 'measure'],
      ['Nail points', 'one tip is wet in a row of dry ones'],
      ['Siding line', 'the stain begins at the wall of the house'],
    ],
    imitators: [
      ['Dew under the porch ceiling', 'it is wet at dawn, without rain'],
      ['Spill from the upper gutter', 'the siding is wet, and the roof stays dry in the test'],
      ['Window above', 'water drips by the sill in slanting rain'],
    ],
    moisture:
      'Read the plank with pins, beside the nails and between them: at 19 percent or more it is wet. Press the low corner with an awl; rot counts as deck work.',
    closingSteps: 3,
    closed:
      'The weighted lap is a day old and stays dry under the can for 10 minutes, and the sketch shows the failed laps per square: more than a few mean replacement.',
  },
}
