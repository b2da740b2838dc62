import type { SystemInspecting } from '../types'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Membrane to be coated', 'kind and age proven; fast to the deck, no open seam left'],
      ['Wet board', 'scan drawn, cut-outs marked; nothing wet is sealed in'],
      ['Asphalt surfaces', 'bleed test seen; blocking primer in the scope'],
      ['Earlier coatings', 'silicone, acrylic or aluminum named; peel proves each layer holds'],
      ['Ponds', 'depth and outline given to the manufacturer; acceptance in writing'],
      ['Walls, curbs and drains', 'movement joints and loose metal fixed before washing'],
    ],
    tests: [
      ['Peel strip with and without primer', '5 places, full cure', 'manufacturer’s lb/in or film tears'],
      ['Infrared, then cores', 'whole roof, wet and dry core', 'dry where coated'],
      ['White cloth after wash', 'each 1,000 sf', 'clean'],
      ['Bleed patch on asphalt', '2, warm week', 'no tan stain'],
    ],
    loading: [
      ['Pail labels', 'high-solids or solvent grade as specified; solids and lot written'],
      ['Gallons on site', 'area by mil table, plus texture and waste; counted full'],
      ['Shelf life', 'moisture-cure pails sealed, skins discarded'],
      ['Primers, mastic, fabric', 'same manufacturer’s list as the coating'],
      ['Slip plan', 'wet zone, exit route and spiked covers set before opening a pail'],
    ],
    hold: [
      'Peel fails on any layer, with every primer tried.',
      'Ponded areas have no letter from the manufacturer.',
      'Rain, dew or fog is due inside skin time.',
      'Cars, glass or intakes downwind are not covered for spraying.',
    ],
  },
  after: {
    finish: [
      ['Field film', 'no holiday, runs or thin stripes in raking light'],
      ['Three-course seams', 'fabric flat, no dry weave, edges feathered'],
      ['Screw caps', 'whole dome on every head'],
      ['Walls and curbs', '8 in up or to counterflashing, square stop line'],
      ['Drains', 'coated to the ring, strainer free'],
      ['Walk lanes', 'grit to every unit and the hatch'],
      ['Hatch sign', '“silicone repairs only” and slippery-when-wet'],
    ],
    covered: ['Seam fabric', 'Wall termination', 'Fastener caps', 'Drain bowl'],
    proofs: [
      ['Slit for dry mils', '1 per 1,000 sf, patched', '90 percent of contract'],
      ['Peel after cure', '5 places', 'film tears first'],
      ['Gallons, pails emptied', 'by area', 'equals mil table'],
      ['Wet-film notes', 'every 500 sf', 'on the map'],
    ],
    defects: ['Pinholes', 'Low film build', 'Adhesive peel', 'Bleed-through'],
  },
  yearly: {
    readings: [
      ['Dry mils', 'six marked slits, year 5 on', 'under contract by 20 percent'],
      ['Peel beside the deepest pond', '1 flap', 'lifts clean'],
      ['Reflectance', 'four marked spots, washed', 'below warranty figure'],
      ['Foreign patches, count', 'units and conduits', 'any'],
      ['Slick lane, LF', 'walk lanes, wetted', 'any bare'],
    ],
    jobOnly: ['Gutter-side peel line'],
    unseen: [
      'The old roof cannot be seen through film; its seams show only where they move.',
      'Bond is known at the cut flaps only; dirty or damp spots may lie between them.',
    ],
  },
  seasonal: {
    triggers: [
      ['Sign, cable or unit crew on the roof', 'acrylic or asphalt sealant on film, cuts around feet'],
      ['First leak since coating', 'cut a flap: water above or below the film'],
      ['A straight line appears', 'lap below has moved; measure before bridging'],
      ['Pond deeper than the letter', 'drain, settled board or new dam'],
      ['Someone slipped', 'grit lanes, dew hours and hatch sign'],
    ],
    signs: {
      spring: [
        ['Pond ring', 'silt line with film tight below'],
        ['Telegraphed split', 'ridge above an old lap with a gray center'],
      ],
      summer: [
        ['Noon bubble', 'soft dome over an old wet spot'],
        ['Oil bleed', 'tan cloud where asphalt was not blocked'],
      ],
      fall: [
        ['Tannin stain', 'brown leaf print that does not rinse off'],
        ['Worn grit', 'lane shines while still dry'],
      ],
      winter: [
        ['Ice cut', 'crescent slit at a drain with clean edges'],
        ['Frost on film', 'white roof that looks dry; stay off'],
      ],
    },
  },
  views: [
    'Slit station 1',
    'Deepest pond and flap',
    'Old lap, low sun',
    'Largest unit, film at feet',
    'Grit lane from the hatch',
    'Drain bowl and strainer',
  ],
}
