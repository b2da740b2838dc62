import { defineTemplate } from '@/data/shared/define-template'
import { halfPremium, makeUpPay, overtimeHours, regularRate } from '@/data/shared/hr/overtime'
import { notEmploymentAdvice } from '@/data/shared/notices'
import * as d from '@/lib/documents/author'

const tasks = ['Tear-off', 'Dry-in', 'Shingles', 'Metal', 'Membrane', 'Tile or slate', 'Flashing', 'Other']
const days = ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7']

const pieceColumns = [
  d.column('date', 'Date', 'date', { width: 1.3 }),
  d.column('job', 'Job', 'text', { width: 2.4 }),
  d.column('task', 'Work', 'select', { width: 1.6, options: tasks }),
  d.column('qty', 'Quantity', 'number', { width: 1.1, decimals: 2 }),
  d.column('unit', 'Unit', 'select', { width: 0.9, options: ['SQ', 'LF', 'EA'] }),
  d.column('rate', 'Piece rate', 'currency', { width: 1.2 }),
  d.column('pay', 'Piece pay', 'currency', { width: 1.3, formula: d.round(d.mul(d.cell('qty'), d.cell('rate'))) }),
]

const hours = d.ref('hours.all')
const straight = d.add(d.ref('week.straight'), d.ref('week.makeUp'))

const memberStraight = d.add(d.cell('share'), d.cell('other'), d.cell('makeUp'))

