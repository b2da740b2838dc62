import { defineTemplate } from '@/data/shared/define-template'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

type Step = readonly [role: string, asks: string, group: 'Roof' | 'Office']

const steps: readonly Step[] = [
  ['Ground hand', 'Cleanup, loading, ladder safety; works under a roofer’s eye', 'Roof'],
  ['Apprentice, first half year', 'Tear-off, dry-in with help, ties off without being told', 'Roof'],
  ['Apprentice, second half year', 'Underlayment, starter and field courses checked by the lead', 'Roof'],
  ['Installer I', 'Field of one system alone, valleys and pipe boots with a check', 'Roof'],
  ['Installer II', 'All details of one system, reads the roof plan, few callbacks', 'Roof'],
  ['Installer III or specialist', 'Two systems, or metal, welding, slate or tile work', 'Roof'],
  ['Repair technician', 'Finds leaks alone, writes them up with photos, sells no fear', 'Roof'],
  ['Lead installer', 'Runs a plane and two people, trains the apprentice', 'Roof'],
  ['Foreman', 'Runs the job, safety and customer on site, closes the day’s paperwork', 'Roof'],
  ['Superintendent', 'Several crews, schedule, quality and permits', 'Roof'],
  ['Office assistant', 'Phones, permits, filing, first line of billing', 'Office'],
  ['Office manager', 'Billing, payroll, insurance and licenses', 'Office'],
]

const burdenOf = (column: 'roof' | 'office') => d.ref(`burden.${column}`)

