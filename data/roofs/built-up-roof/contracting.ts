import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Remove plies beyond the number seen in the cores', 'SQ'],
    ['Replace wet or crumbled insulation below felts', 'SF'],
    ['Replace deck with open joints or decay', 'SF'],
    ['Sample and test felts and mastics for asbestos', 'EA'],
  ],
  weather: 'Felts are not mopped on damp decks, and bitumen that cools below the equiviscous range is not used.',
  priceDriver: 'felts, asphalt by the ton and gravel',
  notIncluded: [
    'Asbestos abatement',
    'Ceiling protection against drips through open joints',
    'Clearing loose gravel from gutters in future years',
  ],
  protection: [
    'Kettle set downwind with a barrier, an extinguisher and an attendant',
    'Wall on the hoist side covered against splashes',
  ],
  temporary: [
    'Spade the gravel back, dry the felt and three-course the split in cement and mesh',
    'Patch a puncture with two plies in cold cement, wider each time',
    'Reset slipped base flashing under a termination bar',
    'Free drains of gravel and fit a strainer',
  ],
  closeout: [
    'Bitumen tickets with softening point and temperatures logged',
    'Ply count proven by cores and refilled',
    'Gravel weight per square',
    'Asbestos lab results kept in the file',
  ],
  qualification: [
    'Named, trained kettle attendant who never leaves while it is lit',
    'Mop crew with burn protection checked each morning',
  ],
}
