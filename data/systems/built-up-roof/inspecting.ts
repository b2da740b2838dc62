import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Old felts, cement and flashings', 'asbestos laboratory result for every kind before removal'],
      ['Bitumen of the old roof', 'asphalt or coal tar named; the two are not mixed'],
      ['Deck joints', 'taped or covered so that bitumen cannot drip inside'],
      ['Structure for gravel', 'flood coat and 400 lb of stone per square within the design'],
      ['Cover board', 'wood fiber, perlite or gypsum over polyiso; no felt mopped direct to foam'],
      ['Nailers, cants and drains', 'sound, set to the new thickness, sump 1/2 in below field'],
    ],
    tests: [
      ['Ply cores with bitumen smell and solvent test', '1 per 100 SQ, each area', 'plies and kind known'],
      ['Base nail withdrawal', '10 in wood or fill', '40 lb or the design'],
      ['Deck dryness', 'meter or hot bitumen froth, daily', 'no froth'],
      ['Kettle thermometer', 'against a second one', 'within 10 °F'],
    ],
    loading: [
      ['Kegs or tanker ticket', 'type, softening point, EVT and flash point on the label'],
      ['Felt rolls', 'on end, dry, covered, ASTM D2178 type read'],
      ['Gravel', 'clean, dry, rounded; spread in small heaps, never a full load in one bay'],
      ['Kettle place', 'level, downwind of intakes, clear of exits, two extinguishers'],
      ['Hot line and hoist', 'pipe joints tied, area below roped off'],
    ],
    hold: [
      'An asbestos result is missing for any layer that will be cut.',
      'The kettle permit, the second extinguisher or the kettle watch is missing.',
      'Bitumen froths on the deck, or dew is on the felts.',
      'Coal tar is found where asphalt is to be mopped.',
    ],
  },
  after: {
    finish: [
      ['Ply lines', '8-1/2 in of exposure for four plies, no felt touching felt'],
      ['Gravel', 'full cover, half the stone held in the flood coat'],
      ['Drains', 'lead into the plies, covered by two, no stone in the bowl'],
      ['Cants and base flashing', '8 in high, nailed at the top, no sag'],
      ['Gravel stop', 'two stripping plies, joints covered, stone held back'],
      ['Pitch pans', 'filled in two pours, crowned'],
      ['Below', 'no bitumen drops on deck, pipe or ceiling'],
    ],
    covered: ['Stripping felts', 'Pitch pan', 'Gravel guard at drain'],
    proofs: [
      ['Test cut, if specified', 'ASTM D3617, 1 per area', 'ply count and weight'],
      ['Temperature at the mop', 'each half hour', 'EVT, 25 °F either way'],
      ['Gravel tray', '1 sq ft, field and corner', 'about 4 lb'],
      ['Water on drains', '2 in for 30 minutes', 'dry ring below'],
    ],
    defects: ['Fishmouth', 'Blister', 'Ridging', 'Bitumen drippage'],
  },
  yearly: {
    readings: [
      ['Gravel in a 1 sq ft tray, lb', 'each corner and middle', 'under 3'],
      ['Blisters, count and longest ft', 'each area', 'growing or ruptured'],
      ['Open split, LF', 'over insulation joints', 'any'],
      ['Softness under heel', '20 ft grid', 'wet: core it'],
      ['Bare felt, SF', 'windward corners', 'any'],
    ],
    jobOnly: ['EVT and mop temperature', 'Odor complaints'],
    unseen: [
      'Stone hides felts; only raked squares and cores show the plies.',
      'Ply count, asbestos and kind of bitumen cannot be told by eye alone.',
    ],
  },
  seasonal: {
    triggers: [
      ['Gale that scours stone', 'windward corners, drains full of gravel, glass below'],
      ['Black drops on a ceiling', 'deck joint above, then soft bitumen at sunny cants'],
      ['Smell of tar after a repair', 'coal tar and asphalt in contact'],
      ['Coldest clear week', 'splits across felts over board joints'],
      ['Crane or trade left pallets', 'crushed board, punctured felt, missing stone'],
    ],
    signs: {
      spring: [
        ['Winter split', 'open line with clean black felt edges'],
        ['Cracked lead', 'bright hairline round a drain ring'],
      ],
      summer: [
        ['Flowing bitumen', 'shiny bulge at the foot of a sunny cant'],
        ['Spongy blister', 'stone rises under the foot, tight gravel on top'],
      ],
      fall: [
        ['Thin corner', 'sun-gray felt seen between stones'],
        ['Crack at cant', 'mouth opens when base flashing is pressed'],
      ],
      winter: [
        ['Ridge lines', 'snow melts first along raised felt rows'],
        ['Frozen sump', 'ice dome level with field, no outlet'],
      ],
    },
  },
  views: [
    'Gravel tray at the corner',
    'Gravel tray, middle',
    'Raked square with felts',
    'Base flashing at the worst cant',
    'Drain sump and guard',
    'Deck underside at old drip',
  ],
}
