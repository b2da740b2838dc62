/**
 * How much each document is needed, from 0 to 1: by how common its roof system is, and how common the work is that it
 * belongs to. The place of a download count in its range, and the order of equal search results, follow from it.
 *
 * The figures rank; they measure nothing. Survey figures: NRCA's survey of its members on 2014 (Professional Roofing,
 * April 2015): in reroofing, asphalt shingles 58% of steep-slope work; TPO 26% and EPDM 24% of low-slope work.
 */
import type { RoofSystem } from '@/data/parts/system'

/** A figure from 0 to 1, and why it is that high or low. */
type Demand = readonly [demand: number, why: string]

/** By slug of the roof system. */
export const roofDemand: Readonly<Record<string, Demand>> = {
  'asphalt-shingles': [1, 'More than half of all steep-slope reroofing in NRCA’s survey.'],
  'metal-roofing': [0.7, 'Second on houses, and common on shops, barns and warehouses.'],
  'tpo-roofing': [0.6, 'The most installed low-slope membrane in NRCA’s survey.'],
  epdm: [0.52, 'Close behind TPO in reroofing, and a large stock of old roofs to repair.'],
  'modified-bitumen': [0.46, 'The usual small flat roof, on houses too; losing to single-ply.'],
  'concrete-tile': [0.42, 'The usual tile of the Southwest, California and Florida.'],
  pvc: [0.39, 'The third single-ply: restaurants and roofs with chemicals.'],
  'clay-tile': [0.36, 'Same regions as concrete tile, at a higher price.'],
  'torch-down': [0.33, 'Modified bitumen by one method, which insurers and codes restrict.'],
  'built-up-roof': [0.3, 'Many old roofs to repair and replace, few new ones.'],
  'silicone-coating': [0.27, 'The most asked-for restoration of old flat roofs.'],
  'acrylic-coating': [0.24, 'Restoration of metal and foam roofs where water drains.'],
  'cedar-shake': [0.21, 'Regional, and replaced by asphalt more often than by cedar.'],
  'roll-roofing': [0.18, 'Sheds, porches and short-lived repairs, often without papers.'],
  slate: [0.15, 'Old houses of the Northeast; a trade of few specialists.'],
  'spray-foam': [0.13, 'Needs its own rig; the Southwest mostly.'],
  'synthetic-slate': [0.1, 'A small premium market.'],
  'fluid-applied': [0.08, 'Reinforced liquid membranes: details and plaza decks, by certified crews.'],
  'polyurea-coating': [0.05, 'Needs a plural-component rig; rare on roofs.'],
  'solar-shingles': [0.03, 'Installed by few certified contractors.'],
  'green-roof': [0, 'A few cities, and mostly landscape contractors.'],
}

/** The roof that most searches without a roof are about. */
export const mostCommonRoof = 'asphalt-shingles'

interface Tier {
  /** Demand of the first document named. */
  from: number
  why: string
  /** Slugs, without the roof system’s for a document of every system; the most needed first. */
  documents: readonly string[]
}

/** Demand falls by this much from one document of a tier to the next. */
const STEP = 0.005

