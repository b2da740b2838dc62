import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Concrete', 'sound, cured, laitance removed, CSP 3 to 5 against chips'],
      ['Cracks and joints', 'mapped by width; moving joints kept as joints'],
      ['Terminations', 'saw-cut 1/4 in or bar line chalked along every edge'],
      ['Drains, posts, thresholds', 'height left for film, clamp ring reachable'],
      ['Metal', 'blasted or abraded the same day, no flash rust'],
      ['Traffic and use', 'cars, chairs or planters named; grit and topcoat follow from it'],
    ],
    tests: [
      ['Slab RH probes', '3 for 1,000 sf, 1 each more', 'below primer limit'],
      ['Primer pull-off', '3 per area', '200 psi or concrete fails'],
      ['Dew spread', 'hourly', '5 °F or more'],
      ['Ratio and temperature spray-out', 'each start', 'sets, no tack'],
    ],
    loading: [
      ['Drum pairs', 'lots paired, dry-air cap fitted, heated as on the sheet'],
      ['Rig', 'equal pressures, heated hose, spare filters and gun'],
      ['Primer and sand', 'gallons and bags for the profile'],
      ['Air', 'supplied air for sprayer, 50 ft zone closed below and beside'],
      ['Topcoat', 'aliphatic with grit on site before the base, so the window is kept'],
    ],
    hold: [
      'RH probes are over the primer limit.',
      'Pull-off breaks at the primer or in laitance.',
      'Ratio alarm, cold drums or wet hose at the rig.',
      'Cars, intakes or neighbors stand within overspray reach.',
    ],
  },
  after: {
    finish: [
      ['Film', 'even texture, no crater, tack or glossy island'],
      ['Edges', 'seated in the cut or under the bar, no feather'],
      ['Coves', 'fabric bedded, 6 to 8 in up'],
      ['Joints', 'loop or cover, never bridged stiff'],
      ['Drains', 'under the clamp, water leaves at once'],
      ['Topcoat', 'one color, base hidden, grit even'],
      ['Cure', 'foot and wheel dates posted at the door'],
    ],
    covered: ['Drain clamp', 'Joint cover', 'Saw-cut key'],
    proofs: [
      ['Spark survey', 'all film; ASTM D4787 on concrete', 'no holiday left'],
      ['Mils by gauge or slit', '5 for 1,000 sf', 'average met, none under 80 percent'],
      ['Pull-off on film', '3, repaired', '200 psi or concrete'],
      ['Batch and ratio log', 'each set', 'complete'],
    ],
    defects: ['Pinholes', 'Off-ratio spray', 'Delamination', 'Edge curl'],
  },
  yearly: {
    readings: [
      ['Hollow area, SF', '5 ft tap grid', 'any new'],
      ['Topcoat worn through, SF', 'turns and doors', 'any'],
      ['Edge lift, LF', 'all terminations', 'any'],
      ['Slab crack at joint, in.', 'three pins', '1/16 more'],
      ['Grit loss', 'shoe test, wetted lane', 'slides'],
    ],
    jobOnly: ['Pull-off value', 'RH record', 'Occupied space odor', 'Ratio log', 'Topcoat window'],
    unseen: [
      'Concrete under film is judged by sound; vapor may rise years after a dry probe.',
      'Film thickness between readings is not proven; spray passes vary.',
    ],
  },
  seasonal: {
    triggers: [
      ['Snowplow season ends', 'gouges by grid square, curled edges and drain rings'],
      ['Planter, pergola or rail bolted on', 'holes through film and unsealed plates'],
      ['Heat wave', 'domes over damp slab, worst by mid-afternoon'],
      ['Stain on the soffit', 'crack map above, then drain and posts'],
      ['Fuel, acid or battery spill', 'soft, stained film; wash and record contact time'],
    ],
    signs: {
      spring: [
        ['Plow gouge', 'bright line with gray slab in it'],
        ['Salt under lip', 'white crumbs where an edge has lifted'],
      ],
      summer: [
        ['Vapor dome', 'tight bubble that sounds like a drum'],
        ['Yellow chalk', 'color comes off on a wet hand, south side'],
      ],
      fall: [
        ['Open joint', 'sealant torn from one face as slabs shrink'],
        ['Polished lane', 'grit gone where wheels turn'],
      ],
      winter: [
        ['Ice at the clamp', 'ring lifted by a frozen drain'],
        ['Chip at nosing', 'film broken on the drip edge of a balcony'],
      ],
    },
  },
  views: [
    'Grid A1 from the corner',
    'Turning lane or doorway',
    'Saw-cut edge with a rule',
    'Drain clamp and grit',
    'Slab joint with pins',
    'Soffit below the worst crack',
  ],
}
