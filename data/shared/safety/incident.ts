/** What every incident report has: person, account, treatment, recordability, causes, statements, rights. */
import { cfr } from '@/data/shared/cites'
import type { GuideEntry } from '@/data/shared/types'
import type { CitedLine } from '../system'
import * as d from '@/lib/documents/author'
import { reporting } from './emergency'

const yesNo = ['Yes', 'No']

export const purpose: d.Block = d.p(
  'What made the incident possible: equipment, place, plan, weather, time, instruction. Nobody is punished for reporting an injury, an illness or a near miss, and nobody may be (29 CFR 1904.35(b)(1)(iv); 29 U.S.C. § 660(c)).',
  'For learning, never for blame.',
)

export const caseFields: d.Block[] = [
  d.section('Case', 'Case header: number, kind, date, place, weather'),
  d.fields(
    4,
    d.own('case.number', 'Report number'),
    d.choice('case.kind', 'Kind', ['Injury', 'Illness', 'Near miss', 'Damage only', 'Fire or spill']),
    d.own('case.date', 'Date of incident', 'date'),
    d.own('case.time', 'Time of incident'),
    d.field('job.name', { span: 2 }),
    d.field('job.number'),
    d.field('job.foreman'),
    d.field('job.address', { span: 2 }),
    d.own('case.place', 'Exact place on roof or site', 'text', { span: 2 }),
    d.own('case.height', 'Height above lower level (ft)', 'number', { decimals: 1 }),
    d.field('roof.pitch', { label: 'Slope here (in 12)' }),
    d.field('job.weather', { label: 'Weather and wind' }),
    d.field('job.temperature'),
    d.own('case.began', 'Work began that day at'),
    d.own('case.reportedBy', 'Reported by, when'),
    d.own('case.writtenBy', 'Report written by'),
    d.own('case.written', 'Written on', 'date'),
  ),
]

export const personFields: d.Block[] = [
  d.section('Person hurt or ill', 'Person hurt or ill'),
  d.fields(
    4,
    d.own('person.fullName', 'Full name', 'text', { span: 2 }),
    d.own('person.job', 'Job title'),
    d.choice('person.status', 'Works for', ['This company', 'Staffing agency', 'Subcontractor', 'Not a worker']),
    d.own('person.address', 'Home address', 'text', { span: 2 }),
    d.own('person.birth', 'Date of birth', 'date'),
    d.own('person.hired', 'Date hired', 'date'),
    d.own('person.sex', 'Sex, as Form 301 asks'),
    d.own('person.experience', 'Time at this task'),
    d.own('person.trained', 'Trained for it on', 'date'),
    d.own('person.language', 'Language spoken'),
  ),
]

export const account: d.Block[] = [
  d.section('What happened', 'The account: before, event, injury, object or substance'),
  d.fields(
    1,
    d.own('account.before', 'Just before: task, tools, materials, posture, what was being carried', 'multiline', {
      lines: 3,
    }),
    d.own('account.event', 'The event: what moved, slipped, broke, touched, caught fire; how far', 'multiline', {
      lines: 4,
    }),
    d.own('account.injury', 'The injury or illness: part of the body and how it was affected', 'multiline', {
      lines: 2,
    }),
    d.own('account.object', 'The object or substance that did the harm'),
  ),
]

export const treatment: d.Block[] = [
  d.section('Treatment and outcome', 'Treatment, hospital, days away and restricted'),
  d.fields(
    4,
    d.own('care.onSite', 'First aid on site, by whom', 'text', { span: 2 }),
    d.own('care.clinician', 'Physician or clinician', 'text', { span: 2 }),
    d.own('care.facility', 'Facility and address', 'text', { span: 2 }),
    d.choice('care.emergencyRoom', 'Emergency room', yesNo),
    d.choice('care.overnight', 'Admitted as inpatient', yesNo),
    d.own('care.death', 'If the person died, date', 'date'),
    d.own('care.daysAway', 'Days away from work', 'number', { decimals: 0 }),
    d.own('care.daysRestricted', 'Days of restricted work', 'number', { decimals: 0 }),
    d.own('care.return', 'Back at full work on', 'date'),
  ),
]

const recordTest: readonly CitedLine[] = [
  ['Is the person an employee, or a worker whom we supervise from day to day?', '1904.31(a), (b)(2)'],
  ['Is it work-related: did work cause or contribute to it, or make it clearly worse?', '1904.5(a), (b)'],
  ['Is it a new case?', '1904.6(a)'],
  ['Death, or days away from work?', '1904.7(b)(2), (b)(3)'],
  ['Restricted work or a transfer to another job?', '1904.7(b)(4)'],
  [
    'Medical treatment beyond first aid? Stitches and prescription-strength medicine count; cleaning, bandages, cold packs, a tetanus shot, eye patches and fluids for heat do not',
    '1904.7(b)(5)',
  ],
  ['Loss of consciousness?', '1904.7(b)(6)'],
  ['Cancer, chronic illness, broken bone or tooth, punctured eardrum, diagnosed by a clinician?', '1904.7(b)(7)'],
]

