/** What single lines of an estimate cost, by their words; what no rule knows costs what its unit does (`prices.ts`). */

/** What a rule may ask about the job. */
export interface LineJob {
  isHouse: boolean
  isFlat: boolean
  /** Squares of the roof. */
  squares: number
  /** How much dearer the work on this roof is than on shingles. */
  dearer: number
}

/** Cost of one unit, and how much is typed where no measurement gives it. */
export interface LineCost {
  material?: number
  work?: number
  qty?: number
}

type Rule = readonly [unit: string, item: RegExp, cost: LineCost | ((job: LineJob) => LineCost)]

/** A sum for the whole job: one for a house, and one for a building of 150 squares, which grows with the roof. */
const whole =
  (house: LineCost, building: LineCost) =>
  ({ isHouse, squares }: LineJob): LineCost => {
    if (isHouse) return house
    const size = Math.min(1.3, Math.max(0.5, squares / 150))
    const sized = (amount: number | undefined): number | undefined =>
      amount === undefined ? undefined : Math.round((amount * size) / 10) * 10
    return { material: sized(building.material), work: sized(building.work) }
  }

const work =
  (onPitched: number, onFlat: number) =>
  ({ isFlat, dearer, squares }: LineJob): LineCost => ({
    work: Math.round((isFlat ? onFlat : onPitched) * dearer),
    qty: Math.round(squares * 10) / 10,
  })

/** Loads to the landfill: one from about 40 squares. */
const loads = ({ squares, isHouse }: LineJob): LineCost => ({
  material: 485,
  qty: isHouse ? 1 : Math.max(2, Math.round(squares / 40)),
})

/** Hours of a crew that is paid by the hour. */
const crewHours = ({ squares }: LineJob): LineCost => ({ work: 58, qty: Math.round(squares * 1.4) })

