import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace battens and counter-battens that have rotted under the tile', 'LF'],
    ['Replace decayed sheathing below worn-out felt', 'SF'],
    ['Supply reclaimed tile of matching profile beyond the breakage allowance', 'EA'],
    ['Rebuild a broken ridge or hip nailer', 'LF'],
  ],
  weather: 'Ridge mortar is not laid in frost or before driving rain, and wet barrels are not walked.',
  priceDriver: 'fired clay tile, freight from the kiln and copper flashing',
  notIncluded: [
    'Engineering of the frame and any strengthening',
    'Removal and resetting of solar mounts between barrels',
    'Cleaning lichen from tile that remains',
  ],
  protection: [
    'Tile stacked by weight over bearing lines, never in one bay',
    'Padded boards laid before anyone crosses finished barrels',
  ],
  temporary: [
    'Slide a sheet of coated metal under the course above a missing barrel and hook it',
    'Hang a loose tile with a wire or hook after its neighbors are checked',
    'Weight a tarp with sandbags over padded boards; nothing is nailed through sound tile',
    'Pack an opened ridge with membrane and bags until it can be bedded again',
  ],
  closeout: [
    'Engineer’s letter on the dead load of the chosen profile',
    'Manufacturer’s freeze-thaw grade certificate for the batch',
    'Pallet of reserve tile, counted, with its storage location noted',
    'Photo record of underlayment and battens before loading',
  ],
  qualification: [
    'Setters trained on barrel tile; proof of the tile industry course where the state requires it',
    'Named person who shows other trades where to step',
  ],
}
