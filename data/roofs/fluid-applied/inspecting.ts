import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Concrete or screed', 'the profile is CSP 2 to 4, no curing compound is on it, and it falls to a drain'],
      ['Base ply', 'it is a sanded or acrylic-faced sheet named for this resin'],
      ['Details', 'pipes, posts, sills, and joints are counted, and precut fleece is ordered'],
      ['Edge', 'a 1/4 in groove or a bar is drawn where the resin ends'],
      ['Crack map', 'static cracks are filled, and moving ones get a fleece loop'],
      ['Neighbors and intakes', 'odor hours are agreed on, fans are off, and signs are up'],
    ],
    tests: [
      ['Pull-off of primer', '3 per surface', '200 psi, or concrete fails'],
      ['Moisture by probe or sheet', '3 per 1,000 sf', 'under the resin limit'],
      ['Cure cup', 'each temperature, each batch', 'sets in chart time'],
      ['Dew point spread', 'every 2 hours', 'over 5 °F'],
    ],
    loading: [
      ['Resin and catalyst', 'lots and dates are right, and powder or part B suits the temperature table'],
      ['Fleece rolls', 'they are dry and wrapped, and 2 in laps are allowed for'],
      ['Scale, thermometers, and comb gauge', 'they are on the bench in the shade'],
      ['Finish and grit', 'they belong to the same system, and the owner has seen the color'],
      ['Waste', 'a sand bucket for hot pots and metal lids are here'],
    ],
    hold: [
      'The pull-off fails at the surface, or moisture is over the limit.',
      'Resin, air, or slab is outside the temperatures on the data sheet.',
      'Rain is due before a pot has set.',
      'Air intakes of occupied rooms cannot be shut.',
    ],
  },
  after: {
    finish: [
      ['Fleece', 'it is wet through, with no white thread, and laps 2 in'],
      ['Topcoat', 'the color is even, without fish eyes, and the grit lies in the lanes'],
      ['Pipes and posts', 'two-piece collars are fully bonded'],
      ['Thresholds', 'the fleece runs into the recess, and the door closes'],
      ['Keyed edges', 'the groove is flush, without a hairline'],
      ['Joints', 'the loop is free to move'],
      ['Drains', 'the fleece reaches into the throat, and the grate is free'],
    ],
    covered: ['Pipe collar', 'Door threshold', 'Concrete edge groove', 'Joint at metal', 'Drain fleece', 'Drain grate'],
    proofs: [
      ['Pond or scan', 'terraces, engineer’s consent', 'dry below'],
      ['Comb gauge log', 'base and top coat', 'build as on the sheet'],
      ['Fingernail and solvent rub', '1 for each day’s area', 'hard, no smear'],
      ['Pull-off on film', '3, repaired', 'manufacturer’s value'],
    ],
    defects: ['Uncured resin', 'Fleece wrinkle', 'Fish-eye craters', 'Edge lift'],
  },
  yearly: {
    readings: [
      ['Threads showing, SF', 'lanes and doors', 'any'],
      ['Hollow spots, SF', '5 ft stick grid', 'any new'],
      ['Edge gap, LF', 'grooves and nosings', 'any'],
      ['Joint movement, in.', 'three pins', 'more than the loop allows'],
      ['Topcoat wear, %', 'photo squares', '20'],
    ],
    jobOnly: [
      'Slab vapor',
      'Drain grate',
      'Channel',
      'Fleece overlap',
      'Odor',
      'Wet build',
      'Catalyst dose log',
      'Recoat gap',
    ],
    unseen: [
      'Slab and primer are covered; bond was judged by stick and sound.',
      'The kind of resin cannot be told by eye; a repair in the wrong resin may not bond.',
    ],
  },
  seasonal: {
    triggers: [
      ['Tiles, decking, or turf laid on top', 'worn lanes, blocked drains, and screws through the film'],
      ['Freeze and thaw in one week', 'sills, nosings, and keyed edges'],
      ['Furniture or grill season', 'scratches, burns, and grease'],
      ['Drip at a balcony soffit', 'post feet and the sill, before the field'],
      ['Tenant patched with sealant', 'the patch, to be peeled off, and the resin, to be named'],
    ],
    signs: {
      spring: [
        ['Lifted key', 'a dark hairline runs along a groove'],
        ['Algae film', 'a green, slippery film lies in the low spot'],
      ],
      summer: [
        ['Vapor blister', 'a round rise stands over a damp slab'],
        ['Burn mark', 'a brown dish has fibers in it'],
      ],
      fall: [
        ['Tight loop', 'the fleece is stretched flat as the joint opens'],
        ['Silted throat', 'a plug of leaves sits below the grate'],
      ],
      winter: [
        ['Sill lifted by ice', 'the edge is pried up at the door recess'],
        ['Thread from a shovel', 'white fibers show in a straight scratch'],
      ],
    },
  },
  views: [
    'Photo square, main lane',
    'Door sill recess',
    'Balcony nosing from below',
    'Joint with pins',
    'Drain throat, grate off',
    'Soffit or ceiling beneath',
  ],
}
