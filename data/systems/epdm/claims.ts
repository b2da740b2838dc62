import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a cut, a split ring or a hole; bruise rings that show only when the rubber is stretched are counted apart in the notes.',
    square:
      'On ballast, move the stone from the square and put it back. Stretch each mark by hand: damaged rubber shows a ring or opens.',
    counts: ['Tears', 'Bare (SF)'],
    hail: [
      ['Split over foam or wood fiber', 'ring visible when stretched; back side cut'],
      ['Aged flashing rubber', 'uncured corners and pipe boots cracked'],
      ['White-faced sheet', 'star in the white layer, black shows'],
      ['Insulation dents', 'soft dish under whole rubber; core taken'],
    ],
    wind: [
      ['Ballast moved', 'bare corner measured; stones in gutter or off the roof'],
      ['Perimeter bar or nailer', 'screws drawn, sheet slack to the first seam'],
      ['Billowed field', 'dirt line broken, insulation boards shifted'],
      ['Coping or gravel stop', 'cleat open, rubber torn at the edge'],
    ],
    debris: [
      ['L-shaped tear', 'flap with a stone or metal piece below'],
      ['Puncture', 'found by rolling a hand; bubbles in wash water'],
      ['Limb pressed into stone', 'rubber beneath looked at before replacing'],
    ],
    water: [
      ['Boards under tears', 'wet foam weighed against dry'],
      ['Wall base', 'water stands behind a pulled flashing'],
      ['Drain sump', 'stones washed in, strainer off'],
    ],
    collateral: ['Coping and counterflashing', 'Roof hatch cover', 'Condenser fins', 'Plastic domes'],
    notStorm: [
      ['Shrinkage pull', 'diagonal folds at corners, sheet off the angle'],
      ['Open tape splice', 'clean primer side, edge dirty, no tear'],
      ['Oil swelling', 'soft wrinkled disk at an exhaust'],
      ['Service cut', 'straight slit near a unit, pads missing'],
      ['Stone wear', 'shiny rubbed spot on a ridge of insulation'],
      ['Ozone checking', 'fine cracks in stretched uncured patches'],
      ['Bird or rodent hole', 'ragged rim pulled out, droppings'],
    ],
    care: 'Clean and prime before any patch: tape on wet or chalky rubber is off in a week. Never heap ballast in one place; the deck was not figured for it.',
  },
  insurance: {
    components: [
      ['Rubber by area', 'SF', 'sheet lines noted, 10 to 50 ft wide'],
      ['Ballast displaced', 'SF', 'bare and overloaded fields'],
      ['Perimeter fastening', 'LF', 'bar or plates that let go'],
      ['Wall flashing', 'LF', 'height, cured or uncured'],
      ['Splices opened', 'LF', 'tape or adhesive'],
      ['Wet insulation', 'SF', 'outline from cores'],
      ['Boots and pockets', 'EA', 'molded or field-made'],
      ['Edge metal', 'LF', 'face height and gauge'],
    ],
    build: [
      ['Thickness', '45, 60 or 90 mil by micrometer; reinforced or not'],
      ['Attachment', 'ballasted, adhered or mechanical'],
      ['Stone', 'pounds per sq ft on a tray, size by sieve'],
      ['Insulation', 'core: kind, layers, loose or fixed'],
      ['Splice', 'tape with primer or old contact adhesive'],
    ],
    repairability: [
      ['Test patch on washed rubber', 'peeled after a day: sticks or slides'],
      ['Stretch test on a strip', 'returns, or crazed and stiff'],
      ['Sheet can be pulled back', 'slack found in inches, folds or none'],
      ['Stone can be reused', 'clean and sized, or mixed with soil'],
    ],
    photos: [
      'Stretched bruise ring with coin',
      'Underside of a sample at the strike',
      'Bare corner with tape to both edges',
      'Sheet gap at the nailer',
      'Tray with ballast on the scale',
    ],
  },
  warranty: {
    voids: [
      ['Asphalt cement on rubber', 'soft black swelling under a smear'],
      ['Ballast removed or sorted out', 'unballasted field not on the drawing'],
      ['Grease vents added', 'kitchen fan without a catch basin'],
      ['Coating without release', 'peeling film, primer unknown'],
    ],
    notice: [
      'Twelve-inch splice sample with tape and primer trace',
      'Shrinkage table: inches at each wall and corner',
      'Splice and primer lots from the installer’s log',
      'Roof plan with bare ballast and open feet of splice',
    ],
  },
  leak: {
    principle:
      'Old rubber leaks where it is pulled: wall bases, corners, drains. On ballast the hole may be 50 ft from the drip, since water spreads below loose boards.',
    method: {
      name: 'Drain bowl fill, then local dam on cleared rubber',
      text: 'Fill the bowl to ring height for 30 minutes, then clear stone from one 6 ft square at a time and dam it. Work from the wall bases in.',
      cite: 'ASTM C1153 (infrared, thin or no stone), ASTM D7877. Black rubber is semi-conductive, so ask the tester before any ELD.',
    },
    hypotheses: [
      ['Bridged wall flashing', 'straightedge at the base, hose on the wall foot', 'water behind the rubber'],
      ['Tape splice open', 'pick along the edge, dam across it', 'tape wet inside, primer missing'],
      ['T-joint without patch', 'dam over the step', 'channel along the tape edge'],
      ['Puncture under stone', 'stone moved, wash water pumped by foot', 'bubbles'],
      ['Pocket sealer shrunk', 'water in the pocket', 'drip on conduit'],
      ['Clamp ring loose', 'bowl to the ring', 'drip from the bolts'],
      ['Edge termination', 'hose on the metal joint', 'wet nailer, dry field board'],
    ],
    interior: [
      ['Ceiling along a wall', 'starts the search at that base flashing'],
      ['Concrete deck cracks', 'water shows where the slab is cracked, not where the sheet is'],
      ['Wet foam smell at lifted tile', 'old leak, map before drying'],
    ],
    imitators: [
      ['Condensation under loose sheet', 'wet boards evenly after winter, no hole'],
      ['Storm pipe sweating', 'wet along a cold drain line'],
      ['Parapet masonry', 'damp above the flashing height'],
    ],
    moisture:
      'Black rubber upsets capacitance and impedance meters; work by cores and weight, or scan from below. Dry foam weighs about 2 lb per cu ft, wet foam several times that.',
    closingSteps: 2,
    closed:
      'Splice and base hold a repeat of the same fill, stone lies at its depth again, and the cored hole next to it stays dry through two rains.',
  },
}
