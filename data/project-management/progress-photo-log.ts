import { defineTemplate } from '@/data/define-template'
import { jobFields, text, tick } from '@/data/parts/columns'
import * as d from '@/lib/documents/author'

const taken = [d.extra('number', 'Photo nos.', 1), d.extra('place', 'Place, direction', 1.8)]
const stage = (name: string, checks: readonly d.Check[]) =>
  d.checklist(name, checks, ['Taken', 'N/A'], taken, { itemLabel: 'Photograph' })

export const progressPhotoLog = defineTemplate('project-management', {
  name: 'Progress Photo Log',
  group: 'Communication & Documentation',
  description:
    'Progress photo list for roofing: what to photograph at each stage before it is covered, with place, direction, number and frames to print.',
  tags: [
    'progress photos',
    'construction photos',
    'job photos',
    'covered work',
    'photo checklist',
    'as-built photos',
    'roof photos',
    'before and after photos',
    'photo documentation',
    'insurance photos',
    'jobsite photos',
  ],
  fullDescription: [
    'A roof is a stack of things that nobody sees again. This list says which photographs to take while they can still be seen, from the first look at the driveway to the last look at the drain.',
    'Forty-odd lines in eight stages, each with a place for number and direction. What is not on this roof is marked N/A, so that a gap is a decision and not an oversight.',
    'A page of frames prints the six photographs that go to owner, inspector or insurer.',
  ],
  howToUse: [
    'Give one person on the crew the list and a charged phone with the clock right.',
    'Take each photograph twice: a wide one that shows where, a near one that shows what.',
    'Put a tape, a moisture meter or a card with area and date into the near one.',
    'Note numbers and direction at each break, not in the evening.',
    'Save the originals under the job number the same day; edit only copies.',
    'Paste the six that matter into the frames.',
  ],
  expertGuide: [
    {
      title: 'Before is the most valuable one',
      text: 'Cracked driveway, dented gutter, stained ceiling: five minutes of photographs before the first bundle end most damage complaints in one message. Take neighbors’ fences and cars along the edge as well.',
    },
    {
      title: 'Count what cannot be counted later',
      text: 'Nail rows, plates in the corner, two rows of ice barrier, the layers on the edge: show them with a tape. Insurers, inspectors and manufacturers accept what they can measure in the picture.',
    },
    {
      title: 'Keep the original with its data',
      text: 'Time and place stand in the file itself. Sending through a chat strips and shrinks it. The person who took it can say so later, and that is mostly all that is asked of a photograph in evidence.',
      cite: 'Fed. R. Evid. 901(b)(1)',
    },
    {
      title: 'People and houses are private',
      text: 'Leave license plates, children and interiors out unless they are the subject, and ask before a picture goes into advertising. A photograph of a worker without fall protection is a record, so correct what you see before you press the button.',
    },
  ],
  subject: 'Photographs to take at each stage of a roof before it is covered',
  intro:
    'Wide and near, with a tape or a card in it. Write number and direction at each break. What is covered without a photograph was not done.',
  keywords: ['photos', 'progress', 'roofing'],
  parts: () => [
    d.part(
      'Photo log',
      [
        d.section('Job'),
        d.fields(
          4,
          ...jobFields(),
          d.field('roof.system'),
          d.own('photo.by', 'Photographer'),
          d.own('photo.device', 'Device, clock checked'),
          d.own('photo.folder', 'Folder or link'),
        ),
        d.section('Before', 'Before the first bundle'),
        stage('before', [
          'Street front with house number',
          'Each slope or roof area, from its corner',
          'Driveway, walks, steps: cracks and stains',
          'Siding, windows, gutters, air conditioner',
          'Yard, pool, fence, neighbor’s side',
          'Ceilings and attic: stains, daylight',
          'Power lines, meter, mast',
        ]),
        d.section('Protection and delivery'),
        stage('set', [
          'Boards under dumpster and truck',
          'Nets, tarps, plywood in place',
          'Labels: product, color, lot, date code',
          'Load spread on the roof',
          'Fall protection up: anchors, rails, lines',
        ]),
        d.section('Tear-off and deck'),
        stage('deck', [
          'Layers at the edge, with a tape',
          'Deck cleared, each area',
          'Rot or rust: wide, near, with size',
          'Old and new nailing or welds of the deck',
          'Sheets replaced, with a count in chalk',
          'Core or moisture reading with the meter',
        ]),
        d.section('Dry-in or base layers'),
        stage('base', [
          'Ice barrier: rows, tape from the warm wall',
          'Valley lining; wall and chimney wrap',
          'Underlayment laps and caps',
          'Vapor retarder laps and edges',
          'Insulation: layers, staggered joints, gaps',
          'Fasteners and plates: field, perimeter, corner',
          'Tapered layout and crickets',
        ]),
        d.section('Edges and flashings while open'),
        stage('edge', [
          'Nailers with bolts or screws',
          'Drip edge or cleat, fastener spacing, laps',
          'Step flashing, each wall, before siding',
          'Counterflashing cut and set',
          'Chimney: pan, cricket, corners',
          'Skylights: each side, before trim',
          'Pipes, boots, pockets',
          'Curbs: height with a tape, corners',
        ]),
        d.section('Covering'),
        stage('field', [
          'First courses or sheets with line',
          'Nail or clip pattern, near, with a tape',
          'Seam test: strip peeled, probe, time',
          'Valley, hip and ridge as built',
          'Vents cut open, then capped',
          'Drains: clamped, strainer in',
        ]),
        d.section('Tie-ins and night seals'),
        stage('night', ['Each edge as left, with date', 'Same edge in the morning', 'Wet material cut out']),
        d.section('Finished'),
        stage('after', [
          'Each slope or area, same corner as before',
          'Each flashing and penetration',
          'Gutters empty, magnet’s catch',
          'Driveway and yard as left',
          'Permit card with final signature',
          'Ceiling below after the first rain',
        ]),
        d.section('Log of further photographs'),
        d.table(
          'more',
          'Further photographs',
          [
            text('number', 'No.', 0.7),
            d.column('date', 'Date', 'date', { width: 1.1 }),
            text('what', 'What it shows', 3),
            text('where', 'Place, direction', 1.8),
            tick('sent', 'Sent', 0.6),
          ],
          [],
          { blankRows: 6 },
        ),
        d.section('Six for the file', 'Frames for six photographs'),
        d.photos('frame', 'Photographs', 6, { height: 132 }),
        d.section('Rules for every photograph'),
        d.bullets(
          'Nothing staged, nothing edited in the original; a crop or an arrow goes on a copy.',
          'No one steps to an edge for a picture.',
        ),
        d.p(
          'Photographs show what was there when they were taken. They say nothing about parts of the roof that they do not show.',
        ),
        d.fields(
          3,
          d.choice('photo.state', 'Set is', ['Complete', 'Complete but for N/A', 'Gaps listed above']),
          d.own('photo.count', 'Photographs in the folder', 'number', { decimals: 0 }),
          d.own('photo.sent', 'Sent to, on'),
        ),
        d.signatures([{ name: 'photographer', role: 'Photographer' }]),
      ],
      { audience: 'crew' },
    ),
  ],
})
