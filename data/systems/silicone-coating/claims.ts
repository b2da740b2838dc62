import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike that cut the rubbery film, or left a break in the roof below it. A ring that rubs off or springs back is noted only.',
    square:
      'Wash and dry the square, press film toward the light, and lift a small flap beside three marks to see the old surface.',
    counts: ['Cuts', 'Peeled (SF)'],
    hail: [
      ['Film over hard seams', 'cut on the crown of a lap or screw cap'],
      ['Old roof under the ring', 'flap lifted: star crack or whole'],
      ['Board below', 'dish by palm where the film sprang back'],
      ['Mastic domes on fasteners', 'split; cap below tilted'],
    ],
    wind: [
      ['Drip edge wrap', 'film peeled, back clean or with old roof on it'],
      ['Membrane with its coating', 'both lifted, plates pulled'],
      ['Torn strip length', 'feet and direction; where it parted'],
    ],
    debris: [
      ['Cut to the old surface', 'color of the old roof shows; length taped'],
      ['Scrape across a pond area', 'film thin by gauge, not through'],
      ['Sharp debris lying on film', 'lifted off by hand, not dragged'],
    ],
    water: [
      ['Water under the film', 'flap wet on its back at the cut'],
      ['Insulation by meter', 'grid outward from each cut'],
      ['Ceiling below', 'new drip; date laid beside the storm'],
    ],
    collateral: ['Edge metal', 'Roof hatch and domes', 'Condenser fins', 'Bare gutter metal'],
    notStorm: [
      ['Sheet peel with clean back', 'dirt or damp at coating time, no cut'],
      ['Split over a working seam', 'straight, at an old lap, no fabric'],
      ['Dirt pickup', 'gray film, washes off'],
      ['Oil bleed', 'tan stain over asphalt, film whole'],
      ['Froth pinholes', 'tiny craters across a spray pass'],
      ['Bird or rodent bite', 'film pulled up in crumbs'],
      ['Trade cuts', 'short slits around a unit or conduit'],
    ],
    care: 'Close cuts with silicone only: acrylic, tape with rubber glue or roof cement will not stay and spoil the surface for the real repair.',
  },
  insurance: {
    components: [
      ['Coated roof by area', 'SF', 'old roof kind noted for each'],
      ['Cut film', 'LF', 'sum of cuts per area'],
      ['Peeled film', 'SF', 'with what came off'],
      ['Broken old surface', 'EA', 'under lifted flaps'],
      ['Mastic at caps and seams', 'LF', 'split lengths'],
      ['Wet insulation', 'SF', 'meter and cores'],
      ['Drip edge wrap', 'LF', 'opened length'],
      ['Walk lanes and grit', 'SF', 'grit lost, lane by lane'],
    ],
    build: [
      ['What lies below', 'membrane, metal, foam or asphalt; layers in the core'],
      ['Film', 'silicone proven: new silicone dab sticks, acrylic does not'],
      ['Coats and mils', 'slit under a scale, base and finish color'],
      ['Primer or bleed blocker', 'seen at the flap: yes, no, unknown'],
      ['Fabric at seams', 'felt through the film or cut'],
    ],
    repairability: [
      ['Silicone dab on the washed film', 'peel after cure: film tears or slides'],
      ['Peel of old film near the cut', 'pounds per inch in three strips'],
      ['Old roof will hold a screw', 'pull value at two spots'],
      ['Same manufacturer’s finish on sale', 'answer and date'],
    ],
    photos: [
      'Cut held open with a card',
      'Flap back beside the old surface',
      'Film under a thickness scale',
      'Peeled edge with tape measure',
      'Record photo of this spot from the coating job',
    ],
  },
  warranty: {
    voids: [
      ['Acrylic or asphalt on the film', 'curled patch, dull rim'],
      ['New pond from settled board', 'depth over what the manufacturer accepted'],
      ['Equipment cut through', 'conduit or rail feet sealed with other stuff'],
      ['Grease or fuel left on', 'film swollen, soft'],
    ],
    notice: [
      'Film sample 3 by 6 in with its back kept clean',
      'Adhesion strips: place, pounds and where it failed',
      'Wet-mil map with drum lots',
      'Moisture survey before coating and reading of today',
    ],
  },
  leak: {
    principle:
      'Film seldom leaks in the flat. First find out whether water runs above or below it: below means the entry may be far uphill in the old roof.',
    method: {
      name: 'Flap test, then a four-hour dyed dam',
      text: 'Cut one 4 in flap at the wet spot. Dry under it: dam the film for four hours. Wet under it: follow the water uphill by flaps and meter.',
      cite: 'ASTM C1153 (infrared for wet insulation), ASTM D7954 (impedance), ASTM D903 for the peel strips.',
    },
    hypotheses: [
      ['Cut in the film', 'dam over the cut', 'dye on the flap back'],
      ['Seam moved below the film', 'flap across the seam', 'fabric missing, lap open'],
      ['Drip-edge wrap open', 'hose on the edge only', 'wet nailer, dry field flap'],
      ['Cap dome split', 'cup of water on the cap', 'rust and water at the screw'],
      ['Later pipe sealed with acrylic', 'bead pulled by hand', 'water path around pipe'],
      ['Drain bowl film short', 'fill bowl to ring', 'water between film and bowl'],
      ['Trapped water from before', 'core wet, dam dry, no rain lately', 'no dye, wet board'],
    ],
    interior: [
      ['Old leak map', 'drip stands on an old spot, or is new'],
      ['Deck below', 'rust brown from before, wet from now'],
      ['Drip after heat', 'drops on hot days point to trapped water'],
    ],
    imitators: [
      ['Vapor from a humid room', 'midday blisters, no hole'],
      ['Unit pan overflow', 'dry weather drip by a curb'],
      ['Wall above the coating', 'brick wet, film dry'],
    ],
    moisture:
      'Wet or dirty film reads high on surface meters: dry it first. Zero the meter on coated roof over a dry core, never on bare membrane.',
    closingSteps: 3,
    closed:
      'The same dam holds four hours after cure, the flap patch is bonded, and the meter has come back to the dry reading a month later.',
  },
}
