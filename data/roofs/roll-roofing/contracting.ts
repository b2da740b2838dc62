import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace rotted porch or shed boards', 'SF'],
    ['Remove a second roll layer found at the rake', 'SQ'],
    ['Replace a soft rafter tail or ledger', 'LF'],
    ['Build up slope where the deck runs below 1:12', 'SF'],
  ],
  weather: 'Rolls are warmed flat before laying, and lap cement is not spread on wet, icy or dusty felt.',
  priceDriver: 'mineral rolls, lap cement and base felt',
  notIncluded: [
    'Rebuilding of the porch or shed below',
    'Use of the finished roof as a deck or for storage',
    'Matching of an older mineral shade',
  ],
  protection: [
    'Porch furniture and plants moved from under the work by Owner',
    'Cement wiped from siding before it skins',
  ],
  temporary: [
    'Re-bed an open lap in cement and nail it under a cover strip',
    'Cement a mineral patch over a puncture, lapped with the slope',
    'Batten the rake where wind has rolled the sheet back',
    'Tarp the whole small roof from wall to eave',
  ],
  closeout: [
    'Single or double coverage, as laid, with initials',
    'Roll label with weight and lot',
    'Lap width and cement quantity noted',
    'Photo of the sound deck before covering',
  ],
  qualification: [
    'Crew that lays double coverage with blind nails and full cement',
    'Slope measured by the foreman before the first roll',
  ],
}
