import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Grind and rebuild weak concrete found by pull tests', 'SF'],
    ['Treat joints wider than the limit as movement joints', 'LF'],
    ['Apply a vapor primer where the RH test fails', 'SF'],
    ['Replace rotted or loose deck before spraying', 'SF'],
  ],
  weather: 'The plural rig stops in wind, drizzle or within 5 °F of the dew point, and drums are kept warm and dry.',
  priceDriver: 'isocyanate and resin drums, primer and aliphatic topcoat',
  notIncluded: [
    'Indoor drum storage and rig power unless priced',
    'Renewal of the aliphatic finish',
    'Structural crack repair',
  ],
  protection: [
    'Exclusion zone roped, intakes sealed and cars moved before spraying',
    'Edges masked, since overspray cannot be washed away',
  ],
  temporary: [
    'Grind, prime and brush two-part patch compound over the cut',
    'Seal around a new anchor with the same manufacturer’s joint sealant',
    'Cover bare concrete with sheeting until the rig can return',
    'Divert water from an opened joint with foam rod and tape',
  ],
  closeout: [
    'Pull-off results and RH readings by grid',
    'Ratio, temperature and pressure log of the rig',
    'Spark test report with repairs',
    'Average and minimum mils on a map',
  ],
  qualification: [
    'Plural-component operator certified on the rig',
    'Isocyanate program: supplied air, fit test, medical review',
  ],
}
