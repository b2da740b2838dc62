/** The frame of every contract with a homeowner: cover page, contract, sheets of their own, cancellation forms. */
import type { Edition } from '@/data/law/edition'
import * as d from '@/lib/documents/author'
import { cancellationCites, coverPage } from './cover'
import { emergencyStatement } from './emergency'
import { leadReceipt, withReceiptSigned } from './lead-receipt'
import {
  beforeSignatures,
  cancellationForms,
  contractNotices,
  emergencySheets,
  firstPageNotices,
  insuredSheets,
  stateSheets,
} from './state-texts'

/** What a contract with a homeowner cannot do without, whatever the work. */
export const homeRequired = ['contract.date', 'contract.soldAt', 'company.address'] as const

interface HomeContract {
  /** `Contract` or `Agreement`. */
  name: string
  /** From the parties to the terms. */
  blocks: readonly d.Block[]
  /** The signatures, and what follows them. */
  signing: readonly d.Block[]
  /** Law beyond the right to cancel, for the cover page. */
  cites?: readonly string[]
  /** Steps for the cover page. */
  steps?: readonly string[]
  /** An insurer may pay for the work: the state's notices for that come with it. */
  insured?: boolean
  /** The work is storm damage: a state's limit on deposits for that alone counts. */
  storm?: boolean
  /** The work may be an emergency: a sheet for the owner's own statement. */
  emergency?: boolean
  /** The work may disturb old paint: a receipt for the pamphlet on lead. */
  leadSafe?: boolean
  /** Printed below the signatures, or before the signing pages. */
  renewal?: readonly d.Block[]
  /** Roofs like this also belong to businesses, which sign in the same place. */
  forBusiness?: boolean
}

/** Who the owner is, where it may be a business. */
const businessOwner = (): d.Block[] => [
  d.fields(
    4,
    d.own('business.name', 'Owner, if a business (full legal name of the entity)', 'text', { span: 2 }),
    d.own('business.entity', 'Entity type and state', 'text', { span: 2 }),
  ),
  d.p('A business signs by its authorized representative; the right to cancel and consumer law are for homes only.'),
]

/** The contract itself, with the notices for homes and the signatures. */
function signedPart(edition: Edition, content: HomeContract): d.Part {
  const { name, blocks, signing, renewal = [], forBusiness, leadSafe } = content
  return d.titledPart(name, [
    ...firstPageNotices(edition),
    ...blocks,
    ...contractNotices(edition),
    ...beforeSignatures(edition, [...(forBusiness ? businessOwner() : []), ...(leadSafe ? leadReceipt() : [])]),
    ...(leadSafe ? withReceiptSigned(signing) : signing),
    ...renewal,
  ])
}

/** The parts without the fields that their notices ask for: two answers could contradict each other. */
function askingOnce(parts: readonly d.Part[]): d.Part[] {
  const questions = parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'notice' ? (block.answers?.question ?? []) : []))
  const isKept = ({ name }: d.Field): boolean => !questions.includes(name)
  const once = (block: d.Block): d.Block =>
    block.kind === 'fields' ? { ...block, fields: block.fields.filter(isKept) } : block
  return parts.map((part) => ({ ...part, blocks: part.blocks.map(once) }))
}

const signingSteps: readonly string[] = [
  'Hand out the state’s sheets and both cancellation forms where the owner lives in or owns the home; leave them out for a business and any other building. In doubt, hand them out.',
]

/**
 * The parts of a contract with a homeowner in an edition. The signed pages hold no advice of ours: that is on the
 * cover page.
 */
export const homeContract = (edition: Edition, content: HomeContract): d.Part[] => {
  const { blocks, cites = [], steps = [], insured, storm, emergency, leadSafe, forBusiness } = content
  const parts = askingOnce([
    signedPart(edition, content),
    ...stateSheets(edition),
    ...(insured ? insuredSheets(edition) : []),
    ...(emergency ? [emergencyStatement(), ...emergencySheets(edition)] : []),
    ...cancellationForms(edition),
  ])
  return [
    coverPage(edition, {
      parts,
      cites: [...cancellationCites, ...cites],
      steps: [...(forBusiness ? signingSteps : []), ...steps],
      emergency,
      leadSafe,
      storm,
      // A single payment is for finished work, not a deposit.
      payments: blocks.some((block) => block.kind === 'table' && block.name === 'payment' && block.rows.length > 1),
    }),
    ...parts,
  ]
}
