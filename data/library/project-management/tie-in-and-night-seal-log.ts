import { defineTemplate } from '@/data/shared/define-template'
import { jobFields, num, pick, text } from '@/data/shared/columns'
import * as d from '@/lib/documents/author'

const evening = [d.column('date', 'Date', 'date', { width: 1.2 })]

const checks: readonly d.Check[] = [
  ['Nothing left open by mistake', 'bare deck, lifted boots, cut curbs'],
  [
    'Membrane tie-in adhered or welded on clean, dry, sound surface',
    'gravel, dust and dew removed; a loose-laid sheet is not sealed',
  ],
  [
    'Steep roof: new laps under old uphill and over old downhill',
    'fastened in the required pattern, not held down with bundles',
  ],
  ['Water above the tie-in can drain around it', 'no dam against the new edge'],
  ['Insulation edge sealed off from water', 'night seal down to the deck or vapor retarder'],
  ['Flutes and joints below the tie-in stopped', 'water travels in a steel deck'],
  ['Walls and curbs sealed to splash height', 'termination bar or tape, then sealant'],
  ['Drains open with strainers in; temporary plugs out', 'count the plugs'],
  ['Pipes, flues and units capped or flashed', 'a heater flue stays free'],
  ['Edges secured against tonight’s gusts', 'sheets, tarps and metal fastened'],
  ['Holes covered, fastened and marked', '29 CFR 1926.502(i)'],
  ['Ceiling or attic below checked', 'stains marked with the date'],
]

