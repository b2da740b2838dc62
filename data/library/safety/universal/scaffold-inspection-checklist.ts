import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as safety from '@/data/shared/safety'
import type { CitedLine } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const base: readonly CitedLine[] = [
  ['Base plates on mud sills or firm footing, level', '29 CFR 1926.451(c)(2)'],
  ['No blocks, bricks or pallets under legs', '29 CFR 1926.451(c)(2)(ii)'],
  ['Plumb, braced, pins and locks in', '29 CFR 1926.451(c)(3); 1926.452(c)(2)–(c)(4)'],
  ['Higher than 4 times its base: tied, guyed or braced', '29 CFR 1926.451(c)(1)'],
  ['Built and changed only under a competent person', '29 CFR 1926.451(f)(7)'],
  ['No damaged, bent or mixed parts that need force', '29 CFR 1926.451(b)(10), (f)(4)'],
]

const platform: readonly CitedLine[] = [
  ['Planked full between front and rail posts; gaps 1 in or less', '29 CFR 1926.451(b)(1)'],
  ['18 in wide; pump jack, ladder jack, roof bracket 12 in', '29 CFR 1926.451(b)(2)'],
  ['Planks sound; ends cleated, or 6 to 12 in past the support (planks up to 10 ft)', '29 CFR 1926.451(b)(4), (b)(5)'],
  ['Overlaps 12 in, over a support only', '29 CFR 1926.451(b)(7)'],
  ['Front edge within 14 in of the wall, or railed there', '29 CFR 1926.451(b)(3)'],
  ['Not loaded past its rating; bundles spread', '29 CFR 1926.451(a)(1), (f)(1)'],
]

const access: readonly CitedLine[] = [
  ['Ladder, stair or frame made for it; no climbing of cross-braces', '29 CFR 1926.451(e)(1)'],
  ['Bottom rung within 24 in of the ground', '29 CFR 1926.451(e)(2)(ii)'],
  ['Step to the roof: 14 in across, 24 in up or down at most', '29 CFR 1926.451(e)(8)'],
]

const falls: readonly CitedLine[] = [
  ['Above 10 ft: guardrail or tie-off for everyone', '29 CFR 1926.451(g)(1)'],
  ['Top rail 38 to 45 in, midrail, all open sides and ends', '29 CFR 1926.451(g)(4)(i)–(iv)'],
  ['Ladder jack: everyone tied off', '29 CFR 1926.451(g)(1)(i)'],
  ['Erectors protected where the competent person finds it feasible', '29 CFR 1926.451(g)(2)'],
  ['Toeboard or screen above 10 ft where people pass; area closed', '29 CFR 1926.451(h)(1), (h)(2)'],
  ['Hard hats on and under', '29 CFR 1926.451(h)(1); 1926.100(a)'],
  ['As roof edge protection it still meets the roof rule', '29 CFR 1926.501(b)(10), (b)(11); 1926.502(b)'],
]

const around: readonly CitedLine[] = [
  ['10 ft from power lines; 3 ft if insulated and under 300 V', '29 CFR 1926.451(f)(6)'],
  ['No snow, ice or grease; not worked from until cleared', '29 CFR 1926.451(f)(8)'],
  ['Wind or storm: off, unless competent person finds it safe and all are tied or screened', '29 CFR 1926.451(f)(12)'],
  ['No ladders, boxes or buckets on the platform for height', '29 CFR 1926.451(f)(14), (f)(15)'],
  ['Users trained by a qualified person; erectors by a competent person', '29 CFR 1926.454(a), (b)'],
]

const types: readonly CitedLine[] = [
  [
    'Pump jack: poles braced to the wall at foot, top and between; two gripping mechanisms',
    '29 CFR 1926.452(j)(1), (j)(2)',
  ],
  ['Ladder jack: platform 20 ft or lower, manufactured ladders, not bridged together', '29 CFR 1926.452(k)'],
  ['Roof bracket: fits the pitch, nailed into framing or roped', '29 CFR 1926.452(h)'],
  ['Chicken ladder: ridge to eave, hooked or secured', '29 CFR 1926.452(m)'],
  ['Rolling tower: wheels locked; pushed low; nobody rides unless all conditions are met', '29 CFR 1926.452(w)'],
  ['Frame scaffold over 125 ft: designed by an engineer', '29 CFR 1926.452(c)(6)'],
]

