import { clientCommunication } from '@/data/client-communication'
import type { FamilyName } from '@/data/families'
import { hr } from '@/data/hr'
import { invoicing } from '@/data/invoicing'
import { marketing } from '@/data/marketing'
import { projectManagement } from '@/data/project-management'
import type { TemplateContent } from '@/data/types'

export type Beside = 'Word' | 'Excel'

/** The parts of a template's file that differ by its family. */
export interface AuthoredKind {
  contents: readonly TemplateContent[]
  /** What may stand beside the PDF, the usual one first. */
  besides: readonly [Beside, ...Beside[]]
  /** The function of `data/parts/notices.ts` that makes the last block of its documents, where the family asks for one. */
  notice?: string
}

/** The families whose documents are written one by one: their names are those of their folders. */
export const authoredKinds = {
  'project-management': { contents: projectManagement, besides: ['Word', 'Excel'] },
  'client-communication': { contents: clientCommunication, besides: ['Word', 'Excel'] },
  invoicing: { contents: invoicing, besides: ['Excel'] },
  marketing: { contents: marketing, besides: ['Word', 'Excel'] },
  hr: { contents: hr, besides: ['Word', 'Excel'], notice: 'notEmploymentAdvice' },
} as const satisfies Partial<Record<FamilyName, AuthoredKind>>
export type AuthoredName = keyof typeof authoredKinds
