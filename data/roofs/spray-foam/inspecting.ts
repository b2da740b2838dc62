import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Old roof to be foamed', 'it is fast to the deck, no ply is loose, and wet board is cut out'],
      ['Gravel surface', 'it is vacuumed or scarfed to bonded stone, and tape picks up no dust'],
      ['Metal deck or panels', 'they are refastened, rust is primed, and laps and flutes are closed'],
      ['Low spots', 'the drawing shows inches of foam to build taper at each pond'],
      ['Edge metal and stops', 'they have a 4 in flange and are set to the final foam height'],
      ['Air intakes and cars', 'they are closed or masked, and overspray notices are delivered'],
    ],
    tests: [
      ['Foam patch pull', '1 per substrate', 'the break is in the foam'],
      ['Moisture scan and cores', 'whole roof', 'dry; wet area removed'],
      ['Dew point spread', 'hourly', '5 °F or more'],
      ['Reactivity cup', 'each drum set', 'times on the data sheet'],
    ],
    loading: [
      ['Drums A and B', 'they are a pair of lots, unopened, at the temperature on the data sheet'],
      ['Coating pails', 'base and finish have two colors, with gallons for area, texture, and loss'],
      ['Fresh air', 'supplied-air masks are here for the sprayer, with seals and fit test checked'],
      ['Wind screens and meter', 'they are on the roof before the gun is primed'],
      ['Fire near foam', 'no welding or torching is planned near bare foam'],
    ],
    hold: [
      'The wind is above the product limit, or overspray reaches cars that were not moved.',
      'The surface is within 5 °F of the dew point, wet, or below the temperature on the sheet.',
      'The patch pulls off the old roof instead of breaking in the foam.',
      'The base coat cannot follow within the hours on the data sheet.',
    ],
  },
  after: {
    finish: [
      ['Texture', 'it is orange peel at most; popcorn and treebark were removed'],
      ['Foam thickness', 'it is 1 in at least and tapers to every drain'],
      ['Coves', 'they rise 4 in up walls, with no void behind'],
      ['Base coat', 'it was on before the foam browned, and no base color shows'],
      ['Edge turn-down', 'the coating wraps the metal, and no foam cell is open'],
      ['Granules', 'they are bedded and even, and loose ones are swept off'],
      ['Masking', 'it is off, with no overspray on glass, cars, or units'],
    ],
    covered: ['Coating at drip', 'Foam cove'],
    proofs: [
      ['Core: foam and bond', 'as specified, each area', 'no lift line parts'],
      ['Slit for dry mils', 'beside each core', '90 percent of contract'],
      ['Density of a core, pcf', '1 per area', '2.5 to 3.0'],
      ['Pond check', '48 hours after rain', 'no water left'],
    ],
    defects: ['Popcorn texture', 'Lift delamination', 'Pinholes', 'Ponding in spray hollows'],
  },
  yearly: {
    readings: [
      ['Dry mils in a slit', 'six marked points', 'two thirds of new'],
      ['Pecks and holes, count', 'each area', 'any over 30 days old'],
      ['Moisture by needle, %', 'soft spots and old patches', 'above the dry core'],
      ['Bare or brown foam, SF', 'ridges and south sides', 'any'],
      ['Reflectance, if metered', 'four points', 'down by a tenth'],
    ],
    jobOnly: ['Odor after spraying'],
    unseen: [
      'Foam between cores was judged by foot and sound; a wet pocket may lie between two dry ones.',
      'The age of a coating does not tell its thickness; only slits do.',
    ],
  },
  seasonal: {
    triggers: [
      ['Hail that leaves marks', 'every dent for a split; seal it before the next rain'],
      ['Flocks on the roof', 'rows of pecks along ridges and near kitchen exhaust'],
      ['Tool or ladder dropped', 'a gouge with tan foam showing'],
      ['Coating ten years old', 'slits, chalk, and base color; recoat before the foam browns'],
      ['Wind that lifted edge metal', 'foam torn along the flange, and hollow sound'],
    ],
    signs: {
      spring: [
        ['Hail split', 'a half-moon crack lies in a shallow dent'],
        ['Frost line at metal', 'there is a thin gap where foam has left the flange'],
      ],
      summer: [
        ['Noon blister', 'a dome goes down overnight'],
        ['Sunburn', 'orange-brown powder lies in a worn spot'],
      ],
      fall: [
        ['Fresh pecks', 'holes are cone-shaped, with crumbs beside them'],
        ['Leaf dam in a cove', 'a ring of stain lies against the wall'],
      ],
      winter: [
        ['Shovel cut', 'a straight slit is wide enough for a coin'],
        ['Wet foam frozen', 'a hard gray patch sounds dull'],
      ],
    },
  },
  views: [
    'Slit point 1 with gauge',
    'Slit point 4 with gauge',
    'Windward corner at the metal',
    'Worst hollow after rain',
    'Curb collar, upslope side',
    'Ridge most used by birds',
  ],
}