export const pieceRatePayCalculator = defineTemplate('hr', {
  name: 'Piece Rate Pay Calculator',
  group: 'Compensation & Benefits',
  formats: ['PDF', 'Excel'],
  telling: 'Each person’s week',
  notFor:
    'Not enough where state law goes further: California wants time outside the piece paid separately, and some states count overtime by the day.',
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
  pages: { main: 2, office: 2 },
  subject: 'Piece-rate pay with overtime at the regular rate, by person and by crew',
  intro:
    'One workweek of seven days. Enter quantities and hours; the sheet finds the regular rate, the overtime half and the total. Weeks are never averaged.',
  required: ['week.begins', 'week.ending', 'week.minimumWage', 'piece', 'piece.qty', 'piece.rate'],
  parts: () => [
    d.part('Week', [
      d.section('Employee and workweek'),
      d.fields(
        3,
        d.field('person.name', { label: 'Employee' }),
        d.own('week.begins', 'Workweek begins (day and hour)'),
        d.own('week.ending', 'Week ending', 'date'),
        d.own('week.state', 'State and city of the work'),
        d.own('week.minimumWage', 'Minimum wage that applies', 'currency'),
        d.own('week.otherRate', 'Hourly rate off the piece', 'currency'),
      ),
      d.section('Pieces', 'Piece earnings by job and work'),
      d.table('piece', 'Piece earnings', pieceColumns, [], {
        blankRows: 7,
        lineNumbers: true,
        totals: [d.total('piece.total', 'Piece pay', d.sum('piece', 'pay'), { strong: true })],
      }),
      d.section('Hours', 'Hours by day, on and off the piece'),
      d.table(
        'hours',
        'Hours by day',
        [
          d.column('day', 'Day', 'text', { width: 1.1, fixed: true }),
          d.column('date', 'Date', 'date', { width: 1.2 }),
          d.column('piece', 'On the piece', 'number', { decimals: 2 }),
          d.column('other', 'Off the piece', 'number', { decimals: 2 }),
          d.column('what', 'Off the piece: what', 'text', { width: 2.6 }),
          d.column('total', 'Hours', 'number', { decimals: 2, formula: d.add(d.cell('piece'), d.cell('other')) }),
        ],
        days.map((day) => ({ day })),
        {
          totals: [
            d.total('hours.other', 'Hours off the piece', d.sum('hours', 'other'), { type: 'number', decimals: 2 }),
            d.total('hours.all', 'All hours worked', d.sum('hours', 'total'), {
              type: 'number',
              decimals: 2,
              strong: true,
            }),
          ],
        },
      ),
      d.section('Pay for the week', 'Regular rate, minimum-wage check, overtime half and total'),
      d.fields(
        4,
        d.calculated(
          'week.otherPay',
          'Pay off the piece',
          'currency',
          d.round(d.mul(d.ref('hours.other'), d.ref('week.otherRate'))),
        ),
        d.own('week.bonus', 'Bonus earned by work', 'currency', { hint: 'counts in the regular rate' }),
        d.calculated(
          'week.straight',
          'Straight-time pay',
          'currency',
          d.add(d.ref('piece.total'), d.ref('week.otherPay'), d.ref('week.bonus')),
        ),
        d.calculated(
          'week.makeUp',
          'Up to minimum wage',
          'currency',
          makeUpPay(d.ref('week.straight'), d.ref('week.minimumWage'), hours),
        ),
        d.calculated('week.regularRate', 'Regular rate', 'currency', regularRate(straight, hours)),
        d.calculated('week.overtime', 'Hours over 40', 'number', overtimeHours(hours), { decimals: 2 }),
        d.calculated(
          'week.premium',
          'Overtime half',
          'currency',
          halfPremium(d.ref('week.regularRate'), d.ref('week.overtime')),
        ),
        d.calculated('week.gross', 'Gross pay', 'currency', d.add(straight, d.ref('week.premium'))),
      ),
      d.note(
        'Which hours count',
        'Loading at the shop, travel from shop to job, waiting for material or for rain to pass, callbacks and required training are hours worked (29 CFR 785.15, 785.27, 785.38). Paid holidays and time off are not, and stay out of this sheet.',
      ),
      d.fields(
        2,
        d.own('week.initials', 'Hours and pieces seen by the employee (initials, date)'),
        d.own('week.approved', 'Approved by (initials, date)'),
      ),
    ]),
    d.part(
      'Crew split',
      [
        d.section('Crew and week', 'Crew pieces for the week'),
        d.fields(
          3,
          d.own('crew.name', 'Crew or foreman'),
          d.own('crew.ending', 'Week ending', 'date'),
          d.own('crew.minimumWage', 'Minimum wage that applies', 'currency'),
        ),
        d.table('crewPiece', 'Pieces of the crew', pieceColumns, [], {
          blankRows: 8,
          lineNumbers: true,
          totals: [d.total('crewPiece.total', 'Piece pay of the crew', d.sum('crewPiece', 'pay'), { strong: true })],
        }),
        d.section('Each person’s week', 'Share, regular rate and overtime for each member'),
        d.table(
          'member',
          'Pay of each member',
          [
            d.column('name', 'Name', 'text', { width: 2.4 }),
            d.column('hours', 'All hours', 'number', { decimals: 2 }),
            d.column('piece', 'On piece', 'number', { decimals: 2 }),
            d.column('weight', 'Weight', 'number', { decimals: 2, width: 1 }),
            d.column('points', 'Points', 'number', { decimals: 2, formula: d.mul(d.cell('piece'), d.cell('weight')) }),
            d.column('share', 'Piece share', 'currency', {
              width: 1.4,
              formula: d.round(d.mul(d.ref('crewPiece.total'), d.div(d.cell('points'), d.ref('member.points')))),
            }),
            d.column('other', 'Other pay', 'currency', { width: 1.3 }),
            d.column('makeUp', 'To minimum', 'currency', {
              width: 1.3,
              formula: makeUpPay(d.add(d.cell('share'), d.cell('other')), d.ref('crew.minimumWage'), d.cell('hours')),
            }),
            d.column('rate', 'Regular rate', 'currency', {
              width: 1.3,
              formula: regularRate(memberStraight, d.cell('hours')),
            }),
            d.column('over', 'Over 40', 'number', { decimals: 2, formula: overtimeHours(d.cell('hours')) }),
            d.column('premium', 'Half', 'currency', {
              width: 1.2,
              formula: halfPremium(d.cell('rate'), d.cell('over')),
            }),
            d.column('gross', 'Gross', 'currency', { width: 1.4, formula: d.add(memberStraight, d.cell('premium')) }),
          ],
          Array.from({ length: 8 }, () => ({ weight: 1 })),
          {
            totals: [
              d.total('member.points', 'Points', d.sum('member', 'points'), { type: 'number', decimals: 2 }),
              d.total(
                'member.undivided',
                'Piece pay not divided',
                d.sub(d.ref('crewPiece.total'), d.sum('member', 'share')),
              ),
              d.total('member.gross', 'Crew payroll for the week', d.sum('member', 'gross'), { strong: true }),
            ],
          },
        ),
        d.note(
          'Other pay',
          'Hours off the piece at the agreed hourly rate, and bonuses earned by the work. A crew leader who takes one check is a subcontractor only if the facts and your state’s test say so; dividing a check among people does not make them contractors.',
        ),
        notEmploymentAdvice(
          '29 U.S.C. 206, 207',
          '29 CFR 516.2, 778.104, 778.111, 778.318, 785.15–785.38',
          'Cal. Lab. Code 226.2',
        ),
      ],
      { audience: 'office', landscape: true },
    ),
  ],
})
