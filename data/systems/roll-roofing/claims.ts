import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a bruise that cracks the felt, or a hole. Granules knocked off firm felt on an old, bald sheet are noted, not counted.',
    square:
      'On small roofs take the whole roof as the square and write its size. Press with the thumb in the cool of the day.',
    counts: ['Rolled (LF)', 'Torn nails'],
    hail: [
      ['Bruise and crack', 'felt soft, black line across the ring'],
      ['Hole in single coverage', 'deck or felt below seen'],
      ['Drip edge and vents', 'dents sized by gauge'],
      ['Over board gaps', 'sheet broken where plank leaves it open'],
    ],
    wind: [
      ['Sheet peeled from the rake', 'cement skin torn, clean black'],
      ['Nail slots along a lap', 'torn toward the fall, nails upright'],
      ['Ridge strip', 'gone, nail row bright'],
      ['Whole roll thrown back', 'length and where it tore off'],
    ],
    debris: [
      ['Limb track', 'minerals scraped in a line'],
      ['Torn eave edge', 'overhang broken by a rolling limb'],
      ['Stick hole', 'punched through felt and board joint'],
    ],
    water: [
      ['Deck at the low corner', 'awl soft: rot is old, wet and hard is new'],
      ['Lap line on the ceiling', 'stain in step with the sheet width'],
      ['Plank joints', 'wet where the sheet tore'],
    ],
    collateral: ['Drip edge', 'Stovepipe and hood', 'Gutter of the main house', 'Nearby siding'],
    notStorm: [
      ['Bald lines', 'felt seen in long lines, minerals gone with age'],
      ['Dust in an open lap', 'gap old, cement dry'],
      ['Heat buckle', 'waves parallel to the sheet, no tear'],
      ['Nail hump', 'split over a head from below'],
      ['Ladder or storage dents', 'square corners at the low eave'],
      ['Sap and leaf rot', 'soft dark felt at the low corner'],
      ['Cat and raccoon claw', 'bunched scratches by a tree'],
    ],
    care: 'Nail a batten over the rolled edge instead of many nails in the field, and tarp a small roof whole from wall to eave.',
  },
  insurance: {
    components: [
      ['Roll surface', 'SQ', 'length times width, edges included'],
      ['Sheet rolled or torn', 'LF', 'per lap'],
      ['Drip edge', 'LF', 'eave and rake'],
      ['Ridge or wall strip', 'LF', 'width'],
      ['Holes', 'EA', 'size in inches'],
      ['Wet or broken plank', 'SF', 'measured from below'],
      ['Pipe flashings', 'EA', 'cemented or metal'],
      ['Wall turn-up', 'LF', 'height and cover'],
    ],
    build: [
      ['Coverage', 'single, or double with 19 in selvage'],
      ['Layers', 'counted at the rake'],
      ['Lap', 'inches, nailed, cemented or both'],
      ['Base sheet', 'felt below: yes or no'],
      ['Pitch', 'gauge at two places'],
    ],
    repairability: [
      ['Lap lifts and lies back', 'felt bends without cracking: yes or no'],
      ['Cement patch test', 'strip pulled after a day'],
      ['Plank holds nails', 'three tries per side'],
      ['Open laps per square', 'count on the sketch'],
    ],
    photos: [
      'Rake with the sheet rolled, tape along it',
      'Torn slots in a row',
      'Bruise with thumb beside and broken felt',
      'Lap from the end showing cement',
      'Ceiling line under the lap',
    ],
  },
  warranty: {
    voids: [
      ['Second roll laid over', 'two edges at the rake'],
      ['Used as a deck or store', 'pots, chairs, ladders standing on it'],
      ['Paint or coating on fresh sheet', 'film cracked with the felt'],
      ['Downspout set on the sheet', 'worn groove, no splash pad'],
    ],
    notice: [
      'Strip 12 in long with lap and nails',
      'Roll label: weight per square and plant',
      'Receipt with date and number of rolls',
      'Sketch of laps that opened, in feet',
    ],
  },
  leak: {
    principle:
      'One layer, long laps, bare nails: the hole is usually at the lap or nail just above the drip, seldom more than a rafter bay away.',
    method: {
      name: 'Sprinkling can, one lap at a time, 10 minutes',
      text: 'Start at the lowest lap above the mark. Sprinkle without pressure while a helper watches the plank, wait five minutes, go up one lap.',
      cite: 'No ASTM field water test is written for roll roofs. Low-to-high order as in ASTM E2128 for walls.',
    },
    hypotheses: [
      ['Dry lap', 'putty knife, then can', 'plank joint wet in step with the lap'],
      ['Rusted lap nail', 'drop of water on the head', 'drip on the nail tip below'],
      ['Wall turn-up without bar', 'can at the turn-up', 'wet wall plate'],
      ['Downspout from above', 'hose into the downspout', 'water jumps under the lap'],
      ['Buckle holding water', 'fill the fold', 'drip at its end'],
      ['Single cover on low pitch', 'can with wind side up', 'several laps wet at once'],
      ['Split over plank gap', 'board pushed from below', 'light at the split'],
    ],
    interior: [
      ['Plank gaps', 'count rafters and planks to the same lap above'],
      ['Nail points', 'wet tip in a row of dry ones'],
      ['Siding line', 'stain begins at the main wall'],
    ],
    imitators: [
      ['Porch ceiling dew', 'wet at dawn, no rain'],
      ['Upper gutter spill', 'wet siding, roof dry in the can test'],
      ['Window above', 'drip by the sill in slant rain'],
    ],
    moisture:
      'Pins in the plank, beside nails and between: a plank at 19 % or more is wet. Press the low corner with an awl; rot counts as deck work.',
    closingSteps: 3,
    closed:
      'The weighted lap is a day old, the can stays out for 10 minutes, and failed laps per square stand on the sketch: more than a few means replacement.',
  },
}
