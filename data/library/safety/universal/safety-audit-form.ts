import { defineTemplate } from '@/data/shared/define-template'
import { cfr } from '@/data/shared/cites'
import { rulesNote } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

/** What to see, the section of 29 CFR or other rule it rests on, and its points: 5 life-critical, 3 serious, 1 order. */
type Item = readonly [item: string, cite: string, points: 1 | 3 | 5]
interface Topic {
  name: string
  title: string
  items: readonly Item[]
}

const topics: readonly Topic[] = [
  {
    name: 'falls',
    title: 'Falls',
    items: [
      ['Every edge of 6 ft or more protected by a lawful method', '1926.501(b)', 5],
      ['Method fits the slope: 4:12 or less, or steeper', '1926.501(b)(10), (b)(11)', 5],
      ['Everyone tied off who has to be, now', '1926.502(d)', 5],
      ['Anchors 5,000 lb or engineered, all fasteners in', '1926.502(d)(15)', 5],
      ['Skylights and holes covered, marked, fastened', '1926.501(b)(4); .502(i)', 5],
      ['Warning line 6 ft back, 34–39 in, flagged, or N/A', '1926.502(f)', 3],
      ['Monitor does nothing else, or N/A', '1926.502(h)', 3],
      ['Harnesses fit, in order, checked today', '1926.502(d)(21); .95(c)', 3],
      ['Rescue: means and two names', '1926.502(d)(20)', 3],
    ],
  },
  {
    name: 'access',
    title: 'Ladders and scaffolds',
    items: [
      ['Rails 3 ft above landing or grab rail; tied', '1926.1053(b)(1)', 5],
      ['Angle 4 to 1, firm, level, traffic kept off', '1926.1053(b)(5)–(b)(8)', 3],
      ['No damaged ladder in use; tags on hand', '1926.1053(b)(16)', 3],
      ['Scaffold inspected this shift by competent person', '1926.451(f)(3)', 5],
      ['Planked full, railed above 10 ft', '1926.451(b)(1), (g)(1)', 5],
    ],
  },
  {
    name: 'power',
    title: 'Power and tools',
    items: [
      ['People, ladders, metal 10 ft from overhead lines', '1926.416(a)(1); .1408', 5],
      ['GFCI on all 120-volt tool circuits', '1926.404(b)(1)', 3],
      ['Cords three-wire, whole, ground pin in', '1926.405(a)(2)(ii)(J)', 3],
      ['Saw guards close; nailer tips work', '1926.300(b); .302(b)', 3],
      ['Silica cut wet or with vacuum', '1926.1153(c)(1)', 3],
    ],
  },
  {
    name: 'fire',
    title: 'Fire, fuel, hoisting',
    items: [
      ['Extinguisher within 50 ft of hot work or fuel, charged', '1926.150(c)(1)(vi); .352(d)', 3],
      ['Fire watch named and staying on', '1926.352(e)', 5],
      ['LP-gas upright, secured; fuel in safety cans', '1926.153; .152(a)', 3],
      ['Hoist, crane: inspected, limit posted, no one below', '1926.552(a); .1412; .1425', 5],
      ['Operators trained and cleared', '1926.20(b)(4); .602(d)', 3],
    ],
  },
  {
    name: 'ground',
    title: 'Materials, ground and public',
    items: [
      ['Drop zone closed, doors below shut', '1926.501(c)(3)', 5],
      ['Chute where debris drops over 20 ft outside', '1926.252(a)', 3],
      ['Loads spread and blocked; none at open edges', '1926.250(a)(1); .502(j)(7)', 3],
      ['Walkways, stairs, ladder feet clear', '1926.25(a)', 1],
      ['Hard hats where things can fall', '1926.100(a)', 3],
    ],
  },
  {
    name: 'health',
    title: 'Health and emergency',
    items: [
      ['First-aid person or clinic close; kit checked this week', '1926.50(c), (d)', 3],
      ['Water, toilet, washing', '1926.51', 3],
      ['Heat or cold plan working today', 'OSH Act § 5(a)(1); 29 CFR 1926.21(b)(2)', 3],
      ['Eyes, ears, hands, lungs protected and fitted', '1926.95; .101–.103', 3],
      ['Labels and data sheets in reach', '1910.1200(f), (g)(8)', 1],
      ['Address and ER known; 911 tested', '1926.50(e), (f)', 3],
    ],
  },
  {
    name: 'people',
    title: 'People and paperwork',
    items: [
      ['Competent person on site, known to the crew', '1926.32(f); .20(b)(2)', 5],
      ['Fall certificates seen for three people asked', '1926.503(b)', 3],
      ['Nobody under 18 on or about the roof, except as the rule allows', '570.67; 570.50(b), (c)', 5],
      ['Daily checklist and talk done today', '1926.20(b)(2); .21(b)(2)', 1],
      ['Subs under the same rules', 'OSHA CPL 2-0.124', 3],
      ['Two people asked could say how to stop work', 'Company rule', 1],
    ],
  },
]

