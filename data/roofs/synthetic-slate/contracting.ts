import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Overlay an uneven deck with plywood to reach 1/8 in in 2 ft', 'SF'],
    ['Replace soft sheathing under removed stone or shingles', 'SF'],
    ['Replace framing members that sag below the tolerance', 'LF'],
    ['Replace sidewall flashing that cannot be reused with thicker tile', 'LF'],
  ],
  weather:
    'Polymer tile is laid only above the manufacturer’s temperature, warmed and blended from several pallets, since cold tile curls.',
  priceDriver: 'polymer tile, starter units and the listed fire-rated underlayment',
  notIncluded: [
    'Screens for reflecting windows',
    'Real stone or metal ornaments',
    'Mock-ups beyond the first signed one',
  ],
  protection: ['Bundles stored flat in shade until they are nailed', 'Solvents and hot tools kept away from laid tile'],
  temporary: [
    'Slip a flexible repair tile or membrane patch beneath the cracked piece',
    'Nail a lifted tile through its marked zone and seal the head',
    'Tarp the slope with battens at the ridge and no fasteners through exposed tile faces',
    'Cap an open hip with starter strip and butyl',
  ],
  closeout: [
    'Fire listing number with the underlayment that was laid',
    'Signed mock-up of the color blend',
    'Lot numbers per slope for the manufacturer’s registration',
    'Box of attic stock from the same production',
  ],
  qualification: [
    'Installer on the tile manufacturer’s certified list',
    'Nailing trained on the manufacturer’s gauge: two nails, in the marked zone',
  ],
}
