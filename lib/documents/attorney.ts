import { blocksOf, type DocumentModel } from './model'

/** Forms may be given out only if they say so clearly, Tex. Gov't Code 81.101(c). */
export const attorneyNote = 'Not a substitute for the advice of an attorney.'

const CLOSING_NOTE = 'Not legal advice'

/** Whether a document has to say the note: contracts, HR documents, and those with a closing note on it. */
export const needsAttorneyNote = (kind: string, model: DocumentModel): boolean =>
  kind === 'contract' ||
  kind === 'hr' ||
  blocksOf(model).some((block) => block.kind === 'callout' && block.title === CLOSING_NOTE)
