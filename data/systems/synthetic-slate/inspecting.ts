import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck smoothness', 'no lip, patch or old nail that a molded tile would show'],
      ['Rafter humps', 'planed or shimmed before the first course'],
      ['Slope against the exposure table', 'exposure in the evaluation report named for each plane'],
      ['Fire assembly', 'underlayment that the Class A listing names, over the full deck'],
      ['Flues, grills and dryer hoods', 'heat clearance in the listing measured at each'],
      ['Low-E glass that throws sun on the roof', 'reflected spots found and told to the owner'],
    ],
    tests: [
      ['Deck moisture', '3 per slope', 'under 19 percent'],
      ['Flat check of delivered tile', '5 from each pallet', 'bow within 1/8 in'],
      ['Tile and air temperature', 'start of each day', 'inside the listed range'],
      ['Trial nail in a locator', '4, gun and hand', 'tile still slides'],
    ],
    loading: [
      ['Five pallets opened', 'shades blended on the ground from all five'],
      ['Mock-up', '30 tiles laid, photographed and signed by the owner'],
      ['Lot numbers', 'one production run to a slope, written down before cutting straps'],
      ['Bundles', 'flat, shaded and warmed 24 hours; none leaned on edge'],
      ['Molded starter, hip and ridge', 'counted; field tile is not cut down to replace them'],
    ],
    hold: [
      'The evaluation report does not cover the slope or wind zone of a plane.',
      'The underlayment delivered is not the one in the fire listing.',
      'Tiles are colder than the report allows, or curled from storage.',
      'The owner has not signed the color mock-up.',
    ],
  },
  after: {
    finish: [
      ['Molded side gap', '3/16 to 3/8 in at every joint, open to the bottom'],
      ['Nail heads', 'in the locators, flush, tile free to slide'],
      ['Color from the street', 'no clump larger than four tiles'],
      ['Faces in low sun', 'flat, no raised butt'],
      ['Valley edge', 'snapped clean, 1/4 in movement gap along the metal'],
      ['Hip and ridge pieces', 'fastened both sides, screws in high wind zones'],
      ['Starter', 'double row locked, 1/2 in past the metal'],
    ],
    covered: ['Starter lock', 'Ridge piece', 'Valley cut', 'Butt gap', 'Eave drip'],
    proofs: [
      ['Slide test', '20 tiles a slope', 'moves slightly each way'],
      ['Nail count at corner zone', '10 tiles', 'as in the report'],
      ['Flatness by straightedge', '5 a slope, afternoon', 'within 1/8 in'],
      ['Listed sheet at the ridge slot', '1 photo a ridge', 'label or lot read'],
    ],
    defects: ['Color clumping', 'Telegraphed deck', 'Nail creep', 'Heat bow'],
  },
  yearly: {
    readings: [
      ['Bow of a butt, in.', 'three south tiles, 3 pm', 'over 1/8'],
      ['Cracked corners, count', 'each slope', 'any'],
      ['Gap at the valley, in.', 'three marks', 'closed'],
      ['Palm rub, 0 to 3', 'south and north slope', 'up by one'],
      ['Shade against the attic spare', 'two slopes, same card', 'patchy, not even'],
    ],
    jobOnly: ['Temperature log', 'Pallet mix proof'],
    unseen: [
      'Nail heads and the listed underlayment lie under the tile above.',
      'Polymer age cannot be read from the face; the record of most formulas is shorter than their warranty.',
    ],
  },
  seasonal: {
    triggers: [
      ['Hail on a freezing day', 'cold-brittle corners on the windward slope'],
      ['A new window or pool cover across the yard', 'glossy or slumped tile in the reflected beam'],
      ['A week over 95 °F', 'bowed courses on south and west slopes'],
      ['Flue or grill moved', 'melted faces within its plume'],
      ['Gale above the tested speed', 'rake screws, corner rows and ridge pieces'],
    ],
    signs: {
      spring: [
        ['Cold crack', 'clean corner break with both pieces still in place'],
        ['Backed-out ridge screw', 'head stands proud of a molded cap'],
      ],
      summer: [
        ['Heat bow', 'butts cast a shadow in afternoon sun'],
        ['Melted shine', 'glossy oval where glass throws the sun'],
      ],
      fall: [
        ['Packed side gap', 'grit and leaf stems fill the molded joint'],
        ['Loose rake course', 'edge tile lifts past its screw'],
      ],
      winter: [
        ['Ticking valley', 'tile edges touch metal with no gap left'],
        ['Scraped rib', 'white line left by a shovel edge'],
      ],
    },
  },
  views: [
    'South slope, raking light',
    'North slope, same card',
    'Valley gap with a rule',
    'Rake course from the ladder',
    'Tile beside the hottest flue',
    'Ridge pieces and screws',
  ],
}
