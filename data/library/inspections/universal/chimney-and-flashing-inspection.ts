import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import * as estimate from '@/data/shared/estimate'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const metalScale: inspection.RatingScale = {
  answers: ['Good', 'Repair', 'Rebuild', 'N/A'],
  meaning: [
    'Good: as the line under the check says. N/A: not here. Hidden by siding: write “not seen”.',
    'Repair: the piece stays; refasten, repoint, reseal or bend it back.',
    'Rebuild: the piece is missing, too short, rusted through or laid wrong. It comes out.',
  ],
}

const checks: readonly inspection.CheckGroup[] = [
  {
    name: 'stack',
    title: 'Chimney, top to roof',
    checks: [
      ['Rain cap and spark screen', 'they are in place, secure and not clogged'],
      ['Crown or wash', 'it slopes out and drips clear of the masonry (IRC R1003.9.1)'],
      ['Flue tiles above the crown', 'they are whole; a loose piece is a fire hazard'],
      ['Brick, block or stone', 'it shows no spalls, lean or white bloom'],
      ['Mortar joints', 'a key scratches them less than 1/4 in deep'],
      ['Stucco or siding on a framed chase', 'no wood behind is soft, and the bottom edge clears the roof'],
      ['Metal chase cover', 'it is crowned and hemmed, and has no rust hole or pond'],
      ['Water repellent or paint', 'it breathes, and no film traps water'],
      ['Unused flue or stack', 'it has a vented cap, or is taken down below the roof'],
    ],
  },
  {
    name: 'base',
    title: 'Flashing around the chimney',
    checks: [
      ['Downhill apron', 'it laps the course below by 4 in, and its sides are turned'],
      ['Step flashing', 'each course has one, 4 by 4 in (IRC R905.2.8.3)'],
      ['Uphill pan or cricket', 'it reaches past the corners, with soldered or sealed seams'],
      ['Cricket, chimney wider than 30 in', 'it is there and sheds both ways (IRC R903.2.2, R1003.20)'],
      ['Counterflashing', 'it is let about 1 in into a joint, wedged and sealed'],
      ['Lap of counter over base', 'it is 3 in or more, with no nail through both'],
      ['Metal', 'it is 26 gage galvanized or better (IRC R903.2.1)'],
      ['Cement and caulk', 'neither stands in for metal'],
      ['Wood below, from the attic', 'it is dry and 2 in clear of the masonry, 1 in outside (R1003.18)'],
    ],
  },
  {
    name: 'walls',
    title: 'Walls, valleys and edges',
    checks: [
      ['Side walls', 'step metal runs behind siding and wrap'],
      ['Kick-outs at wall ends', 'they are there, large enough, and drain into the gutter'],
      ['Headwall aprons', 'they run up behind siding, with no face nails in the water'],
      ['Siding above the roof', 'it clears the roof by 1 to 2 in and is not swollen'],
      ['Stucco and stone veneer', 'the weep screed is above the metal and not buried'],
      ['Dormer cheeks and inside corners', 'they are soldered or formed, with no pinhole at the turn'],
      ['Valley metal', 'it is centered and hemmed, with no nail near the middle'],
      ['Slope or pitch change', 'the apron laps 4 in, with membrane under it'],
      ['Parapet cap and reglets', 'joints are tight, and the cap sheds inward'],
    ],
  },
]

const faces: readonly d.RowInput[] = ['Uphill', 'Left, facing up', 'Right, facing up', 'Downhill'].map((face) => ({
  face,
}))
const state = ['Good', 'Repair', 'Rebuild']

/** IRC Table R1003.20: ½ W at 12:12, ⅓ at 8:12, ¼ at 6:12, ⅙ at 4:12, ⅛ at 3:12, that is W × rise ÷ 24; from over 30 in. */
const cricketHeight = d.when('chimney.width', '>', 30, d.round(d.div(d.mul('chimney.width', 'chimney.rise'), 24), 1), 0)
/** IRC R1003.9: 3 ft above the roof, and 2 ft above anything within 10 ft; here the roof uphill to the ridge. */
const heightNeeded = onceFilled(
  'chimney.rise',
  onceFilled(
    'chimney.ridge',
    d.round(d.max(3, d.add(2, d.div(d.mul(d.min('chimney.ridge', 10), 'chimney.rise'), 12))), 1),
  ),
)
const sideLength = d.mul('chimney.depth', estimate.slopeMultiplier(d.ref('chimney.rise')))

