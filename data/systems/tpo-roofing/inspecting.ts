import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Steel deck gauge and rust', '22 ga or tested substitute; scale wire-brushed, holes plated'],
      ['Nailers at the perimeter', 'top flush with insulation, anchored to resist the edge-metal load'],
      ['Parapet and curb height', '8 in above finished sheet with the new board thickness'],
      ['Drain bowls', 'ring, bolts and strainer on hand; sump drawn'],
      ['Tie-in to aged sheet', 'test weld on cleaned old membrane tears in the film'],
      ['Asphalt or coal tar to be covered', 'separation sheet or coverboard in the scope'],
    ],
    tests: [
      ['Fastener withdrawal to FX-1', 'at least 10 up to 500 SQ; field, edge, corner', 'design value'],
      ['Infrared survey, then cores', 'whole roof, 1 wet 1 dry core', 'wet area drawn'],
      ['Adhesive bond on wall', '1 each substrate', 'film or facer fails'],
      ['Trial weld with site power', '2 strips', 'film tears'],
    ],
    loading: [
      ['Roll labels', '60 or 80 mil and ASTM D6878 mark as specified; color by area'],
      ['Board pallets', 'dry under vented cover, placed over joists, spread by the engineer’s limit'],
      ['Screws and plates', 'length past the top flute by 3/4 in or as listed'],
      ['Generator and robot', 'own 10 kW set, nozzle clean, speed and heat written'],
      ['Edge metal', 'ES-1 test number on the delivery note equals the drawing'],
    ],
    hold: [
      'Withdrawal results are under the uplift design and no new pattern is issued.',
      'Wet insulation is outside the area that the contract replaces.',
      'The deck flexes, is rusted through or carries conduit in the top flutes.',
      'Trial welds peel clean, or dew is on the sheet.',
    ],
  },
  after: {
    finish: [
      ['Sheet layout', 'laps shingled to drains, half-sheets at edge and corners'],
      ['Rows of plates', 'straight, spacing as on the uplift plan, none within 1/2 in of a lap edge'],
      ['Three-way joints', 'round patch over each'],
      ['Cut edges of reinforced sheet', 'bead of sealant, unbroken'],
      ['Walls and curbs', 'adhered tight, no bridge at the angle, bar 8 in on center'],
      ['Corners', 'molded pieces with full squeeze-out'],
      ['Walk pads', 'at hatch, ladder and unit doors, held back from seams'],
    ],
    covered: ['Corner patches'],
    proofs: [
      ['Probe of all field seams', '100 percent, cool sheet', 'no entry'],
      ['Peel strips', '2 a day and each restart', 'film tear, 1-1/2 in wide'],
      ['Roof corners by hand', '4, edge metal pulled up', 'no movement'],
      ['Pond check', '48 hours after first rain', 'dry or mapped'],
    ],
    defects: ['Cold weld', 'Burned weld', 'T-joint void', 'Bridging at wall'],
  },
  yearly: {
    readings: [
      ['Probe entries in 100 LF', 'same three runs', 'any'],
      ['Film over scrim, mil', 'two worn spots, magnifier', 'scrim shadow seen'],
      ['Tented plates, count', 'windward third', 'any new'],
      ['Pond depth at 48 h, in.', 'mapped low spots', 'over 1/2'],
      ['Cut edge without sealant, LF', 'flashings and patches', 'any'],
    ],
    jobOnly: ['Peel cut per day', 'ELD pass list'],
    unseen: [
      'Plates, boards and deck lie under a welded sheet; fastener rust is judged from cores and deck underside.',
      'A weld can pass the probe and still peel; only a cut sample shows fusion.',
    ],
  },
  seasonal: {
    triggers: [
      ['Gust near the design speed', 'windward half-sheets, edge metal and lifted laps'],
      ['Mechanical crew finished', 'slashes, screws and unpadded blocks from hatch to unit'],
      ['Hail of 1-1/2 in or more', 'star cracks in film; press coverboard under each mark'],
      ['Wet ceiling tile', 'nearest lap, boot and drain on the roof grid'],
      ['Grease, oil or coolant spilled', 'soft or shiny film around the unit'],
    ],
    signs: {
      spring: [
        ['Frost-opened flashing weld', 'probe enters where a wall sheet meets the field'],
        ['Bumps in a row', 'plate edges felt along the windward side'],
      ],
      summer: [
        ['Crazed film', 'dull net of cracks beside mirror glass or metal walls'],
        ['Wet board at dusk', 'warm patch on the infrared screen'],
      ],
      fall: [
        ['Wicking edge', 'dark threads on the cut side of a patch'],
        ['Curled walk pad', 'corner lifted, dirt line below'],
      ],
      winter: [
        ['Ice-cut film', 'gray ring with scrim at a frozen pond'],
        ['Hidden frost', 'no shine; shoe print shows it'],
      ],
    },
  },
  views: [
    'Probe run 1, drainward',
    'Windward corner, edge',
    'Largest curb, weld line',
    'Lowest pond ring',
    'Drain ring and strainer',
    'Path from hatch to units',
  ],
}
