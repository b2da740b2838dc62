/** What inspections and reports say, from the defects of the roof system. */
import { people } from './cast'
import { days, daysAfter } from './calendar'
import { atPlace, faultsOf, leakOf } from './faults'
import { proofAt } from './readings'
import type { ExampleJob, ExamplePlace, SaidByName } from './types'

const PLACES_HOUSE = [
  'South slope, lower third',
  'West rake, 6 ft from the eave',
  'Around the bath vent',
  'Valley behind the garage',
  'North slope at the ridge',
  'Chimney, uphill side',
]
const PLACES_BUILDING = [
  'Grid C4, 12 ft from the drain',
  'South parapet, bays 3 and 4',
  'Curb of unit RTU-2',
  'Northwest corner',
  'Around drain D-2',
  'Seam along the walkway',
]
const placesOf = ({ system }: ExampleJob): readonly string[] =>
  system.type === 'sloped' ? PLACES_HOUSE : PLACES_BUILDING
export const placeAt = ({ job, row }: ExamplePlace): string => {
  const places = placesOf(job)
  return places[(row - 1) % places.length] ?? ''
}
const isFault = ({ job, line }: ExamplePlace): boolean => faultsOf(job).some(({ name }) => line.endsWith(name))
const faultPlace = ({ job, line }: ExamplePlace): string =>
  faultsOf(job).find(({ name }) => line.endsWith(name))?.place ?? ''
/** Where the example's repair is: at the leak and at the faults. */
const workPlaces = (job: ExampleJob): readonly string[] => [
  ...new Set([leakOf(job).place, ...faultsOf(job).map(({ place }) => place), ...placesOf(job)]),
]
const faultAt = ({ job, row }: ExamplePlace) => faultsOf(job)[row - 1]
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const views = ({ job, row }: ExamplePlace): string | undefined => job.system.inspecting.views[row - 1]

/** What the roof measures, by the words of a line of measurements. */
const measured: readonly (readonly [words: RegExp, size: number | ((place: ExamplePlace) => number)])[] = [
  [/sq ?ft/i, ({ job }) => job.area],
  [/area|squares/i, ({ job }) => Math.round(job.area / 10) / 10],
  [/sheets/i, 2],
  [/pipes|hoods|vents$/i, ({ job }) => (job.isHouse ? 6 : 12)],
  [/skylights and chimneys/i, 2],
  [/chimney|skylight/i, 1],
  [/curb/i, ({ job }) => (job.isHouse ? 1 : 5)],
  [/drain|scupper/i, ({ job }) => (job.isHouse ? 2 : 6)],
  [/eave/i, (place) => sideOf(place, 118)],
  [/rake/i, (place) => sideOf(place, 84)],
  [/ridges? and hip/i, (place) => sideOf(place, 74)],
  [/ridge/i, (place) => sideOf(place, 46)],
  [/hip/i, (place) => sideOf(place, 28)],
  [/valley/i, (place) => sideOf(place, 34)],
  [/headwall/i, (place) => sideOf(place, 12)],
  [/wall|flashing/i, (place) => sideOf(place, 34)],
  [/edge|parapet|coping/i, (place) => sideOf(place, 112)],
]
const sideOf = ({ job }: ExamplePlace, feet: number): number => Math.round(feet * Math.sqrt(job.area / 2640))

/** What a reading shows from year to year; `mils` is the film, which wears. */
const yearlyReading = (line: string, row: number, mils: string): string =>
  /%|moisture/i.test(line)
    ? '12 %'
    : /\bmils?\b/i.test(line)
      ? mils
      : /depth|gap|\bin\.?$/i.test(line)
        ? '1/4 in'
        : row % 2
          ? 'None'
          : '1'

function measureAt(place: ExamplePlace): number | string {
  const [, size = ''] = measured.find(([words]) => words.test(place.line)) ?? []
  return typeof size === 'function' ? size(place) : size
}

