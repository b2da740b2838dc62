import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a cut, a split ring, or a hole. Bruise rings that show only when the rubber is stretched are counted apart in the notes.',
    square:
      'On ballast, move the stone off the square and put it back afterward. Stretch each mark by hand: damaged rubber shows a ring or opens.',
    counts: ['Tears', 'Bare (SF)'],
    hail: [
      ['Split over foam or wood fiber', 'stretching shows a ring, and the back of the sheet is cut'],
      ['Aged flashing rubber', 'uncured corners and pipe boots are cracked'],
      ['White-faced sheet', 'the white layer has a star crack with black showing through'],
      ['Insulation dents', 'there is a soft dish under whole rubber; a core shows the crushed board'],
    ],
    wind: [
      ['Moved ballast', 'a corner is bare, and stones lie in the gutter or off the roof'],
      ['Perimeter bar or nailer', 'screws are drawn, and the sheet is slack as far as the first seam'],
      ['Billowed field', 'the dirt line is broken, and insulation boards have shifted'],
      ['Coping or gravel stop', 'the cleat is open, and the rubber is torn at the edge'],
    ],
    debris: [
      ['L-shaped tear', 'a flap of rubber with a stone or a piece of metal below it'],
      ['Puncture', 'you feel it by rolling a hand over it, and wash water bubbles there'],
      ['Limb pressed into the stone', 'the rubber below is cut or bruised; look before you put stone back'],
    ],
    water: [
      ['Wet boards under tears', 'foam cut from below a tear weighs more than dry foam', 'criterion'],
      ['Wall base', 'water stands behind a flashing that was pulled off'],
      ['Drain sump', 'stones were washed in, and the strainer is off'],
    ],
    collateral: ['Coping and counterflashing', 'Roof hatch cover', 'Condenser fins', 'Plastic domes'],
    notStorm: [
      ['Shrinkage pull', 'diagonal folds run from the corners, and the sheet is off the wall angle'],
      ['Open tape splice', 'the primer side is clean and the edge dirty, and nothing is torn'],
      ['Oil swelling', 'a soft, wrinkled disk lies around an exhaust'],
      ['Service cut', 'a straight slit lies near a unit, where pads are missing'],
      ['Stone wear', 'a shiny spot is rubbed on a ridge of the insulation'],
      ['Ozone checking', 'fine cracks run through stretched, uncured patches'],
      ['Bird or rodent hole', 'the rim is ragged and pulled out, with droppings nearby'],
    ],
    care: 'Clean and prime before any patch; tape on wet or chalky rubber comes off within a week. Never heap ballast in one place, because the deck was not designed for it.',
  },
  insurance: {
    components: [
      ['Rubber by area', 'SF', 'note the sheet lines; sheets are 10 to 50 ft wide'],
      ['Ballast displaced', 'SF', 'measure bare areas and overloaded areas'],
      ['Perimeter fastening', 'LF', 'measure bar or plates that let go'],
      ['Wall flashing', 'LF', 'note its height, and whether it is cured or uncured'],
      ['Splices opened', 'LF', 'note whether they were taped or glued'],
      ['Wet insulation', 'SF', 'outline the area by cores'],
      ['Boots and pockets', 'EA', 'note whether they are molded or field-made'],
      ['Edge metal', 'LF', 'note the face height and gauge'],
    ],
    build: [
      ['Thickness', 'micrometer reading: 45, 60, or 90 mil; reinforced or not'],
      ['Attachment', 'ballasted, adhered, or mechanically fastened'],
      ['Stone', 'pounds per square foot in a tray, and its size by sieve'],
      ['Insulation', 'a core shows its kind and layers, and whether it is loose or fixed'],
      ['Splice', 'tape with primer, or old contact adhesive'],
    ],
    repairability: [
      ['Test patch on washed rubber', 'peel it after a day: does it stick or slide?'],
      ['Stretch test on a strip', 'does it return, or is it crazed and stiff?'],
      ['Pulling the sheet back', 'slack in inches, and whether folds remain'],
      ['Reuse of the stone', 'is it clean and of one size, or mixed with soil?'],
    ],
    photos: [
      'Stretched bruise ring with a coin',
      'Underside of a sample at the strike',
      'Bare corner with a tape to both edges',
      'Gap between sheet and nailer',
      'Tray of ballast on the scale',
    ],
  },
  warranty: {
    voids: [
      ['Asphalt cement on rubber', 'look for soft black swelling under a smear'],
      ['Ballast removed or thinned out', 'look for an area without stone that the drawing does not show'],
      ['Grease vents added', 'look for a kitchen fan without a catch basin'],
      ['Coating without approval', 'look for peeling film on an unknown primer'],
    ],
    notice: [
      'A 12 in splice sample with its tape and the trace of primer, where the manufacturer asks for one',
      'A shrinkage table: inches at each wall and corner',
      'Splice and primer lots from the installer’s log',
      'A roof plan that shows bare ballast and feet of open splice',
    ],
  },
  leak: {
    principle:
      'Old rubber leaks where it is pulled: at wall bases, corners, and drains. On a ballasted roof the hole may be 50 ft from the drip, because water spreads below loose boards.',
    method: {
      name: 'Drain bowl test, then a local dam on cleared rubber',
      text: 'Fill the drain bowl to ring height for 30 minutes. Then clear the stone from one 6 ft square at a time, dam it, and flood it. Work from the wall bases inward.',
      cite: 'ASTM C1153 (infrared, with thin stone or none), ASTM D7877. Black rubber is semi-conductive, so ask the tester before any electronic test.',
    },
    hypotheses: [
      [
        'Bridged wall flashing',
        'lay a straightedge at the base and hose the foot of the wall',
        'water runs behind the rubber',
      ],
      ['Open tape splice', 'pick along the edge and dam across it', 'the tape is wet inside, or the primer is missing'],
      ['T-joint without a patch', 'dam over the step', 'a channel runs along the tape edge'],
      ['Puncture under stone', 'move the stone and pump wash water with your foot', 'bubbles rise'],
      ['Shrunken pocket sealer', 'fill the pocket with water', 'water drips down the conduit'],
      ['Loose clamp ring', 'fill the bowl to the ring', 'water drips from the bolts'],
      ['Edge termination', 'hose the joint in the metal', 'the nailer is wet and the field board is dry'],
    ],
    interior: [
      ['Ceiling along an outside wall', 'water here points to the base flashing of that wall'],
      ['Cracks in a concrete deck', 'water shows at the crack in the slab, not below the hole in the sheet'],
      ['Smell of wet foam at a lifted tile', 'the leak is old; map the wet area before it dries'],
    ],
    imitators: [
      ['Condensation under a loose sheet', 'boards are evenly wet after the winter, and there is no hole'],
      ['Sweating storm pipe', 'the ceiling is wet along a cold drain line'],
      ['Parapet masonry', 'the wall is damp above the height of the flashing'],
    ],
    moisture:
      'Black rubber disturbs capacitance and impedance meters, so work with cores and a scale, or scan from below. Dry foam weighs about 2 lb per cubic foot; wet foam weighs several times that.',
    closingSteps: 2,
    closed:
      'The splice and the base hold when the same test is repeated, the stone lies at its old depth, and the core hole beside it stays dry through two rains.',
  },
}
