import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace broken or sagging battens beneath interlocking tile', 'LF'],
    ['Replace rotted sheathing at eave risers and valleys', 'SF'],
    ['Replace cracked units found while lifting tile, beyond the listed percentage', 'EA'],
    ['Renew corroded valley metal found under cut tile', 'LF'],
  ],
  weather:
    'Foam or mortar for ridges is set only within the temperatures on its label, and wet slurry-coated tile is not walked.',
  priceDriver: 'concrete tile, hip and ridge units and battens',
  notIncluded: [
    'Recoloring weathered tile that remains',
    'Framing repairs for a heavier unit',
    'Bird stops where none are shown',
  ],
  protection: [
    'Loading spread four to six tiles high along the slope on both sides of the ridge',
    'Wet sawing with dust control, slurry kept off walls and driveways',
  ],
  temporary: [
    'Lift the course above and slip a flat metal plate beneath a broken interlocking unit',
    'Foam or clip a slipped unit that is still whole',
    'Tarp over boards on the head laps, held by bags at the ridge',
    'Clear and seal a blocked valley pan with membrane under the cut edges',
  ],
  closeout: [
    'Delivery ticket with the weight of the tile per square',
    'Attachment schedule for field, edge and ridge by wind zone',
    'Reserve units of the same run left on site',
    'Underlayment brand, laps and date laid',
  ],
  qualification: [
    'Crew trained on the fastening tables of the tile industry guide for the local wind zone',
    'Silica plan for cutting: wet saw or shroud',
  ],
}
