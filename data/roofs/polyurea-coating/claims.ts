import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike where the film is pierced or cut, or rings soft or hollow. A matte spot in the topcoat is noted with its width.',
    square:
      'Dry the square and tap it with a coin for hollow rings. Then look at every mark under a loupe and press it with a thumb.',
    counts: ['Pierced', 'Curled (LF)'],
    hail: [
      ['Pierced mark', 'the film is open to the layer below; write its width and the mils beside it'],
      ['Bruised foam or board', 'it is dished or gives under a tough, whole film'],
      ['Topcoat chips', 'the aliphatic coat is off, and the base color shows'],
      ['Film on sheet metal', 'there is a dent, and bond is lost in the ring'],
    ],
    wind: [
      ['Unkeyed edge', 'the lip is curled, and its back is free of dust'],
      ['Bar or saw cut', 'the anchor is out, or the film is torn from the groove'],
      ['Loose field', 'the film drums when walked on; tap it and draw the area'],
    ],
    debris: [
      ['Closed cut', 'the tear springs shut; spread it with two fingers under a lamp'],
      ['Gouge to concrete', 'a bright gray line; write its depth'],
      ['Struck turn-up', 'the corner is split at the turn'],
    ],
    water: [
      ['Blisters after long rain', 'they hold vapor or water; open one when it is dry outside'],
      ['Door sills and sleeves', 'there is water behind an open edge'],
      ['Slab underside', 'a crack is wet; say whether the salt line is old or new'],
    ],
    collateral: ['Balustrade posts', 'Door thresholds', 'Metal copings', 'Planters and furniture'],
    notStorm: [
      ['Outgassing pinholes', 'many tiny craters lie over slab that was warm'],
      ['Delamination', 'a sheet comes off with dust on its back'],
      ['Off-ratio patch', 'it is sticky or brittle in the outline of a spray pass'],
      ['Yellow chalk', 'an aromatic coat was left in the sun, and the film is tough'],
      ['Slab crack that shows through', 'a line lies above a joint, level on both sides'],
      ['Plow or dolly gouge', 'parallel lines run along drive lanes'],
      ['Vapor blister', 'a dome rises from the slab, without a mark on top'],
    ],
    care: 'Grind and prime before any patch compound: polyurea laid on smooth, aged film peels off whole. Keep water away from open joints with foam rod.',
  },
  insurance: {
    components: [
      ['Coated deck by area', 'SF', 'measure roof, balcony, and drive apart'],
      ['Pierced marks', 'EA', 'by grid square, with width'],
      ['Gouges and cuts', 'LF', 'note the depth'],
      ['Edge curl', 'LF', 'keyed, barred, or plain'],
      ['Hollow film', 'SF', 'from the tap map'],
      ['Turn-up film', 'LF', 'note its height'],
      ['Topcoat lost', 'SF', 'measure where the base color shows'],
      ['Drains and joint covers', 'EA', 'note film cut at the ring or cover'],
    ],
    build: [
      ['Substrate', 'concrete, foam, metal, or old membrane'],
      ['Film', 'from the record: pure or hybrid, aromatic or aliphatic top'],
      ['Mils', 'gauge readings on a 10 ft grid'],
      ['Edge', 'keyed saw cut, bar, or feathered'],
      ['Slab', 'age, thickness, joint plan, and RH if known'],
    ],
    repairability: [
      ['Pull-off beside a pierced mark', 'pressure in psi, and where it broke'],
      ['Abraded patch on old film', 'knife test after cure: is it bonded, or does it peel?'],
      ['Growth of a hollow ring', 'its outline, drawn on two days'],
      ['Reach of rig or hand kit', 'hose length, power, and wind screen'],
    ],
    photos: [
      'Mark under a loupe with a ruler',
      'Closed cut spread with two fingers',
      'Gauge reading beside the strike',
      'Curled edge, with or without its groove',
      'Tap map chalked on the deck',
    ],
  },
  warranty: {
    voids: [
      ['Anchors drilled later', 'look for posts or rails that the plan does not show'],
      ['Patch of another product', 'look for caulk or epoxy with a loose edge'],
      ['Traffic above its class', 'look for forklifts or cars on a foot deck'],
      ['Deicer or fuel that is not on the list', 'look for a softened lane or a stain'],
    ],
    notice: [
      'A piece of film with primer on its back, 2 by 4 in, where the manufacturer asks for one',
      'The printout of ratio, temperature, and pressure for that day',
      'Pull-off and spark sheets of the installation by grid square',
      'The log of crack widths with dates',
    ],
  },
  leak: {
    principle:
      'The film in the field rarely leaks. Edges, sills, sleeves, and moving slab joints do, and water may travel in a slab crack for a whole bay.',
    method: {
      name: 'Tap map within 5 ft, then a 24-hour dam',
      text: 'Tap the dry film within 5 ft of the drip, draw what rings hollow, and spread each mark under a lamp. Then, with the structural engineer’s consent, dam 4 by 4 ft with 1 to 2 in of water for 24 hours.',
      cite: 'ASTM D5957 for flood tests, ASTM F2170 for slab humidity. No high-voltage test on aged film: ASTM D4787 is for new linings.',
    },
    hypotheses: [
      ['Unkeyed edge', 'hose the edge and keep the field dry', 'water runs behind the lip'],
      ['Sill or threshold', 'build a dam at the door', 'the frame inside is wet'],
      ['Sleeve through the slab', 'build a cup around the sleeve', 'water drips down the pipe'],
      ['Joint without fabric', 'dam across the joint', 'it drips along the joint below'],
      ['Drain clamp', 'plug and fill the bowl', 'the bolts drip'],
      ['Closed cut', 'spread it under a lamp and put dye on it', 'dye shows in the slab crack'],
      ['Bolt of a new post', 'lift the sealant and pour water on the bolt', 'the anchor below drips'],
    ],
    interior: [
      ['Slab cracks', 'a crack is wet; draw it over the deck plan'],
      ['Salt line', 'white crust means long use; bare and wet means a new leak'],
      ['Ceiling hangers', 'drips run to the lowest hanger'],
    ],
    imitators: [
      ['Vapor through the slab', 'there are blisters on top, and nothing drips below'],
      ['Planter or spa plumbing', 'it drips on a schedule'],
      ['Siding above', 'water comes from higher up behind the turn-up'],
    ],
    moisture:
      'Meters on top read the film, not the slab. Use RH probes in the slab and, from below, touch the cracks with indicator strips. Write the temperature of slab and air.',
    closingSteps: 3,
    closed:
      'The repair is bonded and cured hard, the dam stands again for 24 hours without a drop, and the slab’s RH is written beside it.',
  },
}
