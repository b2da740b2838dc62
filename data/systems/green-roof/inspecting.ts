import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Engineer’s letter', 'saturated psf of media, plants, water, pavers and snow together'],
      ['Membrane', 'complete, cured, scanned or flooded with no breach'],
      ['Membrane height', '8 in above finished media at walls, doors by detail'],
      ['Drain and overflow', 'inspection boxes fit, overflow sized, media kept back'],
      ['Slope zones', 'over the manufacturer’s limit: baffles or grids drawn'],
      ['Water point', 'pressure, backflow and freeze drain at the roof'],
    ],
    tests: [
      ['Leak scan or flood', 'ASTM D8231 scan, or 24 to 48 h of water', 'zero breaches'],
      ['Membrane seam probe', 'all seams and corners', 'no entry'],
      ['Media laboratory sheet', '1 per batch', 'saturated weight, ASTM E2399'],
      ['Irrigation static pressure', '1', 'controller range'],
    ],
    loading: [
      ['Root barrier', 'roll and weld log, 2 in above media at edges'],
      ['Bulk bags', 'placed on the crane plan, spread at once, lifts of 6 in'],
      ['Drain board and fleece', 'cups up as printed, fleece laps taped'],
      ['Plants', 'species list, delivered damp, laid within a day'],
      ['Stone and pavers', 'wind-rated pieces for corners before any media'],
    ],
    hold: [
      'No signed load letter for wet media, or a deeper bed is drawn than it covers.',
      'The leak scan shows a breach, or trades still cross the membrane.',
      'Crane wind limit is exceeded.',
      'Water is not on at the roof when plants arrive.',
    ],
  },
  after: {
    finish: [
      ['Media depth', 'rod reads drawn depth at ten points, none deeper than the letter'],
      ['Border', 'stone or pavers full width, corners interlocked'],
      ['Fire break', '18 in or as drawn at walls, units, skylights'],
      ['Boxes', 'lid free, sump clean, marked on plan'],
      ['Wind blanket', 'pinned, lapped with the wind'],
      ['Plants', 'spacing and species by the plan, watered in'],
      ['Root barrier edge', 'above media all round, sun-shielded'],
    ],
    covered: ['Non-vegetated border', 'Root barrier top', 'Paver corner row'],
    proofs: [
      ['Second scan after planting', 'whole field, where built for it', 'no breach'],
      ['Rod depth', '10 per 1,000 sf', 'drawn, one half inch either way'],
      ['Irrigation run', 'each zone, cups', 'even wetting'],
      ['Drain flow', 'hose in each box', 'clears at once'],
    ],
    defects: ['Media erosion', 'Standing water in tray', 'Hidden membrane leak', 'Bare patches'],
  },
  yearly: {
    readings: [
      ['Plant cover, %', 'photo grid, four squares', 'below 80'],
      ['Media depth, in.', 'ten rod points', '1/2 lost'],
      ['Woody seedlings, count', 'whole roof', 'any'],
      ['Drain box sediment, in.', 'each box', '1'],
      ['Dry thatch in fire break', 'walls and units', 'any'],
    ],
    unseen: [
      'Membrane and drains are under the planting; their state rests on scans, boxes and the ceiling below.',
      'Weight was not measured; added soil, pots and ponding are reported for the engineer.',
    ],
  },
  seasonal: {
    triggers: [
      ['Two dry weeks in the first summer', 'cover, drip lines and controller'],
      ['Rain of 2 in a day', 'boxes, overflow height and ceiling below'],
      ['Wind that moved media', 'corner hollows, blanket pins and bare fabric'],
      ['Planters, soil or furniture added', 'weight against the letter; stop and ask the engineer'],
      ['Drip below a bed', 'scan or flood one zone; dig only there'],
    ],
    signs: {
      spring: [
        ['Winter kill', 'gray mat that lifts without roots'],
        ['Blocked box', 'brown water level with the gravel'],
      ],
      summer: [
        ['Drought stress', 'red shriveled sedum, media pale and light'],
        ['Seedling tree', 'straight woody stem near a wall'],
      ],
      fall: [
        ['Dry fuel', 'brown stalks against wall or intake'],
        ['Scoured corner', 'fabric shows in a saucer-shaped hollow'],
      ],
      winter: [
        ['Frozen overflow', 'ice lip across the scupper'],
        ['Foot trail', 'blackened sedum after frost'],
      ],
    },
  },
  views: [
    'Grid square 1, from above',
    'Grid square 3, from above',
    'Windward corner border',
    'Open drain box',
    'Fire break at the wall',
    'Ceiling below the deepest bed',
  ],
}
