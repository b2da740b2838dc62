import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a tile that is split, holed, or cracked at a corner. Scuffs and shallow dents in whole tiles are noted with their width.',
    square:
      'Flex each marked tile by its corner at more than 40 °F: a hidden crack opens. Read the slope from boards and write the temperature of the tile.',
    counts: ['Unlatched', 'Missing'],
    hail: [
      ['Cracked corner or butt', 'the edge is bright and dry, without chalk in it'],
      ['Star on the back', 'a lifted tile shows a hairline from one point'],
      ['Scuff or dent', 'the shine is rubbed off and the body whole; write the width'],
      ['Hip and ridge pieces', 'they are split over the bend, where nothing backs them'],
    ],
    wind: [
      ['Corner tiles flipped', 'a crease or white stress line lies above the nail'],
      ['Stretched nail hole', 'the slot is longer than the head, and the tile rattles'],
      ['Ridge units', 'they have lifted, nails are drawn, and sealant is freshly torn'],
      ['Rake row', 'tiles have turned, and the starter shows'],
    ],
    debris: [
      ['Melted friction track', 'there is a glossy line where a limb slid'],
      ['Punched tile', 'a hole goes through tile and underlayment'],
      ['Scratch through the color', 'the body below the surface has another color'],
    ],
    water: [
      ['Cap sheet below flipped tiles', 'it is wet or torn'],
      ['Butt gaps', 'wind-blown rain has left a trace above the head lap'],
      ['Deck by meter', 'it reads wet; say whether at the opening or along a course'],
    ],
    collateral: [
      'Metal valleys and drip edge',
      'Copper or steel ridge vent',
      'Plastic vent hoods',
      'Skylight cladding',
    ],
    notStorm: [
      ['Cold break from walking', 'a clean snap lies under a boot scuff from a winter visit'],
      ['Heat bow', 'butts rise in the sun and are flat by morning'],
      ['Melt from reflected heat', 'a slumped patch lies opposite a window'],
      ['Molding mark', 'many tiles have the same dimple from gate or ejector pin'],
      ['Uneven fade', 'patches follow a batch, and the surface is whole'],
      ['Nail creep', 'the shank lies beside its locator on whole courses'],
      ['Chalk', 'the palm is white, the face is dull, and metal nearby has no dent'],
    ],
    care: 'Put no fastener through the face of a tile: use battens at ridge and rake, slip a membrane beneath the crack, and leave the piece for the manufacturer to see.',
  },
  insurance: {
    components: [
      ['Tiles by slope', 'SQ', 'measure the exposure; leave out waste'],
      ['Cracked or holed tiles', 'EA', 'by course and slope'],
      ['Hip and ridge units', 'EA', 'molded piece or bent tile'],
      ['Starter tiles', 'LF', 'length of the eave'],
      ['Underlayment exposed', 'SF', 'product name read from the print'],
      ['Valley and step metal', 'LF', 'metal and girth'],
      ['Ridge vent', 'LF', 'the kind under tile'],
      ['Pipe flashings', 'EA', 'by size'],
    ],
    build: [
      ['Manufacturer and profile', 'mold name and date wheel on the back of a tile'],
      ['Width and blend', 'single or mixed widths; colors counted in a square'],
      ['Exposure', 'measured at five places; the listing has a highest value'],
      ['Fire assembly', 'does the print on the underlayment match the listing?'],
      ['Nails', 'kind, and two or more to a tile in the marked zone'],
    ],
    repairability: [
      ['Drawing one tile', 'ripper or flat bar: do the neighbors stay whole?'],
      ['Mold still made', 'the manufacturer’s answer to the date wheel, with its date'],
      ['Color beside a weathered tile', 'a new tile laid on and photographed'],
      ['Flex at a noted temperature', 'three tiles bent by hand: whole or cracked?'],
    ],
    photos: [
      'Back of a tile with mold name and date wheel',
      'Crack opened by flexing, thermometer in the picture',
      'Stretched nail hole with ruler',
      'Print on the underlayment below a drawn tile',
      'Blend of ten tiles with the new sample',
    ],
  },
  warranty: {
    voids: [
      ['Underlayment other than the listed one', 'read the print under a drawn tile'],
      ['Exposure above the table', 'measure it against what the slope allows'],
      ['Tiles nailed tight or outside the zone', 'compare three drawn tiles'],
      ['Paint, sealer, or solvent cleaning', 'look for gloss or a softened surface'],
    ],
    notice: [
      'Four tiles with date wheels: two failed, two sound',
      'The lot list by slope and the delivery note',
      'The log of installation temperatures, where the roofer kept one',
      'A comparison of the fade with a tile from the sealed box',
    ],
  },
  leak: {
    principle:
      'Light tiles let wind-blown rain past their butts on low slopes; the underlayment and the metal decide whether it gets in.',
    method: {
      name: 'Mist upslope at 45 degrees, 10 minutes for each area',
      text: 'Imitate the wind of the leak: mist from the side it came from, first the field at the stain, then each flashing alone, with a helper in the attic.',
      cite: 'No ASTM field water test exists for polymer tile. TAS 100 is the laboratory wind-driven rain test behind the idea; order as in ASTM E2128.',
    },
    hypotheses: [
      [
        'Exposure too long for the slope',
        'measure it, then mist with the wind',
        'the cap sheet is wet above the head lap',
      ],
      ['Nail hole in the underlayment', 'draw a tile, wipe the underlayment, and wet it', 'a drop falls at that nail'],
      ['Step flashing too short', 'mist beside the wall only', 'the wall sheathing is wet'],
      ['Valley metal without a hem', 'hose the valley with its debris', 'water jumps the edge'],
      ['Tile cracked by cold', 'flex it and look for light', 'dust is washed in a line under it'],
      ['Ridge vent joint', 'mist along the ridge', 'the slot is wet and the rafters below dry'],
      ['Pipe flashing lapped wrong', 'pour water above the flange', 'it runs behind the upper edge'],
    ],
    interior: [
      ['Deck joint below a course', 'a wet line is level with the butts of the tiles'],
      ['Ridge slot', 'drops fall only with wind from one side'],
      ['Wall top plate', 'it is wet beside one step and dry elsewhere'],
    ],
    imitators: [
      ['Cold deck under tight tile', 'it is damp all over, without a track'],
      ['Meltwater from heat cable', 'the eave is wet on sunny days with frost'],
      ['Flue condensate', 'it drips beside the stack and smells of acid'],
    ],
    moisture:
      'Read the sheathing with pins from the attic or through a drawn tile. Polymer gives no reading, and a damp back of a tile is only dew.',
    closingSteps: 3,
    closed:
      'Mist from the direction of the leak’s wind stays out for 10 minutes, and the deck reads under 16 percent after the next storm from that side.',
  },
}
