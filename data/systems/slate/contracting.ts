import type { SystemContracting } from '../types'

export const contracting: SystemContracting = {
  hidden: [
    ['Rehang slates from iron nails on copper', 'SQ'],
    ['Replace split or gapped sheathing boards', 'SF'],
    ['Supply matching salvage slate beyond the listed number', 'EA'],
    ['Replace valley copper worn through under the stone', 'LF'],
  ],
  weather: 'Stone is not hung on ice, and soldering stops in wind or rain that chills the seam.',
  priceDriver: 'graded roofing stone, sheet copper and copper nails',
  notIncluded: [
    'Repointing of chimneys and parapets',
    'Snow guards beyond the listed pattern',
    'Ornamental ridge iron and finials',
  ],
  protection: [
    'Hook ladders with padded bearers; no foot on the stone',
    'Boards over glass and porches below every working slope',
  ],
  temporary: [
    'Drive a copper bib under the joint of a broken slate after clearing the pieces',
    'Hang a sound slate from a hook where the nail has let go',
    'Cover an opened hip with lead or membrane dressed over the courses',
    'Net or cordon the ground below stones that may slide',
  ],
  closeout: [
    'Quarry certificate of grade and thickness',
    'Nail and copper weights used',
    'Plan of salvaged and new stone by slope',
    'Spare slates left, counted by size',
  ],
  qualification: [
    'A slater with years on stone named for the work; references of two finished roofs',
    'Sheet-metal worker who solders copper seams',
  ],
}
