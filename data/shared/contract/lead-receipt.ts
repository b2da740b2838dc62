import * as d from '@/lib/documents/author'

/**
 * The owner's receipt for the pamphlet on lead, for homes built before 1978. 40 CFR 745.84(a)(1) asks for it before the
 * renovation, 745.84(d) for the name, the address, the receipt of the pamphlet, signature and date, on a separate sheet
 * or in the contract.
 */
export const leadReceipt = (): d.Block[] => [
  d.p(
    'I, the owner or occupant, received a copy of the lead hazard information pamphlet “Renovate Right” before the work began. It tells me of the risk of exposure to lead from the work to be done in or on my home at the job site address above.',
    'Homes built before 1978.',
  ),
]

const party: d.Party = { name: 'leadOwner', role: 'Owner or occupant: pamphlet received' }

/** The signatures of the contract, with that of the receipt. */
export const withReceiptSigned = (signing: readonly d.Block[]): d.Block[] =>
  signing.map((block) => (block.kind === 'signatures' ? { ...block, parties: [...block.parties, party] } : block))
