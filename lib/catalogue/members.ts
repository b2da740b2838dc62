import { members } from '@/data/library/members'
import type { TemplateContent } from '@/data/shared/types'

/** A member document, as needed by the subscribers' page and the document build. */
export type MemberContent = Pick<TemplateContent, 'slug' | 'name' | 'description' | 'formats' | 'document'>

/** All member documents, in display order. */
export const memberContents: readonly MemberContent[] = members
