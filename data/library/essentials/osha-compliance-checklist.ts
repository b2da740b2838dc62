import { defineTemplate } from '@/data/shared/define-template'
import type { CitedLine } from '@/data/shared/system'
import { hazComDates } from '@/data/shared/safety/programs'
import type { GuideEntry } from '@/data/shared/types'
import type { StateLaw } from '@/data/law/types'
import * as d from '@/lib/documents/author'

interface Topic {
  name: string
  title: string
  lines: readonly CitedLine[]
}

const topics: readonly Topic[] = [
  {
    name: 'posting',
    title: 'Posters, inspections and access',
    lines: [
      ['Job safety poster up where crews report', '29 CFR 1903.2(a)(1)'],
      ['Any citation posted at its place until fixed, or three working days', '29 CFR 1903.16: whichever is longer'],
      ['A named person meets and accompanies the inspector', '29 CFR 1903.8: takes the same photos and notes'],
      [
        'Exposure and medical records kept and open to employees',
        '29 CFR 1910.1020(d), (e); 1926.33: 30 years; medical, employment plus 30',
      ],
    ],
  },
  {
    name: 'records',
    title: 'Injury records and reporting',
    lines: [
      [
        'Head count checked: 10 or fewer all last year means no log',
        '29 CFR 1904.1: company-wide; the next line applies all the same',
      ],
      [
        'Everyone in charge knows what to report to OSHA, and how fast',
        '29 CFR 1904.39(a): death 8 hours; hospitalization, amputation, eye 24',
      ],
      ['300 log and 301 reports written within 7 calendar days', '29 CFR 1904.29(b)(3): from hearing of the case'],
      [
        'Recording test known to the person who keeps the log',
        '29 CFR 1904.7: death, days away, restricted work or transfer, treatment beyond first aid, loss of consciousness, significant diagnosis',
      ],
      ['300A summary certified by a company executive', '29 CFR 1904.32(b)(3)'],
      ['300A posted February 1 to April 30 where notices hang', '29 CFR 1904.32(b)(6)'],
      ['300A sent to OSHA online by March 2', '29 CFR 1904.41(a)(1), (c): establishments with 20 or more employees'],
      ['Logs, summaries and reports kept five years', '29 CFR 1904.33: after the year they cover'],
      ['Agency workers whom we supervise day to day are on our log', '29 CFR 1904.31'],
      [
        'Employees know how to report an injury without being punished',
        '29 CFR 1904.35; OSH Act § 11(c), 29 U.S.C. § 660(c)',
      ],
    ],
  },
  {
    name: 'program',
    title: 'Program and competent persons',
    lines: [
      ['Safety program in use; competent persons inspect jobs often', '29 CFR 1926.20(b)(1), (b)(2)'],
      [
        'Competent persons named for each hazard that needs one',
        '29 CFR 1926.32(f): falls, ladders, scaffolds, silica, asbestos; best in writing',
      ],
      ['Daily jobsite checklists read by someone who acts on them', '29 CFR 1926.20(b)(2)'],
      ['Machines run only by people qualified by training or experience', '29 CFR 1926.20(b)(4)'],
      ['Unsafe tools and equipment tagged, locked or removed', '29 CFR 1926.20(b)(3)'],
      ['Everyone taught to recognize and avoid the hazards of the work', '29 CFR 1926.21(b)(2)'],
    ],
  },
  {
    name: 'falls',
    title: 'Fall protection',
    lines: [
      [
        'Method chosen for each roof, from 6 ft up, before it is priced',
        '29 CFR 1926.501(b)(1), (b)(10), (b)(11), (b)(13)',
      ],
      ['Systems provided and installed before work begins', '29 CFR 1926.502(a)(2)'],
      [
        'Alternative plan only for residential, leading-edge, precast work',
        '29 CFR 1926.502(k): written by a qualified person, for the site, kept there',
      ],
      ['Training by a competent person: hazards, setup, inspection, use', '29 CFR 1926.503(a)'],
      ['Training certified: name, dates, trainer’s or employer’s signature', '29 CFR 1926.503(b)(1)'],
      ['Retraining when work, equipment or someone’s habits change', '29 CFR 1926.503(c)'],
      ['Gear that caught a fall is out until a competent person clears it', '29 CFR 1926.502(d)(19)'],
      ['Means of prompt rescue on every truck that carries harnesses', '29 CFR 1926.502(d)(20)'],
      ['Skylight covers, screens or rails on hand for the jobs we do', '29 CFR 1926.501(b)(4); 1926.502(i)'],
    ],
  },
  {
    name: 'ladders',
    title: 'Ladders, scaffolds and lifts',
    lines: [
      ['Everyone who climbs trained on ladders by a competent person', '29 CFR 1926.1060(a)'],
      ['Ladders inspected on a schedule and after any mishap', '29 CFR 1926.1053(b)(15)'],
      ['Defective ladders tagged or locked out', '29 CFR 1926.1053(b)(16)'],
      [
        'Scaffold users and erectors trained; changes supervised',
        '29 CFR 1926.454; 1926.451(f)(7): by a competent person',
      ],
      ['Roof brackets, pump jacks and ladder jacks used by their rules', '29 CFR 1926.452(h), (j), (k)'],
      ['Aerial lift operators trained and authorized', '29 CFR 1926.453(b)(2)(ii); 1926.454'],
    ],
  },
  {
    name: 'ppe',
    title: 'Protective equipment and respirators',
    lines: [
      ['Equipment chosen for the hazards of each kind of work', '29 CFR 1926.28(a); 1926.95(a): best in writing'],
      ['Equipment fits each person, the smallest and the largest too', '29 CFR 1926.95(c)'],
      ['Company pays, apart from listed exceptions', '29 CFR 1926.95(d): such as ordinary work boots and clothing'],
      ['Head, eye, face, foot and hearing protection at hand and worn', '29 CFR 1926.96; 1926.100–102'],
      ['Respirators required: written program, named administrator', '29 CFR 1926.103; 1910.134(c)'],
      ['Medical clearance and fit test before use; fit test every year', '29 CFR 1910.134(e), (f)'],
      ['Voluntary dust-mask users have Appendix D in hand', '29 CFR 1910.134(c)(2)'],
    ],
  },
  {
    name: 'health',
    title: 'Chemicals and health hazards',
    lines: [
      ['Written HazCom program with a list of what is on the trucks', '29 CFR 1910.1200(e)(1); 1926.59'],
      ['Labels on every container, data sheets in reach on every shift', '29 CFR 1910.1200(f)(6), (g)(8)'],
      ['HazCom training at hire and for every new hazard', '29 CFR 1910.1200(h)'],
      [
        'Silica: written exposure control plan, competent person, Table 1',
        '29 CFR 1926.1153(c), (g): cutting tile, concrete, stone',
      ],
      ['Silica training given', '29 CFR 1926.1153(i)'],
      ['Asbestos: owner asked before tear-off; work methods, training', '29 CFR 1926.1101(g)(8)(ii), (k), (n)'],
      ['Asbestos notice to the air agency 10 working days before, if due', '40 CFR 61.145(b)'],
      ['Lead flashing, painted metal: exposure assessed before work', '29 CFR 1926.62(d)'],
      [
        'Homes before 1978: we are a certified firm, or hire one',
        '40 CFR 745.81, 745.89: where painted surfaces are disturbed',
      ],
      ['Foam and coatings: isocyanate controls, supplied air to spray', '29 CFR 1926.55; 1910.134'],
      ['Noise: hearing program where exposures exceed the table', '29 CFR 1926.52'],
      [
        'Heat: written plan with water, shade, breaks, acclimatization',
        '29 CFR 1926.21(b)(2); OSH Act § 5(a)(1); state heat rules',
      ],
    ],
  },
  {
    name: 'firstAid',
    title: 'First aid, sanitation and emergencies',
    lines: [
      ['Person trained in first aid on each site that has no clinic close by', '29 CFR 1926.50(c)'],
      ['Kits weatherproof, checked before each job and weekly', '29 CFR 1926.50(d)'],
      ['Ambulance can be called; site location posted where 911 lacks it', '29 CFR 1926.50(e), (f)'],
      ['Drinking water, toilets and washing for every crew', '29 CFR 1926.51'],
      [
        'Emergency plan for each site: who calls, where to meet, way out',
        '29 CFR 1926.35, where a rule requires it; in writing above 10 employees',
      ],
    ],
  },
  {
    name: 'fire',
    title: 'Fire, hot work and fuel',
    lines: [
      ['Fire protection program covers every phase of the work', '29 CFR 1926.150(a)'],
      ['Extinguishers of the right size, checked and in reach', '29 CFR 1926.150(c)(1)'],
      ['Torch and kettle crews: precautions, fire watch, our own permit', '29 CFR 1926.352'],
      ['Flammable liquids in approved cans and cabinets', '29 CFR 1926.152'],
      ['LP-gas cylinders, regulators and hoses as the rule requires', '29 CFR 1926.153'],
    ],
  },
  {
    name: 'power',
    title: 'Electricity, tools and equipment',
    lines: [
      ['GFCI on 120-volt job circuits, or written assured grounding', '29 CFR 1926.404(b)(1)'],
      ['Live parts cut off or guarded; 10 ft from overhead lines', '29 CFR 1926.416(a); 1926.600(a)(6)'],
      ['Cords and tools inspected; guards in place', '29 CFR 1926.300(b); 1926.405(a)(2)(ii)(J); 1926.416(e)'],
      ['Powder-actuated tool users trained', '29 CFR 1926.302(e)(1)'],
      [
        'Forklift and telehandler operators evaluated every three years',
        '29 CFR 1926.602(d); 1910.178(l)(4), (l)(6): certificate on file',
      ],
      [
        'Crane operators certified, signal persons qualified',
        '29 CFR 1926.1427; 1926.1428; rigging each shift 1926.251(a)(1)',
      ],
      ['Roof loading by boom truck: exemption checked, else crane rule', '29 CFR 1926.1400(c)(17)'],
      ['Hoists installed and posted to the manufacturer’s limits', '29 CFR 1926.552(a)'],
    ],
  },
  {
    name: 'others',
    title: 'Subcontractors, young workers and other employers',
    lines: [
      [
        'Written policy: who creates, controls, corrects each hazard',
        '29 CFR 1926.16; OSHA directive CPL 2-0.124 on multi-employer sites',
      ],
      ['Subs show fall training, program and insurance before they start', '29 CFR 1926.16; 1926.503(b)'],
      ['Data sheets and hazards exchanged with other trades on site', '29 CFR 1910.1200(e)(2)'],
      [
        'Nobody under 18 on or about roofs, except as the rule allows; ages checked at hire',
        '29 CFR 570.67; 570.50(b), (c)',
      ],
      ['Training in a language and words that each person understands', '29 CFR 1926.21(b)(2); 1926.503(a)'],
      ['State program: its rules pulled and compared', '29 CFR 1952'],
    ],
  },
]

