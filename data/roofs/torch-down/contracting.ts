import type { SystemContracting } from '@/data/shared/system'

export const contracting: SystemContracting = {
  hidden: [
    ['Change a combustible detail to cold or self-adhered plies', 'LF'],
    ['Replace wet insulation or fiberboard before torching', 'SF'],
    ['Close voids in wood walls and curbs against fire', 'LF'],
    ['Replace a decayed deck panel with fire-safe cover board', 'SF'],
  ],
  weather:
    'No torch is lit in wind that bends the flame, near dry leaves, or when there is not enough time left for the two-hour fire watch.',
  priceDriver: 'APP and SBS cap sheets, base sheet and propane',
  notIncluded: [
    'Sprinkler or alarm work',
    'Aluminum coat due in the second month unless listed',
    'Night guard beyond the logged fire watch',
  ],
  protection: [
    'Two charged extinguishers and a hose within reach of every torch',
    'Openings, nests and vents sealed before the flame is lit',
  ],
  temporary: [
    'Patch the opened lap cold with cement and a strip of cap sheet; no flame in an emergency call',
    'Bar and seal a flashing that has let go',
    'Sweep water to the drain and build a dam at the door',
    'Inspect for hidden heat if a torch has been used in the last day',
  ],
  closeout: [
    'Fire-watch log with infrared readings by day',
    'Hot-work permits, all closed',
    'Torch certificates of the crew',
    'Bead and lap photographs with the sheet lots',
  ],
  qualification: [
    'Every torch operator holds a current torch-safety certificate',
    'Named fire watch who does nothing else until two hours after the last flame',
  ],
}
