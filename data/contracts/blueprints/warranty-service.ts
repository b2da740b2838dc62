import { contract, notLegalAdvice } from '../parts/template'
import { cancellationCites, cancellationForms, rightToCancel } from '../parts/cancellation'
import { cancellationGuide, slotGuide, usualWarranties } from '../parts/guides'
import { homeParties } from '../parts/parties'
import { priceTable } from '../parts/price'
import { roofOnFile, serviceTerms } from '../parts/service'
import { serviceNotices, stateNotices } from '../parts/state-notices'
import { aRoof, inSentence, sentence, systemMeta, tagsOf, upperFirst } from '../parts/system'
import { initialed, terms, termsOf } from '../parts/terms'
import { dutiesOf, exclusionsOf } from '@/data/parts/warranty'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import {
  bullets,
  choice,
  column,
  documentModel,
  fields,
  own,
  p,
  part,
  section,
  signatures,
  steps,
  subsection,
  table,
} from '@/lib/documents/author'

const payers = ['Workmanship warranty', 'Maker’s warranty', 'Owner', 'Decided by cause']

const documentOf = (system: RoofSystem) => () => {
  const { closeout, temporary } = system.contracting
  return documentModel({
    title: `${system.shortName} Warranty Service Agreement`,
    subject: 'Agreement on service under a roof warranty',
    intro: `Between the contractor and the owner named below: who comes, how fast and at whose cost when ${aRoof(system)} under warranty needs service.`,
    keywords: ['warranty service', 'service agreement', system.name],
    parts: [
      part('Agreement', [
        ...homeParties(),
        ...roofOnFile(system),
        section('Warranties on file', 'Workmanship and maker’s warranty on file, kept apart'),
        p('Two promises by two parties. This agreement serves both and enlarges neither.'),
        fields(
          4,
          own('workmanship.by', 'Workmanship: promised by'),
          own('workmanship.start', 'From', 'date'),
          own('workmanship.end', 'To', 'date'),
          own('workmanship.number', 'Certificate no.'),
          own('maker.by', 'Material: promised by'),
          own('maker.start', 'From', 'date'),
          own('maker.end', 'To', 'date'),
          own('maker.number', 'Warranty no., claim address'),
        ),
        section('Who pays for what', `${system.shortName} defects, remedy, and whose cost`),
        p('Agree on each line beforehand. “Decided by cause” means that the visit decides, and the report says why.'),
        table(
          'defect',
          'Who pays for what',
          [
            column('defect', 'Defect and usual cause', 'text', { width: 4, fixed: true }),
            column('remedy', 'Remedy', 'text', { width: 3.4, fixed: true }),
            column('payer', 'Cost borne by', 'select', { options: payers, width: 2.3 }),
          ],
          system.commonDefects.map(({ name, cause, remedy }) => ({
            defect: `${name}: ${cause}`,
            remedy: upperFirst(sentence(remedy)),
          })),
        ),
        subsection('Covered by neither warranty'),
        bullets(...exclusionsOf(system).map(sentence)),
        section('Service call', 'Service call: response times, leak procedure and temporary measures'),
        fields(
          4,
          own('service.phone', 'Leak calls to', 'phone'),
          own('service.response', 'Response (hours)', 'number', { decimals: 0 }),
          own('service.repairDays', 'Repair within (days)', 'number', { decimals: 0 }),
          choice('service.hours', 'Hours', ['Working days', 'Seven days', 'Day and night']),
        ),
        steps(...system.leakInvestigation.map(sentence)),
        p('Until the repair, water is stopped by one of these measures:'),
        bullets(...temporary.map(sentence)),
        section('Keeping the warranty in force', 'Owner’s duties, yearly check and papers to keep'),
        bullets(...dutiesOf(system).map(sentence)),
        p(`Papers to keep with this agreement: ${inSentence(closeout)}.`),
        section('Price', 'Price of the service and of calls not covered'),
        priceTable([
          'Service for the term',
          'Yearly check with report',
          'Call not covered, first hour',
          'Transfer of warranties to a buyer',
        ]),
        fields(
          4,
          own('term.start', 'Starts', 'date'),
          own('term.end', 'Ends', 'date'),
          own('service.repairLimit', 'Small repairs up to', 'currency'),
          own('service.reportDays', 'Report within (days)', 'number', { decimals: 0 }),
        ),
        section('Terms'),
        termsOf(
          [
            'Promises kept apart',
            'The workmanship warranty is its giver’s promise and the maker’s warranty the maker’s. This agreement is a service contract: it promises visits and response times, not a longer or wider warranty.',
          ],
          [
            'Notice and first look',
            'Owner reports a leak within 30 days of noticing it. Contractor looks, records the cause with photographs, and says in writing who bears the cost before more than temporary work is done.',
          ],
          [
            'Claims on the maker',
            'Contractor helps with papers and photographs. The maker decides on its own promise; Contractor does not answer for that decision.',
          ],
          [
            'Not covered after all',
            'If the cause lies outside both warranties, Owner pays for the visit at the price above and decides freely on the repair.',
          ],
          [
            'Transfer',
            'The service passes to a buyer of the property on written notice. A warranty passes only as its own terms allow, within the days and for the fee that they name.',
          ],
          serviceTerms.extras,
          serviceTerms.report,
          serviceTerms.weatherVisits,
          serviceTerms.ownerDuties,
          serviceTerms.payment,
          initialed(serviceTerms.renewal, 'renewal'),
          serviceTerms.ending,
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
        notLegalAdvice(
          cancellationCites,
          '15 U.S.C. 2301 ff. and 16 CFR 700–701 (warranties and service contracts)',
          'statutes as listed under “State notices”',
        ),
        ...stateNotices(serviceNotices, 'home-improvement contracts; some regulate service contracts apart'),
      ]),
      ...cancellationForms(),
    ],
  })
}

/** Service under the warranties of a roof. */
export function warrantyServiceAgreement(system: RoofSystem): TemplateContent {
  return contract({
    ...systemMeta(system),
    slug: `${system.slug}-warranty-service-agreement`,
    name: `${system.shortName} Warranty Service Agreement`,
    description: `Warranty service agreement for ${aRoof(system)}: who pays for which defect, response times, owner’s duties and a yearly check.`,
    subcategory: 'core',
    tags: tagsOf(
      system,
      'warranty service',
      'warranty agreement',
      'workmanship warranty',
      'manufacturer warranty',
      'service contract',
      'warranty claim',
    ),
    fullDescription: [
      `When ${aRoof(system)} leaks under warranty, the first question is whose cost it is. This agreement answers it beforehand for the defects this roof really has: ${inSentence(system.commonDefects.slice(0, 5).map(({ name }) => name))}. Each line names the usual cause, the remedy and who bears it.`,
      `Workmanship and maker’s warranty stand apart with their own dates and numbers, and what neither covers is written out: ${inSentence(exclusionsOf(system).slice(0, 3))}. The owner’s part is as plain: ${inSentence(dutiesOf(system))}.`,
      'Response times, leak procedure, temporary measures, the yearly check and the price of calls that turn out not to be covered complete it. It is a service contract, says so, ends on its date and renews only by signature.',
    ],
    howToUse: [
      'Enter both warranties from their documents, with numbers and dates.',
      'Go through the defect table with the owner and choose who pays.',
      'Agree on response time and on what a call outside the warranties costs.',
      'Read the owner’s duties aloud; they keep the maker’s warranty alive.',
      'Set in the official notices, complete both cancellation forms and sign.',
      'After each visit write down cause and cost bearer before you repair.',
    ],
    expertGuide: [
      usualWarranties(system),
      {
        title: 'A service contract is not a warranty',
        text: 'Federal law treats them apart: a warranty comes with the sale at no extra charge, a service contract is sold for a price and its terms are disclosed plainly. Some states license those who sell service contracts; ask before you charge for one. A supplier who sells a service contract within 90 days of the sale may not disclaim implied warranties.',
        cite: '15 U.S.C. 2301(8), 2306, 2308',
      },
      {
        title: `Decide by cause on ${aRoof(system)}`,
        text: `${system.commonDefects
          .slice(0, 3)
          .map(({ name, cause }) => sentence(`${name}: ${cause}`))
          .join(' ')} Photograph the cause before you cover it; a photo of the remedy alone proves nothing to a maker.`,
      },
      cancellationGuide,
      slotGuide,
    ],
    document: documentOf(system),
  })
}