export const tieInAndNightSealLog = defineTemplate('project-management', {
  name: 'Tie-In and Night-Seal Log',
  group: 'Daily Operations',
  demand: [0.095, 'Seldom, or one kind of company.'],
  telling: 'Evening check',
  description:
    'Night-seal log: length and method of each tie-in, evening check, forecast, who closed it, who checked it, who is on call and the next-morning check.',
  tags: [
    'night seal',
    'tie-in',
    'night tie-in',
    'temporary roof',
    'dry-in',
    'water cutoff',
    'leak prevention',
    'dry-in log',
    'end of day check',
    'temporary tie-in',
    'watertight',
    'rain watch',
    'flat roof',
  ],
  fullDescription: [
    'Most interior damage claims against roofers come from one evening. This log records each evening with a line per tie-in and one checklist: how much stayed open, how it was closed, with what, by whom, and who walked it afterward.',
    'It asks for two names, because the person who closed the edge does not see what was missed. It asks for the forecast you read and for the number to call at night.',
    'The morning has its own lines: how the seal held, what got wet, and that wet material was cut out before it was covered.',
  ],
  howToUse: [
    'Before tear-off, decide how much can be closed by the latest hour today, and write it in the first block.',
    'Enter every tie-in with length and method as it is closed.',
    'Walk the list with the second person, on the roof and in daylight.',
    'Read the forecast for the site and write down what it says and when you read it.',
    'Name who is on call and what is ready: tarps, sealant, pump, ladder.',
    'In the morning, look first, then take the seal off. Cut out any wet material and write it down.',
  ],
  expertGuide: [
    {
      title: 'Stop at two, not at dark',
      text: 'A tie-in of a hundred feet takes an hour for two people when it is dry and cannot be done at all when it is raining. Set the hour after which nothing more is opened, and do not let anyone argue with it.',
    },
    {
      title: 'Seal to something, not onto something',
      text: 'A strip glued to gravel or a dusty cap sheet holds until the first puddle. Go down to a sound, clean surface, prime where the product calls for it, and put the cutoff across insulation to the deck so that one wet board does not become forty.',
    },
    {
      title: 'Never cover wet material',
      text: 'Water trapped the morning after is next July’s blister and next year’s warranty dispute. Probe back from the edge until it is dry, replace, and photograph before you go on.',
    },
    {
      title: 'Two names are your defense',
      text: 'A contractor who opens a roof answers for protecting what is under it, and the insurer asks what was done. A signed check with time, photograph and forecast shows care; a policy may exclude rain damage through an open roof that was not covered.',
    },
  ],
  pages: { main: 3 },
  subject: 'How an open roof was closed each evening',
  intro:
    'Use a line for each tie-in, a check for each evening, two names, and a look in the morning. Open only what can be closed by the latest hour.',
  keywords: ['night seal', 'tie-in', 'roofing'],
  required: ['seal.week', 'job.foreman', 'tie', 'watch.first'],
  parts: () => [
    d.part(
      'Night seal',
      [
        d.section('Job and rules for the day'),
        d.fields(
          4,
          ...jobFields(),
          d.own('seal.week', 'Week from', 'date'),
          d.field('job.foreman'),
          d.own('seal.second', 'Second checker'),
          d.field('roof.system'),
          d.own('seal.latest', 'Open nothing after'),
          d.own('seal.max', 'Most to open in a day (SQ)', 'number', { decimals: 1 }),
          d.own('seal.below', 'What is below: rooms, stock, machines', 'text', { span: 2 }),
        ),
        d.section('Tie-ins', 'Tie-ins, with length, method and names'),
        d.table(
          'tie',
          'Tie-ins',
          [
            ...evening,
            text('where', 'Edge: where to where', 2.2),
            num('feet', 'Length (ft)', 0),
            pick(
              'method',
              'Method',
              [
                'Adhered strip',
                'Welded strip',
                'Hot or torch strip',
                'Underlayment lap',
                'Tarp, battened',
                'Foam or mastic',
                'Water cutoff',
              ],
              1.6,
            ),
            text('time', 'Closed at', 0.9),
            text('by', 'Closed by', 1.2),
            text('photo', 'Photo', 0.7),
          ],
          [],
          {
            blankRows: 10,
            lineNumbers: true,
            totals: [d.total('tie.feet', 'Feet of tie-in', d.sum('tie', 'feet'), { type: 'number', decimals: 0 })],
          },
        ),
        d.section('Evening check', 'Evening check, walked by two people'),
        d.p('One check for each evening; print more of this page or save a copy by date.'),
        d.fields(
          4,
          d.own('check.date', 'Evening of', 'date'),
          d.own('check.open', 'Still open (SQ)', 'number', { decimals: 1 }),
          d.own('check.forecast', 'Tonight’s forecast: rain, gusts, source, time read', 'text', { span: 2 }),
        ),
        d.checklist('check', checks, ['Yes', 'No', 'N/A'], [d.extra('note', 'Location, fixed', 1.8)]),
        d.section('Night watch', 'Who is on call and what is ready'),
        d.fields(
          4,
          d.own('watch.first', 'On call first: name, phone', 'text', { span: 2 }),
          d.own('watch.second', 'On call second: name, phone', 'text', { span: 2 }),
          d.own('watch.key', 'Key, alarm, roof access', 'text', { span: 2 }),
          d.own('watch.ready', 'Ready on site: tarps, sealant, pump, lights', 'text', { span: 2 }),
          d.own('watch.owner', 'Owner notified: what is open, who to call', 'text', { span: 2 }),
          d.choice('watch.trigger', 'Site checked', [
            'At rain warning',
            'At first rain',
            'When called',
            'Stays on site',
          ]),
          d.own('watch.time', 'Notified at'),
        ),
        d.safetyNote(
          'At night and in the rain',
          'Nobody climbs alone or onto a wet steep roof. Work from below first: move stock, set buckets, and shut off power where it drips. Lightning ends every roof visit.',
        ),
        d.section('Photographs'),
        d.photos('photo', 'Each edge of the seal, with date', 2, { height: 130 }),
        d.section('The morning after', 'Morning check with wet material replaced'),
        d.table(
          'morning',
          'The morning after',
          [
            ...evening,
            num('rain', 'Rain (in)', 2),
            pick('held', 'Seal', ['Held, dry', 'Held, damp edge', 'Leaked'], 1.4),
            text('wet', 'Wet material: where, cut out', 2.6),
            num('sf', 'Replaced (sf)', 0),
            text('inside', 'Inside: seen, reported to', 1.8),
            text('by', 'By', 0.9),
          ],
          [],
          { blankRows: 5 },
        ),
        d.section('If it leaked'),
        d.bullets(
          'Stop the water, move what you can, and photograph the room and roof with the time.',
          'Call the owner and the office yourself, and notify the insurer the same day. Do not discuss fault on site.',
          'Dry out and list what got wet, and keep samples of what failed.',
        ),
        d.signatures(
          [
            { name: 'closer', role: 'Closed by' },
            { name: 'checker', role: 'Checked by' },
          ],
          'Walked together before leaving.',
        ),
      ],
      { audience: 'crew' },
    ),
  ],
})
