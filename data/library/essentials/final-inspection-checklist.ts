import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const workmanship: readonly inspection.CheckGroup[] = [
  {
    name: 'deck',
    title: 'Deck, underlayment and edges (with the crew’s photos)',
    checks: [
      ['Deck repairs', 'they are counted, photographed, and match the invoice'],
      ['Underlayment laps', 'head laps are 2 in, end laps 4 in or as labeled; double below 4:12'],
      ['Ice barrier where required', 'it reaches 24 in inside the wall line (IRC R905.1.2)'],
      ['Drip edge order', 'it lies under the underlayment at eaves, over it at rakes'],
      ['Drip edge laps and fasteners', 'laps are 2 in, nails 12 in o.c. or closer (IRC R905.2.8.5)'],
      ['Starter and overhang', 'the seal strip is at the edge, 1/4 to 3/4 in past the metal'],
    ],
  },
  {
    name: 'covering',
    title: 'Covering, ridge, hips and valleys',
    checks: [
      ['Fastener count, 5 lifted per slope', 'nails are as labeled, on the line, through both plies'],
      ['Fastener drive', 'nails are flush and straight; none is high, cut in or exposed'],
      ['Fastener length', 'nails go through the deck or 3/4 in into it (IRC R905.2.5)'],
      ['Courses, exposure and offset', 'they look straight from the ground and follow the label'],
      ['Surface', 'it has no scuffs, cracks, color bands or loose tabs'],
      ['Metal, tile or slate areas', 'clips, hooks and nails are as drawn, and no unit is broken'],
      ['Hip and ridge caps', 'they lap away from the wind, and the last nails are sealed'],
      ['Ridge vent', 'the slot is open, ends are plugged, and nails reach the deck'],
      ['Closed valleys', 'they are cut 2 in off center, with no nails within 6 in of it'],
      ['Open valleys', 'metal is 24 in wide or more, with no nails in the flow'],
    ],
  },
  {
    name: 'flashings',
    title: 'Walls, chimney, penetrations and skylights',
    checks: [
      ['Step flashing', 'each course has one, 4 by 4 in (IRC R905.2.8.3)'],
      ['Kick-outs', 'each eave that meets a wall has one, and it drains to the gutter'],
      ['Headwall aprons', 'they lap over the covering, and face nails are sealed'],
      ['Chimney', 'counterflashing is in the joint; a cricket is there if over 30 in wide'],
      ['Sealants', 'they finish a metal lap, never replace it, and are tooled'],
      ['Siding and trim reinstalled', 'they clear the roof, with no nail in the step flashing'],
      ['Pipe boots', 'the collar grips; the flange is under at the top, over at the bottom'],
      ['Furnace and water-heater vents', 'they are joined below the deck and upright, with a sealed collar'],
      ['Bath and dryer hoods', 'the duct is attached, the damper moves, and no screen is on the dryer'],
      ['Skylights', 'the manufacturer’s kit is in, its head flashing under the course above'],
      ['Abandoned holes', 'the deck is patched and covered, not caulked'],
    ],
  },
  {
    name: 'ventilation',
    title: 'Ventilation, attic, interior and low-slope areas',
    checks: [
      ['Net free area', 'it is 1/150, or 1/300 where IRC R806.2 allows it'],
      ['Intake and exhaust', 'intake is no less than exhaust, of one kind, with the others closed'],
      ['Attic', 'daylight shows only at vents, wood is dry, and debris is out'],
      ['Ceilings and walls', 'they match the pre-job photos, with no new crack or stain'],
      ['Low slope: seams', 'every cooled seam was probed, and repairs probed again'],
      ['Low slope: base flashings', 'they are 8 in high or as drawn, with the bar tight and sealed'],
      ['Low slope: edge metal', 'it is fastened to a sound nailer, joints covered and stripped in'],
      ['Low slope: drains and ponding', 'ring bolts are in, and no water stands 48 hours after rain'],
    ],
  },
  {
    name: 'cleanup',
    title: 'Gutters, cleanup and property',
    checks: [
      ['Gutters and hangers', 'they are tight, pitched to outlets, and free of ladder dents'],
      ['Gutters and downspouts flushed', 'no granules or nails are left, and water runs at every outlet'],
      ['Magnet sweep', 'lawn, beds, drive and street got two passes, crosswise'],
      ['Roof, valleys and beds', 'no wrappers, nails, cut-offs or tar are left'],
      ['Driveway, siding, windows, AC', 'they match the pre-job photos, line by line'],
      ['Dumpster, stock and anchors', 'they are gone, the drive is clean, and anchor holes are sealed'],
      ['Reconnected', 'satellite, lights, sprinklers and power work again'],
    ],
  },
]

