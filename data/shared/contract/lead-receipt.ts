import * as d from '@/lib/documents/author'

/**
 * The owner's receipt for the pamphlet on lead, for homes built before 1978. 40 CFR 745.84(a)(1) asks for it before the
 * renovation, 745.84(d) for the name, the address, the receipt of the pamphlet, signature and date on a separate sheet
 * or in the contract.
 */
export const leadReceipt = (): d.Part =>
  d.part(
    'Lead-safe receipt',
    [
      d.section('Receipt for the lead hazard pamphlet', 'Receipt for “Renovate Right”, for homes built before 1978'),
      d.fields(
        2,
        d.field('customer.name', { label: 'Owner or occupant' }),
        d.field('job.address', { label: 'Home to be worked on' }),
      ),
      d.p(
        'I received a copy of the lead hazard information pamphlet “Renovate Right” before the work began. It tells me of the risk of exposure to lead from the work to be done in or on my home.',
      ),
      d.signatures([{ name: 'leadOwner', role: 'Owner or occupant' }]),
    ],
    { letter: true },
  )
