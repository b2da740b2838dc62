import { figure, universalInspection } from './parts'
import {
  bullets,
  choice,
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  photos,
  section,
  signatures,
  sum,
  table,
  tickList,
  type RowInput,
} from '@/lib/documents/author'

const stages = ['Before', 'During', 'After', 'Leak', 'Storm'] as const
const tagged = (stage: string) => sum('log', 'frames', { key: 'stage', equals: stage })

const stations: readonly RowInput[] = [
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

const photoLogDocument = () =>
  documentModel({
    title: 'Photo Documentation Log',
    subject: 'Shot list, photo log and statement for photographs of a roof',
    intro:
      'A photograph counts when somebody can say who took it, when, where it was pointed and what it shows. This log says ' +
      'so, frame by frame.',
    keywords: ['photo log', 'photo documentation', 'evidence'],
    parts: [
      part('Shot list', [
        section('Job and camera'),
        fields(
          4,
          field('job.number'),
          own('log.date', 'Date', 'date'),
          choice('log.purpose', 'Purpose', [
            'Condition',
            'Before work',
            'Progress',
            'Completion',
            'Leak',
            'Storm',
            'Warranty',
          ]),
          own('log.sheet', 'Log number'),
          field('customer.name', { span: 2 }),
          field('job.address', { span: 2 }),
          own('log.photographer', 'Photographer', 'text', { span: 2 }),
          own('log.device', 'Camera or phone, model'),
          own('log.clock', 'Clock checked against'),
          choice('log.location', 'Location tag', ['On', 'Off']),
          own('log.folder', 'Originals kept at', 'text', { span: 2 }),
          own('log.backup', 'Second copy at'),
        ),
        section('Before the first frame'),
        tickList('ready', [
          'Clock and time zone right, location as the owner agreed',
          'Full size, no filter, no beauty or text overlay',
          'Lens clean, battery and storage enough',
          'Scale: tape, coin, pitch gauge, number cards',
          'Owner has agreed to photographs inside',
          'No faces, plates, papers or medicines in frame',
          'First frame: card with address, date and name',
          'Slopes named by compass or A, B, C and so on the sketch',
        ]),
        section('Shot list', 'Shot list: ground, inside, roof, work'),
        p('Three frames of everything that matters: from far for place, from mid for context, from near with a scale.'),
        table(
          'station',
          'Shot list',
          [
            column('station', 'What', 'text', { fixed: true, width: 3.4 }),
            column('how', 'How', 'text', { fixed: true, width: 2.2 }),
            column('done', 'Done', 'check', { width: 0.7 }),
            column('frames', 'Frames', 'number', { width: 0.9, decimals: 0 }),
            column('numbers', 'File numbers', 'text', { width: 2 }),
          ],
          stations,
          { totals: [figure('station.frames', 'Frames on the shot list', sum('station', 'frames'))] },
        ),
      ]),
      part(
        'Log',
        [
          section('Photo log', 'Photo log: file, time, place, direction, what it shows and what it proves'),
          p('One line per subject. If one line stands for several files, write how many. Say what is seen, not why.'),
          table(
            'log',
            'Photo log',
            [
              column('file', 'File, from–to', 'text', { width: 1.7 }),
              column('frames', 'Frames', 'number', { width: 0.8, decimals: 0 }),
              column('time', 'Time', 'text', { width: 0.8 }),
              column('stage', 'Stage', 'select', { width: 1, options: stages }),
              column('place', 'Slope, room or side', 'text', { width: 1.8 }),
              column('facing', 'Facing', 'text', { width: 0.9 }),
              column('shows', 'What it shows', 'text', { width: 4.2 }),
              column('scale', 'Scale in frame', 'text', { width: 1.2 }),
              column('refers', 'Belongs to report line', 'text', { width: 1.5 }),
            ],
            [],
            {
              blankRows: 30,
              lineNumbers: true,
              totals: [
                ...stages.map((stage) => figure(`log.frames${stage}`, stage, tagged(stage))),
                figure('log.framesTotal', 'Frames in all', sum('log', 'frames'), 0, { strong: true }),
              ],
            },
          ),
        ],
        { landscape: true },
      ),
      part('Plates', [
        section('Plates', 'Plates before and after, with captions'),
        p(
          'Left before, right after, from the same place. Caption: file, slope, what it shows. Copy the page for more.',
        ),
        photos('plate', 'Plates', 6, { columns: 2, height: 150 }),
        section('Sketch', 'Sketch of the roof with frame numbers and arrows'),
        photos('sketch', 'Roof from above: slopes named, north, arrow and number for each camera place', 1, {
          columns: 1,
          height: 130,
          captions: false,
        }),
        section('Changes to files', 'Record of copies that were cropped, marked or lightened'),
        p('Originals stay as the camera wrote them. Work on copies and write here what was done.'),
        table(
          'change',
          'Changes to files',
          [
            column('file', 'File', 'text', { width: 1.6 }),
            column('change', 'Cropped, arrow added, lightened', 'text', { width: 3.6 }),
            column('by', 'By', 'text', { width: 1.2 }),
            column('date', 'Date', 'date', { width: 1.3 }),
          ],
          [],
          { blankRows: 3 },
        ),
        section('Handed over', 'Who received files, when and how'),
        table(
          'handover',
          'Handed over',
          [
            column('to', 'To', 'text', { width: 2.4 }),
            column('files', 'Files', 'text', { width: 2 }),
            column('way', 'Link, card, print', 'text', { width: 1.6 }),
            column('date', 'Date', 'date', { width: 1.3 }),
            column('got', 'Received, initials', 'text', { width: 1.4 }),
          ],
          [],
          { blankRows: 3 },
        ),
        section('Statement'),
        bullets(
          'I took the frames listed above on the date and at the place stated, or I name beside the line who did.',
          'They show what was there. Nothing was added, removed or staged, apart from scales and number cards.',
          'They show what the camera saw. They are no opinion on cause, insurance coverage or value.',
        ),
        signatures(
          [
            { name: 'photographer', role: 'Photographer' },
            { name: 'keeper', role: 'Keeper of the originals' },
          ],
          'Signed when the log is complete.',
        ),
      ]),
    ],
  })

export const photoDocumentationLog = universalInspection({
  slug: 'photo-documentation-log',
  name: 'Photo Documentation Log',
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
    'Originals, second copy, crops and arrows, handover: each has its place. Whoever signs the statement can answer the only questions that matter later: who, when, where, and was it changed.',
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
      text: 'Ask before you go in and say what you will photograph. Leave out people, screens, papers and medicine. For use in advertising get a written release; a job file is not one.',
    },
  ],
  document: photoLogDocument,
})
