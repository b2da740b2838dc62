import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Shim or plane the deck to the flatness that the panel manufacturer asks for', 'SF'],
    ['Replace decayed purlin or batten under the old panels', 'LF'],
    ['Separate dissimilar metal found at a valley or wall with new flashing', 'LF'],
    ['Replace sheathing that no longer holds clip screws', 'SF'],
  ],
  weather:
    'Long panels are not lifted or hemmed in gusts above the limit set by the foreman, and no one walks panels with dew or frost on them.',
  priceDriver: 'steel or aluminum coil, trim stock and clips',
  notIncluded: [
    'Snow retention that is not listed by rail count',
    'Lightning protection and its bonding',
    'Insulation or vapor retarder below the deck',
  ],
  protection: [
    'Panels cut with shears or nibbler; hot sparks from abrasive wheels kept off the finish',
    'Metal shavings blown off painted panels at the end of each day',
  ],
  temporary: [
    'Hold a loose panel down with sandbags or with clamps on the ribs, without a screw through the panel',
    'Bridge a split seam with reinforced butyl tape after the pan is dried and wiped',
    'Cover the hole of a backed-out screw with a butyl patch, and leave new screws to the repair',
    'Cover a lost ridge with membrane held by weights and clamps, not by screws',
  ],
  closeout: [
    'Coil tag with alloy, gauge, coating and paint system',
    'Panel layout with clip spacing for field, edge and corner',
    'Touch-up paint of the same lot',
    'Finish and weathertightness warranties, each with its own term',
  ],
  qualification: [
    'Seamer operator trained on the profile, with the machine set on a test pan',
    'Shop drawings of eave, ridge and valley read before trim is bent',
  ],
}
