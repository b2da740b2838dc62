/** What the policies have in common: who adopts them, and the receipt that an employee signs. */
import type { GuideEntry } from '@/data/shared/types'
import * as d from '@/lib/documents/author'

/** Company, date in force, state and the person to ask. */
export const adoption = (contact: string): d.Block =>
  d.fields(
    4,
    d.own('policy.from', 'Effective date', 'date'),
    d.own('policy.states', 'States where we work'),
    d.own('policy.contact', contact),
    d.own('policy.phone', 'Phone of that person', 'phone'),
  )

/** The receipt: read, could ask, not a contract, and what no policy takes away. */
export const receipt = (): readonly d.Block[] => [
  d.section('Receipt', 'Receipt signed by the employee'),
  d.p(
    'I have received these pages, could ask questions, and know whom to ask. They are not a contract and may change. Nothing in them limits my right to talk about pay and working conditions, to act together with coworkers, to report a hazard, an injury or a violation, or to go to an agency.',
  ),
  d.fields(
    2,
    d.field('person.name', { label: 'Employee' }),
    d.own('policy.language', 'Read in (language), explained by'),
  ),
  d.signatures([{ name: 'employee', role: 'Employee' }]),
]

export const speechGuide: GuideEntry = {
  title: 'Rules that read too broadly',
  text: 'Employees, union or not, may talk about pay, hours, safety and supervisors, online and with reporters too. A rule that forbids “negative comments” or “discussing wages” is unlawful even if it is never used. Say what you protect, such as customers’ data, and leave the rest open.',
  cite: '29 U.S.C. 157, 158(a)(1)',
}
