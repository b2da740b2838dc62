import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const conditionChecks: readonly inspection.CheckGroup[] = [
  {
    name: 'covering',
    title: 'Covering, ridge, valleys and edges',
    checks: [
      ['Shingle granules', 'even cover; no bare asphalt or mat'],
      ['Seal strips on the windward rake', '10 corners resist a light finger lift'],
      ['Shape of shingles, nails', 'no curl, cracks or exposed nail heads'],
      ['Tile, slate or shake', 'none cracked, slipped or missing'],
      ['Metal panels and screws', 'no red rust; screws snug, washers whole'],
      ['Moss, algae and lichen', 'nothing that lifts an edge or holds water'],
      ['Hip and ridge caps', 'whole, tight, end nails sealed'],
      ['Valleys', 'clear; no pinholes, rust or lifted cut edge'],
      ['Drip edge and rakes', 'tight, no flutter; wood behind is firm'],
      ['Limbs', 'none that can rub or fall on the roof'],
    ],
  },
  {
    name: 'flashings',
    title: 'Flashings, chimney, penetrations and skylights',
    checks: [
      ['Step, apron, kick-out flashings', 'seated, no rust through; wall below dry'],
      ['Chimney', 'flashing tight in its joint; crown and cap sound'],
      ['Sealant and cement patches', 'bonded on both sides; no split or gap'],
      ['Pipe boots', 'rubber grips the pipe, no radial splits'],
      ['Vents, hoods and caps', 'upright, no nests; dampers move'],
      ['Furnace and water-heater vents', 'collar tight, joints closed in the attic'],
      ['Skylights', 'seals and glass sound, weep holes open'],
      ['Solar, satellite, cable mounts', 'tight and flashed; no cable on the covering'],
    ],
  },
  {
    name: 'drainage',
    title: 'Gutters and low-slope areas',
    checks: [
      ['Gutters and hangers', 'clear and tight; amount of granules noted'],
      ['Downspouts and extensions', 'run free, away from walls and lower slopes'],
      ['Fascia and soffit', 'no peeling, stain or soft wood'],
      ['Low slope: seams and laps', 'probe finds no opening; old repairs hold'],
      ['Low slope: membrane surface', 'no punctures, open blisters or bare scrim'],
      ['Low slope: base flashings, pipes', 'no bridging or sag; bar and clamps tight'],
      ['Low slope: drains and overflows', 'strainers on, ring bolts tight, outlets clear'],
      ['Low slope: ponding', 'none 48 hours after rain; rings mapped'],
      ['Low slope: edge metal, nailers', 'firm when pulled; joint covers in place'],
    ],
  },
  {
    name: 'attic',
    title: 'Ventilation, deck, attic and interior',
    checks: [
      ['Intake', 'soffit vents free of paint, insulation, nests'],
      ['Exhaust', 'open and unbroken; one kind per attic'],
      ['Bath, kitchen and dryer ducts', 'joined and ending outdoors'],
      ['Deck', 'no soft step; no stains or rusty nails from below'],
      ['Moisture at eaves and chimney', 'wood below 19 percent by meter'],
      ['Insulation', 'dry, even and clear of the eave vents'],
      ['Rafters and trusses', 'none cracked, cut or bowed'],
      ['Ceilings and walls below', 'no new stain, bubble or crack'],
    ],
  },
]

const seasonalTasks: readonly d.RowInput[] = [
  { group: 'Spring visit' },
  { task: 'Clear valleys, gutters and drains; flush' },
  { task: 'Look for ice and snow-slide damage at eaves' },
  { task: 'Probe low-slope seams and base flashings' },
  { task: 'Renew split or shrunken sealant' },
  { group: 'Summer' },
  { task: 'Check that attic and soffit vents are open' },
  { task: 'Treat moss or algae, no pressure washer' },
  { task: 'Cut limbs back from the roof' },
  { group: 'Fall visit' },
  { task: 'Clear leaves; flush gutters and downspouts' },
  { task: 'Hand-seal loose tabs; tighten screws' },
  { task: 'Check snow guards, chimney cap, storm collars' },
  { task: 'Refit drain strainers and leaf guards' },
  { group: 'Winter, from the ground or the attic' },
  { task: 'Note ice dams; look for frost in the attic' },
  { task: 'Watch low-slope drains and snow depth' },
  { group: 'After hail or wind' },
  { task: 'Check slopes with binoculars; check ceilings' },
]

const visits = ['Spring', 'Fall', 'After storm', 'Other'].map((visit): d.RowInput => ({ visit }))

const lineTotal = d.round(d.mul(d.cell('qty'), d.cell('price')))

