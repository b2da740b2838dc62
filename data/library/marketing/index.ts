import type { TemplateContent } from '@/data/shared/types'
import { beforeAndAfterCaseStudy } from './before-and-after-case-study'
import { companyCapabilityStatement } from './company-capability-statement'
import { contentCalendar } from './content-calendar'
import { customerNewsletterTemplate } from './customer-newsletter-template'
import { customerReferralProgram } from './customer-referral-program'
import { doorHangerCopySet } from './door-hanger-copy-set'
import { doorToDoorCanvassingScript } from './door-to-door-canvassing-script'
import { financingOptionsSheet } from './financing-options-sheet'
import { googleBusinessProfileChecklist } from './google-business-profile-checklist'
import { inHomeSalesPresentationGuide } from './in-home-sales-presentation-guide'
import { leadIntakeForm } from './lead-intake-form'
import { leadSourceRoiCalculator } from './lead-source-roi-calculator'
import { leadTracker } from './lead-tracker'
import { marketingBudgetPlanner } from './marketing-budget-planner'
import { missedCallAndVoicemailScripts } from './missed-call-and-voicemail-scripts'
import { newLeadEmailSequence } from './new-lead-email-sequence'
import { objectionHandlingGuide } from './objection-handling-guide'
import { oldEstimateWinBackEmails } from './old-estimate-win-back-emails'
import { postcardMailerTemplates } from './postcard-mailer-templates'
import { projectVideoShotList } from './project-video-shot-list'
import { propertyManagerCallScript } from './property-manager-call-script'
import { propertyManagerEmailSequence } from './property-manager-email-sequence'
import { proposalInsertPages } from './proposal-insert-pages'
import { referralPartnerAgreement } from './referral-partner-agreement'
import { referralTracker } from './referral-tracker'
import { reviewRequestKit } from './review-request-kit'
import { roofingBidComparisonChecklist } from './roofing-bid-comparison-checklist'
import { roofingBlogArticleOutlines } from './roofing-blog-article-outlines'
import { salesActivityScorecard } from './sales-activity-scorecard'
import { salesPipelineForecast } from './sales-pipeline-forecast'
import { searchAdCopyWorkbook } from './search-ad-copy-workbook'
import { seasonalMaintenanceEmailCampaign } from './seasonal-maintenance-email-campaign'
import { socialMediaPostLibrary } from './social-media-post-library'
import { stormAreaCallScript } from './storm-area-call-script'
import { stormSeasonEmailCampaign } from './storm-season-email-campaign'
import { testimonialCollectionForm } from './testimonial-collection-form'
import { yardSignProgram } from './yard-sign-program'

/** The 37 marketing documents, in the order of their page. */
export const marketing: readonly TemplateContent[] = [
  doorToDoorCanvassingScript,
  missedCallAndVoicemailScripts,
  objectionHandlingGuide,
  stormAreaCallScript,
  inHomeSalesPresentationGuide,
  propertyManagerCallScript,
  newLeadEmailSequence,
  oldEstimateWinBackEmails,
  seasonalMaintenanceEmailCampaign,
  stormSeasonEmailCampaign,
  customerNewsletterTemplate,
  propertyManagerEmailSequence,
  companyCapabilityStatement,
  proposalInsertPages,
  roofingBidComparisonChecklist,
  beforeAndAfterCaseStudy,
  financingOptionsSheet,
  customerReferralProgram,
  referralPartnerAgreement,
  referralTracker,
  reviewRequestKit,
  testimonialCollectionForm,
  leadIntakeForm,
  leadTracker,
  salesPipelineForecast,
  leadSourceRoiCalculator,
  salesActivityScorecard,
  doorHangerCopySet,
  yardSignProgram,
  searchAdCopyWorkbook,
  postcardMailerTemplates,
  marketingBudgetPlanner,
  contentCalendar,
  socialMediaPostLibrary,
  roofingBlogArticleOutlines,
  googleBusinessProfileChecklist,
  projectVideoShotList,
]
