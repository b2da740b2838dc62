import { contract, notLegalAdvice } from '../parts/template'
import { cancellationCites, cancellationForms, rightToCancel } from '../parts/cancellation'
import { cancellationGuide, slotGuide } from '../parts/guides'
import { homeParties } from '../parts/parties'
import { roofOnFile, seasonTable, serviceTerms, taskTable } from '../parts/service'
import { serviceNotices, stateNotices } from '../parts/state-notices'
import { aRoof, inSentence, sentence, systemMeta, tagsOf } from '../parts/system'
import { initialed, terms, termsOf } from '../parts/terms'
import { dutiesOf, exclusionsOf } from '@/data/parts/warranty'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import {
  add,
  bullets,
  cell,
  choice,
  column,
  documentModel,
  fields,
  mul,
  own,
  p,
  part,
  ref,
  round,
  section,
  signatures,
  sum,
  table,
  total,
  totalInput,
  type Block,
} from '@/lib/documents/author'

const termAndPrice: Block[] = [
  section('Visits, term and price', 'Visits a year, term, price for the year and each further year'),
  table(
    'visit',
    'Visits and price',
    [
      column('visit', 'Visit', 'text', { width: 3.4 }),
      column('month', 'Month', 'text', { width: 1.4 }),
      column('qty', 'Visits', 'number', { width: 0.9, decimals: 0 }),
      column('rate', 'Price each', 'currency', { width: 1.4 }),
      column('amount', 'Amount', 'currency', { width: 1.5, formula: round(mul(cell('qty'), cell('rate'))) }),
    ],
    [{ visit: 'Spring visit' }, { visit: 'Fall visit' }, { visit: 'Visit after a storm, on call' }],
    {
      blankRows: 1,
      totals: [
        total('price.subtotal', 'Price for the year', sum('visit', 'amount')),
        totalInput('price.taxRate', 'Sales tax rate, where service is taxed', 'percent'),
        total('price.tax', 'Sales tax', round(mul(ref('price.subtotal'), ref('price.taxRate')))),
        total('price.year', 'Total for the year', add(ref('price.subtotal'), ref('price.tax')), { strong: true }),
      ],
    },
  ),
  fields(
    4,
    own('term.start', 'Starts', 'date'),
    own('term.end', 'Ends', 'date'),
    choice('term.billing', 'Billed', ['After each visit', 'Quarterly', 'Once a year, in advance']),
    own('service.repairLimit', 'Small repairs per visit up to', 'currency'),
    own('service.response', 'Response to a leak call (hours)', 'number', { decimals: 0 }),
    own('service.callRate', 'Leak call, rate per hour', 'currency'),
    own('service.discount', 'Discount on repairs', 'percent', { decimals: 1 }),
    own('service.reportDays', 'Report within (days)', 'number', { decimals: 0 }),
  ),
]

