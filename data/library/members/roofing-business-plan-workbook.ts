import { defineTemplate } from '@/data/shared/define-template'
import { shortMonths } from '@/data/shared/calendar'
import { onceFilled, overRows, whenPositive, zeroIfBlank } from '@/data/shared/guards'
import * as d from '@/lib/documents/author'

const jobTypes = [
  'Shingle roofs',
  'Metal roofs',
  'Low-slope roofs',
  'Coatings',
  'Repairs, leaks',
  'Maintenance',
  'Gutters, extras',
] as const

const whole = { decimals: 0 }

/* ---------------------------------------------------------------- goal, overhead, jobs */

/** What each dollar sold leaves for overhead and profit: the mix's gross margin less what is paid on sales. */
const kept = d.sub('mix.margin', zeroIfBlank('goal.commission'))
const overheadAndProfit = onceFilled('overhead.year', onceFilled('goal.profit', d.add('overhead.year', 'goal.profit')))

const goalPart = d.part(
  'Goal',
  [
    d.section('The year', 'Year, owner’s goal and assumptions'),
    d.fields(
      4,
      d.own('goal.year', 'Year'),
      d.own('goal.profit', 'Profit wanted, before tax', 'currency', { hint: 'after your own salary' }),
      d.own('goal.commission', 'Commission, % of sales', 'percent', {
        decimals: 1,
        hint: 'and other costs of selling',
      }),
      d.own('goal.lastSales', 'Sales, last year', 'currency'),
    ),
    d.p(
      'profit comes first, overhead second, and sales are what it takes to cover both. Fill in Overhead and Jobs; the figures below follow.',
      'Backward from profit:',
    ),
    d.fields(
      4,
      d.calculated('need.overhead', 'Overhead for the year', 'currency', d.ref('overhead.year')),
      d.calculated('need.gross', 'Overhead and profit', 'currency', overheadAndProfit),
      d.calculated('need.kept', 'Kept from each dollar sold', 'percent', onceFilled('mix.margin', kept), {
        decimals: 1,
      }),
      d.calculated(
        'need.sales',
        'Sales required',
        'currency',
        onceFilled('need.kept', whenPositive('need.kept', d.round(d.div('need.gross', 'need.kept')))),
      ),
      d.calculated(
        'need.even',
        'Break-even sales',
        'currency',
        whenPositive('need.kept', d.round(d.div('need.overhead', 'need.kept'))),
      ),
      d.calculated(
        'need.growth',
        'Against last year',
        'percent',
        onceFilled('need.sales', d.div(d.sub('need.sales', 'goal.lastSales'), 'goal.lastSales')),
        { decimals: 1 },
      ),
      d.calculated('need.week', 'Sales a week', 'currency', d.round(d.div('need.sales', 52))),
      d.calculated('need.estimates', 'Estimates a week', 'number', d.round(d.div('mix.estimates', 52), 1), {
        decimals: 1,
      }),
    ),
    d.section('The plan in eight figures', 'Jobs, sales, profit, crews and lowest cash of the plan'),
    d.fields(
      4,
      d.calculated('plan.jobs', 'Jobs', 'number', d.ref('mix.jobs'), whole),
      d.calculated('plan.sales', 'Sales, in whole jobs', 'currency', d.ref('mix.sales')),
      d.calculated('plan.gross', 'Gross profit', 'currency', d.ref('mix.gross')),
      d.calculated(
        'plan.profit',
        'Profit before tax',
        'currency',
        onceFilled(
          'mix.gross',
          onceFilled(
            'overhead.year',
            d.sub('mix.gross', d.add('overhead.year', d.mul('mix.sales', zeroIfBlank('goal.commission')))),
          ),
        ),
      ),
      d.calculated('plan.net', 'Profit, of sales', 'percent', d.div('plan.profit', 'plan.sales'), { decimals: 1 }),
      d.calculated(
        'plan.crews',
        'Crews it takes all year',
        'number',
        d.ceil(d.div('mix.days', d.sum('month', 'each'))),
        whole,
      ),
      d.calculated('plan.short', 'Crew-days short, worst month', 'number', worstMonth(), { decimals: 1 }),
      d.calculated('plan.cash', 'Lowest month-end cash', 'currency', d.ref('cash.lowest')),
    ),
    d.pageBreak,
    d.section('Five things that must happen', 'Five priorities with owner, date and measure'),
    d.table(
      'priority',
      'Five things that must happen',
      [
        d.column('what', 'What', 'text', { width: 4 }),
        d.column('who', 'Who', 'text', { width: 1.4 }),
        d.column('by', 'By', 'date', { width: 1.2 }),
        d.column('measure', 'We know it is done when', 'text', { width: 3 }),
      ],
      [],
      { blankRows: 5, lineNumbers: true },
    ),
    d.section('The plan in words', 'Customers, strengths, limits and risks'),
    d.fields(
      2,
      d.own('plan.customers', 'Who we work for, and where', 'multiline', { lines: 6 }),
      d.own('plan.no', 'Work we turn down this year', 'multiline', { lines: 6 }),
      d.own('plan.strength', 'Why they choose us (what we can prove)', 'multiline', { lines: 6 }),
      d.own('plan.risks', 'What could break the plan, and our answer', 'multiline', { lines: 6 }),
    ),
    d.fields(
      3,
      d.field('company.representative', { label: 'Owner' }),
      d.own('plan.made', 'Made on', 'date'),
      d.own('plan.review', 'Reviewed on', 'date'),
    ),
  ],
  { audience: 'office' },
)

