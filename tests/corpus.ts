/**
 * The documents of which every run tests bytes, pages, readers, examples, pictures and fillings; the full run tests all.
 * `tests/unit/corpus.test.ts` proves that they have each blueprint, each kind of block and the most wanted documents.
 */

const BLUEPRINT = 'The one of its blueprint.'
const WANTED = 'One of the 20 most wanted.'

/** By slug: why it is here. */
export const corpus: Readonly<Record<string, string>> = {
  // The most wanted by their demand, most of them also the one of their blueprint.
  'asphalt-shingles-residential-replacement-estimate': WANTED,
  'asphalt-shingles-commercial-replacement-estimate': WANTED,
  'asphalt-shingles-repair-estimate': WANTED,
  'asphalt-shingles-one-time-maintenance-estimate': WANTED,
  'asphalt-shingles-annual-maintenance-estimate': WANTED,
  'asphalt-shingles-residential-contract': WANTED,
  'asphalt-shingles-subcontractor-agreement': WANTED,
  'asphalt-shingles-safety-plan': WANTED,
  'asphalt-shingles-job-hazard-analysis': WANTED,
  'asphalt-shingles-daily-safety-checklist': WANTED,
  'asphalt-shingles-fall-protection-plan': WANTED,
  'asphalt-shingles-ppe-requirements-checklist': WANTED,
  'asphalt-shingles-toolbox-talk-topics': WANTED,
  'asphalt-shingles-emergency-response-plan': WANTED,
  'asphalt-shingles-incident-report-form': WANTED,
  'general-roof-replacement-estimate': WANTED,
  'general-roof-repair-estimate': WANTED,
  'change-order': WANTED,
  'standard-roofing-invoice': WANTED,
  'general-roof-condition-report': WANTED,

  // The other blueprints, each with another roof.
  'clay-tile-commercial-contract': BLUEPRINT,
  'roll-roofing-repair-contract': BLUEPRINT,
  'cedar-shake-emergency-repair-contract': BLUEPRINT,
  'silicone-coating-one-time-maintenance-contract': BLUEPRINT,
  'fluid-applied-annual-maintenance-agreement': BLUEPRINT,
  'built-up-roof-inspection-service-agreement': BLUEPRINT,
  'pvc-warranty-service-agreement': BLUEPRINT,
  'spray-foam-pre-installation-inspection': BLUEPRINT,
  'acrylic-coating-post-installation-inspection': BLUEPRINT,
  'torch-down-annual-maintenance-inspection': 'The one of its blueprint, with a summary of its own.',
  'metal-roofing-seasonal-inspection': BLUEPRINT,
  'green-roof-storm-damage-inspection': BLUEPRINT,
  'polyurea-coating-insurance-claim-inspection': BLUEPRINT,
  'modified-bitumen-warranty-inspection': BLUEPRINT,
  'concrete-tile-leak-investigation': BLUEPRINT,

  // Documents of faults that tests keep from coming back, and of layouts that no other document has.
  'synthetic-slate-residential-contract': 'The only one of its roof.',
  'shingle-roof-estimate': 'The essential estimate, which most tests fill in.',
  'pre-job-roof-inspection': 'The essential inspection: checklist, photos and list.',
  'proposal-email-template': 'Messages that begin a page.',
  'slate-residential-replacement-estimate': 'Lines added to a customer copy in Word.',
  'solar-shingles-residential-replacement-estimate': 'Counts of tiles and watts instead of squares.',
  'tpo-roofing-commercial-replacement-estimate': 'Orders in whole rolls.',
  'epdm-one-time-maintenance-estimate': 'Its findings are wide, which keeps the crew’s sheet on one page.',
  'epdm-residential-contract': 'State editions and their archive.',
  'conditional-progress-lien-waiver': 'One page, with forms of states.',
  'notice-of-cancellation': 'A statutory notice in copies.',
  'deposit-receipt': 'Limits of a deposit by state.',
  'osha-compliance-program-binder': 'Many papers in one file; a program that ends its page early.',
  'heat-illness-prevention-plan': 'A heat index that depends on two blanks.',
  'job-cost-tracker': 'A growing log with a summary.',
  'accounts-receivable-aging': 'Figures as of today; a growing log.',
  'lien-notice-deadline-tracker': 'Deadlines counted in days.',
  'progress-billing-workbook': 'Figures that carry over from line to line.',
  'piece-rate-pay-calculator': 'Pay by piece, with overtime.',
  'weekly-timesheet': 'Days and jobs that must agree; a paper for each reader.',
  'final-pay-worksheet': 'Figures that an unanswered question leaves blank.',
  'paid-time-off-tracker': 'Rows that recalculate in order.',
  'sales-pipeline-forecast': 'A growing log that LibreOffice recalculates.',
  'hidden-damage-notice': 'Lines added to it in Word.',
  'denied-claim-next-steps-letter': 'A letter behind a preparing sheet.',
  'social-media-post-library': 'Texts to copy, with a page of rules.',
  'job-offer-letter': 'A letter with a paper for each reader.',
  'material-order-form': 'An order with a paper for each reader.',
  'lead-tracker': 'A growing log of leads.',
}
