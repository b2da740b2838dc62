import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import * as d from '@/lib/documents/author'

const stages = ['Before', 'During', 'After', 'Leak', 'Storm'] as const
const tagged = (stage: string) => d.sum('log', 'frames', { key: 'stage', equals: stage })

const stations: readonly d.RowInput[] = [
  { group: 'Ground' },
  { station: 'House number and street sign', how: 'proves the place' },
  { station: 'Four sides, corner to corner', how: 'clockwise from the front' },
  { station: 'Driveway, beds, walls, units', how: 'what was there before' },
  { group: 'Inside' },
  { station: 'Stains: room, then close', how: 'tape or meter in frame' },
  { station: 'Attic: deck, framing, insulation', how: 'flash, then side light' },
  { group: 'Roof' },
  { station: 'Each slope, whole', how: 'from eave and from ridge' },
  { station: 'Each slope, one typical arm’s length', how: 'coin or tape in frame' },
  { station: 'Ridges, hips, valleys', how: 'along, then worst place' },
  { station: 'Every wall and chimney face', how: 'straight on, then the joint' },
  { station: 'Every pipe, vent, skylight', how: 'uphill side seen' },
  { station: 'Edges, gutters, drains', how: 'into the trough' },
  { station: 'Layers at an edge', how: 'gauge or tape in frame' },
  { group: 'Work' },
  { station: 'Bare deck; bad sheets marked', how: 'before, after replacing' },
  { station: 'Ice barrier, underlayment, drip edge', how: 'laps and edges visible' },
  { station: 'Flashings before they are covered', how: 'each one, none later' },
  { station: 'Nailing or fastening pattern', how: 'tape in frame' },
  { station: 'Labels of the material used', how: 'lot numbers readable' },
  { station: 'Finished slopes, same places as before', how: 'match the first frames' },
  { station: 'Ground after cleanup', how: 'magnet result in frame' },
]

