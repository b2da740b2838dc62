import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace saturated board below the rubber', 'SF'],
    ['Renew shrunken base flashing with a reinforced strip', 'LF'],
    ['Repair deck under removed ballast', 'SF'],
    ['Replace split wood nailers at curb or edge', 'LF'],
  ],
  weather:
    'Primer, tape and bonding adhesive are used only on dry rubber within the temperatures on the can, and never over dew.',
  priceDriver: 'rubber membrane, splice tape, primer and bonding adhesive',
  notIncluded: [
    'Engineering of deck for returned stone',
    'White coating over black rubber',
    'Grease guards at kitchen exhausts',
  ],
  protection: [
    'Ballast moved in low windrows, never heaped at midspan',
    'Oil and fuel from equipment kept off the membrane on drip trays',
  ],
  temporary: [
    'Wash, dry and prime the tear, then roll on a cured patch with rounded corners',
    'Weight a billowed sheet with bags from the edge inward',
    'Close an open splice with uncured cover tape after cleaning both faces',
    'Reset a pulled flashing with water block under a batten bar',
  ],
  closeout: [
    'Splice log: primer, tape lot, roller used, temperatures',
    'Ballast weight per square foot on a plan',
    'List of T-joints patched and probed',
    'Membrane manufacturer’s warranty with its labor tier',
  ],
  qualification: [
    'Crew approved by the rubber manufacturer for tape splices',
    'Splice foreman who rolls every seam with a 2 in steel roller and checks it',
  ],
}
