import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import { aRoof, inSentence, sentence, upperFirst } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

const readiness: d.Block = d.checklist(
  'ready',
  [
    ['License or registration in the state of the work, checked on the board’s website', 'print the page'],
    ['Certificate of insurance from the agent, not from the subcontractor', 'liability, auto; limits as agreed'],
    ['Additional-insured endorsement, as far as the state allows', 'form number on the certificate'],
    ['Workers’ compensation certificate or the state’s exemption certificate', 'sole owners included'],
    ['Current W-9 from the IRS website, signed', 'never an old copy'],
    ['Written safety program and training records', '29 CFR 1926.503(b), 1926.1060'],
    ['Names, ages and work documents of the crew', 'no one under 18 on or about a roof, 29 CFR 570.67'],
  ],
  ['Yes', 'No'],
  [d.extra('expires', 'Expires', 1.2), d.extra('checked', 'Checked by', 1.8)],
)

const independence: d.Block = d.table(
  'fact',
  'Facts showing independence',
  [
    d.column('fact', 'Fact', 'text', { width: 6, fixed: true }),
    d.column('answer', 'Answer', 'select', { options: ['Yes', 'No'], width: 1 }),
    d.column('proof', 'Proof on file', 'text', { width: 2.6 }),
  ],
  [
    { fact: 'Has its own business, license, insurance and tax number' },
    { fact: 'Works for others and offers its services to the public' },
    { fact: 'Sets its own hours, crew and methods; only the result and the site rules are given' },
    { fact: 'Brings its own tools, ladders, trucks and fall protection' },
    { fact: 'Is paid by the job or unit, and can lose money on it' },
    { fact: 'Pays its own employees, payroll taxes and benefits' },
  ],
)

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] => {
  const { qualification, weather, closeout, protection } = system.contracting
  return [
    contract.subcontractCover(edition),
    d.titledPart('Agreement', [
      d.section('Parties and project', 'Contractor, subcontractor and project'),
      d.fields(
        4,
        d.own('contract.number', 'Subcontract number'),
        d.own('contract.date', 'Date', 'date'),
        d.own('prime.contract', 'Prime contract and owner', 'text', { span: 2 }),
        d.own('subcontractor.name', 'Subcontractor (legal name)', 'text', { span: 2 }),
        d.own('subcontractor.license', 'License or registration no., state', 'text', { span: 2 }),
        d.own('subcontractor.address', 'Address', 'text', { span: 2 }),
        d.own('subcontractor.phone', 'Phone', 'phone'),
        d.own('subcontractor.email', 'Email', 'email'),
        d.field('job.name'),
        d.field('job.number'),
        d.field('job.address', { span: 2 }),
        d.field('job.startDate'),
        d.field('job.completionDate'),
        d.own('subcontractor.foreman', 'Subcontractor’s foreman, on site at all times', 'text', { span: 2 }),
      ),
      d.section('Work and price', `${system.shortName} work items with unit prices and total`),
      d.p(
        'Lines without a quantity are not part of this subcontract. Material is furnished by Contractor unless a line says otherwise.',
      ),
      contract.pricedLines(system.estimating.lineItems.map(({ description, unit }) => ({ item: description, unit }))),
      d.fields(
        4,
        d.choice('material.by', 'Material furnished by', ['Contractor', 'Subcontractor', 'As noted per line']),
        d.own('payment.day', 'Invoices by (weekday)'),
        d.own('payment.netDays', 'Paid within (days)', 'number', { decimals: 0 }),
        d.own('retainage.rate', 'Retainage, within state law', 'percent', { decimals: 1 }),
        d.choice('wages.apply', 'Prevailing wage', ['No', 'Federal', 'State', 'Both']),
        d.own('warranty.years', 'Workmanship warranty, years', 'number', { decimals: 0 }),
        d.own('contract.changesBy', 'Changes signed for Contractor by', 'text', { span: 2 }),
      ),
      d.section('Quality', `${system.shortName} installation standard and crew qualification`),
      d.bullets(...qualification.map(sentence), weather, ...protection.map(sentence)),
      d.steps(...system.installationSteps.map(({ step, checkpoint }) => sentence(`${step}: ${checkpoint}`))),
      d.p(`Delivered with the last invoice: ${inSentence(closeout)}.`),
      d.section('Safety', `Hazards of ${system.shortName} work, controls and equipment`),
      d.p(
        'Subcontractor controls the safety of its own crew, names a competent person, and stops unsafe work. Fall protection starts at 6 ft (29 CFR 1926.501), or from the lower height that a state plan sets.',
      ),
      d.table(
        'hazard',
        'Hazards and controls',
        [
          d.column('hazard', 'Task and hazard', 'text', { width: 3.6, fixed: true }),
          d.column('control', 'Control', 'text', { width: 5, fixed: true }),
          d.column('by', 'Furnished by', 'select', { options: ['Sub', 'Contractor'], width: 1.5 }),
        ],
        system.safety.hazards.map(({ task, hazard, control }) => ({
          hazard: `${task}: ${hazard}`,
          control: upperFirst(sentence(control)),
        })),
      ),
      d.p(`${inSentence(system.emergency.ppe.map(({ item }) => item))}.`, 'Each worker has and wears:'),
      d.section('Before the first day', 'Insurance limits, certificates, W-9 and crew documents before the first day'),
      d.fields(
        4,
        d.own('cover.occurrence', 'Liability, each occurrence', 'currency'),
        d.own('cover.aggregate', 'Liability, aggregate', 'currency'),
        d.own('cover.auto', 'Automobile', 'currency'),
        d.own('cover.umbrella', 'Umbrella or excess, if any', 'currency'),
      ),
      readiness,
      d.section('Independent business', 'Facts that show an independent business'),
      d.p(
        'Labels do not decide the question; facts do, and each state weighs them its own way. If these are not true, the crew belongs on payroll.',
      ),
      independence,
      d.section('Terms'),
      contract.termsOf(
        [
          'Prime contract',
          'Subcontractor has received the parts of the prime contract that concern its work and for that work is bound to Contractor as Contractor is bound to the owner, including wage rates and certified payrolls where they apply. Where the two agreements differ, this one governs between the parties.',
        ],
        [
          'Payment',
          'Contractor pays accepted work within the days stated, against invoice and lien waivers, whether or not the owner has paid. Retainage is never more than Contractor’s own under the prime contract and is paid when that is released. An amount in dispute is stated in writing; the rest is paid.',
        ],
        contract.terms.changes,
        [
          'Correction',
          'Subcontractor corrects defective work within 3 days of notice, or at once if water can enter, and again during the workmanship warranty stated above. If it does not, Contractor may correct the work and deduct the reasonable cost.',
        ],
        [
          'Insurance',
          'Subcontractor keeps the insurance agreed in force, without an exclusion for roofing, height, residential work or open roofs, and sends renewals before expiration. Without a current certificate, Subcontractor may not work.',
        ],
        [
          'Indemnity within the limits of state law',
          'Subcontractor indemnifies Contractor against third-party claims for injury or damage to property to the extent that the negligence of Subcontractor or its people caused them. It does not answer for the negligence of Contractor or others. Where the state sets a narrower limit, that limit applies.',
        ],
        [
          'Open roof',
          'Subcontractor opens no more roof than its crew can make watertight the same day, and closes every tie-in before leaving. Subcontractor is responsible for damage from a roof it left open.',
        ],
        [
          'No further subcontracting',
          'Subcontractor does not sublet the work without written consent. It pays its own crew and suppliers, and shows proof of payment.',
        ],
        [
          'Releases',
          'With each invoice, Subcontractor provides a conditional lien waiver for the amount billed and, for the previous payment, an unconditional one from itself and its suppliers, on the state’s form where there is one.',
        ],
        [
          'Customers and site',
          'Subcontractor does not agree to changes or prices with the owner, keeps the site clean each day, and puts no sign on the property.',
        ],
        [
          'Default and termination',
          'If Subcontractor falls behind, leaves a roof open or breaches another duty, and does not cure it within 48 hours of written notice, Contractor may finish the work and charge the reasonable extra cost. Either party may end this agreement between jobs on 7 days’ notice.',
        ],
        contract.terms.disputes,
        ...contract.businessClosing,
      ),
      d.section('Signatures'),
      d.signatures([
        { name: 'contractor', role: 'Contractor', withTitle: true },
        { name: 'subcontractor', role: 'Subcontractor', withTitle: true },
      ]),
    ]),
  ]
}

