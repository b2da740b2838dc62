import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const weeks = ['w1', 'w2', 'w3', 'w4', 'w5']

export const firstAidLog = defineTemplate('safety', {
  name: 'First Aid Log',
  group: 'universal',
  demand: [0.55, 'Most companies now and then.'],
  telling: 'Kit and first-aid person',
  description:
    'Jobsite first aid log with OSHA’s first-aid list, the recordable test, and a weekly first-aid kit check for the crew truck.',
  tags: [
    'first aid log',
    'first aid kit checklist',
    'injury log',
    'minor injury',
    'OSHA recordable',
    'first aid vs medical treatment',
    'ANSI Z308.1',
    'eyewash',
    'burn kit',
  ],
  fullDescription: [
    'Most roofing injuries are a nail in a finger, a cut from flashing, a speck in the eye. They are treated from the kit and forgotten, until someone asks whether the infected thumb in March was recordable. This log takes one line for each, and the decision with it.',
    'The first page is the log. The second has OSHA’s own list of what counts as first aid, short, and the questions that decide whether a case goes on the 300 log or has to be phoned in.',
    'The kit check stands beside it, because the rule asks for one before each job and every week. It is not a medical record and has no place for a diagnosis: write what happened and what was used, nothing about the person’s health.',
  ],
  howToUse: [
    'Keep one log in each kit; name the first-aid person on top.',
    'One line for each treatment, the same hour, however small.',
    'Write what happened and what was used; no diagnosis, no medicines taken at home.',
    'Ask the questions on page 2. Any Yes: call the safety contact, start an incident report.',
    'Check the kit before it leaves for a job and every week; initial the column.',
    'Full pages go to the office the same day and are locked away from personnel files.',
  ],
  expertGuide: [
    {
      title: 'First aid has a closed list',
      text: 'For OSHA’s log, first aid is what stands on the list in section 1904.7, no matter who gives it. Butterfly closures are first aid, stitches are not; tweezers for a splinter are, but not in the eye; an elastic wrap is, a rigid splint for treatment is not. Anything not on the list is medical treatment.',
      cite: '29 CFR 1904.7(b)(5)(ii), (iii)',
    },
    {
      title: 'Tetanus yes, rabies no',
      text: 'A tetanus shot after a nail is first aid. Other vaccines, prescription medicine, or an over-the-counter drug at prescription strength on a doctor’s order make the case recordable, even if the person was back on the roof in an hour.',
      cite: '29 CFR 1904.7(b)(5)(ii)(A), (B)',
    },
    {
      title: 'Who must be able to give it',
      text: 'Where no clinic or hospital is reasonably close in time and distance, a person with a valid first-aid certificate has to be on the site. OSHA’s letters speak of three to four minutes where falls or electrocution are likely, which on a roof they are. Train two per crew.',
      cite: '29 CFR 1926.50(c); OSHA interpretation letter, January 16, 2007',
    },
    {
      title: 'Keep it apart',
      text: 'One-time first-aid notes by a non-physician, kept apart from any medical program, are free of the 30-year rule for medical records. Health details from medical exams and inquiries have to be kept confidential. Two reasons to keep this log thin and locked away.',
      cite: '29 CFR 1910.1020(d)(1)(i)(B); 29 CFR 1630.14(c)',
    },
  ],
  subject: 'Log of first aid given on a roofing job, with kit check',
  intro: 'One line for each treatment, the same hour. No diagnosis, no health history: this is not a medical record.',
  keywords: ['first aid', 'log', 'kit'],
  pages: { main: 3 },
  required: ['job.name', 'log.from', 'log.firstAider'],
  parts: () => [
    d.part(
      'Log',
      [
        d.section('Kit and first-aid person'),
        d.fields(
          4,
          d.field('job.name'),
          d.field('job.number'),
          d.own('kit.number', 'Kit or truck'),
          d.own('log.from', 'Log from', 'date'),
          d.own('log.firstAider', 'First-aid person on site'),
          d.own('log.cardUntil', 'Card valid until', 'date'),
          d.field('job.hospital', { label: 'Emergency room and phone', span: 2 }),
        ),
        d.section('Treatments', 'Treatment log with the recordable test'),
        d.table(
          'treatment',
          'Treatments',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('time', 'Time', 'text', { width: 0.9 }),
            d.column('name', 'Name, employer', 'text', { width: 2.2 }),
            d.column('what', 'What happened, body part', 'text', { width: 3 }),
            d.column('used', 'What was used', 'text', { width: 1.9 }),
            d.column('sent', 'Sent to', 'select', { options: ['None', 'Clinic', '911'], width: 1.1 }),
            d.column('test', 'Page 2: any Yes', 'check', { width: 0.9 }),
            d.column('by', 'By', 'text', { width: 0.8 }),
          ],
          [],
          { blankRows: 14, lineNumbers: true },
        ),
        d.legalNote(
          'Keep it private',
          'Name and injury are for the first-aid person, the safety contact and the person. The page does not hang on a wall and does not go into the personnel file.',
        ),
      ],
      { audience: 'crew' },
    ),
    d.part(
      'Test',
      [
        d.section('Is it still first aid?', 'OSHA’s first-aid list, shortened'),
        d.bullets(
          'Over-the-counter medicine at its normal strength; drinks against heat stress (A, N)',
          'Tetanus shot (B); wound cleaned, flushed, soaked (C); bandage, gauze, butterfly, Steri-Strip (D)',
          'Hot or cold pack (E); elastic wrap or soft belt, nothing rigid (F); splint only for the ride (G)',
          'Nail drilled, blister drained (H); eye patch (I); finger guard (L); massage, not physical therapy (M)',
          'Speck out of the eye by water or cotton swab only (J); splinter elsewhere by tweezers (K)',
        ),
        d.section('Any Yes goes to the safety contact', 'Questions that decide on the 300 log and the phone call'),
        d.table(
          'test',
          'Recordable test',
          [
            d.column('question', 'Ask about each line', 'text', { fixed: true, width: 5 }),
            d.column('then', 'If yes', 'text', { fixed: true, width: 3 }),
            d.column('cite', '29 CFR', 'text', { fixed: true, width: 1.9 }),
          ],
          [
            {
              question: 'Dead, admitted to hospital, amputation, eye lost?',
              then: 'Phone OSHA: 8 h death, 24 h others',
              cite: '1904.39(a)',
            },
            { question: 'Unconscious, even for a moment?', then: '911; recordable', cite: '1904.7(b)(6)' },
            {
              question: 'Stitches, glue, prescription, cast, rigid splint?',
              then: 'Recordable: medical treatment',
              cite: '1904.7(b)(5)',
            },
            {
              question: 'Missed any day after the day it happened?',
              then: 'Recordable: days away',
              cite: '1904.7(b)(3)',
            },
            {
              question: 'Cannot do a routine task, or moved to lighter work?',
              then: 'Recordable: restricted, transfer',
              cite: '1904.7(b)(4)',
            },
            {
              question: 'Broken or cracked bone or tooth, punctured eardrum?',
              then: 'Recordable: significant',
              cite: '1904.7(b)(7)',
            },
            {
              question: 'Cut or stuck by something with another’s blood?',
              then: 'Recordable; doctor the same day',
              cite: '1904.8(a)',
            },
          ],
        ),
        d.section('Follow-up', 'Follow-up of cases sent to a clinic, with the recording decision'),
        d.table(
          'follow',
          'Follow-up',
          [
            d.column('line', 'Line', 'text', { width: 0.7 }),
            d.column('told', 'Safety contact told', 'date', { width: 1.4 }),
            d.column('osha', 'OSHA called: time, name', 'text', { width: 2.2 }),
            d.column('report', 'Incident report', 'text', { width: 1.6 }),
            d.column('decision', 'Decided', 'select', { options: ['First aid', 'Recordable', 'Open'], width: 1.4 }),
            d.column('date', 'On', 'date', { width: 1.3 }),
            d.column('by', 'By', 'text', { width: 1.3 }),
          ],
          [],
          { blankRows: 6 },
        ),
        d.p(
          'Entered on the 300 log within 7 calendar days of hearing of it: 29 CFR 1904.29(b)(3). Ten or fewer people all last year: no log, but the phone call all the same (29 CFR 1904.1, 1904.39).',
        ),
      ],
      { audience: 'crew', follows: true },
    ),
    d.part(
      'Kit',
      [
        d.section('Kit check', 'First-aid kit check, before the job and weekly'),
        d.table(
          'kit',
          'Kit check',
          [
            d.column('item', 'In the box, sealed, in date', 'text', { fixed: true, width: 4.4 }),
            d.column('want', 'Have', 'text', { width: 0.9 }),
            d.column('before', 'Before job', 'check', { width: 0.8 }),
            ...weeks.map((key, index) => d.column(key, `Week ${index + 1}`, 'check', { width: 0.8 })),
          ],
          [
            { item: 'Gloves, breathing barrier' },
            { item: 'Adhesive bandages, fingertip and knuckle' },
            { item: 'Gauze pads, roller bandage, tape' },
            { item: 'Trauma pads, tourniquet' },
            { item: 'Antiseptic, antibiotic packets' },
            { item: 'Burn dressing and gel; for asphalt burns, water to cool' },
            { item: 'Eyewash and eye covers' },
            { item: 'Cold packs; triangular bandage, splint' },
            { item: 'Scissors, tweezers, first-aid guide' },
            { item: 'Emergency numbers and site address in the lid' },
          ],
        ),
        d.steps(
          'The rule: weatherproof box, each item sealed, checked before it goes out and weekly on the job (29 CFR 1926.50(d)(2)). Size by ANSI/ISEA Z308.1, Class A or B.',
          'Where a corrosive product may splash eyes or skin: eyewash and drench at the work (29 CFR 1926.50(g)).',
        ),
        d.section('To restock'),
        d.table(
          'restock',
          'To restock',
          [
            d.column('item', 'Used up, missing or out of date', 'text', { width: 4 }),
            d.column('qty', 'How many', 'number', { decimals: 0, width: 1 }),
            d.column('who', 'Who', 'text', { width: 1.8 }),
            d.column('done', 'Done', 'date'),
          ],
          [],
          { blankRows: 2 },
        ),
        d.signatures([{ name: 'firstAider', role: 'First-aid person, page closed' }]),
        rulesNote('First aid on site: 29 CFR 1926.50. First-aid list and recording: 29 CFR 1904.7.'),
      ],
      { audience: 'crew', follows: true },
    ),
  ],
})
