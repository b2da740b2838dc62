import { defineTemplate } from '@/data/shared/define-template'
import { figure } from '@/data/shared/columns'
import { onceFilled } from '@/data/shared/guards'
import * as inspection from '@/data/shared/inspection'
import * as d from '@/lib/documents/author'

const methods: readonly d.RowInput[] = [
  { method: 'Infrared, at night', standard: 'ASTM C1153', fits: 'Board against the membrane, no ballast' },
  { method: 'Impedance scan', standard: 'ASTM D7954', fits: 'Dry; not black EPDM, metal or foil' },
  {
    method: 'Nuclear gauge, grid',
    standard: 'ANSI/SPRI/RCI NT-1',
    fits: 'Ballast, thick systems; licensed user',
  },
  { method: 'Handheld meter', standard: 'by manufacturer', fits: 'Spot check, at cores' },
]

const conditions: readonly d.Check[] = [
  ['Surface dry, swept, no ponds in the area', 'all methods'],
  ['No rain for 24 hours before', 'write the last rain, date and inches'],
  ['Infrared: sun by day, clear at dusk', 'starts after sunset, once contrast shows'],
  ['Infrared: wind light', 'under 15 mph; no gusts'],
  ['Instrument warmed up and checked', 'serial number and date of calibration'],
  ['Dry reference found and cored', 'same layers as the area'],
  ['Wet reference found and cored', 'else readings are only comparative'],
  ['Layers known, old coverings, repairs, changes mapped', 'they shift readings'],
  ['Equipment, vents, warm rooms, walls noted', 'they warm the roof like water does'],
  ['Two people on the roof in the dark', 'edges and skylights marked by daylight'],
]

const share = (sum: string) => d.round(d.div(sum, 'survey.area'), 3)
const coreRows = Array.from({ length: 10 }, (_, index): d.RowInput => ({ core: `C${index + 1}` }))

const surveyResult = (): d.Field =>
  d.choice(
    'result.option',
    'What the survey supports',
    [
      'Repair, no wet areas',
      'Cut out wet areas, then recover',
      'Cut out wet areas, then coat',
      'Remove to the deck',
      'More cores needed',
    ],
    { span: 2 },
  )

