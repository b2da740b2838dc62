import { halfPremium, makeUpPay, overtimeHours, regularRate } from './weeks'
import { hrDocument, notLegalAdvice } from './template'
import {
  add,
  calculated,
  cell,
  column,
  div,
  field,
  fields,
  mul,
  note,
  own,
  pageBreak,
  part,
  ref,
  round,
  section,
  sub,
  sum,
  table,
  total,
} from '@/lib/documents/author'

const tasks = ['Tear-off', 'Dry-in', 'Shingles', 'Metal', 'Membrane', 'Tile or slate', 'Flashing', 'Other']
const days = ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7']

const pieceColumns = [
  column('date', 'Date', 'date', { width: 1.3 }),
  column('job', 'Job', 'text', { width: 2.4 }),
  column('task', 'Work', 'select', { width: 1.6, options: tasks }),
  column('qty', 'Quantity', 'number', { width: 1.1, decimals: 2 }),
  column('unit', 'Unit', 'select', { width: 0.9, options: ['SQ', 'LF', 'EA'] }),
  column('rate', 'Piece rate', 'currency', { width: 1.2 }),
  column('pay', 'Piece pay', 'currency', { width: 1.3, formula: round(mul(cell('qty'), cell('rate'))) }),
]

const hours = ref('hours.all')
const straight = add(ref('week.straight'), ref('week.makeUp'))

const memberStraight = add(cell('share'), cell('other'), cell('makeUp'))

