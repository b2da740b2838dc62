import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count tray, paver or edge pieces broken per square and cuts in bare membrane; torn leaves go into the notes as a share of the plants, not as hits.',
    square:
      'Lay a 10 by 10 ft frame of tape: one in mid-field, one in a corner zone, one on the stone border where membrane can be seen.',
    counts: ['Trays moved', 'Scour (SF)'],
    hail: [
      ['Foliage', 'torn share of the frame; crowns alive or dead'],
      ['Border membrane and turn-up', 'struck where neither stone nor media lies'],
      ['Drip lines and emitters', 'split or cut above the media'],
      ['Pavers, lights, railings', 'broken or dented, counted'],
    ],
    wind: [
      ['Corner scour', 'media gone to the filter layer; depth taped'],
      ['Trays and pavers', 'lifted, shifted or off the roof; missing numbers'],
      ['Wind blanket', 'pins out, cloth torn'],
      ['Edge restraint', 'profile bent, fasteners drawn'],
    ],
    debris: [
      ['Limb in planting', 'media packed; lifted straight up, not dragged'],
      ['Pierced blanket and root barrier', 'followed by hand to the membrane'],
      ['Glass or metal in media', 'picked from the top two inches'],
    ],
    water: [
      ['Inspection boxes', 'water level against the outlet; silt depth'],
      ['Overflow scuppers', 'ran or dry; line on the wall'],
      ['Media washed out', 'gullies, filter cloth bare, fines in the drain'],
    ],
    collateral: ['Railings and copings', 'Irrigation valve box', 'Skylights and hatches', 'Furniture and lights'],
    notStorm: [
      ['Drought dieback', 'dry crowns, brown in rings off the emitters'],
      ['Winter kill', 'mushy crowns on cold, wet spots since spring'],
      ['Hungry sedum', 'red, thin, moss between'],
      ['Foot track', 'packed path to door or unit'],
      ['Slow erosion', 'hollow beside the wall, plants leaning into it'],
      ['Weed tree', 'woody stem older than the storm'],
      ['Design ponding', 'yellow plants at the same low tray each year'],
    ],
    care: 'Do not heap washed media in one bay: saturated it can pass the load the deck was made for. Bag it along beams or take it down.',
  },
  insurance: {
    components: [
      ['Planted area', 'SF', 'by bay and planting kind'],
      ['Plants lost', '%', 'per frame, three frames per bay'],
      ['Media lost', 'CY', 'area times depth'],
      ['Trays displaced', 'EA', 'tray numbers'],
      ['Pavers and edge', 'LF', 'profile or stone'],
      ['Irrigation', 'EA', 'zones, lines, emitters'],
      ['Membrane seen', 'SF', 'border and opened squares'],
      ['Filter or blanket', 'SF', 'torn'],
    ],
    build: [
      ['Build-up', 'layers and depth in one opened square'],
      ['Membrane', 'kind, manufacturer, age; leak scan on file'],
      ['Saturated load', 'engineer’s figure and media depth by probe'],
      ['Wind layout', 'corner and edge widths on the drawing'],
      ['Plants', 'list and year; cover at the last record'],
    ],
    repairability: [
      ['Crowns alive', 'of twenty lifted, number with white roots'],
      ['Tray or profile on sale', 'supplier’s answer'],
      ['Media kept', 'clean, or mixed with glass and roof waste'],
      ['Membrane reachable', 'hours to clear one bay and where to set it'],
    ],
    photos: [
      'Frame from above, straight down, with bay number',
      'Scour with depth stick',
      'Inspection box with water line',
      'Opened square layer by layer',
      'Last photo of the same bay before the storm',
    ],
  },
  warranty: {
    voids: [
      ['Media added', 'depth stick above the drawing'],
      ['Garden or trees planted later', 'woody roots, stakes through the filter'],
      ['Water shut off', 'valve closed, controller dead'],
      ['Trades lifting trays unreported', 'tray numbers out of order'],
    ],
    notice: [
      'Which promise is addressed: membrane, root barrier, edge or plants',
      'Bay map with tray numbers and membrane seams',
      'Irrigation data and plant cover photos by month',
      'Leak scan of the handover and of today',
    ],
  },
  leak: {
    principle:
      'Digging is costly, so rule out plumbing and irrigation, then let the scan or sensor name the bay. Only then is one bay lifted.',
    method: {
      name: 'Irrigation off three days, then a scan or small dam in one cleared bay',
      text: 'After three dry days read the sensors. Clear the named bay to membrane, scan it at low voltage or dam it inside the load limit.',
      cite: 'ASTM D8231 (low voltage scan), ASTM D7877 (guide), ASTM D5957 (flood test, with the engineer’s consent).',
    },
    hypotheses: [
      ['Irrigation joint', 'supply off, gauge watched an hour', 'pressure falls; drip stops with it off'],
      ['Membrane cut from planting', 'bay cleared and scanned', 'breach marked and dug'],
      ['Flashing above media', 'hose above the soil line only', 'drip at the wall'],
      ['Clogged drain box', 'box emptied, water level timed', 'level falls and drip stops'],
      ['Root at a seam', 'seam opened to view', 'root tip in the lap'],
      ['Paver foot or post', 'pedestal lifted', 'ring worn in the sheet'],
      ['Door sill lower than media', 'dam at the door', 'wet frame in the room'],
    ],
    interior: [
      ['Drip chemistry', 'fertilizer or soil in the drop against clear tap water'],
      ['Time of drip', 'irrigation hours, rain hours or neither'],
      ['Slab crack or flute', 'drawn over the bay map'],
    ],
    imitators: [
      ['Irrigation main in the ceiling', 'steady drip at pump hours'],
      ['Pool or fountain', 'level falls on dry days'],
      ['Cold slab sweating', 'drops below shaded, wet bays without rain'],
    ],
    moisture:
      'Media is always damp: surface meters and infrared tell nothing about the membrane. Use built-in sensors, low voltage scans, or cores in a cleared bay.',
    closingSteps: 3,
    closed:
      'Scan or dam repeated before media goes back, layers photographed in order, map updated, bay watered and ceiling dry for two weeks.',
  },
}
