import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Lay a separation sheet over asphalt or polystyrene that was not shown', 'SF'],
    ['Replace wet board under the vinyl', 'SF'],
    ['Replace brittle unreinforced sheet at the tie-in', 'SF'],
    ['Renew grease-soaked sheet and board beside exhaust fans', 'SF'],
  ],
  weather: 'Old vinyl is neither walked nor cut below freezing, and no seam is welded over moisture or grease film.',
  priceDriver: 'vinyl sheet, KEE sheet at exhausts and plate fasteners',
  notIncluded: [
    'Cleaning of kitchen ducts and fans',
    'Grease containment service',
    'Testing of chemicals not on the manufacturer’s list',
  ],
  protection: [
    'Bitumen, solvent and foam offcuts kept away from new vinyl',
    'Slip sheets under every pallet and sleeper',
  ],
  temporary: [
    'Degrease, wipe with the manufacturer’s cleaner and hot-air weld a round-cornered patch',
    'Lay new sheet over a shattered area and strip it in at sound edges',
    'Bar down a sheet that has pulled from the wall and seal the top',
    'Put absorbent and a sacrificial sheet under leaking exhaust units',
  ],
  closeout: [
    'Weld samples by day, peeled and labeled',
    'Grease plan with KEE areas marked',
    'Separation layers recorded under each area',
    'Sheet manufacturer’s warranty with the chemical list attached',
  ],
  qualification: [
    'Applicator authorized by the vinyl manufacturer',
    'Hand welders tested on corners and pipes before details start',
  ],
}