const documentOf = (system: RoofSystem) => () => {
  const { weather, notIncluded } = system.contracting
  return documentModel({
    title: `${system.shortName} Annual Maintenance Agreement`,
    subject: 'Yearly maintenance agreement for a roof',
    intro: `Between the contractor and the owner named below: planned visits for one year on ${aRoof(system)}, tasks by name, a report after each visit, and no renewal without a signature.`,
    keywords: ['maintenance agreement', 'service plan', system.name],
    parts: [
      part('Agreement', [
        ...homeParties(),
        ...roofOnFile(system),
        section('Tasks', `${system.shortName} maintenance tasks with frequency`),
        taskTable(system, true),
        section('Work by season', 'Seasonal work, and who does it'),
        seasonTable(system),
        section('What each visit looks at', 'Condition checks on each visit'),
        bullets(
          ...[...system.inspectionPoints.drainage, ...system.inspectionPoints.systemSpecific].map(
            ({ check, criterion }) => sentence(`${check}: ${criterion}`),
          ),
        ),
        ...termAndPrice,
        section('Owner’s part and exclusions', 'Owner’s duties, exclusions and limits'),
        bullets(...dutiesOf(system).map((duty) => sentence(`Owner: ${inSentence([duty])}`))),
        p('Not part of this agreement:'),
        bullets(...notIncluded.map(sentence), ...exclusionsOf(system).map(sentence)),
        p(weather, 'When a visit moves.'),
        section('Terms'),
        termsOf(
          serviceTerms.extras,
          serviceTerms.report,
          initialed(serviceTerms.notWarranty, 'notWarranty'),
          serviceTerms.weatherVisits,
          serviceTerms.ownerDuties,
          serviceTerms.payment,
          initialed(serviceTerms.renewal, 'renewal'),
          serviceTerms.ending,
          terms.protection,
          terms.subcontractors,
          initialed(terms.liens, 'liens'),
          terms.disputes,
          terms.entire,
        ),
        ...rightToCancel(),
        signatures([
          { name: 'owner', role: 'Owner' },
          { name: 'contractor', role: 'Contractor', withTitle: true },
        ]),
        section('Renewal', 'Renewal for a further year, signed'),
        fields(
          3,
          own('renewal.start', 'From', 'date'),
          own('renewal.end', 'To', 'date'),
          own('renewal.price', 'Price for that year', 'currency'),
        ),
        signatures([
          { name: 'renewalOwner', role: 'Owner' },
          { name: 'renewalContractor', role: 'Contractor' },
        ]),
        notLegalAdvice(cancellationCites, 'statutes as listed under “State notices”'),
        ...stateNotices(serviceNotices, 'home-improvement contracts and service agreements'),
      ]),
      ...cancellationForms(),
    ],
  })
}

/** Planned visits for a year. */
export function annualMaintenanceAgreement(system: RoofSystem): TemplateContent {
  const { spring, fall } = system.seasonalTasks
  return contract({
    ...systemMeta(system),
    slug: `${system.slug}-annual-maintenance-agreement`,
    name: `${system.shortName} Annual Maintenance Agreement`,
    description: `Yearly maintenance agreement for ${aRoof(system)}: tasks with frequency, seasonal visits, price, exclusions and signed renewal.`,
    subcategory: 'core',
    tags: tagsOf(
      system,
      'annual maintenance',
      'maintenance agreement',
      'maintenance plan',
      'service agreement',
      'preventive maintenance',
      'roof maintenance program',
    ),
    fullDescription: [
      `A year of care for ${aRoof(system)}, with each task named and how often it is usually due. In spring the crew will ${inSentence(spring)}; in fall it will ${inSentence(fall)}.`,
      `Every visit looks at drainage and at what this roof fails by: ${inSentence(system.inspectionPoints.systemSpecific.map(({ check }) => check))}. The report after each visit keeps a record that a maker’s warranty usually asks for.`,
      'Visits, price for the year, leak-call rate and response time stand in one table with its total. The agreement ends on its date and renews only by signature, so no automatic-renewal notice is missed; what was paid ahead comes back if either side ends it early.',
    ],
    howToUse: [
      'Enter roof, age and warranty on file; photograph the condition on the first visit.',
      'Mark the tasks and how many times a year each is done.',
      'Decide season by season who does what.',
      'Fill in visits and prices; the year’s total follows.',
      'Agree on response time, call rate and limit for small repairs.',
      'Set in the official notices, complete both cancellation forms and sign.',
      'Sixty days before the end, offer the renewal at the foot with its price.',
    ],
    expertGuide: [
      {
        title: `What a yearly visit finds on ${aRoof(system)}`,
        text: `${system.commonDefects
          .slice(0, 3)
          .map(({ name, looks }) => sentence(`${name}: ${looks}`))
          .join(' ')} Found early these are small repairs; price the visit so that there is time to look.`,
      },
      {
        title: 'Renew by signature',
        text: 'Many states ask for a notice before a service agreement renews by itself, and some give the customer a right to end it at any time. This form avoids the matter: it ends, and is signed again. If you prefer automatic renewal, have your attorney write the clause and the reminder.',
        cite: 'Cal. Bus. & Prof. Code 17600 ff.; N.Y. Gen. Oblig. Law 5-903; 815 ILCS 601',
      },
      cancellationGuide,
      slotGuide,
    ],
    document: documentOf(system),
  })
}
