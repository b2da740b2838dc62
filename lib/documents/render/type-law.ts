import { blocksOfKind, type DocumentModel } from '../model'

/** A law on the size of type that a document is under: contracts for homes, and those of California. */
export type TypeLaw = 'home' | 'california' | null

const CALIFORNIA = /\bCal\. B&P § 7159\b/

/** The law that a document is under, judged by the words of law that it prints. */
export function typeLawOf(model: DocumentModel): TypeLaw {
  const citations = blocksOfKind(model, 'notice').map(({ citation }) => citation)
  return citations.some((citation) => CALIFORNIA.test(citation)) ? 'california' : citations.length ? 'home' : null
}
