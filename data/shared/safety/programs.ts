/** Written programs of a roofing company: to fill in, sign and keep behind the tabs of the binder. */
import { citedSentence } from '@/data/shared/cites'
import type { CitedLine } from '../system'
import * as d from '@/lib/documents/author'
import { ROOF_EXTINGUISHER } from './fire'

const cited = (...lines: CitedLine[]): d.Block => d.bullets(...lines.map(([text, cite]) => citedSentence(text, cite)))

const program = (name: string, title: string, includes: string, blocks: readonly d.Block[]): d.Part =>
  d.part(name, [d.section(title, includes), ...blocks], { audience: 'crew' })

const adopted = (key: string, ...more: d.Field[]): d.Block =>
  d.fields(
    4,
    d.own(`${key}.administrator`, 'Program administrator', 'text', { span: 2 }),
    d.own(`${key}.adopted`, 'Effective date', 'date'),
    d.own(`${key}.reviewed`, 'Last reviewed', 'date'),
    ...more,
  )

/** Read on 2026-11-23 in mondaq.com, morganlewis.com and aiha.org on 91 Fed. Reg. 1695 of January 15, 2026. */
export const hazComDates: readonly { when: string; what: string; cite: string }[] = [
  {
    when: 'November 20, 2026',
    what: 'HazCom 2024, substances: workplace labels, written program and training updated',
    cite: '1910.1200(j)(2)',
  },
  {
    when: 'November 19, 2027',
    what: 'HazCom 2024, mixtures (adhesives, coatings, sealants): suppliers send new labels and data sheets by then',
    cite: '1910.1200(j)(3)',
  },
  {
    when: 'May 19, 2028',
    what: 'HazCom 2024, mixtures: workplace labels, written program and training updated',
    cite: '1910.1200(j)(3)',
  },
]

export const hazComProgram: d.Part = program(
  'HazCom program',
  'Hazard communication program',
  'Written hazard communication program with chemical list and the dates of HazCom 2024',
  [
    adopted(
      'hazcom',
      d.own('hazcom.sheets', 'Data sheets are kept at, on each truck at', 'text', { span: 2 }),
      d.own('hazcom.labels', 'Who checks labels on delivery'),
      d.own('hazcom.trainer', 'Who trains'),
    ),
    cited(
      ['List: every hazardous product in shop, trucks and jobs is on the list below', '1910.1200(e)(1)(i)'],
      [
        'Labels: no can is used without the supplier’s label; what is poured into another container gets the product name and its hazards',
        '1910.1200(f)(1), (f)(6), (f)(9)',
      ],
      ['Data sheets: one for each product, open to the crew in every shift without asking', '1910.1200(g)(8)'],
      [
        'Training: before the first job with a product, and when a new hazard arrives, in words each person understands',
        '1910.1200(h)(1), (h)(3)',
      ],
      [
        'Tasks that are not routine: the foreman explains hazard and protection before they start',
        '1910.1200(e)(1)(ii)',
      ],
      [
        'Other employers on the site: we tell them of our products, labels and protection, and ask for theirs',
        '1910.1200(e)(2)',
      ],
    ),
    d.table(
      'chemical',
      'Chemical list',
      [
        d.column('product', 'Product, as on its label and data sheet', 'text', { width: 4 }),
        d.column('use', 'Used for', 'text', { width: 2.4 }),
        d.column('hazard', 'Main hazard', 'text', { width: 2.4 }),
        d.column('date', 'Data sheet of', 'date', { width: 1.2 }),
      ],
      [],
      { blankRows: 6, lineNumbers: true },
    ),
    d.table(
      'hazcomDate',
      'Dates of HazCom 2024',
      [
        d.column('when', 'By', 'text', { fixed: true, width: 1.8 }),
        d.column('what', 'HazCom 2024: what has to be done', 'text', { fixed: true, width: 5 }),
        d.column('cite', '29 CFR', 'text', { fixed: true, width: 1.6 }),
        d.column('done', 'Done on', 'date', { width: 1.2 }),
      ],
      hazComDates.map((row) => ({ ...row })),
    ),
    d.p(
      'Dates as moved by OSHA’s rule of January 15, 2026 (91 Fed. Reg. 1695). Until each date the 2012 rule, the 2024 rule or both may be followed.',
    ),
  ],
)

