import { defineTemplate } from '@/data/shared/define-template'
import { demandTable, dutyTable, firstYear, jobClosing, jobFacts } from '@/data/shared/hr/jobs'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

export const estimatorAndSalesJobDescription = defineTemplate('hr', {
  name: 'Estimator and Sales Job Description',
  group: 'Hiring & Recruiting',
  telling: 'Pay plan',
  description:
    'Job description for a roofing estimator who sells: inspect, measure, price, explain; goals, pay plan and what may never be promised.',
  tags: [
    'job description',
    'estimator',
    'roofing sales',
    'commission',
    'pay plan',
    'sales goals',
    'outside sales',
    'sales rep',
    'roofing salesman',
    'project manager',
    'canvasser',
    'retail and insurance sales',
    'job posting',
    'commission agreement',
  ],
  fullDescription: [
    'In a company of twenty the person who measures also sells. This description covers both: a measurement that production can build from, a price with margin, and a kitchen-table promise that still holds when the crew arrives.',
    'The pay plan has its own table: what earns commission, when it is earned, when it is paid, and what happens when a job is canceled or the person leaves. Goals stand beside it, in figures you fill in.',
  ],
  howToUse: [
    'Fill in the pay plan with the person who runs your payroll; write down when commission counts as earned.',
    'Set goals from last year’s figures: leads, appointments, jobs, margin.',
    'Read the “never” list aloud in the interview.',
    'Check your state: some license or register home-improvement salespeople.',
    'Give a signed copy of the plan before the first appointment.',
  ],
  expertGuide: [
    {
      title: 'Outside sales, or overtime',
      text: 'The outside-sales exemption needs selling as the main duty and work that is customarily away from your place of business. Somebody who mostly measures, orders and runs jobs, or sells by phone from the shop, is usually owed overtime, and their commission counts in the regular rate.',
      cite: '29 CFR 541.500, 541.502, 778.117',
    },
    {
      title: 'Commission in writing',
      text: 'Say what is earned, when, and on which figure. California and New York want a signed plan; everywhere else it saves the argument. In most states, commission earned under the plan is wages and cannot be taken back because somebody left.',
      cite: 'Cal. Lab. Code 2751; N.Y. Lab. Law 191(1)(c)',
    },
    {
      title: 'Insurance talk is regulated',
      text: 'A contractor’s salesperson may document damage and price repairs. Negotiating a claim for the owner, making a deductible disappear or giving something for an inspection breaks the law in many states, and the company answers for it.',
      cite: 'Tex. Ins. Code 4102.163; Fla. Stat. 489.147; 815 ILCS 513/18',
    },
  ],
  pages: { main: 2 },
  subject: 'Duties, goals and pay plan of a roofing estimator and salesperson',
  intro:
    'You look, measure, price and explain, and you sell what the crew can build. This page names goals, pay and limits.',
  required: ['job.location', 'job.hours', 'pay.low', 'pay.high', 'job.apply'],
  parts: () => [
    d.part('Job description', [
      d.section('The job', 'Title, pay basis and range, hours'),
      jobFacts({
        position: 'Estimator and Sales',
        reportsTo: 'Owner',
        basis: ['Base + commission', 'Commission, draw', 'Hourly + commission'],
        overtime: 'Paid (nonexempt)',
      }),
      d.section('What you do', 'Duties with share of time'),
      dutyTable([
        ['Inspect roofs and attics safely; photograph what you find, good and bad', 0.25],
        ['Measure and write a take-off that production can order from', 0.2],
        ['Price with cost, margin and the options we build', 0.15],
        ['Present, answer, follow up, and take a no politely', 0.25],
        ['Hand over the sold job with every promise in writing', 0.1],
        ['Keep leads, results and reasons in the system each day', 0.05],
      ]),
      d.section('Goals for a year', 'Goals and how they are counted'),
      d.fields(
        4,
        d.own('goal.appointments', 'Appointments', 'number', { decimals: 0 }),
        d.own('goal.close', 'Closing rate', 'percent', { decimals: 0 }),
        d.own('goal.sold', 'Sold', 'currency'),
        d.own('goal.margin', 'Gross margin', 'percent', { decimals: 0 }),
      ),
      d.section('Pay plan', 'What earns commission, when it is earned and paid'),
      d.table(
        'plan',
        'Pay plan',
        [
          d.column('question', 'Question', 'text', { width: 3.2, fixed: true }),
          d.column('answer', 'Our answer', 'text', { width: 4.6 }),
        ],
        [
          { question: 'Base pay or draw, and is a draw owed back?' },
          { question: 'Commission rate, and on what: price, collected, margin' },
          { question: 'When is it earned: contract, completion or payment' },
          { question: 'When is it paid' },
          { question: 'Job canceled, reduced or unpaid' },
          { question: 'Self-found lead, company lead, repeat customer' },
          { question: 'Open jobs when employment ends' },
        ],
      ),
      d.section('What you never do', 'Limits that protect customers and company'),
      d.bullets(
        'Promise that insurance will pay, discuss coverage, or offer anything that lowers a deductible.',
        'Have a contract signed with blanks, or without the cancellation forms that the law asks for.',
        'Make or exaggerate damage, call a roof dangerous that is not, write a customer’s review or pay for one.',
        'Climb alone on a roof that is wet, steep or unknown. Use the pole camera or the drone.',
      ),
      d.section('What you bring', 'Skills and licenses'),
      d.bullets(
        'You know how a roof is built, or you will learn it on one with our crew in the first month.',
        'A driver’s license and a record that our insurer accepts. A sales license where state or county asks for one.',
      ),
      d.section('Physical demands and conditions', 'Physical demands and conditions'),
      demandTable([
        ['Climb ladders and walk roofs up to 8 in 12, with fall protection where required', 'Daily'],
        ['Enter attics and crawl to the eave', 'Some days'],
        ['Carry and set up a 32-foot ladder, with help where needed', 'Daily'],
        ['Drive; evening and Saturday appointments', 'Some days'],
      ]),
      ...firstYear([
        'Ride along on five inspections. Know the price list, the options we build and the work we turn down.',
        'Inspect and photograph roofs. Your measurements agree with a second set within 2 percent.',
        'Write estimates that the crew can build from without calling you. Sell the first ones.',
        'Keep your own calendar. Answer every lead within a day, and record the reason for every “no”.',
        'Meet the year’s sales goal at the year’s margin, and promise nothing that the contract does not say.',
      ]),
      ...jobClosing(),
      notEmploymentAdvice('29 CFR 541.500, 541.502, 778.117', 'Cal. Lab. Code 2751', '16 CFR 429', '16 CFR 465'),
    ]),
  ],
})
