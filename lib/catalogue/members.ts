import { members } from '@/data/members'
import type { TemplateContent } from '@/data/types'

/** What the subscribers' page and the document build need of a member document. */
export type MemberContent = Pick<TemplateContent, 'slug' | 'name' | 'description' | 'formats' | 'document'>

/** The member documents as written, in the order they are shown. */
export const memberContents: readonly MemberContent[] = members
