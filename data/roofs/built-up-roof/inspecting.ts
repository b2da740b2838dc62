import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      [
        'Old felts, cement, and flashings',
        'an asbestos laboratory result for every kind is on file before removal',
        'criterion',
      ],
      ['Bitumen of the old roof', 'it is named as asphalt or coal tar, and the two will not be mixed'],
      ['Deck joints', 'they are taped or covered so that bitumen cannot drip inside'],
      ['Structure for gravel', 'the design carries the flood coat and 400 lb of stone per square', 'criterion'],
      ['Cover board', 'wood fiber, perlite, or gypsum covers polyiso; no felt is mopped to foam'],
      ['Nailers, cants, and drains', 'they are sound and set to the new thickness, with sumps 1/2 in below field'],
    ],
    tests: [
      ['Ply cores with a solvent test', '1 per 100 SQ, each area, asbestos result in hand', 'plies and kind known'],
      ['Base nail withdrawal', '10 in wood or fill', '40 lb or the design'],
      ['Deck dryness', 'meter or froth of hot bitumen, daily', 'no froth'],
      ['Kettle thermometer', 'against a second one', 'within 10 °F'],
    ],
    loading: [
      ['Kegs or tanker ticket', 'the label gives type, softening point, EVT, and flash point'],
      ['Felt rolls', 'they stand on end, dry and covered, and show the ASTM D2178 type'],
      ['Gravel', 'it is clean, dry, and rounded, and goes up in small heaps, never a full load in one bay'],
      ['Kettle place', 'it is level, downwind of air intakes, and clear of exits, with two extinguishers'],
      ['Hot line and hoist', 'pipe joints are tied, and the area below is roped off'],
    ],
    hold: [
      'An asbestos result is missing for a layer that will be cut.',
      'The kettle permit, the second extinguisher, or the kettle watch is missing.',
      'Bitumen froths on the deck, or there is dew on the felts.',
      'Coal tar is found where asphalt is to be mopped.',
    ],
  },
  after: {
    finish: [
      ['Ply lines', 'exposure is 8-1/2 in for four plies, and no felt touches felt'],
      ['Gravel', 'it covers the whole roof, with half the stone held in the flood coat'],
      ['Drains', 'the lead is set in the plies and covered by two, with no stone in the bowl'],
      ['Cants and base flashing', 'they are 8 in high, nailed at the top, and do not sag'],
      ['Gravel stop', 'it has two stripping plies, covered joints, and holds the stone back'],
      ['Pitch pans', 'they were filled in two pours and are crowned'],
      ['Below the deck', 'there are no drops of bitumen on deck, pipe, or ceiling'],
    ],
    covered: ['Stripping felts', 'Pitch pan', 'Gravel guard at drain'],
    proofs: [
      ['Test cut, if specified', 'ASTM D3617, 1 per area', 'ply count and weight'],
      ['Temperature at the mop', 'every half hour', 'EVT, 25 °F either way'],
      ['Gravel tray', '1 sq ft, field and corner', 'about 4 lb'],
      ['Water on drains', '2 in for 30 minutes', 'dry below'],
    ],
    defects: ['Fishmouth', 'Blister', 'Ridging', 'Bitumen drippage'],
  },
  yearly: {
    readings: [
      ['Gravel in a 1 sq ft tray, lb', 'each corner and middle', 'under 3'],
      ['Blisters, count and longest ft', 'each area', 'growing or ruptured'],
      ['Open split, LF', 'over insulation joints', 'any'],
      ['Spots soft under the heel', '20 ft grid', 'any: prove by core'],
      ['Bare felt, SF', 'windward corners', 'any'],
    ],
    jobOnly: ['EVT and mop temperature', 'Odor complaints'],
    unseen: [
      'Stone hides the felts; only raked squares and cores show the plies.',
      'The number of plies, asbestos, and the kind of bitumen cannot be told by eye.',
    ],
  },
  seasonal: {
    triggers: [
      ['Gale that scours stone', 'windward corners, drains full of gravel, and broken glass below'],
      ['Black drops on a ceiling', 'the deck joint above, then soft bitumen at sunny cants'],
      ['Smell of tar after a repair', 'places where coal tar and asphalt touch'],
      ['Coldest clear week', 'splits across the felts over board joints'],
      ['Pallets left by a crane or trade', 'crushed board, punctured felt, and missing stone'],
    ],
    signs: {
      spring: [
        ['Winter split', 'an open line with clean black felt edges'],
        ['Cracked lead', 'a bright hairline runs around a drain ring'],
      ],
      summer: [
        ['Flowing bitumen', 'a shiny bulge lies at the foot of a sunny cant'],
        ['Spongy blister', 'the stone rises under your foot, with tight gravel on top'],
      ],
      fall: [
        ['Thin corner', 'sun-gray felt shows between the stones'],
        ['Crack at a cant', 'its mouth opens when you press the base flashing'],
      ],
      winter: [
        ['Ridge lines', 'snow melts first along raised rows of felt'],
        ['Frozen sump', 'a dome of ice is level with the field, and nothing drains'],
      ],
    },
  },
  views: [
    'Gravel tray at the corner',
    'Gravel tray, middle',
    'Raked square with felts',
    'Base flashing at the worst cant',
    'Drain sump and guard',
    'Deck underside at an old drip',
  ],
}