/** How far the crew-days of the tightest month fall short; 0 where every month fits. */
function worstMonth(): d.Expr {
  return d.max(0, ...shortMonths.map((_, index) => d.sub(`month.${index + 1}.need`, `month.${index + 1}.have`)))
}

const overheadRows: readonly d.RowInput[] = [
  'Owner’s salary',
  'Estimators, base pay',
  'Office and bookkeeping',
  'Production manager',
  'Payroll taxes, health, on these',
  'Shop or yard rent, utilities',
  'Phones, software, office supplies',
  'Sales vehicles, fuel, repairs',
  'Tools and shop supplies',
  'Liability and umbrella',
  'Auto and property',
  'Accounting, legal, payroll service',
  'Licenses, bonds, dues',
  'Advertising and leads',
  'Training and safety',
  'Bank and card fees, interest',
  'Depreciation, or truck fund',
  'Bad debts and callbacks',
].map((item) => ({ item }))

const overheadPart = d.part(
  'Overhead',
  [
    d.section('Overhead for the year', 'Overhead by item, monthly and yearly, this year and last'),
    d.p(
      'everything that is paid whether or not a roof is sold this week. Crew wages, burden, material, dump fees and subcontractors are direct cost and stay on Jobs; commissions are on Goal. Include your own salary: what you would pay someone to do your work. Without it, every roof is underpriced by that much.',
      'What belongs here:',
    ),
    d.table(
      'overhead',
      'Overhead for the year',
      [
        d.column('item', 'Item', 'text', { width: 3.2 }),
        d.column('month', 'Each month', 'currency', { width: 1.3 }),
        d.column('once', 'Once a year', 'currency', { width: 1.3 }),
        d.column('year', 'This year', 'currency', {
          width: 1.4,
          formula: d.add(d.mul(12, d.cell('month')), d.cell('once')),
        }),
        d.column('last', 'Last year', 'currency', { width: 1.4 }),
        d.column('more', 'More or less', 'currency', {
          width: 1.3,
          formula: onceFilled(d.cell('last'), d.sub(d.cell('year'), d.cell('last'))),
        }),
      ],
      overheadRows,
      {
        blankRows: 2,
        totals: [
          d.total('overhead.last', 'Last year', d.sum('overhead', 'last')),
          d.total('overhead.year', 'Overhead this year', d.sum('overhead', 'year'), { strong: true }),
          d.total('overhead.month', 'A month', d.round(d.div('overhead.year', 12))),
        ],
      },
    ),
  ],
  { audience: 'office' },
)

/** Whole jobs that the share of the sales needed takes. */
const jobsNeeded = d.ceil(d.div(d.mul('need.sales', d.cell('share')), d.cell('price')))

