import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Concrete or screed', 'CSP 2 to 4, no curing compound, falls to drain'],
      ['Base ply', 'sanded or acrylic-faced sheet named for this resin'],
      ['Details', 'pipe, post, sill and joint counted; precut fleece ordered'],
      ['Edge', 'groove 1/4 in or bar drawn where resin ends'],
      ['Crack map', 'static filled, moving given a fleece loop'],
      ['Neighbors and intakes', 'odor hours agreed, fans shut, signs up'],
    ],
    tests: [
      ['Pull-off of primer', '3 per surface', '200 psi or concrete fails'],
      ['Moisture by probe or sheet', '3 per 1,000 sf', 'under resin limit'],
      ['Cure cup', 'each temperature, each batch', 'sets in chart time'],
      ['Dew spread', 'each 2 hours', 'over 5 °F'],
    ],
    loading: [
      ['Resin and catalyst', 'lots, dates; powder or part B by temperature table'],
      ['Fleece rolls', 'dry, wrapped, 2 in laps allowed for'],
      ['Scale, thermometers, comb', 'on the bench under shade'],
      ['Finish and grit', 'same system, color seen by the owner'],
      ['Waste', 'sand bucket for hot pots, metal lids'],
    ],
    hold: [
      'Pull-off fails at the surface, or moisture is over the limit.',
      'Resin, air or slab is outside the sheet temperature.',
      'Rain is due before a pot has set.',
      'Occupied intakes nearby cannot be shut.',
    ],
  },
  after: {
    finish: [
      ['Fleece', 'wet through, no white thread, 2 in laps'],
      ['Topcoat', 'even color, no fish eyes, grit by lane'],
      ['Pipes and posts', 'two-piece collars, full bond'],
      ['Thresholds', 'fleece into the recess, door closes'],
      ['Keyed edges', 'groove flush, no hairline'],
      ['Joints', 'loop free to move'],
      ['Drains', 'fleece in the throat, grate free'],
    ],
    covered: ['Pipe collar', 'Door threshold', 'Concrete edge groove', 'Joint at metal', 'Drain fleece', 'Drain grate'],
    proofs: [
      ['Pond or scan', 'terraces, engineer’s consent', 'dry below'],
      ['Comb gauge log', 'base and top coat', 'build on sheet'],
      ['Fingernail and solvent rub', '1 each day’s area', 'hard, no smear'],
      ['Pull-off on film', '3, repaired', 'manufacturer’s value'],
    ],
    defects: ['Uncured resin', 'Fleece wrinkle', 'Fish-eye craters', 'Edge lift'],
  },
  yearly: {
    readings: [
      ['Threads showing, SF', 'lanes and doors', 'any'],
      ['Hollow spots, SF', '5 ft stick grid', 'any new'],
      ['Edge gap, LF', 'grooves and noses', 'any'],
      ['Joint movement, in.', 'three pins', 'past loop'],
      ['Topcoat wear, %', 'photo squares', '20'],
    ],
    jobOnly: ['Slab vapor', 'Drain grate', 'Fleece overlap', 'Odor', 'Wet build', 'Catalyst dose log', 'Recoat gap'],
    unseen: [
      'Slab and primer are covered; bond is judged by stick and sound.',
      'Resin kind cannot be told by eye; a repair in the wrong resin may not bond.',
    ],
  },
  seasonal: {
    triggers: [
      ['Tiles, decking or turf laid on top', 'lanes of wear, blocked drains, screws through the film'],
      ['Freeze and thaw in one week', 'sills, noses and keyed edges'],
      ['Furniture or grill season', 'scratches, burns and grease'],
      ['Drip at a balcony soffit', 'post feet and sill before the field'],
      ['Tenant patched with sealant', 'peel of the patch, resin named'],
    ],
    signs: {
      spring: [
        ['Lifted key', 'dark hairline along a groove'],
        ['Algae film', 'green slick in the low spot'],
      ],
      summer: [
        ['Vapor blister', 'round rise over a damp slab'],
        ['Burn mark', 'brown dish with fibers in it'],
      ],
      fall: [
        ['Tight loop', 'fleece stretched flat as the joint opens'],
        ['Silted throat', 'leaf plug below the grate'],
      ],
      winter: [
        ['Ice-lifted sill', 'edge pried at the door recess'],
        ['Shovel thread', 'white fibers in a straight scratch'],
      ],
    },
  },
  views: [
    'Photo square, main lane',
    'Door sill recess',
    'Balcony nose from below',
    'Joint with pins',
    'Drain throat, grate off',
    'Soffit or ceiling beneath',
  ],
}