/** Labor subcontract for the system. */
export function subcontractorAgreement(system: RoofSystem): TemplateContent {
  const { qualification } = system.contracting
  return defineTemplate('contract', {
    system,
    name: 'Subcontractor Agreement',
    group: 'subcontractor',
    demand: [0.97, 'Nearly every job.'],
    description: `Subcontract for ${system.roofNoun} work: unit prices, installation standard, hazards, insurance, W-9, indemnity limits and lien waivers.`,
    tags: [
      'subcontractor agreement',
      'subcontract',
      '1099 crew',
      'certificate of insurance',
      'w-9',
      'flow-down',
      'indemnity',
      'lien waiver',
    ],
    fullDescription: [
      `A subcontract for crews that work on ${aRoof(system)}. It says what the crew must be able to show: ${inSentence(qualification)}. Work is accepted and paid against the installation steps and their checkpoints.`,
      `Safety is written for this roof, not in general terms: ${inSentence(system.safety.hazards.slice(0, 3).map(({ task, hazard }) => `${task} (${hazard})`))}, each with its control and who furnishes it. The personal protective equipment list is part of the agreement.`,
      'Unit prices add up to the subcontract sum. Certificates, W-9, crew ages and licenses are checked off before the first day; prime-contract duties flow down, indemnity stays within the limits of state law, and lien waivers come with every invoice.',
    ],
    howToUse: [
      'Enter the subcontractor’s legal name and check the license on the board’s website.',
      'Price the lines you give out and clear the others.',
      'Go through steps, hazards and equipment with the foreman.',
      'Check off certificates, W-9 and crew documents; if one is missing, do not start.',
      'Answer the independence questions honestly, and ask your attorney where the answers are weak.',
      'Check the state’s limit on indemnity on the cover page, and add any wording it requires.',
      'Collect waivers with every invoice.',
    ],
    expertGuide: [
      {
        title: 'A label does not make an independent contractor',
        text: 'Tax, wage, workers’ compensation and unemployment law each have their own test, and many states presume employment. Facts count: own tools, own crew, other customers, a price per job, the chance of a loss. If you set hours, rate and method, put the crew on payroll.',
        cite: '29 U.S.C. 203; 26 CFR 31.3121(d)-1',
      },
      contract.indemnityGuide,
      {
        title: `Accept ${system.shortName} work by its checkpoints`,
        text: `${system.installationSteps
          .slice(0, 3)
          .map(({ step, checkpoint }) => sentence(`${step}: ${checkpoint}`))
          .join(' ')} Inspect each step before it is covered, photograph it, and pay against it.`,
      },
      contract.lienWaiverGuide,
      {
        title: 'No one under 18 on or about a roof',
        text: 'Roofing work is closed to minors, on the roof and around it, with a narrow exception for registered apprentices and students. The rule covers a subcontractor’s helper on your site too. Ask for ages before the first day.',
        cite: '29 CFR 570.67',
      },
    ],
    pages: { main: 5, office: 1 },
    subject: 'Agreement between a roofing contractor and a subcontractor',
    intro: `Between the contractor and the subcontractor named below for labor on ${aRoof(system)}: price, quality, safety, insurance and releases.`,
    keywords: ['subcontractor agreement', 'subcontract', system.name],
    hasEditions: true,
    required: [
      'contract.date',
      'subcontractor.name',
      'subcontractor.address',
      'job.startDate',
      'job.completionDate',
      'price',
      'price.rate',
      'payment.netDays',
    ],
    parts: (edition) => partsOf(system, edition),
  })
}