/** The section alone; what it says of the line is in the guide. */
const sectionOf = (cite: string): string => cite.split(': ')[0] ?? cite

const audit = ({ name, title, lines }: Topic): d.Block[] => [
  d.section(title),
  d.answerGrid(
    name,
    lines.map(([text, cite]) => [text, sectionOf(cite)] as const),
    { answers: ['Yes', 'No', 'N/A'] },
  ),
]

/** What a section says of its line, where that is more than its number. */
const behindLines: GuideEntry = {
  title: 'What the sections say of the lines',
  text: topics
    .flatMap(({ lines }) => lines)
    .filter(([, cite]) => sectionOf(cite) !== cite)
    .map(([text, cite]) => `${text}: ${cite}.`)
    .join(' '),
}

/** What to know of state programs, in the edition of a state without the law of others. */
function stateProgramsNote(state: StateLaw | null): string {
  const rule = 'State programs must be at least as effective as federal OSHA (29 U.S.C. § 667).'
  const california = 'California: residential roofing trigger 6 ft since July 1, 2025.'
  if (state) return state.code === 'CA' ? `${rule} ${california}` : rule
  return `${rule} ${california} States with heat rules of their own include California, Colorado, Maryland, Minnesota, Nevada, Oregon and Washington; check which of them reach your work.`
}

