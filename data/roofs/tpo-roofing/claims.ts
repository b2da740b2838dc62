import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a star crack, a cut to the scrim, or a dent with crushed board below it. A round clean spot on a dirty sheet is spatter; note it apart.',
    square:
      'Photograph the spatter marks, then wash the square, because dirt hides hairline cracks. Mark the lines of seams and plates: sheet over a plate and old, thin film break first.',
    counts: ['Cuts', 'Lifted (LF)'],
    hail: [
      ['Star crack in the top film', 'a loupe or soapy water over the dent shows it'],
      ['Sheet over plates and screws', 'there is a cut ring where steel backs the film'],
      ['Cover board under the dent', 'the palm finds a dish, and a sample shows a broken facer'],
      ['Curb tops and walkway rolls', 'the thin skin is holed, and the metal below is dented'],
    ],
    wind: [
      ['Perimeter and corner rows', 'the sheet is slack, and plates print through or have torn through'],
      ['Edge metal and coping', 'the cleat is open, a joint has slid, or the nailer has lifted'],
      ['Welds at plate lines', 'the seam has peeled, with the scrim torn rather than the film'],
      ['Adhered sheet', 'it bubbles or flutters, and the facer has come off the board'],
    ],
    debris: [
      ['Slash with white threads', 'a cut through the film, with the board below wet or dry'],
      ['Unit or panel blown across', 'a drag line runs from the curb to the edge'],
      ['Small holes near loose metal', 'air bubbles rise when you sweep water over them'],
    ],
    water: [
      ['Wet board around each cut', 'the meter reads high outward from the cut until it reads dry'],
      ['Drain ring after the storm', 'the clamp has moved, or the sheet is torn at a bolt'],
      ['Deck flutes below', 'there is a drip point; say whether the rust is new or old'],
    ],
    collateral: ['Coping and edge metal', 'Condenser fins', 'Skylight domes', 'Gas pipe and duct wrap'],
    notStorm: [
      ['Cold weld', 'the lap opens clean and flat, and no scrim is torn'],
      ['Boot or cart scuff', 'a gray lane runs between the door and the units'],
      ['Cut from a dropped screw', 'a small L lies beside a unit panel'],
      ['Heat crazing', 'a fine network lies near a reflecting wall, without a dent'],
      ['Plate print', 'even round bumps stand in rows, and the film is whole'],
      ['Bridging', 'the sheet is tight off the wall angle, with rounded corners'],
      ['Dirt ring of ponding', 'it washes off, and the film beneath is sound'],
    ],
    care: 'Weight a loose sheet with bags from the middle to the edge. Loose pavers, nails through the field, and roof cement all cause new damage.',
  },
  insurance: {
    components: [
      ['Sheet by area', 'SF', 'length times width to the roof edge'],
      ['Damaged rolls or bays', 'EA', 'give the row numbers on the plan'],
      ['Edge metal or coping', 'LF', 'note profile, gauge, and face height'],
      ['Base flashing', 'LF', 'measure wall by wall and note the height'],
      ['Wet or crushed board', 'SF', 'chalk the outline and core it'],
      ['Plates pulled or printed', 'EA', 'count field, perimeter, and corner apart'],
      ['Curbs and boots', 'EA', 'note size and kind'],
      ['Walk pads', 'EA', 'count those that are loose or gone'],
    ],
    build: [
      ['Sheet thickness', 'micrometer reading of a sample: total and over the scrim'],
      ['Attachment', 'screwed in the seams, welded to plates, or adhered'],
      ['Board and insulation', 'a core shows layers, thickness, and facer'],
      ['Deck', 'steel, concrete, or wood; pull value where tested'],
      ['Edge', 'tested profile by its tag or invoice, and nailer thickness'],
    ],
    repairability: [
      ['Weld test on the aged sheet', 'peel a strip from the cleaned sheet: does the film tear, or come off clean?'],
      ['Flattening the sheet', 'relax and weight a bay for a day: does it lie flat again?'],
      ['Compatible sheet for sale', 'the manufacturer’s answer for this age and thickness'],
      ['Board under the dents', 'how many of ten probes find it crushed?'],
    ],
    photos: [
      'Star crack with a loupe, dirt washed off',
      'Sample turned over, scrim and board side',
      'Perimeter row with a tape to the roof edge',
      'Open edge cleat, end view',
      'Core with its layers and a ruler',
    ],
  },
  warranty: {
    voids: [
      ['Patch of another material', 'look for asphalt, caulk tape, or EPDM on the sheet'],
      ['Equipment set without consent', 'look for a new curb or sleeper that the drawing does not show'],
      ['Coating over the sheet', 'look for a film that the manufacturer did not approve'],
      ['Solar ballast or rails', 'look for feet without a slip sheet and a layout that is not in the file'],
    ],
    notice: [
      'Warranty number and a roof plan with each finding marked',
      'A sheet sample with a seam, 12 in long, where the manufacturer asks for one',
      'Photographs from before any permanent patch, and of the temporary one',
      'Roll labels or lot numbers from the job file',
    ],
  },
  leak: {
    principle:
      'On a screwed sheet, water runs between film and board to a low joint; on an adhered one, it stays near the cut. Find out first which one this is.',
    method: {
      name: 'Small dam with 1 in of dyed water for one hour',
      text: 'Dam the suspect weld alone, keep the neighboring seams dry, and watch from below. Then move the dam uphill. Low-voltage scanning needs a conductive layer right under the sheet.',
      cite: 'ASTM D7877 (guide to electronic methods), ASTM D8231 (low voltage scan), ASTM C1153 (infrared for wet insulation).',
    },
    hypotheses: [
      ['Open T-joint', 'use a blunt probe, then dam the joint', 'dye shows at the deck flute below'],
      [
        'Cut at the service side of a unit',
        'sweep soapy water over it',
        'bubbles rise when you pump the sheet with your foot',
      ],
      ['Pipe boot or pocket', 'hold water around the boot for 30 minutes', 'water drips down the pipe'],
      ['Loose drain clamp', 'fill the bowl to the ring', 'the underside of the bowl is wet'],
      ['Wall termination bar', 'hose above the bar only', 'water runs behind the sheet at the base'],
      ['Coping joint', 'hose along the coping and keep the base dry', 'the wall is wet and the roof board is dry'],
      ['Backed-out screw', 'open the bump', 'there is a hole over the head and rust on the shank'],
    ],
    interior: [
      ['Deck flutes', 'the drip may be a whole flute run away from the hole'],
      ['Distance of the stain from two walls', 'measure it and plot the point on the roof plan', 'measure'],
      ['Sprinkler and duct lines above the drip', 'if they are dry, the roof stays suspect'],
    ],
    imitators: [
      ['Drain pan of a unit', 'it drips in the cooling season on dry days'],
      ['Condensation on steel', 'the building is new, there is frost, and there is no vapor retarder'],
      ['Wall or louver', 'water comes only with rain from one side'],
    ],
    moisture:
      'Impedance meters read through the plain sheet; foil facers, a wet surface, and black sheet disturb them. Prove each high area with a core, and each low one with a dry core.',
    closingSteps: 2,
    closed:
      'The dam holds dyed water for an hour after the weld, the probe does not enter, and the board around it still reads like the dry core a month later.',
  },
}
