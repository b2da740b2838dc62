import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace rusted fasteners and panels before coating metal', 'EA'],
    ['Replace wet board under an aged membrane', 'SF'],
    ['Treat bleeding rust or asphalt with a blocking primer', 'SF'],
    ['Correct drainage where water would pond on the acrylic', 'SF'],
  ],
  weather:
    'Acrylic needs a drying day: no coat is applied if rain, dew or a temperature below 50 °F is expected before it sets.',
  priceDriver: 'acrylic by the gallon, base primer and polyester fabric',
  notIncluded: [
    'Ponding areas and their drainage',
    'Washing in future years, unless listed',
    'Structural repair of panels',
  ],
  protection: [
    'Downspouts disconnected while washing so that sludge stays off paving',
    'Vehicles outside the overspray zone on posted days',
  ],
  temporary: [
    'Dry the opened joint, bed fabric in acrylic mastic and cap it when the weather allows',
    'Fit a sealing washer and dome to the leaking fastener',
    'Cover a washed-off area with a sheet until it can be recoated',
    'Open clogged gutters that back water over the film',
  ],
  closeout: [
    'Adhesion patches read after 7 days',
    'Gallons, coats and dry mils by section',
    'Weather log for each coat',
    'Ponding map with areas left outside the warranty',
  ],
  qualification: [
    'Coating crew approved by the acrylic manufacturer',
    'Named person who checks dew point and forecast before each coat',
  ],
}
