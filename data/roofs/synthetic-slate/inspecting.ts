import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck smoothness', 'there is no lip, patch, or old nail that a molded tile would show'],
      ['Rafter humps', 'they are planed or shimmed before the first course'],
      ['Slope against the exposure table', 'the evaluation report’s exposure is named for each plane'],
      ['Fire assembly', 'the underlayment named in the Class A listing covers the full deck'],
      ['Flues, grills, and dryer hoods', 'the heat clearance in the listing was measured at each'],
      ['Low-E glass that reflects sun on the roof', 'reflected spots were found and shown to the owner'],
    ],
    tests: [
      ['Deck moisture', '3 per slope', 'under 19 percent'],
      ['Flat check of delivered tile', '5 from each pallet', 'bow within 1/8 in'],
      ['Tile and air temperature', 'start of each day', 'inside the listed range'],
      ['Trial nail in a locator', '4, gun and hand', 'tile still slides'],
    ],
    loading: [
      ['Five pallets opened', 'shades are blended on the ground from all five'],
      ['Mock-up', '30 tiles were laid and photographed, and the owner has signed'],
      ['Lot numbers', 'each slope has one production run, written down before straps are cut'],
      ['Bundles', 'they are flat, shaded, and warmed for 24 hours, and none leans on edge'],
      ['Molded starter, hip, and ridge', 'they are counted, and field tile is not cut down to replace them'],
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
      ['Molded side gap', 'it is 3/16 to 3/8 in at every joint and open to the bottom'],
      ['Nail heads', 'they sit flush in the locators, and the tile is free to slide'],
      ['Color from the street', 'no clump is larger than four tiles'],
      ['Faces in low sun', 'they are flat, and no butt is raised'],
      ['Valley edge', 'it is cut clean, with a 1/4 in movement gap along the metal'],
      ['Hip and ridge pieces', 'they are fastened on both sides, with screws in high-wind zones'],
      ['Starter', 'the double row is locked and reaches 1/2 in past the metal'],
    ],
    covered: ['Starter lock', 'Ridge piece', 'Valley cut', 'Butt gap', 'Eave drip'],
    proofs: [
      ['Slide test', '20 tiles per slope', 'moves slightly each way'],
      ['Nail count at corner zone', '10 tiles', 'as in the report'],
      ['Flatness by straightedge', '5 per slope, afternoon', 'within 1/8 in'],
      ['Listed underlayment at the ridge slot', '1 photograph for each ridge', 'label or lot read'],
    ],
    defects: ['Color clumping', 'Telegraphed deck', 'Nail creep', 'Heat bow'],
  },
  yearly: {
    readings: [
      ['Bow of a butt, in.', 'three south tiles, 3 pm', 'over 1/8'],
      ['Cracked corners, count', 'each slope', 'any'],
      ['Gap at the valley, in.', 'three marks', 'closed'],
      ['Palm rub, 0 to 3', 'south and north slope', 'up by one'],
      ['Shade against the spare tile', 'two slopes, same card', 'patchy, not even'],
    ],
    jobOnly: ['Temperature log', 'Pallet mix proof'],
    unseen: [
      'Nail heads and the listed underlayment lie under the tile above.',
      'The age of the polymer cannot be read from its face; most formulas have been in service for less time than their warranty runs.',
    ],
  },
  seasonal: {
    triggers: [
      ['Hail on a freezing day', 'cold, brittle corners on the windward slope'],
      ['A new window or pool cover nearby', 'glossy or slumped tile in the reflected beam'],
      ['A week over 95 °F', 'bowed courses on south and west slopes'],
      ['Flue or grill moved', 'melted faces within its plume'],
      ['Gale above the tested speed', 'rake screws, corner rows, and ridge pieces'],
    ],
    signs: {
      spring: [
        ['Cold crack', 'a corner has broken clean, with both pieces still in place'],
        ['Backed-out ridge screw', 'its head stands above a molded cap'],
      ],
      summer: [
        ['Heat bow', 'butts cast a shadow in afternoon sun'],
        ['Melted shine', 'there is a glossy oval where glass reflects the sun'],
      ],
      fall: [
        ['Packed side gap', 'grit and leaf stems fill the molded joint'],
        ['Loose rake course', 'an edge tile lifts past its screw'],
      ],
      winter: [
        ['Ticking valley', 'tile edges touch the metal, with no gap left'],
        ['Scraped rib', 'the edge of a shovel has left a white line'],
      ],
    },
  },
  views: [
    'South slope, low sun',
    'North slope, same card',
    'Valley gap with a ruler',
    'Rake course from the ladder',
    'Tile beside the hottest flue',
    'Ridge pieces and screws',
  ],
}
