import { defineTemplate } from '@/data/shared/define-template'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const roofChecks: readonly inspection.CheckGroup[] = [
  {
    name: 'attic',
    title: 'Deck, attic, interior and low-slope areas',
    checks: [
      ['Deck kind and thickness', 'measured; board gaps over 1/4 in noted'],
      ['Underside of the deck', 'no black stains or split plies; bad sheets counted'],
      ['Moisture at eaves, valleys, chimney', 'wood below 19 percent by meter'],
      ['Rafters and trusses', 'none cracked, cut or bowed; no added weight'],
      ['Cables, pipes, lines at the deck', 'found and marked so that nails miss them'],
      ['Stains on ceilings', 'traced to a roof part and photographed'],
      ['Low slope: membrane and seams', 'probe enters no seam over 1/8 in'],
      ['Low slope: ponding and moisture', 'dry 48 hours after rain; core or scan dry'],
      ['Low slope: drains and edges', 'strainers in, nailers tight, flashings 8 in high'],
    ],
  },
  {
    name: 'covering',
    title: 'Covering, ridge, valleys and edges',
    checks: [
      ['Layers, counted at each rake', 'two, or any slate or tile: tear off (IRC R908.3)'],
      ['Water-soaked or soft covering', 'none; never laid over (IRC R908.3)'],
      ['Surface of each slope', 'no bare mat, cracked units or rust through'],
      ['Old patches, coatings, roof cement', 'marked and photographed; deck opened there first'],
      ['Planes sighted along eave and ridge', 'no sag or hump between rafters'],
      ['Ridges and hips', 'straight; caps whole, no exposed nails'],
      ['Valleys', 'kind noted; no rust, pinholes or split lining'],
      ['Slopes that drain to a wall', 'cricket or membrane there, or in the scope'],
      ['Fascia, rakes and soffit', 'awl sinks under 1/8 in; rotted wood measured'],
    ],
  },
  {
    name: 'flashings',
    title: 'Flashings, penetrations, skylights, gutters and ventilation',
    checks: [
      ['Step flashing at side walls', 'reuse or replace; siding to come off is in scope'],
      ['Kick-outs and headwall aprons', 'present; wall below dry, no exposed face nails'],
      ['Chimney', 'sound joints; cricket if over 30 in (IRC R903.2.2)'],
      ['Pipes, hoods and vents by size', 'count equals the material list'],
      ['Furnace and water-heater vents', 'joined, upright, clearance as on the label'],
      ['Skylights', 'size and age noted; reuse or replace in writing'],
      ['Solar, satellite, other equipment', 'who removes and resets it is in the contract'],
      ['Gutters and downspouts', 'tight; run clear with a hose; outlets protected'],
      ['Intake and exhaust vents', 'open; one kind of exhaust per attic'],
      ['Net free area against attic floor', '1/150, or 1/300 where IRC R806.2 allows it'],
      ['Bath, kitchen and dryer ducts', 'end outdoors, not in the attic or a soffit'],
    ],
  },
]

const hazardChecks: readonly inspection.CheckGroup[] = [
  {
    name: 'access',
    title: 'Access, staging, power and hazards',
    checks: [
      ['Route for truck and dumpster', 'ground bears it; septic and sprinklers flagged'],
      ['Ladder and material landings', 'firm; rails 3 ft over the eave, 4:1 (29 CFR 1926.1053(b))'],
      ['Dumpster and material locations', 'clear of doors and meters; street permit in hand'],
      ['Power and water', 'outlet and breaker tested, or generator planned'],
      ['Owner’s part', 'cars, pets, attic and wall contents, hours agreed'],
      ['Overhead power lines', 'people, ladders and lifts 10 ft away; else call the utility'],
      ['Skylights, hatches and holes', 'guarded or covered (29 CFR 1926.501(b)(4), .502(i))'],
      ['Deck strength', 'carries crew and bundles (29 CFR 1926.501(a)(2))'],
      ['Fall protection for each slope', 'system and anchors set at 6 ft (29 CFR 1926.501(b))'],
    ],
  },
]

const paperChecks: readonly inspection.CheckGroup[] = [
  {
    name: 'paper',
    title: 'Asbestos, lead, contract, permit and materials',
    checks: [
      ['Suspected asbestos, any layer or siding', 'stop, leave it, have it sampled (29 CFR 1926.1101)'],
      ['Built before 1978, paint to disturb', 'over 20 sq ft outside: RRP firm, pamphlet (40 CFR 745)'],
      ['Contract and right to cancel', 'signed; home sale: 3 business days passed (16 CFR 429)'],
      ['Permit, HOA, historic approval', 'issued for this product and color; card in hand'],
      ['Material order', 'manufacturer, line, color and counts match the contract'],
      ['Nails', 'through the deck or 3/4 in into it (IRC R905.2.5)'],
      ['Ice barrier, where required', '24 in inside the wall line (IRC R905.1.2)'],
      ['Weather window', 'dry for each day’s tear-off; tarps ready'],
    ],
  },
]

