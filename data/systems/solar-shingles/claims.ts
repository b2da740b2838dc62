import type { SystemClaims } from '../types'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a piece with cracked glass, chipped edge or a cell fault shown by EL or infrared. A mark that wipes off is no hit.',
    square:
      'Treat all pieces as live in daylight: squares are read from boards or by drone. Give every count its string and row number.',
    counts: ['Low string', 'Loose edge'],
    hail: [
      ['Glass by eye', 'spider crack, chip or crater; row and piece noted'],
      ['Cells by EL or infrared', 'done by a trained tester; image number kept'],
      ['String voltage', 'electrician’s reading against its neighbors, same sun'],
      ['Inert shingles and borders', 'cracked, bruised or dented'],
    ],
    wind: [
      ['Edge rows', 'lifted, latch open, gap under the flashing'],
      ['Connectors at the edge', 'pulled apart or strained; electrician only'],
      ['Mesh and trim', 'bent or gone, wires in view'],
      ['Conduit and roof boxes', 'moved, lid off, gland cracked'],
    ],
    debris: [
      ['Pierced glass', 'conductor exposed: keep off, string shut down'],
      ['Scratched surface', 'coating cut, feel with a plastic card'],
      ['Crushed course', 'deck below soft or sound'],
    ],
    water: [
      ['Ground-fault record', 'time of trip against the rain'],
      ['Deck at wire entries', 'wet by meter, hood seated or not'],
      ['Roof boxes', 'water inside, seen by the electrician'],
    ],
    collateral: [
      'Inverter and meter covers',
      'Border metal',
      'Plumbing vents in inert rows',
      'Neighboring shingle slopes',
    ],
    notStorm: [
      ['Snail trail', 'brown line on a cell, glass whole; years old'],
      ['Foot crack', 'break from a point on a walked row, no chip'],
      ['Connector burn', 'melted plastic, no impact nearby'],
      ['Edge delamination', 'milky border, grows over seasons'],
      ['Soiling or new shade', 'output comes back when washed or in other sun'],
      ['Inverter or grid fault', 'error code, all strings alike'],
      ['Factory bubble or print flaw', 'same place in the laminate, smooth glass'],
    ],
    care: 'Nobody touches a broken piece before rapid shutdown, lockout and the electrician’s zero reading; an opaque tarp darkens but does not prove dead.',
  },
  insurance: {
    components: [
      ['Active pieces', 'EA', 'by row and string, part number'],
      ['Cracked glass', 'EA', 'by piece on the string map'],
      ['Cell faults by EL or IR', 'EA', 'image numbers listed'],
      ['Inert field shingles', 'SQ', 'slope by slope'],
      ['Edge and ridge flashing', 'LF', 'manufacturer’s part'],
      ['Connectors and wire', 'EA', 'opened by the electrician'],
      ['Roof boxes and hoods', 'EA', 'gland and lid'],
      ['Output before and after', 'kWh', 'same month, monitoring printout'],
    ],
    build: [
      ['System name and listing', 'UL 7103 label or data plate photographed'],
      ['Rating', 'watts per piece times count; kW DC'],
      ['String map', 'as-built drawing at hand: yes or no'],
      ['Shutdown', 'switch and initiator found and labeled'],
      ['Underlayment and deck', 'seen at an edge opened by the certified crew'],
    ],
    repairability: [
      ['One piece can be exchanged', 'manufacturer’s de-installation step done on a sample: yes or no'],
      ['Part number on sale', 'manufacturer asked; answer and date'],
      ['Insulation resistance', 'string megohms, tester and voltage'],
      ['Mixed parts stay on the listing', 'manufacturer’s written answer: yes or no'],
    ],
    photos: [
      'Cracked piece with its row and string written on a card',
      'EL or infrared image with its number',
      'Data plate, inverter screen and error code',
      'Lockout tag at the disconnect',
      'Monitoring curve of the loss day',
    ],
  },
  warranty: {
    voids: [
      ['Work by an untrained crew', 'seals or latches opened, not in the log'],
      ['Connectors of another brand mated', 'halves read with a lamp'],
      ['Inverter settings or firmware changed', 'screen shows version outside the list'],
      ['Pressure or abrasive washing', 'streaks in the surface'],
    ],
    notice: [
      'Serial or lot numbers of the pieces in question',
      'Monitoring export for twelve months and the power curve claimed',
      'String readings with sun, temperature and meter serial',
      'Weathertight photos and the commissioning sheet',
    ],
  },
  leak: {
    principle:
      'Wire entries, edges and inert borders leak before active rows do. A ground fault in rain often points to the same place as the stain.',
    method: {
      name: 'Hose in 3 ft bands with strings isolated, in low light',
      text: 'Start only after the electrician’s zero reading. Wet from eave to ridge, wire hoods apart, an attic watcher below; stop at any alarm.',
      cite: 'Electrical safety first: NFPA 70 Article 690, with 690.12 on rapid shutdown. No ASTM field water test covers solar roofing; order as in ASTM E2128.',
    },
    hypotheses: [
      ['Hood at the wire entry', 'band at the hood alone', 'wet conduit or sleeve in the attic'],
      ['Edge flashing unlatched', 'band along the border', 'wet deck beside the array, not below'],
      ['Pinched lead and cut sheet', 'insulation resistance wet and dry', 'reading falls in the wet band'],
      ['Inert shingle fault', 'band on border shingles', 'drip outside the array’s outline'],
      ['Cracked active piece', 'dye at the crack, string isolated', 'dye on the underlayment below'],
      ['Conduit filled from a roof box', 'box opened by the electrician', 'water runs out of the conduit low end'],
      [
        'Underlayment cut at de-installation',
        'course removed by the manufacturer’s steps',
        'slit in line with the stain',
      ],
    ],
    interior: [
      ['Sleeve and junction box', 'wet inside means conduit, outside means hood'],
      ['Deck under the array edge', 'stain outline drawn on the string map'],
      ['Inverter log', 'earth-fault times copied beside rain times'],
    ],
    imitators: [
      ['Conduit condensation', 'drops in cold weather without rain'],
      ['Air handler in the attic', 'wet in cooling season only'],
      ['Nuisance trip from a loose lug', 'fault on dry days too'],
    ],
    moisture:
      'Read deck wood from the attic side only. Metal parts and live conductors fool and endanger pin meters on the roof side.',
    closingSteps: 3,
    closed:
      'The wet band stays dry inside, insulation resistance holds wet, the electrician signs the string values and two rains pass without alarm.',
  },
}
