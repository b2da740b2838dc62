import { crewBonusPlan } from './crew-bonus-plan'
import { estimatingSpeedSheet } from './estimating-speed-sheet'
import { roofingBusinessPlanWorkbook } from './roofing-business-plan-workbook'
import { stormResponsePlaybook } from './storm-response-playbook'
import { supplierNegotiationKit } from './supplier-negotiation-kit'
import type { MemberTemplate } from './template'

/** The five documents of the newsletter's confirmed subscribers, outside all counts and lists. */
export const members: readonly MemberTemplate[] = [
  roofingBusinessPlanWorkbook,
  estimatingSpeedSheet,
  stormResponsePlaybook,
  crewBonusPlan,
  supplierNegotiationKit,
]
