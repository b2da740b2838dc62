import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace rotted or delaminated OSB or plywood with sheathing of equal thickness', 'SF'],
    ['Remove a second shingle layer found under the first', 'SQ'],
    ['Replace rotted fascia or subfascia at the eaves', 'LF'],
    ['Sister or replace a cracked rafter end', 'LF'],
  ],
  weather:
    'No shingles are laid on wet or frosted sheathing; when cold keeps the strips from bonding, tabs are hand-sealed or the slope waits.',
  priceDriver: 'laminated shingles, ridge cap and synthetic underlayment',
  notIncluded: [
    'Gutters, soffit and siding beyond what is listed',
    'Painting of fascia after new drip edge',
    'Ceiling touch-up for nail pops from hammering',
  ],
  protection: [
    'Tarps from the eave over beds and siding before the first shingle is stripped',
    'Attic contents covered by Owner, since granules fall through gaps between boards',
  ],
  temporary: [
    'Anchor a tarp over the ridge, its edges rolled on battens, nailed in as few places as will hold it',
    'Slip metal or underlayment under the course above a hole and seal it with roof cement',
    'Hand-seal creased tabs that still lie flat on the windward rake',
    'Close a broken pipe collar with a split repair boot',
  ],
  closeout: [
    'Shingle wrapper with the lot and the nail count per shingle',
    'Photos of ice barrier and step flashing before they were covered',
    'Ventilation worksheet with net free area of intake and ridge',
    'Receipt for registration of the shingle warranty',
  ],
  qualification: [
    'Foreman certified by the shingle manufacturer where extended coverage requires it',
    'Nailing checked by the foreman on each slope: flush, straight, on the line',
  ],
}
