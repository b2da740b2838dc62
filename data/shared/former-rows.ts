import rows from '@/data/former-rows.json'
import type { DocumentModel } from '@/lib/documents/author'

const former = rows as Readonly<Record<string, DocumentModel['formerRows']>>

/**
 * The rows of a document's tables and checklists in the version of 27 November 2026, where the present ones differ. Drafts
 * of that time name their rows by number alone. Undefined for a document whose lists are the same.
 */
export const formerRowsOf = (slug: string): DocumentModel['formerRows'] => former[slug]
