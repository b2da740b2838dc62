import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const beforeFlight: readonly d.Check[] = [
  ['Remote pilot certificate on hand, training current', '24 calendar months (14 CFR 107.12, 107.65)'],
  ['Aircraft registered and marked; proof on hand', '14 CFR 107.13, part 48'],
  ['Remote ID broadcasting, or flight inside a FRIA', '14 CFR part 89'],
  ['Airspace class found; authorization if controlled', 'Class B, C, D, surface E (14 CFR 107.41)'],
  ['Notices checked: temporary and prohibited areas', '14 CFR 107.45, 107.47'],
  ['Visibility 3 statute miles; clouds 500 ft up, 2,000 ft out', '14 CFR 107.51(c), (d)'],
  ['Twilight or night: anti-collision light on', 'seen for 3 statute miles (14 CFR 107.29)'],
  ['Aircraft inspected: props, battery, firmware, link', '14 CFR 107.15, 107.49'],
  ['Crew briefed: roles, emergency, lost link, landing spot', '14 CFR 107.49(b)'],
  ['No flight over people who are not in the crew', 'or by category rule (14 CFR 107.39)'],
  ['No flight over moving vehicles', 'or as 14 CFR 107.145 allows'],
  ['Sight of the aircraft at all times; observer if used', '14 CFR 107.31, 107.33'],
  ['Height within 400 ft of the ground or of the building', '14 CFR 107.51(b)'],
  ['Pilot fit: 8 hours from drink, under 0.04', '14 CFR 107.27, 91.17'],
  ['Owner’s consent; neighbors told; state privacy law read', 'camera off on the way over others’ yards'],
]

const imageScale: inspection.RatingScale = {
  answers: ['Clear', 'Defect', 'Go look', 'N/A'],
  meaning: [
    'Clear: in focus, fully in frame, nothing wrong to be seen.',
    'Defect: the image shows it plainly. Give it a line in the defect list.',
    'Go look: shadow, glare, debris or too few pixels. A person has to see or touch it.',
    'N/A: not on this roof.',
  ],
}

const seenFromAbove: readonly inspection.CheckGroup[] = [
  {
    name: 'seen',
    title: 'What the images show',
    checks: [
      ['Missing, slipped or broken units', 'counted per slope'],
      ['Lifted edges, creases, open laps', 'low sun across the slope shows them'],
      ['Bare or bald patches, worn coating', 'area scaled from the image'],
      ['Hips, ridges and ridge vents', 'straight, whole, no gap at the ends'],
      ['Valleys and crickets', 'open; debris and rust located'],
      ['Chimney crown, cap and flashing', 'orbit, from all four sides'],
      ['Pipe boots and vents', 'tight shot of each collar'],
      ['Skylights', 'glass, frame and upslope pan'],
      ['Walls, parapets, copings', 'joints seen from both sides'],
      ['Low slope: seams, patches, blisters', 'overlapping shots, camera straight down'],
      ['Low slope: ponds, silt rings, plant growth', 'outlined on the roof plan'],
      ['Drains, scuppers, gutters', 'shot into the trough; blockage seen'],
      ['Edge metal and fascia', 'from outside, level with the edge'],
      ['Rooftop units, solar, cables', 'loose panels, pans and lines'],
      ['Dips and humps in the plane', 'sight line along eave and ridge'],
    ],
  },
]

const shots: readonly d.RowInput[] = [
  { shot: 'Whole property, four corners, camera at 45°', height: '100 to 150 ft' },
  { shot: 'Roof straight down, grid with overlap', height: 'as in the plan' },
  { shot: 'Each slope, square to its surface', height: '20 to 40 ft off' },
  { shot: 'Each hip, ridge and valley along its length', height: '10 to 20 ft off' },
  { shot: 'Each chimney, skylight, wall: orbit', height: '10 to 20 ft off' },
  { shot: 'Each pipe, vent and mount, close', height: '8 to 15 ft off' },
  { shot: 'Gutters and edges from outside', height: 'at eave level' },
  { shot: 'Something of known size in frame', height: 'for scale' },
]

