import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const sealScale: inspection.RatingScale = {
  answers: ['Sound', 'Reseal', 'Replace', 'N/A'],
  meaning: [
    'Sound: as the line under the check says. N/A: not on this roof.',
    'Reseal: metal and flange are good; sealant, clamp or fastener is not.',
    'Replace: flange, boot, curb or glass has failed. Sealant would only hide it.',
  ],
}

const checks: readonly inspection.CheckGroup[] = [
  {
    name: 'skylight',
    title: 'Skylights, domes, tubes and hatches',
    checks: [
      ['Curb height, roofs flatter than 3:12', '4 in above the roof (IRC R308.6.8)'],
      ['Flashing kit', 'head, step and sill pieces, made for this covering'],
      ['Uphill side', 'head flashing or cricket sheds; no leaves dammed'],
      ['Underlayment or membrane', 'turned up the curb on four sides'],
      ['Glass seal', 'clear; fog between panes means a failed unit'],
      ['Plastic domes', 'no crazing, cracks or loose rim'],
      ['Gaskets and weep holes', 'soft, seated; weeps open'],
      ['Frame and fasteners', 'square, tight, screws with washers'],
      ['Vented units', 'close tight; screen and operator work'],
      ['Shaft inside', 'insulated; no stain at the lower corners'],
      ['Roof hatch', 'gasket, latch, hold-open arm; rail round it'],
    ],
  },
  {
    name: 'pipe',
    title: 'Pipes, vents, curbs and mounts',
    checks: [
      ['Rubber pipe boots', 'grip the pipe; no split on the uphill side'],
      ['Lead jacks', 'turned into the pipe; no squirrel bites'],
      ['Flanges', 'under the course above, over the one below'],
      ['Plumbing vents', '6 in above the roof at least (IRC P3103.1)'],
      ['Furnace and water-heater vents', 'storm collar sealed, cap on, clear as labeled'],
      ['Box vents, turbines, hoods', 'flange flat, nails covered, dampers free'],
      ['Low slope: flashing height', '8 in above the membrane, or as designed'],
      ['Low slope: room to flash', '12 in from walls, curbs and each other'],
      ['Low slope: pitch pockets', 'filled above the rim, sloped to drain'],
      ['Curbs under units', 'wood firm, flashed behind the unit’s skirt'],
      ['Gas, line set, conduit', 'through boot or curb; on supports'],
      ['Solar feet, antenna, anchors', 'flashed; lag hits wood; none left open'],
      ['Abandoned penetrations', 'taken out and decked over'],
    ],
  },
]

const boots: readonly d.RowInput[] = [
  { item: 'Pipe boot, 1½ in' },
  { item: 'Pipe boot, 2 in' },
  { item: 'Pipe boot, 3 in' },
  { item: 'Pipe boot, 4 in' },
  { item: 'Flue flashing and storm collar' },
  { item: 'Box vent, turbine or hood' },
  { item: 'Mount, anchor or pitch pocket' },
]

const drips: readonly d.RowInput[] = [
  { sign: 'Drops inside the pane on cold days', means: 'Condensation: humid room, cold shaft' },
  { sign: 'Fog or white film between panes', means: 'Failed glass seal: replace glass or unit' },
  { sign: 'Wet at the top corners in rain', means: 'Head flashing, debris dam, valley water' },
  { sign: 'Wet at the lower corners in rain', means: 'Sill flashing or blocked weeps' },
  { sign: 'Wet only with wind from one side', means: 'Gasket, or side steps too low' },
  { sign: 'Wet ceiling away from the shaft', means: 'Roof above it, not the skylight' },
]

