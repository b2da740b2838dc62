import { defineTemplate } from '@/data/shared/define-template'
import * as contract from '@/data/shared/contract'
import * as inspection from '@/data/shared/inspection'
import { aRoof, inSentence, sentence } from '@/data/shared/words'
import type { Edition } from '@/data/law/edition'
import { inspectionAreas, type RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** The points that are ordered; the report says what each is measured against. */
const points = (system: RoofSystem): d.Block =>
  d.tickList(
    'points',
    inspectionAreas.flatMap((area) => inspection.pointsInService(system, area).map(({ check }) => check)),
  )

const partsOf = (system: RoofSystem, edition: Edition): readonly d.Part[] =>
  contract.homeContract(edition, {
    name: 'Agreement',
    forBusiness: contract.isForBusiness(system),
    blocks: [
      ...contract.homeParties(),
      ...contract.roofOnFile(system),
      d.section('Purpose and access', 'Purpose, access method and dates of the inspection'),
      d.fields(
        4,
        d.choice('inspection.purpose', 'Purpose', [
          'Condition and budget',
          'Purchase or sale',
          'After a storm',
          'Leak',
          'Warranty',
          'Annual service',
        ]),
        d.field('inspection.inspector'),
        d.field('inspection.license', { span: 2 }),
        d.field('inspection.access'),
        d.field('inspection.date', { label: 'Date' }),
        d.own('service.reportDays', 'Report within (days)', 'number', { decimals: 0 }),
        d.own('inspection.reader', 'Others who may rely on it'),
      ),
      d.section('Points of the inspection', `${system.shortName} inspection points`),
      d.p('Points not marked, and areas that cannot be reached safely, are left out and listed in the report.'),
      points(system),
      d.section('Fee'),
      contract.priceTable(
        [
          'Visual inspection with report',
          'Leak investigation',
          'Cores, moisture scan or drone, as listed',
          'Repeat visit',
        ],
        0,
      ),
      d.section('Report'),
      d.bullets(
        'Findings with photographs, location and a rating for each marked point.',
        `An opinion on remaining life, compared with the ${system.typicalLifeYears[0]} to ${system.typicalLifeYears[1]} years usual for such roofs. ${sentence(system.lifeNote)}`,
        'Work in order of urgency: safety, leak, within a year, watch; budget figures only if ordered.',
      ),
      d.section('Terms'),
      contract.termsOf(
        [
          'What an inspection is',
          'The inspection describes what could be seen and reached on that day by the stated method. It is not a warranty, a code approval, an engineering opinion or a search for mold, asbestos or lead, and nothing is opened unless ordered.',
        ],
        [
          'No opinion on coverage',
          'The report states condition and likely cause. It gives no opinion on insurance coverage, and Contractor does not adjust or negotiate a claim.',
        ],
        [
          'Independence',
          'The fee does not depend on what is found. If Contractor also offers the repair, Owner is free to ask others for a price.',
        ],
        [
          'Leak investigation, cores and openings',
          'A leak investigation is ordered only if the price table has an amount for it; water tests and openings need Owner’s consent on the day. Each opening is made and closed with material that suits this roof and marked on a plan. If a manufacturer’s warranty is in force, the manufacturer’s approval is obtained first.',
        ],
        contract.serviceTerms.notWarranty,
        contract.serviceTerms.weatherVisits,
        contract.serviceTerms.report,
        [
          'Fee and changes',
          'The fee is due when the report has been sent. Work beyond the marked points is priced and approved in writing first. This agreement covers one inspection; another one needs a new signature.',
        ],
        contract.serviceTerms.callingOff,
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
    cites: ['Tex. Ins. Code 4102.163 (adjusting)'],
  })

/** Inspection for a fee. */
export function inspectionServiceAgreement(system: RoofSystem): TemplateContent {
  const particular = inspection.pointsInService(system, 'systemSpecific')
  const interior = inspection.pointsInService(system, 'interior')
  return defineTemplate('contract', {
    system,
    name: 'Inspection Service Agreement',
    group: 'core',
    demand: [0.52, 'Part of the companies, or some jobs.'],
    description: `Inspection agreement for ${aRoof(system)}: points, access method, fee, report contents, limits and right to cancel.`,
    tags: [
      'inspection agreement',
      'roof inspection',
      'inspection fee',
      'inspection contract',
      'leak investigation',
      'roof report',
    ],
    fullDescription: [
      `A paid inspection deserves its own agreement. This one lists every point of ${aRoof(system)}, including ${inSentence(particular.map(({ check }) => check))}, and from inside ${inSentence(interior.slice(0, 2).map(({ check }) => check))}.`,
      `It says how the roof is reached, who may rely on the report and what the fee includes. A leak investigation, if ordered, follows a fixed order and each step ends with what proves or rules out the source. It starts like this: ${sentence(inSentence([system.leakInvestigation[0] ?? '']))}`,
      `Limits are plain: a visual inspection is not a warranty, an engineering opinion or an opinion on insurance coverage, and the fee does not depend on the findings. The statement and the cancellation forms for a sale at the home are included, and a state’s edition adds that state’s notices.${contract.businessWords(system)}`,
    ],
    howToUse: [
      'Ask what the inspection is for and who will read it.',
      'Mark the points and choose the access method with safety in mind.',
      'Enter the fee; give the leak investigation an amount only if it is ordered.',
      'Check whether your state licenses inspectors for this purpose.',
      'Read the cover page, complete both forms and sign.',
      'Deliver the report within the agreed days and say what was not seen.',
    ],
    expertGuide: [
      {
        title: 'Agree on the criteria before you report defects',
        text: `A finding means something only when you say what it is measured against. On this roof, for example: ${particular.map(({ check, criterion }) => sentence(`${check}: ${criterion}`)).join(' ')}`,
      },
      {
        title: 'Keep inspection and sale apart',
        text: 'An inspection that always ends in a new roof soon loses its value. Charge a fee, say in the agreement that it does not depend on the outcome, and never offer a gift for it: Florida and other states forbid one where a claim may follow.',
        cite: 'Fla. Stat. 489.147',
      },
      contract.claimGuide,
      contract.cancellationGuide,
      contract.editionGuide,
      contract.listGuide(
        'What each point is measured against',
        inspectionAreas.flatMap((area) =>
          inspection.pointsInService(system, area).map(({ check, criterion }) => `${check}: ${criterion}`),
        ),
      ),
      contract.leakGuide(system),
      contract.defectsGuide(system),
    ],
    pages: { main: 3, notices: 2, office: 1 },
    subject: 'Agreement for the inspection of a roof',
    intro: `Between the contractor and the owner named below: what is inspected on ${aRoof(system)}, how, for what fee, and what the report can and cannot say.`,
    keywords: ['inspection agreement', 'roof inspection', system.name],
    hasEditions: true,
    required: [...contract.homeRequired, 'inspection.purpose', 'price', 'price.amount'],
    parts: (edition) => partsOf(system, edition),
  })
}
