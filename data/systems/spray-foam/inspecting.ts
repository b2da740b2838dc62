import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Old roof to be foamed', 'fast to the deck, no loose ply, wet board cut out'],
      ['Gravel surface', 'vacuumed or scarfed to bonded stone; no dust under tape'],
      ['Metal deck or panels', 'refastened, rust primed, laps and flutes closed'],
      ['Low spots', 'taper drawn in inches of foam at each pond'],
      ['Edge metal and stops', '4 in flange, set to final foam height'],
      ['Air intakes and cars', 'closed, masked, overspray notice delivered'],
    ],
    tests: [
      ['Foam patch pull', '1 per substrate', 'break in foam'],
      ['Moisture scan and cores', 'whole roof', 'dry; wet area removed'],
      ['Dew point spread', 'hourly', '5 °F or more'],
      ['Reactivity cup', 'each drum set', 'times on data sheet'],
    ],
    loading: [
      ['Drums A and B', 'same pair of lots, unopened, held at the temperature on the sheet'],
      ['Coating pails', 'base and finish in two colors; gallons for area, texture and loss'],
      ['Fresh air', 'supplied-air masks for sprayer, seals and fit test checked'],
      ['Wind screens and meter', 'on roof before the gun is primed'],
      ['Fire watch on foam', 'no welding or torch planned near bare foam'],
    ],
    hold: [
      'Wind is above the product limit, or overspray reaches cars that were not moved.',
      'The surface is within 5 °F of dew point, wet, or below the sheet temperature.',
      'The patch pulls off the old roof instead of breaking in foam.',
      'Base coat cannot follow within the hours on the data sheet.',
    ],
  },
  after: {
    finish: [
      ['Texture', 'orange peel at most; popcorn and treebark removed'],
      ['Foam thickness', '1 in least, taper to every drain'],
      ['Coves', '4 in up walls, no void behind'],
      ['Base coat', 'on before the foam browned, contrasting color hidden'],
      ['Edge turn-down', 'coating wraps metal, no open foam cell'],
      ['Granules', 'bedded, even, loose ones swept off'],
      ['Masking', 'off; no overspray on glass, cars, units'],
    ],
    covered: ['Coating at drip', 'Foam cove'],
    proofs: [
      ['Core, foam and bond', 'as specified, each area', 'no lift line'],
      ['Slit for dry mils', 'beside each core', '90 percent of contract'],
      ['Density of a core, pcf', '1 per area', '2.5 to 3.0'],
      ['Pond look', '48 hours after rain', 'dry bowls'],
    ],
    defects: ['Popcorn texture', 'Lift delamination', 'Pinholes', 'Ponding in spray hollows'],
  },
  yearly: {
    readings: [
      ['Dry mils in a slit', 'six marked points', 'two thirds of new'],
      ['Pecks and holes, count', 'each area', 'any over 30 days old'],
      ['Moisture by needle, %', 'soft spots and old patches', 'above dry core'],
      ['Bare or brown foam, SF', 'ridges and south sides', 'any'],
      ['Reflectance, if metered', 'four points', 'down a tenth'],
    ],
    jobOnly: ['Odor after spraying'],
    unseen: [
      'Foam between cores was judged by foot and sound; a wet pocket may lie between two dry ones.',
      'Coating age does not tell its thickness; only slits do.',
    ],
  },
  seasonal: {
    triggers: [
      ['Hail of any size that leaves marks', 'every dent for a split; seal before the next rain'],
      ['Flocks on the roof', 'peck rows along ridges and near food exhaust'],
      ['Tool or ladder dropped', 'gouge with tan foam showing'],
      ['Coating ten years old', 'slits, chalk and base color; recoat before brown skin'],
      ['Wind that lifted edge metal', 'foam torn along the flange and hollow sound'],
    ],
    signs: {
      spring: [
        ['Hail split', 'half-moon crack in a shallow dent'],
        ['Frost line at metal', 'thin gap where foam left the flange'],
      ],
      summer: [
        ['Noon blister', 'dome that goes down overnight'],
        ['Sunburn', 'orange-brown powder in a worn spot'],
      ],
      fall: [
        ['Fresh pecks', 'cone-shaped holes, crumbs beside them'],
        ['Leaf dam in a cove', 'stain ring against the wall'],
      ],
      winter: [
        ['Shovel cut', 'straight slit that takes a coin'],
        ['Wet foam frozen', 'hard gray patch that rings dull'],
      ],
    },
  },
  views: [
    'Slit point 1 with gauge',
    'Slit point 4 with gauge',
    'Windward corner at metal',
    'Worst hollow after rain',
    'Curb collar, upslope',
    'Ridge most used by birds',
  ],
}
