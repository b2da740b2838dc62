import type { TemplateContent } from '@/data/shared/types'
import { annualInspectionReminder } from './annual-inspection-reminder'
import { appointmentConfirmationMessages } from './appointment-confirmation-messages'
import { buildingInspectionNotice } from './building-inspection-notice'
import { changeOrderExplanationLetter } from './change-order-explanation-letter'
import { communicationLog } from './communication-log'
import { complaintResponseLetter } from './complaint-response-letter'
import { contactPreferencesAndConsentForm } from './contact-preferences-and-consent-form'
import { conversationSummaryEmail } from './conversation-summary-email'
import { customerSatisfactionSurvey } from './customer-satisfaction-survey'
import { dailyProgressUpdate } from './daily-progress-update'
import { delayApologyLetter } from './delay-apology-letter'
import { deniedClaimNextStepsLetter } from './denied-claim-next-steps-letter'
import { finalWalkthroughInvitation } from './final-walkthrough-invitation'
import { hiddenDamageNotice } from './hidden-damage-notice'
import { homeownerJobPreparationLetter } from './homeowner-job-preparation-letter'
import { inquiryResponseMessages } from './inquiry-response-messages'
import { jobDeclinedLetter } from './job-declined-letter'
import { leakCallbackResponse } from './leak-callback-response'
import { maintenancePlanRenewalLetter } from './maintenance-plan-renewal-letter'
import { materialDeliveryNotice } from './material-delivery-notice'
import { negativeReviewResponseGuide } from './negative-review-response-guide'
import { neighborNoticeOfRoofingWork } from './neighbor-notice-of-roofing-work'
import { pastCustomerReEngagementMessages } from './past-customer-re-engagement-messages'
import { photoAndMediaRelease } from './photo-and-media-release'
import { priceIncreaseNotice } from './price-increase-notice'
import { projectCompletionLetter } from './project-completion-letter'
import { projectStartNotice } from './project-start-notice'
import { propertyDamageResponseLetter } from './property-damage-response-letter'
import { roofCareGuideForOwners } from './roof-care-guide-for-owners'
import { scheduleChangeNotice } from './schedule-change-notice'
import { stormCheckInMessage } from './storm-check-in-message'
import { thankYouAfterInspectionLetter } from './thank-you-after-inspection-letter'
import { warrantyAnniversaryLetter } from './warranty-anniversary-letter'
import { warrantyHandoverLetter } from './warranty-handover-letter'
import { weatherDelayNotice } from './weather-delay-notice'

/** The 35 letters, messages and logs of the client communication, in the order of their page. */
export const clientCommunication: readonly TemplateContent[] = [
  inquiryResponseMessages,
  appointmentConfirmationMessages,
  thankYouAfterInspectionLetter,
  jobDeclinedLetter,
  homeownerJobPreparationLetter,
  neighborNoticeOfRoofingWork,
  projectStartNotice,
  dailyProgressUpdate,
  materialDeliveryNotice,
  scheduleChangeNotice,
  weatherDelayNotice,
  buildingInspectionNotice,
  changeOrderExplanationLetter,
  hiddenDamageNotice,
  delayApologyLetter,
  propertyDamageResponseLetter,
  complaintResponseLetter,
  leakCallbackResponse,
  priceIncreaseNotice,
  deniedClaimNextStepsLetter,
  negativeReviewResponseGuide,
  finalWalkthroughInvitation,
  projectCompletionLetter,
  warrantyHandoverLetter,
  roofCareGuideForOwners,
  customerSatisfactionSurvey,
  annualInspectionReminder,
  stormCheckInMessage,
  warrantyAnniversaryLetter,
  maintenancePlanRenewalLetter,
  pastCustomerReEngagementMessages,
  communicationLog,
  conversationSummaryEmail,
  contactPreferencesAndConsentForm,
  photoAndMediaRelease,
]
