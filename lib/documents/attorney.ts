import { blocksOf, type DocumentModel } from './model'

/** Forms may be given out only if they say so clearly, Tex. Gov't Code 81.101(c). */
export const attorneyNote = 'Not a substitute for the advice of an attorney.'

/** The title of the note that closes documents which touch the law. */
const CLOSING_NOTE = 'Not legal advice'

/**
 * Returns whether a document has to say the note above: contracts, HR documents, and others, such as lien papers, that
 * close with a note on legal advice.
 */
export const needsAttorneyNote = (kind: string, model: DocumentModel): boolean =>
  kind === 'contract' ||
  kind === 'hr' ||
  blocksOf(model).some((block) => block.kind === 'callout' && block.title === CLOSING_NOTE)
