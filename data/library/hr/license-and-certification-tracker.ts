import { defineTemplate } from '@/data/shared/define-template'
import { shortMonths } from '@/data/shared/calendar'
import { mark } from '@/data/shared/columns'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const states = ['Current', 'Renewal filed', 'Course booked', 'Expired', 'Dropped']

const company: readonly d.RowInput[] = [
  { what: 'Contractor license, state' },
  { what: 'Contractor license or registration, second state' },
  { what: 'City or county registration' },
  { what: 'Business license' },
  { what: 'EPA lead-safe firm certification (RRP)' },
  { what: 'Manufacturer’s contractor program, shingles' },
  { what: 'Manufacturer’s approval, single-ply' },
  { what: 'USDOT number, biennial update' },
  { what: 'General liability insurance' },
  { what: 'Workers’ compensation insurance' },
  { what: 'Vehicle insurance' },
  { what: 'License bond' },
]

const people = [
  'Qualifying party for the license',
  'EPA certified renovator (RRP)',
  'Fall-protection training, certified',
  'Competent-person course',
  'OSHA 10 or 30 card',
  'First aid and CPR',
  'Forklift or telehandler evaluation',
  'Aerial lift',
  'CDL and medical card',
  'Torch applicator (CERTA)',
  'Manufacturer’s welder or installer card',
  'Drone pilot, FAA Part 107',
  'Driver’s license and record check',
]

/** Days from the day of looking to the last day; blank until both are given. */
const daysLeft = d.when(
  d.ref('tracker.asOf'),
  '>',
  0,
  d.when(d.cell('expires'), '>', 0, d.sub(d.cell('expires'), d.ref('tracker.asOf')), 0),
  0,
)

/** Marks a document that has expired or will within the days of warning. */
const soon = mark('soon', 'Soon', d.when(d.cell('days'), '<=', d.ref('tracker.warning'), 1, 0), 0.6)

const plan = [
  d.column('days', 'Days left', 'number', { width: 0.9, decimals: 0, formula: daysLeft }),
  soon,
  d.column('status', 'Status', 'select', { width: 1.4, options: states }),
  d.column('month', 'Due in', 'select', { width: 0.9, options: shortMonths }),
]

