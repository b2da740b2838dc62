import type { TemplateContent } from '@/data/shared/types'
import { coldWeatherSafetyPlan } from './cold-weather-safety-plan'
import { equipmentInspectionLog } from './equipment-inspection-log'
import { firstAidLog } from './first-aid-log'
import { heatIllnessPreventionPlan } from './heat-illness-prevention-plan'
import { ladderInspectionChecklist } from './ladder-inspection-checklist'
import { nearMissReport } from './near-miss-report'
import { oshaComplianceProgramBinder } from './osha-compliance-program-binder'
import { safetyAuditForm } from './safety-audit-form'
import { safetyMeetingSignIn } from './safety-meeting-sign-in'
import { safetyTrainingRecord } from './safety-training-record'
import { safetyViolationNotice } from './safety-violation-notice'
import { scaffoldInspectionChecklist } from './scaffold-inspection-checklist'
import { siteSafetyOrientation } from './site-safety-orientation'
import { subcontractorSafetyAgreement } from './subcontractor-safety-agreement'
import { weatherDelayProtocol } from './weather-delay-protocol'

/** The 15 safety documents that fit every roof. */
export const universalSafety: readonly TemplateContent[] = [
  siteSafetyOrientation,
  oshaComplianceProgramBinder,
  safetyMeetingSignIn,
  nearMissReport,
  safetyViolationNotice,
  safetyAuditForm,
  subcontractorSafetyAgreement,
  equipmentInspectionLog,
  ladderInspectionChecklist,
  scaffoldInspectionChecklist,
  weatherDelayProtocol,
  heatIllnessPreventionPlan,
  coldWeatherSafetyPlan,
  firstAidLog,
  safetyTrainingRecord,
]
