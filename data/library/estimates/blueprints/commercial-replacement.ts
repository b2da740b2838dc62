import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { lowerFirst, shortened } from '@/data/shared/words'
import * as d from '@/lib/documents/author'

const general: estimate.ScopeGroup = {
  group: 'General conditions, phasing and closeout',
  lines: [
    estimate.line('Mobilization, submittals, safety plan, daily reports', 'Mobilization', 'LS', 'Other'),
    estimate.line('Permits, bonds and insurance certificates', 'Permits', 'LS', 'Other'),
    estimate.line('Crane or hoist, fall protection, covered entries', 'Access', 'LS', 'Equipment'),
    estimate.line('Night seals, tie-ins and protection of occupants', 'Night seals', 'EA', 'Labor'),
    estimate.line('Manufacturer’s inspections and warranty fee', 'Warranty', 'LS', 'Other'),
    estimate.line('Daily cleanup of roof, drains and grounds', 'Cleanup', 'LS', 'Labor'),
    estimate.line('Closeout: as-built drawings, maintenance manual, warranties', 'Closeout', 'LS', 'Other'),
  ],
}

/** A commercial bid: base bid, alternates and unit prices, energy code, phasing, wages and retainage. */
export const commercialReplacement: Blueprint = (system, index) => {
  const data = system.estimating
  const { commercial } = data
  const { shortName, roofNoun, replacementWord } = system
  const work = replacementWord.toLowerCase()
  const takeoff = [...data.takeoff, ...commercial.takeoff]
  const scope = [general, ...estimate.replacementScope(system, { before: [], after: [], takeoff })]
  const title = `Commercial ${replacementWord} Estimate`
  return defineTemplate('estimate', {
    system,
    name: title,
    id: estimate.estimateId(system, index, 1),
    slug: 'commercial-replacement-estimate',
    downloads: [600, 1500],
    description: shortened(
      `Bid for a commercial ${roofNoun}: base bid, alternates, unit prices, phasing, insulation and prevailing wage, with takeoff and cost kept apart.`,
    ),
    tags: ['commercial', 'bid form', 'alternates', 'unit prices', 'prevailing wage', 'retainage', work, 'takeoff'],
    fullDescription: [
      `A bid form for the ${work} of a commercial ${roofNoun}. Base bid, alternates such as “${commercial.alternates[0][0]}”, unit prices such as “${lowerFirst(commercial.unitPrices[0][0])}”, addenda, bonds and wage decision are where an owner or general contractor looks for them.`,
      `Access and phasing are written for this roof: ${commercial.access} ${commercial.phasing} The R-value the energy code requires and what is added are shown next to the products.`,
      `The office pages hold planes by building section, worksheets for this system, a takeoff of ${takeoff.length} materials, insulation by required R-value, hours under a wage decision, and material and labor for each line.`,
    ],
    howToUse: [
      'Save a master copy with company, license and insurer; enter project, addenda, documents and wages on Bid.',
      'On Measurements, enter sections, lengths and counts; fill in the worksheets from the tested or specified assembly.',
      `Work out insulation: ${lowerFirst(commercial.energy.split(/[.:;]/)[0]!)}.`,
      'On Cost, price general conditions and system lines; under a wage decision, fill in the wage worksheet first.',
      'Fill in every alternate and unit price; write a deduct as a minus; Yes adds an alternate to the base bid, and list phases with their dates.',
      'State assumptions and exclusions.',
      estimate.sendStep('Bid and Alternates and terms'),
    ],
    pages: { main: 3, office: 6 },
    expertGuide: [...data.guide, estimate.bidGuide, estimate.wageGuide, estimate.marginGuide],
    title: `${shortName} ${title}`,
    subject: `Commercial ${roofNoun} ${work}: base bid, alternates, unit prices, phasing and cost`,
    intro:
      'Base bid, alternates and unit prices for the roof described, with what they are based on. This is not a contract.',
    keywords: [system.name, 'commercial', 'bid', work, 'alternates', 'unit prices'],
    required: ['product.field'],
    parts: () => [
      d.part('Bid', [
        ...estimate.bidBlocks,
        ...estimate.roofBlocks(data, system.isCoating, estimate.energySummary, estimate.warrantyFields),
        ...estimate.scopeBlocks(scope, { payment: 'progress', title: 'Base bid', choices: 'alternate' }),
        ...estimate.goAheadBlocks,
      ]),
      // In a workbook a sheet of its own: the pages of the base bid then repeat its heading, and these do not.
      d.part(
        'Alternates and terms',
        [
          ...estimate.alternateBlocks(commercial.alternates),
          ...estimate.unitPriceBlocks(commercial.unitPrices),
          ...estimate.agreementBlocks(
            {
              included: ['daily reports with photographs', ...data.residential.included],
              excluded: commercial.excluded,
              assumed: commercial.assumed,
            },
            [...estimate.warrantyTermsOf(system), ...estimate.bidTerms],
          ),
          ...estimate.phaseBlocks(commercial.access, commercial.phasing),
        ],
        { follows: true },
      ),
      estimate.measurementsPart(
        estimate.planeBlocks(
          data.waste,
          ['Section 1', 'Section 2', 'Section 3'],
          system.type === 'flat' ? 0 : undefined,
        ),
        estimate.lengthBlocks(data.measures),
        estimate.energyBlocks(commercial.energy),
        ...data.worksheets,
        ...commercial.worksheets,
      ),
      ...estimate.costParts(scope, {
        payment: 'progress',
        note: estimate.bidNote,
        labor: estimate.wageBlocks,
        takeoff,
        order: d.p(data.order, 'Before you order:'),
      }),
    ],
  })
}