export const respiratorProgram: d.Part = program(
  'Respirator program',
  'Respiratory protection program',
  'Written respiratory protection program with masks by task',
  [
    adopted(
      'respirator',
      d.own('respirator.clinic', 'Medical evaluation by', 'text', { span: 2 }),
      d.own('respirator.fit', 'Fit tests by', 'text', { span: 2 }),
    ),
    d.p(
      'This program applies wherever a respirator is needed or a data sheet asks for one (29 CFR 1926.103). Ventilation, wet work or another product come first.',
    ),
    d.table(
      'mask',
      'Masks by task',
      [
        d.column('task', 'Task and product', 'text', { width: 3 }),
        d.column('exposure', 'Exposure: measured, or by objective data', 'text', { width: 2.6 }),
        d.column('mask', 'Mask, cartridge, APF', 'text', { width: 2.4 }),
        d.column('change', 'Cartridge changed', 'text', { width: 1.6 }),
      ],
      [],
      { blankRows: 4, lineNumbers: true },
    ),
    cited(
      [
        'Selection: by the hazard and the assigned protection factor; a half mask has an APF of 10, a supplied-air hood 25 or 1,000 as its manufacturer shows',
        '1910.134(d)(1), (d)(3)(i)(A)',
      ],
      [
        'Medical evaluation by a physician or licensed professional before fit test and use, free and confidential',
        '1910.134(e)',
      ],
      ['Fit test before first use, yearly, and with another mask; no beard where it seals', '1910.134(f)(2), (g)(1)'],
      [
        'Use: seal check each time; leave the area to wash, change a cartridge, or when you smell or taste the product',
        '1910.134(g)(1)(iii), (g)(2)',
      ],
      ['Care: cleaned, disinfected, inspected before each use, stored dry and bagged', '1910.134(h)'],
      ['Supplied air: Grade D, compressor away from exhaust, carbon monoxide alarm or checks', '1910.134(i)'],
      ['Training before use and yearly: why, limits, seal check, emergencies', '1910.134(k)'],
      ['Voluntary dust masks: Appendix D handed over', '1910.134(c)(2)'],
      ['Review: the administrator watches and asks the wearers, and corrects the program', '1910.134(l)'],
    ),
    d.signatures([{ name: 'respiratorAdmin', role: 'Program administrator' }]),
  ],
)

const silicaTasks = [
  [
    'Handheld saw on tile, concrete, stone',
    'Water on the blade; outdoors no mask to 4 hours a shift, APF 10 above; indoors APF 10',
    '1926.1153(c)(1), Table 1 (ii)',
  ],
  ['Stationary masonry saw', 'Water on the blade', '1926.1153(c)(1), Table 1 (i)'],
  [
    'Handheld grinder on concrete, not mortar',
    'Shroud and HEPA collector, indoors above 4 hours also APF 10; or water, outdoors only',
    '1926.1153(c)(1), Table 1 (xii)',
  ],
  ['Mortar removal by grinder', 'Shroud and HEPA collector; APF 10, above 4 hours 25', '1926.1153(c)(1), Table 1 (xi)'],
  ['Handheld drill', 'Shroud or cowl with dust collector', '1926.1153(c)(1), Table 1 (vii)'],
  [
    'Shot blasting, dry media, ballast, anything else',
    'Not in Table 1: exposure assessed and kept at or below 50 µg/m³',
    '1926.1153(d); 1926.57(f)',
  ],
] as const

