import type { TemplateContent } from '@/data/shared/types'
import { budgetVsActualReport } from './budget-vs-actual-report'
import { changeOrderLog } from './change-order-log'
import { crewAssignmentBoard } from './crew-assignment-board'
import { crewTimeAndProductionSheet } from './crew-time-and-production-sheet'
import { dailyJobLog } from './daily-job-log'
import { deliveryInspectionReport } from './delivery-inspection-report'
import { equipmentAndRentalLog } from './equipment-and-rental-log'
import { jobCostTracker } from './job-cost-tracker'
import { jobDebrief } from './job-debrief'
import { materialOrderForm } from './material-order-form'
import { nonConformanceAndCorrectionReport } from './non-conformance-and-correction-report'
import { permitAndInspectionTracker } from './permit-and-inspection-tracker'
import { preConstructionMeetingAgenda } from './pre-construction-meeting-agenda'
import { preJobPlanningChecklist } from './pre-job-planning-checklist'
import { progressBillingWorkbook } from './progress-billing-workbook'
import { progressPhotoLog } from './progress-photo-log'
import { projectCloseoutPackage } from './project-closeout-package'
import { projectMeetingMinutes } from './project-meeting-minutes'
import { punchListTracker } from './punch-list-tracker'
import { qualityControlCheckpoints } from './quality-control-checkpoints'
import { requestForInformation } from './request-for-information-rfi'
import { retainageTracker } from './retainage-tracker'
import { roofingJobSchedule } from './roofing-job-schedule'
import { salesToProductionHandoff } from './sales-to-production-handoff'
import { siteLogisticsAndStagingPlan } from './site-logistics-and-staging-plan'
import { submittalLog } from './submittal-log'
import { tieInAndNightSealLog } from './tie-in-and-night-seal-log'
import { wasteAndDumpTicketLog } from './waste-and-dump-ticket-log'
import { weatherDayLog } from './weather-day-log'
import { workInProgressSchedule } from './work-in-progress-wip-schedule'

/** The 30 project management documents, in the order of their page. */
export const projectManagement: readonly TemplateContent[] = [
  preJobPlanningChecklist,
  salesToProductionHandoff,
  roofingJobSchedule,
  materialOrderForm,
  crewAssignmentBoard,
  permitAndInspectionTracker,
  siteLogisticsAndStagingPlan,
  dailyJobLog,
  deliveryInspectionReport,
  tieInAndNightSealLog,
  crewTimeAndProductionSheet,
  equipmentAndRentalLog,
  weatherDayLog,
  wasteAndDumpTicketLog,
  requestForInformation,
  submittalLog,
  preConstructionMeetingAgenda,
  projectMeetingMinutes,
  changeOrderLog,
  progressPhotoLog,
  qualityControlCheckpoints,
  punchListTracker,
  nonConformanceAndCorrectionReport,
  projectCloseoutPackage,
  jobDebrief,
  jobCostTracker,
  budgetVsActualReport,
  progressBillingWorkbook,
  retainageTracker,
  workInProgressSchedule,
]
