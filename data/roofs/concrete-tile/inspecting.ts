import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Load class of framing', 'it is built for standard weight, or the order says lightweight tile', 'criterion'],
      ['Solid sheathing under battens', 'it holds battens at every rafter, and soft strips are cut out'],
      ['Slope by plane', '4:12 and up has one cap sheet; 2.5:12 to under 4:12 has two, with battens on shims'],
      ['Fascia riser height', 'it lifts the nose by the thickness of a tile without a water dam'],
      ['Exposure layout, ridge to eave', 'it gives full courses at a head lap of 3 in or more'],
      ['Valley metal', 'it is W or ribbed metal of the width drawn, with hemmed ends'],
    ],
    tests: [
      ['Weight of three tiles', '1 from top, middle, bottom pallet', 'psf as in the letter'],
      ['Screw or nail withdrawal', '3 corner, 3 field', 'value in the attachment plan'],
      ['Sheathing moisture', '3 per slope', 'under 19 percent'],
      ['Two gallons behind a batten', '1 per slope, after shims', 'runs out at the eave'],
    ],
    loading: [
      ['Delivery ticket', 'the weight per square agrees with the engineer’s class'],
      ['Stock pattern', 'short stacks stand over rafters from ridge to eave, both slopes alike'],
      ['Body or slurry color', 'a cut edge was looked at, and a sample is kept for the file'],
      ['Clips, screws, and foam', 'there are enough for corner and edge zones before the first course'],
      ['Wet saw with water', 'it runs and slurry is caught, or a dust vacuum is fitted (29 CFR 1926.1153)'],
    ],
    hold: [
      'The tile on the truck is heavier than the class in the letter.',
      'The batten space holds water behind a shim.',
      'The framing shows a check or a spread collar tie under the planned load.',
      'The temperature is outside the label of the foam or ridge mortar.',
    ],
  },
  after: {
    finish: [
      ['Side locks', 'they are fully nested up each slope, with gaps under 3/16 in'],
      ['Head lap', 'it is 3 in at five gauge spots on each slope'],
      ['Perimeter clips', 'they are in the 3 ft strip, as in the schedule'],
      ['Weeps at eave riser', 'they are open, with no foam or mortar in front'],
      ['Ridge roll or foam', 'it closes the gap, and the vent slot is clear'],
      ['Cut tile at valleys', 'it stays 2 in clear on each side of the crimp, and small cuts are wired'],
      ['Surface', 'there are no slurry smears, dusty footprints, or chipped corners'],
    ],
    covered: ['Eave riser', 'Corner zone', 'W-valley gap'],
    proofs: [
      ['Lift test by hand', '10 tiles in each zone', 'fast where scheduled'],
      ['Gauge of courses', '5 spots per slope', 'head lap 3 in or more'],
      ['Hose over chimney back pan', '10 minutes', 'flows to both sides, attic dry'],
      ['Broken-tile count', 'every fifth row', 'none left'],
    ],
    defects: ['Snapped lower corner', 'Efflorescence film', 'Loose foam ridge', 'Rattling rake trim'],
  },
  yearly: {
    readings: [
      ['Snapped corners per square', 'two marked squares per slope', '2 or more'],
      ['Tiles that have slid, count', 'along one row, by sight', 'any'],
      ['Wear of the color coat, %', 'weather slope', 'aggregate shows'],
      ['Loose ridge units, of 20', 'main ridge', '2 or more'],
      ['Water held at battens', 'eave, the day after rain', 'any damp line'],
    ],
    unseen: [
      'Cap sheet, battens, and shims are covered; only the lifted tiles named in the log show them.',
      'Lugs break out of sight; a tile that still lies in line may have none.',
    ],
  },
  seasonal: {
    triggers: [
      ['A tile corner in the gutter', 'the rows above it; match the break'],
      ['Solar or dish crew on the roof', 'notched tile, broken lugs, and unsealed lags around the feet'],
      ['Wind over the speed in the clip schedule', 'corner zones for lifted or rattling tiles'],
      ['Damp fascia in dry weather', 'weeps behind the eave riser, and batten shims'],
      ['First freeze of a new roof', 'corners snapped at forced joints'],
    ],
    signs: {
      spring: [
        ['Loosened corner piece', 'the tile clicks when you press its free corner'],
        ['Blocked weep', 'there is a dark band on the fascia below one bay'],
      ],
      summer: [
        ['Brittle foam', 'tan crumbs lie below the ridge on the west hip'],
        ['Washed-out color', 'sand grains stay on the palm after a rub'],
      ],
      fall: [
        ['Leaves packed behind the chimney', 'a wet wedge is wider than the back pan'],
        ['Slid tile', 'low sun shows a shadow gap at one head lap'],
      ],
      winter: [
        ['Held meltwater', 'a lip of ice lies along one batten row at the eave'],
        ['Slippery coat', 'there is a glaze on the slurry finish; view it from the ladder only'],
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
