import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Concrete', 'it is sound and cured, laitance is removed, and the profile matches CSP 3 to 5'],
      ['Cracks and joints', 'they are mapped by width, and moving joints stay joints'],
      ['Terminations', 'a 1/4 in saw cut or a bar line is marked along every edge'],
      ['Drains, posts, and thresholds', 'there is height for the film, and the clamp ring can be reached'],
      ['Metal', 'it is blasted or abraded the same day and shows no flash rust'],
      ['Traffic and use', 'cars, chairs, or planters are named, and grit and topcoat suit them'],
    ],
    tests: [
      ['Slab RH probes', '3 for 1,000 sf, 1 for each more', 'below the primer limit'],
      ['Primer pull-off', '3 per area', '200 psi, or concrete fails'],
      ['Dew point spread', 'hourly', '5 °F or more'],
      ['Ratio and temperature spray-out', 'each start', 'sets, no tack'],
    ],
    loading: [
      ['Drum pairs', 'lots are paired, dry-air caps are on, and heat is as the data sheet asks'],
      ['Rig', 'pressures are equal, the hose is heated, and spare filters and gun are here'],
      ['Primer and sand', 'gallons and bags suffice for the profile'],
      ['Air', 'the sprayer has supplied air, and 50 ft below and beside is closed off'],
      ['Topcoat', 'the aliphatic coat with grit is on site first, so that its recoat window can be kept'],
    ],
    hold: [
      'RH probes read over the primer limit.',
      'The pull-off breaks at the primer or in laitance.',
      'There is a ratio alarm, a cold drum, or a wet hose at the rig.',
      'Cars, air intakes, or neighbors are within reach of overspray.',
    ],
  },
  after: {
    finish: [
      ['Film', 'its texture is even, without crater, tack, or glossy spot'],
      ['Edges', 'they sit in the cut or under the bar, and none is feathered'],
      ['Coves', 'fabric is bedded in them, 6 to 8 in up'],
      ['Joints', 'each has a loop or cover, and none is bridged stiff'],
      ['Drains', 'the film runs under the clamp, and water leaves at once'],
      ['Topcoat', 'it has one color, hides the base, and the grit is even'],
      ['Cure', 'the dates for foot and wheel traffic are posted at the door'],
    ],
    covered: ['Drain clamp', 'Joint cover', 'Saw-cut key'],
    proofs: [
      ['Spark survey', 'all film; ASTM D4787 on concrete', 'no holiday left'],
      ['Mils by gauge or slit', '5 for 1,000 sf', 'average met, none under 80 percent'],
      ['Pull-off on film', '3, repaired', '200 psi, or concrete fails'],
      ['Batch and ratio log', 'each set', 'complete'],
    ],
    defects: ['Pinholes', 'Off-ratio spray', 'Delamination', 'Edge curl'],
  },
  yearly: {
    readings: [
      ['Hollow area, SF', '5 ft tap grid', 'any new'],
      ['Topcoat worn through, SF', 'turns and doors', 'any'],
      ['Edge lift, LF', 'all terminations', 'any'],
      ['Slab crack at joint, in.', 'three pins', 'grown by 1/16'],
      ['Loss of grit', 'shoe test, wetted lane', 'the shoe slides'],
    ],
    jobOnly: ['Pull-off value', 'Spark record', 'RH record', 'Occupied space odor', 'Ratio log', 'Topcoat window'],
    unseen: [
      'Concrete under film was judged by sound; vapor may rise years after a dry probe.',
      'Film thickness between the readings is not proven; spray passes vary.',
    ],
  },
  seasonal: {
    triggers: [
      ['Snowplow season has ended', 'gouges by grid square, curled edges, and drain rings'],
      ['Planter, pergola, or rail bolted on', 'holes through the film and unsealed plates'],
      ['Heat wave', 'domes over damp slab, worst by mid-afternoon'],
      ['Stain on the soffit', 'the crack map above, then the drain and posts'],
      ['Fuel, acid, or battery spill', 'soft, stained film; wash it and write the contact time'],
    ],
    signs: {
      spring: [
        ['Plow gouge', 'a bright line shows gray slab'],
        ['Salt under a lip', 'white crumbs lie where an edge has lifted'],
      ],
      summer: [
        ['Vapor dome', 'a tight bubble sounds like a drum'],
        ['Yellow chalk', 'color comes off on a wet hand on the south side'],
      ],
      fall: [
        ['Open joint', 'sealant is torn from one face as the slabs shrink'],
        ['Polished lane', 'the grit is gone where wheels turn'],
      ],
      winter: [
        ['Ice at the clamp', 'a frozen drain has lifted the ring'],
        ['Chip at the nosing', 'the film is broken on the drip edge of a balcony'],
      ],
    },
  },
  views: [
    'Grid A1 from the corner',
    'Turning lane or doorway',
    'Saw-cut edge with a ruler',
    'Drain clamp and grit',
    'Slab joint with pins',
    'Soffit below the worst crack',
  ],
}