const jobsPart = d.part(
  'Jobs',
  [
    d.section('Jobs by type', 'Mix, average price and cost, jobs, estimates and crew-days by type of work'),
    d.p(
      'share of sales, average price and average direct cost from your last twenty jobs of each type, crew-days, and how many estimates become jobs. Leave types you do not do blank.',
      'Fill in:',
    ),
    d.table(
      'mix',
      'Jobs by type',
      [
        d.column('type', 'Type of work', 'text', { width: 2.6 }),
        d.column('share', 'Share of sales', 'percent', { width: 1, decimals: 1 }),
        d.column('price', 'Average price', 'currency', { width: 1.3 }),
        d.column('cost', 'Direct cost', 'currency', { width: 1.3 }),
        d.column('margin', 'Margin', 'percent', {
          width: 0.9,
          decimals: 1,
          formula: onceFilled(d.cell('cost'), d.div(d.sub(d.cell('price'), d.cell('cost')), d.cell('price'))),
        }),
        d.column('close', 'Estimates that sell', 'percent', { width: 1.1, decimals: 0 }),
        d.column('days', 'Crew-days each', 'number', { width: 1, decimals: 2 }),
        d.column('jobs', 'Jobs', 'number', { width: 0.8, decimals: 0, formula: jobsNeeded }),
        d.column('sales', 'Sales', 'currency', { width: 1.5, formula: d.mul(d.cell('jobs'), d.cell('price')) }),
        d.column('gross', 'Gross profit', 'currency', {
          width: 1.4,
          formula: d.mul(d.cell('jobs'), onceFilled(d.cell('cost'), d.sub(d.cell('price'), d.cell('cost')))),
        }),
        d.column('estimates', 'Estimates', 'number', {
          width: 1,
          decimals: 0,
          formula: d.ceil(d.div(d.cell('jobs'), d.cell('close'))),
        }),
        d.column('all', 'Crew-days', 'number', {
          width: 1,
          decimals: 1,
          formula: d.mul(d.cell('jobs'), d.cell('days')),
        }),
      ],
      jobTypes.map((type) => ({ type })),
      { blankRows: 1 },
    ),
    d.fields(
      4,
      d.calculated('mix.share', 'Shares: must total 100%', 'percent', d.sum('mix', 'share'), { decimals: 1 }),
      d.calculated('mix.margin', 'Margin of the mix', 'percent', mixMargin(), { decimals: 1 }),
      d.calculated('mix.jobs', 'Jobs', 'number', d.sum('mix', 'jobs'), whole),
      d.calculated('mix.sales', 'Sales', 'currency', d.sum('mix', 'sales')),
      d.calculated('mix.gross', 'Gross profit', 'currency', d.sum('mix', 'gross')),
      d.calculated('mix.estimates', 'Estimates to write', 'number', d.sum('mix', 'estimates'), whole),
      d.calculated('mix.days', 'Crew-days', 'number', d.sum('mix', 'all'), { decimals: 1 }),
      d.calculated('mix.average', 'Average job', 'currency', d.round(d.div('mix.sales', 'mix.jobs'))),
    ),
    d.p(
      'they look small here but matter. They carry the best margin, find the next roof to replace, and keep a crew paid in February.',
      'Repairs and maintenance:',
    ),
  ],
  { audience: 'office', landscape: true },
)

/** Σ share × margin over the types of work. */
function mixMargin(): d.Expr {
  return overRows('mix', jobTypes.length + 1, (row) => d.mul(`${row}.share`, `${row}.margin`))
}

/* ---------------------------------------------------------------- crews and price */

