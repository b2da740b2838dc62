import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'
import { area, count, feet, flatMeasures, flatSummary, item, orderSq, sq } from '../shorthand'
import type { SystemEstimating } from '@/data/shared/system'

export const estimating: SystemEstimating = {
  waste: { rate: 0.06, range: 'large sheets 4–6, cut-up 8–10%' },
  measures: [
    ...flatMeasures,
    estimate.measure('linear.splice', 'Splices'),
    estimate.measure('count.corners', 'Corners to form'),
  ],
  summary: flatSummary,
  products: [
    d.own('product.field', 'EPDM: manufacturer, type and color', 'text', { span: 2 }),
    d.choice('product.thickness', 'Thickness', ['45 mil', '60 mil', '90 mil', '60 mil fleece']),
    d.choice('product.attachment', 'Attachment', ['Adhered', 'Fastened', 'Ballasted', 'Recover, loose']),
    d.own('product.insulation', 'Boards, separator and R', 'text', { span: 2 }),
    d.choice('product.splice', 'Splice tape', ['3 in', '6 in', 'Factory tape']),
    d.own('product.edge', 'Fascia bar, ES-1 test no.'),
  ],
  lineItems: [
    item.equipment('lift-stone', 'Vacuum off ballast and store it', 'Lift stone', 'SQ', sq),
    item.labor('old-rubber', 'Tear off old membrane and wall flashing', 'Old rubber', 'SQ', sq),
    item.material('epdm-sheet', '60 mil EPDM membrane', 'EPDM sheet', 'SQ', orderSq),
    item.material('splices', 'Seams with primer and 6 in seam tape', 'Splices', 'LF', feet('splice')),
    item.material('bonding', 'EPDM bonding adhesive, low VOC', 'Bonding', 'GAL'),
    item.material('russ', 'Securement strip (RUSS) and plates at base of walls', 'RUSS', 'LF', feet('parapet')),
    item.material('wall-rubber', 'Cured EPDM wall flashing', 'Wall rubber', 'LF', feet('parapet')),
    item.material('corners', 'Uncured EPDM at corners', 'Corners', 'EA', count('corners')),
    item.material('pipe-seals', 'Molded EPDM pipe boots', 'Pipe seals', 'EA', count('pipes')),
    item.material('drain-rubber', 'Drains flashed, with water cut-off mastic', 'Drain rubber', 'EA', count('drains')),
    item.labor('respread', 'Return and spread ballast', 'Respread', 'SQ'),
    item.material('polyiso', 'Polyiso insulation, loose-laid below ballast or fastened', 'Polyiso', 'SQ', sq),
    item.material('fascia-bar', 'Fascia anchor bar at edges', 'Fascia bar', 'LF', feet('edge')),
    item.disposal('scrap', 'Old membrane and insulation hauled away', 'Scrap', 'EA'),
    item.material('edge-strip', 'Pressure-sensitive cover strip over edge metal', 'Edge strip', 'LF', feet('edge')),
  ],
  scope: [
    { group: 'Ballast, tear-off and insulation', lines: ['lift-stone', 'old-rubber', 'scrap', 'polyiso'] },
    {
      group: 'EPDM and seams',
      lines: ['epdm-sheet', 'bonding', 'splices', 'russ'],
      added: [estimate.line('Crew to set the membrane and make seams', 'Rubber crew', 'SQ', 'Labor', sq)],
    },
    {
      group: 'Flashings, edges and ballast',
      lines: ['wall-rubber', 'corners', 'pipe-seals', 'drain-rubber', 'fascia-bar', 'edge-strip', 'respread'],
      added: [estimate.line('Pourable sealer pockets, filled', 'Sealer pockets', 'EA', 'Material')],
    },
  ],
  worksheets: [estimate.membraneBlocks({ width: 20, length: 100, lap: 6 }), estimate.ballastBlocks],
  takeoff: [
    estimate.takeoff('EPDM panel, field', 'Roof area', area, 'SF', d.ref('measure.waste'), d.ref('roll.net'), 'Panels'),
    estimate.takeoff('Cured wall EPDM', 'Wall membrane', d.ref('wall.area'), 'SF', 0.1, 500, 'Rolls'),
    estimate.takeoff('Splice tape, 6 in × 100 ft', 'Splices', feet('splice'), 'LF', 0.08, 100, 'Rolls'),
    estimate.takeoff('Primer, gallon', 'Splices, 100 ft a gal', feet('splice'), 'LF', 0.08, 100, 'Gallons'),
    estimate.takeoff('Bonding adhesive, 5 gal', 'Adhered sf, 60 a gal', null, 'SF', 0.1, 300, 'Pails'),
    estimate.takeoff('RUSS strip, 100 ft', 'Base of walls', feet('parapet'), 'LF', 0.08, 100, 'Rolls'),
    estimate.takeoff('Seam plates for RUSS', 'A plate each foot', feet('parapet'), 'EA', 0.05, 500, 'Boxes'),
    estimate.takeoff('Polyiso, 4 × 8', 'Roof area', area, 'SF', 0.05, 32, 'Boards'),
    estimate.takeoff('Termination bar, 10 ft', 'Parapets and walls', feet('parapet'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Fascia bar, 10 ft', 'Roof edge', feet('edge'), 'LF', 0.05, 10, 'Pieces'),
    estimate.takeoff('Uncured flashing, 12 in × 50 ft', 'A foot a corner', count('corners'), 'LF', 0.1, 50, 'Rolls'),
    estimate.takeoff(
      'Water-cutoff mastic',
      'Walls + drains',
      d.add(feet('parapet'), count('drains')),
      'LF',
      0.1,
      10,
      'Tubes',
    ),
    estimate.takeoff('Lap sealant', 'Splices', feet('splice'), 'LF', 0.1, 22, 'Tubes'),
    estimate.takeoff('Ballast, 1.5–2.5 in', 'Stone above', d.ref('ballast.tons'), 'TON', 0.03, 1, 'Tons'),
  ],
  supplies: {
    'EPDM sheet': ['EPDM panel, field', 'Membrane bars or plates'],
    'Wall rubber': ['Cured wall EPDM', 'Bonding adhesive, 5 gal', 'Termination bar, 10 ft'],
    RUSS: ['RUSS strip, 100 ft', 'Seam plates for RUSS'],
    Polyiso: ['Polyiso, 4 × 8'],
    'Fascia bar': ['Fascia bar, 10 ft'],
    'Drain rubber': ['Water-cutoff mastic'],
    'Board fasteners': ['Insulation screws and plates'],
  },
  order:
    'Choose panel width to land splices away from drains; wide panels save tape and leaks. Enter the adhered area on the bonding line: the whole field, or the walls alone under ballast. Never count on hot air: rubber splices are primer, tape and roller. Fleece and white sheets ship in narrower rolls.',
  allowances: [
    { find: 'Base flashing found shrunken off the wall', unit: 'LF' },
    { find: 'Wet board under sound rubber', unit: 'SF' },
    { find: 'Ballast short of design weight', unit: 'TON' },
  ],
  options: [
    { name: 'Good', includes: '60 mil black, fastened' },
    { name: 'Better', includes: '60 mil black, adhered' },
    { name: 'Best', includes: '90 mil or white, adhered' },
  ],
  optionProduct: 'Rubber, color and attachment',
  residential: {
    included: ['each splice rolled, and edges caulked where the manufacturer asks'],
    excluded: [
      'porch and dormer carpentry',
      'painting of exposed fascia',
      'skylight glass',
      'roof decks laid over the rubber',
    ],
    assumed: [
      'no kitchen grease or fuel reaches the rubber',
      'black absorbs heat; a white sheet is another line',
      'the deck is dry enough for adhesive',
      'days above the adhesive’s temperature',
    ],
  },
  commercial: {
    alternates: [
      ['White-on-black sheet', 'In place of black, field and walls'],
      ['90 mil in place of 60 mil', 'With the longer system warranty'],
      ['Adhered in place of ballasted', 'Stone leaves the building'],
      ['Paver corners', 'In place of stone in wind corners by RP-4'],
    ],
    unitPrices: [
      ['New base strip and wall flashing', 'LF'],
      ['Polyiso replaced, per inch', 'SF'],
      ['Sacrificial pad at exhaust', 'EA'],
      ['Stone topped up', 'TON'],
    ],
    excluded: ['structural review for stone', 'grease containment service', 'removal of abandoned curbs'],
    assumed: ['deck capacity for ballast is confirmed in writing', 'vacuum trucks can stand within 200 ft of hose'],
    energy:
      'Lifting the rubber to the deck calls for the reroofing R; under ballast, boards must also take the stone’s load. Black in a hot climate may miss a reflectance clause, so price white as the alternate.',
    access:
      'Ballast is vacuumed down to the street. Truck position, hose route and dust control are agreed on, and ballast is never heaped at mid-span.',
    phasing:
      'Ballast is moved in lanes no wider than the day’s membrane, and the loose edge is weighted and sealed each night.',
    worksheets: [estimate.zoneBlocks, estimate.rowBlocks],
    takeoff: [
      estimate.takeoff('Insulation screws and plates', 'By zone', d.ref('zone.fasteners'), 'EA', 0.05, 500, 'Boxes'),
      estimate.takeoff('Membrane bars or plates', 'By row', d.ref('row.screws'), 'EA', 0.05, 500, 'Boxes'),
    ],
  },
  repair: {
    items: [
      { description: 'Clean, prime and apply a patch with rounded corners', short: 'Cured patch', unit: 'EA' },
      { description: 'Cover a lifted seam with cover strip', short: 'Lap cover', unit: 'LF' },
      { description: 'Replace bridged wall flashing, with new securement strip', short: 'Wall RUSS', unit: 'LF' },
      { description: 'Flash an odd-shaped post in uncured EPDM', short: 'Post collar', unit: 'EA' },
      { description: 'Clean out and refill a pourable sealer pocket', short: 'Sealer pocket', unit: 'EA' },
      { description: 'Move ballast and reflash a drain', short: 'Drain reflash', unit: 'EA' },
      { description: 'Cut out an oil-swollen area and splice in new membrane', short: 'Oil cut-out', unit: 'SF' },
      { description: 'Add walkway pavers or pads to a service route', short: 'Service pads', unit: 'EA' },
    ],
    temporary:
      'Clean and prime the sheet and apply a peel-and-stick patch with rounded corners. Asphalt cement ruins the sheet for any later tape.',
    beyond:
      'When flashings bridge at all walls and seams open everywhere, the membrane has shrunk: plan a new perimeter or a new roof.',
    excluded: ['stone handling beyond 100 sq ft', 'wet boards outside the cut', 'masonry above the counterflashing'],
    supplies: [
      ['Cured cover strip, 6 in', 'length', 100, 'Rolls'],
      ['Uncured flashing', 'count', 4, 'Feet'],
      ['Primer', 'area', 200, 'Gallons'],
      ['Pressure-sensitive patch, 12 in', 'area', 50, 'Rolls'],
      ['Lap sealant', 'length', 22, 'Tubes'],
    ],
  },
  care: {
    tasks: [
      { task: 'Pick at lap edge for lift every 50 ft', short: 'Lap edges', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Push stone away from drains', short: 'Stone at drains', frequency: 'quarterly', timesPerYear: 4 },
      { task: 'Check base of walls for bridging', short: 'Wall base', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Treat grease near kitchen vents with sacrificial pad', short: 'Grease pads', frequency: 'as found' },
      { task: 'Refill pourable sealer pockets', short: 'Pockets', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Rake ballast back to corners thinned by wind', short: 'Thin corners', frequency: 'after storm' },
      { task: 'Look for uncured patches crazing', short: 'Patches', frequency: 'yearly', timesPerYear: 1 },
      { task: 'Check coating on white film', short: 'White film', frequency: 'every 3 years' },
      {
        task: 'Weigh a sample of ballast at a corner and in the field',
        short: 'Stone weight',
        frequency: 'every 5 years',
      },
      {
        task: 'Wipe talc and dirt from a splice edge before judging it',
        short: 'Splice wipe',
        frequency: 'yearly',
        timesPerYear: 1,
      },
    ],
    walkRate: 8000,
    access: 'Loose stone turns ankles and hides cuts: rake walking lanes, and flag a line six feet from the edges.',
    excluded: ['stone added to design weight', 'more than five patches', 'grease disposal'],
    supplies: [
      ['Cured patch squares', 'count', 1, 'EA'],
      ['Pourable sealer', 'count', 2, 'Kits'],
      ['Lap sealant', 'length', 22, 'Tubes'],
    ],
  },
  guide: [
    {
      title: 'Ballast is structure',
      text: 'Ten to twelve pounds a square foot have to be on the drawings before stone goes back, and size and weight follow the wind guide: corners and perimeters may need pavers or larger stone. Price vacuuming, storing and respreading separately, and let no heap stand on one bay.',
      cite: 'ANSI/SPRI RP-4; IBC 1504',
    },
    {
      title: 'Splices are the price and the life',
      text: 'Cleaning, primer, tape and roller are labor by the foot, not by the square. A 60 mil Type I sheet in wide panels halves the splice length of 10 ft rolls. Say which tape width the warranty takes; three inches is not the long one.',
      cite: 'ASTM D4637; ASTM D4811',
    },
  ],
  repairGuide: {
    title: 'Look where the rubber is pulling',
    text: 'Bridging at the base of a wall tears corners and opens laps a yard away. Probe laps, feel for stones under ballast, and check uncured patches for crazing; a puncture is found last. Rounded corners, six inches past the damage, primer on both faces.',
    cite: 'ASTM D4637; ASTM C1153 (infrared survey)',
  },
  careGuide: {
    title: 'Keep oil off and stone on',
    text: 'Grease swells rubber within months and wind bares corners within a storm. Both are seen from the hatch: put fan curbs and windward corners first on the route, refill pockets yearly, and log lap edges by the foot probed.',
    cite: 'ANSI/SPRI RP-4; manufacturer’s care guide',
  },
}
