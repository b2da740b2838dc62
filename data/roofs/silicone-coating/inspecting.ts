import type { SystemInspecting } from '@/data/shared/system'

export const inspecting: SystemInspecting = {
  before: {
    substrate: [
      ['Membrane to be coated', 'its kind and age are known, it holds to the deck, and no seam is open'],
      ['Wet board', 'the scan is drawn and cut-outs are marked; nothing wet will be sealed in'],
      ['Asphalt surfaces', 'the bleed test was seen, and blocking primer is in the scope'],
      ['Earlier coatings', 'silicone, acrylic, or aluminum is named, and peel tests prove each layer holds'],
      ['Ponds', 'the manufacturer has depth and outline and has accepted them in writing', 'criterion'],
      ['Walls, curbs, and drains', 'movement joints and loose metal are fixed before washing'],
    ],
    tests: [
      ['Peel strip with and without primer', '5 places, full cure', 'manufacturer’s lb/in, or film tears'],
      ['Infrared, then cores', 'whole roof, wet and dry core', 'dry where coated'],
      ['White cloth after washing', 'each 1,000 sf', 'clean'],
      ['Bleed patch on asphalt', '2, for a warm week', 'no tan stain'],
    ],
    loading: [
      ['Pail labels', 'they show high-solids or solvent grade as specified; solids and lot are written down'],
      ['Gallons on site', 'the full pails cover the mil table, with texture and waste'],
      ['Shelf life', 'moisture-cure pails are sealed, and pails with skin are discarded'],
      ['Primers, mastic, and fabric', 'they are on the coating manufacturer’s list'],
      ['Slip plan', 'wet zone, exit route, and spiked covers are set before a pail is opened'],
    ],
    hold: [
      'The peel test fails on a layer with every primer tried.',
      'There is no letter from the manufacturer for ponded areas.',
      'Rain, dew, or fog is due before the film skins over.',
      'Cars, glass, or air intakes downwind are not covered for spraying.',
    ],
  },
  after: {
    finish: [
      ['Field film', 'raking light shows no holiday, run, or thin stripe'],
      ['Three-course seams', 'the fabric is flat with no dry weave, and the edges are feathered'],
      ['Screw caps', 'there is a whole dome on every head'],
      ['Walls and curbs', 'the film reaches 8 in up or the counterflashing, with a straight stop line'],
      ['Drains', 'they are coated to the ring, and the strainer is free'],
      ['Walk lanes', 'grit runs to every unit and to the hatch'],
      ['Hatch sign', 'it says that only silicone may be used for repairs and that the roof is slippery when wet'],
    ],
    covered: ['Seam fabric', 'Wall termination', 'Fastener caps', 'Drain bowl'],
    proofs: [
      ['Slit for dry mils', '1 per 1,000 sf, patched', '90 percent of contract'],
      ['Peel after cure', '5 places', 'the film tears first'],
      ['Gallons, pails emptied', 'by area', 'equals the mil table'],
      ['Wet-film notes', 'every 500 sf', 'on the map'],
    ],
    defects: ['Pinholes', 'Low film build', 'Adhesive peel', 'Bleed-through'],
  },
  yearly: {
    readings: [
      ['Dry mils', 'six marked slits, from year 5', '20 percent under contract'],
      ['Peel beside the deepest pond', '1 flap', 'it lifts clean'],
      ['Reflectance', 'four marked spots, washed', 'below the warranty figure'],
      ['Foreign patches, count', 'units and conduits', 'any'],
      ['Slick lane, LF', 'walk lanes, wetted', 'any bare'],
    ],
    jobOnly: ['Gutter-side peel line'],
    unseen: [
      'The old roof cannot be seen through the film; its seams show only where they move.',
      'Bond is known only at the cut flaps; dirty or damp spots may lie between them.',
    ],
  },
  seasonal: {
    triggers: [
      ['Sign, cable, or unit crew on the roof', 'acrylic or asphalt sealant on the film, and cuts around feet'],
      ['First leak since the coating', 'whether water runs above or below the film: cut a flap'],
      ['A straight line appears', 'the lap below, which has moved; measure before you bridge it'],
      ['Pond deeper than the letter allows', 'the drain, settled board, or a new dam'],
      ['Someone has slipped', 'grit lanes, dew hours, and the hatch sign'],
    ],
    signs: {
      spring: [
        ['Pond ring', 'there is a line of silt with tight film below'],
        ['Split that shows through', 'a ridge with a gray center stands above an old lap'],
      ],
      summer: [
        ['Noon bubble', 'a soft dome stands over an old wet spot'],
        ['Oil bleed', 'a tan cloud shows where asphalt was not blocked'],
      ],
      fall: [
        ['Tannin stain', 'a brown leaf print does not rinse off'],
        ['Worn grit', 'the lane shines while it is still dry'],
      ],
      winter: [
        ['Ice cut', 'a crescent-shaped slit with clean edges lies at a drain'],
        ['Frost on the film', 'the white roof looks dry; stay off'],
      ],
    },
  },
  views: [
    'Slit station 1',
    'Deepest pond and flap',
    'Old lap in low sun',
    'Largest unit, film at its feet',
    'Grit lane from the hatch',
    'Drain bowl and strainer',
  ],
}
