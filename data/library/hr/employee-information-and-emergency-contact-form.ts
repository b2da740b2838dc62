import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const employeeInformationAndEmergencyContactForm = defineTemplate('hr', {
  name: 'Employee Information and Emergency Contact Form',
  group: 'Onboarding',
  telling: 'You',
  description:
    'Contact data, emergency contacts in order, gear sizes and pay choice after hire; medical facts voluntary, on a separate sealed page.',
  tags: [
    'emergency contact',
    'employee information',
    'personnel form',
    'new hire',
    'confidential medical',
    'contact sheet',
    'employee contact form',
    'next of kin',
    'in case of emergency',
    'crew contact list',
    'medical information form',
    'gear sizes',
    'PPE sizes',
  ],
  fullDescription: [
    'When somebody is hurt on a roof, nobody should be searching for a phone number. The first page holds what the office and the foreman need: whom to call, in what order and in what language.',
    'Medical facts do not belong on that page. A separate, voluntary page holds what rescuers should know, such as a severe allergy; it goes sealed into the medical file, and only first aid and emergency people may open it.',
  ],
  howToUse: [
    'Hand it out after the offer is accepted and never with the application.',
    'Tell people that the medical page is their choice and that a blank page has no effect.',
    'Put names and numbers of the contacts, and nothing else, on the foreman’s list.',
    'Store the medical page in the confidential medical file.',
    'Ask for changes every January.',
  ],
  expertGuide: [
    {
      title: 'After the offer, and kept apart',
      text: 'Medical information from employees is confidential, kept on separate forms in separate files, and open only to those who need it: supervisors for restrictions, first-aid and safety people for emergencies. Family medical history is genetic information; do not ask for it.',
      cite: '29 CFR 1630.14(b)(1), (c)(1); 29 CFR 1635.8, 1635.9',
    },
    {
      title: 'Where the Social Security number goes',
      text: 'Payroll gets it from the W-4. It has no place on an information sheet that lies in a truck. The birth date is asked for by payroll and benefits, not here.',
    },
    {
      title: 'First aid close by',
      text: 'Where no clinic is near in time and distance, somebody trained in first aid must be on the site. The page of contacts helps only if the crew also has the address of the day and the nearest emergency room.',
      cite: '29 CFR 1926.50(c), (f)',
    },
  ],
  pages: { main: 2 },
  subject: 'Contact data and emergency contacts, with a separate voluntary medical page',
  intro: 'So we can reach you and your family. A “no” to any question has no effect on your job.',
  required: ['person.position', 'person.address', 'person.phone', 'contact', 'contact.name', 'contact.phone'],
  parts: () => [
    d.part('Information', [
      d.section('You'),
      d.fields(
        4,
        d.field('person.name', { label: 'Full name', span: 2 }),
        d.own('person.goesBy', 'Goes by'),
        d.field('person.position', { label: 'Job' }),
        d.own('person.address', 'Home address', 'text', { span: 2 }),
        d.own('person.phone', 'Cell phone', 'phone'),
        d.own('person.email', 'Email', 'email'),
        d.choice('person.language', 'Training language', ['English', 'Spanish', 'Other']),
        d.choice('person.payBy', 'Paid by', ['Direct deposit', 'Check', 'Pay card']),
        d.own('person.start', 'First day', 'date'),
        d.own('person.foreman', 'Foreman'),
      ),
      d.section('In an emergency, call in this order', 'Emergency contacts in order'),
      d.table(
        'contact',
        'Emergency contacts',
        [
          d.column('name', 'Name', 'text', { width: 2.2 }),
          d.column('relation', 'Relation', 'select', {
            options: ['Spouse', 'Parent', 'Brother', 'Sister', 'Child', 'Friend', 'Other'],
            width: 1.6,
          }),
          d.column('phone', 'Phone', 'text', { width: 1.6 }),
          d.column('second', 'Second phone', 'text', { width: 1.6 }),
          d.column('language', 'Language', 'select', { options: ['English', 'Spanish', 'Other'], width: 1.2 }),
        ],
        [],
        { blankRows: 3, lineNumbers: true },
      ),
      d.fields(
        2,
        d.own('contact.notCall', 'Somebody we should not call'),
        d.own('contact.children', 'Who picks up children or pets if you are hurt'),
      ),
      d.section('Sizes and choices', 'Gear sizes; choices about texts and photos'),
      d.fields(
        4,
        d.choice('size.vest', 'Shirt and vest', ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']),
        d.choice('size.gloves', 'Gloves', ['S', 'M', 'L', 'XL']),
        d.choice('size.harness', 'Harness', ['S', 'M', 'L', 'XL', 'Fit together']),
        d.own('size.other', 'Other fit needs'),
      ),
      d.fields(
        3,
        d.choice('may.text', 'Send work schedules by text', ['Yes', 'No']),
        d.choice('may.photo', 'Show my photo on our website', ['Yes', 'No']),
        d.choice('may.birthday', 'Put my name on the crew birthday list', ['Yes, I give the day', 'No']),
      ),
      d.signatures([{ name: 'employee', role: 'Employee' }]),
    ]),
    d.part('Medical page, sealed', [
      d.section('Emergency medical information (optional)', 'Voluntary medical facts, kept apart'),
      d.legalNote(
        'Confidential',
        'Leave this page blank if you prefer. It goes in a sealed envelope into the medical file. First-aid people, emergency services and, for restrictions that you ask for, your supervisor may use it. Nobody else may. Please leave out family medical history.',
      ),
      d.fields(
        2,
        d.field('person.name', { label: 'Name' }),
        d.own('medical.date', 'Date', 'date'),
        d.own('medical.allergy', 'Allergies that are dangerous (bee sting, latex, medicine)', 'multiline', {
          lines: 2,
        }),
        d.own('medical.carry', 'What you carry for it, and where (auto-injector, inhaler)', 'multiline', { lines: 2 }),
        d.own('medical.tell', 'What a rescuer must know in the first ten minutes', 'multiline', { lines: 3 }),
        d.own('medical.not', 'What they must not do or give', 'multiline', { lines: 3 }),
        d.own('medical.doctor', 'Doctor and phone'),
        d.own('medical.hospital', 'Hospital you prefer'),
      ),
      d.section('How we keep it', 'Rules for keeping the medical page'),
      d.bullets(
        'The person who takes it seals it, writes name and date on the envelope, and puts it in the medical file the same day.',
        'The foreman learns only what you ask us to tell: for example “auto-injector in the left pocket”.',
        'If you need a change in your work because of a condition, ask; that is a separate conversation and a separate form.',
        'You may ask for it back or change it at any time. When you leave, we keep or destroy it as the law says.',
      ),
      d.fields(
        3,
        d.choice('medical.tellForeman', 'May the foreman know?', ['Yes, all of it', 'Yes, only these words', 'No']),
        d.own('medical.line', 'What the foreman may be told'),
        d.own('medical.sealed', 'Sealed and filed by, date'),
      ),
      notEmploymentAdvice('29 CFR 1630.14', '29 CFR 1635.8, 1635.9', '29 CFR 1926.50'),
    ]),
  ],
})
