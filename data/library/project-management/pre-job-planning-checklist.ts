import { defineTemplate } from '@/data/shared/define-template'
import { jobFields } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const answers = ['Yes', 'No', 'N/A']
const settled = [d.extra('who', 'Who', 1.2), d.extra('by', 'By', 0.9)]

const paper: readonly d.Check[] = [
  ['Contract signed, with every notice the state requires', 'the file copy matches the customer’s'],
  ['Right to cancel has expired', 'three business days after a sale at home; some states give more'],
  ['Deposit received and within the state’s limit', 'amount and date on the job card'],
  ['Product, color and accessories confirmed in writing', 'a sample was seen, not a screen'],
  ['Contract sum and cost budget entered under the job number', 'cost codes set up'],
  ['Insurance certificate sent if the owner asked for it', 'holder’s name as in the contract'],
  ['Lender, association or property manager notified', 'approval letter in the file'],
  ['Lien or preliminary notice sent where the state requires it', 'deadline entered in the calendar'],
]
const permits: readonly d.Check[] = [
  ['Permit applied for; inspections and their stages known', 'ice barrier, deck nailing, final'],
  ['Street, sidewalk or crane permit where needed', 'for dumpster or lift in the public way'],
  ['Asbestos question settled before tear-off', 'survey, notification and certified crew where the rule applies'],
  ['House built before 1978: lead-safe rules checked', '40 CFR 745 if painted trim is disturbed'],
  ['Utility called where lines pass near', 'distance measured; covers or shutdown arranged'],
  ['Quiet hours, parking and gate rules known', 'association, campus, city'],
]
const roof: readonly d.Check[] = [
  ['Measurements checked against the order', 'two sources agree within 3 percent'],
  ['Deck type, layers and pitch confirmed on the roof', 'core or lifted edge, photographed'],
  ['Attic or ceiling checked', 'stains, vents blocked, bath fans, light through the deck'],
  ['Price for rotten deck agreed', 'per sheet or per foot, who approves, how fast'],
  ['Satellite dish, solar, lines and lightning rods', 'who removes and resets them'],
  ['Mechanical curbs and flues', 'high enough above the new roof; shutdown arranged'],
  ['Chimney, walls and siding', 'counterflashing and masonry in the scope or excluded'],
  ['Existing damage photographed, inside and out', 'driveway, gutters, siding, ceilings'],
]
const resources: readonly d.Check[] = [
  ['Materials ordered; delivery day, location and loading agreed', 'rooftop, ground, which side'],
  ['Long-lead items have a delivery date', 'metal, skylights, tapered insulation, custom color'],
  ['Crew and crew lead named', 'enough people for the day with the most roof open'],
  ['Subcontractors: agreement, insurance and W-9 on file', 'sheet metal, plumbing, electrical, gutters'],
  ['Dumpster size and day', 'weight estimated from layers and squares'],
  ['Lift, crane, conveyor, generator', 'booked; operator card checked; ground can carry it'],
  ['Tarps, plywood and night-seal material', 'on the truck the first morning, not at the supplier'],
]
const safety: readonly d.Check[] = [
  ['Fall protection chosen for this roof', '29 CFR 1926.501(b)(10), (11) or (13); anchors located'],
  ['Skylights and holes: covers or guards on the truck', '29 CFR 1926.501(b)(4)'],
  ['Competent person named; first-aid trained person named', '29 CFR 1926.20(b)(2), 1926.50(c)'],
  ['Access and ladder location agreed', 'firm ground, away from doors and power lines'],
  ['Nearest emergency room, and site address for 911', 'on the job card'],
  ['Crew all 18 or older', '29 CFR 570.67'],
]
const people: readonly d.Check[] = [
  ['Start date confirmed with the customer, with the weather plan', 'a window, not a promise'],
  ['Customer warned: noise, attic dust, cars, pets, pool', 'in writing'],
  ['Neighbors notified', 'shared drive, fence, cars along the street'],
  ['Tenants or staff notified', 'smell, noise, entrances, fresh-air intakes'],
  ['Power, water and toilet', 'which outlet, who pays, where the toilet stands'],
  ['Who decides for the owner when no one is home', 'name and number'],
]

