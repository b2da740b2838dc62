import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Lift and reset growing media for a repair below it', 'SF'],
    ['Replace a saturated drainage or insulation board', 'SF'],
    ['Repair membrane faults found by the leak scan', 'EA'],
    ['Add drains or overflow where the structure allows', 'EA'],
  ],
  weather:
    'Media is not blown or craned in high wind, and plants are not set in frost, or in drought without water on hand.',
  priceDriver: 'engineered media, plant trays and crane time',
  notIncluded: [
    'Irrigation water and power',
    'Plant care after the establishment term',
    'Furniture, planters and lights',
  ],
  protection: [
    'Load spread by the crane plan; no heap above the engineer’s limit',
    'Protection board over tested membrane before any wheelbarrow',
  ],
  temporary: [
    'Clear the plant-free border and drains by hand and find the level of water',
    'Lift trays or media from the suspect square, weighed and set on spread boards',
    'Patch membrane with its own repair kit and fence the opening',
    'Bag and hold washed-out media with jute net',
  ],
  closeout: [
    'Engineer’s saturated-load letter',
    'Leak scan report before and after overburden',
    'Planting plan with species and establishment dates',
    'Irrigation start-up sheet and valve map',
  ],
  qualification: [
    'Membrane crew approved by its manufacturer, separate from the planting crew',
    'Named horticulturist or accredited professional for plants and media',
  ],
}
