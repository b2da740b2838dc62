/** State notices: statute, what it asks for in our words, and slots for the official wording. */
import { column, field, fields, own, p, section, table, type Block, type RowInput } from '@/lib/documents/author'

export interface StateNotice {
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
    '“Home Improvement” heading, 10-point; down payment at most $1,000 or 10%, whichever is less; 3 days to cancel, 5 for seniors, 7 after a disaster, also by email and phone; subcontractor box.',
  ),
  notice(
    'CO',
    'C.R.S. 6-22-103 to -105',
    'Scope, dates, cost and contractor’s insurer; 72-hour rescission, also after a denied claim; deposit held in trust; bold statements; no deductible rebate.',
  ),
  notice(
    'FL',
    'Fla. Stat. 489.147, 713.015',
    'Construction lien notice; during a declared emergency, a roofing contract’s own cancellation notice in bold 18-point type; no gift or rebate for a claim.',
  ),
  notice(
    'GA, SC',
    'O.C.G.A. 10-1-393.12; S.C. Code 40-59-25',
    'Cancellation within 5 business days after a denial; SC statement in bold 10-point type.',
  ),
  notice('IL', '815 ILCS 513', 'Written above $1,000, with brochure and license number; no deductible rebate.'),
  notice('MA', 'G.L. c. 142A', 'Written above $1,000; deposit at most one third plus special orders.'),
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
    'Written contract; roofing: insurer’s name, type and limits of cover, no rebate, cancellation within 3 business days after a denial.',
  ),
  notice('OK', '59 O.S. 1151.21; HB 1940', 'Deductible notice with the estimate; storm-repair cancellation notice.'),
  notice(
    'PA',
    'HICPA, 73 P.S. 517.1 ff.',
    'Above $500: HIC number, street address, dates, price, subcontractors, Attorney General’s phone, $50,000 of cover, 3-day rescission; arbitration in 12-point bold capitals; banned clauses.',
  ),
  notice(
    'TX',
    'Bus. & Com. 27.02; Prop. 53.255',
    'Insurance work of $1,000 or more: notice in 12-point bold; disclosure statement.',
  ),
  notice(
    'Nine more',
    'Storm-repair statutes',
    'Insurance-paid repair: notice in the contract, cancellation after a denial. AL 8-36-2; AZ 32-1158.02; IN 24-5-11-10; KY 367.620; LA 37:2175.1; MO 407.725; NE 44-8603; SD 37-24-51; TN 62-6-601.',
  ),
]

const without = (...states: string[]) => homeNotices.filter(({ state }) => !states.includes(state))

/** For small work and service agreements, where no insurer pays: the storm-repair rows are left out. */
export const serviceNotices: readonly StateNotice[] = without('GA, SC', 'MN', 'OK', 'TX', 'Nine more')

/** Lien notices and retainage on commercial work. */
export const commercialNotices: readonly StateNotice[] = [
  notice(
    'AZ',
    'A.R.S. 33-992.01',
    'Preliminary notice within 20 days of first furnishing, by the prime contractor as well.',
  ),
  notice(
    'CA',
    'Civ. Code 8200; SB 61',
    'Preliminary notice within 20 days; from 2026, retention on private work at most 5%, with exceptions.',
  ),
  notice(
    'FL',
    'Fla. Stat. 713.06',
    'Notice to owner within 45 days of first furnishing by those without a contract with the owner; late notice loses the lien.',
  ),
  notice('NV', 'NRS 108.245', 'Notice of right to lien within 31 days of first furnishing.'),
  notice('NY', 'Gen. Bus. Law 756-c', 'Retainage on private work of $150,000 or more: at most 5%.'),
  notice('OR', 'ORS ch. 87', 'Notice of right to a lien within 8 business days, where one is asked for.'),
  notice(
    'TX',
    'Prop. Code ch. 53',
    'Monthly notices by those below the prime contractor by the 15th of the third month; owner’s reserved funds.',
  ),
  notice('WA', 'RCW 60.04.031', 'Notice to owner within 60 days of first furnishing.'),
  notice(
    'Federal work',
    '40 U.S.C. 3131, 3142',
    'Miller Act payment and performance bonds; Davis-Bacon wage rates and certified payrolls.',
  ),
]

const noticeTable = (notices: readonly StateNotice[]): Block =>
  table(
    'stateNotice',
    'State notices',
    [
      column('state', 'State', 'text', { width: 0.9, fixed: true }),
      column('statute', 'Statute', 'text', { width: 2.8, fixed: true }),
      column('asks', 'What it asks for, in our words', 'text', { width: 7.4, fixed: true }),
    ],
    notices.map(({ state, statute, asks }): RowInput => ({ state, statute, asks })),
  )

/** The schedule: what states ask for, then the slot for the wording of the one state where the property is. */
export const stateNotices = (
  notices: readonly StateNotice[],
  subject = 'home-improvement and roofing contracts',
): Block[] => [
  section('State notices', 'State notices: statutes, what they ask for, and slots for the official wording'),
  p(
    `States prescribe notices for ${subject}. This is a start, not a full list: take the official text of the property’s state and set it into the slot unchanged, in the type size that it asks for.`,
  ),
  noticeTable(notices),
  fields(
    4,
    field('job.state', { label: 'State of the property' }),
    own('notice.statute', 'Statute of the notice set in below', 'text', { span: 2 }),
    own('notice.initials', 'Owner’s initials'),
    own(
      'notice.text',
      'SLOT – official wording of the state notice, set in word for word (or “see attached notice”)',
      'multiline',
      {
        lines: 5,
        span: 4,
      },
    ),
  ),
]