export const photoDocumentationLog = defineTemplate('inspection', {
  name: 'Photo Documentation Log',
  group: 'universal',
  demand: [0.925, 'Nearly every job.'],
  telling: 'Photo log',
  description:
    'Roof photo log with shot list, frame-by-frame table, totals by stage, plates before and after, changes, handover and signed statement.',
  tags: [
    'photo log',
    'photo documentation',
    'roof photos',
    'before and after',
    'shot list',
    'evidence',
    'job photos',
    'completion photos',
    'claim documentation',
    'warranty photos',
  ],
  fullDescription: [
    'Two hundred pictures on a phone prove nothing in March when nobody remembers which slope it was. The log fixes that while the ladder is still up: file, time, place, direction, what it shows and whether a scale is in the frame.',
    'The shot list says what every job needs, from the house number to flashings before they are covered, which is the one picture that can never be taken again. Frames add up by stage, so the office sees at a glance that there is a before for every after.',
    'Originals, second copy, crops and arrows, handover: each has its place. The person who signs the statement can answer the only questions that matter later: who, when, where, and was it changed.',
  ],
  howToUse: [
    'Check clock, location and image size, and shoot the address card first.',
    'Name the slopes on the sketch before you take pictures of them.',
    'Follow the shot list clockwise: far, mid, near with a scale.',
    'Write the log on site or the same day, one line per subject.',
    'Copy the originals to two places the same evening, untouched.',
    'Crop and mark copies only, and write what was changed.',
    'Sign, and note to whom files went and when.',
  ],
  expertGuide: [
    {
      title: 'What makes a photograph evidence',
      text: 'Somebody who knows the place can say: that is the north slope on that day, and it looked so. The rest, location tags, hashes, time stamps, only helps. That is why the log names the photographer and why a caption says what is seen, not what it means.',
      cite: 'Federal Rules of Evidence 901(b)(1)',
    },
    {
      title: 'Work that gets covered is shot once',
      text: 'Deck repairs, ice barrier at the eave, step flashing, nails. A final inspection cannot see them, and neither can a manufacturer’s representative three years on. Make the foreman stop for one minute before each is covered.',
    },
    {
      title: 'Keep the original',
      text: 'Messaging apps shrink files and strip the data. Load originals from the phone by cable or cloud, never out of a chat. An arrow belongs on a copy. If a picture was lightened so that a crack can be seen, say so; hidden, it costs the credit of the whole set.',
    },
    {
      title: 'Privacy inside the house',
      text: 'Ask before you go in and say what you will photograph. Leave out people, screens, private documents and medicine. For use in advertising get a written release; a job file is not one.',
    },
  ],
  pages: { main: 8 },
  subject: 'Shot list, photo log and statement for photographs of a roof',
  intro:
    'A photograph counts when somebody can say who took it, when, where it was pointed and what it shows. This log says ' +
    'so, frame by frame.',
  keywords: ['photo log', 'photo documentation', 'evidence'],
  required: ['log.date', 'log.photographer', 'log.purpose'],
  parts: () => [
    d.part('Shot list', [
      d.section('Job and camera'),
      d.fields(
        4,
        d.field('job.number'),
        d.own('log.date', 'Date', 'date'),
        d.choice('log.purpose', 'Purpose', [
          'Condition',
          'Before work',
          'Progress',
          'Completion',
          'Leak',
          'Storm',
          'Warranty',
        ]),
        d.own('log.sheet', 'Log number'),
        d.field('customer.name', { span: 2 }),
        d.field('job.address', { span: 2 }),
        d.own('log.photographer', 'Photographer', 'text', { span: 2 }),
        d.own('log.device', 'Camera or phone, model'),
        d.own('log.clock', 'Clock checked against'),
        d.choice('log.location', 'Location tag', ['On', 'Off']),
        d.own('log.folder', 'Originals kept at', 'text', { span: 2 }),
        d.own('log.backup', 'Second copy at'),
      ),
      d.section('Before the first frame'),
      d.tickList('ready', [
        'Clock right, location as the owner agreed',
        'Full size, no filter, no text over the picture',
        'Lens clean, battery and storage enough',
        'Scale: tape, coin, pitch gauge, number cards',
        'Owner has agreed to photographs inside',
        'No faces, plates, documents or medicines in frame',
        'First frame: card with address, date and name',
        'Slopes named on the sketch: compass or letter',
      ]),
      d.section('Shot list', 'Shot list: ground, inside, roof, work'),
      d.p('Three frames of everything that matters: from far for place, from mid for context, from near with a scale.'),
      d.table(
        'station',
        'Shot list',
        [
          d.column('station', 'What', 'text', { fixed: true, width: 3.4 }),
          d.column('how', 'How', 'text', { fixed: true, width: 2.2 }),
          d.column('done', 'Done', 'check', { width: 0.7 }),
          d.column('frames', 'Frames', 'number', { width: 0.9, decimals: 0 }),
          d.column('numbers', 'File numbers', 'text', { width: 2 }),
        ],
        stations,
        { totals: [figure('station.frames', 'Frames on the shot list', d.sum('station', 'frames'))] },
      ),
    ]),
    d.part(
      'Log',
      [
        d.section('Photo log', 'Photo log: file, time, place, direction, what it shows and what it proves'),
        d.p('One line per subject. If one line stands for several files, write how many. Say what is seen, not why.'),
        d.table(
          'log',
          'Photo log',
          [
            d.column('file', 'File nos.', 'text', { width: 1.7 }),
            d.column('frames', 'Frames', 'number', { width: 0.8, decimals: 0 }),
            d.column('time', 'Time', 'text', { width: 0.8 }),
            d.column('stage', 'Stage', 'select', { width: 1, options: stages }),
            d.column('place', 'Slope, room or side', 'text', { width: 1.25 }),
            d.column('facing', 'Facing', 'text', { width: 0.9 }),
            d.column('shows', 'What it shows', 'text', { width: 4.2 }),
            d.column('scale', 'Scale', 'text', { width: 1 }),
            d.column('refers', 'Report line no.', 'text', { width: 1.2 }),
          ],
          [],
          {
            blankRows: 35,
            lineNumbers: true,
            totals: [
              ...stages.map((stage) => figure(`log.frames${stage}`, stage, tagged(stage))),
              figure(
                'log.framesOpen',
                'Stage not given',
                d.sub(d.sum('log', 'frames'), d.add(...stages.map((stage) => d.ref(`log.frames${stage}`)))),
              ),
              figure('log.framesTotal', 'Frames in all', d.sum('log', 'frames'), 0, { strong: true }),
            ],
          },
        ),
      ],
      { landscape: true },
    ),
    d.part('Plates', [
      d.section('Plates', 'Plates before and after, with captions'),
      d.p(
        'Left before, right after, from the same place. Caption: file, slope, what it shows. Copy the page for more.',
      ),
      d.photos('plate', 'Plates', 12, { columns: 2, height: 126 }),
      d.section('Sketch', 'Sketch of the roof with frame numbers and arrows'),
      d.photos('sketch', 'Roof from above: slopes named, north, arrow and number for each camera place', 1, {
        columns: 1,
        height: 118,
        captions: false,
      }),
      d.section('Changes to files', 'Record of copies that were cropped, marked or lightened'),
      d.p('Originals stay as the camera wrote them. Work on copies and write here what was done.'),
      d.table(
        'change',
        'Changes to files',
        [
          d.column('file', 'File', 'text', { width: 1.6 }),
          d.column('change', 'Cropped, arrow added, lightened', 'text', { width: 3.6 }),
          d.column('by', 'By', 'text', { width: 1.2 }),
          d.column('date', 'Date', 'date', { width: 1.3 }),
        ],
        [],
        { blankRows: 3 },
      ),
      d.section('Handed over', 'Who received files, when and how'),
      d.table(
        'handover',
        'Handed over',
        [
          d.column('to', 'Received by', 'text', { width: 2.4 }),
          d.column('files', 'File nos.', 'text', { width: 2 }),
          d.column('way', 'Sent by', 'text', { width: 1.2 }),
          d.column('date', 'Date', 'date', { width: 1.3 }),
          d.column('got', 'Initials', 'text', { width: 0.9 }),
        ],
        [],
        { blankRows: 3 },
      ),
      d.section('Statement'),
      d.bullets(
        'I took the frames listed above on the date and at the place stated, or I name beside the line who did.',
        'They show what was there. Nothing was added or removed but scales and number cards.',
        'They show what the camera saw. They are no opinion on cause, insurance coverage or value.',
      ),
      d.signatures(
        [
          { name: 'photographer', role: 'Photographer' },
          { name: 'keeper', role: 'Keeper of the originals' },
        ],
        'Signed when the log is complete.',
      ),
    ]),
  ],
})
