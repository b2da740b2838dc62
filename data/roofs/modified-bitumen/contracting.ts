import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace wet insulation mapped by the survey', 'SF'],
    ['Remove a blistered ply down to sound felt', 'SF'],
    ['Replace wall cants and nailers', 'LF'],
    ['Rebuild a drain sump for three plies', 'EA'],
  ],
  weather:
    'Adhesive and self-adhered plies stop below the label temperature; rolls are kept on end, dry and relaxed before laying.',
  priceDriver: 'SBS and APP sheets, cold adhesive and cover board',
  notIncluded: [
    'Open-flame application',
    'Aluminum or white coating unless listed',
    'Odor ventilation of the building',
  ],
  protection: [
    'Intakes covered and occupants notified on adhesive days',
    'Granule sheet kept from scuffs by boards at hoists',
  ],
  temporary: [
    'Dry the split, bed a ply in flashing cement and press granules in',
    'Cut a water-filled blister on one edge, drain it and strip it in',
    'Nail and three-course a flashing that has slid from the wall',
    'Dam and pump standing water from the low corner',
  ],
  closeout: [
    'Roll lots, adhesive gallons per square and batch records',
    'Lap checks with bleed-out photographed',
    'Core plugs refilled and marked',
    'Ply drawing with the warranty',
  ],
  qualification: [
    'Crew trained in cold-adhesive and self-adhered plies',
    'Foreman who keeps the gallons-per-square log by section',
  ],
}
