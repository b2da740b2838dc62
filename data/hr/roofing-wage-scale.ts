import { hrDocument, notLegalAdvice } from './template'
import {
  add,
  calculated,
  cell,
  column,
  div,
  fields,
  mul,
  note,
  own,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  when,
} from '@/lib/documents/author'

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
  ['Foreman', 'Runs the job, safety and customer on site, closes the day’s papers', 'Roof'],
  ['Superintendent', 'Several crews, schedule, quality and permits', 'Roof'],
  ['Office assistant', 'Phones, permits, filing, first line of billing', 'Office'],
  ['Office manager', 'Billing, payroll, insurance and licenses', 'Office'],
]

const burdenOf = (column: 'roof' | 'office') => ref(`burden.${column}`)

export const roofingWageScale = hrDocument('Compensation & Benefits', 'Excel', {
  name: 'Roofing Wage Scale',
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
      text: 'A growing number of states want the pay range in the posting or told to the applicant, among them California, Colorado, Illinois, New York and Washington. Here you have a range you really pay. You may not forbid employees to talk about pay.',
      cite: 'Cal. Lab. Code 432.3; C.R.S. 8-5-201; 820 ILCS 112/10; N.Y. Lab. Law 194-b; RCW 49.58.110; 29 U.S.C. 157',
    },
    {
      title: 'Loaded cost, as the estimator needs it',
      text: 'Loaded rate is wage times one plus burden, plus what is paid by the hour, plus overhead per hour. Workers’ compensation for roofing is often the largest line; your carrier’s rate per $100 of payroll goes in as a percentage. Wages above the unemployment-tax base cost less; the yearly rate overstates late in the year, which is the safe side.',
    },
  ],
  subject: 'Pay steps by role with requirements, ranges and loaded cost',
  intro: 'What each step asks, what it pays and what it costs. Enter burden first, then the rates.',
  parts: () => [
    part(
      'Scale',
      [
        section('Wage scale'),
        fields(
          3,
          own('scale.year', 'In force from', 'date'),
          own('scale.market', 'Market looked at'),
          own('scale.minimumWage', 'Minimum wage that applies', 'currency'),
        ),
        table(
          'step',
          'Steps and rates',
          [
            column('role', 'Step', 'text', { width: 2.3 }),
            column('asks', 'What it asks', 'text', { width: 4.2 }),
            column('group', 'Class', 'select', { width: 0.9, options: ['Roof', 'Office'] }),
            column('low', 'Low', 'currency', { width: 1.1 }),
            column('high', 'High', 'currency', { width: 1.1 }),
            column('middle', 'Middle', 'currency', {
              width: 1.1,
              formula: round(div(add(cell('low'), cell('high')), 2)),
            }),
            column('raise', 'Over last step', 'percent', { width: 1.1, decimals: 1 }),
            column('loaded', 'Loaded cost', 'currency', { width: 1.2 }),
          ],
          steps.map(([role, asks, group], index) => ({
            role,
            asks,
            group,
            raise:
              index === 0 || group !== steps[index - 1]![2]
                ? null
                : div(sub(cell('middle'), ref(`step.${index}.middle`)), ref(`step.${index}.middle`)),
            loaded: round(
              add(
                mul(cell('middle'), add(1, burdenOf(group === 'Roof' ? 'roof' : 'office'))),
                mul(ref('hourly.total'), when(cell('middle'), '>', 0, 1, 0)),
              ),
            ),
          })),
        ),
        note(
          'Reading the scale',
          'Middle is halfway between low and high. Loaded cost is the middle rate with burden, hourly benefits and overhead from the Burden sheet. Piece rates should earn a good installer at least the middle of the step in a normal week.',
        ),
        notLegalAdvice('29 U.S.C. 206', '26 U.S.C. 3111, 3301, 3306', '29 CFR 1620', '29 CFR 516.2'),
      ],
      { landscape: true },
    ),
    part(
      'Burden',
      [
        section('Burden on each dollar of wage', 'Payroll taxes and insurance as a share of wages'),
        table(
          'burden',
          'Burden as a share of wages',
          [
            column('item', 'Item', 'text', { width: 3.4 }),
            column('source', 'Where you find it', 'text', { width: 3.6 }),
            column('roofRate', 'Roof', 'percent', { decimals: 2 }),
            column('officeRate', 'Office', 'percent', { decimals: 2 }),
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
        fields(
          2,
          calculated('burden.roof', 'Burden, roof', 'percent', sum('burden', 'roofRate'), { decimals: 2 }),
          calculated('burden.office', 'Burden, office', 'percent', sum('burden', 'officeRate'), { decimals: 2 }),
        ),
        section('Cost by the hour', 'Benefits and overhead by the hour'),
        table(
          'hourly',
          'Cost by the hour',
          [
            column('item', 'Item', 'text', { width: 3.4 }),
            column('year', 'Cost a year', 'currency', { width: 1.6 }),
            column('hours', 'Hours a year', 'number', { width: 1.4, decimals: 0 }),
            column('hour', 'An hour', 'currency', { width: 1.4, formula: round(div(cell('year'), cell('hours'))) }),
          ],
          [
            { item: 'Health insurance, employer’s part' },
            { item: 'Training, cards and medical checks' },
            { item: 'Protective equipment and small tools' },
            { item: 'Trucks and fuel, if not priced by job' },
            { item: 'Office overhead, if it rides on labor' },
          ],
          { totals: [total('hourly.total', 'Added to each hour', sum('hourly', 'hour'), { strong: true })] },
        ),
        note(
          'Count overhead once',
          'Overhead goes on labor hours or into the markup of the estimate, never into both.',
        ),
      ],
      { audience: 'office' },
    ),
  ],
})
