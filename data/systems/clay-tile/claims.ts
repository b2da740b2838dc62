import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count each tile with a fresh impact break: bright clay in the edge, pieces still on the roof, or a star at the nose.',
    square:
      'Work from a lift, hook ladder or padded boards. Count tiles in the square first, then broken ones, so that a share can be stated.',
    counts: ['Displaced', 'Missing'],
    hail: [
      ['Nose and corner chips', 'sharp edge, bright orange clay, no dirt or algae'],
      ['Star break in the cover', 'lines run from one point on the windward face'],
      ['Pan below the cover', 'cover lifted: pan sound, cracked or holed'],
      ['Glaze or slip', 'crater with clean body below; age crazing is fine and even'],
    ],
    wind: [
      ['Covers turned or slid', 'bright rub marks, fresh scrape on the pan'],
      ['Ridge and hip barrels', 'off their bed, mortar face freshly broken'],
      ['Eave closures and bird stops', 'gone or pushed in, eave row rattles'],
      ['Hooks and wire ties', 'bent bright; brown rust is older'],
    ],
    debris: [
      ['Row broken below a limb', 'breaks lie in line with the fall'],
      ['Flying tile', 'pieces of ridge in the field below, impact point found'],
      ['Gutter and valley rubble', 'weighed or counted per bucket; fresh edges or mossy'],
    ],
    water: [
      ['Two-ply where tiles moved', 'torn, cut by pieces or only dusty'],
      ['Battens and valley pan', 'wet above the cut tiles; pan overtopped'],
      ['Ceiling below broken group', 'fresh wet edge by meter'],
    ],
    collateral: ['Copper or lead aprons', 'Chimney cap', 'Clay finials and terminals', 'Gutters under the eave'],
    notStorm: [
      ['Foot break', 'crack across mid-tile in a line to dish, chimney or vents'],
      ['Frost spall', 'flaked face with rough orange core, worst on wet, shaded rows'],
      ['Old crack', 'edge dark, algae or paint in the break'],
      ['Kiln flaw', 'smooth-sided check or bubble, glaze runs into it'],
      ['Slipped for a rusted nail', 'tile whole, brown nail stub above'],
      ['Mortar shrink crack', 'hairline along the ridge bed, dirt inside'],
      ['Tight spacing', 'corner shell-breaks between touching tiles at hot hours'],
    ],
    care: 'Weight covers with bags on padded boards: a nail through sound terracotta makes a second leak, and each walked row costs tile.',
  },
  insurance: {
    components: [
      ['Field tile by slope', 'EA', 'courses times tiles per course'],
      ['Broken by impact', 'EA', 'per slope, listed by course number'],
      ['Ridge and hip barrels', 'EA', 'length and butt width taped'],
      ['Rake barrels and closures', 'EA', 'left and right apart'],
      ['Eave closures, bird stops', 'EA', 'clay, metal or mortar'],
      ['Two-ply or cap sheet', 'SF', 'torn or cut area only'],
      ['Valley and pan flashing', 'LF', 'metal and gauge'],
      ['Hooks, ties and nails', 'EA', 'kind and metal'],
    ],
    build: [
      ['Profile and size', 'mission, S or interlocking; length, width, weight of one tile'],
      ['Manufacturer’s stamp on the back', 'name, plant, year or mold number photographed'],
      ['Grade', 'ASTM C1167 Grade 1, 2 or 3 by certificate, or unknown'],
      ['Fastening', 'nailed, hooked, tied or bedded; one row opened'],
      ['Underlayment', 'plies, weight and condition below three lifted tiles'],
    ],
    repairability: [
      ['Slide and lift of a sound neighbor', 'tile comes out whole: yes or no, tries counted'],
      ['Tile of the same mold', 'manufacturer, salvage yard or owner’s stock; count found'],
      ['Dry fit of the sample', 'laps and lies flat beside the old tile: yes or no'],
      ['Underlayment bears relaying', 'bends without cracking where opened'],
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
      ['Pressure washing', 'slip worn in fans, two-ply full of grit'],
      ['Sealer or paint', 'film on the face, moisture spalls beneath'],
      ['Mortar packed in weeps', 'eave or pan channel filled solid'],
      ['Tile glued over breaks', 'adhesive lines instead of new tile'],
    ],
    notice: [
      'Three whole tiles with back stamp, and the pieces of one that failed',
      'Freeze-thaw grade certificate of the batch',
      'Map of failed tiles by slope and course with their share',
      'Letter on who walked the roof since it was laid',
    ],
  },
  leak: {
    principle:
      'Tile sheds, the underlayment keeps the house dry. Water runs on the two-ply to the next nail, batten or valley, so the hole is uphill of the drip.',
    method: {
      name: 'Watering can on the bare two-ply, then hose on the relaid tile',
      text: 'Open a field three courses above the stain, wet the paper from valley up by the can, and only then the relaid tile with a gentle hose.',
      cite: 'No ASTM field water test covers tile slopes; bottom-to-top isolation is taken from ASTM E2128 for walls.',
    },
    hypotheses: [
      ['Cracked pan tile', 'tap and wet: dark line shows', 'dust track washed below that tile'],
      ['Two-ply brittle or torn', 'can on the open paper', 'drop in the attic under that spot'],
      ['Nail hole in the water course', 'paper opened at batten nails', 'rust ring and wet fibers at one nail'],
      ['Valley pan overtopped', 'hose on the valley alone, debris left in', 'water climbs the cut edge'],
      ['Lead apron too low', 'apron height against the tile crown measured', 'water behind the apron in a hose test'],
      ['Mortar ridge open', 'sponge water along the bed', 'wet ridge board, dry field'],
      ['Blocked pan channel', 'channel filled by can', 'water backs over the batten'],
    ],
    interior: [
      ['Batten or deck line', 'stain runs level along a batten'],
      ['Valley board', 'dark from one side only'],
      ['Plaster below', 'tan ring means old paper, clear ring means rain of today'],
    ],
    imitators: [
      ['Salt bloom on a chimney', 'white on brick, roof dry'],
      ['Water tank or solar heater line', 'drips without rain, warm'],
      ['Nest in a barrel', 'stain with straw, no opening in paper'],
    ],
    moisture:
      'Pins go into battens and deck, never into tile: terracotta soaks up rain and reads wet for days. Compare with a batten in a dry bay.',
    closingSteps: 3,
    closed:
      'Paper and tile stay dry under can and hose, two rains have passed, and the batten reads like its dry neighbor.',
  },
}
