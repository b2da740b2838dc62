import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace wet insulation shown by the moisture scan', 'SF'],
    ['Replace rusted or punctured steel deck', 'SF'],
    ['Add tapered insulation where water stands after 48 hours', 'SF'],
    ['Replace rotted perimeter nailers', 'LF'],
  ],
  weather:
    'Sheet is not welded on damp or frosty surfaces; a test weld is made each morning, at noon and after each temperature change.',
  priceDriver: 'TPO sheet, polyiso board and fasteners',
  notIncluded: ['Lifting or moving of rooftop units', 'Plumbing below the drain bowl', 'Interior ceiling repairs'],
  protection: [
    'Walk boards over finished white sheet along every haul route',
    'Night seal at each day’s edge, welded or bedded in sealant and weighted',
  ],
  temporary: [
    'Clean and prime the cut, then weld a patch or roll on cover strip that reaches 2 in past it',
    'Ballast a flapping sheet with bags, not loose pavers, and screw a batten bar along the torn row',
    'Clear drains and open scuppers before anything else',
    'Seal a lifted edge with termination bar and water block',
  ],
  closeout: [
    'Weld log with test strips by day and machine',
    'Pull-out test of fasteners and the pattern used by zone',
    'Edge-metal ES-1 test number',
    'Manufacturer’s inspection report and final warranty',
  ],
  qualification: [
    'Applicator approved by the sheet manufacturer for the warranty chosen',
    'Welding operator who makes and peels test strips',
  ],
}