const crewsPart = d.part(
  'Crews',
  [
    d.section('Crews and production days', 'Days each crew can work, crew-days needed and available by month'),
    d.p(
      'workdays less rain, frost, heat, holidays and training are the days a crew can produce. The year’s work follows those days unless you enter your own share for all twelve months.',
      'Fill in:',
    ),
    d.table(
      'month',
      'Crews and production days',
      [
        d.column('month', 'Month', 'text', { fixed: true, width: 1 }),
        d.column('work', 'Workdays (typical)', 'number', { width: 1.1, decimals: 0 }),
        d.column('lost', 'Days lost to weather', 'number', { width: 1.2, decimals: 1 }),
        d.column('off', 'Holidays, training', 'number', { width: 1.2, decimals: 1 }),
        d.column('each', 'Days a crew', 'number', {
          width: 1,
          decimals: 1,
          formula: d.max(0, d.sub(d.cell('work'), d.add(zeroIfBlank(d.cell('lost')), zeroIfBlank(d.cell('off'))))),
        }),
        d.column('crews', 'Crews', 'number', { width: 0.9, decimals: 1 }),
        d.column('have', 'Crew-days we have', 'number', {
          width: 1.2,
          decimals: 1,
          formula: d.mul(d.cell('each'), d.cell('crews')),
        }),
        d.column('own', 'Own share', 'percent', { width: 1, decimals: 1 }),
        d.column('share', 'Share of the year', 'percent', {
          width: 1.1,
          decimals: 1,
          formula: d.orElse(d.cell('own'), d.div(d.cell('have'), d.ref('month.have'))),
        }),
        d.column('need', 'Crew-days needed', 'number', {
          width: 1.2,
          decimals: 1,
          formula: d.mul(d.ref('mix.days'), d.cell('share')),
        }),
        d.column('spare', 'Spare or short', 'number', {
          width: 1.1,
          decimals: 1,
          formula: onceFilled(d.cell('need'), d.sub(d.cell('have'), d.cell('need'))),
        }),
      ],
      shortMonths.map((month) => ({ month, work: 21 })),
    ),
    d.fields(
      4,
      d.calculated('month.each', 'Production days of a crew', 'number', d.sum('month', 'each'), { decimals: 1 }),
      d.calculated('month.have', 'Crew-days we have', 'number', d.sum('month', 'have'), { decimals: 1 }),
      d.calculated('month.spare', 'Spare or short, all year', 'number', d.sum('month', 'spare'), { decimals: 1 }),
      d.calculated('month.share', 'Shares: must total 100%', 'percent', d.sum('month', 'share'), { decimals: 1 }),
    ),
  ],
  { audience: 'office', landscape: true },
)

const netGross = d.sub(
  onceFilled(d.cell('cost', 'mix'), d.sub(d.cell('price', 'mix'), d.cell('cost', 'mix'))),
  d.mul(d.cell('price', 'mix'), zeroIfBlank('goal.commission')),
)