export const silicaPlan: d.Part = program(
  'Silica plan',
  'Silica exposure control plan',
  'Written silica exposure control plan by task',
  [
    adopted(
      'silica',
      d.own('silica.competent', 'Competent person for silica', 'text', { span: 2 }),
      d.own('silica.jobs', 'Jobs or crews it covers', 'text', { span: 2 }),
    ),
    d.p(
      'The limit is 50 µg/m³ as an average over 8 hours, the action level 25 µg/m³ (29 CFR 1926.1153(b), (d)(1)). A task that follows its row of Table 1 in full needs no measurement; every other task needs an exposure assessment by air samples or objective data (29 CFR 1926.1153(d)(2)). A mask never takes the place of water or a vacuum.',
    ),
    d.table(
      'silicaTask',
      'Tasks and controls',
      [
        d.column('task', 'Task', 'text', { fixed: true, width: 2.6 }),
        d.column('control', 'Control and mask', 'text', { fixed: true, width: 4 }),
        d.column('cite', '29 CFR', 'text', { fixed: true, width: 2 }),
        d.column('ours', 'Ours: tool, method', 'text', { width: 2 }),
      ],
      silicaTasks.map(([task, control, cite]) => ({ task, control, cite })),
      { blankRows: 1 },
    ),
    cited(
      ['Cleanup wet or with a HEPA vacuum; no dry sweeping or compressed air', '1926.1153(f)'],
      ['Others kept out of the dust: upwind, distance, fence, hours', '1926.1153(g)(1)(iv)'],
      [
        'Medical examinations for everyone who must wear a mask under this rule 30 days or more a year',
        '1926.1153(h)(1)',
      ],
      ['Training in the hazard, the tasks, this plan and the competent person’s name', '1926.1153(i)'],
      ['Reviewed at least yearly and open to every employee; records kept', '1926.1153(g)(2), (g)(3), (j)'],
    ),
    d.signatures([{ name: 'silicaCompetent', role: 'Competent person for silica' }]),
  ],
)

export const firePrevention: d.Part = program(
  'Fire prevention program',
  'Fire protection and prevention program',
  'Written fire protection and prevention program',
  [
    adopted(
      'fire',
      d.own('fire.insurer', 'Insurer’s hot-work terms seen on', 'date'),
      d.own('fire.training', 'Extinguisher practice on', 'date'),
      d.own('fire.cards', 'CERTA or other torch cards valid until', 'text', { span: 2 }),
    ),
    d.p(
      'For every phase of the work, for the building and for our yard (29 CFR 1926.24, 1926.150(a)(1)). Insurers and owners may ask for more than the rules; their terms are followed where stricter.',
    ),
    cited(
      [
        'Extinguishers: 2-A for each 3,000 sq ft within 100 ft; 10-B within 50 ft of more than 5 gal of flammable liquid or 5 lb of gas; inspected monthly, serviced yearly',
        '1926.150(c)(1)(i), (c)(1)(vi), (c)(1)(viii)',
      ],
      [
        `Torch and kettle: ${ROOF_EXTINGUISHER} on the roof, 40-B:C within 25 ft of the kettle, kettle 20 ft from openings and anything that burns, gas 10 ft from the burner`,
        'International Fire Code 2018, or the edition in force, 303.2 to 303.5; local fire code',
      ],
      [
        'Hot work only by permit: one area, one shift, watch of two hours or more after the last flame',
        '1926.352(a)–(e); company rule',
      ],
      [
        'Flammable liquids: approved closed cans, bonded when pouring, nothing that sparks within 50 ft, small amounts on the roof',
        '1926.152(a)(1), (e)(2), (f)(3)',
      ],
      [
        'LP-gas: upright, secured, soap-tested, never stored in a building; 20-B:C at the storage place',
        '1926.153(j), (l); 1926.350(a)(9)',
      ],
      [
        'Smoking only where the foreman has marked a place; oily rags in closed metal cans, emptied daily',
        '1926.151(a)(3); 1926.252(e)',
      ],
      ['Ways out, hydrants and fire lanes stay free; alarm and number posted', '1926.150(a)(2), (e); 1926.34'],
      ['Heaters level, ventilated, away from tarps, watched', '1926.154'],
    ),
    d.signatures([{ name: 'fireAdmin', role: 'Program administrator' }]),
  ],
)

