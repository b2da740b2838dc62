import type { TemplateContent } from '@/data/shared/types'
import { certificateOfCompletion } from './certificate-of-completion'
import { changeOrder } from './change-order'
import { depositReceipt } from './deposit-receipt'
import { insuranceClaimDirectionToPay } from './insurance-claim-direction-to-pay'
import { lienWaivers } from './lien-waivers'
import { noticeOfCancellation } from './notice-of-cancellation'
import { noticeToOwner } from './notice-to-owner'
import { paymentPlan } from './payment-plan'
import { punchListAcceptance } from './punch-list-acceptance'
import { termsAndConditions } from './terms-and-conditions'
import { warrantyCertificate } from './warranty-certificate'
import { workAuthorization } from './work-authorization'

/** The four groups of the universal documents; the first tag of each document names its group. */
export const universalGroups = [
  'Change Orders',
  'Payment Agreements',
  'Insurance & Legal',
  'Supporting Documents',
] as const

/** The 15 universal documents, group by group. */
export const universalContracts: readonly TemplateContent[] = [
  changeOrder,
  workAuthorization,
  depositReceipt,
  paymentPlan,
  ...lienWaivers,
  termsAndConditions,
  noticeOfCancellation,
  insuranceClaimDirectionToPay,
  noticeToOwner,
  certificateOfCompletion,
  warrantyCertificate,
  punchListAcceptance,
]