/** Documents that have a place in a range of several, or no range at all, by how often a roofer needs them. */
export const documentTiers: readonly Tier[] = [
  {
    from: 1,
    why: 'Nearly every job: it is priced, signed, changed, billed and closed with these.',
    documents: [
      'residential-contract',
      'general-roof-replacement-estimate',
      'general-roof-repair-estimate',
      'change-order',
      'standard-roofing-invoice',
      'general-roof-condition-report',
      'subcontractor-agreement',
      'repair-contract',
      'warranty-certificate',
      'notice-of-cancellation',
      'certificate-of-completion',
      'deposit-invoice',
      'final-invoice',
      'daily-job-log',
      'material-order-form',
      'photo-documentation-log',
      'roof-measurement-worksheet',
      'pre-job-planning-checklist',
      'crew-assignment-board',
      'safety-meeting-sign-in',
      'lead-tracker',
      'payment-receipt',
      'job-cost-tracker',
      'weekly-timesheet',
      'quick-roofing-quote',
    ],
  },
  {
    from: 0.84,
    why: 'Most companies, every week or month: storms and claims, payments, crews, callbacks.',
    documents: [
      'storm-damage-estimate',
      'storm-damage-inspection',
      'storm-damage-repair-contract',
      'work-authorization',
      'deposit-receipt',
      'conditional-progress-lien-waiver',
      'conditional-final-lien-waiver',
      'unconditional-final-lien-waiver',
      'unconditional-progress-lien-waiver',
      'insurance-claim-inspection',
      'pre-purchase-roof-inspection',
      'annual-maintenance-inspection',
      'leak-investigation',
      'commercial-contract',
      'insurance-claim-direction-to-pay',
      'terms-and-conditions',
      'punch-list-acceptance',
      'denied-claim-next-steps-letter',
      'project-completion-letter',
      'homeowner-job-preparation-letter',
      'appointment-confirmation-messages',
      'emergency-tarp-estimate',
      'gutter-installation-estimate',
      'crew-time-and-production-sheet',
      'change-order-log',
      'roofing-job-schedule',
      'permit-and-inspection-tracker',
      'roof-maintenance-proposal',
      'first-late-payment-notice',
      'ladder-inspection-checklist',
      'subcontractor-safety-agreement',
    ],
  },
  {
    from: 0.68,
    why: 'Most companies now and then, or the step after a document above.',
    documents: [
      'emergency-repair-contract',
      'annual-maintenance-agreement',
      'post-installation-inspection',
      'pre-installation-inspection',
      'roof-inspection-fee-quote',
      'emergency-tarp-contract',
      'payment-plan-agreement',
      'warranty-service-agreement',
      'gutter-installation-contract',
      'review-request-kit',
      'door-to-door-canvassing-script',
      'neighbor-notice-of-roofing-work',
      'thank-you-after-inspection-letter',
      'warranty-handover-letter',
      'hidden-damage-notice',
      'leak-callback-response',
      'complaint-response-letter',
      'inquiry-response-messages',
      'schedule-change-notice',
      'weather-delay-notice',
      'quality-control-checkpoints',
      'sales-to-production-handoff',
      'punch-list-tracker',
      'site-safety-orientation',
      'heat-illness-prevention-plan',
      'osha-compliance-program-binder',
      'first-aid-log',
      'job-offer-letter',
      'employment-application',
      'employee-warning-notice',
      'insurance-claim-invoice',
      'employee-handbook-core-policies',
    ],
  },
  {
    from: 0.52,
    why: 'Part of the companies, or some jobs: maintenance, details, gutters, offices with staff of their own.',
    documents: [
      'inspection-service-agreement',
      'one-time-maintenance-contract',
      'seasonal-inspection',
      'warranty-inspection',
      'time-and-materials-estimate',
      'gutter-repair-estimate',
      'metal-roof-coating-estimate',
      'progress-invoice',
      'chimney-and-flashing-inspection',
      'attic-and-ventilation-inspection',
      'gutter-and-drainage-inspection',
      'skylight-and-penetration-inspection',
      'drone-roof-survey',
      'gutter-repair-contract',
      'notice-to-owner-preliminary-notice',
      'time-and-materials-invoice',
      'service-call-invoice',
      'good-better-best-option-comparison',
      'roofing-price-list',
      'sales-commission-calculator',
      'milestone-payment-schedule',
      'demand-for-payment-letter',
      'paid-in-full-receipt',
      'labor-rate-and-markup-calculator',
      'job-profit-sheet',
      'accounts-receivable-aging',
      'invoice-register',
      'near-miss-report',
      'daily-progress-update',
      'project-start-notice',
      'material-delivery-notice',
    ],
  },
  {
    from: 0.36,
    why: 'Companies that have grown: sales teams, hiring, commercial work.',
    documents: [
      'safety-training-record',
      'weather-delay-protocol',
      'cold-weather-safety-plan',
      'equipment-inspection-log',
      'safety-violation-notice',
      'progress-photo-log',
      'delivery-inspection-report',
      'progress-billing-workbook',
      'schedule-of-values',
      'negative-review-response-guide',
      'final-walkthrough-invitation',
      'customer-satisfaction-survey',
      'property-damage-response-letter',
      'price-increase-notice',
      'communication-log',
      'photo-and-media-release',
      'change-order-explanation-letter',
      'annual-inspection-reminder',
      'storm-check-in-message',
      'job-declined-letter',
      'social-media-post-library',
      'objection-handling-guide',
      'in-home-sales-presentation-guide',
      'lead-intake-form',
      'door-hanger-copy-set',
      'customer-referral-program',
      'new-hire-onboarding-checklist',
      'new-hire-paperwork-checklist',
      'crew-foreman-job-description',
      'roofing-installer-job-description',
      'performance-review-form',
      'termination-letter',
    ],
  },
  {
    from: 0.2,
    why: 'Seldom, or one kind of company.',
    documents: [
      'skylight-installation-contract',
      'roof-coating-restoration-contract',
      'multi-building-portfolio-estimate',
      'moisture-survey-and-core-log',
      'remaining-life-assessment',
      'multi-building-roof-inventory',
      'safety-audit-form',
      'scaffold-inspection-checklist',
      'budget-vs-actual-report',
      'waste-and-dump-ticket-log',
      'weather-day-log',
      'pre-construction-meeting-agenda',
      'project-meeting-minutes',
      'request-for-information-rfi',
      'submittal-log',
      'job-debrief',
      'equipment-and-rental-log',
      'site-logistics-and-staging-plan',
      'project-closeout-package',
      'work-in-progress-wip-schedule',
      'retainage-tracker',
      'tie-in-and-night-seal-log',
      'building-inspection-notice',
      'non-conformance-and-correction-report',
      'roof-care-guide-for-owners',
      'delay-apology-letter',
      'warranty-anniversary-letter',
      'maintenance-plan-renewal-letter',
      'past-customer-re-engagement-messages',
      'conversation-summary-email',
      'contact-preferences-and-consent-form',
    ],
  },
]

const demandOfDocument: ReadonlyMap<string, number> = new Map(
  documentTiers.flatMap(({ from, documents }) => documents.map((slug, place) => [slug, from - place * STEP] as const)),
)

/**
 * Returns how much a document is needed, from 0 to 1.
 *
 * @param document its slug without the roof system's. One that the table does not name is needed least.
 * @param system the roof system that it is written for, if any
 * @param hasOwnRange true if its range of counts holds this document only, so that just the system tells its place
 */
export function demandOf(document: string, system?: Pick<RoofSystem, 'slug'>, hasOwnRange = false): number {
  const roof = system ? (roofDemand[system.slug]?.[0] ?? 0) : 1
  return system && hasOwnRange ? roof : roof * (demandOfDocument.get(document) ?? 0)
}

/**
 * Returns the download count at this place of its range.
 *
 * @throws RangeError where the range is not of whole numbers, or the demand not from 0 to 1
 */
export function baseCount(demand: number, [base, upTo]: readonly [base: number, upTo: number]): number {
  if (!Number.isInteger(base) || !Number.isInteger(upTo) || upTo < 0)
    throw new RangeError(`A range needs a whole base and width, not ${base} and ${upTo}`)
  if (!(demand >= 0 && demand <= 1)) throw new RangeError(`Demand must be from 0 to 1, not ${demand}`)
  return base + Math.round(upTo * demand)
}
