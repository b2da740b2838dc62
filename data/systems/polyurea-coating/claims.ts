import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike with a spark-tester holiday, a cut or a soft, hollow ring. A matt spot in the topcoat is noted with its width.',
    square:
      'Dry the square, tap with a coin for hollow rings, then pass the spark tester at the film’s voltage over every mark.',
    counts: ['Holidays', 'Curled (LF)'],
    hail: [
      ['Spark at the mark', 'voltage and mils written; holiday painted'],
      ['Bruised foam or board', 'dish or give under a tough, whole film'],
      ['Topcoat chips', 'aliphatic coat off, base color seen'],
      ['Film on sheet metal', 'dent below, bond lost in the ring'],
    ],
    wind: [
      ['Unkeyed edge', 'lip curled, dust-free back'],
      ['Bar or saw cut', 'anchor out, film torn from the groove'],
      ['Loose field', 'film drums when walked; tap map made'],
    ],
    debris: [
      ['Closed cut', 'tear that springs shut: found by spark'],
      ['Gouge to concrete', 'bright gray line, depth by gauge'],
      ['Struck turn-up', 'corner split at the turn'],
    ],
    water: [
      ['Blisters after long rain', 'vapor or liquid in them, opened dry'],
      ['Door sills and sleeves', 'water behind an open edge'],
      ['Slab underside', 'crack wet, salt line old or new'],
    ],
    collateral: ['Balustrade posts', 'Door thresholds', 'Metal copings', 'Planters and furniture'],
    notStorm: [
      ['Outgas pinholes', 'tiny craters over warm slab, many'],
      ['Delamination', 'sheet off with dust on its back'],
      ['Off-ratio patch', 'sticky or brittle outline of a spray pass'],
      ['Yellow chalk', 'aromatic coat in sun, film tough'],
      ['Slab crack mirrored', 'line above a joint, both sides level'],
      ['Plow or dolly gouge', 'parallel lines at drive lanes'],
      ['Vapor blister', 'dome on the slab side, no mark on top'],
    ],
    care: 'Grind and prime before any patch compound: polyurea laid on smooth, aged film peels off whole. Keep water away from open joints with foam rod.',
  },
  insurance: {
    components: [
      ['Coated deck by area', 'SF', 'roof, balcony and drive apart'],
      ['Holidays', 'EA', 'by grid square and voltage'],
      ['Gouges and cuts', 'LF', 'depth noted'],
      ['Edge curl', 'LF', 'keyed, barred or plain'],
      ['Hollow film', 'SF', 'tap map'],
      ['Turn-up film', 'LF', 'height'],
      ['Topcoat lost', 'SF', 'base color seen'],
      ['Drains and joint covers', 'EA', 'film cut at the ring or cover'],
    ],
    build: [
      ['Substrate', 'concrete, foam, metal or old membrane'],
      ['Film', 'pure or hybrid, aromatic or aliphatic top, by record'],
      ['Mils', 'gauge on a 10 ft grid'],
      ['Edge', 'saw cut keyed, bar or feathered'],
      ['Slab', 'age, thickness, joint plan, RH if known'],
    ],
    repairability: [
      ['Pull-off beside a holiday', 'psi and where it broke'],
      ['Abraded patch on old film', 'knife test after cure: bonded or peels'],
      ['Hollow ring growth', 'outline taped on two days'],
      ['Rig or hand kit can reach', 'hose length, power, wind screen'],
    ],
    photos: [
      'Spark at the mark with the voltage dial',
      'Closed cut spread with two fingers',
      'Gauge reading beside the strike',
      'Edge curl with keyed groove or none',
      'Tap map chalked on the deck',
    ],
  },
  warranty: {
    voids: [
      ['Anchors drilled later', 'posts or rails not on the plan'],
      ['Foreign patch', 'caulk or epoxy, edge loose'],
      ['Traffic above class', 'forklift or cars on a foot deck'],
      ['Deicer or fuel beyond the list', 'softened lane, stain'],
    ],
    notice: [
      'Film piece with primer on its back, 2 by 4 in',
      'Ratio, temperature and pressure printout of that day',
      'Pull-off and spark sheets by grid',
      'Crack width log with dates',
    ],
  },
  leak: {
    principle:
      'The field film rarely leaks. Edges, sills, sleeves and moving slab joints do, and water may travel in a slab crack for a whole bay.',
    method: {
      name: 'Spark test within 5 ft, then a 24-hour dam',
      text: 'Spark the dry film within 5 ft of the drip at the voltage for its mils. Then dam 4 by 4 ft, 1 to 2 in deep, 24 h, the engineer consenting.',
      cite: 'ASTM D4787 (on concrete) or D5162 (on metal) for sparks, ASTM D5957 for flood tests, ASTM F2170 for slab humidity.',
    },
    hypotheses: [
      ['Unkeyed edge', 'hose on the edge, field dry', 'water behind the lip'],
      ['Sill or threshold', 'dam at the door', 'wet frame inside'],
      ['Sleeve through the slab', 'cup round the sleeve', 'drip on the pipe'],
      ['Joint without fabric', 'dam across the joint', 'drip along the joint below'],
      ['Drain clamp', 'bowl plugged and filled', 'drip at bolts'],
      ['Closed cut', 'spark finds it, dye on it', 'dye in the slab crack'],
      ['Bolt of a new post', 'sealant lifted, water on the bolt', 'drip at the anchor below'],
    ],
    interior: [
      ['Slab crack map', 'wet cracks drawn over the deck plan'],
      ['Salt line', 'white crust means long use, bare wet means new'],
      ['Ceiling hangers', 'drips run to the lowest hanger'],
    ],
    imitators: [
      ['Vapor through the slab', 'blisters on top, no drip below'],
      ['Planter or spa plumbing', 'drip on schedule'],
      ['Siding above', 'water behind the turn-up from higher up'],
    ],
    moisture:
      'Meters on top read the film, not the slab. Use in-slab RH probes and, from below, a crack wet by touch paper; write slab and air temperature.',
    closingSteps: 3,
    closed: 'No spark on the repair, the dam repeated for 24 h without a drop, and the slab RH written beside it.',
  },
}
