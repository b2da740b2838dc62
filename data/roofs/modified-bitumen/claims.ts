import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a crater down to the mat, or a ring that feels soft and cracks when you press it. Granules knocked off without a soft ring are noted apart.',
    square:
      'Brush loose granules aside and press each ring with a thumb. Take one square over recover board and one over a hard deck.',
    counts: ['Open laps (LF)', 'Gouges'],
    hail: [
      ['Crater to the mat', 'polyester or glass fibers show, and the asphalt is shiny'],
      ['Soft ring', 'the cap cracks around the strike when you press it'],
      ['Flashing on the cant', 'it is bruised where nothing backs it'],
      ['Board below', 'there is a dish in wood fiber or foam under a ring'],
    ],
    wind: [
      ['End laps that face the wind', 'the adhesive is torn with fibers, and the edge flaps'],
      ['Base flashing', 'it is off the wall, with bar and nails pulled'],
      ['Edge stripping', 'the metal flange has lifted, and the ply is torn along it'],
      ['Loosely fixed base sheet', 'it balloons, and nails are drawn in rows'],
    ],
    debris: [
      ['Gouge to the base ply', 'a clean black groove; write its depth'],
      ['Track swept bare', 'the granules are gone along one path'],
      ['Hole through all plies', 'the deck or the board shows'],
    ],
    water: [
      ['Wet board on the meter grid', 'a high area touches an opening; say if it lies apart'],
      ['Blister after rain', 'it is fresh and soft beside a torn lap'],
      ['Underside of the deck', 'there is a new drip without a ring of rust'],
    ],
    collateral: ['Lead vent flashings', 'Gravel-stop metal', 'Skylight curbs', 'A/C condenser fins'],
    notStorm: [
      ['Blister', 'a dome full of air, with the granules still tight'],
      ['Cold lap', 'it slides open clean, and the adhesive had skinned over'],
      ['Bare strip along a seam', 'the granules have been missing there since the factory'],
      ['Slip wrinkle', 'a fold lies on the low side, and the laps have moved evenly'],
      ['Split at a board joint', 'it is straight and follows a 4 ft grid'],
      ['Chair, ladder, and tool dents', 'they are sharp-edged and lie in a group by a unit'],
      ['Solvent swelling', 'a soft, glossy bubble lies over too much adhesive'],
    ],
    care: 'Dry the ply before you spread cement, and embed a ply of fabric in it; smeared cement alone splits by spring. Do not use a torch on an emergency call.',
  },
  insurance: {
    components: [
      ['Cap sheet by area', 'SF', 'note sheet lines and slope'],
      ['Open laps', 'LF', 'measure side and end laps apart'],
      ['Base flashing', 'LF', 'note height and number of plies'],
      ['Edge metal and stripping', 'LF', 'note the flange width'],
      ['Craters and gouges', 'EA', 'note the depth: granules, cap, or base'],
      ['Wet insulation', 'SF', 'outline on the grid, proven by cores'],
      ['Lead and pipe flashings', 'EA', 'note the size'],
      ['Surfacing', 'SF', 'granules, foil, or coating'],
    ],
    build: [
      ['Plies', 'counted in the core: cap, interply, and base'],
      ['Modifier', 'SBS or APP by label, heat test, or laboratory'],
      ['Method of application', 'cold adhesive, self-adhered, mopped, or torched'],
      ['Insulation and board', 'a core shows layers and thickness'],
      ['Asbestos', 'the sample result, or a year of installation that rules it out'],
    ],
    repairability: [
      ['Patch bond on aged cap', 'sink the granules, pull the strip after a day: fibers, or clean?'],
      ['Press test on ten rings', 'how many of ten crack?'],
      ['Matching cap', 'granule color and manufacturer, with a sample laid on the roof'],
      ['Resealing laps', 'does the probe stay out after cleaning and cement?'],
    ],
    photos: [
      'Crater with mat fibers, granules brushed off',
      'Core with the plies spread apart',
      'Torn end lap, fiber side up',
      'Meter grid chalked on the roof',
      'Lifted metal flange with a tape',
    ],
  },
  warranty: {
    voids: [
      ['Solvent cement over self-adhered sheet', 'look for soft cap around the patch'],
      ['Aluminum paint applied too early', 'look for blistered film over the laps'],
      ['Units set on the cap', 'look for a sleeper without a pad'],
      ['Patch by others', 'look for a ply or tape that the file does not show'],
    ],
    notice: [
      'A core of all plies, 4 by 4 in, with the hole plugged and marked, where the manufacturer asks for one',
      'Adhesive gallons with batch numbers, and roll lots',
      'A table of lap probes in feet for each area',
      'Photographs from the day on which each opening was found',
    ],
  },
  leak: {
    principle:
      'Most leaks are at laps, metal strips, and wall flashings. With two plies, water may enter the cap in one place and pass the base in another.',
    method: {
      name: 'Meter grid with cores, then one flashing at a time by hose',
      text: 'Chalk a 5 ft grid and read it. With the asbestos result in hand, core two dry and two wet points. Then hose from the drain up, 10 minutes for each flashing.',
      cite: 'ASTM D7954 (impedance scanning), ASTM C1153 (infrared survey).',
    },
    hypotheses: [
      [
        'The cap lap is open, the base is whole',
        'probe the lap and cut a core beside it',
        'there is water between the plies only',
      ],
      ['Both plies are open', 'cut a core where the meter reads highest', 'the board below that spot is wet'],
      [
        'The stripping ply at the edge metal is split',
        'run the hose along the edge metal',
        'the nailer below it is wet',
      ],
      ['The membrane is split over a board joint', 'cut across the ridge', 'the joint below is wet'],
      ['A wall flashing has slid down', 'run the hose over its top edge', 'water runs behind the ply'],
      ['A pitch pan leaks', 'fill the pan with water', 'water drips down the conduit'],
      ['Water enters at the edge of a blister', 'open the blister on its dry side first', 'water runs out of one lap'],
    ],
    interior: [
      ['Drip compared with the sheet lines', 'plot the drip and the roll lines on one plan, ft', 'measure'],
      ['Wood deck', 'the stain follows a joint, and nails in one row are rusted'],
      ['Color of the drops', 'write it down: brown drops mean that plies have been wet for long', 'measure'],
    ],
    imitators: [
      ['Moisture left from construction', 'drips fall from a hot deck on dry days in the first summer'],
      ['Joint in a roof drain leader', 'it is wet only at the pipe'],
      ['Parapet cap', 'the wall is wet above the flashing'],
    ],
    moisture:
      'Granules and foil change a meter’s base reading, so set zero over the dry core. Weigh the wet core, dry it in an oven, and weigh it again; the log takes the percent by weight.',
    closingSteps: 3,
    closed:
      'The grid reads like the dry core after a dry week and after one rain, and the report says which ply was open.',
  },
}
