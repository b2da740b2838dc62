import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Steel deck gauge and rust', 'it is 22 gauge or tested; scale is wire-brushed and holes are plated'],
      ['Nailers at the perimeter', 'they are flush with the insulation and anchored for the edge-metal load'],
      ['Parapet and curb height', 'they stand 8 in above the finished sheet with the new board in place'],
      ['Drain bowls', 'ring, bolts, and strainer are on hand, and the sump is drawn'],
      ['Tie-in to an aged sheet', 'a test weld on the cleaned old membrane tears in the film', 'criterion'],
      ['Asphalt or coal tar to be covered', 'a separation sheet or cover board is in the scope'],
    ],
    tests: [
      ['Fastener withdrawal to FX-1', 'at least 10 up to 500 SQ: field, edge, and corner', 'the design value'],
      ['Infrared survey, then cores', 'whole roof, 1 wet and 1 dry core', 'wet area drawn on the plan'],
      ['Adhesive bond on walls', '1 on each substrate', 'the film or facer tears first'],
      ['Trial weld with site power', '2 strips', 'the film tears'],
    ],
    loading: [
      ['Roll labels', 'they show 60 or 80 mil and ASTM D6878 as specified, and color by area'],
      ['Board pallets', 'they are dry under a vented cover, over joists, within the engineer’s load limit'],
      ['Screws and plates', 'screws reach 3/4 in past the top flute, or as listed'],
      ['Generator and welding robot', 'they have their own 10 kW supply, a clean nozzle, and written settings'],
      ['Edge metal', 'the ES-1 test number on the delivery note matches the drawing'],
    ],
    hold: [
      'Withdrawal results are below the uplift design, and no new fastening pattern has been issued.',
      'There is wet insulation outside the area that the contract replaces.',
      'The deck flexes, is rusted through, or carries conduit in the top flutes.',
      'Trial welds peel clean, or there is dew on the sheet.',
    ],
  },
  after: {
    finish: [
      ['Sheet layout', 'laps shed water toward the drains, with half-sheets at edges and corners'],
      ['Rows of plates', 'they are straight, spaced as on the uplift plan, and 1/2 in or more inside the lap edge'],
      ['Three-way joints', 'a round patch covers each one'],
      ['Cut edges of reinforced sheet', 'an unbroken bead of sealant covers them'],
      [
        'Walls and curbs',
        'the sheet is bonded tight with no bridge at the angle, and the bar is fastened 8 in on center',
      ],
      ['Corners', 'molded pieces show squeeze-out all around'],
      ['Walk pads', 'they lie at hatch, ladder, and unit doors and stay clear of the seams'],
    ],
    covered: ['Corner patches'],
    proofs: [
      ['Probe of all field seams', 'every seam, on a cool sheet', 'the probe does not enter'],
      ['Peel strips', '2 a day and at each restart', 'film tears over 1-1/2 in'],
      ['Roof corners by hand', 'all 4, pulling up on the edge metal', 'no movement'],
      ['Pond check', '48 hours after the first rain', 'dry, or mapped'],
    ],
    defects: ['Cold weld', 'Burned weld', 'T-joint void', 'Bridging at wall'],
  },
  yearly: {
    readings: [
      ['Probe entries in 100 LF', 'the same three runs', 'any'],
      ['Film over the scrim, mil', 'two worn spots, magnifier', 'shadow of the scrim shows'],
      ['Tented plates, count', 'windward third of the roof', 'any new one'],
      ['Pond depth at 48 hours, in.', 'mapped low spots', 'over 1/2'],
      ['Cut edge without sealant, LF', 'flashings and patches', 'any'],
    ],
    jobOnly: ['Peel cut per day', 'ELD pass list'],
    unseen: [
      'Plates, boards, and deck lie under a welded sheet; fastener rust was judged from cores and from the deck underside.',
      'A weld can pass the probe and still peel; only a cut sample shows whether it is fused.',
    ],
  },
  seasonal: {
    triggers: [
      ['Gust near the design wind speed', 'windward half-sheets, edge metal, and lifted laps'],
      ['Mechanical crew has finished', 'slashes, loose screws, and unpadded blocks between the hatch and the unit'],
      ['Hail of 1-1/2 in or more', 'star cracks in the film; press the cover board under each mark'],
      ['Wet ceiling tile', 'the nearest lap, boot, and drain on the roof grid'],
      ['Grease, oil, or coolant spilled', 'soft or shiny film around the unit'],
    ],
    signs: {
      spring: [
        ['Flashing weld opened by frost', 'the probe enters where a wall sheet meets the field'],
        ['Bumps in a row', 'plate edges can be felt along the windward side'],
      ],
      summer: [
        ['Crazed film', 'a dull net of cracks lies beside mirror glass or metal walls'],
        ['Wet board at dusk', 'the infrared screen shows a warm patch'],
      ],
      fall: [
        ['Wicking edge', 'dark threads show on the cut side of a patch'],
        ['Curled walk pad', 'a corner has lifted, with a line of dirt below it'],
      ],
      winter: [
        ['Film cut by ice', 'a gray ring with scrim shows at a frozen pond'],
        ['Hidden frost', 'the sheet has no shine, and a shoe print shows the frost'],
      ],
    },
  },
  views: [
    'Probe run 1, toward the drain',
    'Windward corner and edge',
    'Largest curb, weld line',
    'Lowest pond ring',
    'Drain ring and strainer',
    'Path from hatch to units',
  ],
}