/** Lines of a new roof. Labor is on the lines installed once: the covering, the boards and the tear-off. */
export const newRoofRules: readonly Rule[] = [
  ...([
    ['LS', /^mobil/i, whole({ work: 320 }, { material: 600, work: 1800 })],
    ['LS', /^permit/i, whole({ material: 285 }, { material: 950 })],
    ['LS', /^(access|lift)/i, whole({ material: 240, work: 180 }, { material: 1850, work: 1250 })],
    ['LS', /^(protection|set-up)/i, whole({ material: 90, work: 160 }, { material: 480, work: 720 })],
    ['LS', /^warranty/i, whole({ material: 150 }, { material: 2400 })],
    ['LS', /^cleanup/i, whole({ work: 240 }, { work: 1400 })],
    ['LS', /^(handover|closeout)/i, whole({ work: 160 }, { work: 650 })],
    ['LS', /former/i, { material: 650, work: 240 }],
    ['LS', /haul-off/i, { material: 120 }],
    ['LS', /repair parts/i, { work: 120 }],
    ['LS', /water test/i, { work: 60 }],
  ] satisfies Rule[]),
  ...([
    ['SQ', /^slaters$/i, { work: 420 }],
    ['SQ', /^(lift stone|gravel off|respread)/i, ({ squares }) => ({ work: 42, qty: squares })],
    [
      'SQ',
      /^(tear-off|strip|removal|remove|old rubber|spudding|lift-off|de-slating|hand removal|chute removal|clear roof)/i,
      work(58, 92),
    ],
    ['SQ', /^(extra layer|more layers)/i, { work: 70 }],
    ['SQ', /^board labor/i, { work: 55 }],
    ['SQ', /^board fasteners/i, { material: 9 }],
    ['SQ', /^building 1$/i, { material: 12, work: 16 }],
    ['SQ', /^building 2$/i, { material: 510, work: 420 }],
    ['SQ', /^building/i, { material: 190, work: 230 }],
    ['SQ', /^(coating|spray) (crew|labor)/i, { work: 85 }],
    ['SQ', /crew|shingling|hanging|^laying|seaming|install/i, work(105, 135)],
    ['SQ', /wash|vacuum|residue|blast|scarf/i, { work: 34 }],
    ['SQ', /re-fasten|flatten|deck profile/i, { work: 16 }],
    ['SQ', /^ice/i, { work: 28 }],
    ['SQ', /underlay|under layers|synthetic$|felt|two-ply|slip sheet|high-temp|interlay|eave strip/i, { work: 12 }],
    ['SQ', /tapered|foam taper/i, { material: 190, work: 60 }],
  ] satisfies Rule[]),
  ...([
    ['LF', /coping/i, { material: 11, work: 8.5 }],
    ['LF', /expansion/i, { material: 16, work: 12 }],
    ['LF', /loop joints/i, { material: 9, work: 8 }],
    ['LF', /gutter/i, { material: 3.4, work: 3.9 }],
    ['LF', /nailer/i, { material: 2.1, work: 3.2 }],
    ['LF', /walk(way|-tread)|grit lanes/i, { material: 6.5, work: 3 }],
    ['LF', /reglet|^flashings$/i, { material: 4, work: 7 }],
    ['LF', /edge (metal|strip)|gravel stop|fascia bar|clad edge|^edges?\b|foam edge/i, { material: 2.4, work: 4.2 }],
    ['LF', /cornice|open valley|copper|formed valley/i, { material: 32, work: 14 }],
    ['LF', /valley/i, { material: 3.2, work: 4.5 }],
    ['LF', /step (flashing|metal)|headwall|^walls?$|wall (trim|flashing)/i, { material: 3, work: 6.5 }],
    [
      'LF',
      /parapet|wall rubber|vinyl walls|two-ply walls|torched walls|no-flame|base flashing|turn-up/i,
      { work: 8.5 },
    ],
    ['LF', /saddle ridge|hip, ridge|ridge bedding|trim units/i, { work: 9.5 }],
    ['LF', /splices|robot|laps|butyl|peel stop/i, { work: 1.1 }],
    ['LF', /batten/i, { work: 0.55 }],
    ['LF', /drip edge|starter|cant/i, { work: 1.2 }],
    ['LF', /rakes?$/i, { material: 3.1, work: 3.4 }],
    ['LF', /tie-ins/i, { material: 2, work: 6 }],
  ] satisfies Rule[]),
  ...([
    ['EA', /dumpster|bin$|scrap|rubble|haul-off|landfill|load-out|e-waste|trailer|compost|chip yard/i, loads],
    ['EA', /container|^disposal|waste|vinyl return/i, loads],
    ['EA', /^chimney/i, { material: 137.5, work: 175, qty: 1 }],
    ['EA', /^skylights?/i, { material: 165, work: 190, qty: 1 }],
    ['EA', /^(pipe|rib|boot)/i, { material: 24, work: 48 }],
    ['EA', /^drain/i, { material: 95, work: 165 }],
    ['EA', /curbs?$/i, { material: 85, work: 230 }],
    ['EA', /pocket|pitch pan/i, { material: 58, work: 95 }],
    ['EA', /^penetrations/i, { material: 26, work: 62 }],
    ['EA', /vents?$|ventilation/i, { material: 55, work: 65 }],
    ['EA', /^active rows/i, { work: 12 }],
    ['EA', /^(caps, outlets|elbows|extensions|miters)/i, { work: 9 }],
    ['EA', /^plates/i, ({ squares }) => ({ material: 0.55, qty: Math.round(squares * 10) })],
    ['EA', /^t-patches/i, ({ squares }) => ({ material: 2.5, work: 4, qty: Math.max(4, Math.round(squares / 8)) })],
    ['EA', /^corners/i, { work: 16 }],
    ['EA', /units reset/i, { work: 950 }],
    ['EA', /engineer|framing|stone load|load study/i, { material: 650, qty: 1 }],
    ['EA', /staging/i, { material: 1450, work: 650, qty: 1 }],
    ['EA', /roll former|kettle|spray rig|airless/i, { material: 650, work: 180, qty: 1 }],
    ['EA', /survey|ir survey/i, { material: 850, qty: 1 }],
    ['EA', /permit set|shade study|interconnect/i, { material: 380, qty: 1 }],
    ['EA', /inverter/i, { material: 2150, work: 480, qty: 1 }],
    ['EA', /string tests/i, { work: 85 }],
    ['EA', /shutdown/i, { material: 140, work: 220, qty: 1 }],
    ['EA', /pull|peel|tests|samples|cores/i, { material: 40, work: 145 }],
    ['EA', /fire plan|slurry/i, { work: 180, qty: 1 }],
    ['EA', /screw/i, { work: 0.35 }],
    ['EA', /snow guards|barrels/i, { work: 3.2 }],
    ['EA', /mobilization/i, { material: 600, work: 900, qty: 1 }],
  ] satisfies Rule[]),
  ...([
    ['SF', /^(osb|sheathing)/i, { material: 1, work: 1.41 }],
    ['SF', /t&g|^deck|plank|wet boards|deck plane/i, { material: 2.2, work: 3.08 }],
    ['SF', /leak scan/i, { material: 0.3, work: 0.25 }],
    ['SF', /root barrier|drain layers|fleece/i, { work: 0.45 }],
    ['SF', /plants/i, { work: 1.1 }],
    ['SF', /attic/i, { material: 0.08, work: 0.22 }],
    ['SF', /tapered|cricket|wet (spots|cut)/i, { material: 2.4, work: 1.6 }],
    ['SHT', /sheath/i, { material: 31, work: 46 }],
  ] satisfies Rule[]),
  ...([
    ['HR', /crew|torch pair|plural rig/i, crewHours],
    ['HR', /magnet/i, { work: 58, qty: 2 }],
    ['HR', /crane|boom|hoist/i, { material: 165, work: 65 }],
    ['HR', /electrician/i, { work: 95, qty: 16 }],
    ['GAL', /adhesive|bonding|detail|mastic|stain|hand grade/i, { material: 33, work: 9 }],
    ['GAL', /./, { work: 4 }],
  ] satisfies Rule[]),
]

