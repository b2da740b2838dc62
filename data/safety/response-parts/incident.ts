/** What every incident report has: person, account, treatment, recordability, causes, statements, rights. */
import { reporting } from './emergency'
import type { CitedLine } from '@/data/systems/types'
import { cfr } from '@/data/parts/safety'
import {
  bullets,
  choice,
  column,
  field,
  fields,
  legalNote,
  note,
  own,
  p,
  part,
  section,
  signatures,
  table,
  tickList,
  type Block,
  type Part,
} from '@/lib/documents/author'

const yesNo = ['Yes', 'No']

export const purpose: Block = note(
  'For learning, never for blame',
  'This report asks what made the incident possible: equipment, place, plan, weather, time, instruction. Nobody is punished for reporting an injury, an illness or a near miss, and nobody may be (29 CFR 1904.35(b)(1)(iv); 29 U.S.C. § 660(c)).',
)

export const caseFields: Block[] = [
  section('Case', 'Case header: number, kind, date, place, weather'),
  fields(
    4,
    own('case.number', 'Report number'),
    choice('case.kind', 'Kind', ['Injury', 'Illness', 'Near miss', 'Damage only', 'Fire or spill']),
    own('case.date', 'Date of incident', 'date'),
    own('case.time', 'Time of incident'),
    field('job.name', { span: 2 }),
    field('job.number'),
    field('job.foreman'),
    field('job.address', { span: 2 }),
    own('case.place', 'Exact place on roof or site', 'text', { span: 2 }),
    own('case.height', 'Height above lower level (ft)', 'number', { decimals: 1 }),
    field('roof.pitch', { label: 'Slope here (in 12)' }),
    field('job.weather', { label: 'Weather and wind' }),
    field('job.temperature'),
    own('case.began', 'Work began that day at'),
    own('case.reportedBy', 'Reported by, when'),
    own('case.writtenBy', 'Report written by'),
    own('case.written', 'Written on', 'date'),
  ),
]

export const personFields: Block[] = [
  section('Person hurt or ill', 'Person hurt or ill'),
  fields(
    4,
    own('person.fullName', 'Full name', 'text', { span: 2 }),
    own('person.job', 'Job title'),
    choice('person.status', 'Works for', ['This company', 'Staffing agency', 'Subcontractor', 'Not a worker']),
    own('person.address', 'Home address', 'text', { span: 2 }),
    own('person.birth', 'Date of birth', 'date'),
    own('person.hired', 'Date hired', 'date'),
    own('person.sex', 'Sex, as the record asks'),
    own('person.experience', 'Time at this task'),
    own('person.trained', 'Trained for it on', 'date'),
    own('person.language', 'Language spoken'),
  ),
]

export const account: Block[] = [
  section('What happened', 'The account: before, event, injury, object or substance'),
  p(
    'Write what was seen and said, in order, without guesses; the four answers feed the federal record (29 CFR 1904.29(b)(2)).',
  ),
  fields(
    1,
    own('account.before', 'Just before: task, tools, materials, posture, what was being carried', 'multiline', {
      lines: 3,
    }),
    own('account.event', 'The event: what moved, slipped, broke, touched, caught fire; how far', 'multiline', {
      lines: 4,
    }),
    own('account.injury', 'The injury or illness: part of the body and how it was affected', 'multiline', { lines: 2 }),
    own('account.object', 'The object or substance that did the harm'),
  ),
]

export const treatment: Block[] = [
  section('Treatment and outcome', 'Treatment, hospital, days away and restricted'),
  fields(
    4,
    own('care.onSite', 'First aid on site, by whom', 'text', { span: 2 }),
    own('care.clinician', 'Physician or clinician', 'text', { span: 2 }),
    own('care.facility', 'Facility and address', 'text', { span: 2 }),
    choice('care.emergencyRoom', 'Emergency room', yesNo),
    choice('care.overnight', 'Admitted as inpatient', yesNo),
    own('care.death', 'If the person died, date', 'date'),
    own('care.daysAway', 'Days away from work', 'number', { decimals: 0 }),
    own('care.daysRestricted', 'Days of restricted work', 'number', { decimals: 0 }),
    own('care.return', 'Back at full work on', 'date'),
  ),
]

const recordTest: readonly CitedLine[] = [
  ['Is the person an employee, or a worker whom we supervise from day to day?', '1904.31(a), (b)(2)'],
  ['Is it work-related: did work cause or contribute to it, or make it clearly worse?', '1904.5(a), (b)'],
  ['Is it a new case?', '1904.6(a)'],
  ['Death, or days away from work?', '1904.7(b)(2), (b)(3)'],
  ['Restricted work or a transfer to another job?', '1904.7(b)(4)'],
  [
    'Medical treatment beyond first aid? Stitches and prescription strength count; cleaning, bandages, cold packs, a tetanus shot, eye patches and fluids for heat do not',
    '1904.7(b)(5)',
  ],
  ['Loss of consciousness?', '1904.7(b)(6)'],
  ['Cancer, chronic illness, broken bone or tooth, punctured eardrum, diagnosed by a clinician?', '1904.7(b)(7)'],
]

