import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import { aRoof, inSentence, sentence } from '@/data/shared/words'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const aroundTheHouse = [
  'Downspouts, leader heads',
  'Window screens and trim',
  'Siding, walls and doors',
  'Fences, meters, mailbox',
  'Trees, plants, vehicles',
]

/** The soft parts of this roof first, then what is around it. */
const collateral = (system: RoofSystem): d.Block[] => [
  d.section('Collateral marks', 'Collateral: soft metals and other marks, by the side they face'),
  d.table(
    'collateral',
    'Collateral marks',
    [
      d.column('item', 'Item', 'text', { fixed: true, width: 2.4 }),
      d.column('faces', 'Faces', 'select', { options: inspection.compass, width: 0.9 }),
      d.column('count', 'Dents', 'number', { decimals: 0, width: 0.9 }),
      d.column('largest', 'Largest (in)', 'number', { decimals: 2, width: 1 }),
      d.column('age', 'Looks', 'select', { options: ['Fresh', 'Older', 'Both', 'None', 'N/A'], width: 1 }),
      inspection.photoColumn,
      d.column('note', 'Notes', 'text', { width: 2 }),
    ],
    [...system.claims.storm.collateral, ...aroundTheHouse].map((item): d.RowInput => ({ item })),
  ),
]

const signs = (system: RoofSystem): d.Block[] => {
  const { hail, wind, debris, water } = system.claims.storm
  return [
    d.section('Storm signs on this roof', `Hail, wind, debris and water signs of the ${system.roofNoun}, rated`),
    inspection.explainRatings(inspection.freshnessScale),
    ...inspection.ratedChecks(inspection.freshnessScale, [
      { name: 'impact', title: 'Hail and wind', checks: [...hail, ...wind] },
      { name: 'after', title: 'Debris and water', checks: [...debris, ...water] },
    ]),
  ]
}

const notStorm = (system: RoofSystem): d.Block[] => [
  d.section('What is not storm damage here', 'Wear, manufacture, installation and foot traffic, and how to tell'),
  d.p('Marks of wear, manufacture, installation or foot traffic.'),
  d.table(
    'mark',
    'Marks that are not storm damage',
    [
      d.column('mark', 'Mark', 'text', { fixed: true, width: 1.8 }),
      d.column('seen', 'Seen', 'select', { options: ['Yes', 'No'], width: 0.7 }),
      d.column('where', 'Where', 'text', { width: 2.8 }),
      inspection.photoColumn,
    ],
    system.claims.storm.notStorm.map(([mark]): d.RowInput => ({ mark })),
  ),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const { hit } = system.claims.storm
  const area = inspection.areaWord[system.type]
  const report = d.part('Inspection', [
    ...inspection.ownerSummary({
      condition: inspection.stormFinding(),
      more: [d.own('summary.estimate', 'Repair estimate: number, total', 'text', { span: 2 })],
      figures: [
        inspection.hailFigure(),
        ...inspection.ratedFigures(['Fresh', 'Older'], ['impact', 'after']),
        inspection.costFigure('costNow', 'Temporary protection', 'emergency.total'),
      ],
      text: `What was found, ${area} by ${area}, in plain words`,
    }),
    ...inspection.reportHeader('Record storm damage seen; findings only'),
    ...inspection.systemProperty(system),
    ...inspection.asbestosBeforeCores(system),
    ...inspection.stormWeather(),
    d.section('Test squares', `Test squares of 10 by 10 ft per ${area}, with totals`),
    d.p(
      `One square of 10 ft by 10 ft on every ${area}, in a typical place; the other two counts are of the whole ${area}. ${hit}`,
    ),
    inspection.squareTable(system, 5),
    ...collateral(system),
    ...notStorm(system),
    ...signs(system),
    ...inspection.temporaryProtection(),
    ...inspection.openedLimits('Radar and station data describe an area, not this roof; test squares are samples.'),
    inspection.claimBoundary(),
    inspection.inspectorAndOwner(
      'The inspector signs the findings. The owner signs for having received a copy, not for agreement.',
    ),
  ])
  return [
    report,
    inspection.photographs(
      `Show the street number, a sketch with numbers, each ${area} and square, close views with a coin, and soft metals.`,
      { count: 24 },
    ),
    inspection.fieldForm(report, {
      tables: {
        square: ['direction', 'pitch', 'area', 'zone', 'hail', 'first', 'second', 'photo'],
        collateral: ['item', 'faces', 'count', 'largest', 'age', 'photo'],
      },
    }),
  ]
}

/** What a storm did to one system's roof, counted and distinguished from wear. */
export function stormDamageInspection(system: RoofSystem): TemplateContent {
  const { hit, square, notStorm: marks, hail, wind } = system.claims.storm
  const area = inspection.areaWord[system.type]
  return defineTemplate('inspection', {
    system,
    name: 'Storm Damage Inspection',
    stage: 'win',
    demand: [0.835, 'Most companies, every week or month.'],
    telling: 'Hail and wind',
    description: `Hail and wind report for ${aRoof(system)}: test squares with totals, collateral, what is not storm damage, temporary protection.`,
    tags: [
      'storm damage',
      'hail damage',
      'wind damage',
      'hail inspection',
      'test square',
      'roof damage report',
      'date of loss',
      'collateral damage',
      'emergency tarp',
      'photo report',
    ],
    fullDescription: [
      `A storm report is only as good as what a stranger can check in it. This one is written for ${aRoof(system)} and says first what counts as a hit. ${hit} Squares of 10 by 10 ft are counted on every ${area} and added up.`,
      `The checks follow hail, wind, debris and water as this roof shows them, among them: ${inSentence([hail[0][0], hail[1][0], wind[0][0]])}. A table of look-alikes keeps other marks apart: ${inSentence(marks.slice(0, 4).map(([mark]) => mark))}; and three more.`,
      'Weather figures carry their source, soft metals name the side they face, and temporary protection has its size and date. The report keeps to findings: a printed notice says that the contractor gives no opinion on coverage, is not a public adjuster and leaves the deductible to the owner.',
    ],
    howToUse: [
      'Ask the owner for the date of loss and look up hail and wind for that day; write the source.',
      'Photograph the street number, all sides and the soft metal from the ground.',
      `Mark a square on every ${area}. ${sentence(square.split('. ')[0]!)}`,
      'Rate each check as fresh or older by what you see, with place and photo number.',
      'Go through the marks that are not storm damage before you add anything up.',
      'Stop water where it comes in, and photograph before and after.',
      'Write the summary last and give the owner a copy with all photographs.',
    ],
    expertGuide: [
      inspection.ratingGuide(inspection.freshnessScale),
      { title: `What counts on ${aRoof(system)}`, text: `${hit} ${square}` },
      {
        title: 'Rule out the look-alikes before you count',
        text: marks.map(([mark, tell]) => sentence(`${mark}: ${tell}`)).join(' '),
      },
      inspection.stormSignsGuide(system),
      inspection.temporaryGuide(system),
      inspection.weatherSourceGuide,
      inspection.climbGuide(system),
      inspection.adjusterLineGuide,
    ],
    pages: { main: 5, field: 2 },
    subject: `Findings on ${aRoof(system)} after hail or wind`,
    intro:
      `What was seen on ${aRoof(system)} after a storm: counted per ${area}, measured and photographed so that ` +
      'anyone can check it. Findings only.',
    keywords: ['storm damage', 'hail', 'wind', 'test square', system.name],
    required: ['summary.condition', 'storm.date'],
    parts: () => partsOf(system),
  })
}