export const pieceRatePayCalculator = hrDocument('Compensation & Benefits', 'Excel', {
  name: 'Piece Rate Pay Calculator',
  description:
    'Squares to pay: piece earnings, paid time off the piece, minimum-wage check and overtime at the regular rate, alone or as a crew.',
  popular: true,
  tags: [
    'piece rate',
    'piecework',
    'pay per square',
    'overtime',
    'regular rate',
    'crew pay',
    'payroll',
    '778.111',
    'pay by the square',
    'per square pay',
    'roofing crew pay',
    'piecework overtime',
    'production pay',
    'labor rate per square',
    'crew split',
  ],
  fullDescription: [
    'Paying by the square does not end overtime. A pieceworker’s hours are kept like anyone’s, and each week over 40 hours brings half the regular rate for every hour beyond. This workbook does that sum: squares times rate, plus pay for loading, waiting and travel, divided by all hours, and the half on top.',
    'The first sheet is one person’s week with a minimum-wage check. The second divides a crew’s piece pay by hours and weight, then works out each person’s regular rate and overtime, because overtime belongs to people and not to crews.',
  ],
  howToUse: [
    'Agree on the piece rates and the hourly rate for time off the piece in writing, before the week starts.',
    'Enter the minimum wage that applies where the work is done: federal, state or city, whichever is highest.',
    'Enter accepted quantities by job, and hours by day, the hours off the piece separately.',
    'Read the result: regular rate, overtime hours, half premium, total.',
    'For a crew paid together, use the second sheet; weights are 1.00 for everyone unless you agreed otherwise.',
    'Print the sheet, have the employee initial the hours, and keep it with the payroll record.',
  ],
  expertGuide: [
    {
      title: 'Why the premium is a half and not one and a half',
      text: 'The piece pay already covers every hour once, the overtime hours included. What is missing is the extra half. That is right only if straight-time pay really covers all hours: when loading and waiting are unpaid, the half is not enough. The regulation’s own example: $491 piece pay and four waiting hours at $8 over 50 hours make $523, $10.46 an hour, $52.30 premium, $575.30 in all.',
      cite: '29 CFR 778.111(a), 778.318',
    },
    {
      title: 'Your state may ask for more',
      text: 'California wants rest and recovery periods and other nonproductive time paid separately from the piece, and shown on the wage statement. Some states count overtime by the day. Where your state’s rule differs, use it and let this sheet show the federal minimum.',
      cite: 'Cal. Lab. Code 226.2, 510',
    },
    {
      title: 'Callbacks are work',
      text: 'Fixing your own leak is working time, whether or not it earns a piece. Pay it by the hour, and enter the hours. Do not take the cost of a callback out of piece pay already earned: deductions for poor work are forbidden in many states and may never cut into minimum wage or overtime anywhere.',
      cite: '29 CFR 531.35; 29 CFR 778.318',
    },
    {
      title: 'An alternative that needs agreement first',
      text: 'By agreement made before the work, one and a half times the piece rate may be paid for pieces made in overtime hours. That takes a bona fide rate and a record of which squares fell into those hours; few roofing crews can show it.',
      cite: '29 U.S.C. 207(g)(1); 29 CFR 778.418',
    },
  ],
  subject: 'Piece-rate pay with overtime at the regular rate, by person and by crew',
  intro:
    'One workweek of seven days. Enter quantities and hours; the sheet finds the regular rate, the overtime half and the total. Weeks are never averaged.',
  parts: () => [
    part('Week', [
      section('Employee and workweek'),
      fields(
        3,
        field('person.name', { label: 'Employee' }),
        own('week.begins', 'Workweek begins (day and hour)'),
        own('week.ending', 'Week ending', 'date'),
        own('week.state', 'State and city of the work'),
        own('week.minimumWage', 'Minimum wage that applies', 'currency'),
        own('week.otherRate', 'Hourly rate off the piece', 'currency'),
      ),
      section('Pieces', 'Piece earnings by job and work'),
      table('piece', 'Piece earnings', pieceColumns, [], {
        blankRows: 12,
        lineNumbers: true,
        totals: [total('piece.total', 'Piece pay', sum('piece', 'pay'), { strong: true })],
      }),
      pageBreak,
      section('Hours', 'Hours by day, on and off the piece'),
      table(
        'hours',
        'Hours by day',
        [
          column('day', 'Day', 'text', { width: 1.1, fixed: true }),
          column('date', 'Date', 'date', { width: 1.2 }),
          column('piece', 'On the piece', 'number', { decimals: 2 }),
          column('other', 'Off the piece', 'number', { decimals: 2 }),
          column('what', 'Off the piece: what', 'text', { width: 2.6 }),
          column('total', 'Hours', 'number', { decimals: 2, formula: add(cell('piece'), cell('other')) }),
        ],
        days.map((day) => ({ day })),
        {
          totals: [
            total('hours.other', 'Hours off the piece', sum('hours', 'other'), { type: 'number', decimals: 2 }),
            total('hours.all', 'All hours worked', sum('hours', 'total'), {
              type: 'number',
              decimals: 2,
              strong: true,
            }),
          ],
        },
      ),
      section('Pay for the week', 'Regular rate, minimum-wage check, overtime half and total'),
      fields(
        4,
        calculated(
          'week.otherPay',
          'Pay off the piece',
          'currency',
          round(mul(ref('hours.other'), ref('week.otherRate'))),
        ),
        own('week.bonus', 'Bonus earned by work', 'currency', { hint: 'counts in the regular rate' }),
        calculated(
          'week.straight',
          'Straight-time pay',
          'currency',
          add(ref('piece.total'), ref('week.otherPay'), ref('week.bonus')),
        ),
        calculated(
          'week.makeUp',
          'Up to minimum wage',
          'currency',
          makeUpPay(ref('week.straight'), ref('week.minimumWage'), hours),
        ),
        calculated('week.regularRate', 'Regular rate', 'currency', regularRate(straight, hours)),
        calculated('week.overtime', 'Hours over 40', 'number', overtimeHours(hours), { decimals: 2 }),
        calculated(
          'week.premium',
          'Overtime half',
          'currency',
          halfPremium(ref('week.regularRate'), ref('week.overtime')),
        ),
        calculated('week.gross', 'Gross pay', 'currency', add(straight, ref('week.premium'))),
      ),
      note(
        'Which hours count',
        'Loading at the shop, travel from shop to job, waiting for material or for rain to pass, callbacks and required training are hours worked (29 CFR 785.15, 785.27, 785.38). Paid holidays and time off are not, and stay out of this sheet.',
      ),
      fields(
        2,
        own('week.initials', 'Hours and pieces seen by the employee (initials, date)'),
        own('week.approved', 'Approved by (initials, date)'),
      ),
    ]),
    part(
      'Crew split',
      [
        section('Crew and week', 'Crew pieces for the week'),
        fields(
          3,
          own('crew.name', 'Crew or foreman'),
          own('crew.ending', 'Week ending', 'date'),
          own('crew.minimumWage', 'Minimum wage that applies', 'currency'),
        ),
        table('crewPiece', 'Pieces of the crew', pieceColumns, [], {
          blankRows: 8,
          lineNumbers: true,
          totals: [total('crewPiece.total', 'Piece pay of the crew', sum('crewPiece', 'pay'), { strong: true })],
        }),
        pageBreak,
        section('Each person’s week', 'Share, regular rate and overtime for each member'),
        table(
          'member',
          'Pay of each member',
          [
            column('name', 'Name', 'text', { width: 2.4 }),
            column('hours', 'All hours', 'number', { decimals: 2 }),
            column('piece', 'On piece', 'number', { decimals: 2 }),
            column('weight', 'Weight', 'number', { decimals: 2, width: 1 }),
            column('points', 'Points', 'number', { decimals: 2, formula: mul(cell('piece'), cell('weight')) }),
            column('share', 'Piece share', 'currency', {
              width: 1.4,
              formula: round(mul(ref('crewPiece.total'), div(cell('points'), ref('member.points')))),
            }),
            column('other', 'Other pay', 'currency', { width: 1.3 }),
            column('makeUp', 'To minimum', 'currency', {
              width: 1.3,
              formula: makeUpPay(add(cell('share'), cell('other')), ref('crew.minimumWage'), cell('hours')),
            }),
            column('rate', 'Regular rate', 'currency', {
              width: 1.3,
              formula: regularRate(memberStraight, cell('hours')),
            }),
            column('over', 'Over 40', 'number', { decimals: 2, formula: overtimeHours(cell('hours')) }),
            column('premium', 'Half', 'currency', { width: 1.2, formula: halfPremium(cell('rate'), cell('over')) }),
            column('gross', 'Gross', 'currency', { width: 1.4, formula: add(memberStraight, cell('premium')) }),
          ],
          Array.from({ length: 8 }, () => ({ weight: 1 })),
          {
            totals: [
              total('member.points', 'Points', sum('member', 'points'), { type: 'number', decimals: 2 }),
              total('member.undivided', 'Piece pay not divided', sub(ref('crewPiece.total'), sum('member', 'share'))),
              total('member.gross', 'Crew payroll for the week', sum('member', 'gross'), { strong: true }),
            ],
          },
        ),
        note(
          'Other pay',
          'Hours off the piece at the agreed hourly rate, and bonuses earned by the work. A crew leader who takes one check is a subcontractor only if the facts and your state’s test say so; dividing a check among people does not make them contractors.',
        ),
        notLegalAdvice(
          '29 U.S.C. 206, 207',
          '29 CFR 516.2, 778.104, 778.111, 778.318, 785.15–785.38',
          'Cal. Lab. Code 226.2',
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
