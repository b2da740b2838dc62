import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count each tile with a fresh impact break: bright clay in the edge, pieces still on the roof, or a star at the nose.',
    square:
      'Work from a lift, a hook ladder, or padded boards. Count the tiles in the square first, then the broken ones, so that you can state a share.',
    counts: ['Displaced', 'Missing'],
    hail: [
      ['Nose and corner chips', 'the edge is sharp and bright orange, without dirt or algae'],
      ['Star break in the cover', 'lines run from one point on the windward face'],
      ['Pan below the cover', 'it is cracked or holed; lift the cover to see'],
      ['Glaze or slip', 'a crater has a clean body below; crazing from age is fine and even'],
    ],
    wind: [
      ['Covers turned or slid', 'there are bright rub marks and a fresh scrape on the pan'],
      ['Ridge and hip barrels', 'they are off their bed, and the mortar face is freshly broken'],
      ['Eave closures and bird stops', 'they are gone or pushed in, and the eave row rattles'],
      ['Hooks and wire ties', 'they are bent bright; brown rust is older'],
    ],
    debris: [
      ['Row broken below a limb', 'the breaks lie in line with the fall'],
      ['Flying tile', 'pieces of ridge lie in the field below, with a point of impact'],
      ['Gutter and valley rubble', 'it has fresh edges; mossy edges are older. Write how much'],
    ],
    water: [
      ['Two-ply where tiles moved', 'it is torn or cut by pieces'],
      ['Battens and valley pan', 'they are wet above the cut tiles, where the pan overtopped'],
      ['Ceiling below a broken group', 'there is a fresh wet edge by meter'],
    ],
    collateral: ['Copper or lead aprons', 'Chimney cap', 'Clay finials and terminals', 'Gutters under the eave'],
    notStorm: [
      ['Foot break', 'a crack crosses mid-tile in a line to dish, chimney, or vents'],
      ['Frost spall', 'the face has flaked to a rough orange body, worst on wet, shaded rows'],
      ['Old crack', 'the edge is dark, with algae or paint in the break'],
      ['Kiln flaw', 'a check or bubble has smooth sides, and glaze runs into it'],
      ['Slipped from a rusted nail', 'the tile is whole, with a brown nail stub above'],
      ['Mortar shrinkage crack', 'a hairline runs along the ridge bed, with dirt inside'],
      ['Tight spacing', 'corners shell off between tiles that touch in hot hours'],
    ],
    care: 'Weight covers with bags on padded boards. A nail through sound tile makes a second leak, and each row that is walked on breaks tile.',
  },
  insurance: {
    components: [
      ['Field tile by slope', 'EA', 'courses times tiles per course'],
      ['Broken by impact', 'EA', 'by slope, listed by course number'],
      ['Ridge and hip barrels', 'EA', 'measure length and butt width'],
      ['Rake barrels and closures', 'EA', 'left and right apart'],
      ['Eave closures and bird stops', 'EA', 'clay, metal, or mortar'],
      ['Two-ply or cap sheet', 'SF', 'torn or cut area only'],
      ['Valley and pan flashing', 'LF', 'metal and gauge'],
      ['Hooks, ties, and nails', 'EA', 'kind and metal'],
    ],
    build: [
      ['Profile and size', 'mission, S, or interlocking; length, width, and weight of one tile'],
      ['Manufacturer’s stamp on the back', 'name, plant, year, or mold number, photographed'],
      ['Grade', 'ASTM C1167 Grade 1, 2, or 3 by certificate, or unknown'],
      ['Fastening', 'nailed, hooked, tied, or bedded; one row opened'],
      ['Underlayment', 'plies, weight, and condition below three lifted tiles'],
    ],
    repairability: [
      ['Slide and lift of a sound neighbor', 'does the tile come out whole? Count the tries'],
      ['Tile of the same mold', 'manufacturer, salvage yard, or owner’s stock; number found'],
      ['Dry fit of the sample', 'does it lap and lie flat beside the old tile?'],
      ['Relaying on the underlayment', 'does it bend without cracking where it was opened?'],
    ],
    photos: [
      'Break edge with color card, close enough to show dirt or none',
      'Back stamp of a tile with tape',
      'Course map with every broken tile numbered',
      'Two-ply under a lifted group',
      'Reserve pallet with a count',
    ],
  },
  warranty: {
    voids: [
      ['Pressure washing', 'look for slip worn in fans and two-ply full of grit'],
      ['Sealer or paint', 'look for film on the face and moisture spalls beneath'],
      ['Mortar packed in weeps', 'look for an eave or pan channel filled solid'],
      ['Tile glued over breaks', 'look for lines of adhesive instead of new tile'],
    ],
    notice: [
      'Three whole tiles with back stamp, and the pieces of one that failed',
      'The freeze-thaw grade certificate of the batch',
      'A map of failed tiles by slope and course with their share',
      'A letter that says who has walked on the roof since it was installed',
    ],
  },
  leak: {
    principle:
      'Tile sheds most of the water; the underlayment keeps the house dry. Water runs on the two-ply to the next nail, batten, or valley, so the hole is uphill of the drip.',
    method: {
      name: 'Watering can on the bare two-ply, then a hose on the relaid tile',
      text: 'Open an area three courses above the stain. Wet the underlayment from the valley up with the can, and only then the relaid tile with a gentle hose.',
      cite: 'No ASTM field water test covers tile slopes; bottom-to-top isolation is taken from ASTM E2128 for walls.',
    },
    hypotheses: [
      ['Cracked pan tile', 'tap it and wet it: a dark line shows', 'a track is washed in the dust below that tile'],
      ['Two-ply brittle or torn', 'pour the can on the open underlayment', 'a drop falls in the attic under that spot'],
      [
        'Nail hole in the water course',
        'open the underlayment at batten nails',
        'one nail has a ring of rust and wet fibers',
      ],
      ['Valley pan that overtops', 'hose the valley alone, with its debris', 'water climbs over the cut edge'],
      [
        'Lead apron too low',
        'measure its height against the crown of the tile',
        'water runs behind the apron in a hose test',
      ],
      ['Open mortar ridge', 'sponge water along the bed', 'the ridge board is wet and the field dry'],
      ['Blocked pan channel', 'fill the channel with the can', 'water backs up over the batten'],
    ],
    interior: [
      ['Batten or deck line', 'the stain runs level along a batten'],
      ['Valley board', 'it is dark from one side only'],
      ['Plaster below', 'a clear ring is today’s rain; a tan one has crossed old felt'],
    ],
    imitators: [
      ['Salt bloom on a chimney', 'the brick is white, and the roof is dry'],
      ['Water tank or solar heater line', 'it drips warm, without rain'],
      ['Nest in a barrel', 'the stain has straw in it, and the underlayment has no hole'],
    ],
    moisture:
      'Put the pins into battens and deck, never into tile: clay soaks up rain and reads wet for days. Compare with a batten in a dry bay.',
    closingSteps: 3,
    closed:
      'Underlayment and tile stay dry under can and hose, two rains have passed, and the batten reads like its dry neighbor.',
  },
}
