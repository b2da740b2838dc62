import { contract, notLegalAdvice } from '../parts/template'
import { cancellationCites, cancellationForms, rightToCancel } from '../parts/cancellation'
import { cancellationGuide, changeGuide, depositGuide, usualWarranties } from '../parts/guides'
import { homeParties } from '../parts/parties'
import { priceAndPayments } from '../parts/price'
import { homeNotices, stateNotices } from '../parts/state-notices'
import {
  aRoof,
  hiddenAndMaterials,
  inSentence,
  protectionAndCloseout,
  quotationFields,
  roofAndProducts,
  scopeTable,
  sentence,
  specialConditions,
  standardOfWork,
  systemMeta,
  tagsOf,
  warranties,
  workOf,
} from '../parts/system'
import { initialed, terms, termsOf } from '../parts/terms'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import { documentModel, field, fields, own, part, section, signatures } from '@/lib/documents/author'

const documentOf = (system: RoofSystem) => () =>
  documentModel({
    title: `${system.shortName} Residential Contract`,
    subject: `Home improvement contract for the ${workOf(system)} of a roof`,
    intro: `Home Improvement contract between the contractor and the owner named below for ${aRoof(system)}: scope, price, payments, warranties and the owner’s rights in one paper.`,
    keywords: ['contract', 'home improvement', system.name],
    parts: [
      part('Contract', [
        ...homeParties('Home improvement contract'),
        ...roofAndProducts(system),
        fields(
          4,
          field('job.startDate', { label: 'Approximate start' }),
          field('job.completionDate', { label: 'Approximate completion' }),
          own('schedule.hours', 'Working hours'),
          own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
          ...quotationFields(),
          field('job.permit'),
        ),
        ...scopeTable(system),
        ...standardOfWork(system),
        ...specialConditions(system),
        ...hiddenAndMaterials(system),
        ...protectionAndCloseout(system),
        ...warranties(system),
        ...priceAndPayments(
          [`Roof ${workOf(system)} as in the scope`, 'Permit and inspection fees', 'Options accepted'],
          [
            'Signing, once the right to cancel has passed',
            'Material delivered to the property',
            'Roof watertight',
            'Completion, inspection passed and papers handed over',
          ],
        ),
        section('Terms'),
        termsOf(
          terms.scope,
          terms.time,
          terms.changes,
          initialed(terms.concealed, 'concealed'),
          initialed(terms.escalation, 'escalation'),
          terms.site,
          terms.subcontractors,
          initialed(terms.insurer, 'insurer'),
          terms.warranties,
          initialed(terms.liens, 'liens'),
          terms.latePayment,
          terms.completion,
          terms.disputes,
          terms.termination,
          terms.entire,
        ),
        ...rightToCancel(),
        signatures(
          [
            { name: 'owner', role: 'Owner' },
            { name: 'contractor', role: 'Contractor', withTitle: true },
            { name: 'coOwner', role: 'Co-owner' },
          ],
          'Owner receives a complete signed copy with two cancellation forms at signing.',
        ),
        notLegalAdvice(
          cancellationCites,
          '15 U.S.C. 2301 ff. (consumer warranties)',
          'statutes as listed under “State notices”',
        ),
        ...stateNotices(homeNotices),
      ]),
      ...cancellationForms(),
    ],
  })

/** Replacement or restoration of a home's roof. */
export function residentialContract(system: RoofSystem): TemplateContent {
  const { hidden, closeout, weather } = system.contracting
  return contract({
    ...systemMeta(system),
    slug: `${system.slug}-residential-contract`,
    name: `${system.shortName} Residential Contract`,
    description: `Home improvement contract for ${aRoof(system)}: scope, unit prices, payments, warranties, right to cancel and state notices.`,
    subcategory: 'core',
    popular: true,
    tags: tagsOf(
      system,
      'residential contract',
      'roofing contract',
      'home improvement contract',
      `roof ${workOf(system)}`,
      'homeowner agreement',
      'right to cancel',
      'state notices',
    ),
    fullDescription: [
      `A homeowner’s contract written for the ${system.roofNoun}. The scope runs line by line through ${system.estimating.lineItems.length} items with a mark for each, and ${system.installationSteps.length} installation steps with their checkpoints stand in the contract as the standard of work. ${sentence(weather)}`,
      `What no one can see before the roof is open has a unit price before it is opened: ${inSentence(hidden.map(([work]) => work))}. Each special condition of this roof is initialed on its own line, so that the talk about it happens before the work and not after.`,
      `Payments follow milestones and are checked against the contract sum. Workmanship and maker’s warranty stand apart, and at the end the owner receives ${inSentence(closeout)}. The right to cancel stands beside the signature with two detached forms, and a schedule of state notices has slots for the official wording.`,
    ],
    howToUse: [
      'Fill in parties, license and insurer; ask for all owners of record.',
      'Mark every line of the scope and choose the products by name.',
      'Write unit prices and the quantities already in the price for each hidden condition.',
      'Enter price lines and payment shares until “Not yet scheduled” shows zero, within your state’s deposit limit.',
      'Set the official cancellation statement, forms and state notice into their slots.',
      'Go through the special conditions aloud and have each one initialed.',
      'Complete both cancellation forms, sign, and leave a full copy with the owner.',
    ],
    expertGuide: [
      {
        title: `What a contract for ${aRoof(system)} has to say`,
        text: `Most arguments over this roof start with something the paper left out. Here it says: ${system.contractNotes.slice(0, 3).map(sentence).join(' ')} Put figures to each of these before the owner asks.`,
      },
      cancellationGuide,
      depositGuide,
      changeGuide,
      usualWarranties(system),
    ],
    document: documentOf(system),
  })
}