const measurements = [
  ['Roof area', 'SQ'],
  ['Eaves', 'LF'],
  ['Rakes', 'LF'],
  ['Ridges and hips', 'LF'],
  ['Valleys', 'LF'],
  ['Wall flashing', 'LF'],
  ['Pipes, hoods and vents', 'EA'],
  ['Skylights and chimneys', 'EA'],
  ['Deck sheets to replace', 'EA'],
].map(([measure, unit]): d.RowInput => ({ measure: measure!, unit: unit! }))

const existingDamage = [
  'Driveway and walks',
  'Lawn, beds and trees',
  'Fence, deck and patio',
  'Siding and trim',
  'Windows and screens',
  'Gutters and downspouts',
  'Garage door',
  'AC and outdoor units',
  'Sprinklers and lights',
  'Interior ceilings and walls',
  'Attic contents',
].map((item): d.RowInput => ({ item }))

const decision = (more: Partial<d.Field> = {}): d.Field =>
  d.choice('decision.result', 'Decision', ['Go', 'Go, with conditions', 'No-go'], more)

export const preJobRoofInspection = defineTemplate('essential', {
  id: '5',
  name: 'Pre-Job Roof Inspection',
  description:
    'Check measurements, deck, attic, hazards and existing property damage before tear-off, and sign a go or no-go decision.',
  categorySlug: 'inspection-checklists',
  formats: ['PDF', 'Word'],
  downloads: 1684,
  popular: true,
  tags: [
    'pre-job inspection',
    'pre-construction',
    'pre-installation',
    'roof survey',
    'site visit',
    'existing damage',
    'property condition',
    'attic inspection',
    'roof deck',
    'sheathing',
    'asbestos',
    'lead paint',
    'RRP',
    'go/no-go',
    'tear-off',
    'overlay',
  ],
  fullDescription: [
    'Most disputes on a roofing job start before the first shingle comes off: the estimate was two squares short, nobody looked in the attic, the driveway was already cracked. This inspection is done after the contract is signed and before the order is final, while there is still time to change a number, a product or a date.',
    'It compares the estimate with the tape, line by line, and shows the difference. It starts with what can hurt someone: access, power lines, skylights, deck strength, fall protection. Then it covers the existing roof from the attic to the ridge, and suspected asbestos, lead paint, contract, permit and the material order, with Pass or Fix on every line and the criterion or rule that decides it.',
    'The damage record protects both sides. Driveway, lawn, siding, air conditioner and ceilings are described and photographed before work, and the owner initials each line. The form closes with a go or no-go decision signed by the inspector and the foreman who takes the job.',
  ],
  howToUse: [
    'Fill in the header and the estimate’s figures at the office, so that only the site column is left to measure.',
    'Check site and hazards first, then attic, deck underside and ceilings; only then climb.',
    'Walk the roof only where it is safe. Write down what was not seen and why; that line matters later.',
    'Mark every check, give each Fix a photo number, and mark soft sheets on the deck for the crew.',
    'Walk the property with the owner and have the damage record initialed line by line.',
    'Carry anything outside the scope to the findings table and turn it into a change order before work.',
    'Decide go, go with conditions, or no-go; give the foreman a copy and keep one with the photos.',
  ],
  expertGuide: [
    inspection.ratingGuide(inspection.passScale),
    {
      title: 'Count layers at more than one place',
      text: 'An addition often has one layer where the main house has two. Lift an edge or look at the rake on every slope. The residential code does not allow another layer over two existing ones, over water-soaked material, or over slate, clay, cement or asbestos-cement tile; over wood shakes the hollow space must be filled or covered first, and most roofers tear off. Each extra layer of shingles is roughly another 250 lb a square to haul away.',
      cite: 'IRC R908',
    },
    {
      title: 'Read the deck from below',
      text: 'A soft spot underfoot is a late sign. From the attic you see stains at nail tips, split plies at the eaves and boards with wide gaps, and you can count the sheets to bring. Look for cables, gas pipe and refrigerant lines tight against the deck as well: a nail through one costs more than the roof inspection ever will.',
    },
    {
      title: 'Suspected asbestos is a full stop',
      text: 'Cement shingles, old built-up felts, flashing cement and some siding may hold asbestos, and no one can tell by eye. Leave it undisturbed until an accredited inspector’s sample comes back. Removal then follows the OSHA construction standard, and larger or non-residential jobs may need ten working days’ notice under the federal emission rule. State programs are often stricter.',
      cite: '29 CFR 1926.1101; 40 CFR 61.145',
    },
    {
      title: 'Lead paint on fascia counts',
      text: 'Reroofing a house built before 1978 can disturb paint on fascia, soffit and siding. If more than 20 square feet of outside paint will be disturbed, the work belongs to a certified renovation firm. The pamphlet goes to the owner no more than 60 days before work, with a signed receipt in the file.',
      cite: '40 CFR 745, subpart E',
    },
    {
      title: 'Ventilation is a measurement',
      text: 'Write down the net free area stamped on each vent and add it up. The code requires 1/150 of the attic floor; 1/300 is allowed only when its conditions on balance and vapor retarder are met. Mixing ridge vent with gable fans or box vents lets air short-circuit, so choose one exhaust before you order.',
      cite: 'IRC R806.2',
    },
    {
      title: 'Make the damage record specific',
      text: '"Driveway OK" proves nothing. Write "two cracks, left tire track, 4 ft from the garage, photo 12". Include the inside: hammering shakes loose old plaster and nail pops. The initials do not make the owner give anything up, and you should say so; they only confirm what was there that morning.',
    },
  ],
  pages: { main: 5 },
  subject: 'Site, deck, hazard and property check before roofing work starts',
  intro:
    'Fill this in on site once the contract is signed, before the material order is final and before the crew is ' +
    'sent. It ends in a go or no-go decision.',
  keywords: ['roof inspection', 'pre-construction', 'go/no-go', 'existing damage'],
  required: ['decision.result'],
  parts: () => [
    d.part('Inspection', [
      ...inspection.ownerSummary({
        condition: decision({ label: 'May work start', span: 2 }),
        more: [d.own('summary.measured', 'Measurements that changed', 'text', { span: 2 })],
        figures: [
          inspection.ratedFigure('Fix', ['attic', 'covering', 'flashings', 'access', 'paper']),
          ...inspection.budgetFigures('Cost outside the scope'),
          d.own('decision.start', 'Work may start on', 'date'),
        ],
      }),
      ...inspection.reportHeader('Confirm scope, deck, site and hazards before work'),
      ...inspection.propertyAndRoof('Property and existing roof'),
      d.section('Site and hazards', 'Site access, power lines, openings, deck strength and fall protection'),
      inspection.explainRatings(inspection.passScale),
      ...inspection.ratedChecks(inspection.passScale, hazardChecks),
      d.section('Attic, deck and existing roof', 'Attic, deck and existing roof, part by part'),
      ...inspection.ratedChecks(inspection.passScale, roofChecks),
      d.section('Measurements confirmed', 'Measurements: estimate against site, with the difference'),
      d.table(
        'measure',
        'Measurements confirmed on site',
        [
          d.column('measure', 'Measure', 'text', { fixed: true, width: 3 }),
          d.column('unit', 'Unit', 'text', { fixed: true, width: 0.7 }),
          d.column('estimate', 'On estimate', 'number', { width: 1.3 }),
          d.column('site', 'On site', 'number', { width: 1.3 }),
          d.column('difference', 'Difference', 'number', { width: 1.3, formula: inspection.differenceOnSite }),
          d.column('note', 'Note', 'text', { width: 2.4 }),
        ],
        measurements,
      ),
      d.section('Asbestos, lead and paperwork', 'Asbestos, lead paint, contract, permit and material order'),
      ...inspection.ratedChecks(inspection.passScale, paperChecks),
      d.safetyNote(
        'Suspected asbestos: stop',
        'Cement shingles, siding, old felts, flashing cement and coatings can hold asbestos. Do not cut or tear them to ' +
          'find out; wait for an accredited inspector’s laboratory result before any removal.',
      ),
      d.section('Damage recorded before work', 'Existing property damage with photo numbers and the owner’s initials'),
      d.p(
        'Walk the property with the owner. Write what is already there, or "none seen". The owner’s initials say only ' +
          'that the line was true before work began.',
      ),
      d.table(
        'damage',
        'Damage that was there before work',
        [
          d.column('item', 'Part of the property', 'text', { fixed: true, width: 2.4 }),
          d.column('seen', 'Cracks, dents, stains, dead plants', 'text', { width: 4 }),
          inspection.photoColumn,
          d.column('initials', 'Owner’s initials', 'text', { width: 1.2 }),
        ],
        existingDamage,
      ),
      ...inspection.prioritiesAndBudget({
        title: 'Findings outside the signed scope',
        text: 'Work on these lines starts only by signed change order.',
        rows: 6,
      }),
      d.section('Go or no-go', 'Go or no-go decision with signatures'),
      d.fields(
        4,
        decision(),
        d.own('decision.start', 'Work may start on', 'date'),
        d.own('decision.conditions', 'Conditions, and who clears them', 'text', { span: 2 }),
      ),
      d.p(
        'No-go until cleared: suspected asbestos without a result, a deck that cannot carry people, a power line within ' +
          '10 ft that the utility has not shut off or covered, a missing permit, or measurements that change the price ' +
          'without a signed change order.',
      ),
      d.signatures(
        [
          { name: 'inspector', role: 'Inspector' },
          { name: 'foreman', role: 'Foreman taking the job' },
        ],
        'The inspector signs the findings, the foreman the decision and the site conditions.',
      ),
      ...inspection.limitations('Priced allowances for hidden deck damage follow the contract, not this report.'),
    ]),
    inspection.photographs(
      'Start with a wide view of each side of the house. Write the frame number next to the check.',
    ),
  ],
})