export const licenseAndCertificationTracker = defineTemplate('hr', {
  name: 'License and Certification Tracker',
  group: 'Training & Development',
  formats: ['PDF', 'Excel'],
  telling: 'Renewal cost by month',
  description:
    'Company licenses, insurance, manufacturer certificates and employee cards with expiry dates, renewal cost by month and hours to go.',
  tags: [
    'license tracker',
    'certification tracker',
    'expiry dates',
    'renewals',
    'continuing education',
    'OSHA 10',
    'RRP',
    'CDL medical card',
    'contractor license renewal',
    'insurance expiration',
    'COI tracker',
    'manufacturer certification',
    'lead-safe',
    'fall protection card',
    'CPR card',
    'Part 107',
  ],
  fullDescription: [
    'In some states a license that lapsed on Friday can cost you the right to be paid for the roof that starts on Monday. This tracker keeps the company’s licenses and policies and each person’s cards on two sheets, with number, expiry date, the month in which somebody must act, and who that is.',
    'Renewal costs add up by month for the cash plan, and continuing-education hours show what is still missing. Usual documents of a roofing company are already listed; take out what you do not need.',
  ],
  howToUse: [
    'Collect the documents themselves and copy number and date from them, not from memory.',
    'Set “Due in” to the month in which the renewal must be filed, which may lie before the expiry.',
    'Name one person for each line.',
    'File a scan under the same name as the line.',
    'On the first working day of each month enter the date: the sheet shows the days left and counts what is due.',
  ],
  expertGuide: [
    {
      title: 'What really expires, and what does not',
      text: 'OSHA outreach cards do not expire by federal rule, though cities and owners may want a recent one. Forklift operators are evaluated at least every three years. The EPA firm and renovator certifications each have their own end date, and so has the medical card of a commercial driver.',
      cite: '29 CFR 1910.178(l)(4)(iii); 40 CFR 745.89, 745.90; 49 CFR 391.45',
    },
    {
      title: 'A certificate is not competence',
      text: 'OSHA’s competent person is somebody who can see the hazard and has the authority to stop the work. A course card helps to show the first half; only the company can give the second. Put that authority in writing.',
      cite: '29 CFR 1926.32(f)',
    },
    {
      title: 'Paid training time',
      text: 'Training that the job requires is working time, and in many states its cost is the employer’s. A voluntary course outside hours, without work done and not tied to the job, may be unpaid. If you pay for a course and want the money back when somebody leaves, have an attorney write that agreement; several states limit it.',
      cite: '29 CFR 785.27, 785.28; Cal. Lab. Code 2802',
    },
  ],
  pages: { main: 4 },
  subject: 'Licenses, certificates and cards with expiry dates and renewals',
  intro:
    'Every document that lets you work, with its last day and the person who renews it. Look at it on the first of each month.',
  required: ['tracker.asOf', 'company', 'company.what', 'year.keeper'],
  parts: () => [
    d.part(
      'Company',
      [
        d.section('Company documents', 'Licenses, insurance, bonds and manufacturer programs with days left'),
        d.fields(
          4,
          d.own('tracker.asOf', 'Looked at on', 'date'),
          d.own('tracker.warning', 'Warn this many days ahead', 'number', { value: 60, decimals: 0 }),
          d.calculated('tracker.company', 'Company documents due', 'number', d.sum('company', 'soon'), {
            decimals: 0,
          }),
          d.calculated('tracker.cards', 'Cards and courses due', 'number', d.sum('card', 'soon'), { decimals: 0 }),
        ),
        d.table(
          'company',
          'Company documents',
          [
            d.column('what', 'Document', 'text', { width: 3.6 }),
            d.column('number', 'Number', 'text', { width: 1.5 }),
            d.column('issuer', 'Issued by', 'text', { width: 1.8 }),
            d.column('expires', 'Expires', 'date', { width: 1.3 }),
            ...plan,
            d.column('cost', 'Cost', 'currency', { width: 1.2 }),
            d.column('who', 'Who renews', 'text', { width: 1.6 }),
          ],
          company,
          {
            blankRows: 8,
            lineNumbers: true,
            totals: [d.total('company.cost', 'Renewals of the company', d.sum('company', 'cost'))],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'People',
      [
        d.section('Cards and courses of employees', 'Employee cards with expiry, hours and cost'),
        d.table(
          'card',
          'Cards and courses',
          [
            d.column('name', 'Name', 'text', { width: 1.9 }),
            d.column('what', 'Card or course', 'text', { width: 2.9 }),
            d.column('expires', 'Expires', 'date', { width: 1.3 }),
            ...plan,
            d.column('need', 'Hours due', 'number', { width: 0.9, decimals: 1 }),
            d.column('have', 'Hours done', 'number', { width: 0.9, decimals: 1 }),
            d.column('left', 'To go', 'number', {
              width: 0.9,
              decimals: 1,
              formula: d.max(0, d.sub(d.cell('need'), d.cell('have'))),
            }),
            d.column('cost', 'Cost', 'currency', { width: 1.1 }),
          ],
          people.map((what) => ({ what })),
          {
            blankRows: 17,
            lineNumbers: true,
            totals: [
              d.total('card.left', 'Course hours to go', d.sum('card', 'left'), { type: 'number', decimals: 1 }),
              d.total('card.cost', 'Cards and courses', d.sum('card', 'cost')),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true, follows: true },
    ),
    d.part(
      'Year',
      [
        d.section('Renewal cost by month', 'Renewal cost by month for the cash plan'),
        d.table(
          'year',
          'Renewal cost by month',
          [
            d.column('month', 'Month', 'text', { width: 1, fixed: true }),
            d.column('company', 'Company', 'currency', { width: 1.4 }),
            d.column('people', 'People', 'currency', { width: 1.4 }),
            d.column('checked', 'Looked at on', 'date', { width: 1.4 }),
            d.column('by', 'By', 'text', { width: 1.6 }),
          ],
          shortMonths.map((month) => ({
            month,
            company: d.sum('company', 'cost', { key: 'month', equals: month }),
            people: d.sum('card', 'cost', { key: 'month', equals: month }),
          })),
        ),
        d.fields(
          3,
          d.calculated('year.total', 'All renewals', 'currency', d.add('company.cost', 'card.cost')),
          d.calculated(
            'year.planned',
            'With a month',
            'currency',
            d.add(d.sum('year', 'company'), d.sum('year', 'people')),
          ),
          d.calculated('year.open', 'Without a month yet', 'currency', d.sub('year.total', 'year.planned')),
        ),
        d.section('When a document has lapsed', 'What to do the day you find a lapse'),
        d.table(
          'lapse',
          'Lapses',
          [
            d.column('what', 'Document and person', 'text', { width: 3 }),
            d.column('found', 'Found', 'date', { width: 1.2 }),
            d.column('work', 'Work stopped or moved', 'text', { width: 3 }),
            d.column('cured', 'Cured', 'date', { width: 1.2 }),
          ],
          [],
          { blankRows: 5, log: true },
        ),
        d.fields(2, d.own('year.keeper', 'Kept by'), d.own('year.scans', 'Scans are kept in')),
        notEmploymentAdvice(
          '29 CFR 1910.178(l)',
          '29 CFR 1926.32(f), 1926.503',
          '40 CFR 745.89, 745.90',
          '49 CFR 391.45',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
