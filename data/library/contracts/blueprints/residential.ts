import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { aRoof, inSentence, sentence, workOf } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] =>
  contract.homeContract(edition, {
    name: 'Contract',
    blocks: [
      ...contract.homeParties('Home improvement contract'),
      ...contract.roofAndProducts(system),
      d.fields(
        4,
        d.field('job.startDate', { label: 'Approximate start' }),
        d.field('job.completionDate', { label: 'Approximate completion' }),
        d.own('schedule.hours', 'Working hours'),
        d.own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
        ...contract.quotationFields(),
        d.field('job.permit'),
      ),
      ...contract.scopeTable(system),
      ...contract.specialConditions(system),
      ...contract.hiddenAndMaterials(system),
      ...contract.warranties(system),
      ...contract.priceAndPayments(
        edition,
        [`Roof ${workOf(system)} as in the scope`, 'Permit and inspection fees', 'Options accepted'],
        [
          'Signing, once the right to cancel has passed',
          'Material delivered to the property',
          'Roof watertight',
          'Completion, inspection passed and documents delivered',
        ],
      ),
      d.section('Terms'),
      contract.termsOf(
        contract.terms.scope,
        contract.terms.time,
        contract.terms.changes,
        contract.terms.concealed,
        contract.terms.escalation,
        contract.terms.site,
        contract.terms.subcontractors,
        contract.terms.insurer,
        contract.terms.warranties,
        contract.terms.liens,
        contract.terms.latePayment,
        contract.terms.completion,
        contract.terms.disputes,
        contract.terms.termination,
        contract.photographs,
        contract.terms.general,
      ),
    ],
    signing: [
      d.signatures(
        [
          { name: 'owner', role: 'Owner' },
          { name: 'contractor', role: 'Contractor', withTitle: true },
          { name: 'coOwner', role: 'Co-owner' },
        ],
        'Owner receives a complete signed copy with two cancellation forms at signing.',
      ),
    ],
    cites: ['15 U.S.C. 2301 et seq. (consumer warranties)'],
    insured: true,
    leadSafe: true,
  })

/** Replacement or restoration of a home's roof. */
export function residentialContract(system: RoofSystem): TemplateContent {
  const { hidden, closeout, weather } = system.contracting
  return defineTemplate('contract', {
    system,
    name: 'Residential Contract',
    group: 'core',
    demand: [1, 'Nearly every job.'],
    telling: 'Price and payments',
    description: `Home improvement contract for ${aRoof(system)}: scope, unit prices, payments, warranties, right to cancel, state editions.`,
    popular: true,
    tags: [
      'residential contract',
      'roofing contract',
      'home improvement contract',
      `roof ${workOf(system)}`,
      'homeowner agreement',
      'right to cancel',
      'state edition',
    ],
    fullDescription: [
      `A homeowner’s contract written for the ${system.roofNoun}. The scope runs line by line through ${system.estimating.lineItems.length} items with a mark for each. ${sentence(weather)}`,
      `Whatever no one can see until tear-off has a unit price in advance: ${inSentence(hidden.map(([work]) => work))}. The special conditions of this roof bind both sides; read them aloud before the work and not after it.`,
      `Payments follow milestones, by share or in dollars, and always add up to the contract sum. The workmanship and manufacturer’s warranties are kept separate, and at the end the owner receives ${inSentence(closeout)}. The federal right to cancel stands next to the signature with two detached forms, and a state’s edition carries that state’s notices instead.`,
    ],
    howToUse: [
      'Fill in the parties, license and insurer; ask for all owners of record.',
      'Mark every line of the scope and choose the products by name.',
      'Write unit prices and the quantities already in the price for each hidden condition.',
      'Enter price lines, then each payment as a share or in dollars, the first within your state’s deposit limit; the last payment is the remainder.',
      'Read the cover page of your state’s edition, and supply what it names as missing.',
      'Read the special conditions aloud before anyone signs.',
      'Complete both cancellation forms, sign, and leave a full copy with the owner.',
    ],
    expertGuide: [
      {
        title: `What a contract for ${aRoof(system)} has to say`,
        text: `Most disputes over this roof start with something the contract left out. This one says: ${system.contractNotes.slice(0, 3).map(sentence).join(' ')} Put figures to each of these before the owner asks.`,
      },
      contract.cancellationGuide,
      contract.depositGuide,
      contract.changeGuide,
      contract.usualWarranties(system),
      contract.checkpointsGuide(system),
    ],
    pages: { main: 4, notices: 2, office: 1 },
    subject: `Home improvement contract for the ${workOf(system)} of a roof`,
    intro: `Scope, price, payments, warranties and the owner’s rights for ${aRoof(system)}.`,
    keywords: ['contract', 'home improvement', system.name],
    hasEditions: true,
    required: [
      ...contract.homeRequired,
      'roof.product',
      'job.startDate',
      'job.completionDate',
      'price',
      'price.amount',
      'payment',
      'warranty.years',
    ],
    parts: (edition) => partsOf(system, edition),
  })
}