/** The recordability decision, the deadline for the log and the report to OSHA. */
export const recordability: d.Block[] = [
  d.section('Is it recordable?', 'Recordability decision, question by question, with the privacy rule'),
  d.p(
    'Tick each Yes: the first three and any one of the others put it on the log. Ten or fewer employees all last year: no log unless OSHA or the BLS asks for one in writing, but the reports below all the same (29 CFR 1904.1).',
  ),
  d.tickList(
    'record',
    recordTest.map(([text]) => text),
  ),
  d.fields(
    4,
    d.choice('record.decision', 'Recordability decision', ['Recordable', 'Not recordable', 'Waiting for the doctor']),
    d.own('record.by', 'Decided by'),
    d.own('record.date', 'On', 'date'),
    d.own('record.logLine', 'Log line (Form 300)'),
  ),
  ...reporting,
]

export const whyTable: d.Block[] = [
  d.section('Root cause', 'Root cause by asking why, and contributing conditions'),
  d.table(
    'why',
    'Root cause',
    [
      d.column('question', 'Question', 'text', { fixed: true, width: 2.6 }),
      d.column('answer', 'Answer', 'text', { width: 5 }),
      d.column('proof', 'Shown by', 'text', { width: 2.4 }),
    ],
    [
      { question: 'Why did it happen?' },
      { question: 'Why was that so?' },
      { question: 'Why did no one see or stop it?' },
      { question: 'What in plan, tool, time or training lies behind it?' },
    ],
  ),
]

export const correctiveTable: d.Block[] = [
  d.section('Corrective actions', 'Corrective actions by the hierarchy of controls'),
  d.table(
    'action',
    'Corrective actions',
    [
      d.column('action', 'Action', 'text', { width: 4 }),
      d.column('kind', 'Kind', 'select', {
        options: ['Remove', 'Replace', 'Guard', 'Plan, train', 'Equip'],
        width: 1.2,
      }),
      d.column('who', 'Who', 'text', { width: 1.6 }),
      d.column('due', 'Due', 'date', { width: 1.1 }),
      d.column('done', 'Done', 'date', { width: 1.1 }),
      d.column('checked', 'Works, seen by', 'text', { width: 1.6 }),
    ],
    [],
    { blankRows: 3, lineNumbers: true },
  ),
]

export const rights: d.Block = d.legalNote(
  'Rights of the person and of the crew',
  'You may report an injury or illness without fear; the company may not punish you for it, and it has to tell you so (29 CFR 1904.35(b)(1)(iii), (iv)). You may have a copy of the incident record of your own case by the end of the next business day, and of the log as well (29 CFR 1904.35(b)(2)(iii), (v)). The mark “Office copy” keeps this report from customers and other companies; it does not keep it from you. You may file a complaint with OSHA within 30 days of a reprisal (29 U.S.C. § 660(c)(2)).',
)

/** What the office has to know of the record, next to the questions. */
export const recordGuide: readonly GuideEntry[] = [
  {
    title: 'The log: when, how long, and whose name',
    text: 'Log line and incident record are due within 7 calendar days of hearing of the case and are kept five years after its year. Days away and restricted are calendar days from the day after, weekends included, 180 at most. Privacy case: the name stays off the log, on a confidential list, for intimate body parts or the reproductive system, sexual assault, mental illness, HIV, hepatitis, tuberculosis, a stick or cut with another person’s blood, or an illness where the person asks.',
    cite: '29 CFR 1904.7(b)(3)(i), (b)(3)(iv), (b)(3)(vii), 1904.29(b)(3), (b)(6)–(b)(9), 1904.33(a)',
  },
  {
    title: 'The rules behind the questions',
    text: recordTest.map(([text, cite]) => `${text} (${cfr(cite)})`).join(' '),
  },
  {
    title: 'Account, causes, actions',
    text: 'Write what was seen and said, in order, without guesses; the four answers feed the federal record. Ask why until the answer is something the company can change. “Someone was careless” is not an answer; ask what made the slip possible, likely or harmful. Actions go strongest first: remove, replace, guard, plan, equip. “Told to be careful” is not an action. A control that was missing is a finding about the job, not about a person.',
    cite: '29 CFR 1904.29(b)(2)',
  },
]

/** One statement on a page of its own, to be copied for each witness. */
export const witnessPart: d.Part = d.part(
  'Witness statement',
  [
    d.section('Witness statement', 'Witness statement in the person’s own words, to copy for each'),
    d.p(
      'One page for each person, alone, soon, in his or her language. Do not lead, correct or promise. The witness reads, changes and signs it; nobody loses a job over it (29 CFR 1904.35(b)(1)(iv)).',
    ),
    d.fields(
      4,
      d.own('witness.name', 'Name', 'text', { span: 2 }),
      d.own('witness.phone', 'Phone', 'phone'),
      d.choice('witness.role', 'Role', ['Person hurt', 'Saw it', 'Came after', 'Planned the work']),
      d.own('witness.report', 'Report number'),
      d.own('witness.stood', 'Where you stood'),
      d.own('witness.doing', 'What you were doing', 'text', { span: 2 }),
    ),
    d.fields(
      1,
      d.own('witness.saw', 'What I saw and heard, in my own words', 'multiline', { lines: 12 }),
      d.own('witness.before', 'What was different that day: plan, tools, weather, people, time', 'multiline', {
        lines: 3,
      }),
      d.own('witness.change', 'What would have prevented it', 'multiline', { lines: 3 }),
    ),
    d.signatures([
      { name: 'witness', role: 'Witness' },
      { name: 'interviewer', role: 'Taken down by' },
    ]),
  ],
  { audience: 'crew' },
)
