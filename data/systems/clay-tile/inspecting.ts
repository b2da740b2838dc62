import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Framing for the profile’s weight', 'engineer’s letter names psf of this tile plus stacking'],
      ['Rafter line', 'no sag past L/240 under the old roof'],
      ['Deck for nails', 'plywood or boards that hold a nail without splitting; no particle board'],
      ['Wall and chimney clearance', 'room for a 2 in turn-up above the tile crown'],
      ['Eave height for the birdstop', 'fascia set so the first course takes the tile’s own pitch'],
      ['Reusable tile, if salvaged', 'sorted by size, rung one by one, broken share counted'],
    ],
    tests: [
      ['Nail withdrawal or foam pad pull', '3 field, 3 corner', 'meets the uplift table'],
      ['Ring of delivered tile', '20 from each pallet', 'clear chime, no dull tile'],
      ['Deck moisture under felt', '2 per slope', 'under 19 percent'],
      ['Water down the old valley', '1 each, 5 minutes', 'path and outlet proven'],
    ],
    loading: [
      ['Grade certificate', 'ASTM C1167 grade for this frost zone, batch number as on the pallets'],
      ['Stacks', 'eight tiles to a stack, spread by bay on battens, none on overhangs'],
      ['Lift and walk boards', 'foam pads or roof ladders so nobody stands on a crown'],
      ['Copper or stainless nails, hooks, clips', 'counted against the attachment plan'],
      ['Blend', 'pallets opened together and mixed; owner has seen the mix on the ground'],
    ],
    hold: [
      'No engineer’s letter for the dead load of the chosen profile.',
      'Fewer than the promised number of sound salvaged tiles came off.',
      'The dry-in leaks when the valley is flooded.',
      'Frost is forecast while mortar is fresh, or the crowns are wet.',
    ],
  },
  after: {
    finish: [
      ['Barrel lines up the slope', 'true to a string within 1/2 in over 10 ft'],
      ['Cut tile at hips', 'clean, full bearing, no slivers hung on sealant'],
      ['Weeps under the birdstop', 'light passes at every pan'],
      ['Headwall and sidewall metal', 'molded to the barrels, no cut open to wind'],
      ['Ridge and hip', 'tiles lap 3 in on a sound nailer, straight on a line'],
      ['Color mix', 'no stripe or block when seen from the street'],
      ['Pans and gutters', 'swept of mortar, chips and sawdust paste'],
    ],
    covered: ['Ridge barrels', 'Eave mouth', 'Headwall cap'],
    proofs: [
      ['Rock test by hand', '20 tiles per slope, all edges', 'none rocks'],
      ['Attachment count', '10 lifted noses in each wind zone', 'as in the plan'],
      ['Water in valley and cricket', '10 minutes', 'dry underlayment edge'],
      ['Binocular crack sweep', 'every slope, low sun', 'none cracked'],
    ],
    defects: ['Cracked pan', 'Slipped barrel', 'Efflorescence bloom', 'Loose rake barrel'],
  },
  yearly: {
    readings: [
      ['Cracked tile, count', 'each slope by binoculars', '1 percent of pieces'],
      ['Slipped pieces', 'each slope', 'any'],
      ['Spall depth, in.', 'three worst faces', 'over 1/16'],
      ['Underlayment age, years', 'from the file or a lifted tile', '25 or more'],
      ['Open mortar joint, LF', 'ridges and hips', 'longer than last year'],
    ],
    unseen: [
      'Underlayment is seen only where a tile was lifted; tile can be perfect above felt that is worn out.',
      'Tile was not walked beyond the boards; hairline cracks may show only after rain.',
    ],
  },
  seasonal: {
    triggers: [
      ['Anyone walked on the tile', 'cracked crowns along the path from hatch or ladder to the unit'],
      ['Earthquake felt or strong gale', 'slipped barrels, ridge pieces and gable trim'],
      ['Hard frost after rain', 'spalled faces on north slopes and at downspouts'],
      ['Terracotta pieces on the ground', 'the slope above, then the gutter for more'],
      ['Leak with no broken unit', 'underlayment at the valley and wall above the stain'],
    ],
    signs: {
      spring: [
        ['Frost-cracked barrel', 'dark hairline while the tile dries after rain'],
        ['Nest in a pan', 'twigs at the eave mouth and a damp streak above'],
      ],
      summer: [
        ['Open ridge mortar', 'joint wide enough for a coin, segment rocks'],
        ['Salt bloom', 'white crust that brushes off young tile'],
      ],
      fall: [
        ['Blocked valley slot', 'tile cuts hidden under leaves, dirt line on both sides'],
        ['Missing nose clip', 'outer-course tile lifts with two fingers'],
      ],
      winter: [
        ['Ice in the pans', 'gray ribbon between covers that lasts past noon'],
        ['Ceiling stain after thaw', 'ring below a valley, tile above intact'],
      ],
    },
  },
  views: [
    'Front barrels, end-on',
    'Rear barrels, end-on',
    'Main valley from the eave',
    'Ridge line against the sky',
    'Birdstop and weeps at the eave',
    'Tile lifted to show underlayment',
  ],
}
