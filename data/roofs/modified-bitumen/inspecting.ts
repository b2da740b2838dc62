import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck kind and fastening', 'it is wood, steel, or lightweight fill, and the base nail or board suits it'],
      ['Lightweight concrete', 'base-ply fasteners hold, and vents are drawn where the fill is damp'],
      ['Concrete to be primed', 'it is cured and broom-clean, without laitance'],
      ['Cants and wall backing', 'every turn-up has a cant and a top that takes nails'],
      ['Slope in the back-nail range', 'nailers are drawn across the run where needed'],
      ['Old asphalt surface', 'it is spudded and swept, blisters are cut, and the asbestos result is on file'],
    ],
    tests: [
      ['Base fastener withdrawal', '10, in the worst deck bays', 'the uplift table'],
      ['Plastic sheet on concrete', '1 per 50 SQ, overnight', 'no drops under it'],
      ['Self-adhered tack on primer', '1 for each lot', 'primer stays, ply splits'],
      ['Core of old plies, asbestos result in hand', '1 per area', 'dry, plies counted'],
    ],
    loading: [
      ['Roll lots', 'one lot for an area, upright on pallets, warmed above 50 °F'],
      ['Granule color', 'two rolls match each other and the sample in daylight'],
      ['Adhesive pails', 'the grade suits the season, lids are tight, and gallons cover the squares'],
      ['Release film bags', 'they are on the roof, so that no film is laid under a lap'],
      ['Stripping ply and primer', 'there is enough for both plies at every flange'],
    ],
    hold: [
      'Drops form under the plastic sheet, or base nails pull out.',
      'Rolls are cold, flattened, or delaminated at the ends.',
      'Occupied rooms cannot be closed off from the solvent odor.',
      'The asbestos result for old felts or cement is still open.',
    ],
  },
  after: {
    finish: [
      ['Bleed-out', 'a black bead of 1/8 to 3/8 in is covered with matching granules'],
      ['End laps', 'they are 6 in, with clipped corners, 18 in away from the base laps'],
      ['Turn-ups', 'two plies stand 8 in high under a bar or counterflashing'],
      ['Inside and outside corners', 'the gusset was set before the cap'],
      ['Metal flanges', 'they are primed and have two stripping plies, without a fishmouth'],
      ['Adhesive spread', 'there is no soft pool and no dry void under the heel'],
      ['Granule cover', 'the color is even, and carts have scuffed none off'],
    ],
    covered: ['Base height', 'Corner gusset', 'Stripping ply'],
    proofs: [
      ['Lap probe', 'all side and end laps', 'the probe does not enter'],
      ['Tapping for voids', 'a 5 ft grid', 'it sounds solid'],
      ['Adhesive used', 'gallons divided by squares', '1.5 to 2.5 a ply'],
      ['Plug core with repair', '1 per 100 SQ, if agreed', 'the plies are bonded'],
    ],
    defects: ['Open lap', 'Blister', 'Adhesive solvent bloom', 'Shrinkage at end-laps'],
  },
  yearly: {
    readings: [
      ['Blisters, count and largest in.', 'each roof area', '6 in or on a lap'],
      ['Bare cap, SF', 'drain paths and unit doors', 'growing'],
      ['End-lap gap, in.', 'three marked joints', 'it has grown 1/8'],
      ['Granules at drains, cups', 'each strainer', 'twice last year’s'],
      ['Flashing slip, in.', 'mark on the warm parapet', 'any'],
    ],
    jobOnly: ['Self-adhered film'],
    unseen: [
      'The cap covers base ply, adhesive, and back-nails; voids were judged by sound.',
      'A split that closes in warm weather can be missed until the first cold spell.',
    ],
  },
  seasonal: {
    triggers: [
      ['Cold snap after a mild fall', 'splits over board joints and gaps at end laps'],
      ['Air-conditioning service', 'scuffed lanes, dropped screws, and oil at the feet of units'],
      ['Wind with debris', 'cuts to the mat and a lifted gravel-stop edge'],
      ['Hail of 2 in or more', 'craters with the mat showing, first on brittle old cap'],
      ['Soft cap weeks after a repair', 'solvent trapped by too much adhesive'],
    ],
    signs: {
      spring: [
        ['Lap opened by frost', 'a thin line shows where the bleed-out has let go'],
        ['Bar of granules', 'a crescent of grit lies on the low side of a drain'],
      ],
      summer: [
        ['Sagging flashing', 'a wrinkle lies at the cant of the south parapet'],
        ['Swollen blister', 'the dome is taller at noon than at eight'],
      ],
      fall: [
        ['Cold film lap', 'a putty knife slides under a self-adhered edge and lifts it'],
        ['Shrunken pocket', 'the cement has cracked away from the wall of the pitch pan'],
      ],
      winter: [
        ['Contraction split', 'a straight hairline in the cap is wider at dawn'],
        ['Bite of a snow tool', 'a chip of granules and mat is missing at a step'],
      ],
    },
  },
  views: [
    'Marked end lap 1',
    'South parapet cant',
    'Largest blister, with ruler',
    'Drain and granule silt',
    'Gravel stop, windward corner',
    'Lane to the air handlers',
  ],
}
