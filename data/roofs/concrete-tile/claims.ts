import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count each tile that is cracked through or has a corner struck off with a pale, clean break. Spatter marks on the slurry are only noted.',
    square:
      'Step on the lower third above the head lap, or use boards. Tap doubtful tiles with a knuckle: a cracked one buzzes.',
    counts: ['Unseated', 'Missing'],
    hail: [
      ['Leading corner broken', 'the break is pale gray, and sand grains are bright'],
      ['Crack across the pan', 'it ends under the next tile; open it to see'],
      ['Head or side lock', 'a rib is snapped inside the joint; lift the tile to find it'],
      ['Spatter on the slurry', 'clean rings show direction, and the tile is sound'],
    ],
    wind: [
      ['Rake and ridge units', 'they rattle, have turned, or are gone, with nail or foam freshly torn'],
      ['Eave row', 'it has lifted off the fascia metal, and clips are bent'],
      ['Foam or mortar bond', 'the pad stays on one face only, and the break is clean'],
      ['Lugs over the batten', 'the tile was lifted off and set down askew'],
    ],
    debris: [
      ['Straight break under a limb', 'several tiles are broken on one line, with bark in it'],
      ['Pierced cap sheet', 'there is a hole below a shattered group'],
      ['Ridge piece blown off', 'it has left a scar in the field below'],
    ],
    water: [
      ['Battens at unseated rows', 'the upper edge is wet, and rubble blocks the weeps'],
      ['Cap sheet at the openings', 'it is wet or torn'],
      ['Rake channel', 'sand is washed to its end, with an overflow mark on the barge board'],
    ],
    collateral: ['Lead or metal jacks', 'Fascia metal', 'Attic vents of tile shape', 'Painted barge boards'],
    notStorm: [
      ['Heel break', 'a lower corner is gone beside a walking line, with no mark on metal'],
      ['Slurry erosion', 'sand shows evenly on all faces of that age'],
      ['Handling chip', 'the edge is painted over or coated with slurry dust'],
      ['White haze', 'the lime bloom brushes off, and the tile is whole'],
      ['Nail-hole crack', 'it starts at an overdriven screw and holds old dirt'],
      ['Settlement break', 'a diagonal line crosses many rows over one rafter'],
      ['Casting flaw', 'a rounded void has a coated surface'],
    ],
    care: 'Slip metal below a broken tile rather than smear mastic over it. Take a wind-loosened ridge down to the ground; do not leave it on the slope.',
  },
  insurance: {
    components: [
      ['Field tile by slope', 'EA', 'rows times tiles per row; note the interlock width'],
      ['Cracked or struck tiles', 'EA', 'by row number and slope'],
      ['Ridge, hip, and rake trim', 'EA', 'note V or barrel form'],
      ['Foam or mortar bed', 'LF', 'ridge and hip that let go'],
      ['Battens', 'LF', 'broken or wet lengths'],
      ['Cap sheet or felt', 'SF', 'pierced area with a lap around it'],
      ['Eave metal and bird stop', 'LF', 'closed or open eave'],
      ['Clips and screws', 'EA', 'per tile in each zone'],
    ],
    build: [
      ['Profile', 'flat, low, or high barrel; cover width over three tiles'],
      ['Weight', 'one dry tile on a scale, pounds'],
      ['Plant and date code', 'read from the underside'],
      ['Attachment', 'screw, nail, foam, or lug only, in field and edge'],
      ['Head lap', 'measured at five spots; write the least'],
    ],
    repairability: [
      ['Unlocking one tile', 'do the neighbors stay whole when it is drawn?'],
      ['Profile in production', 'the plant’s answer to the code, with its date'],
      ['Tiles of two manufacturers together', 'do the locks nest within 1/8 in?'],
      ['Cap sheet underfoot', 'does it flex without cracking at the opening?'],
    ],
    photos: [
      'Pale break of a corner beside an old one',
      'Underside code and lock ribs',
      'Row map with numbered breaks',
      'Foam pad left at a lost ridge piece',
      'Scale with one dry tile',
    ],
  },
  warranty: {
    voids: [
      ['Coating or paint over the field', 'look for glued locks and bridged weeps'],
      ['Extra load', 'look for solar rails or units set on tile without standoffs'],
      ['Acid or high-pressure wash', 'look for loose sand on the palm'],
      ['Unlisted foam or missing clips', 'open the edge zone at three tiles'],
    ],
    notice: [
      'Two sound and two failed tiles with their underside codes',
      'The delivery ticket or invoice that shows profile and plant',
      'A count of failed tiles by slope, with the dates on which they were found',
      'A photograph of the fasteners where a tile was lifted',
    ],
  },
  leak: {
    principle:
      'Rain passes a short head lap or a broken lock onto the cap sheet, is held up by battens, and enters at the first nail.',
    method: {
      name: 'Two-gallon flush of the batten channel, then valley and field by hose',
      text: 'Flush each channel above the stain and time how long it drains. Then test the valley metal by itself, the field next, and wall pans last.',
      cite: 'No ASTM field standard exists for interlocking tile; the sequence of ASTM E2128 (walls) is followed.',
    },
    hypotheses: [
      [
        'Head lap under 3 in',
        'spray upslope from the direction of the wind',
        'water shows on the cap sheet at the lock',
      ],
      ['Snapped lug, slid tile', 'measure the gap against the next row', 'light passes at the head'],
      ['Batten dam', 'flush with two gallons', 'water stands above the batten after a minute'],
      ['Nail through the cap sheet', 'open the sheet at the wet batten', 'there is a ring of rust and swollen felt'],
      ['Blocked valley pan', 'hose the valley alone', 'it overflows under the cut tiles'],
      ['Side wall pan that ends short', 'follow the pan to the eave', 'water runs behind the stucco stop'],
      ['Vent flashing set wrong', 'pour water at the upper flange', 'it runs below instead of over the tile'],
    ],
    interior: [
      ['Stain in a level line', 'it matches the spacing of the battens'],
      ['Drip under the ridge', 'it is wet where the foam or roll has opened'],
      ['Stucco wall below a pan', 'a damp patch widens downward'],
    ],
    imitators: [
      ['Air handler pan in the attic', 'it is wet without rain, in the cooling season'],
      ['Wet stucco above the roof', 'the wall gets wet first in the spray, and the roof stays dry'],
      ['Irrigation on a low eave', 'it is wet at dawn, on schedule'],
    ],
    moisture:
      'Read batten and sheathing with pins and write down the species. The concrete itself holds water, so a damp tile proves nothing.',
    closingSteps: 2,
    closed:
      'The flush drains within a minute and stays out, and the batten matches a dry reference after the next wind-driven rain.',
  },
}
