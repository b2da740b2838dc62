import { contract, notLegalAdvice } from '../parts/template'
import { cancellationCites, cancellationForms, rightToCancel } from '../parts/cancellation'
import { cancellationGuide, slotGuide, warrantyGuide } from '../parts/guides'
import { homeParties } from '../parts/parties'
import { priceTable } from '../parts/price'
import { roofOnFile, seasonTable, serviceTerms, taskTable } from '../parts/service'
import { serviceNotices, stateNotices } from '../parts/state-notices'
import { aRoof, inSentence, sentence, systemMeta, tagsOf } from '../parts/system'
import { initialed, terms, termsOf } from '../parts/terms'
import { dutiesOf } from '@/data/parts/warranty'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import { bullets, documentModel, field, fields, own, p, part, section, signatures } from '@/lib/documents/author'

const documentOf = (system: RoofSystem) => () => {
  const { weather, protection, notIncluded } = system.contracting
  return documentModel({
    title: `${system.shortName} One-Time Maintenance Contract`,
    subject: 'Contract for one maintenance visit',
    intro: `Between the contractor and the owner named below: one visit to clean, check and care for ${aRoof(system)}, with a report and no obligation to continue.`,
    keywords: ['maintenance contract', 'roof cleaning', system.name],
    parts: [
      part('Contract', [
        ...homeParties(),
        ...roofOnFile(system),
        section('Maintenance tasks', `${system.shortName} maintenance tasks for one visit`),
        p('Mark what this visit includes. “Usually due” tells how often the task comes up on this kind of roof.'),
        taskTable(system, false),
        section('Season of the visit', 'Work that depends on the season'),
        seasonTable(system),
        section('How we work on this roof'),
        bullets(
          ...protection.map(sentence),
          weather,
          ...system.emergency.ppe.slice(0, 3).map(({ item }) => sentence(`Crew equipment: ${lowerGear(item)}`)),
        ),
        section('Not part of maintenance'),
        bullets(
          ...notIncluded.map(sentence),
          ...system.estimating.repair.items
            .slice(0, 4)
            .map(({ description }) => sentence(`Repair, priced apart: ${description}`)),
        ),
        section('Price and date'),
        priceTable(['Maintenance visit as marked', 'Small repairs up to the amount below']),
        fields(
          4,
          field('job.startDate', { label: 'Date of visit' }),
          own('service.repairLimit', 'Small repairs up to', 'currency'),
          own('service.reportDays', 'Report within (days)', 'number', { decimals: 0 }),
          own('service.due', 'Payment due'),
        ),
        section('Terms'),
        termsOf(
          serviceTerms.extras,
          serviceTerms.report,
          initialed(serviceTerms.notWarranty, 'notWarranty'),
          serviceTerms.weatherVisits,
          serviceTerms.ownerDuties,
          serviceTerms.callingOff,
          terms.protection,
          terms.subcontractors,
          terms.liens,
          terms.disputes,
          terms.entire,
        ),
        ...rightToCancel(),
        signatures([
          { name: 'owner', role: 'Owner' },
          { name: 'contractor', role: 'Contractor', withTitle: true },
        ]),
        notLegalAdvice(cancellationCites, 'statutes as listed under “State notices”'),
        ...stateNotices(serviceNotices, 'home-improvement contracts, and many count maintenance among them'),
      ]),
      ...cancellationForms(),
    ],
  })
}

const lowerGear = (gear: string): string => inSentence([gear])

/** One maintenance visit without a plan. */
export function oneTimeMaintenanceContract(system: RoofSystem): TemplateContent {
  const tasks = system.estimating.care.tasks.map(({ task }) => task)
  return contract({
    ...systemMeta(system),
    slug: `${system.slug}-one-time-maintenance-contract`,
    name: `${system.shortName} One-Time Maintenance Contract`,
    description: `One maintenance visit on ${aRoof(system)}: tasks by name, seasonal work, exclusions, price, report and right to cancel.`,
    subcategory: 'core',
    tags: tagsOf(
      system,
      'maintenance contract',
      'one-time maintenance',
      'roof cleaning',
      'roof tune-up',
      'service visit',
      'maintenance report',
    ),
    fullDescription: [
      `One visit, clearly bounded. The tasks are those that ${aRoof(system)} needs: ${inSentence(tasks.slice(0, 4))}. Each line is marked included, not included or at an extra price, so that “I thought you would do that” has an answer.`,
      `Seasonal work stands in a table of its own, and what is a repair rather than care is named and priced apart. ${sentence(system.contracting.weather)}`,
      'The owner receives a report with photographs and no obligation to sign a plan. Because the visit is often sold at the home, the right to cancel, its two forms and the state notice have their places and slots.',
    ],
    howToUse: [
      'Look at the roof or at photographs before you price the visit.',
      'Mark each task and the season’s work.',
      'Agree on the amount up to which small repairs may be done on the spot.',
      'Set in the official notices, complete both forms and sign.',
      'Send the report with photographs within the days agreed.',
    ],
    expertGuide: [
      {
        title: 'Care that keeps a maker’s warranty alive',
        text: `Most makers ask for care with dates. On this roof: ${dutiesOf(system).map(sentence).join(' ')} Send the report so that the owner can prove it.`,
      },
      {
        title: 'Do not let maintenance become free repair',
        text: `Agree on a limit for small repairs and photograph them. Above it, stop; these are repairs with a price of their own: ${inSentence(system.estimating.repair.items.slice(0, 2).map(({ description }) => description))}.`,
      },
      cancellationGuide,
      warrantyGuide,
      slotGuide,
    ],
    document: documentOf(system),
  })
}