export const chimneyAndFlashingInspection = defineTemplate('inspection', {
  name: 'Chimney and Flashing Inspection',
  group: 'universal',
  stage: 'win',
  demand: [0.48, 'Part of the companies, or some jobs.'],
  telling: 'Chimney, top to roof',
  description:
    'Chimney and wall flashing inspection: cricket and height by IRC, step and counterflashing checks, four faces, feet of metal to rebuild.',
  tags: [
    'chimney inspection',
    'cricket',
    'saddle',
    'step flashing',
    'counterflashing',
    'kick-out flashing',
    'crown',
    'chase cover',
    'wall flashing',
    'valley',
    'IRC R1003',
    'leak',
  ],
  fullDescription: [
    'Half of the chimneys that leak have been sealed four times and flashed never. This form takes the flashing apart piece by piece: apron, steps, pan or cricket, counterflashing, each with what makes it good, and an answer that says whether the piece can stay.',
    'Four measurements give the cricket that the code wants, the height over the roof, the number of step pieces and the feet of counterflashing. The four faces have their own table, with a moisture reading of the wood below each, which shows the leaking side before any water test.',
    'Walls, kick-outs, valleys and pitch changes follow, because a stain beside a chimney is often a wall. Feet to rebuild add up, and each repair names its trade, so the owner calls a mason for the crown and a sweep for the flue.',
  ],
  howToUse: [
    'Ask when it leaks: any rain, wind from one side, melting snow. Write it down before you go up.',
    'Measure width, depth, rise and the level run to the ridge; the form gives cricket, height and metal.',
    'Take moisture readings in the attic at each face of the chimney.',
    'Go round the chimney from the crown down and mark Good, Repair or Rebuild.',
    'Walk every wall; measure it, look for the kick-out, and slide a card under the siding.',
    'Test with water, low to high, where the source stays open.',
    'Sort the work by trade and priority, and photograph all four faces.',
  ],
  expertGuide: [
    inspection.ratingGuide(metalScale),
    {
      title: 'The cricket in one line',
      text: 'Wider than 30 inches along the ridge: cricket. Its height is width times rise over 24, which is the code’s table in one line: a 36 in chimney on 6:12 gets 9 in, on 12:12 18 in. Not required where the ridge meets the chimney. Under 30 inches a soldered pan is allowed, though on long slopes a small cricket still pays.',
      cite: 'IRC R903.2.2 and Table R1003.20',
    },
    {
      title: 'Three, two, ten',
      text: 'Three feet above where it leaves the roof on the high side, and two feet above anything within ten feet level. At 6:12 and twelve feet from the ridge that is seven feet. Too short means smoke, downdraft and embers; report it, and leave the remedy to a mason or sweep.',
      cite: 'IRC R1003.9',
    },
    {
      title: 'Counterflashing goes into the wall',
      text: 'Metal nailed to brick with a bead on top is a gutter with a lid. Cut the joint an inch deep, bend the metal in, wedge it with lead, seal it last. On stone or stucco the same rule holds: the water must meet metal before it meets the joint.',
    },
    {
      title: 'No kick-out, rotten wall',
      text: 'Where a roof edge ends along a wall that goes on, a missing kick-out sends the whole slope’s water behind the siding. Look below it for stain, soft sheathing and swollen trim. It is a thirty-dollar piece that decides about a five-figure repair.',
      cite: 'IRC R905.2.8.3',
    },
    {
      title: 'Masonry can leak without a roof problem',
      text: 'Soft brick and a cracked crown drink water for hours and give it off inside, well away from the flashing. If the attic is wet on all four faces and the flashing is sound, send a mason. A repellent must let vapor out; paint does not.',
    },
  ],
  pages: { main: 4 },
  subject: 'Chimney above the roof, its flashing and cricket, and all wall flashings, with code dimensions worked out',
  intro:
    'For the leak that comes back every spring: chimney, cricket, step and counterflashing, walls and valleys, piece by ' +
    'piece, with height, cricket and metal worked out from four measurements.',
  keywords: ['chimney', 'cricket', 'step flashing', 'counterflashing', 'kick-out'],
  required: ['summary.condition'],
  parts: () => [
    d.part('Chimney', [
      ...inspection.ownerSummary({
        condition: inspection.overallCondition('Chimney and flashings'),
        more: [inspection.activeLeak()],
        figures: [
          ...inspection.ratedFigures(['Repair', 'Rebuild'], ['stack', 'base', 'walls']),
          ...inspection.budgetFigures(),
        ],
      }),
      ...inspection.surveyHeader(
        'Condition of chimney and wall flashings',
        d.field('roof.system', { span: 2 }),
        d.field('roof.age'),
        d.choice('chimney.kind', 'Chimney', ['Brick', 'Block', 'Stone', 'Framed chase', 'Metal, factory-built']),
      ),
      d.section('Dimensions', 'Cricket, height and metal worked out from the measurements'),
      d.p(
        'Width runs along the ridge, depth runs up the slope, both level. Height is from the roof at the uphill face to ' +
          'the top of the masonry. The height rule is for chimneys of masonry and for wood fires; listed gas vents follow ' +
          'their label. A wall or dormer within 10 ft counts too.',
      ),
      d.fields(
        4,
        d.own('chimney.width', 'Width (in)', 'number', { decimals: 1 }),
        d.own('chimney.depth', 'Depth (in)', 'number', { decimals: 1 }),
        d.own('chimney.rise', 'Roof rise in 12', 'number', { decimals: 2 }),
        d.own('chimney.ridge', 'Level run to ridge (ft)', 'number', { decimals: 1 }),
        d.calculated('chimney.cricket', 'Cricket due (in; 0: none)', 'number', cricketHeight, { decimals: 1 }),
        d.own('chimney.cricketThere', 'Cricket there (in)', 'number', { decimals: 1 }),
        d.calculated('chimney.heightNeeded', 'Height needed (ft)', 'number', heightNeeded, { decimals: 1 }),
        d.own('chimney.height', 'Height there (ft)', 'number', { decimals: 1 }),
        d.own('chimney.exposure', 'Course exposure (in)', 'number', { value: 5.625, decimals: 3 }),
        d.calculated(
          'chimney.steps',
          'Step pieces, both sides',
          'number',
          d.mul(2, d.ceil(d.div(sideLength, 'chimney.exposure'))),
          { decimals: 0 },
        ),
        d.calculated(
          'chimney.counter',
          'Counterflashing (ft, net)',
          'number',
          d.round(d.div(d.add(d.mul(2, sideLength), d.mul(2, 'chimney.width')), 12), 1),
          { decimals: 1 },
        ),
        d.calculated(
          'chimney.low',
          'Too low by (ft)',
          'number',
          onceFilled(
            'chimney.heightNeeded',
            onceFilled('chimney.height', d.round(d.max(d.sub('chimney.heightNeeded', 'chimney.height'), 0), 1)),
          ),
          { decimals: 1 },
        ),
      ),
      d.section('The four faces', 'The four faces: masonry, base flashing, counterflashing, moisture'),
      d.table(
        'face',
        'The four faces of the chimney',
        [
          d.column('face', 'Face', 'text', { fixed: true, width: 1.7 }),
          d.column('masonry', 'Masonry', 'select', { width: 1.1, options: state }),
          d.column('base', 'Base metal', 'select', { width: 1.1, options: state }),
          d.column('counter', 'Counter', 'select', { width: 1.1, options: state }),
          d.column('wood', 'Wood below (%)', 'number', { width: 1.2, decimals: 1 }),
          d.column('note', 'What is seen', 'text', { width: 3 }),
          inspection.photoColumn,
        ],
        faces,
      ),
      d.section('Condition, piece by piece'),
      inspection.explainRatings(metalScale),
      ...inspection.ratedChecks(metalScale, checks),
      d.section('Wall flashings', 'Wall flashings with length, kick-out, clearance and feet to rebuild'),
      d.table(
        'wall',
        'Wall flashings',
        [
          d.column('where', 'Wall', 'text', { width: 2 }),
          d.column('kind', 'Kind', 'select', {
            width: 1.3,
            options: ['Side wall', 'Headwall', 'Dormer', 'Valley', 'Parapet', 'Pitch change'],
          }),
          d.column('length', 'Length (ft)', 'number', { width: 1.1, decimals: 1 }),
          d.column('metal', 'Metal', 'text', { width: 1.2 }),
          d.column('kickout', 'Kick-out', 'select', { width: 1, options: ['Yes', 'Missing', 'None due'] }),
          d.column('gap', 'Gap (in)', 'number', { width: 0.9, decimals: 1 }),
          d.column('state', 'State', 'select', { width: 1.1, options: state }),
        ],
        [],
        {
          blankRows: 6,
          lineNumbers: true,
          totals: [
            figure('wall.total', 'Measured (ft)', d.sum('wall', 'length'), 1),
            figure('wall.rebuild', 'To rebuild (ft)', d.sum('wall', 'length', { key: 'state', equals: 'Rebuild' }), 1, {
              strong: true,
            }),
          ],
        },
      ),
      d.section('Where the water comes in'),
      d.fields(
        2,
        d.own('leak.room', 'Stain: room, distance to chimney or wall'),
        d.choice('leak.when', 'When', ['Any rain', 'Long rain', 'Wind from one side', 'Snow melt', 'No rain needed']),
        d.own('leak.source', 'Most likely source, and how tested', 'multiline', { span: 2, lines: 2 }),
      ),
      ...inspection.prioritiesAndBudget({
        title: 'Work by priority',
        text: 'Name the trade: roofer, mason, sweep, siding.',
        rows: 4,
      }),
      ...inspection.limitations(
        'Flue, smoke chamber and firebox were not inspected inside; a chimney sweep does that to NFPA 211.',
        'Step flashing behind siding is judged by its ends, its lowest piece and the wall below.',
      ),
      inspection.inspectorAndOwner('The inspector signs the findings, the owner for a copy.'),
    ]),
    inspection.photographs('Uphill face, crown from above, worst wall; the other faces by number.'),
  ],
})
