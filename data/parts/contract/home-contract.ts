/** The frame of every contract with a homeowner: cover page, contract, sheets of their own, cancellation forms. */
import type { Edition } from '@/data/law/edition'
import * as d from '@/lib/documents/author'
import { cancellationCites, coverPage } from './cover'
import { emergencyStatement } from './emergency'
import { leadReceipt } from './lead-receipt'
import {
  beforeSignatures,
  cancellationForms,
  contractNotices,
  firstPageNotices,
  insuredSheets,
  stateSheets,
} from './state-texts'

interface HomeContract {
  /** `Contract` or `Agreement`. */
  name: string
  /** From the parties to the terms. */
  blocks: readonly d.Block[]
  /** The signatures, and what stands after them. */
  signing: readonly d.Block[]
  /** Law beyond the right to cancel, for the cover page. */
  cites?: readonly string[]
  /** Steps for the cover page. */
  steps?: readonly string[]
  /** An insurer may pay for the work: the state's notices for that come with it. */
  insured?: boolean
  /** The work may be an emergency: a sheet for the owner's own statement. */
  emergency?: boolean
  /** The work may disturb old paint: a receipt for the pamphlet on lead. */
  leadSafe?: boolean
}

/**
 * The parts of a contract with a homeowner in an edition. What is signed holds no advice of ours: that stands on the
 * cover page.
 */
export const homeContract = (edition: Edition, content: HomeContract): d.Part[] => {
  const { name, blocks, signing, cites = [], steps, insured, emergency, leadSafe } = content
  return [
    coverPage(edition, {
      cites: [...cancellationCites, ...cites],
      steps,
      emergency,
      leadSafe,
      payments: blocks.some((block) => block.kind === 'table' && block.name === 'payment'),
    }),
    d.part(name, [
      ...firstPageNotices(edition),
      ...blocks,
      ...contractNotices(edition),
      ...beforeSignatures(edition),
      ...signing,
    ]),
    ...stateSheets(edition),
    ...(insured ? insuredSheets(edition) : []),
    ...(leadSafe ? [leadReceipt()] : []),
    ...(emergency ? [emergencyStatement()] : []),
    ...cancellationForms(edition),
  ]
}