const pricePart = d.part(
  'Price',
  [
    d.section('What a crew-day has to bring in', 'Cost of a crew-day, overhead and profit on it'),
    d.fields(
      4,
      d.own('crew.people', 'People in a crew', 'number', { decimals: 1 }),
      d.own('crew.hours', 'Paid hours a day', 'number', { decimals: 1 }),
      d.own('crew.wage', 'Average wage an hour', 'currency'),
      d.own('crew.burden', 'Burden on wages', 'percent', { decimals: 1 }),
      d.own('crew.truck', 'Truck and equipment a day', 'currency'),
      d.calculated(
        'crew.cost',
        'A crew-day costs',
        'currency',
        onceFilled(
          'crew.wage',
          d.round(
            d.add(
              d.mul('crew.people', 'crew.hours', 'crew.wage', d.add(1, zeroIfBlank('crew.burden'))),
              zeroIfBlank('crew.truck'),
            ),
          ),
        ),
      ),
      d.calculated('crew.carry', 'Overhead and profit on it', 'currency', d.round(d.div('need.gross', 'mix.days'))),
      d.calculated(
        'crew.bring',
        'To bring in, less material',
        'currency',
        onceFilled('crew.cost', onceFilled('crew.carry', d.add('crew.cost', 'crew.carry'))),
      ),
    ),
    d.section(
      'Which work pays for its crew-days',
      'Profit by crew-day for each type of work, and the price that pays it',
    ),
    d.p(
      'gross profit less commission, by crew-day. Line numbers match Jobs. A type below the line is carried by the others; the last column is the average price at which it pays its own way.',
      'Read:',
    ),
    d.table(
      'test',
      'Which work pays for its crew-days',
      [
        d.column('type', 'Type of work', 'text', { width: 2.6 }),
        d.column('each', 'Left from a job', 'currency', { width: 1.4, formula: netGross }),
        d.column('daily', 'A crew-day earns', 'currency', {
          width: 1.4,
          formula: d.round(d.div(d.cell('each'), d.cell('days', 'mix'))),
        }),
        d.column('over', 'Above or below', 'currency', {
          width: 1.4,
          formula: onceFilled(d.cell('daily'), onceFilled('crew.carry', d.sub(d.cell('daily'), d.ref('crew.carry')))),
        }),
        d.column('price', 'Price that pays its way', 'currency', {
          width: 1.4,
          formula: d.round(
            d.div(
              onceFilled(
                d.cell('cost', 'mix'),
                d.add(d.cell('cost', 'mix'), d.mul(d.cell('days', 'mix'), d.ref('crew.carry'))),
              ),
              d.sub(1, zeroIfBlank('goal.commission')),
            ),
          ),
        }),
        d.column('act', 'What we do about it', 'text', { width: 3.6 }),
      ],
      jobTypes.map((type) => ({ type })),
      { blankRows: 1, lineNumbers: true },
    ),
    d.note(
      'Why by crew-day and not by percent',
      'Crew-days are what you run out of first. A job at 45% margin that ties up a crew for two weeks can earn less than one at 30% that is done in three days. Raise the price of the first, or sell fewer of it.',
    ),
    d.section('How to close a gap in crew-days'),
    d.bullets(
      'Short in two months and spare in ten: charge more then, or move start dates before you hire.',
      'Short in six months: you need another crew. Hire and train it in the two months before.',
      'Spare in winter: repairs, maintenance visits, low-slope work on dry days, training.',
      'One day a month saved from late material and missing permits is worth more than a faster crew.',
    ),
  ],
  { audience: 'office' },
)

/* ---------------------------------------------------------------- cash and scoreboard */

const monthOf = (table: string, index: number, key: string) => `${table}.${index + 1}.${key}`
const later = d.sub(1, zeroIfBlank('cash.same'))
const third = d.sub(later, zeroIfBlank('cash.next'))

/** Money in from the month's own sales, from the month before, from two months before, and from last year's invoices. */
function collected(index: number): d.Expr {
  const parts = [d.mul(d.cell('sales'), zeroIfBlank('cash.same'))]
  if (index >= 1) parts.push(d.mul(monthOf('cash', index - 1, 'sales'), zeroIfBlank('cash.next')))
  if (index >= 2) parts.push(d.mul(monthOf('cash', index - 2, 'sales'), third))
  if (index === 0) parts.push(zeroIfBlank('cash.open1'))
  if (index === 1) parts.push(zeroIfBlank('cash.open2'))
  return onceFilled(d.cell('sales'), d.add(...parts))
}

/** Direct cost of a month's work, and what of it is paid in the month and in the next. */
const directOf = (index: number): d.Expr =>
  d.mul(`${monthOf('cash', index, 'sales')}`, d.sub(1, d.div('plan.gross', 'plan.sales')))
function directPaid(index: number): d.Expr {
  const before =
    index === 0 ? zeroIfBlank('cash.bills') : d.mul(directOf(index - 1), d.sub(1, zeroIfBlank('cash.costs')))
  return d.add(d.mul(directOf(index), zeroIfBlank('cash.costs')), before)
}

const closing = (index: number): d.Expr =>
  onceFilled(
    d.cell('in'),
    d.sub(
      d.add(
        index ? d.ref(monthOf('cash', index - 1, 'close')) : zeroIfBlank('cash.start'),
        d.cell('in'),
        zeroIfBlank(d.cell('more')),
      ),
      d.add(d.cell('direct'), d.cell('sell'), zeroIfBlank(d.cell('overhead')), zeroIfBlank(d.cell('out'))),
    ),
  )

const cashRows = shortMonths.map((month, index): d.RowInput => ({
  month,
  sales: d.mul('plan.sales', monthOf('month', index, 'share')),
  in: collected(index),
  direct: onceFilled(d.cell('sales'), directPaid(index)),
  sell: d.mul(d.cell('sales'), zeroIfBlank('goal.commission')),
  overhead: d.div('overhead.year', 12),
  close: closing(index),
}))

