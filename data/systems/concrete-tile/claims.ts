import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count each tile cracked through or with a corner struck off and a pale, clean core; spatter marks on the slurry are noted only.',
    square:
      'Step on the lower third above the head lap or use boards. Tap doubtful tiles with a knuckle: a cracked one buzzes.',
    counts: ['Unseated', 'Missing'],
    hail: [
      ['Leading corner broken', 'pale gray core, sand grains bright'],
      ['Crack across the pan', 'ends under the next tile; opened to see'],
      ['Head or side lock', 'rib snapped inside the joint, found on lifting'],
      ['Spatter on the slurry', 'clean rings show direction, tile sound'],
    ],
    wind: [
      ['Rake and ridge units', 'rattle, turned or gone; nail or foam freshly torn'],
      ['Eave row', 'lifted off the fascia metal, clips bent'],
      ['Foam or mortar bond', 'paddy left on one face only, break clean'],
      ['Lugs over the batten', 'tile lifted off and set down askew'],
    ],
    debris: [
      ['Straight break under a limb', 'several tiles on one line, bark in it'],
      ['Cap sheet pierced', 'hole below a shattered group'],
      ['Flown ridge piece', 'landing scar in the field below'],
    ],
    water: [
      ['Battens at unseated rows', 'wet upper edge, weeps blocked by rubble'],
      ['Cap sheet at the openings', 'wet, torn or dry and dusty'],
      ['Rake channel', 'sand washed to the end, overflow mark on the barge'],
    ],
    collateral: ['Lead or metal jacks', 'Fascia metal', 'Attic vents of tile shape', 'Painted barge boards'],
    notStorm: [
      ['Heel break', 'lower corner gone beside a walking line, no mark on metal'],
      ['Slurry erosion', 'sand shows evenly on all faces of that age'],
      ['Handling chip', 'edge painted over or coated with slurry dust'],
      ['White haze', 'lime bloom, brushes off, tile whole'],
      ['Nail-hole crack', 'starts at an overdriven screw, old dirt in it'],
      ['Settlement break', 'diagonal line through many rows over one rafter'],
      ['Casting flaw', 'rounded void with a coated surface'],
    ],
    care: 'Slip metal below a broken unit rather than smear mastic over it; a wind-loose ridge is taken down to the ground, not left on the slope.',
  },
  insurance: {
    components: [
      ['Field tile by slope', 'EA', 'rows times tiles per row, interlock width'],
      ['Cracked or struck units', 'EA', 'by row number and slope'],
      ['Ridge, hip and rake trim', 'EA', 'V or barrel form noted'],
      ['Foam or mortar bed', 'LF', 'of ridge and hip that let go'],
      ['Battens', 'LF', 'broken or wet lengths'],
      ['Cap sheet or felt', 'SF', 'pierced area with a lap around it'],
      ['Eave metal and bird stop', 'LF', 'closed or open eave'],
      ['Clips and screws', 'EA', 'per tile in each zone'],
    ],
    build: [
      ['Profile', 'flat, low or high barrel; cover width at three tiles'],
      ['Weight', 'one dry tile on a scale, pounds'],
      ['Plant and date code', 'read from the underside'],
      ['Attachment', 'screw, nail, foam or lug only, in field and edge'],
      ['Head lap', 'measured on five spots, least one written'],
    ],
    repairability: [
      ['Unlock one unit', 'neighbors stay whole when it is drawn: yes or no'],
      ['Profile in production', 'plant asked by code; answer and date'],
      ['Run of two manufacturers together', 'locks nest within 1/8 in: yes or no'],
      ['Cap sheet under foot', 'flexes without cracking at the opening'],
    ],
    photos: [
      'Pale core of a broken corner beside an old one',
      'Underside code and lock ribs',
      'Row map with numbered breaks',
      'Foam paddy left at a lost ridge piece',
      'Scale with one dry tile',
    ],
  },
  warranty: {
    voids: [
      ['Coating or paint over the field', 'locks glued, weeps bridged'],
      ['Extra load', 'solar rails or units set on tile without standoffs'],
      ['Acid or high-pressure wash', 'sand loose on the palm'],
      ['Unlisted foam or missing clips', 'edge zone opened at three tiles'],
    ],
    notice: [
      'Two sound and two failed units with their underside codes',
      'Delivery ticket or invoice that shows profile and plant',
      'Count of failed units per slope with dates of finding',
      'Photo of fasteners where a tile was lifted',
    ],
  },
  leak: {
    principle:
      'Rain passes a short head lap or broken lock onto the cap sheet, is held up by battens, and enters at the first nail.',
    method: {
      name: 'Two-gallon flush of the batten channel, then valley and field by hose',
      text: 'Flush each channel above the stain and time how long it drains. Then the valley metal by itself, the field next, wall pans last.',
      cite: 'No ASTM field standard exists for interlocking tile; the sequence of ASTM E2128 (walls) is followed.',
    },
    hypotheses: [
      ['Head lap under 3 in', 'spray upslope with wind direction set', 'water seen on the cap sheet at the lock'],
      ['Snapped lug, tile crept', 'gap measured against the next row', 'light passes at the head'],
      ['Batten dam', 'two-gallon flush', 'water stands above the batten after a minute'],
      ['Nail through the cap sheet', 'sheet opened at the wet batten', 'ring of rust and swollen felt'],
      ['Valley pan blocked', 'hose on the valley alone', 'overflow under the cut tiles'],
      ['Side wall pan ends short', 'pan followed to the eave', 'water behind the stucco stop'],
      ['Vent flashing turned wrong', 'water at the upper flange', 'runs below instead of over the tile'],
    ],
    interior: [
      ['Stain in a level line', 'matches the spacing of battens'],
      ['Drip under the ridge', 'foam or roll at the ridge opened'],
      ['Stucco wall below a pan', 'damp patch widens downward'],
    ],
    imitators: [
      ['Air handler pan in the attic', 'wet without rain, in the cooling season'],
      ['Wet stucco above the roof', 'roof dry, wall wets first in the spray'],
      ['Irrigation on a low eave', 'wet at dawn, on schedule'],
    ],
    moisture:
      'Read batten and sheathing with pins and write the species. The cement body itself holds water, so a damp tile proves nothing.',
    closingSteps: 2,
    closed:
      'The flush drains within a minute and stays out, and the batten matches a dry reference after the next wind-driven rain.',
  },
}
