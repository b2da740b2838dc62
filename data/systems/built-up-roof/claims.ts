import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count felts found cracked or holed after gravel is brushed off; on smooth roofs, a bruise that cracks when pressed. Gravel pits alone are noted.',
    square:
      'Rake and vacuum three spots of 2 by 2 ft inside each square down to the flood coat, count there, and spread the gravel again.',
    counts: ['Bare (SF)', 'Splits (LF)'],
    hail: [
      ['Felts under shaken gravel', 'cracked plies, bright asphalt in the break'],
      ['Smooth or capped areas', 'bruise gives and cracks; ring of fibers'],
      ['Stone crushed into felt', 'sharp stone stuck, hole below when lifted'],
      ['Flashing without gravel', 'bruised on the cant, worst on the windward wall'],
    ],
    wind: [
      ['Gravel scour', 'bare field in the corner, stone heaped downwind'],
      ['Gravel stop', 'face bent, stripping torn, nailer lifted'],
      ['Stones over the edge', 'gutter, ground and cars; amount by bucket'],
      ['Blow-off of plies', 'insulation facer left on the deck'],
    ],
    debris: [
      ['Limb crush', 'plies dished, flood coat cracked in rings'],
      ['Gouge', 'bright asphalt, felt edge torn'],
      ['Hole to the deck', 'size, plies counted in the edge'],
    ],
    water: [
      ['Insulation under bare felts', 'nuclear or impedance grid, core'],
      ['New soft blister', 'grown since the last record, or on record'],
      ['Deck underside', 'fresh water mark against old bitumen drops'],
    ],
    collateral: ['Lead pipe flashings', 'Metal counterflashing', 'Vent and fan hoods', 'Vehicles below the edge'],
    notStorm: [
      ['Alligatoring', 'scale pattern in thick asphalt, no impact'],
      ['Blister', 'spongy dome, gravel even on it'],
      ['Ridge and split', 'straight over board joints, dirt inside'],
      ['Fishmouth', 'open felt edge, laid that way'],
      ['Traffic path', 'gravel pushed to both sides, asphalt polished'],
      ['Bitumen drip', 'black drops on a hot day, no water'],
      ['Old gravel void', 'gray, weathered felt at a low stop'],
    ],
    care: 'Spade gravel back at least 3 ft and dry the felts before cement and mesh; do not pile the spoil in one bay or coat coal tar with asphalt.',
  },
  insurance: {
    components: [
      ['Membrane by area', 'SQ', 'gravel, smooth or cap surfaced'],
      ['Gravel gone', 'SF', 'bare fields chalked'],
      ['Gravel stop', 'LF', 'face height, flange'],
      ['Base flashing', 'LF', 'wall height, cant yes or no'],
      ['Cracked felts per sample', 'EA', 'spots of 2 by 2 ft'],
      ['Wet insulation', 'SF', 'scan outline, cored'],
      ['Counterflashing', 'LF', 'let in or surface'],
      ['Drains and strainers', 'EA', 'lead dressed or clamp'],
    ],
    build: [
      ['Plies', 'counted in the core, felt kind: organic, glass or asbestos tested'],
      ['Bitumen', 'asphalt or coal tar by solvent test'],
      ['Gravel', 'pounds per square on a 1 sq ft sample, embedded half or less'],
      ['Insulation', 'layers and thickness in the core'],
      ['Deck', 'steel, concrete, gypsum or wood'],
    ],
    repairability: [
      ['Felt strength at the core', 'tears like paper or holds: dry plies pulled by hand'],
      ['Bond of plies', 'core splits between felts: yes or no'],
      ['Same bitumen on hand', 'asphalt type or coal tar by supplier'],
      ['Dry board around the damage', 'nearest dry core in feet'],
    ],
    photos: [
      'Sample spot before and after raking',
      'Cracked felt with ruler, asphalt bright or gray',
      'Core with plies fanned out and numbered',
      'Bare corner with stone line',
      'Gravel stop end view',
    ],
  },
  warranty: {
    voids: [
      ['Asphalt over coal tar', 'soft running joint at a patch'],
      ['Gravel removed for a coating', 'flood coat bare, film cracked'],
      ['Units added on the felts', 'sleepers in cement without curb'],
      ['Drains raised or moved', 'ring standing above the plies'],
    ],
    notice: [
      'Core 12 by 12 in with all plies, bagged and numbered',
      'Bitumen identification and asbestos result',
      'Moisture survey with map and core weights',
      'List of patches with date and bitumen',
    ],
  },
  leak: {
    principle:
      'Water enters at flashings, metal and splits, and spreads among felts and boards, so the drip is seldom under the hole and the survey comes before the shovel.',
    method: {
      name: 'Nuclear or impedance grid with cores, then hose on flashings',
      text: 'Read a 10 ft grid, verify with wet and dry cores, then hose flashings one at a time for 15 minutes from the low end.',
      cite: 'ANSI/SPRI/RCI NT-1 (nuclear), ASTM D7954 (impedance), ASTM D2829 (sampling). Cores of old felt: asbestos sample first, 29 CFR 1926.1101.',
    },
    hypotheses: [
      ['Base flashing open at the corner', 'hose on that corner 15 minutes', 'drip at wall or wet cant'],
      ['Split over a board joint', 'gravel raked along the ridge', 'plies apart, joint wet'],
      ['Gravel stop joint', 'hose along the metal', 'wet nailer at a joint'],
      ['Fishmouth under gravel', 'rake, probe felt edges', 'pocket of water in plies'],
      ['Lead at drain torn', 'stop and fill the sump', 'wet bowl underside'],
      ['Pitch pan dried out', 'fill the pan', 'drip at the leg'],
      ['Old patch of wrong bitumen', 'patch lifted at its edge', 'unbonded, wet below'],
    ],
    interior: [
      ['Drip plan', 'drips drawn over drains, flashings and old patches'],
      ['Deck', 'gypsum or wood-fiber softened: keep off the roof above it'],
      ['Drops', 'black and sticky is bitumen; brown water has crossed felts'],
    ],
    imitators: [
      ['Bitumen drippage', 'hot days, no rain, wood or plank deck'],
      ['Steam or hot-water line', 'warm drip on dry days'],
      ['Through-wall masonry leak', 'wet brick over the counterflashing'],
    ],
    moisture:
      'Bitumen, felts and water all hold hydrogen, so nuclear counts mean something only beside cores of this roof. Report weight percent per core, wet minus dry over dry.',
    closingSteps: 3,
    closed:
      'Two rains with no drip, the repaired flashing dry in a second 15-minute hose test, and the core beside the cut no wetter than before.',
  },
}