const receivable = d.add(d.mul('cash.12.sales', later), d.mul('cash.11.sales', third))
const payable = d.mul(directOf(11), d.sub(1, zeroIfBlank('cash.costs')))
/** Profit and cash must tell one story: cash moved = profit + receivables collected + bills unpaid + other in and out. */
const yearProfit = d.sub(
  d.mul(d.sum('cash', 'sales'), d.div('plan.gross', 'plan.sales')),
  d.add(d.sum('cash', 'sell'), d.sum('cash', 'overhead')),
)
const explained = d.add(
  zeroIfBlank('cash.start'),
  yearProfit,
  d.sub(d.add(zeroIfBlank('cash.open1'), zeroIfBlank('cash.open2')), receivable),
  d.sub(payable, zeroIfBlank('cash.bills')),
  d.sub(zeroIfBlank(d.sum('cash', 'more')), zeroIfBlank(d.sum('cash', 'out'))),
)

const cashPart = d.part(
  'Cash',
  [
    d.section('How money moves', 'Collection, payment and opening balances'),
    d.fields(
      4,
      d.own('cash.start', 'Cash on January 1', 'currency'),
      d.own('cash.same', 'Paid to us in the month', 'percent', { decimals: 0, hint: 'deposits and completions' }),
      d.own('cash.next', 'One month later', 'percent', { decimals: 0, hint: 'the rest: two months later' }),
      d.own('cash.costs', 'Costs we pay in the month', 'percent', { decimals: 0, hint: 'the rest: one month later' }),
      d.own('cash.open1', 'Last year’s invoices, due Jan', 'currency'),
      d.own('cash.open2', 'Last year’s invoices, due Feb', 'currency'),
      d.own('cash.bills', 'Last year’s bills, due Jan', 'currency'),
      d.own('cash.cushion', 'Minimum cash we keep', 'currency', { hint: 'a month of payroll' }),
    ),
    d.section('Cash by month', 'Money in, money out and month-end cash for twelve months'),
    d.table(
      'cash',
      'Cash by month',
      [
        d.column('month', 'Month', 'text', { fixed: true, width: 0.8 }),
        d.column('sales', 'Work done', 'currency', { width: 1.3 }),
        d.column('in', 'Collected', 'currency', { width: 1.3 }),
        d.column('more', 'Other in: loans', 'currency', { width: 1.2 }),
        d.column('direct', 'Crews, material', 'currency', { width: 1.3 }),
        d.column('sell', 'Commission', 'currency', { width: 1.2 }),
        d.column('overhead', 'Overhead', 'currency', { width: 1.2 }),
        d.column('out', 'Taxes, draws, trucks', 'currency', { width: 1.3 }),
        d.column('close', 'Month-end cash', 'currency', { width: 1.4 }),
      ],
      cashRows,
    ),
    d.pageBreak,
    d.section('What the year needs', 'Lowest cash, credit line, receivables and the check'),
    d.fields(
      4,
      d.calculated(
        'cash.lowest',
        'Lowest month-end cash',
        'currency',
        d.min(...shortMonths.map((_, index) => d.ref(monthOf('cash', index, 'close')))),
      ),
      d.calculated(
        'cash.line',
        'Credit line to arrange',
        'currency',
        onceFilled('cash.lowest', d.max(0, d.sub(zeroIfBlank('cash.cushion'), 'cash.lowest'))),
      ),
      d.calculated('cash.owed', 'Owed to us, December 31', 'currency', receivable),
      d.calculated(
        'cash.check',
        'Cash explained: $0.00',
        'currency',
        onceFilled('cash.12.close', d.round(d.sub('cash.12.close', explained))),
      ),
    ),
    d.section('If the low month is too low', 'Ways to lift the lowest month'),
    d.bullets(
      'Bill the day the job is done, and have the foreman bring in the signed completion form instead of waiting for the mail.',
      'Ask for a progress payment at dry-in on jobs longer than a week, within your state’s limit on advance payments.',
      'Move the truck, the bonus and the draw to the month after the low one. Taxes stay where they are.',
      'Ask the supplier for 60-day terms on winter orders before you ask the bank for a loan.',
      'Call on every invoice past 30 days, starting with the largest. Watch notice and lien dates while you wait.',
      'Draw the credit line for work that is sold and will be collected; never for overhead.',
    ),
    d.note(
      'Growth eats cash',
      'You pay first for every extra dollar sold on terms. Arrange the credit line in your best month, not your worst: banks lend on the figures you have, not the ones you need. Depreciation is in overhead as the money for the next truck; if you enter the truck itself here, leave depreciation out there.',
    ),
  ],
  { audience: 'office', landscape: true },
)

