/** State law on lien notices and indemnity: the statute, and what it asks for in our words. */

export interface StateNotice {
  state: string
  statute: string
  asks: string
}

const notice = (state: string, statute: string, asks: string): StateNotice => ({ state, statute, asks })

/** When a notice must go out so that lien rights are kept. */
export const lienDeadlines: readonly StateNotice[] = [
  notice(
    'AZ',
    'A.R.S. 33-992.01',
    'Preliminary notice within 20 days of first furnishing, by the prime contractor as well.',
  ),
  notice('CA', 'Civ. Code 8200', 'Preliminary notice within 20 days of first furnishing.'),
  notice(
    'FL',
    'Fla. Stat. 713.06',
    'Notice to owner within 45 days of first furnishing by those without a contract with the owner; late notice loses the lien.',
  ),
  notice('NV', 'NRS 108.245', 'Notice of right to lien within 31 days of first furnishing.'),
  notice(
    'OR',
    'ORS 87.021',
    'Notice of right to a lien reaches back 8 business days; not required of those hired by the owner, or for labor on commercial work.',
  ),
  notice(
    'TX',
    'Prop. Code ch. 53',
    'Notices by those below the prime contractor by the 15th of the second month (residential) or third month (other) after unpaid work.',
  ),
  notice(
    'WA',
    'RCW 60.04.031',
    'Notice of right to claim a lien reaches back 60 days, on a new single-family house 10 days.',
  ),
]

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
