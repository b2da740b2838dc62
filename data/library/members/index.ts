import type { Template } from '@/data/shared/define-template'
import { crewBonusPlan } from './crew-bonus-plan'
import { estimatingSpeedSheet } from './estimating-speed-sheet'
import { roofingBusinessPlanWorkbook } from './roofing-business-plan-workbook'
import { stormResponsePlaybook } from './storm-response-playbook'
import { supplierNegotiationKit } from './supplier-negotiation-kit'

/** Outside the kinds that the catalogue counts and lists. */
export type MemberTemplate = Template<'member'>

/** The five documents of the newsletter's confirmed subscribers, outside all counts and lists. */
export const members: readonly MemberTemplate[] = [
  roofingBusinessPlanWorkbook,
  estimatingSpeedSheet,
  stormResponsePlaybook,
  crewBonusPlan,
  supplierNegotiationKit,
]
