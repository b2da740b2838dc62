import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a strike that cut the rubbery film or left a break in the roof below it. A ring that rubs off or springs back is only noted.',
    square:
      'Wash and dry the square, press the film toward the light, and lift a small flap beside three marks to see the old surface.',
    counts: ['Cuts', 'Peeled (SF)'],
    hail: [
      ['Film over hard seams', 'it is cut on the crown of a lap or a screw cap'],
      ['Old roof under the ring', 'a lifted flap shows a star crack'],
      ['Board below', 'the palm finds a dish where the film sprang back'],
      ['Mastic domes on fasteners', 'they are split, or the cap below is tilted'],
    ],
    wind: [
      ['Drip-edge wrap', 'the film has peeled; say if its back is clean or holds old roof'],
      ['Membrane with its coating', 'both have lifted, and plates are pulled'],
      ['Torn strip', 'write its length and direction and where it parted'],
    ],
    debris: [
      ['Cut to the old surface', 'the color of the old roof shows; write the length'],
      ['Scrape across a pond area', 'the film is thin but not cut through'],
      ['Sharp debris on the film', 'it has marked the film; lift it by hand, do not drag it'],
    ],
    water: [
      ['Water under the film', 'the back of a flap is wet at the cut'],
      ['Insulation by meter', 'it reads high outward from a cut'],
      ['Ceiling below', 'there is a new drip; compare its date with the storm'],
    ],
    collateral: ['Edge metal', 'Roof hatch and domes', 'Condenser fins', 'Bare gutter metal'],
    notStorm: [
      ['Sheet peel with a clean back', 'there was dirt or damp at coating time, and there is no cut'],
      ['Split over a moving seam', 'it is straight and lies at an old lap without fabric'],
      ['Dirt pickup', 'the film is gray and washes clean'],
      ['Oil bleed', 'there is a tan stain over asphalt, and the film is whole'],
      ['Froth pinholes', 'tiny craters lie across one spray pass'],
      ['Bird or rodent bite', 'the film is pulled up in crumbs'],
      ['Cuts by trades', 'short slits lie around a unit or conduit'],
    ],
    care: 'Close cuts with silicone only. Acrylic, tape with rubber glue, and roof cement do not hold and spoil the surface for the real repair.',
  },
  insurance: {
    components: [
      ['Coated roof by area', 'SF', 'note the kind of old roof for each'],
      ['Cut film', 'LF', 'sum of the cuts in each area'],
      ['Peeled film', 'SF', 'note what came off with it'],
      ['Broken old surface', 'EA', 'count under lifted flaps'],
      ['Mastic at caps and seams', 'LF', 'measure the split lengths'],
      ['Wet insulation', 'SF', 'by meter and cores'],
      ['Drip-edge wrap', 'LF', 'measure the length that opened'],
      ['Walk lanes and grit', 'SF', 'measure lost grit, lane by lane'],
    ],
    build: [
      ['What lies below', 'membrane, metal, foam, or asphalt; a core shows the layers'],
      ['Film', 'proven to be silicone: new silicone sticks to it, acrylic does not'],
      ['Coats and mils', 'a slit under a scale: base and finish color'],
      ['Primer or bleed blocker', 'seen at the flap, not there, or unknown'],
      ['Fabric at seams', 'felt through the film, or seen in a cut'],
    ],
    repairability: [
      ['Silicone dab on the washed film', 'peel after cure: does the film tear, or does the dab slide?'],
      ['Peel of old film near the cut', 'pounds per inch on three strips'],
      ['Screw in the old roof', 'pull value at two spots'],
      ['The same finish for sale', 'the manufacturer’s answer, with its date'],
    ],
    photos: [
      'Cut held open with a card',
      'Back of a flap beside the old surface',
      'Film under a thickness scale',
      'Peeled edge with a tape measure',
      'Photograph of this spot from the coating job',
    ],
  },
  warranty: {
    voids: [
      ['Acrylic or asphalt on the film', 'look for a curled patch with a dull rim'],
      ['New pond from settled board', 'measure its depth against what the manufacturer accepted'],
      ['Equipment cut through', 'look for feet of conduit or rails sealed with another product'],
      ['Grease or fuel left on', 'look for swollen, soft film'],
    ],
    notice: [
      'A film sample 3 by 6 in, its back kept clean, where the manufacturer asks for one',
      'Adhesion strips: place, pounds, and where each failed',
      'The wet-mil map with drum lots',
      'The moisture survey from before coating and today’s reading',
    ],
  },
  leak: {
    principle:
      'The film seldom leaks in the flat. First find out whether water runs above or below it: below means that it may enter far uphill in the old roof.',
    method: {
      name: 'Flap test, then a four-hour dyed dam',
      text: 'Cut one 4 in flap at the wet spot. If it is dry underneath, dam the film for four hours. If it is wet, follow the water uphill with flaps and a meter.',
      cite: 'ASTM C1153 (infrared for wet insulation), ASTM D7954 (impedance), ASTM D903 for the peel strips.',
    },
    hypotheses: [
      ['Cut in the film', 'dam over the cut', 'dye shows on the back of the flap'],
      ['Seam moved below the film', 'cut a flap across the seam', 'fabric is missing, and the lap is open'],
      ['Open drip-edge wrap', 'hose the edge only', 'the nailer is wet and the field flap dry'],
      ['Split cap dome', 'pour a cup of water on the cap', 'there is rust and water at the screw'],
      ['Later pipe sealed with acrylic', 'pull the bead by hand', 'water has run around the pipe'],
      ['Film too short in a drain bowl', 'fill the bowl to the ring', 'water runs between film and bowl'],
      [
        'Trapped water from before',
        'the core is wet, the dam dry, and it has not rained',
        'there is no dye, and the board is wet',
      ],
    ],
    interior: [
      ['Place of the drip on the old leak map', 'say whether it is an old spot or a new one, ft', 'measure'],
      ['Deck below', 'it is wet now; brown rust alone is from before'],
      ['Ceiling below after heat', 'drops on hot days point to trapped water'],
    ],
    imitators: [
      ['Vapor from a humid room', 'there are midday blisters and no hole'],
      ['Overflow of a unit’s drain pan', 'it drips by a curb in dry weather'],
      ['Wall above the coating', 'the brick is wet, and the film is dry'],
    ],
    moisture:
      'Wet or dirty film reads high on surface meters, so dry it first. Zero the meter on coated roof over a dry core, never on bare membrane.',
    closingSteps: 3,
    closed:
      'The same dam holds for four hours after cure, the flap patch is bonded, and a month later the meter is back at the dry reading.',
  },
}