const quarters = ['January–March', 'April–June', 'July–September', 'October–December'] as const
const ofQuarter = (quarter: number, key: string): d.Expr =>
  d.add(...[0, 1, 2].map((step) => d.ref(monthOf('cash', quarter * 3 + step, key))))

const scorePart = d.part(
  'Quarters',
  [
    d.section('Plan and actual', 'Sales, gross profit, overhead and profit by quarter, plan and actual'),
    d.table(
      'score',
      'Plan and actual',
      [
        d.column('quarter', 'Quarter', 'text', { fixed: true, width: 1.8 }),
        d.column('sales', 'Sales, plan', 'currency', { width: 1.4 }),
        d.column('actual', 'Sales, actual', 'currency', { width: 1.4 }),
        d.column('gross', 'Gross, plan', 'currency', {
          width: 1.3,
          formula: d.mul(d.cell('sales'), d.div('plan.gross', 'plan.sales')),
        }),
        d.column('grossActual', 'Gross, actual', 'currency', { width: 1.3 }),
        d.column('margin', 'Margin, actual', 'percent', {
          width: 1,
          decimals: 1,
          formula: d.div(d.cell('grossActual'), d.cell('actual')),
        }),
        d.column('planSpent', 'Overhead, selling, plan', 'currency', { width: 1.3 }),
        d.column('spent', 'Overhead, selling, actual', 'currency', { width: 1.3 }),
        d.column('profit', 'Profit, plan', 'currency', {
          width: 1.3,
          formula: onceFilled(d.cell('gross'), d.sub(d.cell('gross'), d.cell('planSpent'))),
        }),
        d.column('profitActual', 'Profit, actual', 'currency', {
          width: 1.3,
          formula: onceFilled(d.cell('grossActual'), d.sub(d.cell('grossActual'), d.cell('spent'))),
        }),
      ],
      quarters.map((quarter, index) => ({
        quarter,
        sales: ofQuarter(index, 'sales'),
        planSpent: d.add(ofQuarter(index, 'sell'), ofQuarter(index, 'overhead')),
      })),
    ),
    d.fields(
      4,
      d.calculated('score.sales', 'Sales so far', 'currency', d.sum('score', 'actual')),
      d.calculated('score.gross', 'Gross profit so far', 'currency', d.sum('score', 'grossActual')),
      d.calculated('score.profit', 'Profit so far', 'currency', d.sum('score', 'profitActual')),
      d.calculated(
        'score.goal',
        'Profit still to earn',
        'currency',
        onceFilled('goal.profit', d.sub('goal.profit', zeroIfBlank('score.profit'))),
      ),
    ),
    d.section('The meeting, one hour a quarter', 'Agenda and decisions of the quarterly meeting'),
    d.bullets(
      'Sales: too few estimates, too few sold, or too low a price? Only one of the three is the cause.',
      'Margin: which type of work fell below its figure on Price, and was the cause hours, material or the bid?',
      'Overhead: what is new since last quarter, and what would you not miss if you dropped it?',
      'Crews: days lost by cause. Weather is in the plan; waiting for material is not.',
      'Cash: who owes us, who is past 30 days, and which month is the next low.',
    ),
    d.table(
      'decision',
      'Decisions',
      [
        d.column('quarter', 'Quarter', 'select', { width: 1, options: ['Q1', 'Q2', 'Q3', 'Q4'] }),
        d.column('what', 'What we change', 'text', { width: 4.5 }),
        d.column('who', 'Who', 'text', { width: 1.4 }),
        d.column('by', 'By', 'date', { width: 1.2 }),
        d.column('result', 'Result', 'text', { width: 3 }),
      ],
      [],
      { blankRows: 5 },
    ),
  ],
  { audience: 'office', landscape: true },
)

