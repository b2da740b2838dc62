import { defineTemplate, type Blueprint } from '@/data/shared/define-template'
import * as estimate from '@/data/shared/estimate'
import { aRoof, inSentence, lastOf, lowerFirst, shortened, upperFirst } from '@/data/shared/words'
import { lineItemOf } from '@/data/shared/system/line-item'
import type { AtLeast } from '@/data/shared/system'
import * as d from '@/lib/documents/author'

const before = [
  estimate.line('Building permit and inspections', 'Permit', 'LS', 'Other'),
  estimate.line('Landscaping, siding, driveway and attic contents protected', 'Protection', 'LS', 'Equipment'),
]
const cleanUp = estimate.line('Daily cleanup, with a magnet over yard and driveway', 'Cleanup', 'LS', 'Labor')
const warrantyFee = estimate.line('Manufacturer’s warranty registration or fee', 'Warranty fee', 'LS', 'Other')
const handOver = estimate.line('Final walkthrough, photographs and warranty documents', 'Handover', 'LS', 'Labor')

type Option = Pick<estimate.PackageOption, 'includes'>

/** The options in few words: their first parts, in full where two share it. */
function shortOptions(options: AtLeast<1, Option>): string {
  const firstOf = ({ includes }: Option): string => includes.replace(/,.*/, '')
  const nameOf = (option: Option): string => {
    const isShared = options.filter((other) => firstOf(other) === firstOf(option)).length > 1
    return lowerFirst(isShared ? option.includes.replaceAll(',', '') : firstOf(option))
  }
  return `${options.slice(0, -1).map(nameOf).join(', ')} and ${nameOf(lastOf(options))}`
}

/** A home's roof: options side by side, allowances, insurance note and an acceptance that leads to the contract. */
export const residentialReplacement: Blueprint = (system, index) => {
  const data = system.estimating
  const { shortName, roofNoun, replacementWord } = system
  const work = replacementWord.toLowerCase()
  const isSwept = data.lineItems.some(({ id }) => id === 'magnet-sweep')
  const after = isSwept ? [warrantyFee, handOver] : [cleanUp, warrantyFee, handOver]
  const scope = estimate.replacementScope(system, { before, after, takeoff: data.takeoff })
  const title = `Residential ${replacementWord} Estimate`
  return defineTemplate('estimate', {
    system,
    name: title,
    id: estimate.estimateId(system, index, 0),
    slug: 'residential-replacement-estimate',
    popular: index === 0,
    downloads: [800, 2000],
    description: shortened(
      `${upperFirst(roofNoun)} ${work} for a home: ${shortOptions(data.options)} side by side, with takeoff, cost and price.`,
    ),
    tags: ['residential', 'home', 'homeowner', work, 're-roof', 'good better best', 'takeoff', 'allowances'],
    fullDescription: [
      `An estimate for the ${work} of ${aRoof(system)} on a home. ${system.description} The customer’s pages list the work and price it by section, from ${lowerFirst(lineItemOf(system, data.scope[0].lines[0]).short)} to the final walkthrough, then show three options (${inSentence(data.options.map(({ includes }) => includes))}), allowances for hidden work and the two separate warranties.`,
      `Behind them the office measures once: planes, edges and counts lead to squares with waste (${data.waste.range}) and a takeoff of ${data.takeoff.length} materials, among them ${data.takeoff
        .slice(0, 3)
        .map(({ material }) => material)
        .join(', ')}. Coverages are typical and can be changed; quantities and prices are blank.`,
      'Material and labor are separate on each line, with overhead and profit or a target margin, and markup and margin both shown. The customer’s copy carries none of it.',
    ],
    howToUse: [
      'Save a master copy with your company details, license number, insurer and workmanship warranty.',
      `On Measurements, enter plan area and rise of each plane, then the lengths and counts that ${aRoof(system)} needs.`,
      `Fill in the worksheets, set waste (${data.waste.range}), and check every coverage of the takeoff on Cost with your supplier.`,
      'On Cost, choose the pricing method, enter overhead and profit or a target margin, price the takeoff by the roll, bundle and box, and put material and work on the other lines that apply; see that every count below reads 0.',
      `On Estimate, name the products, fill in allowances such as “${lowerFirst(data.allowances[0].find)}”, and enter 0 beside the option that the scope prices; Yes beside the chosen one moves the total.`,
      estimate.sendStep('Estimate', 'Prepare the contract when the pages come back signed.'),
    ],
    pages: { main: 3, office: 5 },
    expertGuide: [
      ...data.guide,
      estimate.warrantiesGuide(system),
      estimate.acceptanceGuide,
      estimate.insuranceGuide,
      estimate.marginGuide,
    ],
    title: `${shortName} ${title}`,
    subject: `Residential ${roofNoun} ${work}: scope, options, takeoff, cost and price`,
    intro: 'The work, the products and the price for your home. This is not a contract.',
    keywords: [system.name, 'residential', work, 'estimate', 'takeoff'],
    required: ['product.field'],
    parts: () => [
      d.part('Estimate', [
        ...estimate.customerBlocks(),
        ...estimate.roofBlocks(data, system.isCoating),
        ...estimate.scopeBlocks(scope, { choices: 'option' }),
        ...estimate.goAheadBlocks,
        ...estimate.allowanceBlocks(estimate.systemAllowances(system, scope)),
        ...estimate.optionBlocks('Good, better, best', data.options, data.optionProduct),
        ...estimate.systemWarranty(system),
        ...estimate.agreementBlocks(data.residential, estimate.jobTerms),
      ]),
      estimate.measurementsPart(
        estimate.planeBlocks(data.waste, undefined, system.type === 'flat' ? 0 : undefined),
        estimate.lengthBlocks(data.measures),
        ...data.worksheets,
      ),
      ...estimate.costParts(
        scope,
        {
          hasOptions: true,
          takeoff: data.takeoff,
          order: d.p(data.order, 'Before you order:'),
        },
        estimate.insurancePart,
      ),
    ],
  })
}
