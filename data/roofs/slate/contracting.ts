import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Rehang slates from iron nails on copper', 'SQ'],
    ['Replace split or gapped sheathing boards', 'SF'],
    ['Supply matching salvage slate beyond the listed number', 'EA'],
    ['Replace valley copper worn through under the slate', 'LF'],
  ],
  weather: 'Slate is not hung over ice, and soldering stops in wind or rain that chills the seam.',
  priceDriver: 'graded roofing stone, sheet copper and copper nails',
  notIncluded: [
    'Repointing of chimneys and parapets',
    'Snow guards beyond the listed pattern',
    'Ornamental ridge iron and finials',
  ],
  protection: [
    'Hook ladders with padded bearers; no one steps on the slate',
    'Boards over glass and porches below every working slope',
  ],
  temporary: [
    'Drive a copper bib under the joint of a broken slate after clearing the pieces',
    'Hang a sound slate from a hook where the nail has let go',
    'Cover an opened hip with lead or membrane dressed over the courses',
    'Net or rope off the ground below slates that may slide',
  ],
  closeout: [
    'Quarry certificate of grade and thickness',
    'Nail and copper weights used',
    'Plan of salvaged and new slate by slope',
    'Spare slates left, counted by size',
  ],
  qualification: [
    'Named slater with years of slate experience; references from two completed roofs',
    'Sheet-metal worker who solders copper seams',
  ],
}