export const moistureSurveyAndCoreLog = defineTemplate('inspection', {
  name: 'Moisture Survey and Core Log',
  group: 'universal',
  stage: 'win',
  demand: [0.185, 'Seldom, or one kind of company.'],
  telling: 'Conditions for a valid survey',
  description:
    'Roof moisture survey with method and conditions, anomalies, core log layer by layer, moisture by weight, wet share and conclusion.',
  tags: [
    'moisture survey',
    'core sample',
    'core cut',
    'infrared scan',
    'thermography',
    'impedance',
    'nuclear gauge',
    'wet insulation',
    'recover',
    'flat roof',
    'low slope',
    'ASTM C1153',
    'ASTM D7954',
  ],
  fullDescription: [
    'Recover or tear off is the largest decision on a flat roof, and it hangs on how much insulation is wet. This form holds the whole proof: which instrument, under what conditions, on what grid, with a dry and a wet reference core, and every anomaly with its size.',
    'Cores are logged layer by layer on a wide page, membrane to deck, with how each layer is held and who patched the hole. Laboratory samples give moisture by weight: as taken minus dry, over dry. Only what a core proved counts as wet; what was never cut stands apart as open.',
    'The wet share of the roof, the wet squares and the board feet to remove come out by themselves. The conclusion says what the survey supports and what it does not.',
  ],
  howToUse: [
    'Find out the layers from drawings, old bids or a first core, and choose a method that works on them.',
    'Check every condition; a survey on a damp or windy night is not a survey.',
    'Core one place that reads dry and one that reads wet, and set the limit between them.',
    'Scan, outline each anomaly in paint, measure it and number it on the plan.',
    'Core what decides the question; bag, label, patch, photograph with a number card.',
    'Enter laboratory weights, set the verdict for each anomaly, and read the wet share.',
    'Write how the water got in: a dry roof with the same open flashing is wet again in a year.',
  ],
  expertGuide: [
    {
      title: 'Pick the method by the roof',
      text: 'Infrared sees heat stored in wet absorbent boards; foam plastics take up water slowly and show faintly, ballast hides it. Impedance needs a membrane that does not conduct, so not black EPDM, foil or metal. Nuclear gauges count hydrogen, including that in asphalt: more plies read wetter. Each needs cores.',
      cite: 'ASTM C1153; ASTM D7954/D7954M; ANSI/SPRI/RCI NT-1',
    },
    {
      title: 'A nuclear gauge is licensed',
      text: 'The source belongs to a license of the NRC or an Agreement State, with a trained user, dosimetry where required, and two independent locks when it is out of sight. If you hire the survey, ask for the license number and put it beside the instrument.',
      cite: '10 CFR 30.34(i)',
    },
    {
      title: 'Moisture by weight, with an example',
      text: 'A sample of 150 g that dries to 120 holds 30 over 120, 25 percent. That is soaked for one material and harmless for another: light foams reach hundreds of percent while heavy gypsum fails near ten. So write the limit beside the result and say who set it.',
    },
    {
      title: 'No rule of thumb replaces the estimate',
      text: 'Many say tear it off above a quarter wet. The figure is convenient, not a standard. What counts is whether the wet places lie together, whether the deck is sound, what the code allows, and what both ways cost. Give the owner the share and two prices.',
      cite: 'IRC R908.3.1.1; IBC chapter 15, reroofing',
    },
  ],
  pages: { main: 5 },
  subject: 'Survey for wet insulation in a low-slope roof, with cores, laboratory moisture and wet area',
  intro:
    'Records how a low-slope roof was scanned for water, where it was cut to prove it, what each core showed from ' +
    'membrane to deck, and how much of the roof is wet.',
  keywords: ['moisture survey', 'core', 'infrared', 'impedance', 'nuclear', 'wet insulation'],
  required: ['result.option', 'survey.area'],
  parts: () => [
    d.part('Survey', [
      ...inspection.ownerSummary({
        condition: surveyResult(),
        more: [d.own('result.by', 'Decision by, until', 'text', { span: 2 })],
        figures: [
          d.calculated('summary.wet', 'Wet area (sq ft)', 'number', d.ref('anomaly.wet'), { decimals: 0 }),
          d.calculated('summary.wetShare', 'Share of the roof', 'percent', d.ref('anomaly.wetShare')),
          d.own('summary.cost', 'Cost, planning figure', 'currency'),
          d.own('summary.due', 'Survey again by', 'date'),
        ],
      }),
      ...inspection.surveyHeader(
        'Find wet insulation; recover or remove',
        d.field('roof.system', { span: 2 }),
        d.field('roof.age'),
        d.field('roof.layers'),
      ),
      d.section('Method and instrument', 'Method, standard and where each method fits'),
      d.table(
        'method',
        'Methods used',
        [
          d.column('method', 'Method', 'text', { fixed: true, width: 1.9 }),
          d.column('standard', 'Standard', 'text', { fixed: true, width: 2.1 }),
          d.column('fits', 'Where it fits', 'text', { fixed: true, width: 3.6 }),
          d.column('used', 'Used', 'check', { width: 0.7 }),
          d.column('serial', 'Serial no.', 'text', { width: 1.8 }),
        ],
        methods,
      ),
      d.fields(
        4,
        d.own('survey.area', 'Area surveyed (sf)', 'number', { decimals: 0 }),
        d.own('survey.grid', 'Grid (ft) or lane width'),
        d.own('survey.start', 'Start and finish'),
        d.own('survey.lastRain', 'Last rain: date, inches'),
        d.own('survey.dryReading', 'Reading over dry core'),
        d.own('survey.wetReading', 'Reading over wet core'),
        d.own('survey.limit', 'Called wet from'),
        d.own('survey.operator', 'Operator, certificate'),
      ),
      d.section('Conditions for a valid survey'),
      d.checklist('condition', conditions, ['Yes', 'No', 'N/A'], [d.extra('note', 'Reading, time, note', 2.4)]),
      d.section('Anomalies', 'Anomalies with size, reading, core and verdict; wet area and share'),
      d.p(
        'An anomaly is a place that reads differently. Only a core proves it wet. Paint the outline on the roof and measure ' +
          'it as a rectangle; give an odd shape two lines.',
      ),
      d.table(
        'anomaly',
        'Anomalies',
        [
          d.column('place', 'Grid or place', 'text', { width: 1.7 }),
          d.column('length', 'Length (ft)', 'number', { width: 1, decimals: 1 }),
          d.column('width', 'Width (ft)', 'number', { width: 1, decimals: 1 }),
          d.column('area', 'Area (sf)', 'number', {
            width: 1,
            decimals: 0,
            formula: d.round(d.mul(d.cell('length'), d.cell('width')), 0),
          }),
          d.column('reading', 'Reading', 'text', { width: 1 }),
          d.column('core', 'Core', 'text', { width: 0.8 }),
          d.column('verdict', 'Verdict', 'select', { width: 1.3, options: ['Wet', 'Damp', 'Dry', 'Not cored'] }),
          d.column('cause', 'Likely way in', 'text', { width: 2 }),
        ],
        [],
        {
          blankRows: 12,
          lineNumbers: true,
          totals: [
            figure('anomaly.total', 'All anomalies (sf)', d.sum('anomaly', 'area')),
            figure('anomaly.wet', 'Proved wet (sf)', d.sum('anomaly', 'area', { key: 'verdict', equals: 'Wet' }), 0, {
              strong: true,
            }),
            figure('anomaly.open', 'Not cored (sf)', d.sum('anomaly', 'area', { key: 'verdict', equals: 'Not cored' })),
            d.total('anomaly.wetShare', 'Share of the roof proved wet', share('anomaly.wet'), {
              type: 'percent',
              decimals: 1,
            }),
          ],
        },
      ),
      d.section('Wet material', 'Wet insulation in squares and board feet'),
      d.fields(
        4,
        d.own('wet.thickness', 'Insulation thickness (in)', 'number', { decimals: 2 }),
        d.calculated('wet.squares', 'Wet squares', 'number', d.round(d.div('anomaly.wet', 100)), { decimals: 2 }),
        d.calculated(
          'wet.boardFeet',
          'Board feet to remove',
          'number',
          d.round(d.mul('anomaly.wet', 'wet.thickness'), 0),
          { decimals: 0 },
        ),
        d.own('wet.margin', 'Cut back beyond outline (in)'),
      ),
      inspection.asbestosNote(),
      d.safetyNote(
        'Before you cut',
        'Know what lies under the deck: conduit in the flutes, live equipment, occupied rooms. Patch each core watertight ' +
          'before the next one, with the membrane’s own material; under warranty by an approved contractor.',
      ),
      d.section('Roof plan', 'Roof plan with grid, anomalies and cores'),
      d.photos('plan', 'Roof plan: grid, anomalies, cores, north', 1, { columns: 1, height: 150, captions: false }),
    ]),
    d.part(
      'Core log',
      [
        d.section('Core log', 'Core log, layer by layer from membrane to deck'),
        d.table(
          'core',
          'Core log',
          [
            d.column('core', 'Core', 'text', { width: 0.7 }),
            d.column('place', 'Place', 'text', { width: 1.4 }),
            d.column('membrane', 'Membrane, plies', 'text', { width: 1.7 }),
            d.column('cover', 'Cover board', 'text', { width: 1.3 }),
            d.column('upper', 'Insulation 1, in', 'text', { width: 1.5 }),
            d.column('lower', 'Insulation 2, in', 'text', { width: 1.5 }),
            d.column('retarder', 'Vapor retarder', 'text', { width: 1.2 }),
            d.column('deck', 'Deck, rust or rot', 'text', { width: 1.5 }),
            d.column('attached', 'Held by', 'text', { width: 1.1 }),
            d.column('state', 'State', 'select', { width: 0.9, options: ['Dry', 'Damp', 'Wet'] }),
            d.column('patched', 'Patched by, time', 'text', { width: 1.4 }),
          ],
          coreRows,
        ),
        d.section('Moisture by weight', 'Moisture content of samples by oven-dry weight'),
        d.p(
          'Bag samples airtight at once. Moisture = (taken − dry) ÷ dry. The limit differs by material; laboratory or designer sets it.',
        ),
        d.table(
          'sample',
          'Moisture by weight',
          [
            d.column('core', 'Core', 'text', { width: 0.8 }),
            d.column('material', 'Layer and material', 'text', { width: 2.6 }),
            d.column('wet', 'As taken (g)', 'number', { width: 1.1, decimals: 1 }),
            d.column('dry', 'Oven-dry (g)', 'number', { width: 1.1, decimals: 1 }),
            d.column('moisture', 'Moisture', 'percent', {
              width: 1,
              decimals: 1,
              formula: onceFilled(d.cell('wet'), d.round(d.div(d.sub(d.cell('wet'), d.cell('dry')), d.cell('dry')), 3)),
            }),
            d.column('limit', 'Wet from', 'percent', { width: 1, decimals: 1 }),
            d.column('note', 'Laboratory, date, note', 'text', { width: 2.4 }),
          ],
          [],
          { blankRows: 5 },
        ),
      ],
      { landscape: true },
    ),
    d.part('Result', [
      d.section('Conclusion'),
      d.fields(
        4,
        surveyResult(),
        d.own('result.by', 'Decision by, until', 'text', { span: 2 }),
        d.own('result.source', 'How the water got in, and what stops it', 'multiline', { span: 4, lines: 2 }),
      ),
      d.bullets(
        'No recover or coating over a water-soaked roof (IRC R908.3.1.1; the reroofing section of IBC chapter 15).',
        'Deck wet, rusted or in doubt: an engineer looks before people and load go on.',
        'Where wet patches lie all over, cutting them out can cost more than removing it all. Price both.',
      ),
      d.section('Limitations'),
      d.bullets(
        'Instruments compare; they do not see water. Areas between grid points and cores are inferred.',
        'A survey holds for its date. It finds water, not the leak; flashings and seams need their own inspection.',
        'Not an engineering study, and not a test for hazardous material.',
      ),
      inspection.inspectorAndOwner('The inspector signs survey, cores and conclusion, the owner for a copy.'),
    ]),
    inspection.photographs('Each core with its number card, each thermogram, the meter on each outline.'),
  ],
})
