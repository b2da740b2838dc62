import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Bitumen, coal tar and polystyrene', 'each contact drawn with its separation sheet'],
      ['Treated wood and old primers', 'oil-borne preservatives covered or replaced'],
      ['Grease sources', 'fans, hoods and traps mapped; guard and sump drawn for each'],
      ['Perimeter nailer', 'takes a bar fastener every 12 in without splitting'],
      ['Board and facer', 'polyiso or gypsum for the glue chosen; EPS only behind a separator'],
      ['Old vinyl left at tie-ins', 'bends at 40 °F without whitening'],
    ],
    tests: [
      ['Withdrawal of screw and plate', '10, edge first', 'uplift design'],
      ['Bend old sheet on a 1/2 in rod', '3 samples', 'no crack'],
      ['Moisture: scan, then cores', 'all areas kept', 'dry, wet cut out'],
      ['Weld old to new', '2 after solvent wipe', 'film tears'],
    ],
    loading: [
      ['Label: ASTM D4434 type and mil', 'as specified; KEE sheet where ASTM D6754 is called for'],
      ['Coated metal', 'same manufacturer as the sheet; vinyl side wrapped'],
      ['Separation felt', 'rolls enough for every mapped contact plus laps'],
      ['Glue and cleaner', 'matched to this vinyl and to the local VOC limit'],
      ['Rolls in heat', 'shaded; blocked, not stood on end'],
    ],
    hold: [
      'A bitumen or polystyrene contact has no separation sheet on the plan.',
      'Old sheet cracks on the rod, or the roof is below freezing.',
      'Kitchen fans cannot be stopped while the area around them is cleaned and welded.',
      'Fastener results fall short of the perimeter pattern.',
    ],
  },
  after: {
    finish: [
      ['Peel-stop bar', 'at all edges and curbs, fasteners 12 in, covered by a weld'],
      ['Seams', 'even bead, no brown glaze, 1-1/2 in fused'],
      ['Coated-metal joints', '1/8 in gap, cover strip welded both sides'],
      ['Grease guards', 'skirt welded all round, tray below the fan outlet'],
      ['Formed corners', 'no scrim in sight, T-joints patched'],
      ['Slip sheet edges', 'lapped and visible at each termination photo'],
      ['Old mastic', 'none touches new vinyl at walls or pipes'],
    ],
    covered: ['Peel-stop bar', 'Exhaust curb', 'Old mastic at penetrations'],
    proofs: [
      ['T-joint probe', 'every intersection', 'zero entry'],
      ['Peel of daily samples', 'start, noon, weather change', 'film tears'],
      ['Metal weld probe', 'full edge length', 'under 1/8 in'],
      ['Separation photos', 'each mapped contact', 'on file by number'],
    ],
    defects: ['T-joint void', 'Overheated weld', 'Perimeter shrinkage', 'Bitumen bleed'],
  },
  yearly: {
    readings: [
      ['Bend at the coldest safe hour', 'corner sample or flap', 'whitens or cracks'],
      ['Edge gap, in.', 'four corners, scribed', 'up 1/8'],
      ['Film over scrim, mil', 'traffic lane and open field', 'scrim shadow'],
      ['Grease circle, ft across', 'each fan', 'wider than last year'],
      ['Voids at T-joints, of 20', 'marked lanes', 'any'],
    ],
    unseen: [
      'Separation sheets are covered; their presence rests on photographs or a core.',
      'Stiffness changes with temperature; vinyl that bends in July may shatter in January.',
    ],
  },
  seasonal: {
    triggers: [
      ['Sudden drop below 20 °F', 'sheet older than 15 years: view from the hatch for long cracks'],
      ['Fan service or menu change', 'skirt welds, tray and a new soft zone'],
      ['Roofing tar used next door', 'splashes and footprints that stain and soften'],
      ['Chlorine, acid or fuel spill', 'color change and tack within the splash'],
      ['Tented corner after wind', 'peel-stop screws along that edge'],
    ],
    signs: {
      spring: [
        ['Cold-opened T-joint', 'pinhole that bubbles with soapy water'],
        ['Winter grease', 'amber film downhill of an exhaust'],
      ],
      summer: [
        ['Pulled bar', 'screw slots drawn oval at a corner'],
        ['Colored blotch', 'pink stain from microbes under the film'],
      ],
      fall: [
        ['Stiff flap', 'fold whitens at the crease'],
        ['Grease and leaves', 'sludge mat on the drain path'],
      ],
      winter: [
        ['Shatter line', 'straight crack from edge toward field'],
        ['Ice at a curb', 'collar of ice that lifts the skirt'],
      ],
    },
  },
  views: [
    'Scribed corner, northwest',
    'Scribed corner, southeast',
    'Main kitchen fan, skirt',
    'Marked T-joint lane',
    'Coated-metal joint at the edge',
    'Drain path below the fans',
  ],
}