const yes = (name: string): d.Expr => d.sum(name, 'points', { key: 'answer', equals: 'Yes' })
const no = (name: string): d.Expr => d.sum(name, 'points', { key: 'answer', equals: 'No' })

const audit = ({ name, title, items }: Topic): d.Block[] => [
  d.section(title),
  d.table(
    name,
    title,
    [
      d.column('item', 'What to see', 'text', { fixed: true, width: 4.2 }),
      d.column('cite', 'Rule', 'text', { fixed: true, width: 2.9 }),
      d.column('points', 'Points', 'number', { fixed: true, decimals: 0, width: 0.8 }),
      d.column('answer', 'Answer', 'select', { options: ['Yes', 'No', 'N/A'], width: 1.05 }),
      d.column('note', 'Where; photo', 'text', { width: 1.7 }),
    ],
    items.map(([item, cite, points]) => ({ item, cite: cfr(cite), points })),
  ),
]

export const safetyAuditForm = defineTemplate('safety', {
  name: 'Safety Audit Form',
  group: 'universal',
  demand: [0.17, 'Seldom, or one kind of company.'],
  telling: 'Score',
  description:
    'Scored jobsite safety audit for roofing: 41 weighted lines with OSHA sections, percentage for each area, trend and actions.',
  popular: true,
  tags: [
    'safety audit',
    'jobsite audit',
    'safety inspection score',
    'scored checklist',
    'site safety inspection',
    'safety scorecard',
    'fall protection audit',
    'weighted audit',
    'corrective action',
  ],
  fullDescription: [
    'An unannounced walk by someone who is not the foreman, with a number at the end. Forty-one lines in seven areas carry five, three or one point; lines that do not apply drop out, so a shingle crew and a torch crew get comparable scores.',
    'The percentages calculate by area and in total, beside last time’s. The score is for the trend: a five-point “No” stops the task whatever the percentage.',
    'It differs from the daily checklist, which the crew leader walks each morning, and from the yearly OSHA checklist, which audits the office. This one audits a roof, once a month or once a job, and ends with no more than five actions with names and dates.',
  ],
  howToUse: [
    'Go unannounced; introduce yourself to the foreman; wear what you ask others to wear.',
    'Look before you ask. Answer what you see now, Yes, No or N/A.',
    'For a five-point No, stop the task at once and fix it together.',
    'Ask three people the questions under “People and paperwork”.',
    'Show the foreman the score and the photos before you leave.',
    'Write at most five actions, and check them at the next visit.',
  ],
  expertGuide: [
    {
      title: 'Frequent, regular, by a competent person',
      text: 'The employer’s program has to provide for frequent and regular inspections of sites, materials and equipment by competent persons. A dated, scored form with photographs and closed actions is evidence of exactly that.',
      cite: '29 CFR 1926.20(b)(2)',
    },
    {
      title: 'Why N/A must not count as Yes',
      text: 'If lines that do not apply score as passed, a small job scores high for what it does not have. Here the percentage is points of Yes divided by points of Yes and No. Use N/A honestly: a missing monitor where one is needed is a No.',
    },
    {
      title: 'Weights follow what kills',
      text: 'Falls are the leading cause of death in roofing; overhead lines and fire take lives too. Those lines have five points, order and paperwork one. A roof with a clean truck and an open skylight must not come out at 95 percent.',
    },
    {
      title: 'An audit you do not act on is evidence against you',
      text: 'A written finding shows that the company knew. Knowledge without correction is what turns a serious violation into a willful one. Close each action, with a date and a photo.',
      cite: 'OSH Act § 17(a), (k), 29 U.S.C. § 666',
    },
  ],
  subject: 'Scored safety audit of a roofing site',
  intro:
    'Answer what you see now: Yes, No or N/A. 5 points: life-critical, a No stops the task. 3: serious. 1: order. N/A does not count.',
  keywords: ['audit', 'score', 'safety inspection'],
  pages: { main: 3 },
  required: ['job.name', 'audit.date', 'audit.by', 'job.foreman'],
  parts: () => [
    d.part(
      'Audit',
      [
        d.section('Audit'),
        d.fields(
          4,
          d.field('job.name'),
          d.field('job.number'),
          d.own('audit.date', 'Date', 'date'),
          d.own('audit.time', 'Time'),
          d.own('audit.by', 'Auditor'),
          d.field('job.foreman'),
          d.own('audit.people', 'People on site', 'number', { decimals: 0 }),
          d.choice('audit.kind', 'Visit', ['Unannounced', 'Announced', 'Follow-up']),
          d.field('roof.system'),
          d.field('roof.pitch', { label: 'Steepest slope (in 12)' }),
          d.own('audit.edge', 'Highest edge (ft)', 'number', { decimals: 0 }),
          d.field('job.weather'),
        ),
        d.safetyNote(
          'Five points and a No',
          'The task stops, whatever the score. It starts again when the competent person has fixed it and you have seen it.',
        ),
        ...topics.flatMap(audit),
        d.section('Score', 'Score by area and in total, calculated'),
        d.table(
          'score',
          'Score',
          [
            d.column('area', 'Area', 'text', { fixed: true, width: 4 }),
            d.column('possible', 'Points that count', 'number', { decimals: 0, width: 1.6 }),
            d.column('earned', 'Points earned', 'number', { decimals: 0, width: 1.6 }),
            d.column('lost', 'Points lost', 'number', { decimals: 0, width: 1.4 }),
            d.column('rate', 'Score', 'percent', { decimals: 0, width: 1.2 }),
          ],
          topics.map(({ name, title }) => ({
            area: title,
            possible: d.add(yes(name), no(name)),
            earned: yes(name),
            lost: no(name),
            rate: d.div(yes(name), d.add(yes(name), no(name))),
          })),
          {
            totals: [
              d.total(
                'score.rate',
                'Score of this audit',
                d.div(d.sum('score', 'earned'), d.sum('score', 'possible')),
                { type: 'percent', decimals: 0, strong: true },
              ),
            ],
          },
        ),
        d.fields(
          4,
          d.own('trend.last', 'Score last time', 'percent', { decimals: 0 }),
          d.calculated(
            'trend.change',
            'Change',
            'percent',
            d.when(d.ref('trend.last'), '>=', 0, d.sub(d.ref('score.rate'), d.ref('trend.last')), 0),
            { decimals: 0 },
          ),
          d.own('trend.critical', 'Five-point Nos today', 'number', { decimals: 0 }),
          d.choice('trend.result', 'Result', ['Work goes on', 'Part stopped', 'Site stopped']),
        ),
        d.p('90% and no five-point No: again in a month. 75 to 89%: in two weeks. Lower, or any such No: in a week.'),
        d.section('Actions', 'Up to five actions with owner and date closed'),
        d.table(
          'action',
          'Actions',
          [
            d.column('what', 'What was wrong, and where', 'text', { width: 3.6 }),
            d.column('fix', 'What has to be done', 'text', { width: 3 }),
            d.column('who', 'Who', 'text', { width: 1.3 }),
            d.column('due', 'By', 'date'),
            d.column('closed', 'Closed', 'date'),
          ],
          [],
          { blankRows: 5, lineNumbers: true },
        ),
        d.signatures([
          { name: 'auditor', role: 'Auditor' },
          { name: 'foreman', role: 'Foreman' },
        ]),
        rulesNote('29 CFR 1926.20(b)(2); .502 and the like stand for 29 CFR 1926.502.'),
      ],
      { audience: 'office' },
    ),
  ],
})
