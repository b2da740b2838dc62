import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Load class of framing', 'built for standard weight, or lightweight unit written on the order'],
      ['Solid sheathing under battens', 'fastens battens at every rafter; soft strips cut out'],
      ['Slope by plane', '4:12 up: single cap sheet; 2.5:12 to under 4:12: doubled, battens on shims'],
      ['Fascia riser height', 'lifts the nose by one tile thickness without a water dam'],
      ['Exposure layout, ridge to eave', 'full courses at a head lap of 3 in or more'],
      ['Valley metal', 'W or ribbed metal of the width drawn, ends hemmed'],
    ],
    tests: [
      ['Weigh three tiles', '1 from top, middle, bottom pallet', 'psf as on the letter'],
      ['Screw or nail withdrawal', '3 corner, 3 field', 'value in the attachment plan'],
      ['Sheathing moisture', '3 per slope', 'under 19 percent'],
      ['Two gallons behind a batten', '1 per slope after shims', 'runs out at the eave'],
    ],
    loading: [
      ['Delivery ticket', 'weight per square agrees with the engineer’s class'],
      ['Stock pattern', 'short stacks one course apart over rafters, ridge to eave, both slopes alike'],
      ['Body or slurry color', 'cut edge seen; sample kept for the file'],
      ['Clips, screws, foam', 'enough for corner and edge zones before the first course'],
      ['Wet saw with water', 'running and slurry caught, or dust vacuum fitted (29 CFR 1926.1153)'],
    ],
    hold: [
      'Tile on the truck is heavier than the class in the letter.',
      'Batten space holds water behind any shim.',
      'Framing shows a check or spread collar tie under the planned load.',
      'Foam or ridge mortar temperature is outside the label.',
    ],
  },
  after: {
    finish: [
      ['Side locks', 'fully nested up each slope, gap under 3/16 in'],
      ['Head lap', '3 in at five gauge spots on each slope'],
      ['Perimeter clips', 'present in the 3 ft strip, as in the schedule'],
      ['Weeps at eave riser', 'open, with no foam or mortar in front'],
      ['Ridge roll or foam', 'closes the gap, vent slot clear'],
      ['Cut tile at valleys', '2 in clear each side of the crimp, small cuts wired'],
      ['Surface', 'no slurry smears, foot dust or chipped corners'],
    ],
    covered: ['Eave riser', 'Corner zone', 'W-valley gap'],
    proofs: [
      ['Lift test by hand', '10 tiles each zone', 'fast where scheduled'],
      ['Gauge of courses', '5 spots per slope', 'head lap 3 in or more'],
      ['Hose over chimney back pan', '10 minutes', 'flows both sides, attic dry'],
      ['Broken-tile count', 'every fifth row', 'zero left'],
    ],
    defects: ['Snapped lower corner', 'Efflorescence film', 'Loose foam ridge', 'Rattling rake trim'],
  },
  yearly: {
    readings: [
      ['Snapped corners per square', 'two marked squares a slope', '2 or more'],
      ['Tile that crept, count', 'along one sight row', 'any'],
      ['Wear of the color coat, %', 'weather slope', 'aggregate shows'],
      ['Loose ridge units, of 20', 'main ridge', '2 or more'],
      ['Water held at battens', 'eave after rain', 'any damp line next day'],
    ],
    unseen: [
      'Cap sheet, battens and shims are covered; only the lifted tiles named in the log show them.',
      'Lugs break out of sight; a tile that still lies in line may have none.',
    ],
  },
  seasonal: {
    triggers: [
      ['A tile corner in the gutter', 'rows above the find; match the break'],
      ['Solar or dish crew on the roof', 'notched tile, broken lugs and unsealed lags around the feet'],
      ['Wind over the clip schedule’s speed', 'corner zones for lifted or rattling units'],
      ['Damp fascia in dry weather', 'weeps behind the eave riser and batten shims'],
      ['First freeze of a new roof', 'corners snapped at forced joints'],
    ],
    signs: {
      spring: [
        ['Loosened corner piece', 'unit clicks when pressed on its free corner'],
        ['Blocked weep', 'dark band on fascia below one bay'],
      ],
      summer: [
        ['Foam gone brittle', 'tan crumbs below the ridge on the west hip'],
        ['Washed-out color', 'sand grains on the palm after a rub'],
      ],
      fall: [
        ['Leaf pack behind chimney', 'wet wedge wider than the back pan'],
        ['Slid tile', 'shadow gap at one head lap in low sun'],
      ],
      winter: [
        ['Held meltwater', 'ice lip along one batten row at the eave'],
        ['Slick coat', 'glaze on slurry finish; view from ladder only'],
      ],
    },
  },
  views: [
    'Marked square, front',
    'Marked square, rear',
    'W-valley from the eave',
    'Chimney back pan from above',
    'Eave riser with weeps',
    'Ridge, sighted end to end',
  ],
}
