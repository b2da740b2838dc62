import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import { aRoof, fullSentence, inSentence, sentence } from '@/data/shared/words'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const dates = [
  'Roof installed',
  'Last repair or maintenance',
  'Roof last seen undamaged',
  'Damage first seen by owner',
  'Notice to insurer (per owner)',
]

/** When things happened, and who or what says so. */
const timeline = (): d.Block[] => [
  d.section('Dates', 'Dates with the source of each: word, document or photograph'),
  d.table(
    'dates',
    'Dates',
    [
      d.column('event', 'Event', 'text', { fixed: true, width: 2.6 }),
      d.column('date', 'Date', 'date', { width: 1.2 }),
      d.column('source', 'Source', 'select', {
        options: ['Owner’s word', 'Document', 'Photograph', 'Public record', 'Contractor'],
        width: 1.4,
      }),
      d.column('note', 'Document', 'text', { width: 1.6 }),
      inspection.photoColumn,
    ],
    dates.map((event): d.RowInput => ({ event })),
  ),
]

const findings = (system: RoofSystem): d.Block[] => {
  const { stormDamageSigns: sign } = system
  const { hit } = system.claims.storm
  return [
    d.section(
      `Findings by ${inspection.areaWord[system.type]}`,
      'Findings: test squares with totals and rated storm signs',
    ),
    d.p(
      `${hit} Hail hits stand for squares of 10 by 10 ft; the other two counts for the whole ${inspection.areaWord[system.type]}.`,
      'What counts.',
    ),
    inspection.squareTable(system, 5),
    inspection.explainRatings(inspection.freshnessScale),
    ...inspection.ratedChecks(inspection.freshnessScale, [
      {
        name: 'sign',
        title: 'Signs',
        checks: [
          ['Hail', sign.hail],
          ['Wind', sign.wind],
          ['Limbs and debris', sign.debris],
          ['Water', sign.water],
        ],
      },
    ]),
  ]
}

const measurements = (system: RoofSystem): d.Block[] => [
  d.section('Measurements', 'Quantities on the roof and quantities with storm marks'),
  d.p(
    'Enter the whole quantity on the roof and the part of it that shows storm marks. Waste and prices belong in the estimate.',
  ),
  d.table(
    'component',
    'Measurements',
    [
      d.column('component', 'Component', 'text', { fixed: true, width: 2 }),
      d.column('how', 'How measured', 'text', { fixed: true, width: 3 }),
      d.column('unit', 'Unit', 'text', { fixed: true, width: 0.6 }),
      d.column('whole', 'On roof', 'number', { width: 0.9 }),
      d.column('marked', 'Marked', 'number', { width: 0.9 }),
      inspection.photoColumn,
    ],
    system.claims.insurance.components.map(([component, unit, how]): d.RowInput => ({
      component,
      how: fullSentence(how),
      unit,
    })),
  ),
]

const buildAndTests = (system: RoofSystem): d.Block[] => {
  const { build, repairability } = system.claims.insurance
  return [
    d.section('The roof as built, and tests made', `How the ${system.roofNoun} is built; repairability tests`),
    d.p('Enter facts only: what you read, measured or tried, and the result. Others decide what follows from them.'),
    d.table(
      'fact',
      'The roof as built, and tests made',
      [
        d.column('fact', 'Fact or test', 'text', { fixed: true, width: 2.6 }),
        d.column('how', 'What to record', 'text', { fixed: true, width: 3.4 }),
        d.column('result', 'Result', 'text', { width: 2.8 }),
        inspection.photoColumn,
      ],
      [
        { group: 'As built' },
        ...build.map(([fact, how]): d.RowInput => ({ fact, how: fullSentence(how) })),
        { group: 'Repairability tests' },
        ...repairability.map(([fact, how]): d.RowInput => ({ fact, how: fullSentence(how) })),
      ],
    ),
  ]
}