export const roofingBusinessPlanWorkbook = defineTemplate('member', {
  name: 'Roofing Business Plan Workbook',
  formats: ['PDF', 'Excel'],
  description:
    'A year planned backward from the profit you want: overhead, jobs by type, crews and days, price by crew-day, cash by month.',
  tags: [
    'business plan',
    'profit planning',
    'overhead',
    'break-even',
    'crew-days',
    'production capacity',
    'cash flow',
    'annual budget',
    'pricing',
  ],
  fullDescription: [
    'Most plans start with last year’s sales and add ten percent. This one starts with the profit you want to take out of the year, adds the overhead the company really has, and works backward: how much you have to sell at your margins, how many jobs of each type, how many estimates, how many crew-days, and whether the months and the crews allow it.',
    'Two sheets do what consultants are paid for. Price compares each type of work by what a crew-day earns after commission, and gives the price at which it carries its share. Cash follows the money month by month, using your own collection pattern, and shows the credit line you need before the low month comes.',
    'Everything is linked: change a margin, and sales, jobs, crews and cash move with it. A check line proves that profit and cash agree.',
  ],
  howToUse: [
    'Have last year’s profit-and-loss statement and twenty recent job costs at hand; set aside two quiet hours.',
    'Fill in Goal (profit wanted), Overhead and Jobs. Shares on Jobs add up to 100%.',
    'Fill in weather days and crews by month, and check which months are short.',
    'Read Price: decide for each type of work below the line whether to raise it, speed it up or stop it.',
    'Fill in Cash with how your customers really pay, then arrange the credit line it shows.',
    'Write the five priorities last. Open the workbook again each quarter and fill in Quarters.',
  ],
  expertGuide: [
    {
      title: 'The arithmetic, with whole numbers',
      text: 'Overhead of $420,000 plus profit of $180,000 is $600,000. A mix with a 33.5% margin, less 3.5% commission, keeps 30 cents of each dollar, so it takes $2,000,000 in sales; break-even is $1,400,000. At 70% shingle jobs of $16,000 and 30% low-slope jobs of $40,000, that is 88 and 15 jobs, $2,008,000 in sales and $182,520 profit, because jobs come whole.',
    },
    {
      title: 'One point of margin is worth three of sales',
      text: 'In that example, one more point of margin on the same sales is $20,000 of profit. To earn the same $20,000 by volume takes $66,667 more in sales, with the crews, trucks and receivables that go with it. Price and waste come before growth.',
    },
    {
      title: 'Production days are fewer than you think',
      text: 'Twenty-one workdays a month make 252 a year. Take off rain, wind, frost, holidays, training and the morning without material, and many companies have 180 to 200 left. Overhead and profit are earned on those days only; a plan based on 252 misses its goal by a quarter with everyone working hard.',
    },
    {
      title: 'Profit is not cash',
      text: 'A growing year can end with a record profit and an empty account: the money is in receivables, trucks and taxes. Estimated federal tax falls due in April, June, September and January, and often meets the low month. Enter it under taxes, draws and trucks.',
      cite: '26 U.S.C. 6654(c)',
    },
    {
      title: 'Deposits are not yours yet',
      text: 'Some states cap a down payment or require it to be held in trust until the work is done. If your cash plan works only by spending next month’s deposits, the plan does not work.',
      cite: 'Cal. Bus. & Prof. Code 7159.5; C.R.S. 6-22-103 to -105',
    },
  ],
  pages: { main: 9 },
  subject: 'One year planned backward from profit, with crews, prices and cash',
  intro:
    'Start with the profit and end with the month when cash is lowest. Fill in the sheets in order; the goal sheet shows the result.',
  keywords: ['business plan', 'profit', 'capacity', 'cash flow'],
  parts: () => [goalPart, overheadPart, jobsPart, crewsPart, pricePart, cashPart, scorePart],
})
