import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a star crack, a cut to the scrim or a dent with crushed board below it. A round clean spot on a dirty sheet is spatter, noted apart.',
    square:
      'Photograph spatter marks, then wash the square: dirt hides hairlines. Mark seam and plate lines, because sheet over a plate or on old, thin film breaks first.',
    counts: ['Cuts', 'Lifted (LF)'],
    hail: [
      ['Star crack in the top film', 'loupe or soapy water over the dent shows it'],
      ['Sheet over plates and screws', 'cut ring where steel backs the film'],
      ['Cover board under the dent', 'palm finds a dish; sample shows broken facer'],
      ['Curb tops and walkway rolls', 'thin skin holed, metal below dented'],
    ],
    wind: [
      ['Perimeter and corner rows', 'sheet slack, plates printing or torn through'],
      ['Edge metal and coping', 'cleat open, joint slid, nailer lifted'],
      ['Welds at plate lines', 'seam peeled, scrim torn rather than film'],
      ['Adhered sheet', 'bubble or flutter; facer pulled off the board'],
    ],
    debris: [
      ['Slash with white threads', 'length taped, board below wet or dry'],
      ['Unit or panel blown across', 'drag line from curb to edge'],
      ['Small holes near loose metal', 'air bubbles when water is swept over'],
    ],
    water: [
      ['Board around each cut', 'meter grid outward until dry'],
      ['Drain ring after the storm', 'clamp moved or sheet torn at the bolt'],
      ['Deck flutes below', 'drip point found, rust new or old'],
    ],
    collateral: ['Coping and edge metal', 'Condenser fins', 'Skylight domes', 'Gas pipe and duct wrap'],
    notStorm: [
      ['Cold weld', 'lap opens clean and flat, no torn scrim'],
      ['Boot or cart scuff', 'gray lane between door and units'],
      ['Dropped screw cut', 'small L beside a unit panel'],
      ['Heat crazing', 'fine network near a reflecting wall, no dent'],
      ['Plate print', 'even round bumps in rows, film whole'],
      ['Bridging', 'sheet tight off the wall angle, corners rounded'],
      ['Dirt ring of ponding', 'washes off, film sound beneath'],
    ],
    care: 'Weight a loose sheet from the middle to the edge with bags; loose pavers, nails through the field and roof cement all make new work.',
  },
  insurance: {
    components: [
      ['Sheet by area', 'SF', 'length times width to the roof edge'],
      ['Damaged rolls or bays', 'EA', 'row numbers on the plan'],
      ['Edge metal or coping', 'LF', 'profile, gauge and face height'],
      ['Base flashing', 'LF', 'by wall, height noted'],
      ['Wet or crushed board', 'SF', 'outline chalked, cored'],
      ['Plates pulled or printed', 'EA', 'field, perimeter, corner'],
      ['Curbs and boots', 'EA', 'size and kind'],
      ['Walk pads', 'EA', 'loose or gone'],
    ],
    build: [
      ['Sheet thickness', 'sample by micrometer: total and over scrim'],
      ['Attachment', 'screwed in seams, plates welded, or adhered'],
      ['Board and insulation', 'core: layers, thickness, facer'],
      ['Deck', 'steel, concrete or wood; pull value where tested'],
      ['Edge', 'tested profile by tag or invoice, nailer thickness'],
    ],
    repairability: [
      ['Weld test on the aged sheet', 'cleaned strip peeled: film tears or comes clean'],
      ['Sheet lies flat again', 'bay relaxed and weighted for a day: yes or no'],
      ['Compatible sheet on sale', 'manufacturer’s answer for this age and thickness'],
      ['Board under the dents', 'percent of ten probes found crushed'],
    ],
    photos: [
      'Star crack with loupe, dirt washed off',
      'Sample turned over, scrim and board side',
      'Perimeter row with tape to the roof edge',
      'Edge cleat open, end view',
      'Core with layers and a ruler',
    ],
  },
  warranty: {
    voids: [
      ['Patch of another material', 'asphalt, caulk tape or EPDM on the sheet'],
      ['Equipment set without consent', 'new curb or sleeper not on the drawing'],
      ['Coating over the sheet', 'film that the manufacturer did not release'],
      ['Solar ballast or rails', 'no slip sheet, traffic plan not in the file'],
    ],
    notice: [
      'Warranty number and roof plan with each finding marked',
      'Sheet sample with seam, 12 in long, where the manufacturer asks for one',
      'Photos before any permanent patch, and of the temporary one',
      'Roll labels or lot from the job file',
    ],
  },
  leak: {
    principle:
      'On a screwed sheet water runs between film and board to a low joint; on an adhered one it stays near the cut. Ask first which one this is.',
    method: {
      name: 'Small dam, 1 in of dyed water, one hour',
      text: 'Dam the suspect weld alone with the neighboring seams dry, watch below, then move the dam uphill. Low voltage scanning needs a conductive layer right under the sheet.',
      cite: 'ASTM D7877 (guide to electronic methods), ASTM D8231 (low voltage scan), ASTM C1153 (infrared for wet insulation).',
    },
    hypotheses: [
      ['Open T-joint', 'blunt probe, then dam over the joint', 'dye at the deck flute below'],
      ['Cut by the unit’s service side', 'soapy water swept over', 'bubbles when the sheet is pumped by foot'],
      ['Pipe boot or pocket', 'water held round the boot 30 minutes', 'drip on the pipe'],
      ['Drain clamp loose', 'bowl filled to the ring', 'wet bowl underside'],
      ['Wall termination bar', 'hose above the bar only', 'water behind the sheet at the base'],
      ['Coping joint', 'hose along the coping, base dry', 'wet wall, dry board at the roof'],
      ['Screw backed out', 'bump opened', 'hole over the head, rust on the shank'],
    ],
    interior: [
      ['Deck flutes', 'drip may sit one full flute run from the hole'],
      ['Stain by wall or column', 'measure from two walls to plot on the roof'],
      ['Sprinkler and duct lines', 'dry above the drip: roof side stays suspect'],
    ],
    imitators: [
      ['Unit drain pan', 'drips in the cooling season on dry days'],
      ['Condensation on steel', 'new building, frost, no vapor retarder'],
      ['Wall or louver', 'only with rain from one side'],
    ],
    moisture:
      'Impedance meters read through the plain sheet; foil facers, wet tops and black sheet upset them. Each high field is proven by a core, each low one by a dry core.',
    closingSteps: 2,
    closed:
      'The dam holds an hour of dyed water after the weld, the probe stays out, and the board around reads like the dry core a month on.',
  },
}
