import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import { hotWorkPermit } from '@/data/shared/safety'
import * as programs from '@/data/shared/safety/programs'
import * as d from '@/lib/documents/author'

type Tab = readonly [paper: string, when: string, cite: string, keep: string]

const tabs: readonly (readonly [string, readonly Tab[]])[] = [
  [
    'A  Company and people',
    [
      ['Safety and health program', 'Always; written is how you prove it', '29 CFR 1926.20(b)(1)', 'Current'],
      [
        'Competent persons appointed',
        'Always; page 2 of this binder',
        '29 CFR 1926.32(f), .20(b)(2)',
        'While on the job',
      ],
      ['Site inspections', 'Frequent and regular', '29 CFR 1926.20(b)(2)', 'Job file; 3 years is usual'],
      [
        'Fall training certificates',
        'Each person exposed to a fall',
        '29 CFR 1926.503(b)',
        'The latest, while employed',
      ],
      [
        'Other training: ladders, scaffolds, HazCom',
        'Each person who does the work',
        '29 CFR 1926.1060, .454; 1910.1200(h)',
        'While employed',
      ],
      [
        'Forklift and telehandler certification',
        'Each operator',
        '29 CFR 1910.178(l)(6); 1926.602(d)',
        'Evaluated every 3 years',
      ],
    ],
  ],
  [
    'B  Written programs',
    [
      [
        'HazCom program, chemical list, data sheets',
        'Any hazardous product on a truck',
        '29 CFR 1910.1200(e), (g)',
        'List or sheets 30 years: 1910.1020(d)(1)(ii)(B)',
      ],
      ['Respirator program', 'Respirators required', '29 CFR 1910.134(c)', 'Current'],
      [
        'Medical clearance, fit tests',
        'Each wearer who must',
        '29 CFR 1910.134(e), (m)',
        'Fit test: until the next. Clearance: employment + 30 years',
      ],
      [
        'Silica exposure control plan',
        'Cutting tile, concrete, stone',
        '29 CFR 1926.1153(g)',
        'Current; reviewed yearly',
      ],
      [
        'Fall protection plan, by a qualified person',
        'Only where 502(k) is used',
        '29 CFR 1926.502(k)',
        'At the site; then job file',
      ],
      ['Emergency action plan', 'Where a rule asks; above 10 people in writing', '29 CFR 1926.35', 'Current'],
      ['Fire protection program', 'Every job with hot work or fuel', '29 CFR 1926.150(a)(1)', 'Current'],
      [
        'Assured grounding program',
        'Only if not GFCI',
        '29 CFR 1926.404(b)(1)(iii)',
        'At the site; tests every 3 months',
      ],
      ['Heat plan', 'Outdoor work; some states by rule', 'OSH Act § 5(a)(1); 29 CFR 1926.21(b)(2)', 'Current'],
    ],
  ],
  [
    'C  Exposure and notices',
    [
      [
        'Asbestos: owner’s information, tests, notices',
        'Before old roofs are torn off',
        '29 CFR 1926.1101(k), (n); 40 CFR 61.145(b)',
        'Exposure 30 years; training 1 year past employment',
      ],
      [
        'Silica air data or Table 1 record',
        'Where silica is cut',
        '29 CFR 1926.1153(c), (d), (j)',
        'Air data 30 years',
      ],
      [
        'Lead: exposure, pre-1978 homes',
        'Flashing, paint',
        '29 CFR 1926.62(d), (n); 40 CFR 745.86',
        'RRP file 3 years',
      ],
      [
        'Employees told of their right to see records',
        'At hire and yearly',
        '29 CFR 1910.1020(g)',
        'Sign-off in training file',
      ],
    ],
  ],
  [
    'D  Injuries and OSHA',
    [
      [
        '300 log, 301 reports, 300A summary',
        'More than 10 people at any time last year',
        '29 CFR 1904.1, .29, .32, .33',
        '5 years after the year',
      ],
      [
        'Report calls to OSHA: who, when, to whom',
        'Death 8 h; hospital, amputation, eye 24 h',
        '29 CFR 1904.39',
        'With the log; 5 years is usual',
      ],
      ['Citations, contests, abatement', 'After an inspection', '29 CFR 1903.16–.19', '5 years: repeat look-back'],
      ['Poster', 'Where people report', '29 CFR 1903.2(a)', 'Always up'],
    ],
  ],
]

