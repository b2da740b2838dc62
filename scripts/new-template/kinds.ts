import { clientCommunication } from '@/data/client-communication'
import { clientSections } from '@/data/client-communication/template'
import { hr } from '@/data/hr'
import { hrSubcategories } from '@/data/hr/template'
import { invoicing } from '@/data/invoicing'
import { invoicingGroups } from '@/data/invoicing/template'
import { marketing } from '@/data/marketing'
import { marketingGroups } from '@/data/marketing/template'
import { projectManagement } from '@/data/project-management'
import { sections } from '@/data/project-management/template'
import type { TemplateContent } from '@/data/types'
import { quote } from './texts'

export type Beside = 'Word' | 'Excel'

/** The parts of a template's file that differ by its kind. */
export interface AuthoredKind {
  /** The groups of its page, in order. */
  groups: readonly string[]
  /** What may stand beside the PDF, the usual one first. */
  besides: readonly [Beside, ...Beside[]]
  contents: readonly TemplateContent[]
  /** Which group a template stands in. */
  groupOf: (content: TemplateContent) => string | undefined
  /** The function of its `template.ts`, and what stands before the content in its call. */
  wrap: (group: string, beside: Beside) => { call: string; before: string; inside: string }
  /** The last block of its documents, made by its `template.ts`, where the kind asks for one. */
  closing?: { name: string; block: string }
  /** Whether the function itself makes the document from subject, intro and parts. */
  wrapsDocument: boolean
}

const bySubcategory = ({ subcategory }: TemplateContent): string | undefined => subcategory
const bySection = ({ section }: TemplateContent): string | undefined => section

/** The kinds whose documents are written one by one, by the name of their folder. */
export const authoredKinds: Readonly<Record<string, AuthoredKind>> = {
  'project-management': {
    groups: sections,
    besides: ['Word', 'Excel'],
    contents: projectManagement,
    groupOf: bySection,
    wrap: (group, beside) => ({ call: 'projectDocument', before: `${quote(group)}, ${quote(beside)}, `, inside: '' }),
    wrapsDocument: false,
  },
  'client-communication': {
    groups: clientSections,
    besides: ['Word', 'Excel'],
    contents: clientCommunication,
    groupOf: bySection,
    wrap: (group, beside) => ({
      call: 'clientTemplate',
      before: '',
      inside: `section: ${quote(group)}, beside: ${quote(beside)},`,
    }),
    wrapsDocument: true,
  },
  invoicing: {
    groups: invoicingGroups,
    besides: ['Excel'],
    contents: invoicing,
    groupOf: bySubcategory,
    wrap: (group) => ({ call: 'invoicingTemplate', before: `${quote(group)}, `, inside: '' }),
    wrapsDocument: false,
  },
  marketing: {
    groups: marketingGroups,
    besides: ['Word', 'Excel'],
    contents: marketing,
    groupOf: bySubcategory,
    wrap: (group, beside) => ({
      call: beside === 'Word' ? 'marketingPaper' : 'marketingWorkbook',
      before: `${quote(group)}, `,
      inside: '',
    }),
    wrapsDocument: false,
  },
  hr: {
    groups: hrSubcategories,
    besides: ['Word', 'Excel'],
    contents: hr,
    groupOf: bySubcategory,
    closing: { name: 'notLegalAdvice', block: "notLegalAdvice('TODO the statutes that it touches')," },
    wrap: (group, beside) => ({ call: 'hrDocument', before: `${quote(group)}, ${quote(beside)}, `, inside: '' }),
    wrapsDocument: true,
  },
}
