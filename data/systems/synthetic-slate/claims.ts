import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a tile split, cracked at a corner or holed. Scuffs and shallow dents in whole tiles are noted with their width.',
    square:
      'Flex each marked tile by its corner at more than 40 °F: a hidden crack opens. Read the slope from boards and write the tile temperature.',
    counts: ['Unlatched', 'Missing'],
    hail: [
      ['Cracked corner or butt', 'edge bright and dry, no chalk in it'],
      ['Star on the back', 'tile lifted: hairline from one point'],
      ['Scuff or dent', 'shine rubbed off, body whole; width measured'],
      ['Hip and ridge pieces', 'split over the bend, where nothing backs them'],
    ],
    wind: [
      ['Corner tiles flipped', 'crease or white stress line above the nail'],
      ['Nail hole stretched', 'slot longer than the head, tile rattles'],
      ['Ridge units', 'lifted, nails drawn, sealant freshly torn'],
      ['Rake row', 'tiles turned, starter shows'],
    ],
    debris: [
      ['Melted friction track', 'glossy line where a limb slid'],
      ['Punched tile', 'hole through tile and underlayment'],
      ['Scratch through color', 'body color differs below the surface'],
    ],
    water: [
      ['Cap sheet below flipped tiles', 'wet, torn or clean'],
      ['Butt gaps', 'wind-blown trace above the head lap'],
      ['Deck by meter', 'wet at the opening only, or along a course'],
    ],
    collateral: [
      'Metal valleys and drip edge',
      'Copper or steel ridge vent',
      'Plastic vent hoods',
      'Skylight cladding',
    ],
    notStorm: [
      ['Cold break from walking', 'clean snap under a boot scuff, winter visit'],
      ['Heat bow', 'raised butts in sun, flat by morning'],
      ['Reflected-heat melt', 'slumped patch opposite a window'],
      ['Molding mark', 'same dimple on many tiles, gate or ejector pin'],
      ['Uneven fade', 'batch-wide patches, surface whole'],
      ['Nail creep', 'shank beside its locator on whole courses'],
      ['Chalk', 'white on the palm, dull, no dent in nearby metal'],
    ],
    care: 'No fasteners through tile faces: batten at ridge and rake, slip a membrane beneath the crack and leave the piece for the manufacturer to see.',
  },
  insurance: {
    components: [
      ['Tiles by slope', 'SQ', 'exposure taped, waste left out'],
      ['Cracked or holed tiles', 'EA', 'by course and slope'],
      ['Hip and ridge units', 'EA', 'molded piece or bent tile'],
      ['Starter tiles', 'LF', 'eave length'],
      ['Underlayment exposed', 'SF', 'product name read from the print'],
      ['Valley and step metal', 'LF', 'metal and girth'],
      ['Ridge vent', 'LF', 'under-tile kind'],
      ['Pipe flashings', 'EA', 'by size'],
    ],
    build: [
      ['Manufacturer and profile', 'mold name and date wheel on the back of a tile'],
      ['Width and blend', 'single or mixed widths; colors counted in a square'],
      ['Exposure', 'five places; listing needs a highest value'],
      ['Fire assembly', 'underlayment print matches the listing: yes or no'],
      ['Nails', 'kind, two or more per tile, in the marked zone'],
    ],
    repairability: [
      ['Draw one tile', 'ripper or flat bar: neighbors stay whole, yes or no'],
      ['Mold still made', 'manufacturer asked with date wheel; answer dated'],
      ['Color beside a weathered tile', 'new tile laid on and photographed'],
      ['Flex at noted temperature', 'three tiles bent by hand: whole or cracked'],
    ],
    photos: [
      'Back of a tile with mold name and date wheel',
      'Crack opened by flexing, thermometer in the picture',
      'Stretched nail hole with ruler',
      'Underlayment print below a drawn tile',
      'Blend of ten tiles with the new sample',
    ],
  },
  warranty: {
    voids: [
      ['Other underlayment than listed', 'print read under a drawn tile'],
      ['Exposure above the table', 'taped more than the slope allows'],
      ['Tiles nailed tight or outside the zone', 'three drawn tiles compared'],
      ['Paint, sealer or solvent cleaning', 'gloss or softened surface'],
    ],
    notice: [
      'Four tiles with date wheels: two failed, two sound',
      'Lot list by slope and the delivery note',
      'Installation temperature log where the roofer kept one',
      'Fade comparison with a tile from the sealed box',
    ],
  },
  leak: {
    principle:
      'Light tiles let wind-blown rain past their butts on low slopes; the underlayment and the metal decide whether it gets in.',
    method: {
      name: 'Mist upslope at 45 degrees, 10 minutes per area',
      text: 'Imitate the wind of the leak: mist from the side it came from, field first at the stain, then each flashing alone, a helper in the attic.',
      cite: 'No ASTM field water test exists for polymer tile. TAS 100 is the laboratory wind-driven rain test behind the idea; order as in ASTM E2128.',
    },
    hypotheses: [
      ['Exposure too long for the slope', 'tape, then mist with the wind', 'wet cap sheet above the head lap'],
      ['Nail hole in the underlayment', 'tile drawn, sheet wiped and wetted', 'drop below at that nail'],
      ['Step flashing hidden short', 'mist beside the wall only', 'wet wall sheathing'],
      ['Valley metal without hem', 'hose on the valley, debris in place', 'water jumps the edge'],
      ['Cold-cracked tile', 'flex and look for light', 'dust washed in a line under it'],
      ['Ridge vent joint', 'mist along the ridge', 'wet slot, dry rafters below'],
      ['Pipe flashing under-lapped', 'water above the flange', 'runs behind the upper edge'],
    ],
    interior: [
      ['Deck joint below a course', 'wet line level with the tile butts'],
      ['Ridge slot', 'drops only in wind from one side'],
      ['Wall top plate', 'wet beside a step, dry elsewhere'],
    ],
    imitators: [
      ['Cold deck under tight tile', 'damp all over, no track'],
      ['Heat-cable meltwater', 'wet at eave on sunny frost days'],
      ['Flue condensate', 'drip beside the stack, acid smell'],
    ],
    moisture:
      'Meter the sheathing with pins from the attic or through a drawn tile. Polymer reads nothing; a damp back of the tile is only dew.',
    closingSteps: 3,
    closed:
      'Mist from the leak’s wind direction stays out for 10 minutes, and the deck reads under 16 % after the next storm from that side.',
  },
}
