import type { Blueprint } from '@/data/shared/define-template'
import { dailySafetyChecklist } from './daily-safety-checklist'
import { emergencyResponsePlan } from './emergency-response-plan'
import { fallProtectionPlan } from './fall-protection-plan'
import { incidentReportForm } from './incident-report-form'
import { jobHazardAnalysis } from './job-hazard-analysis'
import { ppeRequirementsChecklist } from './ppe-requirements-checklist'
import { safetyPlan } from './safety-plan'
import { toolboxTalkTopics } from './toolbox-talk-topics'

/** The eight safety documents of each system, in the order of the catalogue. */
export const safetyBlueprints: readonly Blueprint[] = [
  safetyPlan,
  jobHazardAnalysis,
  dailySafetyChecklist,
  fallProtectionPlan,
  ppeRequirementsChecklist,
  toolboxTalkTopics,
  emergencyResponsePlan,
  incidentReportForm,
]
