import 'server-only'
import type { TemplateContent } from '@/data/shared/types'
import { attorneyNote, needsAttorneyNote } from '@/lib/documents/attorney'
import { checkOf, citationsOf, lastMonth, templateContents } from '@/lib/catalogue/contents'

function contentOf(slug: string): TemplateContent {
  const content = templateContents.find((candidate) => candidate.slug === slug)
  if (!content) throw new Error(`There is no template ${slug}`)
  return content
}

/** Returns the sentence that a template which touches the law must have on its page; undefined for all others. */
export function attorneyNoteOf(slug: string): string | undefined {
  const { kind, document } = contentOf(slug)
  return needsAttorneyNote(kind, document()) ? attorneyNote : undefined
}

/** 'Law read November 2026', or 'in part' if some text was not compared. Undefined if none was read. */
export function lawRead(slug: string): string | undefined {
  const keys = citationsOf(contentOf(slug).document()).map(({ key }) => key)
  const read = keys.filter((key) => checkOf(key).checked !== 'general knowledge')
  if (read.length === 0) return undefined
  return `Law read${read.length < keys.length ? ' in part,' : ''} ${lastMonth(read)}`
}