export const annualMaintenanceChecklist = defineTemplate('essential', {
  id: '8',
  name: 'Annual Maintenance Checklist',
  telling: 'Condition of the roof',
  description:
    'Season-by-season roof maintenance with part-by-part condition ratings, minor repairs priced and totaled, and next year’s plan for the owner.',
  categorySlug: 'inspection-checklists',
  formats: ['PDF', 'Word'],
  downloads: 1127,
  tags: [
    'roof maintenance',
    'annual inspection',
    'seasonal checklist',
    'preventive maintenance',
    'spring inspection',
    'fall inspection',
    'gutter cleaning',
    'roof tune-up',
    'minor repairs',
    'sealant',
    'warranty maintenance',
    'service visit',
    'condition report',
    'property manager',
  ],
  fullDescription: [
    'Most roofs that fail early were not worn out; a pipe boot split, a drain clogged or a joint opened, and no one looked for three years. This checklist records that someone looked. It covers one year for one roof: a log of visits, the tasks that belong to each season with the condition found, and a part-by-part rating with a criterion under every line.',
    'Minor repairs are listed with quantity and price and add up with tax, so the same sheet supports the invoice. Remaining work is ranked as safety, leak now, within one year or monitor, with a budget the owner can plan on. The roof’s remaining life is given as an opinion and labeled as one.',
    'It reads well for the person who pays. It opens with the result in plain words: the roof’s condition and what to do first. It closes with what most warranties expect of the owner and when the next visit is due. Steep and low-slope areas are both covered, so one form serves a house, a shop or a church.',
  ],
  howToUse: [
    'Open one report per roof and year; copy property and roof data from last year’s report.',
    'Bring last year’s photographs and shoot the same views, so wear can be compared.',
    'Do the season’s tasks, check them off, and write down the condition you found before cleaning.',
    'Rate every part on the main visit. Give each Fair or Poor a photo number and a location.',
    'Enter minor repairs while you are on site; quantities and prices total themselves in the PDF.',
    'Rank the remaining work with a budget, and write the summary at the front last.',
    'Send the report the same week, book the next visit, and remind the owner to keep it with the warranty.',
  ],
  expertGuide: [
    inspection.ratingGuide(inspection.conditionScale),
    {
      title: 'Twice a year and after every big storm',
      text: 'Spring shows what frost, snow and ice did; fall is the time to make sure water can drain before winter. For most roofs two visits are enough, with a check from the ground after hail or high wind. Low-slope roofs with trees or kitchen exhaust near them need their drains cleared more often.',
    },
    {
      title: 'Photograph the same view every year',
      text: 'A single photograph shows a condition; two taken from the same place a year apart show how fast it is changing. Pick six or eight spots, such as each slope from its corner, each valley and the worst flashing, and number them the same way every year. The remaining-life opinion then rests on evidence.',
    },
    {
      title: 'Sealant is a repair with a date',
      text: 'A bead over a joint lasts a few seasons; the metal lap beneath it is the roof. Record each joint that you seal and how many feet. If the same joint appears two years running, put proper flashing work in the recommendations instead of another tube.',
    },
    {
      title: 'Clean without harm',
      text: 'No pressure washer on shingles, shakes or tile: it strips granules and drives water under laps. Brush, blow or rinse from the ridge down. Collect granules from gutters and note the amount; a sudden rise is an early sign. Use plastic shovels on membranes, and never chip ice on any roof.',
    },
    {
      title: 'Warranties expect records',
      text: 'Many manufacturers’ warranties, especially on commercial roofs, require regular inspection, prompt notice of leaks and no work by others without consent. They rarely require a particular form, but they do require proof. Keep dated reports, photographs and invoices together, and read the actual terms before advising the owner.',
    },
    {
      title: 'Plan the climb',
      text: 'A one-hour visit needs the same fall protection as a reroof. Repairs are construction, with a 6 ft trigger; plain upkeep such as cleaning gutters falls under the general industry rule, where the trigger is 4 ft and low-slope roofs have options by distance from the edge. A tied ladder, 3 ft of rail above the eave, and covered or guarded skylights come before the first task.',
      cite: '29 CFR 1910.28(b), 1926.501(b) and 1926.1053(b)',
    },
  ],
  pages: { main: 5 },
  subject: 'Roof maintenance by season with condition report and minor repairs',
  intro:
    'One report a year for one roof: what was cleaned, sealed and repaired on each visit, what condition the roof is ' +
    'in, and what comes next.',
  keywords: ['roof maintenance', 'annual inspection', 'seasonal', 'minor repairs'],
  required: ['summary.condition'],
  parts: () => [
    d.part('Maintenance report', [
      ...inspection.ownerSummary({
        condition: inspection.overallCondition(),
        more: [inspection.activeLeak()],
        figures: [
          ...inspection.ratedFigures(['Poor', 'Fair'], ['covering', 'flashings', 'drainage', 'attic']),
          ...inspection.budgetFigures(),
        ],
      }),
      ...inspection.reportHeader('Maintain the roof, rate it and plan the next year'),
      ...inspection.propertyAndRoof(),
      d.safetyNote(
        'Before anyone climbs',
        'Fall protection from 4 ft for upkeep and cleaning (29 CFR 1910.28), from 6 ft for repairs (29 CFR 1926.501). ' +
          'Ladder rails 3 ft above the eave, 4:1. People and ladders 10 ft from power lines. No one on a wet or icy roof.',
      ),
      d.section('Visits this year', 'Visit log for the year'),
      d.table(
        'visit',
        'Visits this year',
        [
          d.column('visit', 'Visit', 'text', { fixed: true, width: 1.4 }),
          d.column('date', 'Date', 'date', { width: 1.4 }),
          d.column('by', 'Technician', 'text', { width: 1.8 }),
          d.column('weather', 'Weather and access', 'text', { width: 2.2 }),
          d.column('note', 'Main work done', 'text', { width: 3 }),
        ],
        visits,
      ),
      d.section('Tasks by season', 'Tasks by season, done and with the condition found'),
      d.table(
        'task',
        'Tasks by season',
        [
          d.column('task', 'Task', 'text', { fixed: true, width: 5 }),
          d.column('done', 'Done', 'check', { width: 0.7 }),
          d.column('date', 'Date', 'date', { width: 1.2 }),
          d.column('condition', 'Condition', 'select', { options: inspection.conditionScale.answers, width: 1.1 }),
          d.column('note', 'Location, note', 'text', { width: 2.2 }),
        ],
        seasonalTasks,
      ),
      d.section('Condition of the roof', 'Condition of the roof, part by part'),
      inspection.explainRatings(inspection.conditionScale),
      ...inspection.ratedChecks(inspection.conditionScale, conditionChecks),
      ...inspection.remainingLifeOpinion(),
      d.section('Minor repairs done', 'Minor repairs done: quantity, price and total'),
      d.p('Work done on these visits, within the maintenance agreement or approved by the owner.'),
      d.table(
        'repair',
        'Minor repairs done',
        [
          d.column('item', 'Repair and location', 'text', { width: 4.4 }),
          d.column('qty', 'Qty', 'number', { width: 0.8 }),
          d.column('unit', 'Unit', 'select', { options: ['EA', 'LF', 'SF', 'HR', 'LS'], width: 0.8 }),
          d.column('price', 'Price', 'currency', { width: 1.2 }),
          d.column('total', 'Line total', 'currency', { width: 1.4, formula: lineTotal }),
        ],
        [
          { item: 'Shingles or units replaced', unit: 'EA' },
          { item: 'Pipe boot or collar replaced', unit: 'EA' },
          { item: 'Sealant joints renewed', unit: 'LF' },
          { item: 'Seams or punctures patched', unit: 'EA' },
        ],
        {
          blankRows: 1,
          lineNumbers: true,
          totals: [
            d.total('repairs.subtotal', 'Repairs', d.sum('repair', 'total')),
            d.totalInput('repairs.taxRate', 'Sales tax rate', 'percent'),
            d.total('repairs.tax', 'Sales tax', d.round(d.mul(d.ref('repairs.subtotal'), d.ref('repairs.taxRate')))),
            d.total('repairs.total', 'Repairs total', d.add(d.ref('repairs.subtotal'), d.ref('repairs.tax')), {
              strong: true,
            }),
          ],
        },
      ),
      ...inspection.prioritiesAndBudget({ title: 'Recommended repairs', text: 'Work still to be done.', rows: 4 }),
      d.section('Your part as the owner', 'What most roof warranties ask of the owner'),
      d.bullets(
        'Read your warranty for how often the roof must be inspected. Keep this report with it.',
        'Report a leak in writing at once, to the contractor and to the party the warranty names.',
        'Keep gutters clear and limbs off. Do not let anyone cut, drill, coat or mount anything without asking first.',
        'Stay off the roof. After a storm, look from the ground and check the ceilings.',
      ),
      d.section('Next visit'),
      d.fields(
        4,
        d.own('next.date', 'Next visit', 'date'),
        d.choice('next.kind', 'Kind', ['Spring', 'Fall', 'Re-check of a repair', 'After a storm']),
        d.field('customer.preferredContact'),
        d.own('next.access', 'Access, gate, pets'),
      ),
      ...inspection.limitations(
        'Maintenance slows wear; it does not make an old roof new or restore an expired warranty.',
      ),
      inspection.inspectorAndOwner(
        'The inspector signs the findings and the work done. The owner signs for a copy of this report.',
      ),
    ]),
    inspection.photographs('Each slope from the same place every year, then each repair before and after.'),
  ],
})
