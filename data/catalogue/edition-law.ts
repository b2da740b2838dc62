/** What says how far an edition of a state was checked, and what it lacks. */
export { withAddress } from '@/data/law/official'
export { printedTexts } from '@/data/law/printed'
export { checkedWords, DEPOSIT_GAP, gapsOf, isFirm } from '@/data/law/readiness'
export { missingWaivers } from '@/data/law/waivers'
export { missingCases, warningsOf, zeroDeposit } from '@/data/shared/contract/cover'
export { genericWarnings } from '@/data/shared/contract/lien-waiver-cover'