export const oshaComplianceProgramBinder = defineTemplate('safety', {
  name: 'OSHA Compliance Program Binder',
  group: 'universal',
  demand: [0.555, 'Most companies now and then.'],
  telling: 'Citation and abatement log',
  description:
    'Safety program binder of a roofing company: policy, appointments, index, inspection day, TRIR, and five written programs to fill in.',
  popular: true,
  tags: [
    'OSHA compliance',
    'safety program',
    'safety manual',
    'OSHA binder',
    'written programs',
    'record retention',
    'competent person appointment',
    'OSHA inspection',
    'citation response',
    'TRIR',
    'DART rate',
    'incident rate calculator',
  ],
  fullDescription: [
    'The OSHA compliance checklist asks whether you have it; this binder is where it lives. It is the front matter of a roofing company’s safety program: a signed policy, the people appointed, an index of every document with the rule that asks for it, how long it is kept and where it is.',
    'It also has the two pages that nobody has ready on the day they are needed: what to do when a compliance officer stands at the ladder, and which deadline runs after a citation. A log tracks each item until it is abated and certified.',
    'The rates that general contractors and insurers ask for, TRIR and DART, are calculated from hours and cases for three years. Five written programs follow, to be filled in: hazard communication with the dates of HazCom 2024, respirators, silica, fire prevention and lifts, with a hot-work permit. Review once a year, sign.',
  ],
  howToUse: [
    'Fill in the company facts and have the owner sign the policy.',
    'Appoint competent persons by name; take out those who have left.',
    'Go down the tab index: write where each document is, or “none” and a date.',
    'Enter hours and cases of three years from the 300A; the rates calculate.',
    'Brief foremen on inspection day and put that page in each truck.',
    'Open a line in the citation log the day something arrives.',
    'Review every January, before the 300A goes up on February 1.',
  ],
  expertGuide: [
    {
      title: 'Binder and checklist: which one do I need?',
      text: 'The OSHA compliance checklist is an audit with 78 questions and a score. This is the program itself: who is responsible, where the records are, how long they stay, what happens when OSHA comes. Run the audit once a year; keep the binder all year.',
    },
    {
      title: 'The rate formula',
      text: 'Cases times 200,000 divided by hours worked: the hours of 100 people in a year. One case in a crew of eight gives a rate of about 12.5, so look at three years, and show the hours beside the rate.',
      cite: 'U.S. Bureau of Labor Statistics, incidence rate formula',
    },
    {
      title: 'Fifteen working days',
      text: 'A citation not contested in writing within 15 working days of receipt becomes a final order that nobody can reopen easily. An informal conference does not stop the clock. Date-stamp the envelope and call counsel in the first week.',
      cite: 'OSH Act § 10(a), 29 U.S.C. § 659(a); 29 CFR 1903.17, 1903.20',
    },
    {
      title: 'You may ask for a warrant; you may also be polite',
      text: 'An employer may refuse entry without one. Most let the officer in and limit the visit to its purpose. Decide it beforehand with counsel, not on the ladder; check credentials, take the same photos, and never alter the scene.',
      cite: 'Marshall v. Barlow’s, Inc., 436 U.S. 307 (1978); 29 CFR 1903.3, 1903.4, 1903.7',
    },
  ],
  subject: 'Front matter and index of a roofing company’s safety program',
  intro:
    'Policy, people, documents and deadlines in one place. To audit what you have, use the OSHA compliance checklist; this is where it is kept.',
  keywords: ['OSHA', 'safety program', 'records', 'TRIR'],
  pages: { main: 10 },
  required: ['program.administrator', 'program.enforcer', 'program.people'],
  parts: () => [
    d.part(
      'Program',
      [
        d.section('The company'),
        d.fields(
          4,
          d.own('program.administrator', 'Program administrator', 'text', { span: 2 }),
          d.field('company.safetyContact', { span: 2 }),
          d.choice('program.enforcer', 'Enforced by', ['Federal OSHA', 'State program', 'Both, by job state']),
          d.own('program.areaOffice', 'Area office and phone'),
          d.own('program.people', 'Most people last year', 'number', { decimals: 0 }),
          d.own('program.reviewed', 'Last review', 'date'),
        ),
        d.p(
          `OSHA’s list names 22 state programs for private employers: ${programs.statePlans}. Connecticut, Illinois, Maine, Massachusetts, New Jersey, New York and the Virgin Islands run programs for public employees only. Elsewhere federal OSHA enforces (osha.gov/stateplans).`,
          'Who enforces.',
        ),
        d.section('Policy', 'Safety policy, signed by the owner'),
        d.p(
          'Nobody is asked to take a risk for the schedule. We plan each roof so that everyone goes home as they came.',
        ),
        d.steps(
          'Every fall hazard of 6 ft or more has its protection planned, priced and in place before the work starts (29 CFR 1926.501).',
          'A competent person with authority to stop the work inspects each job often (29 CFR 1926.20(b)(2), 1926.32(f)).',
          'Nobody does a task before being trained in it, in words that person understands (29 CFR 1926.21(b)(2)).',
          'Equipment is provided, fits, and is inspected; defective equipment is tagged and removed (29 CFR 1926.20(b)(3), 1926.95).',
          'Injuries, near misses and hazards are reported without fear; nobody is punished for it (29 CFR 1904.35; OSH Act § 11(c)).',
          'The rules bind owner, office, foremen, crew and subcontractors alike, and are enforced alike.',
        ),
        d.signatures([{ name: 'owner', role: 'Owner', withTitle: true }]),
        d.section('Appointed', 'Competent and qualified persons, appointed by name'),
        d.table(
          'appointed',
          'Appointments',
          [
            d.column('role', 'For', 'text', { fixed: true, width: 3 }),
            d.column('cite', '29 CFR', 'text', { fixed: true, width: 2 }),
            d.column('name', 'Name', 'text', { width: 2.4 }),
            d.column('basis', 'Training or experience', 'text', { width: 2.4 }),
            d.column('since', 'Since', 'date', { width: 1.3 }),
          ],
          [
            { role: 'Falls: competent person', cite: '1926.32(f); .502; .503(a)' },
            { role: 'Anchors, plans: qualified person', cite: '1926.32(m); .502(d)(15), (k)' },
            { role: 'Ladders', cite: '1926.1053(b)(15); .1060' },
            { role: 'Scaffolds', cite: '1926.451(f)(3), (f)(7)' },
            { role: 'Silica', cite: '1926.1153(g)(4)' },
            { role: 'Asbestos', cite: '1926.1101(o)' },
            { role: 'Respirators: administrator', cite: '1910.134(c)(3)' },
            { role: 'Cranes, signals, rigging', cite: '1926.1427–.1428; .251' },
            { role: 'First-aid people', cite: '1926.50(c)' },
            { role: 'Recordkeeper; calls OSHA', cite: '1904.29; .39' },
            { role: 'Meets the OSHA officer', cite: '1903.8' },
          ],
          { blankRows: 1 },
        ),
        d.section('Rates', 'TRIR and DART rates of three years, calculated'),
        d.p(
          'From the 300A: cases × 200,000 ÷ hours. TRIR counts all recordable cases; DART those with days away, restriction or transfer.',
        ),
        d.table(
          'rate',
          'Rates',
          [
            d.column('year', 'Year', 'text', { width: 1 }),
            d.column('hours', 'Hours worked', 'number', { decimals: 0, width: 1.6 }),
            d.column('cases', 'Recordable cases', 'number', { decimals: 0, width: 1.4 }),
            d.column('dart', 'Of these DART', 'number', { decimals: 0, width: 1.3 }),
            d.column('trir', 'TRIR', 'number', {
              decimals: 2,
              width: 1.1,
              formula: d.round(d.div(d.mul(d.cell('cases'), 200000), d.cell('hours'))),
            }),
            d.column('dartRate', 'DART rate', 'number', {
              decimals: 2,
              width: 1.2,
              formula: d.round(d.div(d.mul(d.cell('dart'), 200000), d.cell('hours'))),
            }),
            d.column('emr', 'EMR', 'number', { decimals: 2, width: 0.9 }),
          ],
          [],
          { blankRows: 3 },
        ),
      ],
      { audience: 'office' },
    ),
    d.part(
      'When OSHA comes',
      [
        d.section('Inspection day', 'What to do when a compliance officer comes'),
        d.steps(
          'Be polite. Ask for credentials, and write down name, office, reason and time (29 CFR 1903.7(a)).',
          'Call the person named on page 1; the officer will normally wait a reasonable time. Anyone may fix a hazard at once, and should.',
          'Opening talk: ask for scope and for a copy of a complaint, names removed (29 CFR 1903.11(a)). Decide on consent as agreed with counsel (29 CFR 1903.4).',
          'Walk along. An employee representative may too (29 CFR 1903.8). Take the same photos and measurements; note what was said.',
          'Employees may speak with the officer alone, or not at all; never tell them what to say (29 CFR 1903.10; OSH Act § 11(c)).',
          'Hand over required records only: 300 logs within four business hours (29 CFR 1904.40). Copy what you give.',
          'Closing talk: listen, ask for the standard numbers, promise nothing (29 CFR 1903.7(e)). Photograph corrections the same day.',
        ),
        d.section('After a citation', 'Deadlines after a citation'),
        d.table(
          'deadline',
          'Deadlines',
          [
            d.column('what', 'What', 'text', { fixed: true, width: 3.6 }),
            d.column('deadline', 'By when', 'text', { fixed: true, width: 3.8 }),
            d.column('cite', 'Rule', 'text', { fixed: true, width: 2.2 }),
            d.column('due', 'Date', 'date'),
            d.column('done', 'Done', 'date'),
          ],
          [
            {
              what: 'Post the citation where it happened',
              deadline: 'On receipt; until fixed or 3 working days, whichever is longer',
              cite: '29 CFR 1903.16',
            },
            {
              what: 'Informal conference, if wanted',
              deadline: 'Within the 15 working days; does not extend them',
              cite: '29 CFR 1903.20',
            },
            { what: 'Notice of contest, in writing', deadline: '15 working days from receipt', cite: '29 CFR 1903.17' },
            {
              what: 'Ask for more time to fix',
              deadline: 'By the next working day after the abatement date',
              cite: '29 CFR 1903.14a(c)',
            },
            {
              what: 'Certify abatement',
              deadline: '10 calendar days after the abatement date',
              cite: '29 CFR 1903.19(c)',
            },
            {
              what: 'Tell employees of the abatement',
              deadline: 'With the certification; posted 3 working days',
              cite: '29 CFR 1903.19(g)',
            },
          ],
        ),
        d.section('Citation and abatement log'),
        d.table(
          'citation',
          'Citation log',
          [
            d.column('item', 'Citation and item', 'text', { width: 2.4 }),
            d.column('standard', 'Standard', 'text', { width: 1.7 }),
            d.column('kind', 'Class', 'select', {
              options: ['Serious', 'Other', 'Repeat', 'Willful', 'De minimis'],
              width: 1.3,
            }),
            d.column('fix', 'Correction', 'text', { width: 2.6 }),
            d.column('abated', 'Fixed', 'date'),
            d.column('certified', 'Certified', 'date'),
          ],
          [],
          { blankRows: 4, lineNumbers: true },
        ),
      ],
      { audience: 'office', follows: true },
    ),
    d.part(
      'Tab index and review',
      [
        d.section('Tab index', 'Index of 23 records: when needed, rule, how long kept, where'),
        d.table(
          'tab',
          'Tab index',
          [
            d.column('paper', 'Document', 'text', { fixed: true, width: 2.7 }),
            d.column('when', 'Needed when', 'text', { fixed: true, width: 2.5 }),
            d.column('cite', 'Rule', 'text', { fixed: true, width: 2.5 }),
            d.column('keep', 'Keep', 'text', { fixed: true, width: 2.2 }),
            d.column('where', 'Where it is', 'text', { width: 1.7 }),
          ],
          tabs.flatMap(([group, papers]) => [
            { group },
            ...papers.map(([paper, when, cite, keep]) => ({ paper, when, cite, keep })),
          ]),
        ),
        d.section('Yearly review', 'Yearly review: what changed and what is missing'),
        d.table(
          'review',
          'Yearly review',
          [
            d.column('missing', 'Missing or out of date', 'text', { width: 4 }),
            d.column('tab', 'Tab', 'text', { width: 0.8 }),
            d.column('who', 'Who', 'text', { width: 1.6 }),
            d.column('due', 'By', 'date'),
            d.column('done', 'Done', 'date'),
          ],
          [],
          { blankRows: 4, lineNumbers: true },
        ),
        d.signatures(
          [
            { name: 'administrator', role: 'Program administrator' },
            { name: 'reviewer', role: 'Owner, reviewed' },
          ],
          'Reviewed against the rules and our jobs of the past year.',
        ),
        rulesNote(
          'Sections as printed in each line. Where federal rules set no time to keep a record, ours is stated as usual practice.',
        ),
      ],
      { audience: 'office', follows: true },
    ),
    programs.hazComProgram,
    programs.respiratorProgram,
    programs.silicaPlan,
    programs.firePrevention,
    hotWorkPermit,
    programs.liftPlan,
  ],
})
