/** Closing notices: what a form is not, who should read it, and which law it rests on, with the month it was looked up. */
import * as d from '@/lib/documents/author'

/** The month in which the citations were last looked up. Printed on every contract. */
export const lawChecked = '2026-11'

/** The same for every HR document. */
export const employmentLawChecked = '2026-11'

/** The same for every universal safety document. */
export const rulesChecked = '2026-11'

const legal = (advice: string, checked: string, cites: readonly string[]): d.Block =>
  d.legalNote('Not legal advice', advice, `Law checked: ${checked}. ${cites.join('; ')}.`)

/** Closes a contract or a letter that touches the law. */
export const notLegalAdvice = (...cites: string[]): d.Block =>
  legal(
    'General information; no form fits every state. Have a local attorney review it before you use it.',
    lawChecked,
    cites,
  )

/** Closes an HR document. */
export const notEmploymentAdvice = (...cites: string[]): d.Block =>
  legal(
    'General information; state and city law often adds to it. Have a local employment attorney review it before use.',
    employmentLawChecked,
    cites,
  )

/** Closes a universal safety document: which rules, when they were looked up, and that a state may ask for more. */
export const rulesNote = (text: string): d.Block =>
  d.note(
    'Rules behind this form',
    `${text} Federal OSHA unless a state is named; checked ${rulesChecked}. State programs may ask for more. Not legal advice.`,
  )