/** Defects of wear, named here before anyone discovers them later. */
const conditionBefore = (system: RoofSystem): d.Block[] => [
  d.section('Condition not of this storm', 'Older condition and defects, stated with place and photo'),
  d.p('State older condition openly. If a report leaves it out, nobody believes the rest.'),
  d.table(
    'older',
    'Condition not of this storm',
    [
      d.column('defect', 'Defect', 'text', { fixed: true, width: 2 }),
      d.column('looks', 'Looks like', 'text', { fixed: true, width: 3 }),
      d.column('seen', 'Seen', 'select', { options: ['Yes', 'No'], width: 0.7 }),
      d.column('where', 'Where', 'text', { width: 2.8 }),
      inspection.photoColumn,
    ],
    system.commonDefects.map(({ name, looks }): d.RowInput => ({ defect: name, looks: fullSentence(looks) })),
  ),
]

const photographs = (system: RoofSystem): d.Part =>
  inspection.photographs('Turn the date stamp on, give each picture one number, and keep the originals unedited.', {
    count: 24,
    before: [
      d.tickList('picture', [
        `Street number, all sides, each ${inspection.areaWord[system.type]} whole`,
        'Each chalked square, whole, then each mark in it',
        'Soft metals with a scale, by the side they face',
        'Each opening before and after it was covered',
        'Stains inside with the room named',
        ...system.claims.insurance.photos,
      ]),
      d.fields(
        4,
        d.own('photos.count', 'Photographs in all', 'number', { decimals: 0 }),
        d.own('photos.from', 'First number'),
        d.own('photos.to', 'Last number'),
        d.own('photos.stored', 'Kept where'),
      ),
    ],
  })

const adjusterMeeting = (system: RoofSystem): d.Block[] => [
  d.section('Adjuster meeting record', 'Adjuster meeting: who was there, what was shown, what was noted'),
  d.p(
    'The contractor shows findings and answers questions about the roof. The owner speaks for the claim. Write down what was shown and said, and do not argue.',
  ),
  d.fields(
    4,
    d.own('meeting.date', 'Date', 'date'),
    d.own('meeting.time', 'From, to'),
    d.field('insurance.adjuster', { label: 'Adjuster, company, phone', span: 2 }),
    d.own('meeting.present', 'Others present, and for whom', 'text', { span: 2 }),
    d.own('meeting.seen', `Each ${inspection.areaWord[system.type]} looked at together`, 'text', { span: 2 }),
    d.own('meeting.given', 'Documents and photos handed over', 'text', { span: 2 }),
    d.own('meeting.next', 'Second inspection agreed for', 'date'),
    d.own('meeting.byWhom', 'Asked for by'),
  ),
  d.table(
    'shown',
    'Points shown at the meeting',
    [
      d.column('where', 'Place', 'text', { width: 1.5 }),
      d.column('shown', 'Shown by contractor', 'text', { width: 2.8 }),
      d.column('noted', 'Adjuster’s count or remark', 'text', { width: 2.8 }),
      inspection.photoColumn,
      d.column('again', 'Look again', 'check', { width: 0.8 }),
    ],
    [],
    { blankRows: 3, lineNumbers: true },
  ),
]

const partsOf = (system: RoofSystem): readonly d.Part[] => {
  const area = inspection.areaWord[system.type]
  const report = d.part('Inspection', [
    ...inspection.ownerSummary({
      condition: inspection.stormFinding(),
      more: [d.field('insurance.claim', { span: 2 })],
      figures: [
        inspection.hailFigure(),
        ...inspection.ratedFigures(['Fresh', 'Older'], ['sign']),
        inspection.costFigure('costNow', 'Temporary protection', 'emergency.total'),
      ],
      text: `What was found, ${area} by ${area}, in plain words`,
    }),
    ...inspection.reportHeader('Findings for the owner’s claim file'),
    ...inspection.systemProperty(system),
    ...inspection.asbestosBeforeCores(system),
    ...inspection.stormWeather(),
    ...timeline(),
    ...findings(system),
    ...measurements(system),
    ...buildAndTests(system),
    ...conditionBefore(system),
    ...inspection.temporaryProtection(),
    ...adjusterMeeting(system),
    ...inspection.openedLimits(
      'Cause is stated as seen on the roof; where wear and storm cannot be told apart, the report says so.',
    ),
    inspection.claimBoundary(),
    inspection.inspectorAndOwner(
      'The inspector signs the findings. The owner signs for a copy; whether and how to use it is the owner’s choice.',
    ),
  ])
  return [
    report,
    photographs(system),
    inspection.fieldForm(report, {
      tables: {
        square: ['direction', 'pitch', 'area', 'zone', 'hail', 'first', 'second', 'photo'],
        component: ['component', 'unit', 'whole', 'marked', 'photo'],
        fact: ['fact', 'result', 'photo'],
      },
    }),
  ]
}

