import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck or purlin plane', 'string within 1/4 in over 20 ft; shims listed by location'],
      ['Purlin gauge and spacing', 'as on the panel’s uplift and load table'],
      ['Treated lumber, copper and wet concrete', 'separated from aluminum and Al-Zn panels by a barrier'],
      ['Eave and ridge squareness', 'diagonals measured; out-of-square taken up at rake trim'],
      ['Panel run and travel', 'longest run measured; fixed point and slip detail drawn for it'],
      ['Snow path', 'doors, walks and meters below each eave; guards in the scope where needed'],
    ],
    tests: [
      ['Clip or screw pull-out', '3 in field, 3 at edge', 'meets the uplift design'],
      ['Deck moisture at the valley', '2 each valley', 'under 19 percent'],
      ['Coating and gauge on a coil tag', 'each coil', 'alloy, AZ or G mark as ordered'],
      ['Diagonals of the first bay', '1 per plane', 'equal, or taper drawn'],
    ],
    loading: [
      ['Panel bundles', 'dry inside the wrap, tilted to drain; no white stain between panels'],
      ['Lift points', 'spreader bar length and pick points as the panel manufacturer shows'],
      ['Bundle places on the roof', 'over frames, across purlins, tied against wind'],
      ['Clips, screws and rivets', 'metal that matches the panel; washers whole'],
      ['High-temperature sheet', 'rating of 240 °F or more printed on the roll'],
    ],
    hold: [
      'A plane is below the slope at which this profile was tested.',
      'Foreign metal or treated wood touches the panel line with no barrier on hand.',
      'The panel run is longer than the clip’s travel allows.',
      'Gusts exceed the foreman’s limit for carrying long panels, or panels carry dew or frost.',
    ],
  },
  after: {
    finish: [
      ['Panel modules at both ends', 'even width at eave and ridge, no saw-toothed seams'],
      ['Clips and fixed point', 'photographed before seaming: one fixed line, the rest free'],
      ['Seams', 'full crimp, no split paint on the fold'],
      ['Exposed screws', 'straight, washer just past the steel cap, none in the pan by mistake'],
      ['Closures and butyl', 'no daylight at eave, ridge or rake closure'],
      ['Trim laps', 'turned away from wind and water, rivets tight'],
      ['Film, swarf and pencil marks', 'gone before the first night; scratches touched up thinly'],
    ],
    proofs: [
      ['Hose on curb high sides', '10 minutes each', 'no drip, no standing water'],
      ['Screw sample', '50, spread over the roof', 'none loose or canted'],
      ['Seam height gauge', '1 each 20 ft', 'inside the seamer’s range'],
      ['Hand lift of eave and rake', 'every 10 ft of edge', 'locked, no rattle'],
    ],
    defects: ['Loose screws', 'Oil canning', 'Opened seam', 'Swarf staining'],
  },
  yearly: {
    readings: [
      ['Loose or canted screws, of 50', 'same sample field', '3 or more'],
      ['Panel creep at the eave, in.', '3 scribed marks', 'past the hem'],
      ['Cut-edge rust, longest run', 'each eave and skylight', 'any growth'],
      ['Chalk on dark cloth, 1 to 10', 'south and west slopes', 'below 6'],
      ['Butyl exposed or missing, LF', 'end laps and ridge closures', 'any'],
    ],
    unseen: [
      'Clips and the underside of concealed seams cannot be seen without unzipping a panel.',
      'Ripples show only in some light; the oil-canning grade holds for the hour and angle written here.',
    ],
  },
  seasonal: {
    triggers: [
      ['First slide of a heavy snow', 'guards, gutter straps, pipe boots and eave hems below the slide'],
      ['Wind that lifted a neighbor’s trim', 'rake cleats, corner panels and ridge closures by hand'],
      ['Ticking or banging reported', 'the fixed point, slotted holes and curb corners of that run'],
      ['Rooftop unit or antenna added', 'copper lines, drill swarf and screws through pans'],
      ['Hail that dented cars', 'seams and finish at dents; dents without cracks photographed by size'],
    ],
    signs: {
      spring: [
        ['Bent snow guard or clamp', 'clamp slid down the seam, bright scratch behind it'],
        ['Backed-out screw', 'washer stands off the pan with a rust ring'],
      ],
      summer: [
        ['Binding run', 'pan buckles beside a curb and relaxes by evening'],
        ['Salt or bird attack', 'dull patches and blisters where rain does not wash'],
      ],
      fall: [
        ['Dry butyl', 'gray, cracked edge at Z-closures that lifts with a nail'],
        ['Wet leaves on bare metal', 'white or red tide line under the pile'],
      ],
      winter: [
        ['Drip at sunrise', 'row of drops on purlins after a clear cold night'],
        ['Ice in the hook', 'hem pried open and bright at the fold'],
      ],
    },
  },
  views: [
    'South slope, along seams',
    'North slope, along seams',
    'Eave hem, scribed marks',
    'Valley throat, looking up',
    'Largest curb, high side',
    'Ridge closure, end-on',
  ],
}
