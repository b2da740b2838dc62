import { contract, notLegalAdvice } from '../parts/template'
import { cancellationCites, cancellationForms, rightToCancel } from '../parts/cancellation'
import { cancellationGuide, changeGuide, claimGuide, warrantyGuide } from '../parts/guides'
import { homeParties } from '../parts/parties'
import { paymentTable, pricedLines, unitPriceTable } from '../parts/price'
import { homeNotices, stateNotices } from '../parts/state-notices'
import { aRoof, inSentence, sentence, specialConditions, systemMeta, tagsOf, upperFirst } from '../parts/system'
import { initialed, terms, termsOf } from '../parts/terms'
import { exclusionsOf } from '@/data/parts/warranty'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import {
  bullets,
  column,
  documentModel,
  field,
  fields,
  own,
  p,
  part,
  section,
  signatures,
  subsection,
  table,
  type Block,
} from '@/lib/documents/author'

/** The causes that this roof knows, marked where they were found. */
const findings = (system: RoofSystem): Block[] => [
  section('What was found', `Findings on the ${system.roofNoun}: defect, how it shows, remedy`),
  p('Mark what was seen and where. What is not marked was not found or not looked at.'),
  table(
    'finding',
    'Findings',
    [
      column('found', 'Found', 'check', { width: 0.8 }),
      column('defect', 'Defect and how it shows', 'text', { width: 4.2, fixed: true }),
      column('remedy', 'Usual remedy', 'text', { width: 3.6, fixed: true }),
      column('where', 'Where, photo', 'text', { width: 1.7 }),
    ],
    system.commonDefects.map(({ name, looks, remedy }) => ({
      defect: `${name}: ${looks}`,
      remedy: upperFirst(sentence(remedy)),
    })),
  ),
  fields(
    2,
    own('repair.cause', 'Cause of the leak or damage, as far as it can be told', 'multiline', { lines: 2 }),
    own('repair.notOpened', 'Not opened or not seen', 'multiline', { lines: 2 }),
  ),
]

const documentOf = (system: RoofSystem) => () => {
  const { hidden, weather, protection } = system.contracting
  return documentModel({
    title: `${system.shortName} Repair Contract`,
    subject: 'Contract for the repair of a roof',
    intro: `Between the contractor and the owner named below for repairs to ${aRoof(system)}: what was found, what is repaired, and what the repair can and cannot promise.`,
    keywords: ['repair contract', 'roof repair', system.name],
    parts: [
      part('Contract', [
        ...homeParties(
          'Home improvement contract',
          field('roof.age'),
          field('roof.warranty', { span: 2 }),
          field('job.permit'),
        ),
        ...findings(system),
        section('Repair work and price', 'Repair lines with quantity, price and contract sum'),
        pricedLines(system.estimating.repair.items.map(({ description, unit }) => ({ item: description, unit }))),
        subsection('Hidden conditions'),
        unitPriceTable(hidden),
        section('Payments and dates'),
        paymentTable(['Signing, once the right to cancel has passed', 'Completion of the repair']),
        fields(
          4,
          field('job.startDate'),
          field('job.completionDate'),
          own('warranty.months', 'Repair warranty, months', 'number', { decimals: 0 }),
          own('warranty.returnDays', 'Return to a leak within (days)', 'number', { decimals: 0 }),
          own('warranty.area', 'Area the warranty covers', 'text', { span: 2 }),
          own('payment.lateRate', 'Late interest (% a year)', 'percent', { decimals: 1 }),
          own('escalation.holdUntil', 'Prices hold until', 'date'),
        ),
        p(weather, 'Weather on this roof.'),
        bullets(...protection.map(sentence)),
        ...specialConditions(system),
        section('What the repair cannot promise'),
        bullets(
          'The warranty covers the repaired places and no others; the rest of the roof keeps its age.',
          ...exclusionsOf(system).map((exclusion) => sentence(`Not covered: ${exclusion}`)),
        ),
        p(sentence(system.lifeNote), 'Age and matching.'),
        section('Terms'),
        termsOf(
          [
            'Scope of the repair',
            'Contractor does the lines with a quantity above, in materials that suit the roof, and matches color and profile as closely as stock allows. Opening a roof to find a leak is part of the work only where a line says so.',
          ],
          [
            'If the leak comes back',
            'Contractor returns within the days agreed, at no charge where the repaired place leaks. If water enters elsewhere, Contractor shows where, and prices that repair separately.',
          ],
          [
            'Existing warranty',
            'A repair by someone not approved can end a maker’s warranty. Owner tells Contractor of any warranty in force; Contractor then asks the maker before opening the roof.',
          ],
          terms.changes,
          terms.time,
          initialed(terms.concealed, 'concealed'),
          terms.protection,
          terms.subcontractors,
          initialed(terms.insurer, 'insurer'),
          initialed(terms.liens, 'liens'),
          terms.latePayment,
          terms.disputes,
          terms.termination,
          terms.entire,
        ),
        ...rightToCancel(),
        signatures(
          [
            { name: 'owner', role: 'Owner' },
            { name: 'contractor', role: 'Contractor', withTitle: true },
          ],
          'Owner receives a complete signed copy with two cancellation forms at signing.',
        ),
        notLegalAdvice(cancellationCites, 'statutes as listed under “State notices”'),
        ...stateNotices(homeNotices),
      ]),
      ...cancellationForms(),
    ],
  })
}

/** Repair of a roof that stays. */
export function repairContract(system: RoofSystem): TemplateContent {
  const { hidden } = system.contracting
  return contract({
    ...systemMeta(system),
    slug: `${system.slug}-repair-contract`,
    name: `${system.shortName} Repair Contract`,
    description: `Repair contract for ${aRoof(system)}: findings, priced repair lines, hidden conditions, limited repair warranty and right to cancel.`,
    subcategory: 'core',
    tags: tagsOf(
      system,
      'repair contract',
      'roof repair',
      'leak repair',
      'patch',
      'repair warranty',
      'right to cancel',
    ),
    fullDescription: [
      `A repair contract stands or falls with its first page: what was found. This one lists the defects that ${aRoof(system)} really has (${inSentence(system.commonDefects.map(({ name }) => name))}), how each shows and how it is usually put right, with a mark and a place for each.`,
      `Repair lines carry quantity and price and add up to the contract sum: ${inSentence(system.estimating.repair.items.slice(0, 4).map(({ description }) => description))}, and more. Hidden work has unit prices beforehand: ${inSentence(hidden.slice(0, 2).map(([work]) => work))}.`,
      'The warranty is limited to the repaired places and says so in plain words, with what it excludes on this roof. Sold at the kitchen table, a repair carries the same right to cancel as a new roof; the statement, both forms and the state notices have their slots.',
    ],
    howToUse: [
      'Mark the findings on the roof, with photo numbers, before you price.',
      'Enter quantity and price for the lines you do; clear the others.',
      'Fill in unit prices for what may be hidden.',
      'Name the repaired area and its warranty in months.',
      'Ask about a maker’s warranty before you open the roof.',
      'Set in the official notices, complete both cancellation forms and sign.',
    ],
    expertGuide: [
      {
        title: `Look for the cause on ${aRoof(system)} first`,
        text: `${system.commonDefects
          .slice(0, 3)
          .map(({ name, cause }) => sentence(`${name}: ${cause}`))
          .join(' ')} A repair that treats the stain and not the cause is a call-back with your name on it.`,
      },
      warrantyGuide,
      cancellationGuide,
      changeGuide,
      claimGuide,
    ],
    document: documentOf(system),
  })
}
