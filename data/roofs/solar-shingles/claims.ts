import type { SystemClaims } from '@/data/shared/system'

export const claims: SystemClaims = {
  storm: {
    hit: 'Count a piece with cracked glass, a chipped edge, or a cell fault shown by EL or infrared. A mark that wipes off is no hit.',
    square:
      'Treat all pieces as live in daylight: read squares from boards or by drone. Give every count its string and row number.',
    counts: ['Low string', 'Loose edge'],
    hail: [
      ['Glass by eye', 'there is a spider crack, chip, or crater; write row and piece'],
      ['Cells by EL or infrared', 'a trained tester finds a fault; keep the image number'],
      ['String voltage', 'the electrician’s reading beside its neighbors in the same sun, volts', 'measure'],
      ['Inert shingles and borders', 'they are cracked, bruised, or dented'],
    ],
    wind: [
      ['Edge rows', 'they have lifted, a latch is open, or there is a gap under the flashing'],
      ['Connectors at the edge', 'they are pulled apart or strained; electrician only'],
      ['Mesh and trim', 'they are bent or gone, and wires can be seen'],
      ['Conduit and roof boxes', 'they have moved, a lid is off, or a gland is cracked'],
    ],
    debris: [
      ['Pierced glass', 'a conductor shows: keep off, and have the string shut down'],
      ['Scratched surface', 'the coating is cut; feel it with a plastic card'],
      ['Crushed course', 'the deck below is soft'],
    ],
    water: [
      ['Time of a ground-fault trip', 'copy it from the record and compare with the hour of the rain', 'measure'],
      ['Deck at wire entries', 'it is wet by meter, or the hood is not seated'],
      ['Roof boxes', 'the electrician finds water inside'],
    ],
    collateral: [
      'Inverter and meter covers',
      'Border metal',
      'Plumbing vents in inert rows',
      'Neighboring shingle slopes',
    ],
    notStorm: [
      ['Snail trail', 'a brown line lies on a cell, the glass is whole, and it is years old'],
      ['Foot crack', 'it starts from a point on a walked row, without a chip'],
      ['Connector burn', 'the plastic has melted, without an impact nearby'],
      ['Edge delamination', 'the milky border grows over seasons'],
      ['Dirt or new shade', 'output comes back when it is washed or in other sun'],
      ['Inverter or grid fault', 'there is an error code, and all strings are alike'],
      ['Factory bubble or print flaw', 'it is in the same place in the laminate, under smooth glass'],
    ],
    care: 'Nobody touches a broken piece before rapid shutdown, lockout, and the electrician’s zero reading. An opaque tarp darkens the piece but does not prove it dead.',
  },
  insurance: {
    components: [
      ['Active pieces', 'EA', 'by row and string, with part number'],
      ['Cracked glass', 'EA', 'by piece on the string map'],
      ['Cell faults by EL or infrared', 'EA', 'list the image numbers'],
      ['Inert field shingles', 'SQ', 'slope by slope'],
      ['Edge and ridge flashing', 'LF', 'the manufacturer’s part'],
      ['Connectors and wire', 'EA', 'opened by the electrician'],
      ['Roof boxes and hoods', 'EA', 'gland and lid'],
      ['Output before and after', 'kWh', 'same month, monitoring printout'],
    ],
    build: [
      ['System name and listing', 'UL 7103 label or data plate, photographed'],
      ['Rating', 'watts per piece times the number of pieces, in kW DC'],
      ['String map', 'is the as-built drawing at hand?'],
      ['Shutdown', 'switch and initiator, and whether they are labeled'],
      ['Underlayment and deck', 'seen at an edge opened by the certified crew'],
    ],
    repairability: [
      ['Exchange of one piece', 'the manufacturer’s removal steps, done on a sample: did it work?'],
      ['Part number for sale', 'the manufacturer’s answer, with its date'],
      ['Insulation resistance', 'megohms of the string, with tester and voltage'],
      ['Mixed parts on the listing', 'the manufacturer’s written answer: may they be mixed?'],
    ],
    photos: [
      'Cracked piece with its row and string written on a card',
      'EL or infrared image with its number',
      'Data plate, inverter screen, and error code',
      'Lockout tag at the disconnect',
      'Monitoring curve of the day of loss',
    ],
  },
  warranty: {
    voids: [
      ['Work by an untrained crew', 'look for opened seals or latches that the log does not show'],
      ['Connectors of another brand mated', 'read both halves with a lamp'],
      ['Inverter settings or firmware changed', 'compare the version on the screen with the list'],
      ['Pressure or abrasive washing', 'look for streaks in the surface'],
    ],
    notice: [
      'Serial or lot numbers of the pieces in question',
      'The monitoring export for twelve months and the power curve claimed',
      'String readings with sun, temperature, and the meter’s serial number',
      'Weathertightness photographs and the commissioning sheet',
    ],
  },
  leak: {
    principle:
      'Wire entries, edges, and inert borders leak before active rows do. A ground fault in rain often points to the same place as the stain.',
    method: {
      name: 'Hose in 3 ft bands with strings isolated, in low light',
      text: 'Start only after the electrician’s zero reading. Wet from eave to ridge, with the wire hoods apart and a watcher in the attic. Stop at any alarm.',
      cite: 'Electrical safety first: NFPA 70 Article 690, with 690.12 on rapid shutdown. No ASTM field water test covers solar roofing; order as in ASTM E2128.',
    },
    hypotheses: [
      ['Hood at the wire entry', 'wet a band at the hood alone', 'the conduit or sleeve in the attic is wet'],
      ['Unlatched edge flashing', 'wet a band along the border', 'the deck is wet beside the array, not below it'],
      [
        'Pinched lead and cut underlayment',
        'measure insulation resistance wet and dry',
        'the reading falls in the wet band',
      ],
      ['Fault in an inert shingle', 'wet a band on border shingles', 'it drips outside the outline of the array'],
      ['Cracked active piece', 'isolate the string and put dye at the crack', 'dye shows on the underlayment below'],
      [
        'Conduit filled from a roof box',
        'the electrician opens the box',
        'water runs out of the low end of the conduit',
      ],
      [
        'Underlayment cut during removal',
        'remove the course by the manufacturer’s steps',
        'a slit lies in line with the stain',
      ],
    ],
    interior: [
      ['Sleeve and junction box', 'it is wet: inside points to the conduit, outside to the hood'],
      ['Deck under the array edge', 'there is a stain; draw its outline on the string map'],
      ['Earth-fault times in the inverter log', 'copy them beside the times of rain', 'measure'],
    ],
    imitators: [
      ['Conduit condensation', 'drops form in cold weather without rain'],
      ['Air handler in the attic', 'it is wet in the cooling season only'],
      ['Nuisance trip from a loose lug', 'there are faults on dry days too'],
    ],
    moisture:
      'Read deck wood from the attic side only. On the roof side, metal parts mislead a pin meter, and live conductors endanger the person who holds it.',
    closingSteps: 3,
    closed:
      'The wet band stays dry inside, insulation resistance holds when wet, the electrician signs the string values, and two rains pass without an alarm.',
  },
}
