import { onceFilled } from '@/data/parts/estimate'
import { overRows, whenPositive, zeroIfBlank } from '@/data/invoicing/parts/guards'
import {
  add,
  bullets,
  calculated,
  cell,
  ceil,
  column,
  div,
  documentModel,
  field,
  fields,
  max,
  min,
  mul,
  note,
  orElse,
  own,
  p,
  pageBreak,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
  type Expr,
  type RowInput,
} from '@/lib/documents/author'
import { memberWorkbook } from './template'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
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
const kept = sub('mix.margin', zeroIfBlank('goal.commission'))
const overheadAndProfit = onceFilled('overhead.year', onceFilled('goal.profit', add('overhead.year', 'goal.profit')))

const goalPart = part(
  'Goal',
  [
    section('The year', 'Year, owner’s goal and what has to be true'),
    fields(
      4,
      own('goal.year', 'Year'),
      own('goal.profit', 'Profit wanted, before tax', 'currency', { hint: 'after your own salary' }),
      own('goal.commission', 'Commission, % of sales', 'percent', { decimals: 1, hint: 'and other costs of selling' }),
      own('goal.lastSales', 'Sales, last year', 'currency'),
    ),
    p(
      'profit comes first, overhead second, and sales are what both require. Fill in Overhead and Jobs; the figures below follow.',
      'Backward from profit:',
    ),
    fields(
      4,
      calculated('need.overhead', 'Overhead of the year', 'currency', ref('overhead.year')),
      calculated('need.gross', 'Overhead and profit', 'currency', overheadAndProfit),
      calculated('need.kept', 'Kept of each dollar sold', 'percent', onceFilled('mix.margin', kept), { decimals: 1 }),
      calculated(
        'need.sales',
        'Sales this takes',
        'currency',
        onceFilled('need.kept', whenPositive('need.kept', round(div('need.gross', 'need.kept')))),
      ),
      calculated(
        'need.even',
        'Break-even sales',
        'currency',
        whenPositive('need.kept', round(div('need.overhead', 'need.kept'))),
      ),
      calculated(
        'need.growth',
        'Against last year',
        'percent',
        onceFilled('need.sales', div(sub('need.sales', 'goal.lastSales'), 'goal.lastSales')),
        { decimals: 1 },
      ),
      calculated('need.week', 'Sales a week', 'currency', round(div('need.sales', 52))),
      calculated('need.estimates', 'Estimates a week', 'number', round(div('mix.estimates', 52), 1), { decimals: 1 }),
    ),
    section('The plan in eight figures', 'Jobs, sales, profit, crews and lowest cash of the plan'),
    fields(
      4,
      calculated('plan.jobs', 'Jobs', 'number', ref('mix.jobs'), whole),
      calculated('plan.sales', 'Sales, in whole jobs', 'currency', ref('mix.sales')),
      calculated('plan.gross', 'Gross profit', 'currency', ref('mix.gross')),
      calculated(
        'plan.profit',
        'Profit before tax',
        'currency',
        onceFilled(
          'mix.gross',
          onceFilled(
            'overhead.year',
            sub('mix.gross', add('overhead.year', mul('mix.sales', zeroIfBlank('goal.commission')))),
          ),
        ),
      ),
      calculated('plan.net', 'Profit, of sales', 'percent', div('plan.profit', 'plan.sales'), { decimals: 1 }),
      calculated('plan.crews', 'Crews it takes all year', 'number', ceil(div('mix.days', sum('month', 'each'))), whole),
      calculated('plan.short', 'Crew-days short, worst month', 'number', worstMonth(), { decimals: 1 }),
      calculated('plan.cash', 'Lowest month-end cash', 'currency', ref('cash.lowest')),
    ),
    pageBreak,
    section('Five things that must happen', 'Five priorities with owner, date and measure'),
    table(
      'priority',
      'Five things that must happen',
      [
        column('what', 'What', 'text', { width: 4 }),
        column('who', 'Who', 'text', { width: 1.4 }),
        column('by', 'By', 'date', { width: 1.2 }),
        column('measure', 'We know it is done when', 'text', { width: 3 }),
      ],
      [],
      { blankRows: 5, lineNumbers: true },
    ),
    section('The plan in words', 'Customers, strengths, limits and risks'),
    fields(
      2,
      own('plan.customers', 'Whom we work for, and where', 'multiline', { lines: 6 }),
      own('plan.no', 'Work we turn down this year', 'multiline', { lines: 6 }),
      own('plan.strength', 'Why they choose us (what we can prove)', 'multiline', { lines: 6 }),
      own('plan.risks', 'What could break the plan, and our answer', 'multiline', { lines: 6 }),
    ),
    fields(
      3,
      field('company.representative', { label: 'Owner' }),
      own('plan.made', 'Made on', 'date'),
      own('plan.review', 'Reviewed on', 'date'),
    ),
  ],
  { audience: 'office' },
)

