import {
  acceptanceBlocks,
  agreementBlocks,
  costPart,
  customerBlocks,
  hours,
  lengthBlocks,
  line,
  marginGuide,
  measure,
  measurementsPart,
  scopeBlocks,
  serviceTerms,
  takeoffBlocks,
  type ScopeGroup,
  type TakeoffLine,
} from '@/data/parts/estimate'
import {
  choice,
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  ref,
  section,
  table,
  tickList,
} from '@/lib/documents/author'
import { handWritten } from '../hand-written'
import { crewFields } from '../visit-parts'

const scope: readonly ScopeGroup[] = [
  {
    group: 'Inspection',
    lines: [
      line('Visit: travel, set-up, ladder and fall protection', 'Visit', 'EA', 'Labor'),
      line('Walk and photographs, by roof size', 'Roof walk', 'SQ', 'Labor', ref('fee.squares')),
      line('Steep, high or fragile roof: more time or a lift', 'Steep, lift', 'EA', 'Equipment'),
      line('Attic or underside of deck', 'Attic', 'EA', 'Labor'),
      line('Drone survey where the roof is not walked', 'Drone', 'EA', 'Equipment'),
    ],
  },
  {
    group: 'Tests',
    lines: [
      line('Moisture meter readings on a grid', 'Meter grid', 'SQ', 'Labor'),
      line('Infrared survey after sunset', 'Infrared', 'EA', 'Equipment'),
      line('Core cut with patch', 'Cores', 'EA', 'Labor', ref('fee.cores')),
      line('Fastener pull-out or adhesion test', 'Pull tests', 'EA', 'Other'),
      line('Hose test of one place, with a second person', 'Hose test', 'HR', 'Labor'),
      line('Laboratory: asbestos or membrane sample', 'Laboratory', 'EA', 'Other'),
    ],
  },
  {
    group: 'Report',
    lines: [
      line('Report with plan, photographs, priorities', 'Report', 'EA', 'Labor'),
      line('Budget of repairs and replacement', 'Budget', 'EA', 'Labor'),
      line('Meeting or call to go through the report', 'Meeting', 'HR', 'Labor'),
      line('Second visit after repairs', 'Second visit', 'EA', 'Labor'),
    ],
  },
]

const pace: readonly TakeoffLine[] = [
  hours('Walk and photographs', 'Squares', ref('fee.squares'), 'SQ', 50),
  hours('Details', 'Count', ref('fee.details'), 'EA', 10),
  hours('Walls and edges', 'Length', ref('fee.flashings'), 'LF', 300),
  hours('Cores and patches', 'Count', ref('fee.cores'), 'EA', 2),
  hours('Report', 'Pages', ref('fee.pages'), 'EA', 6),
]

export const roofInspectionFeeQuote = handWritten({
  id: '3003',
  slug: 'roof-inspection-fee-quote',
  name: 'Roof Inspection Fee Quote',
  description:
    'Quote for a paid roof inspection: purpose, method, tests, report and fee, with limits, independence and what the report is not.',
  systemType: 'universal',
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
    'Tick what the report will hold, name the delivery date, and say whether the fee is credited.',
    'Print the Quote pages to a new PDF; take payment before the report leaves, not before the visit.',
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
    marginGuide,
  ],
  document: () =>
    documentModel({
      title: 'Roof Inspection Fee Quote',
      subject: 'Fee for a roof inspection: purpose, method, tests and report',
      intro: 'What we inspect, how, what you receive, and the fee. This is not a contract.',
      keywords: ['roof inspection', 'fee', 'quote'],
      parts: [
        part('Quote', [
          ...customerBlocks('Quote'),
          section('Purpose and method', 'Purpose, reader, method and delivery'),
          fields(
            4,
            choice('fee.purpose', 'Purpose', [
              'Condition and budget',
              'Sale or purchase',
              'Leak',
              'Storm',
              'Warranty',
              'New work',
            ]),
            own('fee.reader', 'Who may rely on it'),
            field('inspection.access', { label: 'Method' }),
            own('fee.delivery', 'Report by', 'date'),
            field('roof.system'),
            field('roof.age'),
            field('building.stories'),
            choice('fee.credit', 'Fee credited to later work', ['No', 'In full', 'In part']),
          ),
          ...scopeBlocks(scope, { payment: 'service', blankRows: 2, title: 'Work and fee' }),
          section('What you receive', 'Contents of the report'),
          tickList('receive', [
            'Roof plan with areas, slopes and drains',
            'Photographs, numbered and placed on the plan',
            'Condition of covering, flashings and drainage',
            'Moisture findings and where cores were cut',
            'Faults ranked: safety, leak, within a year, watch',
            'Repair budget for each rank',
            'Remaining life, as an opinion with reasons',
            'Areas not seen, and why',
          ]),
          section('Ways of looking', 'What each method finds and misses'),
          table(
            'method',
            'Methods',
            [
              column('method', 'Method', 'text', { width: 1.5, fixed: true }),
              column('finds', 'Finds', 'text', { width: 3, fixed: true }),
              column('misses', 'Misses', 'text', { width: 3, fixed: true }),
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
          ...agreementBlocks(
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
              ...serviceTerms,
              [
                'Independence',
                'The fee does not depend on what we find. If we also repair roofs, you are free to ask others for prices.',
              ],
            ],
          ),
          ...acceptanceBlocks,
        ]),
        measurementsPart(
          [p('enter size and tests; hours follow. Paces are typical: put in your own.', 'Start here:')],
          lengthBlocks(
            [
              measure('fee.squares', 'Roof (squares)'),
              measure('fee.details', 'Curbs, drains, chimneys'),
              measure('fee.flashings', 'Walls and edges (ft)'),
              measure('fee.cores', 'Cores'),
              measure('fee.pages', 'Report pages'),
            ],
            'Size of the inspection',
            ...crewFields(pace.slice(0, 4)),
          ),
          takeoffBlocks(pace, 2, 'Hours'),
        ),
        costPart(scope, { blankRows: 2 }),
      ],
    }),
})