const gross = d.add(d.cell('load'), d.cell('rigging'))
const shareOfChart = d.when(d.cell('load'), '>', 0, d.div(gross, d.cell('capacity')), 0)

export const liftPlan: d.Part = program(
  'Crane and lift plan',
  'Crane, hoist and boom lift plan',
  'Lift plan: load against chart, calculated, with ground, power lines and signals',
  [
    d.fields(
      4,
      d.field('job.name', { span: 2 }),
      d.field('job.number'),
      d.own('lift.date', 'Date of the lift', 'date'),
      d.own('lift.machine', 'Machine and serial number', 'text', { span: 4 }),
      d.own('lift.operator', 'Operator, certificate until'),
      d.own('lift.signal', 'Signal person, qualified by'),
      d.own('lift.rigger', 'Rigger, qualified by'),
      d.own('lift.director', 'Lift director'),
    ),
    d.table(
      'lift',
      'Load against chart',
      [
        d.column('what', 'Load and landing place', 'text', { width: 2.6 }),
        d.column('load', 'Load (lb)', 'number', { decimals: 0, width: 1 }),
        d.column('rigging', 'Hook, rigging (lb)', 'number', { decimals: 0, width: 1.1 }),
        d.column('radius', 'Largest radius (ft)', 'number', { decimals: 0, width: 1.1 }),
        d.column('capacity', 'Chart there (lb)', 'number', { decimals: 0, width: 1.1 }),
        d.column('share', 'Share of chart', 'percent', {
          decimals: 0,
          width: 1,
          formula: shareOfChart,
          alert: { test: '>', than: 0.75 },
        }),
      ],
      [],
      { blankRows: 3, lineNumbers: true },
    ),
    d.p(
      'Above 75 percent of the chart the lift director plans the lift again (company rule); above 100 percent nobody lifts (29 CFR 1926.1417(o)).',
    ),
    d.tickList('liftCheck', [
      ['Ground firm, drained, level; outriggers on mats; voids and tanks checked for', '29 CFR 1926.1402'],
      ['Power lines: 20 ft kept unless the voltage is known; line marked, spotter named', '29 CFR 1926.1408'],
      ['Operator certified or licensed for this type', '29 CFR 1926.1427'],
      ['Shift inspection done; slings and hooks tagged and inspected', '29 CFR 1926.1412(d), 1926.251(a)'],
      ['Signals agreed; anyone may give stop', '29 CFR 1926.1419, 1926.1417(y)'],
      ['Nobody under the load; landing zone and ground closed', '29 CFR 1926.1424, 1926.1425'],
      ['Roof bearing for landed loads confirmed by the drawing or an engineer', '29 CFR 1926.250(a)(2)'],
      ['Gusts under the limit of the safety plan and the chart', '29 CFR 1926.1417(n); company rule'],
      [
        'Boom lift: operator trained, harness tied to the basket, no climbing out onto the roof unless the manufacturer allows it',
        '29 CFR 1926.453(b)(2); 1926.454',
      ],
      [
        'Hoist: rated load posted, footing counterweighted as its manual says, gate at the roof edge',
        '29 CFR 1926.552(a); 1926.501(b)(3)',
      ],
    ]),
    d.signatures([
      { name: 'liftDirector', role: 'Lift director' },
      { name: 'liftOperator', role: 'Operator' },
    ]),
  ],
)

/** The 22 plans that cover private employers, as osha.gov/stateplans listed them (read on 2026-11-23). */
export const statePlans =
  'Alaska, Arizona, California, Hawaii, Indiana, Iowa, Kentucky, Maryland, Michigan, Minnesota, Nevada, New Mexico, North Carolina, Oregon, Puerto Rico, South Carolina, Tennessee, Utah, Vermont, Virginia, Washington and Wyoming'