/** What an owner may put into a claim file: what is there, how much of it, when, and how it was tested. */
export function insuranceClaimInspection(system: RoofSystem): TemplateContent {
  const { components, build, repairability } = system.claims.insurance
  return defineTemplate('inspection', {
    system,
    name: 'Insurance Claim Inspection',
    stage: 'win',
    demand: [0.795, 'Most companies, every week or month.'],
    telling: 'Condition not of this storm',
    notFor:
      'Not for interpreting a policy or speaking for the owner to the insurer: a contractor is not a public adjuster.',
    description: `Claim-file inspection of ${aRoof(system)}: findings, measurements, dates, tests, photos and an adjuster meeting record.`,
    tags: [
      'insurance claim',
      'claim inspection',
      'adjuster meeting',
      'storm damage',
      'hail claim',
      'roof measurements',
      'repairability test',
      'date of loss',
      'photo documentation',
    ],
    fullDescription: [
      `An insurer, an engineer and an owner can all work with facts. This report gives those of ${aRoof(system)}: counts per ${inspection.areaWord[system.type]}, dates with their source, and quantities, whole and marked: ${inSentence(components.slice(0, 4).map(([component]) => component))}; and others.`,
      `It records how the roof is built (${inSentence(build.slice(0, 3).map(([fact]) => fact))}) and what the tests showed: ${inSentence(repairability.map(([test]) => test))}. Older condition has its own table, because nobody believes a report on hail that hides wear.`,
      'The adjuster meeting gets a record of who was there, what was shown and what was noted. Nowhere does the form speak of coverage or payment; it says that the contractor is not a public adjuster, does not interpret policies, and leaves the deductible to the owner.',
    ],
    howToUse: [
      'Ask the owner for dates and documents, and write down where each date comes from.',
      'Count squares and rate the signs before you read any estimate or letter.',
      'Measure each component whole, then the part with storm marks.',
      `Make the tests and write each result, beginning with these: ${sentence(inSentence(repairability.slice(0, 2).map(([test]) => test)))}`,
      'Fill in older condition as carefully as new damage.',
      'At the meeting, show the marks, count together and take notes. Leave policy questions to the owner and the insurer.',
      'Give the owner the report and all photographs; send nothing to the insurer without the owner’s consent.',
    ],
    expertGuide: [
      inspection.ratingGuide(inspection.freshnessScale),
      {
        title: 'A repair test beats an opinion',
        text: `On ${aRoof(system)}: ${repairability.map(([test, how]) => sentence(`${test} (${how})`)).join(' ')} Note the temperature and the number of tries, and repeat the test in front of the adjuster if asked.`,
      },
      {
        title: 'Measure the whole and the marked part',
        text: `Two figures per line settle most disputes about quantity: what is on the roof, and how much of it shows marks. ${components
          .slice(0, 3)
          .map(([component, , how]) => sentence(`${component}: ${how}`))
          .join(' ')}`,
      },
      inspection.adjusterLineGuide,
      inspection.deductibleGuide,
    ],
    pages: { main: 6, field: 2 },
    subject: `Findings, measurements and dates on ${aRoof(system)} for a claim file`,
    intro:
      `Findings, measurements, dates and photographs of ${aRoof(system)} for the owner’s claim file. It states facts ` +
      'about the roof and gives no view on any policy.',
    keywords: ['insurance claim', 'storm damage', 'adjuster meeting', system.name],
    required: ['summary.condition', 'storm.date', 'insurance.carrier', 'insurance.claim'],
    parts: () => partsOf(system),
  })
}
