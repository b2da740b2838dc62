import { defineTemplate } from '@/data/shared/define-template'
import { asChecked } from '@/data/law/citations/stamp'
import * as d from '@/lib/documents/author'

const providers = ['Contractor', 'Subcontractor', 'Each its own']

export const subcontractorSafetyAgreement = defineTemplate('safety', {
  name: 'Subcontractor Safety Agreement',
  group: 'universal',
  demand: [0.69, 'Most companies, every week or month.'],
  telling: 'Who provides what',
  description:
    'Safety terms for a roofing subcontractor: documents before the start, who provides what, stop-work, reporting, corrections, rates.',
  tags: [
    'subcontractor safety',
    'safety addendum',
    'sub agreement',
    'multi-employer worksite',
    'prequalification',
    'certificate of insurance',
    'stop work authority',
    'controlling contractor',
    'TRIR',
    'EMR',
  ],
  fullDescription: [
    'The subcontract says what is built and paid; this says how nobody gets hurt while it is. It can be attached to any subcontract, for one job or for a year, and reads in ten minutes.',
    'Documents come first: fall training certificates, competent persons by name, insurance, programs for the hazards that the sub brings. Then a table settles who provides anchors, ladders, power, first aid and the rest, because the thing that each thought the other would bring is the thing that is missing.',
    'The terms are even-handed. Each side keeps its own duty to its own people, tells the other about hazards, and may stop the work. There is no indemnity in it; that depends on your state and belongs in the subcontract.',
  ],
  howToUse: [
    'Send it with the subcontract, and get the documents before anyone is on site.',
    'Enter three years of hours and cases; the rates calculate.',
    'Go through the “who provides” table together, at the roof if you can.',
    'Have both sides sign; give the sub’s foreman a copy.',
    'See the certificates on site against the faces.',
    'Walk the sub’s work like your own and write notices when needed.',
  ],
  expertGuide: [
    {
      title: 'Four roles, and you may have all of them',
      text: 'OSHA’s policy for sites with several employers looks at who created the hazard, whose people are exposed, who is to correct it, and who controls the site. A roofing contractor with subs is usually the controlling and often the correcting employer. How closely you must inspect depends on the sub’s record: check more in the beginning.',
      cite: 'OSHA CPL 2-0.124 (December 10, 1999)',
    },
    {
      title: 'A clause moves money, not the duty',
      text: 'Prime and subcontractor both remain responsible; parties may agree who provides a toilet or an extinguisher, but neither is rid of the rule. The table helps because it makes someone bring it.',
      cite: '29 CFR 1926.16',
    },
    {
      title: 'Control without becoming the employer',
      text: 'Set results, stop unsafe work, demand correction. Leave how the sub directs, trains and disciplines its people to the sub. Running another company’s crew day to day weakens both the workers’ compensation position and the contractor status.',
    },
    {
      title: 'No indemnity here, on purpose',
      text: 'Most states limit or void clauses that make a subcontractor pay for the contractor’s own negligence in construction. The allowed wording differs by state. Leave it to the subcontract, written by a local attorney.',
    },
  ],
  subject: 'Safety terms between a roofing contractor and a subcontractor',
  intro: 'Part of the subcontract named below. Both sides keep their own duties to their own people under the law.',
  keywords: ['subcontractor', 'safety', 'agreement'],
  pages: { main: 3 },
  required: ['sub.name', 'sub.scope', 'sub.competent', 'sub.safetyContact'],
  parts: () => [
    d.part('Agreement', [
      d.section('Parties and work'),
      d.fields(
        4,
        d.own('sub.name', 'Subcontractor', 'text', { span: 2 }),
        d.own('sub.license', 'License no. and state'),
        d.own('sub.phone', 'Phone', 'phone'),
        d.own('sub.contract', 'Subcontract no. and date'),
        d.own('sub.term', 'This job, or all jobs until'),
        d.field('job.name'),
        d.field('job.number'),
        d.field('job.address', { span: 2 }),
        d.own('sub.scope', 'Work', 'text', { span: 2 }),
        d.own('sub.competent', 'Sub’s competent person, falls', 'text', { span: 2 }),
        d.own('sub.safetyContact', 'Sub’s safety contact, day and night', 'text', { span: 2 }),
        d.field('company.safetyContact', { label: 'Contractor’s safety contact, day and night', span: 2 }),
        d.own('sub.language', 'Languages of the crew', 'text', { span: 2 }),
      ),
      d.section('Documents before the start', 'Documents due before the first day, with dates'),
      d.table(
        'paper',
        'Documents',
        [
          d.column('paper', 'Document', 'text', { fixed: true, width: 4.4 }),
          d.column('cite', 'Rule', 'text', { fixed: true, width: 3.2 }),
          d.column('received', 'Received', 'date', { width: 1.3 }),
          d.column('until', 'Valid until', 'date', { width: 1.3 }),
        ],
        [
          { paper: 'Insurance: liability, workers’ comp, auto', cite: 'Subcontract' },
          { paper: 'Fall protection training certificate for each person', cite: '29 CFR 1926.503(b)' },
          { paper: 'Competent persons named', cite: '29 CFR 1926.32(f); 1926.20(b)(2)' },
          { paper: 'Safety program; site plan or hazard analysis', cite: '29 CFR 1926.20(b)(1)' },
          { paper: 'HazCom: list and data sheets', cite: '29 CFR 1910.1200(e)(2)' },
          { paper: 'Silica plan, if tile or stone is cut', cite: '29 CFR 1926.1153(g)' },
          { paper: 'Respirator program and fit tests, if required', cite: '29 CFR 1910.134(c), (f)' },
          { paper: 'Operator certificates: forklift, lift, crane', cite: '29 CFR 1910.178(l); 1926.1427–.1428' },
          { paper: 'Proof that nobody on the roof is under 18', cite: '29 CFR 570.67' },
        ],
      ),
      d.section('Record of three years', 'Three-year injury record with TRIR and DART, calculated'),
      d.table(
        'rate',
        'Record',
        [
          d.column('year', 'Year', 'text', { width: 1 }),
          d.column('hours', 'Hours worked', 'number', { decimals: 0, width: 1.5 }),
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
          d.column('citations', 'OSHA citations', 'number', { decimals: 0, width: 1.2 }),
        ],
        [],
        { blankRows: 3 },
      ),
      d.section('Who provides what', 'Who provides what, item by item'),
      d.table(
        'provide',
        'Who provides what',
        [
          d.column('item', 'Item', 'text', { fixed: true, width: 3.6 }),
          d.column('cite', 'Rule', 'text', { fixed: true, width: 3.1 }),
          d.column('who', 'By', 'select', { options: providers, width: 1.6 }),
          d.column('note', 'Note', 'text', { width: 2 }),
        ],
        [
          { item: 'Guardrail, warning line, nets', cite: '29 CFR 1926.502(b), (c), (f)' },
          { item: 'Anchors and who approves them', cite: '29 CFR 1926.502(d)(15)' },
          { item: 'Harnesses, ropes, lanyards', cite: '29 CFR 1926.502(d); 1926.95' },
          { item: 'Covers for skylights and holes', cite: '29 CFR 1926.502(i)' },
          { item: 'Rescue means and rescuers', cite: '29 CFR 1926.502(d)(20)' },
          { item: 'Ladders and their tie-off', cite: '29 CFR 1926.1053' },
          { item: 'Scaffold and its shift inspection', cite: '29 CFR 1926.451(f)(3)' },
          { item: 'Hoist, crane, forklift, signal person', cite: '29 CFR 1926.552; 1926.1400' },
          { item: 'Power and GFCI', cite: '29 CFR 1926.404(b)(1)' },
          { item: 'Extinguishers; fire watch', cite: '29 CFR 1926.150; 1926.352' },
          { item: 'First-aid kit and first-aid person', cite: '29 CFR 1926.50' },
          { item: 'Water, toilet, shade or warm-up', cite: '29 CFR 1926.51' },
          { item: 'Drop zone, chute, public protection', cite: '29 CFR 1926.252; 1926.501(c)' },
          { item: 'Asbestos, lead: the owner’s information', cite: '29 CFR 1926.1101(k)' },
        ],
      ),
      d.section('Terms', 'Fourteen safety terms'),
      d.clauses(
        [
          'Law first',
          'Each party follows the OSH Act, the OSHA or state-plan rules for its work and the rules of the site, and remains the employer of its own people. Nothing here takes a duty from either.',
        ],
        [
          'Before the start',
          'Subcontractor delivers the documents above before its first day and keeps them current. Nobody starts without site orientation.',
        ],
        [
          'Competent person',
          'A person named by Subcontractor, able to recognize hazards and with authority to correct them, is on site whenever its people are. It reports a change the same day.',
        ],
        [
          'Falls',
          'Fall protection is used from 6 ft, for every task and however short, by a method the rules allow for that slope and work. A plan under 29 CFR 1926.502(k) is used only for work for which that rule allows one, and only after Contractor has seen it.',
        ],
        [
          'Equipment',
          'Equipment brought on site is fit for the job, inspected and guarded. Nobody alters the other party’s guardrails, lines, covers or anchors without its consent.',
        ],
        [
          'Hazards disclosed',
          'Each party tells the other of hazards it brings or finds, and of chemicals, before its people can be exposed.',
        ],
        [
          'Stop work',
          'Either party, and each worker, may stop work that endangers anyone. Work starts again when the party responsible has corrected it. No claim for delay arises from a stop that was made in good faith for a breach by the party delayed.',
        ],
        [
          'Corrections',
          'A hazard that Subcontractor creates is corrected at once. If it is not, Contractor may, after notice where time allows, correct it at Subcontractor’s reasonable cost, or remove the people from the danger.',
        ],
        [
          'Notices',
          'Repeated or serious breaches are noted in writing. Contractor may ask that a person leave the site; the reason must be lawful and is written down. Discipline stays with Subcontractor.',
        ],
        [
          'Injuries and near misses',
          'Reported to Contractor at once, and in writing within 24 hours, with access to the facts. Subcontractor makes its own reports to OSHA and keeps its own log, as the rules require.',
        ],
        [
          'OSHA on site',
          'Each party notifies the other, the same day, of a visit or a citation that concerns this site. Neither speaks for the other.',
        ],
        [
          'Fit for work',
          'Nobody works under the influence of alcohol or drugs. Tests, if any, follow the law of the place and Subcontractor’s policy.',
        ],
        [
          'No retaliation',
          'Neither party punishes anyone for reporting a hazard or an injury or for stopping unsafe work.',
        ],
        ['Lower tiers', 'Subcontractor hires others for this work only with consent and under these terms.'],
      ),
      d.signatures(
        [
          { name: 'contractor', role: 'Contractor', withTitle: true },
          { name: 'subcontractor', role: 'Subcontractor', withTitle: true },
        ],
        'Read, explained to the foremen, and agreed as part of the subcontract.',
      ),
      d.legalNote(
        'Not legal advice',
        'General information, not legal advice. It contains no indemnity; state anti-indemnity law differs. Have a local attorney review it with your subcontract.',
        `${asChecked} 29 CFR 1926.16; OSHA CPL 2-0.124; OSH Act § 5(a), § 11(c), 29 U.S.C. §§ 654(a), 660(c); 29 CFR 1904.31, 1904.39.`,
      ),
    ]),
  ],
})
