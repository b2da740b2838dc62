import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { aRoof, inSentence, sentence, workOf } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const commercialTerms: readonly contract.Term[] = [
  [
    'Payment requests and retainage',
    'Contractor bills monthly on the schedule of values for work in place and, where agreed, for stored material. Owner names any objection in writing within 7 days and pays the rest when due. Retainage is never more than the law allows and is paid, without further condition, once the event written above has occurred.',
  ],
  [
    'Prompt payment',
    'Where the prompt-payment law of the state sets a shorter time, a higher interest rate or a right to stop work, that law applies in place of this contract. Contractor pays its subcontractors and suppliers from each payment within the time that law sets, or 7 days where it sets none.',
  ],
  [
    'Substantial completion',
    'The roof is substantially complete when it is watertight and can be used. At that time warranties start, risk of loss passes to Owner, and the parties list the open items with a value for each.',
  ],
  [
    'Delay and claims',
    'A party that claims time or money gives written notice within 10 days of learning of the cause. Delay damages, where a daily amount is written above, are the only damages for late completion and are not owed for days that Owner, weather or the authorities caused.',
  ],
  [
    'Insurance of both parties',
    'Contractor keeps the listed coverage in force until completion and provides certificates before the start. Owner insures the building and paid-for material against fire, wind and hail, and looks to that insurance first for such a loss.',
  ],
  [
    'Additional insured',
    'As far as the law of the state allows, Contractor’s general liability policy names Owner, and others that the contract lists, as additional insureds for ongoing and completed operations. The endorsement is delivered with the certificate.',
  ],
  [
    'Waiver of subrogation',
    'To the extent that property insurance pays a loss to the building, the work or material, Owner and Contractor waive their claims against each other and against each other’s subcontractors, and their insurers’ right to recover from them. Each has its policy endorsed where that is needed.',
  ],
  [
    'Hazardous materials',
    'If asbestos, lead, mold or another hazardous material is found or suspected, Contractor stops work in that area and tells Owner at once. Testing and removal are Owner’s, by licensed firms; time and price are adjusted by change order. Contractor answers only for hazardous materials that it brings to the site.',
  ],
  [
    'Occupied building',
    'Owner tells tenants of noise, odor, dust and closures, names one contact who can be reached at all hours, and handles intakes, docks and roof hatches as agreed in the logistics plan.',
  ],
  [
    'Structure and rooftop equipment',
    'Owner warrants that the structure can carry the roof and the loads shown. Equipment, lines and curbs are moved by their own trades. Contractor may rely on the drawings Owner provides.',
  ],
  [
    'Indemnity',
    'Each party indemnifies the other against third-party claims for injury or damage to property to the extent that its own negligence, or that of those it employs, caused them, and no further.',
  ],
  [
    'Bonds and wages',
    'Where bonds are marked as required, the premium is in the price and Contractor furnishes them before the start. Where wage rates apply, Contractor pays at least the rates attached and files certified payrolls.',
  ],
  [
    'Consequential loss',
    'Apart from the agreed delay damages and the indemnity above, neither party owes the other lost profits, lost rent or other indirect loss.',
  ],
  [
    'Termination for cause',
    'If one party does not cure a material breach, including nonpayment, within 7 days of written notice, the other may end the contract. Contractor is paid for work done and material made for the job, less the reasonable cost of correcting defects; if Contractor is at fault, also less the reasonable extra cost of finishing.',
  ],
  [
    'Suspension and termination for convenience',
    'Owner may suspend work for up to 30 days, or end the contract for convenience, on written notice. Contractor is then paid for work done, special-order material, demobilization and a fair margin on these items.',
  ],
]

