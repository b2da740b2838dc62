import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace the main service panel or breaker if the interconnection requires it', 'LS'],
    ['Strengthen or level rafters under active rows', 'LF'],
    ['Reroute a vent or flue that shades the array', 'EA'],
    ['Replace sheathing that will not hold module fasteners', 'SF'],
  ],
  weather: 'Modules are not handled in rain, wind or lightning, and live connectors are never opened.',
  priceDriver: 'active shingles, inverter and matching dead shingles',
  notIncluded: [
    'Utility upgrades on the street side of the meter',
    'Battery, car charger and monitoring fees',
    'Tree work for shade beyond what is listed',
  ],
  protection: [
    'Array covered or shut down before anyone works in its wiring',
    'Glass faces kept free of tools, boots and ladders',
  ],
  temporary: [
    'Shut down at the rapid-shutdown switch, lock it and label it',
    'Have the electrician isolate the string with the broken piece before the roof is touched',
    'Cover the opening with membrane under the course above, clear of wiring',
    'Tape and cap loose connectors inside a dry box until they are replaced',
  ],
  closeout: [
    'Single-line diagram and string map as built',
    'Commissioning sheet with insulation and open-circuit readings',
    'Permission to operate from the utility',
    'Weathertightness and power warranties as two documents',
  ],
  qualification: [
    'Licensed electrical contractor named for all DC and AC work',
    'Roof crew on the shingle manufacturer’s certified list',
  ],
}
