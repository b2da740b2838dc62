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
import type { TemplateContent } from '@/data/types'

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