const insuranceTable: d.Block = d.table(
  'cover',
  'Insurance and bonds',
  [
    d.column('cover', 'Coverage', 'text', { width: 3.6, fixed: true }),
    d.column('limit', 'Limit', 'currency', { width: 1.6 }),
    d.column('insurer', 'Insurer and policy no.', 'text', { width: 3 }),
    d.column('expires', 'Expires', 'date', { width: 1.4 }),
  ],
  [
    { cover: 'General liability, each occurrence' },
    { cover: 'General liability, aggregate' },
    { cover: 'Automobile' },
    { cover: 'Workers’ compensation, employer’s liability' },
    { cover: 'Umbrella or excess' },
    { cover: 'Payment and performance bonds, if required' },
  ],
)

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] => [
  contract.commercialCover(edition),
  d.titledPart('Contract', [
    ...contract.businessParties(),
    ...contract.roofAndProducts(system),
    ...contract.scopeTable(system),
    ...contract.specialConditions(system),
    ...contract.hiddenAndMaterials(system),
    d.fields(3, ...contract.quotationFields()),
    ...contract.commercialPrice(),
    d.section('Dates, wages and bonds'),
    d.fields(
      4,
      d.field('job.startDate', { label: 'Notice to proceed' }),
      d.field('job.completionDate', { label: 'Substantial completion by' }),
      d.own('delay.daily', 'Delay damages per day, if any', 'currency'),
      d.own('schedule.hours', 'Working hours, noise and odor limits'),
      d.choice('wages.apply', 'Prevailing wage', ['No', 'Federal', 'State', 'Both']),
      d.own('wages.decision', 'Wage decision no. and date'),
      d.choice('bonds.apply', 'Bonds', ['None', 'Payment', 'Performance', 'Both']),
      d.own('bonds.surety', 'Surety'),
    ),
    d.section('Insurance', 'Insurance limits and bonds'),
    insuranceTable,
    ...contract.warranties(system),
    d.section('Terms'),
    contract.termsOf(
      contract.terms.scope,
      contract.terms.time,
      contract.terms.changes,
      contract.terms.concealed,
      contract.terms.businessEscalation,
      contract.terms.latePayment,
      ...commercialTerms,
      contract.terms.businessProtection,
      contract.terms.subcontractors,
      contract.terms.warranties,
      contract.terms.liens,
      contract.terms.disputes,
      ...contract.businessClosing,
    ),
    d.section('Signatures'),
    d.signatures([
      { name: 'owner', role: 'Owner', withTitle: true },
      { name: 'contractor', role: 'Contractor', withTitle: true },
    ]),
  ]),
  contract.payRequest(),
]

/** Replacement or restoration of a commercial roof. */
export function commercialContract(system: RoofSystem): TemplateContent {
  const { closeout, qualification, priceDriver } = system.contracting
  return defineTemplate('contract', {
    system,
    name: 'Commercial Contract',
    group: 'core',
    demand: [0.7749, 'Most companies, every week or month.'],
    description: `Commercial contract for ${aRoof(system)}: scope, retainage, bonds, wages, insurance limits and a payment request that adds up.`,
    popular: system.type === 'flat',
    tags: [
      'commercial contract',
      'commercial roofing',
      'retainage',
      'schedule of values',
      'pay application',
      'prevailing wage',
      'performance bond',
      `roof ${workOf(system)}`,
    ],
    fullDescription: [
      `A contract between businesses for the ${system.roofNoun}, in the order a job runs: scope line by line, installation standard with checkpoints, special conditions, hidden work at unit prices, then money. The price rests on quotations for ${priceDriver}, and the contract says what happens when they rise.`,
      `Retainage, prevailing wages, bonds, delay damages and insurance limits each have their own entry, marked where they do not apply. The crew is held to what this roof needs: ${inSentence(qualification)}.`,
      `The schedule of values continues as a payment request on its own page: work in place, stored material, retainage and earlier payments lead to the calculated amount due. Closeout documents are named in advance: ${inSentence(closeout)}.`,
    ],
    howToUse: [
      'Enter the full legal name of the owner’s entity and who may sign changes.',
      'Mark each scope line and attach drawings for edges, drains and equipment.',
      'Write the contract sum, retainage rate and its release event within the state’s limit.',
      'Mark wages and bonds; attach the wage decision or strike the line.',
      'Build the schedule of values until nothing of the contract sum is left to divide.',
      'Check the lien notices and deadlines named on the cover page, and put them on the calendar.',
      'Bill with the payment request, and exchange waivers with each payment.',
    ],
    expertGuide: [
      {
        title: `Walk the ${system.roofNoun} with these conditions in hand`,
        text: `${system.contractNotes.slice(-3).map(sentence).join(' ')} On a commercial building each of these touches someone else’s budget, so write down the figure and the name before the start.`,
      },
      contract.retainageGuide,
      contract.lienWaiverGuide,
      contract.changeGuide,
      contract.attorneyGuide,
      contract.checkpointsGuide(system),
    ],
    pages: { main: 7, office: 1 },
    subject: `Commercial contract for the ${workOf(system)} of a roof`,
    intro: `Between the contractor and the owner named below for ${aRoof(system)} on a commercial building, with schedule of values, retainage and payment request.`,
    keywords: ['commercial contract', 'schedule of values', system.name],
    hasEditions: true,
    required: [
      'contract.date',
      'customer.representative',
      'roof.product',
      'price.contractSum',
      'billing.netDays',
      'job.startDate',
      'job.completionDate',
    ],
    parts: (edition) => partsOf(system, edition),
  })
}
