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
  /** Roofs like this also belong to businesses: homes and businesses each have a signing page. */
  forBusiness?: boolean
}

/** What a signing page belongs to: it is signed apart from the first page, which has the letterhead and the number. */
const signedDocument = (): d.Block =>
  d.fields(
    4,
    d.own('contract.number', 'Contract number'),
    d.own('contract.date', 'Contract date', 'date'),
    d.field('company.name', { label: 'Contractor', span: 2 }),
    d.field('job.address', { span: 4 }),
  )

/** Who signs for a business, in place of the signing page for homes. */
const businessSigning = (): d.Part =>
  d.part('Signing page, business', [
    d.section('Signatures of a business', 'Signing page for an owner that is a business'),
    signedDocument(),
    d.p(
      'Owner signs as a business and for a building that is not Owner’s home. What this document says of the right to cancel and of consumer law applies to homes only.',
    ),
    d.fields(
      2,
      d.own('business.name', 'Owner (full legal name of the entity)'),
      d.own('business.entity', 'Entity type and state'),
    ),
    d.signatures([
      { name: 'businessOwner', role: 'Owner, by its authorized representative', withTitle: true },
      { name: 'businessContractor', role: 'Contractor', withTitle: true },
    ]),
  ])

/** The contract itself: one part, or for homes and businesses a body with two signing pages. */
function signedParts(edition: Edition, content: HomeContract): d.Part[] {
  const { name, blocks, signing, renewal = [], forBusiness } = content
  const body = [...firstPageNotices(edition), ...blocks]
  const atHome = [...contractNotices(edition), ...beforeSignatures(edition), ...signing]
  if (!forBusiness) return [d.titledPart(name, [...body, ...atHome, ...renewal])]
  return [
    d.titledPart(name, [...body, ...renewal]),
    d.part('Signing page, home', [
      d.section('Home improvement', 'Signing page for an owner at home, with the right to cancel'),
      signedDocument(),
      d.p('Owner signs this page for Owner’s home. It is part of the document before it.'),
      ...atHome,
    ]),
    businessSigning(),
  ]
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
  'Two signing pages: use the one for homes, with the state’s sheets and both cancellation forms, where the owner lives in or owns the home. Use the one for businesses for any other building, and take out the page for homes, the state’s sheets and the forms. In doubt, use the one for homes.',
]

/**
 * The parts of a contract with a homeowner in an edition. The signed pages hold no advice of ours: that is on the
 * cover page.
 */
export const homeContract = (edition: Edition, content: HomeContract): d.Part[] => {
  const { blocks, cites = [], steps = [], insured, storm, emergency, leadSafe, forBusiness } = content
  const parts = askingOnce([
    ...signedParts(edition, content),
    ...stateSheets(edition),
    ...(insured ? insuredSheets(edition) : []),
    ...(leadSafe ? [leadReceipt()] : []),
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
