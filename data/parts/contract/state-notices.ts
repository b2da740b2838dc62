/** State notices: statute, what it asks for in our words, and slots for the official wording. */
import * as d from '@/lib/documents/author'

interface StateNotice {
  state: string
  statute: string
  asks: string
}

const notice = (state: string, statute: string, asks: string): StateNotice => ({ state, statute, asks })

/** Home-improvement and roofing contract law. */
export const homeNotices: readonly StateNotice[] = [
  notice(
    'CA',
    'Bus. & Prof. 7159, 7159.5; AB 1327, SB 517',
    '“Home Improvement” heading, 10-point type; price in dollars; down payment at most $1,000 or 10%, whichever is less, and no payment ahead of the work; cancellation within 3 business days (seniors 5, after a disaster 7), also by email; subcontractor box.',
  ),
  notice(
    'CO',
    'C.R.S. 6-22-103 to -105',
    'Scope, dates, cost and contractor’s insurer; 72-hour rescission, also after a denied claim; deposit held in trust; bold statements; no deductible rebate.',
  ),
  notice(
    'FL',
    'Fla. Stat. 713.015, 489.1425, 489.147, ch. 558',
    'Above $2,500, signed lien notice (12-point bold capitals) and recovery-fund notice; defect-claim notice; emergency cancellation notice (bold 18-point); no gift.',
  ),
  notice(
    'GA, SC',
    'O.C.G.A. 10-1-393.12; S.C. Code 40-59-25',
    'Cancel in 5 business days after a denial; SC: bold 10-point.',
  ),
  notice('IL', '815 ILCS 513', 'Written above $1,000, with brochure and license number; no deductible rebate.'),
  notice(
    'MA',
    'G.L. c. 142A',
    'Written above $1,000; deposit at most one third or, if more, the cost of special orders.',
  ),
  notice('MD', 'Bus. Reg. 8-501, 8-617', 'MHIC license number and notice; deposit at most one third.'),
  notice(
    'MN',
    'Minn. Stat. 325E.66, 326B.811',
    'Deductible notice with first estimate; storm-repair cancellation notice.',
  ),
  notice('NJ', 'N.J.A.C. 13:45A-16.2', 'Written above $500, with registration number and 3-day notice.'),
  notice(
    'NY',
    'Gen. Bus. Law 771, 771-b',
    'Written contract; roofing: insurer’s name, type and limits of coverage, no rebate, cancellation within 3 business days after a denial.',
  ),
  notice('OK', '59 O.S. 1151.21; HB 1940', 'Deductible notice with the estimate; storm-repair cancellation notice.'),
  notice(
    'PA',
    '73 P.S. 517.1 ff.',
    'Above $500: HIC number, street address, dates, price, subcontractors, Attorney General’s phone, $50,000 coverage, 3-day rescission; arbitration in 12-point bold capitals.',
  ),
  notice('TX', 'Prop. 53.255; Bus. & Com. 27.02', 'Disclosure; insurance work from $1,000, notice in bold 12-point.'),
  notice(
    'Nine more',
    'AL 8-36-2; AZ 32-1158.02; IN 24-5-11-10; KY 367.620; LA 37:2175.1; MO 407.725; NE 44-8603; SD 37-24-51; TN 62-6-601',
    'Insurance-paid repair: notice in the contract, cancellation after a denial.',
  ),
]

const without = (...states: string[]) => homeNotices.filter(({ state }) => !states.includes(state))

/** For small work and service agreements, where no insurer pays: the storm-repair rows are left out. */
export const serviceNotices: readonly StateNotice[] = without('GA, SC', 'MN', 'OK', 'Nine more')

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

/** Lien notices, retainage, bonds and wages on commercial work. */
export const commercialNotices: readonly StateNotice[] = [
  ...lienDeadlines,
  notice('CA', 'SB 61', 'From 2026, retention on private work at most 5%, with exceptions.'),
  notice(
    'NY',
    'Gen. Bus. Law 756-c, 757',
    'Retainage on private work of $150,000 or more: at most 5%, released within 30 days of final approval.',
  ),
  notice(
    'Federal work',
    '40 U.S.C. 3131, 3142',
    'Miller Act payment and performance bonds; Davis-Bacon wage rates and certified payrolls.',
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

const noticeTable = (
  notices: readonly StateNotice[],
  heading = 'Statute, and a summary of what it requires',
): d.Block =>
  d.table(
    'stateNotice',
    'State notices',
    [
      d.column('state', 'State', 'text', { width: 0.9, fixed: true }),
      d.column('asks', heading, 'text', { width: 10.2, fixed: true }),
    ],
    notices.map(({ state, statute, asks }): d.RowInput => ({ state, asks: `${statute}: ${asks}` })),
  )

/** The slot for the wording of the one state where the property is. */
const noticeSlot = (label: string, initials: string): d.Block =>
  d.fields(
    4,
    d.field('job.state', { label: 'State of the property' }),
    d.own('notice.statute', 'Statute of the wording set in below', 'text', { span: 2 }),
    d.own('notice.initials', initials),
    d.own('notice.text', `SLOT – ${label}, set in word for word (or “see attached”)`, 'multiline', {
      lines: 3,
      span: 4,
    }),
  )

/** The schedule: what states ask for, then the slot. `subject` says what the notices are prescribed for. */
export const stateNotices = (
  notices: readonly StateNotice[],
  subject = 'home-improvement and roofing contracts',
): d.Block[] => [
  d.section('State notices', 'State notices: statutes, what they require, and slots for the official wording'),
  d.p(
    `States prescribe notices for ${subject}. This is a start, not a full list: set the official text of the property’s state into the slot unchanged, in the type size it requires.`,
  ),
  noticeTable(notices),
  noticeSlot('official wording of the state notice', 'Owner’s initials'),
]

/** How far an indemnity clause may go by state, and the slot for what a state asks to be written. */
export const indemnityNotices = (): d.Block[] => [
  d.section('State limits on indemnity', 'State limits on indemnity, with a slot for wording a state requires'),
  d.p(
    'How far an indemnity clause may reach, in summary. This is a start, not a full list: check the law of the state where the work is, and add any wording it requires.',
  ),
  noticeTable(indemnityLimits, 'Statute, and a summary of what a clause may cover'),
  noticeSlot('wording the state requires', 'Initials of both'),
]