export const skylightAndPenetrationInspection = defineTemplate('inspection', {
  name: 'Skylight and Penetration Inspection',
  group: 'universal',
  stage: 'win',
  demand: [0.465, 'Part of the companies, or some jobs.'],
  description:
    'Skylight and roof penetration inspection: numbered schedules, sealed-or-replace checks, leak signs, water test log and order count.',
  tags: [
    'skylight inspection',
    'roof penetration',
    'pipe boot',
    'flashing',
    'curb',
    'roof hatch',
    'pitch pocket',
    'water test',
    'leak',
    'dome',
    'sun tunnel',
    'solar mount',
  ],
  fullDescription: [
    'Give a roofer one hour on a roof, and the holes get it. This form makes that hour count: every skylight with its curb size, manufacturer and a decision, every pipe, vent, curb and mount with a number chalked beside it on the roof.',
    'Each is Sound, Reseal or Replace. The difference is written down, because most callbacks are failed flashings that somebody sealed. A short table reads the drips: fog, corners, one wind, or a stain that has nothing to do with the skylight.',
    'The water test is logged by place and minute, from low to high. The last table counts boots and flashings by size, so that the truck is loaded from it.',
  ],
  howToUse: [
    'Cover or guard the skylights, or tie off, before anything else.',
    'Measure each curb outside and photograph the label; the year is in it.',
    'Walk the roof clockwise, number each penetration, and chalk the number.',
    'Mark Sound, Reseal or Replace by kind against the words under the check.',
    'Where the source is open, test with water from below upward and note minutes.',
    'Count what to order by size and color.',
    'Send schedule and photographs together, so that numbers can be found again.',
  ],
  expertGuide: [
    inspection.ratingGuide(sealScale),
    {
      title: 'Sealant on a boot is a date, not a repair',
      text: 'Rubber around a vent pipe splits on the uphill side after some ten to fifteen years of sun. A smear lasts a season or two. A new boot, or a collar over the pipe where the covering is too brittle to lift, lasts. Write Replace when rubber, lead or flange is gone, even if it is dry that day.',
    },
    {
      title: 'Old skylight, new roof',
      text: 'If the unit is older than fifteen years or foggy, price a new one with the reroof. Reusing it means tearing into a new roof when its seal fails. If the owner declines, get it in writing with the unit number.',
    },
    {
      title: 'Crickets and skylights',
      text: 'The code wants a cricket on the ridge side of penetrations wider than 30 inches. Unit skylights flashed by their manufacturer’s instructions are exempt in current editions, yet on long slopes above them water and leaves argue for one anyway.',
      cite: 'IRC R903.2.2',
    },
    {
      title: 'Falls through skylights kill experienced roofers',
      text: 'They step back to look, trip over a curb, sit down to rest. Guard it, screen it, cover it or tie off for each opening you work near, and put the cover back when you leave for lunch.',
      cite: '29 CFR 1926.501(b)(4), 1926.502(i), 1910.28(b)(3)',
    },
  ],
  pages: { main: 5 },
  subject: 'Inventory and condition of every opening in the roof, with water test and replacement count',
  intro:
    'Roofs leak at holes. This form numbers every one, says whether it wants a tube of sealant or a new flashing, and ' +
    'counts what to order.',
  keywords: ['skylight', 'penetration', 'pipe boot', 'flashing'],
  required: ['summary.condition'],
  parts: () => [
    d.part('Openings', [
      ...inspection.ownerSummary({
        condition: inspection.overallCondition('Skylights and penetrations'),
        more: [inspection.activeLeak()],
        figures: [
          ...inspection.ratedFigures(['Reseal', 'Replace'], ['skylight', 'pipe']),
          ...inspection.budgetFigures(),
        ],
      }),
      ...inspection.surveyHeader(
        'Condition of skylights and roof penetrations',
        d.field('roof.system', { span: 2 }),
        d.field('roof.age'),
        d.field('roof.pitch'),
      ),
      d.safetyNote(
        'A skylight is a hole',
        'It is guarded, screened or covered, or you are tied off (29 CFR 1926.501(b)(4), 1910.28(b)(3)). A cover carries ' +
          'twice the load, is fastened and marked (29 CFR 1926.502(i)). Never sit, lean or stand on a dome. Sun-brittle ' +
          'plastic and fiberglass panels look like roof under dirt or snow.',
      ),
      d.section('Skylight schedule', 'Skylight schedule with curb size, glass area and decision'),
      d.p('Measure the curb outside to outside; that is what a replacement is ordered by.'),
      d.table(
        'light',
        'Skylight schedule',
        [
          d.column('room', 'Over which room', 'text', { width: 2 }),
          d.column('kind', 'Kind', 'select', {
            width: 1.4,
            options: ['Deck-mounted', 'Curb-mounted', 'Dome', 'Tube', 'Hatch', 'Smoke vent'],
          }),
          d.column('wide', 'Wide (in)', 'number', { width: 0.9, decimals: 2 }),
          d.column('high', 'High (in)', 'number', { width: 0.9, decimals: 2 }),
          d.column('area', 'Sq ft', 'number', {
            width: 0.8,
            decimals: 1,
            formula: d.round(d.div(d.mul(d.cell('wide'), d.cell('high')), 144), 1),
          }),
          d.column('maker', 'Manufacturer, model, year', 'text', { width: 2 }),
          d.column('decision', 'Decision', 'select', {
            width: 1.2,
            options: ['Keep', 'Reflash', 'New glass', 'Replace', 'Remove'],
          }),
        ],
        [],
        {
          blankRows: 6,
          lineNumbers: true,
          totals: [
            figure('light.area', 'Area of openings (sf)', d.sum('light', 'area'), 1),
            figure(
              'light.replace',
              'Of it to replace (sf)',
              d.sum('light', 'area', { key: 'decision', equals: 'Replace' }),
              1,
            ),
          ],
        },
      ),
      d.section('Penetration schedule', 'Penetration schedule, numbered along the roof plan'),
      d.p(
        'Number clockwise from the front left corner and chalk the number beside it. Height: roof to top of flashing.',
      ),
      d.table(
        'hole',
        'Penetration schedule',
        [
          d.column('what', 'What it is', 'text', { width: 2 }),
          d.column('size', 'Size (in)', 'text', { width: 0.9 }),
          d.column('slope', 'Slope or area', 'text', { width: 1.3 }),
          d.column('height', 'Height (in)', 'number', { width: 1, decimals: 1 }),
          d.column('flashing', 'Flashing', 'select', {
            width: 1.4,
            options: ['Rubber boot', 'Lead', 'Metal', 'Membrane', 'Pitch pocket', 'Sealant only'],
          }),
          d.column('state', 'State', 'select', { width: 1, options: ['Sound', 'Reseal', 'Replace'] }),
          d.column('note', 'Defect', 'text', { width: 1.8 }),
        ],
        [],
        { blankRows: 12, lineNumbers: true },
      ),
      d.section('Condition by kind'),
      inspection.explainRatings(sealScale),
      ...inspection.ratedChecks(sealScale, checks),
      d.section('Where the water comes from', 'What drips at a skylight mean, and the water test'),
      d.table(
        'drip',
        'What drips at a skylight mean',
        [
          d.column('sign', 'What you see', 'text', { fixed: true, width: 3.2 }),
          d.column('means', 'What it usually is', 'text', { fixed: true, width: 3.2 }),
          d.column('found', 'Found at no.', 'text', { width: 1.4 }),
        ],
        drips,
      ),
      d.p(
        'Start low and dry. Run water from a hose, no jet, on one place at a time, below the opening, at its sides, above ' +
          'it, then on the glass. A helper inside calls the minute it shows. Move up only when the place stayed dry.',
        'Water test:',
      ),
      d.table(
        'test',
        'Water test',
        [
          d.column('no', 'Opening', 'text', { width: 1 }),
          d.column('place', 'Water on', 'select', {
            width: 1.6,
            options: ['Roof below', 'Sill', 'Left side', 'Right side', 'Head', 'Roof above', 'Glass'],
          }),
          d.column('minutes', 'Minutes', 'number', { width: 0.9, decimals: 0 }),
          d.column('result', 'Result', 'select', { width: 1.2, options: ['Dry', 'Wet'] }),
          d.column('where', 'Where it showed', 'text', { width: 3 }),
        ],
        [],
        { blankRows: 3 },
      ),
      d.section('To order', 'Count of boots, flashings and vents to keep and to replace'),
      d.table(
        'boot',
        'Count by kind',
        [
          d.column('item', 'Item', 'text', { width: 3 }),
          d.column('keep', 'Keep', 'number', { width: 1, decimals: 0 }),
          d.column('replace', 'Replace', 'number', { width: 1, decimals: 0 }),
          d.column('color', 'Size, color, note', 'text', { width: 3 }),
        ],
        boots,
        { totals: [figure('boot.replaceTotal', 'Replace', d.sum('boot', 'replace'), 0, { strong: true })] },
      ),
      ...inspection.prioritiesAndBudget({
        title: 'Work by priority',
        text: 'Replace lines, then Reseal lines.',
        rows: 4,
      }),
      ...inspection.limitations('A dry water test clears only the places that were wetted, with the wind of that day.'),
      inspection.inspectorAndOwner('The inspector signs schedule, test and findings, the owner for a copy.'),
    ]),
    inspection.photographs('Worst skylight from above and inside, worst penetration; more behind, by number.'),
  ],
})
