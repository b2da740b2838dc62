import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count felts that are cracked or holed once the gravel is brushed off; on a smooth roof, a bruise that cracks when you press it. Pits in the gravel alone are only noted.',
    square:
      'Rake and vacuum three spots of 2 by 2 ft inside each square down to the flood coat. Count there, then spread the gravel again.',
    counts: ['Bare (SF)', 'Splits (LF)'],
    hail: [
      ['Felts under the gravel', 'plies are cracked, and the asphalt in the break is bright'],
      ['Smooth or capped areas', 'the bruise gives and cracks, with a ring of fibers'],
      ['Stone crushed into felt', 'a sharp stone is stuck, with a hole below when you lift it'],
      ['Flashing without gravel', 'it is bruised on the cant, worst on the windward wall'],
    ],
    wind: [
      ['Gravel scour', 'a corner is bare, and the stone is heaped downwind'],
      ['Gravel stop', 'the face is bent, the stripping torn, or the nailer lifted'],
      ['Stones over the edge', 'they lie in gutters, on the ground, or on cars; write how much'],
      ['Blow-off of plies', 'only the facer of the insulation is left on the deck'],
    ],
    debris: [
      ['Crushed by a limb', 'the plies are dished, and the flood coat is cracked in rings'],
      ['Gouge', 'the asphalt is bright, and the edge of the felt is torn'],
      ['Hole to the deck', 'write its size; plies can be counted in its edge'],
    ],
    water: [
      ['Insulation under bare felts', 'the nuclear or impedance grid reads high, and a core is wet'],
      ['New soft blister', 'it has grown since the last record; say if it was on record'],
      ['Deck underside', 'a fresh water mark lies beside old bitumen drops'],
    ],
    collateral: ['Lead pipe flashings', 'Metal counterflashing', 'Vent and fan hoods', 'Vehicles below the edge'],
    notStorm: [
      ['Alligatoring', 'thick asphalt shows a pattern of scales without an impact'],
      ['Blister', 'a spongy dome, with the gravel even on it'],
      ['Ridge and split', 'it runs straight over board joints, with dirt inside'],
      ['Fishmouth', 'the open edge of the felt was laid that way'],
      ['Traffic path', 'gravel is pushed to both sides, and the asphalt is polished'],
      ['Bitumen drip', 'black drops fall on a hot day, without water'],
      ['Old gravel void', 'the felt at a low gravel stop is gray and weathered'],
    ],
    care: 'Move gravel back at least 3 ft with a spud bar and dry the felts before cement and mesh go on. Do not pile the gravel in one bay, and do not coat coal tar with asphalt.',
  },
  insurance: {
    components: [
      ['Membrane by area', 'SQ', 'note gravel, smooth, or cap surface'],
      ['Gravel gone', 'SF', 'chalk the bare areas'],
      ['Gravel stop', 'LF', 'note face height and flange'],
      ['Base flashing', 'LF', 'note wall height and whether there is a cant'],
      ['Cracked felts per sample', 'EA', 'count in spots of 2 by 2 ft'],
      ['Wet insulation', 'SF', 'outline by scan, proven by cores'],
      ['Counterflashing', 'LF', 'note whether it is let in or on the surface'],
      ['Drains and strainers', 'EA', 'note dressed lead or clamp'],
    ],
    build: [
      ['Plies', 'counted in the core: organic or glass felt, or asbestos by laboratory test'],
      ['Bitumen', 'asphalt or coal tar, by solvent test'],
      ['Gravel', 'pounds per square from a 1 sq ft sample, and how much is embedded'],
      ['Insulation', 'a core shows layers and thickness'],
      ['Deck', 'steel, concrete, gypsum, or wood'],
    ],
    repairability: [
      ['Felt strength at the core', 'pull dry plies by hand: do they tear easily or hold?'],
      ['Bond of plies', 'does the core split between the felts?'],
      ['Same bitumen available', 'asphalt type or coal tar, by supplier'],
      ['Dry board around the damage', 'distance to the nearest dry core, in feet'],
    ],
    photos: [
      'Sample spot before and after raking',
      'Cracked felt with a ruler, asphalt bright or gray',
      'Core with the plies fanned out and numbered',
      'Bare corner with the line of stone',
      'Gravel stop, end view',
    ],
  },
  warranty: {
    voids: [
      ['Asphalt over coal tar', 'look for a soft, running joint at a patch'],
      ['Gravel removed for a coating', 'look for a bare flood coat and cracked film'],
      ['Units added on the felts', 'look for sleepers in cement without a curb'],
      ['Drains raised or moved', 'look for a ring that stands above the plies'],
    ],
    notice: [
      'A core of 12 by 12 in with all plies, bagged and numbered, where the manufacturer asks for one',
      'The identification of the bitumen and the asbestos result',
      'The moisture survey with its map and core weights',
      'A list of patches with date and bitumen',
    ],
  },
  leak: {
    principle:
      'Water enters at flashings, metal, and splits, and spreads among felts and boards. The drip is seldom under the hole, so survey the roof before you open it.',
    method: {
      name: 'Nuclear or impedance grid with cores, then a hose on the flashings',
      text: 'Read a 10 ft grid and verify it with wet and dry cores. Then hose the flashings one at a time for 15 minutes, beginning at the low end.',
      cite: 'ANSI/SPRI/RCI NT-1 (nuclear), ASTM D7954 (impedance), ASTM D2829 (sampling of built-up roofs). Cores of old felt: asbestos sample first, 29 CFR 1926.1101.',
    },
    hypotheses: [
      ['Base flashing open at a corner', 'hose that corner for 15 minutes', 'the wall or the cant drips'],
      ['Split over a board joint', 'rake the gravel along the ridge', 'plies are apart, and the joint is wet'],
      ['Gravel stop joint', 'hose along the metal', 'the nailer is wet at a joint'],
      ['Fishmouth under gravel', 'rake, and probe the felt edges', 'there is a pocket of water in the plies'],
      ['Torn lead at a drain', 'plug the drain and fill the sump', 'the underside of the bowl is wet'],
      ['Dried-out pitch pan', 'fill the pan', 'water drips down the leg'],
      ['Old patch of the wrong bitumen', 'lift the patch at its edge', 'it is not bonded and is wet below'],
    ],
    interior: [
      ['Plan of the drips', 'measure each drip and draw it over drains, flashings, and old patches', 'measure'],
      ['Gypsum or wood-fiber deck', 'it is soft; stay off the roof above it'],
      ['Kind of drops', 'write it down: black and sticky is bitumen; brown water has crossed felts', 'measure'],
    ],
    imitators: [
      ['Bitumen drippage', 'it comes on hot days without rain, below a wood or plank deck'],
      ['Steam or hot-water line', 'the drip is warm and comes on dry days'],
      ['Leak through masonry', 'the brick is wet above the counterflashing'],
    ],
    moisture:
      'Bitumen, felts, and water all contain hydrogen, so nuclear counts mean something only beside cores of this roof. Report the percent by weight for each core: wet weight minus dry weight, divided by dry weight.',
    closingSteps: 3,
    closed:
      'Two rains pass without a drip, the repaired flashing stays dry in a second 15-minute hose test, and the core beside the cut is no wetter than before.',
  },
}
