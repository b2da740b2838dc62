import { defineTemplate } from '@/data/define-template'
import { jobFields, text } from '@/data/parts/columns'
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
    'Seven hold points, each before the moment when a mistake disappears. The foreman walks the area, answers pass or fail with a place, and signs; only then does the next layer go on.',
    'It covers steep and low-slope work. Points that do not belong to this roof are N/A, and the manufacturer’s printed instructions stay the measure: write their numbers into the head, and check against them.',
    'The tests have their own log: seams, pulls, slopes and moisture with time, temperature and result.',
  ],
  howToUse: [
    'Enter the manufacturer’s numbers before the first day: nails, laps, exposures, temperatures.',
    'Walk each hold point by area, not once for the whole roof.',
    'A fail gets a place and is fixed before the signature. If it cannot be fixed at once, write a correction report.',
    'Photograph what will be covered; write the numbers.',
    'Enter tests in the log with time and temperature.',
    'Let a second person sign the final.',
  ],
  expertGuide: [
    {
      title: 'The instructions are the code',
      text: 'The code makes the manufacturer’s installation instructions part of itself. A roof that differs from them can fail inspection and warranty even where it does not leak. Print the page, keep it in the truck, and write its edition into the head.',
      cite: 'IRC R904.1, R905.1; IBC 1506.1, 1507.1',
    },
    {
      title: 'Watch the covering as it goes on',
      text: 'Walking a finished roof finds what shows. The practice for observing roof construction is continuous or at hold points, with what was seen written down by area and day.',
      cite: 'ASTM D7186',
    },
    {
      title: 'Test the seam when things change',
      text: 'Weld test strips in the morning, after lunch, after each power cut and when temperature or sun changes. Peel after it cooled: the membrane should tear, not the weld. Probe every seam once it is cold, and mark what was probed.',
    },
    {
      title: 'Ten nails tell the day',
      text: 'Pull up ten tabs in the first hour. Overdriven, high and crooked nails have one cause, pressure or pace, and either costs nothing to change at nine in the morning.',
    },
  ],
  subject: 'Hold points by stage, signed before the next layer',
  intro:
    'Nothing is covered before its hold point is signed. The manufacturer’s instructions for this product are the measure; write their numbers below.',
  keywords: ['quality control', 'hold points', 'roofing'],
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
          ['Sound, dry, clean; no rot, rust, spring', 'walked on a 4 ft grid'],
          ['Refastened where loose; joints flush', 'kind and spacing'],
          ['Moisture within the product’s limit', 'meter or mat test, written'],
          ['Replaced sheets same thickness, edges held', 'count agreed with owner'],
          ['Slope to drains or eaves', 'no new low spot'],
        ]),
        ...hold('dry', '2. Underlayment and ice barrier, or vapor retarder', 'Covering or insulation', [
          ['Edge metal under or over as instructed at eave and rake', 'eave under, rake over underlayment'],
          ['Ice barrier to 24 in. inside the warm wall', 'IRC R905.1.2, where required'],
          ['Laps, direction, fasteners with caps', 'flat, no wrinkles'],
          ['Walls, valleys, pipes turned up and lapped', 'photographed'],
          ['Vapor retarder closed at edges and holes', 'no daylight at walls'],
        ]),
        ...hold('board', '3. Insulation and cover board', 'Membrane', [
          ['Boards dry, whole, staggered, gaps under ¼ in.', 'larger gaps filled'],
          ['Fasteners by zone: field, perimeter, corner', 'counted on three boards in each'],
          ['Length: right bite in the deck, plates flat', 'no overdriven plates'],
          ['Adhesive: ribbon spacing, weight until set', 'lifted board shows transfer'],
          ['Taper, crickets and sumps as drawn', 'hose or level'],
          ['No more laid than covered today', 'night seal ready'],
        ]),
        ...hold('edge', '4. Edges and nailers', 'Field of the roof', [
          ['Nailers anchored, same height as insulation', 'spacing and pull'],
          ['Drip edge or cleat: spacing, laps, line', 'corners closed'],
          ['Starter adhered or nailed at the eave', 'no cut side at the edge'],
          ['Valley: metal hemmed or woven as drawn', 'no nails near the centerline'],
        ]),
        ...hold('field', '5. Field of the roof', 'Flashings', [
          ['Lines, exposure, offsets', 'checked every ten courses'],
          ['Nails in the line, flush, number as above', 'ten lifted each hour'],
          ['Panels: clips, engagement, room to move', 'oil canning within the manufacturer’s notes'],
          ['Sheets relaxed, aligned, no wrinkles to the seam', 'laps shed water'],
          ['Seams tested and probed; T-joints patched', 'log below'],
          ['Coating or foam: thickness by gauge, each area', 'wet and dry mils'],
        ]),
        ...hold('flash', '6. Flashings and penetrations', 'Trim and metal', [
          ['Base flashing height and fastening at the top', '8 in. or as approved'],
          ['Step flashing one to a course, counterflashed', 'no face nails'],
          ['Chimney wider than 30 in.: cricket', 'IRC R1003.20'],
          ['Corners reinforced, no fishmouths, probed', 'inside and outside'],
          ['Pipes, pockets, supports; clamps and sealant', 'pockets sloped to drain'],
          ['Drains clamped, sumped, strainers in', 'overflow free'],
        ]),
        ...hold('final', '7. Final', 'Walk with the owner', [
          ['All fails above fixed and photographed', 'correction reports closed'],
          ['Ridge, vents and caps; net free area as planned', 'bath fans connected'],
          ['Sealants tooled; no sealant instead of flashing', 'only where designed'],
          ['Surface clean; no scuffs, nails, cuts', 'walk pads placed'],
          ['Gutters and drains run with water', 'hose or rain'],
          ['Inside looked at', 'attic or ceiling after rain'],
        ]),
        d.section('Test log', 'Seam, pull, slope and moisture tests'),
        d.table(
          'test',
          'Tests',
          [
            d.column('date', 'Date', 'date', { width: 1.1 }),
            text('time', 'Time', 0.7),
            d.column('kind', 'Test', 'select', {
              width: 1.5,
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
            text('area', 'Area', 1.4),
            text('air', '°F air, surface', 1),
            text('setting', 'Setting, limit', 1.3),
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
