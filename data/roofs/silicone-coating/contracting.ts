import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Replace wet insulation found by the survey before coating', 'SF'],
    ['Prime an area where the peel test fails', 'SF'],
    ['Reinforce split seams of the old roof with fabric', 'LF'],
    ['Add gallons for a rougher surface than sampled', 'GAL'],
  ],
  weather: 'Silicone goes on a clean, dry roof with no rain due inside its skin time, and not on ponds, frost or dew.',
  priceDriver: 'high-solids silicone, primer and seam fabric',
  notIncluded: [
    'Cleaning beyond the listed washing',
    'Later recoats, which must be silicone',
    'Grip lanes where none are drawn',
  ],
  protection: [
    'Overspray kept off glass and cars; rollers used on the windward edge',
    'Wet film fenced and signed as slippery until cured',
  ],
  temporary: [
    'Dry, clean and trowel silicone mastic with fabric over the leaking seam',
    'Seal a nick in the film with the same manufacturer’s sealant only',
    'Route ponded water to the drain and dam the rest',
    'Patch bare substrate with compatible tape that can be coated later',
  ],
  closeout: [
    'Peel tests by patch with pounds per inch',
    'Wet-mil readings mapped to gallons and drum lots',
    'Moisture survey with replaced areas',
    'Ponding plan accepted by the silicone manufacturer',
  ],
  qualification: [
    'Applicator approved by the silicone manufacturer',
    'Gauge reader who records wet mils every 100 square feet or as the plan says',
  ],
}