export const oshaComplianceChecklist = defineTemplate('essential', {
  id: '13',
  name: 'OSHA Compliance Checklist',
  telling: 'Posters, inspections and access',
  description:
    'Company-wide OSHA self-audit for roofers: records, programs, training and equipment, with a citation on every line and a score.',
  categorySlug: 'safety-compliance',
  formats: ['PDF', 'Excel'],
  tags: [
    'OSHA audit',
    'OSHA compliance',
    'recordkeeping',
    'OSHA 300A',
    'HazCom',
    'fall protection training',
    'silica',
    'respirator program',
    'competent person',
    'written programs',
    'multi-employer',
    'safety program',
    'state plan',
  ],
  downloads: 1529,
  fullDescription: [
    'An inspector on the roof looks at anchors. Back at the office the same inspector asks for training certificates, the log, the chemical program and the name of the competent person. This checklist audits the second half: what a roofing company must have written down, taught, posted and kept.',
    'Seventy-eight lines in eleven sections each carry the federal section they rest on. What is missing goes to an action plan with risk, owner and due date. Small companies will find lines that do not apply to them; the records section says who is exempt from what.',
    'A scorecard turns your counts into a percentage for each section; a training matrix and a calendar hold the dates that come around every year. Do it once thoroughly; after that it takes an afternoon each winter.',
    'It follows the federal rules. About half of the states run their own programs, which must be at least as strict and are often different in the details; the last section asks you to check yours. It is a working aid, not legal advice.',
  ],
  howToUse: [
    'Set aside half a day in January, when the log is being closed anyway, with the person who keeps the files.',
    'Answer each line only with the paper in your hand. “I think we have that” is a No.',
    'For every No, open a line of the action plan with risk, owner and date, and write where its paper will be kept.',
    'Count the answers of each section into the scorecard and keep last year’s beside it.',
    'Look up your state: if it runs its own program, note the differences on the state lines.',
    'Have the owner sign it, and review the open actions monthly until they are closed.',
  ],
  expertGuide: [
    {
      title: 'Ten or fewer: exempt from the log, not from the phone call',
      text: 'A company with no more than ten employees at any time last year need not keep the 300 log unless told to. Every employer, whatever its size, must report a work-related death within eight hours and an in-patient hospitalization, amputation or loss of an eye within twenty-four.',
      cite: '29 CFR 1904.1, 1904.39',
    },
    {
      title: 'The certificate an inspector asks for first',
      text: 'Fall protection training must be certified in writing: the name of the person trained, the date, and the signature of the trainer or the employer. A toolbox-talk sign-in sheet rarely carries that signature and does not show what was taught. Make one page per person and keep the latest on the truck as well as in the office.',
      cite: '29 CFR 1926.503(b)',
    },
    {
      title: 'What “in writing” really covers',
      text: 'Written by rule: HazCom, respirators where required, silica, the fall protection plan where the alternative is used, assured grounding if you use it in place of GFCI, and, above ten people, the emergency plan where another rule calls for one. A general safety program is required too; writing it down is how you prove it exists.',
      cite: '29 CFR 1910.1200(e), 1910.134(c), 1926.1153(g), 1926.502(k), 1926.404(b)(1)(iii), 1926.35',
    },
    {
      title: 'Subcontractors do not take the duty with them',
      text: 'OSHA may cite the employer who creates a hazard, the one who exposes people to it, the one charged with correcting it and the one who controls the site. Checking the sub’s training and walking the job are what a controlling employer is expected to do; a clause in the contract alone is not enough.',
      cite: '29 CFR 1926.16; OSHA CPL 2-0.124',
    },
    {
      title: 'Equipment must fit the person',
      text: 'Since January 13, 2025 the construction rule says in so many words that protective equipment must fit properly. Harnesses are the usual failure: one size for everyone. Order by the manufacturer’s chart, and check the chest strap and leg straps on the person.',
      cite: '29 CFR 1926.95(c)',
    },
    {
      title: 'State plans: same roof, other numbers',
      text: 'California lowered its residential roofing trigger from 15 ft to 6 ft on July 1, 2025, and several states have heat rules where federal OSHA has none yet. Working across a state line means reading both. Put the state’s section number beside the federal one where they differ.',
      cite: '29 U.S.C. § 667; Cal. Code Regs. tit. 8, § 1731',
    },
    behindLines,
  ],
  subject: 'Annual OSHA self-audit of a roofing company',
  intro:
    'A yearly audit of what the company must have written, taught, posted and kept. Answer with the document in your hand. Federal rules; check your state’s. Not legal advice.',
  keywords: ['OSHA', 'audit', 'compliance', 'recordkeeping', 'roofing'],
  stateFacts: ['oshaPlan', 'heatRule'],
  pages: { main: 6 },
  required: ['audit.date', 'audit.by', 'audit.recordkeeper'],
  parts: ({ state }) => [
    d.part(
      'Audit',
      [
        d.section('Audit header', 'Company facts: head count, state program, auditor'),
        d.fields(
          4,
          d.own('audit.date', 'Audit date', 'date'),
          d.own('audit.by', 'Audited by'),
          d.own('audit.peakEmployees', 'Most employees last year', 'number', { decimals: 0 }),
          d.choice('audit.plan', 'Who enforces here', ['Federal OSHA', 'State program']),
          d.own('audit.recordkeeper', 'Who keeps the log'),
          d.field('company.safetyContact'),
          d.own('audit.lastAudit', 'Last audit', 'date'),
          d.own('audit.nextAudit', 'Next audit', 'date'),
        ),
        d.safetyNote(
          'Close these before anything else',
          'No fall training certificate, no competent person, no rescue means, a person under 18 on a roof, or a ladder or harness known to be bad: stop that work today. The rest can have a date.',
        ),
        ...topics.flatMap(audit),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Training and dates',
      [
        d.section('Training matrix', 'Training matrix: who, when and under which rule'),
        d.table(
          'training',
          'Training matrix',
          [
            d.column('topic', 'Training', 'text', { fixed: true, width: 2.4 }),
            d.column('who', 'Who needs it', 'text', { fixed: true, width: 2.3 }),
            d.column('when', 'When', 'text', { fixed: true, width: 2.4 }),
            d.column('cite', '29 CFR', 'text', { fixed: true, width: 1.5 }),
            d.column('last', 'Last done', 'date'),
            d.column('next', 'Next', 'date'),
          ],
          [
            {
              topic: 'Fall protection',
              who: 'All exposed to a fall',
              when: 'Before exposure; on change',
              cite: '1926.503',
            },
            {
              topic: 'Ladders',
              who: 'All who climb',
              when: 'Before use; as needed',
              cite: '1926.1060',
            },
            {
              topic: 'Scaffolds and lifts',
              who: 'Users; erectors apart',
              when: 'Before use; on change',
              cite: '1926.454',
            },
            {
              topic: 'HazCom',
              who: 'All who use products',
              when: 'At hire; each new hazard',
              cite: '1910.1200(h)',
            },
            {
              topic: 'Respirators',
              who: 'All who must wear one',
              when: 'Before use; every year',
              cite: '1910.134(k)',
            },
            {
              topic: 'Silica',
              who: 'Cutters and helpers',
              when: 'Before exposure',
              cite: '1926.1153(i)',
            },
            {
              topic: 'Asbestos roofing',
              who: 'Crews that disturb it',
              when: 'Before; every year',
              cite: '1926.1101(k)(9)',
            },
            {
              topic: 'Forklift, telehandler',
              who: 'Operators',
              when: 'Before use; every 3 years',
              cite: '1910.178(l)',
            },
            {
              topic: 'First aid',
              who: 'One per crew',
              when: 'Before it lapses',
              cite: '1926.50(c)',
            },
            {
              topic: 'Fire watch, extinguisher',
              who: 'Torch, kettle crews',
              when: 'Before hot work',
              cite: '1926.352(e)',
            },
            {
              topic: 'Heat and cold',
              who: 'Everyone outdoors',
              when: 'Start of each season',
              cite: '1926.21(b)(2)',
            },
          ],
        ),
        d.section('Dates: every year, and for HazCom 2024', 'Compliance calendar with the dates of HazCom 2024'),
        d.table(
          'calendar',
          'Compliance calendar',
          [
            d.column('when', 'When', 'text', { fixed: true, width: 1.8 }),
            d.column('what', 'What', 'text', { fixed: true, width: 4.4 }),
            d.column('cite', '29 CFR', 'text', { fixed: true, width: 2 }),
            d.column('done', 'Done on', 'date'),
          ],
          [
            { when: 'January', what: 'Close last year’s log; an executive certifies the 300A', cite: '1904.32' },
            { when: 'Feb 1 – Apr 30', what: 'Post the 300A', cite: '1904.32(b)(6)' },
            { when: 'By March 2', what: 'Send the 300A electronically where required', cite: '1904.41(c)' },
            { when: 'Spring', what: 'Heat plan, water coolers, schedule for new people', cite: '1926.21(b)(2)' },
            {
              when: 'Every year',
              what: 'Fit tests and respirator training; asbestos refresher',
              cite: '1910.134(f), (k); 1926.1101(k)',
            },
            {
              when: 'Every year',
              what: 'Review the silica plan; tell employees about their exposure and medical records',
              cite: '1926.1153(g)(2); 1910.1020(g)',
            },
            { when: 'Every year', what: 'Extinguisher maintenance check', cite: '1926.150(c)(1)(viii)' },
            { when: 'Every week', what: 'First-aid kits on jobs', cite: '1926.50(d)(2)' },
            ...hazComDates.map((row) => ({ ...row })),
          ],
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'Score and actions',
      [
        d.section('Scorecard', 'Scorecard with a percentage for every section'),
        d.p('Count the answers of each section. Lines marked N/A are left out of the percentage.'),
        d.table(
          'score',
          'Scorecard',
          [
            d.column('section', 'Section', 'text', { fixed: true, width: 4 }),
            d.column('lines', 'Lines', 'number', { fixed: true, decimals: 0, width: 0.8 }),
            d.column('yes', 'Yes', 'number', { decimals: 0, width: 0.8 }),
            d.column('no', 'No', 'number', { decimals: 0, width: 0.8 }),
            d.column('rate', 'In order', 'percent', {
              decimals: 0,
              width: 1,
              formula: d.div(d.cell('yes'), d.add(d.cell('yes'), d.cell('no'))),
            }),
          ],
          topics.map(({ title, lines }) => ({ section: title, lines: lines.length })),
          {
            totals: [
              d.total('score.yes', 'Yes, all sections', d.sum('score', 'yes'), { type: 'number', decimals: 0 }),
              d.total('score.no', 'No, all sections', d.sum('score', 'no'), { type: 'number', decimals: 0 }),
              d.total(
                'score.rate',
                'In order',
                d.div(d.ref('score.yes'), d.add(d.ref('score.yes'), d.ref('score.no'))),
                { type: 'percent', decimals: 0, strong: true },
              ),
            ],
          },
        ),
        d.section('Action plan'),
        d.table(
          'action',
          'Action plan',
          [
            d.column('item', 'What is missing', 'text', { width: 3 }),
            d.column('cite', 'Section', 'text', { width: 1.6 }),
            d.column('risk', 'Risk', 'select', { options: ['Stop work', 'High', 'Medium', 'Paper only'], width: 1 }),
            d.column('owner', 'Owner', 'text', { width: 1.4 }),
            d.column('due', 'Due', 'date'),
            d.column('done', 'Closed', 'date'),
          ],
          [],
          { blankRows: 8, lineNumbers: true, log: true },
        ),
        d.p(stateProgramsNote(state), 'State programs.'),
        d.signatures(
          [
            { name: 'owner', role: 'Company owner', withTitle: true },
            { name: 'auditor', role: 'Auditor', withTitle: true },
          ],
          'The answers above were given from records seen on the audit date.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
