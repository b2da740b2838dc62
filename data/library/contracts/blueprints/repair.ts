import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { exclusionsOf } from '@/data/shared/warranty'
import { aRoof, inSentence, lowerFirst, sentence } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** What was seen, with the defects of this roof to choose from. */
const findings = (system: RoofSystem): d.Block[] => [
  d.section('What was found', `Findings on the ${system.roofNoun}: defect, place, cause`),
  d.table(
    'finding',
    'Findings',
    [
      d.column('defect', 'Defect', 'select', { options: system.commonDefects.map(({ name }) => name), width: 4 }),
      d.column('where', 'Where, and photo', 'text', { width: 5 }),
    ],
    [],
    { blankRows: 2, lineNumbers: true },
  ),
  d.fields(
    2,
    d.own('repair.cause', 'Cause of the leak or damage, as far as known', 'multiline', { lines: 1 }),
    d.own('repair.notOpened', 'Not opened or not seen', 'multiline', { lines: 1 }),
  ),
]

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] => {
  const { hidden } = system.contracting
  return contract.homeContract(edition, {
    name: 'Contract',
    forBusiness: contract.isForBusiness(system),
    blocks: [
      ...contract.homeParties(contract.isForBusiness(system) ? 'Parties and property' : 'Home improvement contract'),
      ...findings(system),
      d.section('Repair work and price', 'Repair lines with quantity, price and contract sum'),
      contract.pricedLines(
        system.estimating.repair.items.map(({ description, unit }) => ({ item: description, unit })),
      ),
      contract.unitPriceTable(hidden, 0),
      contract.paymentTable(['Signing, once the right to cancel has passed', 'Completion of the repair']),
      ...contract.paymentNotices(edition),
      d.fields(
        4,
        d.field('job.startDate'),
        d.field('job.completionDate'),
        d.own('warranty.months', 'Repair warranty, months', 'number', { decimals: 0 }),
        d.own('warranty.returnDays', 'Leak response within (days)', 'number', { decimals: 0 }),
        d.own('warranty.area', 'Area the warranty covers'),
        d.field('roof.warranty', { label: 'Manufacturer’s warranty on file' }),
        d.own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
        d.own('escalation.holdUntil', 'Prices hold until', 'date'),
      ),
      d.p(contract.conditionsInLine(system), 'On this roof.'),
      d.p(
        `The warranty covers the repaired areas and no others; the rest of the roof is as old as before. Not covered: ${inSentence(exclusionsOf(system).map(lowerFirst))}.`,
        'What the repair cannot promise.',
      ),
      d.section('Terms'),
      contract.termsOf(
        [
          'Scope of the repair',
          'Contractor does the work on the lines with a quantity, in materials that suit the roof, and matches color and profile as closely as stock allows. A roof is opened to find a leak only if a line says so.',
        ],
        [
          'If the leak comes back',
          'Contractor returns within the agreed days, at no charge if the repaired area leaks. Water that enters elsewhere is shown and priced separately.',
        ],
        [
          'Existing warranty',
          'A repair can void a manufacturer’s warranty. Owner tells Contractor of any in force; Contractor then asks the manufacturer before opening the roof.',
        ],
        contract.terms.changes,
        contract.terms.time,
        contract.terms.concealed,
        contract.terms.protection,
        contract.terms.subcontractors,
        contract.terms.insurer,
        contract.terms.liens,
        contract.terms.latePayment,
        contract.terms.disputes,
        contract.terms.termination,
        contract.terms.general,
      ),
    ],
    signing: [
      d.signatures(
        [
          { name: 'owner', role: 'Owner' },
          { name: 'contractor', role: 'Contractor', withTitle: true },
        ],
        'Owner receives a complete signed copy with two cancellation forms at signing.',
      ),
    ],
    insured: true,
    leadSafe: true,
  })
}

/** Repair of a roof that stays. */
export function repairContract(system: RoofSystem): TemplateContent {
  const { hidden } = system.contracting
  return defineTemplate('contract', {
    system,
    name: 'Repair Contract',
    group: 'core',
    demand: [0.965, 'Nearly every job.'],
    telling: 'Repair work and price',
    description: `Repair contract for ${aRoof(system)}: findings, priced repair lines, hidden conditions, limited repair warranty and right to cancel.`,
    tags: ['repair contract', 'roof repair', 'leak repair', 'patch', 'repair warranty', 'right to cancel'],
    fullDescription: [
      `A repair contract is only as good as its first page: what was found. This one lists the defects common on ${aRoof(system)} (${inSentence(system.commonDefects.map(({ name }) => name))}), the signs of each and the usual remedy, with room to mark where.`,
      `Repair lines carry quantity and price and add up to the contract sum: ${inSentence(system.estimating.repair.items.slice(0, 4).map(({ description }) => description))}, and more. Hidden work has unit prices in advance: ${inSentence(hidden.slice(0, 2).map(([work]) => work))}.`,
      `The warranty is limited to the repaired areas and says so in plain words, with what it excludes on this roof. Sold at the kitchen table, a repair carries the same right to cancel as a new roof; the statement and both forms are included, and a state’s edition adds that state’s notices.${contract.businessWords(system)}`,
    ],
    howToUse: [
      'Mark the findings on the roof, with photo numbers, before you price.',
      'Enter quantity and price for the lines you will do; clear the others.',
      'Fill in unit prices for hidden work.',
      'Name the repaired area and its warranty in months.',
      'Ask about a manufacturer’s warranty before you open the roof.',
      'Read the cover page, complete both cancellation forms and sign.',
    ],
    expertGuide: [
      {
        title: `Look for the cause on ${aRoof(system)} first`,
        text: `${system.commonDefects
          .slice(0, 3)
          .map(({ name, cause }) => sentence(`${name}: ${cause}`))
          .join(' ')} A repair that treats the stain and not the cause is a callback waiting to happen.`,
      },
      contract.warrantyGuide,
      contract.cancellationGuide,
      contract.changeGuide,
      contract.claimGuide,
      contract.defectsGuide(system),
    ],
    pages: { main: 4, notices: 2, office: 1 },
    subject: 'Contract for the repair of a roof',
    intro: `What was found, what is repaired, and what the repair of ${aRoof(system)} can and cannot promise.`,
    keywords: ['repair contract', 'roof repair', system.name],
    hasEditions: true,
    required: [...contract.homeRequired, 'price', 'price.rate', 'payment', 'job.startDate', 'job.completionDate'],
    parts: (edition) => partsOf(system, edition),
  })
}