/** Pieces of the covering, dearer on a dearer roof. */
const priced = (material: number, labor: number, qty: number, dearer: number): LineCost => ({
  material: Math.round(material * dearer * dearer),
  work: Math.round(labor * dearer),
  qty,
})

/** Lines of a repair: small jobs, priced by the piece. */
export const repairRules: readonly Rule[] = [
  ['EA', /service call/i, { work: 145, qty: 1 }],
  ['EA', /follow-up/i, { work: 85, qty: 1 }],
  ['HR', /test|moisture/i, { work: 58, qty: 2 }],
  ['LS', /^(access|protection)/i, { material: 60, work: 110 }],
  ['EA', /curb|skylight|chimney/i, { material: 85, work: 180, qty: 1 }],
  ['EA', /finial/i, { material: 38, work: 165, qty: 1 }],
  ['EA', /iron nails/i, { work: 42, qty: 4 }],
  ['EA', /bib/i, { work: 62, qty: 2 }],
  ['EA', /slate/i, { work: 78, qty: 6 }],
  ['LF', /valley liner/i, { work: 24, qty: 8 }],
  ['LF', /solder/i, { work: 22, qty: 6 }],
  ['LF', /saddle/i, { work: 26, qty: 6 }],
  ['LS', /temporary/i, { material: 45, work: 150 }],
  ['EA', /nail pop|popped|screw|fasten|clip\b|clamp|washer/i, { material: 2, work: 24, qty: 4 }],
  ['EA', /drain|\bring\b|scupper|strainer|outlet/i, { material: 65, work: 185, qty: 1 }],
  ['EA', /pocket|pitch pan|sealer|post\b|pan\b/i, { material: 48, work: 110, qty: 1 }],
  ['EA', /boot|collar|pipe|hood|vent\b|hatch/i, { material: 28, work: 72, qty: 1 }],
  [
    'EA',
    /patch|puncture|blister|weld|hole|split|corner|crack|bolt|joint|tear|torn/i,
    { material: 22, work: 95, qty: 2 },
  ],
  ['EA', /panel|module/i, { material: 145, work: 120, qty: 1 }],
  ['EA', /shingle|tile|shake|piece|unit\b|cap\b|cover/i, ({ dearer }) => priced(14, 46, 4, dearer)],
  ['EA', /./, { material: 26, work: 84, qty: 1 }],
  ['LF', /valley|liner/i, { material: 14, work: 28, qty: 8 }],
  ['LF', /seam|lap\b|weld|splice|strip|joint|cold/i, { material: 4, work: 15, qty: 16 }],
  ['LF', /step|counter|flashing|wall\b|curb|chimney/i, { material: 9, work: 22, qty: 12 }],
  ['LF', /ridge|\bhip|caps?\b/i, ({ dearer }) => priced(6, 13, 14, dearer)],
  ['LF', /edge|coping|drip|rake|gravel|nailer|fascia|rafter|batten|purlin/i, { material: 11, work: 17, qty: 10 }],
  ['LF', /walk|roll\b|pad|lane/i, { material: 12, work: 9, qty: 20 }],
  ['LF', /./, { material: 2.5, work: 9.5, qty: 18 }],
  ['SF', /deck|sheathing|osb|plywood|board sheath/i, { material: 1.8, work: 3.4, qty: 32 }],
  ['SF', /insulation|\bboard|foam|media/i, { material: 2.6, work: 3.2, qty: 32 }],
  ['SF', /coat|film|mils|prime|paint|resin/i, { material: 1.6, work: 2.8, qty: 48 }],
  ['SF', /seal|tabs/i, { material: 0.4, work: 1.6, qty: 64 }],
  ['SF', /./, { material: 0.9, work: 2.6, qty: 36 }],
]

