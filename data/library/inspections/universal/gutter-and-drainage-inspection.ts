import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const drainageScale: inspection.RatingScale = {
  answers: ['Good', 'Fair', 'Poor', 'N/A'],
  meaning: [
    'Good: as the line under the check says. Fair: works, but dirty, loose or slow. Poor: leaks or blocked.',
    'N/A: not here. There but buried or out of reach: write “not seen”.',
  ],
}

const checks: readonly inspection.CheckGroup[] = [
  {
    name: 'gutter',
    title: 'Gutters, downspouts and ground',
    checks: [
      ['Trough', 'clear; no standing water a day after rain'],
      ['Fall to the outlet', '1/16 in per foot or more, by level'],
      ['Hangers', 'tight, each 24 to 36 in; closer in snow'],
      ['Front lip below the roof plane', 'snow and ice slide past it'],
      ['Drip edge and gutter apron', 'over the back of the gutter, not behind it'],
      ['Miters, end caps, seams', 'dry outside after a hose test'],
      ['Outlets', 'full size of the downspout; strainer lifts out'],
      ['Guards', 'on the gutter, not under shingles; water goes in'],
      ['Valley ends and upper downspouts', 'do not overshoot; diverter or splash guard'],
      ['Straight runs over 50 ft', 'expansion joint, or free to move'],
      ['Downspouts', 'straps tight, laps down, elbows not crushed'],
      ['Upper downspout onto a lower roof', 'led to a gutter or onto a wear pad'],
      ['Outlet at the ground', 'off the wall; 5 ft if soil swells (IRC R801.3)'],
      ['Ground by the wall', 'falls 6 in within 10 ft (IRC R401.3)'],
      ['Underground drain', 'runs when flooded by hose; outlet found'],
      ['Fascia behind the gutter', 'firm to the awl, no stain'],
    ],
  },
  {
    name: 'flat',
    title: 'Low-slope drainage',
    checks: [
      ['Drain bowl and clamping ring', 'bolts all there, tight, membrane not cut back'],
      ['Strainers', 'in place and fastened'],
      ['Sump', 'lower than the roof around it; no lip'],
      ['Leader below the drain', 'joint dry indoors; insulated where it sweats'],
      ['Scuppers', 'soldered or welded box, flange stripped in'],
      ['Conductor heads', 'overflow opening below the scupper'],
      ['Overflow drains or scuppers', 'inlet 2 in above the low point (IRC R903.4.1)'],
      ['Overflow outlet', 'own pipe, ends where somebody sees it run'],
      ['Crickets and taper', 'water reaches a drain from every corner'],
      ['Interior gutters and valleys', 'liner whole, joints tight'],
    ],
  },
]

/** Flow in gallons a minute: sf × in/h ÷ 12 × 7.4805 gal ÷ 60 min = 0.0104 × sf × in/h. */
const flow = d.round(d.mul(d.cell('plan'), d.cell('factor'), d.ref('rain.rate'), 0.0104), 1)
/** Downspout area in square inches: one square inch drains 1,200 sf at 1 in/h (SMACNA Architectural Sheet Metal Manual). */
const needed = d.round(d.div(d.mul(d.cell('plan'), d.cell('factor'), d.ref('rain.rate')), 1200), 1)

