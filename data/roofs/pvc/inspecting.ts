import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Bitumen, coal tar, and polystyrene', 'every contact is drawn with its separation sheet'],
      ['Treated wood and old primers', 'oil-borne preservatives are covered or replaced'],
      ['Grease sources', 'fans, hoods, and traps are mapped, with a guard and sump drawn for each'],
      ['Perimeter nailer', 'it takes a bar fastener every 12 in without splitting'],
      ['Board and facer', 'polyiso or gypsum suits the adhesive; EPS lies only behind a separator'],
      ['Old vinyl left at tie-ins', 'it bends at 40 °F without whitening', 'criterion'],
    ],
    tests: [
      ['Withdrawal of screw and plate', '10, the edge first', 'the uplift design'],
      ['Bend old sheet around a 1/2 in rod', '3 samples', 'no crack'],
      ['Moisture: scan, then cores', 'all areas that stay', 'dry; wet cut out'],
      ['Weld of old sheet to new', '2, after a solvent wipe', 'the film tears'],
    ],
    loading: [
      ['Label', 'ASTM D4434 type and mils are as specified, or KEE sheet where ASTM D6754 is called for'],
      ['Coated metal', 'it is from the manufacturer of the sheet, with the vinyl side wrapped'],
      ['Separation felt', 'there are enough rolls for every mapped contact, with laps'],
      ['Adhesive and cleaner', 'they suit this vinyl and the local VOC limit'],
      ['Rolls in heat', 'they lie shaded and blocked, not on end'],
    ],
    hold: [
      'A contact with bitumen or polystyrene has no separation sheet on the plan.',
      'The old sheet cracks on the rod, or the roof is below freezing.',
      'Kitchen fans cannot be stopped while the area around them is cleaned and welded.',
      'Fastener results are below what the perimeter pattern needs.',
    ],
  },
  after: {
    finish: [
      ['Peel-stop bar', 'it runs at all edges and curbs, with fasteners every 12 in under a weld'],
      ['Seams', 'the bead is even, without brown glaze, and 1-1/2 in is fused'],
      ['Coated-metal joints', 'they have a 1/8 in gap and a cover strip welded on both sides'],
      ['Grease guards', 'the skirt is welded all around, with a tray below the fan outlet'],
      ['Formed corners', 'no scrim shows, and T-joints are patched'],
      ['Slip sheet edges', 'photographs show them lapped at every termination'],
      ['Old mastic', 'none touches the new vinyl at walls or pipes'],
    ],
    covered: ['Peel-stop bar', 'Exhaust curb', 'Old mastic at penetrations'],
    proofs: [
      ['T-joint probe', 'every intersection', 'the probe does not enter'],
      ['Peel of daily samples', 'start, noon, and change of weather', 'the film tears'],
      ['Metal weld probe', 'full length of the edge', 'under 1/8 in'],
      ['Separation photographs', 'each mapped contact', 'on file by number'],
    ],
    defects: ['T-joint void', 'Overheated weld', 'Perimeter shrinkage', 'Bitumen bleed'],
  },
  yearly: {
    readings: [
      ['Bend at the coldest safe hour', 'corner sample or flap', 'it whitens or cracks'],
      ['Edge gap, in.', 'four scribed corners', 'it has grown 1/8'],
      ['Film over the scrim, mil', 'traffic lane and open field', 'scrim shadow shows'],
      ['Grease circle, ft across', 'each fan', 'wider than last year'],
      ['Voids at 20 T-joints, count', 'marked lanes', 'any'],
    ],
    unseen: [
      'Separation sheets are covered; that they are there rests on photographs or a core.',
      'Stiffness changes with temperature; vinyl that bends in July may shatter in January.',
    ],
  },
  seasonal: {
    triggers: [
      ['Sudden drop below 20 °F', 'long cracks in sheet older than 15 years, seen from the hatch'],
      ['Fan service or a new menu', 'skirt welds, the tray, and any new soft area'],
      ['Roofing tar used next door', 'splashes and footprints that stain and soften the sheet'],
      ['Chlorine, acid, or fuel spill', 'a change of color and tacky film within the splash'],
      ['Tented corner after wind', 'the peel-stop screws along that edge'],
    ],
    signs: {
      spring: [
        ['T-joint opened by cold', 'a pinhole that bubbles under soapy water'],
        ['Winter grease', 'an amber film lies downhill of an exhaust'],
      ],
      summer: [
        ['Pulled bar', 'screw slots are drawn oval at a corner'],
        ['Colored blotch', 'microbes have left a pink stain under the film'],
      ],
      fall: [
        ['Stiff flap', 'a fold whitens at the crease'],
        ['Grease and leaves', 'a mat of sludge lies on the path to the drain'],
      ],
      winter: [
        ['Shatter line', 'a straight crack runs from the edge toward the field'],
        ['Ice at a curb', 'a collar of ice lifts the skirt'],
      ],
    },
  },
  views: [
    'Scribed corner, northwest',
    'Scribed corner, southeast',
    'Main kitchen fan and skirt',
    'Marked T-joint lane',
    'Coated-metal joint at the edge',
    'Drain path below the fans',
  ],
}