/** How far the crew-days of the tightest month fall short; 0 where every month fits. */
function worstMonth(): Expr {
  return max(0, ...months.map((_, index) => sub(`month.${index + 1}.need`, `month.${index + 1}.have`)))
}

const overheadRows: readonly RowInput[] = [
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

const overheadPart = part(
  'Overhead',
  [
    section('Overhead of the year', 'Overhead by item, monthly and yearly, this year and last'),
    p(
      'everything that is paid whether or not a roof is sold this week. Crew wages, burden, material, dump fees and subcontractors are direct cost and stay on Jobs; commissions are on Goal. Put in your own salary: what you would pay someone to do your work. Without it every roof is sold too cheaply by that much.',
      'What belongs here:',
    ),
    table(
      'overhead',
      'Overhead of the year',
      [
        column('item', 'Item', 'text', { width: 3.2 }),
        column('month', 'Each month', 'currency', { width: 1.3 }),
        column('once', 'Once a year', 'currency', { width: 1.3 }),
        column('year', 'This year', 'currency', {
          width: 1.4,
          formula: add(mul(12, cell('month')), cell('once')),
        }),
        column('last', 'Last year', 'currency', { width: 1.4 }),
        column('more', 'More or less', 'currency', {
          width: 1.3,
          formula: onceFilled(cell('last'), sub(cell('year'), cell('last'))),
        }),
      ],
      overheadRows,
      {
        blankRows: 2,
        totals: [
          total('overhead.last', 'Last year', sum('overhead', 'last')),
          total('overhead.year', 'Overhead this year', sum('overhead', 'year'), { strong: true }),
          total('overhead.month', 'A month', round(div('overhead.year', 12))),
        ],
      },
    ),
  ],
  { audience: 'office' },
)

/** Whole jobs that the share of the sales needed takes. */
const jobsNeeded = ceil(div(mul('need.sales', cell('share')), cell('price')))

const jobsPart = part(
  'Jobs',
  [
    section('Jobs by type', 'Mix, average price and cost, jobs, estimates and crew-days by type of work'),
    p(
      'share of sales, average price and average direct cost of your last twenty jobs of the kind, crew-days, and how many estimates become jobs. Leave types you do not do empty.',
      'Fill in:',
    ),
    table(
      'mix',
      'Jobs by type',
      [
        column('type', 'Type of work', 'text', { width: 2.6 }),
        column('share', 'Share of sales', 'percent', { width: 1, decimals: 1 }),
        column('price', 'Average price', 'currency', { width: 1.3 }),
        column('cost', 'Direct cost', 'currency', { width: 1.3 }),
        column('margin', 'Margin', 'percent', {
          width: 0.9,
          decimals: 1,
          formula: onceFilled(cell('cost'), div(sub(cell('price'), cell('cost')), cell('price'))),
        }),
        column('close', 'Estimates that sell', 'percent', { width: 1.1, decimals: 0 }),
        column('days', 'Crew-days each', 'number', { width: 1, decimals: 2 }),
        column('jobs', 'Jobs', 'number', { width: 0.8, decimals: 0, formula: jobsNeeded }),
        column('sales', 'Sales', 'currency', { width: 1.5, formula: mul(cell('jobs'), cell('price')) }),
        column('gross', 'Gross profit', 'currency', {
          width: 1.4,
          formula: mul(cell('jobs'), onceFilled(cell('cost'), sub(cell('price'), cell('cost')))),
        }),
        column('estimates', 'Estimates', 'number', {
          width: 1,
          decimals: 0,
          formula: ceil(div(cell('jobs'), cell('close'))),
        }),
        column('all', 'Crew-days', 'number', { width: 1, decimals: 1, formula: mul(cell('jobs'), cell('days')) }),
      ],
      jobTypes.map((type) => ({ type })),
      { blankRows: 1 },
    ),
    fields(
      4,
      calculated('mix.share', 'Shares: have to be 100%', 'percent', sum('mix', 'share'), { decimals: 1 }),
      calculated('mix.margin', 'Margin of the mix', 'percent', mixMargin(), { decimals: 1 }),
      calculated('mix.jobs', 'Jobs', 'number', sum('mix', 'jobs'), whole),
      calculated('mix.sales', 'Sales', 'currency', sum('mix', 'sales')),
      calculated('mix.gross', 'Gross profit', 'currency', sum('mix', 'gross')),
      calculated('mix.estimates', 'Estimates to write', 'number', sum('mix', 'estimates'), whole),
      calculated('mix.days', 'Crew-days', 'number', sum('mix', 'all'), { decimals: 1 }),
      calculated('mix.average', 'Average job', 'currency', round(div('mix.sales', 'mix.jobs'))),
    ),
    p(
      'they look small here and are not. They carry the best margin, find the next roof to replace, and keep a crew paid in February.',
      'Repairs and maintenance:',
    ),
  ],
  { audience: 'office', landscape: true },
)

/** Σ share × margin over the types of work. */
function mixMargin(): Expr {
  return overRows('mix', jobTypes.length + 1, (row) => mul(`${row}.share`, `${row}.margin`))
}

/* ---------------------------------------------------------------- crews and price */

const crewsPart = part(
  'Crews',
  [
    section('Crews and production days', 'Days each crew can work, crew-days needed and available by month'),
    p(
      'workdays less rain, frost, heat, holidays and training make the days that a crew can produce. The year’s work follows those days unless you enter a share of your own for all twelve months.',
      'Fill in:',
    ),
    table(
      'month',
      'Crews and production days',
      [
        column('month', 'Month', 'text', { fixed: true, width: 1 }),
        column('work', 'Workdays (typical)', 'number', { width: 1.1, decimals: 0 }),
        column('lost', 'Days lost to weather', 'number', { width: 1.2, decimals: 1 }),
        column('off', 'Holidays, training', 'number', { width: 1.2, decimals: 1 }),
        column('each', 'Days a crew', 'number', {
          width: 1,
          decimals: 1,
          formula: max(0, sub(cell('work'), add(zeroIfBlank(cell('lost')), zeroIfBlank(cell('off'))))),
        }),
        column('crews', 'Crews', 'number', { width: 0.9, decimals: 1 }),
        column('have', 'Crew-days we have', 'number', {
          width: 1.2,
          decimals: 1,
          formula: mul(cell('each'), cell('crews')),
        }),
        column('own', 'Own share', 'percent', { width: 1, decimals: 1 }),
        column('share', 'Share of the year', 'percent', {
          width: 1.1,
          decimals: 1,
          formula: orElse(cell('own'), div(cell('have'), ref('month.have'))),
        }),
        column('need', 'Crew-days needed', 'number', {
          width: 1.2,
          decimals: 1,
          formula: mul(ref('mix.days'), cell('share')),
        }),
        column('spare', 'Spare or short', 'number', {
          width: 1.1,
          decimals: 1,
          formula: onceFilled(cell('need'), sub(cell('have'), cell('need'))),
        }),
      ],
      months.map((month) => ({ month, work: 21 })),
    ),
    fields(
      4,
      calculated('month.each', 'Production days of a crew', 'number', sum('month', 'each'), { decimals: 1 }),
      calculated('month.have', 'Crew-days we have', 'number', sum('month', 'have'), { decimals: 1 }),
      calculated('month.spare', 'Spare or short, all year', 'number', sum('month', 'spare'), { decimals: 1 }),
      calculated('month.share', 'Shares: have to be 100%', 'percent', sum('month', 'share'), { decimals: 1 }),
    ),
  ],
  { audience: 'office', landscape: true },
)

const netGross = sub(
  onceFilled(cell('cost', 'mix'), sub(cell('price', 'mix'), cell('cost', 'mix'))),
  mul(cell('price', 'mix'), zeroIfBlank('goal.commission')),
)

const pricePart = part(
  'Price',
  [
    section('What a crew-day has to bring', 'Cost of a crew-day, overhead and profit on it'),
    fields(
      4,
      own('crew.people', 'People in a crew', 'number', { decimals: 1 }),
      own('crew.hours', 'Paid hours a day', 'number', { decimals: 1 }),
      own('crew.wage', 'Average wage an hour', 'currency'),
      own('crew.burden', 'Burden on wages', 'percent', { decimals: 1 }),
      own('crew.truck', 'Truck and equipment a day', 'currency'),
      calculated(
        'crew.cost',
        'A crew-day costs',
        'currency',
        onceFilled(
          'crew.wage',
          round(
            add(
              mul('crew.people', 'crew.hours', 'crew.wage', add(1, zeroIfBlank('crew.burden'))),
              zeroIfBlank('crew.truck'),
            ),
          ),
        ),
      ),
      calculated('crew.carry', 'Overhead and profit on it', 'currency', round(div('need.gross', 'mix.days'))),
      calculated(
        'crew.bring',
        'It has to bring, less material',
        'currency',
        onceFilled('crew.cost', onceFilled('crew.carry', add('crew.cost', 'crew.carry'))),
      ),
    ),
    section('Which work pays its days', 'Profit by crew-day for each type of work, and the price that pays it'),
    p(
      'gross profit less commission, by crew-day. Line numbers are those of Jobs. A type below the line is carried by the others; the last column is the average price at which it carries itself.',
      'Read:',
    ),
    table(
      'test',
      'Which work pays its days',
      [
        column('type', 'Type of work', 'text', { width: 2.6 }),
        column('each', 'Left of a job', 'currency', { width: 1.4, formula: netGross }),
        column('daily', 'A crew-day leaves', 'currency', {
          width: 1.4,
          formula: round(div(cell('each'), cell('days', 'mix'))),
        }),
        column('over', 'Above or below', 'currency', {
          width: 1.4,
          formula: onceFilled(cell('daily'), onceFilled('crew.carry', sub(cell('daily'), ref('crew.carry')))),
        }),
        column('price', 'Price that pays', 'currency', {
          width: 1.4,
          formula: round(
            div(
              onceFilled(cell('cost', 'mix'), add(cell('cost', 'mix'), mul(cell('days', 'mix'), ref('crew.carry')))),
              sub(1, zeroIfBlank('goal.commission')),
            ),
          ),
        }),
        column('act', 'What we do about it', 'text', { width: 2.6 }),
      ],
      jobTypes.map((type) => ({ type })),
      { blankRows: 1, lineNumbers: true },
    ),
    note(
      'Why by crew-day and not by percent',
      'Crew-days are what you run out of. A job at 45% margin that ties up a crew for two weeks can earn less than one at 30% that is done in three days. Raise the price of the first, or sell fewer of it.',
    ),
    section('How to close a gap in crew-days'),
    bullets(
      'Short in two months and spare in ten: sell those months dearer, or move start dates before you hire.',
      'Short in six months: a crew is missing. It has to be hired and trained in the two months before.',
      'Spare in winter: repairs, maintenance visits, low-slope work on dry days, training. Do not fill it with cheap roofs.',
      'One day a month won back from late material and missing permits is worth more than a faster crew.',
    ),
  ],
  { audience: 'office' },
)

/* ---------------------------------------------------------------- cash and scoreboard */

const monthOf = (table: string, index: number, key: string) => `${table}.${index + 1}.${key}`
const later = sub(1, zeroIfBlank('cash.same'))
const third = sub(later, zeroIfBlank('cash.next'))

/** Money in from the month's own sales, from the month before, from two months before, and from last year's invoices. */
function collected(index: number): Expr {
  const parts = [mul(cell('sales'), zeroIfBlank('cash.same'))]
  if (index >= 1) parts.push(mul(monthOf('cash', index - 1, 'sales'), zeroIfBlank('cash.next')))
  if (index >= 2) parts.push(mul(monthOf('cash', index - 2, 'sales'), third))
  if (index === 0) parts.push(zeroIfBlank('cash.open1'))
  if (index === 1) parts.push(zeroIfBlank('cash.open2'))
  return onceFilled(cell('sales'), add(...parts))
}

/** Direct cost of a month's work, and what of it is paid in the month and in the next. */
const directOf = (index: number): Expr =>
  mul(`${monthOf('cash', index, 'sales')}`, sub(1, div('plan.gross', 'plan.sales')))
function directPaid(index: number): Expr {
  const before = index === 0 ? zeroIfBlank('cash.bills') : mul(directOf(index - 1), sub(1, zeroIfBlank('cash.costs')))
  return add(mul(directOf(index), zeroIfBlank('cash.costs')), before)
}

const closing = (index: number): Expr =>
  onceFilled(
    cell('in'),
    sub(
      add(
        index ? ref(monthOf('cash', index - 1, 'close')) : zeroIfBlank('cash.start'),
        cell('in'),
        zeroIfBlank(cell('more')),
      ),
      add(cell('direct'), cell('sell'), zeroIfBlank(cell('overhead')), zeroIfBlank(cell('out'))),
    ),
  )

const cashRows = months.map((month, index): RowInput => ({
  month,
  sales: mul('plan.sales', monthOf('month', index, 'share')),
  in: collected(index),
  direct: onceFilled(cell('sales'), directPaid(index)),
  sell: mul(cell('sales'), zeroIfBlank('goal.commission')),
  overhead: div('overhead.year', 12),
  close: closing(index),
}))

const receivable = add(mul('cash.12.sales', later), mul('cash.11.sales', third))
const payable = mul(directOf(11), sub(1, zeroIfBlank('cash.costs')))
/** Profit and cash must tell one story: cash moved = profit + receivables collected + bills unpaid + other in and out. */
const yearProfit = sub(
  mul(sum('cash', 'sales'), div('plan.gross', 'plan.sales')),
  add(sum('cash', 'sell'), sum('cash', 'overhead')),
)
const explained = add(
  zeroIfBlank('cash.start'),
  yearProfit,
  sub(add(zeroIfBlank('cash.open1'), zeroIfBlank('cash.open2')), receivable),
  sub(payable, zeroIfBlank('cash.bills')),
  sub(zeroIfBlank(sum('cash', 'more')), zeroIfBlank(sum('cash', 'out'))),
)

const cashPart = part(
  'Cash',
  [
    section('How money moves', 'Collection, payment and opening balances'),
    fields(
      4,
      own('cash.start', 'Cash on January 1', 'currency'),
      own('cash.same', 'Paid to us in the month', 'percent', { decimals: 0, hint: 'deposits and completions' }),
      own('cash.next', 'One month later', 'percent', { decimals: 0, hint: 'the rest: two months later' }),
      own('cash.costs', 'Costs we pay in the month', 'percent', { decimals: 0, hint: 'the rest: one month later' }),
      own('cash.open1', 'Last year’s invoices, due Jan', 'currency'),
      own('cash.open2', 'Last year’s invoices, due Feb', 'currency'),
      own('cash.bills', 'Last year’s bills, due Jan', 'currency'),
      own('cash.cushion', 'Cash we never go below', 'currency', { hint: 'a month of payroll' }),
    ),
    section('Cash by month', 'Money in, money out and month-end cash for twelve months'),
    table(
      'cash',
      'Cash by month',
      [
        column('month', 'Month', 'text', { fixed: true, width: 0.8 }),
        column('sales', 'Work done', 'currency', { width: 1.3 }),
        column('in', 'Collected', 'currency', { width: 1.3 }),
        column('more', 'Other in: loans', 'currency', { width: 1.2 }),
        column('direct', 'Crews, material', 'currency', { width: 1.3 }),
        column('sell', 'Commission', 'currency', { width: 1.2 }),
        column('overhead', 'Overhead', 'currency', { width: 1.2 }),
        column('out', 'Taxes, draws, trucks', 'currency', { width: 1.3 }),
        column('close', 'Month-end cash', 'currency', { width: 1.4 }),
      ],
      cashRows,
    ),
    pageBreak,
    section('What the year needs', 'Lowest cash, credit line, receivables and the check'),
    fields(
      4,
      calculated(
        'cash.lowest',
        'Lowest month-end cash',
        'currency',
        min(...months.map((_, index) => ref(monthOf('cash', index, 'close')))),
      ),
      calculated(
        'cash.line',
        'Credit line to arrange',
        'currency',
        onceFilled('cash.lowest', max(0, sub(zeroIfBlank('cash.cushion'), 'cash.lowest'))),
      ),
      calculated('cash.owed', 'Owed to us, December 31', 'currency', receivable),
      calculated(
        'cash.check',
        'Cash explained: $0.00',
        'currency',
        onceFilled('cash.12.close', round(sub('cash.12.close', explained))),
      ),
    ),
    section('If the low month is too low', 'Ways to lift the lowest month'),
    bullets(
      'Bill the day the job is done, and have the foreman bring the signed completion form, not the mail.',
      'Ask for a progress payment at dry-in on jobs over a week, within your state’s limit on payments in advance.',
      'Move the truck, the bonus and the draw to the month after the low one. Taxes stay where they are.',
      'Ask the supplier for 60-day terms on winter orders before you ask the bank for a loan.',
      'Call on every invoice past 30 days, starting with the largest. Watch notice and lien dates while you wait.',
      'Draw the credit line for work that is sold and will be collected; never for overhead.',
    ),
    note(
      'Growth eats cash',
      'Every dollar more sold on terms is paid for by you first. Arrange the credit line in the best month, not in the worst: banks lend on the figures you have, not on those you need. Depreciation is in overhead here as the money for the next truck; if you enter the truck itself, leave it out there.',
    ),
  ],
  { audience: 'office', landscape: true },
)

const quarters = ['January–March', 'April–June', 'July–September', 'October–December'] as const
const ofQuarter = (quarter: number, key: string): Expr =>
  add(...[0, 1, 2].map((step) => ref(monthOf('cash', quarter * 3 + step, key))))

const scorePart = part(
  'Quarters',
  [
    section('Plan and actual', 'Sales, gross profit, overhead and profit by quarter, plan beside actual'),
    table(
      'score',
      'Plan and actual',
      [
        column('quarter', 'Quarter', 'text', { fixed: true, width: 1.8 }),
        column('sales', 'Sales, plan', 'currency', { width: 1.4 }),
        column('actual', 'Sales, actual', 'currency', { width: 1.4 }),
        column('gross', 'Gross, plan', 'currency', {
          width: 1.3,
          formula: mul(cell('sales'), div('plan.gross', 'plan.sales')),
        }),
        column('grossActual', 'Gross, actual', 'currency', { width: 1.3 }),
        column('margin', 'Margin, actual', 'percent', {
          width: 1,
          decimals: 1,
          formula: div(cell('grossActual'), cell('actual')),
        }),
        column('planSpent', 'Overhead, selling, plan', 'currency', { width: 1.3 }),
        column('spent', 'Overhead, selling, actual', 'currency', { width: 1.3 }),
        column('profit', 'Profit, plan', 'currency', {
          width: 1.3,
          formula: onceFilled(cell('gross'), sub(cell('gross'), cell('planSpent'))),
        }),
        column('profitActual', 'Profit, actual', 'currency', {
          width: 1.3,
          formula: onceFilled(cell('grossActual'), sub(cell('grossActual'), cell('spent'))),
        }),
      ],
      quarters.map((quarter, index) => ({
        quarter,
        sales: ofQuarter(index, 'sales'),
        planSpent: add(ofQuarter(index, 'sell'), ofQuarter(index, 'overhead')),
      })),
    ),
    fields(
      4,
      calculated('score.sales', 'Sales so far', 'currency', sum('score', 'actual')),
      calculated('score.gross', 'Gross profit so far', 'currency', sum('score', 'grossActual')),
      calculated('score.profit', 'Profit so far', 'currency', sum('score', 'profitActual')),
      calculated(
        'score.goal',
        'Profit still to earn',
        'currency',
        onceFilled('goal.profit', sub('goal.profit', zeroIfBlank('score.profit'))),
      ),
    ),
    section('The meeting, one hour a quarter', 'Agenda and decisions of the quarterly meeting'),
    bullets(
      'Sales: too few estimates, too few sold, or too low a price? Only one of the three is the cause.',
      'Margin: which type of work fell below its figure on Price, and was it hours, material or the bid?',
      'Overhead: what is new since last quarter, and what would you miss if it stopped?',
      'Crews: days lost by cause. Weather is in the plan; waiting for material is not.',
      'Cash: who owes us, who is past 30 days, and which month is the next low.',
    ),
    table(
      'decision',
      'Decisions',
      [
        column('quarter', 'Quarter', 'select', { width: 1, options: ['Q1', 'Q2', 'Q3', 'Q4'] }),
        column('what', 'What we change', 'text', { width: 4.5 }),
        column('who', 'Who', 'text', { width: 1.4 }),
        column('by', 'By', 'date', { width: 1.2 }),
        column('result', 'What came of it', 'text', { width: 3 }),
      ],
      [],
      { blankRows: 5 },
    ),
  ],
  { audience: 'office', landscape: true },
)

export const roofingBusinessPlanWorkbook = memberWorkbook({
  name: 'Roofing Business Plan Workbook',
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
    'Most plans start with last year’s sales and add ten percent. This one starts with the profit you want to take out of the year, adds the overhead that the company really has, and works backward: how much has to be sold at your margins, how many jobs of each kind that is, how many estimates, how many crew-days, and whether the months and the crews allow it.',
    'Two sheets do what consultants are paid for. Price compares each type of work by what a crew-day leaves after commission, and gives the price at which it carries its share. Cash follows the money month by month, with your own collection habits, and names the credit line before the low month comes.',
    'Everything is linked: change a margin, and sales, jobs, crews and cash move with it. A check line proves that profit and cash tell the same story.',
  ],
  howToUse: [
    'Have last year’s profit-and-loss statement and twenty recent job costs at hand; plan two quiet hours.',
    'Fill in Goal (profit wanted), Overhead and Jobs. Shares on Jobs add up to 100%.',
    'Fill in weather days and crews by month, and look at the months that are short.',
    'Read Price: decide for each type of work below the line whether to raise it, speed it up or stop it.',
    'Fill in Cash with how your customers really pay, then arrange the credit line it names.',
    'Write the three priorities last. Open the workbook again each quarter and fill in Quarters.',
  ],
  expertGuide: [
    {
      title: 'The arithmetic, with whole numbers',
      text: 'Overhead $420,000 and profit $180,000 are $600,000. A mix with 33.5% margin, less 3.5% commission, keeps 30 cents of a dollar: $2,000,000 of sales, break-even at $1,400,000. At 70% shingle jobs of $16,000 and 30% low-slope jobs of $40,000 that is 88 and 15 jobs, $2,008,000, and $182,520 profit, because jobs come whole.',
    },
    {
      title: 'One point of margin is worth three of sales',
      text: 'In that example one point more margin, on the same sales, is $20,000 of profit. To earn the same $20,000 by volume takes $66,667 more sales, with the crews, trucks and receivables that go with it. Price and waste come before growth.',
    },
    {
      title: 'Production days are fewer than you think',
      text: 'Twenty-one workdays a month make 252 a year. Take off rain, wind, frost, holidays, training and the morning without material, and many companies have 180 to 200. Overhead and profit are earned on those days only; a plan on 252 misses its goal by a quarter with everyone working hard.',
    },
    {
      title: 'Profit is not cash',
      text: 'A growing year can end with a record profit and an empty account: it stands in receivables, trucks and taxes. Estimated federal tax falls due in April, June, September and January, and often meets the low month. Enter it under taxes, draws and trucks.',
      cite: '26 U.S.C. 6654(c)',
    },
    {
      title: 'Deposits are not yours yet',
      text: 'Some states cap a down payment or want it held in trust until the work is done. If your cash plan works only by spending next month’s deposits, the plan does not work.',
      cite: 'Cal. Bus. & Prof. Code 7159.5; C.R.S. 6-22-103 to -105',
    },
  ],
  document: () =>
    documentModel({
      title: 'Roofing Business Plan Workbook',
      subject: 'One year planned backward from profit, with crews, prices and cash',
      intro:
        'Start with the profit, end with the month in which cash is lowest. Fill in the sheets in their order; the goal sheet shows the result.',
      letterhead: 'compact',
      keywords: ['business plan', 'profit', 'capacity', 'cash flow'],
      parts: [goalPart, overheadPart, jobsPart, crewsPart, pricePart, cashPart, scorePart],
    }),
})
