import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck', 'concrete, steel with board, or covered; bare wood means no torch'],
      ['Thermal barrier', 'board and base ply named for every plane and cant'],
      ['Voids, ducts, soffits', 'each opening mapped, sealed or inside a no-flame zone'],
      ['Walls and curbs of wood', 'cold or self-adhered ply drawn there'],
      ['Gas, oxygen and refrigerant lines', 'valves tagged, owner told, shields on site'],
      ['Detectors and sprinklers', 'owner’s impairment plan in writing, restored after the watch'],
    ],
    tests: [
      ['Withdrawal of base fasteners', '10, corners too', 'uplift table'],
      ['Moisture of deck and board', '1 per 20 SQ', 'dry, no steam'],
      ['Infrared of the underside', 'before lighting', 'cold baseline saved'],
      ['Soap on hose and regulator', 'each torch, daily', 'no bubbles'],
    ],
    loading: [
      ['Cap and base labels', 'torch grade, burn-off film, no self-adhered roll by mistake'],
      ['Cylinders', 'upright, chained, away from edge and exits, not below grade'],
      ['Extinguishers', 'charged, one within reach of each torch, hose run out'],
      ['Cold ply and primer', 'enough for all wood and voids, primer dry before flame'],
      ['Metal caps only', 'plastic caps and foam edges out of the flame zone'],
    ],
    hold: [
      'The deck or a cavity is combustible and not covered.',
      'The hot-work permit, fire watcher or a torch certificate is missing.',
      'Two hours of watch no longer fit into the day.',
      'Wind bends the flame, or a burn ban is in force.',
    ],
  },
  after: {
    finish: [
      ['Bead', '1/4 to 1/2 in, black and glossy, no brown glass'],
      ['Laps', 'side 4 in, end 6 in, corners cut'],
      ['Wood details', 'cold ply seen, no scorch within the stand-off'],
      ['Concrete turn-ups', '8 in, barred at the top'],
      ['Film', 'burned off everywhere, none folded in'],
      ['Drain', 'fused to bowl, no run inside'],
      ['Coating of APP', 'date set 30 to 60 days on, who does it'],
    ],
    covered: ['Sump ring', 'Wood wall flashing', 'Concrete upturn'],
    proofs: [
      ['Trowel at cooled laps', 'all seams', 'no entry past 1/2 in'],
      ['Peel of a lap cut', '1 per 50 SQ, patched', 'compound splits'],
      ['Infrared after flame', 'start and end of watch', 'no warm spot'],
      ['Permits', 'each day', 'closed and signed'],
    ],
    defects: ['Cold lap', 'Over-torched lap', 'Ridged side lap', 'Scorched substrate'],
  },
  yearly: {
    readings: [
      ['Laps entered, LF', 'trowel, three marked runs', 'any past 1/2 in'],
      ['Coating worn, %', 'APP field', 'black shows'],
      ['Blister, largest in.', 'each area', '6 in or at a lap'],
      ['Slip at turn-up, in.', 'mark on the sunny wall', 'any'],
      ['Scorched board, SF', 'attic at old details', 'any'],
    ],
    jobOnly: [
      'Bond peel sample',
      'Gas line',
      'Infrared night check',
      'Duct openings',
      'Wall cavity smell',
      'CERTA card',
      'Hot-work log',
      'Extinguishers',
    ],
    unseen: [
      'Barrier board and base ply lie under the fused cap; the photographs of the job are the proof.',
      'Char inside closed walls or soffits cannot be seen without opening them.',
    ],
  },
  seasonal: {
    triggers: [
      ['Smoke smell at any hour', 'call 911 first; then the details torched last'],
      ['Red-flag warning or burn ban', 'hot repairs off; cold patches only'],
      ['Hot week on a slope over 2:12', 'gap at sheet heads and wrinkles below'],
      ['Solar or unit crew cut in', 'flame or solvent marks, new holes in cap'],
      ['Coating five years old', 'bare black streaks in the water path'],
    ],
    signs: {
      spring: [
        ['Opened cold lap', 'dull gray line where fusion never happened'],
        ['Soft charred board', 'dip beside an old torched curb'],
      ],
      summer: [
        ['Crept sheet', 'bright strip at the head of a cap roll'],
        ['Alligator field', 'scale cracks in uncoated smooth cap'],
      ],
      fall: [
        ['Thin silver', 'brush marks with black between'],
        ['Granule loss', 'shiny compound in the downspout path'],
      ],
      winter: [
        ['Cracked fold', 'split at a turn-up bent when cold'],
        ['Frost under lap', 'white rim that melts to a drip'],
      ],
    },
  },
  views: [
    'Marked lap run 1',
    'Sunny turn-up, slip mark',
    'Wood wall with cold ply',
    'Field coating, drain path',
    'Low spot after rain',
    'Attic at the deck underside',
  ],
}
