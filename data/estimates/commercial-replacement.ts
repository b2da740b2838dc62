import {
  acceptanceBlocks,
  agreementBlocks,
  alternateBlocks,
  bidBlocks,
  bidGuide,
  bidNote,
  bidTerms,
  costPart,
  energyBlocks,
  energySummary,
  lengthBlocks,
  line,
  marginGuide,
  measurementsPart,
  phaseBlocks,
  planeBlocks,
  scopeBlocks,
  takeoffBlocks,
  unitPriceBlocks,
  wageBlocks,
  warrantyFields,
  wageGuide,
  type ScopeGroup,
} from '@/data/parts/estimate'
import { lowerFirst } from '@/data/parts/words'
import { documentModel, part } from '@/lib/documents/author'
import { roofBlocks, warrantyTermsOf } from './parts'
import { shortened, systemEstimate, systemScope, type EstimateBlueprint } from './support'

const general: ScopeGroup = {
  group: 'General conditions, phasing and closeout',
  lines: [
    line('Mobilization, submittals, safety plan, daily reports', 'Mobilization', 'LS', 'Other'),
    line('Permits, bonds and insurance certificates', 'Permits', 'LS', 'Other'),
    line('Crane or hoist, edge protection, covered entries', 'Access', 'LS', 'Equipment'),
    line('Night seals, tie-ins, care for occupants', 'Night seals', 'EA', 'Labor'),
    line('Manufacturer’s inspections and warranty fee', 'Warranty', 'LS', 'Other'),
    line('Closeout: as-builts, care manual, warranties', 'Closeout', 'LS', 'Other'),
  ],
}

/** A commercial bid: base bid, alternates and unit prices, energy code, phasing, wages and retainage. */
export const commercialReplacement: EstimateBlueprint = (system, index) => {
  const data = system.estimating
  const { commercial } = data
  const { shortName, roofNoun, replacementWord } = system
  const work = replacementWord.toLowerCase()
  const scope = [general, ...systemScope(system, [], [])]
  const title = `Commercial ${replacementWord} Estimate`
  return systemEstimate({
    system,
    index,
    offset: 1,
    suffix: 'commercial-replacement-estimate',
    title,
    downloads: [600, 1500],
    description: shortened(
      `Bid for a commercial ${roofNoun}: base bid, alternates, unit prices, phasing, insulation and prevailing wage, with takeoff and cost kept apart.`,
    ),
    tags: ['commercial', 'bid form', 'alternates', 'unit prices', 'prevailing wage', 'retainage', work, 'takeoff'],
    fullDescription: [
      `A bid form for the ${work} of a commercial ${roofNoun}. Base bid, alternates such as “${commercial.alternates[0][0]}”, unit prices such as “${lowerFirst(commercial.unitPrices[0][0])}”, addenda, bonds and wage decision stand where an owner or general contractor looks for them.`,
      `Access and phasing are written for this roof: ${commercial.access} ${commercial.phasing} The R that the energy code asks for and what is added stand beside the products.`,
      `The office pages hold planes by building section, worksheets for this system, a takeoff of ${data.takeoff.length + commercial.takeoff.length} materials, insulation by required R, hours under a wage decision, and cost line for line beside price.`,
    ],
    howToUse: [
      'Save a master copy with company, license and insurer; enter project, addenda, documents and wages on Bid.',
      'On Measurements, enter sections, lengths and counts; fill in the worksheets from the tested or specified assembly.',
      `Work out insulation: ${lowerFirst(commercial.energy.split(/[.:;]/)[0]!)}.`,
      'On Cost, price general conditions and system lines; under a wage decision, fill in the wage worksheet first.',
      'Fill in every alternate and unit price; write a deduct as a minus; Yes adds an alternate to the base bid, and list phases with their dates.',
      'State assumptions and exclusions, print the Bid pages alone to a new PDF, and send that, never this file: it holds your cost.',
    ],
    expertGuide: [...data.guide, bidGuide, wageGuide, marginGuide],
    document: () =>
      documentModel({
        title: `${shortName} ${title}`,
        subject: `Commercial ${roofNoun} ${work}: base bid, alternates, unit prices, phasing and cost`,
        intro:
          'Base bid, alternates and unit prices for the roof described, with what they rest on. This is not a contract.',
        keywords: [system.name, 'commercial', 'bid', work, 'alternates', 'unit prices'],
        parts: [
          part('Bid', [
            ...bidBlocks,
            ...roofBlocks(data, system.isCoating, energySummary, warrantyFields),
            ...scopeBlocks(scope, { blankRows: 0, payment: 'progress', title: 'Base bid' }),
            ...alternateBlocks(commercial.alternates),
            ...unitPriceBlocks(commercial.unitPrices),
            ...agreementBlocks(
              {
                included: ['daily reports with photographs', ...data.residential.included],
                excluded: commercial.excluded,
                assumed: commercial.assumed,
              },
              [...warrantyTermsOf(system), ...bidTerms],
            ),
            ...phaseBlocks(commercial.access, commercial.phasing),
            ...acceptanceBlocks,
          ]),
          measurementsPart(
            planeBlocks(data.waste, ['Section 1', 'Section 2', 'Section 3'], system.type === 'flat' ? 0 : undefined),
            lengthBlocks(data.measures),
            energyBlocks(commercial.energy),
            ...data.worksheets,
            ...commercial.worksheets,
            takeoffBlocks([...data.takeoff, ...commercial.takeoff], 0),
          ),
          costPart(scope, { blankRows: 0, note: bidNote, labor: wageBlocks }),
        ],
      }),
  })
}
