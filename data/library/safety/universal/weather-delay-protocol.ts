import { defineTemplate } from '@/data/shared/define-template'
import { rulesNote } from '@/data/shared/notices'
import * as safety from '@/data/shared/safety'
import { lowerFirst, sentence } from '@/data/shared/words'
import { systems } from '@/data/roofs'
import type { CitedLine } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

type Limit = readonly [hazard: string, limit: string, action: string, cite: string]

const limits: readonly (readonly [string, readonly Limit[]])[] = [
  [
    'Wind, gusts measured at roof height',
    [
      [
        'The work of each roof: kettle, torch, spray, sheet, panel',
        'The daily checklist of the roof',
        'What the checklist names stops',
        'Company rule; 29 CFR 1926.20(b)(2)',
      ],
      [
        'Boards, sheets, panels carried',
        `${safety.carryMph} mph`,
        'No sheet goods by hand; stacks strapped',
        'Company rule; 29 CFR 1926.20(b)(2)',
      ],
      [
        'Hoist, crane, lift',
        'Manufacturer’s limit',
        'Down and secured; the lower limit governs',
        '29 CFR 1926.1417(a), (n); .552(a)(1)',
      ],
      [
        'Steep slope, ladders moved',
        `${safety.offRoofMph.sloped} mph`,
        'Off the slope; ladders tied or down',
        'Company rule; 29 CFR 1926.20(b)(2)',
      ],
      [
        'Scaffold',
        'High wind, storm',
        'Off, unless competent person finds it safe and all are tied or screened',
        '29 CFR 1926.451(f)(12)',
      ],
      [
        'Low-slope roof, all work',
        `${safety.offRoofMph.flat} mph`,
        'Everyone off after tie-down',
        'Company rule; 29 CFR 1926.20(b)(2)',
      ],
    ],
  ],
  [
    'Lightning and storm',
    [
      [
        'Thunder heard or lightning seen',
        'At once',
        'Off the roof, into a building or hard-top vehicle',
        'OSH Act § 5(a)(1); OSHA FS-3863',
      ],
      ['Back to work', '30 min after the last thunder', 'Every new thunder starts the clock again', 'OSHA FS-3863'],
      ['Tornado or severe warning', 'At once', 'Shelter in the place named above', '29 CFR 1926.35, where it applies'],
    ],
  ],
  [
    'Rain, ice, snow, sight',
    [
      [
        'Rain, dew, frost on the surface',
        'Slick underfoot',
        'Nobody on a slope; flat roof only with all edges protected',
        '29 CFR 1926.20(b)(2); .501',
      ],
      ['Snow or ice on scaffold', 'Any', 'Nobody works on it except to clear it', '29 CFR 1926.451(f)(8)'],
      [
        'Snow on the deck',
        'Strength not known',
        'Nobody up until checked; skylights found first',
        '29 CFR 1926.501(a)(2), (b)(4)',
      ],
      ['Fog, dusk, smoke', 'Edge not seen from where you stand', 'Stop; light it or wait', '29 CFR 1926.56(a)'],
    ],
  ],
  [
    'Heat and cold',
    [
      [
        'Heat index, sun included',
        'Heat plan',
        'Breaks, early start, stop level of the plan',
        'OSH Act § 5(a)(1); state heat rules',
      ],
      [
        'Wind chill',
        'Cold plan',
        'Warm-up schedule, stop level of the plan',
        'OSH Act § 5(a)(1); 29 CFR 1926.21(b)(2)',
      ],
    ],
  ],
]

/** The wind limits of every system by activity, from the same facts as its checklists and plans. */
const windByRoof = systems
  .map((system) => {
    const limits = safety
      .windLimits(system)
      .map(({ condition, limit }) => `${condition.replace('Wind: ', '')} ${limit}`)
    return sentence(`${system.name}: ${limits.join('; ')}`)
  })
  .join(' ')

const restartLines: readonly CitedLine[] = [
  ['30 minutes without thunder; gusts under the limit', 'OSHA FS-3863; company limit'],
  ['Surface dry or dried; no frost or ice', '29 CFR 1926.20(b)(2)'],
  ['Anchors, ropes, lines, rails inspected again', '29 CFR 1926.502(d)(21), (f)'],
  ['Scaffold inspected after the storm', '29 CFR 1926.451(f)(3)'],
  ['Ladders, cords and GFCI checked; nothing stands in water', '29 CFR 1926.1053(b)(15); 1926.404(b)(1)'],
  ['Deck and ponded areas strong; wet insulation marked', '29 CFR 1926.501(a)(2)'],
  ['Covers still in place; debris, glass, lines down?', '29 CFR 1926.501(b)(4); 1926.416(a)'],
  ['Crew told what has changed', '29 CFR 1926.21(b)(2)'],
]