const warranties = [
  'Manufacturer, product',
  'Manufacturer, system',
  'Contractor, workmanship',
  'Skylight, accessory',
].map((paper) => ({ paper }))

const walkResult = (more: Partial<d.Field> = {}): d.Field =>
  d.choice('walk.result', 'Punch list', ['Nothing open', 'Open lines remain as listed'], more)

export const finalInspectionChecklist = defineTemplate('essential', {
  id: '6',
  name: 'Final Inspection Checklist',
  description:
    'Pass-or-fix checks for a finished roof with code criteria, punch list, permit, warranty documents and the customer’s walkthrough signature.',
  categorySlug: 'inspection-checklists',
  formats: ['PDF', 'Word'],
  downloads: 1392,
  tags: [
    'final inspection',
    'post-installation',
    'punch list',
    'quality control',
    'QC checklist',
    'closeout',
    'completion',
    'walkthrough',
    'sign-off',
    'magnet sweep',
    'cleanup',
    'warranty registration',
    'permit',
    'code inspection',
  ],
  fullDescription: [
    'A roof is finished when someone who did not nail it has looked at it. This checklist takes that person from the deck photographs to the ridge vent, with a measurable criterion under each line: fastener placement and drive, laps, valley cuts, step flashing, sealant use, net free vent area, edge-metal spacing, welded seams.',
    'Every line is Pass, Fix or not applicable. A Fix becomes a numbered punch-list line with a location, a name and a date, so that the crew comes back once and with the right material. Cleanup is inspected as strictly as the roof: two magnet passes, flushed gutters, and the driveway, siding and ceilings compared with the photographs taken before work.',
    'The last pages close the job: permit number and code result, which warranties apply, who registers them and by when, which documents the customer received, and the walkthrough signatures. Signing does not affect open lines or warranties, and the form says so.',
  ],
  howToUse: [
    'Give the checklist to someone other than the crew leader and plan it before the dumpster and ladders leave.',
    'Fill in the permit, product and warranty lines from the job file before driving out.',
    'Check deck and underlayment from the crew’s dated progress photographs; if there are none, write "not seen".',
    'Lift five shingles on each slope before they seal, count fasteners, and press the tabs back.',
    'Copy each Fix to the punch list with a name and a date, then inspect that line again before checking Done.',
    'Register the warranty or hand the customer the form, with the last day for it written down.',
    'Walk the property with the customer, sign, and send the report with its photographs the same day.',
  ],
  expertGuide: [
    inspection.ratingGuide(inspection.passScale),
    {
      title: 'Five lifted shingles tell the truth',
      text: 'High nailing cannot be seen from a ladder. Lift five shingles per slope, near a rake, a valley and mid-field, and look for the right count on the nail line through both plies. Three bad ones out of five means the slope needs more samples, not a tube of sealant. Do it the same day, before the strips bond.',
      cite: 'IRC R905.2.5 and R905.2.6',
    },
    {
      title: 'Look below the deck for flues',
      text: 'Tear-off shakes vent pipes apart. A furnace or water-heater flue that has slipped off its joint in the attic fills the house with exhaust, and nobody on the roof will know. Put a light on every joint and on every bath and dryer duct before the final invoice goes out.',
    },
    {
      title: 'Code inspectors look first at edge metal and step flashing',
      text: 'Drip edge is lapped 2 in and fastened 12 in on center or closer; underlayment goes over it at the eave and under it at the rake. At side walls the code requires at least 4 by 4 in and water turned away from the wall; it accepts one continuous strip, but shingle manufacturers call for one step piece per course, with a kick-out at the bottom. Photograph both before they are covered.',
      cite: 'IRC R905.2.8.3 and R905.2.8.5',
    },
    {
      title: 'Check the ventilation at both ends',
      text: 'Add up the net free area stamped on the ridge vent and on the soffit vents. If exhaust is larger than intake, the ridge pulls air from the house or from its own other side. If a ridge vent was added, old box vents and gable fans should be closed off.',
      cite: 'IRC R806.2',
    },
    {
      title: 'Registration is a deadline',
      text: 'Many manufacturers’ longer warranties exist only if registered within a fixed number of days, by the party named in the terms. Write down who and by when. Keep three things separate for the customer: the manufacturer’s material warranty, your workmanship warranty, and the building department’s approval, which is not a warranty at all.',
    },
    {
      title: 'Unconditional means paid',
      text: 'Hand over an unconditional final lien waiver only once the payment has cleared; until then use the conditional form. Several states prescribe the exact words, so use your state’s form. For lead-safe work the compliance record goes to the owner with the final invoice, no later than 30 days after the work.',
      cite: '40 CFR 745.86; state lien statutes',
    },
  ],
  pages: { main: 5 },
  subject: 'Workmanship, cleanup, punch list and handover of a finished roof',
  intro:
    'Used by someone other than the crew leader on the last day. Every Fix becomes a punch-list line; the customer ' +
    'signs when the list is closed.',
  keywords: ['final inspection', 'punch list', 'closeout', 'quality control'],
  required: ['walk.result'],
  parts: () => [
    d.part('Inspection', [
      ...inspection.ownerSummary({
        condition: walkResult({ label: 'Finished roof', span: 2 }),
        more: [d.field('job.completionDate', { label: 'Work completed on', span: 2 })],
        figures: [
          inspection.ratedFigure('Fix', ['deck', 'covering', 'flashings', 'ventilation', 'cleanup']),
          inspection.countFigure('punch', 'Lines on the punch list', 'punch', { key: 'item', is: 'filled' }),
          ...inspection.budgetFigures('Cost of work outside the contract'),
        ],
      }),
      ...inspection.reportHeader('Check the finished roof before final payment'),
      d.section('Property and finished roof'),
      d.fields(
        4,
        ...inspection.propertyFields(),
        d.field('roof.system', { label: 'Roof system installed' }),
        d.field('roof.manufacturer'),
        d.field('roof.squares'),
        d.field('roof.product'),
        d.field('roof.pitch'),
        d.field('roof.deck'),
        d.field('roof.age', { label: 'Old roof: age (years)' }),
        d.field('roof.layers', { label: 'Old roof: layers' }),
      ),
      d.section('Workmanship and cleanup', 'Workmanship and cleanup, part by part'),
      inspection.explainRatings(inspection.passScale),
      ...inspection.ratedChecks(inspection.passScale, workmanship),
      d.section('Code inspection and permit'),
      d.fields(
        4,
        d.field('job.permit'),
        d.field('job.jurisdiction'),
        d.own('code.inspector', 'Code inspector'),
        d.own('code.date', 'Inspected on', 'date'),
        d.choice('code.result', 'Result', [
          'Passed',
          'Corrections required',
          'Not yet inspected',
          'No permit required',
        ]),
        d.field('job.completionDate', { label: 'Work completed on' }),
        d.own('code.corrections', 'Corrections requested', 'text', { span: 2 }),
      ),
      d.section('Punch list', 'Punch list: what, where, who, by when, done'),
      d.table(
        'punch',
        'Punch list',
        [
          d.column('item', 'What is to be done', 'text', { width: 4 }),
          d.column('location', 'Location', 'text', { width: 1.6 }),
          inspection.photoColumn,
          d.column('who', 'Who', 'text', { width: 1.4 }),
          d.column('due', 'Due', 'date', { width: 1.4 }),
          d.column('done', 'Done', 'check', { width: 0.7 }),
        ],
        [],
        { blankRows: 8, lineNumbers: true },
      ),
      ...inspection.prioritiesAndBudget({
        title: 'Recommended work outside this contract',
        text: 'Noted, but not part of this job.',
        rows: 3,
      }),
      d.section('Warranty and documents delivered', 'Warranties: term, who registers, by when; documents delivered'),
      d.table(
        'warranty',
        'Warranties',
        [
          d.column('paper', 'Warranty', 'text', { fixed: true, width: 3 }),
          d.column('term', 'Term', 'text', { width: 1.3 }),
          d.column('registrar', 'Registered by', 'select', {
            options: ['Contractor', 'Owner', 'Not required'],
            width: 1.5,
          }),
          d.column('deadline', 'Register by', 'date', { width: 1.4 }),
          d.column('number', 'Registration no.', 'text', { width: 1.6 }),
          d.column('given', 'Given', 'check', { width: 0.7 }),
        ],
        warranties,
      ),
      d.tickList('handover', [
        'Final invoice; lien waiver that fits this state',
        'Permit card or code approval',
        'Lead-safe record, if RRP work was done',
        'Maintenance guide; color, lot and spare units',
      ]),
      d.section('Customer walkthrough', 'Customer walkthrough with signatures'),
      d.p(
        'Walk around the house together and look at the photographs. Open lines stay on the punch list with a date; ' +
          'signing does not waive them, hidden defects or any warranty.',
      ),
      d.fields(
        4,
        d.own('walk.date', 'Walkthrough date', 'date'),
        walkResult(),
        d.own('walk.remarks', 'Customer’s remarks', 'text', { span: 2 }),
      ),
      d.signatures(
        [
          { name: 'customer', role: 'Customer' },
          { name: 'inspector', role: 'Inspector' },
        ],
        'The work was inspected as recorded above and walked with the customer.',
      ),
      ...inspection.limitations('Work hidden by later layers was judged from the photographs named in the checks.'),
    ]),
    inspection.photographs('One view per slope, then valleys, chimney, walls and boots. Add before-and-after pairs.'),
  ],
})
