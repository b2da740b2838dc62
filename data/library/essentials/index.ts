import { annualMaintenanceChecklist } from './annual-maintenance-checklist'
import { dailyCrewChecklist } from './daily-crew-checklist'
import { finalInspectionChecklist } from './final-inspection-checklist'
import { flatRoofEstimate } from './flat-roof-estimate'
import { followUpEmailTemplates } from './follow-up-email-templates'
import { generalRoofingQuote } from './general-roofing-quote'
import { initialCallScript } from './initial-call-script'
import { jobsiteSafetyChecklist } from './jobsite-safety-checklist'
import { metalRoofEstimate } from './metal-roof-estimate'
import { newCustomerOnboarding } from './new-customer-onboarding'
import { oshaComplianceChecklist } from './osha-compliance-checklist'
import { preJobRoofInspection } from './pre-job-roof-inspection'
import { proposalEmailTemplate } from './proposal-email-template'
import { shingleRoofEstimate } from './shingle-roof-estimate'
import { stormDamageAssessment } from './storm-damage-assessment'

/** The 15 essentials, in the order of their ids. */
export const essentials = [
  shingleRoofEstimate,
  metalRoofEstimate,
  flatRoofEstimate,
  generalRoofingQuote,
  preJobRoofInspection,
  finalInspectionChecklist,
  stormDamageAssessment,
  annualMaintenanceChecklist,
  initialCallScript,
  followUpEmailTemplates,
  proposalEmailTemplate,
  jobsiteSafetyChecklist,
  oshaComplianceChecklist,
  newCustomerOnboarding,
  dailyCrewChecklist,
]