export const scaffoldInspectionChecklist = defineTemplate('safety', {
  name: 'Scaffold Inspection Checklist',
  group: 'universal',
  demand: [0.165, 'Seldom, or one kind of company.'],
  telling: 'Result and shift log',
  description:
    'Scaffold inspection by the competent person before each shift: base, planks, rails, pump jacks, brackets, load and tie check.',
  tags: [
    'scaffold inspection',
    'scaffold checklist',
    '1926.451',
    'competent person',
    'pump jack',
    'ladder jack',
    'roof bracket',
    'frame scaffold',
    'scaffold tag',
    'shift inspection',
  ],
  fullDescription: [
    'Scaffolds are inspected by a competent person before each work shift and after anything that could have weakened them. This sheet holds one full inspection and a week of shift inspections, for the scaffolds roofers really use: frames, pump jacks, ladder jacks, roof brackets, towers.',
    'The expert guide has the paragraph of 29 CFR 1926.451 or 1926.452 behind each line. Two checks are calculated: whether height against base calls for ties, and what the platform must carry at four times the load you mean to put on it.',
    'It ends in a tag color. Nobody stands on a scaffold that has a red tag or none, and the tag is signed by the same person as the sheet.',
  ],
  howToUse: [
    'Fill in type, height, base and load before the first use.',
    'The competent person walks it, foot to top rail, and answers each line.',
    'Only lines for the types present; the rest is N/A.',
    'Any Fix on base, planks or rails: red tag, nobody up.',
    'Sign the shift log before each shift, and again after wind, impact or change.',
    'Keep the sheet with the job file when the scaffold is down.',
  ],
  expertGuide: [
    {
      title: 'Before each shift means before each shift',
      text: 'Not weekly and not only after erection: a competent person inspects for visible defects before every work shift and after any occurrence that could affect it. OSHA asks for the inspection, not the paper; the paper is how you show it.',
      cite: '29 CFR 1926.451(f)(3)',
    },
    {
      title: 'Ten feet on a scaffold, six on a roof',
      text: 'On scaffolds fall protection starts above 10 ft. Once you step onto the roof it is 6 ft, and the scaffold serves as edge protection only if its rails meet the roof rules too. Ladder jacks always take tie-off above 10 ft.',
      cite: '29 CFR 1926.451(g)(1), 1926.501(b), 1926.500(a)(2)(i)',
    },
    {
      title: 'Two kinds of training',
      text: 'People who work on it are trained by someone qualified in the subject; people who build, move or inspect it by a competent person. The gutter crew that shifts pump jacks twice a day belongs to the second kind.',
      cite: '29 CFR 1926.454(a), (b)',
    },
    {
      title: 'Tags are custom, signatures are proof',
      text: 'Green, yellow and red tags are not in the federal rule. They work because everyone understands them. Whatever the colors, write who inspected, when, and the load.',
    },
    safety.rulesGuide(base, platform, access, falls, around, types),
  ],
  subject: 'Competent person’s scaffold inspection, with a shift log',
  intro: 'By the competent person, before each shift and after wind, impact or change: 29 CFR 1926.451(f)(3).',
  keywords: ['scaffold', '1926.451', 'inspection'],
  pages: { main: 2 },
  required: ['job.name', 'scaffold.id', 'scaffold.date', 'scaffold.competent', 'load.rating'],
  parts: () => [
    d.part(
      'Scaffold',
      [
        d.fields(
          4,
          d.field('job.name'),
          d.field('job.number'),
          d.own('scaffold.id', 'Scaffold no. or place'),
          d.own('scaffold.date', 'Date', 'date'),
          d.choice('scaffold.type', 'Type', [
            'Frame',
            'System',
            'Pump jack',
            'Ladder jack',
            'Roof bracket',
            'Rolling tower',
            'Other',
          ]),
          d.own('scaffold.maker', 'Manufacturer or erector'),
          d.own('scaffold.competent', 'Competent person', 'text', { span: 2 }),
        ),
        d.section('Ties and load', 'Height to base and required strength, calculated'),
        d.fields(
          4,
          d.own('tie.height', 'Height to platform (ft)', 'number', { decimals: 1 }),
          d.own('tie.base', 'Smallest base width (ft)', 'number', { decimals: 1 }),
          d.calculated(
            'tie.ratio',
            'Height to base (tie above 4)',
            'number',
            d.round(d.div(d.ref('tie.height'), d.ref('tie.base')), 1),
            { decimals: 1 },
          ),
          d.own('load.rating', 'Rated load, this platform (lb)', 'number', { decimals: 0 }),
          d.own('load.people', 'People on it', 'number', { decimals: 0 }),
          d.own('load.each', 'Each with tools (lb)', 'number', { decimals: 0, value: 250 }),
          d.own('load.material', 'Material (lb)', 'number', { decimals: 0 }),
          d.calculated(
            'load.intended',
            'Intended load (lb)',
            'number',
            d.add(d.mul(d.ref('load.people'), d.ref('load.each')), d.ref('load.material')),
            { decimals: 0 },
          ),
          d.calculated('load.required', 'Must carry, × 4 (lb)', 'number', d.mul(d.ref('load.intended'), 4), {
            decimals: 0,
          }),
          d.choice('load.class', 'Sold as', ['Light 25 psf', 'Medium 50 psf', 'Heavy 75 psf', 'See plate']),
          d.own('tie.spacing', 'Ties at (ft)', 'text', { span: 2 }),
        ),
        d.p(
          'Its own weight and 4 times the intended load (29 CFR 1926.451(a)(1)); the rated load of a manufacturer contains the 4.',
        ),
        d.section('Inspection', 'Base, platform, way up, falls, power, weather and the type you have'),
        safety.walk('base', 'Base and frame', base),
        safety.walk('platform', 'Platform', platform),
        safety.walk('access', 'Way up', access),
        safety.walk('falls', 'Falls and falling objects', falls),
        safety.walk('around', 'Power, weather, use', around),
        safety.walk('types', 'Only for the type you have', types),
        d.section('Result and shift log', 'Tag, and the shift log of a week, signed by the competent person'),
        d.fields(
          4,
          d.choice('result.tag', 'Tag', ['Green: use', 'Yellow: with limits', 'Red: keep off']),
          d.own('result.limits', 'Limits, or what to fix', 'text', { span: 2 }),
          d.own('result.fixed', 'Fixed on', 'date'),
        ),
        d.safetyNote(
          'Red or no tag: nobody up',
          'A part that is damaged or weakened is replaced, repaired or braced at once, or the scaffold is out: 29 CFR 1926.451(f)(4).',
        ),
        d.table(
          'shift',
          'Shift log',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('time', 'Time', 'text', { width: 0.9 }),
            d.column('why', 'Why', 'select', { options: ['Shift', 'Wind', 'Impact', 'Changed', 'Moved'], width: 1.2 }),
            d.column('tag', 'Tag', 'select', { options: ['Green', 'Yellow', 'Red'], width: 1.1 }),
            d.column('found', 'Found and fixed', 'text', { width: 3.2 }),
            d.column('signature', 'Competent person', 'text', { width: 2.2 }),
          ],
          [],
          { blankRows: 5, log: true },
        ),
        { ...d.signatures([{ name: 'competent', role: 'Competent person, full inspection' }]), inLine: true },
        rulesNote('Scaffolds: 29 CFR 1926.450–.454. Roof edges: 29 CFR 1926.501.'),
      ],
      { audience: 'crew' },
    ),
  ],
})
