import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { pointsInService } from '@/data/shared/inspection'
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { aRoof, inSentence, sentence, sentences } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** What a look at the roof shows on every visit: drains, details and what is particular to it, without tests. */
const visitPoints = (system: RoofSystem) =>
  (['drainage', 'flashings', 'penetrations', 'systemSpecific'] as const)
    .flatMap((area) => pointsInService(system, area))
    .filter(({ scale }) => !scale)

const termAndPrice: d.Block[] = [
  d.section('Visits, term and price', 'Visits a year, term, price for the year and each further year'),
  d.table(
    'visit',
    'Visits and price',
    [
      d.column('visit', 'Visit', 'text', { width: 3.4 }),
      d.column('month', 'Month', 'text', { width: 1.4 }),
      d.column('qty', 'Visits', 'number', { width: 0.9, decimals: 0 }),
      d.column('rate', 'Price each', 'currency', { width: 1.4 }),
      d.column('amount', 'Amount', 'currency', { width: 1.5, formula: d.round(d.mul(d.cell('qty'), d.cell('rate'))) }),
    ],
    [{ visit: 'Spring visit' }, { visit: 'Fall visit' }, { visit: 'Visit after a storm, on call' }],
    {
      blankRows: 1,
      totals: [
        d.total('price.subtotal', 'Price for the year', d.sum('visit', 'amount')),
        d.totalInput('price.taxRate', 'Sales tax rate, where service is taxed', 'percent'),
        d.total('price.tax', 'Sales tax', d.round(d.mul(d.ref('price.subtotal'), d.ref('price.taxRate')))),
        d.total('price.year', 'Total for the year', d.add(d.ref('price.subtotal'), d.ref('price.tax')), {
          strong: true,
        }),
      ],
    },
  ),
  d.fields(
    4,
    d.own('term.start', 'Starts', 'date'),
    d.own('term.end', 'Ends', 'date'),
    d.choice('term.billing', 'Billed', ['After each visit', 'Quarterly', 'Once a year, in advance']),
    d.own('service.repairLimit', 'Small repairs per visit up to', 'currency'),
    d.own('service.response', 'Response to a leak call (hours)', 'number', { decimals: 0 }),
    d.own('service.callRate', 'Leak call, rate per hour', 'currency'),
    d.own('service.discount', 'Discount on repairs', 'percent', { decimals: 1 }),
    d.own('service.reportDays', 'Report within (days)', 'number', { decimals: 0 }),
  ),
]

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] => {
  const { weather, notIncluded } = system.contracting
  return contract.homeContract(edition, {
    name: 'Agreement',
    forBusiness: contract.isForBusiness(system),
    blocks: [
      ...contract.homeParties(),
      ...contract.roofOnFile(system),
      d.section('Tasks', `${system.shortName} maintenance tasks with frequency`),
      contract.taskTable(system, true),
      d.p(
        `${inSentence(visitPoints(system).map(({ check }) => check))}. Measurements, test cuts, cores and openings are extra work.`,
        'Each visit also looks at:',
      ),
      ...termAndPrice,
      d.section('Owner’s part and exclusions', 'Owner’s duties, exclusions and limits'),
      d.p(sentences(dutiesOf(system)), 'Owner’s part.'),
      d.p(sentences([...notIncluded, ...exclusionsOf(system)]), 'Not included, apart from the tasks marked “Yes”.'),
      d.p(weather, 'When a visit is rescheduled.'),
      d.section('Terms'),
      contract.termsOf(
        contract.serviceTerms.extras,
        contract.serviceTerms.report,
        contract.serviceTerms.notWarranty,
        contract.serviceTerms.weatherVisits,
        contract.serviceTerms.ownerDuties,
        contract.serviceTerms.payment,
        contract.serviceTerms.renewal,
        contract.serviceTerms.ending,
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
    renewal: [
      d.section('Renewal', 'Renewal for a further year, signed'),
      d.p('Leave this blank until the term ends. Both sides sign here to renew the agreement for a further year.'),
      d.fields(
        3,
        d.own('renewal.start', 'From', 'date'),
        d.own('renewal.end', 'To', 'date'),
        d.own('renewal.price', 'Price for that year', 'currency'),
      ),
      d.signatures([
        { name: 'renewalOwner', role: 'Owner' },
        { name: 'renewalContractor', role: 'Contractor' },
      ]),
    ],
  })
}

/** Planned visits for a year. */
export function annualMaintenanceAgreement(system: RoofSystem): TemplateContent {
  const { spring, fall } = system.seasonalTasks
  return defineTemplate('contract', {
    system,
    name: 'Annual Maintenance Agreement',
    group: 'core',
    demand: [0.675, 'Most companies now and then.'],
    telling: 'Tasks',
    description: `Yearly maintenance agreement for ${aRoof(system)}: tasks with frequency, seasonal visits, price, exclusions and signed renewal.`,
    tags: [
      'annual maintenance',
      'maintenance agreement',
      'maintenance plan',
      'service agreement',
      'preventive maintenance',
      'roof maintenance program',
    ],
    fullDescription: [
      `A year of care for ${aRoof(system)}, with each task named and how often it usually comes due. In spring the crew will ${inSentence(spring)}; in fall it will ${inSentence(fall)}.`,
      `Every visit checks the drainage and the details where this roof fails first: ${inSentence(
        visitPoints(system)
          .slice(0, 6)
          .map(({ check }) => check),
      )}; and others. The report after each visit builds the record that a manufacturer’s warranty usually requires.`,
      `Visits, price for the year, leak-call rate and response time are in one table with a total. The agreement ends on its end date and renews only by signature, so no automatic-renewal notice can be missed; money paid ahead is returned if either side ends it early.${contract.businessWords(system)}`,
    ],
    howToUse: [
      'Enter the roof, its age and any warranty on file; photograph its condition on the first visit.',
      'Mark the tasks and how many times a year each is done.',
      'Fill in visits and prices; the total for the year is calculated.',
      'Agree on response time, call rate and a limit for small repairs.',
      'Read the cover page, complete both cancellation forms and sign.',
      'Sixty days before it ends, offer the renewal at the bottom with its price.',
    ],
    expertGuide: [
      {
        title: `What a yearly visit finds on ${aRoof(system)}`,
        text: `${system.commonDefects
          .slice(0, 3)
          .map(({ name, looks }) => sentence(`${name}: ${looks}`))
          .join(' ')} Found early, these are small repairs; price the visit so that there is time to look for them.`,
      },
      {
        title: 'Renew by signature',
        text: 'Many states require a notice before a service agreement renews automatically, and some let the customer end it at any time. This form avoids the problem: it ends, and the parties sign again. If you prefer automatic renewal, have your attorney write the clause and the reminder.',
        cite: 'Cal. Bus. & Prof. Code 17600 et seq.; N.Y. Gen. Oblig. Law 5-903; 815 ILCS 601',
      },
      contract.cancellationGuide,
      contract.editionGuide,
      contract.seasonsGuide(system),
      contract.listGuide(
        'What each visit checks',
        visitPoints(system).map(({ check, criterion }) => `${check}: ${criterion}`),
      ),
    ],
    pages: { main: 3, notices: 2, office: 1 },
    subject: 'Yearly maintenance agreement for a roof',
    intro: `Between the contractor and the owner named below: scheduled visits for one year to ${aRoof(system)}, named tasks, a report after each visit, and no renewal without a signature.`,
    keywords: ['maintenance agreement', 'service plan', system.name],
    hasEditions: true,
    required: [...contract.homeRequired, 'visit', 'visit.rate', 'term.start', 'term.end'],
    parts: (edition) => partsOf(system, edition),
  })
}
