import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a crater down to the mat, or a ring that feels soft and cracks when pressed. Granules thrown without a soft ring are noted apart.',
    square:
      'Brush loose granules aside, press each ring with a thumb, and take one square over recover board and one over hard deck.',
    counts: ['Open laps (LF)', 'Gouges'],
    hail: [
      ['Crater to the mat', 'polyester or glass fibers seen, asphalt shiny'],
      ['Soft ring', 'cap cracked round the strike when pressed'],
      ['Flashing on the cant', 'bruised where nothing backs it'],
      ['Board below', 'dish in wood fiber or foam; core through a ring'],
    ],
    wind: [
      ['End laps facing the wind', 'adhesive torn with fibers, edge flaps'],
      ['Base flashing', 'off the wall, bar and nails pulled'],
      ['Edge stripping', 'metal flange lifted, ply torn along it'],
      ['Loosely fixed base sheet', 'ballooning, nails drawn in rows'],
    ],
    debris: [
      ['Gouge to the base ply', 'clean black groove, depth by gauge'],
      ['Track swept bare', 'granules gone along one path'],
      ['Hole through all plies', 'deck or board seen'],
    ],
    water: [
      ['Board by grid meter', 'high field joined to an opening, or apart from it'],
      ['Blister after rain', 'fresh and soft beside a torn lap'],
      ['Underside of the deck', 'new drip, no rust ring yet'],
    ],
    collateral: ['Lead vent flashings', 'Gravel-stop metal', 'Skylight curbs', 'Unit fins'],
    notStorm: [
      ['Blister', 'dome full of air, granules still tight'],
      ['Cold lap', 'slides open clean, adhesive skinned over'],
      ['Granule bleed strip', 'bare line along seams since the factory'],
      ['Slip wrinkle', 'fold on the low side, laps moved evenly'],
      ['Board-joint split', 'straight, on a 4 ft grid'],
      ['Chair, ladder and tool dents', 'sharp-edged, in a group by a unit'],
      ['Solvent swelling', 'soft, glossy bubble over too much adhesive'],
    ],
    care: 'Dry the ply before cement goes on and lay a ply of fabric in it; smeared cement alone splits by spring. No torch on an emergency call.',
  },
  insurance: {
    components: [
      ['Cap sheet by area', 'SF', 'sheet lines and fall noted'],
      ['Open laps', 'LF', 'side and end apart'],
      ['Base flashing', 'LF', 'height and number of plies'],
      ['Edge metal and stripping', 'LF', 'flange width'],
      ['Craters and gouges', 'EA', 'depth: granules, cap or base'],
      ['Wet insulation', 'SF', 'grid map, cored'],
      ['Lead and pipe flashings', 'EA', 'size'],
      ['Surfacing', 'SF', 'granules, foil or coating'],
    ],
    build: [
      ['Plies', 'counted in the core: cap, interply, base'],
      ['Modifier', 'SBS or APP by label, heat test or lab'],
      ['Laid by', 'cold adhesive, self-adhered, mopped or torch'],
      ['Insulation and board', 'core: layers and thickness'],
      ['Asbestos question', 'sample result, or year that rules it out'],
    ],
    repairability: [
      ['Patch bond on aged cap', 'granules sunk, strip pulled after a day: fibers or clean'],
      ['Press test on ten rings', 'cracked of ten'],
      ['Matching cap', 'granule color and manufacturer, sample laid on'],
      ['Laps reseal', 'probe stays out after cleaning and cement: yes or no'],
    ],
    photos: [
      'Crater with mat fibers, granules brushed off',
      'Core with plies spread',
      'End lap torn, fiber side up',
      'Meter grid chalked on the roof',
      'Metal flange lifted with tape',
    ],
  },
  warranty: {
    voids: [
      ['Solvent cement over self-adhered sheet', 'cap soft around the patch'],
      ['Aluminum paint too early', 'laps skinned, blistered film'],
      ['Units set on the cap', 'sleeper with no pad'],
      ['Third-party patch', 'ply or tape foreign to the file'],
    ],
    notice: [
      'Core of all plies, 4 by 4 in, with the hole plugged and marked',
      'Adhesive gallons and batch numbers, roll lots',
      'Lap probe table in feet per elevation',
      'Photos of the day each opening was found',
    ],
  },
  leak: {
    principle:
      'Most leaks sit at laps, metal strips and wall flashings. With two plies water may enter the cap in one place and pass the base in another.',
    method: {
      name: 'Meter grid with cores, then one flashing at a time by hose',
      text: 'Chalk a 5 ft grid, read it, and core two dry and two wet points. Then hose from the drain up, 10 minutes for each flashing.',
      cite: 'ASTM D7954 (impedance scanning), ASTM C1153 (infrared), ASTM D2829 (sampling existing built-up plies).',
    },
    hypotheses: [
      ['Cap lap open, base whole', 'probe and core at the lap', 'water between plies only'],
      ['Both plies open', 'core at the meter peak', 'board wet under the same spot'],
      ['Flange stripping split', 'hose on edge metal', 'wet nailer'],
      ['Split at a board joint', 'cut across the ridge', 'joint line wet beneath'],
      ['Wall flashing slid', 'hose over the top edge', 'water behind the ply'],
      ['Pitch pocket', 'pocket filled', 'drip at conduit'],
      ['Blister edge', 'blister opened dry side first', 'water tracks out of one lap'],
    ],
    interior: [
      ['Drip against sheet lines', 'plotted with rolls on the plan'],
      ['Wood deck', 'stain at a joint, nails rusted in one row'],
      ['Drop color', 'brown drops carry old asphalt: plies have been wet long'],
    ],
    imitators: [
      ['Moisture left from building', 'first summer, drips from hot decks on dry days'],
      ['Roof drain leader joint', 'wet only at the pipe'],
      ['Parapet cap', 'wall wet above the flashing'],
    ],
    moisture:
      'Granules and foil change a meter’s base reading, so set zero over the dry core. Weigh, oven-dry and weigh the wet core again: percent by weight goes into the log.',
    closingSteps: 3,
    closed:
      'The grid reads like the dry core after a dry week and after one rain, and the report says which ply was open.',
  },
}
