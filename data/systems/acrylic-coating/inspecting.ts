import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Drainage', 'no water 48 hours after rain, or the low spot is rebuilt first'],
      ['Metal panels', 'red rust under the share priced; panels with holes replaced'],
      ['Screws', 'stripped and backed-out counted; one size larger on site'],
      ['Laps and ridge', 'stitched so that hand pressure moves nothing'],
      ['Silicone traces', 'none: water beads and tape will not hold on it'],
      ['Skylight panels', 'covered or guarded; not walked, not coated over by mistake'],
    ],
    tests: [
      ['Tape for chalk', 'each slope after wash', 'clean tape'],
      ['Fabric pull after 7 days', '3 each surface', 'fabric tears'],
      ['Moisture in foam or bitumen', '1 core each 100 SQ', 'dry'],
      ['Trial rust primer', '1 sq ft, next day', 'knife lifts nothing'],
    ],
    loading: [
      ['Pails kept from frost', 'no lumps; freeze mark on the delivery checked'],
      ['Base tint and white', 'gallons of each by coat and section'],
      ['Butter-grade and fabric', 'feet of lap measured, plus ten percent'],
      ['Dew chart', 'sunset dew hour, stop time four to six hours before'],
      ['Moving on panels', 'boards on purlins, lanyard point above each slope'],
    ],
    hold: [
      'Water stands on an area to be coated.',
      'Tape lifts chalk, or silicone is found.',
      'The air will not stay above 50 °F, or dew falls before the film has set.',
      'Panels are too thin to carry a person and no boards are on site.',
    ],
  },
  after: {
    finish: [
      ['White coat', 'no tint seen in field, ridges or behind units'],
      ['Fabric at laps', 'filled, flat, both edges buried'],
      ['Screw domes', 'whole and tight; none missed in a 50-screw count'],
      ['Coat direction', 'second pass across the first, no holidays in ribs'],
      ['Curb corners', 'three-way patches under the finish'],
      ['Eave', 'wraps 1/2 in under the hem, gutter drips cleaned'],
      ['Areas outside', 'ponds left uncoated or excluded are marked on the plan'],
    ],
    covered: ['Eave hem', 'Screw domes', 'Unit curb corners', 'Horizontal lap fabric'],
    proofs: [
      ['Magnetic gauge on metal', '5 readings each 1,000 sf', '90 percent of contract'],
      ['Gallons by section', 'both coats', 'map agrees'],
      ['Cross-cut or pull', '3, after cure', 'no lift'],
      ['Hose at laps', '10 worst laps', 'purlins dry'],
    ],
    defects: ['Wash-off', 'Peeling on metal', 'Lap cracking', 'Blister over damp substrate'],
  },
  yearly: {
    readings: [
      ['Dry mils by gauge', 'ten marked pans', 'half the new film'],
      ['Cracked domes, of 50', 'same screw row', '3 or more'],
      ['Wet spots at 48 h, SF', 'mapped birdbaths', 'any on film'],
      ['Tint showing, SF', 'south slope and ridges', 'any'],
      ['Chalk on a dark glove, 0 to 5', 'three slopes', '3 or more'],
    ],
    jobOnly: ['Dew log', 'Wet mils per coat', 'Substrate temperature', 'Cross-direction coats'],
    unseen: [
      'Rust under whole film is invisible until it bleeds or lifts.',
      'Leaks and sweat look alike from inside; only a dawn visit tells them apart.',
    ],
  },
  seasonal: {
    triggers: [
      ['Rain the night after a coat', 'streaks and bare tint below laps'],
      ['Blocked gutter', 'white, swollen film along the eave'],
      ['Panel crew replaced screws', 'heads without domes'],
      ['Mildew season', 'gray north slopes; wash before measuring film'],
      ['A ten-year film', 'gauge all slopes and book the recoat while it still bonds'],
    ],
    signs: {
      spring: [
        ['Soft winter pond', 'film wrinkles under a thumb'],
        ['Lost dome', 'ring of clean white with a bare head'],
      ],
      summer: [
        ['Fine map cracks', 'net visible only when the film is wetted'],
        ['Stretched lap', 'hairline beside a fabric edge at noon'],
      ],
      fall: [
        ['Early dew', 'film dull and tacky by late afternoon'],
        ['Leaf tea in gutter', 'brown edge where film sat in water'],
      ],
      winter: [
        ['Rust run', 'orange tear below an eave screw'],
        ['Brittle chip', 'flake at a dent from a dropped branch'],
      ],
    },
  },
  views: [
    'Marked pan, south slope',
    'Marked pan, north slope',
    '50-screw row',
    'Ridge laps end to end',
    'Eave hem and gutter',
    'Birdbath with outline',
  ],
}
