import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck or purlin plane', 'a string shows 1/4 in over 20 ft at most, and shims are listed by place'],
      ['Purlin gauge and spacing', 'they are as in the panel’s uplift and load table'],
      ['Treated lumber, copper, wet concrete', 'a barrier separates them from aluminum and Al-Zn panels'],
      ['Squareness of eave and ridge', 'diagonals are equal, or rake trim takes up the difference'],
      ['Panel run and travel', 'the longest run is known, and its fixed point and slip detail are drawn'],
      ['Snow path', 'doors, walks, and meters are listed below each eave, with guards where needed'],
    ],
    tests: [
      ['Clip or screw pull-out', '3 in field, 3 at edge', 'meets the uplift design'],
      ['Deck moisture at the valley', '2 at each valley', 'under 19 percent'],
      ['Coating and gauge on a coil tag', 'each coil', 'alloy, AZ or G mark as ordered'],
      ['Diagonals of the first bay', '1 per plane', 'equal, or taper drawn'],
    ],
    loading: [
      ['Panel bundles', 'they are dry inside the wrap and tilted to drain, without white stain'],
      ['Lift points', 'spreader bar and pick points are as the panel manufacturer shows'],
      ['Bundle places on the roof', 'they lie over frames, across purlins, and are tied against wind'],
      ['Clips, screws, and rivets', 'their metal matches the panel, and washers are whole'],
      ['High-temperature underlayment', 'a rating of 240 °F or more is printed on the roll'],
    ],
    hold: [
      'A plane is below the slope at which this profile was tested.',
      'Foreign metal or treated wood touches the panel line, and there is no barrier on hand.',
      'The panel run is longer than the travel of the clip allows.',
      'Gusts exceed the foreman’s limit for carrying long panels, or panels carry dew or frost.',
    ],
  },
  after: {
    finish: [
      ['Panel modules at both ends', 'the width is even at eave and ridge, and no seam is saw-toothed'],
      ['Clips and fixed point', 'photographs from before seaming show one fixed line and the rest free'],
      ['Seams', 'the crimp is full, with no split paint on the fold'],
      [
        'Exposed screws',
        'they are straight, the washer shows just past the steel cap, and none is in a pan by mistake',
      ],
      ['Closures and butyl', 'no daylight shows at eave, ridge, or rake closures'],
      ['Trim laps', 'they turn away from wind and water, and rivets are tight'],
      ['Film, metal shavings, and pencil marks', 'they are gone the first day, and scratches are touched up thinly'],
    ],
    proofs: [
      ['Hose on upslope sides of curbs', '10 minutes each', 'no drip, no standing water'],
      ['Screw sample', '50, spread over the roof', 'none loose or canted'],
      ['Seam height gauge', '1 every 20 ft', 'inside the seamer’s range'],
      ['Hand lift of eave and rake', 'every 10 ft of edge', 'locked, no rattle'],
    ],
    defects: ['Loose screws', 'Oil canning', 'Opened seam', 'Swarf staining'],
  },
  yearly: {
    readings: [
      ['Loose or canted screws, of 50', 'the same sample field', '3 or more'],
      ['Panel creep at the eave, in.', '3 scribed marks', 'past the hem'],
      ['Cut-edge rust, longest run', 'each eave and skylight', 'any growth'],
      ['Chalk rating, 10 to 1', 'south and west slopes', 'below 6'],
      ['Butyl exposed or missing, LF', 'end laps and ridge closures', 'any'],
    ],
    unseen: [
      'Clips and the underside of concealed seams cannot be seen without opening a seam.',
      'Ripples show only in some light; the oil-canning grade holds for the hour and angle written here.',
    ],
  },
  seasonal: {
    triggers: [
      ['First slide of a heavy snow', 'guards, gutter straps, pipe boots, and eave hems below the slide'],
      ['Wind that lifted a neighbor’s trim', 'rake cleats, corner panels, and ridge closures, by hand'],
      ['Ticking or banging reported', 'the fixed point, slotted holes, and curb corners of that run'],
      ['Rooftop unit or antenna added', 'copper lines, shavings from drilling, and screws through pans'],
      ['Hail that dented cars', 'seams and finish at dents; photograph dents without cracks by size'],
    ],
    signs: {
      spring: [
        ['Bent snow guard or clamp', 'the clamp has slid down the seam, with a bright scratch behind it'],
        ['Backed-out screw', 'the washer stands off the pan with a ring of rust'],
      ],
      summer: [
        ['Binding run', 'a pan buckles beside a curb and relaxes by evening'],
        ['Attack by salt or bird droppings', 'dull patches and blisters lie where rain does not wash'],
      ],
      fall: [
        ['Dry butyl', 'a gray, cracked edge at Z-closures lifts with a fingernail'],
        ['Wet leaves on bare metal', 'a white or red tide line lies under the pile'],
      ],
      winter: [
        ['Drip at sunrise', 'a row of drops hangs on the purlins after a clear, cold night'],
        ['Ice in the hook', 'the hem is pried open and bright at the fold'],
      ],
    },
  },
  views: [
    'South slope, along seams',
    'North slope, along seams',
    'Eave hem, scribed marks',
    'Valley throat, looking up',
    'Largest curb, upslope side',
    'Ridge closure, end-on',
  ],
}
