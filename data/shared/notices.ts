/** Closing notices: what a form is not, who should read it, which law it rests on, and how that was checked. */
import { asChecked } from '@/data/law/citations/stamp'
import { sentence } from '@/data/shared/words'
import * as d from '@/lib/documents/author'

const legal = (advice: string, cites: readonly string[]): d.Block =>
  d.legalNote('Not legal advice', advice, `${asChecked} ${sentence(cites.join('; '))}`)

/** Closes a contract or a letter that touches the law. */
export const notLegalAdvice = (...cites: string[]): d.Block =>
  legal('General information; no form fits every state. Have a local attorney review it before you use it.', cites)

const MISSING = 'Missing'

/** Says on the office's page what the law of a state asks for and the document does not have. */
export const missingNote = (text: string): d.Block => d.safetyNote(MISSING, text)

/** Whether the pages say that something is missing. */
export const hasMissingNote = (parts: readonly d.Part[]): boolean =>
  parts.some(({ blocks }) => blocks.some((block) => block.kind === 'callout' && block.title === MISSING))

/** Closes an HR document. */
export const notEmploymentAdvice = (...cites: string[]): d.Block =>
  legal(
    'General information; state and city law often adds to it. Have a local employment attorney review it before use.',
    cites,
  )

/** Closes a universal safety document: which rules, how they were checked, and that a state may ask for more. */
export const rulesNote = (text: string): d.Block =>
  d.p(
    `${text} Federal OSHA unless a state is named. ${asChecked} State programs may ask for more. Not legal advice.`,
    'Rules behind this form.',
  )
