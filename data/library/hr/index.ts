import type { TemplateContent } from '@/data/shared/types'
import { antiHarassmentPolicy } from './anti-harassment-policy'
import { apprenticeRooferTrainingPlan } from './apprentice-roofer-training-plan'
import { attendanceAndCallInPolicy } from './attendance-and-call-in-policy'
import { crewForemanJobDescription } from './crew-foreman-job-description'
import { crewForemanScorecard } from './crew-foreman-scorecard'
import { crewSkillsMatrix } from './crew-skills-matrix'
import { drugAndAlcoholPolicy } from './drug-and-alcohol-policy'
import { employeeHandbookCorePolicies } from './employee-handbook-core-policies'
import { employeeInformationAndEmergencyContactForm } from './employee-information-and-emergency-contact-form'
import { employeeWarningNotice } from './employee-warning-notice'
import { employmentApplication } from './employment-application'
import { estimatorAndSalesJobDescription } from './estimator-and-sales-job-description'
import { exitInterviewForm } from './exit-interview-form'
import { expenseAndMileageReimbursementForm } from './expense-and-mileage-reimbursement-form'
import { finalPayWorksheet } from './final-pay-worksheet'
import { first90DaysPlan } from './first-90-days-plan'
import { foremanDevelopmentPlan } from './foreman-development-plan'
import { interviewScorecard } from './interview-scorecard'
import { jobOfferLetter } from './job-offer-letter'
import { licenseAndCertificationTracker } from './license-and-certification-tracker'
import { newHire90DayReview } from './new-hire-90-day-review'
import { newHireOnboardingChecklist } from './new-hire-onboarding-checklist'
import { newHirePaperworkChecklist } from './new-hire-paperwork-checklist'
import { paidTimeOffTracker } from './paid-time-off-tracker'
import { payChangeNotice } from './pay-change-notice'
import { performanceImprovementPlan } from './performance-improvement-plan'
import { performanceReviewForm } from './performance-review-form'
import { phonePhotoAndSocialMediaPolicy } from './phone-photo-and-social-media-policy'
import { pieceRatePayCalculator } from './piece-rate-pay-calculator'
import { resignationAcceptanceLetter } from './resignation-acceptance-letter'
import { reviewScheduleTracker } from './review-schedule-tracker'
import { roofingInstallerJobDescription } from './roofing-installer-job-description'
import { roofingOfficeManagerJobDescription } from './roofing-office-manager-job-description'
import { roofingWageScale } from './roofing-wage-scale'
import { salesRideAlongCoachingForm } from './sales-ride-along-coaching-form'
import { terminationChecklist } from './termination-checklist'
import { terminationLetter } from './termination-letter'
import { toolAndEquipmentIssueAgreement } from './tool-and-equipment-issue-agreement'
import { vehicleAndDrivingPolicy } from './vehicle-and-driving-policy'
import { weeklyTimesheet } from './weekly-timesheet'

/** The 40 documents of HR and team management, subcategory by subcategory. */
export const hr: readonly TemplateContent[] = [
  roofingInstallerJobDescription,
  crewForemanJobDescription,
  estimatorAndSalesJobDescription,
  roofingOfficeManagerJobDescription,
  employmentApplication,
  interviewScorecard,
  jobOfferLetter,
  newHireOnboardingChecklist,
  newHirePaperworkChecklist,
  first90DaysPlan,
  employeeInformationAndEmergencyContactForm,
  toolAndEquipmentIssueAgreement,
  crewSkillsMatrix,
  apprenticeRooferTrainingPlan,
  foremanDevelopmentPlan,
  salesRideAlongCoachingForm,
  licenseAndCertificationTracker,
  performanceReviewForm,
  crewForemanScorecard,
  newHire90DayReview,
  performanceImprovementPlan,
  reviewScheduleTracker,
  pieceRatePayCalculator,
  weeklyTimesheet,
  roofingWageScale,
  paidTimeOffTracker,
  payChangeNotice,
  expenseAndMileageReimbursementForm,
  employeeHandbookCorePolicies,
  drugAndAlcoholPolicy,
  vehicleAndDrivingPolicy,
  attendanceAndCallInPolicy,
  antiHarassmentPolicy,
  phonePhotoAndSocialMediaPolicy,
  employeeWarningNotice,
  terminationChecklist,
  terminationLetter,
  resignationAcceptanceLetter,
  exitInterviewForm,
  finalPayWorksheet,
]
