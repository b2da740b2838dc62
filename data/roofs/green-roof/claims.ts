import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count broken trays, pavers, or edge pieces per square and cuts in bare membrane. Torn leaves go into the notes as a share of the plants, not as hits.',
    square:
      'Lay a 10 by 10 ft frame of tape: one in mid-field, one in a corner zone, and one on the stone border where you can see the membrane.',
    counts: ['Trays moved', 'Scour (SF)'],
    hail: [
      ['Foliage', 'part of the frame is torn; say whether the crowns are alive'],
      ['Border membrane and turn-up', 'it is struck where neither stone nor media covers it'],
      ['Drip lines and emitters', 'they are split or cut above the media'],
      ['Pavers, lights, and railings', 'they are broken or dented; give the number'],
    ],
    wind: [
      ['Corner scour', 'media is gone down to the filter layer; write the depth'],
      ['Trays and pavers', 'they are lifted, shifted, or off the roof; write which are missing'],
      ['Wind blanket', 'pins are out, or the cloth is torn'],
      ['Edge restraint', 'the profile is bent, or its fasteners are drawn'],
    ],
    debris: [
      ['Limb in the planting', 'it has packed the media; lift it straight up, do not drag it'],
      ['Pierced blanket and root barrier', 'feel along the hole by hand to the membrane'],
      ['Glass or metal in the media', 'pieces lie in the top two inches'],
    ],
    water: [
      ['Inspection boxes', 'silt or water stands above the outlet; write its depth'],
      ['Overflow scuppers', 'a line on the wall shows that they ran'],
      ['Media washed out', 'there are gullies, bare filter cloth, and fines in the drain'],
    ],
    collateral: ['Railings and copings', 'Irrigation valve box', 'Skylights and hatches', 'Furniture and lights'],
    notStorm: [
      ['Drought dieback', 'crowns are dry, and plants are brown in rings away from the emitters'],
      ['Winter kill', 'crowns have been mushy since spring on cold, wet spots'],
      ['Underfed sedum', 'it is red and thin, with moss between'],
      ['Foot track', 'a packed path leads to a door or unit'],
      ['Slow erosion', 'a hollow lies beside the wall, and plants lean into it'],
      ['Weed tree', 'the woody stem is older than the storm'],
      ['Design ponding', 'plants are yellow at the same low tray every year'],
    ],
    care: 'Do not heap washed-out media in one bay: saturated, it can weigh more than the deck was designed for. Bag it and set the bags along beams, or take it down.',
  },
  insurance: {
    components: [
      ['Planted area', 'SF', 'by bay and kind of planting'],
      ['Plants lost', '%', 'by frame, three frames to a bay'],
      ['Media lost', 'CY', 'area times depth'],
      ['Trays displaced', 'EA', 'give the tray numbers'],
      ['Pavers and edge', 'LF', 'note profile or stone'],
      ['Irrigation', 'EA', 'zones, lines, and emitters'],
      ['Membrane seen', 'SF', 'border and opened squares'],
      ['Filter or blanket', 'SF', 'measure what is torn'],
    ],
    build: [
      ['Layers', 'kind and depth in one opened square'],
      ['Membrane', 'kind, manufacturer, and age; is a leak scan on file?'],
      ['Saturated load', 'the engineer’s figure, and media depth by probe'],
      ['Wind layout', 'widths of corner and edge zones on the drawing'],
      ['Plants', 'list and year; plant cover at the last record'],
    ],
    repairability: [
      ['Living crowns', 'of twenty lifted, how many have white roots?'],
      ['Trays or profile for sale', 'the supplier’s answer'],
      ['Reuse of the media', 'is it clean, or mixed with glass and roof waste?'],
      ['Reaching the membrane', 'hours to clear one bay, and where the media can go'],
    ],
    photos: [
      'Frame from straight above, with bay number',
      'Scour with a depth stick',
      'Inspection box with its water line',
      'Opened square, layer by layer',
      'Last photograph of the same bay before the storm',
    ],
  },
  warranty: {
    voids: [
      ['Media added', 'look for a depth above the drawing'],
      ['Garden or trees planted later', 'look for woody roots and stakes through the filter'],
      ['Water shut off', 'look for a closed valve or a dead controller'],
      ['Trays lifted by trades without notice', 'look for tray numbers out of order'],
    ],
    notice: [
      'Which warranty is meant: membrane, root barrier, edge, or plants',
      'The bay map with tray numbers and membrane seams',
      'Irrigation data and photographs of plant cover by month',
      'The leak scan from handover and the one of today',
    ],
  },
  leak: {
    principle:
      'Digging is costly. First rule out plumbing and irrigation, then let the scan or the sensors name the bay, and lift only that one.',
    method: {
      name: 'Irrigation off for three days, then a scan or small dam in one cleared bay',
      text: 'After three dry days, read the sensors. Clear the named bay to the membrane, then scan it at low voltage or dam it within the load limit.',
      cite: 'ASTM D8231 (low voltage scan), ASTM D7877 (guide), ASTM D5957 (flood test, with the engineer’s consent).',
    },
    hypotheses: [
      [
        'Irrigation joint',
        'shut off the supply and watch the gauge for an hour',
        'pressure falls, and the drip stops with the water off',
      ],
      ['Membrane cut during planting', 'clear the bay and scan it', 'the scan marks a breach that digging shows'],
      ['Flashing above the media', 'hose above the soil line only', 'the wall drips'],
      ['Clogged drain box', 'empty the box and time the water level', 'the level falls, and the drip stops'],
      ['Root at a seam', 'open the seam to view', 'a root tip lies in the lap'],
      ['Paver foot or post', 'lift the pedestal', 'a ring is worn in the sheet'],
      ['Door sill lower than the media', 'build a dam at the door', 'the frame inside is wet'],
    ],
    interior: [
      ['Drip chemistry', 'compare the drop with tap water: fertilizer or soil in it, pH', 'measure'],
      ['Time of the drip', 'write the hour, and whether irrigation ran or rain fell', 'measure'],
      ['Slab crack or deck flute', 'water shows here; draw it over the bay map'],
    ],
    imitators: [
      ['Irrigation main in the ceiling', 'it drips steadily during pump hours'],
      ['Pool or fountain', 'its level falls on dry days'],
      ['Sweating cold slab', 'drops hang below shaded, wet bays without rain'],
    ],
    moisture:
      'Media is always damp, so surface meters and infrared tell nothing about the membrane. Use the built-in sensors, low-voltage scans, or cores in a cleared bay.',
    closingSteps: 3,
    closed:
      'The scan or dam was repeated before the media went back, the layers were photographed in order, the map is updated, and after watering the ceiling stays dry for two weeks.',
  },
}
