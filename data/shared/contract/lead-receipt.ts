import * as d from '@/lib/documents/author'

const party: d.Party = { name: 'leadOwner', role: 'Owner or occupant: pamphlet received' }

/**
 * Signatures with the owner's receipt for the pamphlet on lead, for homes built before 1978. 40 CFR 745.84(a)(1) asks for
 * it before the renovation, 745.84(d) for the name, the address, the receipt of the pamphlet, signature and date, on a
 * separate sheet or in the contract.
 */
export const withLeadReceipt = (signing: readonly d.Block[]): d.Block[] => [
  d.p(
    'I, the owner or occupant, received a copy of the lead hazard information pamphlet “Renovate Right” before the work began. It tells me of the risk of exposure to lead from the work to be done in or on my home at the job site address above.',
    'Homes built before 1978.',
  ),
  ...signing.map((block) => (block.kind === 'signatures' ? { ...block, parties: [...block.parties, party] } : block)),
]
