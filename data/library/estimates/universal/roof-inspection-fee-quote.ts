import { defineTemplate } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import * as d from '@/lib/documents/author'

const scope: readonly estimate.ScopeGroup[] = [
  {
    group: 'Inspection',
    lines: [
      estimate.line('Visit: travel, set-up, ladder and fall protection', 'Visit', 'EA', 'Labor'),
      estimate.line('Walk and photographs, by roof size', 'Roof walk', 'SQ', 'Labor', d.ref('fee.squares')),
      estimate.line('Steep, high or fragile roof: more time or a lift', 'Steep, lift', 'EA', 'Equipment'),
      estimate.line('Attic or underside of deck', 'Attic', 'EA', 'Labor'),
      estimate.line('Drone survey where the roof is not walked', 'Drone', 'EA', 'Equipment'),
    ],
  },
  {
    group: 'Tests',
    lines: [
      estimate.line('Moisture meter readings on a grid', 'Meter grid', 'SQ', 'Labor'),
      estimate.line('Infrared survey after sunset', 'Infrared', 'EA', 'Equipment'),
      estimate.line('Core cut with patch', 'Cores', 'EA', 'Labor', d.ref('fee.cores')),
      estimate.line('Fastener pull-out or adhesion test', 'Pull tests', 'EA', 'Other'),
      estimate.line('Hose test of one place, with a second person', 'Hose test', 'HR', 'Labor'),
      estimate.line('Laboratory: asbestos or membrane sample', 'Laboratory', 'EA', 'Other'),
    ],
  },
  {
    group: 'Report',
    lines: [
      estimate.line('Report with plan, photographs, priorities', 'Report', 'EA', 'Labor'),
      estimate.line('Budget of repairs and replacement', 'Budget', 'EA', 'Labor'),
      estimate.line('Meeting or call to go through the report', 'Meeting', 'HR', 'Labor'),
      estimate.line('Second visit after repairs', 'Second visit', 'EA', 'Labor'),
    ],
  },
]

const pace: readonly estimate.TakeoffLine[] = [
  estimate.hours('Walk and photographs', 'Squares', d.ref('fee.squares'), 'SQ', 50),
  estimate.hours('Details', 'Count', d.ref('fee.details'), 'EA', 10),
  estimate.hours('Walls and edges', 'Length', d.ref('fee.flashings'), 'LF', 300),
  estimate.hours('Cores and patches', 'Count', d.ref('fee.cores'), 'EA', 2),
  estimate.hours('Report', 'Pages', d.ref('fee.pages'), 'EA', 6),
]

