import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { aRoof, inSentence, sentence, sentences } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const payers = ['Workmanship warranty', 'Manufacturer’s warranty', 'Owner', 'Decided by cause']

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] => {
  const { closeout } = system.contracting
  return contract.homeContract(edition, {
    name: 'Agreement',
    forBusiness: contract.isForBusiness(system),
    blocks: [
      ...contract.homeParties(),
      ...contract.roofOnFile(system),
      d.section('Warranties on file', 'Workmanship and manufacturer’s warranties on file, kept separate'),
      d.fields(
        4,
        d.own('workmanship.by', 'Workmanship: given by'),
        d.own('workmanship.start', 'From', 'date'),
        d.own('workmanship.end', 'To', 'date'),
        d.own('workmanship.number', 'Certificate no.'),
        d.own('maker.by', 'Material: given by'),
        d.own('maker.start', 'From', 'date'),
        d.own('maker.end', 'To', 'date'),
        d.own('maker.number', 'Warranty no., claim address'),
      ),
      d.section('Who pays for what', `${system.shortName} defects, remedy, and who pays`),
      d.p(
        'Agree on each line in advance. “Decided by cause” means the findings of the visit decide, and the report says why.',
      ),
      d.table(
        'defect',
        'Who pays for what',
        [
          d.column('defect', 'Defect', 'text', { width: 6, fixed: true }),
          d.column('payer', 'Cost borne by', 'select', { options: payers, width: 4 }),
        ],
        system.commonDefects.map(({ name, cause }) => ({ line: `${name}: ${cause}`, defect: name })),
      ),
      d.p(sentences(exclusionsOf(system)), 'Covered by neither warranty.'),
      d.section('Service call', 'Service call: response times, and the owner’s part'),
      d.fields(
        4,
        d.own('service.phone', 'Leak calls to', 'phone'),
        d.own('service.response', 'Response (hours)', 'number', { decimals: 0 }),
        d.own('service.repairDays', 'Repair within (days)', 'number', { decimals: 0 }),
        d.choice('service.hours', 'Hours', ['Working days', 'Seven days', 'Day and night']),
      ),
      d.p(sentences(dutiesOf(system)), 'Keeping the warranty in force: Owner’s part.'),
      d.p(`${inSentence(closeout)}.`, 'Records to keep with this agreement:'),
      d.section('Price', 'Price of the service and of calls not covered'),
      contract.priceTable([
        'Service for the term',
        'Yearly check with report',
        'Call not covered, first hour',
        'Transfer of warranties to a buyer',
      ]),
      d.fields(
        4,
        d.own('term.start', 'Starts', 'date'),
        d.own('term.end', 'Ends', 'date'),
        d.own('service.repairLimit', 'Small repairs up to', 'currency'),
        d.own('service.reportDays', 'Report within (days)', 'number', { decimals: 0 }),
      ),
      d.section('Terms'),
      contract.termsOf(
        [
          'Separate warranties',
          'The party that gave the workmanship warranty stands behind it, and the manufacturer stands behind its own. This agreement is a service contract: it promises visits and response times, not a longer or broader warranty.',
        ],
        [
          'Notice and first look',
          'Owner reports a leak within 30 days of noticing it. Contractor inspects, records the cause with photographs, and says in writing who bears the cost before doing more than temporary work.',
        ],
        [
          'Claims against the manufacturer',
          'Contractor helps with documents and photographs. The manufacturer decides claims under its own warranty; Contractor is not responsible for that decision.',
        ],
        [
          'If it is not covered',
          'If the cause lies outside both warranties, Owner pays for the visit at the price above and is free to decide on the repair.',
        ],
        [
          'Transfer',
          'The service passes to a buyer of the property on written notice. A warranty passes only as its own terms allow, within the time and for the fee that they state.',
        ],
        contract.serviceTerms.extras,
        contract.serviceTerms.report,
        contract.serviceTerms.weatherVisits,
        contract.serviceTerms.ownerDuties,
        contract.serviceTerms.payment,
        contract.serviceTerms.renewal,
        contract.serviceTerms.ending,
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
    cites: ['15 U.S.C. 2301 et seq. and 16 CFR 700–701 (warranties and service contracts)'],
  })
}

/** Service under the warranties of a roof. */
export function warrantyServiceAgreement(system: RoofSystem): TemplateContent {
  return defineTemplate('contract', {
    system,
    name: 'Warranty Service Agreement',
    group: 'core',
    demand: [0.645, 'Most companies now and then.'],
    description: `Warranty service agreement for ${aRoof(system)}: who pays for which defect, response times, owner’s duties and a yearly check.`,
    tags: [
      'warranty service',
      'warranty agreement',
      'workmanship warranty',
      'manufacturer warranty',
      'service contract',
      'warranty claim',
    ],
    fullDescription: [
      `When ${aRoof(system)} leaks under warranty, the first question is who pays. This agreement answers it in advance for the defects common on this roof: ${inSentence(system.commonDefects.slice(0, 5).map(({ name }) => name))}. Each line gives the usual cause, the remedy and who pays.`,
      `The workmanship and manufacturer’s warranties are kept separate, each with its dates and numbers, and what neither covers is listed: ${inSentence(exclusionsOf(system).slice(0, 3))}. The owner’s duties are just as clear: ${inSentence(dutiesOf(system))}.`,
      `Response times, the yearly check and the price of calls that turn out not to be covered are included. It is a service contract, says so, ends on its end date and renews only by signature.${contract.businessWords(system)}`,
    ],
    howToUse: [
      'Enter both warranties from their documents, with numbers and dates.',
      'Go through the defect table with the owner and choose who pays.',
      'Agree on response time and on what a call outside the warranties costs.',
      'Read the owner’s duties aloud; they keep the manufacturer’s warranty in force.',
      'Read the cover page, complete both cancellation forms and sign.',
      'After each visit, write down the cause and who pays before you repair.',
    ],
    expertGuide: [
      contract.usualWarranties(system),
      {
        title: 'A service contract is not a warranty',
        text: 'Federal law treats them separately: a warranty comes with the sale at no extra charge; a service contract is sold for a price, and its terms must be disclosed plainly. Some states license those who sell service contracts; ask before you charge for one. A supplier who sells a service contract within 90 days of the sale may not disclaim implied warranties.',
        cite: '15 U.S.C. 2301(8), 2306, 2308',
      },
      {
        title: `Decide by cause on ${aRoof(system)}`,
        text: `${system.commonDefects
          .slice(0, 3)
          .map(({ name, cause }) => sentence(`${name}: ${cause}`))
          .join(
            ' ',
          )} Photograph the cause before you cover it; a photo of the repair alone proves nothing to a manufacturer.`,
      },
      contract.cancellationGuide,
      contract.editionGuide,
      contract.defectsGuide(system),
      contract.leakGuide(system),
      contract.temporaryGuide(system),
    ],
    pages: { main: 3, notices: 2, office: 1 },
    subject: 'Agreement on service under a roof warranty',
    intro: `Between the contractor and the owner named below: who comes, how fast and at whose cost when service is needed on ${aRoof(system)} under warranty.`,
    keywords: ['warranty service', 'service agreement', system.name],
    hasEditions: true,
    required: [...contract.homeRequired, 'price', 'price.amount', 'term.start', 'term.end'],
    parts: (edition) => partsOf(system, edition),
  })
}
