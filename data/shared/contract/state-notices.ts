/** State law on indemnity: the statute, and what it asks for in our words. */

export interface StateNotice {
  state: string
  statute: string
  asks: string
}

const notice = (state: string, statute: string, asks: string): StateNotice => ({ state, statute, asks })

/** Where a construction indemnity clause meets its limit. */
export const indemnityLimits: readonly StateNotice[] = [
  notice('AZ', 'A.R.S. 32-1159', 'Private work: not for the other side’s sole negligence.'),
  notice(
    'CA',
    'Civ. Code 2782, 2782.05',
    'Not for active negligence of the party protected; homes have their own rule.',
  ),
  notice('CO', 'C.R.S. 13-21-111.5(6)', 'To the extent of one’s own fault; additional-insured coverage too.'),
  notice('FL', 'Fla. Stat. 725.06', 'Coverage of the other side’s negligence needs a stated dollar limit.'),
  notice('GA', 'O.C.G.A. 13-8-2(b)', 'Not for the other side’s sole negligence.'),
  notice('IL', '740 ILCS 35', 'Not for the negligence of the party protected.'),
  notice('LA', 'La. R.S. 9:2780.1', 'Not for the negligence of the party protected, with exceptions.'),
  notice('MN', 'Minn. Stat. 337.02', 'To the extent of one’s own fault, with exceptions.'),
  notice('NY', 'Gen. Oblig. Law 5-322.1', 'Not for the negligence of the party protected, in whole or in part.'),
  notice('OH', 'O.R.C. 2305.31', 'Not for the negligence of the party protected.'),
  notice('OR', 'ORS 30.140', 'To the extent of one’s own fault; additional-insured coverage too.'),
  notice(
    'TX',
    'Ins. Code ch. 151',
    'Not for the other side’s fault, with exceptions; additional-insured coverage too.',
  ),
  notice('WA', 'RCW 4.24.115', 'To the extent of one’s own negligence where both are at fault.'),
]
