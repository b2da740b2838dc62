/** What says how far an edition of a state was checked, and what it lacks. */
export { withAddress } from './law/official'
export { printedTexts } from './law/printed'
export { checkedWords, DEPOSIT_GAP, gapsOf, isFirm } from './law/readiness'
export { missingWaivers } from './law/waivers'
export { missingCases, warningsOf, zeroDeposit } from './parts/contract/cover'
export { genericWarnings } from './parts/contract/lien-waiver-cover'