/** The recordability decision, the deadline for the log and the report to OSHA. */
export const recordability: Block[] = [
  section('Is it recordable?', 'Recordability decision, question by question, with the privacy rule'),
  p(
    'Tick each Yes: the first three and any one of the others put it on the log. Ten or fewer employees all last year: no log unless told to, but the reports below all the same (29 CFR 1904.1).',
  ),
  tickList(
    'record',
    recordTest.map(([text, cite]) => [text, cfr(cite)] as const),
  ),
  fields(
    4,
    choice('record.decision', 'Recordability decision', ['Recordable', 'Not recordable', 'Waiting for the doctor']),
    own('record.by', 'Decided by'),
    own('record.date', 'On', 'date'),
    own('record.logLine', 'Log line (Form 300)'),
  ),
  bullets(
    'Log line and incident record within 7 calendar days of hearing of the case, kept five years after its year (29 CFR 1904.29(b)(3), 1904.33(a)).',
    'Days away and restricted: calendar days from the day after, weekends included, 180 at most (29 CFR 1904.7(b)(3)(i), (b)(3)(iv), (b)(3)(vii)).',
    'Privacy case: the name stays off the log, on a confidential list, for intimate body parts or the reproductive system, sexual assault, mental illness, HIV, hepatitis, tuberculosis, a stick or cut with another person’s blood, or an illness where the person asks (29 CFR 1904.29(b)(6)–(b)(9)).',
  ),
  ...reporting,
]

export const whyTable: Block[] = [
  section('Root cause', 'Root cause by asking why, and contributing conditions'),
  p(
    'Ask why until the answer is something the company can change. “Someone was careless” is not an answer; ask what made the slip possible, likely or harmful.',
  ),
  table(
    'why',
    'Root cause',
    [
      column('question', 'Question', 'text', { fixed: true, width: 2.6 }),
      column('answer', 'Answer', 'text', { width: 5 }),
      column('proof', 'Shown by', 'text', { width: 2.4 }),
    ],
    [
      { question: 'Why did it happen?' },
      { question: 'Why was that so?' },
      { question: 'Why did no one see or stop it?' },
      { question: 'What in plan, tool, time or training lies behind it?' },
    ],
  ),
]

export const correctiveTable: Block[] = [
  section('Corrective actions', 'Corrective actions by the hierarchy of controls'),
  p('Strongest first: remove, replace, guard, plan, equip. “Told to be careful” is not an action.'),
  table(
    'action',
    'Corrective actions',
    [
      column('action', 'Action', 'text', { width: 4 }),
      column('kind', 'Kind', 'select', { options: ['Remove', 'Replace', 'Guard', 'Plan, train', 'Equip'], width: 1.2 }),
      column('who', 'Who', 'text', { width: 1.6 }),
      column('due', 'Due', 'date', { width: 1.1 }),
      column('done', 'Done', 'date', { width: 1.1 }),
      column('checked', 'Works, seen by', 'text', { width: 1.6 }),
    ],
    [],
    { blankRows: 3, lineNumbers: true },
  ),
]

export const rights: Block = legalNote(
  'Rights of the person and of the crew',
  'You may report an injury or illness without fear; the company may not punish you for it, and it has to tell you so (29 CFR 1904.35(b)(1)(iii), (iv)). You may have a copy of the incident record of your own case by the end of the next business day, and of the log as well (29 CFR 1904.35(b)(2)(iii), (v)). You may file a complaint with OSHA within 30 days of a reprisal (29 U.S.C. § 660(c)(2)).',
)

/** One statement on a page of its own, to be copied for each witness. */
export const witnessPart: Part = part(
  'Witness statement',
  [
    section('Witness statement', 'Witness statement in the person’s own words, to copy for each'),
    p(
      'One page for each person, alone, soon, in his or her language. Do not lead, correct or promise. The witness reads, changes and signs it; it costs nobody a job (29 CFR 1904.35(b)(1)(iv)).',
    ),
    fields(
      4,
      own('witness.name', 'Name', 'text', { span: 2 }),
      own('witness.phone', 'Phone', 'phone'),
      choice('witness.role', 'Role', ['Person hurt', 'Saw it', 'Came after', 'Planned the work']),
      own('witness.report', 'Report number'),
      own('witness.stood', 'Stood where'),
      own('witness.doing', 'Was doing what', 'text', { span: 2 }),
    ),
    fields(
      1,
      own('witness.saw', 'What I saw and heard, in my own words', 'multiline', { lines: 12 }),
      own('witness.before', 'What was different that day: plan, tools, weather, people, time', 'multiline', {
        lines: 3,
      }),
      own('witness.change', 'What would have prevented it', 'multiline', { lines: 3 }),
    ),
    signatures([
      { name: 'witness', role: 'Witness' },
      { name: 'interviewer', role: 'Taken down by' },
    ]),
  ],
  { audience: 'office' },
)