export const inspectionNames: SaidByName = {
  'summary.next': `Repair as priced in E-2026-214, by our crew, by September 25. Look again in April.`,
  'summary.condition': 'Fair',
  'summary.estimate': 'E-2026-214, attached',
  'summary.cost': 1850,
  'summary.due': days.nextVisit,
  'summary.leak': 'None seen',
  'summary.missing': 'Registration receipt of the manufacturer',
  'decision.conditions': ({ job }) =>
    job.system.type === 'sloped'
      ? 'Two soft bays at the bath vent replaced first; estimator clears them on day one'
      : 'Wet board at grid C4 replaced first; estimator clears it on day one',
  'life.range': '6 to 10',
  'life.basis': ({ job }) =>
    job.system.type === 'sloped' ? 'Age, covering and flashings as seen' : 'Age, seams, flashings and the cores listed',
  'life.certainty': 'Medium',
  'photo.#.place': '',
  'photo.#.caption': views,
  'photos.count': 46,
  'photos.from': '1',
  'photos.to': '46',
  'photos.stored': 'Job folder 2026-118, Photos',
  'square.#.hail': [9, 7, 2, 4],
  'square.#.first': [3, 2, 0, 1],
  'square.#.second': [1, 0, 0, 0],
  'square.#.note': ['1/2 to 3/4 in, fresh', '1/2 to 3/4 in, fresh', 'Two marks, older', 'Scattered, fresh'],
  'square.#.area': ['Field, west half', 'Field, east half', 'Southwest corner', 'Along the parapet'],
  'square.#.zone': ['Field', 'Field', 'Corner', 'Perimeter'],
  'square.#.direction': ['S', 'W', 'N', 'E'],
  'square.#.pitch': ({ job }) => job.pitch,
  'emergency.#.measure': ['Tarp over the opening', 'Loose edge fastened', 'Sheet and bucket below'],
  'emergency.#.location': ({ job, row }) =>
    [...placesOf(job).slice(0, 2), job.isHouse ? 'Ceiling of the upper hall' : 'Ceiling of the packing area'][
      row - 1
    ] ?? '',
  'emergency.#.size': [120, 8, 40],
  'emergency.#.date': [days.call, days.call, days.call],
  'emergency.#.cost': [480, 165, 120],
  'collateral.#.faces': ['W', 'W', 'SW', 'W', 'S', 'SW'],
  'collateral.#.count': [14, 6, 9, 3, 2, 4],
  'collateral.#.largest': [1, 0.75, 1, 0.5, 0.5, 0.75],
  'collateral.#.age': ['Fresh', 'Fresh', 'Fresh', 'Both', 'Fresh', 'Fresh'],
  'collateral.#.note': [
    'Dents on the west face only',
    'Chalked and measured',
    'Cover dented',
    'One is rusty',
    'Small',
    'Fin bent',
  ],
  'mark.#.seen': ['Yes', 'No', 'Yes', 'No', 'No', 'No', 'No', 'No', 'No', 'No'],
  'mark.#.where': ({ job, row }) =>
    (job.system.type === 'sloped'
      ? ['North slope, counted apart', '', 'Walk line to the vent']
      : ['North half, counted apart', '', 'Walk line to RTU-2']
    )[row - 1] ?? '',
  'measure.#.estimate': measureAt,
  'measure.#.site': (place) => {
    const measure = measureAt(place)
    return /eave/i.test(place.line) && typeof measure === 'number' ? measure + 3 : measure
  },
  'measure.#.note': ({ line }) => (/eave/i.test(line) ? 'South eave 3 ft longer' : ''),
  'defect.#.place': faultPlace,
  'defect.#.seen': isFault,
  'cause.#.found': ['Maybe', 'No', 'No', 'No', 'No'],
  'cause.#.where': ['Bath bay'],
  'fault.#.found': [false, true, false, false, true, false],
  'drip.#.found': ['', '2'],
  'defect.#.found': isFault,
  'storm.#.seen': false,
  'course.#.spring': ['Good', 'Good', 'Good', 'Fair', 'Good', 'Good', 'Good', 'Good', 'Good', 'Good', 'Good', 'Good'],
  'course.#.summer': ['Good', 'Good', 'Good', 'Fair', 'Good', 'Good', 'Good', 'Good', 'Good', 'Good', 'Good', 'Good'],
  'visit.season': 'Fall',
  'visit.last': 'October 2025, by us',
  'visit.crew': 2,
  'visit.gutters': ({ job }) => (job.isHouse ? 168 : 540),
  'visit.drains': ({ job }) => (job.isHouse ? 4 : 6),
  'visit.flashings': ({ job }) => (job.isHouse ? 96 : 420),
  'visit.penetrations': ({ job }) => (job.isHouse ? 9 : 14),
  'visit.area': ({ job }) => job.area,
  'visit.access': ({ job }) =>
    job.isHouse ? 'Gate unlocked, dog kept in, park on the street' : 'Key at the desk; hatch in the janitor closet',
  'next.#.who': [people.foreman, people.inspector, people.office, people.foreman],
  'next.#.bring': [
    'Sealant, two tubes; look again at the south slope',
    'Moisture meter; read the same three places',
    'Send the owner the invoice and the photographs',
    'Blower and bags for the gutters',
  ],
  'water.#.place': ['Drain D-1', 'Drain D-2, low side', 'Scupper at the north wall', 'Behind RTU-2'],
  'water.#.depth': [0.25, 0.75, 0.1, 0.5],
  'water.#.rain': [0.6, 0.6, 0.6, 0.6],
  'water.#.area': [20, 45, 8, 25],
  'water.#.cause': [
    'Dry in 24 hours',
    'Leaves at the strainer; cleared',
    'Runs free',
    'Saddle settled; note for spring',
  ],
  'leak.where': ({ job }) => (job.isHouse ? 'Upper hall, ceiling by the bath' : 'Packing area, column C4'),
  'leak.when': 'Since July, in rain with west wind',
  'leak.room': ({ job }) => (job.isHouse ? 'Upper hall, by the bath wall' : 'Packing area, column C4'),
  'leak.location': ({ job }) => leakOf(job).place,
  'leak.cause': ({ job }) => leakOf(job).source,
  'leak.certainty': 'Seen and tested',
  'leak.found': ({ job }) => {
    const { source, place } = leakOf(job)
    const { name, place: there, remedy } = faultsOf(job)[0]!
    return `${source}, ${atPlace(place)}: water came in under test. Also found: ${lower(name)} ${atPlace(there)}. We repair both: new material at the leak; ${remedy}.`
  },
  'leak.first': '2026-07-21',
  'leak.last': '2026-08-18',
  'leak.delay': 2,
  'leak.repairs': 'Caulked in 2024 by a handyman',
  'leak.changes': ({ job }) => (job.isHouse ? 'Bath fan replaced in May 2026' : 'RTU-2 exchanged in May 2026'),
  'leak.drip': 'Slow drip, about a cup an hour',
  'repair.method': 'Local repair',
  'repair.length': 14,
  'repair.count': 6,
  'place.#.place': ({ job, row }) => workPlaces(job)[row - 1] ?? '',
  'place.#.length': [12, 8, 3],
  'place.#.width': [4, 3, 3],
  'temporary.area': '8 × 10 ft over the leak',
  'temporary.by': people.foreman,
  'temporary.done': 'Sealed and covered, 8 × 10 ft',
  'temporary.check': 'Dana Rivera; call (614) 555-0100',
  'temporary.remove': 'Yes',
  'conclusion.certainty': 'Proven: test made it leak',
  'conclusion.place': ({ job }) => leakOf(job).place,
  'conclusion.wet': 24,
  'conclusion.other': 'None: every other suspect was ruled out by test',
  'rain.#.date': [days.storm, '2026-08-15', '2026-08-18'],
  'rain.#.kind': ['Wind-driven rain', 'Rain', 'Rain'],
  'rain.#.inches': [0.9, 0.4, 1.1],
  'rain.#.from': ['W', 'S', 'W'],
  'rain.#.mph': [28, 8, 24],
  'rain.#.leaked': ['Yes', 'No', 'Yes'],
  'rain.#.note': ['Station 3 miles west; two towels wet', 'Dry', 'Station; stain grew'],
  'reading.#.point': ['A, at the stain', 'B, 2 ft uphill', 'C, dry bay'],
  'reading.#.part': ({ job, row }) => (row > 3 ? '' : job.isHouse ? ['Deck', 'Rafter', 'Deck'][row - 1] : 'Insulation'),
  'reading.#.meter': ({ job, row }) => (row > 3 ? '' : job.isHouse ? 'Pin meter, wood' : 'Impedance, roof'),
  'reading.#.before': [14, 13, 12],
  'reading.#.after': [26, 19, 12],
  'reading.#.reference': [12, 12, 12],
  'reading.#.last': ({ line, row }) => yearlyReading(line, row, '16'),
  'reading.#.now': ({ line, row }) => yearlyReading(line, row, '15'),
  'reading.#.verdict': 'Holds',
  'water.#.start': ['9:20', '9:45', '10:10', '10:35'],
  'water.#.stop': ['9:35', '10:00', '10:19', '10:50'],
  'water.#.amount': ['5 gal/min', '5 gal/min', '5 gal/min', '5 gal/min'],
  'water.#.inside': ['Dry', 'Dry', 'Drip', 'Dry'],
  'water.#.delay': [15, 15, 9, 15],
  'water.#.watcher': [people.worker, people.worker, people.worker, people.worker],
  'suspect.#.result': [
    'Proven',
    'Ruled out',
    'Ruled out',
    'Ruled out',
    'Ruled out',
    'Ruled out',
    'Ruled out',
    'Ruled out',
  ],
  'core.#.place': ['C-1, grid B2', 'C-2, grid D4', 'C-3, by drain D-2', 'C-4, grid F1'],
  'core.#.layers': [
    'Membrane 0.06, board 0.5, polyiso 3',
    'Membrane 0.06, board 0.5, polyiso 3',
    'Membrane 0.06, board 0.5, polyiso 3',
    'Membrane 0.06, board 0.5, polyiso 3',
  ],
  'core.#.method': ['Core', 'Core', 'Core', 'Impedance'],
  'core.#.reading': ['8 %', '9 %', '31 %', '10 %'],
  'core.#.verdict': ['Dry', 'Dry', 'Wet', 'Dry'],
  'core.#.state': ['Dry', 'Dry', 'Wet', 'Dry'],
  'core.#.area': [0, 0, 140, 0],
  'core.#.closed': [
    'Like material, L. Herrera',
    'Like material, L. Herrera',
    'Like material, L. Herrera',
    'No cut made',
  ],
  'core.#.deck': ['Sound', 'Sound', 'Light rust', 'Sound'],
  'test.#.result': (place) => (place.line.includes(',') ? proofAt(place) : place.row <= 3 ? 'Holds, four places' : ''),
  'test.#.pass': ['Pass', 'Pass', 'Pass', 'Pass', 'Pass', 'Pass', 'Pass', 'Pass'],
  'proof.#.result': proofAt,
  'proof.#.pass': ['Pass', 'Pass', 'Pass', 'Pass', 'Pass', 'Pass', 'Pass', 'Pass'],
  'damage.outside':
    'Driveway crack at the street, one cracked basement window, dented downspout at the garage. All photographed.',
  'damage.inside': 'Old stain in the upper hall ceiling, hairline crack over the stair. Photographed before work.',
  'damage.initials': 'DR',
  'punch.#.item': [
    'Touch up paint on the drip edge',
    'Sweep the ground again with the magnet',
    'Replace one scuffed piece by the ladder',
  ],
  'punch.#.place': ({ job, row }) =>
    (job.isHouse ? ['Front eave', 'Side yard', 'West rake'] : ['South edge', 'East lot', 'Hatch'])[row - 1] ?? '',
  'punch.#.who': [people.foreman, people.worker, people.foreman],
  'punch.#.checked': [true, true, true],
  'walk.result': 'Nothing open',
  'walk.remarks': ({ job }) =>
    job.isHouse ? 'Crew was tidy; please leave spare material in the garage' : 'Crew was tidy; dock stayed open',
  'code.result': 'Passed',
  'warranty.#.term': ({ line }) =>
    /workmanship|contractor/i.test(line)
      ? '10 years'
      : /system/i.test(line)
        ? '25 years'
        : /skylight|accessor/i.test(line)
          ? '10 years, glass 20'
          : /manufacturer|product|material/i.test(line)
            ? 'Limited lifetime'
            : '',
  'warranty.#.given': [true, true, true],
  'dates.#.date': ['2009-06-18', '2024-05-14', '2026-06-02', '2026-08-13', '2026-08-14'],
  'dates.#.source': ['Public record', 'Document', 'Photograph', 'Owner’s word', 'Document'],
  'dates.#.note': ['Permit card', 'Invoice 2024-061', 'Owner’s, dated', 'Told at the visit', 'Letter of the insurer'],
  'component.#.whole': [26, 180, 60, 46, 180, 40, 24, 6],
  'component.#.marked': [18, 40, 22, 12, 30, 0, 6, 2],
  'fact.#.result': [
    'As named, measured',
    '2 layers none; one layer',
    'Four samples alike',
    'Sound',
    'Found at the eave',
    'No match sold',
  ],
  'older.#.seen': ['No', 'Yes', 'No', 'No', 'No', 'No', 'No'],
  'older.#.where': ['', 'North slope, two places'],
  'meeting.present': 'Dana Rivera, owner',
  'meeting.seen': 'All four, together, 10:10–11:00 am',
  'meeting.given': 'Report R-2026-087 and its photographs',
  'meeting.byWhom': 'Dana Rivera',
  'meeting.next': daysAfter(days.inspection, 7),
  'meeting.time': '10:00–11:15 am',
  'shown.#.where': placeAt,
  'shown.#.shown': ({ job, row }) =>
    (job.system.type === 'sloped'
      ? ['Nine hits in a test square', 'Edge torn open, 6 ft', 'Split boot']
      : ['Nine hits in a test square', 'Edge metal lifted, 6 ft', 'Cut at the curb']
    )[row - 1] ?? '',
  'shown.#.noted': ['Counted eight', 'Agreed', 'Will look at wear and tear'],
  'shown.#.again': [false, false, true],
  'maker.kind': 'Material and workmanship, standard',
  'maker.claims': 'Example Roof Products Co., claims@roofproducts.example.com',
  'maker.registered': 'Yes, receipt seen',
  'maker.transfer': 'Not transferred',
  'maker.number': ({ label }) => (/claim/i.test(label) ? 'EX-55210, claims@roofproducts.example.com' : 'EX-55210'),
  'maker.by': 'Example Roof Products Co.',
  'maker.start': '2016-09-24',
  'maker.end': days.warrantyEnd,
  'workmanship.by': 'Ridgeline Example Roofing LLC',
  'workmanship.number': 'W-2026-118',
  'workmanship.start': days.completion,
  'workmanship.end': days.warrantyEnd,
  'exclusion.further': 'None beyond the printed ones; foot traffic checked along the walk line, no marks.',
  'duty.#.last': ['2026-04-14', days.lastVisit, days.lastVisit, '2026-04-14', ''],
  'duty.#.kept': ['Yes', 'Yes', 'Partly', 'Yes', 'No record'],
  'duty.#.paper': ['Visit report, April 2026', 'Invoice 2025-301', 'Photographs only', 'Visit report', 'None'],
  'finding.#.location': (place) => faultAt(place)?.place ?? '',
  'finding.#.place': (place) => faultAt(place)?.place ?? '',
  'finding.#.finding': (place) => {
    const { name, looks } = faultAt(place) ?? {}
    return name === undefined ? '' : `${name}: ${looks}`.slice(0, 90)
  },
  'finding.#.points': (place) => (faultAt(place) ? 'Age' : ''),
  'finding.#.photo': (place) => (faultAt(place) ? 'P' : ''),
  'finding.#.action': (place) => upper(faultAt(place)?.remedy ?? ''),
  'notice.days': 30,
  'notice.answer': daysAfter(days.inspection, 21),
  'notice.way': 'Email',
  'notice.claim': 'WC-EXAMPLE-118',
  'notice.to': 'claims@roofproducts.example.com',
  'revision.#.date': [daysAfter(days.start, 1), daysAfter(days.start, 2)],
}
