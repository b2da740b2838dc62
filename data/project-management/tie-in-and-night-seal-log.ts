import { defineTemplate } from '@/data/define-template'
import { jobFields, num, pick, text } from '@/data/parts/columns'
import * as d from '@/lib/documents/author'

const evening = [d.column('date', 'Date', 'date', { width: 1.2 })]

const checks: readonly d.Check[] = [
  ['Nothing open that was not meant to stay open', 'bare deck, lifted boots, cut curbs'],
  [
    'Membrane tie-in adhered or welded on clean, dry, sound surface',
    'gravel, dust and dew removed; loose laid is not sealed',
  ],
  ['Steep roof: new laps under old uphill, over old downhill', 'fastened in its pattern, not weighted with bundles'],
  ['Water above the tie-in has a way around it', 'no dam against the new edge'],
  ['Insulation edge cut off from water', 'night seal down to the deck or vapor retarder'],
  ['Flutes and joints below the tie-in stopped', 'water travels in a steel deck'],
  ['Walls and curbs closed to the height of the splash', 'termination bar or tape, then sealant'],
  ['Drains open with strainers in; temporary plugs out', 'count the plugs'],
  ['Pipes, flues and units capped or flashed', 'a heater flue stays free'],
  ['Edges held against tonight’s gusts', 'sheets, tarps and metal fastened'],
  ['Holes covered, fastened and marked', '29 CFR 1926.502(i)'],
  ['Ceiling or attic below looked at', 'stains marked with the date'],
]

export const tieInAndNightSealLog = defineTemplate('project-management', {
  name: 'Tie-In and Night-Seal Log',
  group: 'Daily Operations',
  description:
    'Night-seal log: length and method of each tie-in, evening check, forecast, who closed and who checked it, watch and next-morning look.',
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
    'Most interior damage claims against roofers come from one evening. This log records each evening on one line and one checklist: how much stayed open, how it was closed, with what, by whom, and who walked it afterward.',
    'It asks for two names, because the person who closed the edge does not see what was missed. It asks for the forecast that was read, and for the phone that rings at night.',
    'The morning has its line as well: what the seal did, what was wet, and that trapped water was cut out before it was covered.',
  ],
  howToUse: [
    'Before tear-off, decide what can be closed today by the latest hour; write it into the first block.',
    'Enter every tie-in with length and method as it is closed.',
    'Walk the list with the second person, on the roof and in daylight.',
    'Read the forecast for the site and write its hour and words.',
    'Name who is on call and what lies ready: tarps, sealant, pump, ladder.',
    'In the morning look first, then take the seal off; moisture found is cut out and written down.',
  ],
  expertGuide: [
    {
      title: 'Stop at two, not at dark',
      text: 'A tie-in of a hundred feet takes an hour for two people when it is dry and cannot be done at all when it is raining. Set the hour after which nothing more is opened, and let nobody argue with it.',
    },
    {
      title: 'Seal to something, not onto something',
      text: 'A strip glued to gravel or dusty cap sheet holds until the first puddle. Go down to a sound, clean surface, prime where the product asks for it, and put the cutoff across insulation to the deck so that one wet board does not become forty.',
    },
    {
      title: 'Nothing that is wet gets covered',
      text: 'Water trapped on the morning after is the blister of next July and the warranty dispute of next year. Probe back from the edge until it is dry, replace, and photograph before you go on.',
    },
    {
      title: 'Two names are your defense',
      text: 'A contractor who opens a roof answers for protecting what is under it, and the insurer asks what was done. A signed check with time, photograph and forecast shows care; a policy may exclude rain through an open roof that was not covered.',
    },
  ],
  subject: 'How an open roof was closed each evening',
  intro:
    'A line for each tie-in, a check for each evening, two names, and a look in the morning. Open only what can be closed by the latest hour.',
  keywords: ['night seal', 'tie-in', 'roofing'],
  parts: () => [
    d.part(
      'Night seal',
      [
        d.section('Job and rule of the day'),
        d.fields(
          4,
          ...jobFields(),
          d.own('seal.week', 'Week from', 'date'),
          d.field('job.foreman'),
          d.own('seal.second', 'Second checker'),
          d.field('roof.system'),
          d.own('seal.latest', 'Nothing opened after'),
          d.own('seal.max', 'Most opened in a day (SQ)', 'number', { decimals: 1 }),
          d.own('seal.below', 'What lies below: rooms, stock, machines', 'text', { span: 2 }),
        ),
        d.section('Tie-ins', 'Tie-ins with length, method and names'),
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
        d.section('Evening check', 'Evening check, walked by two'),
        d.p('One check for each evening; print more of this page or save a copy by date.'),
        d.fields(
          4,
          d.own('check.date', 'Evening of', 'date'),
          d.own('check.open', 'Still open (SQ)', 'number', { decimals: 1 }),
          d.own('check.forecast', 'Forecast tonight: rain, gusts, source, hour read', 'text', { span: 2 }),
        ),
        d.checklist('check', checks, ['Yes', 'No', 'N/A'], [d.extra('note', 'Place, fixed', 1.8)]),
        d.section('Watch', 'Who is on call and what lies ready'),
        d.fields(
          4,
          d.own('watch.first', 'On call first: name, phone', 'text', { span: 2 }),
          d.own('watch.second', 'On call second: name, phone', 'text', { span: 2 }),
          d.own('watch.key', 'Key, alarm, roof access', 'text', { span: 2 }),
          d.own('watch.ready', 'Ready on site: tarps, sealant, pump, lights', 'text', { span: 2 }),
          d.own('watch.owner', 'Owner told: what is open, who to call', 'text', { span: 2 }),
          d.choice('watch.trigger', 'Somebody checks', [
            'At rain warning',
            'At first rain',
            'When called',
            'Stays on site',
          ]),
          d.own('watch.time', 'Told at'),
        ),
        d.safetyNote(
          'At night and in the rain',
          'Nobody climbs alone or onto a wet steep roof. Work from below first: move stock, set buckets, shut power where it drips. Lightning ends every roof visit.',
        ),
        d.section('Photographs'),
        d.photos('photo', 'Each edge of the seal, with date', 2, { height: 130 }),
        d.section('The morning after', 'Morning look with wet material replaced'),
        d.table(
          'morning',
          'The morning after',
          [
            ...evening,
            num('rain', 'Rain (in)', 2),
            pick('held', 'Seal', ['Held, dry', 'Held, damp edge', 'Leaked'], 1.4),
            text('wet', 'Wet material: where, cut out', 2.6),
            num('sf', 'Replaced (sf)', 0),
            text('inside', 'Inside: seen, told', 1.8),
            text('by', 'By', 0.9),
          ],
          [],
          { blankRows: 5 },
        ),
        d.section('If it leaked'),
        d.bullets(
          'Stop the water, move what can be moved, photograph room and roof with the time.',
          'Call the owner yourself, and the office; notify the insurer the same day. No words about fault on site.',
          'Dry and write down what was wet; keep samples of what failed.',
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
