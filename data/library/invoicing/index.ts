import type { TemplateContent } from '@/data/shared/types'
import { receivableAging } from './accounts-receivable-aging'
import { changeOrderQuote } from './change-order-quote'
import { collectionsCallLog } from './collections-call-log'
import { customerStatement } from './customer-statement-of-account'
import { demandLetter } from './demand-for-payment-letter'
import { depositInvoice } from './deposit-invoice'
import { drawRequestForm } from './draw-request-form'
import { finalInvoice } from './final-invoice'
import { finalLateNotice } from './final-late-payment-notice'
import { firstLateNotice } from './first-late-payment-notice'
import { goodBetterBest } from './good-better-best-option-comparison'
import { insuranceClaimInvoice } from './insurance-claim-invoice'
import { invoiceRegister } from './invoice-register'
import { jobProfitSheet } from './job-profit-sheet'
import { laborRateCalculator } from './labor-rate-and-markup-calculator'
import { lienDeadlineTracker } from './lien-notice-deadline-tracker'
import { milestonePaymentSchedule } from './milestone-payment-schedule'
import { paidInFullReceipt } from './paid-in-full-receipt'
import { partialPaymentReceipt } from './partial-payment-receipt'
import { paymentPlanCalculator } from './payment-plan-calculator'
import { paymentPolicy } from './payment-policy'
import { paymentReceipt } from './payment-receipt'
import { progressInvoice } from './progress-invoice'
import { quickRoofingQuote } from './quick-roofing-quote'
import { quoteFollowUpLog } from './quote-follow-up-log'
import { recurringMaintenanceBilling } from './recurring-maintenance-billing-schedule'
import { refundAndCreditMemo } from './refund-and-credit-memo'
import { retainageInvoice } from './retainage-invoice'
import { roofingPriceList } from './roofing-price-list'
import { salesCommissionCalculator } from './sales-commission-calculator'
import { scheduleOfValues } from './schedule-of-values'
import { secondLateNotice } from './second-late-payment-notice'
import { serviceCallInvoice } from './service-call-invoice'
import { standardRoofingInvoice } from './standard-roofing-invoice'
import { timeAndMaterialsInvoice } from './time-and-materials-invoice'

/** The 35 billing documents, in the order of their page: groups of 8, 4, 5, 4, 5, 5 and 4. */
export const invoicing: readonly TemplateContent[] = [
  standardRoofingInvoice,
  depositInvoice,
  progressInvoice,
  finalInvoice,
  retainageInvoice,
  timeAndMaterialsInvoice,
  insuranceClaimInvoice,
  serviceCallInvoice,
  quickRoofingQuote,
  goodBetterBest,
  changeOrderQuote,
  quoteFollowUpLog,
  milestonePaymentSchedule,
  paymentPlanCalculator,
  scheduleOfValues,
  drawRequestForm,
  recurringMaintenanceBilling,
  paymentReceipt,
  partialPaymentReceipt,
  paidInFullReceipt,
  refundAndCreditMemo,
  firstLateNotice,
  secondLateNotice,
  finalLateNotice,
  demandLetter,
  collectionsCallLog,
  receivableAging,
  customerStatement,
  invoiceRegister,
  lienDeadlineTracker,
  jobProfitSheet,
  roofingPriceList,
  laborRateCalculator,
  salesCommissionCalculator,
  paymentPolicy,
]
