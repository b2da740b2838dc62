import { defineTemplate } from '@/data/shared/define-template'
import { jobFields, text } from '@/data/shared/columns'
import * as d from '@/lib/documents/author'

const seen = [d.extra('where', 'Area, reading, photo', 2)]

/** A hold point: its checks, and who lets the next layer go over it. */
const hold = (name: string, title: string, next: string, checks: readonly d.Check[]): d.Block[] => [
  d.section(title),
  d.checklist(name, checks, ['Pass', 'Fail', 'N/A'], seen),
  d.fields(
    4,
    d.choice(`${name}.release`, `Release: ${next}`, ['Released', 'Released with notes', 'Held']),
    d.own(`${name}.by`, 'Signed by foreman'),
    d.own(`${name}.date`, 'Date', 'date'),
    d.own(`${name}.area`, 'Areas'),
  ),
]

export const qualityControlCheckpoints = defineTemplate('project-management', {
  name: 'Quality Control Checkpoints',
  group: 'Quality & Closeout',
  demand: [0.58, 'Most companies now and then.'],
  telling: 'Test log',
  description:
    'Roofing hold points: deck, dry-in, insulation, edges, covering, seams, flashing and final, signed before the next layer covers them.',
  tags: [
    'quality control',
    'hold points',
    'QC checklist',
    'roof inspection points',
    'seam test',
    'workmanship',
    'foreman sign-off',
    'quality checklist',
    'QA/QC',
    'in-progress inspection',
    'seam probing',
    'nail pattern',
    'installation checklist',
  ],
  fullDescription: [
    'Seven hold points, each before the next layer hides a mistake. The foreman walks the area, marks pass or fail with the place, and signs. Only then does the next layer go on.',
    'It covers steep and low-slope work. In the field of the roof, each line names its covering, so that you fill in only yours. The manufacturer’s printed instructions govern: write their numbers at the top, and check against them.',
    'The tests have their own log: seams, pulls, slopes and moisture with time, temperature and result.',
  ],
  howToUse: [
    'Enter the manufacturer’s numbers before the first day: nails, laps, exposures, temperatures.',
    'Walk each hold point by area, not once for the whole roof.',
    'Write where a fail is and fix it before you sign. If it cannot be fixed at once, write a correction report.',
    'Photograph what will be covered, and write down the numbers.',
    'Enter tests in the log with time and temperature.',
    'Have a second person sign the final inspection.',
  ],
  expertGuide: [
    {
      title: 'The instructions are the code',
      text: 'The code makes the manufacturer’s installation instructions part of itself. A roof that differs from them can fail inspection and warranty even where it does not leak. Print the page, keep it in the truck, and write its edition at the top.',
      cite: 'IRC R904.1, R905.1; IBC 1506.1, 1507.1',
    },
    {
      title: 'Watch the covering as it goes on',
      text: 'A walk over a finished roof finds only what shows. The ASTM practice is to observe the work all the time or at hold points, and to write down what was seen by area and day.',
      cite: 'ASTM D7186',
    },
    {
      title: 'Test the seam when things change',
      text: 'Weld test strips in the morning, after lunch, after each power cut and when temperature or sun changes. Peel the strip once it has cooled: the membrane should tear, not the weld. Probe every seam once it is cold, and mark what was probed.',
    },
    {
      title: 'Check ten shingles in the first hour',
      text: 'Lift ten shingles in the first hour. Overdriven, high and crooked nails come from gun pressure or from haste, and either costs nothing to change at nine in the morning.',
    },
  ],
  pages: { main: 4 },
  subject: 'Hold points by stage, signed before the next layer',
  intro:
    'Nothing is covered before its hold point is signed. The manufacturer’s instructions for this product govern; write their numbers below.',
  keywords: ['quality control', 'hold points', 'roofing'],
  required: ['spec.edition', 'job.foreman'],
  parts: () => [
    d.part(
      'Checkpoints',
      [
        d.section('Job and numbers', 'Job and the manufacturer’s numbers'),
        d.fields(
          4,
          ...jobFields(),
          d.field('roof.system', { span: 2 }),
          d.field('roof.product', { span: 2 }),
          d.own('spec.edition', 'Instructions: title, date', 'text', { span: 2 }),
          d.own('spec.fasteners', 'Fasteners: kind, number, zones', 'text', { span: 2 }),
          d.own('spec.laps', 'Laps, exposure, seam width'),
          d.own('spec.temperature', 'Lowest temperature'),
          d.own('spec.wind', 'Wind limit'),
          d.field('job.foreman'),
        ),
        ...hold('deck', '1. Deck', 'Underlayment or base layer', [
          ['The deck is sound, dry, and clean', 'walked on a 4 ft grid; no rot, rust, or bounce'],
          ['Loose deck is refastened, and joints are flush', 'write the fastener and its spacing'],
          ['Moisture is within the product’s limit', 'write the meter reading or mat test'],
          ['New sheets have the old thickness and supported edges', 'the owner has agreed to the count'],
          ['Water can run to drains or eaves', 'no new low spot'],
        ]),
        ...hold('dry', '2. Underlayment and ice barrier, or vapor retarder', 'Covering or insulation', [
          ['Edge metal is lapped as instructed', 'eave metal below the underlayment, rake metal above it'],
          ['Ice barrier reaches 24 in. inside the warm wall', 'IRC R905.1.2, where required'],
          ['Laps shed water, and caps hold the underlayment', 'flat, no wrinkles'],
          ['Underlayment turns up at walls and pipes', 'photographed'],
          ['Vapor retarder is closed at edges and holes', 'no daylight at walls'],
        ]),
        ...hold('board', '3. Insulation and cover board (low slope)', 'Membrane', [
          ['Boards are dry, whole, and staggered', 'gaps under ¼ in., larger ones filled'],
          ['Fasteners match each zone: field, perimeter, corner', 'counted on three boards in each'],
          ['Screws bite the deck as listed, and plates lie flat', 'no overdriven plate'],
          ['Adhesive ribbons are spaced as listed', 'a lifted board shows transfer'],
          ['Taper, crickets, and sumps are as drawn', 'checked by hose or level'],
          ['No more board is laid than can be covered today', 'night seal ready'],
        ]),
        ...hold('edge', '4. Edges and nailers', 'Field of the roof', [
          ['Nailers are anchored, at the height of the insulation', 'write spacing and pull'],
          ['Drip edge or cleat is spaced, lapped, and straight', 'corners closed'],
          ['Shingles: the starter’s seal strip lies along the eave', 'factory edge out, cut edge uphill'],
          ['Valley metal is hemmed, or shingles woven, as drawn', 'no nails near the centerline'],
        ]),
        ...hold('field', '5. Field of the roof: fill in the lines of your covering', 'Flashings', [
          ['Shingles, slate, tile: lines, exposure, and offsets', 'checked every ten courses'],
          ['Shingles: nails are on the line, flush, and as many as above', 'ten shingles lifted every hour'],
          ['Metal: clips are engaged, and panels can move', 'waviness within the manufacturer’s limits'],
          ['Membrane: sheets are relaxed and aligned', 'no wrinkle runs into a seam; laps shed water'],
          ['Membrane: seams are tested and probed', 'T-joints patched; results in the log below'],
          ['Coating or foam: thickness is gauged in each area', 'wet and dry mils'],
        ]),
        ...hold('flash', '6. Flashings and penetrations', 'Trim and metal', [
          ['Base flashing has its height and is fastened on top', '8 in. or as approved'],
          ['Step flashing has one piece to a course', 'counterflashed, no face nails'],
          ['A chimney wider than 30 in. has a cricket', 'IRC R1003.20'],
          ['Corners are reinforced and probed', 'inside and outside, no fishmouth'],
          ['Pipes and pockets are clamped and sealed', 'pockets sloped to drain'],
          ['Drains are clamped and sumped, with strainers in', 'overflow free'],
        ]),
        ...hold('final', '7. Final', 'Walk with the owner', [
          ['All fails above are fixed and photographed', 'correction reports closed'],
          ['Ridge, vents, and caps give the net free area planned', 'bath fans connected'],
          ['Sealant is tooled and does not replace a flashing', 'only where designed'],
          ['The surface is clean, without scuffs, nails, or cuts', 'walk pads placed'],
          ['Water runs through gutters and drains', 'hose or rain'],
          ['The inside was checked', 'attic or ceiling after rain'],
        ]),
        d.section('Test log', 'Seam, pull, slope and moisture tests'),
        d.table(
          'test',
          'Tests',
          [
            d.column('date', 'Date', 'date', { width: 1.1 }),
            text('time', 'Time', 0.7),
            d.column('kind', 'Test', 'select', {
              width: 1.8,
              options: [
                'Peel strip',
                'Probe',
                'Fastener pull',
                'Moisture',
                'Mils',
                'Core or slit',
                'Flood',
                'Adhesion',
              ],
            }),
            text('area', 'Area', 1.1),
            text('air', 'Air–deck °F', 1),
            text('setting', 'Required', 1),
            text('result', 'Reading', 1),
            d.column('pass', 'Result', 'select', { width: 0.9, options: ['Pass', 'Fail', 'Redone'] }),
            text('by', 'By', 0.8),
          ],
          [],
          { blankRows: 12 },
        ),
        d.p(
          'A hold point is checked for the areas written beside it. It relieves neither manufacturer, designer nor inspector of a duty.',
        ),
        d.signatures([
          { name: 'foreman', role: 'Foreman' },
          { name: 'second', role: 'Second person, final' },
        ]),
      ],
      { audience: 'crew' },
    ),
  ],
})
