import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Remove wet or delaminated foam and refill to height', 'SF'],
    ['Scarify and refill blistered foam below the coating', 'SF'],
    ['Replace rusted deck found under removed foam', 'SF'],
    ['Build up foam to drain a pond', 'SF'],
  ],
  weather:
    'Foam is not sprayed above the contract’s wind limit, on a substrate within 5 °F of the dew point, or before rain.',
  priceDriver: 'two-component foam sets and elastomeric coating',
  notIncluded: [
    'Recoating of the whole roof at the end of the coating term',
    'Repair of bird or hail holes after acceptance, unless listed',
    'Cleaning of cars left inside the overspray zone',
  ],
  protection: [
    'Cars moved, wind screens up and neighbors notified before spraying starts',
    'Air intakes sealed, occupants out of the area for the hours on the data sheet',
  ],
  temporary: [
    'Dig out the wet foam, fill the hole with sealant flush with the film and overlap the coating',
    'Cover torn foam with reinforced patch and compatible coating',
    'Shade bare foam from the sun with a primer coat within days',
    'Cut a channel to the drain where foam holds water',
  ],
  closeout: [
    'Daily log of substrate, dew point, wind and set lots',
    'Slit samples and D7119 cores with depth and mils',
    'Map of thickness and coating coverage',
    'Recoat date written on the plan',
  ],
  qualification: [
    'Rig and crew accredited for roofing foam by the trade body',
    'Sprayer with respirator fit test and medical clearance on file',
  ],
}