export const gutterAndDrainageInspection = defineTemplate('inspection', {
  name: 'Gutter and Drainage Inspection',
  group: 'universal',
  stage: 'win',
  demand: [0.47, 'Part of the companies, or some jobs.'],
  telling: 'Gutters, downspouts and ground',
  description:
    'Gutter, downspout and roof drain inspection with downspout area by rainfall, flow in gpm, fall by run and the weight of ponds.',
  tags: [
    'gutter inspection',
    'downspout sizing',
    'roof drain',
    'scupper',
    'overflow',
    'ponding water',
    'rainfall intensity',
    'gallons per minute',
    'drainage',
    'fascia',
  ],
  fullDescription: [
    'Overflowing gutters are cleaned again and again when the outlet was always too small. This form sizes it: plan area, pitch factor and the local rain give the square inches of downspout that a run needs and the gallons a minute it must carry, and the shortfall stands beside the run.',
    'Fall is measured, not judged by eye: length over sixteen against the level. Hangers, drip edge, miters, guards and the ground below have a criterion each, and the underground line is flooded with a hose before anyone signs.',
    'Low-slope drains, scuppers and overflows have their own part. Ponds are entered by area and depth and come out in pounds, because that is the figure that makes an owner call an engineer in time.',
  ],
  howToUse: [
    'Look up the design rain for the place in the local plumbing code or NOAA Atlas 14 and note which storm it is.',
    'Name the runs, measure plan area, downspouts inside, and length.',
    'Set the pitch factor from the line above the table; add half of any wall that sheds onto the run.',
    'Set a level or string and write the fall that is there beside the fall needed.',
    'Go through the checks run by run, then flood each outlet with a hose for the same time.',
    'On low slopes map the ponds with depth, and open every drain you can.',
    'List the repairs in the order in which water meets them.',
  ],
  expertGuide: [
    inspection.ratingGuide(drainageScale),
    {
      title: 'The downspout rule with an example',
      text: 'One square inch of downspout drains 1,200 sq ft at one inch an hour. A run of 1,200 sq ft plan at 7:12, factor 1.10, in a place with 5 in an hour needs 1,200 × 1.10 × 5 ÷ 1,200 = 5.5 sq in: one open 2 × 3 just does it, with nothing to spare for leaves. Most sheet-metal shops go to a 3 × 4.',
      cite: 'SMACNA Architectural Sheet Metal Manual, chapter 1',
    },
    {
      title: 'Which rain',
      text: 'Gutters see the five-minute burst, so their rain is higher than the hourly figure in the plumbing code. Take both from the same source, write down duration and return period, and use the short one for gutters, what the code says for roof drains.',
    },
    {
      title: 'Overflows are life safety',
      text: 'Where parapets can hold water, a second way out is required, with its inlet two inches above the low point; scuppers for it are three times the size of the drains and at least four inches high. It must end where somebody notices, because running overflow means a blocked main drain.',
      cite: 'IRC R903.4.1; for other buildings the adopted building and plumbing codes',
    },
    {
      title: 'The gutter is a fall edge',
      text: 'Most people who fall while cleaning gutters fall from ladders. Stand-off at the top, feet tied or footed, belt buckle between the rails, three feet of rail if you step onto the roof, and ten feet from the service drop.',
      cite: '29 CFR 1926.1053(b), 1910.23',
    },
  ],
  pages: { main: 4 },
  subject: 'Gutters, downspouts, drains and overflows, with downspout area, flow, fall and ponding load',
  intro:
    'Follows the water from the last shingle or the low point of the membrane to where it leaves the lot, and checks by ' +
    'arithmetic whether the outlets are big enough.',
  keywords: ['gutter inspection', 'drainage', 'downspout size', 'ponding'],
  required: ['summary.condition'],
  parts: () => [
    d.part('Drainage', [
      ...inspection.ownerSummary({
        condition: inspection.overallCondition('Gutters and drainage'),
        more: [inspection.activeLeak()],
        figures: [...inspection.ratedFigures(['Poor', 'Fair'], ['gutter', 'flat']), ...inspection.budgetFigures()],
      }),
      ...inspection.surveyHeader(
        'Condition and capacity of roof drainage',
        d.choice('gutter.kind', 'Gutter', [
          'K-style 5 in',
          'K-style 6 in',
          'Half-round',
          'Box or built-in',
          'Commercial box',
          'None, drains only',
        ]),
        d.own('gutter.material', 'Material and age'),
        d.choice('gutter.guards', 'Guards', ['None', 'Screen', 'Cover', 'Foam or brush']),
        d.own('gutter.lastRain', 'Last rain: date, amount'),
      ),
      d.section('Downspout area', 'Downspout area and flow for each run, with the shortfall'),
      d.p(
        'Plan area is the level area that drains to the run, with half of any wall above it. Pitch factor: to 3:12 1.00, ' +
          '4–5:12 1.05, 6–8:12 1.10, 9–11:12 1.20, 12:12 and steeper 1.30. Area needed = plan area × factor × rain ÷ 1,200. ' +
          'Measure downspouts inside; a 2 × 3 has about 6 sq in, a 3 × 4 about 12, a round 4 in 12.6.',
      ),
      d.fields(
        4,
        d.own('rain.rate', 'Rain, design (in per hour)', 'number', { decimals: 2 }),
        d.own('rain.source', 'Source: local code, NOAA Atlas 14', 'text', { span: 2 }),
        d.own('rain.period', 'Return period, duration'),
      ),
      d.table(
        'run',
        'Runs and downspouts',
        [
          d.column('name', 'Run', 'text', { width: 1.3 }),
          d.column('plan', 'Plan (sf)', 'number', { width: 1, decimals: 0 }),
          d.column('factor', 'Factor', 'number', { width: 0.9, decimals: 2 }),
          d.column('flow', 'Flow (gpm)', 'number', { width: 1.1, decimals: 1, formula: flow }),
          d.column('needed', 'Due (sq in)', 'number', { width: 1.2, decimals: 1, formula: needed }),
          d.column('count', 'Spouts', 'number', { width: 0.9, decimals: 0 }),
          d.column('each', 'Each (sq in)', 'number', { width: 1.1, decimals: 1 }),
          d.column('there', 'There', 'number', {
            width: 0.9,
            decimals: 1,
            formula: d.mul(d.cell('count'), d.cell('each')),
          }),
          d.column('short', 'Short', 'number', {
            width: 0.9,
            decimals: 1,
            formula: onceFilled(
              d.cell('needed'),
              onceFilled(d.cell('there'), d.round(d.max(d.sub(d.cell('needed'), d.cell('there')), 0), 1)),
            ),
          }),
        ],
        ['Front', 'Rear', 'Left', 'Right'].map((name) => ({ name, factor: 1 })),
        {
          blankRows: 2,
          lineNumbers: true,
          totals: [
            figure('run.flowTotal', 'Flow from all runs (gpm)', d.sum('run', 'flow'), 1),
            figure('run.shortTotal', 'Downspout area short (sq in)', d.sum('run', 'short'), 1, { strong: true }),
          ],
        },
      ),
      d.section('Fall and hangers', 'Fall measured against the fall needed, hangers and joints, run by run'),
      d.p(
        'Fall needed at 1/16 in per foot of gutter: length ÷ 16. Measure both ends below a line or with a water level.',
      ),
      d.table(
        'fall',
        'Fall and hangers by run',
        [
          d.column('name', 'Run', 'text', { width: 1.3 }),
          d.column('length', 'Length (ft)', 'number', { width: 1, decimals: 0 }),
          d.column('need', 'Fall needed (in)', 'number', {
            width: 1.3,
            decimals: 2,
            formula: d.round(d.div(d.cell('length'), 16), 2),
          }),
          d.column('has', 'Fall there (in)', 'number', { width: 1.2, decimals: 2 }),
          d.column('hangers', 'Hangers, spacing (in)', 'text', { width: 1.6 }),
          d.column('grade', 'Grade', 'select', { width: 1, options: ['Good', 'Fair', 'Poor'] }),
          d.column('note', 'Leaks, dents, overflow marks', 'text', { width: 2.8 }),
        ],
        ['Front', 'Rear', 'Left', 'Right'].map((name) => ({ name })),
        { blankRows: 2, totals: [figure('fall.length', 'Gutter in all (ft)', d.sum('fall', 'length'))] },
      ),
      d.section('Hose test', 'Hose test of outlets and underground lines'),
      d.fields(
        4,
        d.own('hose.minutes', 'Minutes per outlet', 'number', { decimals: 0 }),
        d.own('hose.slow', 'Slow or blocked outlets', 'text', { span: 2 }),
        d.own('hose.leaks', 'Leaks, with run'),
      ),
      d.section('Condition, part by part'),
      inspection.explainRatings(drainageScale),
      ...inspection.ratedChecks(drainageScale, checks),
      d.section('Ponds', 'Ponds with area, depth, weight and gallons'),
      d.p(
        'Water weighs 5.2 lb a square foot for each inch of depth. Measure 48 hours after rain, or by the silt ring.',
      ),
      d.table(
        'pond',
        'Ponds',
        [
          d.column('place', 'Place on the roof plan', 'text', { width: 2.6 }),
          d.column('area', 'Area (sf)', 'number', { width: 1, decimals: 0 }),
          d.column('depth', 'Average depth (in)', 'number', { width: 1.3, decimals: 2 }),
          d.column('load', 'Weight (lb)', 'number', {
            width: 1.1,
            decimals: 0,
            formula: d.round(d.mul(d.cell('area'), d.cell('depth'), 5.2), 0),
          }),
          d.column('gallons', 'Gallons', 'number', {
            width: 1,
            decimals: 0,
            formula: d.round(d.mul(d.cell('area'), d.cell('depth'), 0.6234), 0),
          }),
          d.column('cause', 'Cause, nearest drain', 'text', { width: 2.2 }),
        ],
        [],
        {
          blankRows: 3,
          lineNumbers: true,
          totals: [
            figure('pond.area', 'Area under water (sf)', d.sum('pond', 'area')),
            figure('pond.load', 'Weight (lb)', d.sum('pond', 'load')),
          ],
        },
      ),
      d.fields(
        4,
        d.field('roof.area', { label: 'Low-slope area (sf)' }),
        d.calculated('pond.share', 'Share under water', 'percent', d.round(d.div('pond.area', 'roof.area'), 3), {
          decimals: 1,
        }),
        d.own('hose.indoors', 'Leader joints indoors, dry or not', 'text', { span: 2 }),
      ),
      ...inspection.prioritiesAndBudget({
        title: 'Repairs and changes',
        text: 'Clean first; then fall, leaks, size.',
        rows: 5,
      }),
      ...inspection.limitations(
        'Capacity figures size downspouts by area. Guards and buried pipe can limit it before that.',
        'Roof drains and storm drains are sized by the plumbing code; deep ponds are for an engineer.',
      ),
      inspection.inspectorAndOwner('The inspector signs the findings and figures, the owner for a copy.'),
    ]),
    inspection.photographs('Worst trough, worst outlet, ground where the water leaves.'),
  ],
})
