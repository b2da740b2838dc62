import { documentModel, part } from '@/lib/documents/author'
import type { Block, DocumentModel } from '@/lib/documents/model'

/** A document of these blocks alone, without a letterhead. */
export const documentOf = (...blocks: Block[]): DocumentModel =>
  documentModel({ title: 'T', subject: 'S', intro: '', letterhead: 'none', parts: [part('P', blocks)] })
