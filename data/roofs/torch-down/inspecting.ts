import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck', 'it is concrete, steel with board, or covered; bare wood means no torch'],
      ['Thermal barrier', 'board and base ply are named for every plane and cant'],
      ['Voids, ducts, and soffits', 'each opening is mapped and sealed, or lies inside a no-flame zone'],
      ['Walls and curbs of wood', 'a cold-applied or self-adhered ply is drawn there'],
      ['Gas, oxygen, and refrigerant lines', 'valves are tagged, the owner knows, and shields are on site'],
      ['Detectors and sprinklers', 'the owner’s impairment plan is in writing; they go back on after the watch'],
    ],
    tests: [
      ['Withdrawal of base fasteners', '10, corners too', 'the uplift table'],
      ['Moisture of deck and board', '1 per 20 SQ', 'dry, no steam'],
      ['Infrared of the underside', 'before lighting', 'cold baseline saved'],
      ['Soap on hose and regulator', 'each torch, daily', 'no bubbles'],
    ],
    loading: [
      ['Cap and base labels', 'they are torch grade with burn-off film, and no self-adhered roll is mixed in'],
      ['Cylinders', 'they are upright and chained, away from edge and exits, not below grade'],
      ['Extinguishers', 'they are charged, one within reach of each torch, and a hose is laid out'],
      ['Cold ply and primer', 'there is enough for all wood and voids, and primer is dry before flame'],
      ['Metal caps only', 'plastic caps and foam edges stay out of the flame zone'],
    ],
    hold: [
      'The deck or a cavity is combustible and not covered.',
      'The hot-work permit, the fire watch, or a torch certificate is missing.',
      'The hours of fire watch that the permit asks for no longer fit into the day.',
      'Wind bends the flame, or a burn ban is in force.',
    ],
  },
  after: {
    finish: [
      ['Bead', 'it is 1/4 to 1/2 in wide, black and glossy, without brown glaze'],
      ['Laps', 'they are 4 in at the side and 6 in at the end, with corners cut'],
      ['Details on wood', 'the cold ply shows, and nothing is scorched within the stand-off'],
      ['Concrete turn-ups', 'they are 8 in high with a bar at the top'],
      ['Film', 'it is burned off everywhere, and none is folded in'],
      ['Drain', 'the sheet is fused to the bowl, and no compound ran inside'],
      ['Coating of APP', 'a date 30 to 60 days later is set, and someone is named to do it'],
    ],
    covered: ['Sump ring', 'Wood wall flashing', 'Concrete upturn'],
    proofs: [
      ['Trowel at cooled laps', 'all seams', 'no entry past 1/2 in'],
      ['Peel of a lap cut', '1 per 50 SQ, patched', 'the compound splits'],
      ['Infrared after flame', 'start and end of watch', 'no warm spot'],
      ['Permits', 'each day', 'closed and signed'],
    ],
    defects: ['Cold lap', 'Over-torched lap', 'Ridged side lap', 'Scorched substrate'],
  },
  yearly: {
    readings: [
      ['Laps that open, LF', 'trowel, three marked runs', 'any past 1/2 in'],
      ['Coating worn, %', 'APP field', 'black shows'],
      ['Largest blister, in.', 'each area', '6 in or at a lap'],
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
      'Scupper wood',
      'Cant strip',
      'Old grease duct',
    ],
    unseen: [
      'Barrier board and base ply lie under the fused cap; the photographs of the job are the proof.',
      'Char inside closed walls or soffits cannot be seen without opening them.',
    ],
  },
  seasonal: {
    triggers: [
      ['Smoke smell at any hour', 'nothing until 911 has been called; then the details torched last'],
      ['Red-flag warning or burn ban', 'cold patches only; no hot repair is started'],
      ['Hot week on a slope over 2:12', 'a gap at the heads of sheets and wrinkles below'],
      ['Solar or unit crew has cut in', 'marks of flame or solvent and new holes in the cap'],
      ['Coating five years old', 'bare black streaks in the path of the water'],
    ],
    signs: {
      spring: [
        ['Opened cold lap', 'a dull gray line shows where the sheets never fused'],
        ['Soft, charred board', 'there is a dip beside an old torched curb'],
      ],
      summer: [
        ['Sheet that has crept', 'a bright strip shows at the head of a cap roll'],
        ['Alligator pattern', 'uncoated smooth cap has cracks like scales'],
      ],
      fall: [
        ['Thin aluminum coating', 'brush marks show with black between them'],
        ['Granule loss', 'shiny compound shows in the path of a downspout'],
      ],
      winter: [
        ['Cracked fold', 'a turn-up that was bent cold has split'],
        ['Frost under a lap', 'a white rim melts and drips'],
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
