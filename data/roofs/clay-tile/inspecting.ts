import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      [
        'Framing for the weight of the profile',
        'the engineer’s letter gives the psf of this tile and of stacks',
        'criterion',
      ],
      ['Rafter line', 'it does not sag more than L/240 under the old roof'],
      ['Deck for nails', 'it is plywood or boards that hold a nail without splitting, not particle board'],
      ['Wall and chimney clearance', 'there is room for a 2 in turn-up above the crown of the tile'],
      ['Eave height for the birdstop', 'the fascia gives the first course the pitch of the tile'],
      ['Reusable tile, if salvaged', 'it is sorted by size and rung one by one, and broken pieces are counted'],
    ],
    tests: [
      ['Nail withdrawal or foam pad pull', '3 field, 3 corner', 'meets the uplift table'],
      ['Ring of delivered tile', '20 from each pallet', 'clear ring, no dull tile'],
      ['Deck moisture under felt', '2 per slope', 'under 19 percent'],
      ['Water down the old valley', '1 each, 5 minutes', 'path and outlet proven'],
    ],
    loading: [
      ['Grade certificate', 'it gives the ASTM C1167 grade for this frost zone and the batch on the pallets'],
      ['Stacks', 'they have eight tiles, are spread by bay on battens, and none stands on overhangs'],
      ['Lift and walk boards', 'foam pads or roof ladders keep everybody off the crowns'],
      ['Copper or stainless nails, hooks, and clips', 'they are counted against the attachment plan'],
      ['Blend', 'pallets are opened together and mixed, and the owner has seen the mix on the ground'],
    ],
    hold: [
      'There is no engineer’s letter for the dead load of the chosen profile.',
      'Fewer sound salvaged tiles came off than were promised.',
      'The dry-in leaks when the valley is flooded.',
      'Frost is forecast while mortar is fresh, or the crowns are wet.',
    ],
  },
  after: {
    finish: [
      ['Barrel lines up the slope', 'they are true to a string within 1/2 in over 10 ft'],
      ['Cut tile at hips', 'it is clean and has full bearing, and no sliver hangs on sealant'],
      ['Weeps under the birdstop', 'light passes at every pan'],
      ['Headwall and sidewall metal', 'it is molded to the barrels, with no cut open to the wind'],
      ['Ridge and hip', 'tiles lap 3 in on a sound nailer, straight on a line'],
      ['Color mix', 'no stripe or block shows from the street'],
      ['Pans and gutters', 'mortar, chips, and saw paste are swept out'],
    ],
    covered: ['Ridge barrels', 'Eave mouth', 'Headwall cap'],
    proofs: [
      ['Rock test by hand', '20 tiles per slope, all edges', 'none rocks'],
      ['Attachment count', '10 lifted noses in each wind zone', 'as in the plan'],
      ['Water in valley and cricket', '10 minutes', 'underlayment edge dry'],
      ['Crack search by binoculars', 'every slope, low sun', 'none cracked'],
    ],
    defects: ['Cracked pan', 'Slipped barrel', 'Efflorescence bloom', 'Loose rake barrel'],
  },
  yearly: {
    readings: [
      ['Cracked tile, count', 'each slope, by binoculars', '1 percent of pieces'],
      ['Slipped pieces', 'each slope', 'any'],
      ['Spall depth, in.', 'three worst faces', 'over 1/16'],
      ['Underlayment age, years', 'from the file or a lifted tile', '25 or more'],
      ['Open mortar joint, LF', 'ridges and hips', 'longer than last year'],
    ],
    unseen: [
      'Underlayment was seen only where a tile was lifted; tile can be perfect above felt that is worn out.',
      'Tile was not walked on beyond the boards; hairline cracks may show only after rain.',
    ],
  },
  seasonal: {
    triggers: [
      ['Anyone has walked on the tile', 'cracked crowns along the path from hatch or ladder to the unit'],
      ['Earthquake or strong gale', 'slipped barrels, ridge pieces, and gable trim'],
      ['Hard frost after rain', 'spalled faces on north slopes and at downspouts'],
      ['Pieces of tile on the ground', 'the slope above, then the gutter for more'],
      ['Leak without a broken tile', 'the underlayment at the valley and wall above the stain'],
    ],
    signs: {
      spring: [
        ['Barrel cracked by frost', 'a dark hairline shows while the tile dries after rain'],
        ['Nest in a pan', 'there are twigs at the eave mouth and a damp streak above'],
      ],
      summer: [
        ['Open ridge mortar', 'the joint takes a coin, and the segment rocks'],
        ['Salt bloom', 'a white crust brushes off young tile'],
      ],
      fall: [
        ['Blocked valley slot', 'cut tiles are hidden under leaves, with a line of dirt on both sides'],
        ['Missing nose clip', 'two fingers lift a tile in the outer courses'],
      ],
      winter: [
        ['Ice in the pans', 'a gray ribbon between covers lasts past noon'],
        ['Ceiling stain after a thaw', 'there is a ring below a valley, and the tile above is whole'],
      ],
    },
  },
  views: [
    'Front barrels, end-on',
    'Rear barrels, end-on',
    'Main valley from the eave',
    'Ridge line against the sky',
    'Birdstop and weeps at the eave',
    'Tile lifted to show the underlayment',
  ],
}
