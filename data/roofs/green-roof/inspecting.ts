import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Engineer’s letter', 'it covers saturated media, plants, water, pavers, and snow together', 'criterion'],
      ['Membrane', 'it is complete and cured, and a scan or flood test found no breach'],
      ['Membrane height', 'it stands 8 in above the finished media at walls; doors follow the detail'],
      ['Drain and overflow', 'inspection boxes fit, the overflow is sized, and media is kept back'],
      ['Slope zones', 'baffles or grids are drawn where the slope is over the manufacturer’s limit'],
      ['Water point', 'the roof has pressure, a backflow preventer, and a freeze drain'],
    ],
    tests: [
      ['Leak scan or flood', 'ASTM D8231 scan, or 24 to 48 h of water', 'no breach'],
      ['Membrane seam probe', 'all seams and corners', 'the probe does not enter'],
      ['Media laboratory sheet', '1 per batch', 'saturated weight, ASTM E2399'],
      ['Irrigation static pressure', '1', 'in the controller’s range'],
    ],
    loading: [
      ['Root barrier', 'roll and weld logs are on file, and it stands 2 in above the media at edges'],
      ['Bulk bags', 'they go where the crane plan shows and are spread at once in 6 in lifts'],
      ['Drain board and fleece', 'cups face as printed, and fleece laps are taped'],
      ['Plants', 'the species match the list, and they arrive damp and are laid within a day'],
      ['Stone and pavers', 'wind-rated pieces for the corners are here before any media'],
    ],
    hold: [
      'There is no signed load letter for wet media, or the bed drawn is deeper than the letter covers.',
      'The leak scan shows a breach, or trades still cross the membrane.',
      'The wind is above the crane’s limit.',
      'There is no water on the roof when the plants arrive.',
    ],
  },
  after: {
    finish: [
      ['Media depth', 'a rod reads the drawn depth at ten points, and none is deeper than the letter'],
      ['Border', 'stone or pavers have the full width, with corners interlocked'],
      ['Fire break', 'it is 18 in wide, or as drawn, at walls, units, and skylights'],
      ['Boxes', 'lids are free, sumps are clean, and each one is marked on the plan'],
      ['Wind blanket', 'it is pinned and lapped with the wind'],
      ['Plants', 'spacing and species follow the plan, and they are watered in'],
      ['Root barrier edge', 'it stands above the media all around and is shielded from the sun'],
    ],
    covered: ['Non-vegetated border', 'Root barrier top', 'Paver corner row'],
    proofs: [
      ['Second scan after planting', 'whole field, where built for it', 'no breach'],
      ['Rod depth', '10 per 1,000 sf', 'as drawn, 1/2 in either way'],
      ['Irrigation run', 'each zone, with cups', 'even wetting'],
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
      'Membrane and drains lie under the planting; their condition was judged from scans, boxes, and the ceiling below.',
      'Weight was not measured; added soil, pots, and ponding are reported for the engineer.',
    ],
  },
  seasonal: {
    triggers: [
      ['Two dry weeks in the first summer', 'plant cover, drip lines, and the controller'],
      ['Rain of 2 in within a day', 'boxes, the overflow height, and the ceiling below'],
      ['Wind that moved media', 'hollows in the corners, blanket pins, and bare fabric'],
      ['Planters, soil, or furniture added', 'their weight against the letter; stop and ask the engineer'],
      ['Drip below a bed', 'one zone by scan or flood; dig only there'],
    ],
    signs: {
      spring: [
        ['Winter kill', 'a gray mat lifts off without roots'],
        ['Blocked box', 'brown water stands level with the gravel'],
      ],
      summer: [
        ['Drought stress', 'the sedum is red and shriveled, the media pale and light'],
        ['Tree seedling', 'a straight, woody stem grows near a wall'],
      ],
      fall: [
        ['Dry fuel', 'brown stalks stand against a wall or an intake'],
        ['Scoured corner', 'fabric shows in a hollow the shape of a saucer'],
      ],
      winter: [
        ['Frozen overflow', 'a lip of ice lies across the scupper'],
        ['Foot trail', 'sedum is blackened after frost'],
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