/** Lines of a visit, for each of its tasks. */
export const visitRules: readonly Rule[] = [
  ['VISIT', /visit/i, ({ isHouse }) => ({ work: isHouse ? 150 : 290 })],
  ['VISIT', /set-up|report/i, ({ isHouse }) => ({ work: isHouse ? 60 : 95 })],
  ['VISIT', /sealant/i, ({ isHouse }) => ({ work: isHouse ? 45 : 110 })],
  ['VISIT', /walk|flashings|outlets/i, ({ isHouse }) => ({ work: isHouse ? 70 : 160 })],
  ['HR', /repair hours/i, { work: 58, qty: 6 }],
  ['LS', /repair parts/i, { work: 138.99 }],
  ['EA', /service call/i, { work: 85, qty: 1 }],
  ['EA', /hanger/i, { work: 4.5 }],
  ['EA', /attic|roof plan|budget/i, { work: 60, qty: 1 }],
  ['EA', /priority call/i, { work: 284.1, qty: 1 }],
  ['EA', /set-up|roof walk/i, { work: 85, qty: 1 }],
  ['EA', /report/i, { work: 95, qty: 1 }],
  ['LS', /repair fund/i, ({ isHouse }) => ({ work: isHouse ? 284.1 : 446.43 })],
]

/** What the pieces of a takeoff cost, by their words. */
export const pieceRules: readonly (readonly [material: RegExp, unit: string, price: number])[] = [
  [/epdm panel/i, 'Panels', 1890],
  // The stone of the old roof is put back.
  [/^ballast/i, 'Tons', 0],
  [/^(tpo|pvc) sheet|^membrane, (field|walls)|root-rated|^wall membrane/i, 'Rolls', 1080],
  [/cured wall epdm|kee cover/i, 'Rolls', 540],
  [/unreinforced|uncured|patch sheet|membrane and barrier|matching vinyl/i, 'Rolls', 210],
  [/splice tape|cover strip|russ/i, 'Rolls', 118],
  [/perlite|4 × 4/i, 'Boards', 21],
  [/insulation, (bottom|top)|(bottom|top) layer/i, 'Boards', 42],
  [/polyiso|insulation/i, 'Boards', 62],
  [/cover board|barrier board|gypsum|protection board/i, 'Boards', 31],
  [/coping, 10/i, 'Pieces', 148],
  [/edge metal/i, 'Pieces', 24],
  [/fascia bar|gravel stop|clad edge|foam-stop/i, 'Pieces', 46],
  [/term(ination)? bar|peel-stop|top bar/i, 'Pieces', 17],
  [/copper (valley|ridge|apron)/i, 'Pieces', 215],
  [/20 oz copper valley/i, 'Sheets', 245],
  [/20 oz copper sheet|flat-lock copper/i, 'Sheets', 390],
  [/copper steps/i, 'Steps', 9.5],
  [/step flashing/i, 'Pieces', 0.95],
  [
    /w-valley|valley liner|valley lining|stand-off|z-closure|ridge and hip|rake trim|wall (trim|flashing)/i,
    'Pieces',
    38,
  ],
  [/eave cleat/i, 'Of each', 44],
  [/vented closure|eave riser|pan flashing|apron/i, 'Pieces', 27],
  [/ridge vent|low-profile vent/i, 'Pieces', 14],
  [/snow rail/i, 'Pieces', 92],
  [/panels, by|standing seam/i, 'LF', 5.8],
  [/ridge slates/i, 'Slates', 5.5],
  [/slates/i, 'Slates', 4.6],
  [/salvaged slate/i, 'EA', 14],
  [/50\/50 solder/i, 'Pounds', 24],
  [/copper.*nails/i, 'Pounds', 19],
  [/(copper|stainless).*(nails|6d|shanks)/i, 'Cartons', 385],
  [/interlocking/i, 'Tiles', 2.3],
  [/^(hip and ridge|rake) units/i, 'Units', 6.4],
  [/polymer tiles|attic-stock/i, 'Bundles', 108],
  [/solar shingles?/i, 'EA', 185],
  [/jumpers|connector/i, 'Sets', 9.5],
  [/foam, a and b/i, 'Sets', 4350],
  [/polyurea a and b/i, 'Sets', 4700],
  [/silicone (base|finish)/i, 'Pails', 265],
  [/resin/i, 'Pails', 330],
  [/cold adhesive/i, 'Pails', 118],
  [/asphalt, 100 lb/i, 'Kegs', 68],
  [/underlayment, base/i, 'Rolls', 118],
  [/self-adhered.*(sbs|cap|1 sq)|cap ply/i, 'Rolls', 112],
  [/torch cap|sbs cap|^cap for walls|torched wall/i, 'Rolls', 116],
  [/butyl tape/i, 'Rolls', 21],
  [/synthetic underlayment|slip-capable|listed underlayment/i, 'Rolls', 118],
  [/lead (skirts|sheets|flashings|drain)|flashings, lead|4 lb lead/i, 'EA', 62],
  [/bronze snow/i, 'EA', 16],
]

/** The first rule for a unit whose words fit the line. */
export function costBy(rules: readonly Rule[], unit: string, item: string, job: LineJob): LineCost | undefined {
  const cost = rules.find(([each, words]) => each === unit && words.test(item))?.[2]
  return typeof cost === 'function' ? cost(job) : cost
}