export const roofInspectionFeeQuote = defineTemplate('estimate', {
  id: '3003',
  name: 'Roof Inspection Fee Quote',
  group: 'universal',
  demand: [0.66, 'Most companies now and then.'],
  telling: 'Ways to inspect',
  description:
    'Quote for a paid roof inspection: purpose, method, tests, report and fee, with limits, independence and what the report is not.',
  downloads: [500, 900],
  tags: [
    'roof inspection',
    'inspection fee',
    'roof survey',
    'moisture survey',
    'pre-purchase',
    'condition report',
    'quote',
  ],
  fullDescription: [
    'A quote for an inspection that is worth paying for. The purpose (sale, claim, warranty, leak, budget) decides method and tests; each has its line, so that the owner sees what a look from the ladder costs and what a survey with cores costs.',
    'The page says what the report contains and what it is not: no certificate, no code approval, no opinion on insurance coverage, and a remaining life only as an opinion. Whether the fee is credited against later work is stated, not hinted at.',
    'The office side turns squares, details and report pages into hours, and sets the fee from cost.',
  ],
  howToUse: [
    'Ask what the inspection is for and who will read it; choose the purpose and the method.',
    'Enter squares, details and cores on Measurements; read the hours and correct the paces.',
    'On Cost, price the lines that the purpose needs and clear the rest.',
    'Check what the report will hold, name the delivery date, and say whether the fee is credited.',
    estimate.sendStep('Quote', 'Take payment before the report leaves, not before the visit.'),
  ],
  expertGuide: [
    {
      title: 'Say who the report is for',
      text: 'A buyer, an owner and an insurer read the same photograph differently. Name the client and the purpose, keep the report between you and them, and let others rely on it only with your written consent. Some states license home or roof inspectors apart from contractors: check before you sell inspections for sales of homes.',
      cite: 'State home-inspector licensing acts (for example N.Y. Real Prop. Law art. 12-B; Tex. Occ. Code ch. 1102)',
    },
    {
      title: 'Describe damage, not coverage',
      text: 'A contractor may say what is damaged and what repair costs. Saying that a policy covers it, or dealing with the insurer for a fee, is adjusting and needs a license. Write “observed” and “in our opinion”, and leave coverage to the carrier.',
      cite: 'Tex. Ins. Code 4102.163; Fla. Stat. 626.854; N.Y. Ins. Law 2101',
    },
    {
      title: 'Price the tests, and the patch after them',
      text: 'An infrared survey needs a dry roof and a clear evening, a core needs a patch that keeps the warranty, and a hose needs a second person. Each is a line. Ask the owner for consent and for the warranty before you cut anything.',
      cite: 'ASTM C1153; ASTM D7954 (capacitance); ASTM D7053',
    },
    estimate.marginGuide,
  ],
  pages: { main: 2, office: 3 },
  subject: 'Fee for a roof inspection: purpose, method, tests and report',
  intro: 'What we inspect, how, what you receive, and the fee. This is not a contract.',
  keywords: ['roof inspection', 'fee', 'quote'],
  required: ['fee.purpose'],
  parts: () => [
    d.part('Quote', [
      ...estimate.customerBlocks('Quote'),
      d.section('Purpose and method', 'Purpose, reader, method and delivery'),
      d.fields(
        4,
        d.choice('fee.purpose', 'Purpose', [
          'Condition and budget',
          'Sale or purchase',
          'Leak',
          'Storm',
          'Warranty',
          'New work',
        ]),
        d.own('fee.reader', 'Who may rely on it'),
        d.field('inspection.access', { label: 'Method' }),
        d.own('fee.delivery', 'Report by', 'date'),
        d.field('roof.system'),
        d.field('roof.age'),
        d.field('building.stories'),
        d.choice('fee.credit', 'Fee credited to later work', ['No', 'In full', 'In part']),
      ),
      ...estimate.scopeBlocks(scope, { payment: 'service', title: 'Work and fee' }),
      ...estimate.goAheadBlocks,
      d.section('What you receive', 'Contents of the report'),
      d.tickList('receive', [
        'Roof plan with areas, slopes and drains',
        'Photographs, numbered and placed on the plan',
        'Condition of covering, flashings and drainage',
        'Moisture findings and where cores were cut',
        'Defects ranked: safety, leak, within a year, watch',
        'Repair budget for each rank',
        'Remaining life, as an opinion with reasons',
        'Areas not seen, and why',
      ]),
      d.section('Ways to inspect', 'What each method finds and misses'),
      d.table(
        'method',
        'Methods',
        [
          d.column('method', 'Method', 'text', { width: 1.5, fixed: true }),
          d.column('finds', 'Finds', 'text', { width: 3, fixed: true }),
          d.column('misses', 'Misses', 'text', { width: 3, fixed: true }),
        ],
        [
          {
            method: 'From the ground',
            finds: 'Missing pieces, sagging, gutters',
            misses: 'Seams, nail lines, soft deck',
          },
          {
            method: 'Drone',
            finds: 'Whole slopes, ponds, high details',
            misses: 'Adhesion, fasteners, anything under debris',
          },
          { method: 'Walked', finds: 'Seams by probe, flashings by hand', misses: 'Water inside the assembly' },
          {
            method: 'Infrared',
            finds: 'Wet insulation by its stored heat',
            misses: 'Wet areas under ballast or a wet surface',
          },
          {
            method: 'Cores',
            finds: 'Layers, moisture, attachment at one place',
            misses: 'Everything between the cores',
          },
        ],
      ),
      ...estimate.agreementBlocks(
        {
          included: ['one electronic copy of the report'],
          excluded: ['repairs', 'engineering', 'testing for hidden mold', 'testimony, which has its own rate'],
          assumed: ['safe access, keys and a contact on site', 'a dry roof for infrared and meter work'],
        },
        [
          [
            'Limits',
            'The report describes the roof on the day. It is no warranty, certificate or code approval, and remaining life is an opinion. We describe damage; whether insurance covers it is between you and your insurer.',
          ],
          ['Cores', 'Nothing is dismantled; cores are cut only where you agree, and patched the same day.'],
          ...estimate.serviceTerms,
          [
            'Independence',
            'The fee does not depend on what we find. If we also repair roofs, you are free to ask others for prices.',
          ],
        ],
      ),
    ]),
    estimate.measurementsPart(
      [d.p('enter size and tests; hours follow. Paces are typical: put in your own.', 'Start here:')],
      estimate.lengthBlocks(
        [
          estimate.measure('fee.squares', 'Roof (squares)'),
          estimate.measure('fee.details', 'Curbs, drains, chimneys'),
          estimate.measure('fee.flashings', 'Walls and edges (ft)'),
          estimate.measure('fee.cores', 'Cores'),
          estimate.measure('fee.pages', 'Report pages'),
        ],
        'Size of the inspection',
        ...estimate.crewFields(pace.slice(0, 4)),
      ),
      estimate.takeoffBlocks(pace, 'Hours'),
    ),
    ...estimate.costParts(scope, { payment: 'service' }),
  ],
})
