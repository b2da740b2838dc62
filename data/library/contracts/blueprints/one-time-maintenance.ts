import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { dutiesOf } from '@/data/shared/warranty'
import { aRoof, inSentence, lowerFirst, sentence, sentences } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] => {
  const { weather, protection, notIncluded } = system.contracting
  return contract.homeContract(edition, {
    name: 'Contract',
    forBusiness: contract.isForBusiness(system),
    blocks: [
      ...contract.homeParties(),
      ...contract.roofOnFile(system),
      d.section('Maintenance tasks', `${system.shortName} maintenance tasks for one visit`),
      contract.taskTable(system, false),
      d.p(sentences([...protection, weather]), 'On this roof.'),
      d.p(
        `${sentences(notIncluded)} Repairs are priced separately: ${inSentence(system.estimating.repair.items.slice(0, 4).map(({ description }) => lowerFirst(description)))}.`,
        'Not part of maintenance, apart from the tasks marked “Yes”.',
      ),
      d.section('Price and date'),
      contract.priceTable(['Maintenance visit as marked', 'Small repairs up to the amount below']),
      d.fields(
        4,
        d.field('job.startDate', { label: 'Date of visit' }),
        d.own('service.repairLimit', 'Small repairs up to', 'currency'),
        d.own('service.reportDays', 'Report within (days)', 'number', { decimals: 0 }),
        d.own('service.due', 'Payment due'),
      ),
      d.section('Terms'),
      contract.termsOf(
        contract.serviceTerms.extras,
        contract.serviceTerms.report,
        contract.serviceTerms.notWarranty,
        contract.serviceTerms.weatherVisits,
        contract.serviceTerms.ownerDuties,
        contract.serviceTerms.callingOff,
        contract.terms.protection,
        contract.terms.subcontractors,
        contract.terms.liens,
        contract.terms.disputes,
        contract.terms.general,
      ),
    ],
    signing: [
      d.signatures([
        { name: 'owner', role: 'Owner' },
        { name: 'contractor', role: 'Contractor', withTitle: true },
      ]),
    ],
  })
}

/** One maintenance visit without a plan. */
export function oneTimeMaintenanceContract(system: RoofSystem): TemplateContent {
  const tasks = system.estimating.care.tasks.map(({ task }) => task)
  return defineTemplate('contract', {
    system,
    name: 'One-Time Maintenance Contract',
    group: 'core',
    demand: [0.515, 'Part of the companies, or some jobs.'],
    description: `One maintenance visit on ${aRoof(system)}: named tasks, exclusions, price, report and right to cancel.`,
    tags: [
      'maintenance contract',
      'one-time maintenance',
      'roof cleaning',
      'roof tune-up',
      'service visit',
      'maintenance report',
    ],
    fullDescription: [
      `One visit with clear limits. The tasks are those ${aRoof(system)} needs: ${inSentence(tasks.slice(0, 4))}. Each line is marked included, not included or at an extra price, so that “I thought you would do that” has an answer.`,
      `Repairs, as opposed to maintenance, are named and priced separately. ${sentence(system.contracting.weather)}`,
      `The owner receives a report with photographs and no obligation to sign a plan. Because the visit is often sold at the home, the contract includes the right to cancel and its two forms; a state’s edition adds that state’s notices.${contract.businessWords(system)}`,
    ],
    howToUse: [
      'Look at the roof or at photographs before you price the visit.',
      'Mark each task.',
      'Agree on the amount up to which small repairs may be done on the spot.',
      'Read the cover page, complete both forms and sign.',
      'Send the report with photographs within the agreed days.',
    ],
    expertGuide: [
      {
        title: 'Maintenance that keeps a manufacturer’s warranty in force',
        text: `Most manufacturers require dated maintenance records. On this roof: ${dutiesOf(system).map(sentence).join(' ')} Send the report so that the owner can prove it.`,
      },
      {
        title: 'Do not let maintenance become free repair',
        text: `Agree on a limit for small repairs and photograph them. Above it, stop; these are repairs with their own price: ${inSentence(system.estimating.repair.items.slice(0, 2).map(({ description }) => description))}.`,
      },
      contract.cancellationGuide,
      contract.warrantyGuide,
      contract.editionGuide,
      contract.seasonsGuide(system),
    ],
    pages: { main: 3, notices: 2, office: 1 },
    subject: 'Contract for one maintenance visit',
    intro: `Between the contractor and the owner named below: one visit to clean, check and maintain ${aRoof(system)}, with a report and no obligation to continue.`,
    keywords: ['maintenance contract', 'roof cleaning', system.name],
    hasEditions: true,
    required: [...contract.homeRequired, 'price', 'price.amount', 'job.startDate'],
    parts: (edition) => partsOf(system, edition),
  })
}