/** Ground width of one image pixel, inches: height × 12 × sensor width ÷ (focal length × pixels across). */
const pixelSize = d.round(d.div(d.mul('plan.height', 12, 'plan.sensor'), d.mul('plan.focal', 'plan.pixels')), 3)
/** Width of roof in one image, feet: height × sensor width ÷ focal length. */
const footprint = d.round(d.div(d.mul('plan.height', 'plan.sensor'), 'plan.focal'), 1)

export const droneRoofSurvey = defineTemplate('inspection', {
  name: 'Drone Roof Survey',
  group: 'universal',
  stage: 'win',
  demand: [0.46, 'Part of the companies, or some jobs.'],
  telling: 'Flight log',
  description:
    'Drone roof inspection form: Part 107 preflight with section numbers, image plan with pixel size, flight log, findings and defect list.',
  tags: [
    'drone',
    'UAS',
    'UAV',
    'Part 107',
    'FAA',
    'aerial roof inspection',
    'flight log',
    'preflight checklist',
    'thermal',
    'orthophoto',
    'steep roof',
  ],
  fullDescription: [
    'A drone sees a twelve-twelve slate roof that nobody should walk, and does it in twenty minutes. But a roof report from the air has two ways to fail: the flight was not lawful, or the pictures cannot show what the report claims. This form takes care of both.',
    'The preflight goes through Part 107 line by line with the section for each: certificate and recurrent training, registration, Remote ID, airspace, weather, people below. The image plan turns height, sensor and focal length into inches per pixel and says what is the smallest mark worth trusting, so nobody reports hail bruises from four hundred feet.',
    'Findings are graded Clear, Defect or Go look. The third is the honest one: whatever the image leaves open is listed for a ladder, with the file number, and the result of the climb is written beside it.',
  ],
  howToUse: [
    'At the office: airspace, authorization, notices, owner’s consent, and the camera figures for the image plan.',
    'On site: walk the place, choose takeoff and landing spots, brief the crew, and mark the preflight.',
    'Fly the shot list from far to near; a low sun from the side shows lifts and creases best.',
    'Fill in the flight log at each battery change, with anything unusual in your own words.',
    'Read the images on a large screen, not on the controller, and grade each line.',
    'Climb or send someone for each Go look, then write Confirmed or Not a defect.',
    'Keep the original files with the report; send copies.',
  ],
  pages: { main: 5 },
  expertGuide: [
    inspection.ratingGuide(imageScale),
    {
      title: 'Business use is Part 107, always',
      text: 'A free look for a customer, a nephew with a toy drone, a picture for a bid: all of it furthers a business, so the recreational exception is closed. The person at the controls, or the one supervising and able to take over at once, holds a remote pilot certificate with training in the last 24 calendar months.',
      cite: '14 CFR 107.12, 107.65; 49 U.S.C. 44809',
    },
    {
      title: 'Four hundred feet, from what',
      text: 'The limit is 400 ft above the ground, but you may fly higher next to a tall structure if you stay within 400 ft of it and not more than 400 ft above its top. In controlled airspace the authorization may set less, even zero. Roof work is flown at 30 to 120 ft; height buys you nothing.',
      cite: '14 CFR 107.51(b), 107.41',
    },
    {
      title: 'Do the pixel arithmetic before you fly',
      text: 'At 100 ft a one-inch sensor with 5,472 pixels and 8.8 mm of focal length gives a third of an inch per pixel: fine for counting missing shingles, useless for bruises. Halve the height and you halve the pixel. Use the true focal length, not the 35 mm equivalent, or every figure is off by a factor of two or three.',
    },
    {
      title: 'Thermal needs its own conditions',
      text: 'Wet insulation shows at night after a sunny day, on a dry surface, in light wind, and only where insulation lies against the membrane. It is an anomaly until a sample proves it wet. If thermal images are part of the job, add the moisture survey form.',
      cite: 'ASTM C1153',
    },
    {
      title: 'Other people’s yards',
      text: 'The FAA governs the airspace; states and towns govern trespass, voyeurism and privacy, and some have drone laws. Tell the neighbors, keep the gimbal on the roof, delete what shows more than you need, and never use a flight to canvass houses for storm damage.',
    },
  ],
  subject:
    'Roof survey by small unmanned aircraft: flight documents, image plan, findings and what a person must check',
  intro:
    'Flight record and roof report in one. The first half shows that the flight was planned and lawful, the second ' +
    'what the images show and what still needs hands.',
  keywords: ['drone', 'UAS', 'Part 107', 'aerial survey'],
  required: ['summary.condition', 'pilot.name', 'pilot.certificate'],
  parts: () => [
    d.part('Survey', [
      ...inspection.ownerSummary({
        condition: inspection.overallCondition(),
        more: [d.own('summary.due', 'Hands-on look by', 'date', { span: 2 })],
        figures: [...inspection.ratedFigures(['Defect', 'Go look'], ['seen']), ...inspection.budgetFigures()],
      }),
      ...inspection.surveyHeader(
        'Survey the roof from the air; findings by image',
        d.field('roof.system', { span: 2 }),
        d.field('roof.age'),
        d.field('roof.pitch'),
      ),
      d.section('Aircraft, pilot and airspace'),
      d.fields(
        4,
        d.own('pilot.name', 'Remote pilot in command', 'text', { span: 2 }),
        d.own('pilot.certificate', 'Certificate number'),
        d.own('pilot.training', 'Last training or test', 'date'),
        d.own('aircraft.model', 'Aircraft and camera', 'text', { span: 2 }),
        d.own('aircraft.registration', 'FAA registration'),
        d.own('pilot.observer', 'Visual observer'),
        d.choice('airspace.class', 'Airspace', ['G', 'E', 'E at surface', 'D', 'C', 'B']),
        d.own('airspace.authorization', 'Authorization no.'),
        d.own('airspace.ceiling', 'Approved ceiling (ft)', 'number', { decimals: 0 }),
        d.own('weather.wind', 'Wind and gusts (mph)'),
      ),
      d.section('Before takeoff', 'Preflight check with the Part 107 section for each line'),
      d.checklist('preflight', beforeFlight, ['Yes', 'No', 'N/A'], [d.extra('note', 'Note', 2)]),
      d.legalNote(
        'One No keeps it on the ground',
        'Cleared, waived (14 CFR 107.205) or not flown. Flying for a bid, a report or a favor to a customer is not ' +
          'recreation: Part 107 applies. Serious injury, loss of consciousness or other people’s damage above $500 is ' +
          'reported to the FAA within 10 calendar days (14 CFR 107.9).',
      ),
      d.section('Image plan', 'Image plan: pixel size, footprint, spacing and flight lines'),
      d.p(
        'Camera figures stand in the aircraft’s data sheet. A crack shows when it is about three pixels wide; for ' +
          'hail marks and seams aim at 0.1 in per pixel or finer, for a measured plan 0.5 in is enough.',
      ),
      d.fields(
        4,
        d.own('plan.height', 'Height over roof (ft)', 'number', { decimals: 0 }),
        d.own('plan.sensor', 'Sensor width (mm)', 'number', { decimals: 2 }),
        d.own('plan.focal', 'True focal length (mm)', 'number', { decimals: 2 }),
        d.own('plan.pixels', 'Image width (pixels)', 'number', { decimals: 0 }),
        d.own('plan.sideOverlap', 'Side overlap (typical)', 'percent', { value: 0.7, decimals: 0 }),
        d.own('plan.roofWidth', 'Width to cover (ft)', 'number', { decimals: 0 }),
        d.calculated('plan.pixel', 'One pixel on the roof (in)', 'number', pixelSize, { decimals: 3 }),
        d.calculated('plan.footprint', 'Image covers (ft across)', 'number', footprint, { decimals: 1 }),
        d.calculated(
          'plan.spacing',
          'Between lines (ft)',
          'number',
          d.round(d.mul('plan.footprint', d.sub(1, 'plan.sideOverlap')), 1),
          { decimals: 1 },
        ),
        d.calculated(
          'plan.lines',
          'Flight lines',
          'number',
          onceFilled(
            'plan.spacing',
            onceFilled('plan.roofWidth', d.add(d.ceil(d.div('plan.roofWidth', 'plan.spacing')), 1)),
          ),
          { decimals: 0 },
        ),
        d.calculated('plan.smallest', 'Smallest mark to trust (in)', 'number', d.round(d.mul('plan.pixel', 3), 2), {
          decimals: 2,
        }),
        d.own('plan.storage', 'Where the originals are kept'),
      ),
      d.table(
        'shot',
        'Shot list',
        [
          d.column('shot', 'Shot', 'text', { fixed: true, width: 4 }),
          d.column('height', 'From', 'text', { fixed: true, width: 1.5 }),
          d.column('taken', 'Taken', 'check', { width: 0.7 }),
          d.column('files', 'File numbers, from and to', 'text', { width: 2.4 }),
        ],
        shots,
      ),
      d.section('Flight log', 'Flight log with times, battery and images'),
      d.table(
        'flight',
        'Flight log',
        [
          d.column('takeoff', 'Takeoff', 'text', { width: 1 }),
          d.column('landing', 'Landing', 'text', { width: 1 }),
          d.column('minutes', 'Minutes', 'number', { width: 0.9, decimals: 0 }),
          d.column('height', 'Highest (ft)', 'number', { width: 1.1, decimals: 0 }),
          d.column('battery', 'Battery, % left', 'text', { width: 1.3 }),
          d.column('images', 'Images', 'number', { width: 0.9, decimals: 0 }),
          d.column('event', 'Anything unusual', 'text', { width: 2.8 }),
        ],
        [],
        {
          blankRows: 4,
          lineNumbers: true,
          totals: [
            figure('flight.minutesTotal', 'Minutes in the air', d.sum('flight', 'minutes')),
            figure('flight.imagesTotal', 'Images', d.sum('flight', 'images')),
          ],
        },
      ),
      d.section('What the images show', 'Findings by image, with what a person must go and look at'),
      inspection.explainRatings(imageScale),
      ...inspection.ratedChecks(imageScale, seenFromAbove),
      d.section('Defect list', 'Defect list with image file, scaled size and hands-on result'),
      d.table(
        'defect',
        'Defect list',
        [
          d.column('area', 'Slope or area', 'text', { width: 1.5 }),
          d.column('file', 'Image file', 'text', { width: 1.5 }),
          d.column('what', 'What it shows', 'text', { width: 3 }),
          d.column('size', 'Scaled size', 'text', { width: 1.1 }),
          d.column('hands', 'Checked by hand', 'select', {
            width: 1.5,
            options: ['Not needed', 'To do', 'Confirmed', 'Not a defect'],
          }),
        ],
        [],
        { blankRows: 8, lineNumbers: true },
      ),
      ...inspection.prioritiesAndBudget({
        title: 'Recommendations',
        text: 'Repairs and each Go look line that needs a climb.',
        rows: 5,
      }),
      ...inspection.limitations(
        'A camera cannot feel a soft deck, a loose seal or a wet board, nor see under debris.',
        'Sizes scaled from images are close, not exact; order material from checked measurements.',
      ),
      d.signatures(
        [
          { name: 'pilot', role: 'Remote pilot in command' },
          { name: 'inspector', role: 'Inspector who read the images' },
        ],
        'The pilot signs the flight record, the inspector the findings.',
      ),
    ]),
    inspection.photographs('Images from the flight, each side first, then every line of the defect list.'),
  ],
})