export const weatherDelayProtocol = defineTemplate('safety', {
  name: 'Weather Delay Protocol',
  group: 'universal',
  demand: [0.355, 'Companies that have grown.'],
  telling: 'Delays',
  description:
    'Stop and restart rules for wind, lightning, rain, ice, heat and cold on roofs: who decides, closing the roof, delay log in hours.',
  tags: [
    'weather delay',
    'wind limit roofing',
    'lightning 30 minute rule',
    'rain delay',
    'stop work weather',
    'delay log',
    'dry-in',
    'restart checklist',
    'time extension',
    'storm plan',
  ],
  fullDescription: [
    'Weather accidents on roofs are decided twenty minutes too late: one more row, one more sheet. This protocol decides beforehand. It names who calls it, at which wind, and what comes down first, so that nobody has to be brave in front of the crew.',
    'Each limit has its action and its source, and the expert guide gives the wind limits of 21 roof systems by activity. Federal rules give numbers for few of them; where they do not, the figures are starting limits of the company that you may change, and the manufacturer’s lower limit always wins.',
    'The second half closes an open roof, restarts it after the storm, and counts what it cost: hours and people per event, added up, with the notice to the customer or general contractor that a contract usually wants within days.',
  ],
  howToUse: [
    'Before the job: enter names, shelter, forecast source, and adapt the limits.',
    'Each morning: forecast, hourly wind, radar; open only what can be closed in time.',
    'Measure gusts at roof height with a hand meter, not from the phone.',
    'At a limit the person named calls it; anyone may call it earlier.',
    'Close the roof by the list, then leave it.',
    'Restart by the list, with the competent person first on the roof.',
    'Enter each delay the same day, keep the hourly report of the nearest weather station, photographs with time and wind meter readings with it, and send the notice in time.',
  ],
  expertGuide: [
    {
      title: 'No federal wind number for roofing',
      text: 'OSHA sets no general wind speed for roof work. It bans scaffold work in storms and high winds unless a competent person finds it safe and people are tied off or screened, and leaves cranes to the manufacturer and the competent person. Your limit is yours: write it down and keep it.',
      cite: '29 CFR 1926.451(f)(12), 1926.1417(n)',
    },
    {
      title: 'Thirty minutes is a rule of thumb',
      text: 'If you hear thunder you are in reach. OSHA and the National Weather Service say: into a building with wiring and plumbing or a hard-topped vehicle, and stay for 30 minutes after the last thunder. A trailer, a tarp or a carport is no shelter.',
      cite: 'OSHA/NOAA fact sheet FS-3863, Lightning Safety When Working Outdoors',
    },
    {
      title: 'Open no more than you can close',
      text: 'Ask in the morning: how long to dry in what is open, and how long until the rain? The open area is the smaller answer. A crew that is rushing to cover a deck in the first gusts is the accident.',
    },
    {
      title: 'Delay is a matter of notice',
      text: 'Contracts that grant days for weather mostly ask for written notice within a few days, records, and weather beyond what is usual for the place and month. The log is that record; the rain day itself is not enough. Read the clause before the job.',
    },
    {
      title: 'Wind limits by roof',
      text: `Gusts at roof height; the same limits are in the checklists, plans and analyses of each roof. The manufacturer’s or the crane chart’s lower figure governs. ${windByRoof}`,
    },
    {
      title: 'Where the limits come from',
      text: limits
        .flatMap(([, rows]) => rows.map(([hazard, limit, , cite]) => `${hazard}, ${lowerFirst(limit)}: ${cite}.`))
        .join(' '),
    },
    safety.rulesGuide(restartLines),
  ],
  subject: 'Stop, close and restart rules for weather on a roofing job',
  intro:
    'Decided before the job, so that nobody has to decide in a gust. Anyone may stop earlier; nobody is asked to stay longer.',
  keywords: ['weather', 'wind', 'lightning', 'delay'],
  stateFacts: ['heatRule'],
  pages: { main: 1, field: 2 },
  required: ['job.name', 'weather.from', 'weather.calls', 'weather.restarts'],
  parts: () => [
    d.part(
      'Protocol',
      [
        d.fields(
          6,
          d.field('job.name', { span: 2 }),
          d.field('job.number'),
          d.own('weather.from', 'Valid from', 'date'),
          d.own('weather.calls', 'Calls the stop'),
          d.own('weather.deputy', 'If absent'),
          d.own('weather.restarts', 'Restarts (competent person)', 'text', { span: 2 }),
          d.own('weather.source', 'Forecast and radar from', 'text', { span: 2 }),
          d.own('weather.meter', 'Wind meter kept at'),
          d.own('weather.shelter', 'Shelter: building or vehicles', 'text', { span: 3 }),
          d.own('weather.signal', 'Signal to come down'),
          d.own('weather.minutes', 'Minutes to clear the roof', 'number', { decimals: 0 }),
          d.own('weather.closing', 'Minutes to close what is open', 'number', { decimals: 0 }),
          d.own('weather.contact', 'Customer or GC to notify'),
        ),
        d.section('Limits', 'Limits for wind, lightning, rain, ice and sight, with the action'),
        d.p(
          'Company limits to start from, unless the guide names a rule for the figure. Change them in the last column; the manufacturer’s lower limit governs.',
        ),
        d.table(
          'limit',
          'Limits',
          [
            d.column('hazard', 'What', 'text', { fixed: true, width: 2.5 }),
            d.column('limit', 'Stop at', 'text', { fixed: true, width: 1.9 }),
            d.column('action', 'Do', 'text', { fixed: true, width: 3.4 }),
            d.column('ours', 'Ours', 'text', { width: 1.1 }),
          ],
          limits.flatMap(([group, rows]) => [
            { group },
            ...rows.map(([hazard, limit, action]) => ({ hazard, limit, action })),
          ]),
        ),
        d.safetyNote(
          'When it is called',
          'Tools off, torch out, gas shut. Loose material under straps or down. Down by the nearest safe ladder, one at a time. Count heads in the shelter. Then the office calls the customer.',
        ),
        d.section('Closing the roof', 'Closing an open roof before the storm'),
        d.tickList('close', [
          'Open deck dried in; laps face away from the wind',
          'Night seal or tie-in complete; drains open',
          'Tarps battened, not only weighted',
          'Bundles, rolls, insulation strapped or off the roof',
          'Warning line, carts, chute, hoist secured',
          'Ladders and scaffold planks down or tied',
          'Skylight and hole covers fastened',
          'Torch, gas, fuel, power off; kettle shut',
          'Cars, beds, walkways clear below',
          'Owner told what is open; photos taken',
        ]),
        ...safety.checkGroup('restart', 'Restart, competent person first', restartLines),
        d.section('Delays', 'Delay log in hours and person-hours, added up'),
        d.table(
          'delay',
          'Delays',
          [
            d.column('date', 'Date', 'date', { width: 1.3 }),
            d.column('from', 'Stopped', 'text', { width: 0.9 }),
            d.column('to', 'Restarted', 'text', { width: 1 }),
            d.column('cause', 'Cause', 'select', {
              options: ['Wind', 'Lightning', 'Rain', 'Ice, snow', 'Heat', 'Cold', 'Sight', 'Wet deck'],
              width: 1.3,
            }),
            d.column('reading', 'Reading and meter', 'text', { width: 2 }),
            d.column('hours', 'Hours', 'number', { decimals: 1, width: 0.9 }),
            d.column('people', 'People', 'number', { decimals: 0, width: 0.9 }),
            d.column('lost', 'Person-hours', 'number', {
              decimals: 1,
              width: 1.2,
              formula: d.mul(d.cell('hours'), d.cell('people')),
            }),
            d.column('day', 'Days claimed', 'number', { decimals: 1, width: 1 }),
          ],
          [],
          {
            blankRows: 3,
            log: true,
            lineNumbers: true,
            totals: [
              d.total('delay.hours', 'Hours stopped', d.sum('delay', 'hours'), { type: 'number', decimals: 1 }),
              d.total('delay.lost', 'Person-hours lost', d.sum('delay', 'lost'), { type: 'number', decimals: 1 }),
              d.total('delay.days', 'Days claimed', d.sum('delay', 'day'), {
                type: 'number',
                decimals: 1,
                strong: true,
              }),
            ],
          },
        ),
        rulesNote(
          'Programs and inspections: 29 CFR 1926.20(b). Known dangers with no rule of their own: OSH Act § 5(a)(1).',
        ),
      ],
      { audience: 'crew' },
    ),
    d.part('Notice of delay', [
      d.section('Notice of delay', 'Notice of delay to the customer or general contractor'),
      d.fields(
        4,
        d.own('notice.to', 'To', 'text', { span: 2 }),
        d.field('job.name'),
        d.field('job.number'),
        d.own('notice.clause', 'Contract clause'),
        d.own('notice.deadline', 'Notice due', 'date'),
        d.own('notice.period', 'For the period'),
        d.own('notice.newDate', 'New completion', 'date'),
        d.own('notice.sentBy', 'Sent by, how'),
        d.own('notice.sent', 'Sent on', 'date'),
      ),
      d.p(
        'We stopped work for the weather in the period named above. The log with its readings is attached. We ask that the completion date be moved as stated.',
      ),
      d.signatures([
        { name: 'contractor', role: 'Contractor', withTitle: true },
        { name: 'received', role: 'Received by' },
      ]),
    ]),
  ],
})
