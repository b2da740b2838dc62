import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Drainage', 'no water is left 48 hours after rain, or the low spot is rebuilt first'],
      ['Metal panels', 'red rust is within the share priced, and panels with holes are replaced'],
      ['Screws', 'stripped and backed-out screws are counted, and the next size is on site'],
      ['Laps and ridge', 'they are stitched so that hand pressure moves nothing'],
      ['Silicone traces', 'there are none; where water beads, tape will not hold and acrylic will not bond'],
      ['Skylight panels', 'they are covered or guarded, and nobody will walk on them or coat them over'],
    ],
    tests: [
      ['Tape for chalk', 'each slope, after washing', 'clean tape'],
      ['Fabric pull after 7 days', '3 on each surface', 'the fabric tears'],
      ['Moisture in foam or bitumen', '1 core for each 100 SQ', 'dry'],
      ['Trial rust primer', '1 sq ft, next day', 'a knife lifts nothing'],
    ],
    loading: [
      ['Pails kept from frost', 'there are no lumps, and the freeze indicator on the delivery is intact'],
      ['Base tint and white', 'gallons of each are here by coat and section'],
      ['Butter-grade mastic and fabric', 'they cover the measured feet of lap plus ten percent'],
      ['Dew chart', 'the hour of dew is known, with the stop time four to six hours before it'],
      ['Moving on panels', 'boards lie on purlins, and each slope has a lanyard point above it'],
    ],
    hold: [
      'Water stands on an area to be coated.',
      'The tape lifts chalk, or silicone is found.',
      'The air will not stay above 50 °F, or dew will fall before the film has set.',
      'Panels are too thin to carry a person, and there are no boards on site.',
    ],
  },
  after: {
    finish: [
      ['White coat', 'no tint shows in the field, at ridges, or behind units'],
      ['Fabric at laps', 'it is filled and flat, with both edges buried'],
      ['Screw domes', 'they are whole and tight, and a count of 50 screws finds none missing'],
      ['Coat direction', 'the second pass runs across the first, with no holidays in the ribs'],
      ['Curb corners', 'three-way patches lie under the finish'],
      ['Eave', 'the film wraps 1/2 in under the hem, and drips are cleaned from the gutter'],
      ['Areas left out', 'ponds that were left uncoated or excluded are marked on the plan'],
    ],
    covered: ['Eave hem', 'Screw domes', 'Unit curb corners', 'Horizontal lap fabric'],
    proofs: [
      ['Magnetic gauge on metal', '5 readings for each 1,000 sf', '90 percent of contract'],
      ['Gallons by section', 'both coats', 'agrees with the map'],
      ['Cross-cut or pull', '3, after cure', 'nothing lifts'],
      ['Hose at laps', '10 worst laps', 'purlins dry'],
    ],
    defects: ['Wash-off', 'Peeling on metal', 'Lap cracking', 'Blister over damp substrate'],
  },
  yearly: {
    readings: [
      ['Dry mils by gauge', 'ten marked pans', 'half the new film'],
      ['Cracked domes, of 50', 'the same row of screws', '3 or more'],
      ['Wet spots at 48 h, SF', 'mapped birdbaths', 'any on film'],
      ['Tint showing, SF', 'south slope and ridges', 'any'],
      ['Chalk on a dark glove, 0 to 5', 'three slopes', '3 or more'],
    ],
    jobOnly: ['Dew log', 'Wet mils per coat', 'Substrate temperature', 'Cross-direction coats'],
    unseen: [
      'Rust under whole film is invisible until it bleeds or lifts.',
      'Leaks and sweat look alike from inside; only a visit at dawn tells them apart.',
    ],
  },
  seasonal: {
    triggers: [
      ['Rain the night after a coat', 'streaks and bare tint below the laps'],
      ['Blocked gutter', 'white, swollen film along the eave'],
      ['Panel crew replaced screws', 'heads without domes'],
      ['Mildew season', 'gray north slopes; wash before you measure the film'],
      ['A ten-year film', 'the gauge reading on all slopes; book the recoat while it still bonds'],
    ],
    signs: {
      spring: [
        ['Soft winter pond', 'the film wrinkles under a thumb'],
        ['Lost dome', 'a ring of clean white surrounds a bare head'],
      ],
      summer: [
        ['Fine map cracks', 'the net shows only when the film is wet'],
        ['Stretched lap', 'a hairline shows beside the edge of the fabric at noon'],
      ],
      fall: [
        ['Early dew', 'the film is dull and tacky by late afternoon'],
        ['Leaf stain in the gutter', 'the edge is brown where the film stood in water'],
      ],
      winter: [
        ['Rust run', 'an orange streak runs from a screw at the eave'],
        ['Brittle chip', 'a flake is gone where a branch dropped'],
      ],
    },
  },
  views: [
    'Marked pan, south slope',
    'Marked pan, north slope',
    'Row of 50 screws',
    'Ridge laps, end to end',
    'Eave hem and gutter',
    'Birdbath with its outline',
  ],
}
