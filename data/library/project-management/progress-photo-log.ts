import { defineTemplate } from '@/data/shared/define-template'
import { jobFields, text, tick } from '@/data/shared/columns'
import * as d from '@/lib/documents/author'

const taken = [d.extra('number', 'Photo nos.', 1), d.extra('place', 'Place, direction', 1.8)]
const stage = (name: string, checks: readonly d.Check[]) =>
  d.checklist(name, checks, ['Taken', 'N/A'], taken, { itemLabel: 'Photograph' })

export const progressPhotoLog = defineTemplate('project-management', {
  name: 'Progress Photo Log',
  group: 'Communication & Documentation',
  demand: [0.3349, 'Companies that have grown.'],
  telling: 'Tear-off and deck',
  description:
    'Progress photo list for roofing: what to photograph at each stage before it is covered, with location, direction, number and frames to print.',
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
    'A roof is built in layers that nobody sees again. This list says which photographs to take while each layer still shows, from the first look at the driveway to the last look at the drain.',
    'Forty-odd lines in eight stages each have room for number and direction. Mark what is not on this roof N/A, so that a gap is a decision and not an oversight.',
    'A page of frames prints the six photographs that go to the owner, inspector or insurer.',
  ],
  howToUse: [
    'Give one person on the crew the list and a charged phone with the right time and date.',
    'Take each photograph twice: a wide one that shows where, and a close-up that shows what.',
    'Put a tape measure, a moisture meter or a card with area and date in the close-up.',
    'Write down numbers and direction at each break, not at night.',
    'Save the originals under the job number the same day; edit only copies.',
    'Put the six that matter in the frames.',
  ],
  expertGuide: [
    {
      title: 'The before photo is the most valuable',
      text: 'Cracked driveway, dented gutter, stained ceiling: five minutes of photographs before the first bundle goes up settle most damage complaints with one message. Include the neighbors’ fences and cars near the job.',
    },
    {
      title: 'Show what cannot be counted later',
      text: 'Show nail rows, plates in the corner, two rows of ice barrier and the layers at the edge with a tape measure. Insurers, inspectors and manufacturers accept what they can measure in the picture.',
    },
    {
      title: 'Keep the original with its data',
      text: 'The file itself holds the time and place. Sending it through a chat app strips that data and shrinks the photo. In most cases a photograph becomes evidence when the person who took it says that it shows what was there.',
      cite: 'Fed. R. Evid. 901(b)(1)',
    },
    {
      title: 'People and houses are private',
      text: 'Leave license plates, children and interiors out unless they are the subject, and ask before you use a picture in advertising. A photograph of a worker without fall protection is a record, so correct what you see before you take it.',
    },
  ],
  pages: { main: 5 },
  subject: 'Photographs to take at each stage of a roof before it is covered',
  intro:
    'Take one wide and one close-up, with a tape measure or a card in it. Write down number and direction at each break. Treat work covered without a photograph as work not done.',
  keywords: ['photos', 'progress', 'roofing'],
  required: ['photo.by', 'photo.folder'],
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
          'Nets, tarps and plywood in place',
          'Labels: product, color, lot, date code',
          'Load spread on the roof',
          'Fall protection up: anchors, rails, lines',
        ]),
        d.section('Tear-off and deck'),
        stage('deck', [
          'Layers at the edge, with a tape measure',
          'Deck cleared, each area',
          'Rot or rust: wide, close-up, with size',
          'Old and new deck nailing or welds',
          'Sheets replaced, numbered in chalk',
          'Core or moisture reading, meter in view',
        ]),
        d.section('Dry-in or base layers'),
        stage('base', [
          'Ice barrier: rows, tape measure from the warm wall',
          'Valley lining; membrane at walls and chimney',
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
          'Curbs: height on the tape, corners',
        ]),
        d.section('Covering'),
        stage('field', [
          'First courses or sheets with line',
          'Nail or clip pattern: close-up with a tape measure',
          'Seam test: peeled strip, probe, time',
          'Valley, hip and ridge as built',
          'Vents cut open, then capped',
          'Drains: clamping ring on, strainer in',
        ]),
        d.section('Tie-ins and night seals'),
        stage('night', [
          'Each edge as left for the night, with date',
          'The same edge in the morning',
          'Wet material cut out',
        ]),
        d.section('Finished'),
        stage('after', [
          'Each slope or area, same corner as before',
          'Each flashing and penetration',
          'Gutters empty; nails picked up by the magnet',
          'Driveway and yard as we left them',
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
          'Stage nothing and edit nothing in the original; put a crop or an arrow on a copy.',
          'No one steps to an edge for a picture.',
        ),
        d.p(
          'Photographs show what was there when they were taken. They do not document parts of the roof they do not show.',
        ),
        d.fields(
          3,
          d.choice('photo.state', 'Set is', ['Complete', 'Complete except N/A', 'Gaps listed above']),
          d.own('photo.count', 'Photographs in the folder', 'number', { decimals: 0 }),
          d.own('photo.sent', 'Sent to, on'),
        ),
        d.signatures([{ name: 'photographer', role: 'Photographer' }]),
      ],
      { audience: 'crew' },
    ),
  ],
})
