import { defineTemplate } from '@/data/shared/define-template'
import { months } from '@/data/shared/calendar'
import { day, figure, jobFields, mark, num, pick, text } from '@/data/shared/columns'
import { notBelowZero, onceFilled } from '@/data/shared/guards'
import { dateOfWorkday, weekField, workdayNumber } from '@/data/shared/workdays'
import * as d from '@/lib/documents/author'

const perWeek = d.orElse('weather.week', 5)
const short = (month: string): string => month.slice(0, 3)
const inMonth = (key: string, month: string) => d.sum('day', key, { key: 'month', equals: short(month) })
/** 1 where a lost day is marked Yes (three letters, where No has two). */
const countsAsCritical = d.when(d.textLength(d.cell('critical')), '=', 'Yes'.length, d.cell('one'), 0)

export const weatherDayLog = defineTemplate('project-management', {
  name: 'Weather Day Log',
  group: 'Daily Operations',
  formats: ['PDF', 'Excel'],
  demand: [0.15, 'Seldom, or one kind of company.'],
  telling: 'Days',
  description:
    'Weather log for roofing contracts: measured rain and wind, hours lost, days claimed beyond those expected, notices and the new completion date.',
  tags: [
    'weather log',
    'weather day',
    'rain day',
    'time extension',
    'adverse weather',
    'delay notice',
    'rain delay',
    'weather delay',
    'delay log',
    'lost days',
    'wind day',
    'extension of time',
  ],
  fullDescription: [
    'You get weather days only if you measured the weather. This log records rain, wind and temperature with their source, the hours planned and lost, and whether the lost work held up the job.',
    'It counts a day as lost when the share of hours you set is lost, compares each month’s lost days with those the contract expects anyway, and carries the difference to a new completion date in working days.',
    'Each line shows when the notice went out. A claim without notice usually fails.',
  ],
  howToUse: [
    'Enter contract completion, working days a week, the share of a day that counts as lost, and how soon notice is due.',
    'Enter the expected weather days of each month from the contract, or from the nearest station’s records.',
    'Write a line for each day weather cost you hours, and pick its month.',
    'Mark a day critical only if the lost work holds up completion.',
    'Send the notice within its deadline, and write the date.',
    'At month’s end, attach the station’s record and ask for the days.',
  ],
  expertGuide: [
    {
      title: 'You carry the expected weather',
      text: 'Four rain days in a month that usually brings five give you nothing. Contracts grant time for weather that was abnormal for the place and season and held up the schedule, usually measured against ten years of records from the nearest station.',
      cite: 'AIA A201-2017, 15.1.6.2; FAR 52.249-10',
    },
    {
      title: 'Give notice within the contract’s deadline',
      text: 'AIA terms give 21 days for claims, federal construction 10 days from the beginning of the delay, private contracts often fewer. The due date on each line comes from the number you enter.',
      cite: 'AIA A201-2017, 15.1.3; FAR 52.249-10(b)(2)',
    },
    {
      title: 'Roofers lose hours to more than rain',
      text: 'Dew until ten, gusts above the limit for sheets, cold below the label of the adhesive, a wet deck the day after: write the limit and the measured value. A dry day spent drying the roof is a weather day too, if the log shows it.',
    },
    {
      title: 'Extra time is not extra pay',
      text: 'Weather usually earns you days without pay. Still, keep the cost of resealing and standby in the job cost; it belongs in the next estimate.',
    },
  ],
  pages: { main: 1, office: 2 },
  subject: 'Measured days lost to weather, and the contract days claimed',
  intro:
    'Use a line for each day weather cost hours. A day counts once the share of hours below is lost; only critical days beyond those expected are claimed.',
  keywords: ['weather', 'delay', 'roofing'],
  required: ['weather.completion', 'weather.station', 'day', 'day.date'],
  parts: () => [
    d.part(
      'Log',
      [
        d.section('Contract', 'Contract dates and rules'),
        d.fields(
          4,
          ...jobFields(),
          d.own('weather.completion', 'Contract completion', 'date'),
          weekField('weather.week'),
          d.own('weather.threshold', 'A day is lost from', 'percent', { decimals: 0, value: 0.5 }),
          d.own('weather.notice', 'Notice due within (days)', 'number', { decimals: 0 }),
          d.own('weather.station', 'Nearest station', 'text', { span: 2 }),
          d.own('weather.limits', 'Limits: wind, °F, dew', 'text', { span: 2 }),
        ),
        d.section('Days', 'Days with measured weather, hours lost and notice'),
        d.table(
          'day',
          'Weather days',
          [
            day('date', 'Date'),
            pick('month', 'Month', months.map(short), 0.9),
            num('rain', 'Rain (in)', 2, undefined, 0.7),
            num('gust', 'Gust (mph)', 0, undefined, 0.7),
            pick('cause', 'Cause', ['Rain', 'Wet deck', 'Wind', 'Cold', 'Heat', 'Snow', 'Lightning', 'Fog'], 1.1),
            num('plan', 'Plan (h)', 1, undefined, 0.8),
            num('lost', 'Lost (h)', 1, undefined, 0.8),
            num(
              'one',
              'Day',
              0,
              d.when(d.div(d.cell('lost'), d.cell('plan')), '>=', d.orElse('weather.threshold', 0.5), 1, 0),
              0.6,
            ),
            pick('critical', 'Critical', ['Yes', 'No'], 0.8),
            mark('counts', 'Counts', countsAsCritical, 0.6),
            text('what', 'Work stopped, °F, dew', 2.2),
            day(
              'due',
              'Notice due',
              onceFilled(d.cell('date'), onceFilled('weather.notice', d.add(d.cell('date'), 'weather.notice'))),
            ),
            day('sent', 'Notice sent'),
          ],
          [],
          {
            blankRows: 20,
            totals: [
              figure('day.hours', 'Hours lost', d.sum('day', 'lost'), 1),
              figure('day.count', 'Days lost', d.sum('day', 'one')),
              figure('day.critical', 'Critical days lost', d.sum('day', 'counts'), 0, { strong: true }),
            ],
          },
        ),
      ],
      { audience: 'office', landscape: true },
    ),
    d.part(
      'Claim',
      [
        d.section('Months', 'Lost and expected days by month'),
        d.p(
          'Expected: weather days the contract or the records give for the month. Beyond: lost days above that, but no more than the month’s critical days.',
        ),
        d.table(
          'month',
          'Months',
          [
            text('month', 'Month', 2, { fixed: true }),
            num('normal', 'Expected', 0),
            num('lost', 'Days lost', 0),
            num('critical', 'Critical', 0),
            num(
              'beyond',
              'Beyond',
              0,
              onceFilled(
                d.cell('lost'),
                d.min(
                  notBelowZero(d.sub(d.cell('lost'), d.orElse(d.cell('normal'), 0))),
                  d.orElse(d.cell('critical'), 0),
                ),
              ),
            ),
            num('granted', 'Granted', 0),
            text('change', 'Document no.', 2),
          ],
          months.map((month) => ({ month, lost: inMonth('one', month), critical: inMonth('counts', month) })),
          {
            totals: [
              figure('month.beyond', 'Days beyond the expected', d.sum('month', 'beyond')),
              figure('month.granted', 'Days granted', d.sum('month', 'granted')),
            ],
          },
        ),
        d.section('New completion', 'Days claimed and new completion date'),
        d.fields(
          4,
          d.calculated('claim.days', 'Days claimed', 'number', d.ref('month.beyond'), { decimals: 0 }),
          d.calculated(
            'claim.completion',
            'Completion with claim',
            'date',
            onceFilled(
              'weather.completion',
              dateOfWorkday(d.add(workdayNumber(d.ref('weather.completion'), perWeek), 'claim.days'), perWeek),
            ),
          ),
          d.calculated(
            'claim.granted',
            'Completion with days granted',
            'date',
            onceFilled(
              'weather.completion',
              dateOfWorkday(d.add(workdayNumber(d.ref('weather.completion'), perWeek), 'month.granted'), perWeek),
            ),
          ),
          d.calculated(
            'claim.open',
            'Days not granted yet',
            'number',
            onceFilled('claim.days', d.sub('claim.days', 'month.granted')),
            { decimals: 0 },
          ),
          d.calculated(
            'claim.share',
            'Hours lost, in days of 8',
            'number',
            d.round(d.div(d.mul('day.hours', 1), 8), 1),
            { decimals: 1 },
          ),
          d.own('claim.sent', 'Claim sent on', 'date'),
          d.own('claim.to', 'To'),
          d.own('claim.answer', 'Answered on', 'date'),
        ),
        d.section('Attached'),
        d.bullets(
          'Daily logs for those days, with photographs of the roof and gauge.',
          'Station record for the month, and the ten-year table for expected days.',
          'Schedule before and after, with the work those days held up.',
          'Copies of the notices with proof of sending.',
        ),
      ],
      { audience: 'customer' },
    ),
  ],
})
