import { defineTemplate } from '@/data/shared/define-template'
import { demandTable, dutyTable, firstYear, jobClosing, jobFacts } from '@/data/shared/hr/jobs'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const roofingOfficeManagerJobDescription = defineTemplate('hr', {
  name: 'Roofing Office Manager Job Description',
  group: 'Hiring & Recruiting',
  telling: 'What comes back',
  description:
    'Job description for a roofing office manager: phones, permits, billing, payroll and insurance documents, with a calendar of fixed dates.',
  tags: [
    'job description',
    'office manager',
    'bookkeeper',
    'payroll',
    'permits',
    'billing',
    'administration',
    'office administrator',
    'roofing secretary',
    'receptionist',
    'job posting',
    'accounts payable',
    'production coordinator',
    'dispatcher',
  ],
  fullDescription: [
    'The person who makes sure that the crew has a permit, the customer has an answer and everybody has a paycheck. Duties are listed with their share of time; a calendar shows what comes back by day, week, month and year.',
    'Money and private documents pass over this desk, so the description says who signs, who checks, and which records are kept apart and locked.',
  ],
  howToUse: [
    'Mark the duties that your office really has, and change the shares.',
    'Enter names and dates in the calendar; what is missing there is what gets forgotten.',
    'Decide who opens the bank statement: not the person who writes the checks.',
    'Leave overtime as paid unless counsel has tested the exemption.',
    'Go through it together in the first week and after 90 days.',
  ],
  expertGuide: [
    {
      title: 'Manager in the title, hourly in the law',
      text: 'The administrative exemption needs a salary at the federal or higher state level and real discretion in matters of significance. Answering phones, posting invoices and running payroll by rule are not that. Most office managers at small contractors are owed overtime.',
      cite: '29 CFR 541.200–541.203, 541.600',
    },
    {
      title: 'Two people for money',
      text: 'One enters bills, another approves payment; one runs payroll, the owner looks at the register before it goes; the owner sees the bank statement first. It protects the honest person from suspicion as much as the company from loss.',
    },
    {
      title: 'Records that are kept apart',
      text: 'Medical records, I-9 forms and background reports each have their own place outside the personnel file. I-9 forms are kept three years from hire or one year from the end of employment, whichever is later.',
      cite: '29 CFR 1630.14; 8 CFR 274a.2(b)(2); 16 CFR 682.3',
    },
  ],
  pages: { main: 2 },
  subject: 'Duties, calendar and controls of a roofing office manager',
  intro:
    'You keep promises, documents and paydays on time. This page lists the work, the fixed dates and who checks what.',
  required: ['job.location', 'job.hours', 'pay.low', 'pay.high', 'job.apply'],
  parts: () => [
    d.part('Job description', [
      d.section('The job', 'Title, pay basis and range, hours'),
      jobFacts({
        position: 'Office Manager',
        reportsTo: 'Owner',
        basis: ['By the hour', 'Salary, overtime paid'],
        overtime: 'Paid (nonexempt)',
      }),
      d.section('What you do', 'Duties with share of time'),
      dutyTable([
        ['Answer the phone, take leads and leaks, and see that each gets an answer the same day', 0.25],
        ['Permits, notices and inspections: apply, post, schedule, close', 0.15],
        ['Invoices, deposits, lien deadlines and collections', 0.2],
        ['Bills, supplier statements and waivers from subcontractors', 0.12],
        ['Payroll from signed timesheets; new-hire paperwork and benefits', 0.15],
        ['Licenses, insurance certificates, vehicle and equipment documents', 0.08],
        ['Job files: complete at sale, at start and at closing', 0.05],
      ]),
      d.section('What comes back', 'Calendar of fixed dates'),
      d.table(
        'calendar',
        'Calendar',
        [
          d.column('when', 'When', 'text', { width: 1.2, fixed: true }),
          d.column('what', 'What', 'text', { width: 5 }),
          d.column('day', 'Day or date', 'text', { width: 1.4 }),
          d.column('check', 'Checked by', 'text', { width: 1.4 }),
        ],
        [
          { when: 'Daily', what: 'Voicemail, web leads and leak calls answered; deposits to the bank' },
          { when: 'Weekly', what: 'Timesheets in, questions settled, payroll register to the owner' },
          { when: 'Weekly', what: 'Open invoices by age; lien and notice deadlines of the next 30 days' },
          { when: 'Monthly', what: 'Bank and card statements reconciled; job cost closed' },
          { when: 'Monthly', what: 'Licenses and insurance ending within 60 days' },
          { when: 'Quarterly', what: 'Payroll tax returns (Form 941 and state) and sales tax' },
          {
            when: 'January',
            what: 'W-2 and 1099 forms by the 31st; OSHA 300A posted February 1 to April 30, if required',
          },
          { when: 'Yearly', what: 'Workers’ compensation and liability audits' },
        ],
        { blankRows: 1 },
      ),
      d.section('Money and private documents', 'Controls over money and records'),
      d.bullets(
        'Nobody signs a check or sends a payment that they prepared themselves.',
        'A change of bank details is confirmed by calling the number we already have.',
        'Personnel, medical and I-9 documents are kept in separate locked files.',
        'Customers’ card and bank data are never written down or emailed.',
      ),
      d.section('What you bring', 'Skills'),
      d.bullets(
        'Two years in an office that bills and pays, in construction if possible.',
        'Bookkeeping software, spreadsheets, and a tidy hand with files.',
        'A friendly voice on a day when nine roofs leak.',
        'Spanish is a real help, since many on our crews speak it.',
      ),
      d.section('Physical demands and conditions', 'Physical demands and conditions'),
      demandTable([
        ['Desk, screen and telephone', 'Most of the day'],
        ['Drive to the building department, the bank or a job', 'Some days'],
        ['Lift a 20-pound box of files or samples', 'Rarely'],
      ]),
      ...firstYear([
        'Know the phones, the calendar, the files and who signs what. Use your own logins, never shared ones.',
        'Answer every call and lead the same day. Apply for the permits for next month’s jobs.',
        'Send invoices within two days of completion. Run one payroll from timesheets to register, checked by the owner.',
        'Keep the calendar without reminders. Reconcile bank and cards, and note the lien deadline of every open job.',
        'Keep licenses and insurance current all year, pass the audits, and plan the next year with the owner.',
      ]),
      ...jobClosing(),
      notEmploymentAdvice('29 CFR 541.200, 541.600', '29 CFR 1904.32', '8 CFR 274a.2', '29 CFR 1630.14'),
    ]),
  ],
})
