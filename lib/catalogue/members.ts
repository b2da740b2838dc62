import { members } from '@/data/library/members'
import type { TemplateContent } from '@/data/shared/types'

export type MemberContent = Pick<TemplateContent, 'slug' | 'name' | 'description' | 'formats' | 'pages' | 'document'>

export const memberContents: readonly MemberContent[] = members