export const preJobPlanningChecklist = defineTemplate('project-management', {
  name: 'Pre-Job Planning Checklist',
  group: 'Planning & Setup',
  demand: [0.915, 'Nearly every job.'],
  telling: 'Paperwork and money',
  description:
    'Pre-job checklist for roofing: contract, permits, roof check, materials, crew, safety and customer settled before the first bundle.',
  tags: [
    'pre-job checklist',
    'job setup',
    'pre-construction',
    'roofing job planning',
    'mobilization',
    'production planning',
    'roof start checklist',
    'go no-go',
    'preconstruction checklist',
    'job startup',
  ],
  fullDescription: [
    'Most bad roofing days are decided in the two weeks before them: a color that was never confirmed, a dumpster with no place to sit, a permit that was applied for but not issued. This checklist asks for all of it between the signed contract and the first bundle on the roof.',
    'Six groups follow the file through the office: paperwork, permits, the roof itself, materials and people, safety, and everyone who has to be notified. Each line has a name and a date, so that a No becomes someone’s task.',
    'It ends with a go or no-go that one person signs. A job with an open point that blocks the start does not get a crew.',
  ],
  howToUse: [
    'Open it when the contract is signed; enter job, customer and the start date you aim for.',
    'Give every line with No a name and a date. N/A is an answer too; it shows that someone looked.',
    'Put what cannot be settled yet in the table of open points.',
    'Go through it again five working days before the start.',
    'Decide go or no-go, sign, and put a copy in the crew’s folder.',
  ],
  expertGuide: [
    {
      title: 'Wait out the right to cancel',
      text: 'After a sale in the customer’s home the buyer may cancel until midnight of the third business day, and several states allow more time for older buyers or insurance jobs. Material that you cut or special-ordered before then stays with you. Place the order after that date.',
      cite: '16 CFR 429.1',
    },
    {
      title: 'Two measurements that agree',
      text: 'Compare the order with a second source: the report, the tape, or the count of the old sheets. Three percent is one bundle in thirty; more than that usually means a missed dormer or a wrong pitch, and it costs nothing to find now.',
    },
    {
      title: 'Asbestos is asked before tear-off, not after',
      text: 'Old built-up roofing, cement shingles and flashing cement may contain it. Crew exposure and building notification have rules of their own, and an inspector’s first question is what you checked before you opened the roof. Write down who settled it and how.',
      cite: '29 CFR 1926.1101(k); 40 CFR 61.145(a), (b)',
    },
    {
      title: 'No permit, no tear-off',
      text: 'A permit applied for is not a permit. If the inspector has to see the deck or the ice barrier, the schedule needs time for that visit, and the roof must be kept dry until then.',
      cite: 'IRC R105.1, R109.1',
    },
  ],
  pages: { main: 3 },
  subject: 'What to settle between the contract and the first day of a roofing job',
  intro:
    'Settle each line between the signed contract and the first day. A line with No gets a name and a date; the last page decides whether the crew goes.',
  keywords: ['pre-job', 'planning', 'checklist', 'roofing'],
  required: ['plan.manager', 'job.startDate', 'contract.sum', 'decision.result'],
  parts: () => [
    d.part(
      'Planning',
      [
        d.section('Job'),
        d.fields(
          4,
          ...jobFields(),
          d.field('customer.name', { span: 2 }),
          d.field('customer.phone'),
          d.own('plan.manager', 'Project manager'),
          d.field('roof.system'),
          d.field('roof.squares'),
          d.field('roof.pitch'),
          d.field('roof.layers'),
          d.field('job.startDate', { label: 'Target start date' }),
          d.own('plan.days', 'Planned working days', 'number', { decimals: 1 }),
          d.own('contract.sum', 'Contract sum', 'currency'),
          d.own('contract.cost', 'Cost budget', 'currency'),
          d.calculated(
            'contract.gross',
            'Planned gross profit',
            'currency',
            onceFilled('contract.sum', onceFilled('contract.cost', d.sub('contract.sum', 'contract.cost'))),
          ),
          d.choice('plan.claim', 'Insurance job', ['No', 'Yes, scope agreed', 'Yes, supplement open']),
          d.field('job.foreman', { label: 'Crew lead' }),
          d.field('job.permit'),
        ),
        d.section('Paperwork and money'),
        d.checklist('paper', paper, answers, settled),
        d.section('Permits and rules'),
        d.checklist('permit', permits, answers, settled),
        d.section('The roof'),
        d.checklist('roof', roof, answers, settled),
        d.section('Materials, people and equipment'),
        d.checklist('resource', resources, answers, settled),
        d.section('Safety'),
        d.checklist('safety', safety, answers, settled),
        d.section('Everyone who has to know'),
        d.checklist('people', people, answers, settled),
        d.section('Open points', 'Open points with owner and date'),
        d.table(
          'open',
          'Open points',
          [
            d.column('point', 'What is open', 'text', { width: 4 }),
            d.column('who', 'Who settles it', 'text', { width: 1.6 }),
            d.column('by', 'By', 'date', { width: 1.1 }),
            d.column('stops', 'Blocks start', 'check', { width: 0.9 }),
            d.column('done', 'Settled', 'date', { width: 1.1 }),
          ],
          [],
          { blankRows: 6, lineNumbers: true },
        ),
        d.section('Go or no-go'),
        d.p('Go means that no open point can stop the crew once the roof is off.'),
        d.fields(
          3,
          d.choice('decision.result', 'Decision', ['Go', 'Go once the marked points are settled', 'No-go: new date']),
          d.own('decision.start', 'Start confirmed', 'date'),
          d.own('decision.backup', 'Start if it rains', 'date'),
        ),
        d.signatures([
          { name: 'manager', role: 'Project manager' },
          { name: 'foreman', role: 'Crew lead' },
        ]),
      ],
      { audience: 'office' },
    ),
  ],
})
