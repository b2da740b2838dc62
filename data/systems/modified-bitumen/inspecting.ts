import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Deck kind and fastening', 'wood, steel or lightweight fill named; base nail or board chosen for it'],
      ['Lightweight concrete', 'base-ply fasteners hold; vents drawn where fill is damp'],
      ['Concrete to be primed', 'cured, broom-clean, no laitance'],
      ['Cants and wall backing', 'every turn-up has one and a nailable top'],
      ['Slope in the back-nail range', 'nailers drawn across the run where needed'],
      ['Old asphalt surface', 'spudded, blisters cut, swept; asbestos result on file'],
    ],
    tests: [
      ['Base fastener withdrawal', '10, worst deck bays', 'uplift table'],
      ['Plastic sheet on concrete', '1 per 50 SQ, overnight', 'no drops'],
      ['Self-adhered tack on primer', '1 each lot', 'primer stays, ply splits'],
      ['Core of old plies', '1 per area', 'dry, count noted'],
    ],
    loading: [
      ['Roll lots', 'same lot to an area, upright on pallets, warmed above 50 °F'],
      ['Granule color', 'two rolls compared in daylight with the sample'],
      ['Adhesive pails', 'grade for the season, lids tight, gallons for the measured squares'],
      ['Release film bags', 'on the roof, so film is never laid under a lap'],
      ['Stripping ply and primer', 'enough for both plies at every flange'],
    ],
    hold: [
      'Moisture drops form under the plastic, or base nails pull out.',
      'Rolls are cold, flattened or delaminated at the ends.',
      'Occupied rooms cannot be closed from solvent odor.',
      'An asbestos result for old felts or cement is still open.',
    ],
  },
  after: {
    finish: [
      ['Bleed-out', 'black bead 1/8 to 3/8 in, covered with matching granules'],
      ['End laps', '6 in, corners clipped, staggered 18 in from base laps'],
      ['Turn-ups', 'two plies, 8 in high, bar or counterflashing'],
      ['Inside and outside corners', 'gusset set before the cap'],
      ['Metal flanges', 'primed, two stripping plies, no fishmouth'],
      ['Adhesive spread', 'no soft pool or dry void under the heel'],
      ['Granule cover', 'even color, none scuffed off by carts'],
    ],
    covered: ['Base height', 'Corner gusset', 'Stripping ply'],
    proofs: [
      ['Lap probe', 'all side and end laps', 'no entry'],
      ['Tap round', '5 ft grid', 'solid'],
      ['Adhesive used', 'gallons over squares', '1.5 to 2.5 a ply'],
      ['Plug core with repair', '1 per 100 SQ, if agreed', 'plies bonded'],
    ],
    defects: ['Open lap', 'Blister', 'Adhesive solvent bloom', 'Shrinkage at end-laps'],
  },
  yearly: {
    readings: [
      ['Blisters, count and largest in.', 'each roof area', '6 in or on a lap'],
      ['Bare cap, SF', 'drain paths and unit doors', 'growing'],
      ['End-lap gap, in.', 'three marked joints', '1/8 more'],
      ['Granules at drains, cups', 'each strainer', 'double last year'],
      ['Flashing slip, in.', 'mark on warm parapet', 'any'],
    ],
    jobOnly: ['Self-adhered film'],
    unseen: [
      'Base ply, adhesive and back-nails are covered by the cap; voids are judged by sound.',
      'A split that closes in warm weather can be missed until the first cold spell.',
    ],
  },
  seasonal: {
    triggers: [
      ['Cold snap after a mild fall', 'splits over board joints and end-lap gaps'],
      ['Air-conditioning service', 'scuffed lanes, dropped screws, oil at unit feet'],
      ['Wind with debris', 'cuts to the mat and lifted gravel-stop edge'],
      ['Hail of 2 in or more', 'craters with mat showing, brittle old cap first'],
      ['Soft cap weeks after a repair', 'solvent trapped by too much adhesive'],
    ],
    signs: {
      spring: [
        ['Frost-opened lap', 'thin line where bleed-out has let go'],
        ['Granule bar', 'crescent of grit at the low side of a drain'],
      ],
      summer: [
        ['Sagging flashing', 'wrinkle at the cant on the south parapet'],
        ['Swollen blister', 'dome taller at noon than at eight'],
      ],
      fall: [
        ['Cold film lap', 'self-adhered edge lifts when a putty knife slides under'],
        ['Shrunk pocket', 'cement cracked from the pitch-pan wall'],
      ],
      winter: [
        ['Contraction split', 'straight hairline in the cap, wider at dawn'],
        ['Snow tool bite', 'chip of granules and mat at a step'],
      ],
    },
  },
  views: [
    'Marked end lap 1',
    'South parapet cant',
    'Largest blister, ruled',
    'Drain and granule silt',
    'Gravel stop, windward corner',
    'Lane to the air handlers',
  ],
}