export const roofingWageScale = defineTemplate('hr', {
  name: 'Roofing Wage Scale',
  group: 'Compensation & Benefits',
  formats: ['PDF', 'Excel'],
  telling: 'Wage scale',
  description:
    'Wage scale for a roofing company: steps by role, what each step asks, low, middle and high rate, and loaded cost with burden.',
  tags: [
    'wage scale',
    'pay scale',
    'pay bands',
    'labor burden',
    'loaded rate',
    'raises',
    'workers compensation',
    'pay ranges',
    'roofer pay',
    'how much to pay roofers',
    'hourly rate',
    'pay grades',
    'labor cost',
    'foreman pay',
    'crew wages',
  ],
  fullDescription: [
    'One page on which everyone can see what the next step asks and what it pays. Twelve steps from ground hand to superintendent and office, each with the skill behind it, so that raises go to those who can do more and not to those who ask loudest.',
    'Next to the wage stands what an hour really costs: payroll taxes, workers’ compensation by class, insurance, benefits and overhead. The estimator takes the loaded rate from here.',
  ],
  howToUse: [
    'Enter your burden rates on the Burden sheet, from your tax notices and insurance audit.',
    'Enter low and high for each step; look at what your market pays before you do.',
    'Adapt what each step asks until a foreman could decide from it alone.',
    'Put each employee on a step, and write down why.',
    'Look at the scale each year and whenever the state’s minimum wage changes.',
  ],
  expertGuide: [
    {
      title: 'Pay people the same for the same work',
      text: 'Differences between people on one step need a reason that is on paper: length of service, quantity or quality of work, or another factor other than sex. The other protected traits are covered as well. A scale with written steps is the best defense and the best recruiter.',
      cite: '29 U.S.C. 206(d); 42 U.S.C. 2000e-2',
    },
    {
      title: 'Ranges in job ads',
      text: 'A growing number of states require the pay range in the posting or an answer to the applicant, among them California, Colorado, Illinois, Maryland, Massachusetts, Minnesota, New Jersey, New York, Vermont and Washington. Each has its own size of employer. Here you have a range that you really pay. You may not forbid employees to talk about pay.',
      cite: 'Cal. Lab. Code 432.3; C.R.S. 8-5-201; 820 ILCS 112/10; Md. Lab. & Empl. 3-304.2; M.G.L. c. 149 § 105F; Minn. Stat. 181.173; N.J.S.A. 34:6B-23; N.Y. Lab. Law 194-b; 21 V.S.A. 495t; RCW 49.58.110; 29 U.S.C. 157',
    },
    {
      title: 'Loaded cost, as the estimator needs it',
      text: 'Loaded rate is wage times one plus burden, plus what is paid by the hour, plus overhead per hour. Workers’ compensation for roofing is often the largest line; your carrier’s rate per $100 of payroll goes in as a percentage. Wages above the unemployment-tax base cost less; the yearly rate overstates late in the year, which is the safe side.',
    },
  ],
  pages: { main: 3 },
  subject: 'Pay steps by role with requirements, ranges and loaded cost',
  intro: 'What each step asks, what it pays and what it costs. Enter burden first, then the rates.',
  required: ['scale.year', 'step', 'step.role', 'step.low', 'step.high'],
  parts: () => [
    d.part(
      'Scale',
      [
        d.section('Wage scale'),
        d.fields(
          3,
          d.own('scale.year', 'Effective date', 'date'),
          d.own('scale.market', 'Market looked at'),
          d.own('scale.minimumWage', 'Minimum wage that applies', 'currency'),
        ),
        d.table(
          'step',
          'Steps and rates',
          [
            d.column('role', 'Step', 'text', { width: 2.3 }),
            d.column('asks', 'What it asks', 'text', { width: 4.2 }),
            d.column('group', 'Class', 'select', { width: 0.9, options: ['Roof', 'Office'] }),
            d.column('low', 'Low', 'currency', { width: 1.1 }),
            d.column('high', 'High', 'currency', { width: 1.1 }),
            d.column('middle', 'Middle', 'currency', {
              width: 1.1,
              formula: d.round(d.div(d.add(d.cell('low'), d.cell('high')), 2)),
            }),
            d.column('raise', 'Over last step', 'percent', { width: 1.1, decimals: 1 }),
            d.column('loaded', 'Loaded cost', 'currency', { width: 1.2 }),
          ],
          steps.map(([role, asks, group], index) => ({
            role,
            asks,
            group,
            raise:
              index === 0 || group !== steps[index - 1]![2]
                ? null
                : d.div(d.sub(d.cell('middle'), d.ref(`step.${index}.middle`)), d.ref(`step.${index}.middle`)),
            loaded: d.round(
              d.add(
                d.mul(d.cell('middle'), d.add(1, burdenOf(group === 'Roof' ? 'roof' : 'office'))),
                d.mul(d.ref('hourly.total'), d.when(d.cell('middle'), '>', 0, 1, 0)),
              ),
            ),
          })),
        ),
        d.note(
          'Reading the scale',
          'Middle is halfway between low and high. Loaded cost is the middle rate with burden, hourly benefits and overhead from the Burden sheet. Piece rates should earn a good installer at least the middle of the step in a normal week.',
        ),
        notEmploymentAdvice('29 U.S.C. 206', '26 U.S.C. 3111, 3301, 3306', '29 CFR 1620', '29 CFR 516.2'),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Burden',
      [
        d.section('Burden on each dollar of wage', 'Payroll taxes and insurance as a share of wages'),
        d.table(
          'burden',
          'Burden as a share of wages',
          [
            d.column('item', 'Item', 'text', { width: 3.4 }),
            d.column('source', 'Where you find it', 'text', { width: 3.6 }),
            d.column('roofRate', 'Roof', 'percent', { decimals: 2 }),
            d.column('officeRate', 'Office', 'percent', { decimals: 2 }),
          ],
          [
            {
              item: 'Social Security, employer’s part',
              source: 'Up to the yearly wage base',
              roofRate: 0.062,
              officeRate: 0.062,
            },
            { item: 'Medicare, employer’s part', source: 'No wage base', roofRate: 0.0145, officeRate: 0.0145 },
            { item: 'Federal unemployment tax', source: 'Tax over yearly wage; base is $7,000' },
            { item: 'State unemployment tax', source: 'Your rate notice; tax over yearly wage' },
            { item: 'Workers’ compensation', source: 'Policy rate per $100 by class, with your modifier' },
            { item: 'Liability insurance on payroll', source: 'Policy audit' },
            { item: 'State paid leave or disability', source: 'Employer’s part, if any' },
            { item: 'Paid time off and holidays', source: 'Paid hours not worked over hours worked' },
            { item: 'Retirement match', source: 'Plan' },
          ],
          { blankRows: 1 },
        ),
        d.fields(
          2,
          d.calculated('burden.roof', 'Burden, roof', 'percent', d.sum('burden', 'roofRate'), { decimals: 2 }),
          d.calculated('burden.office', 'Burden, office', 'percent', d.sum('burden', 'officeRate'), { decimals: 2 }),
        ),
        d.section('Cost by the hour', 'Benefits and overhead by the hour'),
        d.table(
          'hourly',
          'Cost by the hour',
          [
            d.column('item', 'Item', 'text', { width: 3.4 }),
            d.column('year', 'Cost a year', 'currency', { width: 1.6 }),
            d.column('hours', 'Hours a year', 'number', { width: 1.4, decimals: 0 }),
            d.column('hour', 'An hour', 'currency', {
              width: 1.4,
              formula: d.round(d.div(d.cell('year'), d.cell('hours'))),
            }),
          ],
          [
            { item: 'Health insurance, employer’s part' },
            { item: 'Training, cards and medical checks' },
            { item: 'Protective equipment and small tools' },
            { item: 'Trucks and fuel, if not priced by job' },
            { item: 'Office overhead, if it rides on labor' },
          ],
          { totals: [d.total('hourly.total', 'Added to each hour', d.sum('hourly', 'hour'), { strong: true })] },
        ),
        d.note(
          'Count overhead once',
          'Overhead goes on labor hours or into the markup of the estimate, never into both.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
